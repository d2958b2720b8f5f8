// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import FoundationEssentials
import Glibc

/// The program `epass-service`: where it is looked for, and how this process becomes it.
enum ServiceProgram {
    static let name = "epass-service"

    /// Where it may lie.
    struct Places: Equatable {
        /// Beside the running program, and in the source tree that it was built in.
        let beside: [String]
        /// In the folders of PATH.
        let inPath: [String]

        /// In the order in which they are looked at.
        var all: [String] { beside + inPath }
        /// For people: nobody reads all of PATH.
        var named: [String] { beside + ["PATH"] }
    }

    /// The file of the running program, whatever name it was started by; nil where the system does not say.
    static var ownPath: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") }

    /// The places for a program that lies there.
    ///
    /// - Parameters:
    ///   - program: the path of the program `epass`.
    ///   - path: the variable PATH. A folder in it that is not absolute is passed over: it would be another one in each
    ///     folder.
    static func places(beside program: String?, path: String?) -> Places {
        var beside: [String] = []
        if let program, let slash = program.lastIndex(of: "/") {
            let folder = program[..<slash]
            beside.append("\(folder)/\(name)")
            let folders = folder.split(separator: "/", omittingEmptySubsequences: false)
            if let build = folders.lastIndex(of: ".build") {
                // As make service-release, the page of the service and make service lay it.
                let root = folders[..<build].joined(separator: "/")
                beside += [".build-service/release", "Service/.build/release", ".build-service/debug"]
                    .map { "\(root)/\($0)/\(name)" }
            }
        }
        let folders = (path ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
        return Places(beside: beside, inPath: folders.map { "\($0)/\(name)" })
    }

    /// Puts a program in the place of this process: its number, its terminal and its standard streams stay. What this
    /// process may not be looked into ends with it, as with every program that is started; that there is no core file
    /// stays.
    ///
    /// - Returns: `errno`, where it could not be started.
    static func become(_ program: String, _ arguments: [String]) -> Int32 {
        // A thread of the language's run-time may have signals blocked, and a program keeps that.
        var none = sigset_t()
        unsafe sigemptyset(&none)
        _ = unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
        return unsafe ChildProcess.withCStrings([program] + arguments) { words in
            _ = unsafe execv(program, words)
            return errno
        }
    }
}
