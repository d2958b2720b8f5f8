// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassMessages

/// Number, dates and passwords, each looked at as it comes.
extension PromptDialogue {
    /// Takes a field of the key: of the zone that is there, or the next of number, birth and expiry.
    func takeKey(_ key: KeyField) -> [PromptEffect] {
        let characters = ZoneLines.characters(typed)
        guard !characters.isEmpty else {
            guard draft.isOfKeys, draft.keys[key] == nil else { return draft.isOfKeys ? goOnWithKeys() : openMenu() }
            if key == .number, draft.keys.isEmpty {
                answer = .nothing
                return []
            }
            return [.say(.promptFieldMissing(field: key.field.message))]
        }
        let bare: [UInt8]
        switch withoutCheckDigit(characters, key) {
        case .failure(let said): return said.effects
        case .success(let field): bare = field
        }
        do throws(MRZError) {
            let field = try AccessKeyFields.typedField(String(decoding: bare, as: UTF8.self), key.field)
            return put(field, key, digit: bare.count < characters.count ? characters.last : nil)
        } catch {
            return [.say(.promptAgainBecause(error: error.message))]
        }
    }

    private struct Refusal: Error { let effects: [PromptEffect] }

    /// The field without the check digit that may stand behind it.
    private func withoutCheckDigit(_ characters: [UInt8], _ key: KeyField) -> Result<[UInt8], Refusal> {
        let plain = key == .number ? 9 : 6
        guard characters.count == plain + 1, let digit = characters.last else { return .success(characters) }
        let field = Array(characters.prefix(plain))
        let computed = CheckDigitCalculation.checkDigit(of: field)
        if digit == computed { return .success(field) }
        if key == .number, draft.isOfKeys {
            step = .longNumber(SecretText(characters))
            return .failure(Refusal(effects: [.say(.promptTenCharacters)]))
        }
        return .failure(
            Refusal(effects: [
                .say(
                    .promptKeyDigit(
                        found: String(decoding: [digit], as: UTF8.self),
                        expected: String(decoding: [computed], as: UTF8.self)))
            ]))
    }

    func decide(longNumber number: SecretText) -> [PromptEffect] {
        guard let yes = isYes(orElse: false) else { return notUnderstood() }
        step = .key(.number)
        return yes ? put(number.characters, .number, digit: nil) : []
    }

    private func put(_ field: [UInt8], _ key: KeyField, digit: UInt8?) -> [PromptEffect] {
        guard draft.isOfKeys else {
            guard let mrz = draft.replacing(key, with: field) else {
                return [.say(.promptAgainBecause(error: .mrzDocumentNumberLength(most: 9)))]
            }
            draft.take(mrz)
            if let digit, let whole = draft.replacing(digitOf: key, with: digit) { draft.take(whole) }
            // The digit that was typed before belonged to the field before it.
            if let now = draft.digit(of: key), now.outcome == .wrong {
                step = .digit(key, now.expected)
                return [
                    .say(
                        .promptNewDigit(
                            field: key.field.message, found: String(decoding: [now.found], as: UTF8.self),
                            expected: String(decoding: [now.expected], as: UTF8.self)))
                ]
            }
            return judge()
        }
        draft.keys[key] = SecretText(field)
        return goOnWithKeys()
    }

    func decide(_ digit: UInt8, of key: KeyField) -> [PromptEffect] {
        guard let yes = isYes(orElse: true) else { return notUnderstood() }
        if yes, let whole = draft.replacing(digitOf: key, with: digit) { draft.take(whole) }
        return judge()
    }

    private func goOnWithKeys() -> [PromptEffect] {
        guard let next = KeyField.allCases.first(where: { draft.keys[$0] == nil }) else { return finish() }
        step = .key(next)
        return []
    }

    // MARK: Passwords

    func takePassword() -> [PromptEffect] {
        let scalars = typed.text.unicodeScalars.filter { !$0.properties.isWhitespace }
        guard !scalars.isEmpty else {
            if isOfZone { return openMenu() }
            answer = wasRefused ? .ended : .nothing
            return []
        }
        guard isOfZone || request == .can else {
            password = SecretText(typed.characters)
            answer = .text(password)
            return []
        }
        guard scalars.allSatisfy({ ("0"..."9").contains($0) }) else { return [.say(.promptCanDigits)] }
        password = SecretText(String(String.UnicodeScalarView(scalars)).utf8)
        // Doc 9303-4, 4.1.1.2 and 9303-5, 3.2.3: six digits. Cards outside Doc 9303 may have others.
        guard scalars.count == 6 else {
            step = .canLength
            return [.say(.promptCanCount(count: scalars.count))]
        }
        answer = .can(password)
        return []
    }

    func decideLength() -> [PromptEffect] {
        guard let yes = isYes(orElse: false) else { return notUnderstood() }
        step = .password
        if yes { answer = .can(password) }
        return []
    }
}
