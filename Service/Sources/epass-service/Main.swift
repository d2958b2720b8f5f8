// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassServiceCore
import EPassServiceHTTP
import EPassTrust
import Foundation
import Logging

/// `epass-service COMMAND ...`: serves, and keeps what it serves with. Ends with 64 for a mistake on the command line,
/// 65 where something is not there or does not fit, 78 for settings that cannot be used, 69 where the port is taken, 73
/// where a file cannot be made, 75 where another process has the database.
@main
enum Main {
    static let usage = """
        usage: epass-service serve [--config FILE] [--SETTING VALUE ...]
               epass-service demo [--port N]
               epass-service check [--config FILE]        look at the settings, and start nothing
               epass-service settings                     list the settings
               epass-service keys add TENANT SCOPES [DAYS] | list | revoke ID   [-- --config FILE ...]
               epass-service purge [--config FILE]        destroy what is kept longer than it should be
               epass-service audit verify [--head HASH] [--number N] [--kept FILE]   [-- --config FILE ...]
               epass-service audit head | export          [-- --config FILE ...]
               epass-service clock show | confirm         [-- --config FILE ...]
               epass-service trust confirm                [-- --config FILE ...]   where a fifth of it is gone
               epass-service audit name sub | client_id   [-- --config FILE ...]   for the line of standard input
               epass-service backup FILE                  [-- --config FILE ...]
               epass-service webhooks test TENANT         send each of its targets a letter that tells of nothing
        """

    static func main() async {
        umask(0o077)
        // What is in memory must not come into a file when the program falls.
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        let arguments = Array(CommandLine.arguments.dropFirst())
        LoggingSystem.bootstrap { LineLog(label: $0) }
        guard let command = arguments.first else { end(64, usage) }
        let rest = Array(arguments.dropFirst())
        do {
            switch command {
            case "serve":
                // Before tables are changed: whoever serves from it has those of before.
                var known = settings(rest)
                let lock = try ServerPlace.lock(ofExisting: known.text("storage.path"))
                try await Server.run(try await parts(rest), lock: lock)
            case "demo":
                #if Demo
                    try await Demo.run(rest)
                #else
                    end(69, "epass-service: this program is built without `demo`: build it with the trait Demo")
                #endif
            case "check":
                var settings = settings(rest)
                guard let parts = await ServiceParts.make(&settings, isTrial: true) else {
                    throw WrongSettings(faults: settings.faults)
                }
                note(parts, &settings)
                for note in settings.notes { print("\(note)") }
                print("the settings can be used; whether the port is free is seen when it is listened at")
            case "settings":
                for setting in Setting.all { print("\(setting.name)\n    \(setting.about)") }
            case "keys": try await OperatorCommands.keys(rest)
            case "purge": try await OperatorCommands.purge(rest)
            case "audit": try await OperatorCommands.audit(rest)
            case "webhooks": try await OperatorCommands.webhooks(rest)
            case "trust": try await OperatorCommands.trust(rest)
            case "clock": try await OperatorCommands.clock(rest)
            case "backup": try await OperatorCommands.backup(rest)
            case "help", "--help", "-h": print(usage)
            default: end(64, usage)
            }
            LogWriter.standard.finish(milliseconds: 1_000)
        } catch let wrong as WrongSettings {
            end(wrong.status, wrong.faults.map { "epass-service: \($0)" }.joined(separator: "\n"))
        } catch let fault as StartFault {
            end(fault.status, "epass-service: \(fault.words)")
        } catch let error as UsageError {
            end(64, "epass-service: \(error.words)\n\(usage)")
        } catch let error where Store.isBusy(error) {
            end(75, "epass-service: another process holds the database. Try again when it has finished.")
        } catch {
            end(70, "epass-service: \(error)")
        }
    }

    /// - Throws: ``WrongSettings`` with all that is wrong.
    static func parts(_ arguments: [String], opening: Store.Opening = .make) async throws -> ServiceParts {
        var settings = settings(arguments)
        guard let parts = await ServiceParts.make(&settings, opening: opening) else {
            throw WrongSettings(faults: settings.faults)
        }
        return parts
    }

    /// Notes what is worth to be said of parts that can be used.
    static func note(_ parts: ServiceParts, _ settings: inout Settings) {
        let service = parts.setup.service
        let leftOut = service.materials.current.leftOut
        for line in leftOut.prefix(20) { settings.note("trust.path", "passes over \(line)") }
        if leftOut.count > 20 { settings.note("trust.path", "passes over \(leftOut.count - 20) more") }
        if let doubt = service.clock.doubt { settings.note("clock", doubt.words) }
    }

    static func settings(_ arguments: [String]) -> Settings {
        Settings.load(arguments: arguments, environment: ProcessInfo.processInfo.environment)
    }

    /// Says something at once, also where nobody looks at a terminal.
    static func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    static func end(_ status: Int32, _ text: String) -> Never {
        LogWriter.standard.finish(milliseconds: 1_000)
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(status)
    }
}

/// Settings that cannot be used, all at once.
struct WrongSettings: Error {
    let faults: [Settings.Fault]

    /// 75 where all that is wrong may be good later.
    var status: Int32 { !faults.isEmpty && faults.allSatisfy(\.isTemporary) ? 75 : 78 }
}

/// A mistake on the command line.
struct UsageError: Error {
    let words: String
}
