// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import Logging
import Testing

@testable import epass_service

@Suite("The log")
struct LogTests {
    @Test("does not hold anybody up where nobody reads it, and says how much is lost", .timeLimit(.minutes(1)))
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
        while !String(decoding: octets.suffix(200), as: UTF8.self).contains("nobody read them") {
            octets += [UInt8](reader.availableData)
        }
        let lines = String(decoding: octets, as: UTF8.self).split(separator: "\n")
        #expect(lines.first?.contains(" info test: one=1 two=a b [EPassServiceHTTPTests] 0 xxx") == true)
        let lost = try #require(lines.last.flatMap { Int($0.prefix(while: \.isNumber)) })
        #expect(lines.dropLast().allSatisfy { $0.hasSuffix("xxx") || $0.contains("nobody read them") })
        #expect(lost > 0 && lost + lines.count - 1 <= 5_000)
    }
}
