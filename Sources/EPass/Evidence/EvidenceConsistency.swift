// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassCrypto
import EPassISO7816
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTLV
import EPassTrust

/// Whether the members of a bundle can stand beside each other: what no reading can have brought is refused, whatever
/// would be judged of it. `Docs/report.md` lists the rules.
///
/// It says nothing of whether the bundle is true; a careful liar keeps every rule.
struct EvidenceConsistency {
    let evidence: Evidence
    /// The clock of whoever reads the bundle; nil where there is none.
    let now: Timestamp?

    /// - Throws: `evidence.inconsistent` with the member that does not fit the others.
    func check() throws(EvidenceError) {
        try checkOrigin()
        try checkAccess()
        try checkReopenings()
        try checkOffers()
        try checkFiles()
        try checkApplications()
        try checkChipAuthentication()
        try checkMapping()
        try checkActiveAuthentication()
        try checkTerminalAuthentication()
        try checkLDS2()
        try checkSkipped()
        try checkPrinted()
        try checkCounts()
        try checkTime()
    }

    /// Place and message are made where they are told.
    func require(
        _ holds: Bool, _ path: @autoclosure () -> String, _ message: @autoclosure () -> Message
    ) throws(EvidenceError) {
        guard holds else { throw EvidenceError(.inconsistent, path: path(), message()) }
    }

    // MARK: What there is

    private var access: AccessEvidence { evidence.access }

    /// Whether a data group is another than EF.SOD lists. What was recorded over the listed one need not fit it, and
    /// its hash says what is wrong: that is for the judgement.
    private func isChanged(_ number: DataGroupNumber) -> Bool {
        guard let octets = evidence.octets(of: .dataGroup(number)) else { return false }
        return evidence.document.sod?.doubted.contains { list in
            let hash = try? HashAlgorithm(objectIdentifier: list.hashAlgorithmOID)?.hash(octets)
            return list.hash(of: number).map { hash != nil && $0 != hash } ?? false
        } ?? false
    }

    /// The same of EF.CardAccess, whose entries EF.DG14 has, too (Doc 9303-11, 9.2.11).
    private var isCardAccessChanged: Bool {
        guard let signed = evidence.document.dataGroup14?.securityInfos.entries.map(\.encoded) else { return false }
        guard let given = evidence.document.cardAccess?.securityInfos.entries.map(\.encoded) else {
            return evidence.octets(of: .cardAccess) != nil
        }
        return !Set(given).isSubset(of: signed)
    }

    /// The attempts that opened a secure channel.
    private var openings: [AccessAttempt] {
        access.attempts.filter { $0.outcome == .established && $0.accessProtocol != .none }
    }

    /// The channels that key agreements opened, in order.
    private var agreedChannels: [Int] { (evidence.chip.chipAuthentication?.attempts ?? []).compactMap(\.channel) }

    /// How many secure channels the reading had.
    private var channelCount: Int {
        // Bare files have none of either.
        access.attempts.isEmpty && evidence.chip.chipAuthentication == nil ? 0 : openings.count + agreedChannels.count
    }

    /// Whether the chip was opened by a protocol, so that its data groups come through a secure channel.
    private var isGuarded: Bool { access.established == .bac || access.established == .pace }

    private func checkChannel(
        _ channel: Int, needsOne: Bool, _ path: @autoclosure () -> String
    ) throws(EvidenceError) {
        let count = channelCount
        try require(
            (needsOne && isGuarded ? 1 : 0)...max(1, count) ~= channel && channel <= count, path(),
            .evidenceChannelUnknown(count: count))
    }

    // MARK: Access

