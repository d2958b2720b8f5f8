// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let personalisationKeysOfPACE = MessageKey("personalisation.keysOfPACE", "The keys of PACE could not be made. {error, message}.")
    static let personalisationKeysOfChip = MessageKey("personalisation.keysOfChip", "The keys of the chip could not be made. {error, message}.")
    static let personalisationNoCSCA = MessageKey("personalisation.noCSCA", "There is no CSCA.")
    static let personalisationNoDocumentSigner = MessageKey("personalisation.noDocumentSigner", "There is no document signer.")
    static let personalisationNoSigner = MessageKey("personalisation.noSigner", "There is no signer.")
    static let personalisationDocument = MessageKey("personalisation.document", "The document could not be made. {error, message}.")
    static let personalisationLds2 = MessageKey("personalisation.lds2", "The LDS2 records could not be made. {error, message}.")
    static let personalisationTerminalKey = MessageKey("personalisation.terminalKey", "The terminal's key cannot be encoded. {error, message}.")
    static let personalisationTerminalCertificates = MessageKey("personalisation.terminalCertificates", "The terminal's certificates could not be made. {error, message}.")
    static let personalisationCertificateDate = MessageKey("personalisation.certificateDate", "Card-verifiable certificates have dates of the years 2000 to 2099; this would need {day, date}.")

    static let ofPersonalisation: [MessageKey] = [
        .personalisationCertificateDate,
        .personalisationDocument,
        .personalisationKeysOfChip,
        .personalisationKeysOfPACE,
        .personalisationLds2,
        .personalisationNoCSCA,
        .personalisationNoDocumentSigner,
        .personalisationNoSigner,
        .personalisationTerminalCertificates,
        .personalisationTerminalKey,
    ]
}

extension Message {
    package static func personalisationKeysOfPACE(error: Message) -> Message {
        Message(.personalisationKeysOfPACE, [.init("error", .message(error))])
    }
    package static func personalisationKeysOfChip(error: Message) -> Message {
        Message(.personalisationKeysOfChip, [.init("error", .message(error))])
    }
    package static var personalisationNoCSCA: Message { Message(.personalisationNoCSCA) }
    package static var personalisationNoDocumentSigner: Message { Message(.personalisationNoDocumentSigner) }
    package static var personalisationNoSigner: Message { Message(.personalisationNoSigner) }
    package static func personalisationDocument(error: Message) -> Message {
        Message(.personalisationDocument, [.init("error", .message(error))])
    }
    package static func personalisationLds2(error: Message) -> Message {
        Message(.personalisationLds2, [.init("error", .message(error))])
    }
    package static func personalisationTerminalKey(error: Message) -> Message {
        Message(.personalisationTerminalKey, [.init("error", .message(error))])
    }
    package static func personalisationTerminalCertificates(error: Message) -> Message {
        Message(.personalisationTerminalCertificates, [.init("error", .message(error))])
    }
    package static func personalisationCertificateDate(day: String) -> Message {
        Message(.personalisationCertificateDate, [.init("day", .date(day))])
    }
}
