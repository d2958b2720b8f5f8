// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import Synchronization

/// Keys of a synthetic State that follow from their kind and role alone, so that everything that is made of them can be
/// made again. Each is made once.
package final class SyntheticKeys: Sendable {
    private struct Name: Hashable {
        let kind: PrivateKey.KeyKind
        let role: String
    }

    private let prefix: String
    private let made = Mutex<[Name: PrivateKey]>([:])

    /// Those of the tests.
    package static let shared = SyntheticKeys(prefix: "")

    /// - Parameter prefix: other keys for each.
    package init(prefix: String) { self.prefix = prefix }

    /// The key of that role.
    package func key(_ kind: PrivateKey.KeyKind, _ role: String) throws(CryptoError) -> PrivateKey {
        let result: Result<PrivateKey, CryptoError> = made.withLock { keys in
            let name = Name(kind: kind, role: role)
            if let key = keys[name] { return .success(key) }
            do throws(CryptoError) {
                // A context for each key: what is drawn in between changes nothing.
                let seed = Array("\(prefix)\(kind) \(role)".utf8)
                let key = try PrivateKey.generate(kind, context: CryptoContext(seed: seed))
                keys[name] = key
                return .success(key)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Every key that was made so far, with its role.
    var all: [(role: String, key: PrivateKey)] {
        made.withLock { keys in keys.map { ($0.key.role, $0.value) } }.sorted { $0.role < $1.role }
    }
}
