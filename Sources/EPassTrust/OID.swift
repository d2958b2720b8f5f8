// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Object identifiers as dotted text, between it and content octets. A value that cannot be told in 64-bit numbers is none.
enum OID {
    private static let maximumOctets = 64

    static func text(_ content: ArraySlice<UInt8>) -> String? {
        guard !content.isEmpty, content.count <= maximumOctets, content.last.map({ $0 < 0x80 }) == true else {
            return nil
        }
        var text = ""
        var value: UInt64 = 0
        for octet in content {
            guard value <= UInt64.max >> 7 else { return nil }
            value = value << 7 | UInt64(octet & 0x7F)
            guard octet < 0x80 else { continue }
            if text.isEmpty {
                let root = min(value / 40, 2)
                text = "\(root).\(value - root * 40)"
            } else {
                text += ".\(value)"
            }
            value = 0
        }
        return text
    }

    static func content(_ text: String) -> [UInt8]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let arcs = parts.compactMap { UInt64($0) }
        guard arcs.count == parts.count, arcs.count >= 2, let root = arcs.first, root <= 2,
            let second = arcs.dropFirst().first, root == 2 ? second < UInt64.max - 80 : second < 40
        else { return nil }
        return ([root * 40 + second] + arcs.dropFirst(2)).flatMap(groups)
    }

    private static func groups(_ arc: UInt64) -> [UInt8] {
        var octets = [UInt8(truncatingIfNeeded: arc & 0x7F)]
        var rest = arc >> 7
        while rest > 0 {
            octets.append(UInt8(truncatingIfNeeded: rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return octets.reversed()
    }
}

extension OID {
    static let signedData = "1.2.840.113549.1.7.2"
    static let data = "1.2.840.113549.1.7.1"
    static let ldsSecurityObject = "2.23.136.1.1.1"

    static let contentType = "1.2.840.113549.1.9.3"
    static let messageDigest = "1.2.840.113549.1.9.4"
    static let signingTime = "1.2.840.113549.1.9.5"

    static let commonName = "2.5.4.3"
    static let serialNumber = "2.5.4.5"
    static let country = "2.5.4.6"
    static let locality = "2.5.4.7"
    static let stateOrProvince = "2.5.4.8"
    static let organization = "2.5.4.10"
    static let organizationalUnit = "2.5.4.11"

    static let subjectKeyIdentifier = "2.5.29.14"
    static let keyUsage = "2.5.29.15"
    static let privateKeyUsagePeriod = "2.5.29.16"
    static let subjectAltName = "2.5.29.17"
    static let issuerAltName = "2.5.29.18"
    static let basicConstraints = "2.5.29.19"
    static let crlDistributionPoints = "2.5.29.31"
    static let certificatePolicies = "2.5.29.32"
    static let authorityKeyIdentifier = "2.5.29.35"
    static let extendedKeyUsage = "2.5.29.37"
    static let nameChange = "2.23.136.1.1.6.1"
    static let documentTypeList = "2.23.136.1.1.6.2"

    static let rsaEncryption = "1.2.840.113549.1.1.1"
    static let rsaPSS = "1.2.840.113549.1.1.10"
    static let mgf1 = "1.2.840.113549.1.1.8"
    static let ecPublicKey = "1.2.840.10045.2.1"
}
