// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages

/// The octets of one file, or of memory, taken in pieces.
struct ImportInput {
    /// The path, or the name given.
    let name: String
    /// In octets, when it was opened.
    let length: Int
    private let file: OpenFile?
    private let memory: [UInt8]
    /// How much was taken.
    private(set) var position = 0

    private static let pieceLength = 1 << 18

    /// Octets in memory.
    init(_ octets: [UInt8], name: String) {
        self.name = name
        length = octets.count
        file = nil
        memory = octets
    }

    /// A regular file; a device or a pipe could go on for ever.
    init(path: String) throws(TrustError) {
        let file: OpenFile
        do throws(RegularFile.Problem) {
            file = OpenFile(descriptor: try RegularFile.open(path))
        } catch {
            throw TrustError(.unreadableFile, element: path, error.message)
        }
        guard let length = file.length else { throw TrustError(.unreadableFile, element: path, .trustFileNotExamined) }
        name = path
        self.length = length
        self.file = file
        memory = []
    }

    /// The next octets; none at the end, which is where the file ended when it was opened.
    mutating func next() throws(TrustError) -> ArraySlice<UInt8> {
        let piece = try octets(position..<min(length, position + Self.pieceLength))
        position += piece.count
        return piece
    }

    /// All octets.
    func all() throws(TrustError) -> ArraySlice<UInt8> { try octets(0..<length) }

    /// SHA-256 over all octets; the next piece is the first one then.
    mutating func digest() throws(TrustError) -> [UInt8] {
        position = 0
        do {
            var stream = try HashStream(.sha256)
            while case let piece = try next(), !piece.isEmpty { try stream.update(piece) }
            position = 0
            return try stream.digest()
        } catch {
            let known = error as? TrustError ?? (error as? CryptoError).map { TrustError($0) }
            throw known ?? TrustError(.cryptography, .trustFileNotHashed)
        }
    }

    private func octets(_ range: Range<Int>) throws(TrustError) -> ArraySlice<UInt8> {
        guard let file else { return memory[range] }
        guard let octets = file.read(UInt64(range.lowerBound), range.count) else {
            throw TrustError(.unreadableFile, element: name, .trustFileNotWhole)
        }
        return octets[...]
    }
}
