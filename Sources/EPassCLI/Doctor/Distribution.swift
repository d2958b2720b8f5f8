// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The family of the distribution: it decides what packages are called and by which command they are installed.
enum Distribution: String, Sendable, CaseIterable {
    case debian
    case fedora
    case arch
    case other

    /// What a package holds.
    enum Package: Sendable, CaseIterable {
        /// pcscd, with the driver of USB readers.
        case service
        /// The driver of USB readers alone.
        case driver
        /// OpenSSL's library.
        case cryptography
    }

    /// By `ID` and `ID_LIKE` of os-release(5).
    init(osRelease text: String) {
        let fields = Self.fields(of: text)
        let words = ((fields["ID"] ?? "") + " " + (fields["ID_LIKE"] ?? "")).split(separator: " ")
        let families: [Substring: Distribution] = [
            "debian": .debian, "ubuntu": .debian, "fedora": .fedora, "rhel": .fedora, "centos": .fedora, "arch": .arch,
        ]
        self = words.lazy.compactMap { families[$0] }.first ?? .other
    }

    /// The assignments of os-release(5) without their quotation marks.
    static func fields(of text: String) -> [String: String] {
        var fields: [String: String] = [:]
        for line in text.split(whereSeparator: \.isNewline).prefix(64) {
            guard let equals = line.firstIndex(of: "=") else { continue }
            let value = line[line.index(after: equals)...].filter { $0 != "\"" && $0 != "'" }
            fields[String(line[..<equals])] = String(value.prefix(64))
        }
        return fields
    }

    /// The command that installs or updates a package; nil where the distribution is not known.
    func install(_ package: Package) -> String? {
        switch (self, package) {
        case (.debian, .service): "sudo apt install pcscd libccid"
        case (.debian, .driver): "sudo apt install libccid"
        case (.debian, .cryptography): "sudo apt install openssl"
        case (.fedora, .service): "sudo dnf install pcsc-lite pcsc-lite-ccid"
        case (.fedora, .driver): "sudo dnf install pcsc-lite-ccid"
        case (.fedora, .cryptography): "sudo dnf upgrade openssl-libs"
        case (.arch, .service): "sudo pacman -S pcsclite ccid"
        case (.arch, .driver): "sudo pacman -S ccid"
        case (.arch, .cryptography): "sudo pacman -Syu openssl"
        case (.other, _): nil
        }
    }
}
