// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let diagnosisIssuerUnnamed = MessageKey("diagnosis.issuerUnnamed", "the issuer")
    static let diagnosisIssuerNamed = MessageKey("diagnosis.issuerNamed", "{country, country}")
    static let diagnosisNoSecurityObject = MessageKey("diagnosis.noSecurityObject", "There is no security object.")
    static let diagnosisSecurityObjectInvalid = MessageKey("diagnosis.securityObjectInvalid", "{finding, message}. A chain would prove nothing about the files.")
    static let diagnosisChains = MessageKey("diagnosis.chains", "The signer chains to the CSCA of {country, message}, generation {generation, number} of {generations, number}, {subject}.{links, plural, =0 {} one { Over # link certificate.} other { Over # link certificates.}}")
    static let diagnosisChainsOutsideGenerations = MessageKey("diagnosis.chainsOutsideGenerations", "The signer chains to the CSCA of {country, message}, {subject}.{links, plural, =0 {} one { Over # link certificate.} other { Over # link certificates.}}")
    static let diagnosisAnchorUnpinned = MessageKey("diagnosis.anchorUnpinned", "The anchor is unpinned: it came in a list, and nothing that is trusted stands behind that list's signer. The policies border and strict refuse it.")
    static let diagnosisAnchorListed = MessageKey("diagnosis.anchorListed", "The anchor is vouched for by the list of another State only ({voucher, message}). The policies border and strict refuse it.")
    static let diagnosisTest = MessageKey("diagnosis.test", "The anchor is synthetic: this says nothing about a real document.")
    static let diagnosisSignerNotFoundBySerialNumber = MessageKey("diagnosis.signerNotFoundBySerialNumber", "The document does not carry the certificate of its signer, and the store has no copy. It names serial {serial} of {issuer}.")
    static let diagnosisSignerNotFoundByKey = MessageKey("diagnosis.signerNotFoundByKey", "The document does not carry the certificate of its signer, and the store has no copy. It names the key {key}.")
    static let diagnosisSignerNotNamed = MessageKey("diagnosis.signerNotNamed", "The document does not carry the certificate of its signer, and the store has no copy. It names no certificate at all.")
    static let diagnosisStoreEmpty = MessageKey("diagnosis.storeEmpty", "The store holds no CSCA certificate at all.")
    static let diagnosisCountryNotInStore = MessageKey("diagnosis.countryNotInStore", "The store holds CSCA certificates of {countries, plural, one {# country} other {# countries}}, and none of {country, message}.")
    static let diagnosisSameNameOtherKey = MessageKey("diagnosis.sameNameOtherKey", "{anchors, plural, one {One anchor has} other {# anchors have}} the name of its issuer, and the signature verifies under none: the key is another one.")
    static let diagnosisKeyNotNamed = MessageKey("diagnosis.keyNotNamed", "The signer names no key of its CSCA, only the issuer {issuer}, and the signature verifies under none of the CSCA certificates of {country, message} in the store ({generations, plural, one {one generation} other {# generations}}).")
    static let diagnosisKeyNotInStore = MessageKey("diagnosis.keyNotInStore", "The signer names the key {key}, which none of the CSCA certificates of {country, message} in the store has ({generations, plural, one {one generation} other {# generations}}).")
    static let diagnosisKeyOfOthers = MessageKey("diagnosis.keyOfOthers", "The signer names the key {key}. {anchors, plural, one {One CSCA certificate in the store has} other {# CSCA certificates in the store have}} that key identifier, and the signature verifies under none: the issuer has another key.")
    static let diagnosisKeyDoesNotCount = MessageKey("diagnosis.keyDoesNotCount", "The signature verifies under the key of {subject} in the store, but that certificate does not count as the issuer's: the signer names another one, or nothing trusted says that it is an authority's.")
    static let diagnosisOlderGeneration = MessageKey("diagnosis.olderGeneration", "The signer was certified {certified, date}, before the oldest CSCA certificate of {country, message} in the store ({oldest, date}): an older generation is missing.")
    static let diagnosisNewerGeneration = MessageKey("diagnosis.newerGeneration", "The signer was certified {certified, date}, after the newest CSCA certificate of {country, message} in the store began ({newest, date}): a newer generation is missing.")
    static let diagnosisLinkMissing = MessageKey("diagnosis.linkMissing", "The store has keys up to generation {generation, number}. A link certificate from that key to the missing one would make the missing one trusted by itself.")
    static let diagnosisCertificateNotTrusted = MessageKey("diagnosis.certificateNotTrusted", "The store has a certificate for that key, {subject}, that is no anchor: nothing trusted stands behind it.")
    static let diagnosisListOlderThanSigner = MessageKey("diagnosis.listOlderThanSigner", "The newest master list in the store was signed {signed, date}, before this signer was certified ({certified, date}).")
    static let diagnosisStoreOld = MessageKey("diagnosis.storeOld", "The newest master list in the store was signed {signed, date}, {days, plural, one {# day} other {# days}} ago.")
    static let diagnosisDeviationTolerated = MessageKey("diagnosis.deviationTolerated", "{deviation, message}. It is tolerated ({name}).")
    static let diagnosisDeviationRefused = MessageKey("diagnosis.deviationRefused", "{deviation, message}. The policy {policy} refuses it ({name}).")
    static let diagnosisDefectChanged = MessageKey("diagnosis.defectChanged", "A published defect ({defect, message}) changed the result of a check ({check, message}) from {before, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {not supported} other {aborted}} to {result, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {not supported} other {aborted}}.")
    static let diagnosisReadAgain = MessageKey("diagnosis.readAgain", "Read the document again: EF.SOD says who signed it.")
    static let diagnosisDoNotAccept = MessageKey("diagnosis.doNotAccept", "Do not accept the document on this evidence. No list mends this: it speaks against the document, not against the store.")
    static let diagnosisImportSigners = MessageKey("diagnosis.importSigners", "Import the document signers of the ICAO PKD (the LDIF file of document signer certificates and revocation lists, icaopkd-001), or a document-signer list.")
    static let diagnosisImportMasterList = MessageKey("diagnosis.importMasterList", "Import a CSCA master list: the one of ICAO (in the LDIF file of master lists, icaopkd-002), or of a State that publishes one, such as Germany. Docs/trust.md says where they are.")
    static let diagnosisImportListWithCountry = MessageKey("diagnosis.importListWithCountry", "Import a master list that has this country: publishers differ, and several lists may be imported side by side. The country may publish its CSCA certificate itself.")
    static let diagnosisImportNewestLists = MessageKey("diagnosis.importNewestLists", "Import the newest master lists.")
    static let diagnosisImportOlderGenerations = MessageKey("diagnosis.importOlderGenerations", "Import a list that keeps older generations: some publishers drop expired CSCA certificates, although passports outlive them. The certificate itself will do, too.")
    static let diagnosisImportLink = MessageKey("diagnosis.importLink", "Or import the link certificate, which master lists and the issuer publish: signed by a trusted key, it makes the new key trusted without a question.")
    static let diagnosisImportOtherPublisher = MessageKey("diagnosis.importOtherPublisher", "Import a list of another publisher: the country may run a second CSCA, or have changed keys in between.")
    static let diagnosisCompareCertificate = MessageKey("diagnosis.compareCertificate", "Or compare that certificate with what its issuer publishes, and import it by its fingerprint.")
    static let diagnosisGrantAfterLook = MessageKey("diagnosis.grantAfterLook", "Look who published the list; if its publisher is to speak about this State, grant it that.")
    static let diagnosisLookClosely = MessageKey("diagnosis.lookClosely", "Look at the document and its signer closely; epass inspect shows the certificate with what departs from its profile.")
    static let diagnosisReportAlgorithm = MessageKey("diagnosis.reportAlgorithm", "Report it, with the CSCA certificate: this version cannot use its key.")
    static let diagnosisPeriodEnded = MessageKey("diagnosis.periodEnded", "No list mends a period that has run out. epass verify says whether the policy counts it. --at judges as of another day, such as the day of issue.")
    static let diagnosisGrantPublisher = MessageKey("diagnosis.grantPublisher", "Grant the publisher of that list to speak about other States, after comparing the fingerprint of its CSCA with the one that it gives elsewhere; the grant holds for its next lists.")
    static let diagnosisImportAnchor = MessageKey("diagnosis.importAnchor", "Or import the CSCA certificate by its own fingerprint, from the State that issued it.")
    static let diagnosisPinList = MessageKey("diagnosis.pinList", "Compare the fingerprint of the list, or of its signer's CSCA, with the one that the publisher gives elsewhere, and import the list with it.")
    static let diagnosisPinListOfSigner = MessageKey("diagnosis.pinListOfSigner", "Compare the fingerprint of the list of {signer}, or of its signer's CSCA, with the one that the publisher gives elsewhere, and import the list with it.")
    static let diagnosisImportRevocationList = MessageKey("diagnosis.importRevocationList", "Import a revocation list of {country, message}: the ICAO PKD has them (icaopkd-001), and many States publish theirs.")
    static let diagnosisImportNewerRevocationList = MessageKey("diagnosis.importNewerRevocationList", "Import a newer revocation list of {country, message}: the ICAO PKD has them (icaopkd-001), and many States publish theirs.")
    static let diagnosisRevocationListAddress = MessageKey("diagnosis.revocationListAddress", "The certificate names {address} as the place of the list. epass fetches nothing by itself; an address in a certificate is as good as the certificate.")
    static let diagnosisLabelDocument = MessageKey("diagnosis.labelDocument", "Document")
    static let diagnosisLabelSigner = MessageKey("diagnosis.labelSigner", "Signer")
    static let diagnosisLabelTrust = MessageKey("diagnosis.labelTrust", "Trust")
    static let diagnosisIssuedByState = MessageKey("diagnosis.issuedByState", "issued by {state, country}")
    static let diagnosisIssuedByName = MessageKey("diagnosis.issuedByName", "issued by {issuer}")
    static let diagnosisSignerUnknown = MessageKey("diagnosis.signerUnknown", "not known: there is no security object")
    static let diagnosisCertificateAbsent = MessageKey("diagnosis.certificateAbsent", "its certificate is not here; named: issued by {issuer}, serial {serial}")
    static let diagnosisCertificateAbsentByKey = MessageKey("diagnosis.certificateAbsentByKey", "its certificate is not here; named: key {key}")
    static let diagnosisSignerKey = MessageKey("diagnosis.signerKey", "{key, message}, valid {begin, date} to {end, date}, serial {serial}")
    static let diagnosisIssuerKey = MessageKey("diagnosis.issuerKey", "whose key is named {key}")
    static let diagnosisIssuerKeyNotNamed = MessageKey("diagnosis.issuerKeyNotNamed", "whose key is not named (no authority key identifier)")
    static let diagnosisStoreNamed = MessageKey("diagnosis.storeNamed", "{name}: {store, message}")
    static let diagnosisStoreWithoutAnchors = MessageKey("diagnosis.storeWithoutAnchors", "empty")
    static let diagnosisStoreWithoutList = MessageKey("diagnosis.storeWithoutList", "{anchors, plural, one {# anchor} other {# anchors}} of {countries, plural, one {# country} other {# countries}}; nothing in it came in a master list")
    static let diagnosisStoreWithList = MessageKey("diagnosis.storeWithList", "{anchors, plural, one {# anchor} other {# anchors}} of {countries, plural, one {# country} other {# countries}}; newest master list {signed, date}, {days, plural, one {# day} other {# days}} old")
    static let diagnosisStoreWithNewerList = MessageKey("diagnosis.storeWithNewerList", "{anchors, plural, one {# anchor} other {# anchors}} of {countries, plural, one {# country} other {# countries}}; newest master list {signed, date}, newer than the time judged at")
    static let diagnosisAnchorsOf = MessageKey("diagnosis.anchorsOf", "CSCA certificates of {country, country}:")
    static let diagnosisAnchorPeriod = MessageKey("diagnosis.anchorPeriod", "{begin, date} to {end, date}")
    static let diagnosisAnchorWithoutKeyIdentifier = MessageKey("diagnosis.anchorWithoutKeyIdentifier", "none")
    static let diagnosisWordChains = MessageKey("diagnosis.wordChains", "CHAINS")
    static let diagnosisWordOpen = MessageKey("diagnosis.wordOpen", "NO CHAIN")
    static let diagnosisWordBroken = MessageKey("diagnosis.wordBroken", "BROKEN")
    static let diagnosisNothingToDo = MessageKey("diagnosis.nothingToDo", "Nothing to do.")
    static let diagnosisWhatToDo = MessageKey("diagnosis.whatToDo", "What to do")
    static let diagnosisAnchorStanding = MessageKey("diagnosis.anchorStanding", "{key, message}, {basis, message} ({voucher, message}){isListed, select, yes {, list of {signed, date}} other {}}{hasKey, select, yes {, has the named key} other {}}")
    static let diagnosisCheckEnded = MessageKey("diagnosis.checkEnded", "{check, message}: {result, select, successful {successful} failed {failed} undetermined {undetermined} notSupported {not supported} other {aborted}}.")
    static let diagnosisUnblock = MessageKey("diagnosis.unblock", "Do not accept the document. Where the block is no longer meant, take it back with epass trust unblock.")

    static let ofDiagnosis: [MessageKey] = [
        .diagnosisAnchorListed,
        .diagnosisAnchorPeriod,
        .diagnosisAnchorStanding,
        .diagnosisAnchorUnpinned,
        .diagnosisAnchorWithoutKeyIdentifier,
        .diagnosisAnchorsOf,
        .diagnosisCertificateAbsent,
        .diagnosisCertificateAbsentByKey,
        .diagnosisCertificateNotTrusted,
        .diagnosisChains,
        .diagnosisChainsOutsideGenerations,
        .diagnosisCheckEnded,
        .diagnosisCompareCertificate,
        .diagnosisCountryNotInStore,
        .diagnosisDefectChanged,
        .diagnosisDeviationRefused,
        .diagnosisDeviationTolerated,
        .diagnosisDoNotAccept,
        .diagnosisGrantAfterLook,
        .diagnosisGrantPublisher,
        .diagnosisImportAnchor,
        .diagnosisImportLink,
        .diagnosisImportListWithCountry,
        .diagnosisImportMasterList,
        .diagnosisImportNewerRevocationList,
        .diagnosisImportNewestLists,
        .diagnosisImportOlderGenerations,
        .diagnosisImportOtherPublisher,
        .diagnosisImportRevocationList,
        .diagnosisImportSigners,
        .diagnosisIssuedByName,
        .diagnosisIssuedByState,
        .diagnosisIssuerKey,
        .diagnosisIssuerKeyNotNamed,
        .diagnosisIssuerNamed,
        .diagnosisIssuerUnnamed,
        .diagnosisKeyDoesNotCount,
        .diagnosisKeyNotInStore,
        .diagnosisKeyNotNamed,
        .diagnosisKeyOfOthers,
        .diagnosisLabelDocument,
        .diagnosisLabelSigner,
        .diagnosisLabelTrust,
        .diagnosisLinkMissing,
        .diagnosisListOlderThanSigner,
        .diagnosisLookClosely,
        .diagnosisNewerGeneration,
        .diagnosisNoSecurityObject,
        .diagnosisNothingToDo,
        .diagnosisOlderGeneration,
        .diagnosisPeriodEnded,
        .diagnosisPinList,
        .diagnosisPinListOfSigner,
        .diagnosisReadAgain,
        .diagnosisReportAlgorithm,
        .diagnosisRevocationListAddress,
        .diagnosisSameNameOtherKey,
        .diagnosisSecurityObjectInvalid,
        .diagnosisSignerKey,
        .diagnosisSignerNotFoundByKey,
        .diagnosisSignerNotFoundBySerialNumber,
        .diagnosisSignerNotNamed,
        .diagnosisSignerUnknown,
        .diagnosisStoreEmpty,
        .diagnosisStoreNamed,
        .diagnosisStoreOld,
        .diagnosisStoreWithList,
        .diagnosisStoreWithNewerList,
        .diagnosisStoreWithoutAnchors,
        .diagnosisStoreWithoutList,
        .diagnosisTest,
        .diagnosisUnblock,
        .diagnosisWhatToDo,
        .diagnosisWordBroken,
        .diagnosisWordChains,
        .diagnosisWordOpen,
    ]
}

