// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Logging
import Testing

@testable import epass_service

@Suite("The log")
struct LogTests {
    @Test("does not hold anybody up where nobody reads it, and says how much is lost", .timeLimit(.minutes(10)))
    func blocked() async throws {
        let pipe = Pipe()
        let writer = LogWriter(descriptor: pipe.fileHandleForWriting.fileDescriptor)
        let logger = Logger(label: "test") { LineLog(label: $0, writer: writer) }
        // Far more than a pipe and what waits beside it hold.
        let text = String(repeating: "x", count: 1_000)
        for number in 0..<5_000 { logger.info("\(number) \(text)", metadata: ["two": "a\nb", "one": "1"]) }
        writer.finish(milliseconds: 10)
        let reader = pipe.fileHandleForReading
        var octets: [UInt8] = []
        var (lines, lost): ([Substring], Int) = ([], 0)
        // Each line is written or counted as lost.
        while lines.count + lost < 5_000 {
            octets += [UInt8](reader.availableData)
            let all = String(decoding: octets, as: UTF8.self).split(separator: "\n")
            lines = all.filter { $0.hasSuffix("xxx") }
            lost = all.filter { $0.hasSuffix("nobody read them") }.reduce(0) {
                $0 + (Int($1.prefix(while: \.isNumber)) ?? 0)
            }
        }
        #expect(lines.first?.contains(" info test: one=1 two=a b [EPassServiceHTTPTests] 0 xxx") == true)
        #expect(lost > 0)
    }
}