    private func checkAccess() throws(EvidenceError) {
        for (index, attempt) in access.attempts.enumerated() {
            let path = "access.attempts[\(index)]"
            switch attempt.outcome {
            case .established:
                try require(
                    attempt.code == nil && attempt.step == nil && attempt.statusBytes ?? .success == .success, path,
                    .evidenceOpeningWithError)
                // With PACE the chip may count, and goes on while two tries are left (BSI TR-03110-3, B.14.1).
                try require(
                    attempt.triesLeft.map { attempt.accessProtocol == .pace && $0 >= 2 } ?? true, path,
                    .evidenceOpeningTriesLeft)
            case .refused:
                try require(
                    attempt.statusBytes.map { $0 != .success } ?? false, path, .evidenceRefusalWithoutWord)
            case .failed: break
            }
            try require(attempt.accessProtocol == .pace || attempt.paceOffer == nil, path, .evidenceOfferWithoutPACE)
            try require(attempt.accessProtocol != .none || attempt.password == nil, path, .evidencePasswordNotAsked)
            try require(attempt.accessProtocol != .bac || attempt.password ?? .mrz == .mrz, path, .evidenceBacPassword)
        }
        let first = access.attempts.first { $0.outcome == .established }
        try require(first?.accessProtocol == access.established, "access.protocol", .evidenceOpeningNoAttempt)
        try require(
            first?.password == access.password && first?.paceOffer == access.paceOffer
                && first?.milliseconds == access.milliseconds, "access",
            .evidenceOpeningOtherwise)
        try require(isGuarded || access.cipher == nil, "access.cipher", .evidenceCipherWithoutProtocol)
        try require(
            access.established != .bac || access.cipher ?? "3DES" == "3DES", "access.cipher",
            .evidenceBacCipher)
        let used = Set(access.attempts.map(\.accessProtocol))
        try require(access.method != .bac || !used.contains(.pace), "access.method", .evidencePaceNotAllowed)
        try require(access.method != .pace || !used.contains(.bac), "access.method", .evidenceBacNotAllowed)
        try require(
            access.established != nil || evidence.failure != nil || evidence.isUntold, "access.protocol",
            .evidenceNotOpenedToEnd)
    }

    /// A chip that is open is opened again only after it dropped the channel, in the same way, and that is noted. How
    /// many channels were used says nothing: the last one may have been opened for a file that then did not come.
    private func checkReopenings() throws(EvidenceError) {
        guard let first = access.attempts.firstIndex(where: { $0.outcome == .established }) else { return }
        let opening = access.attempts[first]
        for index in access.attempts.indices.dropFirst(first + 1) {
            let (attempt, path) = (access.attempts[index], "access.attempts[\(index)]")
            try require(
                evidence.deviations.contains(ReadingDeviation.channelReopened.rawValue)
                    || !evidence.recoveries.isEmpty, path,
                .evidenceReopeningNotNoted)
            try require(
                attempt.accessProtocol == opening.accessProtocol && attempt.password == opening.password
                    && attempt.paceOffer == opening.paceOffer && attempt.checkDigits == opening.checkDigits, path,
                .evidenceReopeningOtherwise)
        }
    }

    /// Offers stand in EF.CardAccess, which is read before anything is chosen by it.
    private func checkOffers() throws(EvidenceError) {
        let offers = access.attempts.compactMap(\.paceOffer) + access.skipped.map(\.offer)
        guard !offers.isEmpty, !isCardAccessChanged else { return }
        let offered = evidence.document.cardAccess.map { PACEOffer($0.securityInfos) }
        let known = Set(
            (offered?.candidates.map(\.evidence) ?? []) + (offered?.skipped.map { SkippedPACEOffer($0).offer } ?? []))
        for (index, attempt) in access.attempts.enumerated() {
            let isKnown = attempt.paceOffer.map(known.contains) ?? true
            try require(isKnown, "access.attempts[\(index)].parameterId", .evidenceOfferTriedUnknown)
        }
        for (index, skipped) in access.skipped.enumerated() {
            let isKnown = known.contains(skipped.offer)
            try require(isKnown, "access.skipped[\(index)].parameterId", .evidenceOfferSkippedUnknown)
        }
    }

    // MARK: Files

