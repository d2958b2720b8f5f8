// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

extension SimulatorProfile {
    /// Genuine documents whose chips have ways of their own to find or to guard files (F-67, F-68).
    package static let reading: [SimulatorProfile] = [
        SimulatorProfile(
            "sfi-falls-to-master-file",
            "There is no EF.COM; a short identifier that the application lacks selects and reads that of the master file.",
            behaviour: fallToMasterFile),
        SimulatorProfile(
            "sfi-falls-to-master-file-bac", "The same with Basic Access Control alone.",
            document: { $0.proveNothing(behind: .basic) }, behaviour: fallToMasterFile),
        SimulatorProfile(
            "sfi-falls-to-master-file-plain", "The same without any access control.",
            document: { $0.proveNothing(behind: .none) }, behaviour: fallToMasterFile),
        SimulatorProfile(
            "sfi-means-master-file", "Short identifiers mean files of the master file, in the application too.",
            behaviour: {
                $0.shortIdentifiers = .meanMasterFile
                $0.extendedLength = .wide
            }),
        SimulatorProfile(
            "sfi-means-master-file-cam",
            "The same with chip authentication mapping: the identifier of EF.SOD gives EF.CardSecurity.",
            document: { $0.proveByMapping() }, behaviour: { $0.shortIdentifiers = .meanMasterFile }),
        refused(0x6A82), refused(0x6A86), refused(0x6B00), refused(0x6D00), refused(0x6700), refused(0x6982),
        SimulatorProfile(
            "sfi-empty", "A short identifier is answered with 9000 and no data.",
            behaviour: { $0.shortIdentifiers = .empty }),
        unprotected(0x6A82), unprotected(0x6A86), unprotected(0x6D00), unprotected(0x6982),
        SimulatorProfile(
            "sfi-unprotected-6a82-bac",
            "The same after Basic Access Control, and guarded files are answered with 6A82 before it.",
            document: {
                $0.accessControl = .basic
                $0.activeAuthentication = nil
            },
            behaviour: {
                $0.shortIdentifiers = .refused(0x6A82)
                $0.sendsErrorsPlain = true
                $0.guardedWord = 0x6A82
                $0.missingFiles = [.com]
            }),
        wrong("com", .com, .dataGroup(.dg1)), wrong("sod", .sod, .com), wrong("dg1", .dataGroup(.dg1), .com),
        wrong("dg2", .dataGroup(.dg2), .dataGroup(.dg1)),
        open("sod", [.com, .sod], "EF.COM and EF.SOD are"), open("com", [.com], "EF.COM is"),
        open("all-but-dg1", [.com, .sod, .dataGroup(.dg2), .dataGroup(.dg11)], "Everything but EF.DG1 is"),
        open("dg1", [.com, .sod, .dataGroup(.dg1)], "EF.COM, EF.SOD and EF.DG1 are"),
        SimulatorProfile(
            "open-dg1-6a82", "The same, and the other files are said not to be there until then.",
            document: { $0.accessControl = .basic },
            behaviour: {
                $0.plainFiles = [.com, .sod, .dataGroup(.dg1)]
                $0.guardedWord = 0x6A82
            }),
        SimulatorProfile(
            "open-all-but-dg2",
            "Everything but EF.DG2 is read before Basic Access Control, and the chip proves nothing.",
            document: { $0.proveNothing(behind: .basic) },
            behaviour: {
                $0.plainFiles = [.com, .sod, .dataGroup(.dg1), .dataGroup(.dg11)]
                $0.guardedWord = 0x6985
            }),
        denied("6982-plain", "READ BINARY with a short identifier is refused with 6982", .refused(0x6982)),
        denied("6985-plain", "READ BINARY with a short identifier is refused with 6985", .refused(0x6985)),
        denied(
            "dg1-6982-plain", "The short identifier of EF.DG1 alone is refused with 6982",
            .refusedFor(.dataGroup(.dg1), 0x6982)),
        denied(
            "dg2-6982-plain", "The short identifier of EF.DG2 alone is refused with 6982",
            .refusedFor(.dataGroup(.dg2), 0x6982)),
        SimulatorProfile(
            "select-p2-00", "SELECT is taken only where it asks for an answer (P2 = 00).",
            behaviour: { $0.selectsWithAnswerOnly = true }),
        SimulatorProfile(
            "select-p2-00-sfi-6a82", "The same, and READ BINARY with a short identifier is refused with 6A82.",
            behaviour: {
                $0.selectsWithAnswerOnly = true
                $0.shortIdentifiers = .refused(0x6A82)
            }),
        SimulatorProfile(
            "select-p2-00-plain", "The same without any access control.",
            document: { $0.proveNothing(behind: .none) },
            behaviour: {
                $0.selectsWithAnswerOnly = true
                $0.shortIdentifiers = .refused(0x6A82)
            }),
        SimulatorProfile(
            "master-file-3f00",
            "Nothing is selected after a reset until SELECT of the master file by its identifier.",
            behaviour: { $0.masterFileSelection = .byIdentifier }),
        SimulatorProfile(
            "master-file-unnamed",
            "Nothing is selected after a reset until SELECT of the master file without an identifier.",
            behaviour: { $0.masterFileSelection = .withoutIdentifier }),
        SimulatorProfile(
            "empty-reads", "READ BINARY of more than 192 octets is answered with 9000 and no octets.",
            behaviour: {
                $0.readLimit = 192
                $0.readLimitWord = 0x9000
            }),
        SimulatorProfile(
            "extended-length-empty",
            "EF.ATR/INFO states buffers for extended length fields, and READ BINARY that needs them is answered with 9000 and no octets.",
            behaviour: {
                $0.extendedLength = .wide
                $0.readLimit = 256
                $0.readLimitWord = 0x9000
            }),
        SimulatorProfile(
            "extended-length-6700", "The same, answered with 6700.",
            behaviour: {
                $0.extendedLength = .wide
                $0.readLimit = 256
            }),
        SimulatorProfile(
            "extended-length-unstated",
            "The historical bytes announce extended length and its sizes in EF.ATR/INFO, which is not there.",
            behaviour: {
                $0.extendedLength = .wide
                $0.missingFiles = [.atrInfo]
            }),
        indefinite("6282", .warning, "is answered with what there is and 6282"),
        indefinite("9000", .silent, "is answered with what there is and 9000"),
        indefinite("6700", .wrongLength, "is refused with 6700"),
        SimulatorProfile(
            "open-sod-6a82",
            "EF.COM and EF.SOD are read before Basic Access Control; other files are said not to be there until then.",
            document: { $0.accessControl = .basic },
            behaviour: {
                $0.plainFiles = [.com, .sod]
                $0.guardedWord = 0x6A82
            }),
    ]

