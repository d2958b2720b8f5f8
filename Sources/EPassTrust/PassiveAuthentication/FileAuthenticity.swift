// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
public import EPassMessages

/// Whether a signed file was shown to be what its issuer signed, and if not, why. Only then may its content decide
/// about another file.
public struct FileAuthenticity: Sendable, Hashable {
    /// `successful`: the issuer signed these octets. `notSupported`: the issuer signed that there is no such file.
    /// Anything else: not shown.
    public let result: CheckResult
    /// Why it was not shown; nil where it was.
    public let reason: CheckReason?
    /// What was found, in a sentence; nil where nobody said.
    public let message: Message?

    /// A state about which there is nothing to say beside the reason, as of a file that was judged elsewhere.
    package init(result: CheckResult, reason: CheckReason?) {
        self.init(result: result, reason: reason, message: nil)
    }

    package init(result: CheckResult, reason: CheckReason?, message: Message?) {
        self.result = result
        self.reason = reason
        self.message = message
    }

    /// That of a data group: its hash must be the one of a security object whose signature and issuer are proven. A
    /// hash that matches an unproven security object is not enough.
    ///
    /// - Parameter findings: those of passive authentication; the callers may have made their reasons more precise.
    package init(ofDataGroup number: DataGroupNumber, in findings: [CheckFinding]) {
        let object = Self.places(of: Self.object, .dsRevocation, in: findings)
        let id = CheckID.dataGroupHash(number)
        guard let hash = findings.indices.first(where: { findings[$0].id == id }) else {
            let isProven =
                object.count == Self.object.count && object.allSatisfy { findings[$0].result == .successful }
            guard isProven else {
                self.init(findings, object, of: Self.object.count)
                return
            }
            self.init(
                result: .notSupported, reason: .notOffered,
                message: .signedObjectNoDataGroup(number: number.rawValue))
            return
        }
        self.init(findings, [hash] + object, of: Self.object.count + 1)
    }

    /// That of EF.CardSecurity, by the findings over it.
    ///
    /// - Parameter findings: those of ``CardSecurityAuthentication``; the callers may have made their reasons more
    ///   precise.
    package init(ofCardSecurityIn findings: [CheckFinding]) {
        self.init(
            findings, Self.places(of: Self.cardSecurity, .cardSecurityRevocation, in: findings),
            of: Self.cardSecurity.count)
    }

    /// Successful if all at these places are, and none is missing; else as the first that is not.
    private init(_ findings: [CheckFinding], _ places: [Int], of count: Int) {
        guard let decisive = places.first(where: { findings[$0].result != .successful }).map({ findings[$0] }) else {
            let isWhole = Set(places.map { findings[$0].id }).count == count
            self.init(
                result: isWhole ? .successful : .undetermined, reason: isWhole ? nil : .noSecurityObject,
                message: isWhole ? .signedObjectAuthentic : .signedObjectNotJudged)
            return
        }
        self.init(
            result: decisive.result, reason: decisive.reason,
            message: decisive.ownMessage ?? .signedObjectNotProven(check: decisive.id.message))
    }

    /// The checks of EF.SOD itself, and that of the path from its signer to a trusted CSCA.
    private static let object = CheckID.all.filter { id in
        id.check.object == .securityObject || id.check.object == .documentSigner && id.check.aspect == .path
    }
    private static let cardSecurity = object.compactMap(\.check.cardSecurityCounterpart)

    /// The places of these checks; and that of the revocation of the signer, where it failed: what a revoked key signs
    /// is anybody's. That no revocation list is at hand says nothing (Doc 9303-12, D.1.2).
    private static func places(
        of checks: [CheckID], _ revocation: CheckID, in findings: [CheckFinding]
    ) -> [Int] {
        // By the places: an iterator copies each finding that it passes.
        findings.indices.filter { place in
            checks.contains(findings[place].id)
                || findings[place].id == revocation && findings[place].result == .failed
        }
    }
}