    private func checkFiles() throws(EvidenceError) {
        var last = 0
        for (index, file) in evidence.files.enumerated() {
            func path(_ member: String = "") -> String { "files[\(index)]" + member }
            try require(file.isProtected == (file.channel > 0), path(".protected"), .evidenceFileProtection)
            let isDataGroup = file.file.dataGroupNumber != nil && file.state == .read
            try checkChannel(file.channel, needsOne: isDataGroup, path(".channel"))
            if isDataGroup, !evidence.isUntold {
                try require(access.established != nil, path(), .evidenceFileOfClosedChip)
            }
            // After an opening EF.SOD and DG1 are read again, and after chip authentication in the master file; they
            // stand where they stood.
            let mayBeComparedAgain =
                !evidence.recoveries.isEmpty || evidence.chip.chipAuthentication?.isInMasterFile == true
            let isComparedAgain = mayBeComparedAgain && [.sod, .dataGroup(.dg1)].contains(file.file)
            if file.channel > 0, file.state == .read, !isComparedAgain {
                try require(file.channel >= last, path(".channel"), .evidenceFileOfClosedChannel)
                last = file.channel
            }
            try require(
                file.state != .aborted || !file.file.isIndispensable || evidence.failure != nil, path(".state"),
                .evidenceFileEndedToEnd)
            try require(canEnd(file), path(".statusWord"), .evidenceFileStatusWord)
        }
    }

    private func checkApplications() throws(EvidenceError) {
        guard !evidence.applications.isEmpty else { return }
        let identifiers = [evidence.application] + evidence.applications.map(\.identifier)
        try require(Set(identifiers).count == identifiers.count, "applications", .evidenceApplicationTwice)
        for (index, application) in evidence.applications.enumerated() {
            for (position, file) in application.files.enumerated() {
                try checkChannel(file.channel, needsOne: false, "applications[\(index)].files[\(position)].channel")
            }
        }
    }

    /// Whether the chip can have ended a file with its status word. Octets come with 9000 or a warning. Only a file
    /// that does not say how long it is ends where the chip says so, in whatever word but a denial (F-30).
    private func canEnd(_ file: FileEvidence) -> Bool {
        guard let word = file.statusBytes else { return true }
        return switch file.state {
        case .read: word == .success || word.isWarning || !statesLength(file) && !word.isDenial
        case .absent: word.isAbsence
        case .accessDenied, .nonConformant, .tooLarge, .aborted: true
        }
    }

    private func statesLength(_ file: FileEvidence) -> Bool {
        guard file.file.tag != nil, let octets = file.octets else { return false }
        return (try? TLVHeader.parse(octets))?.totalLength != nil
    }

    // MARK: Protocols of the chip

    private func checkChipAuthentication() throws(EvidenceError) {
        guard let transcript = evidence.chip.chipAuthentication else { return }
        let path = "chip.chipAuthentication"
        let infos =
            transcript.isInMasterFile
            ? evidence.document.cardSecurity?.content : evidence.document.dataGroup14?.securityInfos
        let isChanged = !transcript.isInMasterFile && isChanged(.dg14)
        guard let file = evidence.entry(transcript.isInMasterFile ? .cardSecurity : .dataGroup(.dg14)),
            infos != nil || isChanged
        else {
            throw EvidenceError(.inconsistent, path: path, .evidenceCaFileMissing)
        }
        let offer = infos.map(ChipAuthenticationOffer.of)
        try require(offer?.isEmpty == false || isChanged, path, .evidenceCaNoKey)
        for (index, attempt) in transcript.attempts.enumerated() {
            let (place, identifier) = ("\(path).attempts[\(index)]", attempt.protocolIdentifier)
            let isOffered = offer?.candidates.contains {
                $0.chipAuthenticationProtocol.objectIdentifier == identifier && $0.key.keyID == attempt.keyID
            }
            try require(isOffered == true || isChanged, "\(place).keyId", .evidenceCaKeyUnknown)
            let cipher = ChipAuthenticationProtocol(objectIdentifier: identifier)?.cipher
            let fits = attempt.variant == .authenticationTemplate || cipher == .tripleDES
            try require(fits, "\(place).variant", .evidenceCaTemplateForAES)
            let hasError = attempt.statusBytes != nil || attempt.code != nil
            try require(attempt.outcome != .completed || !hasError, place, .evidenceCaErrorOfSuccess)
            if let channel = attempt.channel {
                try checkChannel(channel, needsOne: true, "\(place).channel")
                let before = max(file.channel, isGuarded ? 1 : 0)
                try require(channel > before, "\(place).channel", .evidenceCaChannelBeforeKey)
            }
        }
        let isAscending = zip(agreedChannels, agreedChannels.dropFirst()).allSatisfy { $0 < $1 }
        try require(isAscending, "\(path).attempts", .evidenceCaChannelsTwice)
    }

