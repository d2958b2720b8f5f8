// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassServiceHTTP
import Foundation
import Testing

@testable import epass_service

@Suite("Settings")
struct SettingsTests {
    private static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("a flag counts before the environment, and that before the file")
    func order() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "c.json").path()
        try Data(#"{"server":{"port":1,"host":"a","behindProxy":true},"policies":{"files":["x","y"]}}"#.utf8)
            .write(to: URL(filePath: file))
        var settings = Settings.load(
            arguments: ["--config", file, "--server-port", "3"],
            environment: ["EPASS_SERVICE_SERVER_PORT": "2", "EPASS_SERVICE_SERVER_HOST": "b", "PATH": "/"])
        #expect(settings.count("server.port", default: 0, in: 0...9) == 3)
        #expect(settings.text("server.host") == "b")
        #expect(settings.flag("server.behindProxy") == true)
        #expect(settings.list("policies.files") == ["x", "y"])
        #expect(settings.faults.isEmpty)
    }

    @Test("every name is found as a flag and as a variable")
    func names() async {
        for setting in Setting.all where setting.kind == .text {
            var settings = Settings.load(arguments: [setting.flag, "x"], environment: [:])
            #expect(settings.text(setting.name) == "x", "\(setting.flag)")
            settings = Settings.load(arguments: [], environment: [setting.variable: "y"])
            #expect(settings.text(setting.name) == "y", "\(setting.variable)")
            #expect(settings.faults.isEmpty)
        }
        #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
    }

    @Test("everything that is wrong is said at once")
    func faults() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "c.json").path()
        try Data(
            #"{"server":{"port":"many","hots":"x"},"tls":{"keyFile":"k"},"oauth":{"issuer":"i"},"log":{"level":"loud"}}"#
                .utf8
        ).write(to: URL(filePath: file))
        var settings = Settings.load(
            arguments: ["--config", file, "--storage-retention-hours", "-5x", "--prot", "1", "stray"],
            environment: ["EPASS_SERVICE_PORT": "1"])
        let parts = await ServiceParts.make(&settings)
        #expect(parts == nil)
        let places = Set(settings.faults.map(\.place))
        for place in [
            "server.port", "server.hots", "tls", "oauth", "log.level", "--prot", "EPASS_SERVICE_PORT",
            "storage.keyFile", "storage.path", "signing.keyFile", "trust.path",
        ] {
            #expect(places.contains(place), "\(place) of \(places)")
        }
    }

    @Test(
        "flags are given once, and with a value",
        arguments: [
            (["--storage-path", "a", "--storage-path", "b"], "--storage-path", "twice"),
            (["--storage-path=a", "--storage-path=a"], "--storage-path", "twice"),
            (["--config", "/a", "--config", "/b"], "--config", "twice"),
            (["--metrics-open", "--metrics-open"], "--metrics-open", "twice"),
            (["--storage-path", "--server-port", "1"], "--storage-path", "no value"),
            (["--server-port", "1", "--storage-path"], "--storage-path", "no value"),
            (["--policies-files"], "--policies-files", "no value"), (["--config"], "--config", "no value"),
            (["--storage-path", "a", "b"], "b", "where an option"), (["--server-port=1", "2"], "2", "where an option"),
        ])
    func once(_ arguments: [String], _ place: String, _ word: String) async {
        let settings = Settings.load(arguments: arguments, environment: [:])
        #expect(settings.faults.contains { $0.place == place && $0.words.contains(word) }, "\(settings.faults)")
    }

    @Test("what is given twice is said once; lists may be given in parts, and flags alone")
    func parts() async {
        var settings = Settings.load(
            arguments: [
                "--storage-path", "a", "--policies-files", "x", "--metrics-open", "--storage-path", "b",
                "--policies-files", "y", "z", "--server-behind-proxy", "false",
            ], environment: [:])
        #expect(settings.text("storage.path") == "a")
        #expect(settings.list("policies.files") == ["x", "y", "z"])
        #expect(settings.flag("metrics.open") == true)
        #expect(settings.flag("server.behindProxy") == false)
        #expect(settings.faults.map(\.place) == ["--storage-path"])
    }

    @Test("why a file of settings is no JSON is said")
    func reasons() async throws {
        let folder = try Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "c.json").path()
        try Data(#"{"server":{"port":1,"port":2}}"#.utf8).write(to: URL(filePath: file))
        let settings = Settings.load(arguments: ["--config", file], environment: [:])
        #expect(settings.faults.count == 1)
        #expect(settings.faults.first?.words.contains("in JSON: ") == true, "\(settings.faults)")
    }

    @Test("a file that cannot be read is one fault")
    func unreadable() async {
        let settings = Settings.load(arguments: ["--config", "/nowhere/x.json"], environment: [:])
        #expect(settings.faults.map(\.place) == ["/nowhere/x.json"])
    }

    @Test("the page names every setting that is needed, and every problem with its status")
    func page() throws {
        let root = HTTPRig.tests.deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(contentsOf: root.appending(path: "Docs/service.md"), encoding: .utf8)
        for code in ServiceError.Code.allCases {
            #expect(page.contains("| `\(code.rawValue)` |"), "\(code.rawValue)")
            #expect(page.contains(code.sentence), "\(code.sentence)")
        }
        for scope in Scope.allCases { #expect(page.contains("| `\(scope.rawValue)` |")) }
        for state in TransactionState.allCases { #expect(page.contains("| `\(state.rawValue)` |")) }
        for reason in NotCompletedReason.allCases { #expect(page.contains("`\(reason.rawValue)`")) }
    }
}
