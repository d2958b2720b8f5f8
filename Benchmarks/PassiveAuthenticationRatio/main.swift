// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Glibc
import PassiveAuthenticationWorkload

// Passive authentication of many documents, and in turn the bare calls of OpenSSL for the same documents. Processor
// time of this thread is counted, so that what else the machine does weighs little, and each round gives one ratio.
// usage: PassiveAuthenticationRatio [ROUNDS] [KIND ...]
//
// Two runs for each kind of key. "distinct": more signers than epass remembers, so that each certificate is decoded and
// each key made and used for the first time. "repeated": signers that were met before, as a service meets them; the
// documents' own octets are judged from nothing in both. The bare side has every key ready and used before; the second
// ratio of the first run is against a bare side that makes the signer's key from its numbers.

let arguments = CommandLine.arguments.dropFirst()
let rounds = arguments.first.flatMap { Int($0) } ?? 100
let named = arguments.dropFirst(arguments.first.flatMap { Int($0) } == nil ? 0 : 1)
let kinds =
    named.isEmpty
    ? Array(SyntheticDocuments.Kind.all.prefix(3)) : SyntheticDocuments.Kind.all.filter { named.contains($0.name) }

/// The processor time of this thread in microseconds.
func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func rounded(_ value: Double, _ digits: Double) -> Double { (value * digits).rounded() / digits }

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

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
            let start = threadTime()
            bare.run(index)
            let middle = threadTime()
            synthetic.judge(document)
            let end = threadTime()
            if isDistinct { bare.run(index, imports: true) }
            their2 += threadTime() - end
            our += end - middle
            their += middle - start
        }
        // The first round only makes the signers of the second run known.
        guard round >= 0 else { continue }
        ours.append(our / count)
        theirs.append(their / count)
        importing.append(their2 / count)
    }
    func ratio(_ bare: [Double]) -> Double { rounded(median(zip(ours, bare).map { $1 / $0 }), 1000) }
    var line =
        "\(name), signers \(isDistinct ? "distinct" : "repeated"): \(rounded(median(ours), 10)) us a document "
        + "(\(Int(1e6 / median(ours))) a second), bare OpenSSL \(rounded(median(theirs), 10)) us, ratio \(ratio(theirs))"
    if isDistinct {
        line += "; bare with the signer's key made \(rounded(median(importing), 10)) us, ratio \(ratio(importing))"
    }
    print(line)
}

for kind in kinds {
    let synthetic = try SyntheticDocuments(kind, count: SyntheticDocuments.distinct)
    measure(kind.name, synthetic, isDistinct: true)
    measure(kind.name, synthetic, isDistinct: false)
}