    private func checkMapping() throws(EvidenceError) {
        guard let mapping = evidence.chip.mapping else { return }
        let path = "chip.mapping"
        guard access.established == .pace, let offer = access.paceOffer, offer.mapping == .chipAuthentication else {
            throw EvidenceError(.inconsistent, path: path, .evidenceMappingWithoutPACE)
        }
        try require(
            mapping.parameterID == offer.parameterID && mapping.groupName == offer.parameterName,
            "\(path).parameterId", .evidenceMappingParameters)
        try checkChannel(mapping.channel, needsOne: true, "\(path).channel")
        try require(!agreedChannels.contains(mapping.channel), "\(path).channel", .evidenceMappingChannel)
    }

    private func checkActiveAuthentication() throws(EvidenceError) {
        guard let transcript = evidence.chip.activeAuthentication else { return }
        let path = "chip.activeAuthentication"
        guard let file = evidence.entry(.dataGroup(.dg15)), file.state == .read else {
            throw EvidenceError(.inconsistent, path: path, .evidenceAaFileMissing)
        }
        // A channel that was lost under way has no number any more.
        let isWhole = transcript.outcome == .completed
        try checkChannel(transcript.channel, needsOne: isWhole, "\(path).channel")
        try require(!isWhole || transcript.channel >= file.channel, "\(path).channel", .evidenceAaChannelClosed)
        try require(
            !isWhole || transcript.code == nil && transcript.statusBytes.map { $0.isNormal || $0.isWarning } ?? true,
            "\(path).statusWord", .evidenceAaErrorOfResponse)
    }

    private func checkTerminalAuthentication() throws(EvidenceError) {
        guard let transcript = evidence.chip.terminalAuthentication else { return }
        let path = "chip.terminalAuthentication"
        // In EF.DG14 for the application, in EF.CardSecurity for the master file.
        let offers: [LDSFile] = [.dataGroup(.dg14), .cardSecurity]
        let isOffered = offers.contains { evidence.entry($0)?.state == .read }
        try require(isOffered, path, .evidenceTaNotOffered)
        if let channel = transcript.channel { try checkChannel(channel, needsOne: true, "\(path).channel") }
        guard transcript.outcome == .completed else { return }
        let provenChannels = agreedChannels + [evidence.chip.mapping?.channel].compactMap { $0 }
        try require(
            transcript.channel.map(provenChannels.contains) ?? false
                || access.paceOffer?.mapping == .chipAuthentication,
            "\(path).channel", .evidenceTaChannelNotProven)
    }

    /// Records come through the channel in which the terminal showed its rights, and an application stands once. Which
    /// rights there were the last run says, and records may be of one before.
    private func checkLDS2() throws(EvidenceError) {
        for (index, application) in evidence.lds2.enumerated() {
            let path = "lds2[\(index)]"
            let isFirst = !evidence.lds2[..<index].contains { $0.application == application.application }
            try require(isFirst, path, .evidenceWordTwice)
            try require(
                evidence.chip.terminalAuthentication != nil && access.established == .pace, path,
                .evidenceRecordsWithoutRights)
            for (place, file) in application.files.enumerated() {
                let isReached = file.records.isEmpty || file.channel > 0
                try require(isReached, "\(path).files[\(place)].channel", .evidenceRecordsWithoutRights)
                try checkChannel(file.channel, needsOne: false, "\(path).files[\(place)].channel")
            }
        }
    }

    private func checkSkipped() throws(EvidenceError) {
        let chip = evidence.chip
        guard !chip.skipped.isEmpty else { return }
        let run: [ChipProtocol: Bool] = [
            .activeAuthentication: chip.activeAuthentication != nil,
            .chipAuthentication: chip.chipAuthentication != nil, .chipAuthenticationMapping: chip.mapping != nil,
            .terminalAuthentication: chip.terminalAuthentication.map { $0.outcome != .notRun } ?? false,
        ]
        let isRun = chip.skipped.contains { run[$0] == true }
        try require(!isRun, "chip.skipped", .evidenceSkippedWithTranscript)
    }

    // MARK: Print

