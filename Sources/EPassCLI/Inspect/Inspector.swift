// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassLDS
import EPassTLV
import EPassTrust

/// Tells what a file is and decodes it into a tree.
enum Inspector {
    /// What a file turned out to be.
    struct Result: Sendable {
        let kind: String
        fileprivate(set) var nodes: [InspectionNode]
        /// Why it could not be decoded, or not whole.
        let problem: String?
        /// Departures from the standard that were tolerated, by name.
        let deviations: [String]
        /// What to do about `problem`.
        let remedy: String?
        /// The elementary file that it is.
        fileprivate(set) var parsed: ParsedFile?
        /// Which elementary file it is.
        var file: LDSFile? { parsed?.file }
        /// Whether its data objects were asked for, and are more than a command still shows.
        var outlineIsLeftOut = false
        /// What its data objects are called; nil where it does not consist of any.
        var names: DataObjectNames?

        init(
            kind: String, nodes: [InspectionNode], problem: String? = nil, remedy: String? = nil,
            deviations: [String] = []
        ) {
            self.kind = kind
            self.nodes = nodes
            self.problem = problem
            self.remedy = remedy
            self.deviations = deviations
        }

        /// An elementary file that decoded.
        init(_ file: LDSFile, _ nodes: [InspectionNode], _ deviations: [LDSDeviation], problem: String? = nil) {
            self.init(kind: file.description, nodes: nodes, problem: problem, deviations: deviations.map(\.rawValue))
        }

        /// What does not decode: its length, why, and what to do.
        init(kind: String, undecoded octets: [UInt8], problem: String, remedy: String? = nil) {
            self.init(kind: kind, nodes: [.length(octets)], problem: problem, remedy: remedy)
        }

        /// The same with as much as a command still shows; the last node then says that there is more.
        func cut(to budget: inout InspectionBudget) -> Result {
            let kept = budget.prefix(nodes)
            guard budget.isSpent else { return self }
            var result = self
            result.nodes = kept + [InspectionNode("not shown", InspectionBudget.words)]
            return result
        }

        /// The same with the names of its data objects.
        func named(by names: DataObjectNames) -> Result {
            var result = self
            result.names = names
            return result
        }
    }

    /// Decodes octets by what they begin with; the name decides only where the octets do not.
    static func inspect(_ octets: [UInt8], name: String) -> Result {
        if octets.starts(with: Array("-----BEGIN".utf8)) { return PEMInspector.inspect(octets) }
        // cvca.cvcert is no EF.CVCA; certificates have a tag of their own.
        if octets.starts(with: [0x7F, 0x21]) {
            return CardVerifiableInspector.inspect(octets).named(by: .cardVerifiableCertificate)
        }
        if SealInput.isSeal(octets) { return SealInspector.inspect(octets) }
        if let foreign = ForeignFormat(octets) {
            return Result(
                kind: "\(foreign.kind)", undecoded: octets, problem: "this is no file of a document",
                remedy: "\(foreign.remedy)")
        }
        let result = decoded(octets, name: name)
        // Letters are tags, too, and what a file has no room for it may keep as an entry that cannot be decoded.
        guard result.kind != "text", result.problem != nil || result.parsed != nil, isPlainText(octets) else {
            return result
        }
        return Result(
            kind: "text", undecoded: octets, problem: "it is a plain text, and no file of a document",
            remedy: "give the octets of a file; epass verify also takes their hexadecimal digits or base64")
    }

