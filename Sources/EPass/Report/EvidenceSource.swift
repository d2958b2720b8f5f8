// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
import EPassMessages

/// Where the evidence of a report comes from: what this program knows of that, and what the evidence says of itself.
public struct EvidenceSource: Sendable, Hashable {
    /// Read here, a bundle, or files: what this program knows.
    public let origin: Evidence.Origin
    /// How the octets came into the evidence, as it says; nil where it does not say.
    public let stated: OctetOrigin?
    /// The program that read, as the evidence says.
    public let tool: ToolIdentity
    /// What it says as well, and nothing shows.
    public let claims: [ReaderClaim]

    /// The key that the evidence says it was signed with; nil where it is not signed.
    public let signedBy: String?
    /// The thumbprint of the key whose signature was verified, as that of a witness that was named; nil without one.
    public let witness: String?

    init(_ evidence: Evidence) {
        (origin, stated, tool, claims) = (
            evidence.origin, evidence.statedOrigin, evidence.tool, evidence.claims
        )
        (signedBy, witness) = (evidence.signature?.keyIdentifier, evidence.witness)
    }

    /// Nothing of what was read here; else where it comes from, and what is claimed beneath.
    var lines: [ReportOutline.Line] {
        let program = [tool.name, tool.version].filter { !$0.isEmpty }.joined(separator: " ")
        let words: Message =
            switch (origin, stated) {
            case (.chip, _): .plainText(text: "")
            case (.files, _): .originFiles
            case (.witness, _): .originWitnessed(tool: program, key: witness ?? "")
            case (.bundle, .told): .originTold(tool: program)
            case (.bundle, .chip): .originRecorded(tool: program)
            case (.bundle, .given), (.bundle, nil): .originUnknown
            }
        guard origin != .chip else { return [] }
        let claimed = claims.map { Message.named("claim", $0.rawValue) }
        let unnamed = witness == nil ? signedBy.map { Message.originSignedByUnnamed(key: $0) } : nil
        let beneath = [claimed.isEmpty ? nil : Message.originClaims(claims: claimed), unnamed].compactMap { $0 }
        return [.init(label: .labelOrigin, words, lines: beneath.map { .init($0) })]
    }
}

extension EvidenceSource: JSONWritable {
    /// What is known of it, and what it says of itself.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("origin", origin.name)
            json.member("stated", stated?.rawValue)
            json.member("tool", tool.recordedJSON)
            json.list("claims", claims.map(\.rawValue))
            if let signedBy { json.member("signedBy", signedBy) }
            if let witness { json.member("witness", witness) }
        }
    }
}

extension Evidence.Origin {
    /// The word in JSON and in events.
    var name: String {
        switch self {
        case .chip: "chip"
        case .bundle: "bundle"
        case .files: "files"
        case .witness: "witness"
        }
    }
}
