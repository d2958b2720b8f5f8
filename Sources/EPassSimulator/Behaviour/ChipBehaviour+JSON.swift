// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassLDS
import EPassMessages

extension ChipBehaviour: Described {
    static var members: [DescriptionMember<Self>] {
        accessMembers + proofMembers + applicationMembers + fileMembers + otherMembers
    }

    private static var accessMembers: [DescriptionMember<Self>] {
        [
            .optional("accessControl", \.accessControl, .one(of: AccessControl.all, by: \.word)),
            .optional("paceFault", \.paceFault, .one(of: PACEFault.all, by: \.word)),
            .value("refusedTokens", \.refusedTokens, .number(0...1000)),
            .value("prefersLeadingZeros", \.prefersLeadingZeros, .boolean),
            .value("parameterReference", \.parameterReference, .word),
            .value("locksBasicAfterPACE", \.locksBasicAfterPACE, .boolean), .value("triesLeft", \.triesLeft, .tries),
            .optional("wrongPasswordWord", \.wrongPasswordWord, .statusWord),
            .optional("staleChallengeWord", \.staleChallengeWord, .statusWord),
            .optional("passwordDelay", \.passwordDelay, .object),
        ]
    }

    private static var proofMembers: [DescriptionMember<Self>] {
        [
            .optional("activeAuthenticationFault", \.activeAuthenticationFault, .activeAuthenticationFault),
            .optional("chipAuthenticationFault", \.chipAuthenticationFault, .word),
            .value("chipAuthenticationCommands", \.chipAuthenticationCommands, .word),
            .value("longResponse", \.longResponse, .word),
        ]
    }

    private static var applicationMembers: [DescriptionMember<Self>] {
        [
            .value("applicationIdentifier", \.applicationIdentifier, .applicationIdentifier),
            .value("otherApplications", \.otherApplications, .oneOrMore(of: .object)),
            .optional("directory", \.directory, .hexadecimal),
            .value("bindsAccessToApplication", \.bindsAccessToApplication, .boolean),
            .value("masterFileSelection", \.masterFileSelection, .word),
        ]
    }

    private static var fileMembers: [DescriptionMember<Self>] {
        [
            .value("shortIdentifiers", \.shortIdentifiers, .shortIdentifiers),
            .value("selectsWithAnswerOnly", \.selectsWithAnswerOnly, .boolean),
            .value("plainFiles", \.plainFiles, .fileNames), .value("missingFiles", \.missingFiles, .fileNames),
            .value("deniedFiles", \.deniedFiles, .fileNames),
            .optional("guardedWord", \.guardedWord, .statusWord),
            .value("answersPlainSelect", \.answersPlainSelect, .boolean),
            .optional("readLimit", \.readLimit, .number(1...65_536)),
            .value("readLimitWord", \.readLimitWord, .statusWord),
            .optional("shortReads", \.shortReads, .number(1...65_536)), .value("endOfFile", \.endOfFile, .word),
            .value("announcesHugeFile", \.announcesHugeFile, .boolean),
            .value("answersMoreForEver", \.answersMoreForEver, .boolean),
        ]
    }

    private static var otherMembers: [DescriptionMember<Self>] {
        [
            .optional("secureMessagingFault", \.secureMessagingFault, .word),
            .value("faultyFromResponse", \.faultyFromResponse, .number(0...Occurrence.most)),
            .value("sendsErrorsPlain", \.sendsErrorsPlain, .boolean),
            .value("denialEndsChannel", \.denialEndsChannel, .boolean),
            .value("chainsCommands", \.chainsCommands, .boolean),
            .optional("extendedLength", \.extendedLength, .object),
            .optional("commandsBeforeLoss", \.commandsBeforeLoss, .number(0...Occurrence.most)),
            .value("rules", \.rules, .rules),
        ]
    }
}

extension ChipBehaviour.ExtendedLength: Described {
    package init() { self = .wide }

    static var members: [DescriptionMember<Self>] {
        [
            .value("command", \.commandOctets, .number(1...65_535)),
            .value("response", \.responseOctets, .number(1...65_535)),
        ]
    }
}

extension ChipBehaviour.AccessControl {
    /// Every one, with the words that a description has for them.
    static let all: [Self] = [.paceAndBasic, .pace, .basic, .open]

    var word: String {
        switch self {
        case .paceAndBasic: "PACE+BAC"
        case .pace: "PACE"
        case .basic: "BAC"
        case .open: "none"
        }
    }
}

extension PACEFault {
    /// Every one.
    static let all: [PACEFault] =
        [
            .everyCommandRefused, .mappingRefused, .nonceTruncated, .wrongToken, .wrongChipAuthenticationData,
            .otherStaticKey, .randomChipAuthenticationData, .missingChipAuthenticationData,
            .unpaddedChipAuthenticationData, .truncatedChipAuthenticationData, .wrappedChipAuthenticationData,
        ] + KeyFault.allCases.map(Self.mappingKey) + KeyFault.allCases.map(Self.agreementKey)

