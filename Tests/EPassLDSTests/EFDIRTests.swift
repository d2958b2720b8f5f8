// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import Testing

@Suite("EF.DIR and application identifiers, ISO/IEC 7816-4, 8.2.1", .timed)
struct EFDIRTests {
    private static func template(_ identifier: [UInt8], _ rest: [UInt8] = []) -> [UInt8] {
        TLVWriter.encode(0x61, TLVWriter.encode(0x4F, identifier) + rest)
    }

    @Test("a label is text of 1 to 64 octets, or none, and spoils nothing")
    func labels() throws {
        let longest = [UInt8](repeating: 0x41, count: 64)
        let labels: [([UInt8], String?)] = [
            (Array("CIA zu DF.eSign".utf8), "CIA zu DF.eSign"), (longest, String(repeating: "A", count: 64)),
            (longest + [0x41], nil), ([], nil), ([0xC3, 0x28], nil), ([0x1B, 0x5B, 0x32, 0x4A], "\u{1B}[2J"),
        ]
        let octets = labels.enumerated().flatMap { index, label in
            Self.template([UInt8(index)], TLVWriter.encode(0x50, label.0))
        }
        let file = try EFDIR(decoding: octets, profile: .strict)
        #expect(file.applications.map(\.label) == labels.map(\.1))
        #expect(file.encoded() == octets)
        // Of two the first counts, and what stands in a template of its own is none.
        let nested = TLVWriter.encode(0x73, TLVWriter.encode(0x50, [0x42]))
        let twice = Self.template([1], nested + [0x50, 1, 0x43, 0x50, 1, 0x44])
        #expect(try EFDIR(decoding: twice).applications.map(\.label) == ["C"])
    }

    @Test("an application is known by its whole identifier, or by a registered prefix")
    func known() throws {
        func known(_ digits: String) -> KnownApplication? { ApplicationIdentifier(hexadecimal: digits)?.known }
        #expect(known("A0000002471001") == .eMRTD)
        #expect(known("A000000247100101") == nil && known("A00000024710") == nil)
        #expect(known("A0000002472002") == .visaRecords && KnownApplication.visaRecords.isOfLDS2)
        #expect(known("E80704007F00070302") == .eID && !KnownApplication.eID.isOfLDS2)
        #expect(known("E828BD080FA000000167455349474E") == .cryptographicInformation)
        #expect(known("A0000001510000") == .cardManager)
        #expect(known("A0000002480200") == .drivingLicence && known("A0000002480400") == .mobileDocument)
        #expect(known("A00000045645444C2D3031") == .europeanDrivingLicence)
        #expect(known("F0455041535301") == nil)
        for application in KnownApplication.allCases {
            #expect(ApplicationIdentifier(application.registered)?.known == application)
        }
        #expect(Set(KnownApplication.allCases.map(\.name)).count == KnownApplication.allCases.count)
    }
}
