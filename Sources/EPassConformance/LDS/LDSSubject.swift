// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPass
import EPassLDS
import EPassMRZ
package import EPassTrust

/// The files of one document, and what judges that there are already say of them: rules only look it up.
package struct LDSSubject: Sendable {
    /// What is known of a file.
    enum Presence {
        /// It is there.
        case there(ParsedFile)
        /// It is not.
        case absent
        /// It was not read, for that reason.
        case unread(String)
    }

    /// The files.
    package let evidence: Evidence
    /// The same, each decoded once.
    let document: ParsedDocument
    /// Whether somebody named certificates of CSCAs.
    let hasTrust: Bool
    /// The judgement over the document, under the policy that tolerates most: rules say themselves what is wrong.
    let report: InspectionReport
    /// The same over EF.SOD, with what its steps tolerated.
    let passive: PassiveAuthenticationResult
    /// The same over EF.CardSecurity; nil where it is not there.
    let cardSecurity: CardSecurityAuthentication?
    /// The departures of the document signer's certificate from its profile; nil where there is none that decodes.
    let signerFindings: [ProfileFinding]?

    /// - Parameters:
    ///   - evidence: the files; everything in them is hostile.
    ///   - trust: certificates of CSCAs; nil where nobody named any.
    ///   - time: when the certificates are judged.
    package init(_ evidence: Evidence, trust: TrustSnapshot?, at time: Timestamp) throws(TrustError) {
        let anchors: TrustSnapshot
        if let trust { anchors = trust } else { anchors = try TrustSnapshot(anchors: []) }
        self.evidence = evidence
        document = evidence.document
        hasTrust = trust != nil
        var policy = Policy.read
        policy.profile.testsForm = true
        report = Inspection.judge(evidence, trust: anchors, policy: policy, at: time)
        var groups: [Int: [UInt8]] = [:]
        for number in DataGroupNumber.allCases {
            groups[number.rawValue] = evidence.entry(.dataGroup(number))?.wholeFile
        }
        let zone = document.dataGroup1?.mrz
        var input = PassiveAuthentication.Input(
            sod: evidence.octets(of: .sod), dataGroups: groups, com: evidence.octets(of: .com),
            documentCode: zone?.documentCode, issuingState: zone?.issuer)
        input.document = document
        passive = PassiveAuthentication.judge(input, trust: anchors, at: time)
        let country = passive.anchor?.certificate.country ?? passive.signerCertificate?.issuerCountry
        cardSecurity = document.file(.cardSecurity).map { file in
            CardSecurityAuthentication.judge(file: file, country: country, trust: anchors, profile: .default, at: time)
        }
        signerFindings = (passive.signerCertificate ?? document.sod?.signedData?.certificates.first).map {
            CertificateProfile.lint($0, as: .documentSigner)
        }
    }

    /// What is known of a file. A folder has what the document has, but for fingers and irises, which whoever has no
    /// rights to them does not get.
    func presence(_ file: LDSFile) -> Presence {
        if let parsed = document.file(file) { return .there(parsed) }
        if let entry = evidence.entry(file) {
            switch entry.state {
            case .absent: return .absent
            case .accessDenied: return .unread("access to it was denied")
            case .nonConformant: return .unread("what the chip gave is no file")
            case .tooLarge: return .unread("it is larger than what is read")
            case .aborted, .read: return .unread("the reading ended before it did")
            }
        }
        if evidence.origin == .files, file != .dataGroup(.dg3), file != .dataGroup(.dg4) { return .absent }
        return listed(file) ? .unread("it was not read") : .absent
    }

    /// Whether EF.SOD or EF.COM lists the data group.
    private func listed(_ file: LDSFile) -> Bool {
        guard let number = file.dataGroupNumber else { return evidence.origin != .files && evidence.failure != nil }
        return hashed.contains(number) || com?.dataGroups.contains(number) == true
    }

    /// The data groups that EF.SOD has a hash for.
    var hashed: [DataGroupNumber] { document.sod?.content?.dataGroupHashes.map(\.dataGroup) ?? [] }

    /// EF.COM, where it decodes.
    var com: EFCOM? { try? document.file(.com)?.content(as: EFCOM.self) }

    /// The data groups that are there.
    var groups: [DataGroupNumber] { DataGroupNumber.allCases.filter { document.file(.dataGroup($0)) != nil } }
}

extension LDSSubject {
    /// The verdict over a file that is there; where it is not there is nothing to judge.
    func judge(_ file: LDSFile, _ body: (ParsedFile) -> RuleVerdict) -> RuleVerdict {
        switch presence(file) {
        case .there(let parsed): body(parsed)
        case .absent: .notApplicable("\(file) is not there")
        case .unread(let why): .notApplicable("\(file) was not read: \(why)")
        }
    }

    /// The verdict over what a file decodes to; where it does not, other rules say why.
    func judge<Content: DecodableFile>(
        _ file: LDSFile, as type: Content.Type, _ body: (Content) -> RuleVerdict
    ) -> RuleVerdict {
        judge(file) { parsed in
            do throws(LDSError) { return body(try parsed.content(as: type)) } catch {
                return Self.undecodable(file)
            }
        }
    }

    /// That nothing can be said of a file that does not decode.
    static func undecodable(_ file: LDSFile) -> RuleVerdict { .inconclusive("\(file) does not decode") }

    /// What a check of the report says.
    ///
    /// - Parameters:
    ///   - id: the check.
    ///   - title: what the rule demands.
    ///   - file: the file that it is about.
    func verdict(of id: CheckID, _ title: String, in file: LDSFile) -> RuleVerdict {
        guard let entry = report.check(id) else { return .notApplicable("there is nothing to check") }
        let detail = entry.finding.detail ?? entry.result.rawValue
        switch entry.result {
        case .successful: return .pass
        case .failed: return .fail([ConformanceFinding(file: "\(file)", expected: title, observed: detail)])
        case .notSupported: return .notApplicable(detail)
        case .undetermined, .aborted:
            switch entry.reason {
            case .noAnchor where !hasTrust: return .notApplicable("no certificate of a CSCA was named")
            // What the files do not say is no fault of theirs, and that EF.SOD is not there is a rule of its own.
            case .notRead, .noDateOfIssue, .noCRL: return .notApplicable(detail)
            case _ where document.file(.sod) == nil: return .notApplicable(detail)
            default: return document.file(file) == nil ? .notApplicable(detail) : .inconclusive(detail)
            }
        }
    }
}
