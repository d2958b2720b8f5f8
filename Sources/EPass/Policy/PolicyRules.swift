// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
import EPassMRZ
package import EPassTrust

extension Policy {
    /// What a policy says of documents: of all, or of those that an exception is about.
    package struct Rules: Sendable, Hashable {
        /// Checks that are mandatory, by `CheckID.policyName`.
        package var mandatory: Set<String> { didSet { roles = WorkedOut() } }
        /// Checks that are optional, by the same names.
        package var optional: Set<String> { didSet { roles = WorkedOut() } }
        /// What every check counts for, by its place among all.
        private var roles = WorkedOut<[CheckRole]>()
        /// The reasons for which every optional check counts that is `undetermined`.
        package var countedReasons: Set<CheckReason>
        /// Those for which one such check counts beside them.
        package var reasonsByCheck: [String: Set<CheckReason>] = [:]
        /// Whether a printed MRZ must be given and match.
        package var demandsPrintedMRZ = false
        /// Whether certificates that ended after an expired document did are only reported.
        package var sparesExpiredDocuments = false
        /// Whether a departure in the protocols of the chip is tolerated by name.
        package var toleratesChipDeviations = true
        /// What passive authentication tolerates.
        package var profile = TrustProfile.default
        /// What has to be given.
        package var expects = Expectation.anything
        /// The data groups that evidence has to bring where EF.SOD lists them. What somebody else gives may leave out
        /// what speaks against it; what this process reads of a chip is for its caller to choose.
        package var requiredGroups: Set<DataGroupNumber> = []
        /// Of which States documents are taken, by ``IssuingCountry/code``.
        package var countries = Choice<String>()
        /// Which types of documents are taken.
        package var documentTypes = Choice<DocumentTypePattern>()
        /// So many days after its expiry a document counts as one that is current.
        package var graceDays = 0
        /// So many days a document must be valid from the day judged at.
        package var remainingDays = 0
        /// For how many months a document may be valid from its issue; nil for any.
        package var longestValidityMonths: Int?
        /// How many days old lists may be; nil for any age.
        package var ages = Ages()
        /// How the chip has to prove that it is the original, beside what the checks of its protocols count for.
        package var chip = ChipDemand()

        static let anyDataGroupHash = "integrity.dg*.hash"

        package init(
            mandatory: Set<String> = [], optional: Set<String> = [], countedReasons: Set<CheckReason> = [],
            demandsPrintedMRZ: Bool = false, sparesExpiredDocuments: Bool = false,
            toleratesChipDeviations: Bool = true, profile: TrustProfile = .default
        ) {
            self.mandatory = mandatory
            self.optional = optional
            self.countedReasons = countedReasons
            self.demandsPrintedMRZ = demandsPrintedMRZ
            self.sparesExpiredDocuments = sparesExpiredDocuments
            self.toleratesChipDeviations = toleratesChipDeviations
            self.profile = profile
        }

        /// Every check that a policy names, once, in the order of the catalogue.
        package static let checkNames: [String] = {
            var seen: Set<String> = []
            return CheckID.all.compactMap(\.policyName).filter { seen.insert($0).inserted }
        }()

        /// What a check counts for, by its name in policies.
        package func role(ofName name: String) -> CheckRole {
            mandatory.contains(name) ? .mandatory : optional.contains(name) ? .optional : .evaluatory
        }

        /// Lets a check count for something else.
        package mutating func count(_ name: String, as role: CheckRole) {
            mandatory.remove(name)
            optional.remove(name)
            switch role {
            case .mandatory: mandatory.insert(name)
            case .optional: optional.insert(name)
            case .evaluatory: break
            }
        }

        /// No anchor will do that nobody or only another State vouches for.
        mutating func refuseWeakAnchors() {
            profile.acceptsUnpinnedAnchors = false
            profile.acceptsListedAnchors = false
        }

        /// What each check counts for by its name, by its place among all.
        var allRoles: [CheckRole] {
            roles.value { CheckID.all.map { check in check.policyName.map { role(ofName: $0) } ?? .evaluatory } }
        }

        /// What a check counts for; see ``Policy/role(of:isAsked:)``.
        package func role(of id: CheckID, isAsked: Bool) -> CheckRole { role(of: id, isAsked: isAsked, allRoles) }

        private func role(of id: CheckID, isAsked: Bool, _ roles: [CheckRole]) -> CheckRole {
            switch id.check.counts {
            case .always(let role): return role
            case .like(let other): return role(of: other, isAsked: isAsked, roles)
            case .byPolicy: break
            }
            if id == .mrzMatchesDG1 { return isAsked || demandsPrintedMRZ ? .mandatory : .evaluatory }
            let role = roles[id.place]
            guard id.isDataGroupHash else { return role }
            return role == .mandatory && isAsked ? .mandatory : .evaluatory
        }

        /// What a finding counts for: less than its check where the policy takes data without the chip. How a printed
        /// zone compared elsewhere was not asked for here.
        ///
        /// - Parameter roles: ``allRoles``, which whoever asks for many has at hand.
        func role(of finding: CheckFinding, isAsked: Bool, _ roles: [CheckRole]) -> CheckRole {
            if let role = finding.reason.flatMap({ finding.id.check.exceptions[$0] }) { return role }
            let isOpen = finding.result == .undetermined
            if chip.takesDataAlone, isOpen, CheckID.ofChip.contains(finding.id) { return .evaluatory }
            return role(of: finding.id, isAsked: isAsked && finding.reason != .recorded, roles)
        }

        /// Whether what is given is what has to be.
        func takes(_ given: Expectation) -> Bool { [.anything, given].contains(expects) }

        /// Whether the chip has to prove itself, beside what the checks of its protocols count for.
        var demandsProof: Bool { !chip.proofs.isEmpty || chip.shownTo == .verifier && !chip.takesDataAlone }

        /// Whether a proof of the chip is one that is demanded, shown to whom it has to be.
        func meetsDemand(_ proof: CheckEntry) -> Bool {
            (chip.proofs.isEmpty || chip.proofs.contains { $0.check == proof.id }) && proof.result == .successful
                && (chip.shownTo == .anyone || proof.isShownToVerifier)
        }

        /// The checks that prove the data and are not mandatory: without one of them data passes that nobody signed.
        var unprovenChecks: [String] {
            (CheckID.ofSignature + [.dataGroup1Hash]).compactMap(\.policyName).filter { role(ofName: $0) != .mandatory }
        }

        /// What the policy demands of a document beside the standard: a check for each kind of demand, whether it is
        /// made, and the member that makes it.
        var demands: [(check: CheckID, isMade: Bool, member: String)] {
            [
                (.issuerAllowed, !countries.isAnything, "countries"),
                (.documentTypeAllowed, !documentTypes.isAnything, "documentTypes"),
                (.validityPeriod, remainingDays > 0 || longestValidityMonths != nil, "expiry"),
                (.materialAge, !ages.isAnything, "age"),
                (.proofDemanded, demandsProof, chip.proofs.isEmpty ? "chip.shownTo" : "chip.proofs"),
            ]
        }

        /// Whether it demands anything of the kind.
        var makesDemands: Bool { demands.contains(where: \.isMade) }

        /// Whether a check that is not `failed` keeps the overall result from `successful`.
        func isOpen(_ check: CheckEntry) -> Bool {
            switch check.role {
            case .mandatory:
                if check.id == .mrzMatchesDG1, demandsPrintedMRZ { return check.result != .successful }
                return check.result != .successful && check.result != .notSupported
            case .optional:
                guard check.result == .undetermined, let reason = check.reason else { return false }
                return countedReasons.contains(reason) || reasons(for: check.id).contains(reason)
            case .evaluatory: return false
            }
        }

        private func reasons(for id: CheckID) -> Set<CheckReason> {
            guard !reasonsByCheck.isEmpty else { return [] }
            if case .like(let other) = id.check.counts { return reasons(for: other) }
            return id.policyName.flatMap { reasonsByCheck[$0] } ?? []
        }
    }

