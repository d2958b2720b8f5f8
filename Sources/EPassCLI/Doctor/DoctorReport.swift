// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassJSON
import EPassMessages
import EPassPCSC
import EPassTrust

/// What `epass doctor --json` prints and `--bundle` writes. It is made to be sent to strangers: no name of a host or
/// user, no path of a home, no serial number (Docs/doctor.md).
struct DoctorReport {
    static let schema = "epass-doctor/1"

    let doctor: Doctor
    let findings: [DoctorFinding]
    /// Nil where no document was asked for.
    var document: JSONValue?

    var json: JSONValue {
        .members(
            ("schema", .string(Self.schema)),
            ("tool", Self.tool), ("time", .string("\(doctor.machine.now)")), ("system", systemJSON),
            ("checks", .array(findings.map(\.json))), ("readers", readersJSON), ("document", document ?? .null),
            // The place of a redacted conversation with the chip (epass-trace/1).
            ("trace", .null))
    }

    private static var tool: JSONValue {
        .members(("name", .string(ToolVersion.identity.name)), ("version", .string(ToolVersion.identity.version)))
    }

    /// In place of a document that could not be reached: its kind, for the message may name a reader.
    static func unreached(_ error: CLIError) -> JSONValue {
        let kind = JSONValue.members(("code", .string(error.code)), ("phase", .string(error.phase.rawValue)))
        return .members(("error", kind))
    }

    private var systemJSON: JSONValue {
        let machine = doctor.machine
        let fields = Distribution.fields(of: machine.text("/etc/os-release", limit: 16_384) ?? "")
        // Somebody's own kernel may have a name behind its number.
        let kernel = (machine.text("/proc/sys/kernel/osrelease", limit: 256) ?? "").prefix { $0.isNumber || $0 == "." }
        return .members(
            ("distribution", .text(fields["ID"])), ("release", .text(fields["VERSION_ID"])),
            ("kernel", .string(String(kernel))), ("architecture", .string(Self.architecture)),
            ("systemd", .boolean(machine.hasSystemd)), ("container", .boolean(machine.isContainer)),
            ("remoteSession", .boolean(machine.isRemote)),
            ("usbReaders", .array((doctor.usbReaders ?? []).map(\.json))))
    }

    private static var architecture: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "aarch64"
        #else
            "other"
        #endif
    }

    private var readersJSON: JSONValue {
        .array(
            (doctor.listed ?? []).map { reader in
                .members(("model", .string(reader.modelName)), ("state", .string(reader.state.rawValue)))
            })
    }
}

extension USBReader {
    fileprivate var json: JSONValue {
        .members(
            ("vendor", .string(vendor)), ("product", .string(product)), ("name", .string(name)),
            ("module", .text(module)))
    }
}

extension DoctorFinding {
    fileprivate var json: JSONValue {
        JSONValue.members(("id", .string(check.rawValue)), ("outcome", .string(outcome.rawValue))).saying(seen)
            .with(.remedy(next)).with(.members(("command", .text(command))))
    }
}
