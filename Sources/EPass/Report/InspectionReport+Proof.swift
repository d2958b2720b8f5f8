// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTrust

/// What was proven of the data, whatever the policy counts.
extension InspectionReport {
    /// The first check that would prove who signed the data, or the seal, and does not; nil where all do.
    var unprovenSignature: CheckEntry? {
        (seal == nil ? CheckID.ofSignature : CheckID.ofSealSignature).compactMap(check).first {
            $0.result != .successful
        }
    }

    /// Whether a trusted State signed what was read: the signature and its issuer were shown to be right, and so was
    /// the hash of each data group that was read.
    var isReadDataProven: Bool { unprovenSignature == nil && unprovenFile == nil }

    /// The hash of a data group that was read and is not the one that was signed, or that nobody could compare.
    var unprovenFile: CheckEntry? {
        let read = Set(files.filter { $0.state != .presentNotRead && $0.length != nil }.map(\.file))
        return checks.first { check in
            guard let number = check.id.hashedDataGroup, check.result != .successful else { return false }
            return check.result == .failed || read.contains(LDSFile.dataGroup(number).name)
        }
    }

    /// Whether a decision may accept: nothing failed, the data of the document was proven, and nothing of the chip is
    /// open that counts.
    var mayBeAccepted: Bool {
        guard [.successful, .undetermined].contains(overall), unprovenSignature == nil,
            seal != nil || check(.dataGroup1Hash)?.result == .successful
        else { return false }
        return !checks.contains { check in
            (CheckID.ofChip.contains(check.id) || check.id == .proofDemanded) && policy?.isOpen(check) ?? true
        }
    }

    /// What a policy counts was shown, and it does not count what would prove the data: nobody is to read that it is
    /// genuine.
    func unprovenHeadline(_ check: CheckEntry, _ findings: [Message]) -> Headline {
        let first = check.messageAlone
        return Headline(
            .verifiedWithFindings, [.headlineNotProven], because: [first] + findings.filter { $0 != first })
    }
}

extension CheckID {
    /// The checks that show together that a trusted State signed what EF.SOD lists.
    static let ofSignature: [CheckID] = [.sodStructure, .sodSignedAttributes, .sodSignature, .dsSignature]
    /// The same of a seal.
    static let ofSealSignature: [CheckID] = [.sealStructure, .sealSignature, .sealSignerSignature]
}
