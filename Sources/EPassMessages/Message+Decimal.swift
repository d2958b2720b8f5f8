// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension Message {
    /// A number with places behind its decimal point, as the language writes it: `0.41`, `0,41`.
    ///
    /// - Parameters:
    ///   - count: how many units of the last place, not negative: 41.
    ///   - places: 1 to 3.
    package static func decimal(_ count: Int, places: Int) -> Message {
        let scale = [1, 10, 100, 1000][min(max(places, 1), 3)]
        let digits = String(scale + count % scale).dropFirst()
        return .numberDecimal(whole: count / scale, fraction: digits)
    }
}
