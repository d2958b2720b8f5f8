// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassCrypto
import EPassISO7816
import EPassImages
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassPKCS11
import EPassSeals
import EPassSimulator
import EPassTLV
import EPassTrust

/// The codes of all layers, for what is said about an error whose layer is known by its text only.
enum ErrorCodes {
    /// The lists, each code in one of them; those that a reading and evidence are made of stand in theirs.
    static let layers: [any ErrorCode.Type] = [
        CLICode.self, ReadError.Code.self, EvidenceError.Code.self, MRZError.Code.self, TrustError.Code.self,
        LDSError.Code.self, CryptoError.Code.self, TLVError.Code.self, APDUError.Code.self, TranscriptError.Code.self,
        SealError.Code.self, ImageError.Code.self, PKCS11Error.Code.self, SimulatorError.Code.self,
    ]

    /// The code of that text; nil where no layer has it.
    static func named(_ text: String) -> (any ErrorCode)? {
        for layer in layers {
            if let code = layer.init(rawValue: text) { return code }
        }
        return nil
    }
}
