// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore

/// A media type with its parameters, as a header has it.
struct ContentType: Sendable, Hashable {
    /// In small letters, without parameters.
    let name: String
    /// By names in small letters.
    let parameters: [String: String]

    /// Nil for no media type.
    init?(_ text: String) {
        guard text.utf8.count <= 256, let field = FieldParameters(text) else { return nil }
        guard field.value.split(separator: "/", omittingEmptySubsequences: false).count == 2 else { return nil }
        name = field.value
        parameters = field.parameters
    }

    /// How much it is wanted (RFC 9110, 12.4.2), from 0 to 1; nil for a weight that is none.
    private var quality: Double? {
        guard let text = parameters["q"] else { return 1 }
        guard 1...5 ~= text.utf8.count, let quality = Double(text), 0...1 ~= quality else { return nil }
        return quality
    }

    /// How closely a range names a type: 3 by its name, 1 where all are; nil where it does not.
    private func closeness(to offered: String) -> Int? {
        if name == offered { return 3 }
        if name == "\(offered.prefix { $0 != "/" })/*" { return 2 }
        return name == "*/*" ? 1 : nil
    }

    /// The type that a header `Accept` wants most of those that are offered (RFC 9110, 12.5.1): of each the range
    /// counts that names it most closely. Of those that are wanted alike the one that is named first; without a header
    /// the first that is offered.
    static func choose(_ offered: [String], accept: String?) -> String? {
        guard let accept else { return offered.first }
        let ranges = accept.split(separator: ",").prefix(32).compactMap { item -> (ContentType, Double)? in
            guard let range = ContentType(FieldParameters.trimmed(item)), let quality = range.quality else {
                return nil
            }
            return (range, quality)
        }
        var best: (type: String, quality: Double, place: Int)?
        for type in offered {
            var closest: (closeness: Int, quality: Double, place: Int)?
            for (place, (range, quality)) in ranges.enumerated() {
                guard let closeness = range.closeness(to: type), closeness > closest?.closeness ?? 0 else { continue }
                closest = (closeness, quality, place)
            }
            guard let closest, closest.quality > 0 else { continue }
            if let best, (best.quality, -best.place) >= (closest.quality, -closest.place) { continue }
            best = (type, closest.quality, closest.place)
        }
        return best?.type
    }
}
