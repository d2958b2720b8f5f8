// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PKCS11
    import EPassCrypto
    import EPassPCSCRig
    import EPassPKCS11
    import Foundation

    /// A copy of the module with faults (Tests/CEPassPKCS11Shim) in front of a SoftHSM that the copies share: a module
    /// of its own for p11-kit and for epass, which calls one that hung no more.
    struct FaultyModule {
        let path: String

        /// - Parameters:
        ///   - function: where the fault is.
        ///   - fault: what it is, as the module names it.
        ///   - call: from which call of the function on.
        init(_ function: String, _ fault: String, from call: Int = 1) throws {
            let token = try SoftToken.shared()
            let folder = "\(token.folder)/\(UUID().uuidString)"
            let files = FileManager.default
            try files.createDirectory(atPath: folder, withIntermediateDirectories: false)
            path = "\(folder)/\(function).\(fault).\(call).so"
            try files.copyItem(atPath: BuildProducts.path(of: "libepass-pkcs11-shim.so"), toPath: path)
            try files.createSymbolicLink(atPath: folder + "/inner.so", withDestinationPath: token.folder + "/inner.so")
        }

        /// The URI of a key.
        func uri(_ object: String = "p256") -> String {
            "pkcs11:token=Border%20post;object=\(object)?module-path=\(path)"
        }

        /// Opens the key.
        func open(
            _ object: String = "p256", pin: String? = SoftToken.pin, within limit: Duration? = nil
        ) async throws -> PKCS11Signer {
            let secret = pin.map { SecretBytes(copying: Array($0.utf8)) }
            return try await PKCS11Signer.open(try PKCS11URI(uri(object)), pin: secret, within: limit)
        }
    }
#endif
