// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import Foundation

/// Service UPLOAD TRUST POLICY [CHALLENGE]: judges one upload. Ends with 0 to accept, 1 to reject, 2 where somebody has
/// to look, 64 for a mistake, 65 where something cannot be used.
@main
enum Main {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard (3...4).contains(arguments.count) else { end(64, "usage: Service UPLOAD TRUST POLICY [CHALLENGE]") }
        let challenge = arguments.count == 4 ? octets(arguments[3]) : nil
        if arguments.count == 4, challenge?.count != 8 { end(64, "the challenge is 16 hexadecimal digits") }
        do {
            let service = try Service(trust: arguments[1], policy: try file(arguments[2]))
            let report = try service.judge(upload: try file(arguments[0]), challenge: challenge)
            for line in Service.lines(report) { print(line) }
            switch report.decision?.outcome {
            case .accept: exit(0)
            case .reject: exit(1)
            case .review, nil: exit(2)
            }
        } catch let error as any CodedError {
            // A sentence may quote what was sent: nothing goes to a screen that is not escaped.
            end(65, DisplayText.escaped("\(error.message.english) \(error.remedy.english)"))
        } catch {
            end(65, DisplayText.escaped(error.localizedDescription))
        }
    }

    private static func file(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

    private static func octets(_ digits: String) -> [UInt8]? {
        let values = digits.compactMap(\.hexDigitValue)
        guard values.count == digits.count, values.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: values.count, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
    }

    private static func end(_ status: Int32, _ line: String) -> Never {
        FileHandle.standardError.write(Data((line + "\n").utf8))
        exit(status)
    }
}
