// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS

extension SimulatorProfile {
    /// Chips that do what the list of field failures tells of real ones (`F-16`), where no other profile does. What an
    /// older profile shows of them is in ``ProfileNumbers``.
    package static let fieldFailures: [SimulatorProfile] = accessFailures + readingFailures + contentFailures

    /// Choosing and running access control, F-1 to F-15.
    private static let accessFailures: [SimulatorProfile] =
        [
            failure(
                "f-2-stray-le", "6700 to SELECT without an answer and to MSE where an Le stands behind the data.",
                .init(when: .at(.selectFile, .selectApplication) { $0.noAnswerAndLe() }, then: .word(0x6700)),
                .init(
                    when: .at(.paceSelection, .chipSelection) { $0.length = OctetSpan(from: 1) }, then: .word(0x6700)))
        ] + [0x6985, 0x6A86, 0x6D00, 0x6982, 0x6A81, 0x6A87].map(masterFile) + [
            SimulatorProfile(
                "f-7-chain-expected",
                "PACE with DH and Triple DES ends at the mapping with 6F00; Basic Access Control then gives 6883 until a reset.",
                document: { $0.pace = offers(.generic, group: .dh(.modp1024Subgroup160), ciphers: [.tripleDES]) },
                behaviour: {
                    $0.rules = [
                        .init(when: .at(.paceMapping), then: .word(0x6F00)),
                        .init(
                            when: .at(.bacChallenge, .bacAuthentication) { $0.after = [.failedPACE] },
                            then: .word(0x6883)),
                    ]
                }),
            SimulatorProfile(
                "f-10-bac-in-application",
                "Basic Access Control holds in the application alone: SELECT of the master file is answered with 6882 after it.",
                document: { $0.accessControl = .basic },
                behaviour: {
                    $0.rules = [
                        .init(
                            when: .at(.selectMasterFile) { $0.after = [.bac] },
                            then: RuleEffect {
                                $0.status = 0x6882
                                $0.endsSession = true
                            })
                    ]
                }),
        ] + [0x6982, 0x6985, 0x6988, 0x63C0, 0x63CF, 0x6A80, 0x6A88, 0x6700].map(wrongPassword) + [
            SimulatorProfile(
                "f-12-wrong-key-sticks",
                "After a wrong key the right one fails too until a reset, and access control takes longer each time.",
                behaviour: {
                    $0.passwordDelay = PasswordDelay()
                    $0.rules = [
                        .init(
                            when: .at(.bacAuthentication, .paceToken) { $0.after = [.wrongPassword] },
                            then: .word(0x6300))
                    ]
                }),
            failure(
                "f-13-slow-pace", "Each step of PACE takes a second and a half: more than six in all.",
                .init(
                    when: .at(.paceNonce, .paceMapping, .paceAgreement, .paceToken),
                    then: RuleEffect { $0.delay = RuleDelay(milliseconds: 1600) })),
            failure(
                "f-15-6283", "EF.CardAccess is selected and read with 6283.",
                .init(
                    when: .at(.selectFile, .read) { $0.files = [.cardAccess] }, then: .word(0x6283))),
        ]

