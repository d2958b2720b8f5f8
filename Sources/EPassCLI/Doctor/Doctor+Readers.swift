// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassMessages
import EPassPCSC

/// Readers, their driver, and what keeps the service from seeing them.
extension Doctor {
    // MARK: Readers

    var readersListed: DoctorFinding {
        let check = DoctorCheck.readersListed
        guard let listed else { return check.unknown(.doctorReadersUnknown) }
        guard !listed.isEmpty else {
            return check.problem(CardChannelError.Code.readerNone.message, CardChannelError.Code.readerNone.remedy)
        }
        return check.ok(.doctorReadersListed(count: listed.count, readers: listed.map(\.modelName)))
    }

    /// What is known against a model, as `epass readers` says it (F-20).
    var readersAdvice: DoctorFinding {
        let check = DoctorCheck.readersAdvice
        guard let listed, !listed.isEmpty else { return check.notApplicable(.doctorReadersNone) }
        guard let advice = listed.lazy.compactMap(\.advice).first else { return check.ok(.doctorReadersGood) }
        return check.warning(advice, .doctorOtherReader)
    }

    /// What lies on the readers (F-63), and who holds it (F-21).
    var readersChip: DoctorFinding {
        let check = DoctorCheck.readersChip
        guard let listed, !listed.isEmpty else { return check.notApplicable(.doctorReadersNone) }
        func names(_ states: PCSCReader.State...) -> [String] {
            PCSCReaderList(readers: listed).documentReaders.filter { states.contains($0.state) }.map(\.modelName)
        }
        let (held, mute, free) = (names(.exclusive, .inUse), names(.mute), names(.present))
        if !held.isEmpty {
            return check.warning(.doctorChipHeld(readers: held), CardChannelError.Code.readerBusy.remedy)
        }
        if !mute.isEmpty { return check.warning(.doctorChipMute(readers: mute), .doctorPlaceFlat) }
        return free.isEmpty ? check.notApplicable(.doctorChipNone) : check.ok(.doctorChipFree(readers: free))
    }

    // MARK: Driver

    private static let driverFolders = [
        "/usr/lib/pcsc/drivers", "/usr/lib64/pcsc/drivers", "/usr/local/lib/pcsc/drivers",
    ]
    private static let ccidBundle = "ifd-ccid.bundle"

    var driver: DoctorFinding {
        let check = DoctorCheck.driverCCID
        let bundles = Self.driverFolders.flatMap { machine.entries($0) ?? [] }.filter { $0.hasSuffix(".bundle") }
        if bundles.contains(Self.ccidBundle) { return check.ok(.doctorDriverInstalled) }
        if isServiceOutside { return check.notApplicable(.doctorDriverElsewhere) }
        // A reader that is there has some driver.
        let hasReaders = listed.map { !$0.isEmpty } ?? false
        let command = distribution.install(.driver)
        return hasReaders
            ? check.warning(.doctorDriverOther, .doctorInstallDriver, command)
            : check.problem(.doctorDriverMissing, .doctorInstallDriver, command)
    }

    // MARK: USB

    /// The devices that the service does not have.
    private var unlisted: [USBReader] {
        guard let listed else { return [] }
        return (usbReaders ?? []).filter { !$0.isAmong(listed) }
    }

    var usbListed: DoctorFinding {
        let check = DoctorCheck.usbReaders
        guard let usbReaders else { return check.unknown(.doctorUsbNotSeen) }
        guard !usbReaders.isEmpty else { return check.notApplicable(.doctorUsbNone) }
        guard listed != nil else {
            return check.unknown(.doctorUsbPlugged(devices: usbReaders.map(\.displayName)))
        }
        let missing = unlisted
        guard !missing.isEmpty else { return check.ok(.doctorUsbListed) }
        let seen = Message.doctorUsbNotListed(devices: missing.map(\.displayName))
        guard let known = knownDevices, missing.allSatisfy({ !known.contains("\($0.vendor):\($0.product)") }) else {
            return check.problem(seen, .doctorConnectAgain, restartCommand)
        }
        return check.problem(seen, .doctorUpdateDriver, distribution.install(.driver))
    }

    var usbModules: DoctorFinding {
        let check = DoctorCheck.usbModules
        if let module = usbReaders?.lazy.compactMap(\.module).first {
            return check.problem(.doctorModuleHolds(module: module), .doctorUnloadModule, Self.unloading(module))
        }
        guard let loaded = machine.text("/proc/modules", limit: 1 << 20) else {
            return check.unknown(.doctorModulesNotSeen)
        }
        let names = Set(loaded.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) })
        guard names.contains("pn533_usb"), unlisted.contains(where: \.isTakenByPN533) else {
            return check.ok(.doctorModulesFree)
        }
        return check.warning(
            .doctorModuleMayHold(module: "pn533_usb"), .doctorUnloadModule, Self.unloading("pn533_usb"))
    }

    /// - Parameter module: one of ``USBReader/modules``.
    private static func unloading(_ module: String) -> String {
        "echo 'blacklist \(module)' | sudo tee /etc/modprobe.d/epass.conf && sudo modprobe -r \(module)"
    }

    /// The devices that the driver's Info.plist names: two lists of numbers in the same order. Nil where there is none.
    private var knownDevices: Set<String>? {
        let paths = Self.driverFolders.map { "\($0)/\(Self.ccidBundle)/Contents/Info.plist" }
        guard let text = paths.lazy.compactMap({ machine.text($0, limit: 1 << 20) }).first else { return nil }
        func numbers(_ key: String) -> [String] {
            guard let start = text.firstRange(of: "<key>\(key)</key>"),
                let end = text[start.upperBound...].firstRange(of: "</array>")
            else { return [] }
            return text[start.upperBound..<end.lowerBound].split(whereSeparator: { "<>".contains($0) })
                .filter { $0.hasPrefix("0x") && $0.count == 6 }.map { $0.dropFirst(2).lowercased() }
        }
        let (vendors, products) = (numbers("ifdVendorID"), numbers("ifdProductID"))
        guard !vendors.isEmpty, vendors.count == products.count else { return nil }
        return Set(zip(vendors, products).map { "\($0):\($1)" })
    }
}
