// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJOSE
import EPassJSON
import EPassServiceCore
import Foundation
import Synchronization
import Testing

@testable import EPassServiceHTTP
@testable import epass_service

@Suite("How it is seen that the service can judge, and how it ends")
struct StopTests {
    /// Counts what it signs.
    private final class CountingKey: ResultSigner {
        let key: SigningKey
        let count = Mutex(0)

        init() throws { key = try SigningKey.generate(.edDSA) }

        var identifier: String { key.identifier }
        var publicJWK: JSONValue { key.publicJWK }

        func sign(_ payload: [UInt8], type: String) async throws -> String {
            count.withLock { $0 += 1 }
            try await Task.sleep(for: .milliseconds(20))
            return try await key.sign(payload, type: type)
        }
    }

    @Test("however many ask whether it is ready, it is looked once in some seconds")
    func readiness() async throws {
        try await HTTPRig.run { rig in
            _ = try await rig.send(.get, "/readyz")
            let key = try CountingKey()
            let service = VerificationService(
                store: rig.setup.service.store, materials: rig.setup.service.materials,
                pool: rig.setup.service.pool, keys: SigningKeyRing(signer: key), options: .init())
            func readiness(_ patience: Duration) -> Readiness {
                var options = ServiceSetup.Options()
                options.readinessPatience = patience
                return Readiness(
                    setup: ServiceSetup(
                        service: service, apiKeys: rig.keys, options: options, reload: rig.setup.reload))
            }
            // Far longer than all of them take on a busy machine.
            let patient = readiness(.seconds(3_600))
            for _ in 0..<2 {
                await withTaskGroup(of: Bool.self) { group in
                    for _ in 0..<50 { group.addTask { await patient.look().isReady } }
                    for await isReady in group { #expect(isReady) }
                }
                #expect(key.count.withLock { $0 } == 1)
            }
            let brief = readiness(.milliseconds(1))
            for expected in [2, 3] {
                #expect(await brief.look().isReady)
                #expect(key.count.withLock { $0 } == expected)
                try await Task.sleep(for: .milliseconds(10))
            }
            #expect(ServiceSetup.Options().readinessPatience >= .seconds(2))
        }
    }

    @Test("the folder of the demonstration is removed while something is still written there")
    func removal() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "removal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        _ = FileManager.default.createFile(atPath: folder.appending(path: "key").path(), contents: nil)
        var count = 0
        Demo.remove(folder) { folder in
            count += 1
            // A file of SQLite's came between.
            guard count > 3 else { throw CocoaError(.fileWriteUnknown) }
            try FileManager.default.removeItem(at: folder)
        }
        #expect(count == 4)
        #expect(!FileManager.default.fileExists(atPath: folder.path()))
        // What is gone is gone.
        Demo.remove(folder)
    }

    /// The demonstration as it is started.
    private final class Program {
        let process = Process()
        let folder: URL
        let port: Int
        private let output: URL

        init() throws {
            folder = FileManager.default.temporaryDirectory.appending(path: "stop-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            output = folder.appendingPathExtension("txt")
            _ = FileManager.default.createFile(atPath: output.path(), contents: nil)
            port = try Listener().port
            let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            process.executableURL = URL(filePath: own).deletingLastPathComponent().appending(path: "epass-service")
            process.arguments = ["demo", "--port", "\(port)"]
            var environment = ProcessInfo.processInfo.environment
            environment["TMPDIR"] = folder.path()
            process.environment = environment
            process.standardOutput = try FileHandle(forWritingTo: output)
            try process.run()
        }

        /// The key that it prints, when the phone has done its part.
        func key() async throws -> String {
            var text = ""
            _ = try await eventually {
                text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
                return text.contains("curl -H") || !process.isRunning
            }
            guard text.contains("curl -H"), let start = text.range(of: "key: ") else { throw Wire.Refused() }
            return String(text[start.upperBound...].prefix { !$0.isWhitespace })
        }

        func signal(_ number: Int32) { kill(process.processIdentifier, number) }

        /// Whether it ends in time.
        func ends(seconds: Int = 120) async throws -> Bool {
            try await eventually(within: seconds) { !process.isRunning }
        }

        var left: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [] }

        deinit {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            try? FileManager.default.removeItem(at: folder)
            try? FileManager.default.removeItem(at: output)
        }
    }

    @Test("the demonstration leaves nothing, and a second ^C ends it at once", .timeLimit(.minutes(10)))
    func ends() async throws {
        let first = try Program()
        _ = try await first.key()
        #expect(first.left.count == 1)
        first.signal(SIGTERM)
        #expect(try await first.ends())
        #expect(first.process.terminationStatus == 0)
        #expect(first.left == [])
        // A busy machine draws out what is a moment, and one try says nothing then.
        var isSeen = false
        for _ in 0..<5 where !isSeen { isSeen = try await secondEndsAtOnce() }
        #expect(isSeen)
    }

    /// Sends a demonstration ^C twice in a moment, which is one of them, and then again.
    ///
    /// - Returns: whether it ended at the second one, before it would have by itself.
    private func secondEndsAtOnce() async throws -> Bool {
        let program = try Program()
        let key = try await program.key()
        // An upload that was fast before holds a stop up for ten seconds.
        let wire = try Wire(port: program.port)
        wire.send(
            """
            POST /v1/verify HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer \(key)\r\n\
            Content-Type: application/json\r\nContent-Length: 1000000\r\nExpect: 100-continue\r\n\r\n
            """)
        // It waits for the body from here on, on a busy machine as well.
        #expect(await wire.read().hasPrefix("HTTP/1.1 100 "))
        wire.send(String(repeating: " ", count: 1 << 18))
        let start = ContinuousClock.now
        // Some programs send each signal twice. A longer wait between them grows beyond that on a busy machine.
        program.signal(SIGINT)
        usleep(2_000)
        program.signal(SIGINT)
        let isOne = try await !program.ends(seconds: 1)
        // Again, where it saw the first ones late.
        repeat { program.signal(SIGINT) } while try await !program.ends(seconds: 1)
        let isSoon = start.duration(to: .now) < .seconds(8)
        #expect(program.left == [])
        withExtendedLifetime(wire) {}
        return isOne && isSoon && program.process.terminationStatus == 130
    }
}
