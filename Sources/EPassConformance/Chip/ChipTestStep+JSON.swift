// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMessages

extension ChipTestStep {
    private static let common = ["expect", "form", "count", "begins", "is", "isNot", "when", "endsOn", "keep"]
    private static let ofCommand = ["send", "class", "data", "le", "plain", "fault", "keepSent"]

    /// What a step does, by the member that says so.
    private enum Kind: String, CaseIterable {
        case send, reset, restore, open, authenticateChip, read, examine
    }

    init(_ row: CaseValue) throws(ConformanceError) {
        let members = try row.members(Self.common + Self.ofCommand + Kind.allCases.map(\.rawValue) + ["for"])
        let kinds = Kind.allCases.filter { members[$0.rawValue] != nil }
        guard kinds.count == 1, let kind = kinds.first, let value = members[kind.rawValue] else {
            throw row.refuse(.conformanceNoStep(words: Kind.allCases.map(\.rawValue)))
        }
        let own: [String] =
            switch kind {
            case .send: Self.ofCommand
            case .open, .authenticateChip: ["fault", kind.rawValue]
            case .examine: ["for", kind.rawValue]
            case .reset, .restore, .read: [kind.rawValue]
            }
        _ = try row.members(own + Self.common)
        action =
            switch kind {
            case .send: .send(try SentCommand(value, members))
            case .reset: .reset
            case .restore: .restore
            case .open: .open(try value.word(AccessWay.self), try members["fault"]?.word(AccessFault.self))
            case .authenticateChip: try Self.chipAuthentication(value, members)
            case .read: .read(try value.file())
            case .examine:
                .examine(
                    try value.file(), try members.required("for", of: row).word(FileExamination.self))
            }
        expectation = try ChipExpectation(members)
        condition = try members["when"]?.word(Condition.self)
        endsOn = try members["endsOn"]?.statusWords() ?? []
        keep = try members["keep"]?.name()
        keepSent = try members["keepSent"]?.name()
    }

    private static func chipAuthentication(
        _ value: CaseValue, _ members: [String: CaseValue]
    ) throws(ConformanceError) -> Action {
        let form: ChipAuthenticationForm? =
            value.json.boolean == true ? nil : try value.word(ChipAuthenticationForm.self)
        return .authenticateChip(form, try members["fault"]?.word(ChipAuthenticationTestFault.self))
    }
}

extension ChipExpectation {
    fileprivate init(_ members: [String: CaseValue]) throws(ConformanceError) {
        words = try members["expect"]?.statusWords() ?? [.ok]
        form = try members["form"]?.word(Form.self)
        if let value = members["count"] {
            if value.json.array == nil {
                let count = try value.number(0...65_536)
                self.count = count...count
            } else {
                let bounds = try value.list(atMost: 2)
                guard bounds.count == 2 else { throw value.refuse(.conformanceNoNumber(least: 0, most: 65_536)) }
                let least = try bounds[0].number(0...65_536)
                count = least...(try bounds[1].number(least...65_536))
            }
        }
        beginning = try members["begins"]?.expression()
        content = try members["is"]?.expression()
        differsFrom = try members["isNot"]?.expression()
    }
}

extension SentCommand {
    fileprivate init(_ value: CaseValue, _ members: [String: CaseValue]) throws(ConformanceError) {
        header = try value.expression()
        data = try members["data"]?.expression() ?? DataExpression()
        if let value = members["class"] {
            guard let octets = value.json.word.flatMap({ Hexadecimal.octets($0) }), let only = octets.first,
                octets.count == 1
            else { throw value.refuse(.conformanceNoExpression) }
            classByte = only
        }
        expectedLength = try members["le"]?.number(1...65_536)
        isPlain = try members["plain"]?.boolean() ?? false
        fault = try members["fault"]?.word(MessagingFault.self)
    }
}
