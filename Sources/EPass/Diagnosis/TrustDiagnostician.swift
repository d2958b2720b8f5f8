// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassEncodings
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
public import EPassTrust

extension TrustDiagnosis {
    /// Explains the chain of one document.
    ///
    /// - Parameters:
    ///   - evidence: what was read. Everything in it is taken as hostile.
    ///   - trust: the trust material.
    ///   - policy: what is tolerated, and whether an unpinned anchor will do.
    ///   - time: the time that validity and the age of lists are judged at; no clock is read.
    public static func diagnose(
        _ evidence: Evidence, trust: TrustSnapshot, policy: Policy = .read, at time: Timestamp
    ) -> TrustDiagnosis {
        TrustDiagnostician(evidence, trust: trust, policy: policy, at: time).diagnosis()
    }
}

/// Puts a diagnosis together: who signed, what the store has, which checks say what, and what follows.
struct TrustDiagnostician {
    let trust: TrustSnapshot
    let policy: Policy
    let time: Timestamp
    let mrz: MRZ?
    let passive: PassiveAuthenticationResult
    /// The signer's certificate, if it is known.
    let certificate: Certificate?
    /// How the security object names its signer.
    let identifier: SignerInfo.Identifier?
    /// The anchors of the signer's country.
    let anchors: [TrustAnchor]
    let generations: CSCAGenerations
    let store: TrustDiagnosis.Store

    init(_ evidence: Evidence, trust: TrustSnapshot, policy: Policy, at time: Timestamp) {
        self.trust = trust
        self.time = time
        let contents = DataGroupContents(evidence.document)
        mrz = contents.dataGroup1?.mrz
        let policy = policy.applied(to: PolicySubject(mrz))
        self.policy = policy
        passive = Inspection.passive(evidence, contents, trust: trust, policy: policy, at: time)
        certificate = passive.signerCertificate
        identifier = contents.document.sod?.signedData?.signerInfos.first?.sid
        let country =
            (certificate?.issuerCountry ?? Self.country(of: identifier) ?? mrz.flatMap { IssuingCountry($0.issuer) })?
            .code
        anchors = country.map(trust.anchors(ofCountry:)) ?? []
        generations = CSCAGenerations(anchors)
        let newest = TrustMaterialAge.newestList(of: trust)
        store = TrustDiagnosis.Store(
            name: trust.name, sha256: Hexadecimal.lowercaseText(trust.snapshotHash), anchors: trust.anchorCount,
            countries: trust.countries.count, newestList: newest,
            newestListAge: newest.map { TrustMaterialAge.days(from: $0, to: time) })
    }

    func diagnosis() -> TrustDiagnosis {
        let shown = anchors.map(anchor).sorted {
            ($0.generation, $0.notBefore, $0.fingerprint) < ($1.generation, $1.notBefore, $1.fingerprint)
        }
        var statements = DiagnosisStatements(self).all()
        statements.sort { order($0) < order($1) }
        return TrustDiagnosis(
            standing: standing, issuingState: mrz?.issuer.rawValue, signer: signer, store: store, anchors: shown,
            statements: statements, steps: DiagnosisSteps(self, statements).all(), findings: findings, time: time,
            policy: policy.name)
    }

    /// The checks about the issuer, and those of EF.SOD that the chain hangs on.
    var findings: [CheckFinding] {
        passive.findings.filter {
            $0.id.check.area == .issuer || $0.id.check.object == .securityObject
        }
    }

    private var standing: TrustDiagnosis.Standing {
        let isAgainst = findings.contains { finding in
            let check = finding.id.check
            let isOfSigner = check.object == .documentSigner
            let isSignature =
                isOfSigner ? check.aspect == .path : check.object == .securityObject && check.aspect == .signature
            let isRefused = finding.reason == .deviationRefused
            return finding.result == .failed && (isSignature && !isRefused || isOfSigner && check.aspect == .revocation)
        }
        if isAgainst || !blocks.isEmpty { return .broken }
        return issuerFinding?.result == .successful ? .chains : .open
    }

    /// What the operator has blocked of it: the signer or what it rests on, and the series of the document.
    var blocks: [CheckFinding] {
        let series = BlockCheck.judge(
            mrz, as: .documentNotBlocked, without: BlockCheck.nothing(.documentNotBlocked), trust: trust, at: time)
        return [finding(about: .documentSigner, .exclusion), series].compactMap { $0 }.filter { $0.result == .failed }
    }

