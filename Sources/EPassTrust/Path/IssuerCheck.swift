// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMRZ
internal import EPassMessages

/// The step `issuer.*.signature`: from the certificate of a signer to an anchor (Doc 9303-12, D.1.1; BSI TR-03135-1,
/// 5.6.4.3.3).
struct IssuerCheck: Sendable {
    var outcome: Outcome
    /// The anchor under which the path verified, also where something else then failed.
    var anchor: TrustAnchor?
    /// The certificates from the signer to the anchor; empty where there is no anchor.
    var path: [Certificate] = []
    /// Whether the operator has blocked the signer or what the path leads over. A path with a blocked certificate in it
    /// vouches for nothing.
    var block = Outcome.successful(.blockNothing)

    /// Judges the signer's role, then looks for its anchor; a role that forbids signing decides, unless the key that
    /// the signer names did not sign it.
    ///
    /// The anchor is found by the authority key identifier. One of full standing that has the identifier and the
    /// issuer's name and does not verify makes the check fail. Where none has it, anchors of the issuer's name are
    /// tried; one that verifies is a deviation. Nothing found is `undetermined`: that says something about the store,
    /// not about the document.
    ///
    /// - Parameter embedded: certificates beside the signer's in the security object, among which a link certificate
    ///   may be.
    static func judge(
        _ signer: Certificate, embedded: [Certificate] = [], trust: TrustSnapshot, profile: TrustProfile,
        at time: Timestamp, effort: PathEffort = PathEffort()
    ) -> IssuerCheck {
        let role = SignerRole.judge(signer, trust: trust, profile: profile)
        return judge(signer, role, embedded: embedded, trust: trust, profile: profile, at: time, effort: effort)
    }

    /// The same for a signer whose role was judged by rules of its own, as that of something else than documents.
    ///
    /// - Parameters:
    ///   - name: what messages call the signer.
    ///   - asksSignerLists: whether a list of document signers may name the signer in place of a CSCA.
    static func judge(
        _ signer: Certificate, _ role: SignerRole, of name: SignerName = .documentSigner, embedded: [Certificate],
        asksSignerLists: Bool = true, trust: TrustSnapshot, profile: TrustProfile, at time: Timestamp,
        effort: PathEffort = PathEffort()
    ) -> IssuerCheck {
        let search = AnchorSearch(signer: name, trust: trust, profile: profile, time: time, effort: effort)
        var check = search.find(signer, role.deviations)
        if [.noAnchor, .anchorUnpinned, .anchorListed].contains(check.outcome.reason) {
            // What the security object carries, or another list says, may still do where the anchors do not.
            let other = LinkedPath(search: search, embedded: embedded).find(signer, role.deviations)
            if let other, check.anchor == nil || other.outcome.result == .successful { check = other }
            if asksSignerLists, check.outcome.result != .successful {
                check = SignerListCheck.judge(signer, role, instead: check, trust: trust, profile: profile)
            }
        }
        check.block = BlockCheck.judge(signer, check, of: name, trust: trust, at: time)
        // Whatever a certificate says of itself, one that the key it names did not sign is forged.
        guard check.outcome.reason != .signatureInvalid else { return check }
        if check.block.reason == .blocked {
            check.outcome = .undetermined(.blocked, .blockVouchesForNothing, check.outcome.deviations)
        }
        // What is open about its form hides nothing that failed.
        if let refusal = role.refusal, refusal.result == .failed || check.outcome.result != .failed {
            check.outcome = refusal
        }
        return check
    }
}

/// Looks for the anchor that issued one certificate.
struct AnchorSearch: Sendable {
    /// What messages call the signer at the beginning of the path.
    let signer: SignerName
    let trust: TrustSnapshot
    let profile: TrustProfile
    let time: Timestamp
    var effort = PathEffort()

