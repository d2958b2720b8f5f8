// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassLDS
import EPassTLV
import EPassTrust

/// What is looked at in a file that was read.
enum FileExamination: String, Sendable, CaseIterable {
    /// It begins with its tag.
    case tag
    /// The length behind the tag is well encoded, and that of the file.
    case length
    /// The hash in EF.SOD is that of the file.
    case hash
    /// The data groups that EF.COM names are those that EF.SOD has hashes of.
    case dataGroupList
    /// The SecurityInfos are a SET whose entries are well encoded.
    case securityInfos
    /// EF.DG14 names id-TA in version 1, and no algorithm of it.
    case terminalAuthenticationVersion
    /// What id-TA says of EF.CVCA stands in OCTET STRINGs.
    case terminalAuthenticationFile
    /// EF.CVCA: 36 octets with one or two references and zeros behind them.
    case trustPoints
    /// The same with two references.
    case twoTrustPoints
    /// 7F61 comes first, and fills the file.
    case groupTemplate
    /// 02 says how many 7F60 there are.
    case instanceCount
    /// Each 7F60 is well encoded.
    case templates
    /// Each 7F60 begins with a header A1.
    case headers
    /// 87 in each header has two octets, 0101 in the first.
    case formatOwner
    /// 88 in each header has two octets, in the first those of the feature.
    case formatType
    /// 82 in each header, where it has to be there, has one octet.
    case subtype
    /// Each 7F60 has a data block 5F2E or 7F2E.
    case dataBlock
    /// The first octets of each data block are those of the format.
    case blockFormat
    /// The file is a list of data objects.
    case objects
    /// What was kept as `signature` is the signature of active authentication over what was kept as `challenge`.
    case activeAuthentication
    /// EF.ATR/INFO has 7F66.
    case extendedLength
    /// 7F66 has two positive numbers.
    case extendedLengthNumbers
    /// 47 has the octet that says whether there are chains.
    case chaining
}

/// Looks at a file.
struct FileExaminer {
    let file: LDSFile
    let octets: [UInt8]
    /// Every file that was read.
    let files: [LDSFile: [UInt8]]
    /// What steps kept.
    let kept: [String: [UInt8]]

    /// What is wrong; nil where nothing is.
    func fault(_ examination: FileExamination) -> String? {
        do {
            return try found(examination)
        } catch let error as TLVError {
            return "\(error.code.rawValue) @ \(error.offset)"
        } catch {
            return "\(error)"
        }
    }

    private func found(_ examination: FileExamination) throws -> String? {
        switch examination {
        case .tag: return tagFault
        case .length:
            var cursor = TLVCursor(octets)
            _ = try cursor.read()
            return cursor.isAtEnd ? nil : "\(cursor.remaining.count)"
        case .hash: return try hashFault()
        case .dataGroupList:
            let named = try EFCOM(decoding: octets).dataGroups.sorted()
            let hashed = try securityObject().dataGroupHashes.map(\.dataGroup).sorted()
            return named == hashed ? nil : hashed.map(\.description).joined(separator: " ")
        case .securityInfos, .terminalAuthenticationVersion, .terminalAuthenticationFile:
            return try SecurityInfosExaminer(file: file, octets: octets).fault(examination)
        case .trustPoints, .twoTrustPoints:
            return TrustPointReferences(octets).fault(isTwo: examination == .twoTrustPoints)
        case .groupTemplate, .instanceCount, .templates, .headers, .formatOwner, .formatType, .subtype, .dataBlock,
            .blockFormat:
            return try BiometricExaminer(file: file, octets: octets).fault(examination)
        case .activeAuthentication: return try signatureFault()
        case .objects, .extendedLength, .extendedLengthNumbers, .chaining: return try atrInfoFault(examination)
        }
    }

    private var tagFault: String? {
        guard let tag = file.tag else { return nil }
        return octets.starts(with: tag.octets) ? nil : octets.first.map { TLVTag(UInt32($0)).description } ?? "-"
    }

    private func securityObject() throws -> LDSSecurityObject {
        try EFSOD(decoding: files[.sod] ?? []).securityObject()
    }

    private func hashFault() throws -> String? {
        let object = try securityObject()
        guard let group = file.dataGroupNumber, let stated = object.hash(of: group),
            let algorithm = HashAlgorithm(objectIdentifier: object.hashAlgorithmOID)
        else { return "-" }
        return try algorithm.hash(octets) == stated ? nil : "a \(algorithm) other than EF.SOD states"
    }

    private func signatureFault() throws -> String? {
        let challenge = try ActiveAuthentication.Challenge(kept["challenge"] ?? [])
        let infos = files[.dataGroup(.dg14)].flatMap { try? DataGroup14(decoding: $0).securityInfos }
        let verdict = ActiveAuthentication.verify(
            response: kept["signature"] ?? [], challenge: challenge, dataGroup15: octets, securityInfos: infos,
            tolerating: [])
        return switch verdict.outcome {
        case .confirmed: nil
        case .refused(let refusal): refusal.rawValue
        }
    }

    private func atrInfoFault(_ examination: FileExamination) throws -> String? {
        var cursor = TLVCursor(octets)
        var objects: [TLVElement] = []
        while !cursor.isAtEnd { objects.append(try cursor.read()) }
        if examination == .objects { return nil }
        if examination == .chaining {
            return objects.first { $0.tag == 0x47 }.map { $0.content.count >= 3 } == true ? nil : "47"
        }
        guard let sizes = objects.first(where: { $0.tag == 0x7F66 }) else { return "7F66" }
        guard examination == .extendedLengthNumbers else { return nil }
        var inner = try cursor.children(of: sizes)
        for _ in 0..<2 {
            let number = try inner.read(0x02).content
            guard let first = number.first, first < 0x80, number.contains(where: { $0 != 0 }) else { return "02" }
        }
        return inner.isAtEnd ? nil : "7F66"
    }
}

/// The references in EF.CVCA (Doc 9303-11, K.2), read from the octets alone.
struct TrustPointReferences {
    private(set) var references: [[UInt8]] = []
    private let octets: [UInt8]
    private var rest: ArraySlice<UInt8>

    init(_ octets: [UInt8]) {
        self.octets = octets
        rest = octets[...]
        while rest.first == 0x42, let length = rest.dropFirst().first, rest.count >= 2 + Int(length) {
            references.append(Array(rest.dropFirst(2).prefix(Int(length))))
            rest = rest.dropFirst(2 + Int(length))
        }
    }

    /// What is wrong with the file.
    func fault(isTwo: Bool) -> String? {
        if octets.count != 36 { return "\(octets.count)" }
        if !(isTwo ? 2...2 : 1...2).contains(references.count) { return "42 x \(references.count)" }
        if references.contains(where: { !(1...16).contains($0.count) }) { return "42" }
        return rest.allSatisfy { $0 == 0 } ? nil : "00"
    }
}
