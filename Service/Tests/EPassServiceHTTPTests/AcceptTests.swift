// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Testing

@testable import EPassServiceHTTP

@Suite("Which form of an answer is wanted")
struct AcceptTests {
    @Test(
        "the range that names a type most closely says how much it is wanted",
        arguments: [
            (nil, "application/json"), ("*/*", "application/json"), ("application/*", "application/json"),
            ("application/jose", "application/jose"), ("text/html", "text/html"), ("text/*", "text/html"),
            ("application/json;q=0.1, application/jose", "application/jose"),
            ("application/jose;q=0.5, application/json;q=0.9", "application/json"),
            ("*/*, application/json;q=0", "application/jose"),
            ("application/json;q=0, application/*;q=0.2, */*;q=0.1", "application/jose"),
            ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"),
            ("text/html, application/json", "text/html"), ("application/json, text/html", "application/json"),
            ("application/jose;q=0", nil), ("*/*;q=0", nil), ("image/png", nil), ("", nil), ("*", nil),
            ("application/jose;q=2", nil), ("application/jose;q=x", nil), ("application/jose;q=-1", nil),
            ("APPLICATION/JOSE;Q=1.0", "application/jose"),
            ("application/jose; charset=utf-8; q=0.3", "application/jose"),
        ] as [(String?, String?)])
    func choice(_ accept: String?, _ wanted: String?) {
        let offered = ["application/json", "application/jose", "text/html"]
        #expect(ContentType.choose(offered, accept: accept) == wanted)
    }

    @Test("a semicolon between quotation marks is no end")
    func quoted() {
        let type = ContentType(#"multipart/form-data; boundary="a;b\"c"; charset=x"#)
        #expect(type?.name == "multipart/form-data")
        #expect(type?.parameters == ["boundary": #"a;b"c"#, "charset": "x"])
        for wrong in [#"a/b; c="d"#, #"a/b; c="d"e"#, #"a/b; c=d"e"#, "a/b; c", "a/b; c=1; C=2", "a", "a/b/c", ""] {
            #expect(ContentType(wrong) == nil, "\(wrong)")
        }
    }
}