    /// The check of the path from the document's signer to an anchor.
    var issuerFinding: CheckFinding? { finding(about: .documentSigner, .path) }

    /// The finding about the document's chain that asks this; nil where there is none.
    func finding(about object: Check.Object, _ aspect: Check.Aspect) -> CheckFinding? {
        findings.first { $0.id.check.object == object && $0.id.check.aspect == aspect }
    }

    /// The country of the signer, or the one that the document names, for a sentence.
    var issuerName: Message {
        let code = certificate?.issuerCountry?.code ?? mrz?.issuer.rawValue
        return code.map { Message.diagnosisIssuerNamed(country: $0) } ?? .diagnosisIssuerUnnamed
    }

    // MARK: Who and what

    private var signer: TrustDiagnosis.Signer? {
        guard let certificate else {
            guard let identifier else { return nil }
            let (issuer, serial, key): (DistinguishedName?, [UInt8]?, [UInt8]?) =
                switch identifier {
                case .issuerAndSerialNumber(let name, let serialNumber): (name, serialNumber, nil)
                case .subjectKeyIdentifier(let key): (nil, nil, key)
                }
            return TrustDiagnosis.Signer(
                subject: nil, issuer: issuer?.description, serialNumber: serial.map(Hexadecimal.text),
                country: issuer?.issuingCountry?.code,
                notBefore: nil, notAfter: nil, keyMessage: nil, authorityKeyIdentifier: nil,
                subjectKeyIdentifier: key.map(Hexadecimal.text), revocationListAddresses: [])
        }
        let extensions = certificate.decodedExtensions
        return TrustDiagnosis.Signer(
            subject: certificate.subject.description, issuer: certificate.issuer.description,
            serialNumber: Hexadecimal.text(certificate.serialNumber), country: certificate.issuerCountry?.code,
            notBefore: certificate.notBefore, notAfter: certificate.notAfter, keyMessage: Self.key(of: certificate),
            authorityKeyIdentifier: namedKey.map(Hexadecimal.text),
            subjectKeyIdentifier: extensions.subjectKeyIdentifier.map(Hexadecimal.text),
            revocationListAddresses: certificate.revocationListAddresses)
    }

    /// The identifier of the CSCA's key that the signer names; an empty one names nothing.
    var namedKey: [UInt8]? {
        let named = certificate?.decodedExtensions.authorityKeyIdentifier?.keyIdentifier
        return named?.isEmpty == true ? nil : named
    }

    private func anchor(_ anchor: TrustAnchor) -> TrustDiagnosis.Anchor {
        let certificate = anchor.certificate
        let identifier = certificate.decodedExtensions.subjectKeyIdentifier
        return TrustDiagnosis.Anchor(
            generation: generations.number(of: certificate) ?? 0, subject: certificate.subject.description,
            fingerprint: Hexadecimal.text(anchor.fingerprint), keyIdentifier: identifier.map(Hexadecimal.text),
            keyMessage: Self.key(of: certificate), notBefore: certificate.notBefore, notAfter: certificate.notAfter,
            signsUntil: certificate.decodedExtensions.privateKeyNotAfter,
            isLink: trust.selfSignature(of: certificate) == nil, basis: anchor.basis,
            voucher: anchor.voucher,
            listDate: TrustMaterialAge.newestList(of: anchor),
            hasNamedKey: namedKey != nil && identifier == namedKey,
            hasNamedSubject: self.certificate.map { $0.issuer.matches(certificate.subject) } ?? false,
            isIssuer: passive.anchor?.fingerprint == anchor.fingerprint)
    }

    private static func key(of certificate: Certificate) -> Message {
        let description = try? PublicKey(subjectPublicKeyInfo: certificate.subjectPublicKeyInfo).description
        return description.map { Message.plainText(text: $0) } ?? .certificateKeyNotUsable
    }

    private static func country(of identifier: SignerInfo.Identifier?) -> IssuingCountry? {
        guard case .issuerAndSerialNumber(let name, _) = identifier else { return nil }
        return name.issuingCountry
    }

    /// What weighs most comes first; of a document that chains, that it does.
    private func order(_ statement: TrustDiagnosis.Statement) -> Int {
        if standing == .chains, statement.code == .chains { return -1 }
        return TrustDiagnosis.Statement.Weight.allCases.firstIndex(of: statement.weight) ?? 0
    }
}
