// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassTLV

extension SimulatorProfile {
    /// Hostile chips by the list of threats (`T-09`), where no other profile shows them.
    package static let threats: [SimulatorProfile] =
        [
            protected("t-09-do-order", "DO'99' stands before DO'87', under a right checksum", .init(.first, 0x99)),
            protected("t-09-no-mac", "DO'8E' is missing", .init(.drop, 0x8E)),
            protected("t-09-short-mac", "DO'8E' lacks its last four octets", .init(.cut, 0x8E, count: 4)),
            protected("t-09-double-status", "DO'99' comes twice, under a right checksum", .init(.double, 0x99)),
            protected(
                "t-09-other-status", "DO'99' says 6A82 where the status bytes say 9000, under a right checksum",
                .init(.replace, 0x99, value: [0x6A, 0x82])),
            protected("t-09-no-data", "DO'87' is left out, under a right checksum", .init(.drop, 0x87)),
            protected(
                "t-09-cut-data", "DO'87' lacks its last octet, under a right checksum", .init(.cut, 0x87, count: 1)),
            protected("t-09-wrong-tag", "DO'87' has the tag 81, under a right checksum", .init(.retag, 0x87, as: 0x81)),
            threat(
                "t-06-relay", "Every answer comes 300 milliseconds late, as over a relay.",
                .init(when: RuleCondition(), then: RuleEffect { $0.delay = RuleDelay(milliseconds: 300) })),
            SimulatorProfile(
                "t-11-deep-nesting", "EF.DG14 is two thousand data objects one in another.",
                document: { $0.files[14] = nested(2000, in: 0x6E) }),
            SimulatorProfile(
                "t-11-many-elements", "EF.DG14 is a set of twenty thousand empty sequences.",
                document: {
                    let many = [UInt8]([[UInt8]](repeating: [0x30, 0x00], count: 20_000).joined())
                    $0.files[14] = TLVWriter.encode(0x6E, TLVWriter.encode(0x31, many))
                }),
            SimulatorProfile(
                "t-12-huge-key", "EF.DG15 has an RSA key of 65,536 bits.",
                document: { $0.files[15] = hugeKey(octets: 8192) }),
            threat(
                "t-13-silent", "The chip never answers READ BINARY of EF.DG2.",
                .init(
                    when: .at(.read) { $0.files = [.dataGroup(.dg2)] }, then: RuleEffect { $0.isSilent = true })),
            SimulatorProfile(
                "t-13-dribble", "READ BINARY gives one octet, and takes five seconds.",
                behaviour: {
                    $0.shortReads = 1
                    $0.rules = [
                        .init(when: .at(.read), then: RuleEffect { $0.delay = RuleDelay(milliseconds: 5000) })
                    ]
                }),
            threat(
                "t-10-too-much", "READ BINARY of EF.DG2 gives 60,000 octets, whatever is asked for.",
                .init(
                    when: .at(.read) { $0.files = [.dataGroup(.dg2)] }, then: RuleEffect { $0.random = 60_000 })),
            SimulatorProfile(
                "t-22-broken-image", "The portrait is a JPEG 2000 file that ends behind its header.",
                document: { $0.portrait = brokenImage }),
            SimulatorProfile(
                "t-32-hostile-text", "EF.DG11 has names with escapes of a terminal, markup and turned directions.",
                document: {
                    $0.givePersonalDetails {
                        $0.otherNames = ["\u{1B}[2JERIKSSON<<ANNA", "<script>alert(1)</script>", "\u{202E}ANNA"]
                        $0.profession = "=HYPERLINK(\"x\")"
                    }
                }),
        ] + ecads

