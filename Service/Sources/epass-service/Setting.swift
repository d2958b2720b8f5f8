// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A setting: in the file by its name with dots, in the environment as `EPASS_SERVICE_` and the name in capitals, as a
/// flag with strokes. The flag counts before the environment, and that before the file.
struct Setting: Sendable, Hashable {
    enum Kind: Sendable, Hashable {
        case text, count, flag, list
    }

    let name: String
    let kind: Kind
    /// What it is for, for `epass-service settings` and `Docs/service.md`.
    let about: String

    init(_ name: String, _ kind: Kind, _ about: String) {
        self.name = name
        self.kind = kind
        self.about = about
    }

    /// `--storage-key-file` of `storage.keyFile`.
    var flag: String { "--" + words.joined(separator: "-") }
    /// `EPASS_SERVICE_STORAGE_KEY_FILE`.
    var variable: String { Self.prefix + words.joined(separator: "_").uppercased() }

    static let prefix = "EPASS_SERVICE_"

    private var words: [String] {
        name.split(separator: ".").flatMap { part -> [String] in
            part.reduce(into: [""]) { words, character in
                if character.isUppercase { words.append("") }
                words[words.count - 1].append(character.lowercased())
            }
        }
    }

    /// All there are.
    static let all: [Setting] = [
        Setting("server.host", .text, "the address to listen at; 127.0.0.1"),
        Setting("server.port", .count, "the port; 8480"),
        Setting("server.behindProxy", .flag, "whether X-Forwarded-For is written by a proxy of yours; false"),
        Setting("server.healthPort", .count, "a port for /healthz and /readyz alone, without TLS; none"),
        Setting("server.maxConnections", .count, "how many connections at once; 1024"),
        Setting("server.bodySeconds", .count, "how long a body may be behind the least rate; 10"),
        Setting("server.bodyKibioctetsPerSecond", .count, "the least rate that a body comes with; 4"),
        Setting("server.idleSeconds", .count, "how long a connection may be silent; 60"),
        Setting("tls.certificateFile", .text, "the certificate chain in PEM; without it the service speaks plain HTTP"),
        Setting("tls.keyFile", .text, "the key of the certificate in PEM"),
        Setting("tls.clientRootsFile", .text, "who signs certificates of clients; then each needs one"),
        Setting("tls.clientPins", .list, "SHA-256 of clients' public keys (SubjectPublicKeyInfo); no other is let in"),
        Setting("storage.path", .text, "the database; made where it is not there"),
        Setting("storage.keyFile", .text, "64 hexadecimal digits that keys of transactions are wrapped under"),
        Setting("storage.token", .text, "instead of keyFile: a secret key in a token, by its URI (pkcs11:...)"),
        Setting("storage.tokenPinFile", .text, "the file with the PIN of the token; else pin-source of the URI"),
        Setting("storage.previousKeyFiles", .list, "keys of before, which still open what was made with them"),
        Setting("storage.previousTokens", .list, "secret keys of before in tokens, which still open what was made"),
        Setting("storage.retentionHours", .count, "how long evidence and whole reports are kept, encrypted; 0: not"),
        Setting("storage.resultDays", .count, "how long checks and signed results are kept; 30"),
        Setting("trust.path", .text, "a store of `epass trust import`, a list or certificates"),
        Setting("trust.label", .text, "what reports call the trust material, in place of its path; trust"),
        Setting("trust.pins", .list, "SHA-256 of what is pinned in it, as `epass verify --trust-pin`"),
        Setting(
            "trust.grants", .list, "what publishers are granted, as `epass verify --trust-grant`: SHA256:KIND:STATES"),
        Setting("status.file", .text, "what is reported of documents, as `epass status make` makes it"),
        Setting("status.keyFile", .text, "the key of its handles (`epass status key`)"),
        Setting("trust.oldestListDays", .count, "how long a revocation list may be out of date when ready; no limit"),
        Setting("policies.files", .list, "policies beside those that are built in"),
        Setting("policies.shownToClient", .list, "policies whose decision the client that uploads may see; none"),
        Setting("signing.keyFile", .text, "the key that signs results, PKCS #8 in PEM: P-256 or Ed25519"),
        Setting("signing.token", .text, "instead of keyFile: a private key in a token, by its URI (pkcs11:...)"),
        Setting("signing.tokenPinFile", .text, "the file with the PIN of the token; else pin-source of the URI"),
        Setting("signing.otherKeyFiles", .list, "keys of before and after, which are shown in the key set"),
        Setting("signing.otherTokens", .list, "keys of before and after in tokens, which are shown in the key set"),
        Setting("signing.issuer", .text, "`iss` of results; epass-service"),
        Setting("transactions.lifetimeSeconds", .count, "how long a transaction and its challenge are good; 300"),
        Setting("transactions.requireSeal", .flag, "whether evidence must be sealed; false"),
        Setting("transactions.openQuota", .count, "how many a tenant may have open; 10000"),
        Setting("transactions.dailyQuota", .count, "how many a tenant may open in a day; 1000000"),
        Setting("limits.uploadKibioctets", .count, "the longest upload; 2048"),
        Setting("limits.heldMebioctets", .count, "how much of uploads is held at once, until they are judged; 128"),
        Setting("limits.judgements", .count, "how many are judged at once; the number of cores"),
        Setting("limits.waiting", .count, "how many may wait to be judged; 64"),
        Setting("limits.addressPerSecond", .count, "requests of an address in a second; 300"),
        Setting("limits.keyPerSecond", .count, "requests of a key in a second; 300"),
        Setting("tenants.file", .text, "limits, retention and shownToClient of single tenants; JSON"),
        Setting("cors.origins", .list, "origins whose pages may ask, as https://desk.example; none"),
        Setting("webhooks.file", .text, "whom to tell: tenants with address and secret"),
        Setting("oauth.jwksFile", .text, "the key set of who signs bearer tokens"),
        Setting("oauth.jwksUri", .text, "instead of jwksFile: the https address where the provider shows its key set"),
        Setting("oauth.issuer", .text, "`iss` of these tokens"),
        Setting("oauth.audience", .text, "`aud` of these tokens"),
        Setting("metrics.open", .flag, "whether /metrics needs no key; false"),
        Setting("log.level", .text, "trace, debug, info, notice, warning, error or critical; info"),
    ]
}
