// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassLDS
import EPassTestSupport
import Testing

@testable import EPassTrust

@Suite("Offsets in errors count from the beginning of what was given", .timed)
struct ErrorOffsetTests {
    /// One octet of an object identifier that is no longer one: its tag, or its length. The fault is where it begins.
    struct Flip: Sendable {
        let index: Int
        let bits: UInt8

        static let tag = Flip(index: 0, bits: 0x01)
        static let length = Flip(index: 1, bits: 0x80)

        /// The octets with the first such identifier from there on changed, and where it begins.
        func applied(
            to octets: [UInt8], _ identifier: String, from start: Int = 0
        ) throws -> (octets: [UInt8], position: Int) {
            let encoded = try bytes(identifier)
            let found = try #require(octets[start...].firstRange(of: encoded))
            var changed = octets
            changed[found.lowerBound + index] ^= bits
            return (changed, found.lowerBound)
        }
    }

    static let country = "0603550406"
    static let ecdsa = "06082A8648CE3D040302"

    static func name() throws -> DistinguishedName { try DistinguishedName(country: "UT", commonName: "CSCA UT") }

    @Test(
        "in a revocation list: algorithms, issuer, extensions of an entry and of the list",
        arguments: [Flip.tag, .length]
    )
    func revocationList(flip: Flip) throws {
        var builder = try RevocationListTests.builder()
        builder.defects = [.reasonCodes]
        let encoded = try RevocationListTests.issue(builder).encoded
        let inner = try flip.applied(to: encoded, Self.ecdsa)
        let outer = try flip.applied(to: encoded, Self.ecdsa, from: inner.position + 1)
        #expect(outer.position > inner.position)
        let rest = try [Self.country, "0603551D15", "0603551D14"].map { try flip.applied(to: encoded, $0) }
        for changed in [inner, outer] + rest {
            let error = try #require(throws: TrustError.self) {
                try CertificateRevocationList(encoded: changed.octets)
            }
            #expect(error.code == .malformed)
            #expect(error.offset == changed.position, "\(error)")
        }
    }

    @Test("in the value of an extension that decides about a certificate")
    func extensionValue() throws {
        // Authority, and a path of no more authorities: the number becomes a bit string.
        let encoded = try TestDocument().cscaCertificate().encoded
        let value = try #require(encoded.firstRange(of: try bytes("30060101FF020100")))
        var changed = encoded
        changed[value.lowerBound + 5] ^= 0x01
        let error = try #require(throws: TrustError.self) { try Certificate(encoded: changed) }
        #expect(error.element == "extensions.2.5.29.19")
        #expect(error.offset == value.lowerBound + 5)
    }

    @Test("in the value of an extension that is decoded later")
    func laterValue() throws {
        let encoded = try TestDocument().cscaCertificate().encoded
        let entry = try #require(encoded.firstRange(of: try bytes("0603551D0E04160414")))
        var changed = encoded
        changed[entry.lowerBound + 7] ^= 0x01
        let certificate = try Certificate(encoded: changed)
        let found = try #require(certificate.extensions.first { $0.objectIdentifier == "2.5.29.14" })
        let error = try #require(throws: TrustError.self) { try found.decoded() }
        #expect(error.offset == entry.lowerBound + 7)
        let same = Certificate.Extension(objectIdentifier: "2.5.29.14", isCritical: false, value: found.value)
        #expect(same == found)
    }

    @Test("in a certificate that a CMS object carries")
    func carriedCertificate() throws {
        let made = try TestList().make()
        let signer = try #require(made.contentInfo.firstRange(of: made.signer.encoded))
        let changed = try Flip.tag.applied(to: made.contentInfo, Self.country, from: signer.lowerBound)
        let data = try SignedData(contentInfo: changed.octets, limits: .signedList)
        #expect(data.undecodedCertificates.map(\.offset) == [changed.position])
    }

    @Test("in EF.SOD, around the CMS object and in the certificate that it carries")
    func securityObject() throws {
        let made = try TestDocument().make()
        let sod = try #require(made.input.sod)
        let type = try Flip.tag.applied(to: sod, "06092A864886F70D010702")
        let unsigned = try ParsedSecurityObject<LDSSecurityObject>(decoding: type.octets, profile: .default)
        #expect(unsigned.signedDataError?.offset == type.position)
        let signer = try #require(sod.firstRange(of: made.signer.encoded))
        let changed = try Flip.tag.applied(to: sod, Self.country, from: signer.lowerBound)
        let parsed = try ParsedSecurityObject<LDSSecurityObject>(decoding: changed.octets, profile: .default)
        #expect(parsed.signedData?.undecodedCertificates.map(\.offset) == [changed.position])
    }

    @Test("in what EF.SOD has under its signature")
    func securityObjectContent() throws {
        let made = try TestDocument().make()
        let sod = try #require(made.input.sod)
        // The number of the first data group.
        let group = try #require(sod.firstRange(of: try bytes("020101")))
        var changed = sod
        changed[group.lowerBound] = 0x05
        let parsed = try ParsedSecurityObject<LDSSecurityObject>(decoding: changed, profile: .default)
        guard case .undecodable(let error) = parsed.fault else {
            Issue.record("the content decodes")
            return
        }
        #expect(error.offset == group.lowerBound, "\(error)")
    }

    @Test("in the list of hashes of EF.SOD, and where there is none")
    func listOfHashes() throws {
        let document = TestDocument()
        let list = try document.securityObject()
        let sod = try #require(try document.make().input.sod)
        let found = try EFSOD(decoding: sod).securityObject()
        #expect(found.octets == list.octets && found.dataGroupHashes == list.dataGroupHashes)
        let start = try #require(sod.firstRange(of: list.octets)).lowerBound
        let version = try #require(sod[start...].firstRange(of: [0x02, 0x01, 0x00])).lowerBound
        var changed = sod
        changed[version] ^= 0x01
        let damaged = try #require(throws: TrustError.self) { try EFSOD(decoding: changed).securityObject() }
        #expect(damaged.code == .malformed && damaged.offset == version, "\(damaged)")
        #expect(damaged.element == "LDSSecurityObject.version")
        let type = try Flip.tag.applied(to: sod, "06092A864886F70D010702")
        let unsigned = try #require(throws: TrustError.self) { try EFSOD(decoding: type.octets).securityObject() }
        #expect(unsigned.offset == type.position)
    }

    @Test("in a certificate of a master list, from the beginning of its content", arguments: [Flip.tag, .length])
    func masterList(flip: Flip) throws {
        let made = try TestList().make()
        let content = CertificateListBuilder(certificates: [made.csca.encoded, made.signer.encoded]).content()
        let start = try #require(try MasterList(content: content).entries.last).offset
        let changed = try flip.applied(to: content, Self.country, from: start)
        let entry = try #require(try MasterList(content: changed.octets).entries.last)
        #expect(entry.index == 1 && entry.offset == start)
        let error = try #require(throws: TrustError.self) { try entry.certificate.get() }
        #expect(error.offset == changed.position)
    }

    @Test("in the name of a signer in a defect list and in a deviation list", arguments: [Flip.tag, .length])
    func statements(flip: Flip) throws {
        let defects = try DefectListBuilder(entries: [
            .init(
                signer: .issuerAndSerialNumber(try Self.name(), serialNumber: [1]), known: [.powerDownRequired])
        ]).content()
        let defect = try flip.applied(to: defects, Self.country)
        #expect(try DefectList(content: defect.octets).undecoded.map(\.offset) == [defect.position])
        let deviations = try DeviationListBuilder(entries: [
            .init(
                .init(signer: .issuerAndSerialNumber(try Self.name(), serialNumber: [1])), [.init(.chip)])
        ]).content()
        let deviation = try flip.applied(to: deviations, Self.country)
        #expect(try DeviationList(content: deviation.octets).undecoded.map(\.offset) == [deviation.position])
    }

    @Test("in the second of two card-verifiable certificates")
    func cardVerifiable() throws {
        let encoded = try CardVerifiablePKI.root().encoded
        let profile = try #require(encoded.firstRange(of: try bytes("5F290100")))
        var changed = encoded + encoded
        changed[encoded.count + profile.lowerBound + 3] ^= 0x01
        let error = try #require(throws: TrustError.self) { try CardVerifiableCertificate.list(encoded: changed) }
        #expect(error.offset == encoded.count + profile.lowerBound)
    }
}
