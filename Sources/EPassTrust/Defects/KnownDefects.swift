// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
public import EPassMRZ

/// What the deviation lists and defect lists of a snapshot say about one document, and what that does to its findings
/// (Doc 9303-12, 10; BSI TR-03135-1, 5.8.2).
///
/// Every change is visible: the finding keeps the result that it had, and names list and entry. Only lists behind which
/// somebody known stands are applied, and an entry only where each of its bounds fits. A State speaks of its own
/// documents; of others a defect list speaks that was pinned or granted them (``PublisherGrant``). What one without
/// says against a document leaves doubt, what it says in favour of one nothing.
public struct KnownDefects: Sendable {
    /// What the bounds of an entry are held against. All of it comes from the document; where the document is forged,
    /// so may be this.
    public struct Document: Sendable, Hashable {
        /// The certificate that signed, or that the signer names.
        public var signer: Certificate?
        /// The anchor that the signer chains to: its State is the one that the document is of, whatever the document
        /// says.
        public var anchor: TrustAnchor?
        /// The issuing State of DG1: an excuse has to come from somebody who may speak for it, too.
        public var issuingState: CountryCode?
        /// How the security object names its signer; decides where the certificate is missing.
        public var signerIdentifier: SignerInfo.Identifier?
        /// The document code of DG1 without fillers.
        public var documentCode: String?
        /// The document number of DG1 without fillers.
        public var documentNumber: String?
        /// The date of issue by DG12.
        public var dateOfIssue: CalendarDate?

        /// A document of which this is known.
        public init(
            signer: Certificate? = nil, anchor: TrustAnchor? = nil, issuingState: CountryCode? = nil,
            signerIdentifier: SignerInfo.Identifier? = nil, documentCode: String? = nil,
            documentNumber: String? = nil, dateOfIssue: CalendarDate? = nil
        ) {
            self.signer = signer
            self.anchor = anchor
            self.issuingState = issuingState
            self.signerIdentifier = signerIdentifier
            self.documentCode = documentCode
            self.documentNumber = documentNumber
            self.dateOfIssue = dateOfIssue
        }
    }

    /// The entries that speak of this document, in the order of the lists, whether or not they change a finding.
    public private(set) var entries: [AppliedDefect] = []
    /// The entries that were held back, at most 64 of them.
    public private(set) var refused: [RefusedDefect] = []
    private var effects: [(defect: AppliedDefect, effects: [DefectEffect])] = []
    private var excuses = TrustProfile.Excuses.none

    /// Whether anything could change a finding.
    var hasEffects: Bool { !effects.isEmpty }

    /// Nothing is known.
    public init() {}

    /// What the lists of a snapshot say about a document.
    ///
    /// - Parameter profile: what an excuse may do.
    public init(of document: Document, trust: TrustSnapshot, profile: TrustProfile = .default) {
        excuses = profile.excuses
        for stored in trust.lists(ofKind: .defectList) { read(stored, document) }
        for stored in trust.lists(ofKind: .deviationList) { read(stored, document) }
    }

    /// What the lists say about the signer of EF.CardSecurity, with their effects on the checks of that file.
    init(ofCardSecurity document: Document, trust: TrustSnapshot, profile: TrustProfile) {
        self.init(of: document, trust: trust, profile: profile)
        effects = effects.map { ($0.defect, $0.effects.compactMap(\.forCardSecurity)) }
    }

    /// The finding as it stands after the entries were applied.
    ///
    /// - Parameters:
    ///   - finding: one that no entry has changed yet; a changed one comes back as it is.
    ///   - findings: all findings about the document, for effects that depend on others.
    public func applied(to finding: CheckFinding, among findings: [CheckFinding]) -> CheckFinding {
        guard finding.before == nil else { return finding }
        var chosen: (defect: AppliedDefect, result: CheckResult, reason: CheckReason?)?
        for (defect, effects) in effects {
            for effect in effects {
                guard let (result, reason) = effect.outcome(for: finding, among: findings) else { continue }
                if let chosen, Self.severity(chosen.result) >= Self.severity(result) { continue }
                chosen = (defect, result, reason)
            }
        }
        guard let chosen, chosen.result != finding.result else { return finding }
        return finding.changed(to: chosen.result, chosen.reason, by: chosen.defect)
    }

