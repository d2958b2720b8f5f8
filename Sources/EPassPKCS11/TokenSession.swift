// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PKCS11
    internal import CPKCS11
    internal import EPassBlockingCalls
    internal import EPassCrypto
    internal import EPassMessages
    internal import Synchronization

    /// One session with one token, on a thread of its own.
    ///
    /// A call into the module may never return. So nobody calls its steps directly, but `open`, `sign` and `code`
    /// (`TokenSession+Calls`), which abandon them at a deadline.
    actor TokenSession {
        private let executor = BlockingExecutor(label: "epass.pkcs11")
        let queue = CallQueue()
        // Outside the actor's isolation, since others ask which function is called while the actor is blocked.
        let loaded = Mutex<TokenModule?>(nil)
        private var token = epass_p11_token()
        private var key: CK_OBJECT_HANDLE?

        nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }
        nonisolated var tasks: any TaskExecutor { executor.tasks }

        private var module: TokenModule {
            get throws(PKCS11Error) {
                if let module = loaded.withLock({ $0 }) { return module }
                throw PKCS11Error(.tokenFailed, .tokenSessionNotOpen)
            }
        }

        /// Begins a session with the token.
        ///
        /// - Returns: whether the token has keys of its own for the PIN.
        func begin(_ uri: PKCS11URI) throws(PKCS11Error) -> Bool {
            let (slot, found) = try findToken(uri)
            var handle: CK_SESSION_HANDLE = 0
            try check(unsafe epass_p11_open(&module.raw, slot, &handle), Message.tokenNoSession(error:))
            try module.session = handle
            token = found
            return found.flags & UInt(CKF_PROTECTED_AUTHENTICATION_PATH) != 0
        }

        /// Finds the key, and says what the token shows of it.
        func find(_ uri: PKCS11URI, _ use: TokenKeyUse) throws(PKCS11Error) -> TokenKey {
            let handle = try session
            let found = try findKey(handle, uri, use)
            key = found
            return try describe(found, handle, token, use)
        }

        private var session: CK_SESSION_HANDLE {
            get throws(PKCS11Error) {
                guard let session = try module.session else { throw PKCS11Error(.tokenFailed, .tokenSessionNotOpen) }
                return session
            }
        }

        /// What the token computes with the key.
        ///
        /// - Parameter refusal: what it means that the token does not do this with this key.
        func run(_ mechanism: TokenMechanism, refusal: Message) throws(PKCS11Error) -> [UInt8] {
            let session = try session
            guard let key else { throw PKCS11Error(.tokenFailed, .tokenSessionNotOpen) }
            let how = epass_p11_mechanism(
                mechanism: mechanism.mechanism, hash: mechanism.hash, mgf: mechanism.maskGeneration,
                salt: mechanism.saltLength)
            var signature = [UInt8](repeating: 0, count: 1024)
            var count = signature.count
            let result = try unsafe epass_p11_sign(
                &module.raw, session, key, how, mechanism.input, mechanism.input.count, &signature, &count)
            switch result {
            case CK_RV(CKR_OK): return Array(signature.prefix(count))
            case CK_RV(CKR_MECHANISM_INVALID), CK_RV(CKR_MECHANISM_PARAM_INVALID), CK_RV(CKR_KEY_TYPE_INCONSISTENT),
                CK_RV(CKR_KEY_FUNCTION_NOT_PERMITTED), CK_RV(CKR_KEY_SIZE_RANGE), CK_RV(CKR_DATA_LEN_RANGE),
                CK_RV(CKR_ARGUMENTS_BAD):
                throw PKCS11Error(.mechanismUnsupported, returnValue: UInt(result), refusal)
            default:
                throw failure(result, Message.tokenNotSigned(error:))
            }
        }

        /// Loads the module and starts it.
        func load(_ uri: PKCS11URI) throws(PKCS11Error) {
            let module = TokenModule(uri)
            loaded.withLock { $0 = module }
            let isLoaded =
                if let path = uri.modulePath {
                    unsafe epass_p11_load_path(path, &module.raw)
                } else {
                    unsafe epass_p11_load_name(module.name, &module.raw)
                }
            guard isLoaded else {
                throw PKCS11Error(.moduleNotLoaded, .tokenModuleNotLoaded(module: module.name))
            }
            let result = unsafe epass_p11_initialize(&module.raw)
            guard result == CK_RV(CKR_OK) else {
                throw PKCS11Error(
                    .moduleFailed, returnValue: UInt(result), .tokenModuleNotStarted(module: module.name))
            }
            module.isInitialized = true
        }

        /// The one token that the URI describes.
        private func findToken(_ uri: PKCS11URI) throws(PKCS11Error) -> (CK_SLOT_ID, epass_p11_token) {
            var slots = [CK_SLOT_ID](repeating: 0, count: 256)
            var count = CK_ULONG(slots.count)
            try check(
                unsafe epass_p11_slots(&module.raw, &slots, &count), Message.tokenSlotsNotListed(error:))
            var found: [(slot: CK_SLOT_ID, token: epass_p11_token)] = []
            // Another token than the one that is wanted may be out of order.
            var refused: CK_RV?
            for slot in slots.prefix(Int(clamping: count)) {
                var token = epass_p11_token()
                let result = try unsafe epass_p11_token_info(&module.raw, slot, &token)
                guard result == CK_RV(CKR_OK) else {
                    let isEmpty = [CKR_TOKEN_NOT_PRESENT, CKR_TOKEN_NOT_RECOGNIZED].contains(result)
                    if !isEmpty, refused == nil { refused = result }
                    continue
                }
                guard token.flags & UInt(CKF_TOKEN_INITIALIZED) != 0 else { continue }
                let matches =
                    Self.matches(uri.token, token.labelText) && Self.matches(uri.serial, token.serialText)
                    && Self.matches(uri.model, token.modelText)
                    && Self.matches(uri.manufacturer, token.manufacturerText)
                    && (uri.slotIdentifier == nil || uri.slotIdentifier == UInt(slot))
                if matches { found.append((slot, token)) }
            }
            guard let only = found.first else {
                if let refused { throw failure(refused, Message.tokenSlotsNotListed(error:)) }
                throw PKCS11Error(
                    .tokenAbsent,
                    count == 0 ? .tokenModuleEmpty : .tokenNotInSlots(count: Int(clamping: count)))
            }
            guard found.count == 1 else {
                let names = found.prefix(4).map { "\"\($0.token.labelText)\" (serial \($0.token.serialText))" }
                throw PKCS11Error(
                    .tokenAmbiguous, .tokenAmbiguous(count: found.count, tokens: names))
            }
            return (only.slot, only.token)
        }

        private static func matches(_ wanted: String?, _ text: String) -> Bool { wanted == nil || wanted == text }

        /// Sends the PIN, once.
        func login(_ pin: consuming SecretBytes?) throws(PKCS11Error) {
            let handle = try session
            let token = token
            func has(_ flag: some BinaryInteger) -> Bool { token.flags & UInt(flag) != 0 }
            guard has(CKF_LOGIN_REQUIRED) else { return }
            let name = "\"\(token.labelText)\""
            guard !has(CKF_USER_PIN_LOCKED) else {
                throw PKCS11Error(.pinLocked, .tokenPinLocked(token: name))
            }
            guard has(CKF_USER_PIN_INITIALIZED) else {
                throw PKCS11Error(.pinLocked, .tokenPinNotSet(token: name))
            }
            guard !has(CKF_USER_PIN_FINAL_TRY) else {
                throw PKCS11Error(.pinFinalTry, .tokenPinFinalTry(token: name))
            }
            let result: CK_RV
            if let pin {
                let module = try module
                result = unsafe pin.withUnsafeBytes { octets in
                    unsafe epass_p11_login(&module.raw, handle, octets.baseAddress, octets.count)
                }
            } else {
                guard has(CKF_PROTECTED_AUTHENTICATION_PATH) else {
                    throw PKCS11Error(.pinRequired, .tokenPinRequired(token: name))
                }
                result = try unsafe epass_p11_login(&module.raw, handle, nil, 0)
            }
            switch result {
            case CK_RV(CKR_OK), CK_RV(CKR_USER_ALREADY_LOGGED_IN): return
            case CK_RV(CKR_PIN_INCORRECT), CK_RV(CKR_PIN_LEN_RANGE), CK_RV(CKR_PIN_INVALID):
                throw PKCS11Error(
                    .pinIncorrect, returnValue: UInt(result), .tokenPinRefused(token: name))
            case CK_RV(CKR_PIN_LOCKED):
                throw PKCS11Error(.pinLocked, returnValue: UInt(result), .tokenPinLocked(token: name))
            default: throw failure(result) { .tokenPinNotTaken(token: name, error: $0) }
            }
        }

        /// The one key that the URI describes.
        private func findKey(
            _ handle: CK_SESSION_HANDLE, _ uri: PKCS11URI, _ use: TokenKeyUse
        ) throws(PKCS11Error) -> CK_OBJECT_HANDLE {
            let kind = CK_OBJECT_CLASS(use == .codes ? CKO_SECRET_KEY : CKO_PRIVATE_KEY)
            let found = try find(handle, kind, label: uri.object, identifier: uri.identifier)
            guard let only = found.first else {
                throw PKCS11Error(.keyAbsent, use == .codes ? .tokenSecretKeyAbsent : nil)
            }
            guard found.count == 1 else {
                guard use != .codes else {
                    throw PKCS11Error(.keyAmbiguous, .tokenSeveralSecretKeys(count: found.count))
                }
                throw PKCS11Error(
                    .keyAmbiguous,
                    found.count == Self.maximumObjects
                        ? .tokenManyKeys(count: found.count) : .tokenSeveralKeys(count: found.count))
            }
            return only
        }

        private static let maximumObjects = 16
        /// CKK_EC_EDWARDS, which not every header has.
        private static let edwards: UInt = 0x40

        private func find(
            _ handle: CK_SESSION_HANDLE, _ kind: CK_OBJECT_CLASS, label: String?, identifier: [UInt8]?
        ) throws(PKCS11Error) -> [CK_OBJECT_HANDLE] {
            var objects = [CK_OBJECT_HANDLE](repeating: 0, count: Self.maximumObjects)
            var count = CK_ULONG(objects.count)
            let result: CK_RV
            // A nil array becomes a null pointer only by way of an optional pointer.
            if let label {
                result = try unsafe epass_p11_find(
                    &module.raw, handle, kind, label, identifier ?? [], identifier?.count ?? 0, &objects, &count)
            } else {
                result = try unsafe epass_p11_find(
                    &module.raw, handle, kind, nil, identifier ?? [], identifier?.count ?? 0, &objects, &count)
            }
            try check(result, Message.tokenObjectsNotListed(error:))
            return Array(objects.prefix(Int(clamping: count)))
        }

        /// The public numbers of the key: those of an RSA key stand with it, the point of one on a curve with its
        /// public key.
        private func describe(
            _ key: CK_OBJECT_HANDLE, _ handle: CK_SESSION_HANDLE, _ token: epass_p11_token, _ use: TokenKeyUse
        ) throws(PKCS11Error) -> TokenKey {
            func made(_ isElliptic: Bool, _ key: PublicKey?, _ length: Int?) -> TokenKey {
                TokenKey(
                    tokenLabel: token.labelText, isElliptic: isElliptic, publicKey: key, signatureLength: length)
            }
            guard use != .codes else { return made(false, nil, 32) }
            switch number(try attribute(CKA_KEY_TYPE, of: key, handle)) {
            case Self.edwards where use == .results:
                var found = made(true, nil, 64)
                found.edwardsPoint = try publicPoint(of: key, handle).flatMap(TokenCurve.edwardsPoint)
                return found
            case UInt(CKK_RSA):
                guard let modulus = try attribute(CKA_MODULUS, of: key, handle)?.drop(while: { $0 == 0 }) else {
                    return made(false, nil, nil)
                }
                let exponent = try attribute(CKA_PUBLIC_EXPONENT, of: key, handle)?.drop { $0 == 0 }
                let known = exponent.flatMap {
                    try? PublicKey(.rsa(modulus: Array(modulus), exponent: Array($0)))
                }
                return made(false, known, modulus.count)
            case UInt(CKK_EC):
                guard let parameters = try attribute(CKA_EC_PARAMS, of: key, handle) else {
                    return made(true, nil, nil)
                }
                let known = try publicPoint(of: key, handle).flatMap {
                    TokenCurve.publicKey($0, parameters: parameters)
                }
                if case .ec(let curve, _) = known?.kind {
                    return made(true, known, PlainECDSASignature.size(on: curve))
                }
                guard let curve = TokenCurve.curve(parameters) else {
                    throw PKCS11Error(.keyUnsupported, .tokenCurveUnknown)
                }
                return made(true, nil, PlainECDSASignature.size(on: curve))
            default:
                throw PKCS11Error(.keyUnsupported, .tokenKeyKindUnknown)
            }
        }

        /// The point of the public key that has the same identifier, where there is exactly one.
        private func publicPoint(
            of key: CK_OBJECT_HANDLE, _ handle: CK_SESSION_HANDLE
        ) throws(PKCS11Error) -> [UInt8]? {
            guard let identifier = try attribute(CKA_ID, of: key, handle), !identifier.isEmpty else { return nil }
            let keys = try find(handle, CK_OBJECT_CLASS(CKO_PUBLIC_KEY), label: nil, identifier: identifier)
            var points: [[UInt8]] = []
            for key in keys {
                if let point = try attribute(CKA_EC_POINT, of: key, handle) { points.append(point) }
            }
            return points.count == 1 ? points.first : nil
        }

        /// - Returns: nil where the object does not have it, or does not show it.
        private func attribute(
            _ type: some BinaryInteger, of object: CK_OBJECT_HANDLE, _ handle: CK_SESSION_HANDLE
        ) throws(PKCS11Error) -> [UInt8]? {
            var octets = [UInt8](repeating: 0, count: 2048)
            var count = octets.count
            let result = try unsafe epass_p11_attribute(
                &module.raw, handle, object, CK_ATTRIBUTE_TYPE(type), &octets, &count)
            switch result {
            case CK_RV(CKR_OK): return Array(octets.prefix(count))
            case CK_RV(CKR_ATTRIBUTE_TYPE_INVALID), CK_RV(CKR_ATTRIBUTE_SENSITIVE), CK_RV(CKR_BUFFER_TOO_SMALL):
                return nil
            default: throw failure(result, Message.tokenObjectsNotListed(error:))
            }
        }

        /// A CK_ULONG, in the order of octets of this machine.
        private func number(_ octets: [UInt8]?) -> UInt? {
            guard let octets, octets.count == MemoryLayout<UInt>.size else { return nil }
            let value = octets.reversed().reduce(UInt(0)) { $0 << 8 | UInt($1) }
            return UInt(littleEndian: value)
        }

        private func check(_ result: CK_RV, _ message: (String) -> Message) throws(PKCS11Error) {
            guard result == CK_RV(CKR_OK) else { throw failure(result, message) }
        }

        /// What modules return after a token was pulled out, or the line to one far away was cut. A session ends with
        /// its token (PKCS #11 v2.40, 5.6), hence also of what became of that.
        private static let losses: Set<CK_RV> = [
            CK_RV(CKR_DEVICE_REMOVED), CK_RV(CKR_DEVICE_ERROR), CK_RV(CKR_TOKEN_NOT_PRESENT),
            CK_RV(CKR_SESSION_HANDLE_INVALID), CK_RV(CKR_SESSION_CLOSED),
        ]

        /// - Parameter message: what failed, with the words of p11-kit.
        private func failure(_ result: CK_RV, _ message: (String) -> Message) -> PKCS11Error {
            let words = unsafe String(cString: p11_kit_strerror(result))
            return PKCS11Error(
                Self.losses.contains(result) ? .tokenLost : .tokenFailed, returnValue: UInt(result), message(words))
        }
    }
#endif
