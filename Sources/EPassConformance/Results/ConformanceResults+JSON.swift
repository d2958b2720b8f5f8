// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages

extension ConformanceResults {
    /// The most octets of a file of results.
    package static let maximumLength = 64 << 20
    private static let limits = JSONLimits(
        maximumDepth: 8, maximumLength: maximumLength, maximumElements: 2_000_000)

    /// Reads what a run wrote.
    ///
    /// - Throws: `conformance.notJSON`, `conformance.resultsInvalid`.
    public init(json octets: [UInt8]) throws(ConformanceError) {
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: octets, limits: Self.limits) } catch {
            throw ConformanceError(error, in: octets)
        }
        guard json["schema"]?.string == Self.schema, let subject = json["subject"]?.string,
            let values = json["results"]?.array, values.count <= 100_000
        else { throw ConformanceError(.resultsInvalid, at: [], in: octets, .conformanceNoSchema(schema: Self.schema)) }
        var results: [ConformanceResult] = []
        for (index, value) in values.enumerated() {
            guard let result = ConformanceResult(json: value) else {
                let path: [JSONStep] = [.member("results"), .element(index)]
                throw ConformanceError(.resultsInvalid, at: path, in: octets, .conformanceNoObject)
            }
            results.append(result)
        }
        self.subject = subject
        self.results = results
        campaign = json["campaign"]?.word ?? "reader"
        policy = json["policy"].flatMap { value in
            value["name"]?.string.flatMap { name in value["sha256"]?.string.map { (name, $0) } }
        }
    }
}

extension ConformanceResult {
    /// A result as a file has it; nil for what is none.
    init?(json: JSONValue) {
        func texts(_ name: String) -> [String]? { json[name]?.array?.compactMap(\.string) }
        guard let id = json["case"]?.word, let unit = json["unit"]?.word, let title = json["title"]?.string,
            let clause = json["clause"]?.string,
            let kind = json["kind"]?.word.flatMap({ ConformanceCase.Kind(rawValue: $0) }),
            let outcome = json["outcome"]?.word.flatMap({ Outcome(rawValue: $0) }),
            let expected = json["expected"]?.word.flatMap({ ConformanceCase.Expected(rawValue: $0) }),
            let because = texts("because"), let isOther = json["otherReason"]?.boolean,
            let reasons = texts("reasons"), let read = texts("read"), let misread = texts("misread"),
            let trace = texts("trace"), let milliseconds = json["milliseconds"]?.integer
        else { return nil }
        self.id = id
        self.unit = unit
        self.kind = kind
        self.title = title
        self.clause = clause
        self.outcome = outcome
        self.expected = expected
        observed = json["observed"]?.word.flatMap { ReaderObservation.Answer(rawValue: $0) }
        overall = json["overall"]?.word.flatMap { OverallResult(rawValue: $0) }
        self.because = because
        failedForOtherReason = isOther
        self.reasons = reasons
        self.read = read
        self.misread = misread
        differs = json["differs"]?.string
        steps = json["steps"]?.array?.compactMap { ConformanceStep(json: $0) } ?? []
        findings = json["findings"]?.array?.compactMap(ConformanceFinding.init(json:))
        self.trace = trace
        self.milliseconds = Int(clamping: milliseconds)
    }
}