    /// What no other kind of file begins like.
    private static func decoded(_ octets: [UInt8], name: String) -> Result {
        if let result = LDS2Inspector.inspect(octets, name: name) { return result.named(by: .lds2) }
        if let file = untaggedFile(named: name) { return elementary(octets, as: file) }
        if octets.first(where: { $0 > UInt8(ascii: " ") }) == UInt8(ascii: "{") {
            return Result(
                kind: "text", undecoded: octets, problem: "it looks like JSON, and is no evidence bundle",
                remedy: "epass read --out writes bundles; epass verify judges them, and says what is wrong with one")
        }
        guard let header = try? TLVHeader.parse(Array(octets.prefix(16))) else {
            return Result(
                kind: "unknown", undecoded: octets, problem: "no data object begins here",
                remedy: octets.isEmpty ? "the file is empty: read it again" : "check that the file is binary, or PEM")
        }
        if header.tag == 0x30 { return der(octets) }
        if header.tag == 0x42 { return elementary(octets, as: .cvca) }
        // The outer tag of DG1 is that of an application template; the tag inside is that of an application identifier.
        if header.tag == 0x61, octets.dropFirst(header.headerLength).first == 0x4F {
            return elementary(octets, as: .dir)
        }
        if header.tag == LDSFile.cardAccess.tag { return elementary(octets, as: .cardAccess) }
        if let file = LDSFile(tag: header.tag) { return elementary(octets, as: file, named: name) }
        return Result(
            kind: "unknown",
            nodes: [InspectionNode("tag", header.tag.description), .length(octets)],
            problem: "tag \(header.tag) is none of an elementary file, a certificate or a CMS object",
            remedy: "epass inspect --offsets shows the data objects that it consists of"
        ).named(by: .unnamed)
    }

    /// A SEQUENCE: a certificate, a list, EF.CardSecurity or another CMS object.
    private static func der(_ octets: [UInt8]) -> Result {
        if let list = try? SignedList(contentInfo: octets) { return ListInspector.inspect(list).named(by: .der) }
        if let signed = try? SignedData(contentInfo: octets) {
            return signed.eContentType == EFCardSecurity.contentType
                ? elementary(octets, as: .cardSecurity) : CertificateInspector.der(octets).named(by: .der)
        }
        if (try? CertificateRevocationList(encoded: octets)) != nil {
            return CertificateInspector.der(octets).named(by: .revocationList)
        }
        let isCertificate = (try? Certificate(encoded: octets)) != nil
        if !isCertificate, let several = several(octets) { return several }
        return CertificateInspector.der(octets).named(by: isCertificate ? .certificate : .der)
    }

    /// Objects of trust material behind each other, as an import finds them; nil where there is one at most.
    private static func several(_ octets: [UInt8]) -> Result? {
        var nodes: [InspectionNode] = []
        var problems: [String] = []
        func add(_ kind: String, _ children: [InspectionNode]) {
            nodes.append(InspectionNode("object \(nodes.count + 1)", kind, children: children))
        }
        var importer = TrustImporter()
        importer.limits.maximumObjects = maximumObjects
        do throws(TrustError) {
            try importer.read(octets: octets, named: "") { object in
                let single = object.octets.count < octets.count ? der(object.octets) : nil
                add(single?.kind ?? "unknown", single?.nodes ?? [])
            } skipped: { entry in
                problems.append("at \(entry.offset ?? 0): \(entry.reason)")
            }
        } catch {
            problems.append("\(error)")
        }
        guard nodes.count > 1 else { return nil }
        return Result(
            kind: "trust material", nodes: nodes, problem: problems.isEmpty ? nil : problems.joined(separator: "; "))
    }

    private static let maximumObjects = 1_000

    /// A file of the logical data structure. The octets decide which; a name that says otherwise is pointed out, since
    /// `epass verify` goes by names.
    private static func elementary(_ octets: [UInt8], as file: LDSFile, named name: String = "") -> Result {
        let parsed = ParsedFile(file, octets)
        var result = LDSInspector.inspect(parsed)
        if let other = Evidence.file(named: name), other != file {
            result.nodes.append(InspectionNode("named", "\(other), which it is not by its tag"))
        }
        result.parsed = parsed
        result.names = .file(file)
        return result
    }

    /// Whether octets are text: no file of a document is without a control character, a length for example.
    static func isPlainText(_ octets: [UInt8]) -> Bool {
        !octets.isEmpty && octets.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
            && UTF8Text.string(octets.span) != nil
    }

    /// The file of the master file, or EF.CVCA, that has this name: `CardAccess`, `EF.CardAccess`, `EF_CardAccess.bin`.
    /// These files have no tag of their own.
    private static func untaggedFile(named name: String) -> LDSFile? {
        let file = Evidence.file(named: name)
        return file == .cvca || file?.application == .masterFile ? file : nil
    }
}
