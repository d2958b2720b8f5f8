// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings

/// What stands in JSON in one way, said to a writer member by member: a value for who looks into it, and octets without
/// one for who only writes it.
package protocol JSONWritable {
    /// Writes one value, whole.
    func write(to json: inout JSONWriter)
}

extension JSONWritable {
    /// As a value.
    package var json: JSONValue {
        var writer = JSONWriter(.value)
        write(to: &writer)
        return writer.tree.root
    }

    /// On one line without spaces, as ``JSONValue/line()`` has it, in UTF-8.
    ///
    /// - Parameter expected: how many octets they are, where that is known: so many have room from the beginning.
    package func lineOctets(about expected: Int = 0) -> [UInt8] {
        var writer = JSONWriter(.line, room: expected)
        write(to: &writer)
        return writer.octets
    }
}

/// Takes JSON down as it is said: as octets in one of the forms, or as a value.
///
/// Who writes sees to it that an object is given members and a list values, and no name twice.
@safe
package struct JSONWriter: ~Copyable {
    /// What is printed, on many lines or on one, cannot hide anything; what is hashed or signed keeps its form.
    enum Form {
        case lines, line, compact, canonical
        /// A value in place of octets.
        case value
    }

    private let form: Form
    /// What is written, and room behind it. It is the writer's alone, and what an array asks before each octet (who
    /// else has it, and whether there is room) is asked once for a text: some thousand times less in a report. Nothing
    /// is written but behind `makeRoom`, and nothing read but what was written.
    private var room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
    private var count = 0
    private var level = 0
    /// Whether the object or list that is open has nothing in it yet.
    private var isFirst = true
    /// Whether what comes next has its name before it.
    private var isNamed = false
    /// What is made in place of octets.
    fileprivate private(set) var tree = JSONTree()
    /// Where a text is put together before it is written.
    private var text: [UInt8] = []

    fileprivate init(_ form: Form, room expected: Int = 0) {
        self.form = form
        makeRoom(expected)
    }

    deinit { unsafe room.deallocate() }

    fileprivate var octets: [UInt8] { unsafe Array(room[..<count]) }

    // MARK: Members

    /// A member of that text; null for nil.
    package mutating func member(_ name: StaticString, _ text: String?) {
        self.name(name)
        value(text)
    }

    /// A member of that number; null for nil.
    package mutating func member(_ name: StaticString, _ number: Int?) {
        self.name(name)
        if let number { value(number) } else { null() }
    }

    /// A member of that truth value; null for nil.
    package mutating func member(_ name: StaticString, _ flag: Bool?) {
        self.name(name)
        if let flag { value(flag) } else { null() }
    }

    /// A member that is a value as it stands.
    package mutating func member(_ name: StaticString, _ value: JSONValue) {
        self.name(name)
        self.value(value)
    }

    /// A member that is an object.
    package mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
        self.name(name)
        object(members)
    }

    /// A member that is a list of the values that the closure writes.
    package mutating func list(_ name: StaticString, _ values: (inout JSONWriter) -> Void) {
        self.name(name)
        list(values)
    }

    /// A member that is a list of texts.
    package mutating func list(_ name: StaticString, _ texts: [String]) {
        list(name) { json in for text in texts { json.value(text) } }
    }

    /// The name of a member, whose value comes next. It is of plain ASCII.
    package mutating func name(_ name: StaticString) {
        if form == .value {
            tree.name = name.description
            return
        }
        begin(name.utf8CodeUnitCount + 4)
        unsafe put(quoted: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        put(UInt8(ascii: ":"))
        if form == .lines { put(UInt8(ascii: " ")) }
        isNamed = true
    }

    /// The same for a name of any characters.
    package mutating func name(escaped name: String) {
        if form == .value {
            tree.name = name
            return
        }
        begin(name.utf8.count + 4)
        append(escaped: name)
        append(form == .lines ? ": " : ":")
        isNamed = true
    }

    // MARK: Values

    /// An object of the members that the closure writes.
    package mutating func object(_ members: (inout JSONWriter) -> Void) {
        if form == .value { tree.open() } else { open(UInt8(ascii: "{")) }
        members(&self)
        if form == .value { tree.close { .object($0.members) } } else { close(UInt8(ascii: "}")) }
    }

    /// A list of the values that the closure writes.
    package mutating func list(_ values: (inout JSONWriter) -> Void) {
        if form == .value { tree.open() } else { open(UInt8(ascii: "[")) }
        values(&self)
        if form == .value { tree.close { .array($0.elements) } } else { close(UInt8(ascii: "]")) }
    }

    /// A text; null for nil.
    package mutating func value(_ text: String?) {
        guard let text else { return null() }
        guard form != .value else { return tree.add(.string(text)) }
        begin(text.utf8.count + 2)
        append(escaped: text)
    }

    /// A text that the closure puts together, in UTF-8.
    package mutating func value(utf8 write: (inout [UInt8]) -> Void) {
        var octets: [UInt8] = []
        swap(&octets, &text)
        octets.removeAll(keepingCapacity: true)
        write(&octets)
        if form == .value {
            tree.add(.string(String(decoding: octets, as: UTF8.self)))
        } else {
            begin(octets.count + 2)
            let isPlain = unsafe octets.withUnsafeBufferPointer { unsafe appendPlain($0) }
            if !isPlain { append(escaped: String(decoding: octets, as: UTF8.self)) }
        }
        swap(&octets, &text)
    }

    /// A number.
    package mutating func value(_ number: Int) {
        guard form != .value else { return tree.add(.integer(Int64(number))) }
        begin(20)
        put(Int64(number))
    }

    /// A truth value.
    package mutating func value(_ flag: Bool) {
        guard form != .value else { return tree.add(.boolean(flag)) }
        begin(5)
        append(flag ? "true" : "false")
    }

    /// Null.
    package mutating func null() {
        guard form != .value else { return tree.add(.null) }
        begin(4)
        append("null")
    }

    /// A value as it stands.
    package mutating func value(_ value: JSONValue) {
        guard form != .value else { return tree.add(value) }
        switch value {
        case .null: null()
        case .boolean(let flag): self.value(flag)
        case .integer(let number):
            begin(20)
            put(number)
        case .string(let text): self.value(text)
        case .array(let values): list { json in for value in values { json.value(value) } }
        case .object(let members):
            let ordered =
                form == .canonical
                ? members.sorted { $0.name.utf16.lexicographicallyPrecedes($1.name.utf16) } : members
            object { json in
                for member in ordered {
                    json.name(escaped: member.name)
                    json.value(member.value)
                }
            }
        }
    }

    /// A value whose octets may be at hand, as another line has them; where they are not the closure writes it.
    ///
    /// - Returns: what the closure wrote on a line, for the next one; nil where that was at hand, and in every other
    ///   form.
    package mutating func value(onLine octets: [UInt8]?, _ write: (inout JSONWriter) -> Void) -> [UInt8]? {
        guard form == .line else {
            write(&self)
            return nil
        }
        begin(octets?.count ?? 0)
        if let octets {
            unsafe octets.withUnsafeBufferPointer { unsafe put($0) }
            return nil
        }
        // What stands before the value is written, as it is for one behind its name.
        isNamed = true
        let start = count
        write(&self)
        return unsafe Array(room[start..<count])
    }

    // MARK: Places

    /// What stands before an element or the name of a member, which is of so many octets where none is escaped.
    private mutating func begin(_ length: Int) {
        makeRoom(length + 1)
        if isNamed {
            isNamed = false
            return
        }
        if !isFirst { put(UInt8(ascii: ",")) }
        isFirst = false
        if form == .lines, level > 0 {
            newLine()
            makeRoom(length)
        }
    }

    private mutating func open(_ bracket: UInt8) {
        begin(1)
        put(bracket)
        level += 1
        isFirst = true
    }

    private mutating func close(_ bracket: UInt8) {
        level -= 1
        if form == .lines, !isFirst { newLine() }
        isFirst = false
        append(bracket)
    }

    private mutating func newLine() {
        append(UInt8(ascii: "\n"))
        for _ in 0..<2 * level { append(UInt8(ascii: " ")) }
    }

    // MARK: Octets

    private mutating func append(_ octet: UInt8) {
        makeRoom(1)
        put(octet)
    }

    private mutating func append(_ word: StaticString) {
        makeRoom(word.utf8CodeUnitCount)
        unsafe put(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    private mutating func append(escaped text: String) {
        // The octets at once: an iterator over the view of a text takes them one by one.
        let isPlain = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe appendPlain($0) }
        guard isPlain != true else { return }
        append(UInt8(ascii: "\""))
        writeEscaped(text)
        append(UInt8(ascii: "\""))
    }

    /// Appends a text of ASCII that stands in JSON as it is, as most do; false for any other.
    private mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard unsafe OctetScan.isPrintable(text.span, without: UInt8(ascii: "\""), UInt8(ascii: "\\")) else {
            return false
        }
        makeRoom(text.count + 2)
        unsafe put(quoted: text)
        return true
    }

    // MARK: Room

    /// Sees to it that so many more octets can be put.
    private mutating func makeRoom(_ more: Int) {
        if unsafe room.count - count < more { enlargeRoom(more) }
    }

    /// Apart, so that the question alone stands in each place that asks it.
    @inline(never)
    private mutating func enlargeRoom(_ more: Int) {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(2 * (count + more), 4096))
        _ = unsafe larger.moveInitialize(fromContentsOf: room[..<count])
        unsafe room.deallocate()
        unsafe room = larger
    }

    /// Puts an octet where there is room.
    private mutating func put(_ octet: UInt8) {
        unsafe room[count] = octet
        count += 1
    }

    /// Puts a number where there is room for twenty octets, which is the most that one has.
    private mutating func put(_ number: Int64) {
        if number < 0 { put(UInt8(ascii: "-")) }
        var rest = number.magnitude
        var place = count
        // Up to the last digit, and back.
        while true {
            place += 1
            rest /= 10
            if rest == 0 { break }
        }
        count = place
        rest = number.magnitude
        repeat {
            place -= 1
            unsafe room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        } while rest > 0
    }

    private mutating func put(_ octets: UnsafeBufferPointer<UInt8>) {
        count = unsafe room[count...].initialize(fromContentsOf: octets)
    }

    private mutating func put(quoted octets: UnsafeBufferPointer<UInt8>) {
        let start = count
        unsafe room[start] = UInt8(ascii: "\"")
        let end = unsafe room[(start + 1)...].initialize(fromContentsOf: octets)
        unsafe room[end] = UInt8(ascii: "\"")
        count = end + 1
    }

    private mutating func writeEscaped(_ text: String) {
        if form == .compact || form == .canonical || text.utf8.allSatisfy({ $0 < 0x80 }) {
            for octet in text.utf8 { write(octet) }
        } else {
            for scalar in text.unicodeScalars { write(scalar) }
        }
    }

    private mutating func write(_ scalar: Unicode.Scalar) {
        guard scalar.value >= 0x7F, Self.isUnseen(scalar) else {
            for octet in String(Character(scalar)).utf8 { write(octet) }
            return
        }
        for unit in String(Character(scalar)).utf16 {
            let octets = [UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)]
            append(characters: "\\u" + Hexadecimal.lowercaseText(octets))
        }
    }

    /// Whether it rules a terminal or is not seen on one: control characters, marks of direction, tags, fillers.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private mutating func write(_ octet: UInt8) {
        switch octet {
        case UInt8(ascii: "\""): append("\\\"")
        case UInt8(ascii: "\\"): append("\\\\")
        case 0x08: append("\\b")
        case 0x09: append("\\t")
        case 0x0A: append("\\n")
        case 0x0C: append("\\f")
        case 0x0D: append("\\r")
        // DEL too, so that a terminal that shows the text stays as it is.
        case 0x7F where form == .canonical: append(octet)
        case 0..<0x20, 0x7F: append(characters: "\\u00" + Hexadecimal.lowercaseText([octet]))
        default: append(octet)
        }
    }

    private mutating func append(characters text: String) {
        for octet in text.utf8 { append(octet) }
    }
}

