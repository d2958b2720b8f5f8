// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassPCSC

/// A USB device that says it is a smart-card reader, or that a kernel module for NFC has taken.
struct USBReader: Sendable, Hashable {
    /// Four hexadecimal digits each.
    let vendor: String
    let product: String
    /// What the device calls itself, without a serial number; may be empty.
    let name: String
    /// The kernel module that drives its interface; nil where none of those that keep a reader from pcscd does.
    let module: String?

    /// The modules of the kernel's own NFC, which take readers with certain chips away from pcscd.
    static let modules = ["pn533_usb", "port100", "nfcmrvl_usb"]
    /// The class of CCID (USB Device Class: Smart Card CCID, 4.1).
    private static let ccidClass = "0b"
    private static let mostEntries = 1024
    private static let folder = "/sys/bus/usb/devices"

    /// Every such device once; nil where the system shows none of its USB devices.
    static func all(on machine: Machine) -> [USBReader]? {
        guard let names = machine.entries(folder) else { return nil }
        var found: [USBReader] = []
        var seen: Set<Substring> = []
        // `1-2:1.0` is an interface of the device `1-2`.
        for name in names.prefix(mostEntries) {
            guard let colon = name.firstIndex(of: ":") else { continue }
            let interface = "\(folder)/\(name)"
            let driver = machine.target(interface + "/driver")?.split(separator: "/").last.map(String.init)
            let module = driver.flatMap { modules.contains($0) ? $0 : nil }
            guard module != nil || machine.text(interface + "/bInterfaceClass", limit: 16) == ccidClass,
                seen.insert(name[..<colon]).inserted
            else { continue }
            found.append(USBReader(at: "\(folder)/\(name[..<colon])", module: module, on: machine))
        }
        return found
    }

    private init(at device: String, module: String?, on machine: Machine) {
        func field(_ name: String) -> String { machine.text("\(device)/\(name)", limit: 256) ?? "" }
        vendor = Self.identifier(field("idVendor"))
        product = Self.identifier(field("idProduct"))
        name = ReaderName.withoutSerialNumber(field("product"))
        self.module = module
    }

    private static func identifier(_ text: String) -> String {
        String(text.lowercased().filter(\.isHexDigit).prefix(4))
    }

    /// What a person is told: the name and the number by which drivers know the device.
    var displayName: String { (name.isEmpty ? "" : name + " ") + "\(vendor):\(product)" }

    /// Whether its chip is a PN533 or PN532 that the module `pn533_usb` knows.
    var isTakenByPN533: Bool {
        ["04cc:2533", "04cc:0531", "04e6:5591", "054c:0193", "072f:2200"].contains("\(vendor):\(product)")
    }

    /// Words that many readers have in their names.
    private static let common: Set<String> = [
        "reader", "smart", "card", "smartcard", "contactless", "contact", "interface", "dual", "device", "terminal",
        "ccid", "picc", "token",
    ]

    /// Whether one of the readers is this device, by a word of its name: PC/SC says nothing else of where a reader
    /// comes from. A device without a word of its own is taken for one of them.
    func isAmong(_ readers: [PCSCReader]) -> Bool {
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            .filter { $0.count > 3 && !Self.common.contains($0) }
        guard !words.isEmpty else { return !readers.isEmpty }
        return readers.contains { reader in
            let text = reader.name.lowercased()
            return words.contains { text.contains($0) }
        }
    }
}