    /// The step from a certificate to an anchor. Where none of full standing signed, others are asked; what they did
    /// not sign they say nothing about, as anybody can plant one of any name and key identifier. Where the profile
    /// refuses them they prove neither that the document is genuine nor that it is not.
    ///
    /// - Parameter deviations: what was tolerated before.
    func find(_ certificate: Certificate, _ deviations: [TrustDeviation]) -> IssuerCheck {
        let check = find(certificate, deviations) { $0.basis.hasFullStanding }
        guard check.anchor == nil else { return check }
        // Another key under a known name is what every roll-over looks like, and no contradiction: what decides is who
        // vouches for it.
        var listed = find(certificate, deviations) { $0.basis == .listed }
        if let anchor = listed.anchor {
            guard !profile.acceptsListedAnchors else { return listed }
            listed.outcome = .undetermined(.anchorListed, Self.unvouched(anchor), listed.outcome.deviations)
            return listed
        }
        guard profile.acceptsUnpinnedAnchors || check.outcome.reason == .noAnchor else { return check }
        var unpinned = find(certificate, deviations) { !$0.basis.isTrusted }
        guard unpinned.anchor != nil else { return check }
        guard !profile.acceptsUnpinnedAnchors else { return unpinned }
        unpinned.outcome = .undetermined(.anchorUnpinned, .pathAnchorUnpinned, unpinned.outcome.deviations)
        return unpinned
    }

    /// That only another State vouches for an anchor.
    private static func unvouched(_ anchor: TrustAnchor) -> Message {
        anchor.voucher.state.map { Message.pathAnchorListed(publisher: $0) } ?? .pathAnchorListedByUnknown
    }

    private func find(
        _ certificate: Certificate, _ deviations: [TrustDeviation], among isAsked: (TrustAnchor) -> Bool
    ) -> IssuerCheck {
        let identifier = certificate.issuerKeyIdentifier
        let steps = steps(
            from: certificate, to: (identifier.map(trust.anchors(withKeyIdentifier:)) ?? []).filter(isAsked),
            deviations)
        let check = steps.isEmpty ? IssuerCheck(outcome: noAnchor(certificate)) : best(of: steps.map(\.check))
        guard [.noAnchor, .signatureInvalid].contains(check.outcome.reason) else { return check }
        // The identifier may be that of another key of the same State and name.
        let named = trust.anchors(named: certificate.issuer).filter { $0.keyIdentifier != identifier && isAsked($0) }
        let found = deviations + [identifier == nil ? .akiMissing : .akiMismatch]
        let verified = self.steps(from: certificate, to: named, found).map(\.check).filter { $0.anchor != nil }
        guard verified.isEmpty else { return best(of: verified) }
        return steps.contains { isByAnyAlgorithm(certificate, under: $0.anchor) }
            ? IssuerCheck(outcome: .malformed(.malformed, .signatureMalformed, profile)) : check
    }

    /// The steps to those anchors that say something of who issued a certificate. A signature is verified once for each
    /// key; those of its issuer's name first, so that nobody crowds them out.
    private func steps(
        from certificate: Certificate, to anchors: [TrustAnchor], _ deviations: [TrustDeviation]
    ) -> [(anchor: Certificate, check: IssuerCheck)] {
        let found = anchors.map { (anchor: $0, isNamed: certificate.issuer.isSameIssuer(as: $0.certificate.subject)) }
        var known: [[UInt8]: Verification?] = [:]
        var steps: [(Certificate, IssuerCheck)] = []
        var keys: Set<[UInt8]> = []
        for (anchor, isNamed) in found.filter(\.isNamed) + found.filter({ !$0.isNamed }) {
            let csca = anchor.certificate
            let key = csca.subjectPublicKeyInfo
            if known[key] == nil {
                guard effort.takesAnchor() else { continue }
                known[key] = .some(try? Verification.verify(certificate, under: csca, known: trust.verified))
            }
            let check = step(certificate, under: anchor, known[key] ?? nil, deviations)
            // Key identifiers are chosen by each State: one that another authority's key happens to have, and that did
            // not sign, names nobody.
            if check.anchor == nil {
                guard isNamed, anchor.basis.hasFullStanding, keys.insert(key).inserted else { continue }
            } else if check.outcome.result != .successful {
                guard isOwnWord(anchor, on: certificate) else { continue }
            }
            steps.append((csca, check))
        }
        return steps
    }

