// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassLDS
internal import EPassMessages

extension EFSOD {
    /// The list of hashes in the file, as it stands there (Doc 9303-10, 4.6.2.3): decoded, and **not verified**.
    ///
    /// Success says that the octets have the structure of a list of hashes. It says nothing about who wrote them, nor
    /// that a data group has the hash that is listed: anybody can make such a file. ``PassiveAuthentication`` verifies
    /// the signature and compares the hashes; what it says of a document is in the checks of an inspection. Departures
    /// that have a name are tolerated, and are the list's `deviations`.
    ///
    /// - Throws: `TrustError` with the element concerned and, where it is known, its position in octets from the
    ///   beginning of the file: `malformed`, `tooLarge` and `limitExceeded` where something cannot be decoded,
    ///   `unexpectedContent` where the file holds no SignedData, one of a version that it cannot have, or other content
    ///   than a list of hashes.
    public func securityObject() throws(TrustError) -> LDSSecurityObject {
        let object = ParsedSecurityObject<LDSSecurityObject>((contentInfo, contentInfoOffset, deviations), .default)
        if let content = object.content { return content }
        throw object.error
    }
}

extension ParsedSecurityObject {
    /// Why there is no content, as an error; good only where there is none.
    fileprivate var error: TrustError {
        switch fault {
        case .notSigned(let error): error
        case .version(let version):
            TrustError(
                .unexpectedContent, element: "SignedData.version", .signedObjectWrongVersion(version: version))
        case .contentType(let type):
            TrustError(
                .unexpectedContent, element: "encapContentInfo.eContentType", .signedObjectWrongContentType(type: type))
        case .noContent, nil:
            TrustError(.malformed, element: "encapContentInfo.eContent", .signedObjectNoContent)
        case .undecodable(let error):
            TrustError(
                error.code == .limitExceeded ? .limitExceeded : .malformed, element: Self.element(error.path),
                offset: error.offset, error.message)
        }
    }

    /// The path of a decoder in the words of the ASN.1 module, from the list of hashes on.
    private static func element(_ path: String) -> String {
        let names = path.split(separator: "/")
        let outermost: Substring = "LDSSecurityObject"
        return (names.first == outermost ? names : [outermost] + names).joined(separator: ".")
    }
}
