// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto

/// Text that is typed and that nobody else is to see: it grows and shrinks in memory that is wiped.
final class SecretText {
    /// The most octets that it holds.
    static let maximumLength = 512

    private var octets = SecretBytes(count: SecretText.maximumLength)
    /// Its length in octets of UTF-8.
    private(set) var count = 0

    /// Nothing was typed yet.
    init() {}

    /// A copy of octets; what is too much is left out.
    convenience init(_ characters: some Sequence<UInt8>) {
        self.init()
        for character in characters { append(character) }
    }

    var isEmpty: Bool { count == 0 }

    /// The octets, for what works with them.
    var characters: [UInt8] { unsafe octets.withUnsafeBytes { unsafe Array($0.prefix(count)) } }

    /// The octets as text.
    var text: String { String(decoding: characters, as: UTF8.self) }

    /// Appends a character.
    ///
    /// - Returns: whether there was room for it.
    @discardableResult
    func append(_ scalar: Unicode.Scalar) -> Bool {
        let encoded = UTF8.encode(scalar).map { Array($0) } ?? []
        guard count + encoded.count <= Self.maximumLength else { return false }
        for octet in encoded { append(octet) }
        return true
    }

    /// Takes the last character away.
    func removeLast() {
        while count > 0 {
            let octet = last
            shorten(to: count - 1)
            // The octets of one character: those that follow its first have 10 in their upper bits.
            if octet & 0xC0 != 0x80 { return }
        }
    }

    /// Takes the last word away, and the spaces behind it.
    func removeWord() {
        while count > 0, last == 0x20 { removeLast() }
        while count > 0, last != 0x20 { removeLast() }
    }

    /// Wipes everything.
    func clear() { shorten(to: 0) }

    private var last: UInt8 { unsafe octets.withUnsafeBytes { unsafe $0[count - 1] } }

    private func append(_ octet: UInt8) {
        guard count < Self.maximumLength else { return }
        let place = count
        unsafe octets.withUnsafeMutableBytes { unsafe $0[place] = octet }
        count += 1
    }

    private func shorten(to length: Int) {
        let (start, end) = (length, count)
        unsafe octets.withUnsafeMutableBytes { buffer in
            for place in start..<end { unsafe buffer[place] = 0 }
        }
        count = length
    }
}
