// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// What a revocation list covers: all that its issuer certified, or a part (RFC 5280, 5.2.4 and 5.2.5).
///
/// A list of changes, or of a part, says so in an extension. It is one whether or not the extension is critical: that
/// only tells a reader that does not know the extension what to do.
struct RevocationListScope: Sendable {
    /// Whether the list says what it seems to: nothing critical in it is unknown but what is read here.
    private let isUnderstood: Bool
    /// Whether nothing critical is unknown at all.
    private let hasNothingUnknown: Bool
    /// Whether it holds only what has changed since another list.
    let isDelta: Bool
    /// The issuing distribution point as it is encoded; nil for a list of everything.
    private let point: [UInt8]?
    /// The names of the distribution point, each as it is encoded.
    private var pointNames: [[UInt8]] = []
    /// Whether the part is one that certificates of signers may be outside of.
    private var leavesOutSigners = false
    /// Whether it is about attribute certificates, whose numbers are none of certificates.
    private var isOfAttributes = false

    /// The extensions that say it.
    static let extensions: Set<String> = [OID.deltaCRLIndicator, OID.issuingDistributionPoint]

    init(_ list: CertificateRevocationList) {
        hasNothingUnknown = list.unknownCritical.isEmpty
        isUnderstood =
            list.unknownCritical.allSatisfy(Self.extensions.contains)
            && list.signature.isSame(as: list.signatureAlgorithm)
        isDelta = list.extensions.contains { $0.objectIdentifier == OID.deltaCRLIndicator }
        point = list.extensions.first { $0.objectIdentifier == OID.issuingDistributionPoint }?.value
        if let point { do throws(TrustError) { try read(point) } catch { leavesOutSigners = true } }
    }

    private mutating func read(_ point: [UInt8]) throws(TrustError) {
        var fields = try TLVFields(
            sequence: point, "issuingDistributionPoint", maximumLength: 16_384, maximumElements: 64)
        while !fields.isAtEnd {
            let field = try fields.next("field")
            let isTrue = field.content.contains { $0 != 0 }
            switch field.tag {
            case 0xA0:
                var name = try fields.members(of: field, at: fields.path)
                let full = try name.next("distributionPoint")
                guard full.tag == 0xA0 else {
                    // A name relative to the issuer's: nobody can say which certificates have it.
                    leavesOutSigners = true
                    continue
                }
                var names = try name.members(of: full, at: name.path)
                while !names.isAtEnd { pointNames.append(Array(try names.next("name").encoded)) }
                if pointNames.isEmpty { leavesOutSigners = true }
            case 0x81: break
            case 0x85:
                if isTrue { (isOfAttributes, leavesOutSigners) = (true, true) }
            case 0x82, 0x84:
                if isTrue { leavesOutSigners = true }
            default: leavesOutSigners = true
            }
        }
    }

    /// The entry by which a list of this scope revokes a certificate of its issuer. What is partial revokes what it
    /// names; of attribute certificates it names none, and a list of changes may take an entry back (RFC 5280, 5.3.1).
    func revocation(of certificate: Certificate, by list: CertificateRevocationList) -> RevokedCertificate? {
        guard isUnderstood, !isOfAttributes,
            let entry = list.revocation(ofSerialNumber: certificate.serialNumber),
            !(isDelta && entry.reason == Self.removedFromList)
        else { return nil }
        return entry
    }

    /// The reason of an entry that is taken back.
    private static let removedFromList = 8

    /// Whether a signer that it does not name is not revoked. One of the part that a distribution point names covers
    /// the signers that name the same point.
    func covers(_ signer: Certificate) -> Bool {
        guard isUnderstood, hasNothingUnknown, !isDelta, !leavesOutSigners else { return false }
        guard !pointNames.isEmpty else { return true }
        let points = signer.extensions.first { $0.objectIdentifier == OID.crlDistributionPoints }?.value ?? []
        return pointNames.contains { points.firstRange(of: $0) != nil }
    }

    /// Whether the list takes the place of an older one: a list of everything of any, one of a part of the same part
    /// only, one of changes, or one that is not understood, of none.
    func replaces(_ other: () throws(TrustError) -> RevocationListScope) throws(TrustError) -> Bool {
        guard isUnderstood, !isDelta else { return false }
        guard let point else { return true }
        let older = try other()
        return older.point == point && !older.isDelta
    }
}

/// Which of two revocation lists of one key was issued later.
struct RevocationListOrder: Sendable {
    let time: Timestamp?
    let nextTime: Timestamp?
    /// Without needless octets; empty where there is none.
    let number: [UInt8]

    init(_ list: CertificateRevocationList) {
        time = list.thisUpdate
        nextTime = list.nextUpdate
        number = Array(SerialNumber.shortest(list.crlNumber ?? []).prefix(64))
    }

    init(_ record: TrustRecord) {
        time = record.time
        nextTime = record.nextTime
        number = record.number
    }

    /// Whether this list came after that one by its time and by its number.
    ///
    /// Where the two contradict each other neither came first, and both have to be asked; but a lower number is one of
    /// an issuer that counts anew, once the other list has run out. Of two lists of one moment and one number neither
    /// is later.
    func isLater(than other: RevocationListOrder) -> Bool {
        guard let here = time, let there = other.time, here >= there else { return false }
        let (left, right) = (SerialNumber.unsigned(number), SerialNumber.unsigned(other.number))
        guard !number.isEmpty, !other.number.isEmpty, !left.elementsEqual(right) else { return here > there }
        guard SerialNumber.precedes(left, right) else { return true }
        return here > there && other.nextTime.map { here > $0 } ?? false
    }
}
