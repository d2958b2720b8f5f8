// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A list as it speaks of one document.
struct DefectSpeaker {
    let voice: DefectVoice
    let isTrusted: Bool
    /// What stands for the whole list.
    let whole: AppliedDefect

    init(_ stored: StoredList, _ document: KnownDefects.Document) {
        voice = DefectVoice(stored, document)
        isTrusted = stored.basis.isTrusted
        whole = AppliedDefect(whole: stored)
    }

    /// Whether the list is of the State of the document.
    var isOwn: Bool { voice.isOwn || voice.isOfPath }

    /// What is left where nobody can say whether an entry speaks of the document, or what it says.
    ///
    /// - Parameter isNamed: whether the entry names the document's signer at least, so that it counts also where the
    ///   list has no leave. A list without leave would else leave doubt about everybody's documents.
    func doubts(_ effects: [DefectEffect], isNamed: Bool) -> [DefectEffect] {
        let doubts = effects.compactMap(\.doubt)
        let mayLeaveThem = isTrusted ? voice.worsens : voice.isOfPath
        if mayLeaveThem { return doubts }
        return isTrusted && isNamed ? doubts.compactMap(\.ungranted) : []
    }
}

/// Entries of one list that may speak of a document and cannot be decoded. They are told of together: a list may have
/// any number of them.
struct UndecodableDefects {
    private(set) var count = 0
    /// Whether one of them names the document's signer.
    private(set) var isNamed = false
    private(set) var first: (index: Int, error: TrustError)?

    mutating func add(_ index: Int, _ error: TrustError, isNamed: Bool) {
        count += 1
        self.isNamed = self.isNamed || isNamed
        if first == nil { first = (index: index, error: error) }
    }
}

extension AppliedDefect {
    /// What stands for a whole list; its digest is worked out once and not for each entry.
    init(whole stored: StoredList) {
        self.init(
            list: stored.list.kind, source: stored.source.name,
            digest: (try? stored.list.fingerprint()) ?? stored.source.digest, signer: stored.signer,
            state: stored.publisher.state, entry: -1, type: "", part: .whole, text: nil)
    }

    /// A part of the list that this one stands for.
    ///
    /// - Parameter entry: the number of the entry, or of the first; -1 for the whole list.
    func narrowed(to part: Part, entry: Int, type: String = "", text: String?) -> AppliedDefect {
        AppliedDefect(
            list: list, source: source, digest: digest, signer: signer, state: state, entry: entry, type: type,
            part: part, text: text.map(DistinguishedName.printable))
    }
}
