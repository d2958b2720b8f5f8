// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTrust

/// Tells what a file is and decodes it into a tree.
enum Inspector {
    /// What a file turned out to be.
    struct Result: Sendable {
        let kind: String
        let nodes: [InspectionNode]
        /// Why it could not be decoded, or not whole.
        let problem: String?
        /// Departures from the standard that were tolerated, by name.
        let deviations: [String]

        init(kind: String, nodes: [InspectionNode], problem: String? = nil, deviations: [String] = []) {
            self.kind = kind
            self.nodes = nodes
            self.problem = problem
            self.deviations = deviations
        }
    }

    /// Decodes octets by what they begin with; the name decides only where the octets do not.
    static func inspect(_ octets: [UInt8], name: String) -> Result {
        if octets.starts(with: Array("-----BEGIN".utf8)) { return CertificateInspector.pem(octets) }
        // cvca.cvcert is no EF.CVCA; certificates have a tag of their own.
        if octets.starts(with: [0x7F, 0x21]) { return CardVerifiableInspector.inspect(octets) }
        if let file = untaggedFile(named: name) { return LDSInspector.inspect(octets, as: file) }
        if octets.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") {
            return Result(
                kind: "text", nodes: [InspectionNode("length", "\(octets.count) octets")],
                problem: "it looks like JSON; an evidence bundle is judged by epass verify")
        }
        guard let header = try? TLVHeader.parse(Array(octets.prefix(16))) else {
            return Result(
                kind: "unknown", nodes: [InspectionNode("length", "\(octets.count) octets")],
                problem: "no data object begins here")
        }
        if header.tag == 0x30 {
            if let list = try? SignedList(contentInfo: octets) { return ListInspector.inspect(list) }
            let signed = try? SignedData(contentInfo: octets)
            return signed?.eContentType == EFCardSecurity.contentType
                ? LDSInspector.inspect(octets, as: .cardSecurity) : CertificateInspector.der(octets)
        }
        if header.tag == 0x42 { return LDSInspector.inspect(octets, as: .cvca) }
        // The outer tag of DG1 is that of an application template; the tag inside is that of an application identifier.
        if header.tag == 0x61, octets.dropFirst(header.headerLength).first == 0x4F {
            return LDSInspector.inspect(octets, as: .dir)
        }
        if header.tag == LDSFile.cardAccess.tag { return LDSInspector.inspect(octets, as: .cardAccess) }
        if let file = LDSFile(tag: header.tag) { return LDSInspector.inspect(octets, as: file) }
        return Result(
            kind: "unknown",
            nodes: [InspectionNode("tag", header.tag.description), InspectionNode("length", "\(octets.count) octets")],
            problem: "tag \(header.tag) is none of an elementary file, a certificate or a CMS object")
    }

    /// The file of the master file, or EF.CVCA, that has this name: `CardAccess`, `EF.CardAccess`, `EF.CardAccess.bin`. These files have no tag of
    /// their own.
    private static func untaggedFile(named name: String) -> LDSFile? {
        let parts = name.split(separator: ".")
        let words = parts.first?.lowercased() == "ef" ? parts.dropFirst() : parts[...]
        let file = words.first.flatMap { LDSFile(name: String($0)) }
        return file == .cvca || file?.application == .masterFile ? file : nil
    }
}
