// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassImages
import EPassLDS
import EPassSeals
import EPassTrust

/// What `Docs/data-groups.md` shows of the images of a file.
func showImages(of octets: [UInt8]) throws {
    let group = try DataGroup2(decoding: octets)
    for image in group.images { print(image.label, image.format, image.octets.count) }
}

/// What `Docs/data-groups.md` shows of the details of a person.
func details(in octets: [UInt8]) throws -> [String?] {
    let read = try DataGroup11(decoding: octets)
    let primary = read.fullName?.primary  // ERIKSSON
    let birth = read.fullDateOfBirth?.text  // 1974-08-12
    let place = read.placeOfBirth?.fields  // ["ZENITH", "UTOPIA"]
    return [primary, birth] + (place ?? [])
}

/// What `Docs/images.md` shows.
func portrait(in octets: [UInt8]) async throws -> ViewableImage {
    let decoder = ImageDecoder(helper: "/usr/local/bin/epass")
    let portrait = try DataGroup2(decoding: octets).images[0]
    let picture = try await decoder.viewable(portrait)  // JPEG as it is, or PNG
    return picture
}

/// What `Docs/data-groups.md` shows of the images of other files.
func showIrises(in octets: [UInt8]) async throws {
    for image in try DataGroup4(decoding: octets).images {
        let picture = try await ImageDecoder(helper: "/usr/local/bin/epass").viewable(image)
        print(image.label, picture.octets.count)  // right-iris
    }
}

/// What `Docs/lds2.md` shows.
func showStamps(in octets: [UInt8], certificates others: [UInt8], trust snapshot: TrustSnapshot, now: Timestamp) throws
{
    let entries = try LDS2RecordFile<TravelRecord>(decoding: octets, as: .entryRecords)
    let certificates = try LDS2RecordFile<LDS2CertificateRecord>(decoding: others, as: .certificates(.travelRecords))
    for record in entries.records {
        let signature = LDS2Signature.verify(record, certificates: certificates, trust: snapshot, at: now)
        print(record.content.state, record.content.date, signature.result, signature.findings)
    }
}

/// What `Docs/seals.md` shows.
func judgeSeal(_ octets: [UInt8], signer: Certificate, trust snapshot: TrustSnapshot, now: Timestamp) throws -> String {
    let seal = try VisibleDigitalSeal(decoding: octets)
    let judgement = SealJudge(certificates: [signer], trust: snapshot, time: now).judge(.visibleDigitalSeal(seal))
    print(judgement.indication.status, judgement.findings)
    return judgement.indication.status
}
