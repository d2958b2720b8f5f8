// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassPCSC
import EPassTLV

extension FuzzTarget {
    static let octets = [
        FuzzTarget("fuzz-tlv", tlv), FuzzTarget("fuzz-outline", outline), FuzzTarget("fuzz-apdu", apdu),
        FuzzTarget("fuzz-vpcd-frames", vpcdFrames),
    ]
}

/// TLV under all rules; what is read must be written again to the same value.
private func tlv(_ octets: [UInt8]) {
    for rules in [TLVRules.ber, .definite, .der] {
        var stack = [TLVCursor(octets, rules: rules)]
        while var cursor = stack.popLast() {
            while !cursor.isAtEnd, let element = try? cursor.read() {
                var written = TLVCursor(TLVWriter.encode(element.tag, element.content))
                let again = try? written.read()
                require(again?.content == element.content && again?.tag == element.tag)
                if element.isConstructed, let children = try? cursor.children(of: element) { stack.append(children) }
            }
        }
    }
    _ = try? TLVHeader.parse(octets)
}

/// The outline of octets; the first one chooses the file whose names are used.
private func outline(_ octets: [UInt8]) {
    let names: [DataObjectNames] =
        LDSFile.allCases.map(DataObjectNames.file)
        + [.unnamed, .der, .certificate, .revocationList, .cardVerifiableCertificate, .lds2]
    let content = Array(octets.dropFirst())
    let outline = DataObjectOutline(of: content, names: names[Int(octets.first ?? 0) % names.count])
    require(count(outline.nodes, in: 0..<content.count) <= DataObjectOutline.maximumNodes)
}

/// The number of data objects; each has to stand inside the one around it and behind the one before.
private func count(_ nodes: [DataObjectOutline.Node], in range: Range<Int>) -> Int {
    var (number, position) = (0, range.lowerBound)
    for node in nodes {
        let start = node.offset + node.headerLength
        let end = start + node.length
        require(node.offset >= position && end <= range.upperBound, "a data object outside of its place")
        if let fault = node.fault { require((node.offset...end).contains(fault.offset), "a fault elsewhere") }
        number += 1 + count(node.children, in: start..<end)
        position = end
    }
    return number
}

/// A command or a response that decodes must encode to the same octets.
private func apdu(_ octets: [UInt8]) {
    if let command = try? CommandAPDU(decoding: octets) {
        require((try? command.encoded()) == octets, "a command does not encode to the octets it was decoded from")
    }
    if let response = try? ResponseAPDU(decoding: octets) {
        require(response.encoded == octets, "a response does not encode to the octets it was decoded from")
    }
}

/// A stream of frames: in one piece and in pieces it must give the same frames, and hold no more than it was given.
private func vpcdFrames(_ octets: [UInt8]) {
    var whole = VPCDFrameReader()
    whole.append(octets)
    var frames: [[UInt8]] = []
    while let frame = whole.next() {
        require(frame.count <= VPCDFrame.maximumLength, "a frame is longer than any can be")
        frames.append(frame)
    }
    let carried = frames.reduce(0) { $0 + $1.count + 2 }
    require(carried + whole.pendingCount == octets.count, "octets were lost or made up")

    var pieces = VPCDFrameReader()
    var again: [[UInt8]] = []
    for octet in octets {
        pieces.append(CollectionOfOne(octet))
        while let frame = pieces.next() { again.append(frame) }
    }
    require(again == frames, "the size of the pieces changes the frames")
    for frame in frames where frame.count > 1 {
        require(VPCDFrame.encoded(command: frame)?.dropFirst(2) == frame[...], "a frame changes when it is sent")
    }
}
