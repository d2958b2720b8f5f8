// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
internal import EPassEncodings
public import EPassMRZ
internal import EPassMessages

/// What a source knows a document by: HMAC-SHA-256, under the operator's key, over State, kind, number and date of
/// expiry. Without the key nobody can tell which document it is, nor try numbers.
public struct StatusHandle: Sendable, Hashable, CustomStringConvertible {
    /// 32 octets.
    public let octets: [UInt8]

    /// How many octets it has.
    public static let length = 32

    /// The octets of a handle; nil unless there are 32.
    public init?(_ octets: [UInt8]) {
        guard octets.count == Self.length else { return nil }
        self.octets = octets
    }

    /// 64 lower-case hexadecimal digits.
    public var description: String { Hexadecimal.lowercaseText(octets) }
}

/// The key that handles are made with.
public final class StatusKey: Sendable {
    private let octets: SecretBytes

    /// How many octets it has.
    public static let length = 32
    private static let checkLength = 8

    /// A copy of a key.
    ///
    /// - Throws: `StatusError` with code `key` unless there are 32 octets.
    package init(_ octets: borrowing SecretBytes) throws(StatusError) {
        guard octets.count == Self.length else { throw StatusError(.key, .statusKeyForm) }
        self.octets = octets.copy()
    }

    /// The key that a text of 64 hexadecimal digits is, white space around it aside.
    ///
    /// - Throws: `StatusError` with code `key` where it is something else.
    public convenience init(hexadecimal text: some Collection<UInt8>) throws(StatusError) {
        var key = SecretBytes(count: Self.length)
        var digits = 0
        var isOver = false
        for octet in text {
            if [0x20, 0x09, 0x0A, 0x0D].contains(octet) {
                isOver = digits > 0
                continue
            }
            guard !isOver, digits < 2 * Self.length, let value = Hexadecimal.value(of: octet) else {
                throw StatusError(.key, .statusKeyForm)
            }
            let (place, isHigh) = (digits / 2, digits % 2 == 0)
            unsafe key.withUnsafeMutableBytes { unsafe $0[place] |= isHigh ? value << 4 : value }
            digits += 1
        }
        guard digits == 2 * Self.length else { throw StatusError(.key, .statusKeyForm) }
        try self.init(key)
    }

    /// The handle of a document.
    ///
    /// - Throws: `StatusError` with code `key` where the library cannot compute it.
    public func handle(of document: StatusDocument) throws(StatusError) -> StatusHandle {
        guard let handle = StatusHandle(try code(over: document.octets)) else {
            throw StatusError(.key, .statusKeyForm)
        }
        return handle
    }

    /// What a file says of the key that it was made with: 16 hexadecimal digits, which tell keys apart and nothing of
    /// them.
    public func check() throws(StatusError) -> String {
        Hexadecimal.lowercaseText(try code(over: Array("epass-status-key/1".utf8)).prefix(Self.checkLength))
    }

    private func code(over octets: [UInt8]) throws(StatusError) -> [UInt8] {
        do throws(CryptoError) {
            return try HashAlgorithm.sha256.authenticationCode(over: octets, key: self.octets)
        } catch {
            throw StatusError(.key, error.inFull)
        }
    }
}

/// What a handle is made of.
public struct StatusDocument: Sendable, Hashable {
    private let issuer: String
    private let code: String
    private let number: String
    private let expiry: String

    /// What is said under the key: a word for the format, then the parts, each on a line of its own.
    var octets: [UInt8] { Array(["epass-status/1", issuer, code, number, expiry].joined(separator: "\n").utf8) }

    /// The document of a zone, by issuing State, document code, number and date of expiry as they stand there. The
    /// State is that of the one table, however it is spelled.
    ///
    /// - Throws: `StatusError` with code `document` for one that no list can name: of such a one no list says that it
    ///   is not reported.
    public init(_ zone: MRZ) throws(StatusError) {
        try self.init(
            issuer: zone.issuer.rawValue, code: zone.documentCode, number: zone.documentNumber,
            expiry: zone.dateOfExpiry.text)
    }

    /// A document as a list has it: State, document code, number, date of expiry (`YYMMDD`, with `<` for what is not
    /// known, or `YYYY-MM-DD`).
    ///
    /// - Throws: `StatusError` with code `document`, which names the part that is wrong and holds nothing of it.
    public init(
        issuer: String, code: String, number: String, expiry: String, line: Int? = nil
    ) throws(StatusError) {
        func wrong(_ part: String) -> StatusError { StatusError(.document, line: line, .statusPart(part: part)) }
        func isPlain(_ text: String, _ lengths: ClosedRange<Int>) -> Bool {
            lengths.contains(text.utf8.count)
                && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
        }
        let spelled = [IssuingCountry(issuer), IssuingCountry(named: issuer)].compactMap { $0 }
        guard let state = spelled.first(where: \.isKnown) else { throw wrong("state") }
        guard isPlain(code, 1...2) else { throw wrong("code") }
        // A filler inside stands for a hyphen or a space (Doc 9303-4, 4.2.2.2).
        let isWhole = number.first != "<" && number.last != "<"
        guard isWhole, isPlain(number.replacing("<", with: "0"), 1...22) else { throw wrong("number") }
        var date = expiry
        if let day = CalendarDate(expiry) { date = String(day.description.filter { $0 != "-" }.dropFirst(2)) }
        guard let zoned = MRZDate(Array(date.utf8)), zoned.state != .invalid else { throw wrong("expiry") }
        self.issuer = state.code
        self.code = code
        self.number = number
        self.expiry = zoned.text
    }

    /// A document as a line has it: the four parts with commas between them.
    ///
    /// - Parameter number: that of the line.
    /// - Returns: the document, and what stands behind the fourth comma; nil where nothing does.
    /// - Throws: `StatusError` with code `document`.
    public static func parse(
        line text: String, number: Int
    ) throws(StatusError) -> (document: StatusDocument, rest: String?) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        guard parts.count == 4 || parts.count == 5 else {
            throw StatusError(.document, line: number, .statusParts)
        }
        let document = try StatusDocument(
            issuer: parts[0], code: parts[1], number: parts[2], expiry: parts[3], line: number)
        return (document, parts.count == 5 ? parts[4] : nil)
    }
}
