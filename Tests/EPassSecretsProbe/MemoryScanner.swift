// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassMemoryScan
import EPassSecretsRig

/// Looks for secrets in the memory of this process.
struct MemoryScanner {
    private let secrets: [ProbeRequest.Secret]
    private let patterns: [UInt64]
    private let owners: [Int]

    init(_ secrets: [ProbeRequest.Secret]) {
        self.secrets = secrets
        patterns = secrets.flatMap(\.patterns)
        owners = secrets.enumerated().flatMap { index, secret in secret.patterns.map { _ in index } }
    }

    /// What is found now.
    func look(_ stage: String) -> ProbeReport.Look {
        let room = 256
        var hits = [epass_hit](repeating: epass_hit(), count: room)
        var scanned: UInt64 = 0
        let count = epass_memory_scan(Masking.word, patterns, patterns.count, &hits, room, &scanned)
        precondition(count >= 0, "/proc/self/maps cannot be read")
        var found: [String: Int] = [:]
        var places: [String] = []
        for hit in hits.prefix(min(count, room)) {
            let name = secrets[owners[hit.pattern]].name
            found[name, default: 0] += 1
            guard places.count < 24 else { continue }
            let line = withUnsafeBytes(of: hit.mapping) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            places.append("\(name) at \(String(hit.address, radix: 16)) in \(line)")
        }
        return ProbeReport.Look(stage: stage, found: found, places: places, scanned: scanned)
    }
}