    /// The word that a description has for it.
    var word: String {
        switch self {
        case .everyCommandRefused: "everyCommandRefused"
        case .mappingRefused: "mappingRefused"
        case .nonceTruncated: "nonceTruncated"
        case .mappingKey(let fault): "mappingKey.\(fault.rawValue)"
        case .agreementKey(let fault): "agreementKey.\(fault.rawValue)"
        case .wrongToken: "wrongToken"
        case .wrongChipAuthenticationData: "wrongChipAuthenticationData"
        case .otherStaticKey: "otherStaticKey"
        case .randomChipAuthenticationData: "randomChipAuthenticationData"
        case .missingChipAuthenticationData: "missingChipAuthenticationData"
        case .unpaddedChipAuthenticationData: "unpaddedChipAuthenticationData"
        case .truncatedChipAuthenticationData: "truncatedChipAuthenticationData"
        case .wrappedChipAuthenticationData: "wrappedChipAuthenticationData"
        }
    }
}

extension ActiveAuthenticationFault {
    /// Those that are a word alone.
    static let words: [(word: String, fault: ActiveAuthenticationFault)] = [
        ("refused", .refused), ("randomOctets", .randomOctets), ("otherKey", .otherKey), ("replayed", .replayed),
        ("otherChallenge", .otherChallenge), ("zero", .zero), ("zeroR", .zeroR), ("zeroS", .zeroS),
        ("outOfRange", .outOfRange), ("trailingOctet", .trailingOctet), ("wrongHeader", .wrongHeader),
        ("totalRecovery", .totalRecovery), ("wrongTrailer", .wrongTrailer), ("unknownTrailer", .unknownTrailer),
        ("trailerOption2", .trailerOption2), ("shortMessage", .shortMessage),
        ("leadingZeroDropped", .leadingZeroDropped), ("wrongPadding", .wrongPadding),
        ("changedMessage", .changedMessage),
    ]
}

/// A fault with a number: `{"truncated": 2}`.
private struct DescribedLength: Described {
    var truncated: Int?
    var extended: Int?

    static var members: [DescriptionMember<Self>] {
        [
            .optional("truncated", \.truncated, .number(0...1024)),
            .optional("extended", \.extended, .number(0...1024)),
        ]
    }

    func finish(_ object: DescriptionValue) throws {
        guard (truncated == nil) != (extended == nil) else { throw object.invalid(.simulatorOneMember) }
    }
}

extension DescriptionKind<ActiveAuthenticationFault> {
    /// A word, `{"truncated": 2}` or `{"extended": 1}`.
    static var activeAuthenticationFault: Self {
        let words = DescriptionKind<String>.one(of: ActiveAuthenticationFault.words.map(\.word), by: \.self)
        return Self(
            schema: JSONSchema.any([words.schema(), DescribedLength.schema]),
            write: { fault in
                switch fault {
                case .truncated(let count): DescribedLength { $0.truncated = count }.json
                case .extended(let count): DescribedLength { $0.extended = count }.json
                default: .string(ActiveAuthenticationFault.words.first { $0.fault == fault }?.word ?? "")
                }
            },
            read: { value in
                guard value.json.object == nil else {
                    let read = try value.object(DescribedLength())
                    return read.truncated.map(ActiveAuthenticationFault.truncated) ?? .extended(read.extended ?? 0)
                }
                let word = try value.read(words)
                return try value.found(ActiveAuthenticationFault.words.first { $0.word == word }?.fault)
            })
    }
}

/// What READ BINARY with a short identifier does, where a word does not say it: `{"refused": "6A82", "file": "DG1"}`,
/// `{"file": "COM", "gives": "DG1"}`.
private struct DescribedShortIdentifiers: Described {
    var refused: UInt16?
    var file: LDSFile?
    var gives: LDSFile?

    static var members: [DescriptionMember<Self>] {
        [
            .optional("refused", \.refused, .statusWord), .optional("file", \.file, .fileName),
            .optional("gives", \.gives, .fileName),
        ]
    }

    var meant: ChipBehaviour.ShortIdentifiers? {
        switch (refused, file, gives) {
        case (let word?, nil, nil): .refused(word)
        case (let word?, let file?, nil): .refusedFor(file, word)
        case (nil, let file?, let given?): .swapped(file, given)
        default: nil
        }
    }
}

extension DescriptionKind<ChipBehaviour.ShortIdentifiers> {
    /// A word or an object.
    static var shortIdentifiers: Self {
        let named: [(word: String, value: Value)] = [
            ("standard", .standard), ("fallToMasterFile", .fallToMasterFile), ("meanMasterFile", .meanMasterFile),
            ("empty", .empty),
        ]
        let words = DescriptionKind<String>.one(of: named.map(\.word), by: \.self)
        return Self(
            schema: JSONSchema.any([words.schema(), DescribedShortIdentifiers.schema]),
            write: { value in
                switch value {
                case .refused(let word): DescribedShortIdentifiers { $0.refused = word }.json
                case .refusedFor(let file, let word):
                    DescribedShortIdentifiers {
                        $0.refused = word
                        $0.file = file
                    }.json
                case .swapped(let file, let given):
                    DescribedShortIdentifiers {
                        $0.file = file
                        $0.gives = given
                    }.json
                default: .string(named.first { $0.value == value }?.word ?? "standard")
                }
            },
            read: { value in
                guard value.json.object == nil else {
                    return try value.found(
                        try value.object(DescribedShortIdentifiers()).meant, .simulatorShortIdentifiers)
                }
                let word = try value.read(words)
                return try value.found(named.first { $0.word == word }?.value)
            })
    }
}
