// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassServiceCore
import EPassServiceHTTP
import Foundation
import Logging

extension ServiceParts {
    static func options(_ settings: inout Settings) -> VerificationService.Options {
        var options = VerificationService.Options()
        options.lifetime = settings.count("transactions.lifetimeSeconds", default: 300, in: 10...900)
        let hours = settings.count("storage.retentionHours", default: 0, in: 0...87_600)
        options.usual.retention = hours == 0 ? nil : hours * 3_600
        options.usual.resultRetention = settings.count("storage.resultDays", default: 30, in: 1...3_650) * 86_400
        options.requiresSeal = settings.flag("transactions.requireSeal")
        options.longestUpload = settings.count("limits.uploadKibioctets", default: 2_048, in: 16...65_536) * 1_024
        options.issuer = settings.text("signing.issuer") ?? options.issuer
        let usual = TenantLimits()
        options.usual.openQuota = settings.count(
            "transactions.openQuota", default: usual.openQuota, in: 1...10_000_000)
        options.usual.dailyQuota = settings.count(
            "transactions.dailyQuota", default: usual.dailyQuota, in: 1...100_000_000)
        options.usual.keyPerSecond = settings.count(
            "limits.keyPerSecond", default: usual.keyPerSecond, in: 1...1_000_000)
        options.usual.shownToClient = Set(settings.list("policies.shownToClient"))
        options.tenants = tenants(&settings, usual: options.usual)
        return options
    }

    private static func tenants(_ settings: inout Settings, usual: TenantLimits) -> [String: TenantLimits] {
        guard let path = settings.text("tenants.file") else { return [:] }
        let json = (try? Data(contentsOf: URL(filePath: path))).flatMap { try? JSONValue(parsing: [UInt8]($0)) }
        do {
            if let json, let tenants = try TenantLimits.load(json, usual: usual) { return tenants }
            settings.fault("tenants.file", "cannot be read as JSON with a list of tenants: \(path)")
        } catch {
            let known = (TenantLimits.ranges.keys + ["shownToClient"]).sorted().joined(separator: ", ")
            settings.fault(
                "tenants.file",
                "its entry \(error.entry) has a \(error.member) that cannot be: give each tenant once, with \(known)")
        }
        return [:]
    }

    static func httpOptions(_ settings: inout Settings) -> ServiceSetup.Options {
        var options = ServiceSetup.Options()
        options.patience = .seconds(settings.count("server.bodySeconds", default: 10, in: 1...600))
        options.bodyRate = settings.count("server.bodyKibioctetsPerSecond", default: 4, in: 1...1_000_000) * 1_024
        let longest = settings.count("limits.uploadKibioctets", default: 2_048, in: 16...65_536)
        // A sealed upload is a third longer, and who sends it may hold as much as is free beside it.
        let (least, held) = (longest * 3 / 1_024 + 1, "limits.heldMebioctets")
        options.heldOctets = settings.count(held, default: max(128, least), in: least...1_000_000) << 20
        options.isBehindProxy = settings.flag("server.behindProxy")
        for origin in settings.list("cors.origins") {
            guard let url = URL(string: origin), let scheme = url.scheme, ["https", "http"].contains(scheme),
                url.host()?.isEmpty == false, origin == origin.lowercased(),
                origin == "\(scheme)://\(url.host() ?? "")" + (url.port.map { ":\($0)" } ?? "")
            else {
                settings.fault(
                    "cors.origins", "is no origin: \(origin). Give https://host, with its port where it has one")
                continue
            }
            options.origins.insert(origin)
        }
        options.protectsMetrics = !settings.flag("metrics.open")
        let days = settings.count("trust.oldestListDays", default: 0, in: 0...3_650)
        options.oldestListDays = days == 0 ? nil : days
        return options
    }

    static func level(_ settings: inout Settings) -> Logger.Level {
        guard let word = settings.text("log.level") else { return .info }
        guard let level = Logger.Level(rawValue: word) else {
            settings.fault("log.level", "is no level")
            return .info
        }
        return level
    }
}
