// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
public import EPassLDS
import EPassTrust

/// Which application the files of the document are of, which ones the chip says that it has, and what was read raw.
///
/// Nothing here is proven: EF.DIR is not signed, unless `access.dir.authenticity` is successful.
public struct ApplicationSummary: Sendable, Hashable {
    /// An application that EF.DIR lists.
    public struct Listed: Sendable, Hashable {
        /// By what it is selected.
        public let identifier: ApplicationIdentifier
        /// What the chip calls it; untrusted text.
        public let label: String?

        /// Which application it is known to be.
        public var known: KnownApplication? { identifier.known }
    }

    /// What was read raw of an application.
    public struct Raw: Sendable, Hashable {
        /// By what it was selected.
        public let identifier: ApplicationIdentifier
        /// What the caller called it.
        public let name: String
        /// Whether the chip has it.
        public let isPresent: Bool
        /// How many files came whole, and how many octets they have.
        public let filesRead: Int
        /// See ``filesRead``.
        public let octets: Int
    }

    /// The application that the files of the document were looked for in.
    public let read: ApplicationIdentifier
    /// What EF.DIR lists, in its order; nil where it was not read, or does not decode.
    public let listed: [Listed]?
    /// Whether EF.DIR was read and does not decode.
    public let isListMalformed: Bool
    /// Whether files of the document were looked for: the chip has the application, or said nothing of it.
    let isReached: Bool
    /// How EF.DIR ended where it did not come; nil where it was not asked for, or came.
    let missingList: FileEvidence.State?
    /// What was read raw.
    public let raw: [Raw]

    /// Nothing but the default.
    init() {
        (read, listed, isListMalformed, raw) = (.eMRTD, nil, false, [])
        (isReached, missingList) = (false, nil)
    }

    init(_ evidence: Evidence) {
        read = evidence.application
        let hasDirectory = evidence.octets(of: .dir) != nil
        let directory = hasDirectory ? evidence.document.directory : nil
        listed = directory?.applications.compactMap { application in
            ApplicationIdentifier(application.identifier).map { Listed(identifier: $0, label: application.label) }
        }
        // By the places: an iterator copies each entry that it passes.
        isReached = evidence.files.indices.contains { evidence.files[$0].file.application == .eMRTD }
        missingList = evidence.entry(.dir).flatMap { $0.state == .read ? nil : $0.state }
        isListMalformed = directory == nil && hasDirectory
        raw = evidence.applications.map { application in
            let octets = application.files.compactMap(\.octets)
            return Raw(
                identifier: application.identifier, name: application.name,
                isPresent: application.selection.map { $0.isNormal || $0.isWarning } ?? false,
                filesRead: octets.count, octets: octets.reduce(0) { $0 + $1.count })
        }
    }
}
