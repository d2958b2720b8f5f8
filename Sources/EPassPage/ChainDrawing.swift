// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import EPassTrust

/// The chain drawn over time: a bar for each certificate as long as it is valid, an arrow from who signed to what was
/// signed, a line at the time judged at.
///
/// Places along the width are parts of a hundred, so that the drawing fits every screen and its text keeps its size.
struct ChainDrawing {
    let chain: CertificateChain
    let lines: [ReportOutline.Line]
    let time: Timestamp
    let words: PageWords

    private static let top = 26
    private static let rowHeight = 58
    private static let axisHeight = 26
    /// Where the bars begin; the arrows stand before it.
    private static let margin = 7

    /// Authorities above what they signed; other keys of the State, which signed nothing here, first.
    private var order: [Int] {
        let all = Array(chain.entries.indices)
        return all.filter { chain.entries[$0].role == .generation }
            + all.filter { chain.entries[$0].role != .generation }.reversed()
    }

    private var height: Int { Self.top + chain.entries.count * Self.rowHeight + Self.axisHeight }

    var markup: Markup {
        let title = Markup.element(.title, [.id("chain-title")], [words.phrase(.pageHeadingChain)])
        let description = Markup.element(
            .desc, [.id("chain-desc")], [words.sentence(.pageChainDescription(day: time.date))])
        let bars = Markup.element(
            .svg,
            [.init(.x, "\(Self.margin)%"), .init(.width, "\(100 - Self.margin)%"), .init(.height, String(height))],
            [now] + order.enumerated().map { row, index in bar(index, row) } + axis)
        return .element(
            .figure, [.class("drawing")],
            [
                .element(
                    .svg,
                    [
                        .class("chain"), .init(.width, "100%"), .init(.height, String(height)), .init(.role, "img"),
                        .init(.ariaLabelledby, "chain-title chain-desc"), .init(.dir, "ltr"),
                    ], [title, description] + arrows + [bars]),
                .element(
                    .figcaption, [.class("aside")], [words.sentence(.pageChainDescription(day: time.date))]),
            ])
    }

    // MARK: Time

    private var period: (first: Int64, last: Int64) {
        let first = (chain.entries.map(\.notBefore) + [time]).min() ?? time
        let last = (chain.entries.map(\.notAfter) + [time]).max() ?? time
        return (first.secondsSince1970, max(last.secondsSince1970, first.secondsSince1970 + 1))
    }

    /// In hundredths of a hundredth of the width.
    private func place(_ time: Timestamp) -> Int {
        let (first, last) = period
        let passed = min(max(time.secondsSince1970, first), last) - first
        return Int(Double(passed) / Double(last - first) * 10_000)
    }

    private static func percent(_ place: Int) -> String {
        let rest = place % 100
        return "\(place / 100).\(rest < 10 ? "0" : "")\(rest)%"
    }

    // MARK: Parts

    private static func barTop(_ row: Int) -> Int { top + row * rowHeight + 36 }

    private func bar(_ index: Int, _ row: Int) -> Markup {
        let entry = chain.entries[index]
        let top = Self.top + row * Self.rowHeight
        let (start, end) = (place(entry.notBefore), place(entry.notAfter))
        let isCurrent = entry.notBefore <= time && time <= entry.notAfter
        var parts = [
            text(lines[index].label.map(words.string) ?? "", at: "0", top + 15, "label"),
            text(
                words.string(.pagePeriod(first: entry.notBefore.date, last: entry.notAfter.date)), at: "0", top + 30,
                "dates"),
            rectangle(start, end, Self.barTop(row), 10, "bar \(entry.role.rawValue)\(isCurrent ? "" : " ended")"),
        ]
        if let from = entry.signsFrom, let until = entry.signsUntil {
            parts.append(rectangle(place(from), place(until), Self.barTop(row) + 3, 4, "signs"))
        }
        return .element(.g, [], parts)
    }

    private func rectangle(_ start: Int, _ end: Int, _ y: Int, _ height: Int, _ kind: String) -> Markup {
        .element(
            .rect,
            [
                .class(kind), .init(.x, Self.percent(start)), .init(.y, String(y)),
                .init(.width, Self.percent(max(end - start, 40))), .init(.height, String(height)), .init(.rx, "2"),
                .init(.fill, kind == "signs" ? "#fff" : kind.hasPrefix("bar anchor") ? "#173f70" : "#777"),
            ])
    }

    private func text(_ text: String, at x: String, _ y: Int, _ kind: String, anchor: String? = nil) -> Markup {
        .element(
            .svgText,
            [.class(kind), .init(.x, x), .init(.y, String(y)), .init(.fontSize, "12")]
                + (anchor.map { [.init(.textAnchor, $0)] } ?? []),
            [.text(text)])
    }

    private func line(_ x1: String, _ y1: Int, _ x2: String, _ y2: Int, _ kind: String) -> Markup {
        .element(
            .line,
            [
                .class(kind), .init(.x1, x1), .init(.y1, String(y1)), .init(.x2, x2), .init(.y2, String(y2)),
                .init(.stroke, "#777"),
            ])
    }

    /// From the bar of who signed down to the bar of what was signed.
    private var arrows: [Markup] {
        let rows = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        return chain.entries.indices.flatMap { index -> [Markup] in
            let entry = chain.entries[index]
            guard let signer = entry.signedBy ?? entry.linkedUnder, let from = rows[signer], let to = rows[index] else {
                return []
            }
            let (start, end) = (Self.barTop(from) + 5, Self.barTop(to) + 5)
            return [
                line("2.5%", start, "\(Self.margin)%", start, "arrow"), line("2.5%", start, "2.5%", end, "arrow"),
                line("2.5%", end, "\(Self.margin)%", end, "arrow"),
                .element(
                    .svg,
                    [.init(.x, "\(Self.margin)%"), .init(.y, String(end)), .init(.width, "1"), .init(.height, "1")],
                    [.element(.path, [.class("head"), .init(.d, "M-8 -4.5L-1 0L-8 4.5z")])]),
            ]
        }
    }

    /// The time judged at, with its day.
    private var now: Markup {
        let place = place(time)
        let anchor = place < 2_000 ? "start" : place > 8_000 ? "end" : "middle"
        let x = Self.percent(place)
        let label = "\(words.string(.pageChainJudged)) \(words.string(.pageDay(day: time.date)))"
        return .element(
            .g, [],
            [
                line(x, 18, x, height - Self.axisHeight + 4, "now"),
                text(label, at: x, 13, "now-label", anchor: anchor),
            ])
    }

    /// Years, no more than fit on a small screen.
    private var axis: [Markup] {
        let (first, last) = period
        let years = Timestamp(secondsSince1970: first).calendar.year...Timestamp(secondsSince1970: last).calendar.year
        let step = [1, 2, 5, 10, 20, 50, 100].first { years.count / $0 <= 5 } ?? 1_000
        let y = height - Self.axisHeight + 4
        return [line("0", y, "100%", y, "axis")]
            + years.filter { $0 % step == 0 }.flatMap { year -> [Markup] in
                guard let start = Timestamp(year: year, month: 1, day: 1), start.secondsSince1970 >= first else {
                    return []
                }
                let x = Self.percent(place(start))
                let anchor = place(start) < 500 ? "start" : place(start) > 9_500 ? "end" : "middle"
                return [line(x, y, x, y + 4, "axis"), text(String(year), at: x, y + 17, "year", anchor: anchor)]
            }
    }
}
