// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let pageTitle = MessageKey("page.title", "Document check: {word, message}")
    static let pageTitleOfFiles = MessageKey("page.titleOfFiles", "What is in {file}")
    static let pagePortrait = MessageKey("page.portrait", "Portrait")
    static let pageNoPortrait = MessageKey("page.noPortrait", "No portrait was read.")
    static let pagePortraitNotShown = MessageKey("page.portraitNotShown", "The portrait cannot be shown.")
    static let pageHeadingNext = MessageKey("page.heading.next", "What to do")
    static let pageHeadingAttention = MessageKey("page.heading.attention", "What to look at")
    static let pageHeadingData = MessageKey("page.heading.data", "Data")
    static let pageHeadingImages = MessageKey("page.heading.images", "Images")
    static let pageHeadingChecks = MessageKey("page.heading.checks", "What was checked")
    static let pageHeadingAssurances = MessageKey("page.heading.assurances", "What is assured")
    static let pageHeadingChain = MessageKey("page.heading.chain", "Who signed the document")
    static let pageHeadingChainOfSeal = MessageKey("page.heading.chainOfSeal", "Who signed the seal")
    static let pageHeadingReading = MessageKey("page.heading.reading", "How it was read")
    static let pageHeadingSeal = MessageKey("page.heading.seal", "What the seal says")
    static let pageHeadingTolerated = MessageKey("page.heading.tolerated", "Departures from the standard that were tolerated")
    static let pageHeadingDefects = MessageKey("page.heading.defects", "What lists of defects say")
    static let pageHeadingTechnical = MessageKey("page.heading.technical", "Technical details")
    static let pageHeadingResults = MessageKey("page.heading.results", "Every check by its name")
    static let pageHeadingCertificates = MessageKey("page.heading.certificates", "Certificates")
    static let pageHeadingFiles = MessageKey("page.heading.files", "Files")
    static let pageHeadingCircumstances = MessageKey("page.heading.circumstances", "Reader, policy and times")
    static let pageColumnField = MessageKey("page.column.field", "Field")
    static let pageColumnPrinted = MessageKey("page.column.printed", "As printed")
    static let pageColumnChip = MessageKey("page.column.chip", "In the chip (EF.DG1)")
    static let pageColumnFull = MessageKey("page.column.full", "In full (EF.DG11)")
    static let pageColumnCheck = MessageKey("page.column.check", "Check")
    static let pageColumnResult = MessageKey("page.column.result", "Result")
    static let pageColumnRole = MessageKey("page.column.role", "Counts")
    static let pageColumnClause = MessageKey("page.column.clause", "Clause")
    static let pageColumnFile = MessageKey("page.column.file", "File")
    static let pageColumnState = MessageKey("page.column.state", "State")
    static let pageColumnLength = MessageKey("page.column.length", "Octets")
    static let pageColumnHash = MessageKey("page.column.hash", "SHA-256")
    static let pageMarkGood = MessageKey("page.mark.good", "passed")
    static let pageMarkBad = MessageKey("page.mark.bad", "failed")
    static let pageMarkOpen = MessageKey("page.mark.open", "open")
    static let pageResultSuccessful = MessageKey("page.result.successful", "passed")
    static let pageResultFailed = MessageKey("page.result.failed", "failed")
    static let pageResultUndetermined = MessageKey("page.result.undetermined", "undetermined")
    static let pageResultNotSupported = MessageKey("page.result.notSupported", "not offered")
    static let pageResultAborted = MessageKey("page.result.aborted", "not reached")
    static let pageRoleMandatory = MessageKey("page.role.mandatory", "must pass")
    static let pageRoleOptional = MessageKey("page.role.optional", "must not fail")
    static let pageRoleEvaluatory = MessageKey("page.role.evaluatory", "for information")
    static let pageSame = MessageKey("page.same", "the same")
    static let pageSameRecorded = MessageKey("page.sameRecorded", "the same, as recorded")
    static let pageDiffers = MessageKey("page.differs", "differs")
    static let pageNotPrinted = MessageKey("page.notPrinted", "not compared")
    static let pageSigned = MessageKey("page.signed", "Signed by the issuer")
    static let pageNotSigned = MessageKey("page.notSigned", "Not what the issuer signed")
    static let pageSignatureOpen = MessageKey("page.signatureOpen", "Not proven to be signed by the issuer")
    static let pageNotGiven = MessageKey("page.notGiven", "What is printed was not given: compare it with the document.")
    static let pageOnlyOutcome = MessageKey("page.onlyOutcome", "What was printed is not kept with the evidence; how it compared is.")
    static let pageDay = MessageKey("page.day", "{day, date}")
    static let pageDayAndTime = MessageKey("page.dayAndTime", "{day, date} {time}")
    static let pageMoment = MessageKey("page.moment", "{moment, date}")
    static let pageState = MessageKey("page.state", "{state, country}")
    static let pageStateNamed = MessageKey("page.stateNamed", "{state, country} ({name})")
    static let pageSex = MessageKey("page.sex", "{sex, select, female {female} male {male} other {unspecified}}")
    static let pagePeriod = MessageKey("page.period", "{first, date} to {last, date}")
    static let pageDetailsPersonal = MessageKey("page.details.personal", "More about the person (EF.DG11)")
    static let pageDetailsDocument = MessageKey("page.details.document", "More about the document (EF.DG12)")
    static let pageDetailFullName = MessageKey("page.detail.fullName", "Name in full")
    static let pageDetailOtherName = MessageKey("page.detail.otherName", "Other name")
    static let pageDetailPersonalNumber = MessageKey("page.detail.personalNumber", "Personal number")
    static let pageDetailDateOfBirth = MessageKey("page.detail.dateOfBirth", "Date of birth")
    static let pageDetailPlaceOfBirth = MessageKey("page.detail.placeOfBirth", "Place of birth")
    static let pageDetailAddress = MessageKey("page.detail.address", "Address")
    static let pageDetailTelephone = MessageKey("page.detail.telephone", "Telephone")
    static let pageDetailProfession = MessageKey("page.detail.profession", "Profession")
    static let pageDetailTitle = MessageKey("page.detail.title", "Title")
    static let pageDetailSummary = MessageKey("page.detail.summary", "Personal summary")
    static let pageDetailOtherDocuments = MessageKey("page.detail.otherDocuments", "Other travel documents")
    static let pageDetailCustody = MessageKey("page.detail.custody", "Custody")
    static let pageDetailAuthority = MessageKey("page.detail.authority", "Issuing authority")
    static let pageDetailDateOfIssue = MessageKey("page.detail.dateOfIssue", "Date of issue")
    static let pageDetailOtherPerson = MessageKey("page.detail.otherPerson", "Other person")
    static let pageDetailEndorsements = MessageKey("page.detail.endorsements", "Endorsements and observations")
    static let pageDetailExitRequirements = MessageKey("page.detail.exitRequirements", "Tax or exit requirements")
    static let pageDetailPersonalised = MessageKey("page.detail.personalised", "Personalised")
    static let pageDetailSystem = MessageKey("page.detail.system", "Personalisation system")
    static let pageAdviceVerified = MessageKey("page.advice.verified", "Compare the portrait with the person, and the data with what is printed.")
    static let pageAdviceNoPortrait = MessageKey("page.advice.noPortrait", "No portrait of the chip could be shown: compare the printed one with the person, and the data with what is printed.")
    static let pageAdviceFindings = MessageKey("page.advice.findings", "Look at what was found before you decide.")
    static let pageAdviceExpired = MessageKey("page.advice.expired", "The document is no longer valid. Whether it is accepted all the same is for your rules to say.")
    static let pageAdviceNotGenuine = MessageKey("page.advice.notGenuine", "Do not rely on this document. Read it once more to rule out a fault of the reader; if the result stays, hand it to somebody who examines documents.")
    static let pageAdviceFailed = MessageKey("page.advice.failed", "Do not rely on this document until what was found is explained.")
    static let pageAdviceOtherPrint = MessageKey("page.advice.otherPrint", "Compare what was typed with the print first. If it is right, chip and document do not belong together: hand the document to somebody who examines documents.")
    static let pageAdviceUndetermined = MessageKey("page.advice.undetermined", "Not decided. Go by the document and your rules; the open points are for whoever looks after this computer.")
    static let pageAdviceRefusedProof = MessageKey("page.advice.refusedProof", "Read it once more. If the chip still does not prove itself, it may be a copy: hand the document to somebody who examines documents.")
    static let pageAdviceUnsigned = MessageKey("page.advice.unsigned", "Nothing on this chip is signed, so that nothing of it can be shown to be genuine. Read it once more; if the result stays, go by the document itself.")
    static let pageAdviceNoTrust = MessageKey("page.advice.noTrust", "This computer has no countries’ certificates yet; that says nothing for or against the document. Ask whoever looks after it to run: epass trust setup.")
    static let pageAdviceAborted = MessageKey("page.advice.aborted", "Nothing is said about the document. Read it again.")
    static let pageAdviceSeal = MessageKey("page.advice.seal", "Compare what the seal says with what is printed.")
    static let pageChainSigner = MessageKey("page.chain.signer", "Document signer")
    static let pageChainSealSigner = MessageKey("page.chain.sealSigner", "Seal signer")
    static let pageChainLink = MessageKey("page.chain.link", "Link certificate of the CSCA")
    static let pageChainAnchor = MessageKey("page.chain.anchor", "CSCA, trusted")
    static let pageChainAnchorUnpinned = MessageKey("page.chain.anchorUnpinned", "CSCA, vouched for by nobody")
    static let pageChainGeneration = MessageKey("page.chain.generation", "Another key of the CSCA")
    static let pageChainNumbered = MessageKey("page.chain.numbered", "{title, message}, generation {number, number}")
    static let pageChainOf = MessageKey("page.chain.of", "{title, message}, {state, country}")
    static let pageChainSignedBy = MessageKey("page.chain.signedBy", "Signed by {subject}.")
    static let pageChainSignedByNobody = MessageKey("page.chain.signedByNobody", "No trusted CSCA was found that signed it.")
    static let pageChainSelfSigned = MessageKey("page.chain.selfSigned", "The root of its State.")
    static let pageChainLinked = MessageKey("page.chain.linked", "Trusted because a link certificate under {subject} vouches for its key.")
    static let pageChainNamed = MessageKey("page.chain.named", "Trusted because its file was named.")
    static let pageChainVouched = MessageKey("page.chain.vouched", "Trusted because of: {voucher, message}.")
    static let pageChainValid = MessageKey("page.chain.valid", "Valid {first, date} to {last, date}.")
    static let pageChainSigns = MessageKey("page.chain.signs", "Its key signs {first, date} to {last, date}.")
    static let pageChainDescription = MessageKey("page.chain.description", "Bars show when each certificate is valid; an arrow leads from who signed to what was signed. The line marks {day, date}, the day judged at.")
    static let pageChainJudged = MessageKey("page.chain.judged", "judged at")
    static let pageChainSynthetic = MessageKey("page.chain.synthetic", "Made for tests.")
    static let pageTermSubject = MessageKey("page.term.subject", "Subject")
    static let pageTermIssuer = MessageKey("page.term.issuer", "Issuer")
    static let pageTermSerial = MessageKey("page.term.serial", "Serial number")
    static let pageTermValidity = MessageKey("page.term.validity", "Valid")
    static let pageTermKey = MessageKey("page.term.key", "Key")
    static let pageTermSignature = MessageKey("page.term.signature", "Signed with")
    static let pageTermFingerprint = MessageKey("page.term.fingerprint", "SHA-256")
    static let pageTermReader = MessageKey("page.term.reader", "Reader")
    static let pageTermAtr = MessageKey("page.term.atr", "Answer to reset")
    static let pageTermProtocol = MessageKey("page.term.protocol", "Transmission")
    static let pageTermReadAt = MessageKey("page.term.readAt", "Read")
    static let pageTermJudgedAt = MessageKey("page.term.judgedAt", "Judged at")
    static let pageTermPolicy = MessageKey("page.term.policy", "Policy")
    static let pageTermPolicyHash = MessageKey("page.term.policyHash", "SHA-256 of the policy")
    static let pageTermTrust = MessageKey("page.term.trust", "Trust material")
    static let pageTermTrustHash = MessageKey("page.term.trustHash", "SHA-256 of the trust material")
    static let pageTermAnchors = MessageKey("page.term.anchors", "CSCA certificates at hand")
    static let pageTermRevocationList = MessageKey("page.term.revocationList", "Revocation list")
    static let pageTermExchange = MessageKey("page.term.exchange", "Exchange")
    static let pageTermTool = MessageKey("page.term.tool", "Judged by")
    static let pageTermError = MessageKey("page.term.error", "Error")
    static let pageExchanged = MessageKey("page.exchanged", "{commands, plural, one {# command} other {# commands}}, {sent, number} octets sent, {received, number} received, {time, message}")
    static let pageRevocationList = MessageKey("page.revocationList", "of {issuer}, issued {first, date}")
    static let pageRevocationListUntil = MessageKey("page.revocationListUntil", "of {issuer}, issued {first, date}, next by {next, date}")
    static let pageTool = MessageKey("page.tool", "{name} {version}")
    static let pageFileStateIdentical = MessageKey("page.fileState.identical", "as it was signed")
    static let pageFileStateNotIdentical = MessageKey("page.fileState.notIdentical", "not as it was signed")
    static let pageFileStateRead = MessageKey("page.fileState.read", "read")
    static let pageFileStatePresentNotRead = MessageKey("page.fileState.presentNotRead", "there, not read")
    static let pageFileStateAbsent = MessageKey("page.fileState.absent", "not on the chip")
    static let pageFileStateAccessDenied = MessageKey("page.fileState.accessDenied", "access denied")
    static let pageFileStateNonConformant = MessageKey("page.fileState.nonConformant", "malformed")
    static let pageFileStateTooLarge = MessageKey("page.fileState.tooLarge", "too large")
    static let pageFileStateAborted = MessageKey("page.fileState.aborted", "not reached")
    static let pageImageFace = MessageKey("page.image.face", "Face")
    static let pageImageFinger = MessageKey("page.image.finger", "Fingerprint")
    static let pageImageIris = MessageKey("page.image.iris", "Iris")
    static let pageImagePortrait = MessageKey("page.image.portrait", "Displayed portrait")
    static let pageImageSignature = MessageKey("page.image.signature", "Signature")
    static let pageImageDocument = MessageKey("page.image.document", "Page of a document")
    static let pageImageOf = MessageKey("page.image.of", "{image, message} ({file})")
    static let pageImagesLeftOut = MessageKey("page.imagesLeftOut", "{count, plural, one {# image is} other {# images are}} not shown: above the limits of number or size, or of a format that browsers do not show.")
    static let pageNoFindings = MessageKey("page.noFindings", "Nothing.")
    static let pagePrivacy = MessageKey("page.privacy", "This page holds personal data. Keep it only as long as you need it.")
    static let pageMade = MessageKey("page.made", "Made by {name} {version}.")
    static let pageFiles = MessageKey("page.files", "{count, plural, one {# file} other {# files}}")
    static let pageNotDecoded = MessageKey("page.notDecoded", "Not decoded: {problem}")
    static let pageWhatToDo = MessageKey("page.whatToDo", "What to do: {remedy}")
    static let pageTolerated = MessageKey("page.tolerated", "Tolerated: {names, list}")
    static let pageMissing = MessageKey("page.missing", "Listed in EF.SOD and not here: {names, list}")
    static let pageOpenedFile = MessageKey("page.openedFile", "The page was opened from {file}. It holds personal data: remove the file when you are done.")
    static let pageImageFailed = MessageKey("page.imageFailed", "An image is not on the page. {problem, message}.")
    static let pageNoPrinter = MessageKey("page.noPrinter", "A PDF needs chromium or weasyprint, and neither is on PATH.")
    static let pageNoPrinterRemedy = MessageKey("page.noPrinterRemedy", "Install one (Debian: apt install weasyprint, or apt install chromium), or write the page with --html and print it from a browser.")
    static let pagePrinterFailed = MessageKey("page.printerFailed", "{program} made no PDF.")
    static let pagePrinterOverdue = MessageKey("page.printerOverdue", "{program} made no PDF within {seconds, number} s.")
    static let pagePrinterRemedy = MessageKey("page.printerRemedy", "Write the page with --html and print it from a browser.")
    static let pageNoOpener = MessageKey("page.noOpener", "There is no xdg-open on PATH to open the page with.")
    static let pageNoOpenerRemedy = MessageKey("page.noOpenerRemedy", "Install xdg-utils, or write the page with --html and open that file.")
    static let pageOpenerFailed = MessageKey("page.openerFailed", "xdg-open could not open the page: it ended with {status, number}.")
    static let pageOpenerRemedy = MessageKey("page.openerRemedy", "Open {file} in a browser.")
    static let pageSameFile = MessageKey("page.sameFile", "{first} and {second} name the same file, {file}.")
    static let pageWatchHasNone = MessageKey("page.watchHasNone", "--html, --pdf and --open are for one document and do not go with --watch.")

    static let ofPage: [MessageKey] = [
        .pageAdviceAborted,
        .pageAdviceExpired,
        .pageAdviceFailed,
        .pageAdviceFindings,
        .pageAdviceNoPortrait,
        .pageAdviceNoTrust,
        .pageAdviceNotGenuine,
        .pageAdviceOtherPrint,
        .pageAdviceRefusedProof,
        .pageAdviceSeal,
        .pageAdviceUndetermined,
        .pageAdviceUnsigned,
        .pageAdviceVerified,
        .pageChainAnchor,
        .pageChainAnchorUnpinned,
        .pageChainDescription,
        .pageChainGeneration,
        .pageChainJudged,
        .pageChainLink,
        .pageChainLinked,
        .pageChainNamed,
        .pageChainNumbered,
        .pageChainOf,
        .pageChainSealSigner,
        .pageChainSelfSigned,
        .pageChainSignedBy,
        .pageChainSignedByNobody,
        .pageChainSigner,
        .pageChainSigns,
        .pageChainSynthetic,
        .pageChainValid,
        .pageChainVouched,
        .pageColumnCheck,
        .pageColumnChip,
        .pageColumnClause,
        .pageColumnField,
        .pageColumnFile,
        .pageColumnFull,
        .pageColumnHash,
        .pageColumnLength,
        .pageColumnPrinted,
        .pageColumnResult,
        .pageColumnRole,
        .pageColumnState,
        .pageDay,
        .pageDayAndTime,
        .pageDetailAddress,
        .pageDetailAuthority,
        .pageDetailCustody,
        .pageDetailDateOfBirth,
        .pageDetailDateOfIssue,
        .pageDetailEndorsements,
        .pageDetailExitRequirements,
        .pageDetailFullName,
        .pageDetailOtherDocuments,
        .pageDetailOtherName,
        .pageDetailOtherPerson,
        .pageDetailPersonalNumber,
        .pageDetailPersonalised,
        .pageDetailPlaceOfBirth,
        .pageDetailProfession,
        .pageDetailSummary,
        .pageDetailSystem,
        .pageDetailTelephone,
        .pageDetailTitle,
        .pageDetailsDocument,
        .pageDetailsPersonal,
        .pageDiffers,
        .pageExchanged,
        .pageFileStateAborted,
        .pageFileStateAbsent,
        .pageFileStateAccessDenied,
        .pageFileStateIdentical,
        .pageFileStateNonConformant,
        .pageFileStateNotIdentical,
        .pageFileStatePresentNotRead,
        .pageFileStateRead,
        .pageFileStateTooLarge,
        .pageFiles,
        .pageHeadingAssurances,
        .pageHeadingAttention,
        .pageHeadingCertificates,
        .pageHeadingChain,
        .pageHeadingChainOfSeal,
        .pageHeadingChecks,
        .pageHeadingCircumstances,
        .pageHeadingData,
        .pageHeadingDefects,
        .pageHeadingFiles,
        .pageHeadingImages,
        .pageHeadingNext,
        .pageHeadingReading,
        .pageHeadingResults,
        .pageHeadingSeal,
        .pageHeadingTechnical,
        .pageHeadingTolerated,
        .pageImageDocument,
        .pageImageFace,
        .pageImageFinger,
        .pageImageIris,
        .pageImageOf,
        .pageImagePortrait,
        .pageImageSignature,
        .pageImageFailed,
        .pageImagesLeftOut,
        .pageMade,
        .pageMarkBad,
        .pageMarkGood,
        .pageMarkOpen,
        .pageMissing,
        .pageMoment,
        .pageNoFindings,
        .pageNoOpener,
        .pageNoOpenerRemedy,
        .pageNoPortrait,
        .pageNoPrinter,
        .pageNoPrinterRemedy,
        .pageNotDecoded,
        .pageNotGiven,
        .pageNotPrinted,
        .pageNotSigned,
        .pageOnlyOutcome,
        .pageOpenedFile,
        .pageOpenerFailed,
        .pageOpenerRemedy,
        .pagePeriod,
        .pagePortrait,
        .pagePortraitNotShown,
        .pagePrinterFailed,
        .pagePrinterOverdue,
        .pagePrinterRemedy,
        .pagePrivacy,
        .pageResultAborted,
        .pageResultFailed,
        .pageResultNotSupported,
        .pageResultSuccessful,
        .pageResultUndetermined,
        .pageRevocationList,
        .pageRevocationListUntil,
        .pageRoleEvaluatory,
        .pageRoleMandatory,
        .pageRoleOptional,
        .pageSame,
        .pageSameFile,
        .pageSameRecorded,
        .pageSex,
        .pageSignatureOpen,
        .pageSigned,
        .pageState,
        .pageStateNamed,
        .pageTermAnchors,
        .pageTermAtr,
        .pageTermError,
        .pageTermExchange,
        .pageTermFingerprint,
        .pageTermIssuer,
        .pageTermJudgedAt,
        .pageTermKey,
        .pageTermPolicy,
        .pageTermPolicyHash,
        .pageTermProtocol,
        .pageTermReadAt,
        .pageTermReader,
        .pageTermRevocationList,
        .pageTermSerial,
        .pageTermSignature,
        .pageTermSubject,
        .pageTermTool,
        .pageTermTrust,
        .pageTermTrustHash,
        .pageTermValidity,
        .pageTitle,
        .pageTitleOfFiles,
        .pageTolerated,
        .pageTool,
        .pageWatchHasNone,
        .pageWhatToDo,
    ]
}

