// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
internal import EPassMessages

/// What sets one security object apart from another: names, content and how it is decoded. All steps over it are the
/// same.
struct SecurityObjectFormat<Content: Sendable>: Sendable {
    /// The file, for example `EF.SOD`.
    let file: String
    /// The content type that the standard has for it.
    let contentType: String
    /// Content types that issuers have used in its place (F-32).
    let toleratedTypes: Set<String>
    /// The ContentInfo in the octets of the file.
    let unwrap: @Sendable ([UInt8]) throws(LDSError) -> (contentInfo: [UInt8], deviations: [LDSDeviation])
    /// The content decoded, with every deviation tolerated: the profile refuses them later.
    let decode: @Sendable ([UInt8]) throws(LDSError) -> (content: Content, deviations: [LDSDeviation])
    /// That the content cannot be decoded.
    let undecodable: @Sendable (LDSError) -> Message
    /// What is said about a sound object.
    let describe: @Sendable (Content) -> Message
}

extension SecurityObjectFormat<LDSSecurityObject> {
    /// EF.SOD (Doc 9303-10, 4.6.2). Tolerated content types: Belgium and France, the maker Sdu, China.
    static var sod: Self {
        Self(
            file: "EF.SOD", contentType: OID.ldsSecurityObject,
            toleratedTypes: ["1.3.27.1.1.1", "1.2.528.1.1006.1.20.1", OID.data],
            unwrap: { octets throws(LDSError) in
                let file = try EFSOD(decoding: octets)
                return (file.contentInfo, file.deviations)
            },
            decode: { octets throws(LDSError) in
                let object = try LDSSecurityObject(derEncoded: octets)
                return (object, object.deviations)
            },
            undecodable: {
                .signedObjectSecurityObjectUndecodable(place: $0.placeAndCode, error: $0.message)
            },
            describe: { .signedObjectSecurityObject(count: $0.dataGroupHashes.count) })
    }
}

/// The first step over a security object: from the octets of the file to a SignedData with one signer and its content.
struct SecurityObjectCheck<Content: Sendable>: Sendable {
    var outcome: Outcome
    var signedData: SignedData?
    /// The one signer; nil unless there is exactly one and the structure around it is sound.
    var signer: SignerInfo?
    /// The content, also where something after its decoding failed.
    var content: Content?
    var ldsDeviations: [LDSDeviation] = []

    static func read(
        _ octets: [UInt8]?, as format: SecurityObjectFormat<Content>, profile: TrustProfile
    ) -> SecurityObjectCheck {
        guard let octets else {
            return SecurityObjectCheck(outcome: .undetermined(.notRead, .fileNotRead(file: format.file)))
        }
        guard !octets.isEmpty else {
            return SecurityObjectCheck(outcome: .failed(.empty, .signedObjectEmpty(file: format.file)))
        }
        // Both decoders tolerate everything here, so that what the profile refuses is this check's failure and the
        // others are still carried out.
        var check = SecurityObjectCheck(outcome: Outcome(result: .successful))
        let contentInfo: [UInt8]
        do throws(LDSError) {
            let file = try format.unwrap(octets)
            check.ldsDeviations = file.deviations
            contentInfo = file.contentInfo
        } catch {
            return SecurityObjectCheck(outcome: .failed(.malformed, .undecodable(format.file, error)))
        }
        let data: SignedData
        do throws(TrustError) {
            data = try SignedData(contentInfo: contentInfo)
        } catch {
            let outcome: Outcome =
                error.code == .unexpectedContent
                ? .failed(.wrongContentType, .signedObjectNoSignedData(file: format.file))
                : .failed(.malformed, .undecodable(format.file, error))
            return SecurityObjectCheck(outcome: outcome)
        }
        check.signedData = data
        return judge(data, check, format, profile)
    }

    private static func judge(
        _ data: SignedData, _ decoded: SecurityObjectCheck, _ format: SecurityObjectFormat<Content>,
        _ profile: TrustProfile
    ) -> SecurityObjectCheck {
        var check = decoded
        var deviations: [TrustDeviation] = data.isDistinguished ? [] : [.berEncoding]
        func ended(_ outcome: Outcome) -> SecurityObjectCheck {
            var ended = check
            ended.outcome = outcome
            return ended
        }
        // Around id-data RFC 5652, 5.1 demands version 1, where the standard's own content type has 3 (F-32: China).
        guard data.version == 3 || data.version == 1 && data.eContentType == OID.data else {
            return ended(
                .failed(.wrongVersion, .signedObjectWrongVersion(version: data.version), deviations))
        }
        if data.eContentType != format.contentType {
            guard format.toleratedTypes.contains(data.eContentType) else {
                return ended(
                    .failed(.wrongContentType, .signedObjectWrongContentType(type: data.eContentType), deviations))
            }
            deviations.append(.contentTypeNotICAO)
        }
        guard let octets = data.eContent else {
            return ended(.failed(.malformed, .signedObjectNoContent, deviations))
        }
        do throws(LDSError) {
            let decoded = try format.decode(octets)
            check.content = decoded.content
            check.ldsDeviations += decoded.deviations
        } catch {
            return ended(.failed(.malformed, format.undecodable(error), deviations))
        }
        guard let signer = data.signerInfos.first else {
            return ended(.failed(.noSigner, .signedObjectNoSigner, deviations))
        }
        guard data.signerInfos.count == 1 else {
            // The standard only recommends a single one (Doc 9303-10, 4.6.2.2), so this is no sign of a forgery.
            return ended(
                .undetermined(
                    .severalSigners, .signedObjectSeveralSigners(count: data.signerInfos.count), deviations))
        }
        let usesKeyIdentifier = if case .subjectKeyIdentifier = signer.sid { true } else { false }
        if signer.version != (usesKeyIdentifier ? 3 : 1) { deviations.append(.signerInfoVersion) }
        check.signer = signer
        if let refused = check.ldsDeviations.first(where: { !profile.decoding.tolerated.contains($0) }) {
            return ended(
                Outcome(
                    result: .failed, reason: .malformed,
                    message: .checkDeviationRefused(deviation: refused.message), deviations: deviations, isRefusal: true
                ))
        }
        let outcome = Outcome(
            result: .successful, message: check.content.map(format.describe), deviations: deviations)
        return ended(outcome.judged(by: profile))
    }
}
