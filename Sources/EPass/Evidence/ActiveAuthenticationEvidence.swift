// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816

/// The transcript of Active Authentication: what was sent and what came back (Doc 9303-11, 6.1). Whether the response
/// is a signature of the chip is computed from it and DG15, as often as wanted.
public struct ActiveAuthenticationEvidence: Sendable, Hashable {
    /// Whose challenge it was.
    public enum ChallengeSource: String, Sendable, Hashable, CaseIterable {
        /// The terminal that read drew it.
        case terminal
        /// It was given from outside, by whoever wants to be convinced.
        case verifier
    }

    /// The octets that a challenge has.
    public static let challengeLength = 8

    /// RND.IFD, 8 octets.
    public internal(set) var challenge: [UInt8]
    /// Whose challenge it was.
    public internal(set) var challengeSource: ChallengeSource
    /// Never `mismatch`; `completed` where there is a ``response``.
    public internal(set) var outcome: ProtocolOutcome
    /// The response without status bytes, exactly; nil where none came.
    public internal(set) var response: [UInt8]?
    /// The chip's word; nil where none came.
    public internal(set) var statusBytes: StatusBytes?
    /// The secure channel it went through, from 1; 0 for none.
    public internal(set) var channel: Int
    /// Le of the command, in octets of plain data; 0 where that is not known.
    public internal(set) var expectedLength: Int
    /// The most octets that the response could bring, where reader, chip or protection let it have fewer than the key's
    /// signature has; nil where the signature fits. With a number, a refusal or a short response is the length's doing
    /// and not the chip's word about itself (F-18).
    public internal(set) var limitedTo: Int?
    /// The code of the error that ended it, with the outcomes `lost` and `aborted`.
    public internal(set) var code: ReadError.Code?
    /// How challenge and response came into the evidence, as whoever wrote it says; nil where it does not say.
    public package(set) var origin: OctetOrigin?

    /// What was sent and what came back. Nothing is checked here, and nothing is shown by it: the signature is verified
    /// with the key of DG15 where the document is judged, and what belongs together is looked at where an
    /// ``Evidence`` is made of it, or a bundle is read (Doc 9303-11, 6.1).
    ///
    /// - Parameters:
    ///   - challenge: RND.IFD, ``challengeLength`` octets: the one that the chip was sent, and not the one that the
    ///     judge expects, which `Inspection.judge` takes.
    ///   - challengeSource: said in reports, and believed of nobody: see `Inspection.judge`.
    ///   - outcome: `completed` with a response, and only then; never `mismatch`.
    ///   - response: the chip's, without protection and status bytes, exactly; nil where none came.
    ///   - statusBytes: the chip's word; nil where none came, or it is not known.
    ///   - channel: the secure channel it went through, from 1; 0 for none.
    ///   - expectedLength: Le of the command, in octets of plain data.
    ///   - limitedTo: the most octets that the response could bring; nil where the signature fits.
    ///   - code: the code of the error that ended it, with the outcomes `lost` and `aborted`.
    public init(
        challenge: [UInt8], challengeSource: ChallengeSource, outcome: ProtocolOutcome, response: [UInt8]? = nil,
        statusBytes: StatusBytes? = nil, channel: Int, expectedLength: Int, limitedTo: Int? = nil,
        code: ReadError.Code? = nil
    ) {
        self.challenge = challenge
        self.challengeSource = challengeSource
        self.outcome = outcome
        self.response = response
        self.statusBytes = statusBytes
        self.channel = channel
        self.expectedLength = expectedLength
        self.limitedTo = limitedTo
        self.code = code
    }
}
