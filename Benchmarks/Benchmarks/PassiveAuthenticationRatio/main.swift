// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Glibc
import PassiveAuthenticationWorkload

// Passive authentication of many documents, and in turn the bare calls of OpenSSL for the same documents. Processor time of this thread is
// counted, so that what else the machine does weighs little, and each round gives one ratio. usage: PassiveAuthenticationRatio [ROUNDS] [KIND ...]

let arguments = CommandLine.arguments.dropFirst()
let rounds = arguments.first.flatMap { Int($0) } ?? 100
let named = arguments.dropFirst(arguments.first.flatMap { Int($0) } == nil ? 0 : 1)
let kinds =
    named.isEmpty
    ? Array(SyntheticDocuments.Kind.all.prefix(3)) : SyntheticDocuments.Kind.all.filter { named.contains($0.name) }
let count = 64

/// The processor time of this thread in microseconds.
func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func rounded(_ value: Double, _ digits: Double) -> Double { (value * digits).rounded() / digits }

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

for kind in kinds {
    let synthetic = try SyntheticDocuments(kind, count: count)
    let bare = BareVerification(synthetic)
    var ours: [Double] = []
    var theirs: [Double] = []
    for _ in 0..<rounds {
        var (our, their) = (0.0, 0.0)
        // Document by document, so that a change of the processor's speed falls on both.
        for (index, document) in synthetic.documents.enumerated() {
            let start = threadTime()
            bare.run(index)
            let middle = threadTime()
            synthetic.judge(document)
            our += threadTime() - middle
            their += middle - start
        }
        ours.append(our / Double(count))
        theirs.append(their / Double(count))
    }
    let ratios = zip(ours, theirs).map { $1 / $0 }
    let (best, bestBare) = (ours.min() ?? 1, theirs.min() ?? 0)
    print(
        "\(kind.name): \(rounded(median(ours), 10)) us a document (\(Int(1e6 / median(ours))) a second), "
            + "bare OpenSSL \(rounded(median(theirs), 10)) us, ratio \(rounded(median(ratios), 1000)); "
            + "best \(rounded(best, 10)) us, \(rounded(bestBare, 10)) us, ratio \(rounded(bestBare / best, 1000))")
}
