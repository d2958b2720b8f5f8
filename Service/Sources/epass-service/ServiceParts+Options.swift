// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassServiceHTTP
import Logging

extension ServiceParts {
    static func options(_ settings: inout Settings) -> VerificationService.Options {
        var options = VerificationService.Options()
        options.lifetime = settings.count("transactions.lifetimeSeconds", default: 300, in: 10...900)
        let hours = settings.count("storage.retentionHours", default: 0, in: 0...87_600)
        options.retention = hours == 0 ? nil : hours * 3_600
        options.resultRetention = settings.count("storage.resultDays", default: 30, in: 1...3_650) * 86_400
        options.requiresSeal = settings.flag("transactions.requireSeal")
        options.longestUpload = settings.count("limits.uploadKibioctets", default: 2_048, in: 16...65_536) * 1_024
        options.issuer = settings.text("signing.issuer") ?? options.issuer
        options.openQuota = settings.count("transactions.openQuota", default: 1_000, in: 1...10_000_000)
        options.dailyQuota = settings.count("transactions.dailyQuota", default: 100_000, in: 1...100_000_000)
        return options
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
        options.shownToClient = Set(settings.list("policies.shownToClient"))
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
