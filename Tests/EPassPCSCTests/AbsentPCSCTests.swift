// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport

#if !PCSC
    import EPassISO7816
    import EPassMessages
    import EPassPCSC
    import Testing

    @Suite("A build without PC/SC", .timed)
    struct AbsentPCSCTests {
        @Test("says so at every door")
        func absent() async throws {
            let errors = [
                await #expect(throws: CardChannelError.self) { try await PCSCReaderList.current() },
                await #expect(throws: CardChannelError.self) { try await PCSCMonitor().waitForCard() },
                await #expect(throws: CardChannelError.self) { try await PCSCCardChannel.connect(to: "Reader") },
                await #expect(throws: CardChannelError.self) { for try await _ in PCSCMonitor().events() {} },
            ]
            for error in errors {
                #expect(error?.code == .noService)
                #expect(error?.reason == "This build of epass has no PC/SC.")
                #expect(error?.remedy.english.contains("trait PCSC") == true)
            }
        }
    }
#endif
