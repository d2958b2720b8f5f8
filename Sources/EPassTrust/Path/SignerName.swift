// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassLDS
internal import EPassMessages

/// What the messages of a path call the signer: the steps from its certificate to an anchor are the same for all.
enum SignerName: Sendable, Hashable {
    case documentSigner
    case sealSigner
    case lds2Signer(LDS2Application)

    /// The word that messages choose by: `document`, `seal`, or the name itself where the standard has one.
    var word: String {
        switch self {
        case .documentSigner: "document"
        case .sealSigner: "seal"
        case .lds2Signer(let application): application.signerName
        }
    }
}

extension Outcome {
    /// That there is nothing to judge: who issued it did not put it there.
    static func notOffered(_ message: Message) -> Outcome {
        Outcome(result: .notSupported, reason: .notOffered, message: message)
    }

    /// That no trusted CSCA certificate was found for the signer.
    static func noAnchor(of signer: SignerName) -> Outcome {
        undetermined(.noAnchor, .pathNoTrustedAnchor(signer: signer.word))
    }
}
