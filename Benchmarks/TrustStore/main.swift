// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import BenchmarkFigures
import EPassCrypto
import EPassTrust
import Foundation

// How long a trust store of 1,000 anchors takes to open, and what look-ups cost in stores of 500 and of 50,000
// certificates, one in fifty of them an anchor. Cold look-ups are of certificates that were not looked up before. Then
// what one document costs that opens the store for itself, and what 5,000 anchors in a file cost at each start.
// usage: TrustStore [--json] [ROUNDS]

let rounds = Figure.arguments.first.flatMap { Int($0) } ?? 20
let clock = ContinuousClock()
let generated = try GeneratedCertificates()
let now = Timestamp(secondsSince1970: 1_795_219_200)
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("epass-benchmark-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: folder) }

func microseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

func fill(_ name: String, anchors: Int, signers: Int) throws -> TrustStore {
    let store = try TrustStore.create(path: folder.appendingPathComponent(name).path)
    let transaction = try store.begin(at: now)
    for number in 0..<anchors {
        try transaction.add(generated.anchor(number), from: TrustSource.certificateFile("anchors.pem"))
    }
    for number in 0..<signers {
        try transaction.add(
            generated.signer(number, of: number % max(anchors, 1)), from: TrustSource(kind: .ldif, name: "signers.ldif")
        )
    }
    let duration = try clock.measure { _ = try transaction.commit() }
    Figure("trust-store/commit/\(name)", unit: "ms", ours: microseconds(duration) / 1000).show()
    return store
}

/// What the smaller store took, by name: the least that a larger one can take.
var smaller: [String: Double] = [:]

/// A figure of a store; of all but the smaller one that of the smaller stands beside it.
@MainActor
func show(_ what: String, _ size: String, _ unit: String, _ time: Double) {
    let name = "trust-store/\(what)/\(size)"
    if let least = smaller[what] {
        Figure(name, unit: unit, ours: time, bare: least, beside: "500 certificates").show()
    } else {
        if size == "500" { smaller[what] = time }
        Figure(name, unit: unit, ours: time).show()
    }
}

/// Best of that many openings, in milliseconds.
@MainActor
func open(_ store: TrustStore, _ size: String) throws {
    var times: [Double] = []
    for _ in 0..<rounds {
        var count = 0
        times.append(
            microseconds(try clock.measure { count = try TrustStore.open(path: store.path).snapshot().anchorCount })
                / 1000)
        guard count > 0 else { fatalError("the store is empty") }
    }
    show("open", size, "ms", times.min() ?? 0)
}

/// Look-ups spread evenly over the store: those of the first round are cold.
@MainActor
func lookUp(_ store: TrustStore, _ size: String, anchors: Int) throws {
    let sample = 10
    let names = try (0..<sample).map { try GeneratedCertificates.name($0 * anchors / sample) }
    var best: [String: Double] = [:]
    func measure(_ what: String, _ body: () -> Int) {
        let start = clock.now
        let found = body()
        let time = microseconds(clock.now - start) / Double(sample)
        guard found == (what.contains("missing") ? 0 : sample) else { fatalError("\(what) found \(found)") }
        best[what] = min(best[what] ?? time, time)
    }
    for _ in 0..<(rounds * 2) {
        let snapshot = try TrustStore.open(path: store.path).snapshot()
        for heat in ["cold", "warm"] {
            measure("anchor-by-key-identifier-\(heat)") {
                (0..<sample).reduce(0) { sum, number in
                    let octets = GeneratedCertificates.octets(number * anchors / sample)
                    return sum + snapshot.anchors(withKeyIdentifier: [0xCA] + octets).count
                }
            }
            measure("anchor-by-name-\(heat)") { names.reduce(0) { $0 + snapshot.anchors(named: $1).count } }
        }
        measure("signer-by-issuer-and-serial-number") {
            (0..<sample).reduce(0) { sum, position in
                // A signer under the anchor of that name: numbers are dealt out in turn.
                let number = position * anchors / sample
                return sum
                    + snapshot.signers(
                        issuer: names[position], serialNumber: [2] + GeneratedCertificates.octets(number)
                    ).count
            }
        }
        measure("missing-key-identifier") {
            (0..<sample).reduce(0) { $0 + snapshot.anchors(withKeyIdentifier: [0xEE, UInt8($1)]).count }
        }
    }
    for (what, time) in best.sorted(by: { $0.key < $1.key }) { show(what, size, "us", time) }
}

/// Opens a store for one document: an anchor by its key, its countries, a signer that is not there. Best of that many,
/// in microseconds.
@MainActor
func openForOne(_ store: TrustStore, _ size: String, anchors: Int) throws {
    var best = Double.infinity
    for round in 0..<(rounds * 5) {
        let octets = GeneratedCertificates.octets(round * 7 % anchors)
        var found = 0
        let time = try clock.measure {
            let snapshot = try TrustStore.open(path: store.path).snapshot(checking: .whatIsUsed)
            found = snapshot.anchors(withKeyIdentifier: [0xCA] + octets).count
            found += snapshot.signers(withKeyIdentifier: [0xEE]).count + snapshot.countries.count
            try snapshot.checkWhatWasUsed()
        }
        guard found > 1 else { fatalError("nothing was found") }
        best = min(best, microseconds(time))
    }
    show("open-for-one", size, "us", best)
}

/// Loads a file of so many anchors in PEM, decoded anew and from the cache. Best of a few, in milliseconds.
@MainActor
func loadFile(anchors: Int) throws {
    let path = folder.appendingPathComponent("anchors.pem").path
    var pem = ""
    for number in 0..<anchors {
        let lines = Data(try generated.anchor(number).encoded).base64EncodedString(options: .lineLength64Characters)
        pem += "-----BEGIN CERTIFICATE-----\n\(lines)\n-----END CERTIFICATE-----\n"
    }
    try pem.write(toFile: path, atomically: true, encoding: .utf8)
    let cache = TrustCache(base: folder.path, folders: ["cache"], program: "benchmark")
    func best(_ rounds: Int, _ cache: TrustCache?) throws -> Double {
        try (0..<rounds).map { _ in
            var count = 0
            let time = try clock.measure {
                let load = try TrustSnapshot.load(path: path, at: now, checking: .whatIsUsed, cache: cache)
                count = load.store.anchors(withKeyIdentifier: [0xCA] + GeneratedCertificates.octets(anchors / 2)).count
            }
            guard count == 1 else { fatalError("the anchor was not found") }
            return microseconds(time) / 1000
        }.min() ?? 0
    }
    let decoded = try best(3, nil)
    Figure("trust-store/file-decoded/\(anchors)", unit: "ms", ours: decoded).show()
    Figure("trust-store/file-first/\(anchors)", unit: "ms", ours: try best(1, cache)).show()
    Figure("trust-store/file-kept/\(anchors)", unit: "ms", ours: try best(rounds, cache)).show()
}

/// Takes so many certificates into an empty store and works out what would change, in milliseconds.
@MainActor
func take(_ certificates: [Certificate]) throws -> Double {
    let transaction = TrustTransaction.inMemory(name: "impostors", pins: [], at: now)
    return microseconds(
        try clock.measure {
            for certificate in certificates {
                try transaction.add(certificate, from: TrustSource.certificateFile("impostors.pem"))
            }
            _ = try transaction.difference()
        }) / 1000
}

// A list that somebody made for what it costs: each of its certificates may have issued each other, and none did.
for count in [640, 1_600, 6_400] {
    let honest = try take((0..<count).map(generated.anchor))
    let hostile = try take((0..<count).map(generated.impostor))
    Figure(
        "trust-store/impostors/\(count)", unit: "ms", ours: hostile, bare: honest, beside: "as many of their own names"
    ).show()
}
try open(try fill("1000-anchors", anchors: 1_000, signers: 0), "1000-anchors")
for count in [500, 50_000] {
    let store = try fill("\(count)", anchors: count / 50, signers: count - count / 50)
    try open(store, "\(count)")
    try openForOne(store, "\(count)", anchors: count / 50)
    try lookUp(store, "\(count)", anchors: count / 50)
}
try loadFile(anchors: 5_000)
