// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What the probe is to do: a conversation with a chip that is known in advance, and what to look for in its own memory
/// meanwhile.
///
/// It goes through a pipe into a process of its own, which never holds a secret but by the code that is tested: every
/// secret in here is masked, and so is what stands in for the random generator.
package struct ProbeRequest: Codable, Sendable {
    /// Basic Access Control.
    package struct BasicAccessControl: Codable, Sendable {
        package var lines: String
        /// RND.IFD and K.IFD, masked.
        package var random: [UInt8]
        /// To GET CHALLENGE, EXTERNAL AUTHENTICATE and to the protected commands.
        package var responses: [[UInt8]]
        package var commands: [[UInt8]]

        package init(lines: String, random: [UInt8], responses: [[UInt8]], commands: [[UInt8]]) {
            (self.lines, self.random, self.responses, self.commands) = (lines, random, responses, commands)
        }
    }

    /// PACE with a password as text.
    package struct PACE: Codable, Sendable {
        /// SecurityInfos with the one entry to use.
        package var securityInfos: [UInt8]
        /// The number of DO'83': 1 for the MRZ information, else digits.
        package var passwordKind: Int
        package var password: String
        package var random: [UInt8]
        package var responses: [[UInt8]]

        package init(
            securityInfos: [UInt8], passwordKind: Int, password: String, random: [UInt8], responses: [[UInt8]]
        ) {
            (self.securityInfos, self.passwordKind, self.password) = (securityInfos, passwordKind, password)
            (self.random, self.responses) = (random, responses)
        }
    }

    /// Chip authentication with plain answers: the old channel's part in it is tested elsewhere.
    package struct ChipAuthentication: Codable, Sendable {
        package var dataGroup14: [UInt8]
        package var random: [UInt8]

        package init(dataGroup14: [UInt8], random: [UInt8]) {
            (self.dataGroup14, self.random) = (dataGroup14, random)
        }
    }

    /// A whole reading, of a chip whose part is played back.
    package struct Session: Codable, Sendable {
        /// The conversation in its text form.
        package var transcript: String
        /// The three fields of the MRZ, or nothing.
        package var lines: String?
        /// The CAN, or nothing.
        package var cardAccessNumber: String?
        package var random: [UInt8]
        /// What the channel of the conversation was like.
        package var answerToReset: [UInt8]
        package var commandLength: Int
        package var responseLength: Int

        package init(
            transcript: String, lines: String?, cardAccessNumber: String?, random: [UInt8], answerToReset: [UInt8],
            commandLength: Int, responseLength: Int
        ) {
            (self.transcript, self.lines, self.cardAccessNumber) = (transcript, lines, cardAccessNumber)
            (self.random, self.answerToReset) = (random, answerToReset)
            (self.commandLength, self.responseLength) = (commandLength, responseLength)
        }
    }

    /// A secret, taken apart.
    package struct Secret: Codable, Sendable {
        package var name: String
        package var patterns: [UInt64]

        /// The patterns of these octets.
        package init(_ name: String, _ octets: [UInt8]) { self = octets.withUnsafeBytes { Secret(name, $0) } }

        /// The patterns of these octets: every eight of them from either end, in both orders (OpenSSL keeps the words
        /// of a number from the least significant one on). Where too few octets differ they could be anything's. No
        /// copy of the octets is made.
        package init(_ name: String, _ octets: UnsafeRawBufferPointer) {
            var patterns: Set<UInt64> = []
            let count = octets.count
            for start in 0...max(0, count - 8) where count >= 8 {
                guard start.isMultiple(of: 8) || (count - start).isMultiple(of: 8) else { continue }
                let word = octets.loadUnaligned(fromByteOffset: start, as: UInt64.self)
                guard Self.isDistinctive(word) else { continue }
                patterns.insert(word ^ Masking.word)
                patterns.insert(word.byteSwapped ^ Masking.word)
            }
            self.name = name
            self.patterns = patterns.sorted()
        }

        /// Whether at least five of eight octets differ from those before them.
        private static func isDistinctive(_ word: UInt64) -> Bool {
            var different = 0
            for index in 0..<8 as Range<UInt64> {
                let octet = word >> (8 * index) & 0xFF
                if !(0..<index).contains(where: { word >> (8 * $0) & 0xFF == octet }) { different += 1 }
            }
            return different >= 5
        }
    }

    package var basicAccessControl: BasicAccessControl?
    package var pace: PACE?
    package var chipAuthentication: ChipAuthentication?
    package var session: Session?
    package var secrets: [Secret]
    /// Whether something else has used libcrypto before this package does, so that its memory functions stay what they
    /// were.
    package var usesLibraryFirst = false

    package init(
        basicAccessControl: BasicAccessControl? = nil, pace: PACE? = nil,
        chipAuthentication: ChipAuthentication? = nil, session: Session? = nil, secrets: [Secret]
    ) {
        self.basicAccessControl = basicAccessControl
        self.pace = pace
        self.chipAuthentication = chipAuthentication
        self.session = session
        self.secrets = secrets
    }
}

/// What the probe saw.
package struct ProbeReport: Codable, Sendable {
    /// One look at the memory.
    package struct Look: Codable, Sendable {
        package var stage: String
        /// How often eight octets of each secret were found; secrets that were not are left out.
        package var found: [String: Int]
        /// Where the first of them were.
        package var places: [String]
        /// The octets that were looked through.
        package var scanned: UInt64

        package init(stage: String, found: [String: Int], places: [String], scanned: UInt64) {
            (self.stage, self.found, self.places, self.scanned) = (stage, found, places, scanned)
        }
    }

    package var looks: [Look]
    /// The files of a session.
    package var files: Int?

    package init(looks: [Look] = []) { self.looks = looks }

    /// The look with that name.
    package subscript(stage: String) -> Look? { looks.first { $0.stage == stage } }
}

/// The mask under which secrets are handed over.
package enum Masking {
    /// For eight octets read as one number.
    package static let word: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// For one octet at a position.
    package static func octet(_ octet: UInt8, at position: Int) -> UInt8 {
        octet ^ UInt8(truncatingIfNeeded: 0x5A &+ position &* 0x3B)
    }

    /// Octets under the mask, or out of it.
    package static func masked(_ octets: [UInt8]) -> [UInt8] {
        octets.enumerated().map { octet($0.element, at: $0.offset) }
    }
}
