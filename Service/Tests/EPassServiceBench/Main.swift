// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassLDS
import EPassServiceCore
import EPassSimulator
import EPassTrust
import Foundation
import Synchronization

/// What `load.py` compares the service with: the same octets, judged by the same calls, without a service around them.
///
///     epass-service-bench make FOLDER                    documents and what they are trusted by
///     epass-service-bench judge UPLOAD TRUST THREADS SECONDS     judgements a second
@main
enum Main {
    struct Mistake: Error {}

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        switch words.first {
        case "make" where words.count == 2: try make(URL(filePath: words[1]))
        case "judge" where words.count == 5:
            guard let threads = Int(words[3]), let seconds = Double(words[4]), threads > 0 else { throw Mistake() }
            try judge(upload: words[1], trust: words[2], threads: threads, seconds: seconds)
        default: throw Mistake()
        }
    }

    /// A document signed with P-256, and one with RSA of 2,048 bits, as a phone would upload them.
    private static func make(_ folder: URL) throws {
        for (name, profile) in [("p256", "default"), ("rsa2048", "rsa-2048")] {
            let document = try SimulatorProfile.named(profile).makeDocument(seed: 1)
            let members = document.files.sorted { $0.key.name < $1.key.name }.map { file, octets in
                JSONMember(name: file.name, value: .string(Data(octets).base64EncodedString()))
            }
            let upload = JSONValue.fields([("files", .object(members))])
            try Data(upload.compactOctets()).write(to: folder.appending(path: "\(name).json"))
            guard let anchor = document.trustAnchors.first else { throw Mistake() }
            try Data(anchor).write(to: folder.appending(path: "\(name).der"))
        }
    }

    private static func judge(upload: String, trust: String, threads: Int, seconds: Double) throws {
        let octets = [UInt8](try Data(contentsOf: URL(filePath: upload)))
        let materials = try Materials.load(.init(trustPath: trust), at: .now)
        guard let policy = materials.policies["kyc"] else { throw Mistake() }
        @Sendable func once() throws -> Int {
            let report = Inspection.judge(
                try Upload(.json(octets)).evidence(), trust: materials.trust, policy: policy, at: .now, challenge: nil)
            return report.json().compactOctets().count
        }
        _ = try once()
        let count = Atomic(0)
        let failures = Atomic(0)
        let start = ContinuousClock.now
        let end = start.advanced(by: .seconds(seconds))
        let group = DispatchGroup()
        for _ in 0..<threads {
            let thread = Thread {
                while ContinuousClock.now < end {
                    if (try? once()) ?? 0 > 0 {
                        count.wrappingAdd(1, ordering: .relaxed)
                    } else {
                        failures.wrappingAdd(1, ordering: .relaxed)
                    }
                }
                group.leave()
            }
            thread.stackSize = 4 << 20
            group.enter()
            thread.start()
        }
        group.wait()
        guard failures.load(ordering: .relaxed) == 0 else { throw Mistake() }
        print(Double(count.load(ordering: .relaxed)) / (start.duration(to: .now) / .seconds(1)))
    }
}

extension JSONValue {
    fileprivate static func fields(_ members: [(String, JSONValue)]) -> JSONValue {
        .object(members.map { JSONMember(name: $0.0, value: $0.1) })
    }
}
