// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMRZ
internal import EPassMessages

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
    package struct Document: Sendable, Hashable {
        /// The certificate that signed, or that the signer names.
        package var signer: Certificate?
        /// The anchor that the signer chains to: its State is the one that the document is of, whatever the document
        /// says.
        package var anchor: TrustAnchor?
        /// The certificates from the signer to the anchor, both included, where the signer was accepted by them.
        package var path: [Certificate]
        /// The issuing State of DG1: an excuse has to come from somebody who may speak for it, too.
        package var issuingState: CountryCode?
        /// How the security object names its signer; decides where the certificate is missing.
        package var signerIdentifier: SignerInfo.Identifier?
        /// The document code of DG1 without fillers.
        package var documentCode: String?
        /// The document number of DG1 without fillers.
        package var documentNumber: String?
        /// The date of issue by DG12.
        package var dateOfIssue: CalendarDate?

        /// What is left out is not known: a bound that needs it cannot be compared.
        package init(
            signer: Certificate? = nil, anchor: TrustAnchor? = nil, path: [Certificate] = [],
            issuingState: CountryCode? = nil, signerIdentifier: SignerInfo.Identifier? = nil,
            documentCode: String? = nil, documentNumber: String? = nil, dateOfIssue: CalendarDate? = nil
        ) {
            self.signer = signer
            self.anchor = anchor
            self.path = path
            self.issuingState = issuingState
            self.signerIdentifier = signerIdentifier
            self.documentCode = documentCode
            self.documentNumber = documentNumber
            self.dateOfIssue = dateOfIssue
        }
    }

    /// The entries that speak of this document, whether or not they change a finding: at most 256, those first that
    /// make something worse, else in the order of the lists. What is not among them is applied all the same.
    public var entries: [AppliedDefect] { shownEntries.shown }
    /// How many more speak of this document.
    public var omittedEntries: Int { shownEntries.omitted }
    /// The entries that were held back: at most 64, those first that leave doubt.
    public var refused: [RefusedDefect] { shownRefused.shown }
    /// How many more were held back.
    public var omittedRefused: Int { shownRefused.omitted }

    private var shownEntries = ShownDefects<AppliedDefect>(capacity: 256)
    private var shownRefused = ShownDefects<RefusedDefect>(capacity: 64)
    /// Each effect once, with the first entry that has it: what many entries say alike changes nothing more.
    private var effects: [(defect: AppliedDefect, effect: DefectEffect)] = []
    private var distinct: Set<DefectEffect> = []
    private var excuses = TrustProfile.Excuses.none
    /// What messages call the signer.
    private var name = SignerName.documentSigner

    /// Whether no list says anything of the document.
    package var isEmpty: Bool { shownEntries.isEmpty && shownRefused.isEmpty }

    /// Whether anything could change a finding.
    var hasEffects: Bool { !effects.isEmpty }

    /// Nothing is known.
    package init() {}

    /// What the lists of a snapshot say about a document.
    ///
    /// - Parameter profile: what an excuse may do.
    package init(of document: Document, trust: TrustSnapshot, profile: TrustProfile = .default) {
        excuses = profile.excuses
        let authorities = document.authorities(in: trust)
        for stored in trust.lists(ofKind: .defectList) { read(stored, document, authorities) }
        for stored in trust.lists(ofKind: .deviationList) { read(stored, document, []) }
    }

    /// What the lists say about the signer of EF.CardSecurity, with their effects on the checks of that file.
    init(ofCardSecurity document: Document, trust: TrustSnapshot, profile: TrustProfile) {
        self.init(of: document, trust: trust, profile: profile)
        effects = effects.compactMap { said in
            said.effect.forCardSecurity.map { (defect: said.defect, effect: $0) }
        }
    }

    /// What the lists say against a signer of something else than documents, or against what it rests on, with the
    /// effects on the checks of that signer. What would excuse a fault is about documents.
    init(
        against signer: Document, of name: SignerName, trust: TrustSnapshot, profile: TrustProfile
    ) {
        self.init(of: signer, trust: trust, profile: profile)
        self.name = name
        effects = effects.compactMap { said in said.effect.against(name).map { (defect: said.defect, effect: $0) } }
    }

    /// The finding as it stands after the entries were applied.
    ///
    /// - Parameters:
    ///   - finding: one that no entry has changed yet; a changed one comes back as it is.
    ///   - findings: all findings about the document, for effects that depend on others.
    package func applied(to finding: CheckFinding, among findings: [CheckFinding]) -> CheckFinding {
        // What the operator says is nobody else's to excuse.
        guard hasEffects, finding.before == nil, finding.id.check.aspect != .exclusion else { return finding }
        var chosen: (defect: AppliedDefect, result: CheckResult, reason: CheckReason?)?
        for (defect, effect) in effects {
            guard let (result, reason) = effect.outcome(for: finding, among: findings) else { continue }
            if let chosen, Self.severity(chosen.result) >= Self.severity(result) { continue }
            chosen = (defect, result, reason)
        }
        // A doubt changes the reason of what is open already: what nobody has counted so far counts with it.
        guard let chosen,
            chosen.result != finding.result || chosen.result == .undetermined && chosen.reason != finding.reason
        else { return finding }
        return finding.changed(to: chosen.result, chosen.reason, by: chosen.defect, of: name)
    }

    // Where entries disagree the worst counts.
    private static func severity(_ result: CheckResult) -> Int {
        [CheckResult.successful, .notSupported, .undetermined, .aborted, .failed].firstIndex(of: result) ?? 0
    }
}

