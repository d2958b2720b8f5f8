// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let doctorServiceInstalled = MessageKey("doctor.serviceInstalled", "The smart-card service pcscd is installed.")
    static let doctorServiceElsewhere = MessageKey("doctor.serviceElsewhere", "The smart-card service is not of this system; its socket was put here.")
    static let doctorServiceMissing = MessageKey("doctor.serviceMissing", "The program of the smart-card service, pcscd, is not in its usual places.")
    static let doctorInstallService = MessageKey("doctor.installService", "Install pcscd and the driver of USB readers.")
    static let doctorSocketAccepts = MessageKey("doctor.socketAccepts", "The socket of pcscd takes connections.")
    static let doctorSocketOfVariable = MessageKey("doctor.socketOfVariable", "PCSCLITE_CSOCK_NAME names a socket that takes no connection.")
    static let doctorUnsetVariable = MessageKey("doctor.unsetVariable", "Unset the variable, unless a service of your own listens there: then start that.")
    static let doctorSocketNotInContainer = MessageKey("doctor.socketNotInContainer", "The socket of pcscd is not in this container.")
    static let doctorMountSocket = MessageKey("doctor.mountSocket", "Start the container with the folder of the host's socket, or install pcscd in it.")
    static let doctorSocketAbsent = MessageKey("doctor.socketAbsent", "The socket of pcscd is not there, so that programs reach no service.")
    static let doctorSocketRefuses = MessageKey("doctor.socketRefuses", "The socket of pcscd is left over, and nobody listens behind it.")
    static let doctorSocketDenied = MessageKey("doctor.socketDenied", "This user may not open the socket of pcscd.")
    static let doctorRestartSocket = MessageKey("doctor.restartSocket", "Have the socket made anew: pcscd makes one that every user may open.")
    static let doctorSocketFails = MessageKey("doctor.socketFails", "The socket of pcscd takes no connection now.")
    static let doctorStartService = MessageKey("doctor.startService", "Switch the socket on: systemd then starts pcscd whenever a program asks for it.")
    static let doctorStartServiceByHand = MessageKey("doctor.startServiceByHand", "Start pcscd (sudo pcscd), and have your system start it at boot.")
    static let doctorRestartService = MessageKey("doctor.restartService", "Start pcscd anew.")
    static let doctorServiceRuns = MessageKey("doctor.serviceRuns", "The service pcscd is running.")
    static let doctorServiceActivated = MessageKey("doctor.serviceActivated", "The service pcscd starts when a program asks for it, or runs where it cannot be seen.")
    static let doctorServiceNotRunning = MessageKey("doctor.serviceNotRunning", "The service pcscd is not running, and nothing would start it.")
    static let doctorPermissionGranted = MessageKey("doctor.permissionGranted", "The service pcscd lets this user in.")
    static let doctorPermissionUnknown = MessageKey("doctor.permissionUnknown", "Whether pcscd lets this user in cannot be asked, since no service answers.")
    static let doctorDenied = MessageKey("doctor.denied", "The service pcscd does not let this user in: polkit wants a local session, or a rule for the user.")
    static let doctorDeniedRemotely = MessageKey("doctor.deniedRemotely", "The service pcscd does not let this user in: polkit denies remote sessions (ssh).")
    static let doctorDeniedInContainer = MessageKey("doctor.deniedInContainer", "The service pcscd does not let this user in: polkit cannot tell who asks from a container.")
    static let doctorAllowUser = MessageKey("doctor.allowUser", "Write a rule for polkit that lets you in; it holds at once.")
    static let doctorRunWithoutPolkit = MessageKey("doctor.runWithoutPolkit", "Run a pcscd in the container, or start the host's with `--disable-polkit` where nobody else works there.")
    static let doctorServiceSilent = MessageKey("doctor.serviceSilent", "The service pcscd takes connections and does not answer.")
    static let doctorServiceDrops = MessageKey("doctor.serviceDrops", "The service pcscd takes connections and drops them: it is of another release than libpcsclite, or has polkit without D-Bus.")
    static let doctorSeeLog = MessageKey("doctor.seeLog", "See what pcscd says in its log; where its release is another one, update both together.")
    static let doctorDriverInstalled = MessageKey("doctor.driverInstalled", "The driver of USB readers (libccid) is installed.")
    static let doctorDriverElsewhere = MessageKey("doctor.driverElsewhere", "Drivers are those of the system that the service is of.")
    static let doctorDriverOther = MessageKey("doctor.driverOther", "The driver of USB readers (libccid) is not installed; readers that are there have another one.")
    static let doctorDriverMissing = MessageKey("doctor.driverMissing", "The driver of USB readers (libccid) is not installed.")
    static let doctorInstallDriver = MessageKey("doctor.installDriver", "Install the driver, and connect the reader again.")
    static let doctorReadersListed = MessageKey("doctor.readersListed", "The service has {count, plural, one {# reader} other {# readers}}: {readers, list}.")
    static let doctorReadersUnknown = MessageKey("doctor.readersUnknown", "Which readers there are cannot be asked, since no service answers.")
    static let doctorReadersNone = MessageKey("doctor.readersNone", "No reader is known.")
    static let doctorReadersGood = MessageKey("doctor.readersGood", "Nothing is known against these readers.")
    static let doctorOtherReader = MessageKey("doctor.otherReader", "Take another contactless reader where this one loses passports or refuses their keys.")
    static let doctorChipHeld = MessageKey("doctor.chipHeld", "Another program uses the chip on {readers, list}.")
    static let doctorChipMute = MessageKey("doctor.chipMute", "Something lies on {readers, list} and does not answer as a chip.")
    static let doctorPlaceFlat = MessageKey("doctor.placeFlat", "Lay the document flat on the reader and do not move it: cover or data page down, nothing else between; some readers have their antenna at one end. A document without the chip's sign on its cover has no chip.")
    static let doctorChipNone = MessageKey("doctor.chipNone", "No chip is on a reader.")
    static let doctorChipFree = MessageKey("doctor.chipFree", "A chip is on {readers, list}, and no program holds it.")
    static let doctorUsbNotSeen = MessageKey("doctor.usbNotSeen", "The USB devices of this system cannot be seen here.")
    static let doctorUsbNone = MessageKey("doctor.usbNone", "No USB device says that it is a smart-card reader (CCID).")
    static let doctorUsbPlugged = MessageKey("doctor.usbPlugged", "Plugged in, while no service says whether it has them: {devices, list}.")
    static let doctorUsbListed = MessageKey("doctor.usbListed", "The service has every USB reader that is plugged in.")
    static let doctorUsbNotListed = MessageKey("doctor.usbNotListed", "Plugged in, and not among the readers of the service: {devices, list}.")
    static let doctorConnectAgain = MessageKey("doctor.connectAgain", "Pull the device out, start pcscd anew, and plug it in; after that pcscd says in its log what is wrong with it.")
    static let doctorUpdateDriver = MessageKey("doctor.updateDriver", "The driver does not know the device: update it, or install the one of its maker.")
    static let doctorModulesFree = MessageKey("doctor.modulesFree", "No kernel module holds a reader.")
    static let doctorModulesNotSeen = MessageKey("doctor.modulesNotSeen", "The modules of the kernel cannot be seen here.")
    static let doctorModuleHolds = MessageKey("doctor.moduleHolds", "The kernel module {module} holds a reader, so that pcscd cannot have it.")
    static let doctorModuleMayHold = MessageKey("doctor.moduleMayHold", "The kernel module {module} is loaded, and a reader of its kind is missing in the service.")
    static let doctorUnloadModule = MessageKey("doctor.unloadModule", "Unload the module and have it loaded no more, then connect the reader again.")
    static let doctorProgramsNotSeen = MessageKey("doctor.programsNotSeen", "Other programs cannot be seen here.")
    static let doctorProgramsHold = MessageKey("doctor.programsHold", "Programs that keep cards for themselves are running: {programs, list}.")
    static let doctorEndDaemon = MessageKey("doctor.endDaemon", "End GnuPG's daemon; it comes back with the next use of a card. With `pcsc-shared` in scdaemon.conf it shares cards.")
    static let doctorEndPrograms = MessageKey("doctor.endPrograms", "End them where a reading says that the reader is held.")
    static let doctorProgramsNone = MessageKey("doctor.programsNone", "No other program that uses smart cards is seen.")
    static let doctorProgramsShare = MessageKey("doctor.programsShare", "Programs that look at cards and share them are running: {programs, list}.")
    static let doctorProgramsUnnamed = MessageKey("doctor.programsUnnamed", "The library of the service is in use by {count, plural, one {# other program} other {# other programs}}.")
    static let doctorOpensslUnknown = MessageKey("doctor.opensslUnknown", "OpenSSL does not say which version it is.")
    static let doctorOpensslVersion = MessageKey("doctor.opensslVersion", "OpenSSL is of the version {version}.")
    static let doctorUpdateOpenssl = MessageKey("doctor.updateOpenssl", "Use the OpenSSL 3 of the distribution, with everything that it comes with.")
    static let doctorAlgorithmsThere = MessageKey("doctor.algorithmsThere", "All {count, number} algorithms that were tried work.")
    static let doctorAlgorithmsMissing = MessageKey("doctor.algorithmsMissing", "Algorithms that documents need do not work here: {algorithms, list}.")
    static let doctorAllowSHA1 = MessageKey("doctor.allowSHA1", "Let the system's policy allow SHA-1 in signatures: older documents are signed with it.")
    static let doctorStoreAbsent = MessageKey("doctor.storeAbsent", "There is no trust store yet.")
    static let doctorStoreEmpty = MessageKey("doctor.storeEmpty", "The trust store holds no certificate of an issuing State.")
    static let doctorImportLists = MessageKey("doctor.importLists", "Import the master lists of publishers that you trust; without them no issuer is known.")
    static let doctorSetUpStore = MessageKey("doctor.setUpStore", "Set it up: it says which lists there are and where; without one no issuer is known.")
    static let doctorStoreUnusable = MessageKey("doctor.storeUnusable", "The trust store cannot be used ({code}).")
    static let doctorStoreHolds = MessageKey("doctor.storeHolds", "The trust store holds {anchors, plural, one {# anchor} other {# anchors}} of {countries, plural, one {# State} other {# States}}.")
    static let doctorStoreOfOther = MessageKey("doctor.storeOfOther", "The trust store, or a file in it, belongs to another user.")
    static let doctorOwnStore = MessageKey("doctor.ownStore", "Give it to its user (chown), or import into a store of your own.")
    static let doctorStoreOpen = MessageKey("doctor.storeOpen", "Others can write to the trust store.")
    static let doctorCloseStore = MessageKey("doctor.closeStore", "Look who changed what, then take the right to write from others.")
    static let doctorStoreClosed = MessageKey("doctor.storeClosed", "Only its user and the administrator can write to the trust store.")
    static let doctorStoreNothing = MessageKey("doctor.storeNothing", "The trust store holds nothing that has an age.")
    static let doctorStoreWithoutList = MessageKey("doctor.storeWithoutList", "Nothing in the trust store came in a signed master list, so that its age is not known.")
    static let doctorStoreList = MessageKey("doctor.storeList", "The newest master list in the trust store was signed {signed, date}.")
    static let doctorStoreOld = MessageKey("doctor.storeOld", "The newest master list in the trust store was signed {signed, date}, {days, plural, one {# day} other {# days}} ago.")
    static let doctorImportNewer = MessageKey("doctor.importNewer", "Import the newest list of its publisher.")
    static let doctorRevocationNone = MessageKey("doctor.revocationNone", "The trust store holds no revocation list.")
    static let doctorRevocationCurrent = MessageKey("doctor.revocationCurrent", "The newest revocation list of each State is in force ({count, plural, one {# State} other {# States}}).")
    static let doctorRevocationStale = MessageKey("doctor.revocationStale", "The newest revocation list of {count, plural, one {# State} other {# States}} is out of date.")
    static let doctorImportRevocation = MessageKey("doctor.importRevocation", "See which they are, and import newer ones.")
    static let doctorClockSays = MessageKey("doctor.clockSays", "The clock says {today, date}.")
    static let doctorClockBeforeProgram = MessageKey("doctor.clockBeforeProgram", "The clock says {today, date}; this program was made {made, date}.")
    static let doctorClockBeforeList = MessageKey("doctor.clockBeforeList", "The clock says {today, date}; the newest master list in the trust store was signed {signed, date}.")
    static let doctorClockFarAhead = MessageKey("doctor.clockFarAhead", "The clock says {today, date}, more than twenty years after this program was made.")
    static let doctorSetClock = MessageKey("doctor.setClock", "Set the clock: it decides which certificates and documents are valid.")
    static let doctorClockSynchronised = MessageKey("doctor.clockSynchronised", "The clock is synchronised.")
    static let doctorClockNotSynchronised = MessageKey("doctor.clockNotSynchronised", "The clock is not synchronised.")
    static let doctorClockNotKnown = MessageKey("doctor.clockNotKnown", "Whether the clock is synchronised cannot be seen here.")
    static let doctorSynchroniseClock = MessageKey("doctor.synchroniseClock", "Have the clock synchronised, or compare it by hand.")
    static let doctorLocaleUnicode = MessageKey("doctor.localeUnicode", "The locale has every letter (UTF-8).")
    static let doctorLocaleASCII = MessageKey("doctor.localeASCII", "The locale is none of UTF-8: marks stand in ASCII, and names may not be shown as they are.")
    static let doctorSetLocale = MessageKey("doctor.setLocale", "Take a locale of UTF-8.")
    static let doctorNothingWrong = MessageKey("doctor.nothingWrong", "Nothing is wrong here.")
    static let doctorSummary = MessageKey("doctor.summary", "{problems, plural, =0 {No problem} one {# problem} other {# problems}}, {warnings, plural, =0 {no warning} one {# warning} other {# warnings}}.")
    static let doctorOptionsOfBundle = MessageKey("doctor.optionsOfBundle", "What opens the chip and which chip is meant are options of the bundle: give --bundle, too.")
    static let doctorBundleWritten = MessageKey("doctor.bundleWritten", "The bundle is written: {file}. No personal data is in it; look at it before you send it.")
    static let doctorWithoutDocument = MessageKey("doctor.withoutDocument", "the bundle has no document. {error, message}.")

    static let ofDoctor: [MessageKey] = [
        .doctorAlgorithmsMissing,
        .doctorAlgorithmsThere,
        .doctorAllowSHA1,
        .doctorAllowUser,
        .doctorBundleWritten,
        .doctorChipFree,
        .doctorChipHeld,
        .doctorChipMute,
        .doctorChipNone,
        .doctorClockBeforeList,
        .doctorClockBeforeProgram,
        .doctorClockFarAhead,
        .doctorClockNotKnown,
        .doctorClockNotSynchronised,
        .doctorClockSays,
        .doctorClockSynchronised,
        .doctorCloseStore,
        .doctorConnectAgain,
        .doctorDenied,
        .doctorDeniedInContainer,
        .doctorDeniedRemotely,
        .doctorDriverElsewhere,
        .doctorDriverInstalled,
        .doctorDriverMissing,
        .doctorDriverOther,
        .doctorEndDaemon,
        .doctorEndPrograms,
        .doctorImportLists,
        .doctorImportNewer,
        .doctorImportRevocation,
        .doctorInstallDriver,
        .doctorInstallService,
        .doctorLocaleASCII,
        .doctorLocaleUnicode,
        .doctorModuleHolds,
        .doctorModuleMayHold,
        .doctorModulesFree,
        .doctorModulesNotSeen,
        .doctorMountSocket,
        .doctorNothingWrong,
        .doctorOpensslUnknown,
        .doctorOpensslVersion,
        .doctorOptionsOfBundle,
        .doctorOtherReader,
        .doctorOwnStore,
        .doctorPermissionGranted,
        .doctorPermissionUnknown,
        .doctorPlaceFlat,
        .doctorProgramsHold,
        .doctorProgramsNone,
        .doctorProgramsNotSeen,
        .doctorProgramsShare,
        .doctorProgramsUnnamed,
        .doctorReadersGood,
        .doctorReadersListed,
        .doctorReadersNone,
        .doctorReadersUnknown,
        .doctorRestartService,
        .doctorRestartSocket,
        .doctorRevocationCurrent,
        .doctorRevocationNone,
        .doctorRevocationStale,
        .doctorRunWithoutPolkit,
        .doctorSeeLog,
        .doctorServiceActivated,
        .doctorServiceDrops,
        .doctorServiceElsewhere,
        .doctorServiceInstalled,
        .doctorServiceMissing,
        .doctorServiceNotRunning,
        .doctorServiceRuns,
        .doctorServiceSilent,
        .doctorSetClock,
        .doctorSetLocale,
        .doctorSetUpStore,
        .doctorSocketAbsent,
        .doctorSocketAccepts,
        .doctorSocketDenied,
        .doctorSocketFails,
        .doctorSocketNotInContainer,
        .doctorSocketOfVariable,
        .doctorSocketRefuses,
        .doctorStartService,
        .doctorStartServiceByHand,
        .doctorStoreAbsent,
        .doctorStoreClosed,
        .doctorStoreEmpty,
        .doctorStoreHolds,
        .doctorStoreList,
        .doctorStoreNothing,
        .doctorStoreOfOther,
        .doctorStoreOld,
        .doctorStoreOpen,
        .doctorStoreUnusable,
        .doctorStoreWithoutList,
        .doctorSummary,
        .doctorSynchroniseClock,
        .doctorUnloadModule,
        .doctorUnsetVariable,
        .doctorUpdateDriver,
        .doctorUpdateOpenssl,
        .doctorUsbListed,
        .doctorUsbNone,
        .doctorUsbNotListed,
        .doctorUsbNotSeen,
        .doctorUsbPlugged,
        .doctorWithoutDocument,
    ]
}

