// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import BenchmarkFigures
import EPass
import EPassJSON
import EPassLDS
import EPassTrust
import PassiveAuthenticationWorkload

// What a document costs in a batch (epass verify --batch), step by step, beside its passive authentication: files as
// evidence, the whole judgement, the line of JSON; and a bundle read as JSON, an octet of it. Passive authentication is
// measured as it is in a batch, which remembers that the signer's certificate verified, and with both signatures
// verified for each document. Behind them what a status file of a million handles costs. Processor time of this thread,
// medians. usage: BatchCost [--json] [ROUNDS] [KIND] [octets] [only]
//
// Zone and portrait of each document can be decoded; with "octets" they cannot, as in figures of before 2026-11-28.
// With "only" the status files are left out.

let arguments = Figure.arguments
let rounds = arguments.first.flatMap { Int($0) } ?? 40
let kind = SyntheticDocuments.Kind.all.first { arguments.contains($0.name) } ?? SyntheticDocuments.Kind.all[0]

let content: SyntheticDocuments.Content = arguments.contains("octets") ? .octets : .decodable

let synthetic = try SyntheticDocuments(kind, count: SyntheticDocuments.repeated, content: content)
let documents = synthetic.documents
let count = Double(documents.count)
var steps = [
    "passive-authentication", "files-as-evidence", "judgement", "report-in-json", "bundle-read-as-json",
    "passive-authentication-of-both-signatures",
].map { (name: $0, times: [Double]()) }
let reportLines = ReportLines()
var octets = 0

for round in -2..<rounds {
    var times = [Double](repeating: 0, count: steps.count)
    octets = 0
    for document in documents {
        let start = Figure.threadTime()
        synthetic.judge(document)
        let judged = Figure.threadTime()
        var builder = Evidence.Builder()
        try builder.add(document.input.sod ?? [], as: .sod)
        for (number, content) in document.input.dataGroups {
            if let group = DataGroupNumber(rawValue: number) { try builder.add(content, as: .dataGroup(group)) }
        }
        let evidence = try builder.evidence()
        let built = Figure.threadTime()
        let report = Inspection.judge(evidence, trust: synthetic.trust, at: synthetic.time)
        let inspected = Figure.threadTime()
        let line = reportLines.octets(of: ReportJSON(report))
        let written = Figure.threadTime()
        let bundle = evidence.json().lineOctets()
        let ready = Figure.threadTime()
        let again = try Evidence(parsing: bundle)
        let end = Figure.threadTime()
        synthetic.judge(document, isRemembering: false)
        let both = Figure.threadTime() - end
        guard again.files.count == evidence.files.count, !line.isEmpty,
            (report.document != nil && report.images.count == 1) == (content == .decodable)
        else { fatalError("another document") }
        octets += bundle.count
        let spent = [judged - start, built - judged, inspected - built, written - inspected, end - ready, both]
        for (index, time) in spent.enumerated() { times[index] += time }
    }
    guard round >= 0 else { continue }
    for index in steps.indices { steps[index].times.append(times[index] / count) }
}
let passive = Figure.median(steps[0].times)
let folder = (1...3).reduce(0) { $0 + Figure.median(steps[$1].times) }
for (name, times) in steps { Figure("batch/\(name)", ours: Figure.median(times)).show() }
Figure("batch/folder", ours: folder, bare: passive, beside: "passive authentication alone").show()
Figure(
    "batch/folder-beside-both-signatures", ours: folder, bare: Figure.median(steps[5].times),
    beside: "passive authentication of both signatures"
).show()
let bundle = Figure.median(steps[4].times)
Figure("batch/octet-of-bundle", unit: "ns", ours: bundle * 1000 / (Double(octets) / count)).show()

/// The octets of a status file with these lines.
func statusFile(_ lines: [String], _ check: String) -> [UInt8] {
    let head = ["epass-status/1", "key \(check)", "made 2026-11-26"]
    return Array(((head + lines + ["end \(lines.count)"]).joined(separator: "\n") + "\n").utf8)
}

if !arguments.contains("only") { try measureStatusFiles() }

/// What a status file of a million handles costs.
func measureStatusFiles() throws {
    let key = try StatusKey(hexadecimal: Array(String(repeating: "0b", count: 32).utf8))
    let now = Timestamp(secondsSince1970: 1_795_000_000)
    let handles = (0..<1_000_000).compactMap { _ in StatusHandle((0..<32).map { _ in UInt8.random(in: 0...255) }) }
    let lines = handles.map { "\($0) stolen" }
    for (order, lines) in [("in-order", lines.sorted()), ("in-any-order", lines)] {
        let octets = statusFile(lines, try key.check())
        let start = Figure.threadTime()
        var file = StatusFile(madeWith: try key.check(), at: now, length: octets.count)
        for start in stride(from: 0, to: octets.count, by: 1 << 16) {
            try file.read(Array(octets[start..<min(start + (1 << 16), octets.count)]))
        }
        let content = try file.finish()
        let read = Figure.threadTime()
        var found = 0
        for handle in handles.prefix(100_000) where try content.status(of: handle, at: now) == .stolen { found += 1 }
        let end = Figure.threadTime()
        guard found == 100_000 else { fatalError("a handle was not found") }
        Figure("status-file/\(handles.count)-handles/\(order)", unit: "ms", ours: (read - start) / 1000).show()
        Figure("status-file/one-handle/\(order)", unit: "ns", ours: (end - read) / Double(found) * 1000).show()
    }
}
