// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMRZ
import EPassMessages

/// How a value of a description is read and written, and its JSON Schema.
struct DescriptionKind<Value> {
    /// - Throws: `SimulatorError` with code `valueInvalid`, or `memberUnknown` inside an object.
    let read: (DescriptionValue) throws -> Value
    /// The value as it is written; read again it is equal.
    let write: (Value) -> JSONValue
    let schema: () -> JSONValue

    init(
        schema: @escaping @autoclosure () -> JSONValue, write: @escaping (Value) -> JSONValue,
        read: @escaping (DescriptionValue) throws -> Value
    ) {
        self.read = read
        self.write = write
        self.schema = schema
    }

    /// Those values of the kind that are right; the message is said of the others.
    ///
    /// - Parameter schema: that of the right ones; nil for that of all.
    func confirmed(
        _ message: Message, schema: JSONValue? = nil, by isRight: @escaping (Value) -> Bool
    ) -> Self {
        Self(
            schema: schema ?? self.schema(), write: write,
            read: { value in
                let read = try value.read(self)
                guard isRight(read) else { throw value.invalid(message) }
                return read
            })
    }

    /// The same with a schema that says what is confirmed elsewhere, together with other members.
    func told(_ schema: JSONValue) -> Self { Self(schema: schema, write: write, read: read) }

    /// The same with a schema of so many values, which is confirmed elsewhere.
    func told(_ count: ClosedRange<Int>, unique: Bool = false) -> Self {
        told(JSONSchema.counted(schema(), count, unique: unique))
    }

    /// A list of such values.
    static func list<Element>(of kind: DescriptionKind<Element>) -> Self where Value == [Element] {
        Self(
            schema: JSONSchema.list(of: kind.schema()), write: { .array($0.map(kind.write)) },
            read: { value in
                var elements: [Element] = []
                for (index, json) in try value.found(value.json.array).enumerated() {
                    try value.reading.attempt {
                        elements.append(try kind.read(value.inner(json, at: "\(value.path)[\(index)]")))
                    }
                }
                return elements
            })
    }

    /// One such value or a list of at most 99.
    static func oneOrMore<Element>(of kind: DescriptionKind<Element>) -> Self where Value == [Element] {
        let several = DescriptionKind<[Element]>.list(of: kind)
        return Self(
            schema: JSONSchema.oneOrMore(of: kind.schema()),
            write: { values in
                // A single list would be taken for the list itself.
                guard values.count == 1, let only = values.first.map(kind.write), only.array == nil else {
                    return several.write(values)
                }
                return only
            },
            read: { value in
                guard let count = value.json.array?.count else { return [try kind.read(value)] }
                guard count <= DescriptionValue.longestList else { throw value.invalid(.simulatorListTooLong) }
                return try several.read(value)
            })
    }
}

extension DescriptionKind where Value: Described {
    /// An object.
    static var object: Self { Self(schema: Value.schema, write: \.json, read: { try $0.object(Value()) }) }
}

extension DescriptionKind {
    /// One of a closed list of values, each with a word for it.
    static func one(
        of values: [Value], by name: @escaping (Value) -> String, ignoringCase: Bool = false,
        _ message: @escaping ([String]) -> Message = Message.simulatorOneOf
    ) -> Self {
        Self(
            schema: JSONSchema.words(values.map(name)), write: { .string(name($0)) },
            read: { value in
                try value.one(
                    of: values, called: value.read(.string), by: name, ignoringCase: ignoringCase, message)
            })
    }
}

extension DescriptionKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of a closed list of words.
    static var word: Self { word(of: Array(Value.allCases)) }

    /// The same; upper and lower case are the same.
    static var anyCase: Self { word(of: Array(Value.allCases), ignoringCase: true) }

    /// One of these words.
    static func word(of values: [Value], ignoringCase: Bool = false) -> Self {
        one(of: values, by: \.rawValue, ignoringCase: ignoringCase)
    }
}

extension DescriptionKind<Bool> {
    static var boolean: Self {
        Self(schema: JSONSchema.boolean, write: JSONValue.boolean, read: { try $0.found($0.json.boolean) })
    }
}

extension DescriptionKind<Int> {
    static var integer: Self {
        Self(
            schema: JSONSchema.integer(), write: { .integer(Int64($0)) },
            read: { try $0.found($0.json.integer.flatMap { Int(exactly: $0) }) })
    }

    /// A whole number whose bounds the schema names, and which are confirmed with other members.
    static func told(_ range: ClosedRange<Int>) -> Self { integer.told(JSONSchema.integer(range)) }

