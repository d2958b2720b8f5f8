// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMessages
import EPassTrust

/// Writes the reports of many documents, each on a line, one after the other.
///
/// Most of what reports say they say alike: which check ended how, whom the verdict rests on. It is put in words once,
/// and its octets stand in the next line that says the same. The lines are the same octets as those of a report that is
/// written alone. What is kept is bounded, and nothing of it is what a document says of its holder.
package final class ReportLines {
    /// What checks said, by the place of each among all.
    private var checks = [WrittenValues<CheckEntry>](repeating: WrittenValues(), count: CheckID.all.count)
    private var assurances = WrittenValues<[Assurance]>()
    private var trust = WrittenValues<TrustSummary>()
    private var sources = WrittenValues<EvidenceSource>()
    private var accesses = WrittenValues<AccessEvidence>()
    private var applications = WrittenValues<ApplicationSummary>()
    private var tools = WrittenValues<ToolIdentity>()
    /// How long the last line was.
    private var length = 0

    /// Nothing is written yet.
    package init() {}

    /// The report on one line without its line feed, as ``JSONWritable/lineOctets()`` has it.
    package func octets(of report: consuming ReportJSON) -> [UInt8] {
        report.lines = self
        let octets = report.lineOctets(about: length)
        length = octets.count
        return octets
    }

    func write(_ check: CheckEntry, to json: inout JSONWriter) {
        // The dates of a document are no other one's.
        guard check.id.check.area != .document || !check.namesDate else { return check.write(to: &json) }
        checks[check.id.place].write(check, to: &json) { check.write(to: &$0) }
    }

    func write(_ assurances: [Assurance], to json: inout JSONWriter) {
        self.assurances.write(assurances, to: &json) { json in
            json.list { json in for assurance in assurances { assurance.write(to: &json) } }
        }
    }

    func write(_ trust: TrustSummary, to json: inout JSONWriter) {
        self.trust.write(trust, to: &json) { trust.write(to: &$0) }
    }

    func write(_ source: EvidenceSource, to json: inout JSONWriter) {
        sources.write(source, to: &json) { source.write(to: &$0) }
    }

    func write(_ access: AccessEvidence, to json: inout JSONWriter) {
        accesses.write(access, to: &json) { $0.value(access.recordedJSON) }
    }

    func write(_ applications: ApplicationSummary, to json: inout JSONWriter) {
        self.applications.write(applications, to: &json) { applications.write(to: &$0) }
    }

    func write(_ tool: ToolIdentity, to json: inout JSONWriter) {
        tools.write(tool, to: &json) { $0.value(tool.recordedJSON) }
    }
}

/// What a few values of one type are on a line.
private struct WrittenValues<Value: Equatable> {
    private static var most: Int { 8 }
    /// Octets of a value that is kept.
    private static var longest: Int { 1 << 13 }

    private var known: [Written] = []
    /// Which one gives its place to the next.
    private var oldest = 0

    private struct Written {
        let value: Value
        let octets: [UInt8]
    }

    private func octets(of value: Value) -> [UInt8]? {
        // Where they lie: an iterator copies each value that it passes.
        let known = known.span
        for place in known.indices where known[place].value == value { return known[place].octets }
        return nil
    }

    mutating func write(_ value: Value, to json: inout JSONWriter, _ write: (inout JSONWriter) -> Void) {
        guard let octets = json.value(onLine: octets(of: value), write),
            octets.count <= Self.longest
        else { return }
        let written = Written(value: value, octets: octets)
        guard known.count == Self.most else { return known.append(written) }
        known[oldest] = written
        oldest = (oldest + 1) % Self.most
    }
}

extension CheckEntry {
    /// Whether its sentence names a day.
    fileprivate var namesDate: Bool {
        finding.message?.arguments.contains { if case .date = $0.value { true } else { false } } ?? false
    }
}
