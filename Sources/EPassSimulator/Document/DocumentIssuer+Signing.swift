// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

// What document signers sign, and what the State publishes.
extension DocumentIssuer {
    /// Signs the hashes of the data groups.
    ///
    /// - Returns: the ContentInfo of EF.SOD.
    func securityObject(over dataGroups: [DataGroupNumber: [UInt8]]) throws(SimulatorError) -> [UInt8] {
        guard let signer else {
            throw SimulatorError(.personalisationFailed, .personalisationNoDocumentSigner)
        }
        do {
            let hash = description.dataGroupHash ?? description.signature.hash
            var hashes: [LDSSecurityObject.DataGroupHash] = []
            for (number, content) in dataGroups.sorted(by: { $0.key < $1.key }) {
                if defect == .hashMissing, number == .dg2 { continue }
                hashes.append(LDSSecurityObject.DataGroupHash(dataGroup: number, hash: try hash.hash(content)))
            }
            let versions =
                description.ldsVersion == .version18
                ? LDSSecurityObject.VersionInfo(ldsVersion: "0108", unicodeVersion: "040000") : nil
            let content = try LDSSecurityObject(
                hashAlgorithmOID: hash.objectIdentifier, dataGroupHashes: hashes, ldsVersionInfo: versions)
            let issuing = description.issuing
            // An identifier of the kind of key leaves the hash of the signature to the digest (RFC 3370, 3.2).
            let digest =
                issuing.digest ?? (description.signature.namesKeyOnly ? description.signature.hash : hash)
            var builder = SignedDataBuilder(
                content: try content.encoded(), digest: .sha256, certificates: try carried(by: signer))
            builder.digest = digest
            builder.usesKeyIdentifier = issuing.signerName == .subjectKeyIdentifier
            builder.signingTime = issuing.signingTime ? signingTime : nil
            builder.defects = Set(issuing.defects)
            switch defect {
            case .signatureChanged: builder.defects.insert(.wrongSignature)
            case .messageDigestWrong: builder.defects.insert(.wrongMessageDigest)
            case .contentTypeWrong: builder.defects.insert(.wrongContentTypeAttribute)
            default: break
            }
            let made = try builder.contentInfo(by: signer.issuing, certificate: signer.certificate)
            let octets = try edits.apply(to: made, of: .securityObject, signer: signer.issuing, digest: digest)
            return defect == .signedAttributeChanged ? Self.changingSigningTime(octets) : octets
        } catch {
            throw Self.failure(error)
        }
    }

    /// Signs the SecurityInfos of EF.CardSecurity (Doc 9303-10, 3.11.4).
    ///
    /// - Returns: the ContentInfo, which is the file.
    mutating func cardSecurity(over content: [UInt8]) throws(SimulatorError) -> [UInt8] {
        do {
            try makeCardSecuritySigner()
            guard let signer = cardSecuritySigner ?? signer else {
                throw SimulatorError(.personalisationFailed, .personalisationNoDocumentSigner)
            }
            let issuing = description.issuing
            let digest = issuing.cardSecurityDigest ?? signer.issuing.algorithm.hash
            // id-SecurityObject of TR-03110
            var builder = SignedDataBuilder(
                contentType: "0.4.0.127.0.7.3.2.1", content: content, digest: .sha256, certificates: [signer.encoded])
            builder.digest = digest
            builder.usesKeyIdentifier = issuing.cardSecuritySignerName == .subjectKeyIdentifier
            builder.signingTime = signingTime
            if defect == .cardSecurityChanged { builder.defects = [.wrongSignature] }
            let made = try builder.contentInfo(by: signer.issuing, certificate: signer.certificate)
            return try edits.apply(to: made, of: .cardSecurity, signer: signer.issuing, digest: digest)
        } catch {
            throw Self.failure(error)
        }
    }

    /// The day of issue, or the one that the description states.
    private var signingTime: Timestamp {
        description.issuing.signedOn.flatMap { Timestamp(year: $0.year, month: $0.month, day: $0.day) } ?? issued
    }

    /// What the State publishes. Made last, so that the document is the same with it and without.
    func publication() throws(SimulatorError) -> IssuerPublication {
        do {
            let published = issued.adding(days: Self.days.published)
            let end = issued.adding(days: Self.days.signer)
            let publisher = IssuerPublisher(
                authority: authority, context: context, published: published,
                nextUpdate: defect == .revocationListExpired
                    ? published.adding(days: Self.days.revocationList) : end,
                signerEnds: end)
            let links = try links()
            let certificates = generations.map(\.encoded)
            let revocationList = try publisher.revocationList(
                revoking: defect == .signerRevoked ? [signer?.certificate].compactMap { $0 } : [])
            let masterList = try publisher.masterList(
                of: certificates + links, signer: Self.name(country: description.country, "Master List Signer 1"),
                serialNumber: SyntheticAuthority.serialNumber(context), description.issuing.masterListSignature,
                edits: edits)
            return IssuerPublication(
                cscaCertificates: certificates, linkCertificates: links,
                revocationList: try edits.apply(to: revocationList, of: .revocationList, signer: authority.signer),
                masterList: masterList.list, masterListKey: masterList.key)
        } catch {
            throw Self.failure(error)
        }
    }

    /// Changes the last digit of the signing time, an attribute that no other check looks at.
    private static func changingSigningTime(_ octets: [UInt8]) -> [UInt8] {
        // The object identifier of signingTime, then SET, UTCTime of 13 octets.
        let mark: [UInt8] = [0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x09, 0x05, 0x31, 0x0F, 0x17, 0x0D]
        var changed = octets
        for start in octets.indices where octets[start...].starts(with: mark) {
            let digit = start + mark.count + 11
            if changed.indices.contains(digit) { changed[digit] ^= 0x01 }
        }
        return changed
    }
}
