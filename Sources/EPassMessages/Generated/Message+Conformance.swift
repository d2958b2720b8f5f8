// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let conformanceNoObject = MessageKey("conformance.noObject", "This has to be an object.")
    static let conformanceNoMember = MessageKey("conformance.noMember", "There is no member {name} here.")
    static let conformanceMemberMissing = MessageKey("conformance.memberMissing", "The member {name} is missing.")
    static let conformanceNoText = MessageKey("conformance.noText", "This has to be a text of at most {most, number} octets, without controls.")
    static let conformanceNoName = MessageKey("conformance.noName", "This has to be a name of at most 80 letters, digits, points, hyphens, underscores and strokes.")
    static let conformanceNoBoolean = MessageKey("conformance.noBoolean", "This has to be true or false.")
    static let conformanceNoWord = MessageKey("conformance.noWord", "This has to be one of {words, list}.")
    static let conformanceNoList = MessageKey("conformance.noList", "This has to be a list of at most {most, number} elements.")
    static let conformanceNoSchema = MessageKey("conformance.noSchema", "This has to be {schema}.")
    static let conformanceNoDate = MessageKey("conformance.noDate", "This has to be a day, as YYYY-MM-DD.")
    static let conformanceDoubled = MessageKey("conformance.doubled", "The name {name} stands twice.")
    static let conformanceNoDataGroup = MessageKey("conformance.noDataGroup", "This has to be one of DG1 to DG16.")
    static let conformanceNoConfiguration = MessageKey("conformance.noConfiguration", "A case names a configuration or, in notMade, why none can be made.")
    static let conformanceConfigurationUnknown = MessageKey("conformance.configurationUnknown", "There is no configuration {name}.")
    static let conformanceNoCase = MessageKey("conformance.noCase", "No case is called {name}.")
    static let conformanceNoUnit = MessageKey("conformance.noUnit", "No unit is called {name}.")
    static let conformanceRowMoved = MessageKey("conformance.rowMoved", "{name} has no text in the edition at hand: it moved to part 4 of the test specification of ICAO, as {other}.")
    static let conformanceRowDeleted = MessageKey("conformance.rowDeleted", "{name} has no text: it was deleted in edition {edition}.")
    static let conformanceAt = MessageKey("conformance.at", "{file}:{line}:{column}: {error, message}")
    static let conformanceNoFiles = MessageKey("conformance.noFiles", "{folder} holds no file of cases: a file NAME.json with a member cases.")
    static let conformanceNoFilesRemedy = MessageKey("conformance.noFilesRemedy", "Name a folder such as Conformance/reader or Conformance/chip, or one file of it.")
    static let conformanceBecauseOfSuccess = MessageKey("conformance.becauseOfSuccess", "Only a case that has to fail states why.")
    static let conformanceHeadingUnit = MessageKey("conformance.heading.unit", "unit")
    static let conformanceHeadingTitle = MessageKey("conformance.heading.title", "about")
    static let conformanceHeadingPass = MessageKey("conformance.heading.pass", "pass")
    static let conformanceHeadingFail = MessageKey("conformance.heading.fail", "fail")
    static let conformanceHeadingNotApplicable = MessageKey("conformance.heading.notApplicable", "not applicable")
    static let conformanceHeadingInconclusive = MessageKey("conformance.heading.inconclusive", "inconclusive")
    static let conformanceAll = MessageKey("conformance.all", "all")
    static let conformanceOutcomePass = MessageKey("conformance.outcome.pass", "PASS")
    static let conformanceOutcomeFail = MessageKey("conformance.outcome.fail", "FAIL")
    static let conformanceOutcomeNotApplicable = MessageKey("conformance.outcome.notApplicable", "N/A")
    static let conformanceOutcomeInconclusive = MessageKey("conformance.outcome.inconclusive", "OPEN")
    static let conformanceAnswerSuccessful = MessageKey("conformance.answer.successful", "successful")
    static let conformanceAnswerFailed = MessageKey("conformance.answer.failed", "failed")
    static let conformanceAnswerEither = MessageKey("conformance.answer.either", "either")
    static let conformanceObserved = MessageKey("conformance.observed", "{outcome, message}  {name}: {title}. Expected: {expected, message}; observed: {observed, message}")
    static let conformanceNotObserved = MessageKey("conformance.notObserved", "{outcome, message}  {name}: {title}. Expected: {expected, message}; nothing was observed")
    static let conformanceClause = MessageKey("conformance.clause", "Clause: {clause}")
    static let conformanceReasons = MessageKey("conformance.reasons", "Reasons: {reasons, list}")
    static let conformanceMisread = MessageKey("conformance.misread", "Read and should not be, or the other way round: {files, list}")
    static let conformanceBecause = MessageKey("conformance.because", "Has to fail for one of: {reasons, list}")
    static let conformanceOtherReason = MessageKey("conformance.otherReason", "It failed, and for none of the reasons for which it has to.")
    static let conformanceDiffers = MessageKey("conformance.differs", "By choice: {why}")
    static let conformanceProgress = MessageKey("conformance.progress", "{done, number} of {count, number} cases")
    static let conformanceSummary = MessageKey("conformance.summary", "{pass, number} of {count, number} cases came out as expected, {fail, number} did not; {open, number} could not be observed. {others, plural, one {# more case does} other {# more cases do}} not apply.")
    static let conformanceRuleSummary = MessageKey("conformance.ruleSummary", "{pass, plural, one {# rule} other {# rules}} kept, {fail, number} broken, {open, number} not to be judged; {others, plural, one {# does} other {# do}} not apply to these files.")
    static let conformanceResumed = MessageKey("conformance.resumed", "{count, plural, one {# result is} other {# results are}} taken from {file}.")
    static let conformanceResumeOther = MessageKey("conformance.resumeOther", "{file} has the results of another subject or policy.")
    static let conformanceResumeOtherRemedy = MessageKey("conformance.resumeOtherRemedy", "Resume with the same program and policy, or begin anew.")
    static let conformanceTold = MessageKey("conformance.told", "{done, number} of {count, number}: {name}, {title}. It has to be {expected, message}.")
    static let conformancePrinted = MessageKey("conformance.printed", "Printed on the document: {lines, list}")
    static let conformanceAsk = MessageKey("conformance.ask", "What did the reader answer? Type s for successful, f for failed, and anything else for nothing:")
    static let conformanceObserveAlone = MessageKey("conformance.observeAlone", "--observe is about another reader: say with --vpcd where it is.")
    static let conformanceObserveNeeded = MessageKey("conformance.observeNeeded", "Nobody is there to type what the reader answers.")
    static let conformanceObserveNeededRemedy = MessageKey("conformance.observeNeededRemedy", "Run it at a terminal, or name with --observe a command that runs the reader.")
    static let conformanceObserveWords = MessageKey("conformance.observeWords", "The words of {command} cannot be told apart.")
    static let conformanceObserveTimeoutRange = MessageKey("conformance.observeTimeoutRange", "--observe-timeout takes 1 to 3,600 seconds.")
    static let conformanceDiffNothing = MessageKey("conformance.diffNothing", "Every case came out the same in both.")
    static let conformanceDiffChanged = MessageKey("conformance.diffChanged", "{name}: {before, message}, then {after, message}")
    static let conformanceDiffGone = MessageKey("conformance.diffGone", "{name}: {before, message}, and not run in the second")
    static let conformanceDiffNew = MessageKey("conformance.diffNew", "{name}: not run in the first, then {after, message}")
    static let conformancePageTitle = MessageKey("conformance.pageTitle", "Conformance of {subject}")
    static let conformancePagePolicy = MessageKey("conformance.pagePolicy", "Policy: {policy}")
    static let conformancePageTrace = MessageKey("conformance.pageTrace", "Trace: {count, plural, one {# step} other {# steps}}")
    static let conformanceNoNumber = MessageKey("conformance.noNumber", "This has to be a number from {least, number} to {most, number}.")
    static let conformanceNoExpression = MessageKey("conformance.noExpression", "This has to be octets in hexadecimal digits, data objects and names, as in 83(trustPoint); Docs/conformance.md lists the names.")
    static let conformanceNoFile = MessageKey("conformance.noFile", "This has to be the name of a file, such as DG1, COM or CardAccess.")
    static let conformanceNoStatusWord = MessageKey("conformance.noStatusWord", "This has to be status words: ok, error, refused, warning, or four hexadecimal digits each.")
    static let conformanceNoStep = MessageKey("conformance.noStep", "A step has exactly one of {words, list}.")
    static let conformanceNoHolder = MessageKey("conformance.noHolder", "This has to be CVCA, or a mnemonic of one to nine characters and three digits.")
    static let conformanceNoRelativeDay = MessageKey("conformance.noRelativeDay", "This has to be a day counted from start or end, such as start+1m-2d.")
    static let conformanceNoCertificate = MessageKey("conformance.noCertificate", "There is no certificate {name}.")
    static let conformanceNoAuthority = MessageKey("conformance.noAuthority", "This is no certificate of a CVCA.")
    static let conformanceStep = MessageKey("conformance.step", "Step {number, number}{way, select, bac { after BAC} pace { after PACE} other {}}, {what}: expected {expected, list}; observed {observed}")
    static let conformanceChipNotOpened = MessageKey("conformance.chipNotOpened", "The chip could not be opened: {answer}.")
    static let conformanceProfilesFound = MessageKey("conformance.profilesFound", "The chip claims: {profiles, list}")
    static let conformanceDestructiveLeft = MessageKey("conformance.destructiveLeft", "{count, plural, one {# case leaves} other {# cases leave}} the chip with another date or trust point, and {count, plural, one {was} other {were}} not run; --destructive runs {count, plural, one {it} other {them}}.")
    static let conformanceCvcaPair = MessageKey("conformance.cvcaPair", "--cvca and --cvca-key go together.")
    static let conformanceNoChipDate = MessageKey("conformance.noChipDate", "--chip-date takes a day, as YYYY-MM-DD.")
    static let conformanceListAlone = MessageKey("conformance.listAlone", "--list and --print-ics do not go together.")
    static let conformanceRule = MessageKey("conformance.rule", "{outcome, message}  {name}: {title}")
    static let conformanceFinding = MessageKey("conformance.finding", "{place}: expected: {expected}; observed: {observed}")
    static let conformanceOpen = MessageKey("conformance.open", "{outcome, message}  {unit}: {count, plural, one {# rule} other {# rules}}, from {name} on: {reason}")
    static let conformanceAdvised = MessageKey("conformance.advised", "Not as recommended: {count, plural, one {# rule} other {# rules}}; --json and --html name them.")
    static let conformanceListNames = MessageKey("conformance.listNames", "epass conform {campaign} --list names every rule and unit.")
    static let conformanceNoMaterial = MessageKey("conformance.noMaterial", "{file} has no certificate, no revocation list and no signed list.")
    static let conformancePageUnits = MessageKey("conformance.pageUnits", "Units")
    static let conformancePageCases = MessageKey("conformance.pageCases", "{name}: {title}")
    static let conformancePageCounts = MessageKey("conformance.pageCounts", "{pass, number} of {count, number} as expected")
    static let conformancePageNote = MessageKey("conformance.pageNote", "Every document of these cases is made by the simulator; nobody of that name exists.")

    static let ofConformance: [MessageKey] = [
        .conformanceAdvised,
        .conformanceAll,
        .conformanceAnswerEither,
        .conformanceAnswerFailed,
        .conformanceAnswerSuccessful,
        .conformanceAsk,
        .conformanceAt,
        .conformanceBecause,
        .conformanceBecauseOfSuccess,
        .conformanceChipNotOpened,
        .conformanceClause,
        .conformanceConfigurationUnknown,
        .conformanceCvcaPair,
        .conformanceDestructiveLeft,
        .conformanceDiffChanged,
        .conformanceDiffGone,
        .conformanceDiffNew,
        .conformanceDiffNothing,
        .conformanceDiffers,
        .conformanceDoubled,
        .conformanceFinding,
        .conformanceHeadingFail,
        .conformanceHeadingInconclusive,
        .conformanceHeadingNotApplicable,
        .conformanceHeadingPass,
        .conformanceHeadingTitle,
        .conformanceHeadingUnit,
        .conformanceListAlone,
        .conformanceListNames,
        .conformanceMemberMissing,
        .conformanceMisread,
        .conformanceNoAuthority,
        .conformanceNoBoolean,
        .conformanceNoCase,
        .conformanceNoCertificate,
        .conformanceNoChipDate,
        .conformanceNoConfiguration,
        .conformanceNoDataGroup,
        .conformanceNoDate,
        .conformanceNoExpression,
        .conformanceNoFile,
        .conformanceNoFiles,
        .conformanceNoFilesRemedy,
        .conformanceNoHolder,
        .conformanceNoList,
        .conformanceNoMaterial,
        .conformanceNoMember,
        .conformanceNoName,
        .conformanceNoNumber,
        .conformanceNoObject,
        .conformanceNoRelativeDay,
        .conformanceNoSchema,
        .conformanceNoStatusWord,
        .conformanceNoStep,
        .conformanceNoText,
        .conformanceNoUnit,
        .conformanceNoWord,
        .conformanceNotObserved,
        .conformanceObserveAlone,
        .conformanceObserveNeeded,
        .conformanceObserveNeededRemedy,
        .conformanceObserveTimeoutRange,
        .conformanceObserveWords,
        .conformanceObserved,
        .conformanceOpen,
        .conformanceOtherReason,
        .conformanceOutcomeFail,
        .conformanceOutcomeInconclusive,
        .conformanceOutcomeNotApplicable,
        .conformanceOutcomePass,
        .conformancePageCases,
        .conformancePageCounts,
        .conformancePageNote,
        .conformancePagePolicy,
        .conformancePageTitle,
        .conformancePageTrace,
        .conformancePageUnits,
        .conformancePrinted,
        .conformanceProfilesFound,
        .conformanceProgress,
        .conformanceReasons,
        .conformanceResumeOther,
        .conformanceResumeOtherRemedy,
        .conformanceResumed,
        .conformanceRowDeleted,
        .conformanceRowMoved,
        .conformanceRule,
        .conformanceRuleSummary,
        .conformanceStep,
        .conformanceSummary,
        .conformanceTold,
    ]
}

