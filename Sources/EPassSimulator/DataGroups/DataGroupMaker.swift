// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMRZ
import EPassTLV

/// Makes the data groups that a description has members for, all but EF.DG14 and EF.DG15, which hold keys.
struct DataGroupMaker {
    let description: DocumentDescription
    /// The zone in EF.DG1.
    let zone: MRZ
    /// What the zone leaves out of the holder's name and date of birth, where that is known.
    let holder: DocumentDescription.Holder?
    let issued: CalendarDate

    /// The files, before any deviation is made into them.
    func files() -> [DataGroupNumber: [UInt8]] {
        var files: [DataGroupNumber: [UInt8]] = [.dg1: DataGroup1(mrz: zone).encoded()]
        if description.dataGroups.contains(2) { files[.dg2] = BiometricMaker.faces(description.faces, sex: zone.sex) }
        let guarded = description.terminalAuthentication?.dataGroups ?? []
        if let fingers = description.fingers ?? (guarded.contains(3) ? BiometricMaker.standardFingers : nil) {
            files[.dg3] = BiometricMaker.fingers(fingers)
        }
        if let irises = description.irises ?? (guarded.contains(4) ? BiometricMaker.standardIrises : nil) {
            files[.dg4] = BiometricMaker.irises(irises, captured: issued)
        }
        if let images = description.displayedPortraits {
            files[.dg5] = DataGroup5(displayedImages: images.map { Self.image($0, .portrait) }).encoded()
        }
        if let images = description.displayedSignatures {
            files[.dg7] = DataGroup7(displayedImages: images.map { Self.image($0, .signature) }).encoded()
        }
        files[.dg8] = Self.features(description.dataFeatures, as: .dg8)
        files[.dg9] = Self.features(description.structureFeatures, as: .dg9)
        files[.dg10] = Self.features(description.substanceFeatures, as: .dg10)
        files[.dg11] = description.personalDetails.map(personal)
        files[.dg12] = description.documentDetails.map(document)
        if let details = description.optionalDetails { files[.dg13] = TLVWriter.encode(0x6D, details) }
        files[.dg16] = description.personsToNotify.map { persons in
            DataGroup16(persons: persons.map(person)).encoded()
        }
        for (number, content) in description.files {
            if let dataGroup = DataGroupNumber(rawValue: number) { files[dataGroup] = content }
        }
        return files
    }

    // MARK: details

    private func personal(_ details: PersonalDetails) -> [UInt8] {
        DataGroup11(
            fullName: Self.name(details.fullName) { holder?.fullName ?? Self.fullName(of: zone.name) },
            otherNames: details.otherNames.map { LDSName($0) },
            personalNumber: details.personalNumber.map { LDSText($0) },
            fullDateOfBirth: Self.date(details.dateOfBirth) { dateOfBirth },
            placeOfBirth: Self.fields(details.placeOfBirth),
            permanentAddress: Self.fields(details.permanentAddress),
            telephone: details.telephone.map { LDSText($0) }, profession: details.profession.map { LDSText($0) },
            title: details.title.map { LDSText($0) }, personalSummary: details.personalSummary.map { LDSText($0) },
            proofOfCitizenship: details.proofOfCitizenship.map { Self.image($0, .page) },
            otherTravelDocumentNumbers: Self.fields(details.otherTravelDocumentNumbers),
            custodyInformation: details.custodyInformation.map { LDSText($0) }
        ).encoded()
    }

    private func document(_ details: DocumentDetails) -> [UInt8] {
        let noon = LDSDate.Time(hour: 12, minute: 0, second: 0)
        let personalised: LDSDate? =
            switch details.dateAndTimeOfPersonalisation {
            case .ofDocument: noon.map { LDSDate(issued, at: $0) }
            case .text(let digits): LDSDate(octets: digits.utf8, hasTime: true)
            case .none: nil
            }
        return DataGroup12(
            issuingAuthority: details.issuingAuthority.map { LDSText($0) },
            dateOfIssue: Self.date(details.dateOfIssue) { LDSDate(issued) },
            otherPersons: details.otherPersons.map { LDSName($0) },
            endorsements: details.endorsements.map { LDSText($0) },
            taxOrExitRequirements: details.taxOrExitRequirements.map { LDSText($0) },
            imageOfFront: details.imageOfFront.map { Self.image($0, .page) },
            imageOfRear: details.imageOfRear.map { Self.image($0, .page) },
            dateAndTimeOfPersonalisation: personalised,
            personalisationSystemSerialNumber: details.personalisationSystemSerialNumber.map { LDSText($0) }
        ).encoded()
    }

    private func person(_ person: PersonToNotify) -> DataGroup16.Person {
        DataGroup16.Person(
            dateRecorded: Self.date(person.dateRecorded) { LDSDate(issued) } ?? LDSDate(issued),
            name: LDSName(person.name),
            telephone: LDSText(person.telephone), address: LDSText(fields: person.address))
    }

    /// The date of birth with its century: as the holder gave it, or the latest that lies before the day of issue.
    private var dateOfBirth: LDSDate? {
        if let holder { return LDSDate(holder.dateOfBirth) }
        let date = zone.dateOfBirth
        guard date.state != .invalid else { return nil }
        return LDSDate(
            year: date.fullYear(as: .birth, relativeTo: issued), month: date.month, day: date.day)
    }

    private static func fullName(of name: MRZName) -> String {
        [name.primaryComponents, name.secondaryComponents].filter { !$0.isEmpty }
            .map { $0.joined(separator: "<") }.joined(separator: "<<")
    }

    private static func name(_ element: PersonalDetails.Element, _ ofDocument: () -> String) -> LDSName? {
        switch element {
        case .ofDocument: LDSName(ofDocument())
        case .text(let text): LDSName(text)
        case .none: nil
        }
    }

    private static func date(_ element: PersonalDetails.Element, _ ofDocument: () -> LDSDate?) -> LDSDate? {
        switch element {
        case .ofDocument: ofDocument()
        case .text(let digits): LDSDate(octets: digits.utf8)
        case .none: nil
        }
    }

    private static func fields(_ texts: [String]) -> LDSText? { texts.isEmpty ? nil : LDSText(fields: texts) }

    // MARK: images and features

    private static func image(_ image: ImageDescription, _ drawing: Drawing) -> DisplayedImage {
        DisplayedImage(image.image ?? drawing.octets(as: image.format))
    }

    /// The number of features, and the data objects as they are given; the standard has yet to define what is in them.
    private static func features(_ objects: [[UInt8]]?, as dataGroup: DataGroupNumber) -> [UInt8]? {
        guard let objects else { return nil }
        var writer = TLVWriter()
        writer.append(TLVTag(UInt32(dataGroup.tag))) { file in
            file.append(0x02, [UInt8(truncatingIfNeeded: objects.count)])
            for object in objects { file.append(encoded: object) }
        }
        return writer.bytes
    }
}
