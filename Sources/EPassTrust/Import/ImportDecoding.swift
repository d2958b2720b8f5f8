// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Decodes octets that were found into objects.
enum ImportDecoding {
    /// What of a CMS structure without content is taken: its certificates and revocation lists.
    private static let bundleLimits = SignedDataLimits(
        maximumLength: 64 << 20, maximumCertificates: 4_096, maximumSigners: 8, maximumAttributes: 64)

    /// An object with its octets.
    typealias Decoded = (content: ImportedObject.Content, octets: [UInt8])

    /// The object that fills the octets; of a CMS structure without signed content its certificates and revocation
    /// lists, and why one of them cannot be decoded, which costs that one.
    ///
    /// - Throws: `TrustError` of the decoder, or `notTrustMaterial`.
    static func objects(
        in octets: ArraySlice<UInt8>
    ) throws(TrustError) -> (objects: [Decoded], undecoded: [TrustError]) {
        let kind = try ImportRecognition.kind(of: octets)
        let encoded = Array(octets)
        switch kind {
        case .certificate: return ([(.certificate(try Certificate(encoded: encoded)), encoded)], [])
        case .revocationList: return ([try revocationList(encoded)], [])
        case .contentInfo:
            do throws(TrustError) {
                return ([(.list(try SignedList(contentInfo: encoded)), encoded)], [])
            } catch {
                guard error.code == .unexpectedContent, let bundle = carrier(encoded) else { throw error }
                let lists = try revocationLists(in: bundle)
                let objects = bundle.certificates.map { Decoded(.certificate($0), $0.encoded) } + lists.objects
                let undecoded = bundle.undecodedCertificates + lists.undecoded
                guard !objects.isEmpty || !undecoded.isEmpty else { throw error }
                return (objects, undecoded)
            }
        }
    }

    /// Whether the octets are a CMS structure that carries certificates, or revocation lists where they are allowed,
    /// and nothing else: no signature.
    static func isBundle(_ octets: ArraySlice<UInt8>, allowingLists: Bool) -> Bool {
        carrier(Array(octets)).map { (allowingLists || !$0.hasRevocationLists) && $0.signerInfos.isEmpty } ?? false
    }

    private static func carrier(_ octets: [UInt8]) -> SignedData? {
        guard let signed = try? SignedData(contentInfo: octets, limits: bundleLimits), signed.eContent == nil else {
            return nil
        }
        return signed
    }

    private static func revocationList(_ octets: [UInt8]) throws(TrustError) -> Decoded {
        (.revocationList(try CertificateRevocationList(encoded: octets)), octets)
    }

    /// The member `crls` (RFC 5652, 5.1).
    private static func revocationLists(
        in bundle: SignedData
    ) throws(TrustError) -> (objects: [Decoded], undecoded: [TrustError]) {
        guard let encoded = bundle.encodedRevocationLists else { return ([], []) }
        let element = "SignedData.crls"
        let tree = try ASN1Parser.parse(encoded, maximumLength: bundleLimits.maximumLength, element: element)
        var set = try ASN1Fields(tree.node, element, as: .context(1))
        var objects: [Decoded] = []
        var undecoded: [TrustError] = []
        while let member = try set.member("crl", maximum: bundleLimits.maximumCertificates) {
            // What is known of revocation in another form carries a context tag (RFC 5652, 10.2.1).
            guard member.identifier == .sequence else { continue }
            do throws(TrustError) {
                objects.append(try revocationList(Array(member.encodedBytes)))
            } catch {
                undecoded.append(error)
            }
        }
        return (objects, undecoded)
    }
}
