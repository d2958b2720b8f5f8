// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassTestSupport
import EPassTrust

/// The data objects of a certificate's body, to be left out, doubled, moved or changed. Lengths below 65,536 octets.
struct CardVerifiableBodyFields {
    /// A data object: the digits of its tag, and its value.
    struct Field {
        var tag: String
        var value: [UInt8]

        var encoded: [UInt8] {
            let count = value.count
            let length: [UInt8] =
                count < 0x80
                ? [UInt8(count)]
                : count < 0x100 ? [0x81, UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 0xFF)]
            return (octets(tag) ?? []) + length + value
        }
    }

    var fields: [Field]
    let signature: [UInt8]

    init(_ certificate: CardVerifiableCertificate) {
        signature = certificate.signature
        fields = Self.split(Self.split(certificate.body).first?.value ?? [])
    }

    /// The value of a data object of the body.
    func value(_ tag: String) -> [UInt8] { fields.first { $0.tag == tag }?.value ?? [] }

    /// The body with other fields.
    static func body(_ fields: [Field]) -> [UInt8] {
        Field(tag: "7F4E", value: fields.flatMap(\.encoded)).encoded
    }

    /// The certificate with other fields and the old signature.
    func certificate(_ fields: [Field]) -> [UInt8] {
        CardVerifiableCertificateBuilder.certificate(body: Self.body(fields), signature: signature)
    }

    /// The certificate with another value of one data object.
    func replacing(_ tag: String, with value: [UInt8]) -> [UInt8] {
        certificate(fields.map { $0.tag == tag ? Field(tag: tag, value: value) : $0 })
    }

    /// The data objects one behind the other; well-formed octets only.
    static func split(_ encoded: [UInt8]) -> [Field] {
        var found: [Field] = []
        var rest = encoded[...]
        while let first = rest.popFirst() {
            var tag = [first]
            if first & 0x1F == 0x1F, let next = rest.popFirst() { tag.append(next) }
            var count = Int(rest.popFirst() ?? 0)
            if count > 0x80 {
                let more = count & 0x7F
                count = rest.prefix(more).reduce(0) { $0 << 8 | Int($1) }
                rest = rest.dropFirst(more)
            }
            found.append(Field(tag: hex(tag), value: Array(rest.prefix(count))))
            rest = rest.dropFirst(count)
        }
        return found
    }
}
