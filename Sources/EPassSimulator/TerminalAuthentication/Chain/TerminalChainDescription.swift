// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassJSON
package import EPassMRZ
import EPassMessages
package import EPassTrust

/// A chain of certificates for terminals: the JSON of `epass simulate cvc --document`, described in Docs/issuing.md.
public struct TerminalChainDescription: Sendable, Hashable {
    /// The value of the member `schema`.
    public static let schema = "epass-terminal-chain/1"

    /// The two letters of the CVCA, and of document verifier and terminal unless their references say something else.
    package var country = "UT"
    /// The day that the dates follow from; nil for the day on which the chain is made.
    package var day: CalendarDate?
    /// How all keys sign that nothing else is said of.
    package var algorithm = TerminalAuthenticationAlgorithm.ecdsaSHA256
    /// Their kind.
    package var key = PrivateKey.KeyKind.ec(.brainpoolP256r1)
    /// The self-signed certificate of the CVCA. Not made where an earlier chain is continued.
    package var cvca = TerminalCertificateDescription()
    /// The next key of the CVCA, under the signature of the one before; nil for none.
    package var link: TerminalCertificateDescription?
    /// The document verifier; nil for none, and then there is no terminal.
    package var documentVerifier: TerminalCertificateDescription? = TerminalCertificateDescription()
    /// The terminal; nil for none.
    package var terminal: TerminalCertificateDescription? = TerminalCertificateDescription()
    /// What is changed in the certificates, with the roots `cvca`, `documentVerifier` and `terminal`.
    package var edits: [IssuedEdit] = []

    /// A chain by the profile: ECDSA on brainpoolP256r1 with SHA-256, both rights.
    public init() {}

    /// Reads a description from JSON.
    ///
    /// - Parameter octets: the JSON object, at most 1 MiB.
    /// - Throws: as ``DocumentDescription``.
    public init(json octets: [UInt8]) throws(SimulatorError) {
        guard octets.count <= 1 << 20 else { throw SimulatorError(.descriptionInvalid, .simulatorDescriptionTooLong) }
        let json: JSONValue
        do throws(JSONError) { json = try JSONValue(parsing: octets) } catch {
            throw SimulatorError(error, in: octets)
        }
        do { self = try DescriptionValue(json: json, path: "").object(Self()) } catch let error as SimulatorError {
            throw error
        } catch {
            throw SimulatorError(.descriptionInvalid, .simulatorNotReadable)
        }
    }
}

extension TerminalChainDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .given(
                "schema", schema: JSONSchema.words([schema]),
                set: { _, value in
                    guard try value.read(.string) == schema else {
                        throw value.invalid(.simulatorOtherSchema(schema: [schema]))
                    }
                }),
            .value("country", \.country, .string), .added("day", \.day, .date),
            .value("algorithm", \.algorithm, .anyCase), .value("key", \.key, .terminalKey),
            .value("cvca", \.cvca, .object), .optional("link", \.link, .object),
            .optional("documentVerifier", \.documentVerifier, .object), .optional("terminal", \.terminal, .object),
            .value("edits", \.edits, .edits),
        ]
    }

    func finish(_ object: DescriptionValue) throws {
        let areLetters = country.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        guard country.utf8.count == 2, areLetters else {
            throw SimulatorError(.valueInvalid, member: object.place("country"), .simulatorCountryLetters)
        }
        // A certificate that is described and not made would be passed over in silence.
        guard documentVerifier != nil || !object.has("terminal") else {
            throw SimulatorError(
                .valueInvalid, member: object.place("terminal"), .simulatorTerminalWithoutVerifier)
        }
        let roots: [IssuedEdit.Root] = [.cvca, .documentVerifier, .terminal]
        for (index, edit) in edits.enumerated() where !roots.contains(edit.root) {
            throw SimulatorError(
                .valueInvalid, member: object.place("edits[\(index)].in"),
                .issuingNoRoot(words: roots.map(\.rawValue)))
        }
    }
}
