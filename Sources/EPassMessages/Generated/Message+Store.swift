// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let storeBasisNamed = MessageKey("store.basis.named", "named")
    static let storeBasisPinned = MessageKey("store.basis.pinned", "pinned")
    static let storeBasisVerified = MessageKey("store.basis.verified", "verified")
    static let storeBasisLinked = MessageKey("store.basis.linked", "linked")
    static let storeBasisListed = MessageKey("store.basis.listed", "listed")
    static let storeBasisUnpinned = MessageKey("store.basis.unpinned", "unpinned")
    static let storeMasterList = MessageKey("store.masterList", "master list")
    static let storeDeviationList = MessageKey("store.deviationList", "deviation list")
    static let storeDefectList = MessageKey("store.defectList", "defect list")
    static let storeDocumentSignerList = MessageKey("store.documentSignerList", "document signer list")
    static let storeRevocationList = MessageKey("store.revocationList", "revocation list")
    static let storeCertificateFile = MessageKey("store.certificateFile", "file")
    static let storeLdif = MessageKey("store.ldif", "LDIF file")
    static let storeKeyNotUnderstood = MessageKey("store.keyNotUnderstood", "not understood")
    static let storeOriginalsCutAt = MessageKey("store.originalsCutAt", "The trust store {path} is damaged: its originals were cut, and the index counts {count} octets.")
    static let storeOriginalsCut = MessageKey("store.originalsCut", "The originals of the store were cut: the index counts {count} octets.")
    static let storeLeftoversNotCut = MessageKey("store.leftoversNotCut", "What an import left behind could not be cut off.")
    static let storeIndexNotPlaced = MessageKey("store.indexNotPlaced", "The index could not be put in its place.")
    static let storeOriginalsNotOnDisk = MessageKey("store.originalsNotOnDisk", "The originals did not reach the disk.")
    static let storeNewIndexNotPlaced = MessageKey("store.newIndexNotPlaced", "The new index could not be put in its place.")
    static let storeMayBeGone = MessageKey("store.mayBeGone", "The import is in force; after a loss of power now it may be gone.")
    static let storeDeadLink = MessageKey("store.deadLink", "{path} is a symbolic link that leads nowhere.")
    static let storeNotThere = MessageKey("store.notThere", "There is no trust store at {path}.")
    static let storeNoFolder = MessageKey("store.noFolder", "{path} is no folder, and so no trust store.")
    static let storeNotOpened = MessageKey("store.notOpened", "The trust store {path} cannot be opened by this user.")
    static let storeOtherThings = MessageKey("store.otherThings", "The folder {path} holds other things and no trust store; nothing was written.")
    static let storeNotExamined = MessageKey("store.notExamined", "The {kind, select, file {file} other {folder}} {path} cannot be examined.")
    static let storeOtherOwner = MessageKey("store.otherOwner", "The {kind, select, file {file} other {folder}} {path} belongs to another user ({user}), who could change what is trusted.")
    static let storeWritableByOthers = MessageKey("store.writableByOthers", "Other users can write to the {kind, select, file {file} other {folder}} {path} and so change what is trusted.")
    static let storeLacksIndex = MessageKey("store.lacksIndex", "The trust store {path} is damaged: it has no index.")
    static let storeLacksFile = MessageKey("store.lacksFile", "The trust store {path} is damaged: it has no {name}.")
    static let storeFileOfOthers = MessageKey("store.fileOfOthers", "The file {name} in the trust store {path} is none that this program wrote; it is not written over.")
    static let storeNotWritable = MessageKey("store.notWritable", "This user cannot write to the trust store {path}.")
    static let storeNotRegular = MessageKey("store.notRegular", "The {name} of the trust store {path} is no regular file.")
    static let storeLocked = MessageKey("store.locked", "Another process is writing to the trust store {path}.")
    static let storeFileNotOpened = MessageKey("store.fileNotOpened", "The file {name} of the trust store {path} cannot be opened.")
    static let storeEmpty = MessageKey("store.empty", "There is no trust store at {path}: the folder has no {name}.")
    static let storeFileNotWhole = MessageKey("store.fileNotWhole", "The {name} of the trust store {path} is too long, or cannot be read whole.")
    static let storeNoPack = MessageKey("store.noPack", "The pack of the trust store {path} does not begin as one.")
    static let storeFileNotMade = MessageKey("store.fileNotMade", "The file {name} cannot be made.")
    static let storeFileNotWritten = MessageKey("store.fileNotWritten", "The file {name} could not be written: is the disk full?")
    static let storeFolderNotMade = MessageKey("store.folderNotMade", "The folder {path} cannot be made.")
    static let storeOtherSnapshot = MessageKey("store.otherSnapshot", "The object is of another snapshot.")
    static let storeTooManyObjects = MessageKey("store.tooManyObjects", "A store holds at most {maximum, number} objects.")
    static let storeTooManyGrants = MessageKey("store.tooManyGrants", "A store holds at most {maximum, number} grants.")
    static let storeNamesTooLong = MessageKey("store.namesTooLong", "The names of a store's sources are too long together.")
    static let storeOriginalsNotWritten = MessageKey("store.originalsNotWritten", "The originals could not be written: is the disk full?")
    static let storeListWithoutSource = MessageKey("store.listWithoutSource", "A list in the store has no source.")
    static let storeRecordNotRead = MessageKey("store.recordNotRead", "The record {position, number} of the index cannot be read.")
    static let storeDigestLength = MessageKey("store.digestLength", "A digest has the wrong length.")
    static let storePackDamaged = MessageKey("store.packDamaged", "The originals of the store are damaged. {fault, message}.")
    static let storePackEndsEarly = MessageKey("store.packEndsEarly", "It ends too early.")
    static let storePackObjectTooLong = MessageKey("store.packObjectTooLong", "An object in it is longer than any that is stored.")
    static let storePackObjectChanged = MessageKey("store.packObjectChanged", "An object in it does not have its hash.")
    static let storeIndexDamaged = MessageKey("store.indexDamaged", "The index of the store is damaged. {fault, message}.")
    static let storeIndexCut = MessageKey("store.indexCut", "It is no index, or it was cut.")
    static let storeIndexChanged = MessageKey("store.indexChanged", "Its octets do not have the hash that was written with them.")
    static let storeIndexParts = MessageKey("store.indexParts", "Its parts do not fill it.")
    static let storeIndexGrant = MessageKey("store.indexGrant", "A grant in it cannot be read.")
    static let storeIndexVersion = MessageKey("store.indexVersion", "The index has version {version, number}; this program reads {known}.")
    static let storeTransactionEnded = MessageKey("store.transactionEnded", "The transaction has ended; begin another one.")
    static let storeRootDamaged = MessageKey("store.rootDamaged", "The certificate is not signed by its own key: the file is damaged or was changed.")
    static let storeCertificateBesideList = MessageKey("store.certificateBesideList", "It stands in one {place, select, folder {folder with a signed list, which does not vouch for it} other {file with a signed list, a CRL, the certificate of a signer, or something unknown or unreadable, and none of these vouches for it}}: it is not taken as a CSCA. To trust it, give it by itself, or pin its SHA-256, {digest}.")
    static let storeCertificateNotNamed = MessageKey("store.certificateNotNamed", "No pin and no grant names it, and something else is pinned or granted: it is not taken as a CSCA. To trust it, give it by itself, or pin its SHA-256, {digest}.")
    static let storeListNotNamed = MessageKey("store.listNotNamed", "No pin and no grant reaches the list, and something else is pinned or granted: nothing of it is taken. To trust it, give it by itself, or pin its SHA-256, {digest}.")
    static let storeListsBound = MessageKey("store.listsBound", "The store keeps {maximum, number} lists of one CSCA's name that nobody trusted stands behind. Import the CSCA certificate first, or pin it.")
    static let storeRevocationListsBound = MessageKey("store.revocationListsBound", "The store keeps {maximum, number} revocation lists of one issuer and key that no trusted CSCA signed. Import the CSCA certificate first.")
    static let storeRevocationListNotSigned = MessageKey("store.revocationListNotSigned", "The trusted CSCA key that the revocation list names did not sign it.")
    static let storeListUndated = MessageKey("store.listUndated", "It does not say when it was signed, and a list that does is in the store.")
    static let storeListOlder = MessageKey("store.listOlder", "It was signed {signed, date}. A newer list of the same issuer, of {newer, date}, is in force.")
    static let storeRevocationListUndated = MessageKey("store.revocationListUndated", "It does not say when it was issued, and a revocation list that does is in the store.")
    static let storeRevocationListOlder = MessageKey("store.revocationListOlder", "It was issued {issued, date}. A newer revocation list of the same issuer, of {newer, date}, is in force.")
    static let storeDisplaced = MessageKey("store.displaced", "It is in the store, and a newer one of the same issuer has taken its place.")
    static let storeNothingToUndo = MessageKey("store.nothingToUndo", "No change of the trust store is left that could be taken back.")
    static let storeStateInForce = MessageKey("store.stateInForce", "The state of change {number, number} is the one in force.")
    static let storeStateNotKept = MessageKey("store.stateNotKept", "The state of change {number, number} is not kept.")
    static let storeStateOtherPack = MessageKey("store.stateOtherPack", "The state of change {number, number} names originals that the trust store does not have.")
    static let storeStateOfOtherCommit = MessageKey("store.stateOfOtherCommit", "What is kept as the state of change {number, number} is the state of another change.")
    static let storeTooManyBlocks = MessageKey("store.tooManyBlocks", "A store holds at most {maximum, number} blocks.")
    static let storeIndexBlock = MessageKey("store.indexBlock", "A block in it cannot be read.")

    static let ofStore: [MessageKey] = [
        .storeBasisLinked,
        .storeBasisListed,
        .storeBasisNamed,
        .storeBasisPinned,
        .storeBasisUnpinned,
        .storeBasisVerified,
        .storeCertificateBesideList,
        .storeCertificateFile,
        .storeCertificateNotNamed,
        .storeDeadLink,
        .storeDefectList,
        .storeDeviationList,
        .storeDigestLength,
        .storeDisplaced,
        .storeDocumentSignerList,
        .storeEmpty,
        .storeFileNotMade,
        .storeFileNotOpened,
        .storeFileNotWhole,
        .storeFileNotWritten,
        .storeFileOfOthers,
        .storeFolderNotMade,
        .storeIndexBlock,
        .storeIndexChanged,
        .storeIndexCut,
        .storeIndexDamaged,
        .storeIndexGrant,
        .storeIndexNotPlaced,
        .storeIndexParts,
        .storeIndexVersion,
        .storeKeyNotUnderstood,
        .storeLacksFile,
        .storeLacksIndex,
        .storeLdif,
        .storeLeftoversNotCut,
        .storeListNotNamed,
        .storeListOlder,
        .storeListUndated,
        .storeListWithoutSource,
        .storeListsBound,
        .storeLocked,
        .storeMasterList,
        .storeMayBeGone,
        .storeNamesTooLong,
        .storeNewIndexNotPlaced,
        .storeNoFolder,
        .storeNoPack,
        .storeNotExamined,
        .storeNotOpened,
        .storeNotRegular,
        .storeNotThere,
        .storeNotWritable,
        .storeNothingToUndo,
        .storeOriginalsCut,
        .storeOriginalsCutAt,
        .storeOriginalsNotOnDisk,
        .storeOriginalsNotWritten,
        .storeOtherOwner,
        .storeOtherSnapshot,
        .storeOtherThings,
        .storePackDamaged,
        .storePackEndsEarly,
        .storePackObjectChanged,
        .storePackObjectTooLong,
        .storeRecordNotRead,
        .storeRevocationList,
        .storeRevocationListNotSigned,
        .storeRevocationListOlder,
        .storeRevocationListUndated,
        .storeRevocationListsBound,
        .storeRootDamaged,
        .storeStateInForce,
        .storeStateNotKept,
        .storeStateOfOtherCommit,
        .storeStateOtherPack,
        .storeTooManyBlocks,
        .storeTooManyGrants,
        .storeTooManyObjects,
        .storeTransactionEnded,
        .storeWritableByOthers,
    ]
}

