// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Glibc

/// What one benchmark measured: our time, and beside it the least that it could be.
///
/// Every program prints its figures by ``show()``: as a line for people, or, where `--json` stands among its arguments,
/// as one JSON object a line, which `Scripts/benchmark` collects.
package struct Figure {
    /// Area, operation and variant: `pace/P-256`. The same in every run, and unique.
    package let name: String
    /// Of both times: `us`, `ms`.
    package let unit: String
    /// Our time.
    package let ours: Double
    /// The time of the bare calls of the library, or whatever is the least possible; nil where nothing is.
    package let bare: Double?
    /// How fast we are beside that: the bare time divided by ours, 1 where both are the same. Where both were measured
    /// in turn it is the median of the pairs.
    package let speed: Double?
    /// What stands beside us, for people.
    package let beside: String

    /// A figure with something beside it. Without `speed` it is that of the two times.
    package init(
        _ name: String, unit: String = "us", ours: Double, bare: Double, speed: Double? = nil,
        beside: String = "bare OpenSSL"
    ) {
        self.name = name
        self.unit = unit
        self.ours = ours
        self.bare = bare
        self.speed = speed ?? bare / ours
        self.beside = beside
    }

    /// A figure with nothing beside it.
    package init(_ name: String, unit: String = "us", ours: Double) {
        self.name = name
        self.unit = unit
        self.ours = ours
        bare = nil
        speed = nil
        beside = ""
    }

    /// The arguments of the program without `--json`.
    package static let arguments = Array(CommandLine.arguments.dropFirst().filter { $0 != "--json" })
    private static let isJSON = CommandLine.arguments.contains("--json")

    /// The processor time of this thread in microseconds.
    package static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// The value in the middle.
    package static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    /// Prints the figure.
    package func show() {
        let name = name.split(separator: "\"").joined()
        if Self.isJSON {
            let rest = bare.map { ", \"bare\": \(Self.text($0)), \"speed\": \(Self.text(speed ?? 0))" } ?? ""
            print("{\"name\": \"\(name)\", \"unit\": \"\(unit)\", \"ours\": \(Self.text(ours))\(rest)}")
        } else if let bare, let speed {
            print(
                "\(name): \(Self.text(ours)) \(unit), \(beside) \(Self.text(bare)) \(unit), "
                    + "speed \(Self.text(speed)), time \(Self.text(1 / speed)) times")
        } else {
            print("\(name): \(Self.text(ours)) \(unit)")
        }
        fflush(nil)
    }

    /// Three digits behind the point, which no locale changes.
    private static func text(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
