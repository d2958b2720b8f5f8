// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// One line that says how far something is: a bar, and beside it as much as there is room for.
struct ProgressBar: Sendable, Hashable {
    /// Octets that came, of those that are expected.
    struct Octets: Sendable, Hashable {
        var done: Int
        var total: Int
        /// Whether the length of some file is not known yet.
        var isEstimate = false
    }

    /// How much of the bar is filled, in thousandths.
    var share: Int
    /// Nil before the first came.
    var octets: Octets?
    /// Octets a second; nil while that is not known.
    var speed: Int?
    /// What goes on, in words; text from outside is escaped here.
    var label: String
    /// Whether the words ask for something to be done. They come first then, and alone.
    var isRequest = false

    /// The places of the smallest bar, its brackets among them.
    private static let smallestBar = 8
    private static let gap = 2
    /// A label that is cut to less says nothing.
    private static let smallestLabel = 8

    /// The line in so many columns, all of them: the bar takes what the words leave. The time that is left stays
    /// longest where there is little room, then the octets, then what goes on, then the speed.
    func text(width: Int) -> String {
        var room = width - Self.smallestBar
        func taken(_ text: String?, _ room: inout Int) -> String? {
            guard let text else { return nil }
            let columns = Self.gap + DisplayText.width(text)
            guard columns <= room else { return nil }
            room -= columns
            return text
        }
        if isRequest {
            let label = DisplayText.escaped(label)
            let places = max(0, room + Self.smallestBar - 4 - DisplayText.width(label))
            let filled = min(places, max(0, places * share / 1000))
            return label + "  [" + String(repeating: "#", count: filled)
                + String(repeating: ".", count: places - filled) + "]"
        }
        let timeLeft = taken(timeLeft, &room)
        let octets = taken(octetsText, &room)
        let label = taken(shortened(room - Self.gap), &room)
        let speed = taken(speedText, &room)
        let words = [octets, speed, timeLeft, label].compactMap { $0 }
        let places = max(0, Self.smallestBar + room - 2)
        let filled = min(places, max(0, places * share / 1000))
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: places - filled)
        return (["[\(bar)]"] + words).joined(separator: String(repeating: " ", count: Self.gap))
    }

    // MARK: words

    /// Numbers stand in as many places as they will need, so that the bar keeps its length.
    private var octetsText: String? {
        guard let octets else { return nil }
        let total = Self.kilobytes(octets.total)
        let done = Self.padded(Self.kilobytes(octets.done), total.count)
        return Self.phrase(.progressOctets(done: done, total: (octets.isEstimate ? "~" : "") + total))
    }

    private var speedText: String? {
        speed.map { Self.phrase(.progressSpeed(speed: Self.padded(Self.kilobytes($0), 5))) }
    }

    private var timeLeft: String? {
        guard let octets, let speed, speed > 0 else { return nil }
        let seconds = (max(0, octets.total - octets.done) + speed - 1) / speed
        return Self.phrase(.progressTimeLeft(time: Self.minutes(seconds)))
    }

    /// A time as `0:57`.
    static func minutes(_ seconds: Int) -> String {
        let (minutes, rest) = (min(seconds / 60, 999), seconds % 60)
        return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The label in so many columns, cut between two words; nil where that leaves too little.
    private func shortened(_ width: Int) -> String? {
        let text = DisplayText.escaped(label)
        guard DisplayText.width(text) > width else { return text.isEmpty ? nil : text }
        guard width >= Self.smallestLabel else { return nil }
        var (start, columns) = (text[..<text.startIndex], 0)
        for index in text.indices {
            columns += DisplayText.width(text[index...index])
            guard columns <= width - 4 else { break }
            start = text[...index]
        }
        let end = start.lastIndex(of: " ") ?? start.endIndex
        return start[..<end] + " ..."
    }

    private static func phrase(_ message: Message) -> String {
        DisplayText.escaped(Words.phrase(message)).replacing("\u{A0}", with: " ")
    }

    /// Kilobytes (1000 octets) and tenths, as the language writes them; thousands of them whole.
    private static func kilobytes(_ octets: Int) -> String {
        octets >= 1_000_000 ? "\(octets / 1000)" : phrase(.decimal(octets / 100, places: 1))
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
