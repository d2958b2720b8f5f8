// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

/// A report for people: who it is about, what is proven, and one line for each part of the inspection.
///
/// It puts the outline of a report in the words of a language and in lines, and decides nothing.
public enum ReportText {
    /// How a terminal wants it.
    public struct Style: Sendable, Hashable {
        /// Whether colours are used (ECMA-48, SGR).
        public var usesColor: Bool
        /// Whether marks outside ASCII are used: `✓`, `✗`, `–` for `+`, `x`, `-`.
        public var usesUnicode: Bool

        /// Without arguments plain ASCII.
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
    ///   - report: of a reading, of evidence or of a seal.
    ///   - style: which marks, and whether in colour.
    ///   - language: what a catalogue lacks is said in English.
    ///   - width: how many characters a line may have. What is longer goes on in the next line, under its text; a word
    ///     is not cut. Nil for lines of any length.
    public static func render(
        _ report: InspectionReport, style: Style = Style(), language: MessageCatalogue = .english, width: Int? = nil
    ) -> String {
        render(report.outline, style: style, language: language, width: width)
    }

    /// The same of the outline of a report, which may be kept or changed in between.
    public static func render(
        _ outline: ReportOutline, style: Style = Style(), language: MessageCatalogue = .english, width: Int? = nil
    ) -> String {
        let parts = parts(outline, style: style, language: language, width: width)
        return parts.beginning + parts.rest
    }

    /// The same in two parts: verdict and person, and what stands beneath a picture of the person.
    package static func parts(
        _ outline: ReportOutline, style: Style, language: MessageCatalogue, width: Int?
    ) -> (beginning: String, rest: String) {
        var writer = ReportTextWriter(style: style, language: language, width: width)
        writer.write(outline)
        func text(_ lines: ArraySlice<String>) -> String { lines.map { $0 + "\n" }.joined() }
        return (text(writer.lines.prefix(writer.picturePlace)), text(writer.lines.dropFirst(writer.picturePlace)))
    }
}
