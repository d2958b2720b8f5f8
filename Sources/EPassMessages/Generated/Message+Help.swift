// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let helpUsage = MessageKey("help.usage", "Usage: {synopsis}")
    static let helpOptions = MessageKey("help.options", "options")
    static let helpValueLanguage = MessageKey("help.value.language", "language")
    static let helpOfLanguage = MessageKey("help.ofLanguage", "The language: {languages, list}, or the file of a catalogue. Without it EPASS_LANG or the locale says.")
    static let helpHeading = MessageKey("help.heading", "{title}:")
    static let helpTitleExamples = MessageKey("help.titleExamples", "Examples")
    static let helpTitleArguments = MessageKey("help.titleArguments", "Arguments")
    static let helpTitleOptions = MessageKey("help.titleOptions", "Options")
    static let helpTitleCommands = MessageKey("help.titleCommands", "Commands")
    static let helpMore = MessageKey("help.more", "{command} says more.")
    static let helpTopics = MessageKey("help.topics", "epass help TOPIC explains {topics, list}.")
    static let helpOfHelp = MessageKey("help.ofHelp", "Show this help.")
    static let helpOfVersion = MessageKey("help.ofVersion", "Show the version.")
    static let helpWithDefault = MessageKey("help.withDefault", "{text} ({value} without it)")
    static let helpWithValues = MessageKey("help.withValues", "{text} (one of {values, list})")
    static let helpWithBoth = MessageKey("help.withBoth", "{text} (one of {values, list}; {value} without it)")
    static let helpManualCommands = MessageKey("help.manualCommands", "User commands")
    static let helpManualName = MessageKey("help.manualName", "Name")
    static let helpManualSynopsis = MessageKey("help.manualSynopsis", "Synopsis")
    static let helpManualDescription = MessageKey("help.manualDescription", "Description")
    static let helpManualExitStatus = MessageKey("help.manualExitStatus", "Exit status")
    static let helpExitCodes = MessageKey("help.exitCodes", "How a command ends, in the shell's $?:")
    static let helpExitSuccess = MessageKey("help.exitSuccess", "Done. Of read and verify: the overall result is successful.")
    static let helpExitFailed = MessageKey("help.exitFailed", "A check failed.")
    static let helpExitUndetermined = MessageKey("help.exitUndetermined", "The overall result is undetermined: something that counts could not be shown.")
    static let helpExitUsage = MessageKey("help.exitUsage", "Options that make no sense.")
    static let helpExitBadData = MessageKey("help.exitBadData", "A file, list or MRZ is not what it should be.")
    static let helpExitNoInput = MessageKey("help.exitNoInput", "An input does not exist or cannot be read.")
    static let helpExitUnavailable = MessageKey("help.exitUnavailable", "No reader, no card, no smart-card service, or nothing of that kind in this build.")
    static let helpExitInternalError = MessageKey("help.exitInternalError", "An error within the program.")
    static let helpExitCannotWrite = MessageKey("help.exitCannotWrite", "An output, or the trust store, cannot be written.")
    static let helpExitCardIO = MessageKey("help.exitCardIO", "The card or its link failed.")
    static let helpExitBusy = MessageKey("help.exitBusy", "Something else uses it now; try again.")
    static let helpExitAccessRefused = MessageKey("help.exitAccessRefused", "The chip refused access, or what was given does not open it.")
    static let helpExitInterrupted = MessageKey("help.exitInterrupted", "It was interrupted.")
    static let helpPolicies = MessageKey("help.policies", "A policy says what a check counts for; --policy chooses it:")
    static let helpPoliciesMore = MessageKey("help.policiesMore", "epass policy explains them; Docs/policies.md has every check under each of them and how to write a policy of one's own; epass help checks NAME has one.")
    static let helpChecksMore = MessageKey("help.checksMore", "epass help checks NAME says more of one, and Docs/checks.md of all.")
    static let helpCheckClause = MessageKey("help.checkClause", "{title, message}: {clause}")
    static let helpCheckRole = MessageKey("help.checkRole", "{policy}: {role, message}{isAsked, select, yes {, where it was asked for} other {}}.")
    static let helpDoctorCommandBundle = MessageKey("help.doctorCommand.bundle", "Write the bundle, with what the document on the reader shows, into a new file.")
    static let helpValueFile = MessageKey("help.value.file", "file")
    static let helpValueFiles = MessageKey("help.value.files", "files")
    static let helpValueLines = MessageKey("help.value.lines", "lines")
    static let helpValueWhen = MessageKey("help.value.when", "when")
    static let helpDoctorCommandJson = MessageKey("help.doctorCommand.json", "Print one JSON object: what the bundle has.")
    static let helpTitleOpeningTheChipForTheBundle = MessageKey("help.title.openingTheChipForTheBundle", "Opening the chip for the bundle")
    static let helpTitleWhichChipForTheBundle = MessageKey("help.title.whichChipForTheBundle", "Which chip, for the bundle")
    static let helpDoctorCommandAbstract = MessageKey("help.doctorCommand.abstract", "Check this machine, and write a bundle for a bug report.")
    static let helpDoctorCommandText1 = MessageKey("help.doctorCommand.text1", "It looks at the smart-card service and who may use it, at readers, drivers and kernel modules, at other programs that hold cards, at OpenSSL, the trust store, the clock and the locale. Each check says what was seen and what to do next, with the command. Nothing is changed.")
    static let helpDoctorCommandText2 = MessageKey("help.doctorCommand.text2", "With --bundle it also reads the document on the reader and writes what is of use for a bug report: the first commands and their times, which files there are, how long they are, which protocols ran and how they ended. No personal data is in it: no file of a data group, no hash, no number of the document, the reader or a certificate, no name of this computer or its user. With --mrz or --can what is behind access control is looked at, too.")
    static let helpDoctorCommandText3 = MessageKey("help.doctorCommand.text3", "Exits with 0 where nothing is a problem, and with 1 otherwise; a warning is no problem.")
    static let helpEpassCommandAbstract = MessageKey("help.epassCommand.abstract", "Read electronic passports and decide whether what was read is genuine.")
    static let helpEpassCommandText1 = MessageKey("help.epassCommand.text1", "epass read --mrz asks for the MRZ of a passport on a reader, reads its chip and judges it; with --simulate it reads a simulated one.")
    static let helpEvidenceOptionsEvidence = MessageKey("help.evidenceOptions.evidence", "A bundle that epass read --out wrote; files of a document or a folder of them (EF.SOD, EF.DG1 ...); a JSON text of Docs/evidence.md; a seal; or - for standard input.")
    static let helpEvidenceOptionsAt = MessageKey("help.evidenceOptions.at", "Judge as of this date (2026-11-21, or with a time, in UTC) and not as of now.")
    static let helpEvidenceCommandAbstract = MessageKey("help.evidenceCommand.abstract", "Make evidence of what other programs read.")
    static let helpEvidenceCommandText1 = MessageKey("help.evidenceCommand.text1", "A bundle holds the exact octets of a document's files and says how each came into it; epass verify judges it as often as wanted. Docs/evidence.md has the names and forms that are taken.")
    static let helpEvidenceMakeCommandAbstract = MessageKey("help.evidenceMakeCommand.abstract", "Put the files of a document into one bundle.")
    static let helpEvidenceMakeCommandText1 = MessageKey("help.evidenceMakeCommand.text1", "Files are known by their names (EF.SOD, DG1.bin, 0101.bin), and hold octets, hexadecimal digits or base64; a JSON text is of a form in Docs/evidence.md. Nothing is judged here, and nothing is added: of how the files were read the bundle says what was told, or that it is not known.")
    static let helpEvidenceMakeCommandInput = MessageKey("help.evidenceMakeCommand.input", "Folders, files, JSON texts, or - for a JSON text on standard input.")
    static let helpEvidenceMakeCommandOut = MessageKey("help.evidenceMakeCommand.out", "Write the bundle to this new file.")
    static let helpResponseOption = MessageKey("help.responseOption", "What the chip answered to --challenge, in hexadecimal digits, where files are given.")
    static let helpEvidenceMakeCommandChallenge = MessageKey("help.evidenceMakeCommand.challenge", "The challenge of active authentication that the chip answered: 16 hexadecimal digits.")
    static let helpValueDate = MessageKey("help.value.date", "date")
    static let helpImageOutputOptionsImages = MessageKey("help.imageOutputOptions.images", "Write the images of EF.DG2 to EF.DG5, EF.DG7, EF.DG11 and EF.DG12 into a new folder, JPEG 2000 as PNG.")
    static let helpValueFolder = MessageKey("help.value.folder", "folder")
    static let helpInspectCommandFiles = MessageKey("help.inspectCommand.files", "A file, a folder of files, an evidence bundle, or - for standard input.")
    static let helpInspectCommandJson = MessageKey("help.inspectCommand.json", "Print one JSON object.")
    static let helpInspectCommandReveal = MessageKey("help.inspectCommand.reveal", "Show personal data too.")
    static let helpInspectCommandOffsets = MessageKey("help.inspectCommand.offsets", "Show where each data object stands: offset, lengths, tag and name.")
    static let helpTitlePage = MessageKey("help.title.page", "Page")
    static let helpInspectCommandAbstract = MessageKey("help.inspectCommand.abstract", "Decode files of the logical data structure and of LDS2, certificates, CMS objects, lists and seals.")
    static let helpInspectCommandText1 = MessageKey("help.inspectCommand.text1", "Shows what a file says. It verifies only signatures of signed lists and of card-verifiable certificates within one file. Personal data, and what can be linked to one document, is hidden unless --reveal is given.")
    static let helpInspectCommandText2 = MessageKey("help.inspectCommand.text2", "The files of a folder or of an evidence bundle are shown as one document, in the order of the logical data structure.")
    static let helpLds2AppendCommandRecord = MessageKey("help.lds2AppendCommand.record", "The file with the record (- for standard input).")
    static let helpLds2AppendCommandTarget = MessageKey("help.lds2AppendCommand.target", "The file on the chip: {values, list}.")
    static let helpValueName = MessageKey("help.value.name", "name")
    static let helpLds2AppendCommandAbstract = MessageKey("help.lds2AppendCommand.abstract", "Append a record to a file of an LDS2 application.")
    static let helpLds2AppendCommandText1 = MessageKey("help.lds2AppendCommand.text1", "The record is what the standard has for the file (Doc 9303-10, Tables 83, 86 and 90), signed already: epass neither makes nor signs one. No record can be taken back. The chip is read as by epass read, as far as it takes to see that it is genuine, and the terminal shows its certificates. Where it may read the file, the record is read back, and its number told.")
    static let helpLds2ChangeOptionsJson = MessageKey("help.lds2ChangeOptions.json", "Print the result as one JSON object.")
    static let helpTitleOpeningTheChip = MessageKey("help.title.openingTheChip", "Opening the chip")
    static let helpTitleWhichChip = MessageKey("help.title.whichChip", "Which chip")
    static let helpTitleTerminalAuthentication = MessageKey("help.title.terminalAuthentication", "Terminal authentication")
    static let helpTitleJudging = MessageKey("help.title.judging", "Judging")
    static let helpLds2CommandAbstract = MessageKey("help.lds2Command.abstract", "Write stamps, visas, biometrics and certificates to the LDS2 applications of a document.")
    static let helpLds2CommandText1 = MessageKey("help.lds2Command.text1", "They are read by epass read, by a terminal that has the right to, and shown by epass inspect.")
    static let helpLds2WriteCommandBiometrics = MessageKey("help.lds2WriteCommand.biometrics", "The file with the biometrics (- for standard input).")
    static let helpLds2WriteCommandTarget = MessageKey("help.lds2WriteCommand.target", "The file on the chip: Biometrics1 to Biometrics64.")
    static let helpLds2WriteCommandActivate = MessageKey("help.lds2WriteCommand.activate", "Activate the file when it was read back: nobody writes to it after that.")
    static let helpLds2WriteCommandAbstract = MessageKey("help.lds2WriteCommand.abstract", "Write a file of additional biometrics, and activate it.")
    static let helpLds2WriteCommandText1 = MessageKey("help.lds2WriteCommand.text1", "The file is what the standard has for EF.Biometrics (Doc 9303-10, Table 93), signed already: epass neither makes nor signs one. On the chip it must be there and not be activated; what it holds is written over. The chip is read as by epass read, as far as it takes to see that it is genuine, and the terminal shows its certificates. What was written is read back. With --activate the file is closed then, for ever.")
    static let helpMrzCommandLines = MessageKey("help.mrzCommand.lines", "The lines of one or more zones, or - for standard input (also without any).")
    static let helpMrzCommandJson = MessageKey("help.mrzCommand.json", "Print one JSON object; of several zones, with an array \"results\".")
    static let helpMrzCommandJsonLines = MessageKey("help.mrzCommand.jsonLines", "Print one JSON object a line for each zone.")
    static let helpMrzCommandRepair = MessageKey("help.mrzCommand.repair", "Repair errors of optical reading; what is not certain is proposed.")
    static let helpMrzCommandShowKey = MessageKey("help.mrzCommand.showKey", "Show what the access keys of the chip are made from.")
    static let helpMrzCommandAt = MessageKey("help.mrzCommand.at", "The day against which centuries are resolved.")
    static let helpValueYYYYMMDD = MessageKey("help.value.yYYYMMDD", "YYYY-MM-DD")
    static let helpMrzCommandGenerate = MessageKey("help.mrzCommand.generate", "Write a zone from the options below.")
    static let helpTitleOptionsOfGenerate = MessageKey("help.title.optionsOfGenerate", "Options of --generate")
    static let helpMrzCommandAbstract = MessageKey("help.mrzCommand.abstract", "Parse machine readable zones, verify their check digits, repair or write them.")
    static let helpMrzCommandText1 = MessageKey("help.mrzCommand.text1", "Zones are taken as they come: lower case, spaces, any line breaks or none, a scanner's prefix. One zone is shown in full, several with one line each. What stands on a command line can be seen by other users: real data belongs on standard input (epass mrz - < FILE).")
    static let helpMrzCommandText2 = MessageKey("help.mrzCommand.text2", "--repair changes what the alphabet of a field leaves no choice about (no letters in dates). A character of a document number or of optional data it proposes only: all readings with the fewest changes are listed, for a person to compare with the document.")
    static let helpMrzCommandText3 = MessageKey("help.mrzCommand.text3", "The exit status is 0 if all check digits are right, 1 if one is wrong, 2 if a repair is proposed and not decided, 65 if something is no zone, 66 if there is nothing to read.")
    static let helpMrzGenerationOptionsFormat = MessageKey("help.mrzGenerationOptions.format", "TD1, TD2, TD3, MRV-A or MRV-B (default: TD3).")
    static let helpMrzGenerationOptionsDocumentCode = MessageKey("help.mrzGenerationOptions.documentCode", "One or two letters (default: P, I or V, as the format has it).")
    static let helpMrzGenerationOptionsIssuer = MessageKey("help.mrzGenerationOptions.issuer", "The code of the issuing State or organization.")
    static let helpMrzGenerationOptionsSurname = MessageKey("help.mrzGenerationOptions.surname", "The primary identifier; national characters are transliterated.")
    static let helpMrzGenerationOptionsGiven = MessageKey("help.mrzGenerationOptions.given", "The secondary identifier.")
    static let helpMrzGenerationOptionsNumber = MessageKey("help.mrzGenerationOptions.number", "The document number; in TD1 and TD2 it may have more than nine characters.")
    static let helpMrzGenerationOptionsNationality = MessageKey("help.mrzGenerationOptions.nationality", "The code of the nationality (default: that of the issuer).")
    static let helpMrzGenerationOptionsBirth = MessageKey("help.mrzGenerationOptions.birth", "YYYY-MM-DD, or YYMMDD with < for what is unknown.")
    static let helpMrzGenerationOptionsSex = MessageKey("help.mrzGenerationOptions.sex", "M, F or X; X is written < (default: X).")
    static let helpMrzGenerationOptionsExpiry = MessageKey("help.mrzGenerationOptions.expiry", "YYYY-MM-DD or YYMMDD.")
    static let helpMrzGenerationOptionsOptional = MessageKey("help.mrzGenerationOptions.optional", "Optional data; in TD3 the personal number.")
    static let helpMrzGenerationOptionsOptional2 = MessageKey("help.mrzGenerationOptions.optional2", "Optional data of the middle line of TD1.")
    static let helpMrzGenerationOptionsLanguage = MessageKey("help.mrzGenerationOptions.language", "The language of a Cyrillic name: be, bg, mk, sr or uk.")
    static let helpMrzGenerationOptionsZeroCheckDigit = MessageKey("help.mrzGenerationOptions.zeroCheckDigit", "Write 0, not <, as the check digit of an empty personal number.")
    static let helpMrzGenerationOptionsAllowUnknownCodes = MessageKey("help.mrzGenerationOptions.allowUnknownCodes", "Take codes that Doc 9303-3 does not list.")
    static let helpReportOutputJson = MessageKey("help.reportOutput.json", "Print the report as one JSON object.")
    static let helpReportOutputWithImages = MessageKey("help.reportOutput.withImages", "With --json, put portrait and signature into the report, as the chip has them, in base64. Without it the report has their SHA-256, length and media type.")
    static let helpSchemaCommandAbstract = MessageKey("help.schemaCommand.abstract", "Print the JSON Schema of a format, or list all of them.")
    static let helpSchemaCommandText1 = MessageKey("help.schemaCommand.text1", "Each object that a command prints with --json names its format in the member schema; the files that epass reads have one, too. A schema names every member: what it is, in which unit and shape, and when it is null. Docs/schemas.md has the rules that all formats keep.")
    static let helpSchemaCommandName = MessageKey("help.schemaCommand.name", "The format, with or without its version: report, epass-report-2, epass-report/2. Without one all are listed.")
    static let helpSchemaCommandJson = MessageKey("help.schemaCommand.json", "Without a name: print the list as one JSON object.")
    static let helpReportOutputExplain = MessageKey("help.reportOutput.explain", "Say beneath each line of the report what it means, what to do, and the clause it stands on. JSON stays as it is.")
    static let helpPageOptionsHtml = MessageKey("help.pageOptions.html", "Write the report as a page: one HTML file that stands by itself, with the images.")
    static let helpPageOptionsPdf = MessageKey("help.pageOptions.pdf", "Write the page as PDF, by chromium or weasyprint where one is installed.")
    static let helpPageOptionsOpen = MessageKey("help.pageOptions.open", "Open the page in a browser (xdg-open).")
    static let helpPolicyOptionsPolicy = MessageKey("help.policyOptions.policy", "The policy to judge by: {values, list}, or a file.")
    static let helpPolicyArgument = MessageKey("help.policyArgument", "A policy: the name of one that is built in, or a file (- for standard input).")
    static let helpPolicyCommandAbstract = MessageKey("help.policyCommand.abstract", "Show, check and explain policies: what a check counts for, and what is decided.")
    static let helpPolicyCommandText1 = MessageKey("help.policyCommand.text1", "A policy is a JSON file that starts from one that is built in and says what is other: Docs/policies.md. It is named with --policy by every command that judges.")
    static let helpPolicyListCommandAbstract = MessageKey("help.policyListCommand.abstract", "List the policies that are built in, and the groups of States that a file may name.")
    static let helpPolicyListCommandText1 = MessageKey("help.policyListCommand.text1", "The groups are data of this program, as of a day that is named; a policy that is shown as a whole names their members.")
    static let helpPolicyShowCommandAbstract = MessageKey("help.policyShowCommand.abstract", "Show a policy with everything that it takes over.")
    static let helpPolicyShowCommandText1 = MessageKey("help.policyShowCommand.text1", "With --json it is the whole policy as a file, which stays what it is whatever a later version of this program makes of the policy that it starts from. The SHA-256 that every report names is over its canonical form (RFC 8785).")
    static let helpConformCommandAbstract = MessageKey("help.conformCommand.abstract", "Run cases of conformance and compare their results.")
    static let helpConformCommandText1 = MessageKey("help.conformCommand.text1", "The cases of published test specifications, and others written from the clauses of Doc 9303, each with what has to come of it. Docs/conformance.md has all of them with the results of this version.")
    static let helpConformReaderCommandAbstract = MessageKey("help.conformReaderCommand.abstract", "Run the cases for readers against this program.")
    static let helpConformReaderCommandText1 = MessageKey("help.conformReaderCommand.text1", "A simulated chip plays the document of each case, and what the policy decides is compared with what the case expects. The rows of BSI TR-03105-5.1 are under their numbers; cases of clauses have none.")
    static let helpConformReaderCommandText2 = MessageKey("help.conformReaderCommand.text2", "Exits with 0 where every case came out as expected, with 1 where one did not, with 2 where one could not be run.")
    static let helpConformReaderCommandText3 = MessageKey("help.conformReaderCommand.text3", "With --vpcd the documents are played one after the other at a virtual reader, for any other reader to read: of a pcscd with the driver vpcd, or what listens as vpcd does. What that reader answers is typed in, or found by the command of --observe, which runs it.")
    static let helpConformReaderCommandText4 = MessageKey("help.conformReaderCommand.text4", "The command of --observe is given the printed zone on its standard input, a line each, and the name of the case in EPASS_CASE. It says the answer with its exit status, 0 for successful and 1 for failed, or with the one word successful or failed that it prints. Anything else is no answer.")
    static let helpConformReaderCommandCase = MessageKey("help.conformReaderCommand.case", "Run this case alone. May be repeated.")
    static let helpConformReaderCommandUnit = MessageKey("help.conformReaderCommand.unit", "Run the cases of this unit. May be repeated.")
    static let helpConformReaderCommandProfile = MessageKey("help.conformReaderCommand.profile", "A feature that the reader claims, such as AIP or DG3: cases about another one are not applicable. May be repeated; without it all are claimed.")
    static let helpConformReaderCommandList = MessageKey("help.conformReaderCommand.list", "List the cases and run none.")
    static let helpConformReaderCommandCases = MessageKey("help.conformReaderCommand.cases", "Run the cases of this file, or of the files NAME.json in this folder, instead of those that are built in.")
    static let helpConformReaderCommandVpcd = MessageKey("help.conformReaderCommand.vpcd", "Play the documents at the virtual reader that listens there, for another reader.")
    static let helpConformReaderCommandObserve = MessageKey("help.conformReaderCommand.observe", "Run this command for each case, and take its answer.")
    static let helpConformReaderCommandObserveTimeout = MessageKey("help.conformReaderCommand.observeTimeout", "Give the command so many seconds for a case.")
    static let helpConformReaderCommandJson = MessageKey("help.conformReaderCommand.json", "Print one JSON object instead of a table.")
    static let helpConformReaderCommandJunit = MessageKey("help.conformReaderCommand.junit", "Write the results as JUnit XML.")
    static let helpConformReaderCommandHtml = MessageKey("help.conformReaderCommand.html", "Write the results as a page.")
    static let helpConformReaderCommandOut = MessageKey("help.conformReaderCommand.out", "Write the results, each with its trace, as JSON.")
    static let helpConformReaderCommandResume = MessageKey("help.conformReaderCommand.resume", "Take over what this file of results has, and run the rest.")
    static let helpConformChipCommandAbstract = MessageKey("help.conformChipCommand.abstract", "Run the cases for chips against a chip.")
    static let helpConformChipCommandText1 = MessageKey("help.conformChipCommand.text1", "Each case brings the chip to where it begins, sends commands, right ones and wrong ones, and compares the answers with those that the clause allows: the rows of BSI TR-03105-3.2, those of 3.3 that concern passports, and cases of clauses of Doc 9303. What the chip claims chooses the cases: the implementation conformance statement of --ics, or what EF.CardAccess, EF.COM and EF.DG14 say.")
    static let helpConformChipCommandText2 = MessageKey("help.conformChipCommand.text2", "The last try of a password is never spent, and wrong passwords are tried only where the chip does not count them. Certificates of terminals are made as cases want them, by the CVCA of a simulated document, or of --cvca. Cases that leave the chip with another date or trust point are run with --destructive alone.")
    static let helpConformChipCommandText3 = MessageKey("help.conformChipCommand.text3", "Exits with 0 where every case came out as expected, with 1 where one did not, with 2 where one could not be run.")
    static let helpConformChipCommandCase = MessageKey("help.conformChipCommand.case", "Run this case, and those that have to come before it. May be repeated.")
    static let helpConformChipCommandUnit = MessageKey("help.conformChipCommand.unit", "Run the cases of this unit. May be repeated.")
    static let helpConformChipCommandFiles = MessageKey("help.conformChipCommand.files", "Run the cases of this file, or of the files of this folder, instead of those that are built in. May be repeated.")
    static let helpConformChipCommandIcs = MessageKey("help.conformChipCommand.ics", "What the chip claims to support, a file of epass-conformance-ics/1.")
    static let helpConformChipCommandPrintIcs = MessageKey("help.conformChipCommand.printIcs", "Print what the chip claims by its own files, as a file for --ics, and run no case.")
    static let helpConformChipCommandCvca = MessageKey("help.conformChipCommand.cvca", "The certificate of the trust point that the chip names first.")
    static let helpConformChipCommandCvcaKey = MessageKey("help.conformChipCommand.cvcaKey", "The private key of --cvca, PEM without a password.")
    static let helpConformChipCommandChipDate = MessageKey("help.conformChipCommand.chipDate", "The day that the chip takes for today, from which the dates of certificates are counted. Without it that of --ics, or the first day of the CVCA.")
    static let helpConformChipCommandDestructive = MessageKey("help.conformChipCommand.destructive", "Run also the cases that leave the chip with another date or trust point.")
    static let helpConformChipCommandList = MessageKey("help.conformChipCommand.list", "List the cases and run none.")
    static let helpConformDiffCommandAbstract = MessageKey("help.conformDiffCommand.abstract", "Compare the results of two runs.")
    static let helpConformDiffCommandText1 = MessageKey("help.conformDiffCommand.text1", "A line for each case that came out otherwise. Exits with 0 where none did, with 1 where one did.")
    static let helpConformDiffCommandFirst = MessageKey("help.conformDiffCommand.first", "Results that epass conform reader --out wrote.")
    static let helpConformDiffCommandSecond = MessageKey("help.conformDiffCommand.second", "Later results.")
    static let helpConformDiffCommandJson = MessageKey("help.conformDiffCommand.json", "Print one JSON object.")
    static let helpConformLdsCommandAbstract = MessageKey("help.conformLdsCommand.abstract", "Hold the files of a document against the rules for them.")
    static let helpConformLdsCommandText1 = MessageKey("help.conformLdsCommand.text1", "What a personaliser needs before it prints: each file of the logical data structure is held against the clauses of Doc 9303 and the units LDS_D to LDS_K of BSI TR-03105-5.1, one row a rule, each failure with its file and octet. It takes what epass verify takes: a folder, files by their names, or a bundle. Without --trust nothing is said of who issued the document signer.")
    static let helpConformLdsCommandText2 = MessageKey("help.conformLdsCommand.text2", "Exits with 0 where no rule is broken, with 1 where one is, with 2 where one could not be judged.")
    static let helpConformLdsCommandTrust = MessageKey("help.conformLdsCommand.trust", "Certificates of CSCAs: a file, a folder or a store. Rules about the issuer of the document signer are judged by them.")
    static let helpConformRulesCase = MessageKey("help.conformRules.case", "Judge this rule alone. May be repeated.")
    static let helpConformRulesUnit = MessageKey("help.conformRules.unit", "Judge the rules of this unit. May be repeated.")
    static let helpConformRulesList = MessageKey("help.conformRules.list", "List the rules and judge none.")
    static let helpConformPkiCommandAbstract = MessageKey("help.conformPkiCommand.abstract", "Hold certificates, revocation lists and signed lists against their profiles.")
    static let helpConformPkiCommandText1 = MessageKey("help.conformPkiCommand.text1", "What an operator of a CSCA needs before it publishes: certificates, revocation lists, master lists and deviation lists are held against Doc 9303-12, against the checks that the ICAO PKD makes of what is uploaded, by their codes, and against the rows for certificates of BSI TR-03105-5.1. What each one is, its octets say; files are in DER, PEM or LDIF, several at once, and those of one issuer are held against each other.")
    static let helpConformPkiCommandFiles = MessageKey("help.conformPkiCommand.files", "Files or folders of certificates, revocation lists and signed lists.")
    static let helpValueCase = MessageKey("help.value.case", "case")
    static let helpValueUnit = MessageKey("help.value.unit", "unit")
    static let helpPolicyLintCommandTrust = MessageKey("help.policyLintCommand.trust", "The trust material that it will be used with: says which States have no CSCA certificate or revocation list there.")
    static let helpPolicyLintCommandAbstract = MessageKey("help.policyLintCommand.abstract", "Say what is wrong with a policy: what cannot be followed, contradicts itself or is weaker than it seems.")
    static let helpPolicyLintCommandText1 = MessageKey("help.policyLintCommand.text1", "A line each, with the place in the file. FAULT is what can never be successful, never applies or contradicts something else; WEAK is what asks for less than the policy that it starts from.")
    static let helpPolicyLintCommandText2 = MessageKey("help.policyLintCommand.text2", "Exits with 0 where nothing is a fault, with 1 where something is, and with 65 where the file is no policy.")
    static let helpPolicyDiffCommandPolicies = MessageKey("help.policyDiffCommand.policies", "A policy, compared with the one that it starts from; or two of them.")
    static let helpPolicyDiffCommandAbstract = MessageKey("help.policyDiffCommand.abstract", "Compare two policies, or one with the policy that it starts from.")
    static let helpPolicyDiffCommandText1 = MessageKey("help.policyDiffCommand.text1", "A member that differs is named, with - before the value of the first and + before that of the second.")
    static let helpPolicyExplainCommandCountry = MessageKey("help.policyExplainCommand.country", "For documents of this State: a code or a name.")
    static let helpPolicyExplainCommandType = MessageKey("help.policyExplainCommand.type", "For documents with this code: P, ID, or another one of one or two letters.")
    static let helpPolicyExplainCommandAbstract = MessageKey("help.policyExplainCommand.abstract", "Say in sentences what a policy does.")
    static let helpPolicyExplainCommandText1 = MessageKey("help.policyExplainCommand.text1", "With --country and --type for a document of that State and type, by the exception that is about it.")
    static let helpPrintedZoneOptionsMrz = MessageKey("help.printedZoneOptions.mrz", "The MRZ as it is printed: a chip is opened with it, and what the chip says is compared with it.")
    static let helpValueMrz = MessageKey("help.value.mrz", "mrz")
    static let helpPrintedZoneOptionsKeys = MessageKey("help.printedZoneOptions.keys", "Ask for document number, birth and expiry alone, in place of the lines of the MRZ.")
    static let helpPrintedZoneOptionsShow = MessageKey("help.printedZoneOptions.show", "Show what is typed at a prompt. Ctrl-R shows and hides it there.")
    static let helpAccessOptionsCan = MessageKey("help.accessOptions.can", "The card access number, which opens the chip by PACE. If --mrz is given too, it is compared with the chip. Without a value, epass asks.")
    static let helpValueCan = MessageKey("help.value.can", "can")
    static let helpAccessOptionsPin = MessageKey("help.accessOptions.pin", "The holder's PIN, which opens an identity card by PACE. It is sent once: a few wrong ones block it.")
    static let helpValuePin = MessageKey("help.value.pin", "pin")
    static let helpAccessOptionsPuk = MessageKey("help.accessOptions.puk", "The PUK of such a card, in the same way.")
    static let helpValuePuk = MessageKey("help.value.puk", "puk")
    static let helpAccessOptionsChoice = MessageKey("help.accessOptions.choice", "The protocol: auto (PACE where the chip offers it, else BAC), pace, bac. What was used, and whether more was offered, is in the report.")
    static let helpChannelOptionsReader = MessageKey("help.channelOptions.reader", "The reader, by name or a part of it. Without it: the one on which a document lies. With --watch it may be given more than once; without it all readers are watched.")
    static let helpChannelOptionsSimulate = MessageKey("help.channelOptions.simulate", "Read a simulated chip in this process; epass simulate --list names the profiles.")
    static let helpChannelOptionsDocument = MessageKey("help.channelOptions.document", "With --simulate: make the document, the chip and the reader that this JSON file describes (- for standard input).")
    static let helpChannelOptionsLink = MessageKey("help.channelOptions.link", "With --simulate: say what the reading would take on a real field of so many kbit/s.")
    static let helpValueRate = MessageKey("help.value.rate", "rate")
    static let helpValueProtocol = MessageKey("help.value.protocol", "protocol")
    static let helpValuePort = MessageKey("help.value.port", "port")
    static let helpChannelOptionsVpcdListen = MessageKey("help.channelOptions.vpcdListen", "Be the virtual reader: read the virtual chip that connects to this port of 127.0.0.1. No pcscd is needed.")
    static let helpChannelOptionsWait = MessageKey("help.channelOptions.wait", "How many seconds to wait for a document, also for one that is lost while it is read. Without it: 60 on a terminal, 3 otherwise; a virtual chip has 60, and 10 when it is lost.")
    static let helpChannelOptionsTimeout = MessageKey("help.channelOptions.timeout", "How many seconds a reading may take, waits for a lost document included (300 without it).")
    static let helpFileOptionsDataGroups = MessageKey("help.fileOptions.dataGroups", "Read these data groups only, for example 1,2,11.")
    static let helpValueList = MessageKey("help.value.list", "list")
    static let helpFileOptionsSkip = MessageKey("help.fileOptions.skip", "Leave these out: data groups, for example 2, the portrait by that word, and the protocols aa, ca, cam, ta (active authentication, chip authentication and its mapping, terminal authentication).")
    static let helpFileOptionsLds2 = MessageKey("help.fileOptions.lds2", "Read the records of these LDS2 applications only, where the terminal has rights in them: travelRecords, visaRecords, additionalBiometrics; or none. Without it: all of them.")
    static let helpFileOptionsAid = MessageKey("help.fileOptions.aid", "The application that holds the travel document, where that is another one than A0000002471001, as on some national cards: 1 to 16 octets in hexadecimal digits.")
    static let helpValueHex = MessageKey("help.value.hex", "hex")
    static let helpFileOptionsApplications = MessageKey("help.fileOptions.applications", "Also read EF.DIR at the end, and say which applications the chip lists.")
    static let helpFileOptionsChallenge = MessageKey("help.fileOptions.challenge", "Active-authentication challenge from the verifier, 16 hex digits (see epass verify --challenge). Random if omitted.")
    static let helpFileOptionsResume = MessageKey("help.fileOptions.resume", "Go on from the bundle of a reading of this document that ended early (--out).")
    static let helpTitleWhichFilesAndProtocols = MessageKey("help.title.whichFilesAndProtocols", "Which files and protocols")
    static let helpTitleOutput = MessageKey("help.title.output", "Output")
    static let helpTitleTrace = MessageKey("help.title.trace", "Trace")
    static let helpTitleDocumentAfterDocument = MessageKey("help.title.documentAfterDocument", "Document after document")
    static let helpReadCommandAbstract = MessageKey("help.readCommand.abstract", "Read the chip of a document and judge what was read.")
    static let helpReadCommandText1 = MessageKey("help.readCommand.text1", "--mrz, --can, --pin and --puk without a value ask for it on a terminal, without showing it, and read standard input otherwise. On a terminal read alone asks for the MRZ where the chip wants it. What is typed is checked line by line, and kept for another try (Docs/prompt.md). A value is - for standard input, or what is printed: two or three MRZ lines or NUMBER,YYMMDD,YYMMDD (document number, birth, expiry); the digits of the card access number.")
    static let helpReadCommandText2 = MessageKey("help.readCommand.text2", "Which issuers are trusted is what the trust store says (epass trust import), or what --trust names in its place; with --simulate the simulated issuer is trusted, too, and the report is marked as a test. Exits with 0 only if the overall result is successful, with 1 if it is failed, with 2 if it is undetermined.")
    static let helpReadCommandText3 = MessageKey("help.readCommand.text3", "With --watch one document after the other is read, on all readers at the same time, and each is told in a line; with --json in one JSON object on a line. --mrz - takes the MRZ of each document from standard input, as a scanner types it. Ctrl-C ends it with status 0.")
    static let helpPictureOptionsPicture = MessageKey("help.pictureOptions.picture", "Show the portrait in the terminal: auto where the terminal is known to show pictures, always elsewhere too, in coloured characters.")
    static let helpReadOutputOptionsOut = MessageKey("help.readOutputOptions.out", "Write the evidence as a bundle, which epass verify judges again.")
    static let helpReadOutputOptionsSignWith = MessageKey("help.readOutputOptions.signWith", "Sign the bundle of --out, so that epass verify --witness counts what this reader saw: a private key on P-256 in PEM, or a key in a token by its URI (pkcs11:...).")
    static let helpReadOutputOptionsOutDir = MessageKey("help.readOutputOptions.outDir", "Write every file as it was read (EF.SOD, EF.DG1 ...) into a new folder.")
    static let helpReadOutputOptionsPortrait = MessageKey("help.readOutputOptions.portrait", "Write the portrait as what the name ends in: .png; .jpg, as on the chip where that is JPEG; .jp2 or .j2k.")
    static let helpTerminalOptionsCertificates = MessageKey("help.terminalOptions.certificates", "Card-verifiable certificates of the terminal, its document verifier and the authority, and link certificates: files, or folders of them.")
    static let helpValuePath = MessageKey("help.value.path", "path")
    static let helpTerminalOptionsKey = MessageKey("help.terminalOptions.key", "The private key of the terminal's certificate: a PEM file, or a key in a token by its URI (pkcs11:...).")
    static let helpValueFileUri = MessageKey("help.value.fileUri", "file|uri")
    static let helpTerminalOptionsPinFile = MessageKey("help.terminalOptions.pinFile", "The file with the PIN of the token. Without it the PIN is asked for on the terminal.")
    static let helpTerminalOptionsServesUnverifiedChips = MessageKey("help.terminalOptions.servesUnverifiedChips", "For laboratories only: show the certificates and sign for chips, too, that no trusted CSCA vouches for. The report says so.")
    static let helpTraceOptionsTrace = MessageKey("help.traceOptions.trace", "Write every command and answer with its times, without what they say: heads, lengths, data objects, status words. epass trace shows it.")
    static let helpTraceOptionsTraceUnsafe = MessageKey("help.traceOptions.traceUnsafe", "Write them with every octet. Keep the file as secret as the document: it holds what was read, or what it can be found from.")
    static let helpReadersCommandWatch = MessageKey("help.readersCommand.watch", "Go on and follow what happens.")
    static let helpReadersCommandJson = MessageKey("help.readersCommand.json", "Print JSON.")
    static let helpReadersCommandAbstract = MessageKey("help.readersCommand.abstract", "List the smart-card readers and what is in them.")
    static let helpReadersCommandText1 = MessageKey("help.readersCommand.text1", "With --watch it goes on until it is interrupted and says when a reader is plugged in or out and when a document comes or goes. With --json it prints one object; together with --watch, one object on each line.")
    static let helpSimulateCVCCommandExport = MessageKey("help.simulateCVCCommand.export", "Write certificates and keys to a new folder.")
    static let helpSimulateCVCCommandDocument = MessageKey("help.simulateCVCCommand.document", "Make the chain that this JSON file describes (- for standard input).")
    static let helpSimulateCVCCommandEarlier = MessageKey("help.simulateCVCCommand.earlier", "Take cvca.cvcert and cvca.key.pem of this folder as the CVCA.")
    static let helpSimulateCVCCommandSeed = MessageKey("help.simulateCVCCommand.seed", "Derive all keys and random numbers from a number; the result is reproducible.")
    static let helpValueN = MessageKey("help.value.n", "n")
    static let helpSimulateCVCCommandAbstract = MessageKey("help.simulateCVCCommand.abstract", "Make certificates for terminals: CVCA, document verifier, inspection system, with their keys.")
    static let helpSimulateCVCCommandText1 = MessageKey("help.simulateCVCCommand.text1", "The chain is by the profile, or as a JSON file describes it: rights, dates, references, algorithms, and what is wrong. --continue takes the CVCA of an earlier export, so that chips that trust it take the new certificates. No real chip takes any of them. The keys are no secret.")
    static let helpSimulateCommandProfile = MessageKey("help.simulateCommand.profile", "The profile, default where none is named; with --list and --pages, a word of names, or a number such as F-16.")
    static let helpSimulateCommandVpcd = MessageKey("help.simulateCommand.vpcd", "Put the chip into the virtual reader at 127.0.0.1:35963.")
    static let helpSimulateCommandConnect = MessageKey("help.simulateCommand.connect", "Put the chip into the virtual reader at another address.")
    static let helpValueHostPort = MessageKey("help.value.hostPort", "host:port")
    static let helpSimulateCommandDocument = MessageKey("help.simulateCommand.document", "Make the document that this JSON file describes (- for standard input).")
    static let helpSimulateCommandSeed = MessageKey("help.simulateCommand.seed", "Derive all keys and random numbers from a number; the result is reproducible.")
    static let helpSimulateCommandExport = MessageKey("help.simulateCommand.export", "Write the chip's files and the certificates to a new folder.")
    static let helpSimulateCommandPages = MessageKey("help.simulateCommand.pages", "Read every profile, and write the page of each to a new folder.")
    static let helpSimulateCommandList = MessageKey("help.simulateCommand.list", "List the profiles by groups.")
    static let helpSimulateCommandShow = MessageKey("help.simulateCommand.show", "Print the description of a profile, to start from.")
    static let helpValueProfile = MessageKey("help.value.profile", "profile")
    static let helpSimulateCommandCheck = MessageKey("help.simulateCommand.check", "Say all that is wrong with a description, each with the place of the member (- for standard input).")
    static let helpSimulateCommandJson = MessageKey("help.simulateCommand.json", "With --list and --check: print JSON.")
    static let helpSimulateCommandAbstract = MessageKey("help.simulateCommand.abstract", "Present a simulated passport to a virtual reader, or write its files.")
    static let helpSimulateCommandText1 = MessageKey("help.simulateCommand.text1", "A profile names what is special about the document or its chip; --list shows them all, --show one as a description that --document takes. {pattern} names any combination of PACE, such as pace-im-p-256-aes-128. With --vpcd the chip is put into the virtual reader of the package vsmartcard-vpcd, where any PC/SC program can read it; with --connect it goes to anything else that speaks the same protocol, such as epass read --vpcd-listen. epass simulate cvc makes certificates for terminals. All data, keys and certificates are synthetic.")
    static let helpTraceCommandFile = MessageKey("help.traceCommand.file", "The trace, or - for standard input.")
    static let helpTraceCommandObjects = MessageKey("help.traceCommand.objects", "Show the data objects of each command and answer: tag, name and length.")
    static let helpTraceCommandRedact = MessageKey("help.traceCommand.redact", "Write the trace without the octets to a new file, which can be passed on.")
    static let helpTraceCommandJson = MessageKey("help.traceCommand.json", "Print one JSON object.")
    static let helpTraceCommandAbstract = MessageKey("help.traceCommand.abstract", "Show a trace of epass read step by step: each command, its answer, and what they mean.")
    static let helpTraceCommandText1 = MessageKey("help.traceCommand.text1", "Reads what epass read --trace or --trace-unsafe wrote. Octets of commands and answers are not shown, also where the trace has them.")
    static let helpVouchingOptionsPins = MessageKey("help.vouchingOptions.pins", "SHA-256 of a list, of a CSCA certificate, or of the CSCA above a list's signer, that you trust. May be given more than once.")
    static let helpValueSha256 = MessageKey("help.value.sha256", "sha256")
    static let helpVouchingOptionsGrants = MessageKey("help.vouchingOptions.grants", "{form, message}. May be given more than once.")
    static let helpValueGrant = MessageKey("help.value.grant", "grant")
    static let helpGrantArgumentForm = MessageKey("help.grantArgument.form", "SHA256:KIND:STATES: let the publisher with the CSCA of that SHA-256 speak about other States in its lists of that kind ({values, list}): codes or names with commas, or *.")
    static let helpTrustSetupCommandPaths = MessageKey("help.trustSetupCommand.paths", "Files or folders that you downloaded; without them you are asked.")
    static let helpTrustSetupCommandList = MessageKey("help.trustSetupCommand.list", "Print which lists there are, and do nothing else.")
    static let helpTrustSetupCommandStore = MessageKey("help.trustSetupCommand.store", "The store (default: the one of the data folder).")
    static let helpValueDir = MessageKey("help.value.dir", "dir")
    static let helpTrustSetupCommandJson = MessageKey("help.trustSetupCommand.json", "With --list: print one JSON object.")
    static let helpTrustSetupCommandAbstract = MessageKey("help.trustSetupCommand.abstract", "Walk through the first day: which lists there are, where, and what to trust them for.")
    static let helpTrustSetupCommandText1 = MessageKey("help.trustSetupCommand.text1", "Shows which lists of issuers are published and on which page, asks for the files that you downloaded, shows what each brings and who would vouch for whom, and imports it with the grants that you give. It needs a terminal; what it does, epass trust import and epass trust grant do without one. Nothing is fetched: the addresses are for your browser. They were looked up on the day that stands beside them; --list --json has the sources.")
    static let helpTrustAuditCommandCountry = MessageKey("help.trustAuditCommand.country", "Only this country: DE, D, DEU, Germany.")
    static let helpValueCode = MessageKey("help.value.code", "code")
    static let helpValuePolicy = MessageKey("help.value.policy", "name|file")
    static let helpValueCountry = MessageKey("help.value.country", "country")
    static let helpTrustAuditCommandAt = MessageKey("help.trustAuditCommand.at", "As of this date (2026-11-21) and not as of now.")
    static let helpTrustAuditCommandFailOlder = MessageKey("help.trustAuditCommand.failOlder", "Exit with 1 where a list or CRL in force is older than so many days.")
    static let helpValueDays = MessageKey("help.value.days", "days")
    static let helpTrustAuditCommandAbstract = MessageKey("help.trustAuditCommand.abstract", "Show per country what there is, how old it is and what will run out.")
    static let helpTrustAuditCommandText1 = MessageKey("help.trustAuditCommand.text1", "The columns: the country; anchors, of how many generations, and how many of them have expired; their keys; what they rest on; the day on which the last of them expires, and the last on which one of their keys signs; copies of document signers; the newest revocation list, its age in days, and how many signers it revokes. Beneath stands what to look after.")
    static let helpTrustAuditCommandText2 = MessageKey("help.trustAuditCommand.text2", "With --fail-older it exits with 1 where any signed list or CRL in force was signed more than so many days ago, or does not say when; those are named.")
    static let helpTrustChainCommandFile = MessageKey("help.trustChainCommand.file", "The certificate (DER or PEM; - for standard input).")
    static let helpTrustChainCommandAt = MessageKey("help.trustChainCommand.at", "As of this date (2026-11-21) and not as of now.")
    static let helpTrustChainCommandAbstract = MessageKey("help.trustChainCommand.abstract", "Say which CSCA issued a document signer certificate, and who vouches for that CSCA.")
    static let helpTrustChainCommandText1 = MessageKey("help.trustChainCommand.text1", "For a certificate without a document: the CSCA that issued it, by whose word that is trusted, whether both are valid and in use, and what the revocation lists say. The file is DER or PEM; certificates that stand in it after the signer's may be links on the way.")
    static let helpTrustChainCommandText2 = MessageKey("help.trustChainCommand.text2", "Exits with 0 where it chains to a CSCA that the policy accepts and is not revoked, with 1 where its signature is wrong, its CSCA must not have issued it, or it is revoked, and with 2 where the store does not tell. That something has expired is said, and does not change this: documents outlive their signers' keys.")
    static let helpTrustCommandAbstract = MessageKey("help.trustCommand.abstract", "Import, show and examine the certificates and lists that a judgement rests on.")
    static let helpTrustCommandText1 = MessageKey("help.trustCommand.text1", "The store is $XDG_DATA_HOME/epass/trust, or ~/.local/share/epass/trust; --store names another one. Nothing is ever fetched from a network. Begin with epass trust setup.")
    static let helpTrustDiffCommandPaths = MessageKey("help.trustDiffCommand.paths", "A store, a master list, an LDIF file, or a file or folder of certificates; or two of them.")
    static let helpTrustDiffCommandAbstract = MessageKey("help.trustDiffCommand.abstract", "Compare two stores, lists, files or folders of certificates.")
    static let helpTrustDiffCommandText1 = MessageKey("help.trustDiffCommand.text1", "Certificates and lists are compared by their octets. A line begins with + for what only the second one has, with - for what only the first one has. With one path, the store is the first one. What an import would do, with what it would ask, is shown by epass trust import --dry-run.")
    static let helpTrustDoctorCommandAbstract = MessageKey("help.trustDoctorCommand.abstract", "Explain why a document chains to a trusted issuer or does not, and what would mend it.")
    static let helpTrustDoctorCommandText1 = MessageKey("help.trustDoctorCommand.text1", "It says who signed the document and which issuer and key that signer names; what the store has of that country, generation by generation; whether a generation, a link certificate or a whole list is missing, whether the store is old, whether the only anchor is unpinned, and what there is of revocation lists. It ends with what to do next. What is wrong with the document itself is said by epass verify.")
    static let helpTrustDoctorCommandText2 = MessageKey("help.trustDoctorCommand.text2", "Exits with 0 where the signer chains, with 1 where something speaks against the document, and with 2 where the chain is open.")
    static let helpTrustExportCommandCountry = MessageKey("help.trustExportCommand.country", "Only this country: DE, D, DEU, Germany.")
    static let helpTrustExportCommandFormat = MessageKey("help.trustExportCommand.format", "pem, or der.")
    static let helpTrustExportCommandKind = MessageKey("help.trustExportCommand.kind", "What to write: {values, list}, with commas between them.")
    static let helpValueKinds = MessageKey("help.value.kinds", "kinds")
    static let helpTrustExportCommandUnpinned = MessageKey("help.trustExportCommand.unpinned", "Write anchors that are unpinned, too.")
    static let helpTrustExportCommandOut = MessageKey("help.trustExportCommand.out", "A new file (PEM) or folder (DER).")
    static let helpTrustExportCommandAbstract = MessageKey("help.trustExportCommand.abstract", "Write certificates and lists of the store, as they were signed.")
    static let helpTrustExportCommandText1 = MessageKey("help.trustExportCommand.text1", "PEM goes to standard output or into one new file, DER into a new folder, one file for each. Anchors that are unpinned are left out unless --unpinned is given: outside the store nothing says any more that nobody vouches for them. Lists that a newer one replaced are left out. What is blocked, or rests on nothing but what is, is left out as well, and their number is told.")
    static let helpTrustGrantCommandFingerprint = MessageKey("help.trustGrantCommand.fingerprint", "SHA-256 of the publisher's CSCA certificate.")
    static let helpTrustGrantCommandKind = MessageKey("help.trustGrantCommand.kind", "The kind of list: {values, list}.")
    static let helpValueKind = MessageKey("help.value.kind", "kind")
    static let helpTrustGrantCommandStates = MessageKey("help.trustGrantCommand.states", "The States: codes or names with commas (DE,FR), or * for every one. With --remove all are taken where none is named.")
    static let helpValueCodes = MessageKey("help.value.codes", "codes")
    static let helpTrustGrantCommandRemove = MessageKey("help.trustGrantCommand.remove", "Take the grant away. What rested on it stands no longer.")
    static let helpTrustGrantCommandStore = MessageKey("help.trustGrantCommand.store", "The store (default: the one of the data folder).")
    static let helpTrustGrantCommandAbstract = MessageKey("help.trustGrantCommand.abstract", "Show, give and take away what publishers may say about other States.")
    static let helpTrustGrantCommandText1 = MessageKey("help.trustGrantCommand.text1", "Trust in a CSCA is trust in what it says of its own State. Its master lists, defect lists and lists of document signers speak about other States as well; the policies border and strict take that only under a grant, from a list whose SHA-256 was pinned, or for a certificate that was confirmed by its own SHA-256. A grant names the CSCA by the SHA-256 of its certificate: compare it with what the publisher says. It holds for its later keys and for every list signer that it certifies, and so for the next lists. Without an argument the grants are listed.")
    static let helpTrustHistoryCommandStore = MessageKey("help.trustHistoryCommand.store", "The store (default: the one of the data folder).")
    static let helpTrustHistoryCommandAbstract = MessageKey("help.trustHistoryCommand.abstract", "Show what changed in the store, when, and by which command.")
    static let helpTrustHistoryCommandText1 = MessageKey("help.trustHistoryCommand.text1", "The columns: the number of the change; its time in UTC; the beginning of the snapshot's hash, as reports have it; the anchors afterwards; whether its state is kept, so that epass trust undo --to can bring it back; the command; what it added (+), took out (-) or gave another basis (~). The last 128 changes are told of.")
    static let helpTrustImportCommandPaths = MessageKey("help.trustImportCommand.paths", "A file, or a folder.")
    static let helpTrustImportCommandStore = MessageKey("help.trustImportCommand.store", "The store (default: the one of the data folder).")
    static let helpTrustImportCommandPin = MessageKey("help.trustImportCommand.pin", "SHA-256 of a CSCA certificate, of a list, or of a file with all that is in it, that you trust. May be given more than once.")
    static let helpTrustImportCommandGrant = MessageKey("help.trustImportCommand.grant", "{form, message}. May be given more than once.")
    static let helpTrustImportCommandYes = MessageKey("help.trustImportCommand.yes", "Confirm everything that has to be confirmed; nothing is granted by it.")
    static let helpTrustImportCommandNamed = MessageKey("help.trustImportCommand.named", "Vouch for the CSCA certificates in files that nobody signed; without it, they are asked for, or --pin names their SHA-256.")
    static let helpTrustImportCommandDryRun = MessageKey("help.trustImportCommand.dryRun", "Show what would change, and change nothing.")
    static let helpTrustImportCommandJson = MessageKey("help.trustImportCommand.json", "Print one JSON object.")
    static let helpTrustImportCommandAbstract = MessageKey("help.trustImportCommand.abstract", "Import master lists, PKD downloads, certificates, CRLs, deviation and defect lists.")
    static let helpTrustImportCommandText1 = MessageKey("help.trustImportCommand.text1", "Files are told by their octets: certificates, CRLs and signed lists in DER or PEM, LDIF as the ICAO PKD offers it, and folders of them. An entry that cannot be read is skipped and named; the rest is imported. What would change is shown first. A new country, another key under a known name, an anchor that leaves, and a list that nothing trusted stands behind have to be confirmed, at the terminal or with --yes.")
    static let helpTrustImportCommandText2 = MessageKey("help.trustImportCommand.text2", "A master list brings the certificate of its own signer along and so proves nothing by itself: compare the SHA-256 of that CSCA certificate, or of the list, with what its issuer publishes, and give it with --pin. Without, its certificates are unpinned, and the policies border and strict refuse what rests on them. A list, or a CRL, that is older than the one in the store is refused.")
    static let helpTrustImportCommandText3 = MessageKey("help.trustImportCommand.text3", "A CSCA speaks for its own State. What its lists say about other States is taken by border and strict only where the list itself was pinned, or under a grant, which holds for the next lists as well: --grant, the answer to a question at the terminal, or epass trust grant. --yes confirms changes and grants nothing.")
    static let helpTrustImportCommandText5 = MessageKey("help.trustImportCommand.text5", "Exits with 0 where all was imported that could be read, 64 where something has to be confirmed and nobody was asked, 65 where a list was refused or nothing could be read, 66 where there is no such file, 73 where the store cannot be written, 75 where another process writes to it, 130 where the answer was no.")
    static let helpTrustListCommandCountry = MessageKey("help.trustListCommand.country", "Only this country: DE, D, DEU, Germany.")
    static let helpTrustListCommandBasis = MessageKey("help.trustListCommand.basis", "Only anchors of this basis: {values, list}.")
    static let helpValueBasis = MessageKey("help.value.basis", "basis")
    static let helpTrustListCommandAbstract = MessageKey("help.trustListCommand.abstract", "List the CSCA certificates, a line each.")
    static let helpTrustListCommandText1 = MessageKey("help.trustListCommand.text1", "The columns: the country; the generation, which is the number of the key among those of its country; root, or a link from one key to the next; the period of validity; the key; the basis, which says why it is trusted (Docs/trust.md); who vouches for it; the beginning of its SHA-256; the subject.")
    static let helpTrustRemoveCommandWhat = MessageKey("help.trustRemoveCommand.what", "The beginning of a SHA-256, a key identifier, or a country.")
    static let helpValueWhat = MessageKey("help.value.what", "what")
    static let helpTrustRemoveCommandList = MessageKey("help.trustRemoveCommand.list", "Remove signed lists, and not certificates and CRLs.")
    static let helpTrustRemoveCommandOnly = MessageKey("help.trustRemoveCommand.only", "Remove this CSCA certificate alone, and no other of its key.")
    static let helpTrustChangeOptionsStore = MessageKey("help.trustChangeOptions.store", "The store (default: the one of the data folder).")
    static let helpTrustChangeOptionsYes = MessageKey("help.trustChangeOptions.yes", "Do it without asking.")
    static let helpTrustChangeOptionsDryRun = MessageKey("help.trustChangeOptions.dryRun", "Show what would change, and change nothing.")
    static let helpTrustRemoveCommandAbstract = MessageKey("help.trustRemoveCommand.abstract", "Take a country, a certificate, a CRL or a signed list out of the store.")
    static let helpTrustRemoveCommandText1 = MessageKey("help.trustRemoveCommand.text1", "What is meant is found by the beginning of its SHA-256 (six digits or more), by the identifier of the key of a CSCA certificate, or by a country: then its CSCA certificates, its CRLs and the copies of its document signers go. With --list it is the signed lists that go, with the earlier issues that they had replaced: those whose SHA-256 begins so, or those whose publisher is of that country. With a CSCA certificate the others of its key go, too, unless --only is given.")
    static let helpTrustRemoveCommandText2 = MessageKey("help.trustRemoveCommand.text2", "What falls with it is shown first, and asked for: what rested on a list or a CSCA, and grants to a CSCA that goes. What was removed stays out, also where a list brings it again; whoever names it again takes it back, by epass trust import of its file or list, by --pin, or by a grant. epass trust undo takes a removal back.")
    static let helpTrustRemoveCommandText4 = MessageKey("help.trustRemoveCommand.text4", "Exits with 0 where it was removed, 64 where nobody could be asked, 66 where there is no such thing, 130 where the answer was no.")
    static let helpTrustShowCommandWhat = MessageKey("help.trustShowCommand.what", "The beginning of a SHA-256, a key identifier, or a country.")
    static let helpTrustShowCommandAbstract = MessageKey("help.trustShowCommand.abstract", "Show certificates, revocation lists and signed lists of the store in full.")
    static let helpTrustShowCommandText1 = MessageKey("help.trustShowCommand.text1", "What is shown is found by the beginning of its SHA-256 (six digits or more), by the identifier of the key of a CSCA certificate, or by a country. With each stands what it rests on and every file that it came from.")
    static let helpTrustStoreOptionsStore = MessageKey("help.trustStoreOptions.store", "Look at this store, or at a master list, an LDIF file, a file or a folder of certificates (default: the store of the data folder).")
    static let helpTrustOutputOptionsJson = MessageKey("help.trustOutputOptions.json", "Print one JSON object.")
    static let helpTrustUndoCommandTo = MessageKey("help.trustUndoCommand.to", "Bring back the state after the change of this number.")
    static let helpValueNumber = MessageKey("help.value.number", "number")
    static let helpTrustUndoCommandAbstract = MessageKey("help.trustUndoCommand.abstract", "Take back the last change of the store, or several.")
    static let helpTrustUndoCommandText1 = MessageKey("help.trustUndoCommand.text1", "Brings the store back to what it was before the last change that still stands: run again it goes one change further. --to goes to the state after the change of that number (epass trust history), also forward to one that was taken back. Ten earlier states are kept. What changes is shown first, and asked for. The undo is a change of its own: nothing is lost by it.")
    static let helpTrustUpdateCommandPaths = MessageKey("help.trustUpdateCommand.paths", "A file, or a folder.")
    static let helpTrustUpdateCommandCommand = MessageKey("help.trustUpdateCommand.command", "Run this program, which puts files into the folder that EPASS_TRUST_FOLDER names, and take those.")
    static let helpValueCommand = MessageKey("help.value.command", "command")
    static let helpTrustUpdateCommandTimeout = MessageKey("help.trustUpdateCommand.timeout", "With --command: how long it may run.")
    static let helpValueSeconds = MessageKey("help.value.seconds", "seconds")
    static let helpTrustUpdateCommandStore = MessageKey("help.trustUpdateCommand.store", "The store (default: the one of the data folder).")
    static let helpTrustUpdateCommandYes = MessageKey("help.trustUpdateCommand.yes", "Confirm everything that has to be confirmed; nothing is granted by it.")
    static let helpTrustUpdateCommandDryRun = MessageKey("help.trustUpdateCommand.dryRun", "Show what would change, and change nothing.")
    static let helpTrustUpdateCommandJson = MessageKey("help.trustUpdateCommand.json", "Print one JSON object.")
    static let helpTrustUpdateCommandAbstract = MessageKey("help.trustUpdateCommand.abstract", "Take the next issues of the lists that the store has.")
    static let helpTrustUpdateCommandText1 = MessageKey("help.trustUpdateCommand.text1", "Takes, from a file or folder, the newer lists of the publishers whose lists are in the store, the CRLs of its CSCAs and copies of the document signers that those certified; everything else is counted and passed over. Grants and pins hold as they were given. What they foresaw needs no confirmation, so that a timer can run it: new countries and keys that stand in full, and a few anchors that leave. What stands on less, and an issue that would let go of more than a quarter of the anchors, needs --yes. All is written in one step, or nothing. A list, or a CRL, that is older than the one in the store is refused.")
    static let helpTrustUpdateCommandText2 = MessageKey("help.trustUpdateCommand.text2", "epass fetches nothing. --command runs a program of yours that does, with arguments and without a shell: it finds the path of an empty private folder in EPASS_TRUST_FOLDER, and what it puts there is taken. Where it ends with anything but 0, nothing is.")
    static let helpTrustUpdateCommandText4 = MessageKey("help.trustUpdateCommand.text4", "Exits with 0 where the store is up to date, also where nothing was new, 64 where something has to be confirmed and nobody was asked, 65 where a list was refused or nothing follows the store, 66 where there is no store or no such file, 69 where the command failed, 73 where the store cannot be written, 75 where another process writes to it.")
    static let helpTrustOptionsTrust = MessageKey("help.trustOptions.trust", "Trust what is in this store, master list, LDIF file, or file or folder of CSCA certificates, and not what is in the trust store.")
    static let helpVerifyCommandChallenge = MessageKey("help.verifyCommand.challenge", "The challenge of active authentication that you gave out for this reading: 16 hexadecimal digits. Another one in the evidence fails.")
    static let helpVerifyCommandCertificate = MessageKey("help.verifyCommand.certificate", "A certificate of the signer of a seal (DER or PEM), where the store does not have it. It is not trusted by that.")
    static let helpVerifyCommandExpect = MessageKey("help.verifyCommand.expect", "What is expected, a document or a seal; the other one fails. Without it the policy says so, and beside --challenge or --status a document is expected.")
    static let helpVerifyCommandWitness = MessageKey("help.verifyCommand.witness", "The key of the reader whose word you take: its public key or a certificate in PEM, or a JWK Set. A bundle that it signed (epass read --sign-with) counts as that reader saw it; any other input is an error.")
    static let helpTitleWhatIsPrinted = MessageKey("help.title.whatIsPrinted", "What is printed")
    static let helpVerifyCommandAbstract = MessageKey("help.verifyCommand.abstract", "Judge an evidence bundle, a folder of files, or a seal, without the chip.")
    static let helpVerifyCommandText1 = MessageKey("help.verifyCommand.text1", "Everything that octets can decide is decided again. What only the chip could show (access control, chip authentication) and the comparison with the printed MRZ stay undetermined: what a bundle says of them is marked as recorded, and shows nothing. Active authentication is computed again; it convinces you only with --challenge, the challenge that you gave to whoever read. With --mrz the MRZ that you see printed is compared now, and that check is no more recorded; one that was recorded as failed stays so. A visible digital seal or a VDS-NC is judged with what was read of its bar code: the octets, hexadecimal or base64 digits, or the text. Exits with 0 only if the overall result is successful, with 1 if it is failed, with 2 if it is undetermined.")
    static let helpVerifyCommandText2 = MessageKey("help.verifyCommand.text2", "With --batch many documents are judged: each folder in the folders that are named, each bundle, each document in a tar or ZIP archive, and on standard input (-) one JSON text a line, or a tar archive. One line of JSON comes for each. Then it exits with 65 if an input could not be read, else with 1 if a document failed, with 2 if one is undetermined.")
    static let helpTitleManyDocuments = MessageKey("help.title.manyDocuments", "Many documents")
    static let helpBatchOptionsBatch = MessageKey("help.batchOptions.batch", "Judge every document in the folders, bundles and archives that are named, and print a line of JSON for each.")
    static let helpBatchOptionsJobs = MessageKey("help.batchOptions.jobs", "Judge so many at once; as many as there are processors without it.")
    static let helpBatchOptionsUnordered = MessageKey("help.batchOptions.unordered", "Print each line as soon as it is there, not in the order of the input.")
    static let helpBatchOptionsResume = MessageKey("help.batchOptions.resume", "Append the lines to this file, and pass over the inputs whose lines stand there.")
    static let helpBatchOptionsSummary = MessageKey("help.batchOptions.summary", "Write at the end how many came out how, by result, State and reason (JSON); - is standard error.")
    static let helpWatchOptionsWatch = MessageKey("help.watchOptions.watch", "Read each document that is laid on a reader, on all readers at the same time, until Ctrl-C.")
    static let helpWatchOptionsCount = MessageKey("help.watchOptions.count", "End after so many documents.")
    static let helpWatchOptionsOnResult = MessageKey("help.watchOptions.onResult", "Run a program for each document, with the report on its standard input as --json prints it, and EPASS_RESULT, EPASS_READER and EPASS_FOLDER in its environment. Words are separated by spaces, quotes keep them together, and no shell is in between. After {seconds, number} seconds it is ended.")
    static let helpTrustBlockCommandWhat = MessageKey("help.trustBlockCommand.what", "The SHA-256 of a certificate or of its key (SubjectPublicKeyInfo), the beginning of that of a certificate in the store, or a series of documents: STATE:CODE:FIRST-LAST. The file of a certificate will do, too. A serial number in hexadecimal digits, @ and the issuer name the certificate that they belong to.")
    static let helpTrustBlockCommandReason = MessageKey("help.trustBlockCommand.reason", "Why; whoever meets the block is told.")
    static let helpTrustBlockCommandUntil = MessageKey("help.trustBlockCommand.until", "The last day that it holds for. Without one it holds until it is taken back.")
    static let helpTrustBlockCommandFrom = MessageKey("help.trustBlockCommand.from", "Take the blocks of a file that epass trust block --json wrote, as of another store.")
    static let helpValueText = MessageKey("help.value.text", "text")
    static let helpTrustBlockCommandAbstract = MessageKey("help.trustBlockCommand.abstract", "Block a CSCA, a signer or a series of documents, whatever lists say.")
    static let helpTrustBlockCommandText1 = MessageKey("help.trustBlockCommand.text1", "A block is your own word. It holds under every policy, no list excuses it, and no import, update or undo takes it away: documents that rest on what is blocked fail, with your reason. A CSCA that is blocked vouches for no signer, no list and no link; a block is of its key, so that its other certificates do not help. The block keeps the key of a certificate that it met, so that it holds when the certificate has gone. What nothing else vouches for than what is blocked, as a link of its key or the CSCAs of its lists, fails as well.")
    static let helpTrustBlockCommandText2 = MessageKey("help.trustBlockCommand.text2", "A series is a State, a document code and the first and the last number with colons between them: D:P:C01X00000-C01X99999. Both numbers belong to it and are of one length; digits come before letters. P is every code that begins so, * any code. One number alone is a series, too.")
    static let helpTrustBlockCommandText3 = MessageKey("help.trustBlockCommand.text3", "Without an argument what is blocked is listed. Exits with 0 where it was blocked, 64 where nobody could be asked, 66 where there is no such thing, 130 where the answer was no.")
    static let helpTrustUnblockCommandWhat = MessageKey("help.trustUnblockCommand.what", "A series, a SHA-256, or the beginning of that of a block.")
    static let helpTrustUnblockCommandAbstract = MessageKey("help.trustUnblockCommand.abstract", "Take a block back.")
    static let helpTrustUnblockCommandText1 = MessageKey("help.trustUnblockCommand.text1", "What was blocked stands again as it would without the block. Nothing else takes a block back: epass trust undo leaves blocks as they are.")
    static let helpStatusOptionsFile = MessageKey("help.statusOptions.file", "A file of what is reported of documents, as epass status make writes it.")
    static let helpStatusOptionsCommand = MessageKey("help.statusOptions.command", "A program that is asked for each document: it gets its handle on standard input and prints fine, lost, stolen or cancelled within {seconds, number} seconds. It is started without a shell.")
    static let helpStatusOptionsKey = MessageKey("help.statusOptions.key", "The key of the handles that file or program know documents by; only its owner may be able to read it.")
    static let helpStatusCommandAbstract = MessageKey("help.statusCommand.abstract", "Files of what is reported of documents: lost, stolen, cancelled.")
    static let helpStatusCommandText1 = MessageKey("help.statusCommand.text1", "Whether a genuine document was lost or stolen since, only a source that you name knows: a file or a program, for epass read and epass verify (--status, --status-command). It knows documents by handles alone: HMAC-SHA-256 over State, code, number and date of expiry, under a key of yours.")
    static let helpStatusCommandText2 = MessageKey("help.statusCommand.text2", "A source that fails leaves the status undetermined, never fine. Docs/status.md has the format.")
    static let helpStatusKeyCommandFile = MessageKey("help.statusKeyCommand.file", "The file to write. It must not exist.")
    static let helpStatusKeyCommandAbstract = MessageKey("help.statusKeyCommand.abstract", "Make a key for handles.")
    static let helpStatusKeyCommandText1 = MessageKey("help.statusKeyCommand.text1", "32 random octets in hexadecimal, in a file that only its owner can read. Whoever has it can try numbers and tell which documents a file names: keep it as you keep the list.")
    static let helpStatusListOptionsList = MessageKey("help.statusListOptions.list", "A list of documents, or - for standard input: State, document code, number and date of expiry with commas between them, a line each (D,P,C01X00T47,310831).")
    static let helpStatusListOptionsKey = MessageKey("help.statusListOptions.key", "The key of the handles.")
    static let helpStatusHandleCommandAbstract = MessageKey("help.statusHandleCommand.abstract", "Print the handles of documents.")
    static let helpStatusHandleCommandText1 = MessageKey("help.statusHandleCommand.text1", "A line for each document of the list, in its order, and nothing of the document: for a source of your own.")
    static let helpStatusMakeCommandOut = MessageKey("help.statusMakeCommand.out", "The file to write (default: standard output). It must not exist.")
    static let helpStatusMakeCommandUntil = MessageKey("help.statusMakeCommand.until", "The last day on which the file is to be used.")
    static let helpStatusMakeCommandAbstract = MessageKey("help.statusMakeCommand.abstract", "Make a file of what is reported of documents.")
    static let helpStatusMakeCommandText1 = MessageKey("help.statusMakeCommand.text1", "Behind each document of the list stands what is reported of it, after a comma: lost, stolen, cancelled, or fine. The file holds handles and these words, in the order of the handles, and a check of the key: one that was cut or made with another key says nothing. What it does not name is fine.")
    static let helpValueArgument = MessageKey("help.value.argument", "argument")
    static let helpSignedResultCommandAbstract = MessageKey("help.signedResultCommand.abstract", "Check signed results of the verification service.")
    static let helpSignedResultCommandText1 = MessageKey("help.signedResultCommand.text1", "epass-service signs what came of a transaction: the overall result, what is assured, the decision, and the hashes of policy, trust material and evidence. It is a compact JWS, which any JOSE library checks, too. Docs/service.md has its members.")
    static let helpSignedResultVerifyCommandAbstract = MessageKey("help.signedResultVerifyCommand.abstract", "Check who signed a result, and whether it is the one that was expected.")
    static let helpSignedResultVerifyCommandText1 = MessageKey("help.signedResultVerifyCommand.text1", "The signature shows who says this, not that the document will do: that is the result in it, which is printed. A result of another transaction has a good signature, too; so give what you know of yours. What was not given is named as not compared.")
    static let helpSignedResultVerifyCommandText2 = MessageKey("help.signedResultVerifyCommand.text2", "The keys are what all rests on: take them from the service over a connection that you trust, and keep the file. Of a certificate the key alone is taken; its signature and its dates are not looked at.")
    static let helpSignedResultVerifyCommandText3 = MessageKey("help.signedResultVerifyCommand.text3", "The hash of evidence is SHA-256 over the canonical form (RFC 8785) of its bundle, whatever form it came in: give what was uploaded. Those of policies and trust material are those of epass policy list --json and epass trust audit --json.")
    static let helpSignedResultVerifyCommandText4 = MessageKey("help.signedResultVerifyCommand.text4", "Exits with 0 where the signature is valid and everything that was given fits, and with 1 where not, whatever the result says of the document; with 65 where it is no signed result, or the keys cannot be used.")
    static let helpSignedResultVerifyCommandFile = MessageKey("help.signedResultVerifyCommand.file", "The signed result, or - for standard input.")
    static let helpSignedResultVerifyCommandKeys = MessageKey("help.signedResultVerifyCommand.keys", "The keys of whoever signs: the JWK Set of the service, or public keys or certificates in PEM.")
    static let helpSignedResultVerifyCommandAudience = MessageKey("help.signedResultVerifyCommand.audience", "Whom it must be for: the tenant.")
    static let helpSignedResultVerifyCommandTransaction = MessageKey("help.signedResultVerifyCommand.transaction", "The transaction that it must be of.")
    static let helpSignedResultVerifyCommandNonce = MessageKey("help.signedResultVerifyCommand.nonce", "The nonce that the transaction was opened with.")
    static let helpSignedResultVerifyCommandEvidence = MessageKey("help.signedResultVerifyCommand.evidence", "What was uploaded, a bundle or what else epass verify takes: it must be what was judged.")
    static let helpSignedResultVerifyCommandPolicy = MessageKey("help.signedResultVerifyCommand.policy", "The policy that it must have been judged by: the name of one that is built in, or a file.")
    static let helpSignedResultVerifyCommandTrust = MessageKey("help.signedResultVerifyCommand.trust", "The trust material that it must have been judged with, as the service has it now.")
    static let helpSignedResultVerifyCommandMaxAge = MessageKey("help.signedResultVerifyCommand.maxAge", "The most seconds since it was signed.")
    static let helpServeCommandAbstract = MessageKey("help.serveCommand.abstract", "Start the verification service, epass-service, where it lies beside this program.")
    static let helpServeCommandText1 = MessageKey("help.serveCommand.text1", "It judges over HTTP what phones and readers send, and signs what came of it. It is a program of its own, so that this one needs nothing of what it needs; it takes the place of this process, and its messages, its signals and its exit status are its own. It is looked for beside this program, in the source tree that this one was built in, and in PATH.")
    static let helpServeCommandText2 = MessageKey("help.serveCommand.text2", "Everything is passed on to it. Without one of its commands it serves; epass serve settings lists the settings, and Docs/service.md says how it is run. Exits with 69 where it is not there.")
    static let helpServeCommandDemo = MessageKey("help.serveCommand.demo", "Serve at 127.0.0.1:8480 with made-up keys, a synthetic State and a simulated phone that uploads; --port takes another port.")
    static let helpServeCommandArguments = MessageKey("help.serveCommand.arguments", "What epass-service gets: settings, or one of its commands with what belongs to it: {commands, list}.")

    static let ofHelp: [MessageKey] = [
        .helpAccessOptionsCan,
        .helpAccessOptionsChoice,
        .helpAccessOptionsPin,
        .helpAccessOptionsPuk,
        .helpBatchOptionsBatch,
        .helpBatchOptionsJobs,
        .helpBatchOptionsResume,
        .helpBatchOptionsSummary,
        .helpBatchOptionsUnordered,
        .helpChannelOptionsDocument,
        .helpChannelOptionsLink,
        .helpChannelOptionsReader,
        .helpChannelOptionsSimulate,
        .helpChannelOptionsTimeout,
        .helpChannelOptionsVpcdListen,
        .helpChannelOptionsWait,
        .helpCheckClause,
        .helpCheckRole,
        .helpChecksMore,
        .helpConformChipCommandAbstract,
        .helpConformChipCommandCase,
        .helpConformChipCommandChipDate,
        .helpConformChipCommandCvca,
        .helpConformChipCommandCvcaKey,
        .helpConformChipCommandDestructive,
        .helpConformChipCommandFiles,
        .helpConformChipCommandIcs,
        .helpConformChipCommandList,
        .helpConformChipCommandPrintIcs,
        .helpConformChipCommandText1,
        .helpConformChipCommandText2,
        .helpConformChipCommandText3,
        .helpConformChipCommandUnit,
        .helpConformCommandAbstract,
        .helpConformCommandText1,
        .helpConformDiffCommandAbstract,
        .helpConformDiffCommandFirst,
        .helpConformDiffCommandJson,
        .helpConformDiffCommandSecond,
        .helpConformDiffCommandText1,
        .helpConformLdsCommandAbstract,
        .helpConformLdsCommandText1,
        .helpConformLdsCommandText2,
        .helpConformLdsCommandTrust,
        .helpConformPkiCommandAbstract,
        .helpConformPkiCommandFiles,
        .helpConformPkiCommandText1,
        .helpConformReaderCommandAbstract,
        .helpConformReaderCommandCase,
        .helpConformReaderCommandCases,
        .helpConformReaderCommandHtml,
        .helpConformReaderCommandJson,
        .helpConformReaderCommandJunit,
        .helpConformReaderCommandList,
        .helpConformReaderCommandObserve,
        .helpConformReaderCommandObserveTimeout,
        .helpConformReaderCommandOut,
        .helpConformReaderCommandProfile,
        .helpConformReaderCommandResume,
        .helpConformReaderCommandText1,
        .helpConformReaderCommandText2,
        .helpConformReaderCommandText3,
        .helpConformReaderCommandText4,
        .helpConformReaderCommandUnit,
        .helpConformReaderCommandVpcd,
        .helpConformRulesCase,
        .helpConformRulesList,
        .helpConformRulesUnit,
        .helpDoctorCommandAbstract,
        .helpDoctorCommandBundle,
        .helpDoctorCommandJson,
        .helpDoctorCommandText1,
        .helpDoctorCommandText2,
        .helpDoctorCommandText3,
        .helpEpassCommandAbstract,
        .helpEpassCommandText1,
        .helpEvidenceCommandAbstract,
        .helpEvidenceCommandText1,
        .helpEvidenceMakeCommandAbstract,
        .helpEvidenceMakeCommandChallenge,
        .helpEvidenceMakeCommandInput,
        .helpEvidenceMakeCommandOut,
        .helpEvidenceMakeCommandText1,
        .helpEvidenceOptionsAt,
        .helpEvidenceOptionsEvidence,
        .helpExitAccessRefused,
        .helpExitBadData,
        .helpExitBusy,
        .helpExitCannotWrite,
        .helpExitCardIO,
        .helpExitCodes,
        .helpExitFailed,
        .helpExitInternalError,
        .helpExitInterrupted,
        .helpExitNoInput,
        .helpExitSuccess,
        .helpExitUnavailable,
        .helpExitUndetermined,
        .helpExitUsage,
        .helpFileOptionsAid,
        .helpFileOptionsApplications,
        .helpFileOptionsChallenge,
        .helpFileOptionsDataGroups,
        .helpFileOptionsLds2,
        .helpFileOptionsResume,
        .helpFileOptionsSkip,
        .helpGrantArgumentForm,
        .helpHeading,
        .helpImageOutputOptionsImages,
        .helpInspectCommandAbstract,
        .helpInspectCommandFiles,
        .helpInspectCommandJson,
        .helpInspectCommandOffsets,
        .helpInspectCommandReveal,
        .helpInspectCommandText1,
        .helpInspectCommandText2,
        .helpLds2AppendCommandAbstract,
        .helpLds2AppendCommandRecord,
        .helpLds2AppendCommandTarget,
        .helpLds2AppendCommandText1,
        .helpLds2ChangeOptionsJson,
        .helpLds2CommandAbstract,
        .helpLds2CommandText1,
        .helpLds2WriteCommandAbstract,
        .helpLds2WriteCommandActivate,
        .helpLds2WriteCommandBiometrics,
        .helpLds2WriteCommandTarget,
        .helpLds2WriteCommandText1,
        .helpManualCommands,
        .helpManualDescription,
        .helpManualExitStatus,
        .helpManualName,
        .helpManualSynopsis,
        .helpMore,
        .helpMrzCommandAbstract,
        .helpMrzCommandAt,
        .helpMrzCommandGenerate,
        .helpMrzCommandJson,
        .helpMrzCommandJsonLines,
        .helpMrzCommandLines,
        .helpMrzCommandRepair,
        .helpMrzCommandShowKey,
        .helpMrzCommandText1,
        .helpMrzCommandText2,
        .helpMrzCommandText3,
        .helpMrzGenerationOptionsAllowUnknownCodes,
        .helpMrzGenerationOptionsBirth,
        .helpMrzGenerationOptionsDocumentCode,
        .helpMrzGenerationOptionsExpiry,
        .helpMrzGenerationOptionsFormat,
        .helpMrzGenerationOptionsGiven,
        .helpMrzGenerationOptionsIssuer,
        .helpMrzGenerationOptionsLanguage,
        .helpMrzGenerationOptionsNationality,
        .helpMrzGenerationOptionsNumber,
        .helpMrzGenerationOptionsOptional,
        .helpMrzGenerationOptionsOptional2,
        .helpMrzGenerationOptionsSex,
        .helpMrzGenerationOptionsSurname,
        .helpMrzGenerationOptionsZeroCheckDigit,
        .helpOfHelp,
        .helpOfLanguage,
        .helpOfVersion,
        .helpOptions,
        .helpPageOptionsHtml,
        .helpPageOptionsOpen,
        .helpPageOptionsPdf,
        .helpPictureOptionsPicture,
        .helpPolicies,
        .helpPoliciesMore,
        .helpPolicyArgument,
        .helpPolicyCommandAbstract,
        .helpPolicyCommandText1,
        .helpPolicyDiffCommandAbstract,
        .helpPolicyDiffCommandPolicies,
        .helpPolicyDiffCommandText1,
        .helpPolicyExplainCommandAbstract,
        .helpPolicyExplainCommandCountry,
        .helpPolicyExplainCommandText1,
        .helpPolicyExplainCommandType,
        .helpPolicyLintCommandAbstract,
        .helpPolicyLintCommandText1,
        .helpPolicyLintCommandText2,
        .helpPolicyLintCommandTrust,
        .helpPolicyListCommandAbstract,
        .helpPolicyListCommandText1,
        .helpPolicyOptionsPolicy,
        .helpPolicyShowCommandAbstract,
        .helpPolicyShowCommandText1,
        .helpPrintedZoneOptionsKeys,
        .helpPrintedZoneOptionsMrz,
        .helpPrintedZoneOptionsShow,
        .helpReadCommandAbstract,
        .helpReadCommandText1,
        .helpReadCommandText2,
        .helpReadCommandText3,
        .helpReadOutputOptionsOut,
        .helpReadOutputOptionsOutDir,
        .helpReadOutputOptionsPortrait,
        .helpReadOutputOptionsSignWith,
        .helpReadersCommandAbstract,
        .helpReadersCommandJson,
        .helpReadersCommandText1,
        .helpReadersCommandWatch,
        .helpReportOutputExplain,
        .helpReportOutputJson,
        .helpReportOutputWithImages,
        .helpResponseOption,
        .helpSchemaCommandAbstract,
        .helpSchemaCommandJson,
        .helpSchemaCommandName,
        .helpSchemaCommandText1,
        .helpServeCommandAbstract,
        .helpServeCommandArguments,
        .helpServeCommandDemo,
        .helpServeCommandText1,
        .helpServeCommandText2,
        .helpSignedResultCommandAbstract,
        .helpSignedResultCommandText1,
        .helpSignedResultVerifyCommandAbstract,
        .helpSignedResultVerifyCommandAudience,
        .helpSignedResultVerifyCommandEvidence,
        .helpSignedResultVerifyCommandFile,
        .helpSignedResultVerifyCommandKeys,
        .helpSignedResultVerifyCommandMaxAge,
        .helpSignedResultVerifyCommandNonce,
        .helpSignedResultVerifyCommandPolicy,
        .helpSignedResultVerifyCommandText1,
        .helpSignedResultVerifyCommandText2,
        .helpSignedResultVerifyCommandText3,
        .helpSignedResultVerifyCommandText4,
        .helpSignedResultVerifyCommandTransaction,
        .helpSignedResultVerifyCommandTrust,
        .helpSimulateCVCCommandAbstract,
        .helpSimulateCVCCommandDocument,
        .helpSimulateCVCCommandEarlier,
        .helpSimulateCVCCommandExport,
        .helpSimulateCVCCommandSeed,
        .helpSimulateCVCCommandText1,
        .helpSimulateCommandAbstract,
        .helpSimulateCommandCheck,
        .helpSimulateCommandConnect,
        .helpSimulateCommandDocument,
        .helpSimulateCommandExport,
        .helpSimulateCommandJson,
        .helpSimulateCommandList,
        .helpSimulateCommandPages,
        .helpSimulateCommandProfile,
        .helpSimulateCommandSeed,
        .helpSimulateCommandShow,
        .helpSimulateCommandText1,
        .helpSimulateCommandVpcd,
        .helpStatusCommandAbstract,
        .helpStatusCommandText1,
        .helpStatusCommandText2,
        .helpStatusHandleCommandAbstract,
        .helpStatusHandleCommandText1,
        .helpStatusKeyCommandAbstract,
        .helpStatusKeyCommandFile,
        .helpStatusKeyCommandText1,
        .helpStatusListOptionsKey,
        .helpStatusListOptionsList,
        .helpStatusMakeCommandAbstract,
        .helpStatusMakeCommandOut,
        .helpStatusMakeCommandText1,
        .helpStatusMakeCommandUntil,
        .helpStatusOptionsCommand,
        .helpStatusOptionsFile,
        .helpStatusOptionsKey,
        .helpTerminalOptionsCertificates,
        .helpTerminalOptionsKey,
        .helpTerminalOptionsPinFile,
        .helpTerminalOptionsServesUnverifiedChips,
        .helpTitleDocumentAfterDocument,
        .helpTitleJudging,
        .helpTitleManyDocuments,
        .helpTitleOpeningTheChip,
        .helpTitleOpeningTheChipForTheBundle,
        .helpTitleOptionsOfGenerate,
        .helpTitleOutput,
        .helpTitlePage,
        .helpTitleTerminalAuthentication,
        .helpTitleTrace,
        .helpTitleWhatIsPrinted,
        .helpTitleWhichChip,
        .helpTitleWhichChipForTheBundle,
        .helpTitleWhichFilesAndProtocols,
        .helpTitleArguments,
        .helpTitleCommands,
        .helpTitleExamples,
        .helpTitleOptions,
        .helpTopics,
        .helpTraceCommandAbstract,
        .helpTraceCommandFile,
        .helpTraceCommandJson,
        .helpTraceCommandObjects,
        .helpTraceCommandRedact,
        .helpTraceCommandText1,
        .helpTraceOptionsTrace,
        .helpTraceOptionsTraceUnsafe,
        .helpTrustAuditCommandAbstract,
        .helpTrustAuditCommandAt,
        .helpTrustAuditCommandCountry,
        .helpTrustAuditCommandFailOlder,
        .helpTrustAuditCommandText1,
        .helpTrustAuditCommandText2,
        .helpTrustBlockCommandAbstract,
        .helpTrustBlockCommandFrom,
        .helpTrustBlockCommandReason,
        .helpTrustBlockCommandText1,
        .helpTrustBlockCommandText2,
        .helpTrustBlockCommandText3,
        .helpTrustBlockCommandUntil,
        .helpTrustBlockCommandWhat,
        .helpTrustChainCommandAbstract,
        .helpTrustChainCommandAt,
        .helpTrustChainCommandFile,
        .helpTrustChainCommandText1,
        .helpTrustChainCommandText2,
        .helpTrustChangeOptionsDryRun,
        .helpTrustChangeOptionsStore,
        .helpTrustChangeOptionsYes,
        .helpTrustCommandAbstract,
        .helpTrustCommandText1,
        .helpTrustDiffCommandAbstract,
        .helpTrustDiffCommandPaths,
        .helpTrustDiffCommandText1,
        .helpTrustDoctorCommandAbstract,
        .helpTrustDoctorCommandText1,
        .helpTrustDoctorCommandText2,
        .helpTrustExportCommandAbstract,
        .helpTrustExportCommandCountry,
        .helpTrustExportCommandFormat,
        .helpTrustExportCommandKind,
        .helpTrustExportCommandOut,
        .helpTrustExportCommandText1,
        .helpTrustExportCommandUnpinned,
        .helpTrustGrantCommandAbstract,
        .helpTrustGrantCommandFingerprint,
        .helpTrustGrantCommandKind,
        .helpTrustGrantCommandRemove,
        .helpTrustGrantCommandStates,
        .helpTrustGrantCommandStore,
        .helpTrustGrantCommandText1,
        .helpTrustHistoryCommandAbstract,
        .helpTrustHistoryCommandStore,
        .helpTrustHistoryCommandText1,
        .helpTrustImportCommandAbstract,
        .helpTrustImportCommandDryRun,
        .helpTrustImportCommandGrant,
        .helpTrustImportCommandJson,
        .helpTrustImportCommandNamed,
        .helpTrustImportCommandPaths,
        .helpTrustImportCommandPin,
        .helpTrustImportCommandStore,
        .helpTrustImportCommandText1,
        .helpTrustImportCommandText2,
        .helpTrustImportCommandText3,
        .helpTrustImportCommandText5,
        .helpTrustImportCommandYes,
        .helpTrustListCommandAbstract,
        .helpTrustListCommandBasis,
        .helpTrustListCommandCountry,
        .helpTrustListCommandText1,
        .helpTrustOptionsTrust,
        .helpTrustOutputOptionsJson,
        .helpTrustRemoveCommandAbstract,
        .helpTrustRemoveCommandList,
        .helpTrustRemoveCommandOnly,
        .helpTrustRemoveCommandText1,
        .helpTrustRemoveCommandText2,
        .helpTrustRemoveCommandText4,
        .helpTrustRemoveCommandWhat,
        .helpTrustSetupCommandAbstract,
        .helpTrustSetupCommandJson,
        .helpTrustSetupCommandList,
        .helpTrustSetupCommandPaths,
        .helpTrustSetupCommandStore,
        .helpTrustSetupCommandText1,
        .helpTrustShowCommandAbstract,
        .helpTrustShowCommandText1,
        .helpTrustShowCommandWhat,
        .helpTrustStoreOptionsStore,
        .helpTrustUnblockCommandAbstract,
        .helpTrustUnblockCommandText1,
        .helpTrustUnblockCommandWhat,
        .helpTrustUndoCommandAbstract,
        .helpTrustUndoCommandText1,
        .helpTrustUndoCommandTo,
        .helpTrustUpdateCommandAbstract,
        .helpTrustUpdateCommandCommand,
        .helpTrustUpdateCommandDryRun,
        .helpTrustUpdateCommandJson,
        .helpTrustUpdateCommandPaths,
        .helpTrustUpdateCommandStore,
        .helpTrustUpdateCommandText1,
        .helpTrustUpdateCommandText2,
        .helpTrustUpdateCommandText4,
        .helpTrustUpdateCommandTimeout,
        .helpTrustUpdateCommandYes,
        .helpUsage,
        .helpValueArgument,
        .helpValueBasis,
        .helpValueCan,
        .helpValueCase,
        .helpValueCode,
        .helpValueCodes,
        .helpValueCommand,
        .helpValueCountry,
        .helpValueDate,
        .helpValueDays,
        .helpValueDir,
        .helpValueFile,
        .helpValueFileUri,
        .helpValueFiles,
        .helpValueFolder,
        .helpValueGrant,
        .helpValueHex,
        .helpValueHostPort,
        .helpValueKind,
        .helpValueKinds,
        .helpValueLanguage,
        .helpValueLines,
        .helpValueList,
        .helpValueMrz,
        .helpValueN,
        .helpValueName,
        .helpValueNumber,
        .helpValuePath,
        .helpValuePin,
        .helpValuePolicy,
        .helpValuePort,
        .helpValueProfile,
        .helpValueProtocol,
        .helpValuePuk,
        .helpValueRate,
        .helpValueSeconds,
        .helpValueSha256,
        .helpValueText,
        .helpValueUnit,
        .helpValueWhat,
        .helpValueWhen,
        .helpValueYYYYMMDD,
        .helpVerifyCommandAbstract,
        .helpVerifyCommandCertificate,
        .helpVerifyCommandChallenge,
        .helpVerifyCommandExpect,
        .helpVerifyCommandText1,
        .helpVerifyCommandText2,
        .helpVerifyCommandWitness,
        .helpVouchingOptionsGrants,
        .helpVouchingOptionsPins,
        .helpWatchOptionsCount,
        .helpWatchOptionsOnResult,
        .helpWatchOptionsWatch,
        .helpWithBoth,
        .helpWithDefault,
        .helpWithValues,
    ]
}