extension Message {
    package static var doctorServiceInstalled: Message { Message(.doctorServiceInstalled) }
    package static var doctorServiceElsewhere: Message { Message(.doctorServiceElsewhere) }
    package static var doctorServiceMissing: Message { Message(.doctorServiceMissing) }
    package static var doctorInstallService: Message { Message(.doctorInstallService) }
    package static var doctorSocketAccepts: Message { Message(.doctorSocketAccepts) }
    package static var doctorSocketOfVariable: Message { Message(.doctorSocketOfVariable) }
    package static var doctorUnsetVariable: Message { Message(.doctorUnsetVariable) }
    package static var doctorSocketNotInContainer: Message { Message(.doctorSocketNotInContainer) }
    package static var doctorMountSocket: Message { Message(.doctorMountSocket) }
    package static var doctorSocketAbsent: Message { Message(.doctorSocketAbsent) }
    package static var doctorSocketRefuses: Message { Message(.doctorSocketRefuses) }
    package static var doctorSocketDenied: Message { Message(.doctorSocketDenied) }
    package static var doctorRestartSocket: Message { Message(.doctorRestartSocket) }
    package static var doctorSocketFails: Message { Message(.doctorSocketFails) }
    package static var doctorStartService: Message { Message(.doctorStartService) }
    package static var doctorStartServiceByHand: Message { Message(.doctorStartServiceByHand) }
    package static var doctorRestartService: Message { Message(.doctorRestartService) }
    package static var doctorServiceRuns: Message { Message(.doctorServiceRuns) }
    package static var doctorServiceActivated: Message { Message(.doctorServiceActivated) }
    package static var doctorServiceNotRunning: Message { Message(.doctorServiceNotRunning) }
    package static var doctorPermissionGranted: Message { Message(.doctorPermissionGranted) }
    package static var doctorPermissionUnknown: Message { Message(.doctorPermissionUnknown) }
    package static var doctorDenied: Message { Message(.doctorDenied) }
    package static var doctorDeniedRemotely: Message { Message(.doctorDeniedRemotely) }
    package static var doctorDeniedInContainer: Message { Message(.doctorDeniedInContainer) }
    package static var doctorAllowUser: Message { Message(.doctorAllowUser) }
    package static var doctorRunWithoutPolkit: Message { Message(.doctorRunWithoutPolkit) }
    package static var doctorServiceSilent: Message { Message(.doctorServiceSilent) }
    package static var doctorServiceDrops: Message { Message(.doctorServiceDrops) }
    package static var doctorSeeLog: Message { Message(.doctorSeeLog) }
    package static var doctorDriverInstalled: Message { Message(.doctorDriverInstalled) }
    package static var doctorDriverElsewhere: Message { Message(.doctorDriverElsewhere) }
    package static var doctorDriverOther: Message { Message(.doctorDriverOther) }
    package static var doctorDriverMissing: Message { Message(.doctorDriverMissing) }
    package static var doctorInstallDriver: Message { Message(.doctorInstallDriver) }
    package static func doctorReadersListed(count: Int, readers: [String]) -> Message {
        Message(.doctorReadersListed, [.init("count", .number(count)), .init("readers", .list(readers))])
    }
    package static var doctorReadersUnknown: Message { Message(.doctorReadersUnknown) }
    package static var doctorReadersNone: Message { Message(.doctorReadersNone) }
    package static var doctorReadersGood: Message { Message(.doctorReadersGood) }
    package static var doctorOtherReader: Message { Message(.doctorOtherReader) }
    package static func doctorChipHeld(readers: [String]) -> Message {
        Message(.doctorChipHeld, [.init("readers", .list(readers))])
    }
    package static func doctorChipMute(readers: [String]) -> Message {
        Message(.doctorChipMute, [.init("readers", .list(readers))])
    }
    package static var doctorPlaceFlat: Message { Message(.doctorPlaceFlat) }
    package static var doctorChipNone: Message { Message(.doctorChipNone) }
    package static func doctorChipFree(readers: [String]) -> Message {
        Message(.doctorChipFree, [.init("readers", .list(readers))])
    }
    package static var doctorUsbNotSeen: Message { Message(.doctorUsbNotSeen) }
    package static var doctorUsbNone: Message { Message(.doctorUsbNone) }
    package static func doctorUsbPlugged(devices: [String]) -> Message {
        Message(.doctorUsbPlugged, [.init("devices", .list(devices))])
    }
    package static var doctorUsbListed: Message { Message(.doctorUsbListed) }
    package static func doctorUsbNotListed(devices: [String]) -> Message {
        Message(.doctorUsbNotListed, [.init("devices", .list(devices))])
    }
    package static var doctorConnectAgain: Message { Message(.doctorConnectAgain) }
    package static var doctorUpdateDriver: Message { Message(.doctorUpdateDriver) }
    package static var doctorModulesFree: Message { Message(.doctorModulesFree) }
    package static var doctorModulesNotSeen: Message { Message(.doctorModulesNotSeen) }
    package static func doctorModuleHolds(module: some CustomStringConvertible) -> Message {
        Message(.doctorModuleHolds, [.init("module", .text(module.description))])
    }
    package static func doctorModuleMayHold(module: some CustomStringConvertible) -> Message {
        Message(.doctorModuleMayHold, [.init("module", .text(module.description))])
    }
    package static var doctorUnloadModule: Message { Message(.doctorUnloadModule) }
    package static var doctorProgramsNotSeen: Message { Message(.doctorProgramsNotSeen) }
    package static func doctorProgramsHold(programs: [String]) -> Message {
        Message(.doctorProgramsHold, [.init("programs", .list(programs))])
    }
    package static var doctorEndDaemon: Message { Message(.doctorEndDaemon) }
    package static var doctorEndPrograms: Message { Message(.doctorEndPrograms) }
    package static var doctorProgramsNone: Message { Message(.doctorProgramsNone) }
    package static func doctorProgramsShare(programs: [String]) -> Message {
        Message(.doctorProgramsShare, [.init("programs", .list(programs))])
    }
    package static func doctorProgramsUnnamed(count: Int) -> Message {
        Message(.doctorProgramsUnnamed, [.init("count", .number(count))])
    }
    package static var doctorOpensslUnknown: Message { Message(.doctorOpensslUnknown) }
    package static func doctorOpensslVersion(version: some CustomStringConvertible) -> Message {
        Message(.doctorOpensslVersion, [.init("version", .text(version.description))])
    }
    package static var doctorUpdateOpenssl: Message { Message(.doctorUpdateOpenssl) }
    package static func doctorAlgorithmsThere(count: Int) -> Message {
        Message(.doctorAlgorithmsThere, [.init("count", .number(count))])
    }
    package static func doctorAlgorithmsMissing(algorithms: [String]) -> Message {
        Message(.doctorAlgorithmsMissing, [.init("algorithms", .list(algorithms))])
    }
    package static var doctorAllowSHA1: Message { Message(.doctorAllowSHA1) }
    package static var doctorStoreAbsent: Message { Message(.doctorStoreAbsent) }
    package static var doctorStoreEmpty: Message { Message(.doctorStoreEmpty) }
    package static var doctorImportLists: Message { Message(.doctorImportLists) }
    package static var doctorSetUpStore: Message { Message(.doctorSetUpStore) }
    package static func doctorStoreUnusable(code: some CustomStringConvertible) -> Message {
        Message(.doctorStoreUnusable, [.init("code", .text(code.description))])
    }
    package static func doctorStoreHolds(anchors: Int, countries: Int) -> Message {
        Message(.doctorStoreHolds, [.init("anchors", .number(anchors)), .init("countries", .number(countries))])
    }
    package static var doctorStoreOfOther: Message { Message(.doctorStoreOfOther) }
    package static var doctorOwnStore: Message { Message(.doctorOwnStore) }
    package static var doctorStoreOpen: Message { Message(.doctorStoreOpen) }
    package static var doctorCloseStore: Message { Message(.doctorCloseStore) }
    package static var doctorStoreClosed: Message { Message(.doctorStoreClosed) }
    package static var doctorStoreNothing: Message { Message(.doctorStoreNothing) }
    package static var doctorStoreWithoutList: Message { Message(.doctorStoreWithoutList) }
    package static func doctorStoreList(signed: String) -> Message {
        Message(.doctorStoreList, [.init("signed", .date(signed))])
    }
    package static func doctorStoreOld(signed: String, days: Int) -> Message {
        Message(.doctorStoreOld, [.init("signed", .date(signed)), .init("days", .number(days))])
    }
    package static var doctorImportNewer: Message { Message(.doctorImportNewer) }
    package static var doctorRevocationNone: Message { Message(.doctorRevocationNone) }
    package static func doctorRevocationCurrent(count: Int) -> Message {
        Message(.doctorRevocationCurrent, [.init("count", .number(count))])
    }
    package static func doctorRevocationStale(count: Int) -> Message {
        Message(.doctorRevocationStale, [.init("count", .number(count))])
    }
    package static var doctorImportRevocation: Message { Message(.doctorImportRevocation) }
    package static func doctorClockSays(today: String) -> Message {
        Message(.doctorClockSays, [.init("today", .date(today))])
    }
    package static func doctorClockBeforeProgram(today: String, made: String) -> Message {
        Message(.doctorClockBeforeProgram, [.init("today", .date(today)), .init("made", .date(made))])
    }
    package static func doctorClockBeforeList(today: String, signed: String) -> Message {
        Message(.doctorClockBeforeList, [.init("today", .date(today)), .init("signed", .date(signed))])
    }
    package static func doctorClockFarAhead(today: String) -> Message {
        Message(.doctorClockFarAhead, [.init("today", .date(today))])
    }
    package static var doctorSetClock: Message { Message(.doctorSetClock) }
    package static var doctorClockSynchronised: Message { Message(.doctorClockSynchronised) }
    package static var doctorClockNotSynchronised: Message { Message(.doctorClockNotSynchronised) }
    package static var doctorClockNotKnown: Message { Message(.doctorClockNotKnown) }
    package static var doctorSynchroniseClock: Message { Message(.doctorSynchroniseClock) }
    package static var doctorLocaleUnicode: Message { Message(.doctorLocaleUnicode) }
    package static var doctorLocaleASCII: Message { Message(.doctorLocaleASCII) }
    package static var doctorSetLocale: Message { Message(.doctorSetLocale) }
    package static var doctorNothingWrong: Message { Message(.doctorNothingWrong) }
    package static func doctorSummary(problems: Int, warnings: Int) -> Message {
        Message(.doctorSummary, [.init("problems", .number(problems)), .init("warnings", .number(warnings))])
    }
    package static var doctorOptionsOfBundle: Message { Message(.doctorOptionsOfBundle) }
    package static func doctorBundleWritten(file: some CustomStringConvertible) -> Message {
        Message(.doctorBundleWritten, [.init("file", .text(file.description))])
    }
    package static func doctorWithoutDocument(error: Message) -> Message {
        Message(.doctorWithoutDocument, [.init("error", .message(error))])
    }
}
