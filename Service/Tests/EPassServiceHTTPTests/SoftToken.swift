// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PKCS11
    import Foundation
    import Testing

    /// A token of SoftHSM in a folder of its own, made once for all tests of this process: SoftHSM finds its folder by
    /// an environment variable when it is started.
    struct SoftToken: Sendable {
        static let pin = "12345678"
        static let skip: Comment = "softhsm2 or opensc is not installed: Scripts/install-dependencies service"
        static let modulePath = first([
            "/usr/lib/softhsm/libsofthsm2.so", "/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so",
            "/usr/lib/aarch64-linux-gnu/softhsm/libsofthsm2.so", "/usr/lib64/softhsm/libsofthsm2.so",
        ])
        static var isThere: Bool {
            modulePath != nil && first(["/usr/bin/softhsm2-util"]) != nil && first(["/usr/bin/pkcs11-tool"]) != nil
        }

        private static func first(_ paths: [String]) -> String? {
            paths.first { FileManager.default.fileExists(atPath: $0) }
        }

        private static let made = Result { try SoftToken() }

        /// The token.
        static func shared() throws -> SoftToken { try made.get() }

        let folder: URL
        private let module: String

        private init() throws {
            module = try #require(Self.modulePath)
            folder = FileManager.default.temporaryDirectory.appending(path: "service-hsm-\(UUID().uuidString)")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "tokens"), withIntermediateDirectories: true)
            let configuration = folder.appending(path: "softhsm2.conf")
            try Data(
                "directories.tokendir = \(folder.path())/tokens\nobjectstore.backend = file\nlog.level = ERROR\n".utf8
            ).write(to: configuration)
            setenv("SOFTHSM2_CONF", configuration.path(), 1)
            try Self.run(
                "/usr/bin/softhsm2-util",
                ["--init-token", "--free", "--label", "service", "--pin", Self.pin, "--so-pin", "87654321"])
            for (number, key) in [
                ("results", "EC:prime256v1"), ("next", "EC:edwards25519"), ("other", "EC:secp384r1"),
                ("orphan", "EC:prime256v1"),
            ].enumerated() {
                try tool(["--keypairgen", "--key-type", key.1, "--label", key.0, "--id", "0\(number)", "--usage-sign"])
            }
            for (number, key) in [("storage", "GENERIC:32"), ("later", "GENERIC:32"), ("aes", "AES:32")].enumerated() {
                try tool(
                    ["--keygen", "--key-type", key.1, "--label", key.0, "--id", "1\(number)", "--sensitive"])
            }
            try tool(["--delete-object", "--type", "pubkey", "--id", "03"])
        }

        private func tool(_ arguments: [String]) throws {
            let login = ["--module", module, "--token-label", "service", "--login", "--pin", Self.pin]
            try Self.run("/usr/bin/pkcs11-tool", login + arguments)
        }

        private static func run(_ program: String, _ arguments: [String]) throws {
            let process = Process()
            process.executableURL = URL(filePath: program)
            process.arguments = arguments
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0, "\(program) \(arguments.first ?? "") failed")
        }

        /// The URI of a key.
        func uri(_ object: String, token: String = "service", module: String? = nil) -> String {
            "pkcs11:token=\(token);object=\(object)?module-path=\(module ?? self.module)"
        }

        /// A file for its owner alone, or for others, too.
        func file(_ text: String, _ name: String, permissions: Int = 0o600) throws -> String {
            let path = folder.appending(path: name).path()
            try Data(text.utf8).write(to: URL(filePath: path))
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
            return path
        }
    }
#endif
