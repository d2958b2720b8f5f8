// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS

/// The step `securityObject.sod.structure`: from the octets of EF.SOD to a SignedData with one signer and an LDS security object.
struct SecurityObjectCheck {
    var outcome: Outcome
    var signedData: SignedData?
    /// The one signer; nil unless there is exactly one and the structure around it is sound.
    var signer: SignerInfo?
    var securityObject: LDSSecurityObject?
    var ldsDeviations: [LDSDeviation] = []

    /// Content types that issuers have used for the LDS security object (F-32): Belgium and France, the maker Sdu, China.
    private static let tolerated: Set<String> = ["1.3.27.1.1.1", "1.2.528.1.1006.1.20.1", OID.data]

    static func read(_ sod: [UInt8]?, profile: TrustProfile) -> SecurityObjectCheck {
        guard let sod else {
            return SecurityObjectCheck(outcome: .undetermined(.notRead, "EF.SOD was not read."))
        }
        guard !sod.isEmpty else {
            return SecurityObjectCheck(outcome: .failed(.empty, "EF.SOD is empty."))
        }
        // Both decoders tolerate everything here, so that what the profile refuses is this check's failure and the others are still carried out.
        var check = SecurityObjectCheck(outcome: .successful(""))
        let data: SignedData
        do {
            let file = try EFSOD(decoding: sod)
            check.ldsDeviations = file.deviations
            data = try SignedData(contentInfo: file.contentInfo)
        } catch let error as TrustError where error.code == .unexpectedContent {
            return SecurityObjectCheck(outcome: .failed(.wrongContentType, "EF.SOD holds no SignedData."))
        } catch {
            return SecurityObjectCheck(outcome: .failed(.malformed, "EF.SOD cannot be decoded: \(error)"))
        }
        check.signedData = data
        return judge(data, check, profile)
    }

    private static func judge(
        _ data: SignedData, _ decoded: SecurityObjectCheck, _ profile: TrustProfile
    ) -> SecurityObjectCheck {
        var check = decoded
        var deviations: [TrustDeviation] = data.isDistinguished ? [] : [.berEncoding]
        func failed(_ reason: CheckReason, _ detail: String) -> SecurityObjectCheck {
            SecurityObjectCheck(
                outcome: .failed(reason, detail, deviations), signedData: data, securityObject: check.securityObject,
                ldsDeviations: check.ldsDeviations)
        }
        // Around id-data RFC 5652, 5.1 demands version 1, where the standard's own content type has 3 (F-32: China).
        guard data.version == 3 || data.version == 1 && data.eContentType == OID.data else {
            return failed(.wrongVersion, "SignedData has version \(data.version), not 3.")
        }
        if data.eContentType != OID.ldsSecurityObject {
            guard tolerated.contains(data.eContentType) else {
                return failed(.wrongContentType, "The content is of type \(data.eContentType).")
            }
            deviations.append(.contentTypeNotICAO)
        }
        guard let content = data.eContent else { return failed(.malformed, "The SignedData holds no content.") }
        do {
            let object = try LDSSecurityObject(derEncoded: content)
            check.securityObject = object
            check.ldsDeviations += object.deviations
        } catch {
            return failed(.malformed, "The LDS security object cannot be decoded: \(error)")
        }
        guard let signer = data.signerInfos.first else {
            return failed(.noSigner, "Nobody signed the security object.")
        }
        guard data.signerInfos.count == 1 else {
            // The standard only recommends a single one (Doc 9303-10, 4.6.2.2), so this is no sign of a forgery.
            var refused = failed(.severalSigners, "The security object has \(data.signerInfos.count) signers.")
            refused.outcome.result = .undetermined
            return refused
        }
        let usesKeyIdentifier = if case .subjectKeyIdentifier = signer.sid { true } else { false }
        if signer.version != (usesKeyIdentifier ? 3 : 1) { deviations.append(.signerInfoVersion) }
        let entries = check.securityObject?.dataGroupHashes.count ?? 0
        var outcome = Outcome.successful(
            "The security object holds the hashes of \(entries) data groups and has one signer.", deviations)
        if let refused = check.ldsDeviations.first(where: { !profile.decoding.tolerated.contains($0) }) {
            outcome = .failed(.malformed, "The deviation \(refused.rawValue) is refused by the profile.", deviations)
        }
        return SecurityObjectCheck(
            outcome: outcome.judged(by: profile), signedData: data, signer: signer,
            securityObject: check.securityObject,
            ldsDeviations: check.ldsDeviations)
    }
}
