// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What stands beside an object in the file or folder that it came in. Nobody signs a file, and whoever hands it on can
/// add to it.
enum ImportCompany {
    /// Of a CSCA certificate: nothing but certificates of CSCAs, keys, white space and comments. Of a list: nothing.
    case none
    /// Something else in its file.
    case file
    /// A signed list in another file of its folder.
    case folder
}

/// What was found in a file, and what it makes of the CSCA certificates and lists in it: the one place where that is
/// decided, for every form of file.
struct ImportFindings {
    /// What something is to a CSCA certificate beside it.
    enum Finding {
        /// A key, a comment, what fills up: no object.
        case filling
        /// A CSCA certificate, or a certificate that cannot be read: it costs itself alone.
        case certificate
        /// A signed list, or another CMS object with a signature or content.
        case signed
        /// A revocation list, the certificate of a signer, and all that nobody knows or can read.
        case other
    }

    /// What a label, an attribute or the place says of octets that are not taken as an object.
    enum Claim {
        case nothing
        /// It stands by itself, without a word about it.
        case object
        case certificate
        /// A list or a revocation list.
        case list
        case key
        /// OpenSSL's settings behind a certificate of its own kind.
        case settings
        /// An attribute that is known for no trust material.
        case value
        /// What stands outside of sections.
        case comment
    }

    private var objects = 0
    private var company = 0
    private(set) var holdsSigned = false

    /// Counts an object that is taken.
    mutating func add(_ content: ImportedObject.Content) {
        switch content {
        case .certificate(let certificate): add(certificate.maySignCertificates ? .certificate : .other)
        case .revocationList: add(.other)
        case .list: add(.signed)
        }
    }

    /// Counts what is not taken.
    mutating func add(passedOver octets: ArraySlice<UInt8>, as claim: Claim) {
        add(Self.finding(octets, as: claim))
    }

    private mutating func add(_ finding: Finding) {
        if finding != .filling { objects += 1 }
        if finding == .signed || finding == .other { company += 1 }
        if finding == .signed { holdsSigned = true }
    }

    /// What octets are that are not taken: their own structure says more than what is claimed of them.
    static func finding(_ octets: ArraySlice<UInt8>, as claim: Claim) -> Finding {
        if ImportRecognition.beginsAsContentInfo(octets) {
            return claim == .comment && ImportDecoding.isBundle(octets, allowingLists: false) ? .filling : .signed
        }
        let kind = try? ImportRecognition.kind(of: octets)
        if kind == .revocationList { return .other }
        switch claim {
        case .nothing: return .other
        case .object: return kind == .certificate && ImportRecognition.isWhole(octets) ? .certificate : .other
        case .certificate:
            // What stands behind a certificate in its place is no part of it.
            let first = try? ImportRecognition.first(of: octets)
            return first.map { $0.endIndex == octets.endIndex } ?? true ? .certificate : .other
        case .list: return .signed
        case .key: return kind == nil ? .filling : .other
        case .settings: return kind == nil && ImportRecognition.isWhole(octets) ? .filling : .other
        case .value: return kind == nil && ImportRecognition.isWhole(octets) ? .other : .filling
        case .comment: return .filling
        }
    }

    /// What stands beside an object of the file.
    func company(of content: ImportedObject.Content) -> ImportCompany {
        if case .certificate = content { return company > 0 ? .file : .none }
        return objects > 1 ? .file : .none
    }
}
