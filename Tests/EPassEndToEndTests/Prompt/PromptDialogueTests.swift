// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages
import EPassTestSupport
import Testing

@testable import EPassCLI

/// The dialogue of a prompt without a terminal: what is typed goes in, what is said comes out.
@Suite("The dialogue at a prompt", .timed)
struct PromptDialogueTests {
    static let upper = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<"
    static let lower = "L898902C36UTO7408122F3404159ZE184226B<<<<<16"
    static let card = [
        "I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<",
    ]

    /// A dialogue and what it said last, as a person goes through it.
    private final class Desk {
        let dialogue: PromptDialogue
        private(set) var said: [String] = []

        init(_ request: PromptRequest = .zone(orCAN: false), isShown: Bool = false) {
            dialogue = PromptDialogue(request, isShown: isShown)
        }

        /// Types text, and Enter behind it.
        @discardableResult
        func enter(_ text: String) -> String {
            type(text)
            return press(.enter)
        }

        func type(_ text: String) {
            for scalar in text.unicodeScalars { press(.text(scalar)) }
        }

        @discardableResult
        func press(_ event: PromptEvent) -> String { take(dialogue.take(event)) }

        @discardableResult
        func take(_ effects: [PromptEffect]) -> String {
            let messages = effects.compactMap { effect -> String? in
                if case .say(let message) = effect { message.english } else { nil }
            }
            if !messages.isEmpty { said = messages }
            return messages.joined(separator: "\n")
        }

        var label: String { dialogue.row.label.english }

        var zone: [String]? { if case .zone(let mrz)? = dialogue.answer { mrz.lines } else { nil } }

        var key: String? {
            guard case .fields(let fields)? = dialogue.answer else { return nil }
            return String(decoding: fields.mrzInformation, as: UTF8.self)
        }

        var password: String? {
            switch dialogue.answer {
            case .can(let text)?, .text(let text)?: text.text
            default: nil
            }
        }

        var isEnded: Bool { if case .ended? = dialogue.answer { true } else { false } }
        var hasNothing: Bool { if case .nothing? = dialogue.answer { true } else { false } }
    }

    private static let keyOfDefault = "L898902C3674081223404159"

    // MARK: Zones

    @Test("both lines, each taken for itself: in capitals, in small letters, with spaces, in the forms of fillers")
    func lines() {
        for (first, second) in [
            (Self.upper, Self.lower), (Self.upper.lowercased(), Self.lower.lowercased()),
            ("P<UTO ERIKSSON << ANNA<MARIA<<<<<<<<<<<<<<<<<<< ", Self.lower),
            ("P‹UTOERIKSSON«ANNA‹MARIA«««««««««‹", Self.lower),
        ] {
            let desk = Desk()
            #expect(desk.label == "MRZ, line 1 (not shown):")
            #expect(desk.enter(first) == "Line 1 is complete.")
            #expect(desk.label == "MRZ, line 2 (not shown):")
            #expect(desk.enter(second) == "The check digits are right.")
            #expect(desk.zone == [Self.upper, Self.lower])
        }
    }

    @Test("all lines in one, as scanners send them", arguments: [0, 1, 2])
    func oneLine(_ kind: Int) {
        let desk = Desk()
        let lines = kind == 0 ? [Self.upper, Self.lower] : Self.card
        if kind == 2 { desk.enter(lines[0]) }
        desk.enter(kind == 2 ? lines[1] + lines[2] : lines.joined())
        #expect(desk.zone == lines)
    }

    @Test("a card has three lines, each looked at when it comes")
    func threeLines() {
        let desk = Desk()
        #expect(desk.enter(Self.card[0]) == "Line 1 is complete.")
        #expect(desk.enter(Self.card[1]) == "Line 2 is complete.")
        #expect(desk.label == "MRZ, line 3 (not shown):")
        desk.enter(Self.card[2])
        #expect(desk.zone == Self.card)
    }

