// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let imageChannels = MessageKey("image.channels", "The image has {count, plural, one {# channel} other {# channels}}.")
    static let imageColours = MessageKey("image.colours", "The colours of the image are neither grey nor red, green and blue.")
    static let imageComponentEmpty = MessageKey("image.componentEmpty", "A component of the image has no samples.")
    static let imageChannelBits = MessageKey("image.channelBits", "A channel of the image has more than 16 bits.")
    static let imageComponentCut = MessageKey("image.componentCut", "A component of the image does not cover it.")
    static let imageNotDecoded = MessageKey("image.notDecoded", "The decoder gave no image.")
    static let imageDamaged = MessageKey("image.damaged", "The decoder cannot decode the image: it is damaged.")
    static let imageUnknownFeature = MessageKey("image.unknownFeature", "The decoder does not know what the image uses.")
    static let imageTooLarge = MessageKey("image.tooLarge", "The image is larger than the limits allow.")
    static let imageOtherSize = MessageKey("image.otherSize", "The answer of the decoder is not an image of the stated size.")
    static let imageNoDecoder = MessageKey("image.noDecoder", "This build has no image decoder: it was made without the trait Images.")
    static let imageNoAnswer = MessageKey("image.noAnswer", "The answer of the decoder cannot be waited for.")
    static let imageAnswerTooLong = MessageKey("image.answerTooLong", "The decoder answered more than the image has.")
    static let imageNoDecoderOfThisVersion = MessageKey("image.noDecoderOfThisVersion", "The program that was started ended with {status, number}; it is no decoder of this version.")
    static let imageForbidden = MessageKey("image.forbidden", "The decoder did what its confinement forbids, and the system ended it.")
    static let imageCrashed = MessageKey("image.crashed", "The decoder crashed on the image (signal {signal, number}).")
    static let imageEndingUnknown = MessageKey("image.endingUnknown", "How the decoder ended cannot be known: the caller ignores its children.")
    static let imageFormatNotDecoded = MessageKey("image.formatNotDecoded", "Images of the format {format} are not decoded.")
    static let imageWsqNotDecoded = MessageKey("image.wsqNotDecoded", "Images in wavelet scalar quantization (WSQ) are not decoded.")
    static let imageUnknownFormat = MessageKey("image.unknownFormat", "The octets begin like no known image.")
    static let imageJpegBits = MessageKey("image.jpegBits", "The JPEG image has samples of {bits, plural, one {# bit} other {# bits}}; only those of 8 are decoded.")
    static let imageJpegComponents = MessageKey("image.jpegComponents", "The JPEG image has {count, plural, one {# component} other {# components}}; one, three and four are decoded.")
    static let imageTooLargeForJPEG = MessageKey("image.tooLargeForJPEG", "The image is too large for JPEG.")
    static let imageInputTooLong = MessageKey("image.inputTooLong", "The image has more than {limit, number} octets.")
    static let imagePointsNotWritten = MessageKey("image.pointsNotWritten", "The points cannot be written.")
    static let imageTooManyPoints = MessageKey("image.tooManyPoints", "The image states {width, number} by {height, plural, one {# point} other {# points}}; the limit is {limit, number} points.")
    static let imageTooManyOctets = MessageKey("image.tooManyOctets", "The image has {count, plural, one {# octet} other {# octets}}; the limit is {limit, number}.")
    static let imageTooManyBoxes = MessageKey("image.tooManyBoxes", "The image has more than {limit, number} boxes before its codestream.")
    static let imageNoCodestream = MessageKey("image.noCodestream", "The image has no codestream.")
    static let imageBoxBeyondImage = MessageKey("image.boxBeyondImage", "A box states a length beyond the image.")
    static let imageBoxLength = MessageKey("image.boxLength", "A box states a length that does not fit the image.")
    static let imagePaletteChannels = MessageKey("image.paletteChannels", "The palette has {count, plural, one {# channel} other {# channels}}; at most {limit, number} are decoded.")
    static let imageCodestreamWithoutSize = MessageKey("image.codestreamWithoutSize", "The codestream does not begin with its size.")
    static let imageSizeLength = MessageKey("image.sizeLength", "The length of the size does not fit its components.")
    static let imageTooManyComponents = MessageKey("image.tooManyComponents", "The image has {count, plural, one {# component} other {# components}}; at most {limit, number} are decoded.")
    static let imageNoArea = MessageKey("image.noArea", "The image has no area, or its tiles do not cover it.")
    static let imageNoSamples = MessageKey("image.noSamples", "A component has no samples.")
    static let imageTooManyTilesEachWay = MessageKey("image.tooManyTilesEachWay", "The image has {across, number} by {down, plural, one {# tile} other {# tiles}}; at most {limit, number} are decoded.")
    static let imageTooManyTiles = MessageKey("image.tooManyTiles", "The image has {count, plural, one {# tile} other {# tiles}}; at most {limit, number} are decoded.")
    static let imageSampleBits = MessageKey("image.sampleBits", "A sample has {bits, plural, one {# bit} other {# bits}}; at most 16 are decoded.")
    static let imageNoJPEGMarker = MessageKey("image.noJPEGMarker", "The image does not begin with the marker of a JPEG image.")
    static let imageMarkerMissing = MessageKey("image.markerMissing", "There is no marker where one belongs.")
    static let imageNoFrameHeaderBeforeData = MessageKey("image.noFrameHeaderBeforeData", "The image has no frame header before its data.")
    static let imageFrameHeaderEmpty = MessageKey("image.frameHeaderEmpty", "The frame header states no image.")
    static let imageFrameHeaderWithoutRows = MessageKey("image.frameHeaderWithoutRows", "The frame header does not state the number of rows.")
    static let imageNoFrameHeader = MessageKey("image.noFrameHeader", "The image has no frame header.")
    static let imageNoPNGSignature = MessageKey("image.noPNGSignature", "The image does not begin with the signature of PNG.")
    static let imageNoHeaderChunk = MessageKey("image.noHeaderChunk", "The image does not begin with its header chunk.")
    static let imageHeaderChunkEmpty = MessageKey("image.headerChunkEmpty", "The header chunk states no image.")
    static let imageTooLargeForPNG = MessageKey("image.tooLargeForPNG", "The image is too large for PNG.")
    static let imagePngNotMade = MessageKey("image.pngNotMade", "The PNG file cannot be made.")
    static let imageSizeNotStated = MessageKey("image.sizeNotStated", "The file does not say the size of an image without compression.")
    static let imageSamplesNotShown = MessageKey("image.samplesNotShown", "Samples of {bits, plural, one {# bit} other {# bits}} in {channels, plural, one {# channel} other {# channels}} are not shown.")
    static let imageSamplesMissing = MessageKey("image.samplesMissing", "An image of {width, number} by {height, plural, one {# point} other {# points}} needs {needed, number} octets; there are {there, number}.")
    static let imageSamplesDoNotFit = MessageKey("image.samplesDoNotFit", "The samples do not fit the size of the image.")
    static let imageCutWithin = MessageKey("image.cutWithin", "The image ends within its {part, select, box {box} boxes {boxes} headerBox {header box} palette {palette} codestream {codestream} size {size} component {component} marker {marker} firstMarker {first marker} markerSegment {marker segment} frameHeader {frame header} signature {signature} firstChunk {first chunk} other {header}}.")
    static let imageNotStarted = MessageKey("image.notStarted", "The program that decodes images cannot be started: {error, message}.")

    static let ofImage: [MessageKey] = [
        .imageAnswerTooLong,
        .imageBoxBeyondImage,
        .imageBoxLength,
        .imageChannelBits,
        .imageChannels,
        .imageCodestreamWithoutSize,
        .imageColours,
        .imageComponentCut,
        .imageComponentEmpty,
        .imageCrashed,
        .imageCutWithin,
        .imageDamaged,
        .imageEndingUnknown,
        .imageForbidden,
        .imageFormatNotDecoded,
        .imageFrameHeaderEmpty,
        .imageFrameHeaderWithoutRows,
        .imageHeaderChunkEmpty,
        .imageInputTooLong,
        .imageJpegBits,
        .imageJpegComponents,
        .imageMarkerMissing,
        .imageNoAnswer,
        .imageNoArea,
        .imageNoCodestream,
        .imageNoDecoder,
        .imageNoDecoderOfThisVersion,
        .imageNoFrameHeader,
        .imageNoFrameHeaderBeforeData,
        .imageNoHeaderChunk,
        .imageNoJPEGMarker,
        .imageNoPNGSignature,
        .imageNoSamples,
        .imageNotDecoded,
        .imageNotStarted,
        .imageOtherSize,
        .imagePaletteChannels,
        .imagePngNotMade,
        .imagePointsNotWritten,
        .imageSampleBits,
        .imageSamplesDoNotFit,
        .imageSamplesMissing,
        .imageSamplesNotShown,
        .imageSizeLength,
        .imageSizeNotStated,
        .imageTooLarge,
        .imageTooLargeForJPEG,
        .imageTooLargeForPNG,
        .imageTooManyBoxes,
        .imageTooManyComponents,
        .imageTooManyOctets,
        .imageTooManyPoints,
        .imageTooManyTiles,
        .imageTooManyTilesEachWay,
        .imageUnknownFeature,
        .imageUnknownFormat,
        .imageWsqNotDecoded,
    ]
}

