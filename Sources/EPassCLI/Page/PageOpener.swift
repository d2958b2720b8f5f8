// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import FoundationEssentials

/// Shows a page in the browser of the desktop.
struct PageOpener: Sendable {
    private let path: String

    /// How long it may take to say that it cannot: the browser itself may stay for hours.
    private static let seconds = 5

    /// - Throws: `CLIError` where xdg-open is not installed.
    init() throws(CLIError) {
        guard let path = InstalledProgram.path(of: "xdg-open") else {
            throw CLIError(.noProgram, .pageNoOpener, remedy: .pageNoOpenerRemedy)
        }
        self.path = path
    }

    /// Opens a file.
    ///
    /// - Throws: `CLIError` where that fails at once.
    func open(_ file: String) async throws(CLIError) {
        let here = FileManager.default.currentDirectoryPath
        let whole = file.hasPrefix("/") ? file : here + "/" + file
        let run = ProgramRun(path: path, arguments: [whole], environment: ProcessInfo.processInfo.environment)
        let status: Int
        switch await run.run(seconds: Self.seconds, outlives: true) {
        case .status(0), .overdue: return
        case .status(let number): status = number
        case .failed: status = 127
        }
        throw CLIError(.cannotWrite, .pageOpenerFailed(status: status), remedy: .pageOpenerRemedy(file: whole))
    }
}
