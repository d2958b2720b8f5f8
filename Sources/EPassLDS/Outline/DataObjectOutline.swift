// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassTLV

/// Where each data object of a file stands: tag, name, offset and lengths as a tree, made without decoding anything.
///
/// For people who look at a file that a decoder refused, and for tools that point into a file. The walk follows
/// constructed data objects, and OCTET STRINGs and BIT STRINGs whose value is DER to its end. What cannot be followed
/// is named where it stands, and the walk goes on behind it: it never fails. A constructed data object whose end is
/// missing is followed as far as its octets reach (``Node/isCut``). A name says what the standard calls a data object
/// of that tag in that place, not that its value is right.
public struct DataObjectOutline: Sendable, Hashable {
    /// Why the walk ended before a value did.
    public struct Fault: Sendable, Hashable {
        /// The position in octets from the beginning of the file.
        public let offset: Int
        /// A plain sentence in English.
        public let reason: String
    }

    /// A data object and what is inside.
    public struct Node: Sendable, Hashable {
        /// Class and form included, as it stands in the file.
        public let tag: TLVTag
        /// The name by the standard in this place; nil where it has none, or where the outline was made without names.
        public let name: String?
        /// The type of ASN.1 with a universal tag, or the number of a context-specific one: `SEQUENCE`, `[0]`;
        /// otherwise nil.
        public let type: String?
        /// The position of the tag, in octets from the beginning of the file.
        public let offset: Int
        /// The number of octets of tag and length field.
        public let headerLength: Int
        /// The number of octets of the value; of one that is cut, of those that are there.
        public let length: Int
        /// Whether the length field announces more octets than are there. The fault behind it says how many.
        public let isCut: Bool
        /// Whether the length was indefinite; two end-of-contents octets then follow the value.
        public let hasIndefiniteLength: Bool
        /// The text of an OBJECT IDENTIFIER.
        public let objectIdentifier: String?
        /// The data objects of the value.
        public let children: [Node]
        /// Where the value stops being data objects, though its tag says that it is; nil where it does not.
        public let fault: Fault?
    }

    /// The data objects of the file.
    public let nodes: [Node]
    /// Where the file stops being data objects; nil where it does not.
    public let fault: Fault?
    /// Whether there are more data objects than ``maximumNodes``, so that the outline is not whole.
    public let isCut: Bool

    /// The most data objects that are listed.
    public static let maximumNodes = 20_000

    /// Walks over a file. Data objects have no names then, only the types of ASN.1 (``Node/type``). It never fails:
    /// octets that are no data objects are a ``fault``. That there is none says nothing about what the file is.
    ///
    /// - Parameter octets: the file, taken as hostile: at most 32 levels deep, ``maximumNodes`` data objects and 64 MiB
    ///   are followed; time and memory grow with the octets.
    public init(of octets: [UInt8]) { self.init(of: octets, names: .unnamed) }

    /// Walks over a file whose data objects have these names.
    package init(of octets: [UInt8], names: DataObjectNames) {
        var walk = Walk()
        var cursor = TLVCursor(octets, limits: Walk.limits, rules: .ber)
        (nodes, fault) = walk.nodes(&cursor, names)
        isCut = walk.isCut
    }
}

/// One walk, with what is left of its allowance.
private struct Walk {
    static let limits = TLVLimits(
        maximumDepth: 32, maximumElements: DataObjectOutline.maximumNodes + 1, maximumLength: 64 << 20)

    private var left = DataObjectOutline.maximumNodes
    private(set) var isCut = false

    mutating func nodes(
        _ cursor: inout TLVCursor, _ names: DataObjectNames
    ) -> ([DataObjectOutline.Node], DataObjectOutline.Fault?) {
        var nodes: [DataObjectOutline.Node] = []
        var place = DataObjectNames.Place(names)
        while !cursor.isAtEnd {
            guard left > 0 else {
                isCut = true
                return (nodes, nil)
            }
            left -= 1
            do throws(TLVError) {
                let element = try cursor.read()
                nodes.append(node(element, place.next(element.tag), cursor))
            } catch {
                if let element = cursor.cutElement() {
                    nodes.append(node(element, place.next(element.tag), cursor, isCut: true))
                }
                return (nodes, DataObjectOutline.Fault(offset: error.offset, reason: error.reason))
            }
        }
        return (nodes, nil)
    }

    private mutating func node(
        _ element: TLVElement, _ known: DataObjectNames.Field?, _ cursor: TLVCursor, isCut: Bool = false
    ) -> DataObjectOutline.Node {
        var children: [DataObjectOutline.Node] = []
        var fault: DataObjectOutline.Fault?
        if known?.isOpaque != true {
            if element.isConstructed {
                do throws(TLVError) {
                    var inside = try cursor.children(of: element)
                    (children, fault) = nodes(&inside, known?.inner ?? .unnamed)
                } catch {
                    fault = DataObjectOutline.Fault(offset: error.offset, reason: error.reason)
                }
            } else if let inside = encapsulated(element, known?.inner ?? .unnamed, cursor) {
                children = inside
            }
        }
        let isIdentifier = element.tag == 0x06
        return DataObjectOutline.Node(
            tag: element.tag, name: known?.name, type: DataObjectNames.type(of: element.tag), offset: element.offset,
            headerLength: element.headerLength, length: element.content.count, isCut: isCut,
            hasIndefiniteLength: element.hasIndefiniteLength,
            objectIdentifier: isIdentifier ? ObjectIdentifierText.text(of: element.content) : nil, children: children,
            fault: fault)
    }

    /// What stands inside an OCTET STRING or BIT STRING, where that is one SEQUENCE or SET to its end; nil where it is
    /// not, or not without a fault.
    private mutating func encapsulated(
        _ element: TLVElement, _ names: DataObjectNames, _ cursor: TLVCursor
    ) -> [DataObjectOutline.Node]? {
        guard element.tag == 0x04 || element.tag == 0x03, var inside = try? cursor.children(of: element) else {
            return nil
        }
        if element.tag == 0x03 {
            guard element.content.first == 0 else { return nil }
            inside.skip(1)
        }
        guard let first = inside.remaining.first, first == 0x30 || first == 0x31 else { return nil }
        let (nodes, fault) = nodes(&inside, names)
        return fault == nil && nodes.count == 1 && nodes.allSatisfy(\.isWhole) ? nodes : nil
    }
}

extension DataObjectOutline.Node {
    fileprivate var isWhole: Bool { fault == nil && children.allSatisfy(\.isWhole) }
}
