// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassLDS
public import EPassTrust

/// What a reading brought: the exact octets of every file, and what was seen on the way. It is data, not a judgement;
/// `Inspection.judge` makes the judgement of it, as often as wanted, with other anchors, another policy or another
/// time.
///
/// It holds no keys, and of the printed MRZ only how each field compared. As a bundle (`epass-evidence/2`) it is JSON;
/// see `json()` and `init(parsing:)`. Nothing protects a bundle: what is not decided by octets is as good as who wrote
/// it.
public struct Evidence: Sendable {
    /// The member `schema` of every bundle that is written; `epass-evidence/1` is read, too.
    public static let schema = "epass-evidence/2"
    /// The schemas that are read.
    static let schemas = ["epass-evidence/1", schema]

    /// Where evidence comes from, which decides what may be said about how it was won.
    public enum Origin: Sendable, Hashable, CaseIterable {
        /// Read from a chip by this process just now; only `PassportReader` makes such evidence.
        case chip
        /// Told by somebody: a bundle that an earlier reading wrote, or what other software read.
        case bundle
        /// Bare files, of whose reading nothing is known.
        case files
        /// A bundle that a key signed which whoever judges named; only ``Evidence/witnessed(by:)`` makes such evidence.
        case witness

        /// Whether what it says of its reading is its own word alone, which nothing shows here, and no witness signed.
        var isTold: Bool { self != .chip && self != .witness }
    }

    /// Where it comes from. A bundle is `bundle` whatever it says, or `files` where it says that nothing is known of a
    /// reading. It cannot be set, nor can what the chip showed: what was only told
    /// to this process must not count as seen by it.
    public package(set) var origin: Origin
    /// How whoever wrote the evidence says that its octets came here; nil where it does not say. It decides nothing,
    /// but that evidence of which nothing was told has the origin ``Origin/files``.
    public package(set) var statedOrigin: OctetOrigin?
    /// The signature of the bundle by whoever read; nil where there is none. Until ``witnessed(by:)`` has verified it
    /// nothing rests on it.
    public package(set) var signature: EvidenceSignature?
    /// The thumbprint of the key that ``witnessed(by:)`` verified the signature with; nil for other evidence.
    public package(set) var witness: String?
    /// What another program says of its reading, and left nothing that shows it.
    public package(set) var claims: [ReaderClaim] = []
    /// The tool that read.
    public package(set) var tool: ToolIdentity
    /// When reading began, as the caller's clock had it.
    public var startedAt: Timestamp?
    /// Reader and chip before the first command.
    public var reader: ReaderDescription?
    /// The application that the files of the travel document were looked for in; that of Doc 9303 in evidence that does
    /// not say.
    public package(set) var application = ApplicationIdentifier.eMRTD
    /// How the chip was opened.
    public package(set) var access: AccessEvidence
    /// What the protocols brought by which a chip is told from a copy.
    public package(set) var chip: ChipEvidence
    /// One entry for each file that was attempted, in the order of the attempts.
    public package(set) var files: [FileEvidence]
    /// The LDS2 applications that were attempted: those in which the terminal has rights.
    public package(set) var lds2: [LDS2Evidence]
    /// What was read raw beside the document: no check is about it.
    public package(set) var applications: [ApplicationEvidence] = []
    /// How the printed MRZ compared with DG1.
    public package(set) var printed: PrintedEvidence
    /// What went over the channel.
    public package(set) var exchange: ExchangeCounts?
    /// What was disturbed and tried again, in order.
    public package(set) var recoveries: [Recovery]
    /// Departures from the standard that reading tolerated, by name.
    public package(set) var deviations: [String]
    /// What no standard forbids and the reading had to find out, by name (``ReadingWay``).
    public package(set) var ways: [String]
    /// Why the reading ended early; nil where it came to its end.
    public package(set) var failure: ReadError?

    /// Whether what it says of its reading is its own word alone: see ``Origin/isTold``.
    var isTold: Bool { origin.isTold }

