// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension SealError.Code {
    /// Whether the octets may be a good bar code that is not read here: one of another standard, or of another version.
    package var isForeign: Bool { self == .otherKind || self == .unsupportedVersion }

    /// What to do, in words as `epass inspect` has them.
    package var remedy: String {
        switch self {
        case .otherKind: "use a program for it; no seal of Doc 9303-13 and no VDS-NC is in it"
        case .unsupportedVersion: "look for a newer version of epass"
        case .truncated, .missingSignature: "scan the bar code again and save the raw octets; its end is missing"
        case .trailingOctets: "cut off what follows the signature, as the padding of the symbol"
        case .unreadableText: "save the octets of the bar code, or hexadecimal digits"
        case .notASeal, .limitExceeded, .memberMissing: "look at what the scanner wrote: it may be another bar code"
        case .duplicateFeature: "scan again; a seal that can be read in two ways is to be refused"
        case .invalidJSON: "scan again; a text that can be read in two ways is to be refused"
        default: "scan the bar code again; if it is the same then, do not trust it"
        }
    }
}
