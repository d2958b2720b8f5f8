// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassEncodings
import EPassJSON
import EPassMessages
import EPassTrust

/// A signed list or revocation list in force that is older than it may be.
struct OldMaterial {
    let object: StoredObject
    /// Whole days since it was signed; nil where it does not say when.
    let days: Int?

    /// Those of the material, the oldest first; what does not say when it was signed comes before all.
    static func all(
        in trust: TrustSnapshot, country: String?, olderThan limit: Int, at time: Timestamp
    ) -> [OldMaterial] {
        trust.objects.filter { object in
            object.isInForce && (object.kind == .list || object.kind == .revocationList)
                && (country == nil || object.country == country)
        }.map { object in
            OldMaterial(object: object, days: object.time.map { TrustMaterialAge.days(from: $0, to: time) })
        }.filter { $0.days.map { $0 > limit } ?? true }
            .sorted { ($0.days ?? .max, $0.object.subject) > ($1.days ?? .max, $1.object.subject) }
    }

    static func show(_ old: [OldMaterial], olderThan limit: Int) {
        guard !old.isEmpty else { return Terminal.show(Words.say(.auditNothingOlder(days: limit))) }
        Terminal.show(Words.say(.auditOlder(count: old.count, days: limit)))
        for entry in old { Terminal.show("  " + Words.say(entry.message), indent: 4) }
    }

    private var kind: Message {
        object.kind == .list ? object.sources.first?.kind.message ?? object.kind.message : object.kind.message
    }

    private var message: Message {
        let name = object.subject.isEmpty ? Hexadecimal.lowercaseText(Array(object.digest.prefix(8))) : object.subject
        guard let days, let time = object.time else { return .auditOlderUndated(kind: kind, name: name) }
        return .auditOlderEntry(kind: kind, name: name, date: time.date, days: days)
    }

    var json: JSONValue {
        .members(
            ("kind", .string(object.kind == .list ? object.sources.first?.kind.rawValue ?? "list" : "revocationList")),
            ("country", .known(object.country)), ("name", .string(object.subject)),
            ("sha256", .string(Hexadecimal.lowercaseText(object.digest))),
            ("listTime", .text(object.time?.description)), ("ageDays", .number(days)))
    }
}
