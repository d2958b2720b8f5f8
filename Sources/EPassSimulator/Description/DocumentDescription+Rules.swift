// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassIssuing
import EPassLDS
import EPassMRZ
import EPassMessages

extension DocumentDescription {
    /// Confirms what types alone do not say.
    ///
    /// - Throws: `simulator.valueInvalid` with the member: the first of ``faults()``.
    func validate() throws(SimulatorError) { try faults().throwFirst() }

    /// All that members say which no document can be made of.
    func faults() -> DescriptionFaults {
        var faults = DescriptionFaults()
        confirmZones(&faults)
        faults.demand(can.isDigits(6...16), of: "can", .simulatorCanDigits)
        let areLetters = country.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        faults.demand(country.utf8.count == 2 && areLetters, of: "country", .simulatorCountryLetters)
        let made = Set(dataGroups)
        faults.demand(
            made.contains(1) && made.isSubset(of: [1, 2]) && made.count == dataGroups.count, of: "dataGroups",
            .simulatorMadeDataGroups)
        faults.demand((1...4).contains(cscaGenerations), of: "cscaGenerations", .simulatorGenerationCount)
        confirmPACE(&faults)
        activeAuthentication?.confirm(&faults)
        ChipAuthenticationDescription.confirm(chipAuthentication, &faults)
        for (index, key) in chipAuthentication.enumerated() where key.place != .application {
            // EF.CardSecurity is there after PACE only, and keys of mapping have the numbers of their groups.
            let hasMapping = pace.contains { $0.mapping == .chipAuthentication }
            faults.demand(
                accessControl.ofChip.offersPACE && (!hasMapping || key.keyID != nil),
                of: "chipAuthentication[\(index)].place", .simulatorNoPlaceForKey)
        }
        confirmTerminalAuthentication(&faults)
        if let lds2 { faults.confirm { () throws(SimulatorError) in try lds2.validate() } }
        confirmTrust(&faults)
        let isIndefinite = issuing.defects.contains(.indefiniteLengths)
        faults.demand(
            !isIndefinite || !issuing.edits.contains { $0.root == .securityObject }, of: "issuing.defects",
            .issuingEditsOfIndefinite)
        confirmFiles(&faults)
        confirmDataGroups(&faults)
        return faults
    }

    private func confirmZones(_ faults: inout DescriptionFaults) {
        faults.confirm { () throws(SimulatorError) in
            let zone = try zone()
            try SimulatorError.demand(!zone.format.isVisa, of: "mrz", .simulatorVisa)
            _ = try issueDate(of: zone)
            if defect == .checkDigitMisprinted || defect == .checkDigitWrongEverywhere {
                try SimulatorError.demand(
                    zone.checkDigits.documentNumber.offset != nil, of: "mrz", .simulatorNoCheckDigit)
            }
        }
        faults.confirm { () throws(SimulatorError) in
            let zone = try printedZone()
            try SimulatorError.demand(!zone.format.isVisa, of: "printed", .simulatorVisa)
        }
        if case .information(let text) = accessKey {
            faults.demand(AccessKeySource.isInformation(text), of: "accessKey", .simulatorAccessKeyForm)
        }
    }

    private func confirmFiles(_ faults: inout DescriptionFaults) {
        for (number, content) in files.sorted(by: { $0.key < $1.key }) {
            guard let dataGroup = DataGroupNumber(rawValue: number) else {
                faults.demand(false, of: "files.DG\(number)", .simulatorFileNumber(number: number))
                continue
            }
            faults.demand(
                content.first == dataGroup.tag && content.count <= 1 << 20, of: "files.DG\(number)",
                .simulatorFileForm(number: number))
        }
    }

    private func confirmTerminalAuthentication(_ faults: inout DescriptionFaults) {
        guard let terminalAuthentication else { return }
        faults.confirm { () throws(SimulatorError) in try terminalAuthentication.validate() }
        let hasMapping = accessControl.ofChip.offersPACE && pace.contains { $0.mapping == .chipAuthentication }
        let member = "terminalAuthentication"
        faults.demand(
            !chipAuthentication.isEmpty || hasMapping, of: member, .simulatorTerminalAuthenticationAlone)
        faults.demand(accessControl != .none, of: member, .simulatorAccessControlMissing)
        faults.demand(
            terminalAuthentication.documentNumber == nil || accessControl.ofChip.offersBasic,
            of: "\(member).documentNumber", .simulatorTerminalNumberUnused)
        let hasKeyInMasterFile = hasMapping || chipAuthentication.contains { $0.place != .application }
        faults.demand(
            terminalAuthentication.place == .application || hasKeyInMasterFile, of: "\(member).place",
            .simulatorNoCardSecurity)
    }

    private func confirmPACE(_ faults: inout DescriptionFaults) {
        for (member, value, least) in [("pin", pin, 4), ("puk", puk, 6)] {
            faults.demand(value.isDigits(least...16), of: member, .simulatorDigitCount(least: least))
        }
        for (member, infos) in [("securityInfos", securityInfos), ("cardAccessInfos", cardAccessInfos)] {
            faults.demand(
                infos.allSatisfy { $0.first == 0x30 && $0.count <= 4096 } && infos.count <= 32, of: member,
                .simulatorSecurityInfosBounds)
        }
        faults.demand(
            (1...32).contains(pace.count) && Set(pace).count == pace.count, of: "pace", .simulatorPaceCount)
        // One number of explicit domain parameters stands for one group (Doc 9303-11, 9.2.2).
        faults.demand(
            pace.allSatisfy { !$0.isExplicit || $0.mapping != .chipAuthentication }, of: "pace",
            .simulatorMappingNamesNumbers)
        faults.demand(
            !passwords.isEmpty && Set(passwords).count == passwords.count, of: "passwords", .simulatorPasswordCount)
    }
}