    // Where entries disagree the worst counts.
    private static func severity(_ result: CheckResult) -> Int {
        switch result {
        case .failed: 4
        case .aborted: 3
        case .undetermined: 2
        case .notSupported: 1
        case .successful: 0
        }
    }
}

// MARK: Reading the lists

extension KnownDefects {
    private mutating func read(_ stored: StoredList, _ document: Document) {
        let whole = AppliedDefect(stored, entry: -1, type: "", name: "list", text: nil)
        let voice = DefectVoice(stored, document)
        let content: SignedList.Content
        do { content = try stored.list.decodedContent() } catch {
            refuse(whole, .malformed)
            return
        }
        switch content {
        case .defectList(let list):
            for defect in list.defects where Self.applies(defect, list, document) {
                for known in defect.known {
                    let text = known.text ?? defect.text
                    let applied = AppliedDefect(
                        stored, entry: defect.index, type: known.type, name: known.kind.name, text: text)
                    add(applied, DefectEffect.effects(of: known.kind), stored, voice)
                }
            }
        case .deviationList(let list):
            for deviation in list.deviations {
                guard let scope = DeviationScope(deviation, list, document, isOwn: voice.isOwn) else { continue }
                for description in deviation.descriptions {
                    let applied = AppliedDefect(
                        stored, entry: deviation.index, type: description.type, name: description.kind.name,
                        text: description.text)
                    if let reason = scope.refusal {
                        refuse(applied, reason)
                    } else {
                        add(applied, DefectEffect.effects(of: description.kind), stored, voice)
                    }
                }
            }
        case .masterList, .documentSignerList: return
        }
    }

    private mutating func add(
        _ defect: AppliedDefect, _ list: [DefectEffect], _ stored: StoredList, _ voice: DefectVoice
    ) {
        guard stored.basis.isTrusted else {
            refuse(defect, .listNotTrusted)
            return
        }
        let spoken = list.compactMap { effect in
            (effect.isExcuse ? voice.excuses : voice.worsens) ? effect : effect.ungranted
        }
        let taken = spoken.compactMap { $0.taken(by: excuses, isGranted: voice.isGranted) }
        if taken.isEmpty, !list.isEmpty {
            refuse(defect, spoken.isEmpty ? .notGranted : .noExcuses)
            return
        }
        guard entries.count < 256 else { return }
        entries.append(defect)
        effects.append((defect, taken))
    }

    private mutating func refuse(_ defect: AppliedDefect, _ reason: RefusedDefect.Reason) {
        guard refused.count < 64 else { return }
        refused.append(RefusedDefect(defect: defect, reason: reason))
    }

    /// The bounds that a defect states, joined by "and"; by the signer's own words where its certificate is missing.
    private static func applies(_ defect: Defect, _ list: DefectList, _ document: Document) -> Bool {
        guard let signer = document.signer else {
            return defect.certificateHash == nil && defect.signer != nil && defect.signer == document.signerIdentifier
        }
        let hash = defect.certificateHash.flatMap { _ in
            (try? list.hashAlgorithm.hashAlgorithm()).flatMap { try? $0.hash(signer.encoded) }
        }
        return defect.applies(to: signer, certificateHash: hash)
    }
}

extension AppliedDefect {
    init(_ stored: StoredList, entry: Int, type: String, name: String, text: String?) {
        self.init(
            list: stored.list.kind, source: stored.source.name,
            digest: (try? stored.list.fingerprint()) ?? stored.source.digest, signer: stored.signer,
            state: stored.publisher.state, entry: entry,
            type: type, name: name, text: text.map(Self.printable))
    }

    // Texts of lists end up on terminals and in reports.
    private static func printable(_ text: String) -> String {
        let hidden: Set<Unicode.GeneralCategory> = [
            .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
        ]
        let shown = text.unicodeScalars.filter { !hidden.contains($0.properties.generalCategory) }
        return String(String.UnicodeScalarView(shown.prefix(256)))
    }
}
