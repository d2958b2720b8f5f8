// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
internal import EPassMessages

/// The first step over a security object: from the decoded file to a SignedData with one signer and its content.
struct SecurityObjectCheck<Content: SignedContent>: Sendable {
    let outcome: Outcome
    /// What there is to judge; nil where it does not decode as a whole.
    private(set) var signedData: SignedData?
    /// The content, also where something after its decoding failed.
    private(set) var content: Content?
    /// What there is to compare where ``content`` is nil: see ``ParsedSecurityObject/doubted``.
    private(set) var doubted: [Content] = []
    private(set) var ldsDeviations: [LDSDeviation] = []

    private init(_ outcome: Outcome) { self.outcome = outcome }

    static func judge(_ file: ParsedFile?, profile: TrustProfile) -> SecurityObjectCheck {
        let format = Content.format
        guard let file else { return Self(.undetermined(.notRead, .fileNotRead(file: format.file))) }
        guard !file.octets.isEmpty else {
            return Self(.malformed(.empty, .signedObjectEmpty(file: format.file), profile))
        }
        // The decoders tolerate everything here, so that what the profile refuses is this check's failure and the
        // others are still carried out.
        let object: ParsedSecurityObject<Content>
        do throws(LDSError) {
            object = try file.content(as: ParsedSecurityObject<Content>.self)
        } catch {
            var check = Self(
                file.isTruncated
                    ? .truncated(file.file) : .malformed(.malformed, .undecodable(format.file, error), profile))
            check.doubted = format.remains(file.octets)
            return check
        }
        if case .notSigned(let error) = object.fault {
            var check = Self(
                error.code == .unexpectedContent
                    ? .malformed(.wrongContentType, .signedObjectNoSignedData(file: format.file), profile)
                    : .malformed(.malformed, .undecodable(format.file, error), profile))
            check.doubted = object.doubted
            return check
        }
        var check = Self(outcome(of: object, object.signedData?.signerInfos ?? [], profile))
        check.signedData = object.signedData
        check.doubted = object.doubted
        check.content = object.content
        check.ldsDeviations = object.deviations
        return check
    }

    /// The signers. What they signed is judged also where it is not as the standard has it: a digest that differs says
    /// the same of any octets.
    var signers: [SignerInfo] { signedData?.eContent == nil ? [] : signedData?.signerInfos ?? [] }

    /// The one signer; nil unless there is exactly one.
    var signer: SignerInfo? { signers.count == 1 ? signers.first : nil }

    private static func outcome(
        of object: ParsedSecurityObject<Content>, _ signers: [SignerInfo], _ profile: TrustProfile
    ) -> Outcome {
        var deviations: [TrustDeviation] = object.signedData?.isDistinguished == false ? [.berEncoding] : []
        switch object.fault {
        case .version(let version):
            return .malformed(.wrongVersion, .signedObjectWrongVersion(version: version), profile, deviations)
        case .contentType(let type):
            return .malformed(.wrongContentType, .signedObjectWrongContentType(type: type), profile, deviations)
        case .noContent, .undecodable, .notSigned, nil: break
        }
        if !object.hasOwnContentType { deviations.append(.contentTypeNotICAO) }
        if let version = object.signedData?.version, version > 3 { deviations.append(.signedDataVersion) }
        guard let content = object.content else {
            let message: Message =
                if case .undecodable(let error) = object.fault { Content.format.undecodable(error) } else {
                    .signedObjectNoContent
                }
            return .malformed(.malformed, message, profile, deviations)
        }
        guard let signer = signers.first else {
            return .malformed(.noSigner, .signedObjectNoSigner, profile, deviations)
        }
        guard signers.count == 1 else {
            // The standard only recommends a single one (Doc 9303-10, 4.6.2.2), so this is no sign of a forgery.
            return .undetermined(.severalSigners, .signedObjectSeveralSigners(count: signers.count), deviations)
        }
        let usesKeyIdentifier = if case .subjectKeyIdentifier = signer.sid { true } else { false }
        if signer.version != (usesKeyIdentifier ? 3 : 1) { deviations.append(.signerInfoVersion) }
        if let refused = object.deviations.first(where: { !profile.decoding.tolerated.contains($0) }) {
            return Outcome(
                result: .failed, reason: .malformed, message: .checkDeviationRefused(deviation: refused.message),
                deviations: deviations, isRefusal: true)
        }
        return Outcome(result: .successful, message: Content.format.describe(content), deviations: deviations)
            .judged(by: profile)
    }
}
