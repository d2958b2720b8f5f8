// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTLV

/// Makes a whole document from its description: keys, certificates, data groups, EF.SOD and EF.COM.
package enum Personaliser {
    /// Makes a document.
    ///
    /// - Parameters:
    ///   - description: what the document is to be.
    ///   - seed: where given, all keys and random numbers follow from it, and the same description and seed
    ///     give the same octets. Such keys protect nothing. Dates follow from the document in any case, never from the
    ///     clock.
    /// - Throws: `simulator.valueInvalid` where the description does not hold together,
    ///   `simulator.personalisationFailed` where keys, certificates or signatures could not be made.
    package static func personalise(
        _ description: DocumentDescription, seed: UInt64? = nil
    ) throws(SimulatorError) -> PersonalisedDocument {
        try personalise(description, seed: seed, trial: nil)
    }

    /// The same; with a trial edits that cannot be made are left out, and kept there.
    static func personalise(
        _ description: DocumentDescription, seed: UInt64?, trial: IssuedEditTrial?
    ) throws(SimulatorError) -> PersonalisedDocument {
        var description = description
        let defect = description.defect
        let deviations = description.deviations.compactMap(FieldDeviation.named)
        for deviation in deviations { deviation.prepare(&description) }
        try description.prepareTrust()
        try description.validate()
        let zone = try description.zone()
        SeededKeys.teach
        let context = seed.map { CryptoContext(seed: $0) } ?? CryptoContext.shared
        let issued = try description.issueDate(of: zone)
        let edits = IssuedEdits(description.issuing.edits, member: "issuing.edits", seed: seed, trial: trial)
        var issuer = try description.issuer(
            zone: zone, issued: issued, defect: defect, context: context, seed: seed, edits: edits)
        try issuer.makeSigner()
        var access =
            try description.accessControl.ofChip.offersPACE
            ? AccessFiles(description, defect: defect, random: RandomSource(context: context)) : nil
        let chipKeys = try ChipKeys(description, defect: defect, context: context)
        access?.chipAuthentication = chipKeys.cardSecurityInfos
        let terminals = try description.terminalAuthentication.map { wanted throws(SimulatorError) in
            try SyntheticTerminalPKI.make(
                wanted, lds2: description.lds2, country: description.country, issued: issued, edits: edits)
        }
        let terminalTrust = terminals.map { ChipTrustStore(trustPoints: $0.trustPoints, personalised: issued) }
        let place = description.terminalAuthentication?.place
        let terminalInfos = place == nil || place == .masterFile ? [] : [AccessFiles.terminalAuthenticationInfo]
        let pace = (access?.dataGroup14Entries ?? []) + terminalInfos
        var dataGroups = try makeDataGroups(description, zone, issued, defect)
        if dataGroups[.dg14] == nil {
            dataGroups[.dg14] = AccessFiles.dataGroup14(
                pace + description.securityInfos + chipKeys.securityInfos)
        }
        if let key = chipKeys.dataGroup15 { dataGroups[.dg15] = key }
        for deviation in deviations {
            dataGroups[deviation.dataGroup] = dataGroups[deviation.dataGroup].map(deviation.apply)
        }
        description.changeDataGroups(&dataGroups, signed: true)
        let signed = dataGroups
        let securityObject = try issuer.securityObject(over: signed)
        apply(issuer.changesDataGroup2 ? .dataGroup2Changed : defect, to: &dataGroups)
        dataGroups = dataGroups.filter { !issuer.hidden.contains($0.key.rawValue) }
        var keyring = chipKeys.keyring
        if defect == .dataGroup14Swapped || defect == .dataGroup15Swapped {
            // Whoever copied the document put keys of his own in the place of those that he does not have.
            let own = try ChipKeys(description, defect: nil, context: context)
            if defect == .dataGroup14Swapped {
                dataGroups[.dg14] = AccessFiles.dataGroup14(pace + description.securityInfos + own.securityInfos)
                keyring.chipAuthentication = own.keyring.chipAuthentication
            } else {
                dataGroups[.dg15] = own.dataGroup15
                keyring.activeAuthentication = own.keyring.activeAuthentication
            }
        }

        description.changeDataGroups(&dataGroups, signed: false)
        var files: [LDSFile: [UInt8]] = [:]
        for (number, content) in dataGroups { files[.dataGroup(number)] = content }
        files[.com] = EFCOM(
            ldsVersion: description.ldsVersion == .version17 ? "0107" : "0108",
            dataGroups: listed(signed.map(\.key), defect)
        ).encoded()
        if defect != .securityObjectMissing { files[.sod] = EFSOD(contentInfo: securityObject).encoded() }
        files[.cardAccess] = access?.cardAccess
        files[.cardSecurity] = try access?.cardSecurityContent.map { content throws(SimulatorError) in
            try issuer.cardSecurity(over: content)
        }
        files[.dir] = access?.directory
        files[.cvca] = terminalTrust?.fileContent
        for (file, change) in description.fileChanges where file.dataGroupNumber == nil && file != .atrInfo {
            files[file] = change.applied(to: files[file])
        }

        let publication = try issuer.publication()
        let lds2 = try description.lds2.map { wanted throws(SimulatorError) in
            try SyntheticLDS2.make(wanted.seeded(by: seed), of: zone)
        }
        let isMisprinted = defect == .checkDigitMisprinted || defect == .checkDigitWrongEverywhere
        let meant = try description.printedZone()
        let printed = isMisprinted ? try misprinted(meant) : meant
        let fields = AccessKeyFields(mrz: printed)
        let information: [UInt8] =
            switch description.accessKey {
            case .printed: fields.mrzInformation(defect == .checkDigitMisprinted ? .computed : .printed)
            case .dataGroup1: AccessKeyFields(mrz: zone).mrzInformation(.printed)
            case .information(let text): Array(text.utf8)
            }
        var document = PersonalisedDocument(
            files: files, printedLines: printed.lines, cardAccessNumber: description.can, accessKeyFields: fields,
            signerCertificate: issuer.signerCertificate, cscaCertificate: issuer.cscaCertificate,
            trustAnchors: issuer.trustAnchors,
            linkCertificates: defect == .linkMissing ? [] : publication.linkCertificates,
            revocationLists: description.withRevocationList ? [publication.revocationList] : [],
            publication: publication,
            mrzInformation: information,
            accessControl: description.accessControl.ofChip, paceOffers: access?.offers ?? [], chipKeys: keyring,
            terminalTrust: terminalTrust, chipIdentifier: description.terminalAuthentication?.chipIdentifier,
            terminalCredentials: terminals?.credentials,
            terminalPlace: place ?? .application, terminalFiles: try terminals?.credentials.files ?? [], lds2: lds2,
            lds2Chip: description.hasLDS2Chip
                ? description.lds2.flatMap { wanted in lds2.map { ChipLDS2($0, wanted) } } : nil,
            passwords: description.passwords, pin: description.pin, puk: description.puk)
        document.fixedPACEValues = description.fixedPACEValues
        document.behaviour = description.behaviour
        document.privateKeys = try PrivateKeyFiles(
            issuer.privateKeys, publication, keyring, access?.offers ?? [], terminals?.privateKeys ?? []
        ).files
        document.atrInfoChange = description.fileChanges[.atrInfo]
        return document
    }

    /// What EF.COM names: what EF.SOD has hashes of, unless the defect is about just that.
    private static func listed(_ signed: [DataGroupNumber], _ defect: DocumentDefect?) -> [DataGroupNumber] {
        switch defect {
        case .comDiffers: (signed + [.dg12]).sorted()
        case .hashMissing: signed.filter { $0 != .dg2 }.sorted()
        case .chipKeyFilesHidden: signed.filter { $0 != .dg14 && $0 != .dg15 }.sorted()
        default: signed.sorted()
        }
    }

    private static func makeDataGroups(
        _ description: DocumentDescription, _ zone: MRZ, _ issued: CalendarDate, _ defect: DocumentDefect?
    ) throws(SimulatorError) -> [DataGroupNumber: [UInt8]] {
        let held: MRZ =
            switch defect {
            case .otherPerson: try otherPerson()
            case .checkDigitWrongEverywhere: try misprinted(zone)
            default: zone
            }
        // Whoever EF.DG1 is about, EF.DG11 is about the same person.
        let maker = DataGroupMaker(
            description: description, zone: held, holder: defect == .otherPerson ? nil : description.holder,
            issued: issued)
        var dataGroups = maker.files()
        // A security object has at least two hashes (Doc 9303-10, 4.6.2.3), so another group takes the place of the
        // missing one.
        if defect == .hashMissing, dataGroups.count < 3 { dataGroups[.dg13] = [0x6D, 0x04, 0x04, 0x02, 0x55, 0x54] }
        return dataGroups
    }

    /// Changes the files after they were signed.
    private static func apply(_ defect: DocumentDefect?, to dataGroups: inout [DataGroupNumber: [UInt8]]) {
        switch defect {
        case .dataGroup1Changed:
            // The last letter of the name: no check digit covers it, so the hash alone tells.
            dataGroups[.dg1] = dataGroups[.dg1].map(changingName)
        case .dataGroup2Changed:
            dataGroups[.dg2] = dataGroups[.dg2].map { content in
                var changed = content
                let position = content.count / 4 * 3
                if changed.indices.contains(position) { changed[position] ^= 0x01 }
                return changed
            }
        case .dataGroup2Missing: dataGroups[.dg2] = nil
        case .chipKeyFilesMissing, .chipKeyFilesHidden:
            dataGroups[.dg14] = nil
            dataGroups[.dg15] = nil
        default: break
        }
    }

    private static func changingName(_ dataGroup: [UInt8]) -> [UInt8] {
        guard let group = try? DataGroup1(decoding: dataGroup) else { return dataGroup }
        let name = group.mrz.range(of: .name)
        var characters = group.mrz.characters
        let filler = UInt8(ascii: "<")
        guard let last = name.last(where: { characters[$0] != filler }) else { return dataGroup }
        characters[last] = characters[last] == UInt8(ascii: "A") ? UInt8(ascii: "E") : UInt8(ascii: "A")
        return dataGroup.dropLast(characters.count) + characters
    }

    /// The zone with a wrong check digit of the document number, which the composite one takes over as it is.
    private static func misprinted(_ zone: MRZ) throws(SimulatorError) -> MRZ {
        let digit = zone.checkDigits.documentNumber
        guard let offset = digit.offset, zone.characters.indices.contains(offset) else {
            throw SimulatorError(.valueInvalid, member: "mrz", .simulatorNoCheckDigit)
        }
        var characters = zone.characters
        characters[offset] = digit.expected == UInt8(ascii: "9") ? UInt8(ascii: "0") : digit.expected + 1
        return try value(characters)
    }

    /// The zone of somebody else.
    private static func otherPerson() throws(SimulatorError) -> MRZ {
        try value(
            Array("P<UTOLINDGREN<<OLE<<<<<<<<<<<<<<<<<<<<<<<<<<D231458907UTO6908061M3406234<<<<<<<<<<<<<<06".utf8))
    }

    private static func value(_ characters: [UInt8]) throws(SimulatorError) -> MRZ {
        do {
            return try MRZ(characters: characters)
        } catch {
            throw SimulatorError(.valueInvalid, member: "mrz", error.message)
        }
    }
}
