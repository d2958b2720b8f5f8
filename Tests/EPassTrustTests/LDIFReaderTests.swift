// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTestSupport
import EPassTrust
import Testing

@Suite("LDIFReader, RFC 2849", .timed)
struct LDIFReaderTests {
    typealias Event = LDIFReader.Event

    /// All events of a text that comes in pieces of that length.
    func events(_ text: String, piece: Int = .max, limits: LDIFLimits = .default) -> [Event] {
        events(Array(text.utf8), piece: piece, limits: limits)
    }

    func events(_ octets: [UInt8], piece: Int = .max, limits: LDIFLimits = .default) -> [Event] {
        var reader = LDIFReader(limits: limits)
        var events: [Event] = []
        var rest = octets[...]
        while !rest.isEmpty {
            reader.consume(rest.prefix(piece)) { events.append($0) }
            rest = rest.dropFirst(piece)
        }
        reader.finish { events.append($0) }
        return events
    }

    /// Each event in words: `attribute=value`, or `line code`.
    func words(_ events: [Event]) -> [String] {
        events.map { event in
            switch event {
            case .value(let value): "\(value.attribute)=\(String(decoding: value.octets, as: UTF8.self))"
            case .problem(let problem): "\(problem.line) \(problem.reason.code)"
            }
        }
    }

    static let record = """
        version: 1

        # a comment
          that is folded
        dn: cn=OU\\=x,
         o=dsc,c=UT
        objectClass: top
        description: a text
          that is fol
         ded
        userCertificate;binary:: aGVs
         bG8=
        empty:
        emptyBase64::
        """

    static let expected = [
        "objectClass=top", "description=a text that is folded", "userCertificate;binary=hello", "empty=",
        "emptyBase64=",
    ]

    @Test("reads folded lines, comments, options and base64", arguments: [Int.max, 1, 2, 3, 7])
    func record(piece: Int) throws {
        let events = events(Self.record, piece: piece)
        #expect(words(events) == Self.expected)
        guard case .value(let value) = try #require(events.dropFirst(2).first) else { return }
        #expect(value.dn == "cn=OU\\=x,o=dsc,c=UT")
        #expect(value.type == "userCertificate" && value.options == ["binary"] && value.isBase64)
        #expect(value.line == 11)
        let begins = Array(Self.record.utf8).dropFirst(value.offset).starts(with: "userCertificate".utf8)
        #expect(begins)
    }

    @Test("CR LF and a byte order mark change nothing", arguments: [Int.max, 1, 2, 5])
    func lineEnds(piece: Int) {
        let text =
            "\u{FEFF}" + Self.record.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        #expect(words(events(text, piece: piece)) == Self.expected)
    }

    @Test("a blank line ends a record; one that does not begin with a name is reported where it holds base64")
    func records() {
        let text = "dn: a\nx: 1\n\n\n\nx: 2\ny:: aGk=\n\ndn: b\nx: 3\ndn: c\nx: 4\n"
        #expect(words(events(text)) == ["x=1", "7 trust.malformedLDIF", "x=3", "x=4"])
    }

    @Test(
        "what takes something away is reported and not carried out",
        arguments: [
            ("dn: a\nchangetype: delete\nx: 1\n\ndn: b\nx: 2\n", ["2 trust.changeNotCarriedOut", "x=2"]),
            ("dn: a\nchangetype: modrdn\nnewrdn: b\n", ["2 trust.changeNotCarriedOut"]),
            (
                "dn: a\nchangetype: modify\ndelete: x\nx: 1\n-\nadd: y\ny: 2\n",
                ["3 trust.changeNotCarriedOut", "y=2"]
            ),
        ])
    func removal(_ text: String, _ expected: [String]) {
        #expect(words(events(text)) == expected)
    }

    @Test("a value given by an address is refused and nothing is fetched")
    func address() {
        let text = "dn: a\nuserCertificate;binary:< file:///etc/passwd\nx: 1\n"
        #expect(words(events(text)) == ["2 trust.externalValue", "x=1"])
    }