    @Test("the number in the first line of a card, the dates in its second: what is misread is proposed at once")
    func misreadCard() {
        let desk = Desk()
        #expect(
            desk.enter("I<UTOD2314589O7<<<<<<<<<<<<<<<")
                == "Position 9 of the document number: O should be 0, then the check digits fit.")
        #expect(desk.label == "Use it? [Y/n]")
        #expect(desk.enter("") == "Line 1 is complete.")
        #expect(
            desk.enter("74O8122F1204159UTO<<<<<<<<<<<6")
                == "Position 3 of the date of birth: O should be 0, then the check digits fit.")
        #expect(desk.enter("y") == "Line 2 is complete.")
        desk.enter(Self.card[2])
        #expect(desk.zone == Self.card)
    }

    @Test("every format: the zones that are made are taken as they are", arguments: MRZFormat.allCases)
    func formats(_ format: MRZFormat) throws {
        let date = try #require(MRZDate("740812".utf8))
        let expiry = try #require(MRZDate("340415".utf8))
        let code = format.isVisa ? "V" : format == .td3 ? "P" : "I"
        let zone = try MRZBuilder(
            format: format, documentCode: code, issuer: "UTO", primary: "ERIKSSON", secondary: "ANNA",
            documentNumber: "L898902C3", nationality: "UTO", dateOfBirth: date, sex: .female, dateOfExpiry: expiry
        ).build()
        let desk = Desk()
        for line in zone.lines { desk.enter(line) }
        #expect(desk.zone == zone.lines, "\(desk.said)")
    }

    @Test("a letter for a digit: the place, what it should be, and it is mended or not as the person says")
    func misread() {
        for (answer, isMended) in [("", true), ("Y", true), ("yes", true), ("n", false)] {
            let desk = Desk()
            desk.enter(Self.upper)
            let said = desk.enter("L8989O2C36UTO7408122F3404159ZE184226B<<<<<16")
            #expect(said == "Position 6 of the document number: O should be 0, then the check digits fit.")
            desk.enter(answer)
            #expect((desk.zone == [Self.upper, Self.lower]) == isMended)
            #expect(isMended || desk.said.first?.hasPrefix("The check digit of the document number") == true)
        }
    }

    @Test("an answer that is none is asked for again; what a scanner sends into the question is not used")
    func answers() {
        let desk = Desk()
        desk.enter(Self.upper)
        desk.enter("L8989O2C36UTO7408122F3404159ZE184226B<<<<<16")
        #expect(desk.enter("what") == "That is not one of the answers.")
        #expect(desk.enter(Self.lower) == "Answer this first; the line that came was not used.")
        #expect(desk.label == "Use it? [Y/n]")
        desk.type("L8")
        #expect(desk.dialogue.row.typed == "L8")
        desk.type("98902")
        #expect(desk.dialogue.row.typed == "7")
    }

    @Test("several readings fit: one is chosen by its number, or none")
    func several() throws {
        // 0 for O or 8 for B: both make the check digit right.
        let line = try #require(Self.ambiguousLine)
        let desk = Desk()
        desk.enter(Self.upper)
        desk.enter(line)
        try #require(desk.said.first == "The check digits fit if one of these is changed:", "\(desk.said)")
        #expect(desk.said.count > 2)
        #expect(desk.enter("99") == "That is not one of the answers.")
        desk.enter("2")
        let zone = try #require(desk.zone)
        #expect(zone[0] == Self.upper && zone[1] != line)
        #expect(try MRZ(lines: zone).checkDigits.wrong.isEmpty)
    }

    /// A lower line with more than one repair, found among numbers.
    private static let ambiguousLine: String? = {
        for number in ["0O1I2Z5S8", "8B0O5S1I2", "O0B8S5Z2I", "B0S1Z2O5I", "08OB5S12I"] {
            for digit in 0...9 {
                let head = "\(number)\(digit)UTO7408122F3404159<<<<<<<<<<<<<<0"
                for last in 0...9 {
                    guard let mrz = try? MRZ(lines: [upper, head + "\(last)"]), !mrz.checkDigits.wrong.isEmpty,
                        let found = try? MRZRepair.candidates(for: mrz), (2...5).contains(found.count)
                    else { continue }
                    return head + "\(last)"
                }
            }
        }
        return nil
    }()

    @Test("a digit that nothing explains: which one, where, and the field is typed again")
    func field() {
        let desk = Desk()
        desk.enter(Self.upper)
        desk.enter("L898902C52UTO7408122F3404159ZE184226B<<<<<18")
        #expect(
            desk.said[0]
                == "The check digit of the document number does not fit: 2 in line 2, column 10; 8 is computed.")
        #expect(
            desk.said.dropFirst() == [
                "What is to be corrected?", "1: document number (its check digit is wrong)", "2: date of birth",
                "3: date of expiry", "4: line 1", "5: line 2", "Enter: use it as it stands. q: end.",
            ])
        #expect(desk.enter("8") == "That is not one of the answers.")
        desk.enter("1")
        #expect(desk.label == "Document number (not shown):")
        // The digit that stood behind the wrong number is not the one of the right one.
        #expect(
            desk.enter("L898902C3")
                == "The check digit of the document number was typed as 2; 6 is computed.")
        #expect(desk.label == "Use 6? [Y/n]")
        #expect(desk.enter("").hasPrefix("The last check digit, which is over several fields, does not fit: 8"))
        desk.enter("")
        #expect(desk.zone?[1] == "L898902C36UTO7408122F3404159ZE184226B<<<<<18")
    }

    @Test("a line is typed again, the others stay; an empty row changes nothing")
    func oneLineAgain() {
        let desk = Desk()
        desk.enter(Self.upper)
        desk.enter("L898902C52UTO7408122F3404159ZE184226B<<<<<18")
        desk.enter("5")
        #expect(desk.label == "MRZ, line 2 (not shown):")
        #expect(desk.enter("").hasPrefix("What is to be corrected?"))
        desk.enter("5")
        desk.enter(Self.lower)
        #expect(desk.zone == [Self.upper, Self.lower])
    }

    @Test("it is used as it stands where the person wants that, and ended with q")
    func asItStands() {
        for (answer, isUsed) in [("", true), ("q", false)] {
            let desk = Desk()
            desk.enter(Self.upper)
            let line = "L898902C52UTO7408122F3404159ZE184226B<<<<<18"
            desk.enter(line)
            desk.enter(answer)
            #expect((desk.zone == [Self.upper, line]) == isUsed)
            #expect(desk.isEnded == !isUsed)
        }
    }

    @Test(
        "a line of no length that a line has, or with a character that no line has, is asked for again at once",
        arguments: [
            (
                "P<UTOERIKSSON",
                "This line has 13 characters; a line has 44 or 36, or 30 where there are three. Type it again."
            ),
            ("X", "This line has 1 character; a line has 44 or 36, or 30 where there are three. Type it again."),
            (
                "P<UTOERIKSSÖN<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<",
                "Line 1, column 12: an MRZ has only A to Z, 0 to 9 and <. Type the line again."
            ),
            (card[1], "This is line 2 of a card. Type line 1 first."),
        ])
    func firstLine(_ typed: String, _ said: String) {
        let desk = Desk()
        #expect(desk.enter(typed) == said)
        #expect(desk.label == "MRZ, line 1 (not shown):")
        desk.enter(Self.upper)
        desk.enter(Self.lower)
        #expect(desk.zone == [Self.upper, Self.lower])
    }

    @Test("of a line with a name only fillers are missing or too many: it is filled or cut if the person says so")
    func fillers() {
        for (line, said) in [
            (String(Self.upper.dropLast(3)), "Line 1 has 41 characters. With 3 more < at its end it has 44."),
            (Self.upper + "<<", "Line 1 has 46 characters. With 2 fewer < at its end it has 44."),
        ] {
            let desk = Desk()
            #expect(desk.enter(line) == said)
            #expect(desk.enter("n").isEmpty)
            #expect(desk.label == "MRZ, line 1 (not shown):")
            desk.enter(line)
            #expect(desk.enter("") == "Line 1 is complete.")
            desk.enter(Self.lower)
            #expect(desk.zone == [Self.upper, Self.lower])
        }
    }

    @Test("a lower line that is short: where the filler is missing, or that it is typed again; the upper line stays")
    func shortLower() {
        let desk = Desk()
        desk.enter(Self.upper)
        desk.enter("L898902C36UTO7408122F3404159ZE184226B<<<<16")
        #expect(
            desk.said == [
                "Line 2 has 43 characters instead of 44.",
                "Line 2, column 38: < is missing, then the check digits fit.",
            ])
        desk.enter("n")
        #expect(desk.label == "MRZ, line 2 (not shown):")
        #expect(
            desk.enter("L898902C36UTO740812")
                == "Line 2 has 19 characters instead of 44. Type it again.")
        #expect(desk.enter(Self.upper) == "This line was typed already. Type line 2.")
        #expect(desk.enter("") == "Line 2 is still missing; Ctrl-C ends.")
        desk.enter(Self.lower)
        #expect(desk.zone == [Self.upper, Self.lower])
    }

    @Test("only the lower line: it is enough for the key, or the upper one is typed after it")
    func onlyLower() {
        for isLeftOut in [true, false] {
            let desk = Desk()
            desk.enter(Self.lower)
            #expect(
                desk.said == [
                    "The check digits are right.",
                    "This is line 2. It is enough to open the chip; with line 1 the whole MRZ is compared.",
                ])
            #expect(desk.label == "Line 1, or Enter to go on without it (not shown):")
            desk.enter(isLeftOut ? "" : Self.upper)
            #expect(desk.key == (isLeftOut ? Self.keyOfDefault : nil))
            #expect(desk.zone == (isLeftOut ? nil : [Self.upper, Self.lower]))
        }
    }

    @Test("only the lower line, with a digit misread")
    func onlyLowerMisread() {
        let desk = Desk()
        #expect(
            desk.enter("L8989O2C36UTO7408122F3404159ZE184226B<<<<<16")
                == "Position 6 of the document number: O should be 0, then the check digits fit.")
        desk.enter("")
        desk.enter("")
        #expect(desk.key == Self.keyOfDefault)
    }

    @Test("number and dates with commas, and six digits where a card access number may come")
    func otherForms() {
        let desk = Desk()
        desk.enter("L898902C3,740812,340415")
        #expect(desk.key == Self.keyOfDefault)
        let wrong = Desk()
        #expect(
            wrong.enter("L898902C3,741312,340415") == "A date has a month above 12 or a day above 31. Type it again.")
        let either = Desk(.zone(orCAN: true))
        #expect(either.enter("123 456") == "Six digits: they are taken as the card access number.")
        #expect(either.password == "123456")
        #expect(Desk().enter("123456").hasPrefix("This line has 6 characters"))
    }

    @Test("a date that no calendar has is no key, whatever its check digit says")
    func impossibleDate() {
        let desk = Desk()
        desk.enter(Self.upper)
        // 741312 with its own check digit, and the composite digit of that.
        desk.enter("L898902C36UTO7413127F3404159ZE184226B<<<<<16")
        for _ in 0..<2 where desk.zone == nil { desk.enter("") }
        #expect(desk.zone == nil)
        #expect(desk.said.contains("A date has a month above 12 or a day above 31."))
    }

    // MARK: Keys and passwords

    @Test("number, birth and expiry, with and without check digits, each looked at when it comes")
    func keys() {
        for (number, birth, expiry) in [
            ("L898902C3", "740812", "340415"), ("l898902c36", "7408122", "3404159"),
            ("L898902C3<", "74 08 12", "340415"),
        ] {
            let desk = Desk(.keys)
            desk.enter(number)
            if number.hasSuffix("<") { desk.enter("y") }
            #expect(desk.label == "Date of birth, YYMMDD (not shown):")
            desk.enter(birth)
            #expect(desk.label == "Date of expiry, YYMMDD (not shown):")
            desk.enter(expiry)
            #expect(number.hasSuffix("<") || desk.key == Self.keyOfDefault, "\(desk.said)")
        }
    }

    @Test("q ends it at each question, and is a letter like others where a line is typed")
    func endAtQuestions() {
        let desk = Desk()
        desk.enter(Self.upper)
        desk.enter("L8989O2C36UTO7408122F3404159ZE184226B<<<<<16")
        #expect(desk.label == "Use it? [Y/n]" && !desk.isEnded)
        desk.enter(" Q ")
        #expect(desk.isEnded)
        let number = Desk(.keys)
        number.enter("q")
        #expect(!number.isEnded)
        let keys = Desk(.keys)
        keys.enter("L898902C37")
        #expect(keys.label == "Use it anyway? [y/N]")
        keys.enter("quit")
        #expect(keys.isEnded)
    }

    @Test("a field that cannot be one is asked for again; those before it stay")
    func wrongKeys() {
        let desk = Desk(.keys)
        #expect(desk.enter("L898902C37").hasPrefix("A document number has nine characters and its check digit, which"))
        #expect(desk.label == "Use it anyway? [y/N]")
        desk.enter("")
        desk.enter("L898902C3")
        #expect(
            desk.enter("7408124")
                == "The check digit behind it does not fit: 4, 2 is computed. Type it again, with or without the check digit."
        )
        #expect(desk.enter("741312") == "A date has a month above 12 or a day above 31. Type it again.")
        #expect(desk.enter("12 AUG").hasPrefix("This is not read as a date. Write 740812"))
        #expect(desk.enter("") == "The date of birth is still missing; Ctrl-C ends.")
        desk.enter("740812")
        desk.enter("340415")
        #expect(desk.key == Self.keyOfDefault)
    }

    @Test("a card access number has digits, six of them unless the person insists")
    func cardAccessNumber() {
        let desk = Desk(.can)
        #expect(desk.enter("12a456") == "A card access number has digits only. Type it again.")
        #expect(desk.enter("12345") == "A card access number has six digits; this one has 5.")
        desk.enter("")
        #expect(desk.label == "CAN (not shown):")
        desk.enter("12345")
        desk.enter("y")
        #expect(desk.password == "12345")
    }

    @Test("of a PIN not even the length is shown, of the others it is")
    func length() {
        for (request, isTold) in [
            (PromptRequest.pin, false), (.puk, false), (.tokenPIN, false), (.can, true), (.keys, true),
        ] {
            let desk = Desk(request)
            desk.type("123")
            #expect(desk.dialogue.row.typed == (isTold ? "3" : ""))
            desk.press(.toggle)
            #expect(desk.dialogue.row.typed == "123")
        }
    }

    @Test(
        "nothing typed is told from an end in the middle", arguments: [PromptRequest.zone(orCAN: false), .keys, .can])
    func nothing(_ request: PromptRequest) {
        for event in [PromptEvent.enter, .end] {
            let desk = Desk(request)
            desk.press(event)
            #expect(desk.hasNothing)
        }
        guard request != .can else { return }
        let desk = Desk(request)
        desk.enter(request == .keys ? "L898902C3" : Self.upper)
        desk.press(.end)
        #expect(desk.isEnded)
    }

    // MARK: Editing

    @Test("the last character, the last word and the row are taken back; too much is wiped")
    func editing() {
        let desk = Desk(isShown: true)
        desk.type("AB CÖ")
        desk.press(.backspace)
        #expect(desk.dialogue.row.typed == "AB C")
        desk.press(.clearWord)
        #expect(desk.dialogue.row.typed == "AB ")
        desk.press(.clearLine)
        #expect(desk.dialogue.row.typed.isEmpty)
        desk.press(.backspace)
        desk.press(.clearWord)
        desk.type(String(repeating: "A", count: SecretText.maximumLength))
        #expect(desk.press(.text("B")) == "That is more than belongs here; it was wiped. Type it again.")
        #expect(desk.dialogue.row.typed.isEmpty)
    }

    // MARK: After the chip

    @Test("after a refusal one field is corrected, or the same is tried again, or it ends")
    func refused() {
        for (answer, key) in [("2", "L898902C3674081113404159"), ("", Self.keyOfDefault), ("q", nil)] {
            let desk = Desk(.keys)
            for text in ["L898902C3", "740812", "340415"] { desk.enter(text) }
            desk.take(desk.dialogue.afterRefusal([.promptTriesLeft(count: 1)]))
            #expect(
                desk.said == [
                    "By the chip's word 1 try is left.", "What is to be corrected?", "1: document number",
                    "2: date of birth", "3: date of expiry", "4: the card access number instead",
                    "Enter: try again as it stands. q: end.",
                ])
            desk.enter(answer)
            if answer == "2" { desk.enter("740811") }
            #expect(desk.key == key)
            #expect(desk.isEnded == (answer == "q"))
        }
    }

    @Test("after a refusal of lines: whether their check digits are right, and any of them again")
    func refusedLines() {
        let desk = Desk()
        desk.enter(Self.upper)
        desk.enter(Self.lower)
        desk.take(desk.dialogue.afterRefusal([]))
        #expect(desk.said.first?.hasPrefix("All check digits are right.") == true)
        desk.enter("5")
        desk.enter("L898902C44UTO7408122F3404159ZE184226B<<<<<10")
        #expect(desk.zone?[1].hasPrefix("L898902C4") == true || desk.label == "Your choice:", "\(desk.said)")
    }

    @Test("after a refusal of a zone the card access number opens instead, by the menu or typed where it asks")
    func otherPassword() {
        for request in [PromptRequest.zone(orCAN: false), .keys] {
            for isTypedAtOnce in [true, false] {
                let desk = Desk(request)
                for text in request == .keys ? ["L898902C3", "740812", "340415"] : [Self.upper, Self.lower] {
                    desk.enter(text)
                }
                desk.take(desk.dialogue.afterRefusal([]))
                if !isTypedAtOnce {
                    desk.enter(request == .keys ? "4" : "6")
                    #expect(desk.label == "CAN (not shown):")
                    desk.enter("")
                    #expect(desk.label == "Your choice:")
                    desk.enter(request == .keys ? "4" : "6")
                }
                desk.enter("123 456")
                #expect(desk.password == "123456")
                // Of the zone nothing is said where the chip refused the number.
                desk.take(desk.dialogue.afterRefusal([]))
                #expect(desk.said.first == "What is to be corrected?")
                desk.enter("")
                #expect(desk.zone == (request == .keys ? nil : [Self.upper, Self.lower]))
                #expect(desk.key == (request == .keys ? Self.keyOfDefault : nil))
            }
        }
    }

    @Test("a PIN that was refused is sent again only if it is typed again")
    func refusedPIN() {
        let desk = Desk(.pin)
        desk.enter("123456")
        #expect(desk.password == "123456")
        desk.take(desk.dialogue.afterRefusal([.promptTriesLeft(count: 2)]))
        #expect(desk.said == ["By the chip's word 2 tries are left.", "Type it again; Enter alone ends."])
        desk.enter("")
        #expect(desk.isEnded)
    }

    @Test("after a loss the same is tried again, or it ends", arguments: [("", true), ("n", false), ("q", false)])
    func lost(_ answer: String, _ isTried: Bool) {
        let desk = Desk()
        desk.enter(Self.upper)
        desk.enter(Self.lower)
        desk.take(desk.dialogue.afterLoss([]))
        #expect(desk.label == "Try again? [Y/n]")
        desk.enter(answer)
        #expect((desk.zone == [Self.upper, Self.lower]) == isTried)
        #expect(desk.isEnded == !isTried)
    }

    @Test("what somebody types by accident ends without a trap: every beginning, every length, odd characters")
    func anything() {
        for request in [PromptRequest.zone(orCAN: true), .keys, .can, .pin, .puk, .tokenPIN] {
            for length in [0, 1, 2, 5, 6, 7, 9, 10, 29, 30, 31, 36, 43, 44, 45, 60, 72, 88, 90, 100] {
                for filling in ["A", "0", "<", "Ö", ",", " "] {
                    let desk = Desk(request)
                    desk.enter(String(repeating: filling, count: length))
                    desk.enter("1")
                    desk.enter(Self.lower)
                    desk.enter("n")
                    desk.enter("")
                    desk.take(desk.dialogue.afterRefusal([]))
                    desk.enter("")
                    desk.take(desk.dialogue.afterLoss([]))
                    desk.enter("")
                }
            }
        }
    }
}
