// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

extension LDIFReader {
    /// A line of LDIF with its folded parts (RFC 2849, 2), taken in pieces; the value is decoded while it comes.
    struct LogicalLine: Sendable {
        /// A line that is complete.
        enum Outcome: Sendable {
            /// There was none, or a comment.
            case nothing
            /// The line that parts two changes of a record.
            case separator
            case attribute(Attribute)
            case problem(line: Int, TrustError)
        }

        /// An attribute's description and value.
        struct Attribute: Sendable {
            let description: String
            let octets: [UInt8]
            let isBase64: Bool
            let line: Int
            let offset: Int
        }

        /// What is read next.
        private enum Part {
            case none
            /// The attribute's description.
            case name
            /// The octet behind the colon tells what kind of value follows.
            case kind
            /// Blanks before a text.
            case fill
            case text
            case base64
            case comment
            /// What is wrong is known; the rest is passed over.
            case refused
        }

        private var part = Part.none
        private var name: [UInt8] = []
        private var value: [UInt8] = []
        private var decoder = Base64Decoder()
        private var isBase64 = false
        private var problem: TrustError?
        private var line = 0
        private var offset = 0

        /// Whether a folded part would belong to a line.
        var isOpen: Bool { part != .none }

        /// Begins a line that starts with that octet, which is not taken by this.
        mutating func open(_ octet: UInt8, line: Int, offset: Int) {
            part = octet == UInt8(ascii: "#") ? .comment : .name
            name.removeAll(keepingCapacity: true)
            value = []
            isBase64 = false
            problem = nil
            self.line = line
            self.offset = offset
            if octet == 0x20 { refuse(.malformedLDIF, at: offset, .trustFileFoldsNothing) }
        }

        /// Takes octets of the line, without its end.
        mutating func take(_ octets: Span<UInt8>, at position: Int, _ limits: LDIFLimits) {
            var index = 0
            while index < octets.count {
                switch part {
                case .name:
                    while index < octets.count, octets[index] != UInt8(ascii: ":"), part == .name {
                        name.append(octets[index])
                        index += 1
                        if name.count > limits.maximumNameLength {
                            refuse(.malformedLDIF, at: offset, .trustFileNoColon)
                        }
                    }
                    if part == .name, index < octets.count {
                        part = .kind
                        index += 1
                    }
                case .kind:
                    switch octets[index] {
                    case UInt8(ascii: ":"):
                        part = .base64
                        isBase64 = true
                        decoder = Base64Decoder()
                        index += 1
                    case UInt8(ascii: "<"):
                        refuse(.externalValue, at: position + index, .trustFileAddress)
                    case 0x0D: index += 1
                    default: part = .fill
                    }
                case .fill:
                    while index < octets.count, octets[index] == 0x20 { index += 1 }
                    if index < octets.count { part = .text }
                case .text:
                    let rest = octets.extracting(index..<octets.count)
                    guard value.count + rest.count <= limits.maximumValueLength else {
                        return refuseLength(limits)
                    }
                    for position in rest.indices { value.append(rest[position]) }
                    return
                case .base64:
                    let rest = octets.extracting(index..<octets.count)
                    // What a piece adds is bounded by the piece, so that the limit is the same however the input is
                    // cut.
                    do throws(Base64Decoder.Fault) {
                        try decoder.decode(rest, into: &value)
                        if value.count > limits.maximumValueLength { refuseLength(limits) }
                    } catch {
                        guard value.count <= limits.maximumValueLength else { return refuseLength(limits) }
                        switch error {
                        case .character(let place):
                            refuse(.malformedLDIF, at: position + index + place, .trustFileNoBase64)
                        case .afterPadding(let place):
                            refuse(.malformedLDIF, at: position + index + place, .trustFileBehindPadding)
                        }
                    }
                    return
                case .none, .comment, .refused: return
                }
            }
        }

        /// Takes the end of a physical line: the carriage return before it belongs to it.
        mutating func endPhysicalLine() {
            switch part {
            case .name: if name.last == 0x0D { name.removeLast() }
            case .text: if value.last == 0x0D { value.removeLast() }
            default: return
            }
        }

        /// Ends the line.
        mutating func close() -> Outcome {
            defer { part = .none }
            switch part {
            case .none, .comment: return .nothing
            case .refused: break
            case .name:
                if name == [UInt8(ascii: "-")] { return .separator }
                refuse(.malformedLDIF, at: offset, .trustFileNoColon)
            case .kind, .fill, .text: break
            case .base64:
                if !decoder.isComplete { refuse(.malformedLDIF, at: offset, .trustFileValueCut) }
            }
            if let problem { return .problem(line: line, problem) }
            let octets = value
            value = []
            return .attribute(
                Attribute(
                    description: String(decoding: name, as: UTF8.self), octets: octets, isBase64: isBase64, line: line,
                    offset: offset))
        }

        private mutating func refuseLength(_ limits: LDIFLimits) {
            refuse(.tooLarge, at: offset, .trustFileValueTooLong(maximum: limits.maximumValueLength))
        }

        private mutating func refuse(_ code: TrustError.Code, at offset: Int, _ message: Message) {
            let element = String(decoding: name.prefix(64), as: UTF8.self)
            problem = TrustError(code, element: part == .name ? "" : element, offset: offset, message)
            part = .refused
            value = []
        }
    }
}
