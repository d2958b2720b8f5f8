// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let labelReader = MessageKey("label.reader", "Reader")
    static let labelDemands = MessageKey("label.demands", "demanded")
    static let labelOpening = MessageKey("label.opening", "Access")
    static let labelFiles = MessageKey("label.files", "Read")
    static let labelRecoveries = MessageKey("label.recoveries", "Disturbed")
    static let labelRecords = MessageKey("label.records", "Records added after issue")
    static let labelWays = MessageKey("label.ways", "Habits")
    static let labelApplications = MessageKey("label.applications", "Applications")
    static let labelDefects = MessageKey("label.defects", "Defects")
    static let labelTolerated = MessageKey("label.tolerated", "Tolerated")
    static let labelAccess = MessageKey("label.access", "access")
    static let labelTerminal = MessageKey("label.terminal", "terminal")
    static let labelSecurityObject = MessageKey("label.securityObject", "security object")
    static let labelIssuer = MessageKey("label.issuer", "issuer")
    static let labelValidity = MessageKey("label.validity", "validity")
    static let labelDataGroups = MessageKey("label.dataGroups", "data groups")
    static let labelPrintedZone = MessageKey("label.printedZone", "printed MRZ")
    static let labelChip = MessageKey("label.chip", "chip")
    static let labelRevocation = MessageKey("label.revocation", "revocation")
    static let labelDocument = MessageKey("label.document", "document")
    static let labelSeal = MessageKey("label.seal", "seal")
    static let labelSignature = MessageKey("label.signature", "signature")
    static let labelSigner = MessageKey("label.signer", "signer")
    static let labelCountry = MessageKey("label.country", "country")
    static let labelUsage = MessageKey("label.usage", "usage")
    static let labelZone = MessageKey("label.zone", "zone")
    static let labelPassport = MessageKey("label.passport", "passport")
    static let labelRecord = MessageKey("label.record", "record")
    static let labelNotChecked = MessageKey("label.notChecked", "not checked")
    static let labelReading = MessageKey("label.reading", "reading")
    static let labelStatus = MessageKey("label.status", "status")
    static let labelAssured = MessageKey("label.assured", "Assured")
    static let labelNotAssured = MessageKey("label.notAssured", "Not assured")
    static let labelOrigin = MessageKey("label.origin", "Origin")

    static let ofLabel: [MessageKey] = [
        .labelAccess,
        .labelApplications,
        .labelAssured,
        .labelChip,
        .labelCountry,
        .labelDataGroups,
        .labelDefects,
        .labelDemands,
        .labelDocument,
        .labelFiles,
        .labelIssuer,
        .labelNotAssured,
        .labelNotChecked,
        .labelOpening,
        .labelOrigin,
        .labelPassport,
        .labelPrintedZone,
        .labelReader,
        .labelReading,
        .labelRecord,
        .labelRecords,
        .labelRecoveries,
        .labelRevocation,
        .labelSeal,
        .labelSecurityObject,
        .labelSignature,
        .labelSigner,
        .labelStatus,
        .labelTerminal,
        .labelTolerated,
        .labelUsage,
        .labelValidity,
        .labelWays,
        .labelZone,
    ]
}

extension Message {
    package static var labelReader: Message { Message(.labelReader) }
    package static var labelDemands: Message { Message(.labelDemands) }
    package static var labelOpening: Message { Message(.labelOpening) }
    package static var labelFiles: Message { Message(.labelFiles) }
    package static var labelRecoveries: Message { Message(.labelRecoveries) }
    package static var labelRecords: Message { Message(.labelRecords) }
    package static var labelWays: Message { Message(.labelWays) }
    package static var labelApplications: Message { Message(.labelApplications) }
    package static var labelDefects: Message { Message(.labelDefects) }
    package static var labelTolerated: Message { Message(.labelTolerated) }
    package static var labelAccess: Message { Message(.labelAccess) }
    package static var labelTerminal: Message { Message(.labelTerminal) }
    package static var labelSecurityObject: Message { Message(.labelSecurityObject) }
    package static var labelIssuer: Message { Message(.labelIssuer) }
    package static var labelValidity: Message { Message(.labelValidity) }
    package static var labelDataGroups: Message { Message(.labelDataGroups) }
    package static var labelPrintedZone: Message { Message(.labelPrintedZone) }
    package static var labelChip: Message { Message(.labelChip) }
    package static var labelRevocation: Message { Message(.labelRevocation) }
    package static var labelDocument: Message { Message(.labelDocument) }
    package static var labelSeal: Message { Message(.labelSeal) }
    package static var labelSignature: Message { Message(.labelSignature) }
    package static var labelSigner: Message { Message(.labelSigner) }
    package static var labelCountry: Message { Message(.labelCountry) }
    package static var labelUsage: Message { Message(.labelUsage) }
    package static var labelZone: Message { Message(.labelZone) }
    package static var labelPassport: Message { Message(.labelPassport) }
    package static var labelRecord: Message { Message(.labelRecord) }
    package static var labelNotChecked: Message { Message(.labelNotChecked) }
    package static var labelReading: Message { Message(.labelReading) }
    package static var labelStatus: Message { Message(.labelStatus) }
    package static var labelAssured: Message { Message(.labelAssured) }
    package static var labelNotAssured: Message { Message(.labelNotAssured) }
    package static var labelOrigin: Message { Message(.labelOrigin) }
}
