// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// A report for people: who it is about, what is proven, and one line for each part of the inspection.
///
/// It puts the outline of a report in the words of a language and in lines, and decides nothing.
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
    /// Text from chip, reader and certificates is escaped (`DisplayText.escaped`, T32).
    ///
    /// - Parameters:
    ///   - report: the report.
    ///   - style: how the terminal wants it.
    ///   - language: the words.
    ///   - width: how many characters a line may have. What is longer goes on in the next line, under its text; a word
    ///     is not cut. Nil for lines of any length.
    public static func render(
        _ report: InspectionReport, style: Style = Style(), language: MessageCatalogue = .english, width: Int? = nil
    ) -> String {
        render(report.outline, style: style, language: language, width: width)
    }

    /// The same of an outline.
    public static func render(
        _ outline: ReportOutline, style: Style = Style(), language: MessageCatalogue = .english, width: Int? = nil
    ) -> String {
        var writer = ReportTextWriter(style: style, language: language, width: width)
        writer.write(outline)
        return writer.lines.map { $0 + "\n" }.joined()
    }
}