    /// Whether a certificate of the key that issued another one speaks against that: anybody can make one of another's
    /// key. It does where the key itself signed it, or where it is of full standing and of the State.
    private func isOwnWord(_ anchor: TrustAnchor, on certificate: Certificate) -> Bool {
        anchor.basis.hasFullStanding && Self.mayHaveIssued(anchor.certificate, certificate)
            || anchor.certificate.isSignedByItself
    }

    /// Whether an authority has the name of the issuer of a certificate, or is of its State. One whose subject names no
    /// country, and another name, could be anybody's, whatever it says in subjectAltName; so could one of a country in
    /// no table.
    static func mayHaveIssued(_ csca: Certificate, _ certificate: Certificate) -> Bool {
        if certificate.issuer.isSameIssuer(as: csca.subject) { return true }
        guard let one = csca.subject.issuingCountry, let other = certificate.issuerCountry else { return false }
        return one.compared(with: other) == .same
    }

    private func step(
        _ certificate: Certificate, under anchor: TrustAnchor, _ verification: Verification?,
        _ deviations: [TrustDeviation]
    ) -> IssuerCheck {
        let csca = anchor.certificate
        switch verification {
        case nil:
            return IssuerCheck(
                outcome: .undetermined(
                    .unsupportedAlgorithm, .signatureAlgorithmUnknown(algorithm: certificate.signatureAlgorithm)))
        case .invalid?:
            return IssuerCheck(outcome: .failed(.signatureInvalid, .pathSignatureInvalid(signer: signer.word)))
        case .malformed?:
            return IssuerCheck(outcome: .malformed(.malformed, .signatureMalformed, profile))
        case .refused(let reason, let message)?:
            // The key is the anchor's: that it cannot be used says something about the store, not about the document.
            let isOpen = reason == .unsupportedAlgorithm || reason == .keyRefused
            guard !isOpen else { return IssuerCheck(outcome: .undetermined(reason, message)) }
            // One of another kind of key than this is none of this key, unless only its name is wrong.
            let isOfKey = isByAnyAlgorithm(certificate, under: csca)
            return IssuerCheck(outcome: isOfKey ? .malformed(reason, message, profile) : .failed(reason, message))
        case .valid(let key, let found)?:
            let outcome = judge(certificate, under: csca, key, deviations + found)
            return IssuerCheck(outcome: outcome, anchor: anchor, path: [certificate, csca])
        }
    }

    /// Whether the key signed it by another algorithm than the one that it names. Of more certificates than are tried
    /// nobody can say that none did.
    private func isByAnyAlgorithm(_ certificate: Certificate, under csca: Certificate) -> Bool {
        !effort.takesAlgorithms() || Verification.isByAnyAlgorithm(certificate, under: csca)
    }

