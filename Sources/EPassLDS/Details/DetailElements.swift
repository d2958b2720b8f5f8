// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTLV

extension [DetailElement] {
    func name(_ tag: TLVTag) -> LDSName? {
        for element in self where element.tag == tag { if case .name(let name) = element.value { return name } }
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

    func text(_ tag: TLVTag) -> LDSText? {
        for element in self where element.tag == tag { if case .text(let text) = element.value { return text } }
        return nil
    }

    func date(_ tag: TLVTag) -> LDSDate? {
        for element in self where element.tag == tag { if case .date(let date) = element.value { return date } }
        return nil
    }

    func image(_ tag: TLVTag) -> DisplayedImage? {
        for element in self where element.tag == tag { if case .image(let image) = element.value { return image } }
        return nil
    }

    /// The tags of the elements, each once, in their order.
    var tagList: [UInt8] {
        var seen: Set<TLVTag> = []
        return filter { seen.insert($0.tag).inserted }.flatMap(\.tag.octets)
    }

    func encoded(as dataGroup: DataGroupNumber, tagList: [UInt8]?) -> [UInt8] {
        var writer = TLVWriter()
        writer.append(TLVTag(UInt32(dataGroup.tag))) { file in
            if let tagList { file.append(0x5C, tagList) }
            for element in self { element.write(to: &file) }
        }
        return writer.bytes
    }
}