    /// Malformed encrypted chip authentication data (Doc 9303-11, 4.4.3.5), T-08.
    private static let ecads: [SimulatorProfile] = [
        mapped("t-08-cam-wrong-tag", "comes with tag 8B", .init(.retag, 0x8A, as: 0x8B)),
        mapped("t-08-cam-no-tag", "comes without tag and length", .init(.unwrap, 0x8A)),
        mapped("t-08-cam-empty", "is empty", .init(.replace, 0x8A, value: [])),
        fault("t-08-cam-cut", "lacks an octet", .truncatedChipAuthenticationData),
        fault("t-08-cam-unpadded", "is padded with zeros alone", .unpaddedChipAuthenticationData),
        fault("t-08-cam-wrapped", "stands in an OCTET STRING", .wrappedChipAuthenticationData),
        step("t-08-pace-tag-90", "nonce", .paceNonce, .init(.retag, 0x80, as: 0x90)),
        step("t-08-pace-tag-92", "mapping data", .paceMapping, .init(.retag, 0x82, as: 0x92)),
        step("t-08-pace-tag-94", "ephemeral key", .paceAgreement, .init(.retag, 0x84, as: 0x94)),
        step("t-08-pace-tag-96", "token", .paceToken, .init(.retag, 0x86, as: 0x96)),
    ]

    private static func threat(_ name: String, _ text: String, _ rules: ChipRule...) -> SimulatorProfile {
        SimulatorProfile(name, text, behaviour: { $0.rules = rules })
    }

    private static func protected(_ name: String, _ text: String, _ change: ObjectChange) -> SimulatorProfile {
        threat(
            name, "From the fifth protected answer on, \(text).",
            .init(
                when: RuleCondition {
                    $0.isProtected = true
                    $0.nth = Occurrence(from: 5)
                }, then: RuleEffect { $0.protectedObjects = [change] }))
    }

    private static func mapped(_ name: String, _ text: String, _ change: ObjectChange) -> SimulatorProfile {
        SimulatorProfile(
            name, "The chip authentication data \(text).", document: { $0.proveByMapping() },
            behaviour: { $0.rules = [.init(when: .at(.paceToken), then: RuleEffect { $0.objects = [change] })] })
    }

    private static func fault(_ name: String, _ text: String, _ fault: PACEFault) -> SimulatorProfile {
        SimulatorProfile(
            name, "The chip authentication data \(text).", document: { $0.proveByMapping() },
            behaviour: { $0.paceFault = fault })
    }

    private static func step(
        _ name: String, _ text: String, _ step: ChipStep, _ change: ObjectChange
    ) -> SimulatorProfile {
        SimulatorProfile(
            name, "The chip's \(text) has the tag \(change.tag ?? 0) instead of \(change.object).",
            document: { $0.accessControl = .pace },
            behaviour: { $0.rules = [.init(when: .at(step), then: RuleEffect { $0.objects = [change] })] })
    }

    private static func nested(_ depth: Int, in tag: TLVTag) -> [UInt8] {
        var octets: [UInt8] = []
        for _ in 0..<depth { octets = TLVWriter.encode(0x30, octets) }
        return TLVWriter.encode(tag, octets)
    }

    /// A SubjectPublicKeyInfo of RSA (RFC 8017, A.1.1) whose modulus has that many octets.
    private static func hugeKey(octets: Int) -> [UInt8] {
        let modulus = [0x00] + [UInt8](repeating: 0xFF, count: octets)
        let key = TLVWriter.encode(
            0x30, TLVWriter.encode(0x02, modulus) + TLVWriter.encode(0x02, [0x01, 0x00, 0x01]))
        let algorithm: [UInt8] = [
            0x30, 0x0D, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01, 0x05, 0x00,
        ]
        return TLVWriter.encode(0x6F, TLVWriter.encode(0x30, algorithm + TLVWriter.encode(0x03, [0x00] + key)))
    }

    /// The signature box of JP2 (ISO/IEC 15444-1, I.5.1), the file type box, and a header box of 336 by 432 points
    /// behind which nothing comes.
    private static let brokenImage: [UInt8] =
        [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]
        + [
            0x00, 0x00, 0x00, 0x14, 0x66, 0x74, 0x79, 0x70, 0x6A, 0x70, 0x32, 0x20, 0x00, 0x00, 0x00, 0x00, 0x6A, 0x70,
            0x32, 0x20,
        ]
        + [
            0x00, 0x00, 0x00, 0x1E, 0x6A, 0x70, 0x32, 0x68, 0x00, 0x00, 0x00, 0x16, 0x69, 0x68, 0x64, 0x72, 0x00, 0x00,
            0x01, 0xB0, 0x00, 0x00, 0x01, 0x50, 0x00, 0x03, 0x07, 0x07, 0x00, 0x00,
        ]
}