    /// What a certificate must be to have issued another one whose signature verifies under its key.
    func judge(
        _ certificate: Certificate, under csca: Certificate, _ key: String, _ deviations: [TrustDeviation]
    ) -> Outcome {
        var deviations = deviations
        let extensions = csca.decodedExtensions
        // A CSCA signs certificates and revocation lists with its key, and nothing else. A renewed root is of its own
        // key, and an authority.
        if !certificate.maySignCertificates, certificate.hasKey(of: csca) { return .ownKeyOfAuthority }
        if let purposes = extensions.extendedKeyUsage, purposes.contains(where: Self.isListPurpose) {
            return .failed(.wrongRole, .pathIssuerIsListSigner)
        }
        if !extensions.isAuthority {
            // A trust anchor is a name and a key (RFC 5280, 6.1.1 d), and links of several States say that they are
            // none. What may sign certificates by its key usage, or says nothing and has been issued by nobody else, is
            // what the operator says it is.
            guard csca.maySignCertificates || extensions.keyUsage != nil else {
                return .failed(.issuerNotAuthority, .pathIssuerNotAuthority)
            }
            deviations.append(.anchorWithoutAuthority)
        }
        guard extensions.keyUsage?.contains(.keyCertSign) ?? true else {
            return .failed(.keyUsage, .pathAuthorityKeyUsage)
        }
        if extensions.keyUsage != nil, !csca.isCritical(OID.keyUsage), !deviations.contains(.keyUsageNotCritical) {
            deviations.append(.keyUsageNotCritical)
        }
        let countries = CountryCheck.judge(certificate, of: signer, under: csca)
        if let refusal = countries.refusal { return refusal }
        deviations += countries.deviations
        if !certificate.issuer.matches(csca.subject) { deviations.append(.issuerNameDiffers) }
        return .successful(.pathIssued(signer: signer.word, issuer: csca.subject.description, key: key), deviations)
    }

    /// The purposes of Doc 9303 and BSI TR-03129-2 for signers of something else than certificates.
    private static func isListPurpose(_ purpose: String) -> Bool {
        purpose.hasPrefix("2.23.136.1.1.") || purpose == OID.defectListSigner
    }

    /// Of several candidates the one that succeeds: one that is trusted before one that is unpinned, one that is
    /// neither blocked nor revoked before one that is, valid at the time before expired, real before synthetic, a root
    /// before a link, the one with the better reason to be trusted, the one that is valid longest. Else the one whose
    /// failure says most: a key that verifies and must not issue, then a key that could not be used, then a signature
    /// that does not verify.
    private func best(of steps: [IssuerCheck]) -> IssuerCheck {
        func rank(_ step: IssuerCheck) -> Int {
            guard let anchor = step.anchor else { return step.outcome.result == .undetermined ? 513 : 514 }
            guard step.outcome.result == .successful else { return 512 }
            let csca = anchor.certificate
            return (anchor.basis.hasFullStanding ? 0 : 256) + (trust.vouches(csca, at: time) ? 0 : 128)
                + (csca.isValid(at: time) ? 0 : 64) + (anchor.isTest ? 32 : 0)
                + (csca.isRoot ? 0 : 16) - Int(anchor.basis.strength)
        }
        func isBetter(_ left: IssuerCheck, _ right: IssuerCheck) -> Bool {
            let (one, other) = (rank(left), rank(right))
            guard one == other, let left = left.anchor, let right = right.anchor else { return one < other }
            return left.lasts(longerThan: right)
        }
        guard var chosen = steps.min(by: isBetter) else {
            return IssuerCheck(outcome: .noAnchor(of: signer))
        }
        chosen.outcome = chosen.outcome.judged(by: profile)
        return chosen
    }

    private func noAnchor(_ certificate: Certificate) -> Outcome {
        guard let country = certificate.issuerCountry else {
            return .undetermined(.noAnchor, .pathNoIssuer(signer: signer.word))
        }
        return .undetermined(
            .noAnchor,
            trust.countries.contains(country.code)
                ? .pathOtherAnchors(country: country.code, signer: signer.word)
                : .pathNoAnchorOfCountry(country: country.code))
    }
}

extension Certificate {
    /// Whether it is an authority's by basicConstraints, or by what it says otherwise: a key that signs certificates,
    /// or nothing at all in a certificate that nobody else issued. Roots and links of several States leave
    /// basicConstraints out or deny it.
    var maySignCertificates: Bool {
        let extensions = decodedExtensions
        return extensions.isAuthority || extensions.keyUsage?.contains(.keyCertSign) ?? isSelfIssued
    }
}
