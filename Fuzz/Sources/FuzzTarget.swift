// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A decoder or a protocol, with what has to hold of it whatever octets it is given.
struct FuzzTarget: Sendable {
    /// Its name, which is that of the folder of its seeds under Fuzz/Seeds, too.
    let name: String
    /// Returns where everything holds, and ends the process where something does not.
    let run: @Sendable ([UInt8]) -> Void

    init(_ name: String, _ run: @escaping @Sendable ([UInt8]) -> Void) {
        self.name = name
        self.run = run
    }

    /// Every target. Scripts/fuzz finds their names in the sources, each once.
    static let all = [
        files, biometrics, lds2, access, chip, certificates, trust, seals, texts, octets, crypto, archives, jose,
    ].flatMap(\.self)
}

/// Ends the process unless the condition holds, with the place of the call; libFuzzer takes that for a finding.
func require(
    _ condition: Bool, _ what: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
    guard condition else { fatalError(what(), file: file, line: line) }
}

/// The value, which has to be there.
func required<Value: ~Copyable>(
    _ value: consuming Value?, file: StaticString = #fileID, line: UInt = #line
) -> Value {
    switch consume value {
    case .some(let value): return value
    case .none: fatalError("there is no value", file: file, line: line)
    }
}

extension ArraySlice<UInt8> {
    /// Takes a length of so many octets and the octets behind it, as many as there are of either.
    mutating func takePiece(lengthOctets: Int = 1) -> [UInt8] {
        let count = (0..<lengthOctets).reduce(0) { length, _ in length << 8 | Int(popFirst() ?? 0) }
        defer { self = dropFirst(count) }
        return Array(prefix(count))
    }
}
