// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation

/// Names of networks for limits: an address of IPv4, or the first 64 bits of one of IPv6, since those after them its
/// owner chooses at will.
public enum NetworkName {
    /// All that is no address counts as one.
    public static let unknown = "unknown"

    /// The name for an address, however it is written.
    public static func of(_ text: some StringProtocol) -> String {
        let text = String(text)
        if let octets = octets(text, AF_INET, 4) { return name(octets) }
        guard let octets = octets(text, AF_INET6, 16) else { return unknown }
        let isMapped = octets.prefix(10).allSatisfy { $0 == 0 } && octets[10] == 0xFF && octets[11] == 0xFF
        return isMapped ? name(octets.suffix(4)) : "v6." + name(octets.prefix(8))
    }

    /// The name for an entry of `X-Forwarded-For`: some proxies write the port behind the address, and brackets.
    static func ofForwarded(_ entry: some StringProtocol) -> String {
        let entry = String(entry).trimmingCharacters(in: .whitespaces)
        if entry.hasPrefix("["), let end = entry.firstIndex(of: "]") {
            return of(entry[entry.index(after: entry.startIndex)..<end])
        }
        let parts = entry.split(separator: ":", omittingEmptySubsequences: false)
        return of(parts.count == 2 ? parts[0] : entry[...])
    }

    private static func name(_ octets: some Sequence<UInt8>) -> String {
        octets.map(String.init).joined(separator: ".")
    }

    private static func octets(_ text: String, _ family: Int32, _ count: Int) -> [UInt8]? {
        var octets = [UInt8](repeating: 0, count: count)
        return inet_pton(family, text, &octets) == 1 ? octets : nil
    }
}