    private static let fallToMasterFile: @Sendable (inout ChipBehaviour) -> Void = {
        $0.shortIdentifiers = .fallToMasterFile
        $0.missingFiles = [.com]
    }

    /// EF.DG13, which is the issuer's own, in BER without a stated length: how its end is told (F-30).
    private static func indefinite(
        _ word: String, _ endOfFile: ChipBehaviour.EndOfFile, _ text: String
    ) -> SimulatorProfile {
        SimulatorProfile(
            "indefinite-\(word)", "EF.DG13 does not say how long it is, and reading beyond the end of a file \(text).",
            document: {
                $0.files[13] = [0x6D, 0x80, 0x04, 0x82, 0x01, 0x2C] + [UInt8](repeating: 0x5A, count: 300) + [0, 0]
            },
            behaviour: { $0.endOfFile = endOfFile })
    }

    private static func denied(
        _ name: String, _ text: String, _ shortIdentifiers: ChipBehaviour.ShortIdentifiers
    ) -> SimulatorProfile {
        SimulatorProfile(
            "sfi-\(name)", "\(text), SELECT is taken, and there is no access control.",
            document: { $0.proveNothing(behind: .none) }, behaviour: { $0.shortIdentifiers = shortIdentifiers })
    }

    private static func refused(_ word: UInt16) -> SimulatorProfile {
        let name = String(word, radix: 16)
        return SimulatorProfile(
            "sfi-\(name)", "READ BINARY with a short identifier is refused with \(name.uppercased()).",
            behaviour: { $0.shortIdentifiers = .refused(word) })
    }

    private static func unprotected(_ word: UInt16) -> SimulatorProfile {
        SimulatorProfile(
            "sfi-unprotected-\(String(word, radix: 16))",
            "The same, and the word goes out without protection, as every error word; the channel ends by that.",
            behaviour: {
                $0.shortIdentifiers = .refused(word)
                $0.sendsErrorsPlain = true
            })
    }

    private static func wrong(_ name: String, _ file: LDSFile, _ given: LDSFile) -> SimulatorProfile {
        SimulatorProfile(
            "sfi-wrong-\(name)", "The short identifier of \(file) gives \(given); the others are right.",
            behaviour: { $0.shortIdentifiers = .swapped(file, given) })
    }

    private static func open(_ name: String, _ files: Set<LDSFile>, _ text: String) -> SimulatorProfile {
        SimulatorProfile(
            "open-\(name)", "\(text) read before Basic Access Control, and the rest is guarded.",
            document: { $0.accessControl = .basic }, behaviour: { $0.plainFiles = files })
    }
}
