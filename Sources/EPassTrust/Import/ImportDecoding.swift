// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Decodes octets that were found into objects.
enum ImportDecoding {
    /// What of a CMS structure without content is taken: its certificates.
    private static let bundleLimits = SignedDataLimits(
        maximumLength: 64 << 20, maximumCertificates: 4_096, maximumSigners: 8, maximumAttributes: 64)

    /// The object that fills the octets; of a CMS structure without signed content its certificates.
    ///
    /// - Throws: `TrustError` of the decoder, or `notTrustMaterial`.
    static func objects(
        in octets: ArraySlice<UInt8>
    ) throws(TrustError) -> [(content: ImportedObject.Content, octets: [UInt8])] {
        let kind = try ImportRecognition.kind(of: octets)
        let encoded = Array(octets)
        switch kind {
        case .certificate: return [(.certificate(try Certificate(encoded: encoded)), encoded)]
        case .revocationList: return [(.revocationList(try CertificateRevocationList(encoded: encoded)), encoded)]
        case .contentInfo:
            do throws(TrustError) {
                return [(.list(try SignedList(contentInfo: encoded)), encoded)]
            } catch {
                guard error.code == .unexpectedContent, let bundle = bundle(encoded) else { throw error }
                return bundle
            }
        }
    }

    /// Whether the octets are a CMS structure that carries certificates and nothing else: no revocation list, and no
    /// signature.
    static func isBundle(_ octets: ArraySlice<UInt8>) -> Bool {
        carrier(Array(octets)).map { !$0.hasRevocationLists && $0.signerInfos.isEmpty } ?? false
    }

    private static func bundle(_ octets: [UInt8]) -> [(content: ImportedObject.Content, octets: [UInt8])]? {
        carrier(octets)?.certificates.map { (.certificate($0), $0.encoded) }
    }

    private static func carrier(_ octets: [UInt8]) -> SignedData? {
        guard let signed = try? SignedData(contentInfo: octets, limits: bundleLimits), signed.eContent == nil,
            !signed.certificates.isEmpty
        else { return nil }
        return signed
    }
}
