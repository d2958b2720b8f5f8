// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
internal import EPassMessages

/// The reading of one file.
struct ImportRun {
    /// What happens while a file is read.
    enum Event {
        case object(ImportedObject)
        case skipped(ImportSkipped)
        /// The octets of the file read so far.
        case progress(Int)
    }

    typealias Sink = (Event) throws(TrustError) -> Void

    private let limits: TrustImporter.Limits
    private var count = 0
    private var origin = ImportOrigin(path: "", container: .der, length: 0, digest: [])
    /// What was found so far.
    private(set) var findings = ImportFindings()
    /// What waits for the end of the file, because it is worth what stands beside it there.
    private var held: [ImportedObject] = []
    private var heldLength = 0

    /// The most octets that wait.
    private static let maximumHeld = 256 << 20

    init(limits: TrustImporter.Limits) { self.limits = limits }

    /// Reads the file.
    ///
    /// - Throws: `TrustError` with code `tooLarge` or `noCertificate` for a file that is not read at all,
    ///   `unreadableFile`, `limitExceeded`, and what the sink throws.
    mutating func read(_ input: inout ImportInput, _ sink: Sink) throws(TrustError) {
        let format = try ImportFormat(head: try input.next(), name: input.name)
        let limit = format.isText ? limits.maximumTextLength : limits.maximumBinaryLength
        guard input.length <= limit else {
            throw TrustError(.tooLarge, element: input.name, .trustFileTooLong(maximum: limit))
        }
        origin = ImportOrigin(
            path: input.name, container: format.container, length: input.length, digest: try input.digest())
        switch format {
        case .binary: try binary(try input.all(), sink)
        case .base64: try base64(try input.all(), sink)
        case .pem: try pem(&input, sink)
        case .ldif: try ldif(&input, sink)
        }
        for var object in held {
            object.company = findings.company(of: object.content)
            try sink(.object(object))
        }
    }

    // MARK: - Files by their kind

    private mutating func binary(_ octets: ArraySlice<UInt8>, _ sink: Sink) throws(TrustError) {
        var rest = octets
        while !rest.isEmpty {
            // Some tools end a file with a line end, or fill it up.
            if count > 0, rest.allSatisfy({ [0x00, 0x0A, 0x0D, 0x1A, 0x20].contains($0) }) { break }
            let offset = rest.startIndex
            let place = place
            do throws(TrustError) {
                let object = try ImportRecognition.first(of: rest)
                rest = rest[object.endIndex...]
                try take(object, as: .object, place: place, offset: offset, sink)
            } catch let error where error.code == .malformed && rest.startIndex == offset {
                // Without a length there is no telling where a next object begins, nor whether there is one.
                findings.add(passedOver: rest, as: .nothing)
                try skip(place: place, offset: offset, error, sink)
                break
            }
        }
        try sink(.progress(octets.count))
    }

    private mutating func base64(_ text: ArraySlice<UInt8>, _ sink: Sink) throws(TrustError) {
        guard let octets = Base64.octets(lenient: text.span) else {
            let error = TrustError(.malformedPEM, element: origin.path, .trustFileNoText)
            return try skip(place: origin.path, offset: nil, error, sink)
        }
        try binary(octets[...], sink)
    }

    private mutating func pem(_ input: inout ImportInput, _ sink: Sink) throws(TrustError) {
        var reader = PEMReader(maximumLength: limits.maximumSectionLength, looksOutside: true)
        try Self.forEachPiece(of: &input, sink) { piece throws(TrustError) in
            try reader.consume(piece) { event throws(TrustError) in try section(event, sink) }
        }
        try reader.finish { event throws(TrustError) in try section(event, sink) }
        if reader.outside?.holdsSigned == true { findings.add(passedOver: [], as: .list) }
        guard count > 0 else {
            throw TrustError(.noCertificate, element: input.name, .trustFileOtherPEM)
        }
    }

    private mutating func section(_ event: PEMReader.Event, _ sink: Sink) throws(TrustError) {
        switch event {
        case .failure(let problem):
            findings.add(passedOver: [], as: PEMLabel.claim(problem.label))
            // Private keys and the like are passed over without a word.
            guard PEMLabel.isTrustMaterial(problem.label) else { return }
            try skip(place: place, offset: problem.offset, problem.reason, sink)
        case .success(let section):
            var octets = section.octets[...]
            let claim = PEMLabel.claim(section.label)
            guard PEMLabel.isTrustMaterial(section.label) else {
                return findings.add(passedOver: octets, as: claim)
            }
            if section.label == PEMLabel.trusted, let first = try? ImportRecognition.first(of: octets) {
                let settings = octets[first.endIndex...]
                if !settings.isEmpty { findings.add(passedOver: settings, as: .settings) }
                octets = first
            }
            try take(octets, as: claim, place: place, offset: section.offset, sink)
        }
    }

