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

    /// A list of such values.
    static func list<Element>(of kind: DescriptionKind<Element>) -> Self where Value == [Element] {
        Self { value in
            guard let values = value.json.array else { throw value.invalid() }
            return try values.enumerated().map { index, json in
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
    static var boolean: Self {
        Self { value in
            guard let boolean = value.json.boolean else { throw value.invalid() }
            return boolean
        }
    }
}

extension DescriptionKind<Int> {
    static var integer: Self {
        Self { value in
            guard let number = value.json.integer.flatMap({ Int(exactly: $0) }) else { throw value.invalid() }
            return number
        }
    }

    /// Columns or rows.
    static var points: Self {
        Self { value in
            let number = try value.read(.integer)
            guard (1...Int(UInt16.max)).contains(number) else { throw value.invalid(.simulatorNumberBounds) }
            return number
        }
    }
}

extension DescriptionKind<String> {
    /// A text of any length.
    static var string: Self {
        Self { value in
            guard let text = value.json.string else { throw value.invalid() }
            return text
        }
    }

    /// A text of at most 4,096 octets.
    static var text: Self {
        Self { value in
            let text = try value.read(.string)
            guard text.utf8.count <= DescriptionValue.longestText else { throw value.invalid(.simulatorTextTooLong) }
            return text
        }
    }

    /// The eight digits of a date, from `YYYY-MM-DD` or from the digits themselves, of which `00` and `0000` stand for
    /// what is unknown.
    static var dateDigits: Self {
        Self { value in
            let text = try value.read(.text)
            if let date = CalendarDate(text) { return date.description.filter { $0 != "-" } }
            guard text.utf8.count == 8, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                throw value.invalid(.simulatorDateOrUnknown)
            }
            return text
        }
    }
}

extension DescriptionKind<CalendarDate> {
    /// `YYYY-MM-DD`.
    static var date: Self {
        Self { value in
            guard let date = CalendarDate(try value.read(.string)) else { throw value.invalid(.simulatorNoDate) }
            return date
        }
    }
}

extension DescriptionKind<[String]> {
    /// One text, or a list of at most 99.
    static var texts: Self {
        Self { value in
            let texts = try value.read(.oneOrMore(of: .string))
            guard texts.allSatisfy({ $0.utf8.count <= DescriptionValue.longestText }) else {
                throw value.invalid(.simulatorTextTooLong)
            }
            return texts
        }
    }
}

extension DescriptionKind<[UInt8]> {
    /// An image in base64.
    static var image: Self {
        Self { value in
            let octets = try value.base64(value.read(.string))
            guard (1...DescriptionValue.longestImage).contains(octets.count) else {
                throw value.invalid(.simulatorImageLength)
            }
            return octets
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