    /// What is judged: what the sender gives decides nothing of what is expected.
    package enum Expectation: String, Sendable, Hashable, CaseIterable {
        /// A document or a seal.
        case anything
        /// The evidence of a document with a chip.
        case document
        /// A visible digital seal or a VDS-NC.
        case seal
    }

    /// What is taken of States or of types: all but what is denied, or what is allowed and not denied.
    package struct Choice<Element: Hashable & Sendable>: Sendable, Hashable {
        /// Nil for everything.
        package var allowed: Set<Element>?
        /// Never taken.
        package var denied: Set<Element> = []

        package init() {}

        /// Whether nothing is said.
        package var isAnything: Bool { allowed == nil && denied.isEmpty }
    }

    /// How old lists may be, in days.
    package struct Ages: Sendable, Hashable {
        /// The revocation list of the document signer's CSCA, from its beginning.
        package var crlDays: Int?
        /// The newest master list that the anchor came in, from its signing.
        package var masterListDays: Int?
        /// The newest master list of the whole store.
        package var storeDays: Int?

        package init() {}

        /// Whether nothing is said.
        package var isAnything: Bool { self == Ages() }
    }

    /// How the chip has to prove that it is the original.
    package struct ChipDemand: Sendable, Hashable {
        /// To whom it has to prove it.
        package enum Witness: String, Sendable, Hashable, CaseIterable {
            /// To whoever read it, as the evidence says.
            case anyone
            /// To whoever judges: by reading it, or by a challenge of its own.
            case verifier
        }

        /// Any of these will do, of every document; where it is empty and whoever judges has to be shown it, any that
        /// the document offers.
        package var proofs: Set<ChipProtocol> = []
        /// To whom.
        package var shownTo = Witness.anyone
        /// Whether genuine data will do where nobody showed the protection that the document offers. What was shown to
        /// be a copy fails all the same.
        package var takesDataAlone = false

        package init() {}
    }

    /// Other rules for some documents.
    package struct Exception: Sendable, Hashable {
        /// Its name in reports.
        package let name: String
        /// The documents that it is about.
        package let selection: PolicySelection
        /// What holds for them; all of it, and not what is other alone.
        package var rules: Rules
    }
}
