// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassTrust
import Glibc
import PassiveAuthenticationWorkload

// What a document costs in a batch (epass verify --batch), step by step, beside its passive authentication: files as
// evidence, the whole judgement, the line of JSON; and a bundle read as JSON, an octet of it. Processor time of this
// thread, medians. usage: BatchCost [ROUNDS] [KIND]

let arguments = CommandLine.arguments.dropFirst()
let rounds = arguments.first.flatMap { Int($0) } ?? 40
let kind = SyntheticDocuments.Kind.all.first { arguments.contains($0.name) } ?? SyntheticDocuments.Kind.all[0]

/// The processor time of this thread in microseconds.
func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

let synthetic = try SyntheticDocuments(kind, count: SyntheticDocuments.repeated)
let documents = synthetic.documents
let count = Double(documents.count)
var steps = ["passive authentication", "files as evidence", "judgement", "report in JSON", "bundle read as JSON"]
    .map { (name: $0, times: [Double]()) }
var octets = 0

for round in -2..<rounds {
    var times = [Double](repeating: 0, count: steps.count)
    octets = 0
    for document in documents {
        let start = threadTime()
        synthetic.judge(document)
        let judged = threadTime()
        var builder = Evidence.Builder()
        try builder.add(document.input.sod ?? [], as: .sod)
        for (number, content) in document.input.dataGroups {
            if let group = DataGroupNumber(rawValue: number) { try builder.add(content, as: .dataGroup(group)) }
        }
        let evidence = try builder.evidence()
        let built = threadTime()
        let report = Inspection.judge(evidence, trust: synthetic.trust, at: synthetic.time)
        let inspected = threadTime()
        let line = report.json().lineOctets()
        let written = threadTime()
        let bundle = evidence.json().lineOctets()
        let ready = threadTime()
        let again = try Evidence(parsing: bundle)
        let end = threadTime()
        guard again.files.count == evidence.files.count, !line.isEmpty else { fatalError("another document") }
        octets += bundle.count
        for (index, time) in [judged - start, built - judged, inspected - built, written - inspected, end - ready]
            .enumerated()
        { times[index] += time }
    }
    guard round >= 0 else { continue }
    for index in steps.indices { steps[index].times.append(times[index] / count) }
}
for (name, times) in steps {
    print(
        "\(name)\(String(repeating: " ", count: 26 - name.count))\((median(times) * 10).rounded() / 10) us a document")
}
let whole = (1...3).reduce(0) { $0 + median(steps[$1].times) }
print("folder in a batch: \((median(steps[0].times) / whole * 100).rounded() / 100) of passive authentication's rate")
let each = median(steps[4].times) * 1000 / (Double(octets) / count)
print("bundle: \((each * 100).rounded() / 100) ns an octet of \(octets / documents.count)")
