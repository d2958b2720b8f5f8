// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMRZ
internal import EPassMessages

/// The document in which a record was found. A visa names the passport that it is for, and anybody can put one of
/// another passport into evidence.
public enum LDS2Holder: Sendable, Hashable {
    /// No document was given to compare with; the result does not depend on it then.
    case notGiven
    /// DG1 was not read, or cannot be decoded.
    case unknown
    /// The zone of DG1, and the finding about its hash (``CheckID/dataGroupHash(_:)``): a zone whose hash does not
    /// match contradicts no record, and only one whose hash matches confirms one.
    case zone(MRZ, hash: CheckFinding?)
}

/// The step `lds2.record.holder`.
struct LDS2HolderCheck {
    let holder: LDS2Holder
    /// The signed number of the passport, without fillers; empty where there is none.
    let number: String
    /// The signed date of birth without its century, which DG1 does not have either.
    let dateOfBirth: MRZDate?

    init(_ holder: LDS2Holder, passportNumber: String?, dateOfBirth: String?) {
        self.holder = holder
        number = Self.withoutFillers(passportNumber ?? "")
        self.dateOfBirth = dateOfBirth.flatMap { MRZDate(Array($0.utf8.suffix(6))) }
    }

    func judge() -> Outcome {
        let outcome: Outcome =
            switch holder {
            case .notGiven: Outcome(result: .notSupported, reason: .notGiven, message: .lds2HolderNotGiven)
            case .unknown: .undetermined(.notRead, .lds2HolderUnknown)
            case .zone(let mrz, let hash): judge(mrz, hash)
            }
        // Without a number nothing says whose the record is: many were born on one day.
        return number.isEmpty && outcome.result != .failed ? .notOffered(.lds2NoHolder) : outcome
    }

    private func judge(_ mrz: MRZ, _ hash: CheckFinding?) -> Outcome {
        let own = Self.withoutFillers(mrz.documentNumber)
        // A record has nine characters, and no rule says which of a longer number they are.
        let isComparable = !own.isEmpty && !mrz.hasLongDocumentNumber
        if hash?.result != .failed {
            if isComparable, !number.isEmpty, number != own {
                return .failed(.fieldsDiffer, .lds2HolderDiffers(found: number, document: own))
            }
            if let dateOfBirth, Self.contradict(dateOfBirth, mrz.dateOfBirth) {
                return .failed(
                    .fieldsDiffer,
                    .lds2HolderBornOtherwise(found: dateOfBirth.text, document: mrz.dateOfBirth.text))
            }
        }
        guard hash?.result == .successful else {
            return .undetermined(hash?.reason ?? .notRead, .lds2HolderUnconfirmed)
        }
        return isComparable
            ? .successful(.lds2HolderMatches) : .undetermined(.unreadable, .lds2HolderNotComparable)
    }

    /// Whether a part that both know differs.
    private static func contradict(_ one: MRZDate, _ other: MRZDate) -> Bool {
        guard one.state != .invalid, other.state != .invalid else { return false }
        return [(one.year, other.year), (one.month, other.month), (one.day, other.day)].contains { left, right in
            left != nil && right != nil && left != right
        }
    }

    private static func withoutFillers(_ text: String) -> String { text.filter { $0 != "<" } }
}