    private func checkPrinted() throws(EvidenceError) {
        let printed = evidence.printed
        let compared = printed.fields.map(\.field)
        // Where nothing was given and nothing compared, no field can be another one.
        let isCompared = printed.source == .lines || printed.source == .triple || !compared.isEmpty
        let chip = isCompared ? evidence.document.dataGroup1?.mrz : nil
        try require(Set(compared).count == compared.count, "printed.fields", .evidencePrintedFieldTwice)
        try require(printed.form == nil || printed.source == .lines, "printed.format", .evidencePrintedFormOfNothing)
        var expected: Set<MRZField> = []
        if let chip {
            expected = printed.source.fields(of: chip.format)
            if printed.source == .lines, printed.form?.format == .td1 { expected.insert(.optionalData2) }
        }
        var found = Set(compared)
        // Whether the lines were those of a TD1 an older bundle does not say.
        if printed.source == .lines, printed.form == nil, chip != nil, !expected.contains(.optionalData2) {
            found.remove(.optionalData2)
        }
        try require(found == expected || isChanged(.dg1), "printed.fields", .evidencePrintedFieldsOthers)
        // The key is made from what is printed: number and dates at least were given.
        // Another program need not pass on what it opened the chip with.
        let usesZone =
            access.password == .mrz || access.established == .bac && evidence.statedOrigin != .told
        try require(
            !usesZone || printed.source == .lines || printed.source == .triple, "printed.source",
            .evidencePrintedZoneMissing)
        let usesComputed = access.attempts.contains { $0.checkDigits == .computed }
        try require(
            !usesComputed || printed.source == .lines && printed.form?.wrongCheckDigits.isEmpty != true,
            "printed.wrongCheckDigits", .evidencePrintedDigitsRight)
    }

    // MARK: Counts and times

    /// A clock that is a day off is met; one that was never set is no clock, and what it says is not passed on as a
    /// time.
    ///
    /// The certificates are no measure: that a signer's begins after the reading is what a forged or a faulty document
    /// may well say, and its reading stays evidence of it (`issuer.ds.validity`).
    private func checkTime() throws(EvidenceError) {
        guard let startedAt = evidence.startedAt else { return }
        try require(startedAt >= Self.firstPassports, "startedAt", .evidenceTimeBeforePassports)
        if let now {
            try require(startedAt <= now.adding(days: 1), "startedAt", .evidenceTimeInFuture)
        }
    }

    /// 2004-01-01: version 1.7 of the LDS, the first that passports were issued with, is of that year.
    private static let firstPassports = Timestamp(secondsSince1970: 1_072_915_200)

    private func checkCounts() throws(EvidenceError) {
        guard let exchange = evidence.exchange else { return }
        // What a reading before brought did not go over this channel.
        let read =
            evidence.files.filter { !$0.isResumed }.compactMap(\.octets)
            + evidence.applications.flatMap(\.files).compactMap(\.octets)
            + evidence.lds2.flatMap(\.files).flatMap(\.records)
        try require(exchange.commands >= read.count, "exchange.commands", .evidenceCountCommands)
        try require(
            exchange.bytesReceived >= read.reduce(0) { $0 + $1.count }, "exchange.bytesReceived",
            .evidenceCountReceived)
        try require(exchange.bytesSent / 4 >= exchange.commands, "exchange.bytesSent", .evidenceCountSent)
        try require(
            exchange.bytesSent <= exchange.commands * Self.longestCommand, "exchange.bytesSent",
            .evidenceCountSentTooMany)
        try require(
            exchange.bytesReceived <= exchange.commands * Self.longestResponse, "exchange.bytesReceived",
            .evidenceCountReceivedTooMany)
        // Each time is cut to milliseconds, and what was computed after the last answer is in no time of the exchange.
        let spent = access.attempts.reduce(0) { $0 + min($1.milliseconds ?? 0, Self.longest) }
        try require(spent <= exchange.milliseconds + Self.slack, "exchange.milliseconds", .evidenceCountMilliseconds)
    }

    /// More than a reading can take, so that a sum of 256 of them does not overflow.
    private static let longest = 1_000_000_000_000
    private static let slack = 10_000
    /// Header, two extended length fields and 65,535 octets between them (ISO/IEC 7816-4, 5.2).
    private static let longestCommand = 65_544
    /// 65,536 octets and the status bytes.
    private static let longestResponse = 65_538
}
