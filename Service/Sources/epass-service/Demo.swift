// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if Demo
    import AsyncHTTPClient
    import EPass
    import EPassJOSE
    import EPassJSON
    import EPassServiceCore
    import EPassServiceHTTP
    import EPassSimulator
    import EPassTrust
    import Foundation
    import NIOCore

    /// Everything that is needed to try the service, made up: keys, a database that ends with it, a synthetic State,
    /// and a phone that reads a simulated passport.
    enum Demo {
        static func run(_ arguments: [String]) async throws {
            var port = "8480"
            if arguments.count == 2, arguments[0] == "--port", Int(arguments[1]) != nil {
                port = arguments[1]
            } else if !arguments.isEmpty {
                throw UsageError(words: "demo takes --port N")
            }
            let folder = FileManager.default.temporaryDirectory.appending(path: "epass-demo-\(UUID().uuidString)")
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            do {
                let parts = try await parts(folder, port: port)
                try await Server.run(parts.parts, then: parts.then) { remove(folder) }
                // SQLite takes its files beside the database away meanwhile.
                try? parts.parts.setup.service.store.close()
            } catch {
                remove(folder)
                throw error
            }
            remove(folder)
        }

        /// Takes away what the demonstration wrote, its keys among it: also while something is still written there.
        static func remove(_ folder: URL, by remove: (URL) throws -> Void = FileManager.default.removeItem(at:)) {
            for _ in 0..<50 {
                try? remove(folder)
                if !FileManager.default.fileExists(atPath: folder.path()) { return }
                usleep(20_000)
            }
            FileHandle.standardError.write(
                Data("epass-service: \(folder.path()) was not removed. Remove it: it holds keys.\n".utf8))
        }

        private static func parts(
            _ folder: URL, port: String
        ) async throws -> (parts: ServiceParts, then: @Sendable (Int) async -> Void) {
            let document = try SimulatorProfile.named("aa-only").makeDocument(seed: 1)
            let materials = Materials(
                trust: try document.trustSnapshot(), policies: Policy.all, loadedAt: .now)
            var settings = Settings.load(
                arguments: try flags(folder, port: port), environment: [:])
            guard let parts = await ServiceParts.make(&settings, materials: materials) else {
                throw WrongSettings(faults: settings.faults)
            }
            let key = try parts.setup.apiKeys.add(
                tenant: "demo", scopes: Set(Scope.allCases.filter { !$0.isOperators }))
            return (parts, { port in await show(port: port, key: key, document: document) })
        }

        /// Writes the keys of the demonstration, and says where they are.
        private static func flags(_ folder: URL, port: String) throws -> [String] {
            func write(_ text: String, _ name: String) throws -> String {
                let path = folder.appending(path: name).path()
                try Data(text.utf8).write(to: URL(filePath: path))
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
                return path
            }
            let digits = (0..<32).map { _ in
                let digits = String(UInt8.random(in: .min ... .max), radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }
            return [
                "--storage-path", folder.appending(path: "demo.sqlite").path(),
                "--storage-key-file", try write(digits.joined(), "storage.key"),
                "--signing-key-file", try write(try SigningKey.generate(.es256).pem(), "signing.pem"),
                "--storage-retention-hours", "1", "--server-port", port, "--log-level", "warning",
            ]
        }

        private static func show(port: Int, key: String, document: PersonalisedDocument) async {
            let base = "http://127.0.0.1:\(port)"
            Main.say("listening at \(base), with a synthetic State. Stop it with ^C.\nkey: \(key)")
            let client = HTTPClient()
            do {
                let transaction = try await SimulatedPhone(document: document, base: base, client: client).run(key: key)
                Main.say(
                    """
                    A simulated phone opened transaction \(transaction), read a simulated passport and uploaded it, sealed.
                    curl -H 'Authorization: Bearer \(key)' \(base)/v1/transactions/\(transaction)/report
                    """)
            } catch {
                Main.say("the simulated phone failed: \(error)")
            }
            try? await client.shutdown()
        }
    }
#endif
