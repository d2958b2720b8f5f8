// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

/// The lines of a report in the making.
struct ReportTextWriter {
    let style: ReportText.Style
    var lines: [String] = []
    /// The parts that the reading ended before.
    private var unreached: [String] = []

    init(style: ReportText.Style) { self.style = style }

    private func mark(_ mark: ReportText.Mark) -> String { style.mark(mark) }

    private func colored(_ text: String, _ code: String) -> String { style.colored(text, code) }

    static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private mutating func add(_ label: String, _ text: String) {
        lines.append(Self.padded(label, 9) + ReportText.escaped(text))
    }

    // MARK: Parts

    mutating func exchange(_ report: InspectionReport) {
        if let name = report.reader?.name { add("Reader", name) }
        let access = AccessText(access: report.access)
        if let established = access.established {
            add("Access", established)
        } else if !access.remarks.isEmpty {
            add("Access", "none of what was tried opened the chip")
        }
        for remark in access.remarks { add("", remark) }
        let read = report.files.compactMap { file in file.length.map { "\(file.file) \(Self.size($0))" } }
        defer { if !lines.isEmpty { lines.append("") } }
        guard !read.isEmpty else { return }
        var counts = ""
        if let exchange = report.exchange {
            counts = "; \(ReportText.seconds(exchange.milliseconds)), \(exchange.commands) commands"
        }
        add("Read", read.joined(separator: ", ") + counts)
    }

    mutating func headline(_ report: InspectionReport) {
        let headline = report.headline
        let code: String =
            switch report.overall {
            // Green is for the bare word.
            case .successful: headline.word == .verified ? "1;32" : "1;33"
            case .failed: "1;31"
            case .undetermined, .aborted: "1;33"
            }
        lines.append(colored(headline.word.rawValue, code) + "  " + ReportText.escaped(headline.sentence))
        if report.isTest {
            lines.append(
                colored("TEST", "1;33") + "  this rests on a synthetic issuer: it says nothing about a real document")
        }
        if let remedy = report.error?.remedy { lines.append("  " + ReportText.escaped(remedy)) }
        if let tries = report.error?.triesLeft {
            lines.append("  The chip says that \(tries == 1 ? "1 try is" : "\(tries) tries are") left.")
        }
        if let remedy = accessRemedy(report) { lines.append("  " + remedy) }
    }

    /// What to do where what the chip said of PACE, or what was used of it, is not what the issuer signed.
    private func accessRemedy(_ report: InspectionReport) -> String? {
        let isConfirmed = report.check(.cardAccessAuthenticity)?.result == .successful
        if report.check(.protocolDowngrade)?.result == .failed {
            if report.access.method == .bac {
                return "Basic Access Control was asked for (--access bac): allow PACE (--access auto) and read again."
            }
            if isConfirmed, !report.access.skipped.isEmpty,
                !report.access.attempts.contains(where: { $0.accessProtocol == .pace })
            {
                return
                    "The issuer signed the offers that were left out, so reading again changes nothing: report the document."
            }
            return
                "Read again, on another reader if there is one: what lies between reader and chip may have kept PACE away."
        }
        return report.check(.cardAccessAuthenticity)?.result == .failed
            ? "Read again, on another reader if there is one: what lies between reader and chip may have changed EF.CardAccess."
            : nil
    }

    mutating func checks(_ report: InspectionReport) {
        let place: Check.Group.Place = report.seal == nil ? .document : .seal
        for group in Check.Group.allCases where group.place == place { lines(of: group, report) }
        if !unreached.isEmpty {
            lines.append(
                "  " + mark(.open) + " " + Self.padded("not checked", 17)
                    + "\(unreached.joined(separator: ", ")): the reading ended before")
        }
    }

