// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import Foundation
import Testing

/// The simulated passport of the tests and what is printed in it.
enum SimulatedPassport {
    /// The machine readable zone of the default document.
    static let mrz = """
        P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
        L898902C36UTO7408122F3404159ZE184226B<<<<<16
        """

    /// Writes the document's files into a folder with `epass simulate --export`; the same seed makes the same issuer.
    static func export(to folder: String, profile: String = "default", seed: Int = 7) async throws -> String {
        let target = "\(folder)/\(profile)"
        let outcome = try await Epass.run("simulate", profile, "--seed", "\(seed)", "--export", target)
        try #require(outcome.status == 0, "\(outcome.text)")
        return target
    }
}

#if PCSC
    extension SimulatedPassport {
        /// Puts the chip into a virtual reader of the private pcscd with `epass simulate --connect`, and takes it out
        /// afterwards.
        static func inReader<Value>(
            profile: String = "default", seed: Int = 7,
            _ body: (PrivatePCSCD.Reader, PrivatePCSCD) async throws -> Value
        ) async throws -> Value {
            let service = try PrivatePCSCD.shared.get()
            return try await service.withReader { reader in
                try await inReader(reader, of: service, profile: profile, seed: seed) {
                    try await body(reader, service)
                }
            }
        }

        /// The same in a reader of another daemon.
        static func inReader<Value>(
            _ reader: PrivatePCSCD.Reader, of service: PrivatePCSCD, profile: String, seed: Int = 7,
            _ body: () async throws -> Value
        ) async throws -> Value {
            let chip = try Epass.start(
                ["simulate", profile, "--seed", "\(seed)", "--connect", "127.0.0.1:\(reader.port)"], seconds: 120)
            do {
                try await becomes("present", reader, service)
                let value = try await body()
                chip.interrupt()
                _ = try await chip.outcome()
                try await becomes("empty", reader, service)
                return value
            } catch {
                chip.interrupt()
                _ = try await chip.outcome()
                throw error
            }
        }
    }
#endif