// MARK: Reading the lists

extension KnownDefects {
    /// - Parameter authorities: those that the document rests on, each as a signer is compared.
    private mutating func read(_ stored: StoredList, _ document: Document, _ authorities: [Document]) {
        let speaker = DefectSpeaker(stored, document)
        let content: SignedList.Content
        do throws(TrustError) { content = try stored.list.decodedContent() } catch {
            let lost = Message.defectListListLost(place: error.placeAndCode, error: error.message)
            let defect = speaker.whole.narrowed(to: .whole, entry: -1, text: lost.english)
            let doubts = speaker.doubts(DefectEffect.unreadable(in: stored.list.kind), isNamed: false)
            hold(defect, speaker.isTrusted ? .malformed : .listNotTrusted, leaving: doubts)
            return
        }
        switch content {
        case .defectList(let list): read(list, speaker, document, authorities)
        case .deviationList(let list): read(list, speaker, document)
        case .masterList, .documentSignerList: return
        }
    }

    private mutating func read(
        _ list: DefectList, _ speaker: DefectSpeaker, _ document: Document, _ authorities: [Document]
    ) {
        let comparison = DefectComparison(list, document)
        let above = authorities.map { DefectComparison(list, $0) }
        var undecodable = UndecodableDefects()
        for defect in list.defects {
            let concern = comparison.concern(of: defect)
            guard concern != .others else {
                revoke(above, by: defect, speaker)
                continue
            }
            if let error = defect.undecoded.first {
                undecodable.add(defect.index, error, isNamed: concern == .document || comparison.names(defect.signer))
            }
            for known in defect.known {
                let said = speaker.whole.narrowed(
                    to: .entry(known.kind.name), entry: defect.index, type: known.type, text: known.text ?? defect.text)
                let effects = DefectEffect.effects(of: known.kind)
                switch concern {
                case .document: add(said, effects, isExact: comparison.isExact(defect), speaker)
                case .everybody:
                    // It speaks of nothing, but for what the document's own State holds against all.
                    let doubts = speaker.isOwn ? speaker.doubts(effects, isNamed: false) : []
                    if !doubts.isEmpty { hold(said, .overBroad, leaving: doubts) }
                case .anybody:
                    let isNamed = comparison.names(defect.signer)
                    let doubts = speaker.doubts(effects, isNamed: isNamed)
                    if isNamed || !doubts.isEmpty {
                        hold(said, speaker.isTrusted ? .notComparable : .listNotTrusted, leaving: doubts)
                    }
                case .others: break
                }
            }
        }
        for entry in list.undecodedEntries where comparison.names(entry.bounds) || entry.bounds == nil {
            undecodable.add(entry.index, entry.error, isNamed: comparison.names(entry.bounds))
        }
        add(undecodable, speaker, .defectList)
    }

    /// What an entry says that revokes an authority, and with it what the authority certified.
    private mutating func revoke(_ authorities: [DefectComparison], by defect: Defect, _ speaker: DefectSpeaker) {
        for known in defect.known {
            guard case .certificateRevoked = known.kind else { continue }
            let effects = DefectEffect.effects(of: known.kind)
            let (concern, authority) = DefectComparison.concern(of: defect, with: authorities)
            var said = speaker.whole.narrowed(
                to: .entry(known.kind.name), entry: defect.index, type: known.type, text: known.text ?? defect.text)
            said.authority = authority?.subject
            switch concern {
            case .document: add(said, effects, isExact: true, speaker)
            case .anybody:
                hold(
                    said, speaker.isTrusted ? .notComparable : .listNotTrusted,
                    leaving: speaker.doubts(effects, isNamed: true))
            case .others, .everybody: break
            }
        }
    }