    private mutating func lines(of group: Check.Group, _ report: InspectionReport) {
        switch group {
        case .cardAccess: cardAccess(report)
        case .issuer: issuer(report)
        case .dataGroups: dataGroups(report)
        case .chip: chip(report)
        case .revocation, .cardSecurityRevocation: revocation(group, report)
        case .access, .terminal, .dir, .securityObject, .validity, .cardSecurity, .printedZone, .document, .com, .seal,
            .sealSignature, .sealSigner, .sealIssuer, .sealCountry, .sealValidity, .sealUsage, .sealRevocation,
            .sealZone, .sealDocument, .sealPrintedZone, .sealPassport, .records:
            lines(group.label, shown(group, report))
        }
    }

    /// The checks of a group that there is something to say of, as the catalogue has it.
    private func shown(_ group: Check.Group, _ report: InspectionReport) -> [CheckEntry] {
        group.checks.compactMap(report.check).filter { check in
            switch check.id.check.shown {
            case .always: true
            case .whereFailed: check.result == .failed
            case .unless(let reasons):
                check.result != .notSupported && !(check.reason.map(reasons.contains) ?? false)
            }
        }
    }

    /// What was signed about PACE against what was offered (EF.CardAccess) and what was used (PACE): one line where
    /// both are well or say the same.
    private mutating func cardAccess(_ report: InspectionReport) {
        let group = Check.Group.cardAccess
        let checks = group.checks.compactMap(report.check)
        if checks.allSatisfy({ $0.result == .successful }) || Set(checks.map(\.finding.detail)).count == 1 {
            return lines(group.label, shown(group, report))
        }
        for check in shown(group, report) { lines(check.id.check.label, [check]) }
    }

    /// The anchor in words; what the standard or the policy says against the signer's right to sign stands beneath.
    private mutating func issuer(_ report: InspectionReport) {
        let label = Check.Group.issuer.label
        if let check = report.check(.dsSignature), check.result == .successful, let anchor = report.trust?.sentence {
            add(.good, label, anchor)
        } else {
            lines(label, [report.check(.dsSignature)].compactMap { $0 })
        }
        if report.trust?.basis == .unpinned, report.check(.dsSignature)?.result == .successful {
            add(
                .open, label,
                "unpinned: nothing that is trusted vouches for the list that this CSCA came in (epass trust import --pin)"
            )
        }
        for check in shown(.issuer, report) where check.id.check.shown == .whereFailed { line(label, check) }
    }

    /// Whether the signer is revoked, and how old the list is that says so.
    private mutating func revocation(_ group: Check.Group, _ report: InspectionReport) {
        for check in shown(group, report) {
            guard check.reason == .noCRL else {
                line(group.label, check)
                continue
            }
            let detail = check.finding.detail ?? "no revocation list of the issuer is at hand"
            add(.open, group.label, "undetermined: \(Self.plain(detail)) (epass trust import)")
        }
    }

    private mutating func add(_ mark: ReportText.Mark, _ name: String, _ text: String) {
        lines.append("  " + self.mark(mark) + " " + Self.padded(name, 17) + ReportText.escaped(text))
    }

    /// What proves that the chip is the original on one line, then what is open or speaks against it; and what it means
    /// that a document offers nothing, in words.
    private mutating func chip(_ report: InspectionReport) {
        let checks = Check.Group.chip.checks.compactMap(report.check)
        guard !checks.isEmpty, checks.allSatisfy({ $0.result == .notSupported }) else {
            let proofs = checks.filter { $0.result == .successful }
            if !proofs.isEmpty { add(.good, "chip", proofs.map(\.proof).joined(separator: "; ")) }
            for check in checks where check.result != .notSupported && check.result != .successful {
                line("chip", check)
            }
            return
        }
        add(.open, "chip", "not supported: this chip is not protected against copying")
    }

    /// One line for checks that belong together: all is well, in the words of the last; else a line for each that is
    /// not.
    private mutating func lines(_ name: String, _ checks: [CheckEntry]) {
        let others = checks.filter { $0.result != .successful }
        for check in others.isEmpty ? Array(checks.suffix(1)) : others { line(name, check) }
    }