extension Message {
    package static var diagnosisIssuerUnnamed: Message { Message(.diagnosisIssuerUnnamed) }
    package static func diagnosisIssuerNamed(country: String) -> Message {
        Message(.diagnosisIssuerNamed, [.init("country", .country(country))])
    }
    package static var diagnosisNoSecurityObject: Message { Message(.diagnosisNoSecurityObject) }
    package static func diagnosisSecurityObjectInvalid(finding: Message) -> Message {
        Message(.diagnosisSecurityObjectInvalid, [.init("finding", .message(finding))])
    }
    package static func diagnosisChains(country: Message, generation: Int, generations: Int, subject: some CustomStringConvertible, links: Int) -> Message {
        Message(.diagnosisChains, [.init("country", .message(country)), .init("generation", .number(generation)), .init("generations", .number(generations)), .init("subject", .text(subject.description)), .init("links", .number(links))])
    }
    package static func diagnosisChainsOutsideGenerations(country: Message, subject: some CustomStringConvertible, links: Int) -> Message {
        Message(.diagnosisChainsOutsideGenerations, [.init("country", .message(country)), .init("subject", .text(subject.description)), .init("links", .number(links))])
    }
    package static var diagnosisAnchorUnpinned: Message { Message(.diagnosisAnchorUnpinned) }
    package static func diagnosisAnchorListed(voucher: Message) -> Message {
        Message(.diagnosisAnchorListed, [.init("voucher", .message(voucher))])
    }
    package static var diagnosisTest: Message { Message(.diagnosisTest) }
    package static func diagnosisSignerNotFoundBySerialNumber(serial: some CustomStringConvertible, issuer: some CustomStringConvertible) -> Message {
        Message(.diagnosisSignerNotFoundBySerialNumber, [.init("serial", .text(serial.description)), .init("issuer", .text(issuer.description))])
    }
    package static func diagnosisSignerNotFoundByKey(key: some CustomStringConvertible) -> Message {
        Message(.diagnosisSignerNotFoundByKey, [.init("key", .text(key.description))])
    }
    package static var diagnosisSignerNotNamed: Message { Message(.diagnosisSignerNotNamed) }
    package static var diagnosisStoreEmpty: Message { Message(.diagnosisStoreEmpty) }
    package static func diagnosisCountryNotInStore(countries: Int, country: Message) -> Message {
        Message(.diagnosisCountryNotInStore, [.init("countries", .number(countries)), .init("country", .message(country))])
    }
    package static func diagnosisSameNameOtherKey(anchors: Int) -> Message {
        Message(.diagnosisSameNameOtherKey, [.init("anchors", .number(anchors))])
    }
    package static func diagnosisKeyNotNamed(issuer: some CustomStringConvertible, country: Message, generations: Int) -> Message {
        Message(.diagnosisKeyNotNamed, [.init("issuer", .text(issuer.description)), .init("country", .message(country)), .init("generations", .number(generations))])
    }
    package static func diagnosisKeyNotInStore(key: some CustomStringConvertible, country: Message, generations: Int) -> Message {
        Message(.diagnosisKeyNotInStore, [.init("key", .text(key.description)), .init("country", .message(country)), .init("generations", .number(generations))])
    }
    package static func diagnosisKeyOfOthers(key: some CustomStringConvertible, anchors: Int) -> Message {
        Message(.diagnosisKeyOfOthers, [.init("key", .text(key.description)), .init("anchors", .number(anchors))])
    }
    package static func diagnosisKeyDoesNotCount(subject: some CustomStringConvertible) -> Message {
        Message(.diagnosisKeyDoesNotCount, [.init("subject", .text(subject.description))])
    }
    package static func diagnosisOlderGeneration(certified: String, country: Message, oldest: String) -> Message {
        Message(.diagnosisOlderGeneration, [.init("certified", .date(certified)), .init("country", .message(country)), .init("oldest", .date(oldest))])
    }
    package static func diagnosisNewerGeneration(certified: String, country: Message, newest: String) -> Message {
        Message(.diagnosisNewerGeneration, [.init("certified", .date(certified)), .init("country", .message(country)), .init("newest", .date(newest))])
    }
    package static func diagnosisLinkMissing(generation: Int) -> Message {
        Message(.diagnosisLinkMissing, [.init("generation", .number(generation))])
    }
    package static func diagnosisCertificateNotTrusted(subject: some CustomStringConvertible) -> Message {
        Message(.diagnosisCertificateNotTrusted, [.init("subject", .text(subject.description))])
    }
    package static func diagnosisListOlderThanSigner(signed: String, certified: String) -> Message {
        Message(.diagnosisListOlderThanSigner, [.init("signed", .date(signed)), .init("certified", .date(certified))])
    }
    package static func diagnosisStoreOld(signed: String, days: Int) -> Message {
        Message(.diagnosisStoreOld, [.init("signed", .date(signed)), .init("days", .number(days))])
    }
    package static func diagnosisDeviationTolerated(deviation: Message, name: some CustomStringConvertible) -> Message {
        Message(.diagnosisDeviationTolerated, [.init("deviation", .message(deviation)), .init("name", .text(name.description))])
    }
    package static func diagnosisDeviationRefused(deviation: Message, policy: some CustomStringConvertible, name: some CustomStringConvertible) -> Message {
        Message(.diagnosisDeviationRefused, [.init("deviation", .message(deviation)), .init("policy", .text(policy.description)), .init("name", .text(name.description))])
    }
    package static func diagnosisDefectChanged(defect: Message, check: Message, before: String, result: String) -> Message {
        Message(.diagnosisDefectChanged, [.init("defect", .message(defect)), .init("check", .message(check)), .init("before", .text(before)), .init("result", .text(result))])
    }
    package static var diagnosisReadAgain: Message { Message(.diagnosisReadAgain) }
    package static var diagnosisDoNotAccept: Message { Message(.diagnosisDoNotAccept) }
    package static var diagnosisImportSigners: Message { Message(.diagnosisImportSigners) }
    package static var diagnosisImportMasterList: Message { Message(.diagnosisImportMasterList) }
    package static var diagnosisImportListWithCountry: Message { Message(.diagnosisImportListWithCountry) }
    package static var diagnosisImportNewestLists: Message { Message(.diagnosisImportNewestLists) }
    package static var diagnosisImportOlderGenerations: Message { Message(.diagnosisImportOlderGenerations) }
    package static var diagnosisImportLink: Message { Message(.diagnosisImportLink) }
    package static var diagnosisImportOtherPublisher: Message { Message(.diagnosisImportOtherPublisher) }
    package static var diagnosisCompareCertificate: Message { Message(.diagnosisCompareCertificate) }
    package static var diagnosisGrantAfterLook: Message { Message(.diagnosisGrantAfterLook) }
    package static var diagnosisLookClosely: Message { Message(.diagnosisLookClosely) }
    package static var diagnosisReportAlgorithm: Message { Message(.diagnosisReportAlgorithm) }
    package static var diagnosisPeriodEnded: Message { Message(.diagnosisPeriodEnded) }
    package static var diagnosisGrantPublisher: Message { Message(.diagnosisGrantPublisher) }
    package static var diagnosisImportAnchor: Message { Message(.diagnosisImportAnchor) }
    package static var diagnosisPinList: Message { Message(.diagnosisPinList) }
    package static func diagnosisPinListOfSigner(signer: some CustomStringConvertible) -> Message {
        Message(.diagnosisPinListOfSigner, [.init("signer", .text(signer.description))])
    }
    package static func diagnosisImportRevocationList(country: Message) -> Message {
        Message(.diagnosisImportRevocationList, [.init("country", .message(country))])
    }
    package static func diagnosisImportNewerRevocationList(country: Message) -> Message {
        Message(.diagnosisImportNewerRevocationList, [.init("country", .message(country))])
    }
    package static func diagnosisRevocationListAddress(address: some CustomStringConvertible) -> Message {
        Message(.diagnosisRevocationListAddress, [.init("address", .text(address.description))])
    }
    package static var diagnosisLabelDocument: Message { Message(.diagnosisLabelDocument) }
    package static var diagnosisLabelSigner: Message { Message(.diagnosisLabelSigner) }
    package static var diagnosisLabelTrust: Message { Message(.diagnosisLabelTrust) }
    package static func diagnosisIssuedByState(state: String) -> Message {
        Message(.diagnosisIssuedByState, [.init("state", .country(state))])
    }
    package static func diagnosisIssuedByName(issuer: some CustomStringConvertible) -> Message {
        Message(.diagnosisIssuedByName, [.init("issuer", .text(issuer.description))])
    }
    package static var diagnosisSignerUnknown: Message { Message(.diagnosisSignerUnknown) }
    package static func diagnosisCertificateAbsent(issuer: some CustomStringConvertible, serial: some CustomStringConvertible) -> Message {
        Message(.diagnosisCertificateAbsent, [.init("issuer", .text(issuer.description)), .init("serial", .text(serial.description))])
    }
    package static func diagnosisCertificateAbsentByKey(key: some CustomStringConvertible) -> Message {
        Message(.diagnosisCertificateAbsentByKey, [.init("key", .text(key.description))])
    }
    package static func diagnosisSignerKey(key: Message, begin: String, end: String, serial: some CustomStringConvertible) -> Message {
        Message(.diagnosisSignerKey, [.init("key", .message(key)), .init("begin", .date(begin)), .init("end", .date(end)), .init("serial", .text(serial.description))])
    }
    package static func diagnosisIssuerKey(key: some CustomStringConvertible) -> Message {
        Message(.diagnosisIssuerKey, [.init("key", .text(key.description))])
    }
    package static var diagnosisIssuerKeyNotNamed: Message { Message(.diagnosisIssuerKeyNotNamed) }
    package static func diagnosisStoreNamed(name: some CustomStringConvertible, store: Message) -> Message {
        Message(.diagnosisStoreNamed, [.init("name", .text(name.description)), .init("store", .message(store))])
    }
    package static var diagnosisStoreWithoutAnchors: Message { Message(.diagnosisStoreWithoutAnchors) }
    package static func diagnosisStoreWithoutList(anchors: Int, countries: Int) -> Message {
        Message(.diagnosisStoreWithoutList, [.init("anchors", .number(anchors)), .init("countries", .number(countries))])
    }
    package static func diagnosisStoreWithList(anchors: Int, countries: Int, signed: String, days: Int) -> Message {
        Message(.diagnosisStoreWithList, [.init("anchors", .number(anchors)), .init("countries", .number(countries)), .init("signed", .date(signed)), .init("days", .number(days))])
    }
    package static func diagnosisStoreWithNewerList(anchors: Int, countries: Int, signed: String) -> Message {
        Message(.diagnosisStoreWithNewerList, [.init("anchors", .number(anchors)), .init("countries", .number(countries)), .init("signed", .date(signed))])
    }
    package static func diagnosisAnchorsOf(country: String) -> Message {
        Message(.diagnosisAnchorsOf, [.init("country", .country(country))])
    }
    package static func diagnosisAnchorPeriod(begin: String, end: String) -> Message {
        Message(.diagnosisAnchorPeriod, [.init("begin", .date(begin)), .init("end", .date(end))])
    }
    package static var diagnosisAnchorWithoutKeyIdentifier: Message { Message(.diagnosisAnchorWithoutKeyIdentifier) }
    package static var diagnosisWordChains: Message { Message(.diagnosisWordChains) }
    package static var diagnosisWordOpen: Message { Message(.diagnosisWordOpen) }
    package static var diagnosisWordBroken: Message { Message(.diagnosisWordBroken) }
    package static var diagnosisNothingToDo: Message { Message(.diagnosisNothingToDo) }
    package static var diagnosisWhatToDo: Message { Message(.diagnosisWhatToDo) }
    package static func diagnosisAnchorStanding(key: Message, basis: Message, voucher: Message, signed: String, isListed: String, hasKey: String) -> Message {
        Message(.diagnosisAnchorStanding, [.init("key", .message(key)), .init("basis", .message(basis)), .init("voucher", .message(voucher)), .init("signed", .date(signed)), .init("isListed", .text(isListed)), .init("hasKey", .text(hasKey))])
    }
    package static func diagnosisCheckEnded(check: Message, result: String) -> Message {
        Message(.diagnosisCheckEnded, [.init("check", .message(check)), .init("result", .text(result))])
    }
    package static var diagnosisUnblock: Message { Message(.diagnosisUnblock) }
}
