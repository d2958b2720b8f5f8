// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassServiceCore
import Foundation
import HummingbirdTLS
import NIOCore
import NIOSSL
import NIOTLS

/// TLS of the service: its own certificate, and which clients are let in.
///
/// With roots a client's certificate must be signed by one of them; with pins its public key must be one of those; with
/// both, both. Pins alone take any certificate of a pinned key, whatever it says of itself and its end.
struct ServerTLS: Sendable {
    let configuration: TLSChannelConfiguration
    /// Looked at after the handshake; nil where roots alone, or the handshake itself, decide.
    private let pins: ClientPins?

    /// What each connection gets beside the handshake.
    var handlers: [any RemovableChannelHandler] { pins.map { [PinnedClientHandler(pins: $0)] } ?? [] }

    /// - Returns: nil where there are no settings of TLS, or something is wrong with them, which was noted.
    static func make(_ settings: inout Settings) -> ServerTLS? {
        let (chain, key) = (settings.text("tls.certificateFile"), settings.text("tls.keyFile"))
        let (roots, texts) = (settings.text("tls.clientRootsFile"), settings.list("tls.clientPins"))
        guard chain != nil || key != nil || roots != nil || !texts.isEmpty else { return nil }
        let pins = ClientPins(texts)
        if pins == nil {
            settings.fault("tls.clientPins", "holds something else than SHA-256 in hexadecimal digits or base64")
        }
        guard let chain, let key else {
            settings.fault("tls", "needs certificateFile and keyFile together")
            return nil
        }
        let keyOctets: [UInt8]
        do { keyOctets = try SecretFile.read(key) } catch {
            settings.fault("tls.keyFile", error.words(key))
            return nil
        }
        do {
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: try NIOSSLCertificate.fromPEMFile(chain).map { .certificate($0) },
                privateKey: .privateKey(try NIOSSLPrivateKey(bytes: keyOctets, format: .pem)))
            configuration.minimumTLSVersion = .tlsv12
            if let roots { configuration.trustRoots = .file(roots) }
            if roots != nil || !texts.isEmpty { configuration.certificateVerification = .noHostnameVerification }
            _ = try NIOSSLContext(configuration: configuration)
            guard let pins else { return nil }
            return ServerTLS(configuration, pins: pins, hasRoots: roots != nil)
        } catch {
            settings.fault("tls", "certificate, key and the clients' CA cannot be used together")
            return nil
        }
    }

    private init(_ configuration: TLSConfiguration, pins: ClientPins, hasRoots: Bool) {
        if hasRoots || pins.isEmpty {
            self.configuration = TLSChannelConfiguration(tlsConfiguration: configuration)
            self.pins = pins.isEmpty ? nil : pins
        } else {
            // A callback takes the place of the check by roots, so that there must not be one where there are roots.
            self.configuration = TLSChannelConfiguration(tlsConfiguration: configuration) { chain, promise in
                promise.succeed(pins.contain(chain.first) ? .certificateVerified : .failed)
            }
            self.pins = nil
        }
    }
}

/// SHA-256 of the public keys (SubjectPublicKeyInfo) that clients may have.
struct ClientPins: Sendable {
    private let digests: Set<[UInt8]>

    var isEmpty: Bool { digests.isEmpty }

    /// Nil where a text is no SHA-256, as 64 hexadecimal digits with or without colons, or in base64.
    init?(_ texts: [String]) {
        var digests: Set<[UInt8]> = []
        for text in texts {
            guard let digest = Self.digest(text) else { return nil }
            digests.insert(digest)
        }
        self.digests = digests
    }

    private static func digest(_ text: String) -> [UInt8]? {
        // As curl writes it.
        let text = text.hasPrefix("sha256//") ? String(text.dropFirst(8)) : text
        let digits = text.filter { $0 != ":" }
        let values = digits.compactMap(\.hexDigitValue)
        if digits.utf8.count == 64, values.count == 64 {
            return stride(from: 0, to: 64, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
        }
        guard let octets = Data(base64Encoded: text), octets.count == 32 else { return nil }
        return [UInt8](octets)
    }

    func contain(_ certificate: NIOSSLCertificate?) -> Bool {
        guard let octets = try? certificate?.extractPublicKey().toSPKIBytes(),
            let digest = try? HashAlgorithm.sha256.hash(octets)
        else { return false }
        return digests.contains(digest)
    }
}

/// Ends a connection whose client has none of the pinned keys, before anything of it is read.
private final class PinnedClientHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = Any

    private let pins: ClientPins
    private var isPinned = false

    init(pins: ClientPins) { self.pins = pins }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case .handshakeCompleted? = event as? TLSUserEvent {
            let handler = try? context.pipeline.syncOperations.handler(type: NIOSSLServerHandler.self)
            isPinned = pins.contain(handler?.peerCertificate)
            if !isPinned { context.close(promise: nil) }
        }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isPinned { context.fireChannelRead(data) }
    }
}