    /// A whole number within bounds.
    static func integer(_ range: ClosedRange<Int>, _ message: Message) -> Self {
        integer.confirmed(message, schema: JSONSchema.integer(range)) { range.contains($0) }
    }

    /// Columns or rows.
    static var points: Self { integer(1...Int(UInt16.max), .simulatorNumberBounds) }
}

extension DescriptionKind<String> {
    /// A text of any length.
    static var string: Self {
        Self(schema: JSONSchema.text(), write: JSONValue.string, read: { try $0.found($0.json.string) })
    }

    /// A text of at most 4,096 octets.
    static var text: Self {
        string.confirmed(
            .simulatorTextTooLong, schema: JSONSchema.text(atMost: DescriptionValue.longestText)
        ) { $0.utf8.count <= DescriptionValue.longestText }
    }

    /// The eight digits of a date, from `YYYY-MM-DD` or from the digits themselves, of which `00` and `0000` stand for
    /// what is unknown.
    static var dateDigits: Self {
        Self(
            schema: JSONSchema.text("^(\(JSONSchema.day)|[0-9]{8})$"), write: JSONValue.string,
            read: { value in
                let text = try value.read(.text)
                if let date = CalendarDate(text) { return date.description.filter { $0 != "-" } }
                guard text.isDigits(8...8) else { throw value.invalid(.simulatorDateOrUnknown) }
                return text
            })
    }
}

extension DescriptionKind<CalendarDate> {
    /// `YYYY-MM-DD`.
    static var date: Self {
        Self(
            schema: JSONSchema.text("^\(JSONSchema.day)$"), write: { .string($0.description) },
            read: { try $0.found(CalendarDate($0.read(.string)), .simulatorNoDate) })
    }
}

extension DescriptionKind<[Int]> {
    /// Whole numbers, each once, whose bounds the schema names, and which are confirmed with other members.
    static func told(_ range: ClosedRange<Int>, _ count: ClosedRange<Int>) -> Self {
        list(of: .told(range)).told(count, unique: true)
    }
}

extension DescriptionKind<[String]> {
    /// One text, or a list of at most 99.
    static var texts: Self {
        oneOrMore(of: .string).confirmed(
            .simulatorTextTooLong,
            schema: JSONSchema.oneOrMore(
                of: JSONSchema.text(atMost: DescriptionValue.longestText))
        ) { texts in texts.allSatisfy { $0.utf8.count <= DescriptionValue.longestText } }
    }
}

extension DescriptionKind<[UInt8]> {
    /// An image: in base64, or `{"path": ...}` for a file beside the description.
    static var image: Self {
        Self(
            schema: JSONSchema.any([JSONSchema.base64(atLeast: 4), DescribedPath.schema]),
            write: { .string(Base64.text($0)) },
            read: { value in
                if value.json.object != nil { return try value.object(DescribedPath()).octets }
                return try value.base64(value.read(.string))
            }
        ).confirmed(.simulatorImageLength) { (1...DescriptionValue.longestImage).contains($0.count) }
    }

    /// Octets in hexadecimal digits, at most 1 MiB.
    static var hexadecimal: Self {
        Self(
            schema: JSONSchema.hexadecimal, write: { .string(Hexadecimal.text($0)) },
            read: { try $0.hexadecimal($0.read(.string)) })
    }

    /// Octets in base64.
    static var base64: Self {
        Self(
            schema: JSONSchema.base64, write: { .string(Base64.text($0)) },
            read: { try $0.base64($0.read(.string)) })
    }
}

extension DescriptionKind<[[UInt8]]> {
    /// Data objects in hexadecimal digits, one or a list.
    static var dataObjects: Self {
        Self(
            schema: JSONSchema.oneOrMore(of: JSONSchema.hexadecimal),
            write: { DescriptionKind<[String]>.texts.write($0.map { Hexadecimal.text($0) }) },
            read: { value in try value.read(.texts).map(value.hexadecimal) })
    }

    /// Octets in base64, a list.
    static var base64List: Self { list(of: .base64) }
}

/// A file beside the description: `{"path": "portrait.jpg"}`.
struct DescribedPath: Described {
    private(set) var octets: [UInt8] = []

    static var members: [DescriptionMember<Self>] {
        [
            DescriptionMember(
                name: "path", set: { file, value in file.octets = try value.reading.file(value) },
                get: { _, _ in nil }, schema: { JSONSchema.text(atMost: DescriptionValue.longestText) },
                isRequired: true)
        ]
    }
}

extension String {
    /// Whether these are decimal digits, so many.
    func isDigits(_ count: ClosedRange<Int>) -> Bool {
        count.contains(utf8.count) && utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
