// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// How a terminal shows a picture.
///
/// The environment says which terminal it is. The terminal itself is not asked: its answer comes where the user types.
enum PictureForm: Sendable, Hashable {
    /// The graphics protocol of kitty.
    case kitty
    /// Inline images of iTerm2.
    case iTerm2
    /// The sixels of the VT340.
    case sixel
    /// Characters in colours, which nearly every terminal has.
    case blocks(PictureBlocks)

    /// The form for a terminal; nil where no picture is shown.
    ///
    /// - Parameters:
    ///   - environment: of the process.
    ///   - isTerminal: whether standard output is a terminal.
    static func chosen(
        _ choice: PictureChoice, in environment: [String: String], isTerminal: Bool
    ) -> PictureForm? {
        switch choice {
        case .never: nil
        case .auto: isTerminal && wantsColour(environment) ? known(in: environment) : nil
        case .always: (isTerminal ? known(in: environment) : nil) ?? .blocks(PictureBlocks(in: environment))
        }
    }

    private static func wantsColour(_ environment: [String: String]) -> Bool {
        !isSet("NO_COLOR", environment) && environment["TERM"] != "dumb"
    }

    private static func isSet(_ name: String, _ environment: [String: String]) -> Bool {
        !(environment[name] ?? "").isEmpty
    }

    /// Whether something stands between the program and the terminal that may let no picture pass; what the variables
    /// say of the terminal is what it was once started in.
    private static func isMultiplexed(_ environment: [String: String]) -> Bool {
        let term = environment["TERM"] ?? ""
        return ["TMUX", "STY", "ZELLIJ"].contains { isSet($0, environment) }
            || ["screen", "tmux"].contains { term.hasPrefix($0) }
    }

    /// The form that the terminal is known for. What names it most surely comes first: variables stay when one terminal
    /// is started out of another, while each sets `TERM` itself.
    private static func known(in environment: [String: String]) -> PictureForm? {
        guard !isMultiplexed(environment) else { return nil }
        let term = environment["TERM"] ?? ""
        if let form = forms.first(where: { term.hasPrefix($0.term) })?.form { return form }
        if let program = environment["TERM_PROGRAM"], !program.isEmpty { return programs[program] }
        // It goes through SSH, which takes along what begins with LC_.
        if environment["LC_TERMINAL"] == "iTerm2" { return .iTerm2 }
        guard term.hasPrefix("xterm") else { return nil }
        if let version = environment["KONSOLE_VERSION"].flatMap({ Int($0) }) {
            return version >= firstKonsole ? .kitty : nil
        }
        return isSet("KITTY_WINDOW_ID", environment) ? .kitty : nil
    }

    /// What `TERM` begins with.
    private static let forms: [(term: String, form: PictureForm)] = [
        ("xterm-kitty", .kitty), ("xterm-ghostty", .kitty), ("wezterm", .iTerm2), ("foot", .sixel), ("mlterm", .sixel),
        ("contour", .sixel), ("yaft", .sixel),
    ]
    private static let programs: [String: PictureForm] = [
        "iTerm.app": .iTerm2, "WezTerm": .iTerm2, "mintty": .iTerm2, "rio": .iTerm2, "ghostty": .kitty,
        "kitty": .kitty,
    ]
    /// Konsole 22.04, the first with pictures.
    private static let firstKonsole = 220_400
}
