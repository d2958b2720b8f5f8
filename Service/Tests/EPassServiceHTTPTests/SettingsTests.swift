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
        var settings = await Settings.load(
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
            var settings = await Settings.load(arguments: [setting.flag, "x"], environment: [:])
            #expect(settings.text(setting.name) == "x", "\(setting.flag)")
            settings = await Settings.load(arguments: [], environment: [setting.variable: "y"])
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
        var settings = await Settings.load(
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

    @Test("a file that cannot be read is one fault")
    func unreadable() async {
        let settings = await Settings.load(arguments: ["--config", "/nowhere/x.json"], environment: [:])
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
