// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto

/// What an inspection system of the synthetic State holds, so that terminal authentication can be tried.
///
/// The key is no secret: it follows from the description of the document, and no real chip knows its authority.
package struct SyntheticTerminalCredentials: Sendable {
    /// The self-signed certificates of the CVCA, the oldest generation first.
    package let authorities: [[UInt8]]
    /// The link certificates from the newest generation that the chip trusts on.
    package let links: [[UInt8]]
    /// The certificate of the document verifier.
    package let verifier: [UInt8]
    /// The certificate of the inspection system.
    package let terminal: [UInt8]
    /// The private key of the inspection system.
    package let privateKey: PrivateKey

    /// What a terminal needs besides its key: the links, the document verifier's certificate and its own, in the order
    /// in which the chip takes them.
    package var certificates: [[UInt8]] { links + [verifier, terminal] }

    /// The files of an export: `cvca.cvcert` (`cvca-2.cvcert` ...), `cvca-link.cvcert` (`cvca-link-2.cvcert`),
    /// `dv.cvcert`, `is.cvcert` and `is.key.pem`.
    ///
    /// - Throws: `simulator.personalisationFailed` where the key cannot be encoded.
    var files: [(name: String, content: [UInt8])] {
        get throws(SimulatorError) {
            func numbered(_ name: String, _ contents: [[UInt8]]) -> [(name: String, content: [UInt8])] {
                contents.enumerated().map { index, content in
                    (name: "\(name)\(index == 0 ? "" : "-\(index + 1)").cvcert", content: content)
                }
            }
            return numbered("cvca", authorities) + numbered("cvca-link", links) + [
                (name: "dv.cvcert", content: verifier), (name: "is.cvcert", content: terminal),
                try PrivateKeyFiles.file("is", privateKey),
            ]
        }
    }
}
