// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassMessages

/// What OpenSSL does here, by having tried it.
extension Doctor {
    /// The oldest series of OpenSSL that this program is made for.
    private static let oldestSeries = 3

    func version(of probe: CryptographyProbe) -> DoctorFinding {
        let check = DoctorCheck.opensslVersion
        guard let series = probe.version.split(separator: ".").first.flatMap({ Int($0) }) else {
            return check.unknown(.doctorOpensslUnknown)
        }
        let seen = Message.doctorOpensslVersion(version: probe.version)
        return series < Self.oldestSeries
            ? check.problem(seen, .doctorUpdateOpenssl, distribution.install(.cryptography)) : check.ok(seen)
    }

    /// Fedora and its kin forbid signatures over SHA-1 by policy, and once left curves out.
    func algorithms(of probe: CryptographyProbe) -> DoctorFinding {
        let check = DoctorCheck.opensslAlgorithms
        guard !probe.missing.isEmpty else { return check.ok(.doctorAlgorithmsThere(count: probe.count)) }
        let seen = Message.doctorAlgorithmsMissing(algorithms: probe.missing)
        guard probe.missing.allSatisfy({ $0.hasSuffix(" SHA-1") }) else {
            return check.problem(seen, .doctorUpdateOpenssl, distribution.install(.cryptography))
        }
        return check.problem(
            seen, .doctorAllowSHA1, distribution == .fedora ? "sudo update-crypto-policies --set DEFAULT:SHA1" : nil)
    }
}