    private mutating func ldif(_ input: inout ImportInput, _ sink: Sink) throws(TrustError) {
        var reader = LDIFReader(limits: limits.ldif)
        try Self.forEachPiece(of: &input, sink) { piece throws(TrustError) in
            try reader.consume(piece) { event throws(TrustError) in try record(event, sink) }
        }
        try reader.finish { event throws(TrustError) in try record(event, sink) }
        // A text of another kind may have a line that begins as one of LDIF does.
        guard count > 0 else { throw TrustError(.noCertificate, element: input.name, .trustFileEmptyLDIF) }
    }

    private static func forEachPiece(
        of input: inout ImportInput, _ sink: Sink, _ take: (ArraySlice<UInt8>) throws(TrustError) -> Void
    ) throws(TrustError) {
        while case let piece = try input.next(), !piece.isEmpty {
            try take(piece)
            try sink(.progress(input.position))
        }
    }

    private mutating func record(_ event: LDIFReader.Event, _ sink: Sink) throws(TrustError) {
        switch event {
        case .problem(let problem):
            findings.add(passedOver: [], as: LDIFTrustValue.claim(problem.reason.element))
            let place = "\(origin.path): line \(problem.line)" + (problem.dn.isEmpty ? "" : ", \(problem.dn)")
            try skip(place: place, offset: problem.reason.offset, problem.reason, sink)
        case .value(let value):
            guard let octets = LDIFTrustValue.octets(of: value) else { return }
            try take(
                octets[...], as: LDIFTrustValue.claim(value.type), place: "\(origin.path): \(value.dn)",
                offset: value.offset, attribute: value.attribute, sink)
        }
    }

    // MARK: - Objects

    /// What the next object is called where it has no name of its own.
    private var place: String { count == 0 ? origin.path : "\(origin.path)#\(count + 1)" }

    private mutating func take(
        _ octets: ArraySlice<UInt8>, as claim: ImportFindings.Claim, place: String, offset: Int,
        attribute: String? = nil, _ sink: Sink
    ) throws(TrustError) {
        let (objects, undecoded): ([ImportDecoding.Decoded], [TrustError])
        do throws(TrustError) {
            (objects, undecoded) = try ImportDecoding.objects(in: octets)
        } catch {
            findings.add(passedOver: octets, as: claim)
            return try skip(place: place, offset: offset, error, sink)
        }
        // Of a CMS structure that holds more these are taken, and the rest is not.
        if objects.first?.octets.count != octets.count, !ImportDecoding.isBundle(octets, allowingLists: true) {
            findings.add(passedOver: octets, as: claim)
        }
        for error in undecoded { try skip(place: place, offset: offset, error, sink) }
        for object in objects {
            try counted()
            findings.add(object.content)
            let imported = ImportedObject(
                content: object.content, octets: object.octets, place: place, origin: origin, offset: offset,
                attribute: attribute)
            // What comes behind it waits as well, so that the order stays; a download of the PKD is too long for that.
            if waits(imported) || !held.isEmpty && origin.container != .ldif {
                try hold(imported)
            } else {
                try sink(.object(imported))
            }
        }
    }

    /// Whether it is worth more or less by what stands beside it.
    private func waits(_ object: ImportedObject) -> Bool {
        // A download of the PKD holds the lists of many; a pin of one is of that one alone.
        if case .list = object.content { return origin.container != .ldif }
        return object.isAuthority
    }

    private mutating func hold(_ object: ImportedObject) throws(TrustError) {
        heldLength += object.octets.count
        guard heldLength <= Self.maximumHeld else {
            throw TrustError(.limitExceeded, element: origin.path, .trustFileTooManyObjects(maximum: held.count))
        }
        held.append(object)
    }

    private mutating func skip(place: String, offset: Int?, _ error: TrustError, _ sink: Sink) throws(TrustError) {
        try counted()
        try sink(.skipped(ImportSkipped(place: place, offset: offset, reason: error)))
    }

    private mutating func counted() throws(TrustError) {
        count += 1
        guard count <= limits.maximumObjects else {
            throw TrustError(
                .limitExceeded, element: origin.path, .trustFileTooManyObjects(maximum: limits.maximumObjects))
        }
    }
}
