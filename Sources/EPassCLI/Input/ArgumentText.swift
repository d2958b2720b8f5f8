// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import Glibc

/// Arguments and the names of folders in the environment as the system gave them. Texts of the language are Unicode,
/// and octets that are none would be changed on the way: a file would be looked for, or written, under another name
/// than was given.
enum ArgumentText {
    /// Confirms that there are arguments: the system gives every program its name at least.
    ///
    /// - Throws: `CLIError` where there are none, as without `/proc`: not what was asked for would be done.
    static func requireReadable(_ arguments: [String] = CommandLine.arguments) throws(CLIError) {
        guard arguments.isEmpty else { return }
        throw CLIError(.internalError, .terminalArgumentsUnreadable, remedy: .terminalMountProc)
    }

    /// - Throws: `CLIError` where an argument, `HOME` or `XDG_DATA_HOME` is not UTF-8.
    static func requireUTF8() throws(CLIError) {
        let arguments = unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        for index in arguments.indices {
            guard let text = unsafe arguments[index], unsafe String(validatingCString: text) == nil else { continue }
            throw refusal(.terminalArgumentNotUTF8(number: index, argument: CommandLine.arguments[index]))
        }
        for name in ["HOME", "XDG_DATA_HOME"] {
            guard let text = unsafe getenv(name), unsafe String(validatingCString: text) == nil else { continue }
            throw refusal(.terminalVariableNotUTF8(name: name))
        }
    }

    private static func refusal(_ message: Message) -> CLIError {
        CLIError(.usage, message, remedy: .terminalGiveUTF8)
    }
}