    /// Evidence without files.
    package init(origin: Origin, tool: ToolIdentity) {
        self.origin = origin
        self.tool = tool
        access = AccessEvidence()
        chip = ChipEvidence()
        files = []
        lds2 = []
        printed = PrintedEvidence()
        recoveries = []
        deviations = []
        ways = []
    }

    /// Bare files, of whose reading nothing is known: passive authentication is judged of them, and nothing about the
    /// chip or the printed zone (Doc 9303-11, 5.1). Nothing is checked; the origin is `files`.
    ///
    /// - Parameters:
    ///   - files: the exact octets of each file, tag and length included.
    ///   - tool: the program that has them.
    public init(files: [LDSFile: [UInt8]], tool: ToolIdentity = .library) {
        self.init(origin: .files, tool: tool)
        statedOrigin = .given
        self.files = files.sorted { $0.key < $1.key }.map { file, octets in
            var entry = FileEvidence(file: file, state: .read, isProtected: false, channel: 0, octets: octets)
            entry.origin = .given
            return entry
        }
    }

    /// The entry of that file, if it was attempted.
    public func entry(_ file: LDSFile) -> FileEvidence? { place(of: file).map { files[$0] } }

    /// Whether that file was attempted.
    func hasEntry(_ file: LDSFile) -> Bool { place(of: file) != nil }

    /// Where that entry is.
    private func place(of file: LDSFile) -> Int? {
        // By the places: an iterator copies each entry that it passes.
        for index in files.indices where files[index].file == file { return index }
        return nil
    }

    /// The octets of that file, if it was read.
    public func octets(of file: LDSFile) -> [UInt8]? { place(of: file).flatMap { files[$0].octets } }

    /// The files that were read, each decoded once for all who ask: by the same entries as everything else.
    package var document: ParsedDocument {
        ParsedDocument(firstEntries.compactMap { files[$0].parsed })
    }

    /// The octets of every data group that was read, by number, with those that follow it in its file.
    var dataGroups: [Int: [UInt8]] {
        var groups: [Int: [UInt8]] = [:]
        // By the same entry as everything else: of a file that stands there twice no second one is hashed.
        for place in firstEntries {
            if let number = files[place].file.dataGroupNumber { groups[number.rawValue] = files[place].wholeFile }
        }
        return groups
    }

    /// Where each file stands for the first time. There are as many as there are files at most, so that they are
    /// looked through.
    private var firstEntries: [Int] {
        var places: [Int] = []
        for place in files.indices where !places.contains(where: { files[$0].file == files[place].file }) {
            places.append(place)
        }
        return places
    }
}

/// Name and version of a program.
public struct ToolIdentity: Sendable, Hashable {
    /// The name, for example `epass`.
    public internal(set) var name: String
    /// The version, for example `0.1.0`.
    public internal(set) var version: String

    /// Any text: neither is compared with anything.
    public init(name: String, version: String) {
        self.name = name
        self.version = version
    }

    /// This package, where it is not told the name of the program around it.
    public static let library = ToolIdentity(name: "epass", version: "0.1.0")
}

/// Reader and chip as they were before the first command.
public struct ReaderDescription: Sendable, Hashable {
    /// The reader's name as its driver gives it; untrusted text.
    public internal(set) var name: String?
    /// The answer to reset; may be empty.
    public internal(set) var atr: [UInt8]
    /// The transmission protocol in words.
    public internal(set) var protocolName: String
    /// The most octets of a command and of a response that the reader was taken to pass on; nil where that was not
    /// recorded.
    public internal(set) var maximumCommandLength: Int?
    /// See ``maximumCommandLength``.
    public internal(set) var maximumResponseLength: Int?
    /// What these two follow from; nil where that was not recorded.
    public internal(set) var limitSource: ChannelProperties.LimitSource?

    /// - Parameter atr: at most 64 octets, so that a bundle with it is read again.
    public init(name: String?, atr: [UInt8], protocolName: String) {
        self.name = name
        self.atr = atr
        self.protocolName = protocolName
    }

    /// Reader and chip as a channel has them.
    init(_ properties: ChannelProperties) {
        self.init(name: properties.readerName, atr: properties.atr, protocolName: properties.protocolName)
        maximumCommandLength = properties.maximumCommandLength
        maximumResponseLength = properties.maximumResponseLength
        limitSource = properties.limitSource
    }
}

