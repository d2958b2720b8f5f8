// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassLDS
internal import EPassMessages

/// A static public key of the chip, decoded and checked in full. Doc 9303-11, 6.2.1, 9.2.6 and 9.6.
///
/// A value shows that the key is an element of a sound group, so that agreeing on a secret with it gives nothing away.
/// It does not show whose key it is: that is for passive authentication of the file it comes from.
package struct ChipAuthenticationKey: Sendable, Hashable {
    /// How the key is written. The raw value is the name in reports.
    package enum Encoding: String, Sendable, Hashable, CaseIterable {
        /// On a curve whose parameters are written out, or that is named (by name: `staticKeyNamedCurve`).
        case ec
        /// PKCS #3: p and g (Doc 9303-11, 9.6).
        case pkcs3
        /// X9.42: p, g and q (by name: `staticKeyX942`).
        case x942
        /// The number of the group in table 12 (Doc 9303-11, 9.5.1).
        case standardized
    }

    /// The entry of the file.
    package let info: ChipAuthenticationPublicKeyInfo
    /// The key itself, checked: in its group, not neutral, not of small order.
    package let element: GroupElement
    /// How it is written.
    package let encoding: Encoding
    /// The departures from the standard that were tolerated.
    package let deviations: [AccessDeviation]

    /// Decodes and checks the key of an entry.
    ///
    /// The work is bounded whatever the entry holds (threat T12): a prime that is on no list is tested for being one,
    /// and so is (p-1)/2, which takes about half a second with 4096 bits. The keys of one file are examined by a
    /// ``ChipAuthenticationKeyExaminer``, which bounds them together.
    /// - Throws: `AccessError`, for each fault its own code: `staticKeyMalformed`, `staticKeyOutOfRange`,
    ///   `staticKeyNeutral`, `staticKeySmallOrder`, `staticKeyNotInGroup`, `staticKeyPrimeComposite`,
    ///   `staticKeyParametersInvalid`, `staticKeyParametersUnsupported`, `staticKeyAlgorithmMismatch`; `cryptography`.
    package init(_ info: ChipAuthenticationPublicKeyInfo) throws(AccessError) {
        var allowance = ModularGroupAllowance()
        try self.init(info, &allowance)
    }

    init(_ info: ChipAuthenticationPublicKeyInfo, _ allowance: inout ModularGroupAllowance) throws(AccessError) {
        let key: KeyAgreementPublicKey
        do {
            key = try KeyAgreementPublicKey(
                subjectPublicKeyInfo: info.subjectPublicKeyInfo, allowance: &allowance)
        } catch {
            throw AccessError(staticKey: error)
        }
        guard key.element.group.isElliptic == (info.keyAgreement == .ecdh) else {
            throw AccessError(
                .staticKeyAlgorithmMismatch, element: info.name,
                .caKeyOfOtherKind(kind: info.keyAgreement.rawValue))
        }
        self.info = info
        element = key.element
        var deviations: [AccessDeviation] = []
        switch key.encoding {
        case .explicitCurve: encoding = .ec
        case .namedCurve:
            encoding = .ec
            deviations.append(.staticKeyNamedCurve)
        case .pkcs3: encoding = .pkcs3
        case .x942:
            encoding = .x942
            deviations.append(.staticKeyX942)
        case .standardized: encoding = .standardized
        }
        if !key.element.group.isOrderKnown { deviations.append(.dhSubgroupUnknown) }
        self.deviations = deviations
    }

    /// The group that the key is in, its domain parameters checked.
    package var group: KeyAgreementGroup { element.group }
    /// The identifier of the key, nil where it has none.
    package var keyID: Int? { info.keyID }

    /// Whether the entries are equal, and with them the keys.
    package static func == (left: Self, right: Self) -> Bool { left.info == right.info }

    /// Hashes the entry.
    package func hash(into hasher: inout Hasher) { hasher.combine(info) }
}

extension AccessError {
    /// Why a static public key of the chip is refused.
    @inline(never)
    init(staticKey error: CryptoError) {
        let code: Code
        switch error.code {
        case .elementOutOfRange: code = .staticKeyOutOfRange
        case .elementNeutral: code = .staticKeyNeutral
        case .elementSmallOrder: code = .staticKeySmallOrder
        case .elementNotInGroup: code = .staticKeyNotInGroup
        case .primeComposite: code = .staticKeyPrimeComposite
        case .domainParametersInvalid: code = .staticKeyParametersInvalid
        case .explicitCurveUnknown, .domainParametersUnknown, .curveUnsupported, .domainParametersNotExplicit,
            .domainParametersOutOfBounds, .keyAlgorithmUnsupported:
            code = .staticKeyParametersUnsupported
        case .allowanceSpent: code = .tooManyStaticKeys
        case .encodingInvalid, .elementEncodingInvalid: code = .staticKeyMalformed
        case .libraryUnavailable, .operationFailed, .randomUnavailable, .keyLength, .ivLength, .inputLength,
            .bufferTooSmall, .paddingInvalid, .rsaOutOfBounds, .dsaKeyInvalid, .pointInvalid, .algorithmMismatch,
            .signatureOutOfRange,
            .privateKeyInvalid, .groupMismatch, .notInvertible:
            code = .cryptography
        }
        self.init(
            code, element: "ChipAuthenticationPublicKeyInfo", at: error.offset,
            .caKeyUnusable(error: error.message))
    }
}
