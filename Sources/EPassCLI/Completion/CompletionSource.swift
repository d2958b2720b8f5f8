// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMRZ
import EPassMessages
import EPassPCSC
import EPassSimulator
import EPassTrust

/// Where the words come from that a shell offers for a value: what the declaration of the option does not say.
enum CompletionSource {
    /// What is offered for one value.
    enum Found {
        case offer(CommandCompletion.Offer)
        /// The readers of this machine.
        case readers
        /// The countries by their codes.
        case countries
        /// Words with commas between them.
        case list([String])
    }

    /// - Parameter path: the command of the argument, where an option means something else in another one.
    static func offer(for argument: CommandDescription.Argument, _ path: CommandPath) -> Found {
        if argument.isPositional {
            if path.command == SchemaCommand.self { return .offer(.words(FormatSchema.all.map(\.shortName))) }
            if path.command == ServeCommand.self { return .offer(.words(ServeCommand.commands)) }
            let namesCountry = path.command == TrustShowCommand.self || path.command == TrustRemoveCommand.self
            return namesCountry ? .countries : .offer(argument.completion)
        }
        switch argument.names.last {
        case "--reader": return .readers
        case "--country", "--issuer", "--nationality": return .countries
        case "--show" where path.command == SimulateCommand.self: return .offer(.words(SimulatorProfile.names))
        case "--dg": return .list((1...16).map(String.init))
        case "--skip": return .list(["aa", "ca", "cam", "ta", "portrait"])
        case "--lds2": return .list(["travelRecords", "visaRecords", "additionalBiometrics", "none"])
        case "--kind" where path.command == TrustExportCommand.self:
            return .list(["anchors", "crls", "lists", "signers"])
        case "--format" where path.command == MRZCommand.self:
            return .offer(.words(["TD1", "TD2", "TD3", "MRV-A", "MRV-B"]))
        case "--sex": return .offer(.words(["F", "M", "X"]))
        case "--language": return .offer(.words(["be", "bg", "mk", "sr", "uk"]))
        case "--on-result": return .offer(.programs)
        default: return .offer(argument.completion)
        }
    }

    /// The names of the readers; none where no service answers. A key was pressed: two seconds are long enough.
    static func readers() async -> [String] {
        do throws(CardChannelError) {
            return try await PCSCReaderList.current(within: .seconds(2)).documentReaders.map(\.name)
        } catch {
            return []
        }
    }

    /// The codes of two letters, or what an organization has, with the names of who they stand for.
    static func countries() -> [CommandCompletion.Candidate] {
        var known: Set<String> = []
        return CountryCode.all.compactMap { state in
            guard let code = IssuingCountry(state)?.code, known.insert(code).inserted else { return nil }
            return CommandCompletion.Candidate(word: code, text: Words.current.name(ofCountry: code))
        }
    }
}
