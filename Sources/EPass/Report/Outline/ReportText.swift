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
    ///   - width: how many columns a line may have, 20 at least. What is longer goes on in the next line, under its
    ///     text; only a word that is longer than a line is cut. Nil for lines of any length.
    ///   - explains: whether beneath each line stands what it means, what to do, and the clause it stands on.
    public static func render(
        _ report: InspectionReport, style: Style = Style(), language: MessageCatalogue = .english, width: Int? = nil,
        explains: Bool = false
    ) -> String {
        render(report.outline, style: style, language: language, width: width, explains: explains)
    }

    /// The same of the outline of a report, which may be kept or changed in between.
    public static func render(
        _ outline: ReportOutline, style: Style = Style(), language: MessageCatalogue = .english, width: Int? = nil,
        explains: Bool = false
    ) -> String {
        let parts = parts(outline, style: style, language: language, width: width, explains: explains)
        return parts.beginning + parts.rest
    }

    /// The text in parts.
    package struct Parts {
        /// Verdict, person, and what to do about the worst finding. A picture of the person stands beneath it.
        package let beginning: String
        /// All other lines; it begins with an empty one.
        package let rest: String
        /// The verdict and the worst finding once more, for the end of a report that is longer than the screen.
        package let closing: String

        /// How many lines beginning and rest have.
        package var height: Int { (beginning + rest).utf8.count { $0 == UInt8(ascii: "\n") } }
    }

    /// The same in its parts.
    package static func parts(
        _ outline: ReportOutline, style: Style, language: MessageCatalogue, width: Int?, explains: Bool = false
    ) -> Parts {
        let empty = ReportTextWriter(outline, style: style, language: language, width: width, explains: explains)
        func text(_ write: (inout ReportTextWriter) -> Void) -> String {
            var writer = empty
            write(&writer)
            return writer.lines.map { $0 + "\n" }.joined()
        }
        return Parts(
            beginning: text { $0.writeBeginning(of: outline) }, rest: text { $0.writeRest(of: outline) },
            closing: text { $0.writeClosing(of: outline) })
    }
}