extension Message {
    package static func pageTitle(word: Message) -> Message {
        Message(.pageTitle, [.init("word", .message(word))])
    }
    package static func pageTitleOfFiles(file: some CustomStringConvertible) -> Message {
        Message(.pageTitleOfFiles, [.init("file", .text(file.description))])
    }
    package static var pagePortrait: Message { Message(.pagePortrait) }
    package static var pageNoPortrait: Message { Message(.pageNoPortrait) }
    package static var pagePortraitNotShown: Message { Message(.pagePortraitNotShown) }
    package static var pageHeadingNext: Message { Message(.pageHeadingNext) }
    package static var pageHeadingAttention: Message { Message(.pageHeadingAttention) }
    package static var pageHeadingData: Message { Message(.pageHeadingData) }
    package static var pageHeadingImages: Message { Message(.pageHeadingImages) }
    package static var pageHeadingChecks: Message { Message(.pageHeadingChecks) }
    package static var pageHeadingAssurances: Message { Message(.pageHeadingAssurances) }
    package static var pageHeadingChain: Message { Message(.pageHeadingChain) }
    package static var pageHeadingChainOfSeal: Message { Message(.pageHeadingChainOfSeal) }
    package static var pageHeadingReading: Message { Message(.pageHeadingReading) }
    package static var pageHeadingSeal: Message { Message(.pageHeadingSeal) }
    package static var pageHeadingTolerated: Message { Message(.pageHeadingTolerated) }
    package static var pageHeadingDefects: Message { Message(.pageHeadingDefects) }
    package static var pageHeadingTechnical: Message { Message(.pageHeadingTechnical) }
    package static var pageHeadingResults: Message { Message(.pageHeadingResults) }
    package static var pageHeadingCertificates: Message { Message(.pageHeadingCertificates) }
    package static var pageHeadingFiles: Message { Message(.pageHeadingFiles) }
    package static var pageHeadingCircumstances: Message { Message(.pageHeadingCircumstances) }
    package static var pageColumnField: Message { Message(.pageColumnField) }
    package static var pageColumnPrinted: Message { Message(.pageColumnPrinted) }
    package static var pageColumnChip: Message { Message(.pageColumnChip) }
    package static var pageColumnFull: Message { Message(.pageColumnFull) }
    package static var pageColumnCheck: Message { Message(.pageColumnCheck) }
    package static var pageColumnResult: Message { Message(.pageColumnResult) }
    package static var pageColumnRole: Message { Message(.pageColumnRole) }
    package static var pageColumnClause: Message { Message(.pageColumnClause) }
    package static var pageColumnFile: Message { Message(.pageColumnFile) }
    package static var pageColumnState: Message { Message(.pageColumnState) }
    package static var pageColumnLength: Message { Message(.pageColumnLength) }
    package static var pageColumnHash: Message { Message(.pageColumnHash) }
    package static var pageMarkGood: Message { Message(.pageMarkGood) }
    package static var pageMarkBad: Message { Message(.pageMarkBad) }
    package static var pageMarkOpen: Message { Message(.pageMarkOpen) }
    package static var pageResultSuccessful: Message { Message(.pageResultSuccessful) }
    package static var pageResultFailed: Message { Message(.pageResultFailed) }
    package static var pageResultUndetermined: Message { Message(.pageResultUndetermined) }
    package static var pageResultNotSupported: Message { Message(.pageResultNotSupported) }
    package static var pageResultAborted: Message { Message(.pageResultAborted) }
    package static var pageRoleMandatory: Message { Message(.pageRoleMandatory) }
    package static var pageRoleOptional: Message { Message(.pageRoleOptional) }
    package static var pageRoleEvaluatory: Message { Message(.pageRoleEvaluatory) }
    package static var pageSame: Message { Message(.pageSame) }
    package static var pageSameRecorded: Message { Message(.pageSameRecorded) }
    package static var pageDiffers: Message { Message(.pageDiffers) }
    package static var pageNotPrinted: Message { Message(.pageNotPrinted) }
    package static var pageSigned: Message { Message(.pageSigned) }
    package static var pageNotSigned: Message { Message(.pageNotSigned) }
    package static var pageSignatureOpen: Message { Message(.pageSignatureOpen) }
    package static var pageNotGiven: Message { Message(.pageNotGiven) }
    package static var pageOnlyOutcome: Message { Message(.pageOnlyOutcome) }
    package static func pageDay(day: String) -> Message {
        Message(.pageDay, [.init("day", .date(day))])
    }
    package static func pageDayAndTime(day: String, time: some CustomStringConvertible) -> Message {
        Message(.pageDayAndTime, [.init("day", .date(day)), .init("time", .text(time.description))])
    }
    package static func pageMoment(moment: String) -> Message {
        Message(.pageMoment, [.init("moment", .date(moment))])
    }
    package static func pageState(state: String) -> Message {
        Message(.pageState, [.init("state", .country(state))])
    }
    package static func pageStateNamed(state: String, name: some CustomStringConvertible) -> Message {
        Message(.pageStateNamed, [.init("state", .country(state)), .init("name", .text(name.description))])
    }
    package static func pageSex(sex: String) -> Message {
        Message(.pageSex, [.init("sex", .text(sex))])
    }
    package static func pagePeriod(first: String, last: String) -> Message {
        Message(.pagePeriod, [.init("first", .date(first)), .init("last", .date(last))])
    }
    package static var pageDetailsPersonal: Message { Message(.pageDetailsPersonal) }
    package static var pageDetailsDocument: Message { Message(.pageDetailsDocument) }
    package static var pageDetailFullName: Message { Message(.pageDetailFullName) }
    package static var pageDetailOtherName: Message { Message(.pageDetailOtherName) }
    package static var pageDetailPersonalNumber: Message { Message(.pageDetailPersonalNumber) }
    package static var pageDetailDateOfBirth: Message { Message(.pageDetailDateOfBirth) }
    package static var pageDetailPlaceOfBirth: Message { Message(.pageDetailPlaceOfBirth) }
    package static var pageDetailAddress: Message { Message(.pageDetailAddress) }
    package static var pageDetailTelephone: Message { Message(.pageDetailTelephone) }
    package static var pageDetailProfession: Message { Message(.pageDetailProfession) }
    package static var pageDetailTitle: Message { Message(.pageDetailTitle) }
    package static var pageDetailSummary: Message { Message(.pageDetailSummary) }
    package static var pageDetailOtherDocuments: Message { Message(.pageDetailOtherDocuments) }
    package static var pageDetailCustody: Message { Message(.pageDetailCustody) }
    package static var pageDetailAuthority: Message { Message(.pageDetailAuthority) }
    package static var pageDetailDateOfIssue: Message { Message(.pageDetailDateOfIssue) }
    package static var pageDetailOtherPerson: Message { Message(.pageDetailOtherPerson) }
    package static var pageDetailEndorsements: Message { Message(.pageDetailEndorsements) }
    package static var pageDetailExitRequirements: Message { Message(.pageDetailExitRequirements) }
    package static var pageDetailPersonalised: Message { Message(.pageDetailPersonalised) }
    package static var pageDetailSystem: Message { Message(.pageDetailSystem) }
    package static var pageAdviceVerified: Message { Message(.pageAdviceVerified) }
    package static var pageAdviceNoPortrait: Message { Message(.pageAdviceNoPortrait) }
    package static var pageAdviceFindings: Message { Message(.pageAdviceFindings) }
    package static var pageAdviceExpired: Message { Message(.pageAdviceExpired) }
    package static var pageAdviceNotGenuine: Message { Message(.pageAdviceNotGenuine) }
    package static var pageAdviceFailed: Message { Message(.pageAdviceFailed) }
    package static var pageAdviceOtherPrint: Message { Message(.pageAdviceOtherPrint) }
    package static var pageAdviceUndetermined: Message { Message(.pageAdviceUndetermined) }
    package static var pageAdviceRefusedProof: Message { Message(.pageAdviceRefusedProof) }
    package static var pageAdviceUnsigned: Message { Message(.pageAdviceUnsigned) }
    package static var pageAdviceNoTrust: Message { Message(.pageAdviceNoTrust) }
    package static var pageAdviceAborted: Message { Message(.pageAdviceAborted) }
    package static var pageAdviceSeal: Message { Message(.pageAdviceSeal) }
    package static var pageChainSigner: Message { Message(.pageChainSigner) }
    package static var pageChainSealSigner: Message { Message(.pageChainSealSigner) }
    package static var pageChainLink: Message { Message(.pageChainLink) }
    package static var pageChainAnchor: Message { Message(.pageChainAnchor) }
    package static var pageChainAnchorUnpinned: Message { Message(.pageChainAnchorUnpinned) }
    package static var pageChainGeneration: Message { Message(.pageChainGeneration) }
    package static func pageChainNumbered(title: Message, number: Int) -> Message {
        Message(.pageChainNumbered, [.init("title", .message(title)), .init("number", .number(number))])
    }
    package static func pageChainOf(title: Message, state: String) -> Message {
        Message(.pageChainOf, [.init("title", .message(title)), .init("state", .country(state))])
    }
    package static func pageChainSignedBy(subject: some CustomStringConvertible) -> Message {
        Message(.pageChainSignedBy, [.init("subject", .text(subject.description))])
    }
    package static var pageChainSignedByNobody: Message { Message(.pageChainSignedByNobody) }
    package static var pageChainSelfSigned: Message { Message(.pageChainSelfSigned) }
    package static func pageChainLinked(subject: some CustomStringConvertible) -> Message {
        Message(.pageChainLinked, [.init("subject", .text(subject.description))])
    }
    package static var pageChainNamed: Message { Message(.pageChainNamed) }
    package static func pageChainVouched(voucher: Message) -> Message {
        Message(.pageChainVouched, [.init("voucher", .message(voucher))])
    }
    package static func pageChainValid(first: String, last: String) -> Message {
        Message(.pageChainValid, [.init("first", .date(first)), .init("last", .date(last))])
    }
    package static func pageChainSigns(first: String, last: String) -> Message {
        Message(.pageChainSigns, [.init("first", .date(first)), .init("last", .date(last))])
    }
    package static func pageChainDescription(day: String) -> Message {
        Message(.pageChainDescription, [.init("day", .date(day))])
    }
    package static var pageChainJudged: Message { Message(.pageChainJudged) }
    package static var pageChainSynthetic: Message { Message(.pageChainSynthetic) }
    package static var pageTermSubject: Message { Message(.pageTermSubject) }
    package static var pageTermIssuer: Message { Message(.pageTermIssuer) }
    package static var pageTermSerial: Message { Message(.pageTermSerial) }
    package static var pageTermValidity: Message { Message(.pageTermValidity) }
    package static var pageTermKey: Message { Message(.pageTermKey) }
    package static var pageTermSignature: Message { Message(.pageTermSignature) }
    package static var pageTermFingerprint: Message { Message(.pageTermFingerprint) }
    package static var pageTermReader: Message { Message(.pageTermReader) }
    package static var pageTermAtr: Message { Message(.pageTermAtr) }
    package static var pageTermProtocol: Message { Message(.pageTermProtocol) }
    package static var pageTermReadAt: Message { Message(.pageTermReadAt) }
    package static var pageTermJudgedAt: Message { Message(.pageTermJudgedAt) }
    package static var pageTermPolicy: Message { Message(.pageTermPolicy) }
    package static var pageTermPolicyHash: Message { Message(.pageTermPolicyHash) }
    package static var pageTermTrust: Message { Message(.pageTermTrust) }
    package static var pageTermTrustHash: Message { Message(.pageTermTrustHash) }
    package static var pageTermAnchors: Message { Message(.pageTermAnchors) }
    package static var pageTermRevocationList: Message { Message(.pageTermRevocationList) }
    package static var pageTermExchange: Message { Message(.pageTermExchange) }
    package static var pageTermTool: Message { Message(.pageTermTool) }
    package static var pageTermError: Message { Message(.pageTermError) }
    package static func pageExchanged(commands: Int, sent: Int, received: Int, time: Message) -> Message {
        Message(.pageExchanged, [.init("commands", .number(commands)), .init("sent", .number(sent)), .init("received", .number(received)), .init("time", .message(time))])
    }
    package static func pageRevocationList(issuer: some CustomStringConvertible, first: String) -> Message {
        Message(.pageRevocationList, [.init("issuer", .text(issuer.description)), .init("first", .date(first))])
    }
    package static func pageRevocationListUntil(issuer: some CustomStringConvertible, first: String, next: String) -> Message {
        Message(.pageRevocationListUntil, [.init("issuer", .text(issuer.description)), .init("first", .date(first)), .init("next", .date(next))])
    }
    package static func pageTool(name: some CustomStringConvertible, version: some CustomStringConvertible) -> Message {
        Message(.pageTool, [.init("name", .text(name.description)), .init("version", .text(version.description))])
    }
    package static var pageFileStateIdentical: Message { Message(.pageFileStateIdentical) }
    package static var pageFileStateNotIdentical: Message { Message(.pageFileStateNotIdentical) }
    package static var pageFileStateRead: Message { Message(.pageFileStateRead) }
    package static var pageFileStatePresentNotRead: Message { Message(.pageFileStatePresentNotRead) }
    package static var pageFileStateAbsent: Message { Message(.pageFileStateAbsent) }
    package static var pageFileStateAccessDenied: Message { Message(.pageFileStateAccessDenied) }
    package static var pageFileStateNonConformant: Message { Message(.pageFileStateNonConformant) }
    package static var pageFileStateTooLarge: Message { Message(.pageFileStateTooLarge) }
    package static var pageFileStateAborted: Message { Message(.pageFileStateAborted) }
    package static var pageImageFace: Message { Message(.pageImageFace) }
    package static var pageImageFinger: Message { Message(.pageImageFinger) }
    package static var pageImageIris: Message { Message(.pageImageIris) }
    package static var pageImagePortrait: Message { Message(.pageImagePortrait) }
    package static var pageImageSignature: Message { Message(.pageImageSignature) }
    package static var pageImageDocument: Message { Message(.pageImageDocument) }
    package static func pageImageOf(image: Message, file: some CustomStringConvertible) -> Message {
        Message(.pageImageOf, [.init("image", .message(image)), .init("file", .text(file.description))])
    }
    package static func pageImagesLeftOut(count: Int) -> Message {
        Message(.pageImagesLeftOut, [.init("count", .number(count))])
    }
    package static var pageNoFindings: Message { Message(.pageNoFindings) }
    package static var pagePrivacy: Message { Message(.pagePrivacy) }
    package static func pageMade(name: some CustomStringConvertible, version: some CustomStringConvertible) -> Message {
        Message(.pageMade, [.init("name", .text(name.description)), .init("version", .text(version.description))])
    }
    package static func pageFiles(count: Int) -> Message {
        Message(.pageFiles, [.init("count", .number(count))])
    }
    package static func pageNotDecoded(problem: some CustomStringConvertible) -> Message {
        Message(.pageNotDecoded, [.init("problem", .text(problem.description))])
    }
    package static func pageWhatToDo(remedy: some CustomStringConvertible) -> Message {
        Message(.pageWhatToDo, [.init("remedy", .text(remedy.description))])
    }
    package static func pageTolerated(names: [String]) -> Message {
        Message(.pageTolerated, [.init("names", .list(names))])
    }
    package static func pageMissing(names: [String]) -> Message {
        Message(.pageMissing, [.init("names", .list(names))])
    }
    package static func pageOpenedFile(file: some CustomStringConvertible) -> Message {
        Message(.pageOpenedFile, [.init("file", .text(file.description))])
    }
    package static func pageImageFailed(problem: Message) -> Message {
        Message(.pageImageFailed, [.init("problem", .message(problem))])
    }
    package static var pageNoPrinter: Message { Message(.pageNoPrinter) }
    package static var pageNoPrinterRemedy: Message { Message(.pageNoPrinterRemedy) }
    package static func pagePrinterFailed(program: some CustomStringConvertible) -> Message {
        Message(.pagePrinterFailed, [.init("program", .text(program.description))])
    }
    package static func pagePrinterOverdue(program: some CustomStringConvertible, seconds: Int) -> Message {
        Message(.pagePrinterOverdue, [.init("program", .text(program.description)), .init("seconds", .number(seconds))])
    }
    package static var pagePrinterRemedy: Message { Message(.pagePrinterRemedy) }
    package static var pageNoOpener: Message { Message(.pageNoOpener) }
    package static var pageNoOpenerRemedy: Message { Message(.pageNoOpenerRemedy) }
    package static func pageOpenerFailed(status: Int) -> Message {
        Message(.pageOpenerFailed, [.init("status", .number(status))])
    }
    package static func pageOpenerRemedy(file: some CustomStringConvertible) -> Message {
        Message(.pageOpenerRemedy, [.init("file", .text(file.description))])
    }
    package static func pageSameFile(first: some CustomStringConvertible, second: some CustomStringConvertible, file: some CustomStringConvertible) -> Message {
        Message(.pageSameFile, [.init("first", .text(first.description)), .init("second", .text(second.description)), .init("file", .text(file.description))])
    }
    package static var pageWatchHasNone: Message { Message(.pageWatchHasNone) }
}
