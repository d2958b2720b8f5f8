// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PKCS11
    import EPassCrypto
    import EPassPCSCRig
    import Foundation
    import Testing

    /// Tokens of SoftHSM in a folder of their own, made once for all tests of this process.
    ///
    /// SoftHSM finds its folder by an environment variable when it is started, so that one process has one folder.
    struct SoftToken: Sendable {
        let folder: String
        let module: String
        let keys: [String: PrivateKey]

        static let pin = "12345678"
        static let skip: Comment = "softhsm2 is not installed: Scripts/install-dependencies test"
        static let spySkip: Comment = "softhsm2 or pkcs11-spy (opensc) is not installed"

        static let modulePath = first([
            "/usr/lib/softhsm/libsofthsm2.so", "/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so",
            "/usr/lib/aarch64-linux-gnu/softhsm/libsofthsm2.so", "/usr/lib64/softhsm/libsofthsm2.so",
        ])
        static let spyPath = first([
            "/usr/lib/x86_64-linux-gnu/pkcs11-spy.so", "/usr/lib/x86_64-linux-gnu/pkcs11/pkcs11-spy.so",
            "/usr/lib/aarch64-linux-gnu/pkcs11-spy.so", "/usr/lib/aarch64-linux-gnu/pkcs11/pkcs11-spy.so",
        ])
        static let tool = first(["/usr/bin/softhsm2-util"])
        static var isThere: Bool { modulePath != nil && tool != nil }

        private static func first(_ paths: [String]) -> String? {
            paths.first { FileManager.default.fileExists(atPath: $0) }
        }

        private static let made = Result { try SoftToken() }

        /// The tokens.
        static func shared() throws -> SoftToken { try made.get() }

        private init() throws {
            module = try #require(Self.modulePath)
            folder = NSTemporaryDirectory() + "epass-softhsm-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: folder + "/tokens", withIntermediateDirectories: true)
            let configuration =
                "directories.tokendir = \(folder)/tokens\nobjectstore.backend = file\nlog.level = ERROR\n"
            try configuration.write(toFile: folder + "/softhsm2.conf", atomically: true, encoding: .utf8)
            setenv("SOFTHSM2_CONF", folder + "/softhsm2.conf", 1)
            // A SoftHSM of its own: the end of one session ends SoftHSM for all who have the same one, and p11-kit does
            // not see through the spy.
            try Self.copyModule(to: folder + "/spied.so")
            try Self.copyModule(to: folder + "/inner.so")
            setenv("PKCS11SPY", folder + "/spied.so", 1)
            setenv("PKCS11SPY_OUTPUT", folder + "/spy.log", 1)
            for label in ["Border post", "Twin", "Twin"] {
                try Self.run(["--init-token", "--free", "--label", label, "--pin", Self.pin, "--so-pin", "87654321"])
            }
            let kinds: [(String, PrivateKey.KeyKind)] = [
                ("rsa-2048", .rsa(2048)), ("p256", .ec(.p256)), ("p521", .ec(.p521)),
                ("brainpool256", .ec(.brainpoolP256r1)), ("brainpool512", .ec(.brainpoolP512r1)),
            ]
            var keys: [String: PrivateKey] = [:]
            for (index, kind) in kinds.enumerated() {
                let key = try PrivateKey.generate(kind.1)
                try Self.importKey(key, label: kind.0, identifier: "A\(index)", folder: folder)
                keys[kind.0] = key
            }
            try Self.importKey(try #require(keys["p256"]), label: "twice", identifier: "B1", folder: folder)
            try Self.importKey(try #require(keys["p521"]), label: "twice", identifier: "B2", folder: folder)
            // The simulated State's terminal, before anybody reads: SoftHSM does not hold what it changes together.
            try Self.run(["simulate", "eac", "--export", folder + "/eac"], of: BuildProducts.path(of: "epass"))
            try Self.importKey(folder + "/eac/is.key.pem", label: "terminal", identifier: "E0")
            try Self.pin.write(toFile: folder + "/pin", atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder + "/pin")
            self.keys = keys
        }

        /// Copies SoftHSM, not a link to it: for the loader another library.
        static func copyModule(to path: String) throws {
            let module = URL(fileURLWithPath: try #require(modulePath)).resolvingSymlinksInPath()
            try FileManager.default.copyItem(atPath: module.path, toPath: path)
        }

        private static func importKey(
            _ key: PrivateKey, label: String, identifier: String, folder: String
        ) throws {
            let encoded = try key.pkcs8()
            let data = encoded.withUnsafeBytes { Data($0) }
            let path = folder + "/\(identifier).pem"
            let text = data.base64EncodedString(options: .lineLength64Characters)
            try "-----BEGIN PRIVATE KEY-----\n\(text)\n-----END PRIVATE KEY-----\n"
                .write(toFile: path, atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(atPath: path) }
            try importKey(path, label: label, identifier: identifier)
        }

        private static func importKey(_ path: String, label: String, identifier: String) throws {
            try run([
                "--import", path, "--token", "Border post", "--label", label, "--id", identifier, "--pin", Self.pin,
            ])
        }

        private static func run(_ arguments: [String], of program: String? = tool) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: try #require(program))
            process.arguments = arguments
            process.standardOutput = FileHandle.nullDevice
            let errors = Pipe()
            process.standardError = errors
            try process.run()
            let words = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            try #require(
                process.terminationStatus == 0,
                "\(arguments.first ?? "") failed: \(String(decoding: words, as: UTF8.self))")
        }

        /// The calls of a function that pkcs11-spy saw so far; nil where it writes in a form that is not known here, as
        /// another release may: it saw
        /// `C_GetSlotList` in any case.
        func spied(_ function: String) -> Int? {
            let log = (try? String(contentsOfFile: folder + "/spy.log", encoding: .utf8)) ?? ""
            let lines = log.split(separator: "\n")
            guard log.isEmpty || lines.contains(where: { $0.hasSuffix(": C_GetSlotList") }) else {
                Issue.record("pkcs11-spy writes in a form that is not known here", severity: .warning)
                return nil
            }
            return lines.count { $0.hasSuffix(": \(function)") }
        }
    }
#endif