/// How a file of the document came out of the reading.
public struct FileEvidence: Sendable, Hashable {
    /// How the attempt ended.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// The whole file was read.
        case read
        /// The chip does not have it.
        case absent
        /// The chip denied access.
        case accessDenied
        /// What the chip gave is no file.
        case nonConformant
        /// The file says that it is larger than the limits allow (``ReadLimits``); it was not read.
        case tooLarge
        /// The reading ended before the file did.
        case aborted
    }

    /// Of a data group EF.DG1 to EF.DG16, or one of the files beside them.
    public let file: LDSFile
    /// `read` where there are ``octets``, and only there.
    public let state: State
    /// The last status bytes of the attempt.
    public let statusBytes: StatusBytes?
    /// Whether it was read through secure messaging.
    public let isProtected: Bool
    /// Which secure channel of the reading it came through, from 1; 0 for none.
    public let channel: Int
    /// Whether octets of it are those of a reading before, which this one went on from: that they are the chip's is
    /// shown by their hash in EF.SOD, and by nothing else.
    public package(set) var isResumed = false
    /// How its octets came into the evidence, as whoever wrote it says; nil where it does not say.
    public package(set) var origin: OctetOrigin?
    /// The exact octets and what they decode to, with the state `read` only.
    package let parsed: ParsedFile?
    /// What came of a file before the reading ended, with the state `aborted` only; nil where nothing did. It is gone
    /// on with where the reading is.
    public let partial: [UInt8]?
    /// The octets that follow ``octets`` in the chip's file. They are read only where the hash in EF.SOD is not that of
    /// ``octets`` (F-54); nil where they were not, or where there are none.
    public package(set) var trailing: [UInt8]?

    /// The exact octets, with the state `read` only. Of a chip those of the outermost data object, of a folder those of
    /// the file.
    public var octets: [UInt8]? { parsed?.octets }

    /// What stands in the file, as far as it was read.
    public var wholeFile: [UInt8]? { octets.map { octets in trailing.map { octets + $0 } ?? octets } }

    /// Octets of another state than `read` are dropped.
    public init(
        file: LDSFile, state: State, statusBytes: StatusBytes? = nil, isProtected: Bool, channel: Int,
        octets: [UInt8]? = nil, trailing: [UInt8]? = nil, partial: [UInt8]? = nil
    ) {
        self.file = file
        self.state = state
        self.statusBytes = statusBytes
        self.isProtected = isProtected
        self.channel = channel
        parsed = state == .read ? octets.map { ParsedFile(file, $0) } : nil
        self.trailing = state == .read ? trailing : nil
        self.partial = state == .aborted && partial?.isEmpty == false ? partial : nil
    }

    /// The same file, read once more with the same octets.
    func read(throughChannel channel: Int) -> FileEvidence {
        FileEvidence(self, channel: channel)
    }

    private init(_ other: FileEvidence, channel: Int) {
        (file, state, statusBytes, parsed, partial) = (
            other.file, other.state, other.statusBytes, other.parsed, other.partial
        )
        (trailing, isResumed, origin) = (other.trailing, other.isResumed, other.origin)
        (isProtected, self.channel) = (channel > 0, channel)
    }
}

/// What went over the channel.
public struct ExchangeCounts: Sendable, Hashable {
    /// Commands sent.
    public package(set) var commands = 0
    /// Octets of all commands.
    public package(set) var bytesSent = 0
    /// Octets of all responses, status bytes included.
    public package(set) var bytesReceived = 0
    /// From the first command to the last response.
    public package(set) var milliseconds = 0
    /// How many octets of responses came in a second; nil where no time was seen to pass.
    public var octetsPerSecond: Int? {
        let thousandfold = bytesReceived.multipliedReportingOverflow(by: 1000)
        return milliseconds > 0 && !thousandfold.overflow ? thousandfold.partialValue / milliseconds : nil
    }

    /// Nothing yet.
    package init() {}
}
