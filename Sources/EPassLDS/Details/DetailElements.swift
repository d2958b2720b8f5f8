// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

extension [DetailElement] {
    /// The first value of this tag that is of the kind.
    func value<Value: DetailValue>(_ tag: TLVTag) -> Value? {
        for element in self where element.tag == tag { if let value = Value(detail: element.value) { return value } }
        return nil
    }

    /// Those of the template and those beside it, in the order of the file.
    func names(_ tag: TLVTag) -> [LDSName] {
        flatMap { element in
            switch element.value {
            case .names(_, let names) where element.tag == tag: names
            case .name(let name) where element.tag == tag: [name]
            default: [LDSName]()
            }
        }
    }

    /// The tags of the elements, each once, in their order.
    var tagList: [UInt8] {
        var seen: Set<TLVTag> = []
        return filter { seen.insert($0.tag).inserted }.flatMap(\.tag.octets)
    }

    /// Appends an element where there is a value for it.
    mutating func add(_ tag: TLVTag, _ value: (any DetailValue)?) {
        if let value { append(DetailElement(tag: tag, value: value.detail)) }
    }

    /// Appends the template of these names, where there is one.
    mutating func add(_ tag: TLVTag, _ names: [LDSName]) {
        if !names.isEmpty { append(DetailElement(names: names, tag: tag)) }
    }
}

/// What an element can hold.
protocol DetailValue {
    /// Nil for a value of another kind.
    init?(detail value: DetailElement.Value)
    var detail: DetailElement.Value { get }
}

extension LDSName: DetailValue {
    init?(detail value: DetailElement.Value) { if case .name(let name) = value { self = name } else { return nil } }
    var detail: DetailElement.Value { .name(self) }
}

extension LDSText: DetailValue {
    init?(detail value: DetailElement.Value) { if case .text(let text) = value { self = text } else { return nil } }
    var detail: DetailElement.Value { .text(self) }
}

extension LDSDate: DetailValue {
    init?(detail value: DetailElement.Value) { if case .date(let date) = value { self = date } else { return nil } }
    var detail: DetailElement.Value { .date(self) }
}

extension DisplayedImage: DetailValue {
    init?(detail value: DetailElement.Value) { if case .image(let image) = value { self = image } else { return nil } }
    var detail: DetailElement.Value { .image(self) }
}
