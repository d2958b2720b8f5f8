// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The names of the flags of a `FlagBlock`; the raw value is the context tag.
package protocol FlagName: RawRepresentable<Int>, Sendable, Hashable, CaseIterable {}

/// A SEQUENCE of optional truth values of ISO/IEC 39794: each flag is true, false or not stated.
package struct FlagBlock<Flag: FlagName>: Sendable, Hashable {
    private var values: [Flag: Bool]
    /// Elements of later editions.
    package var extensionElements: [ExtensionElement] = []

    /// A block of these flags; the others are not stated.
    package init(_ values: [Flag: Bool] = [:]) { self.values = values }

    /// The flag, nil where it is not stated.
    package subscript(_ flag: Flag) -> Bool? {
        get { values[flag] }
        set { values[flag] = newValue }
    }

    /// The flags that are stated, in the order of their tags.
    package var stated: [(flag: Flag, value: Bool)] {
        Flag.allCases.sorted { $0.rawValue < $1.rawValue }.compactMap { flag in values[flag].map { (flag, $0) } }
    }

    /// The flags that are stated and true, in the order of their tags.
    package var set: [Flag] { stated.filter(\.value).map(\.flag) }
}

extension FlagBlock: FieldBlock {
    init() { self.init([:]) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        var last = -1
        for flag in Flag.allCases {
            last = flag.rawValue
            try coder.boolean(UInt8(truncatingIfNeeded: last), "\(flag)", &values[flag], &context)
        }
        try coder.extensions(after: last, &extensionElements, &context)
    }
}
