// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import CBareOpenSSL
internal import EPassCrypto

/// The operations of OpenSSL that passive authentication cannot do without, and nothing around them: the content and
/// two data groups hashed, the security object's signature and the document signer's verified by `EVP_DigestVerify`.
/// Every key is decoded, every algorithm fetched and the context made beforehand. Asked to, it also makes the signer's
/// key anew from its numbers for each document, which no verifier can do without that meets the signer for the first
/// time; the numbers stand ready.
package final class BareVerification {
    struct Document {
        struct Signature {
            let signature: [UInt8]
            let octets: [UInt8]
            let subjectPublicKeyInfo: [UInt8]
        }

        let hashed: [[UInt8]]
        let verified: [Signature]
        let algorithm: SignatureAlgorithm
    }

    private let documents: [Document]
    private let keys: [[OpaquePointer]]
    private let context: OpaquePointer
    private let digest: OpaquePointer
    private let padding: Int32?
    private var numbers: [UnsafeMutablePointer<OSSL_PARAM>] = []
    private var importer: OpaquePointer?

    /// Decodes every key.
    package init(_ synthetic: SyntheticDocuments) {
        documents = synthetic.documents.map(\.bare)
        var known: [[UInt8]: OpaquePointer] = [:]
        keys = documents.map { document in
            document.verified.map { entry in
                if let key = known[entry.subjectPublicKeyInfo] { return key }
                let key = entry.subjectPublicKeyInfo.withUnsafeBufferPointer { octets in
                    var next = octets.baseAddress
                    return d2i_PUBKEY(nil, &next, octets.count)
                }
                guard let key else { fatalError("OpenSSL cannot decode a key") }
                known[entry.subjectPublicKeyInfo] = key
                return key
            }
        }
        let hash = documents.first?.algorithm.hash ?? .sha256
        guard let context = EVP_MD_CTX_new(),
            let digest = EVP_MD_fetch(nil, hash.displayName.replacing("SHA-", with: "SHA2-"), nil)
        else { fatalError("OpenSSL lacks something") }
        self.context = context
        self.digest = digest
        padding = if case .rsaPSS = documents.first?.algorithm { RSA_PKCS1_PSS_PADDING } else { nil }
    }

    deinit {
        EVP_MD_CTX_free(context)
        EVP_MD_free(digest)
        EVP_PKEY_CTX_free(importer)
        for parameters in numbers { OSSL_PARAM_free(parameters) }
        for key in Set(keys.joined()) { EVP_PKEY_free(key) }
    }

    /// Makes ready what it takes to make each signer's key again.
    package func prepareImport() {
        guard let first = keys.first?.first, let importer = EVP_PKEY_CTX_new_from_pkey(nil, first, nil) else {
            fatalError("no context for keys")
        }
        self.importer = importer
        numbers = keys.map { pair in
            var parameters: UnsafeMutablePointer<OSSL_PARAM>?
            guard let key = pair.first, EVP_PKEY_todata(key, bare_public_key, &parameters) == 1, let parameters
            else { fatalError("OpenSSL does not give out a key") }
            return parameters
        }
    }

    private func imported(_ index: Int) -> OpaquePointer {
        var key: OpaquePointer?
        guard EVP_PKEY_fromdata_init(importer) == 1,
            EVP_PKEY_fromdata(importer, &key, bare_public_key, numbers[index]) == 1, let key
        else { fatalError("OpenSSL refuses a key") }
        return key
    }

    /// One document; anything but success ends the program.
    ///
    /// - Parameters:
    ///   - imports: whether the signer's key is made anew (``prepareImport()``).
    ///   - isCertificateKnown: whether the signature of the signer's certificate is left out, because it was verified
    ///     before.
    package func run(_ index: Int, imports: Bool = false, isCertificateKnown: Bool = false) {
        let document = documents[index]
        withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
            let output = buffer.bindMemory(to: UInt8.self).baseAddress
            for octets in document.hashed {
                EVP_DigestInit_ex2(context, digest, nil)
                EVP_DigestUpdate(context, octets, octets.count)
                EVP_DigestFinal_ex(context, output, nil)
            }
        }
        let signer = imports ? imported(index) : nil
        defer { EVP_PKEY_free(signer) }
        let verified = document.verified.prefix(isCertificateKnown ? 1 : document.verified.count)
        for (position, (entry, known)) in zip(verified, keys[index]).enumerated() {
            let key = position == 0 ? signer ?? known : known
            EVP_MD_CTX_reset(context)
            var keyContext: OpaquePointer?
            guard EVP_DigestVerifyInit(context, &keyContext, digest, nil, key) == 1 else { fatalError("no context") }
            if let padding {
                EVP_PKEY_CTX_set_rsa_padding(keyContext, padding)
                EVP_PKEY_CTX_set_rsa_pss_saltlen(keyContext, 32)
            }
            let result = EVP_DigestVerify(
                context, entry.signature, entry.signature.count, entry.octets, entry.octets.count)
            guard result == 1 else { fatalError("OpenSSL refuses a signature") }
        }
        EVP_MD_CTX_reset(context)
    }
}
