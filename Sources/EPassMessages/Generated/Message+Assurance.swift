// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let assuranceDataGenuine = MessageKey("assurance.dataGenuine", "the data is genuine")
    static let assuranceDocumentCurrent = MessageKey("assurance.documentCurrent", "the document is current")
    static let assuranceHolderPrintMatches = MessageKey("assurance.holderPrintMatches", "the printed MRZ is that of the chip")
    static let assuranceChipOriginal = MessageKey("assurance.chipOriginal", "the chip is the original, {word, select, observed {as this program saw} verifier {by its answer to the verifier's challenge} other {by its answer to the challenge of whoever read it}}")
    static let assuranceChipOriginalShownToVerifier = MessageKey("assurance.chipOriginalShownToVerifier", "whoever judges was shown that it is")
    static let assuranceFresh = MessageKey("assurance.fresh", "the evidence is of now")
    static let assuranceNameDataGenuine = MessageKey("assurance.name.dataGenuine", "genuine data")
    static let assuranceNameDocumentCurrent = MessageKey("assurance.name.documentCurrent", "current document")
    static let assuranceNameHolderPrintMatches = MessageKey("assurance.name.holderPrintMatches", "printed MRZ")
    static let assuranceNameChipOriginal = MessageKey("assurance.name.chipOriginal", "original chip")
    static let assuranceNameChipOriginalShownToVerifier = MessageKey("assurance.name.chipOriginalShownToVerifier", "original chip, shown to whoever judges")
    static let assuranceNameFresh = MessageKey("assurance.name.fresh", "evidence of now")
    static let assuranceMissing = MessageKey("assurance.missing", "{name, message} ({why, message})")
    static let assuranceWhyRecorded = MessageKey("assurance.why.recorded", "only told by whoever wrote the evidence")
    static let assuranceWhyNotShown = MessageKey("assurance.why.notShown", "the chip was not read here, and answered no challenge of whoever judges")

    static let ofAssurance: [MessageKey] = [
        .assuranceChipOriginal,
        .assuranceChipOriginalShownToVerifier,
        .assuranceDataGenuine,
        .assuranceDocumentCurrent,
        .assuranceFresh,
        .assuranceHolderPrintMatches,
        .assuranceMissing,
        .assuranceNameChipOriginal,
        .assuranceNameChipOriginalShownToVerifier,
        .assuranceNameDataGenuine,
        .assuranceNameDocumentCurrent,
        .assuranceNameFresh,
        .assuranceNameHolderPrintMatches,
        .assuranceWhyNotShown,
        .assuranceWhyRecorded,
    ]
}

extension Message {
    package static var assuranceDataGenuine: Message { Message(.assuranceDataGenuine) }
    package static var assuranceDocumentCurrent: Message { Message(.assuranceDocumentCurrent) }
    package static var assuranceHolderPrintMatches: Message { Message(.assuranceHolderPrintMatches) }
    package static func assuranceChipOriginal(word: String) -> Message {
        Message(.assuranceChipOriginal, [.init("word", .text(word))])
    }
    package static var assuranceChipOriginalShownToVerifier: Message { Message(.assuranceChipOriginalShownToVerifier) }
    package static var assuranceFresh: Message { Message(.assuranceFresh) }
    package static var assuranceNameDataGenuine: Message { Message(.assuranceNameDataGenuine) }
    package static var assuranceNameDocumentCurrent: Message { Message(.assuranceNameDocumentCurrent) }
    package static var assuranceNameHolderPrintMatches: Message { Message(.assuranceNameHolderPrintMatches) }
    package static var assuranceNameChipOriginal: Message { Message(.assuranceNameChipOriginal) }
    package static var assuranceNameChipOriginalShownToVerifier: Message { Message(.assuranceNameChipOriginalShownToVerifier) }
    package static var assuranceNameFresh: Message { Message(.assuranceNameFresh) }
    package static func assuranceMissing(name: Message, why: Message) -> Message {
        Message(.assuranceMissing, [.init("name", .message(name)), .init("why", .message(why))])
    }
    package static var assuranceWhyRecorded: Message { Message(.assuranceWhyRecorded) }
    package static var assuranceWhyNotShown: Message { Message(.assuranceWhyNotShown) }
}