    @Test(
        "a line that cannot be read is reported with its number and the next one is read",
        arguments: [
            ("dn: a\nno colon here\nx: 1\n", ["2 trust.malformedLDIF", "x=1"]),
            ("dn: a\nx:: a*b\ny: 1\n", ["2 trust.malformedLDIF", "y=1"]),
            ("dn: a\nx:: aGk=aGk=\ny: 1\n", ["2 trust.malformedLDIF", "y=1"]),
            ("dn: a\nx:: a\ny: 1\n", ["2 trust.malformedLDIF", "y=1"]),
            ("dn: a\nx:: aGk\ny: 1\n", ["x=hi", "y=1"]),
            (" folded\ndn: a\nx: 1\n", ["1 trust.malformedLDIF", "x=1"]),
            ("dn: a\n\n folded\ndn: a\nx: 1\n", ["3 trust.malformedLDIF", "x=1"]),
            ("dn: a\nx:: aG\n k=\n", ["x=hi"]),
            ("dn: a\nx:: aGk=", ["x=hi"]),
            ("dn: a\nno end", ["2 trust.malformedLDIF"]),
            ("dn: a\n:: aGk=\n", ["=hi"]),
        ] as [(String, [String])])
    func problems(text: String, expected: [String]) {
        #expect(words(events(text)) == expected)
        #expect(words(events(text, piece: 1)) == expected)
    }

    @Test("of change records what is added is read, and what is deleted is not, and named")
    func changes() {
        let text = """
            dn: a
            changetype: add
            x: 1

            dn: b
            changetype: delete
            x: 2

            dn: c
            changetype: modify
            add: x
            x: 3
            -
            delete: y
            y: 4
            -
            replace: z
            z: 5
            -

            dn: d
            changetype: modrdn
            newrdn: cn=e

            """
        let left = ["6", "14", "22"].map { $0 + " trust.changeNotCarriedOut" }
        #expect(words(events(text)) == ["x=1", left[0], "x=3", left[1], "z=5", left[2]])
    }

    @Test("an endless line is passed over without being kept")
    func endless() {
        let limits = LDIFLimits(maximumValueLength: 1_000, maximumNameLength: 64, maximumDNLength: 100)
        let long = String(repeating: "A", count: 100_000)
        #expect(words(events("dn: a\n\(long)\nx: 1\n", limits: limits)) == ["2 trust.malformedLDIF", "x=1"])
        #expect(words(events("dn: a\ny: \(long)\nx: 1\n", limits: limits)) == ["2 trust.tooLarge", "x=1"])
        #expect(words(events("dn: a\ny:: \(long)\nx: 1\n", limits: limits)) == ["2 trust.tooLarge", "x=1"])
        let folded = String(repeating: " AAAA\n", count: 10_000)
        #expect(words(events("dn: a\ny:: AAAA\n\(folded)x: 1\n", limits: limits)) == ["2 trust.tooLarge", "x=1"])
        #expect(words(events("dn: \(long)\nx: 1\n\ndn: b\nx: 2\n", limits: limits)).last == "x=2")
        #expect(words(events(String(repeating: "\0", count: 100_000), limits: limits)) == ["1 trust.malformedLDIF"])
    }

    @Test("a value one octet too long is refused, however the input is cut", arguments: [1, 3, 5, 4_000])
    func limitInPieces(piece: Int) {
        let limits = LDIFLimits(maximumValueLength: 1_000, maximumNameLength: 64, maximumDNLength: 100)
        let fits = "dn: a\ny:: " + String(repeating: "AAAA", count: 333) + "AA==\n"
        let tooLong = "dn: a\ny:: " + String(repeating: "AAAA", count: 333) + "AAA=\nx: 1\n"
        #expect(!words(events(Array(fits.utf8), piece: piece, limits: limits)).contains("2 trust.tooLarge"))
        #expect(words(events(Array(tooLong.utf8), piece: piece, limits: limits)) == ["2 trust.tooLarge", "x=1"])
    }

    @Test("every truncation and every changed octet is read in pieces as it is read whole")
    func mutations() {
        let octets = Array(Self.record.utf8)
        for length in octets.indices {
            let cut = Array(octets.prefix(length))
            #expect(events(cut) == events(cut, piece: 1))
        }
        for index in octets.indices {
            for replacement: UInt8 in [0x0A, 0x0D, 0x20, 0x3A, 0x00, 0xFF] {
                var changed = octets
                changed[index] = replacement
                #expect(events(changed) == events(changed, piece: 3))
            }
        }
    }
}
