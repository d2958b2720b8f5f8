// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassTLV
import EPassTrust

/// The edits of a description, made in what is issued, with signatures made again where the edit says so.
///
/// What was changed before it was signed is signed as it then stands; the hash of a content that was changed is made
/// again as well, so that one edit changes one thing.
struct IssuedEdits {
    /// An edit and the member of the description that it stands in.
    struct Entry {
        let edit: IssuedEdit
        let member: String
    }

    private let entries: [Entry]
    private let trial: IssuedEditTrial?
    private let seed: UInt64?

    /// - Parameters:
    ///   - member: the member that holds the edits: `issuing.edits`.
    ///   - seed: that of the document. Signatures that are made again draw from a stream of their own, so that an edit
    ///     does not change what else is issued.
    ///   - trial: keeps what cannot be made instead of throwing it; nil for the first error.
    init(_ edits: [IssuedEdit], member: String, seed: UInt64? = nil, trial: IssuedEditTrial? = nil) {
        self.seed = seed
        entries = edits.enumerated().map { Entry(edit: $1, member: "\(member)[\($0)]") }
        self.trial = trial
    }

    /// Whether something of that is changed.
    func change(_ root: IssuedEdit.Root) -> Bool { entries.contains { $0.edit.root == root } }

    /// The signer with a stream of random numbers of that root alone, where the document has a seed.
    private func own(_ signer: IssuingSigner, _ root: IssuedEdit.Root) throws(CryptoError) -> IssuingSigner {
        guard let seed else { return signer }
        let encoded = try signer.key.pkcs8()
        let key = try PrivateKey(
            pkcs8: unsafe encoded.withUnsafeBytes { unsafe Array($0) },
            context: CryptoContext(seed: Array("epass edits \(seed) \(root.rawValue)".utf8)))
        return IssuingSigner(key, signer.algorithm, namesKeyOnly: signer.namesKeyOnly)
    }

    /// A certificate or a revocation list with its edits.
    func apply(to octets: [UInt8], of root: IssuedEdit.Root, signer: IssuingSigner) throws -> [UInt8] {
        try apply(to: octets, of: root) { whole in
            let signer = try own(signer, root)
            // The first member is what is signed, whatever became of it.
            guard let signed = whole.members.first, let place = whole.members.lastIndex(where: Self.isSignature)
            else { return }
            let signature = try signer.signature(over: signed.encoded, element: "signature")
            whole.members[place].body = .octets([0x00] + signature)
        }
    }

    /// A card-verifiable certificate with its edits.
    ///
    /// - Parameter sign: a signature over the octets of the body.
    func apply(
        to octets: [UInt8], of root: IssuedEdit.Root, sign: ([UInt8]) throws -> [UInt8]
    ) throws -> [UInt8] {
        try apply(to: octets, of: root) { whole in
            guard let signed = whole.members.first, let place = whole.members.lastIndex(where: Self.isSignature)
            else { return }
            whole.members[place].body = .octets(try sign(signed.encoded))
        }
    }

    /// A ContentInfo with its edits.
    func apply(
        to octets: [UInt8], of root: IssuedEdit.Root, signer: IssuingSigner, digest: IssuingHash
    ) throws -> [UInt8] {
        try apply(
            to: octets, of: root,
            prepare: { whole, own in
                // The hash of the content first, so that an edit of the attribute is not undone.
                let inside = own.filter { whole.names(of: $0.edit)?.contains("eContent") == true }
                guard !inside.isEmpty else { return own }
                for entry in inside { try apply(entry, to: &whole) }
                if let content = Self.content(of: whole) {
                    whole.signedData { data in
                        data.changeSignerInfos { $0.setMessageDigest(try? digest.hash(content)) }
                    }
                }
                return own.filter { entry in !inside.contains { $0.member == entry.member } }
            },
            sign: { whole in
                let signer = try own(signer, root)
                let content = Self.content(of: whole) ?? []
                var failure: (any Error)?
                whole.signedData { data in
                    data.changeSignerInfos { info in
                        let attributes = info.members.first { $0.name == "signedAttrs" }
                        let signed = attributes.map { TLVWriter.encode(.set, $0.content) } ?? content
                        guard let place = info.members.lastIndex(where: Self.isSignature) else { return }
                        do throws(TrustError) {
                            let signature = try signer.signature(over: signed, element: "SignerInfo.signature")
                            info.members[place].body = .octets(signature)
                        } catch {
                            failure = error
                        }
                    }
                }
                if let failure { throw failure }
            })
    }

