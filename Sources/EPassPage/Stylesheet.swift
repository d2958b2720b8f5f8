// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassFiles
import EPassCrypto
import EPassEncodings

/// The style of a page and the hash by which the page's own policy admits it.
struct Stylesheet: Sendable {
    let text: String
    /// `sha256-...` (W3C Content Security Policy Level 3, 2.3.1). Where the library cannot hash, the word that admits
    /// no style: the page is plain then.
    let source: String

    /// `Page.css`.
    static let page = Stylesheet(
        String(decoding: EmbeddedFiles(epass_files_page())["Page.css"], as: UTF8.self))

    private init(_ text: String) {
        self.text = text
        source = (try? HashAlgorithm.sha256.hash(Array(text.utf8))).map { "'sha256-\(Base64.text($0))'" } ?? "'none'"
    }

    /// What the page may load: images in itself and this style, nothing from anywhere, and no script.
    var policy: String {
        "default-src 'none'; img-src data:; style-src \(source); base-uri 'none'; form-action 'none'"
    }
}
