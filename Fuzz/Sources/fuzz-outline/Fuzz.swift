// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// Makes the outline of arbitrary octets; the first one chooses the file whose names are used.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOutline(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    let names: [DataObjectNames] =
        LDSFile.allCases.map(DataObjectNames.file)
        + [.unnamed, .der, .certificate, .revocationList, .cardVerifiableCertificate, .travelRecords]
    let octets = Array(bytes.dropFirst())
    let outline = DataObjectOutline(of: octets, names: names[Int(bytes.first ?? 0) % names.count])
    guard count(outline.nodes, in: 0..<octets.count) <= DataObjectOutline.maximumNodes else {
        fatalError("more data objects than allowed")
    }
    return 0
}

/// The number of data objects; each has to stand inside the one around it and behind the one before.
private func count(_ nodes: [DataObjectOutline.Node], in range: Range<Int>) -> Int {
    var (number, position) = (0, range.lowerBound)
    for node in nodes {
        let start = node.offset + node.headerLength
        let end = start + node.length
        guard node.offset >= position, end <= range.upperBound else { fatalError("a data object outside of its place") }
        if let fault = node.fault, !(node.offset...end).contains(fault.offset) { fatalError("a fault elsewhere") }
        number += 1 + count(node.children, in: start..<end)
        position = end
    }
    return number
}