extension Message {
    package static func helpUsage(synopsis: some CustomStringConvertible) -> Message {
        Message(.helpUsage, [.init("synopsis", .text(synopsis.description))])
    }
    package static var helpOptions: Message { Message(.helpOptions) }
    package static var helpValueLanguage: Message { Message(.helpValueLanguage) }
    package static func helpOfLanguage(languages: [String]) -> Message {
        Message(.helpOfLanguage, [.init("languages", .list(languages))])
    }
    package static func helpHeading(title: some CustomStringConvertible) -> Message {
        Message(.helpHeading, [.init("title", .text(title.description))])
    }
    package static var helpTitleExamples: Message { Message(.helpTitleExamples) }
    package static var helpTitleArguments: Message { Message(.helpTitleArguments) }
    package static var helpTitleOptions: Message { Message(.helpTitleOptions) }
    package static var helpTitleCommands: Message { Message(.helpTitleCommands) }
    package static func helpMore(command: some CustomStringConvertible) -> Message {
        Message(.helpMore, [.init("command", .text(command.description))])
    }
    package static func helpTopics(topics: [String]) -> Message {
        Message(.helpTopics, [.init("topics", .list(topics))])
    }
    package static var helpOfHelp: Message { Message(.helpOfHelp) }
    package static var helpOfVersion: Message { Message(.helpOfVersion) }
    package static func helpWithDefault(text: some CustomStringConvertible, value: some CustomStringConvertible) -> Message {
        Message(.helpWithDefault, [.init("text", .text(text.description)), .init("value", .text(value.description))])
    }
    package static func helpWithValues(text: some CustomStringConvertible, values: [String]) -> Message {
        Message(.helpWithValues, [.init("text", .text(text.description)), .init("values", .list(values))])
    }
    package static func helpWithBoth(text: some CustomStringConvertible, values: [String], value: some CustomStringConvertible) -> Message {
        Message(.helpWithBoth, [.init("text", .text(text.description)), .init("values", .list(values)), .init("value", .text(value.description))])
    }
    package static var helpManualCommands: Message { Message(.helpManualCommands) }
    package static var helpManualName: Message { Message(.helpManualName) }
    package static var helpManualSynopsis: Message { Message(.helpManualSynopsis) }
    package static var helpManualDescription: Message { Message(.helpManualDescription) }
    package static var helpManualExitStatus: Message { Message(.helpManualExitStatus) }
    package static var helpExitCodes: Message { Message(.helpExitCodes) }
    package static var helpExitSuccess: Message { Message(.helpExitSuccess) }
    package static var helpExitFailed: Message { Message(.helpExitFailed) }
    package static var helpExitUndetermined: Message { Message(.helpExitUndetermined) }
    package static var helpExitUsage: Message { Message(.helpExitUsage) }
    package static var helpExitBadData: Message { Message(.helpExitBadData) }
    package static var helpExitNoInput: Message { Message(.helpExitNoInput) }
    package static var helpExitUnavailable: Message { Message(.helpExitUnavailable) }
    package static var helpExitInternalError: Message { Message(.helpExitInternalError) }
    package static var helpExitCannotWrite: Message { Message(.helpExitCannotWrite) }
    package static var helpExitCardIO: Message { Message(.helpExitCardIO) }
    package static var helpExitBusy: Message { Message(.helpExitBusy) }
    package static var helpExitAccessRefused: Message { Message(.helpExitAccessRefused) }
    package static var helpExitInterrupted: Message { Message(.helpExitInterrupted) }
    package static var helpPolicies: Message { Message(.helpPolicies) }
    package static var helpPoliciesMore: Message { Message(.helpPoliciesMore) }
    package static var helpChecksMore: Message { Message(.helpChecksMore) }
    package static func helpCheckClause(title: Message, clause: some CustomStringConvertible) -> Message {
        Message(.helpCheckClause, [.init("title", .message(title)), .init("clause", .text(clause.description))])
    }
    package static func helpCheckRole(policy: some CustomStringConvertible, role: Message, isAsked: String) -> Message {
        Message(.helpCheckRole, [.init("policy", .text(policy.description)), .init("role", .message(role)), .init("isAsked", .text(isAsked))])
    }
    package static var helpDoctorCommandBundle: Message { Message(.helpDoctorCommandBundle) }
    package static var helpValueFile: Message { Message(.helpValueFile) }
    package static var helpValueFiles: Message { Message(.helpValueFiles) }
    package static var helpValueLines: Message { Message(.helpValueLines) }
    package static var helpValueWhen: Message { Message(.helpValueWhen) }
    package static var helpDoctorCommandJson: Message { Message(.helpDoctorCommandJson) }
    package static var helpTitleOpeningTheChipForTheBundle: Message { Message(.helpTitleOpeningTheChipForTheBundle) }
    package static var helpTitleWhichChipForTheBundle: Message { Message(.helpTitleWhichChipForTheBundle) }
    package static var helpDoctorCommandAbstract: Message { Message(.helpDoctorCommandAbstract) }
    package static var helpDoctorCommandText1: Message { Message(.helpDoctorCommandText1) }
    package static var helpDoctorCommandText2: Message { Message(.helpDoctorCommandText2) }
    package static var helpDoctorCommandText3: Message { Message(.helpDoctorCommandText3) }
    package static var helpEpassCommandAbstract: Message { Message(.helpEpassCommandAbstract) }
    package static var helpEpassCommandText1: Message { Message(.helpEpassCommandText1) }
    package static var helpEvidenceOptionsEvidence: Message { Message(.helpEvidenceOptionsEvidence) }
    package static var helpEvidenceOptionsAt: Message { Message(.helpEvidenceOptionsAt) }
    package static var helpEvidenceCommandAbstract: Message { Message(.helpEvidenceCommandAbstract) }
    package static var helpEvidenceCommandText1: Message { Message(.helpEvidenceCommandText1) }
    package static var helpEvidenceMakeCommandAbstract: Message { Message(.helpEvidenceMakeCommandAbstract) }
    package static var helpEvidenceMakeCommandText1: Message { Message(.helpEvidenceMakeCommandText1) }
    package static var helpEvidenceMakeCommandInput: Message { Message(.helpEvidenceMakeCommandInput) }
    package static var helpEvidenceMakeCommandOut: Message { Message(.helpEvidenceMakeCommandOut) }
    package static var helpResponseOption: Message { Message(.helpResponseOption) }
    package static var helpEvidenceMakeCommandChallenge: Message { Message(.helpEvidenceMakeCommandChallenge) }
    package static var helpValueDate: Message { Message(.helpValueDate) }
    package static var helpImageOutputOptionsImages: Message { Message(.helpImageOutputOptionsImages) }
    package static var helpValueFolder: Message { Message(.helpValueFolder) }
    package static var helpInspectCommandFiles: Message { Message(.helpInspectCommandFiles) }
    package static var helpInspectCommandJson: Message { Message(.helpInspectCommandJson) }
    package static var helpInspectCommandReveal: Message { Message(.helpInspectCommandReveal) }
    package static var helpInspectCommandOffsets: Message { Message(.helpInspectCommandOffsets) }
    package static var helpTitlePage: Message { Message(.helpTitlePage) }
    package static var helpInspectCommandAbstract: Message { Message(.helpInspectCommandAbstract) }
    package static var helpInspectCommandText1: Message { Message(.helpInspectCommandText1) }
    package static var helpInspectCommandText2: Message { Message(.helpInspectCommandText2) }
    package static var helpLds2AppendCommandRecord: Message { Message(.helpLds2AppendCommandRecord) }
    package static func helpLds2AppendCommandTarget(values: [String]) -> Message {
        Message(.helpLds2AppendCommandTarget, [.init("values", .list(values))])
    }
    package static var helpValueName: Message { Message(.helpValueName) }
    package static var helpLds2AppendCommandAbstract: Message { Message(.helpLds2AppendCommandAbstract) }
    package static var helpLds2AppendCommandText1: Message { Message(.helpLds2AppendCommandText1) }
    package static var helpLds2ChangeOptionsJson: Message { Message(.helpLds2ChangeOptionsJson) }
    package static var helpTitleOpeningTheChip: Message { Message(.helpTitleOpeningTheChip) }
    package static var helpTitleWhichChip: Message { Message(.helpTitleWhichChip) }
    package static var helpTitleTerminalAuthentication: Message { Message(.helpTitleTerminalAuthentication) }
    package static var helpTitleJudging: Message { Message(.helpTitleJudging) }
    package static var helpLds2CommandAbstract: Message { Message(.helpLds2CommandAbstract) }
    package static var helpLds2CommandText1: Message { Message(.helpLds2CommandText1) }
    package static var helpLds2WriteCommandBiometrics: Message { Message(.helpLds2WriteCommandBiometrics) }
    package static var helpLds2WriteCommandTarget: Message { Message(.helpLds2WriteCommandTarget) }
    package static var helpLds2WriteCommandActivate: Message { Message(.helpLds2WriteCommandActivate) }
    package static var helpLds2WriteCommandAbstract: Message { Message(.helpLds2WriteCommandAbstract) }
    package static var helpLds2WriteCommandText1: Message { Message(.helpLds2WriteCommandText1) }
    package static var helpMrzCommandLines: Message { Message(.helpMrzCommandLines) }
    package static var helpMrzCommandJson: Message { Message(.helpMrzCommandJson) }
    package static var helpMrzCommandJsonLines: Message { Message(.helpMrzCommandJsonLines) }
    package static var helpMrzCommandRepair: Message { Message(.helpMrzCommandRepair) }
    package static var helpMrzCommandShowKey: Message { Message(.helpMrzCommandShowKey) }
    package static var helpMrzCommandAt: Message { Message(.helpMrzCommandAt) }
    package static var helpValueYYYYMMDD: Message { Message(.helpValueYYYYMMDD) }
    package static var helpMrzCommandGenerate: Message { Message(.helpMrzCommandGenerate) }
    package static var helpTitleOptionsOfGenerate: Message { Message(.helpTitleOptionsOfGenerate) }
    package static var helpMrzCommandAbstract: Message { Message(.helpMrzCommandAbstract) }
    package static var helpMrzCommandText1: Message { Message(.helpMrzCommandText1) }
    package static var helpMrzCommandText2: Message { Message(.helpMrzCommandText2) }
    package static var helpMrzCommandText3: Message { Message(.helpMrzCommandText3) }
    package static var helpMrzGenerationOptionsFormat: Message { Message(.helpMrzGenerationOptionsFormat) }
    package static var helpMrzGenerationOptionsDocumentCode: Message { Message(.helpMrzGenerationOptionsDocumentCode) }
    package static var helpMrzGenerationOptionsIssuer: Message { Message(.helpMrzGenerationOptionsIssuer) }
    package static var helpMrzGenerationOptionsSurname: Message { Message(.helpMrzGenerationOptionsSurname) }
    package static var helpMrzGenerationOptionsGiven: Message { Message(.helpMrzGenerationOptionsGiven) }
    package static var helpMrzGenerationOptionsNumber: Message { Message(.helpMrzGenerationOptionsNumber) }
    package static var helpMrzGenerationOptionsNationality: Message { Message(.helpMrzGenerationOptionsNationality) }
    package static var helpMrzGenerationOptionsBirth: Message { Message(.helpMrzGenerationOptionsBirth) }
    package static var helpMrzGenerationOptionsSex: Message { Message(.helpMrzGenerationOptionsSex) }
    package static var helpMrzGenerationOptionsExpiry: Message { Message(.helpMrzGenerationOptionsExpiry) }
    package static var helpMrzGenerationOptionsOptional: Message { Message(.helpMrzGenerationOptionsOptional) }
    package static var helpMrzGenerationOptionsOptional2: Message { Message(.helpMrzGenerationOptionsOptional2) }
    package static var helpMrzGenerationOptionsLanguage: Message { Message(.helpMrzGenerationOptionsLanguage) }
    package static var helpMrzGenerationOptionsZeroCheckDigit: Message { Message(.helpMrzGenerationOptionsZeroCheckDigit) }
    package static var helpMrzGenerationOptionsAllowUnknownCodes: Message { Message(.helpMrzGenerationOptionsAllowUnknownCodes) }
    package static var helpReportOutputJson: Message { Message(.helpReportOutputJson) }
    package static var helpReportOutputWithImages: Message { Message(.helpReportOutputWithImages) }
    package static var helpSchemaCommandAbstract: Message { Message(.helpSchemaCommandAbstract) }
    package static var helpSchemaCommandText1: Message { Message(.helpSchemaCommandText1) }
    package static var helpSchemaCommandName: Message { Message(.helpSchemaCommandName) }
    package static var helpSchemaCommandJson: Message { Message(.helpSchemaCommandJson) }
    package static var helpReportOutputExplain: Message { Message(.helpReportOutputExplain) }
    package static var helpPageOptionsHtml: Message { Message(.helpPageOptionsHtml) }
    package static var helpPageOptionsPdf: Message { Message(.helpPageOptionsPdf) }
    package static var helpPageOptionsOpen: Message { Message(.helpPageOptionsOpen) }
    package static func helpPolicyOptionsPolicy(values: [String]) -> Message {
        Message(.helpPolicyOptionsPolicy, [.init("values", .list(values))])
    }
    package static var helpPolicyArgument: Message { Message(.helpPolicyArgument) }
    package static var helpPolicyCommandAbstract: Message { Message(.helpPolicyCommandAbstract) }
    package static var helpPolicyCommandText1: Message { Message(.helpPolicyCommandText1) }
    package static var helpPolicyListCommandAbstract: Message { Message(.helpPolicyListCommandAbstract) }
    package static var helpPolicyListCommandText1: Message { Message(.helpPolicyListCommandText1) }
    package static var helpPolicyShowCommandAbstract: Message { Message(.helpPolicyShowCommandAbstract) }
    package static var helpPolicyShowCommandText1: Message { Message(.helpPolicyShowCommandText1) }
    package static var helpConformCommandAbstract: Message { Message(.helpConformCommandAbstract) }
    package static var helpConformCommandText1: Message { Message(.helpConformCommandText1) }
    package static var helpConformReaderCommandAbstract: Message { Message(.helpConformReaderCommandAbstract) }
    package static var helpConformReaderCommandText1: Message { Message(.helpConformReaderCommandText1) }
    package static var helpConformReaderCommandText2: Message { Message(.helpConformReaderCommandText2) }
    package static var helpConformReaderCommandText3: Message { Message(.helpConformReaderCommandText3) }
    package static var helpConformReaderCommandText4: Message { Message(.helpConformReaderCommandText4) }
    package static var helpConformReaderCommandCase: Message { Message(.helpConformReaderCommandCase) }
    package static var helpConformReaderCommandUnit: Message { Message(.helpConformReaderCommandUnit) }
    package static var helpConformReaderCommandProfile: Message { Message(.helpConformReaderCommandProfile) }
    package static var helpConformReaderCommandList: Message { Message(.helpConformReaderCommandList) }
    package static var helpConformReaderCommandCases: Message { Message(.helpConformReaderCommandCases) }
    package static var helpConformReaderCommandVpcd: Message { Message(.helpConformReaderCommandVpcd) }
    package static var helpConformReaderCommandObserve: Message { Message(.helpConformReaderCommandObserve) }
    package static var helpConformReaderCommandObserveTimeout: Message { Message(.helpConformReaderCommandObserveTimeout) }
    package static var helpConformReaderCommandJson: Message { Message(.helpConformReaderCommandJson) }
    package static var helpConformReaderCommandJunit: Message { Message(.helpConformReaderCommandJunit) }
    package static var helpConformReaderCommandHtml: Message { Message(.helpConformReaderCommandHtml) }
    package static var helpConformReaderCommandOut: Message { Message(.helpConformReaderCommandOut) }
    package static var helpConformReaderCommandResume: Message { Message(.helpConformReaderCommandResume) }
    package static var helpConformChipCommandAbstract: Message { Message(.helpConformChipCommandAbstract) }
    package static var helpConformChipCommandText1: Message { Message(.helpConformChipCommandText1) }
    package static var helpConformChipCommandText2: Message { Message(.helpConformChipCommandText2) }
    package static var helpConformChipCommandText3: Message { Message(.helpConformChipCommandText3) }
    package static var helpConformChipCommandCase: Message { Message(.helpConformChipCommandCase) }
    package static var helpConformChipCommandUnit: Message { Message(.helpConformChipCommandUnit) }
    package static var helpConformChipCommandFiles: Message { Message(.helpConformChipCommandFiles) }
    package static var helpConformChipCommandIcs: Message { Message(.helpConformChipCommandIcs) }
    package static var helpConformChipCommandPrintIcs: Message { Message(.helpConformChipCommandPrintIcs) }
    package static var helpConformChipCommandCvca: Message { Message(.helpConformChipCommandCvca) }
    package static var helpConformChipCommandCvcaKey: Message { Message(.helpConformChipCommandCvcaKey) }
    package static var helpConformChipCommandChipDate: Message { Message(.helpConformChipCommandChipDate) }
    package static var helpConformChipCommandDestructive: Message { Message(.helpConformChipCommandDestructive) }
    package static var helpConformChipCommandList: Message { Message(.helpConformChipCommandList) }
    package static var helpConformDiffCommandAbstract: Message { Message(.helpConformDiffCommandAbstract) }
    package static var helpConformDiffCommandText1: Message { Message(.helpConformDiffCommandText1) }
    package static var helpConformDiffCommandFirst: Message { Message(.helpConformDiffCommandFirst) }
    package static var helpConformDiffCommandSecond: Message { Message(.helpConformDiffCommandSecond) }
    package static var helpConformDiffCommandJson: Message { Message(.helpConformDiffCommandJson) }
    package static var helpConformLdsCommandAbstract: Message { Message(.helpConformLdsCommandAbstract) }
    package static var helpConformLdsCommandText1: Message { Message(.helpConformLdsCommandText1) }
    package static var helpConformLdsCommandText2: Message { Message(.helpConformLdsCommandText2) }
    package static var helpConformLdsCommandTrust: Message { Message(.helpConformLdsCommandTrust) }
    package static var helpConformRulesCase: Message { Message(.helpConformRulesCase) }
    package static var helpConformRulesUnit: Message { Message(.helpConformRulesUnit) }
    package static var helpConformRulesList: Message { Message(.helpConformRulesList) }
    package static var helpConformPkiCommandAbstract: Message { Message(.helpConformPkiCommandAbstract) }
    package static var helpConformPkiCommandText1: Message { Message(.helpConformPkiCommandText1) }
    package static var helpConformPkiCommandFiles: Message { Message(.helpConformPkiCommandFiles) }
    package static var helpValueCase: Message { Message(.helpValueCase) }
    package static var helpValueUnit: Message { Message(.helpValueUnit) }
    package static var helpPolicyLintCommandTrust: Message { Message(.helpPolicyLintCommandTrust) }
    package static var helpPolicyLintCommandAbstract: Message { Message(.helpPolicyLintCommandAbstract) }
    package static var helpPolicyLintCommandText1: Message { Message(.helpPolicyLintCommandText1) }
    package static var helpPolicyLintCommandText2: Message { Message(.helpPolicyLintCommandText2) }
    package static var helpPolicyDiffCommandPolicies: Message { Message(.helpPolicyDiffCommandPolicies) }
    package static var helpPolicyDiffCommandAbstract: Message { Message(.helpPolicyDiffCommandAbstract) }
    package static var helpPolicyDiffCommandText1: Message { Message(.helpPolicyDiffCommandText1) }
    package static var helpPolicyExplainCommandCountry: Message { Message(.helpPolicyExplainCommandCountry) }
    package static var helpPolicyExplainCommandType: Message { Message(.helpPolicyExplainCommandType) }
    package static var helpPolicyExplainCommandAbstract: Message { Message(.helpPolicyExplainCommandAbstract) }
    package static var helpPolicyExplainCommandText1: Message { Message(.helpPolicyExplainCommandText1) }
    package static var helpPrintedZoneOptionsMrz: Message { Message(.helpPrintedZoneOptionsMrz) }
    package static var helpValueMrz: Message { Message(.helpValueMrz) }
    package static var helpPrintedZoneOptionsKeys: Message { Message(.helpPrintedZoneOptionsKeys) }
    package static var helpPrintedZoneOptionsShow: Message { Message(.helpPrintedZoneOptionsShow) }
    package static var helpAccessOptionsCan: Message { Message(.helpAccessOptionsCan) }
    package static var helpValueCan: Message { Message(.helpValueCan) }
    package static var helpAccessOptionsPin: Message { Message(.helpAccessOptionsPin) }
    package static var helpValuePin: Message { Message(.helpValuePin) }
    package static var helpAccessOptionsPuk: Message { Message(.helpAccessOptionsPuk) }
    package static var helpValuePuk: Message { Message(.helpValuePuk) }
    package static var helpAccessOptionsChoice: Message { Message(.helpAccessOptionsChoice) }
    package static var helpChannelOptionsReader: Message { Message(.helpChannelOptionsReader) }
    package static var helpChannelOptionsSimulate: Message { Message(.helpChannelOptionsSimulate) }
    package static var helpChannelOptionsDocument: Message { Message(.helpChannelOptionsDocument) }
    package static var helpChannelOptionsLink: Message { Message(.helpChannelOptionsLink) }
    package static var helpValueRate: Message { Message(.helpValueRate) }
    package static var helpValueProtocol: Message { Message(.helpValueProtocol) }
    package static var helpValuePort: Message { Message(.helpValuePort) }
    package static var helpChannelOptionsVpcdListen: Message { Message(.helpChannelOptionsVpcdListen) }
    package static var helpChannelOptionsWait: Message { Message(.helpChannelOptionsWait) }
    package static var helpChannelOptionsTimeout: Message { Message(.helpChannelOptionsTimeout) }
    package static var helpFileOptionsDataGroups: Message { Message(.helpFileOptionsDataGroups) }
    package static var helpValueList: Message { Message(.helpValueList) }
    package static var helpFileOptionsSkip: Message { Message(.helpFileOptionsSkip) }
    package static var helpFileOptionsLds2: Message { Message(.helpFileOptionsLds2) }
    package static var helpFileOptionsAid: Message { Message(.helpFileOptionsAid) }
    package static var helpValueHex: Message { Message(.helpValueHex) }
    package static var helpFileOptionsApplications: Message { Message(.helpFileOptionsApplications) }
    package static var helpFileOptionsChallenge: Message { Message(.helpFileOptionsChallenge) }
    package static var helpFileOptionsResume: Message { Message(.helpFileOptionsResume) }
    package static var helpTitleWhichFilesAndProtocols: Message { Message(.helpTitleWhichFilesAndProtocols) }
    package static var helpTitleOutput: Message { Message(.helpTitleOutput) }
    package static var helpTitleTrace: Message { Message(.helpTitleTrace) }
    package static var helpTitleDocumentAfterDocument: Message { Message(.helpTitleDocumentAfterDocument) }
    package static var helpReadCommandAbstract: Message { Message(.helpReadCommandAbstract) }
    package static var helpReadCommandText1: Message { Message(.helpReadCommandText1) }
    package static var helpReadCommandText2: Message { Message(.helpReadCommandText2) }
    package static var helpReadCommandText3: Message { Message(.helpReadCommandText3) }
    package static var helpPictureOptionsPicture: Message { Message(.helpPictureOptionsPicture) }
    package static var helpReadOutputOptionsOut: Message { Message(.helpReadOutputOptionsOut) }
    package static var helpReadOutputOptionsSignWith: Message { Message(.helpReadOutputOptionsSignWith) }
    package static var helpReadOutputOptionsOutDir: Message { Message(.helpReadOutputOptionsOutDir) }
    package static var helpReadOutputOptionsPortrait: Message { Message(.helpReadOutputOptionsPortrait) }
    package static var helpTerminalOptionsCertificates: Message { Message(.helpTerminalOptionsCertificates) }
    package static var helpValuePath: Message { Message(.helpValuePath) }
    package static var helpTerminalOptionsKey: Message { Message(.helpTerminalOptionsKey) }
    package static var helpValueFileUri: Message { Message(.helpValueFileUri) }
    package static var helpTerminalOptionsPinFile: Message { Message(.helpTerminalOptionsPinFile) }
    package static var helpTerminalOptionsServesUnverifiedChips: Message { Message(.helpTerminalOptionsServesUnverifiedChips) }
    package static var helpTraceOptionsTrace: Message { Message(.helpTraceOptionsTrace) }
    package static var helpTraceOptionsTraceUnsafe: Message { Message(.helpTraceOptionsTraceUnsafe) }
    package static var helpReadersCommandWatch: Message { Message(.helpReadersCommandWatch) }
    package static var helpReadersCommandJson: Message { Message(.helpReadersCommandJson) }
    package static var helpReadersCommandAbstract: Message { Message(.helpReadersCommandAbstract) }
    package static var helpReadersCommandText1: Message { Message(.helpReadersCommandText1) }
    package static var helpSimulateCVCCommandExport: Message { Message(.helpSimulateCVCCommandExport) }
    package static var helpSimulateCVCCommandDocument: Message { Message(.helpSimulateCVCCommandDocument) }
    package static var helpSimulateCVCCommandEarlier: Message { Message(.helpSimulateCVCCommandEarlier) }
    package static var helpSimulateCVCCommandSeed: Message { Message(.helpSimulateCVCCommandSeed) }
    package static var helpValueN: Message { Message(.helpValueN) }
    package static var helpSimulateCVCCommandAbstract: Message { Message(.helpSimulateCVCCommandAbstract) }
    package static var helpSimulateCVCCommandText1: Message { Message(.helpSimulateCVCCommandText1) }
    package static var helpSimulateCommandProfile: Message { Message(.helpSimulateCommandProfile) }
    package static var helpSimulateCommandVpcd: Message { Message(.helpSimulateCommandVpcd) }
    package static var helpSimulateCommandConnect: Message { Message(.helpSimulateCommandConnect) }
    package static var helpValueHostPort: Message { Message(.helpValueHostPort) }
    package static var helpSimulateCommandDocument: Message { Message(.helpSimulateCommandDocument) }
    package static var helpSimulateCommandSeed: Message { Message(.helpSimulateCommandSeed) }
    package static var helpSimulateCommandExport: Message { Message(.helpSimulateCommandExport) }
    package static var helpSimulateCommandPages: Message { Message(.helpSimulateCommandPages) }
    package static var helpSimulateCommandList: Message { Message(.helpSimulateCommandList) }
    package static var helpSimulateCommandShow: Message { Message(.helpSimulateCommandShow) }
    package static var helpValueProfile: Message { Message(.helpValueProfile) }
    package static var helpSimulateCommandCheck: Message { Message(.helpSimulateCommandCheck) }
    package static var helpSimulateCommandJson: Message { Message(.helpSimulateCommandJson) }
    package static var helpSimulateCommandAbstract: Message { Message(.helpSimulateCommandAbstract) }
    package static func helpSimulateCommandText1(pattern: some CustomStringConvertible) -> Message {
        Message(.helpSimulateCommandText1, [.init("pattern", .text(pattern.description))])
    }
    package static var helpTraceCommandFile: Message { Message(.helpTraceCommandFile) }
    package static var helpTraceCommandObjects: Message { Message(.helpTraceCommandObjects) }
    package static var helpTraceCommandRedact: Message { Message(.helpTraceCommandRedact) }
    package static var helpTraceCommandJson: Message { Message(.helpTraceCommandJson) }
    package static var helpTraceCommandAbstract: Message { Message(.helpTraceCommandAbstract) }
    package static var helpTraceCommandText1: Message { Message(.helpTraceCommandText1) }
    package static var helpVouchingOptionsPins: Message { Message(.helpVouchingOptionsPins) }
    package static var helpValueSha256: Message { Message(.helpValueSha256) }
    package static func helpVouchingOptionsGrants(form: Message) -> Message {
        Message(.helpVouchingOptionsGrants, [.init("form", .message(form))])
    }
    package static var helpValueGrant: Message { Message(.helpValueGrant) }
    package static func helpGrantArgumentForm(values: [String]) -> Message {
        Message(.helpGrantArgumentForm, [.init("values", .list(values))])
    }
    package static var helpTrustSetupCommandPaths: Message { Message(.helpTrustSetupCommandPaths) }
    package static var helpTrustSetupCommandList: Message { Message(.helpTrustSetupCommandList) }
    package static var helpTrustSetupCommandStore: Message { Message(.helpTrustSetupCommandStore) }
    package static var helpValueDir: Message { Message(.helpValueDir) }
    package static var helpTrustSetupCommandJson: Message { Message(.helpTrustSetupCommandJson) }
    package static var helpTrustSetupCommandAbstract: Message { Message(.helpTrustSetupCommandAbstract) }
    package static var helpTrustSetupCommandText1: Message { Message(.helpTrustSetupCommandText1) }
    package static var helpTrustAuditCommandCountry: Message { Message(.helpTrustAuditCommandCountry) }
    package static var helpValueCode: Message { Message(.helpValueCode) }
    package static var helpValuePolicy: Message { Message(.helpValuePolicy) }
    package static var helpValueCountry: Message { Message(.helpValueCountry) }
    package static var helpTrustAuditCommandAt: Message { Message(.helpTrustAuditCommandAt) }
    package static var helpTrustAuditCommandFailOlder: Message { Message(.helpTrustAuditCommandFailOlder) }
    package static var helpValueDays: Message { Message(.helpValueDays) }
    package static var helpTrustAuditCommandAbstract: Message { Message(.helpTrustAuditCommandAbstract) }
    package static var helpTrustAuditCommandText1: Message { Message(.helpTrustAuditCommandText1) }
    package static var helpTrustAuditCommandText2: Message { Message(.helpTrustAuditCommandText2) }
    package static var helpTrustChainCommandFile: Message { Message(.helpTrustChainCommandFile) }
    package static var helpTrustChainCommandAt: Message { Message(.helpTrustChainCommandAt) }
    package static var helpTrustChainCommandAbstract: Message { Message(.helpTrustChainCommandAbstract) }
    package static var helpTrustChainCommandText1: Message { Message(.helpTrustChainCommandText1) }
    package static var helpTrustChainCommandText2: Message { Message(.helpTrustChainCommandText2) }
    package static var helpTrustCommandAbstract: Message { Message(.helpTrustCommandAbstract) }
    package static var helpTrustCommandText1: Message { Message(.helpTrustCommandText1) }
    package static var helpTrustDiffCommandPaths: Message { Message(.helpTrustDiffCommandPaths) }
    package static var helpTrustDiffCommandAbstract: Message { Message(.helpTrustDiffCommandAbstract) }
    package static var helpTrustDiffCommandText1: Message { Message(.helpTrustDiffCommandText1) }
    package static var helpTrustDoctorCommandAbstract: Message { Message(.helpTrustDoctorCommandAbstract) }
    package static var helpTrustDoctorCommandText1: Message { Message(.helpTrustDoctorCommandText1) }
    package static var helpTrustDoctorCommandText2: Message { Message(.helpTrustDoctorCommandText2) }
    package static var helpTrustExportCommandCountry: Message { Message(.helpTrustExportCommandCountry) }
    package static var helpTrustExportCommandFormat: Message { Message(.helpTrustExportCommandFormat) }
    package static func helpTrustExportCommandKind(values: [String]) -> Message {
        Message(.helpTrustExportCommandKind, [.init("values", .list(values))])
    }
    package static var helpValueKinds: Message { Message(.helpValueKinds) }
    package static var helpTrustExportCommandUnpinned: Message { Message(.helpTrustExportCommandUnpinned) }
    package static var helpTrustExportCommandOut: Message { Message(.helpTrustExportCommandOut) }
    package static var helpTrustExportCommandAbstract: Message { Message(.helpTrustExportCommandAbstract) }
    package static var helpTrustExportCommandText1: Message { Message(.helpTrustExportCommandText1) }
    package static var helpTrustGrantCommandFingerprint: Message { Message(.helpTrustGrantCommandFingerprint) }
    package static func helpTrustGrantCommandKind(values: [String]) -> Message {
        Message(.helpTrustGrantCommandKind, [.init("values", .list(values))])
    }
    package static var helpValueKind: Message { Message(.helpValueKind) }
    package static var helpTrustGrantCommandStates: Message { Message(.helpTrustGrantCommandStates) }
    package static var helpValueCodes: Message { Message(.helpValueCodes) }
    package static var helpTrustGrantCommandRemove: Message { Message(.helpTrustGrantCommandRemove) }
    package static var helpTrustGrantCommandStore: Message { Message(.helpTrustGrantCommandStore) }
    package static var helpTrustGrantCommandAbstract: Message { Message(.helpTrustGrantCommandAbstract) }
    package static var helpTrustGrantCommandText1: Message { Message(.helpTrustGrantCommandText1) }
    package static var helpTrustHistoryCommandStore: Message { Message(.helpTrustHistoryCommandStore) }
    package static var helpTrustHistoryCommandAbstract: Message { Message(.helpTrustHistoryCommandAbstract) }
    package static var helpTrustHistoryCommandText1: Message { Message(.helpTrustHistoryCommandText1) }
    package static var helpTrustImportCommandPaths: Message { Message(.helpTrustImportCommandPaths) }
    package static var helpTrustImportCommandStore: Message { Message(.helpTrustImportCommandStore) }
    package static var helpTrustImportCommandPin: Message { Message(.helpTrustImportCommandPin) }
    package static func helpTrustImportCommandGrant(form: Message) -> Message {
        Message(.helpTrustImportCommandGrant, [.init("form", .message(form))])
    }
    package static var helpTrustImportCommandYes: Message { Message(.helpTrustImportCommandYes) }
    package static var helpTrustImportCommandNamed: Message { Message(.helpTrustImportCommandNamed) }
    package static var helpTrustImportCommandDryRun: Message { Message(.helpTrustImportCommandDryRun) }
    package static var helpTrustImportCommandJson: Message { Message(.helpTrustImportCommandJson) }
    package static var helpTrustImportCommandAbstract: Message { Message(.helpTrustImportCommandAbstract) }
    package static var helpTrustImportCommandText1: Message { Message(.helpTrustImportCommandText1) }
    package static var helpTrustImportCommandText2: Message { Message(.helpTrustImportCommandText2) }
    package static var helpTrustImportCommandText3: Message { Message(.helpTrustImportCommandText3) }
    package static var helpTrustImportCommandText5: Message { Message(.helpTrustImportCommandText5) }
    package static var helpTrustListCommandCountry: Message { Message(.helpTrustListCommandCountry) }
    package static func helpTrustListCommandBasis(values: [String]) -> Message {
        Message(.helpTrustListCommandBasis, [.init("values", .list(values))])
    }
    package static var helpValueBasis: Message { Message(.helpValueBasis) }
    package static var helpTrustListCommandAbstract: Message { Message(.helpTrustListCommandAbstract) }
    package static var helpTrustListCommandText1: Message { Message(.helpTrustListCommandText1) }
    package static var helpTrustRemoveCommandWhat: Message { Message(.helpTrustRemoveCommandWhat) }
    package static var helpValueWhat: Message { Message(.helpValueWhat) }
    package static var helpTrustRemoveCommandList: Message { Message(.helpTrustRemoveCommandList) }
    package static var helpTrustRemoveCommandOnly: Message { Message(.helpTrustRemoveCommandOnly) }
    package static var helpTrustChangeOptionsStore: Message { Message(.helpTrustChangeOptionsStore) }
    package static var helpTrustChangeOptionsYes: Message { Message(.helpTrustChangeOptionsYes) }
    package static var helpTrustChangeOptionsDryRun: Message { Message(.helpTrustChangeOptionsDryRun) }
    package static var helpTrustRemoveCommandAbstract: Message { Message(.helpTrustRemoveCommandAbstract) }
    package static var helpTrustRemoveCommandText1: Message { Message(.helpTrustRemoveCommandText1) }
    package static var helpTrustRemoveCommandText2: Message { Message(.helpTrustRemoveCommandText2) }
    package static var helpTrustRemoveCommandText4: Message { Message(.helpTrustRemoveCommandText4) }
    package static var helpTrustShowCommandWhat: Message { Message(.helpTrustShowCommandWhat) }
    package static var helpTrustShowCommandAbstract: Message { Message(.helpTrustShowCommandAbstract) }
    package static var helpTrustShowCommandText1: Message { Message(.helpTrustShowCommandText1) }
    package static var helpTrustStoreOptionsStore: Message { Message(.helpTrustStoreOptionsStore) }
    package static var helpTrustOutputOptionsJson: Message { Message(.helpTrustOutputOptionsJson) }
    package static var helpTrustUndoCommandTo: Message { Message(.helpTrustUndoCommandTo) }
    package static var helpValueNumber: Message { Message(.helpValueNumber) }
    package static var helpTrustUndoCommandAbstract: Message { Message(.helpTrustUndoCommandAbstract) }
    package static var helpTrustUndoCommandText1: Message { Message(.helpTrustUndoCommandText1) }
    package static var helpTrustUpdateCommandPaths: Message { Message(.helpTrustUpdateCommandPaths) }
    package static var helpTrustUpdateCommandCommand: Message { Message(.helpTrustUpdateCommandCommand) }
    package static var helpValueCommand: Message { Message(.helpValueCommand) }
    package static var helpTrustUpdateCommandTimeout: Message { Message(.helpTrustUpdateCommandTimeout) }
    package static var helpValueSeconds: Message { Message(.helpValueSeconds) }
    package static var helpTrustUpdateCommandStore: Message { Message(.helpTrustUpdateCommandStore) }
    package static var helpTrustUpdateCommandYes: Message { Message(.helpTrustUpdateCommandYes) }
    package static var helpTrustUpdateCommandDryRun: Message { Message(.helpTrustUpdateCommandDryRun) }
    package static var helpTrustUpdateCommandJson: Message { Message(.helpTrustUpdateCommandJson) }
    package static var helpTrustUpdateCommandAbstract: Message { Message(.helpTrustUpdateCommandAbstract) }
    package static var helpTrustUpdateCommandText1: Message { Message(.helpTrustUpdateCommandText1) }
    package static var helpTrustUpdateCommandText2: Message { Message(.helpTrustUpdateCommandText2) }
    package static var helpTrustUpdateCommandText4: Message { Message(.helpTrustUpdateCommandText4) }
    package static var helpTrustOptionsTrust: Message { Message(.helpTrustOptionsTrust) }
    package static var helpVerifyCommandChallenge: Message { Message(.helpVerifyCommandChallenge) }
    package static var helpVerifyCommandCertificate: Message { Message(.helpVerifyCommandCertificate) }
    package static var helpVerifyCommandExpect: Message { Message(.helpVerifyCommandExpect) }
    package static var helpVerifyCommandWitness: Message { Message(.helpVerifyCommandWitness) }
    package static var helpTitleWhatIsPrinted: Message { Message(.helpTitleWhatIsPrinted) }
    package static var helpVerifyCommandAbstract: Message { Message(.helpVerifyCommandAbstract) }
    package static var helpVerifyCommandText1: Message { Message(.helpVerifyCommandText1) }
    package static var helpVerifyCommandText2: Message { Message(.helpVerifyCommandText2) }
    package static var helpTitleManyDocuments: Message { Message(.helpTitleManyDocuments) }
    package static var helpBatchOptionsBatch: Message { Message(.helpBatchOptionsBatch) }
    package static var helpBatchOptionsJobs: Message { Message(.helpBatchOptionsJobs) }
    package static var helpBatchOptionsUnordered: Message { Message(.helpBatchOptionsUnordered) }
    package static var helpBatchOptionsResume: Message { Message(.helpBatchOptionsResume) }
    package static var helpBatchOptionsSummary: Message { Message(.helpBatchOptionsSummary) }
    package static var helpWatchOptionsWatch: Message { Message(.helpWatchOptionsWatch) }
    package static var helpWatchOptionsCount: Message { Message(.helpWatchOptionsCount) }
    package static func helpWatchOptionsOnResult(seconds: Int) -> Message {
        Message(.helpWatchOptionsOnResult, [.init("seconds", .number(seconds))])
    }
    package static var helpTrustBlockCommandWhat: Message { Message(.helpTrustBlockCommandWhat) }
    package static var helpTrustBlockCommandReason: Message { Message(.helpTrustBlockCommandReason) }
    package static var helpTrustBlockCommandUntil: Message { Message(.helpTrustBlockCommandUntil) }
    package static var helpTrustBlockCommandFrom: Message { Message(.helpTrustBlockCommandFrom) }
    package static var helpValueText: Message { Message(.helpValueText) }
    package static var helpTrustBlockCommandAbstract: Message { Message(.helpTrustBlockCommandAbstract) }
    package static var helpTrustBlockCommandText1: Message { Message(.helpTrustBlockCommandText1) }
    package static var helpTrustBlockCommandText2: Message { Message(.helpTrustBlockCommandText2) }
    package static var helpTrustBlockCommandText3: Message { Message(.helpTrustBlockCommandText3) }
    package static var helpTrustUnblockCommandWhat: Message { Message(.helpTrustUnblockCommandWhat) }
    package static var helpTrustUnblockCommandAbstract: Message { Message(.helpTrustUnblockCommandAbstract) }
    package static var helpTrustUnblockCommandText1: Message { Message(.helpTrustUnblockCommandText1) }
    package static var helpStatusOptionsFile: Message { Message(.helpStatusOptionsFile) }
    package static func helpStatusOptionsCommand(seconds: Int) -> Message {
        Message(.helpStatusOptionsCommand, [.init("seconds", .number(seconds))])
    }
    package static var helpStatusOptionsKey: Message { Message(.helpStatusOptionsKey) }
    package static var helpStatusCommandAbstract: Message { Message(.helpStatusCommandAbstract) }
    package static var helpStatusCommandText1: Message { Message(.helpStatusCommandText1) }
    package static var helpStatusCommandText2: Message { Message(.helpStatusCommandText2) }
    package static var helpStatusKeyCommandFile: Message { Message(.helpStatusKeyCommandFile) }
    package static var helpStatusKeyCommandAbstract: Message { Message(.helpStatusKeyCommandAbstract) }
    package static var helpStatusKeyCommandText1: Message { Message(.helpStatusKeyCommandText1) }
    package static var helpStatusListOptionsList: Message { Message(.helpStatusListOptionsList) }
    package static var helpStatusListOptionsKey: Message { Message(.helpStatusListOptionsKey) }
    package static var helpStatusHandleCommandAbstract: Message { Message(.helpStatusHandleCommandAbstract) }
    package static var helpStatusHandleCommandText1: Message { Message(.helpStatusHandleCommandText1) }
    package static var helpStatusMakeCommandOut: Message { Message(.helpStatusMakeCommandOut) }
    package static var helpStatusMakeCommandUntil: Message { Message(.helpStatusMakeCommandUntil) }
    package static var helpStatusMakeCommandAbstract: Message { Message(.helpStatusMakeCommandAbstract) }
    package static var helpStatusMakeCommandText1: Message { Message(.helpStatusMakeCommandText1) }
    package static var helpValueArgument: Message { Message(.helpValueArgument) }
    package static var helpSignedResultCommandAbstract: Message { Message(.helpSignedResultCommandAbstract) }
    package static var helpSignedResultCommandText1: Message { Message(.helpSignedResultCommandText1) }
    package static var helpSignedResultVerifyCommandAbstract: Message { Message(.helpSignedResultVerifyCommandAbstract) }
    package static var helpSignedResultVerifyCommandText1: Message { Message(.helpSignedResultVerifyCommandText1) }
    package static var helpSignedResultVerifyCommandText2: Message { Message(.helpSignedResultVerifyCommandText2) }
    package static var helpSignedResultVerifyCommandText3: Message { Message(.helpSignedResultVerifyCommandText3) }
    package static var helpSignedResultVerifyCommandText4: Message { Message(.helpSignedResultVerifyCommandText4) }
    package static var helpSignedResultVerifyCommandFile: Message { Message(.helpSignedResultVerifyCommandFile) }
    package static var helpSignedResultVerifyCommandKeys: Message { Message(.helpSignedResultVerifyCommandKeys) }
    package static var helpSignedResultVerifyCommandAudience: Message { Message(.helpSignedResultVerifyCommandAudience) }
    package static var helpSignedResultVerifyCommandTransaction: Message { Message(.helpSignedResultVerifyCommandTransaction) }
    package static var helpSignedResultVerifyCommandNonce: Message { Message(.helpSignedResultVerifyCommandNonce) }
    package static var helpSignedResultVerifyCommandEvidence: Message { Message(.helpSignedResultVerifyCommandEvidence) }
    package static var helpSignedResultVerifyCommandPolicy: Message { Message(.helpSignedResultVerifyCommandPolicy) }
    package static var helpSignedResultVerifyCommandTrust: Message { Message(.helpSignedResultVerifyCommandTrust) }
    package static var helpSignedResultVerifyCommandMaxAge: Message { Message(.helpSignedResultVerifyCommandMaxAge) }
    package static var helpServeCommandAbstract: Message { Message(.helpServeCommandAbstract) }
    package static var helpServeCommandText1: Message { Message(.helpServeCommandText1) }
    package static var helpServeCommandText2: Message { Message(.helpServeCommandText2) }
    package static var helpServeCommandDemo: Message { Message(.helpServeCommandDemo) }
    package static func helpServeCommandArguments(commands: [String]) -> Message {
        Message(.helpServeCommandArguments, [.init("commands", .list(commands))])
    }
}