    private mutating func read(_ list: DeviationList, _ speaker: DefectSpeaker, _ document: Document) {
        let isOwn = speaker.isOwn
        var undecodable = UndecodableDefects()
        let bounds = list.deviations.map(\.documents) + list.undecodedEntries.compactMap(\.bounds)
        let isHashed = bounds.contains { if case .certificateDigest? = $0.signer { true } else { false } }
        let hashes = isHashed ? list.digestAlgorithm.flatMap { SignerHashes(document, $0) } : nil
        for deviation in list.deviations {
            guard let scope = DeviationScope(deviation.documents, hashes, document, isOwn: isOwn) else { continue }
            if isOwn, let error = deviation.undecoded.first {
                undecodable.add(deviation.index, error, isNamed: scope.refusal == nil)
            }
            for description in deviation.descriptions {
                let said = speaker.whole.narrowed(
                    to: .entry(description.kind.name), entry: deviation.index, type: description.type,
                    text: description.text)
                let effects = DefectEffect.effects(of: description.kind)
                if let reason = scope.refusal {
                    // The holds are against excuses for everybody (T21): what makes something worse leaves doubt.
                    hold(said, reason, leaving: isOwn ? speaker.doubts(effects, isNamed: true) : [])
                } else {
                    add(said, effects, isExact: scope.isExact, speaker)
                }
            }
        }
        for entry in list.undecodedEntries where isOwn {
            let scope = entry.bounds.map { DeviationScope($0, hashes, document, isOwn: true) }
            // Bounds that can be read, and one of which does not fit.
            if case .some(.none) = scope { continue }
            undecodable.add(entry.index, entry.error, isNamed: false)
        }
        add(undecodable, speaker, .deviationList)
    }

    private mutating func add(_ undecodable: UndecodableDefects, _ speaker: DefectSpeaker, _ kind: SignedListKind) {
        guard let first = undecodable.first else { return }
        let doubts = speaker.doubts(DefectEffect.unreadable(in: kind), isNamed: undecodable.isNamed)
        guard undecodable.isNamed || !doubts.isEmpty else { return }
        let lost = Message.defectListEntriesLost(
            count: undecodable.count, place: first.error.placeAndCode, error: first.error.message)
        let said = speaker.whole.narrowed(
            to: .undecodable(count: undecodable.count), entry: first.index, text: lost.english)
        hold(said, speaker.isTrusted ? .malformed : .listNotTrusted, leaving: doubts)
    }

    /// - Parameter isExact: whether the entry fits the certificate as it came, so that it may excuse something.
    private mutating func add(
        _ defect: AppliedDefect, _ list: [DefectEffect], isExact: Bool, _ speaker: DefectSpeaker
    ) {
        let isSilenced = !isExact && !list.isEmpty && list.allSatisfy(\.isExcuse)
        guard !isSilenced else { return hold(defect, .notComparable, leaving: []) }
        let list = isExact ? list : list.filter { !$0.isExcuse }
        guard speaker.isTrusted else {
            hold(defect, .listNotTrusted, leaving: speaker.doubts(list, isNamed: true))
            return
        }
        let voice = speaker.voice
        let spoken = list.compactMap { effect in
            (effect.isExcuse ? voice.excuses : voice.worsens) ? effect : effect.ungranted
        }
        let taken = spoken.compactMap { $0.taken(by: excuses, isGranted: voice.isGranted) }
        if taken.isEmpty, !list.isEmpty {
            hold(defect, spoken.isEmpty ? .notGranted : .noExcuses, leaving: [])
            return
        }
        let weight: ShownDefects<AppliedDefect>.Weight =
            if taken.contains(where: { !$0.isExcuse }) {
                voice.worsens ? .worsens : .doubts
            } else {
                taken.isEmpty ? .nothing : .excuses
            }
        shownEntries.add(weight, defect)
        take(taken, defect)
    }

    private mutating func hold(
        _ defect: AppliedDefect, _ reason: RefusedDefect.Reason, leaving doubts: [DefectEffect]
    ) {
        shownRefused.add(doubts.isEmpty ? .nothing : .doubts, RefusedDefect(defect: defect, reason: reason))
        take(doubts, defect)
    }

    private mutating func take(_ list: [DefectEffect], _ defect: AppliedDefect) {
        for effect in list where distinct.insert(effect).inserted { effects.append((defect: defect, effect: effect)) }
    }
}