    /// Reading, lengths and secure messaging, F-16 to F-29.
    private static let readingFailures: [SimulatorProfile] = [
        long("f-16-6b00", "6B00", .word(0x6B00)),
        long(
            "f-16-6282", "6282 and no data",
            RuleEffect {
                $0.isExecuted = false
                $0.status = 0x6282
            }),
        long(
            "f-16-empty", "9000 and no data",
            RuleEffect {
                $0.isExecuted = false
                $0.data = []
            }),
        long(
            "f-16-ends-channel", "6700, and 6988 for ever after it: the channel is gone",
            RuleEffect {
                $0.status = 0x6700
                $0.endsSession = true
            }),
        SimulatorProfile(
            "f-17-extended-empty",
            "Extended length is stated, and READ BINARY of more than 256 octets gives 9000 and no data.",
            behaviour: {
                $0.extendedLength = .wide
                $0.rules = [
                    .init(
                        when: .at(.read) { $0.length = OctetSpan(from: 257) },
                        then: RuleEffect {
                            $0.isExecuted = false
                            $0.data = []
                        })
                ]
            }),
        failure(
            "f-21-reset", "The chip loses its power in the middle of EF.DG2, once, and is back at once.",
            .init(when: portrait(8192), then: RuleEffect { $0.departure = .init(milliseconds: 0) })),
        failure(
            "f-22-lost-in-dg2", "The chip leaves the field in the middle of EF.DG2, once, for half a second.",
            .init(when: portrait(8192), then: RuleEffect { $0.departure = .init(milliseconds: 500) })),
        SimulatorProfile(
            "f-23-slow", "READ BINARY gives at most 100 octets, and takes a fifth of a second.",
            behaviour: {
                $0.shortReads = 100
                $0.rules = [.init(when: .at(.read), then: RuleEffect { $0.delay = RuleDelay(milliseconds: 200) })]
            }),
        failure(
            "f-25-wrong-padding", "6282 at the end of a file comes with data that is padded wrongly.",
            .init(
                when: .at(.read) {
                    $0.files = [.dataGroup(.dg11)]
                    $0.isProtected = true
                    $0.nth = .only(1)
                },
                then: RuleEffect {
                    $0.padding = .blockMore
                    $0.status = 0x6282
                })),
        SimulatorProfile(
            "f-27-large-file", "EF.DG13 has 40,000 octets, more than the offset of the even instruction reaches.",
            document: { $0.optionalDetails = [UInt8](repeating: 0x5A, count: 40_000) }),
        SimulatorProfile(
            "f-29-6982", "EF.DIR and EF.ATR/INFO are refused with 6982 before access control.",
            document: { $0.proveByMapping() },
            behaviour: {
                $0.extendedLength = .wide
                $0.rules = [
                    .init(
                        when: .at(.selectFile, .read) {
                            $0.files = [.dir, .atrInfo]
                            $0.before = [.pace, .bac]
                        }, then: .word(0x6982))
                ]
            }),
    ]

    /// What files and zones hold, F-37 to F-44.
    private static let contentFailures: [SimulatorProfile] = [
        SimulatorProfile(
            "f-37-dg13-no-tlv", "EF.DG13 holds octets that are no data objects.",
            document: { $0.optionalDetails = [0xFF, 0x00, 0x7F, 0x84, 0xFF, 0xFF] }),
        SimulatorProfile(
            "f-40-long-number", "A card whose document number runs over into the optional data.",
            document: {
                $0.mrz = [
                    "I<UTOD23145890<7349<<<<<<<<<<<", "7408122F3404159UTO<<<<<<<<<<<2",
                    "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
                ]
            }),
        SimulatorProfile(
            "f-41-empty-check-digit", "The check digit of the empty optional data is a filler.",
            document: {
                $0.mrz = [
                    "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F3404159<<<<<<<<<<<<<<<4",
                ]
            }),
        SimulatorProfile(
            "f-44-truncated-name", "The name fills its field, so it may be truncated.",
            document: {
                $0.mrz = [
                    "P<UTONILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K", "L898902C36UTO7408122F3404159ZE184226B<<<<<16",
                ]
            }),
    ]

    private static func failure(_ name: String, _ text: String, _ rules: ChipRule...) -> SimulatorProfile {
        SimulatorProfile(name, text, behaviour: { $0.rules = rules })
    }

    private static func masterFile(_ word: UInt16) -> SimulatorProfile {
        let digits = String(word, radix: 16)
        return failure(
            "f-3-master-file-\(digits)", "SELECT of the master file is refused with \(digits.uppercased()).",
            .init(when: .at(.selectMasterFile), then: .word(word)))
    }

    private static func wrongPassword(_ word: UInt16) -> SimulatorProfile {
        let digits = String(word, radix: 16)
        return SimulatorProfile(
            "f-11-\(digits)", "A wrong key of Basic Access Control is answered with \(digits.uppercased()).",
            document: { $0.accessControl = .basic }, behaviour: { $0.wrongPasswordWord = word })
    }

    private static func long(_ name: String, _ text: String, _ effect: RuleEffect) -> SimulatorProfile {
        failure(
            name, "READ BINARY of more than 192 octets is answered with \(text).",
            .init(when: .at(.read) { $0.length = OctetSpan(from: 193) }, then: effect))
    }

    private static func portrait(_ offset: Int) -> RuleCondition {
        .at(.read) {
            $0.files = [.dataGroup(.dg2)]
            $0.offset = .only(offset)
            $0.nth = .only(1)
        }
    }
}

extension RuleCondition {
    /// SELECT that asks for no answer, with an Le.
    fileprivate mutating func noAnswerAndLe() {
        p2 = OctetPattern([0x0C])
        length = OctetSpan(from: 1)
    }
}
