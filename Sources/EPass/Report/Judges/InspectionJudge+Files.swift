// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTrust

extension InspectionJudge {
    /// The files that were attempted, then those that the security object lists and nobody asked for, in the order of
    /// `LDSFile`.
    func files(_ checks: [CheckEntry]) -> [FileEntry] {
        func result(_ id: CheckID) -> CheckResult? { checks.place(of: id).map { checks[$0].result } }
        let files = evidence.files.map(\.file)
        let listed = passive.securityObject?.dataGroups ?? []
        return LDSFile.allCases.compactMap { name in
            // Of several entries for one file the first counts, as everywhere.
            guard let index = files.firstIndex(of: name) else {
                return name.dataGroupNumber.map(listed.contains) ?? false
                    ? FileEntry(file: name.name, state: .presentNotRead, length: nil, statusWord: nil) : nil
            }
            let file = evidence.files[index]
            return FileEntry(
                file: name.name, state: state(file, result), length: file.octets?.count,
                statusWord: file.statusBytes?.description)
        }
    }

    private func state(_ file: FileEvidence, _ result: (CheckID) -> CheckResult?) -> FileEntry.State {
        switch file.state {
        case .absent: return .absent
        case .accessDenied: return .accessDenied
        case .nonConformant: return .nonConformant
        case .tooLarge: return .tooLarge
        case .aborted: return .aborted
        case .read: break
        }
        let outcome: CheckResult?
        switch file.file {
        case .sod:
            if result(.sodStructure) == .failed { return .nonConformant }
            outcome = whole([result(.sodSignedAttributes), result(.sodSignature)])
        case .com: outcome = result(.comMatchesSOD)
        case .dataGroup(let number):
            outcome = result(.dataGroupHash(number))
            if outcome != .failed, contents.error(of: number) != nil { return .nonConformant }
        case .cardSecurity:
            if result(.cardSecurityStructure) == .failed { return .nonConformant }
            outcome = whole([result(.cardSecuritySignedAttributes), result(.cardSecuritySignature)])
        case .cardAccess: outcome = result(.cardAccessAuthenticity)
        case .dir: outcome = result(.dirAuthenticity)
        case .atrInfo, .cvca: outcome = nil
        }
        switch outcome {
        case .successful: return .identical
        case .failed: return .notIdentical
        case .undetermined, .notSupported, .aborted, nil: return .read
        }
    }

    private func whole(_ parts: [CheckResult?]) -> CheckResult {
        parts.contains(.failed) ? .failed : parts.allSatisfy { $0 == .successful } ? .successful : .undetermined
    }
}
