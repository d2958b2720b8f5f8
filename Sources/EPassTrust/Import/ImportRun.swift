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
    /// The file, to be read once more where it matters what else it holds.
    private var file: (input: ImportInput, format: ImportFormat)?
    /// What the file holds, once that was asked.
    private var contents: Contents?
    /// Whether the file is read only to count what it holds: nothing is decoded or handed on.
    private var isCounting = false
    /// The objects so far that are no certificates, where they are counted.
    private var signed = 0

    private struct Contents {
        let objects: Int
        let signed: Int
    }

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
        file = (input, format)
        try read(&input, as: format, sink)
    }

    private mutating func read(
        _ input: inout ImportInput, as format: ImportFormat, _ sink: Sink
    ) throws(TrustError) {
        switch format {
        case .binary: try binary(try input.all(), sink)
        case .base64: try base64(try input.all(), sink)
        case .pem: try pem(&input, sink)
        case .ldif: try ldif(&input, sink)
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
                try take(object, place: place, offset: offset, sink)
            } catch let error where error.code == .malformed && rest.startIndex == offset {
                // Without a length there is no telling where a next object begins.
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
        var reader = PEMReader(maximumLength: limits.maximumSectionLength)
        try Self.forEachPiece(of: &input, sink) { piece throws(TrustError) in
            // Octets that are in no text are those of an object in DER between the sections.
            if isCounting, signed == 0, piece.contains(where: { $0 < 0x09 }) { signed += 1 }
            try reader.consume(piece) { event throws(TrustError) in try section(event, sink) }
        }
        try reader.finish { event throws(TrustError) in try section(event, sink) }
        guard count > 0 else {
            throw TrustError(.noCertificate, element: input.name, .trustFileOtherPEM)
        }
    }

    private mutating func section(_ event: PEMReader.Event, _ sink: Sink) throws(TrustError) {
        switch event {
        case .failure(let problem):
            guard PEMLabel.isTrustMaterial(problem.label) else { return unknown(problem.label) }
            if !PEMLabel.isCertificate(problem.label) { signed += 1 }
            try skip(place: place, offset: problem.offset, problem.reason, sink)
        case .success(let section):
            // Private keys and the like are passed over without a word.
            guard PEMLabel.isTrustMaterial(section.label) else { return unknown(section.label) }
            var octets = section.octets[...]
            if section.label == PEMLabel.trusted, let first = try? ImportRecognition.first(of: octets) {
                // OpenSSL writes its own settings behind the certificate.
                octets = first
            }
            try take(octets, place: place, offset: section.offset, sink)
        }
    }

    /// A section under a name that nobody knows may be a list under another one: it is not taken, and counts as one
    /// where it matters what stands beside a certificate.
    private mutating func unknown(_ label: String) {
        if isCounting, !PEMLabel.isOfKeys(label) { signed += 1 }
    }

    private mutating func ldif(_ input: inout ImportInput, _ sink: Sink) throws(TrustError) {
        var reader = LDIFReader(limits: limits.ldif)
        try Self.forEachPiece(of: &input, sink) { piece throws(TrustError) in
            try reader.consume(piece) { event throws(TrustError) in try record(event, sink) }
        }
        try reader.finish { event throws(TrustError) in try record(event, sink) }
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
            let place = "\(origin.path): line \(problem.line)" + (problem.dn.isEmpty ? "" : ", \(problem.dn)")
            try skip(place: place, offset: problem.reason.offset, problem.reason, sink)
        case .value(let value):
            guard let octets = LDIFTrustValue.octets(of: value) else { return }
            try take(
                octets[...], place: "\(origin.path): \(value.dn)", offset: value.offset, attribute: value.attribute,
                sink)
        }
    }

    // MARK: - Objects

    /// What the next object is called where it has no name of its own.
    private var place: String { count == 0 ? origin.path : "\(origin.path)#\(count + 1)" }

    private mutating func take(
        _ octets: ArraySlice<UInt8>, place: String, offset: Int, attribute: String? = nil, _ sink: Sink
    ) throws(TrustError) {
        guard !isCounting else {
            if isSigned(octets) { signed += 1 }
            return try counted()
        }
        let objects: [(content: ImportedObject.Content, octets: [UInt8])]
        do throws(TrustError) {
            objects = try ImportDecoding.objects(in: octets)
        } catch {
            return try skip(place: place, offset: offset, error, sink)
        }
        for object in objects {
            try counted()
            let imported = ImportedObject(
                content: object.content, octets: object.octets, place: place, origin: origin, offset: offset,
                attribute: attribute, company: try company(of: object.content))
            try sink(.object(imported))
        }
    }

    /// What stands beside an object. The file is counted through when that first matters, so that nothing is held back
    /// until its end.
    private mutating func company(of content: ImportedObject.Content) throws(TrustError) -> ImportCompany {
        switch content {
        case .certificate(let certificate):
            guard certificate.maySignCertificates else { return .none }
            return try countedContents().signed > 0 ? .signed : .none
        // A download of the PKD holds the lists of many; a pin of one is of that one alone.
        case .list where origin.container != .ldif:
            let contents = try countedContents()
            return contents.signed > 1 ? .signed : contents.objects > 1 ? .others : .none
        case .list, .revocationList: return .none
        }
    }

    private mutating func countedContents() throws(TrustError) -> Contents {
        if let contents { return contents }
        var found = Contents(objects: 0, signed: 0)
        if let file {
            var input = file.input
            var run = ImportRun(limits: limits)
            run.isCounting = true
            run.origin = origin
            try run.read(&input, as: file.format) { _ in }
            found = Contents(objects: run.count, signed: run.signed)
        }
        contents = found
        return found
    }

    /// Whether it is an object that stands for somebody's word: any CMS object but one that only carries certificates,
    /// whether or not it can be decoded, and a revocation list. Downloads of the PKD have revocation lists beside
    /// certificates, and name no anchor.
    private func isSigned(_ octets: ArraySlice<UInt8>) -> Bool {
        switch try? ImportRecognition.kind(of: octets) {
        case .contentInfo: !ImportDecoding.isBundle(octets)
        case .revocationList: origin.container != .ldif
        case .certificate, nil: false
        }
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
