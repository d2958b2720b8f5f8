// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust
import Testing

@Suite("The words of closed lists, Languages/")
struct WordsTests {
    @Test("every departure from the standard has a sentence, whoever meets it")
    func deviations() {
        var messages: [(String, Message)] = TrustDeviation.allCases.map { ($0.rawValue, $0.message) }
        messages += LDSDeviation.allCases.map { ($0.rawValue, $0.message) }
        messages += AccessDeviation.allCases.map { ($0.rawValue, $0.message) }
        messages += MRZDeviation.allCases.map { ($0.rawValue, $0.message) }
        messages += ReadingDeviation.allCases.map { ($0.rawValue, $0.message) }
        for (name, message) in messages { expectWords(message, of: name, in: "deviation", isSentence: true) }
        let others =
            CardVerifiableCertificate.Deviation.allCases.map(\.rawValue) + SignatureDeviation.allCases.map(\.rawValue)
        for name in others {
            expectWords(.named("deviation", name), of: name, in: "deviation", isSentence: true)
        }
        // One area has them all, and reports give nothing but the name.
        #expect(Set(messages.map(\.0)).count == messages.count)
        let known = Set(messages.map { "deviation." + $0.0 } + others.map { "deviation." + $0 })
        #expect(Set(Self.names(in: "deviation")) == known)
    }

    @Test("every reason has a phrase")
    func reasons() {
        for reason in CheckReason.allCases {
            expectWords(reason.message, of: reason.rawValue, in: "reason", isSentence: false)
        }
        #expect(Self.names(in: "reason").count == CheckReason.allCases.count)
    }

    @Test("every field of a zone, and all that is done to its outer form, has words")
    func zones() {
        for field in MRZField.allCases {
            expectWords(field.message, of: field.rawValue, in: "mrz.field", isSentence: false)
        }
        for normalisation in MRZNormalisation.allCases {
            expectWords(normalisation.message, of: normalisation.rawValue, in: "mrz.normalisation", isSentence: false)
        }
    }

    /// The message is the one of that name and has no arguments, and its words are none of the program's own.
    private func expectWords(_ message: Message, of name: String, in area: String, isSentence: Bool) {
        #expect(MessageKey.named(area + "." + name) != nil, "\(area).\(name)")
        #expect(message.key.name == area + "." + name && message.arguments.isEmpty)
        let text = message.english
        #expect(text.hasSuffix(".") == isSentence, "\(text)")
        #expect(text.first?.isUppercase == true || !isSentence, "\(text)")
        #expect(!text.contains(name) || name == name.lowercased(), "\(text)")
    }

    private static func names(in area: String) -> [String] {
        MessageKey.all.map(\.name).filter { $0.hasPrefix(area + ".") }
    }
}
