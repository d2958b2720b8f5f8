// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages

/// A face as it stands in JSON.
struct FaceMembers: Decodable {
    let description: FaceDescription

    private enum Key: String, CodingKey, CaseIterable {
        case format
        case image
        case encoding
        case details
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        var result = FaceDescription()
        result.portrait.format =
            try members.word(forKey: .format, of: [ImageDescription.Format.jpeg, .jp2, .j2k]) ?? .jpeg
        result.portrait.image = try members.image(forKey: .image)
        result.encoding = try members.decodeIfPresent(forKey: .encoding) ?? result.encoding
        result.hasDetails = try members.decodeIfPresent(Bool.self, forKey: .details) ?? false
        description = result
    }
}

/// A finger as it stands in JSON.
struct FingerMembers: Decodable {
    let description: FingerDescription

    private enum Key: String, CodingKey, CaseIterable {
        case position
        case format
        case image
        case width
        case height
        case encoding
    }

    /// The fingers that a file of ISO/IEC 19794-4 can name, by their words.
    static let positions = (0...10).map { FingerPosition(rawValue: $0) }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        var result = FingerDescription()
        if let word = try members.text(forKey: .position) {
            guard let position = Self.positions.first(where: { $0.label == word }) else {
                throw members.invalid(.position, .simulatorOneOf(words: Self.positions.map(\.label)))
            }
            result.position = position
        }
        result.encoding = try members.decodeIfPresent(forKey: .encoding) ?? result.encoding
        // ISO/IEC 39794-4 has no code for JPEG.
        let formats = ImageDescription.Format.allCases.filter { $0 != .jpeg || result.encoding == .iso19794 }
        result.image.format = try members.word(forKey: .format, of: formats) ?? result.image.format
        result.image.image = try members.image(forKey: .image)
        (result.width, result.height) = try members.size(.width, .height, of: result.image)
        try members.confirm(result.image, .format, drawn: [.raw, .jpeg, .png])
        description = result
    }
}

/// An eye as it stands in JSON.
struct IrisMembers: Decodable {
    let description: IrisDescription

    private enum Key: String, CodingKey, CaseIterable {
        case eye
        case format
        case image
        case width
        case height
        case encoding
    }

    init(from decoder: any Decoder) throws {
        try AnyMember.check(decoder, known: Key.allCases.map(\.rawValue))
        let members = try decoder.container(keyedBy: Key.self)
        var result = IrisDescription()
        result.eye = try members.decodeIfPresent(forKey: .eye) ?? result.eye
        result.encoding = try members.decodeIfPresent(forKey: .encoding) ?? result.encoding
        // The edition of 2005 has no code for PNG, ISO/IEC 39794-6 none for JPEG, and neither knows WSQ.
        let formats: [ImageDescription.Format] =
            result.encoding == .iso19794 ? [.raw, .jpeg, .jp2, .j2k] : [.raw, .jp2, .j2k, .png]
        result.image.format = try members.word(forKey: .format, of: formats) ?? result.image.format
        result.image.image = try members.image(forKey: .image)
        (result.width, result.height) = try members.size(.width, .height, of: result.image)
        try members.confirm(result.image, .format, drawn: [.raw, .jpeg, .png])
        description = result
    }
}

extension KeyedDecodingContainer {
    /// The columns and rows of a raw image, which has no header that tells them.
    fileprivate func size(_ width: Key, _ height: Key, of image: ImageDescription) throws -> (Int?, Int?) {
        let numbers = try [width, height].map { key in
            guard let number = try decodeIfPresent(Int.self, forKey: key) else { return nil as Int? }
            guard (1...Int(UInt16.max)).contains(number) else { throw invalid(key, .simulatorNumberBounds) }
            return number
        }
        guard image.format == .raw, let octets = image.image else {
            if contains(width) || contains(height) {
                throw SimulatorError(
                    .valueInvalid, member: path(contains(width) ? width : height), .simulatorSizeOfRawImage)
            }
            return (nil, nil)
        }
        guard let columns = numbers[0], let rows = numbers[1], columns * rows == octets.count else {
            throw SimulatorError(.valueInvalid, member: path(width), .simulatorRawImageLength)
        }
        return (columns, rows)
    }

    /// Confirms that there is a drawing where no image is given.
    fileprivate func confirm(_ image: ImageDescription, _ key: Key, drawn: [ImageDescription.Format]) throws {
        guard image.image == nil, !drawn.contains(image.format) else { return }
        throw SimulatorError(
            .valueInvalid, member: path(key),
            .simulatorDrawings(formats: drawn.map(\.rawValue), format: image.format.rawValue))
    }
}
