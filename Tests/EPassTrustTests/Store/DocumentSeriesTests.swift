// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMRZ
import EPassTestSupport
import EPassTrust
import Testing

@Suite("Series of documents that an operator names", .timed)
struct DocumentSeriesTests {
    @Test(
        "a series is read in the spellings that people use, and has one form",
        arguments: [
            ("D:P:C01X00000-C01X99999", "DE:P:C01X00000-C01X99999"),
            ("DEU:p:c01x00000-c01x99999", "DE:P:C01X00000-C01X99999"),
            ("UTO:*:L898902C3", "UT:*:L898902C3"), ("D<<:P<:C01X00T47<", "DE:P:C01X00T47"),
            ("FRA:PD:1-1", "FR:PD:1"), ("XOM:P:000000000-ZZZZZZZZZ", "XOM:P:000000000-ZZZZZZZZZ"),
        ])
    func read(text: String, form: String) throws {
        let series = try DocumentSeries(text)
        #expect(series.description == form)
        #expect(try DocumentSeries(form) == series)
    }

    @Test(
        "what could hold nothing back is refused, and the part that is wrong is named",
        arguments: [
            ("", "series"), ("D:P", "series"), ("D:P:1-2:3", "series"), ("D:P:1-2-3", "series.numbers"),
            ("QQQ:P:1-2", "series.state"), (":P:1-2", "series.state"), ("XXA:P:1-2", "series.state"),
            ("D::1-2", "series.documentCode"), ("D:PASS:1-2", "series.documentCode"),
            ("D:1:1-2", "series.documentCode"), ("D:P:", "series.numbers"), ("D:P:-", "series.numbers"),
            ("D:P:2-1", "series.numbers"), ("D:P:A-9", "series.numbers"), ("D:P:9-10", "series.numbers"),
            ("D:P:C0<1-C0<2", "series.numbers"), ("D:P:\u{C4}1-\u{C4}2", "series.numbers"),
            ("D:P:" + String(repeating: "1", count: 23), "series.numbers"),
            ("D:P:" + String(repeating: "1", count: 9_999), "series"),
        ])
    func refused(text: String, element: String) {
        do throws(TrustError) {
            _ = try DocumentSeries(text)
            Issue.record("\(text) was taken")
        } catch {
            #expect(error.code == .malformed && error.element == element, "\(text): \(error)")
        }
    }

    @Test("a document is one of them by State, code and number; a number of another length never is")
    func contains() throws {
        let series = try DocumentSeries("D:P:C01X00000-C01X99999")
        func holds(_ state: String, _ code: String, _ number: String) -> Bool {
            series.contains(state: CountryCode(rawValue: state), documentCode: code, documentNumber: number)
        }
        for number in ["C01X00000", "C01X00T47", "C01X99999", "C01X50000"] { #expect(holds("D", "P", number)) }
        #expect(holds("D", "PD", "C01X00000") && holds("DEU", "P", "C01X00000"))
        for number in ["C01X9999A", "C01WZZZZZ", "C01X0000", "C01X000000", "", "c01x00000"] {
            #expect(!holds("D", "P", number), "\(number)")
        }
        #expect(!holds("F", "P", "C01X00000") && !holds("D", "ID", "C01X00000"))
        let one = try DocumentSeries("D:PD:1")
        #expect(one.contains(state: CountryCode(rawValue: "D"), documentCode: "PD", documentNumber: "1"))
        #expect(!one.contains(state: CountryCode(rawValue: "D"), documentCode: "P", documentNumber: "1"))
    }
}
