// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import BenchmarkFigures
import PassiveAuthenticationWorkload

// Passive authentication of many documents, and in turn the bare calls of OpenSSL for the same documents. Processor
// time of this thread is counted, so that what else the machine does weighs little, and each round gives one ratio.
// usage: PassiveAuthenticationRatio [--json] [ROUNDS] [KIND ...]
//        PassiveAuthenticationRatio profile ROUNDS [KIND ...]      epass alone, distinct signers, for a profiler
//
// Two runs for each kind of key. "distinct": more signers than epass remembers, and no memory of signatures, so that
// each certificate is decoded and verified and each key made and used for the first time. "repeated": signers that
// were met before, as a service meets them, whose certificates' signatures are remembered; the documents' own octets
// are judged from nothing in both. The bare side has every key ready and used before; it verifies two signatures, and
// one in the second run. The second ratio of the first run is against a bare side that makes the signer's key from its
// numbers.

let isProfiled = Figure.arguments.first == "profile"
let arguments = Figure.arguments.dropFirst(isProfiled ? 1 : 0)
let rounds = arguments.first.flatMap { Int($0) } ?? 100
let named = arguments.dropFirst(arguments.first.flatMap { Int($0) } == nil ? 0 : 1)
let kinds =
    named.isEmpty
    ? Array(SyntheticDocuments.Kind.all.prefix(3)) : SyntheticDocuments.Kind.all.filter { named.contains($0.name) }

/// Judges the documents in turn with the bare calls, and prints how the two compare.
func measure(_ name: String, _ synthetic: SyntheticDocuments, isDistinct: Bool) {
    let bare = BareVerification(synthetic)
    if isDistinct { bare.prepareImport() }
    let documents = isDistinct ? synthetic.documents[...] : synthetic.documents.prefix(SyntheticDocuments.repeated)
    let count = Double(documents.count)
    var ours: [Double] = []
    var theirs: [Double] = []
    var importing: [Double] = []
    for round in -1..<rounds {
        var (our, their, their2) = (0.0, 0.0, 0.0)
        // Document by document, so that a change of the processor's speed falls on all.
        for (index, document) in documents.enumerated() {
            let start = Figure.threadTime()
            bare.run(index, isCertificateKnown: !isDistinct)
            let middle = Figure.threadTime()
            synthetic.judge(document, isRemembering: !isDistinct)
            let end = Figure.threadTime()
            if isDistinct { bare.run(index, imports: true) }
            their2 += Figure.threadTime() - end
            our += end - middle
            their += middle - start
        }
        // The first round only makes the signers of the second run known.
        guard round >= 0 else { continue }
        ours.append(our / count)
        theirs.append(their / count)
        importing.append(their2 / count)
    }
    func show(_ name: String, _ bare: [Double], _ beside: String) {
        let speed = Figure.median(zip(ours, bare).map { $1 / $0 })
        Figure(name, ours: Figure.median(ours), bare: Figure.median(bare), speed: speed, beside: beside).show()
    }
    show("passive-authentication/\(name)/\(isDistinct ? "distinct" : "repeated")", theirs, "bare OpenSSL")
    if isDistinct {
        show("passive-authentication/\(name)/distinct-key-made", importing, "bare OpenSSL with the signer's key made")
    }
}

for kind in kinds {
    let synthetic = try SyntheticDocuments(kind, count: SyntheticDocuments.distinct)
    guard !isProfiled else {
        for _ in 0..<rounds { for document in synthetic.documents { synthetic.judge(document, isRemembering: false) } }
        continue
    }
    measure(kind.name, synthetic, isDistinct: true)
    measure(kind.name, synthetic, isDistinct: false)
}