    private mutating func line(_ name: String, _ check: CheckEntry) {
        // Why the chip was not opened is said; to say of each of the others that it was not reached takes one line.
        // That the chip was lost over a protocol of its own is said as well: the reading may have gone on.
        if check.result == .aborted, check.id != .accessProtocol, check.reason != .channelLost {
            if !unreached.contains(name) { unreached.append(name) }
            return
        }
        let mark: ReportText.Mark =
            switch check.result {
            case .successful: .good
            case .failed: .bad
            case .undetermined, .aborted, .notSupported: .open
            }
        let words: String =
            switch check.result {
            case .successful, .failed: ""
            case .undetermined: "undetermined: "
            case .aborted: "aborted: "
            case .notSupported: "not supported: "
            }
        let recorded = check.isRecorded ? " (as recorded)" : ""
        // Why a list leaves something open is not what the check says itself.
        let isDoubted = check.result == .undetermined && check.finding.before.map { $0.result != .failed } == true
        let stated = isDoubted ? InspectionReport.sentence(check) : check.finding.detail
        let detail = stated ?? check.reason?.rawValue ?? check.result.rawValue
        let line =
            "  " + self.mark(mark) + " " + Self.padded(name, 17)
            + ReportText.escaped(words + Self.plain(detail) + recorded)
        // Two checks of one group may have the same reason, which is said once.
        if lines.last != line { lines.append(line) }
    }

    private mutating func dataGroups(_ report: InspectionReport) {
        let hashes = report.checks.filter { $0.id.isDataGroupHash }
        let unchanged = hashes.filter { $0.result == .successful }.compactMap { $0.id.hashedDataGroup?.rawValue }
        if !unchanged.isEmpty {
            let isSigned =
                report.check(.sodSignature)?.result == .successful
                && report.check(.sodSignedAttributes)?.result == .successful
            let numbers = unchanged.map(String.init).joined(separator: ", ")
            lines.append(
                "  " + mark(isSigned ? .good : .open) + " " + Self.padded("data groups", 17)
                    + (isSigned
                        ? "\(numbers) unchanged"
                        : "\(numbers) match a security object whose signature is not proven"))
        }
        for check in withoutRights(hashes) { line("data groups", check) }
        for check in shown(.dataGroups, report) where check.id.check.shown == .whereFailed {
            line("data groups", check)
        }
    }

    /// The hashes that are not `successful`. DG3 and DG4 have one line where both were not read for one reason.
    private func withoutRights(_ hashes: [CheckEntry]) -> [CheckEntry] {
        let open = hashes.filter { $0.result != .successful }
        func reason(_ check: CheckEntry?, _ file: String) -> String? {
            guard let detail = check?.finding.detail, detail.hasPrefix("\(file) was not read: ") else { return nil }
            return String(detail.dropFirst("\(file) was not read: ".count))
        }
        let fingers = open.first { $0.id == .dataGroupHash(.dg3) }
        let irises = open.first { $0.id == .dataGroupHash(.dg4) }
        guard let fingers, let irises, let why = reason(fingers, "EF.DG3"), why == reason(irises, "EF.DG4"),
            fingers.isRecorded == irises.isRecorded
        else { return open }
        return open.filter { $0.id != irises.id }.map { check in
            guard check.id == fingers.id else { return check }
            return CheckEntry(
                finding: CheckFinding(
                    id: check.id, result: check.result, reason: check.reason,
                    detail: "EF.DG3 and EF.DG4 were not read: \(why)"), role: check.role, isRecorded: check.isRecorded)
        }
    }

    mutating func remarks(_ report: InspectionReport) {
        let defects = report.knownDefectLines
        if !defects.isEmpty {
            lines.append("")
            for (index, line) in defects.enumerated() { add(index == 0 ? "Defects" : "", " " + line) }
        }
        guard !report.deviations.isEmpty else { return }
        lines.append("")
        add("Tolerated", " " + report.deviations.joined(separator: ", "))
    }

    private static func plain(_ sentence: String) -> String {
        sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }

    private static func size(_ count: Int) -> String {
        count < 1000 ? "\(count) B" : "\(count / 1000).\(count % 1000 / 100) KB"
    }
}