extension Message {
    package static var storeBasisNamed: Message { Message(.storeBasisNamed) }
    package static var storeBasisPinned: Message { Message(.storeBasisPinned) }
    package static var storeBasisVerified: Message { Message(.storeBasisVerified) }
    package static var storeBasisLinked: Message { Message(.storeBasisLinked) }
    package static var storeBasisListed: Message { Message(.storeBasisListed) }
    package static var storeBasisUnpinned: Message { Message(.storeBasisUnpinned) }
    package static var storeMasterList: Message { Message(.storeMasterList) }
    package static var storeDeviationList: Message { Message(.storeDeviationList) }
    package static var storeDefectList: Message { Message(.storeDefectList) }
    package static var storeDocumentSignerList: Message { Message(.storeDocumentSignerList) }
    package static var storeRevocationList: Message { Message(.storeRevocationList) }
    package static var storeCertificateFile: Message { Message(.storeCertificateFile) }
    package static var storeLdif: Message { Message(.storeLdif) }
    package static var storeKeyNotUnderstood: Message { Message(.storeKeyNotUnderstood) }
    package static func storeOriginalsCutAt(path: some CustomStringConvertible, count: some CustomStringConvertible) -> Message {
        Message(.storeOriginalsCutAt, [.init("path", .text(path.description)), .init("count", .text(count.description))])
    }
    package static func storeOriginalsCut(count: some CustomStringConvertible) -> Message {
        Message(.storeOriginalsCut, [.init("count", .text(count.description))])
    }
    package static var storeLeftoversNotCut: Message { Message(.storeLeftoversNotCut) }
    package static var storeIndexNotPlaced: Message { Message(.storeIndexNotPlaced) }
    package static var storeOriginalsNotOnDisk: Message { Message(.storeOriginalsNotOnDisk) }
    package static var storeNewIndexNotPlaced: Message { Message(.storeNewIndexNotPlaced) }
    package static var storeMayBeGone: Message { Message(.storeMayBeGone) }
    package static func storeDeadLink(path: some CustomStringConvertible) -> Message {
        Message(.storeDeadLink, [.init("path", .text(path.description))])
    }
    package static func storeNotThere(path: some CustomStringConvertible) -> Message {
        Message(.storeNotThere, [.init("path", .text(path.description))])
    }
    package static func storeNoFolder(path: some CustomStringConvertible) -> Message {
        Message(.storeNoFolder, [.init("path", .text(path.description))])
    }
    package static func storeNotOpened(path: some CustomStringConvertible) -> Message {
        Message(.storeNotOpened, [.init("path", .text(path.description))])
    }
    package static func storeOtherThings(path: some CustomStringConvertible) -> Message {
        Message(.storeOtherThings, [.init("path", .text(path.description))])
    }
    package static func storeNotExamined(kind: String, path: some CustomStringConvertible) -> Message {
        Message(.storeNotExamined, [.init("kind", .text(kind)), .init("path", .text(path.description))])
    }
    package static func storeOtherOwner(kind: String, path: some CustomStringConvertible, user: some CustomStringConvertible) -> Message {
        Message(.storeOtherOwner, [.init("kind", .text(kind)), .init("path", .text(path.description)), .init("user", .text(user.description))])
    }
    package static func storeWritableByOthers(kind: String, path: some CustomStringConvertible) -> Message {
        Message(.storeWritableByOthers, [.init("kind", .text(kind)), .init("path", .text(path.description))])
    }
    package static func storeLacksIndex(path: some CustomStringConvertible) -> Message {
        Message(.storeLacksIndex, [.init("path", .text(path.description))])
    }
    package static func storeLacksFile(path: some CustomStringConvertible, name: some CustomStringConvertible) -> Message {
        Message(.storeLacksFile, [.init("path", .text(path.description)), .init("name", .text(name.description))])
    }
    package static func storeFileOfOthers(name: some CustomStringConvertible, path: some CustomStringConvertible) -> Message {
        Message(.storeFileOfOthers, [.init("name", .text(name.description)), .init("path", .text(path.description))])
    }
    package static func storeNotWritable(path: some CustomStringConvertible) -> Message {
        Message(.storeNotWritable, [.init("path", .text(path.description))])
    }
    package static func storeNotRegular(name: some CustomStringConvertible, path: some CustomStringConvertible) -> Message {
        Message(.storeNotRegular, [.init("name", .text(name.description)), .init("path", .text(path.description))])
    }
    package static func storeLocked(path: some CustomStringConvertible) -> Message {
        Message(.storeLocked, [.init("path", .text(path.description))])
    }
    package static func storeFileNotOpened(name: some CustomStringConvertible, path: some CustomStringConvertible) -> Message {
        Message(.storeFileNotOpened, [.init("name", .text(name.description)), .init("path", .text(path.description))])
    }
    package static func storeEmpty(path: some CustomStringConvertible, name: some CustomStringConvertible) -> Message {
        Message(.storeEmpty, [.init("path", .text(path.description)), .init("name", .text(name.description))])
    }
    package static func storeFileNotWhole(name: some CustomStringConvertible, path: some CustomStringConvertible) -> Message {
        Message(.storeFileNotWhole, [.init("name", .text(name.description)), .init("path", .text(path.description))])
    }
    package static func storeNoPack(path: some CustomStringConvertible) -> Message {
        Message(.storeNoPack, [.init("path", .text(path.description))])
    }
    package static func storeFileNotMade(name: some CustomStringConvertible) -> Message {
        Message(.storeFileNotMade, [.init("name", .text(name.description))])
    }
    package static func storeFileNotWritten(name: some CustomStringConvertible) -> Message {
        Message(.storeFileNotWritten, [.init("name", .text(name.description))])
    }
    package static func storeFolderNotMade(path: some CustomStringConvertible) -> Message {
        Message(.storeFolderNotMade, [.init("path", .text(path.description))])
    }
    package static var storeOtherSnapshot: Message { Message(.storeOtherSnapshot) }
    package static func storeTooManyObjects(maximum: Int) -> Message {
        Message(.storeTooManyObjects, [.init("maximum", .number(maximum))])
    }
    package static func storeTooManyGrants(maximum: Int) -> Message {
        Message(.storeTooManyGrants, [.init("maximum", .number(maximum))])
    }
    package static var storeNamesTooLong: Message { Message(.storeNamesTooLong) }
    package static var storeOriginalsNotWritten: Message { Message(.storeOriginalsNotWritten) }
    package static var storeListWithoutSource: Message { Message(.storeListWithoutSource) }
    package static func storeRecordNotRead(position: Int) -> Message {
        Message(.storeRecordNotRead, [.init("position", .number(position))])
    }
    package static var storeDigestLength: Message { Message(.storeDigestLength) }
    package static func storePackDamaged(fault: Message) -> Message {
        Message(.storePackDamaged, [.init("fault", .message(fault))])
    }
    package static var storePackEndsEarly: Message { Message(.storePackEndsEarly) }
    package static var storePackObjectTooLong: Message { Message(.storePackObjectTooLong) }
    package static var storePackObjectChanged: Message { Message(.storePackObjectChanged) }
    package static func storeIndexDamaged(fault: Message) -> Message {
        Message(.storeIndexDamaged, [.init("fault", .message(fault))])
    }
    package static var storeIndexCut: Message { Message(.storeIndexCut) }
    package static var storeIndexChanged: Message { Message(.storeIndexChanged) }
    package static var storeIndexParts: Message { Message(.storeIndexParts) }
    package static var storeIndexGrant: Message { Message(.storeIndexGrant) }
    package static func storeIndexVersion(version: Int, known: some CustomStringConvertible) -> Message {
        Message(.storeIndexVersion, [.init("version", .number(version)), .init("known", .text(known.description))])
    }
    package static var storeTransactionEnded: Message { Message(.storeTransactionEnded) }
    package static var storeRootDamaged: Message { Message(.storeRootDamaged) }
    package static func storeCertificateBesideList(place: String, digest: some CustomStringConvertible) -> Message {
        Message(.storeCertificateBesideList, [.init("place", .text(place)), .init("digest", .text(digest.description))])
    }
    package static func storeCertificateNotNamed(digest: some CustomStringConvertible) -> Message {
        Message(.storeCertificateNotNamed, [.init("digest", .text(digest.description))])
    }
    package static func storeListNotNamed(digest: some CustomStringConvertible) -> Message {
        Message(.storeListNotNamed, [.init("digest", .text(digest.description))])
    }
    package static func storeListsBound(maximum: Int) -> Message {
        Message(.storeListsBound, [.init("maximum", .number(maximum))])
    }
    package static func storeRevocationListsBound(maximum: Int) -> Message {
        Message(.storeRevocationListsBound, [.init("maximum", .number(maximum))])
    }
    package static var storeRevocationListNotSigned: Message { Message(.storeRevocationListNotSigned) }
    package static var storeListUndated: Message { Message(.storeListUndated) }
    package static func storeListOlder(signed: String, newer: String) -> Message {
        Message(.storeListOlder, [.init("signed", .date(signed)), .init("newer", .date(newer))])
    }
    package static var storeRevocationListUndated: Message { Message(.storeRevocationListUndated) }
    package static func storeRevocationListOlder(issued: String, newer: String) -> Message {
        Message(.storeRevocationListOlder, [.init("issued", .date(issued)), .init("newer", .date(newer))])
    }
    package static var storeDisplaced: Message { Message(.storeDisplaced) }
    package static var storeNothingToUndo: Message { Message(.storeNothingToUndo) }
    package static func storeStateInForce(number: Int) -> Message {
        Message(.storeStateInForce, [.init("number", .number(number))])
    }
    package static func storeStateNotKept(number: Int) -> Message {
        Message(.storeStateNotKept, [.init("number", .number(number))])
    }
    package static func storeStateOtherPack(number: Int) -> Message {
        Message(.storeStateOtherPack, [.init("number", .number(number))])
    }
    package static func storeStateOfOtherCommit(number: Int) -> Message {
        Message(.storeStateOfOtherCommit, [.init("number", .number(number))])
    }
    package static func storeTooManyBlocks(maximum: Int) -> Message {
        Message(.storeTooManyBlocks, [.init("maximum", .number(maximum))])
    }
    package static var storeIndexBlock: Message { Message(.storeIndexBlock) }
}
