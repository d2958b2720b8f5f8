// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// What a helper wrote: the header, and apart from it, so that it is not copied, the rest.
struct HelperAnswer: Sendable {
    var header: [UInt8] = []
    var points: [UInt8] = []
    /// Whether octets of the image were missing or wrong, and the points are what was left of it.
    var isDamaged = false

    /// The most room that is taken beforehand; what is not used of it is never touched.
    private static let largestReserve = 64 << 20

    /// An answer of at most that many octets.
    init(capacity: Int) { points.reserveCapacity(max(0, min(capacity, Self.largestReserve))) }

    /// Takes octets as they come.
    mutating func append(_ octets: ArraySlice<UInt8>) {
        let first = octets.prefix(DecodingAnswer.headerLength - header.count)
        header += first
        points += octets.dropFirst(first.count)
    }

    var count: Int { header.count + points.count }
}

/// What the decoding process answers: its exit status, and on its standard output, where that is 0, the points behind a
/// fixed header.
///
/// Points and not a PNG file: whoever takes over the decoder through a crafted image has no say in more than their
/// values.
enum DecodingAnswer {
    /// The exit statuses of the decoding process. The numbers differ from those of every other command.
    enum Status: Int32 {
        case decoded = 0
        case malformed = 101
        case unsupported = 102
        case tooLarge = 103
        case memory = 104
        case notConfined = 105
        case notBuilt = 106
        /// Decoded, as far as octets that are missing or wrong let it.
        case decodedInPart = 107

        init(_ code: ImageError.Code) {
            switch code {
            case .unsupported: self = .unsupported
            case .tooLarge: self = .tooLarge
            case .memory: self = .memory
            case .notConfined: self = .notConfined
            case .notBuilt: self = .notBuilt
            // The system or the parent finds these; the process itself does not answer them.
            case .malformed, .timeout, .crashed, .helperMissing, .helperFailed, .cancelled: self = .malformed
            }
        }

        /// The error that a status other than `decoded` stands for.
        var error: ImageError {
            switch self {
            case .decoded, .decodedInPart: ImageError(.helperFailed, .imageNotDecoded)
            case .malformed: ImageError(.malformed, .imageDamaged)
            case .unsupported: ImageError(.unsupported, .imageUnknownFeature)
            case .tooLarge: ImageError(.tooLarge, .imageTooLarge)
            case .memory: ImageError(.memory)
            case .notConfined: ImageError(.notConfined)
            case .notBuilt: ImageError.noDecoder
            }
        }
    }

    /// Octets before the points.
    static let headerLength = 20
    private static let mark: [UInt8] = [0x45, 0x50, 0x49, 0x58, 0x45, 0x4C, 0x53, 0x31]

    static func header(width: Int, height: Int, channels: PixelMap.Channels) -> [UInt8] {
        mark + number(width) + number(height) + number(channels.rawValue)
    }

    /// The points of an answer, for an image whose header states this size.
    ///
    /// - Throws: `ImageError` (`helperFailed`).
    static func pixels(
        _ answer: consuming HelperAnswer, width: Int, height: Int
    ) throws(ImageError) -> PixelMap {
        guard let channels = PixelMap.Channels(rawValue: Int(answer.header.last ?? 0)),
            answer.header == header(width: width, height: height, channels: channels),
            let map = PixelMap(
                width: width, height: height, channels: channels, octets: answer.points, isDamaged: answer.isDamaged)
        else { throw ImageError(.helperFailed, .imageOtherSize) }
        return map
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

extension ImageError {
    /// The error of a build without the trait.
    static var noDecoder: ImageError {
        ImageError(.notBuilt, .imageNoDecoder)
    }
}