    private func apply(
        to octets: [UInt8], of root: IssuedEdit.Root,
        prepare: (inout IssuedElement, [Entry]) throws -> [Entry] = { $1 }, sign: (inout IssuedElement) throws -> Void
    ) throws -> [UInt8] {
        let own = entries.filter { $0.edit.root == root }
        trial?.made.insert(root)
        guard !own.isEmpty else { return octets }
        var whole = try IssuedElement(octets[...], name: root.rawValue, shape: root.shape)
        let afterwards = own.filter { !$0.edit.isSigned || Self.isAboutSignature($0.edit, in: whole) }
        let before = own.filter { entry in !afterwards.contains { $0.member == entry.member } }
        if !before.isEmpty {
            for entry in try prepare(&whole, before) { try apply(entry, to: &whole) }
            try sign(&whole)
        }
        for entry in afterwards { try apply(entry, to: &whole) }
        return whole.encoded
    }

    private func apply(_ entry: Entry, to whole: inout IssuedElement) throws(SimulatorError) {
        let before = whole
        do throws(IssuedEditRefusal) { try whole.apply(entry.edit) } catch {
            let refusal = SimulatorError(.valueInvalid, member: "\(entry.member).\(error.member)", error.message)
            guard let trial else { throw refusal }
            trial.refusals.append(refusal)
            whole = before
        }
    }

    private static func isSignature(_ element: IssuedElement) -> Bool {
        (element.name == "signatureValue" || element.name == "signature") && element.verbatim == nil
            && element.members.isEmpty
    }

    /// Whether it is the value of a signature that is changed, or the whole, which is signed already.
    private static func isAboutSignature(_ edit: IssuedEdit, in whole: IssuedElement) -> Bool {
        guard let names = whole.names(of: edit) else { return false }
        guard let last = names.last else { return true }
        return last == "signatureValue"
            || last == "signature" && names.first != "tbsCertificate" && names.first != "tbsCertList"
    }

    /// The content that the signer hashes: without tag and length of its OCTET STRING.
    private static func content(of whole: IssuedElement) -> [UInt8]? {
        let data = whole.members.first { $0.name == "signedData" }
        let encapsulated = data?.members.first { $0.name == "encapContentInfo" }
        guard let content = encapsulated?.members.first(where: { $0.name == "eContent" }), content.verbatim == nil,
            case .members(let strings, _) = content.body
        else { return nil }
        return strings.first?.content
    }
}

/// What becomes of the edits of a description when its document is made to see whether it can be: `--check`.
final class IssuedEditTrial {
    /// The edits that cannot be made.
    var refusals: [SimulatorError] = []
    /// What was issued.
    var made: Set<IssuedEdit.Root> = []
}

extension IssuedElement {
    /// Changes the SignedData of a ContentInfo, where it is there.
    fileprivate mutating func signedData(_ change: (inout IssuedElement) -> Void) {
        guard let place = members.firstIndex(where: { $0.name == "signedData" && $0.verbatim == nil }) else { return }
        change(&members[place])
    }

    /// Changes each SignerInfo of a SignedData.
    fileprivate mutating func changeSignerInfos(_ change: (inout IssuedElement) -> Void) {
        guard let place = members.firstIndex(where: { $0.name == "signerInfos" && $0.verbatim == nil }) else { return }
        for index in members[place].members.indices where members[place].members[index].verbatim == nil {
            change(&members[place].members[index])
        }
    }

    /// Writes the hash of the content into the signed attributes, where it stands there.
    fileprivate mutating func setMessageDigest(_ digest: [UInt8]?) {
        guard let digest, let attributes = members.firstIndex(where: { $0.name == "signedAttrs" }),
            let attribute = members[attributes].members.firstIndex(where: { $0.name == "messageDigest" }),
            let values = members[attributes].members[attribute].members.firstIndex(where: { $0.name == "attrValues" }),
            !members[attributes].members[attribute].members[values].members.isEmpty
        else { return }
        members[attributes].members[attribute].members[values].members[0].body = .octets(digest)
    }
}
