// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
import EPassMRZ
import EPassMessages

/// How a value of a description is read.
struct DescriptionKind<Value> {
    /// - Throws: `SimulatorError` with code `valueInvalid`, or `memberUnknown` inside an object.
    let read: (DescriptionValue) throws -> Value

    init(_ read: @escaping (DescriptionValue) throws -> Value) { self.read = read }

    /// Those values of the kind that are right; the message is said of the others.
    func confirmed(_ message: Message, by isRight: @escaping (Value) -> Bool) -> Self {
        Self { value in
            let read = try value.read(self)
            guard isRight(read) else { throw value.invalid(message) }
            return read
        }
    }

    /// A list of such values.
    static func list<Element>(of kind: DescriptionKind<Element>) -> Self where Value == [Element] {
        Self { value in
            try value.found(value.json.array).enumerated().map { index, json in
                try kind.read(DescriptionValue(json: json, path: "\(value.path)[\(index)]"))
            }
        }
    }

    /// One such value or a list of at most 99.
    static func oneOrMore<Element>(of kind: DescriptionKind<Element>) -> Self where Value == [Element] {
        Self { value in
            guard let count = value.json.array?.count else { return [try kind.read(value)] }
            guard count <= DescriptionValue.longestList else { throw value.invalid(.simulatorListTooLong) }
            return try list(of: kind).read(value)
        }
    }
}

extension DescriptionKind where Value: Described {
    /// An object.
    static var object: Self { Self { try $0.object(Value()) } }
}

extension DescriptionKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of a closed list of words.
    static var word: Self { word(of: Array(Value.allCases)) }

    /// The same; upper and lower case are the same.
    static var anyCase: Self { word(of: Array(Value.allCases), ignoringCase: true) }

    /// One of these words.
    static func word(of values: [Value], ignoringCase: Bool = false) -> Self {
        Self { try $0.one(of: values, called: $0.read(.string), by: { $0.rawValue }, ignoringCase: ignoringCase) }
    }
}

extension DescriptionKind<Bool> {
    static var boolean: Self { Self { try $0.found($0.json.boolean) } }
}

extension DescriptionKind<Int> {
    static var integer: Self { Self { try $0.found($0.json.integer.flatMap { Int(exactly: $0) }) } }

    /// Columns or rows.
    static var points: Self { integer.confirmed(.simulatorNumberBounds) { (1...Int(UInt16.max)).contains($0) } }
}

extension DescriptionKind<String> {
    /// A text of any length.
    static var string: Self { Self { try $0.found($0.json.string) } }

    /// A text of at most 4,096 octets.
    static var text: Self {
        string.confirmed(.simulatorTextTooLong) { $0.utf8.count <= DescriptionValue.longestText }
    }

    /// The eight digits of a date, from `YYYY-MM-DD` or from the digits themselves, of which `00` and `0000` stand for
    /// what is unknown.
    static var dateDigits: Self {
        Self { value in
            let text = try value.read(.text)
            if let date = CalendarDate(text) { return date.description.filter { $0 != "-" } }
            guard text.isDigits(8...8) else { throw value.invalid(.simulatorDateOrUnknown) }
            return text
        }
    }
}

extension DescriptionKind<CalendarDate> {
    /// `YYYY-MM-DD`.
    static var date: Self { Self { try $0.found(CalendarDate($0.read(.string)), .simulatorNoDate) } }
}

extension DescriptionKind<[String]> {
    /// One text, or a list of at most 99.
    static var texts: Self {
        oneOrMore(of: .string).confirmed(.simulatorTextTooLong) { texts in
            texts.allSatisfy { $0.utf8.count <= DescriptionValue.longestText }
        }
    }
}

extension DescriptionKind<[UInt8]> {
    /// An image in base64.
    static var image: Self {
        Self { try $0.base64($0.read(.string)) }.confirmed(.simulatorImageLength) {
            (1...DescriptionValue.longestImage).contains($0.count)
        }
    }

    /// Octets in hexadecimal digits, at most 1 MiB.
    static var hexadecimal: Self { Self { try $0.hexadecimal($0.read(.string)) } }
}

extension DescriptionKind<[[UInt8]]> {
    /// Data objects in hexadecimal digits, one or a list.
    static var dataObjects: Self {
        Self { value in try value.read(.texts).map(value.hexadecimal) }
    }

    /// Octets in base64, a list.
    static var base64List: Self {
        Self { value in try value.read(.list(of: .string)).map(value.base64) }
    }
}

extension String {
    /// Whether these are decimal digits, so many.
    func isDigits(_ count: ClosedRange<Int>) -> Bool {
        count.contains(utf8.count) && utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
