// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let outputFileNameEmpty = MessageKey("output.fileNameEmpty", "The name of a file to write is empty.")
    static let outputNameEmpty = MessageKey("output.nameEmpty", "The name of a file or folder to write is empty.")
    static let outputFolderNameEmpty = MessageKey("output.folderNameEmpty", "The name of a folder to write is empty.")
    static let outputFileExists = MessageKey("output.fileExists", "{file} exists already; nothing was written over it.")
    static let outputFileExistsBefore = MessageKey("output.fileExistsBefore", "{file} exists already; it would not be written over.")
    static let outputFileUnwritable = MessageKey("output.fileUnwritable", "{file} cannot be written: {error, message}.")
    static let outputNameFileInFolder = MessageKey("output.nameFileInFolder", "Name a file in a folder that exists and that you may write to.")
    static let outputMakeRoom = MessageKey("output.makeRoom", "Make room, or name a file elsewhere.")
    static let outputParentUnwritable = MessageKey("output.parentUnwritable", "{folder} cannot be written to: {error, message}.")
    static let outputNotFolder = MessageKey("output.notFolder", "{path} is no folder that can be read.")
    static let outputFolderNotEmpty = MessageKey("output.folderNotEmpty", "The folder {folder} is not empty; nothing was written.")
    static let outputFolderUnwritable = MessageKey("output.folderUnwritable", "The folder {folder} cannot be written to: {error, message}.")
    static let outputNameWritableFolder = MessageKey("output.nameWritableFolder", "Name a folder that you may write to.")
    static let outputFolderNotMade = MessageKey("output.folderNotMade", "The folder {folder} cannot be made: {error, message}.")
    static let outputNameFolderInFolder = MessageKey("output.nameFolderInFolder", "Name a folder whose parent exists and that you may write to.")
    static let outputSameFile = MessageKey("output.sameFile", "--portrait and {option} name the same file, {file}.")
    static let outputGiveEachItsName = MessageKey("output.giveEachItsName", "Give each its own name.")
    static let outputSameFolder = MessageKey("output.sameFolder", "--out and --out-dir both name {file}.")
    static let outputTraces = MessageKey("output.traces", "--trace and --trace-unsafe exclude one another.")
    static let outputSameFileTrace = MessageKey("output.sameFileTrace", "{trace} and {option} name the same file, {file}.")
    static let outputImageDecoded = MessageKey("output.imageDecoded", "{format, message}, {width, number} x {height, number}, decoded from {original, message}")
    static let outputImageAsIs = MessageKey("output.imageAsIs", "{format, message} as in the document, {octets, plural, one {# octet} other {# octets}}")
    static let outputFormatCodestream = MessageKey("output.formatCodestream", "JPEG 2000 (codestream)")
    static let outputFormatRaw = MessageKey("output.formatRaw", "samples without compression")
    static let outputFormatUnknown = MessageKey("output.formatUnknown", "an unknown format")
    static let outputImagesTookLong = MessageKey("output.imagesTookLong", "The images before it took {seconds} seconds to decode.")
    static let outputImageNotDecoded = MessageKey("output.imageNotDecoded", "{name} is written as it stands in the document. {problem, message}.")
    static let outputImage = MessageKey("output.image", "{name}: {image, message}")
    static let outputImageProblemAt = MessageKey("output.imageProblemAt", "{problem, message} (at octet {offset, number} of the image)")
    static let outputImagesEmpty = MessageKey("output.imagesEmpty", "{count, plural, one {# image has} other {# images have}} no octets, and {count, plural, one {is} other {are}} not written.")
    static let outputImagesLeftOut = MessageKey("output.imagesLeftOut", "{count, plural, one {# image} other {# images}} beyond the first {limit, number} {count, plural, one {is} other {are}} not written.")
    static let outputNoImages = MessageKey("output.noImages", "the files hold no images; {folder} is empty.")
    static let outputPortraitUnread = MessageKey("output.portraitUnread", "EF.DG2 was not read, so {file} was not written.")
    static let outputPortraitAbsent = MessageKey("output.portraitAbsent", "EF.DG2 holds no portrait, so {file} was not written.")
    static let outputPortraitUndecodable = MessageKey("output.portraitUndecodable", "the portrait cannot be taken out of EF.DG2, at octet {offset, number} of {place}, so {file} was not written. {error, message}.")
    static let outputPortraitNotDecoded = MessageKey("output.portraitNotDecoded", "the portrait is written as it stands in the document. {problem, message}.")
    static let outputPortraitDamaged = MessageKey("output.portraitDamaged", "octets of the portrait are missing or wrong: the picture shows what is left of it.")
    static let outputPortraitEnding = MessageKey("output.portraitEnding", "--portrait {file}: {ending} is the ending of no picture that is written.")
    static let outputPortraitEndings = MessageKey("output.portraitEndings", "End the name in .png, .jpg, .jp2 or .j2k.")
    static let outputPortrait = MessageKey("output.portrait", "Portrait: {image, message}, in {file}")
    static let outputPortraitRenamed = MessageKey("output.portraitRenamed", "Portrait: {image, message}, in {file}, and not in {wanted}, whose name says otherwise")
    static let outputPortraitNumbered = MessageKey("output.portraitNumbered", "Portrait: {image, message}, in {file}, and not in {wanted}, whose name says otherwise; {taken} exists already")
    static let outputPrivateFolderNotMade = MessageKey("output.privateFolderNotMade", "A folder for a moment cannot be made in {folder}: {error, message}.")
    static let outputPrivateFolderRemedy = MessageKey("output.privateFolderRemedy", "Set TMPDIR to a folder that can be written to.")
    static let outputSignNeedsOut = MessageKey("output.signNeedsOut", "--sign-with signs the bundle that --out writes: give --out, too.")
    static let outputWithImagesNeedsJson = MessageKey("output.withImagesNeedsJson", "--with-images goes with --json.")

    static let ofOutput: [MessageKey] = [
        .outputFileExists,
        .outputFileExistsBefore,
        .outputFileNameEmpty,
        .outputFileUnwritable,
        .outputFolderNameEmpty,
        .outputFolderNotEmpty,
        .outputFolderNotMade,
        .outputFolderUnwritable,
        .outputFormatCodestream,
        .outputFormatRaw,
        .outputFormatUnknown,
        .outputGiveEachItsName,
        .outputImage,
        .outputImageAsIs,
        .outputImageDecoded,
        .outputImageNotDecoded,
        .outputImageProblemAt,
        .outputImagesEmpty,
        .outputImagesLeftOut,
        .outputImagesTookLong,
        .outputMakeRoom,
        .outputNameEmpty,
        .outputNameFileInFolder,
        .outputNameFolderInFolder,
        .outputNameWritableFolder,
        .outputNoImages,
        .outputNotFolder,
        .outputParentUnwritable,
        .outputPortrait,
        .outputPortraitAbsent,
        .outputPortraitDamaged,
        .outputPortraitEnding,
        .outputPortraitEndings,
        .outputPortraitNotDecoded,
        .outputPortraitNumbered,
        .outputPortraitRenamed,
        .outputPortraitUndecodable,
        .outputPortraitUnread,
        .outputPrivateFolderNotMade,
        .outputPrivateFolderRemedy,
        .outputSameFile,
        .outputSameFileTrace,
        .outputSameFolder,
        .outputSignNeedsOut,
        .outputTraces,
        .outputWithImagesNeedsJson,
    ]
}

