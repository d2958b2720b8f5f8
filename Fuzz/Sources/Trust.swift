// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

extension FuzzTarget {
    static let trust = [
        FuzzTarget("fuzz-masterlist", masterList), FuzzTarget("fuzz-defectlist", defectList),
        FuzzTarget("fuzz-deviationlist", deviationList), FuzzTarget("fuzz-ldif", ldif), FuzzTarget("fuzz-pem", pem),
        FuzzTarget("fuzz-trustindex", trustIndex),
    ]
}

/// A signed list, or the content of a master list; nobody is trusted, so that no list may come out verified or pinned.
private func masterList(_ octets: [UInt8]) {
    check(content: octets)
    guard let list = try? SignedList(contentInfo: octets), let trust = try? TrustSnapshot(anchors: []) else { return }
    require(list.encoded == octets)
    require(list.signedData.certificates.count <= SignedDataLimits.signedList.maximumCertificates)
    _ = try? list.decodedContent()
    if list.kind == .masterList { check(content: list.content) }
    let found = SignedListVerification.verify(list, trust: trust, at: Timestamp(secondsSince1970: 1_790_000_000))
    require(!found.standing.isPinned, "a list vouches for itself")
}

/// Entries stand in the content one after the other, and each is what stands there.
private func check(content: [UInt8]) {
    guard let list = try? MasterList(content: content) else { return }
    var end = 0
    for (index, entry) in list.entries.enumerated() {
        require(entry.index == index && entry.offset >= end)
        end = entry.offset + entry.octets.count
        require(end <= content.count && content[entry.offset..<end].elementsEqual(entry.octets))
        guard index < 16, case .success(let certificate) = entry.certificate else { continue }
        require(certificate.encoded.count == entry.octets.count, "a certificate does not fill its entry")
    }
}

/// The content of a defect list; entries are in order, inside the content, and those left out say where.
private func defectList(_ octets: [UInt8]) {
    guard let list = try? DefectList(content: octets) else { return }
    require(list.version <= 1, "a version that is not known was read")
    var last = -1
    for defect in list.defects {
        require(defect.index > last && defect.offset < octets.count, "an entry is out of its place")
        last = defect.index
        require(defect.isUnbounded == (defect.signer == nil && defect.certificateHash == nil))
        require(defect.known.allSatisfy { $0.type == $0.kind.objectIdentifier }, "a defect is taken for another one")
    }
    require(list.undecoded.allSatisfy { $0.offset != nil }, "an entry was left out without its place")
}

/// The content of a deviation list, likewise.
private func deviationList(_ octets: [UInt8]) {
    guard let list = try? DeviationList(content: octets) else { return }
    var last = -1
    for deviation in list.deviations {
        require(deviation.index > last && deviation.offset < octets.count, "an entry is out of its place")
        last = deviation.index
        if let issued = deviation.documents.issued { require(issued.upperBound >= issued.lowerBound) }
        require(deviation.descriptions.allSatisfy { $0.type == $0.kind.objectIdentifier })
    }
    require(list.undecoded.allSatisfy { $0.offset != nil }, "an entry was left out without its place")
}

/// LDIF whole and in pieces gives the same, nothing that is kept passes the limits, and places lie in the input.
private func ldif(_ octets: [UInt8]) {
    let limits = LDIFLimits(maximumValueLength: 2_048, maximumNameLength: 64, maximumDNLength: 256)
    let whole = events(of: octets, piece: max(1, octets.count), limits)
    let piece = 1 + Int(octets.first ?? 0) % 7
    require(whole == events(of: octets, piece: piece, limits), "pieces of \(piece) octets give something else")
    for event in whole {
        switch event {
        case .value(let value):
            require(value.octets.count <= limits.maximumValueLength && value.offset < octets.count && value.line > 0)
        case .problem(let problem):
            require(problem.line > 0 && problem.reason.offset ?? 0 <= octets.count, "\(problem.reason)")
        }
    }
    try? TrustImporter().read(octets: octets, named: "x.ldif") { object throws(TrustError) in
        require(!object.octets.isEmpty && object.offset < octets.count, "an object lies outside the input")
    }
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

/// A file of any kind (PEM, base64, DER, LDIF): what is found decodes again from its octets, and everything lies in the
/// input.
private func pem(_ octets: [UInt8]) {
    var importer = TrustImporter()
    importer.limits.maximumSectionLength = 16_384
    var count = 0
    try? importer.read(octets: octets, named: "x") { object throws(TrustError) in
        count += 1
        require(object.offset < octets.count && object.place.hasPrefix("x"), "an object lies outside the input")
        guard case .certificate(let certificate) = object.content else { return }
        require(certificate.encoded == object.octets && (try? Certificate(encoded: object.octets)) == certificate)
    } skipped: { entry in
        count += 1
        require(entry.offset ?? 0 <= octets.count, "a skipped entry lies outside the input")
    }
    require(count <= octets.count, "there are more objects than octets")
}

/// The index of a trust store, with a pack behind it; everything that it says it holds is looked up.
///
/// The first octet says how many of the last are the pack, in units of 32. The hashes at the end of the index are made
/// right, so that its parts are read and not only refused.
private func trustIndex(_ octets: [UInt8]) {
    guard let first = octets.first else { return }
    let rest = octets.dropFirst()
    let pack = Array(rest.suffix(Int(first) * 32))
    let index = Array(rest.dropLast(pack.count))
    _ = try? TrustSnapshot(index: index, pack: pack)
    guard let sealed = try? TrustSnapshot.sealed(index: index),
        let snapshot = try? TrustSnapshot(index: sealed, pack: pack)
    else { return }
    require(snapshot.snapshotHash.count == 32 && snapshot.anchors.count <= snapshot.anchorCount)
    for anchor in snapshot.anchors.prefix(64) {
        let subject = anchor.certificate.subject
        require(snapshot.anchors(named: subject).allSatisfy { $0.certificate.subject.matches(subject) })
        _ = snapshot.signers(issuer: subject, serialNumber: anchor.certificate.serialNumber)
    }
    for country in snapshot.countries { _ = snapshot.revocationLists(ofCountry: country) }
    for kind in SignedListKind.allCases { _ = snapshot.lists(ofKind: kind) }
    for object in snapshot.objects.prefix(64) { _ = try? snapshot.octets(of: object) }
    _ = snapshot.audit(at: Timestamp(secondsSince1970: 1_795_219_200))
    // More there may be: a forged index can call an anchor out of force whose source is in force, and adding works that
    // out anew.
    if let changed = try? snapshot.adding(snapshot.anchors) {
        require(changed.anchorCount >= snapshot.anchors.count, "adding what is there loses something")
    }
}
