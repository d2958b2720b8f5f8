// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassAccess
import EPassISO7816
import EPassLDS
package import EPassMessages

/// How the chip was opened, in words for people.
struct AccessText {
    let access: AccessEvidence

    /// What opened the chip; nil where nothing did.
    var established: Message? {
        switch access.established {
        case nil: return nil
        case .some(.none): return .openedPlain
        case .bac: return .openedBac(cipher: access.cipher ?? "3DES")
        case .pace:
            let cipher = access.paceOffer?.cipher == nil ? access.cipher : nil
            let opening = access.password.map { Message.openedPaceWith(password: Self.name($0)) } ?? .openedPace
            return Self.words(opening, access.paceOffer, cipher)
        }
    }

    /// How long it took; nil where that was not recorded.
    var time: Message? { access.milliseconds.map(Message.seconds) }

    /// One line for each attempt that did not open the chip, and one for each offer that was left out.
    var remarks: [Message] {
        let attempts = Self.counted(access.attempts.filter { $0.outcome != .established }.map(Self.words))
            .map { $0.count == 1 ? $0.words : .openedTimes(attempt: $0.words, count: $0.count) }
        // Above them stands what opened the chip in the end.
        let told = access.established == nil ? attempts : attempts.map { Message.openedBefore(attempt: $0) }
        return told + (delay.map { [$0] } ?? []) + access.skipped.map(Self.words)
    }

    /// How the chip slows down whoever tries wrong passwords; nil where the times do not show that (F-12).
    var delay: Message? {
        let refusals = access.attempts.filter { $0.code == .access(.wrongPassword) && $0.outcome == .refused }
        guard let last = refusals.last, let time = last.milliseconds else { return nil }
        // PACE takes longer than Basic Access Control, and one group longer than another: like is compared with like.
        let alike = refusals.filter { $0.accessProtocol == last.accessProtocol && $0.paceOffer == last.paceOffer }
        if let first = alike.first?.milliseconds, alike.count > 1, time >= 2 * first, time - first >= Self.delayed {
            return .openedSlower(first: .seconds(first), last: .seconds(time))
        }
        return last.accessProtocol == .bac && time >= Self.slowBasicAccessControl
            ? .openedSlow(last: .seconds(time)) : nil
    }

    /// By how many milliseconds an attempt is longer than the one before where it is no accident.
    private static let delayed = 1000
    /// How many milliseconds Basic Access Control never takes by itself: two commands and two ciphers.
    private static let slowBasicAccessControl = 3000

    /// What is the matter with an offer, as the end of a sentence.
    private static func words(_ reason: SkippedPACEOffer.Reason) -> Message {
        switch reason {
        case .domainParametersNotTrusted: .openedDomainParametersNotTrusted
        case .domainParametersUnknown: .openedDomainParametersUnknown
        case .versionNotSupported: .openedVersionNotSupported
        case .mappingNotAllowed: .openedMappingNotAllowed
        case .algorithmMismatch: .openedAlgorithmMismatch
        case .protocolUnknown: .openedProtocolUnknown
        case .malformed: .openedMalformed
        case .readerTooShort: .openedReaderTooShort
        }
    }

    /// Equal ones that follow one another, once, with how many they are.
    private static func counted(_ messages: [Message]) -> [(words: Message, count: Int)] {
        var counted: [(words: Message, count: Int)] = []
        for message in messages {
            if let last = counted.last, last.words == message {
                counted[counted.count - 1].count += 1
            } else {
                counted.append((message, 1))
            }
        }
        return counted
    }

    private static func words(_ skipped: SkippedPACEOffer) -> Message {
        .openedLeftOut(
            offer: words(.openedPace, skipped.offer), reason: words(skipped.reason), name: skipped.reason.rawValue)
    }

    private static func words(_ attempt: AccessAttempt) -> Message {
        var message = words(name(attempt.accessProtocol), attempt.paceOffer)
        switch (attempt.password, attempt.checkDigits) {
        case (nil, .none): break
        case (let password?, .none): message = .openedUsing(attempt: message, password: name(password))
        case (_, .printed): message = .openedUsing(attempt: message, password: name(.mrz))
        case (_, .computed): message = .openedUsingComputed(attempt: message)
        }
        if attempt.sendsParameterReference == true { message = .openedGroupNamed(attempt: message) }
        message = .openedEnded(attempt: message, outcome: attempt.outcome.rawValue)
        if let step = attempt.step { message = .openedAt(attempt: message, step: .step(recorded: step)) }
        if let word = attempt.statusBytes?.description ?? attempt.code?.rawValue {
            message = .openedWord(attempt: message, word: word)
        }
        return message
    }

    /// An opening with the offer that it ran by.
    private static func words(
        _ opening: Message, _ offer: PACEOfferEvidence?, _ cipher: String? = nil
    ) -> Message {
        var details: [Message] = []
        if let offer {
            switch offer.mapping {
            case .generic: details.append(.openedGeneric)
            case .integrated: details.append(.openedIntegrated)
            case .chipAuthentication: details.append(.chipChipAuthenticationMapping)
            case nil: details.append(.plainText(text: offer.objectIdentifier))
            }
            if let name = offer.parameterName {
                details.append(.plainText(text: name))
            } else if let id = offer.parameterID {
                details.append(.openedParameters(id: id))
            }
        }
        if let cipher = offer?.cipher ?? cipher { details.append(.plainText(text: cipher)) }
        return details.isEmpty ? opening : .openedBy(opening: opening, details: details)
    }

    private static func name(_ accessProtocol: AccessEvidence.AccessProtocol) -> Message {
        switch accessProtocol {
        case .none: .openedWithoutAccessControl
        case .bac: .plainText(text: accessProtocol.rawValue)
        case .pace: .openedPace
        }
    }

    private static func name(_ password: AccessPasswordKind) -> String { password.rawValue.lowercased() }
}

extension Message {
    /// A time in seconds with two places: `0.41 s`.
    package static func seconds(_ milliseconds: Int) -> Message {
        .openedSeconds(seconds: .decimal(milliseconds / 10, places: 2))
    }
}
