// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassLDS

/// What came of an application that was read raw, beside the travel document. No check is about it: whether these
/// octets are the issuer's, or belong to the holder of the document, nobody has looked at.
public struct ApplicationEvidence: Sendable, Hashable {
    /// By what it was selected.
    public internal(set) var identifier: ApplicationIdentifier
    /// What the caller called it.
    public internal(set) var name: String
    /// The chip's word at its selection; nil where the chip was lost before.
    public internal(set) var selection: StatusBytes?
    /// One entry for each file that was attempted.
    public internal(set) var files: [File]

    /// One file of it.
    public struct File: Sendable, Hashable {
        /// Which file, as the caller said it.
        public internal(set) var file: ApplicationFile
        /// How the attempt ended.
        public internal(set) var state: FileEvidence.State
        /// The last status bytes of the attempt.
        public internal(set) var statusBytes: StatusBytes?
        /// Which secure channel of the reading it came through, from 1; 0 for none. Of several the first one.
        public internal(set) var channel: Int
        /// The exact octets, with the state `read` only.
        public internal(set) var octets: [UInt8]?

        init(_ file: ApplicationFile, _ reading: FileReading, channel: Int) {
            self.init(
                file: file, state: reading.state, statusBytes: reading.statusBytes, channel: channel,
                octets: reading.octets)
        }

        init(
            file: ApplicationFile, state: FileEvidence.State, statusBytes: StatusBytes?, channel: Int,
            octets: [UInt8]?
        ) {
            (self.file, self.state, self.statusBytes) = (file, state, statusBytes)
            self.channel = channel
            self.octets = state == .read ? octets : nil
        }
    }

    init(identifier: ApplicationIdentifier, name: String) {
        (self.identifier, self.name, files) = (identifier, name, [])
    }

    /// The octets of the file with that identifier; nil where it was not read.
    public func octets(of fileIdentifier: UInt16) -> [UInt8]? {
        files.first { $0.file.fileIdentifier == fileIdentifier }?.octets
    }
}
