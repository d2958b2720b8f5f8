// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// Reads arbitrary octets as LDIF, whole and in pieces: both give the same, nothing that is kept passes the limits, and
/// places lie in the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLDIF(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let octets = Array(UnsafeBufferPointer(start: data, count: size))
    let limits = LDIFLimits(maximumValueLength: 2_048, maximumNameLength: 64, maximumDNLength: 256)
    let whole = events(of: octets, piece: max(1, size), limits)
    let piece = 1 + Int(octets.first ?? 0) % 7
    guard whole == events(of: octets, piece: piece, limits) else {
        fatalError("LDIF in pieces of \(piece) octets is not what it is whole")
    }
    for event in whole {
        switch event {
        case .value(let value):
            guard value.octets.count <= limits.maximumValueLength, value.offset < size, value.line > 0 else {
                fatalError("a value passes the limits: \(value.octets.count) octets at \(value.offset)")
            }
        case .problem(let problem):
            guard problem.line > 0, (problem.reason.offset ?? 0) <= size else {
                fatalError("a problem lies outside the input: \(problem.reason)")
            }
        }
    }
    try? TrustImporter().read(octets: octets, named: "x.ldif") { object throws(TrustError) in
        guard !object.octets.isEmpty, object.offset < size else { fatalError("an object lies outside the input") }
    }
    return 0
}

private func events(of octets: [UInt8], piece: Int, _ limits: LDIFLimits) -> [LDIFReader.Event] {
    var reader = LDIFReader(limits: limits)
    var events: [LDIFReader.Event] = []
    var rest = octets[...]
    while !rest.isEmpty {
        reader.consume(rest.prefix(piece)) { events.append($0) }
        rest = rest.dropFirst(piece)
    }
    reader.finish { events.append($0) }
    return events
}
