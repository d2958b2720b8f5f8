// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

extension SimulatorProfile {
    /// Genuine documents that differ in what their data groups hold.
    package static let dataGroups: [SimulatorProfile] = [
        SimulatorProfile(
            "all-data-groups",
            "Every file of the standard: EF.DG1 to EF.DG5 and EF.DG7 to EF.DG16, EF.CardSecurity, EF.DIR, EF.ATR/INFO, EF.CVCA.",
            document: { $0.describeEverything() },
            behaviour: { $0.extendedLength = .wide }),
        SimulatorProfile(
            "iso39794", "Face, fingers and irises are encoded by ISO/IEC 39794 instead of 19794.",
            document: {
                $0.guardBiometrics()
                $0.faces = $0.faces.changed { $0.encoding = .iso39794 }
                $0.fingers = BiometricMaker.standardFingers.changed { $0.encoding = .iso39794 }
                $0.irises = BiometricMaker.standardIrises.changed { $0.encoding = .iso39794 }
            }),
        SimulatorProfile(
            "portrait-jp2", "The portrait is JPEG 2000 in its file format.", document: { $0.drawPortrait(as: .jp2) }),
        SimulatorProfile(
            "portrait-j2k", "The portrait is a codestream of JPEG 2000 without its file format.",
            document: { $0.drawPortrait(as: .j2k) }),
        SimulatorProfile(
            "several-portraits", "EF.DG2 has three faces: two of ISO/IEC 19794-5, one of ISO/IEC 39794-5.",
            document: {
                $0.faces = [
                    FaceDescription { $0.hasDetails = true }, FaceDescription { $0.portrait.format = .jp2 },
                    FaceDescription { $0.encoding = .iso39794 },
                ]
            }),
        SimulatorProfile(
            "eac-empty", "EF.DG3 and EF.DG4 without any finger or eye (Doc 9303-10, 4.7.3.2.2).",
            document: {
                $0.guardBiometrics()
                $0.fingers = []
                $0.irises = []
            }),
        SimulatorProfile(
            "national-name", "EF.DG11 has the name in national characters, the zone its transliteration.",
            document: {
                $0.mrz = [
                    "P<UTOMUELLER<OEZ<<JOERG<SIMON<<<<<<<<<<<<<<<", "L898902C36UTO7408122M3404159ZE184226B<<<<<16",
                ]
                $0.givePersonalDetails {
                    $0.fullName = .text("MÜLLER<ÖZ<<JÖRG<ŠIMON")
                    $0.placeOfBirth = ["ZÉNITH", "UTOPIA"]
                }
            }),
    ]

    /// Documents whose issuer signed data groups that contradict each other.
    package static let contradictory: [SimulatorProfile] = [
        SimulatorProfile(
            "dg11-other-name", "EF.DG11 names another person than EF.DG1; both are signed.",
            document: { $0.givePersonalDetails { $0.fullName = .text("LINDGREN<<OLE") } }),
        SimulatorProfile(
            "dg11-other-birth", "EF.DG11 has another date of birth than EF.DG1; both are signed.",
            document: { $0.givePersonalDetails { $0.dateOfBirth = .text("19690806") } }),
        SimulatorProfile(
            "dg12-after-expiry", "EF.DG12 has a date of issue after the date of expiry; both are signed.",
            document: { $0.giveDocumentDetails { $0.dateOfIssue = .text("20350101") } }),
        SimulatorProfile(
            "dg12-before-birth", "EF.DG12 has a date of issue before the date of birth; both are signed.",
            document: { $0.giveDocumentDetails { $0.dateOfIssue = .text("19700101") } }),
    ]

    /// Documents that depart from the standard in one file as documents of the field do; the departure is signed.
    package static let fieldDeviations: [SimulatorProfile] = FieldDeviation.all.map { deviation in
        SimulatorProfile(
            deviation.profileName, "EF.\(deviation.dataGroup) departs from the standard: \(deviation.text).",
            document: { $0.deviations = [deviation.deviation] })
    }
}

extension DocumentDescription {
    /// Fingers and irises behind terminal authentication, which chip authentication comes before.
    mutating func guardBiometrics() {
        if chipAuthentication.isEmpty { chipAuthentication = [ChipAuthenticationDescription()] }
        terminalAuthentication = terminalAuthentication ?? TerminalAuthenticationDescription()
    }

    mutating func drawPortrait(as format: ImageDescription.Format) {
        faces = [FaceDescription { $0.portrait.format = format }]
    }

    /// Gives every data group that the standard defines something to hold, and the chip every protocol.
    mutating func describeEverything() {
        guardBiometrics()
        pace = SimulatorProfile.offers(.chipAuthentication, .generic)
        faces = [FaceDescription { $0.hasDetails = true }]
        let thumb = FingerDescription {
            $0.position = .rightThumb
            $0.image.format = .jpeg
        }
        fingers = BiometricMaker.standardFingers + [thumb]
        irises = BiometricMaker.standardIrises
        displayedPortraits = [ImageDescription(), ImageDescription(format: .jp2)]
        displayedSignatures = [ImageDescription()]
        // The standard leaves the content open: a header with a version, and the feature.
        dataFeatures = [[0xA1, 0x08, 0x80, 0x01, 0x01, 0x81, 0x03, 0x44, 0x38, 0x31]]
        structureFeatures = [[0xA1, 0x08, 0x80, 0x01, 0x01, 0x81, 0x03, 0x44, 0x39, 0x31]]
        substanceFeatures = [[0xA1, 0x06, 0x80, 0x01, 0x01, 0x81, 0x01, 0x0A], [0xA2, 0x03, 0x80, 0x01, 0x01]]
        givePersonalDetails {
            $0.otherNames = ["ERIKSSON<<ANNIKA", "LINDGREN<<ANNA"]
            $0.personalNumber = "ZE184226B"
            $0.placeOfBirth = ["ZENITH", "UTOPIA"]
            $0.permanentAddress = ["1 MAIN STREET", "ZENITH", "UTOPIA"]
            $0.telephone = "+15550100"
            $0.profession = "CARTOGRAPHER"
            $0.title = "DR"
            $0.personalSummary = "OF NO PARTICULAR ACCOUNT"
            $0.proofOfCitizenship = ImageDescription()
            $0.otherTravelDocumentNumbers = ["L898902C2", "D23145890"]
            $0.custodyInformation = "NONE"
        }
        giveDocumentDetails {
            $0.otherPersons = ["ERIKSSON<<OLE"]
            $0.endorsements = "VALID FOR ALL COUNTRIES"
            $0.taxOrExitRequirements = "NONE"
            $0.imageOfFront = ImageDescription()
            $0.imageOfRear = ImageDescription()
            $0.dateAndTimeOfPersonalisation = .ofDocument
            $0.personalisationSystemSerialNumber = "EPASS-1"
        }
        optionalDetails = Array([0x04, 0x05] + "UTOPI".utf8)
        personsToNotify = [
            PersonToNotify(name: "ERIKSSON<<OLE", telephone: "+15550101", address: ["1 MAIN STREET", "ZENITH"]),
            PersonToNotify(name: "LINDGREN<<INGRID", telephone: "+15550102", address: ["2 MAIN STREET", "ZENITH"]),
        ]
    }
}

extension Array {
    /// The elements, each with this change.
    func changed(_ change: (inout Element) -> Void) -> [Element] {
        var elements = self
        for index in elements.indices { change(&elements[index]) }
        return elements
    }
}
