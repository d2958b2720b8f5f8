// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassJSON
public import EPassMessages

/// Where a rule is broken, what has to be there, and what is.
public struct ConformanceFinding: Sendable, Hashable {
    /// The file: `EF.DG1`, or the name of a file of trust material and the place in it.
    public let file: String
    /// The element inside the file, as tags from the outside in (`7F61/7F60`) or as names of ASN.1 fields; empty for
    /// the file as a whole.
    public let path: String
    /// The position in octets from the beginning of the file, or of the object in it; nil where it is not known.
    public let offset: Int?
    /// What has to be there.
    public let expected: String
    /// What is.
    public let observed: String
    /// Whether the clause says SHOULD, or a profile that was in force at the time allowed it.
    public let isAdvice: Bool

    /// A finding; none quotes what belongs to a person.
    package init(
        file: String, path: String = "", offset: Int? = nil, expected: String, observed: String,
        isAdvice: Bool = false
    ) {
        self.file = file
        self.path = path
        self.offset = offset
        self.expected = expected
        self.observed = observed
        self.isAdvice = isAdvice
    }

    /// File, octet and element: `EF.DG1 @ 5 5F1F`.
    public var place: String {
        ([file] + (offset.map { ["@ \($0)"] } ?? []) + (path.isEmpty ? [] : [path])).joined(separator: " ")
    }

    /// What is said of it.
    public var message: Message { .conformanceFinding(place: place, expected: expected, observed: observed) }

    /// The same where its clause recommends.
    package var advised: ConformanceFinding {
        ConformanceFinding(
            file: file, path: path, offset: offset, expected: expected, observed: observed, isAdvice: true)
    }
}

extension ConformanceFinding {
    /// As the file of results has it.
    var json: JSONValue {
        .members(
            ("file", .string(file)), ("path", .string(path)),
            ("offset", offset.map { JSONValue.number($0) } ?? .null), ("expected", .string(expected)),
            ("observed", .string(observed)), ("advice", .boolean(isAdvice)))
    }

    /// As a file of results has it; nil for what is none.
    init?(json: JSONValue) {
        guard let file = json["file"]?.string, let path = json["path"]?.string,
            let expected = json["expected"]?.string, let observed = json["observed"]?.string,
            let isAdvice = json["advice"]?.boolean
        else { return nil }
        self.init(
            file: file, path: path, offset: json["offset"]?.integer.map { Int(clamping: $0) }, expected: expected,
            observed: observed, isAdvice: isAdvice)
    }
}
