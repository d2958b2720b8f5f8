// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassLDS
import EPassTLV

/// The data of a command as a case writes it: octets, data objects and names of what is known when it is sent.
///
/// `83(trustPoint)` is the data object 83 with the first reference of EF.CVCA, `body:DV_CERT_1` the body of that
/// certificate, `changed(signature:DV_CERT_1)` its signature with the last bit inverted.
struct DataExpression: Sendable, Hashable {
    /// One piece; the pieces stand one behind the other.
    indirect enum Piece: Sendable, Hashable {
        /// Octets as they stand.
        case octets([UInt8])
        /// A data object with that tag.
        case object([UInt8], DataExpression)
        /// What a name means, with what stands behind its colon.
        case value(ValueName, String)
        /// What a function makes of octets.
        case function(OctetFunction, DataExpression)
    }

    /// A name of what is known when a command is sent.
    enum ValueName: String, Sendable, CaseIterable {
        /// The first reference in EF.CVCA.
        case trustPoint
        /// The second, or the first where there is one only.
        case secondTrustPoint
        /// The body of a certificate, a data object.
        case body
        /// The content of that.
        case bodyContent
        /// The signature of a certificate, a data object.
        case signature
        /// The content of that.
        case signatureContent
        /// The reference of the holder of a certificate.
        case holder
        /// The signature of terminal authentication with the key of a certificate.
        case terminalSignature
        /// What a step kept under that name; nothing where none did.
        case kept
        /// So many random octets.
        case random
        /// The identifier of a file, two octets.
        case file
        /// The short identifier of a file, one octet.
        case short
        /// P1 of READ BINARY with that short identifier.
        case shortRead
    }

    /// What is made of octets.
    enum OctetFunction: String, Sendable, CaseIterable {
        /// The last bit is another one.
        case changed
        /// The last octet is missing.
        case dropped
        /// A number, raised by one.
        case increased
        /// As many octets of ones.
        case ones
        /// The first half is zeros.
        case firstHalfZero
        /// The second half is zeros.
        case secondHalfZero
        /// A data object whose length field says one octet more than there is.
        case lengthened
        /// A data object whose length field says one octet less.
        case shortened
    }

    private(set) var pieces: [Piece] = []

    /// Nothing.
    init() {}

    /// Reads an expression; nil where it is none.
    init?(_ text: String) {
        var reader = Reader(text)
        guard let read = reader.expression(depth: 0), reader.isAtEnd else { return nil }
        self = read
    }

    /// The names of certificates in it.
    var certificates: [String] {
        pieces.flatMap { piece -> [String] in
            switch piece {
            case .octets: []
            case .object(_, let inner), .function(_, let inner): inner.certificates
            case .value(let name, let argument):
                switch name {
                case .body, .bodyContent, .signature, .signatureContent, .holder, .terminalSignature: [argument]
                default: []
                }
            }
        }
    }

    /// Whether a name of that kind is in it.
    func has(_ names: Set<ValueName>) -> Bool {
        pieces.contains { piece in
            switch piece {
            case .octets: false
            case .object(_, let inner), .function(_, let inner): inner.has(names)
            case .value(let name, _): names.contains(name)
            }
        }
    }

    /// The octets.
    ///
    /// - Parameter value: what a name means.
    func octets<Failure: Error>(
        _ value: (ValueName, String) throws(Failure) -> [UInt8]
    ) throws(Failure) -> [UInt8] {
        var result: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .octets(let octets): result += octets
            case .object(let tag, let inner):
                let content = try inner.octets(value)
                result += tag + TLVWriter.length(content.count) + content
            case .value(let name, let argument): result += try value(name, argument)
            case .function(let function, let inner): result += function.applied(to: try inner.octets(value))
            }
        }
        return result
    }
}

extension DataExpression.OctetFunction {
    /// The octets that it makes; what it cannot be applied to stays.
    func applied(to octets: [UInt8]) -> [UInt8] {
        var result = octets
        switch self {
        case .changed: if let last = result.indices.last { result[last] ^= 0x01 }
        case .dropped: result = result.dropLast()
        case .increased:
            for index in result.indices.reversed() {
                result[index] &+= 1
                if result[index] != 0 { break }
            }
        case .ones: result = result.map { _ in 0xFF }
        case .firstHalfZero: for index in 0..<result.count / 2 { result[index] = 0 }
        case .secondHalfZero: for index in result.count / 2..<result.count { result[index] = 0 }
        case .lengthened: return Self.withLength(octets, by: 1)
        case .shortened: return Self.withLength(octets, by: -1)
        }
        return result
    }

    private static func withLength(_ octets: [UInt8], by difference: Int) -> [UInt8] {
        var cursor = TLVCursor(octets)
        guard let object = try? cursor.read() else { return octets }
        return object.tag.octets + TLVWriter.length(max(0, object.content.count + difference)) + object.content
    }
}

extension DataExpression {
    /// Reads the text of an expression.
    private struct Reader {
        private let octets: [UInt8]
        private var position = 0
        /// The most functions and data objects within each other.
        private static let maximumDepth = 8

        init(_ text: String) { octets = Array(text.utf8) }

        var isAtEnd: Bool { position == octets.count }
        private var next: UInt8? { position < octets.count ? octets[position] : nil }

        mutating func expression(depth: Int) -> DataExpression? {
            guard depth <= Self.maximumDepth else { return nil }
            var found = DataExpression()
            while let octet = next, octet != UInt8(ascii: ")") {
                if octet == UInt8(ascii: " ") {
                    position += 1
                    continue
                }
                guard let piece = piece(depth: depth) else { return nil }
                found.pieces.append(piece)
            }
            return found
        }

        private mutating func piece(depth: Int) -> Piece? {
            let digits = word { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }
            if !digits.isEmpty {
                guard let value = Hexadecimal.octets(digits), !value.isEmpty else { return nil }
                guard next == UInt8(ascii: "(") else { return .octets(value) }
                guard value.count <= 2 else { return nil }
                return inner(depth).map { .object(value, $0) }
            }
            let name = word { (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) }
            guard !name.isEmpty else { return nil }
            if next == UInt8(ascii: "(") {
                guard let function = OctetFunction(rawValue: name) else { return nil }
                return inner(depth).map { .function(function, $0) }
            }
            guard let value = ValueName(rawValue: name) else { return nil }
            guard next == UInt8(ascii: ":") else { return value.wantsArgument ? nil : .value(value, "") }
            position += 1
            let argument = word { octet in
                (0x30...0x39).contains(octet) || (0x61...0x7A).contains(octet) || (0x41...0x5A).contains(octet)
                    || "._-/".utf8.contains(octet)
            }
            guard value.wantsArgument, value.takes(argument) else { return nil }
            return .value(value, argument)
        }

        private mutating func inner(_ depth: Int) -> DataExpression? {
            position += 1
            guard let found = expression(depth: depth + 1), next == UInt8(ascii: ")") else { return nil }
            position += 1
            return found
        }

        private mutating func word(_ isOfWord: (UInt8) -> Bool) -> String {
            let start = position
            while let octet = next, isOfWord(octet) { position += 1 }
            return String(decoding: octets[start..<position], as: UTF8.self)
        }
    }
}

extension DataExpression.ValueName {
    /// Whether something stands behind its colon.
    fileprivate var wantsArgument: Bool { self != .trustPoint && self != .secondTrustPoint }

    fileprivate func takes(_ argument: String) -> Bool {
        switch self {
        case .random: Int(argument).map { (1...256).contains($0) } ?? false
        case .file, .short, .shortRead: LDSFile(name: argument) != nil
        default: !argument.isEmpty
        }
    }
}