/// A value while it is made, from the outside to the inside.
private struct JSONTree {
    /// An object or a list that is not closed.
    struct Open {
        /// Its own name in what is around it.
        let name: String?
        var members: [JSONMember] = []
        var elements: [JSONValue] = []
    }

    /// The name of what comes next; nil in a list.
    var name: String?
    private(set) var root = JSONValue.null
    private var around: [Open] = []

    mutating func open() {
        around.append(Open(name: name))
        name = nil
    }

    mutating func close(_ value: (Open) -> JSONValue) {
        guard let last = around.popLast() else { return }
        name = last.name
        add(value(last))
    }

    mutating func add(_ value: JSONValue) {
        if around.isEmpty {
            root = value
        } else if let name {
            around[around.count - 1].members.append(JSONMember(name: name, value: value))
        } else {
            around[around.count - 1].elements.append(value)
        }
        name = nil
    }
}

extension JSONValue {
    /// The value as text: two spaces a level, members in their order, `\u` escapes for control characters and for what
    /// is not seen but changes how text is shown (direction of writing, zero width, line separators). Always the same
    /// octets for the same value. No line feed follows.
    public func text() -> String { String(decoding: octets(), as: UTF8.self) }

    /// As ``text()``, in UTF-8.
    public func octets() -> [UInt8] { octets(.lines) }

    /// As ``text()``, on one line without spaces.
    package func line() -> String { String(decoding: lineOctets(), as: UTF8.self) }

    /// As ``line()``, in UTF-8.
    package func lineOctets() -> [UInt8] { octets(.line) }

    /// The value on one line without spaces, for hashing: of what is not seen, only ASCII control characters are
    /// escaped.
    public func compactOctets() -> [UInt8] { octets(.compact) }

    /// The value in canonical form (RFC 8785): members in the order of their names as UTF-16, no space, the shortest
    /// escapes. What is signed as JSON is signed in this form.
    ///
    /// Numbers are as written for whole ones; those beyond 2^53, which the canonical form would round, are for the
    /// caller to refuse.
    public func canonicalOctets() -> [UInt8] { octets(.canonical) }

    private func octets(_ form: JSONWriter.Form) -> [UInt8] {
        var writer = JSONWriter(form)
        writer.value(self)
        return writer.octets
    }
}
