// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassMessages
internal import Glibc

/// The octets of one file, or of memory, taken in pieces.
struct ImportInput: ~Copyable {
    /// The path, or the name given.
    let name: String
    /// In octets, when it was opened.
    let length: Int
    private let descriptor: Int32
    private let memory: [UInt8]
    private var position = 0

    /// Octets in memory.
    init(_ octets: [UInt8], name: String) {
        self.name = name
        length = octets.count
        descriptor = -1
        memory = octets
    }

    /// A regular file; a device or a pipe could go on for ever.
    init(path: String) throws(TrustError) {
        let descriptor: Int32
        do throws(RegularFile.Problem) {
            descriptor = try RegularFile.open(path)
        } catch {
            throw TrustError(.unreadableFile, element: path, error.message)
        }
        var information = stat()
        guard unsafe fstat(descriptor, &information) == 0 else {
            close(descriptor)
            throw TrustError(.unreadableFile, element: path, .trustFileNotExamined)
        }
        name = path
        length = Int(information.st_size)
        self.descriptor = descriptor
        memory = []
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// The next octets, as many as fit into the buffer; 0 at the end, which is where the file ended when it was opened.
    mutating func read(into buffer: inout [UInt8]) throws(TrustError) -> Int {
        let wanted = min(buffer.count, length - position)
        guard wanted > 0 else { return 0 }
        guard descriptor >= 0 else {
            buffer.replaceSubrange(0..<wanted, with: memory[position..<position + wanted])
            position += wanted
            return wanted
        }
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { octets in
                unsafe pread(descriptor, octets.baseAddress, wanted, off_t(position))
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else {
                throw TrustError(.unreadableFile, element: name, .trustFileNotWhole)
            }
            position += count
            return count
        }
    }

    /// Goes back to the beginning.
    mutating func rewind() { position = 0 }

    /// All octets.
    mutating func readAll() throws(TrustError) -> [UInt8] {
        guard descriptor >= 0 else { return memory }
        rewind()
        var octets: [UInt8] = []
        octets.reserveCapacity(length)
        var buffer = [UInt8](repeating: 0, count: min(length, 1 << 20))
        while true {
            let count = try read(into: &buffer)
            if count == 0 { return octets }
            octets += buffer[..<count]
        }
    }

    /// SHA-256 over all octets.
    mutating func digest() throws(TrustError) -> [UInt8] {
        rewind()
        var buffer = [UInt8](repeating: 0, count: max(1, min(length, 1 << 18)))
        do {
            var stream = try HashStream(.sha256)
            while true {
                let count = try read(into: &buffer)
                if count == 0 { break }
                try stream.update(buffer[..<count])
            }
            rewind()
            return try stream.digest()
        } catch let error as TrustError {
            throw error
        } catch let error as CryptoError {
            throw TrustError(error)
        } catch {
            throw TrustError(.cryptography, .trustFileNotHashed)
        }
    }
}
