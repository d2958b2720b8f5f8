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

    private static let chunkLength = 1 << 18

    init(limits: TrustImporter.Limits) { self.limits = limits }

    /// Reads the file.
    ///
    /// - Throws: `TrustError` with code `tooLarge` or `noCertificate` for a file that is not read at all,
    ///   `unreadableFile`, `limitExceeded`, and what the sink throws.
    mutating func read(_ input: inout ImportInput, _ sink: Sink) throws(TrustError) {
        var head = [UInt8](repeating: 0, count: Self.chunkLength)
        let length = try input.read(into: &head)
        let format = ImportFormat(head: head[..<length], name: input.name)
        let container: ImportOrigin.Container
        switch format {
        case .binary: container = .der
        case .pem, .base64: container = .pem
        case .ldif: container = .ldif
        case .unknown(let message): throw TrustError(.noCertificate, element: input.name, message)
        }
        let limit = format.isText ? limits.maximumTextLength : limits.maximumBinaryLength
        guard input.length <= limit else {
            throw TrustError(.tooLarge, element: input.name, .trustFileTooLong(maximum: limit))
        }
        origin = ImportOrigin(path: input.name, container: container, length: input.length, digest: try input.digest())
        switch format {
        case .binary: try binary(try input.readAll(), sink)
        case .base64: try base64(try input.readAll(), sink)
        case .pem: try pem(&input, &head, sink)
        case .ldif: try ldif(&input, &head, sink)
        case .unknown: break
        }
    }

    // MARK: - Files by their kind

    private mutating func binary(_ octets: [UInt8], _ sink: Sink) throws(TrustError) {
        var rest = octets[...]
        while !rest.isEmpty {
            // Some tools end a file with a line end, or fill it up.
            if count > 0, rest.allSatisfy({ [0x00, 0x0A, 0x0D, 0x1A, 0x20].contains($0) }) { break }
            let offset = rest.startIndex
            let place = count == 0 ? origin.path : "\(origin.path)#\(count + 1)"
            do throws(TrustError) {
                let object = try ImportRecognition.first(of: rest)
                rest = rest[object.endIndex...]
                try take(object, place: place, offset: offset, attribute: nil, sink)
            } catch let error where error.code == .malformed && rest.startIndex == offset {
                // Without a length there is no telling where a next object begins.
                try skip(place: place, offset: offset, error, sink)
                break
            }
        }
        try sink(.progress(octets.count))
    }

    private mutating func base64(_ text: [UInt8], _ sink: Sink) throws(TrustError) {
        guard let octets = Base64.octets(lenient: text.span) else {
            let error = TrustError(.malformedPEM, element: origin.path, .trustFileNoText)
            return try skip(place: origin.path, offset: nil, error, sink)
        }
        try binary(octets, sink)
    }

    private mutating func pem(
        _ input: inout ImportInput, _ buffer: inout [UInt8], _ sink: Sink
    ) throws(TrustError) {
        var reader = PEMReader(maximumLength: limits.maximumSectionLength)
        var done = 0
        while true {
            let length = try input.read(into: &buffer)
            if length == 0 { break }
            try reader.consume(buffer[..<length]) { event throws(TrustError) in try section(event, sink) }
            done += length
            try sink(.progress(done))
        }
        try reader.finish { event throws(TrustError) in try section(event, sink) }
        guard count > 0 else {
            throw TrustError(.noCertificate, element: input.name, .trustFileOtherPEM)
        }
    }

    private mutating func section(_ event: PEMReader.Event, _ sink: Sink) throws(TrustError) {
        func place() -> String { count == 0 ? origin.path : "\(origin.path)#\(count + 1)" }
        switch event {
        case .failure(let problem):
            guard PEMLabel.isTrustMaterial(problem.label) else { return }
            try skip(place: place(), offset: problem.offset, problem.reason, sink)
        case .success(let section):
            // Private keys and the like are passed over without a word.
            guard PEMLabel.isTrustMaterial(section.label) else { return }
            var octets = section.octets[...]
            if section.label == PEMLabel.trusted, let first = try? ImportRecognition.first(of: octets) {
                // OpenSSL writes its own settings behind the certificate.
                octets = first
            }
            try take(octets, place: place(), offset: section.offset, attribute: nil, sink)
        }
    }

    private mutating func ldif(
        _ input: inout ImportInput, _ buffer: inout [UInt8], _ sink: Sink
    ) throws(TrustError) {
        var reader = LDIFReader(limits: limits.ldif)
        var done = 0
        while true {
            let length = try input.read(into: &buffer)
            if length == 0 { break }
            try reader.consume(buffer[..<length]) { event throws(TrustError) in try record(event, sink) }
            done += length
            try sink(.progress(done))
        }
        try reader.finish { event throws(TrustError) in try record(event, sink) }
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

    private mutating func take(
        _ octets: ArraySlice<UInt8>, place: String, offset: Int, attribute: String?, _ sink: Sink
    ) throws(TrustError) {
        let objects: [(content: ImportedObject.Content, octets: [UInt8])]
        do throws(TrustError) {
            objects = try ImportDecoding.objects(in: octets)
        } catch {
            return try skip(place: place, offset: offset, error, sink)
        }
        for object in objects {
            try counted()
            try sink(
                .object(
                    ImportedObject(
                        content: object.content, octets: object.octets, place: place, origin: origin, offset: offset,
                        attribute: attribute)))
        }
    }

    private mutating func skip(
        place: String, offset: Int?, _ error: TrustError, _ sink: Sink
    ) throws(TrustError) {
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