extension Message {
    package static var outputFileNameEmpty: Message { Message(.outputFileNameEmpty) }
    package static var outputNameEmpty: Message { Message(.outputNameEmpty) }
    package static var outputFolderNameEmpty: Message { Message(.outputFolderNameEmpty) }
    package static func outputFileExists(file: some CustomStringConvertible) -> Message {
        Message(.outputFileExists, [.init("file", .text(file.description))])
    }
    package static func outputFileExistsBefore(file: some CustomStringConvertible) -> Message {
        Message(.outputFileExistsBefore, [.init("file", .text(file.description))])
    }
    package static func outputFileUnwritable(file: some CustomStringConvertible, error: Message) -> Message {
        Message(.outputFileUnwritable, [.init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static var outputNameFileInFolder: Message { Message(.outputNameFileInFolder) }
    package static var outputMakeRoom: Message { Message(.outputMakeRoom) }
    package static func outputParentUnwritable(folder: some CustomStringConvertible, error: Message) -> Message {
        Message(.outputParentUnwritable, [.init("folder", .text(folder.description)), .init("error", .message(error))])
    }
    package static func outputNotFolder(path: some CustomStringConvertible) -> Message {
        Message(.outputNotFolder, [.init("path", .text(path.description))])
    }
    package static func outputFolderNotEmpty(folder: some CustomStringConvertible) -> Message {
        Message(.outputFolderNotEmpty, [.init("folder", .text(folder.description))])
    }
    package static func outputFolderUnwritable(folder: some CustomStringConvertible, error: Message) -> Message {
        Message(.outputFolderUnwritable, [.init("folder", .text(folder.description)), .init("error", .message(error))])
    }
    package static var outputNameWritableFolder: Message { Message(.outputNameWritableFolder) }
    package static func outputFolderNotMade(folder: some CustomStringConvertible, error: Message) -> Message {
        Message(.outputFolderNotMade, [.init("folder", .text(folder.description)), .init("error", .message(error))])
    }
    package static var outputNameFolderInFolder: Message { Message(.outputNameFolderInFolder) }
    package static func outputSameFile(option: some CustomStringConvertible, file: some CustomStringConvertible) -> Message {
        Message(.outputSameFile, [.init("option", .text(option.description)), .init("file", .text(file.description))])
    }
    package static var outputGiveEachItsName: Message { Message(.outputGiveEachItsName) }
    package static func outputSameFolder(file: some CustomStringConvertible) -> Message {
        Message(.outputSameFolder, [.init("file", .text(file.description))])
    }
    package static var outputTraces: Message { Message(.outputTraces) }
    package static func outputSameFileTrace(trace: some CustomStringConvertible, option: some CustomStringConvertible, file: some CustomStringConvertible) -> Message {
        Message(.outputSameFileTrace, [.init("trace", .text(trace.description)), .init("option", .text(option.description)), .init("file", .text(file.description))])
    }
    package static func outputImageDecoded(format: Message, width: Int, height: Int, original: Message) -> Message {
        Message(.outputImageDecoded, [.init("format", .message(format)), .init("width", .number(width)), .init("height", .number(height)), .init("original", .message(original))])
    }
    package static func outputImageAsIs(format: Message, octets: Int) -> Message {
        Message(.outputImageAsIs, [.init("format", .message(format)), .init("octets", .number(octets))])
    }
    package static var outputFormatCodestream: Message { Message(.outputFormatCodestream) }
    package static var outputFormatRaw: Message { Message(.outputFormatRaw) }
    package static var outputFormatUnknown: Message { Message(.outputFormatUnknown) }
    package static func outputImagesTookLong(seconds: some CustomStringConvertible) -> Message {
        Message(.outputImagesTookLong, [.init("seconds", .text(seconds.description))])
    }
    package static func outputImageNotDecoded(name: some CustomStringConvertible, problem: Message) -> Message {
        Message(.outputImageNotDecoded, [.init("name", .text(name.description)), .init("problem", .message(problem))])
    }
    package static func outputImage(name: some CustomStringConvertible, image: Message) -> Message {
        Message(.outputImage, [.init("name", .text(name.description)), .init("image", .message(image))])
    }
    package static func outputImageProblemAt(problem: Message, offset: Int) -> Message {
        Message(.outputImageProblemAt, [.init("problem", .message(problem)), .init("offset", .number(offset))])
    }
    package static func outputImagesEmpty(count: Int) -> Message {
        Message(.outputImagesEmpty, [.init("count", .number(count))])
    }
    package static func outputImagesLeftOut(count: Int, limit: Int) -> Message {
        Message(.outputImagesLeftOut, [.init("count", .number(count)), .init("limit", .number(limit))])
    }
    package static func outputNoImages(folder: some CustomStringConvertible) -> Message {
        Message(.outputNoImages, [.init("folder", .text(folder.description))])
    }
    package static func outputPortraitUnread(file: some CustomStringConvertible) -> Message {
        Message(.outputPortraitUnread, [.init("file", .text(file.description))])
    }
    package static func outputPortraitAbsent(file: some CustomStringConvertible) -> Message {
        Message(.outputPortraitAbsent, [.init("file", .text(file.description))])
    }
    package static func outputPortraitUndecodable(offset: Int, place: some CustomStringConvertible, file: some CustomStringConvertible, error: Message) -> Message {
        Message(.outputPortraitUndecodable, [.init("offset", .number(offset)), .init("place", .text(place.description)), .init("file", .text(file.description)), .init("error", .message(error))])
    }
    package static func outputPortraitNotDecoded(problem: Message) -> Message {
        Message(.outputPortraitNotDecoded, [.init("problem", .message(problem))])
    }
    package static var outputPortraitDamaged: Message { Message(.outputPortraitDamaged) }
    package static func outputPortraitEnding(file: some CustomStringConvertible, ending: some CustomStringConvertible) -> Message {
        Message(.outputPortraitEnding, [.init("file", .text(file.description)), .init("ending", .text(ending.description))])
    }
    package static var outputPortraitEndings: Message { Message(.outputPortraitEndings) }
    package static func outputPortrait(image: Message, file: some CustomStringConvertible) -> Message {
        Message(.outputPortrait, [.init("image", .message(image)), .init("file", .text(file.description))])
    }
    package static func outputPortraitRenamed(image: Message, file: some CustomStringConvertible, wanted: some CustomStringConvertible) -> Message {
        Message(.outputPortraitRenamed, [.init("image", .message(image)), .init("file", .text(file.description)), .init("wanted", .text(wanted.description))])
    }
    package static func outputPortraitNumbered(image: Message, file: some CustomStringConvertible, wanted: some CustomStringConvertible, taken: some CustomStringConvertible) -> Message {
        Message(.outputPortraitNumbered, [.init("image", .message(image)), .init("file", .text(file.description)), .init("wanted", .text(wanted.description)), .init("taken", .text(taken.description))])
    }
    package static func outputPrivateFolderNotMade(folder: some CustomStringConvertible, error: Message) -> Message {
        Message(.outputPrivateFolderNotMade, [.init("folder", .text(folder.description)), .init("error", .message(error))])
    }
    package static var outputPrivateFolderRemedy: Message { Message(.outputPrivateFolderRemedy) }
    package static var outputSignNeedsOut: Message { Message(.outputSignNeedsOut) }
    package static var outputWithImagesNeedsJson: Message { Message(.outputWithImagesNeedsJson) }
}