extension Message {
    package static var conformanceNoObject: Message { Message(.conformanceNoObject) }
    package static func conformanceNoMember(name: some CustomStringConvertible) -> Message {
        Message(.conformanceNoMember, [.init("name", .text(name.description))])
    }
    package static func conformanceMemberMissing(name: some CustomStringConvertible) -> Message {
        Message(.conformanceMemberMissing, [.init("name", .text(name.description))])
    }
    package static func conformanceNoText(most: Int) -> Message {
        Message(.conformanceNoText, [.init("most", .number(most))])
    }
    package static var conformanceNoName: Message { Message(.conformanceNoName) }
    package static var conformanceNoBoolean: Message { Message(.conformanceNoBoolean) }
    package static func conformanceNoWord(words: [String]) -> Message {
        Message(.conformanceNoWord, [.init("words", .list(words))])
    }
    package static func conformanceNoList(most: Int) -> Message {
        Message(.conformanceNoList, [.init("most", .number(most))])
    }
    package static func conformanceNoSchema(schema: some CustomStringConvertible) -> Message {
        Message(.conformanceNoSchema, [.init("schema", .text(schema.description))])
    }
    package static var conformanceNoDate: Message { Message(.conformanceNoDate) }
    package static func conformanceDoubled(name: some CustomStringConvertible) -> Message {
        Message(.conformanceDoubled, [.init("name", .text(name.description))])
    }
    package static var conformanceNoDataGroup: Message { Message(.conformanceNoDataGroup) }
    package static var conformanceNoConfiguration: Message { Message(.conformanceNoConfiguration) }
    package static func conformanceConfigurationUnknown(name: some CustomStringConvertible) -> Message {
        Message(.conformanceConfigurationUnknown, [.init("name", .text(name.description))])
    }
    package static func conformanceNoCase(name: some CustomStringConvertible) -> Message {
        Message(.conformanceNoCase, [.init("name", .text(name.description))])
    }
    package static func conformanceNoUnit(name: some CustomStringConvertible) -> Message {
        Message(.conformanceNoUnit, [.init("name", .text(name.description))])
    }
    package static func conformanceRowMoved(name: some CustomStringConvertible, other: some CustomStringConvertible) -> Message {
        Message(.conformanceRowMoved, [.init("name", .text(name.description)), .init("other", .text(other.description))])
    }
    package static func conformanceRowDeleted(name: some CustomStringConvertible, edition: some CustomStringConvertible) -> Message {
        Message(.conformanceRowDeleted, [.init("name", .text(name.description)), .init("edition", .text(edition.description))])
    }
    package static func conformanceAt(file: some CustomStringConvertible, line: some CustomStringConvertible, column: some CustomStringConvertible, error: Message) -> Message {
        Message(.conformanceAt, [.init("file", .text(file.description)), .init("line", .text(line.description)), .init("column", .text(column.description)), .init("error", .message(error))])
    }
    package static func conformanceNoFiles(folder: some CustomStringConvertible) -> Message {
        Message(.conformanceNoFiles, [.init("folder", .text(folder.description))])
    }
    package static var conformanceNoFilesRemedy: Message { Message(.conformanceNoFilesRemedy) }
    package static var conformanceBecauseOfSuccess: Message { Message(.conformanceBecauseOfSuccess) }
    package static var conformanceHeadingUnit: Message { Message(.conformanceHeadingUnit) }
    package static var conformanceHeadingTitle: Message { Message(.conformanceHeadingTitle) }
    package static var conformanceHeadingPass: Message { Message(.conformanceHeadingPass) }
    package static var conformanceHeadingFail: Message { Message(.conformanceHeadingFail) }
    package static var conformanceHeadingNotApplicable: Message { Message(.conformanceHeadingNotApplicable) }
    package static var conformanceHeadingInconclusive: Message { Message(.conformanceHeadingInconclusive) }
    package static var conformanceAll: Message { Message(.conformanceAll) }
    package static var conformanceOutcomePass: Message { Message(.conformanceOutcomePass) }
    package static var conformanceOutcomeFail: Message { Message(.conformanceOutcomeFail) }
    package static var conformanceOutcomeNotApplicable: Message { Message(.conformanceOutcomeNotApplicable) }
    package static var conformanceOutcomeInconclusive: Message { Message(.conformanceOutcomeInconclusive) }
    package static var conformanceAnswerSuccessful: Message { Message(.conformanceAnswerSuccessful) }
    package static var conformanceAnswerFailed: Message { Message(.conformanceAnswerFailed) }
    package static var conformanceAnswerEither: Message { Message(.conformanceAnswerEither) }
    package static func conformanceObserved(outcome: Message, name: some CustomStringConvertible, title: some CustomStringConvertible, expected: Message, observed: Message) -> Message {
        Message(.conformanceObserved, [.init("outcome", .message(outcome)), .init("name", .text(name.description)), .init("title", .text(title.description)), .init("expected", .message(expected)), .init("observed", .message(observed))])
    }
    package static func conformanceNotObserved(outcome: Message, name: some CustomStringConvertible, title: some CustomStringConvertible, expected: Message) -> Message {
        Message(.conformanceNotObserved, [.init("outcome", .message(outcome)), .init("name", .text(name.description)), .init("title", .text(title.description)), .init("expected", .message(expected))])
    }
    package static func conformanceClause(clause: some CustomStringConvertible) -> Message {
        Message(.conformanceClause, [.init("clause", .text(clause.description))])
    }
    package static func conformanceReasons(reasons: [String]) -> Message {
        Message(.conformanceReasons, [.init("reasons", .list(reasons))])
    }
    package static func conformanceMisread(files: [String]) -> Message {
        Message(.conformanceMisread, [.init("files", .list(files))])
    }
    package static func conformanceBecause(reasons: [String]) -> Message {
        Message(.conformanceBecause, [.init("reasons", .list(reasons))])
    }
    package static var conformanceOtherReason: Message { Message(.conformanceOtherReason) }
    package static func conformanceDiffers(why: some CustomStringConvertible) -> Message {
        Message(.conformanceDiffers, [.init("why", .text(why.description))])
    }
    package static func conformanceProgress(done: Int, count: Int) -> Message {
        Message(.conformanceProgress, [.init("done", .number(done)), .init("count", .number(count))])
    }
    package static func conformanceSummary(pass: Int, count: Int, fail: Int, open: Int, others: Int) -> Message {
        Message(.conformanceSummary, [.init("pass", .number(pass)), .init("count", .number(count)), .init("fail", .number(fail)), .init("open", .number(open)), .init("others", .number(others))])
    }
    package static func conformanceRuleSummary(pass: Int, fail: Int, open: Int, others: Int) -> Message {
        Message(.conformanceRuleSummary, [.init("pass", .number(pass)), .init("fail", .number(fail)), .init("open", .number(open)), .init("others", .number(others))])
    }
    package static func conformanceResumed(count: Int, file: some CustomStringConvertible) -> Message {
        Message(.conformanceResumed, [.init("count", .number(count)), .init("file", .text(file.description))])
    }
    package static func conformanceResumeOther(file: some CustomStringConvertible) -> Message {
        Message(.conformanceResumeOther, [.init("file", .text(file.description))])
    }
    package static var conformanceResumeOtherRemedy: Message { Message(.conformanceResumeOtherRemedy) }
    package static func conformanceTold(done: Int, count: Int, name: some CustomStringConvertible, title: some CustomStringConvertible, expected: Message) -> Message {
        Message(.conformanceTold, [.init("done", .number(done)), .init("count", .number(count)), .init("name", .text(name.description)), .init("title", .text(title.description)), .init("expected", .message(expected))])
    }
    package static func conformancePrinted(lines: [String]) -> Message {
        Message(.conformancePrinted, [.init("lines", .list(lines))])
    }
    package static var conformanceAsk: Message { Message(.conformanceAsk) }
    package static var conformanceObserveAlone: Message { Message(.conformanceObserveAlone) }
    package static var conformanceObserveNeeded: Message { Message(.conformanceObserveNeeded) }
    package static var conformanceObserveNeededRemedy: Message { Message(.conformanceObserveNeededRemedy) }
    package static func conformanceObserveWords(command: some CustomStringConvertible) -> Message {
        Message(.conformanceObserveWords, [.init("command", .text(command.description))])
    }
    package static var conformanceObserveTimeoutRange: Message { Message(.conformanceObserveTimeoutRange) }
    package static var conformanceDiffNothing: Message { Message(.conformanceDiffNothing) }
    package static func conformanceDiffChanged(name: some CustomStringConvertible, before: Message, after: Message) -> Message {
        Message(.conformanceDiffChanged, [.init("name", .text(name.description)), .init("before", .message(before)), .init("after", .message(after))])
    }
    package static func conformanceDiffGone(name: some CustomStringConvertible, before: Message) -> Message {
        Message(.conformanceDiffGone, [.init("name", .text(name.description)), .init("before", .message(before))])
    }
    package static func conformanceDiffNew(name: some CustomStringConvertible, after: Message) -> Message {
        Message(.conformanceDiffNew, [.init("name", .text(name.description)), .init("after", .message(after))])
    }
    package static func conformancePageTitle(subject: some CustomStringConvertible) -> Message {
        Message(.conformancePageTitle, [.init("subject", .text(subject.description))])
    }
    package static func conformancePagePolicy(policy: some CustomStringConvertible) -> Message {
        Message(.conformancePagePolicy, [.init("policy", .text(policy.description))])
    }
    package static func conformancePageTrace(count: Int) -> Message {
        Message(.conformancePageTrace, [.init("count", .number(count))])
    }
    package static func conformanceNoNumber(least: Int, most: Int) -> Message {
        Message(.conformanceNoNumber, [.init("least", .number(least)), .init("most", .number(most))])
    }
    package static var conformanceNoExpression: Message { Message(.conformanceNoExpression) }
    package static var conformanceNoFile: Message { Message(.conformanceNoFile) }
    package static var conformanceNoStatusWord: Message { Message(.conformanceNoStatusWord) }
    package static func conformanceNoStep(words: [String]) -> Message {
        Message(.conformanceNoStep, [.init("words", .list(words))])
    }
    package static var conformanceNoHolder: Message { Message(.conformanceNoHolder) }
    package static var conformanceNoRelativeDay: Message { Message(.conformanceNoRelativeDay) }
    package static func conformanceNoCertificate(name: some CustomStringConvertible) -> Message {
        Message(.conformanceNoCertificate, [.init("name", .text(name.description))])
    }
    package static var conformanceNoAuthority: Message { Message(.conformanceNoAuthority) }
    package static func conformanceStep(number: Int, way: String, what: some CustomStringConvertible, expected: [String], observed: some CustomStringConvertible) -> Message {
        Message(.conformanceStep, [.init("number", .number(number)), .init("way", .text(way)), .init("what", .text(what.description)), .init("expected", .list(expected)), .init("observed", .text(observed.description))])
    }
    package static func conformanceChipNotOpened(answer: some CustomStringConvertible) -> Message {
        Message(.conformanceChipNotOpened, [.init("answer", .text(answer.description))])
    }
    package static func conformanceProfilesFound(profiles: [String]) -> Message {
        Message(.conformanceProfilesFound, [.init("profiles", .list(profiles))])
    }
    package static func conformanceDestructiveLeft(count: Int) -> Message {
        Message(.conformanceDestructiveLeft, [.init("count", .number(count))])
    }
    package static var conformanceCvcaPair: Message { Message(.conformanceCvcaPair) }
    package static var conformanceNoChipDate: Message { Message(.conformanceNoChipDate) }
    package static var conformanceListAlone: Message { Message(.conformanceListAlone) }
    package static func conformanceRule(outcome: Message, name: some CustomStringConvertible, title: some CustomStringConvertible) -> Message {
        Message(.conformanceRule, [.init("outcome", .message(outcome)), .init("name", .text(name.description)), .init("title", .text(title.description))])
    }
    package static func conformanceFinding(place: some CustomStringConvertible, expected: some CustomStringConvertible, observed: some CustomStringConvertible) -> Message {
        Message(.conformanceFinding, [.init("place", .text(place.description)), .init("expected", .text(expected.description)), .init("observed", .text(observed.description))])
    }
    package static func conformanceOpen(outcome: Message, unit: some CustomStringConvertible, count: Int, name: some CustomStringConvertible, reason: some CustomStringConvertible) -> Message {
        Message(.conformanceOpen, [.init("outcome", .message(outcome)), .init("unit", .text(unit.description)), .init("count", .number(count)), .init("name", .text(name.description)), .init("reason", .text(reason.description))])
    }
    package static func conformanceAdvised(count: Int) -> Message {
        Message(.conformanceAdvised, [.init("count", .number(count))])
    }
    package static func conformanceListNames(campaign: some CustomStringConvertible) -> Message {
        Message(.conformanceListNames, [.init("campaign", .text(campaign.description))])
    }
    package static func conformanceNoMaterial(file: some CustomStringConvertible) -> Message {
        Message(.conformanceNoMaterial, [.init("file", .text(file.description))])
    }
    package static var conformancePageUnits: Message { Message(.conformancePageUnits) }
    package static func conformancePageCases(name: some CustomStringConvertible, title: some CustomStringConvertible) -> Message {
        Message(.conformancePageCases, [.init("name", .text(name.description)), .init("title", .text(title.description))])
    }
    package static func conformancePageCounts(pass: Int, count: Int) -> Message {
        Message(.conformancePageCounts, [.init("pass", .number(pass)), .init("count", .number(count))])
    }
    package static var conformancePageNote: Message { Message(.conformancePageNote) }
}
