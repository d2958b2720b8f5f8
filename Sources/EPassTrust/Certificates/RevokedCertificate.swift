// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import EPassTLV

/// One entry of a certificate revocation list (RFC 5280, 5.3), as the list says it: whoever signed the list.
public struct RevokedCertificate: Sendable, Hashable {
    /// The content octets of the serial number as encoded in the list.
    public let serialNumber: [UInt8]
    /// When the certificate was revoked, as the issuer says, to the second.
    public let revocationDate: Timestamp
    /// The CRLReason: 1 is a compromised key, 2 a compromised authority, 4 superseded; nil where none is stated (the
    /// profile forbids it).
    public let reason: Int?
}

/// Where the entries of a list lie in its octets, in the order of their numbers.
struct RevokedEntries: Sendable {
    private struct Place {
        let serialStart: UInt32
        let serialEnd: UInt32
        let entryStart: UInt32
        let entryEnd: UInt32
    }

    static let maximumCount = 4 << 20
    private static let element = "revokedCertificates"
    private static let understood: Set<String> = [OID.reasonCode, OID.holdInstructionCode, OID.invalidityDate]

    private var places: [Place] = []
    private(set) var extensions: Set<String> = []
    private(set) var unknownCritical: Set<String> = []
    private(set) var isDistinguished = true

    var count: Int { places.count }

    /// Reads every entry once, so that a list with a malformed one is refused as a whole.
    init(_ sequence: TLVElement?, _ parent: TLVFields) throws(TrustError) {
        guard let sequence else { return }
        var members = try parent.members(of: sequence, Self.element)
        let path = members.path
        let octets = sequence.content
        while !members.isAtEnd {
            let entry = try members.read(.sequence, "entry")
            let serial = try read(entry, try members.members(of: entry, at: path))
            places.append(
                Place(
                    serialStart: UInt32(serial.startIndex), serialEnd: UInt32(serial.endIndex),
                    entryStart: UInt32(entry.encoded.startIndex), entryEnd: UInt32(entry.encoded.endIndex)))
        }
        let isSorted = zip(places, places.dropFirst()).allSatisfy {
            !SerialNumber.precedes(Self.serial($1, octets), Self.serial($0, octets))
        }
        if !isSorted { places.sort { SerialNumber.precedes(Self.serial($0, octets), Self.serial($1, octets)) } }
    }

    private mutating func read(_ entry: TLVElement, _ members: TLVFields) throws(TrustError) -> ArraySlice<UInt8> {
        var fields = members
        let serial = try fields.read(.integer, "userCertificate")
        guard !serial.content.isEmpty else { throw fields.malformed(serial, "", .asn1IntegerEmpty) }
        let date = try fields.next("revocationDate")
        guard date.time != nil else { throw fields.malformed(date, "revocationDate", .asn1TimeMalformed) }
        let sequence = try fields.optional(.sequence)
        isDistinguished =
            isDistinguished && entry.isDistinguished && serial.isDistinguished && date.isDistinguished
            && sequence?.isDistinguished ?? true
        if let sequence {
            let path = TLVPath.name(fields.path, "crlEntryExtensions")
            for entry in try CertificateRevocationList.decode(try fields.members(of: sequence, at: path)) {
                if extensions.count < 64 { extensions.insert(entry.objectIdentifier) }
                if entry.isCritical, !Self.understood.contains(entry.objectIdentifier), unknownCritical.count < 64 {
                    unknownCritical.insert(entry.objectIdentifier)
                }
            }
        }
        try fields.end()
        return serial.content
    }

    func find(_ serialNumber: [UInt8], in octets: [UInt8]) -> RevokedCertificate? {
        let wanted = SerialNumber.unsigned(serialNumber)
        var low = 0
        var high = places.count
        while low < high {
            let middle = low + (high - low) / 2
            if SerialNumber.precedes(Self.serial(places[middle], octets[...]), wanted) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < places.count, SerialNumber.isSame(Self.octets(places[low], octets[...]), serialNumber) else {
            return nil
        }
        return entry(low, in: octets)
    }

    func entry(_ index: Int, in octets: [UInt8]) -> RevokedCertificate? {
        guard places.indices.contains(index) else { return nil }
        let place = places[index]
        let encoded = Array(octets[Int(place.entryStart)..<Int(place.entryEnd)])
        guard var fields = try? TLVFields(sequence: encoded, Self.element, maximumElements: 64),
            let serial = try? fields.read(.integer), let date = try? fields.time("")
        else { return nil }
        let extensions =
            (try? fields.template(.sequence)).flatMap { try? CertificateRevocationList.decode($0) } ?? []
        let reason = extensions.first { $0.objectIdentifier == OID.reasonCode }?.value
        // An ENUMERATED of one octet.
        let number = reason.flatMap { $0.count == 3 && $0.starts(with: [0x0A, 0x01]) ? $0.last : nil }
        return RevokedCertificate(
            serialNumber: Array(serial.content), revocationDate: date, reason: number.map(Int.init))
    }

    private static func serial(_ place: Place, _ octets: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        SerialNumber.unsigned(Self.octets(place, octets))
    }

    private static func octets(_ place: Place, _ octets: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        octets[Int(place.serialStart)..<Int(place.serialEnd)]
    }
}
