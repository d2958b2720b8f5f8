// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// A report for people: who it is about, what is proven, and one line for each part of the inspection.
public enum ReportText {
    /// How a terminal wants it.
    public struct Style: Sendable, Hashable {
        /// Whether colours are used.
        public var usesColor: Bool
        /// Whether marks outside ASCII are used.
        public var usesUnicode: Bool

        /// A style as given; plain ASCII by default.
        public init(usesColor: Bool = false, usesUnicode: Bool = false) {
            self.usesColor = usesColor
            self.usesUnicode = usesUnicode
        }
    }

    /// The report as lines, each ended by a line feed.
    ///
    /// Text from chip, reader and certificates is escaped: control characters and marks that turn the direction of
    /// writing are shown as `\u{...}` (T32).
    public static func render(_ report: InspectionReport, style: Style = Style()) -> String {
        var text = ReportTextWriter(style: style)
        text.exchange(report)
        text.document(report)
        text.headline(report)
        text.checks(report)
        text.remarks(report)
        return text.lines.map { $0 + "\n" }.joined()
    }

    /// A time in seconds with two places: `0.41 s`.
    static func seconds(_ milliseconds: Int) -> String {
        let hundredths = milliseconds % 1000 / 10
        return "\(milliseconds / 1000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
    }

    /// Text of foreign origin as it may be shown: control characters, invisible ones and marks of direction as
    /// `\u{...}`.
    public static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
