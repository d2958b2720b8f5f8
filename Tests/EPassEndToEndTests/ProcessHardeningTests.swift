// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import Foundation
import Testing

@testable import EPassCLI

@Suite("What a process does that holds other people's data (T23)", .timed)
struct ProcessHardeningTests {
    @Test("no core file, and no debugger of the same user")
    func hidden() async {
        await #expect(processExitsWith: .exitCode(17)) {
            guard Self.isDumpable else { exit(2) }
            ProcessHardening.apply()
            var limit = rlimit()
            guard getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit) == 0 else { exit(3) }
            exit(limit.rlim_cur == 0 && limit.rlim_max == 0 && !Self.isDumpable ? 17 : 4)
        }
    }

    /// What PR_GET_DUMPABLE says. `prctl` has a variable number of arguments, which Swift cannot call by name.
    private static var isDumpable: Bool {
        typealias Control = @convention(c) (CInt, CUnsignedLong, CUnsignedLong, CUnsignedLong, CUnsignedLong) -> CInt
        let control = dlsym(nil, "prctl").map { unsafeBitCast($0, to: Control.self) }
        return control?(3, 0, 0, 0, 0) == 1
    }
}
