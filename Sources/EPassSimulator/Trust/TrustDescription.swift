// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMRZ
import EPassMessages
import EPassTrust

/// What is wrong with the chain of a document, or with what is trusted: the member `trust` of a description.
package struct TrustDescription: Sendable, Hashable {
    /// A name of the first column of Docs/trust-defects.md; `genuine` for nothing.
    package var defect = Self.genuine

    /// The document without any defect, in the same State.
    package static let genuine = "genuine"
    /// Every name.
    package static let names = [genuine] + TrustDefect.all.map(\.name)

    /// A genuine chain.
    package init() {}
}

extension TrustDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [.value("defect", \.defect, .one(of: names, by: { $0 }))]
    }
}

extension DocumentDescription {
    /// Changes what the defect wants of the document itself.
    mutating func prepareTrust() throws(SimulatorError) {
        guard let trust else { return }
        // The date of issue is what the periods of use are held against.
        if documentDetails == nil { documentDetails = DocumentDetails() }
        TrustDefect.all.first { $0.name == trust.defect }?.document(&self)
    }

    /// Confirms that nothing else is said of what the State of a trust defect issues.
    func confirmTrust(_ faults: inout DescriptionFaults) {
        guard let trust else { return }
        faults.demand(
            TrustDescription.names.contains(trust.defect), of: "trust.defect",
            .simulatorOneOf(words: TrustDescription.names))
        faults.demand(issuing == IssuingDescription(), of: "issuing", .issuingBesideTrust)
        faults.demand(defect == nil, of: "defect", .issuingBesideTrust)
        faults.demand(cscaGenerations == 1, of: "cscaGenerations", .issuingBesideTrust)
        let schemes = [signature, cscaSignature ?? signature]
        faults.demand(
            schemes.allSatisfy { $0.algorithm.standard != nil && !$0.namesKeyOnly }, of: "signature",
            .issuingStandardAlgorithms)
        faults.demand(dataGroupHash?.standard != nil || dataGroupHash == nil, of: "hash", .issuingStandardAlgorithms)
    }

    /// Makes another State the issuer, by the code of the zone; no check digit covers it.
    mutating func changeIssuer(_ code: String) {
        guard let line = mrz.first, line.utf8.count > 5 else { return }
        let padded = code.padding("<", to: 3)
        mrz[0] = String(line.prefix(2)) + padded + String(line.dropFirst(5))
    }

    /// Lets the document be issued so many years earlier.
    mutating func moveIssue(yearsEarlier: Int) {
        guard let zone = try? zone(), let day = try? issueDate(of: zone) else { return }
        dateOfIssue = CalendarDate(year: day.year - yearsEarlier, month: day.month, day: day.day)
    }
}

extension String {
    /// This text with so many of that character behind it.
    fileprivate func padding(_ filler: String, to length: Int) -> String {
        self + String(repeating: filler, count: max(0, length - count))
    }
}
