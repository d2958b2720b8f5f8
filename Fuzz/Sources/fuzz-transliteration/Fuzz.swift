// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ

/// Transliterates arbitrary text and compares the result with it: what was written must agree with what it came from.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTransliteration(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
    for language in [nil] + Transliteration.Language.allCases.map(Optional.some) {
        let result = Transliteration.transliterate(text, language: language)
        guard result.components.allSatisfy({ $0.utf8.allSatisfy { (65...90).contains($0) } && !$0.isEmpty }) else {
            fatalError("a component is empty or has a character that no zone has")
        }
        guard !result.components.isEmpty else { continue }
        let name = MRZName(field: (result.text + "<").utf8)
        if NameComparison.compare(primary: text, secondary: nil, with: name) == .different {
            fatalError("a name differs from its transliteration")
        }
    }
    for character in text.prefix(16) { _ = Transliteration.alternatives(for: character) }
    return 0
}
