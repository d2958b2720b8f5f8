// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages
internal import EPassTLV

/// Who reads lists and revocation lists, in BER, and card-verifiable certificates, in DER: errors name the element by
/// the words of its ASN.1 module, joined by dots, and its position.
struct TrustOrigin: TLVOrigin {
    func failure(_ error: TLVError, expecting expected: TLVTag?, at path: TLVPath) -> TrustError {
        TrustError(
            error.code == .limitExceeded ? .limitExceeded : .malformed, element: path.element, offset: error.offset,
            error.kind == .lengthNotMinimal ? .cvcLengthNotMinimal : error.inFull)
    }
}

/// The members of a constructed data object, taken one after the other without a tree of them in memory.
typealias TLVFields = TLVReader<TrustOrigin>

extension TLVPath {
    /// The names joined by dots. What has no name is told by what it stands in.
    var element: String { if case .tag(let parent, _) = self { parent.element } else { text(".") } }
}

extension TLVReader where Origin == TrustOrigin {
    /// The members of the SEQUENCE that fills the octets, in BER.
    ///
    /// - Parameters:
    ///   - element: what they are the members of, in errors.
    ///   - name: what the SEQUENCE itself is called in them, besides.
    ///   - maximumLength: of one value; nil where the octets are no more than that.
    ///   - maximumElements: on each level.
    init(
        sequence octets: [UInt8], _ element: String, _ name: String = "", maximumLength: Int? = nil,
        maximumElements: Int
    ) throws(TrustError) {
        let limits = TLVLimits(
            maximumDepth: 32, maximumElements: maximumElements, maximumLength: maximumLength ?? octets.count)
        var whole = TLVReader(TrustOrigin(), TLVCursor(octets, limits: limits, rules: .ber), at: .name(.root, element))
        let sequence = try whole.read(.sequence, name)
        try whole.end()
        self = try whole.members(of: sequence, at: whole.path)
    }

    /// Whether the lengths of the members that are left are those of DER; not those of what is in them.
    var isDistinguished: Bool {
        var rest = self
        while !rest.isAtEnd {
            guard let member = try? rest.next(), member.isDistinguished else { return false }
        }
        return true
    }

    // MARK: Errors

    /// The name of a member in errors, or of what these are the members of.
    func name(_ member: String = "") -> String {
        member.isEmpty ? path.element : TLVPath.name(path, member).element
    }

    /// The error for a member whose value is none; for the template itself where the name is empty.
    func malformed(_ member: TLVElement, _ name: String, _ message: Message) -> TrustError {
        TrustError(.malformed, element: self.name(name), offset: member.offset, message)
    }

    /// The error for what stands next.
    func refused(_ code: TrustError.Code, _ message: Message, _ name: String = "") -> TrustError {
        TrustError(code, element: self.name(name), offset: offset, message)
    }

    // MARK: Values

    /// What a member holds, where it holds it.
    func value<Value>(
        _ value: Value?, of member: TLVElement, _ name: String, or message: @autoclosure () -> Message
    ) throws(TrustError) -> Value {
        guard let value else { throw malformed(member, name, message()) }
        return value
    }

    /// The text of an OBJECT IDENTIFIER.
    func objectIdentifier(_ member: TLVElement, _ name: String) throws(TrustError) -> String {
        try value(member.objectIdentifier, of: member, name, or: .asn1IdentifierMalformed)
    }

    /// The text of a string of any type whose octets are UTF-8, at most 64 KiB.
    func text(_ member: TLVElement, _ name: String) throws(TrustError) -> String {
        try value(member.text, of: member, name, or: .asn1TextMalformed)
    }

    /// The next member, an INTEGER from 0 to 2^31 - 1.
    mutating func number(_ name: String) throws(TrustError) -> Int {
        let member = try read(.integer, name)
        return try value(member.number, of: member, name, or: .asn1NumberOutOfRange)
    }

    /// The next member, a UTCTime or a GeneralizedTime.
    mutating func time(_ name: String) throws(TrustError) -> Timestamp {
        let member = try next(name)
        return try value(member.time, of: member, name, or: .asn1TimeMalformed)
    }
}

extension TLVError {
    /// The message with the position, and the tag where one was read.
    var inFull: Message {
        .asn1OctetsAt(offset: offset, tag: tag?.description ?? "", hasTag: tag == nil ? "no" : "yes", error: message)
    }
}

extension TLVElement {
    /// A number from 0 to 2^31 - 1, of INTEGER or ENUMERATED.
    var number: Int? { isConstructed ? nil : content.smallInteger }

    /// The text of an OBJECT IDENTIFIER.
    var objectIdentifier: String? { isConstructed ? nil : ObjectIdentifierText.text(of: content) }

    /// The text of a string whose octets are UTF-8, at most 64 KiB.
    var text: String? {
        isConstructed || content.count > 65_536 ? nil : UTF8Text.string(content.span)
    }

    /// A UTCTime or a GeneralizedTime.
    var time: Timestamp? {
        switch tag {
        case .utcTime: Timestamp(utcTime: content)
        case .generalizedTime: Timestamp(generalizedTime: content)
        default: nil
        }
    }
}

extension ArraySlice<UInt8> {
    /// The content octets of an INTEGER as a number from 0 to 2^31 - 1; nil where it is another one.
    var smallInteger: Int? {
        let digits = drop { $0 == 0 }
        guard let first, first < 0x80, digits.count <= 4 else { return nil }
        let value = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value < 1 << 31 ? Int(value) : nil
    }
}
