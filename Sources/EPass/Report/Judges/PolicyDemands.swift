// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
import EPassTrust

/// What a policy demands beside the standard, of a document or of a seal: a finding for each kind of demand that it
/// makes, and none where it makes none.
struct PolicyDemands {
    let rules: Policy.Rules
    /// What was given.
    let given: Policy.Expectation
    /// What the document says of itself; what is not known of it is `unread`.
    let subject: PolicySubject
    /// Why that is not known.
    let unread: CheckOutcome
    /// The last day of the document, as far as it is known.
    let expiry: ExpiryDate?
    /// The day of its issue.
    let issued: CalendarDate?
    /// What is trusted, and the anchor that decides.
    let trust: (snapshot: TrustSnapshot, anchor: TrustAnchor?)
    /// What the revocation lists say about the signer, and the check that says so.
    let revocation: (status: RevocationStatus, finding: CheckFinding?)
    /// The protocols of the chip.
    let proofs: [CheckEntry]
    let time: Timestamp

    var findings: [CheckFinding] {
        rules.demands.compactMap { demand in
            guard demand.isMade || demand.check == .documentTypeAllowed && !rules.takes(given) else { return nil }
            return outcome(of: demand.check).map { CheckFinding(demand.check, $0) }
        }
    }

    private func outcome(of id: CheckID) -> CheckOutcome? {
        switch id {
        case .issuerAllowed: country()
        case .documentTypeAllowed: documentType()
        case .validityPeriod: period()
        case .materialAge: age()
        // A seal has no chip, so that it offers nothing.
        case .proofDemanded: proofs.isEmpty && rules.chip.proofs.isEmpty ? nil : proof()
        default: nil
        }
    }

    // MARK: State and type

    private func country() -> CheckOutcome {
        guard let country = subject.country else { return unread }
        guard country.isKnown else {
            return .undetermined(.countryUnknown, .demandCountryUnknown(code: country.code))
        }
        let isAllowed = rules.countries.allowed.map { $0.contains(country.code) } ?? true
        return isAllowed && !rules.countries.denied.contains(country.code)
            ? .successful(.demandCountryAllowed(state: country.code))
            : .failed(.countryNotAllowed, .demandCountryNotAllowed(state: country.code))
    }

    private func documentType() -> CheckOutcome {
        guard rules.takes(given) else {
            return .failed(.notExpected, given == .seal ? .demandSealGiven : .demandDocumentGiven)
        }
        guard let code = subject.documentCode else { return unread }
        let isAllowed = rules.documentTypes.allowed.map { $0.contains { $0.matches(code) } } ?? true
        return isAllowed && !rules.documentTypes.denied.contains { $0.matches(code) }
            ? .successful(.demandTypeAllowed(code: code))
            : .failed(.documentTypeRefused, .demandTypeRefused(code: code))
    }

    // MARK: Dates

    private func period() -> CheckOutcome {
        guard let expiry else { return .undetermined(.unreadable, .documentExpiryUnreadable) }
        if rules.remainingDays > 0 {
            let last = time.day.daysSince1970 + rules.remainingDays
            guard expiry.latest.daysSince1970 >= last else {
                return .failed(
                    .expiresSoon, .demandExpiresSoon(day: expiry.latest.description, days: rules.remainingDays))
            }
            guard expiry.earliest.daysSince1970 >= last else {
                return .undetermined(.unreadable, .documentExpiryUnreadable)
            }
        }
        guard let months = rules.longestValidityMonths else {
            return .successful(.demandValidLongEnough(days: rules.remainingDays))
        }
        guard let issued else { return .undetermined(.noDateOfIssue, .demandNoDateOfIssue) }
        guard let end = issued.adding(months: months) else { return .successful(.demandPeriodFits(months: months)) }
        return expiry.latest <= end
            ? .successful(.demandPeriodFits(months: months))
            : .failed(
                .validityTooLong,
                .demandValidTooLong(
                    issued: issued.description, expiry: expiry.latest.description, months: months))
    }

    // MARK: Lists

    /// The first list that is too old, or that there is not.
    private func age() -> CheckOutcome {
        if let most = rules.ages.crlDays {
            // Only a list that its CSCA signed, and that is in force, has an age.
            guard revocation.status.state != .undetermined, let list = revocation.status.list else {
                return withoutRevocationList
            }
            guard !list.thisUpdate.isToCome(at: time) else {
                return .undetermined(.crlNotYetValid, .revocationListToCome(list: list.thisUpdate.date))
            }
            if let old = old(.demandRevocationList, since: list.thisUpdate, most: most) { return old }
        }
        if let most = rules.ages.masterListDays {
            guard let signed = trust.anchor?.newestMasterList(at: time, takingListed: takesListed) else {
                return .undetermined(.materialTooOld, .demandNoMasterList)
            }
            if let old = old(.demandMasterList, since: signed, most: most) { return old }
        }
        if let most = rules.ages.storeDays {
            guard let signed = trust.snapshot.newestMasterList(at: time, takingListed: takesListed) else {
                return .undetermined(.materialTooOld, .demandNoListInStore)
            }
            if let old = old(.demandStore, since: signed, most: most) { return old }
        }
        return .successful(.demandListsNew)
    }

    private var takesListed: Bool { rules.profile.acceptsListedAnchors }

    /// Why no revocation list says anything of the signer.
    private var withoutRevocationList: CheckOutcome {
        guard let finding = revocation.finding, finding.result == .undetermined,
            let reason = finding.before?.reason ?? finding.reason, Self.revocationReasons.contains(reason),
            let message = finding.message
        else { return .undetermined(.noCRL, .checkNoRevocationList) }
        return .undetermined(reason, message)
    }

    private static let revocationReasons: Set<CheckReason> = [
        .noCRL, .crlExpired, .crlNotYetValid, .crlNotVerified, .crlOfOtherIssuer, .mayBeRevoked,
    ]

    private func old(_ list: Message, since begin: Timestamp, most: Int) -> CheckOutcome? {
        let days = TrustMaterialAge.days(from: begin, to: time)
        guard days > most else { return nil }
        return .undetermined(.materialTooOld, .demandListOld(list: list, most: most, day: begin.date, days: days))
    }

    // MARK: Chip

    private func proof() -> CheckOutcome {
        let offered = proofs.filter { CheckID.ofChip.contains($0.id) }
        let wanted = offered.filter { entry in
            rules.chip.proofs.isEmpty || rules.chip.proofs.contains { $0.check == entry.id }
        }
        if let first = wanted.first(where: rules.meetsDemand) {
            return .successful(.demandProofShown(check: first.id.message))
        }
        if !offered.isEmpty, offered.allSatisfy({ $0.result == .notSupported }) {
            return .undetermined(.cloneable, .demandCloneable)
        }
        let others = wanted.filter { $0.result == .successful }
        guard others.isEmpty else { return .undetermined(.proofNotShown, .demandProofShownToOthers) }
        return wanted.allSatisfy { $0.result == .notSupported }
            ? .undetermined(.proofNotShown, .demandNoProofOffered) : .undetermined(.proofNotShown, .demandProofNotShown)
    }
}

extension CalendarDate {
    /// The same day of a later month, or the last day of a month that is shorter; nil after the year 9999.
    fileprivate func adding(months: Int) -> CalendarDate? {
        let count = year * 12 + month - 1 + months
        let (year, month) = (count / 12, count % 12 + 1)
        return (0...3).lazy.compactMap { CalendarDate(year: year, month: month, day: day - $0) }.first
    }
}