extension Message {
    package static func imageChannels(count: Int) -> Message {
        Message(.imageChannels, [.init("count", .number(count))])
    }
    package static var imageColours: Message { Message(.imageColours) }
    package static var imageComponentEmpty: Message { Message(.imageComponentEmpty) }
    package static var imageChannelBits: Message { Message(.imageChannelBits) }
    package static var imageComponentCut: Message { Message(.imageComponentCut) }
    package static var imageNotDecoded: Message { Message(.imageNotDecoded) }
    package static var imageDamaged: Message { Message(.imageDamaged) }
    package static var imageUnknownFeature: Message { Message(.imageUnknownFeature) }
    package static var imageTooLarge: Message { Message(.imageTooLarge) }
    package static var imageOtherSize: Message { Message(.imageOtherSize) }
    package static var imageNoDecoder: Message { Message(.imageNoDecoder) }
    package static var imageNoAnswer: Message { Message(.imageNoAnswer) }
    package static var imageAnswerTooLong: Message { Message(.imageAnswerTooLong) }
    package static func imageNoDecoderOfThisVersion(status: Int) -> Message {
        Message(.imageNoDecoderOfThisVersion, [.init("status", .number(status))])
    }
    package static var imageForbidden: Message { Message(.imageForbidden) }
    package static func imageCrashed(signal: Int) -> Message {
        Message(.imageCrashed, [.init("signal", .number(signal))])
    }
    package static var imageEndingUnknown: Message { Message(.imageEndingUnknown) }
    package static func imageFormatNotDecoded(format: some CustomStringConvertible) -> Message {
        Message(.imageFormatNotDecoded, [.init("format", .text(format.description))])
    }
    package static var imageWsqNotDecoded: Message { Message(.imageWsqNotDecoded) }
    package static var imageUnknownFormat: Message { Message(.imageUnknownFormat) }
    package static func imageJpegBits(bits: Int) -> Message {
        Message(.imageJpegBits, [.init("bits", .number(bits))])
    }
    package static func imageJpegComponents(count: Int) -> Message {
        Message(.imageJpegComponents, [.init("count", .number(count))])
    }
    package static var imageTooLargeForJPEG: Message { Message(.imageTooLargeForJPEG) }
    package static func imageInputTooLong(limit: Int) -> Message {
        Message(.imageInputTooLong, [.init("limit", .number(limit))])
    }
    package static var imagePointsNotWritten: Message { Message(.imagePointsNotWritten) }
    package static func imageTooManyPoints(width: Int, height: Int, limit: Int) -> Message {
        Message(.imageTooManyPoints, [.init("width", .number(width)), .init("height", .number(height)), .init("limit", .number(limit))])
    }
    package static func imageTooManyOctets(count: Int, limit: Int) -> Message {
        Message(.imageTooManyOctets, [.init("count", .number(count)), .init("limit", .number(limit))])
    }
    package static func imageTooManyBoxes(limit: Int) -> Message {
        Message(.imageTooManyBoxes, [.init("limit", .number(limit))])
    }
    package static var imageNoCodestream: Message { Message(.imageNoCodestream) }
    package static var imageBoxBeyondImage: Message { Message(.imageBoxBeyondImage) }
    package static var imageBoxLength: Message { Message(.imageBoxLength) }
    package static func imagePaletteChannels(count: Int, limit: Int) -> Message {
        Message(.imagePaletteChannels, [.init("count", .number(count)), .init("limit", .number(limit))])
    }
    package static var imageCodestreamWithoutSize: Message { Message(.imageCodestreamWithoutSize) }
    package static var imageSizeLength: Message { Message(.imageSizeLength) }
    package static func imageTooManyComponents(count: Int, limit: Int) -> Message {
        Message(.imageTooManyComponents, [.init("count", .number(count)), .init("limit", .number(limit))])
    }
    package static var imageNoArea: Message { Message(.imageNoArea) }
    package static var imageNoSamples: Message { Message(.imageNoSamples) }
    package static func imageTooManyTilesEachWay(across: Int, down: Int, limit: Int) -> Message {
        Message(.imageTooManyTilesEachWay, [.init("across", .number(across)), .init("down", .number(down)), .init("limit", .number(limit))])
    }
    package static func imageTooManyTiles(count: Int, limit: Int) -> Message {
        Message(.imageTooManyTiles, [.init("count", .number(count)), .init("limit", .number(limit))])
    }
    package static func imageSampleBits(bits: Int) -> Message {
        Message(.imageSampleBits, [.init("bits", .number(bits))])
    }
    package static var imageNoJPEGMarker: Message { Message(.imageNoJPEGMarker) }
    package static var imageMarkerMissing: Message { Message(.imageMarkerMissing) }
    package static var imageNoFrameHeaderBeforeData: Message { Message(.imageNoFrameHeaderBeforeData) }
    package static var imageFrameHeaderEmpty: Message { Message(.imageFrameHeaderEmpty) }
    package static var imageFrameHeaderWithoutRows: Message { Message(.imageFrameHeaderWithoutRows) }
    package static var imageNoFrameHeader: Message { Message(.imageNoFrameHeader) }
    package static var imageNoPNGSignature: Message { Message(.imageNoPNGSignature) }
    package static var imageNoHeaderChunk: Message { Message(.imageNoHeaderChunk) }
    package static var imageHeaderChunkEmpty: Message { Message(.imageHeaderChunkEmpty) }
    package static var imageTooLargeForPNG: Message { Message(.imageTooLargeForPNG) }
    package static var imagePngNotMade: Message { Message(.imagePngNotMade) }
    package static var imageSizeNotStated: Message { Message(.imageSizeNotStated) }
    package static func imageSamplesNotShown(bits: Int, channels: Int) -> Message {
        Message(.imageSamplesNotShown, [.init("bits", .number(bits)), .init("channels", .number(channels))])
    }
    package static func imageSamplesMissing(width: Int, height: Int, needed: Int, there: Int) -> Message {
        Message(.imageSamplesMissing, [.init("width", .number(width)), .init("height", .number(height)), .init("needed", .number(needed)), .init("there", .number(there))])
    }
    package static var imageSamplesDoNotFit: Message { Message(.imageSamplesDoNotFit) }
    package static func imageCutWithin(part: String) -> Message {
        Message(.imageCutWithin, [.init("part", .text(part))])
    }
    package static func imageNotStarted(error: Message) -> Message {
        Message(.imageNotStarted, [.init("error", .message(error))])
    }
}
