// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import CEPassConfinement
internal import EPassLDS
internal import EPassMessages
internal import Glibc

/// The other side of `ImageDecoder`: what the process does that decodes an image.
///
/// It reads an image from its standard input and writes points to its standard output, after it gave up everything
/// else. Called by hand it does no harm: it opens nothing, and refuses to run on a terminal.
public enum ImageDecodingProcess {
    /// The first argument of the decoding process. No help names it.
    static let command = "decode-image-confined"

    /// Decodes an image and ends the process where the arguments ask for that; returns at once otherwise.
    ///
    /// Call it first of all in `main()`, before there are threads, files or secrets.
    public static func runIfAsked(_ arguments: [String] = CommandLine.arguments) {
        guard arguments.count > 1, arguments[1] == command else { return }
        run(Array(arguments.dropFirst(2)))
    }

    static func arguments(helper: String, format: ImageFormat, limits: ImageLimits) -> [String] {
        let numbers = [limits.memory, limits.seconds, limits.pixels, limits.input].map { String($0) }
        return [helper, command, format.rawValue] + numbers
    }

    private static func run(_ arguments: [String]) -> Never {
        let numbers = arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 0 }
        guard arguments.count == 5, numbers.count == 4, let format = ImageFormat(rawValue: arguments[0]),
            isatty(STDIN_FILENO) == 0, isatty(STDOUT_FILENO) == 0
        else {
            let text = "epass: this command is for the program itself, which decodes images by it.\n"
            _ = unsafe Glibc.write(STDERR_FILENO, text, text.utf8.count)
            _exit(64)
        }
        let limits = ImageLimits(memory: numbers[0], seconds: numbers[1], pixels: numbers[2], input: numbers[3])
        // What a library asks the system for once: no file is open to it afterwards.
        if format == .jpeg { JPEGImage.prepare() }
        let step = epass_confinement_enter(UInt64(limits.memory), UInt64(limits.seconds))
        guard step == 0 else { _exit(DecodingAnswer.Status.notConfined.rawValue) }
        do {
            let status = format == .jpeg ? try decodeJPEG(limits) : try decode(format, limits)
            _exit(status.rawValue)
        } catch {
            _exit(DecodingAnswer.Status(error.code).rawValue)
        }
    }

    private static func decodeJPEG(_ limits: ImageLimits) throws(ImageError) -> DecodingAnswer.Status {
        let octets = try readInput(limits)
        let header = try JPEGHeader(decoding: octets[...])
        try header.check(limits)
        let image = try JPEGImage(decoding: octets[...], header: header)
        try write(DecodingAnswer.header(width: image.width, height: image.height, channels: image.channels))
        var rows: [UInt8] = []
        for number in 0..<image.height {
            try image.appendRow(to: &rows)
            if rows.count >= 1 << 16 || number == image.height - 1 {
                try write(rows)
                rows.removeAll(keepingCapacity: true)
            }
        }
        return image.isDamaged ? .decodedInPart : .decoded
    }

    private static func decode(
        _ format: ImageFormat, _ limits: ImageLimits
    ) throws(ImageError) -> DecodingAnswer.Status {
        #if Images
            let octets = try readInput(limits)
            // The caller did the same; whoever calls by hand did not.
            let header = try JPEG2000Header(decoding: octets[...])
            try header.check(limits)
            let image = try OpenJPEGImage(decoding: octets, format: format, header: header)
            try write(DecodingAnswer.header(width: image.width, height: image.height, channels: image.channels))
            var row: [UInt8] = []
            for number in 0..<image.height {
                image.appendRow(number, to: &row)
                if row.count >= 1 << 16 || number == image.height - 1 {
                    try write(row)
                    row.removeAll(keepingCapacity: true)
                }
            }
            return .decoded
        #else
            throw ImageError.noDecoder
        #endif
    }

    private static func readInput(_ limits: ImageLimits) throws(ImageError) -> [UInt8] {
        var octets: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe read(STDIN_FILENO, bytes.baseAddress, bytes.count)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return octets }
            octets += buffer[..<count]
            guard octets.count <= limits.input else {
                throw ImageError(.tooLarge, .imageInputTooLong(limit: limits.input))
            }
        }
    }

    private static func write(_ octets: [UInt8]) throws(ImageError) {
        guard Descriptor.write(octets[...], to: STDOUT_FILENO) else {
            throw ImageError(.helperFailed, .imagePointsNotWritten)
        }
    }
}
