// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import EPassTrust
import Foundation
import Testing

/// The openssl command line, asked about many objects by one shell, in a folder that is taken away afterwards.
final class OpenSSLCommand {
    private let folder: URL
    private var script = ""
    private var questions: [String] = []

    /// Whether there is an openssl of version 3 to ask.
    static let isAvailable: Bool = OpenSSLVersion.installed?.release.hasPrefix("3.") ?? false

    /// What the test says where it is skipped.
    static let absent: Comment = "the openssl command (version 3) is not installed"

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "epass-differential-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ octets: [UInt8], to name: String) throws {
        try Data(octets).write(to: folder.appendingPathComponent(name))
    }

    func writePEM(_ certificates: [Certificate], to name: String) throws {
        try writePEM(certificates.map(\.encoded), "CERTIFICATE", to: name)
    }

    func writePEM(_ lists: [CertificateRevocationList], to name: String) throws {
        try writePEM(lists.map(\.encoded), "X509 CRL", to: name)
    }

    private func writePEM(_ objects: [[UInt8]], _ label: String, to name: String) throws {
        let text = objects.map { octets in
            let lines = Data(octets).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
            return "-----BEGIN \(label)-----\n\(lines)\n-----END \(label)-----\n"
        }
        try Data(text.joined().utf8).write(to: folder.appendingPathComponent(name))
    }

    /// Asks later: `openssl` with these words. The answer is whether its status is zero and, where words are expected,
    /// whether its output has them.
    func ask(_ question: String, _ words: String, expecting: String? = nil) {
        questions.append(question)
        let test = expecting.map { "case \"$out\" in *'\($0)'*) true;; *) false;; esac" } ?? "true"
        script += "out=$(openssl \(words) 2>&1) && \(test) && echo '\(question)'\n"
    }

    /// Asks all questions and gives those that were answered with yes.
    func answers() throws -> Set<String> {
        try Data(script.utf8).write(to: folder.appendingPathComponent("questions.sh"))
        let text = try run("questions.sh")
        return Set(text.split(separator: "\n").map(String.init)).intersection(questions)
    }

    /// The names of the files that `openssl verify` calls good: one process for all of them, as it goes on after a bad
    /// one.
    ///
    /// - Parameter options: `-CAfile` and the like.
    func verified(_ names: [String], _ options: String) throws -> Set<String> {
        guard !names.isEmpty else { return [] }
        let words = "openssl verify \(options) \(names.joined(separator: " ")) 2>/dev/null\n"
        try Data(words.utf8).write(to: folder.appendingPathComponent("verify.sh"))
        let text = try run("verify.sh")
        return Set(
            text.split(separator: "\n").filter { $0.hasSuffix(": OK") }.map { String($0.dropLast(4)) })
    }

    private func run(_ name: String) throws -> String {
        try #require(Self.output(name, isScript: true, in: folder), "the shell could not be asked")
    }

    /// What a shell prints for a command, or for a script of that name; nil where it cannot be started or what it
    /// prints is no text.
    static func output(_ command: String, isScript: Bool = false, in folder: URL? = nil) -> String? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = isScript ? [command] : ["-c", command]
        if let folder { process.currentDirectoryURL = folder }
        // No configuration of the machine may decide what is accepted.
        process.environment = ProcessInfo.processInfo.environment.merging(["OPENSSL_CONF": "/dev/null"]) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(bytes: text, encoding: .utf8)
    }
}
