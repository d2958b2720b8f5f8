// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if Images
    internal import COpenJPEG

    /// Octets in memory as a stream of OpenJPEG. It must outlive the stream.
    final class OctetSource {
        private let octets: [UInt8]
        private var position = 0

        init(_ octets: [UInt8]) { self.octets = octets }

        /// A stream that reads the octets from their beginning, nil where there is no memory for one.
        func stream() -> UnsafeMutablePointer<opj_stream_t?>? {
            guard let stream = unsafe opj_stream_create(1 << 16, 1) else { return nil }
            unsafe opj_stream_set_user_data(stream, Unmanaged.passUnretained(self).toOpaque(), nil)
            unsafe opj_stream_set_user_data_length(stream, UInt64(octets.count))
            unsafe opj_stream_set_read_function(stream) { buffer, count, source in
                guard let buffer = unsafe buffer, let source = unsafe OctetSource.of(source) else { return .max }
                return unsafe source.read(count, into: buffer)
            }
            unsafe opj_stream_set_skip_function(stream) { count, source in
                unsafe OctetSource.of(source)?.skip(count) ?? -1
            }
            unsafe opj_stream_set_seek_function(stream) { position, source in
                unsafe OctetSource.of(source)?.seek(position) == true ? 1 : 0
            }
            return unsafe stream
        }

        private static func of(_ pointer: UnsafeMutableRawPointer?) -> OctetSource? {
            unsafe pointer.map { unsafe Unmanaged<OctetSource>.fromOpaque($0).takeUnretainedValue() }
        }

        /// The number of octets that were copied; the largest number at the end, as the library wants it.
        private func read(_ count: Int, into buffer: UnsafeMutableRawPointer) -> Int {
            let available = min(count, octets.count - position)
            guard available > 0 else { return -1 }
            unsafe octets[position..<position + available].withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress else { return }
                unsafe buffer.copyMemory(from: start, byteCount: bytes.count)
            }
            position += available
            return available
        }

        private func skip(_ count: Int64) -> Int64 {
            guard count >= 0, count <= octets.count - position else { return -1 }
            position += Int(count)
            return count
        }

        private func seek(_ target: Int64) -> Bool {
            guard target >= 0, target <= octets.count else { return false }
            position = Int(target)
            return true
        }
    }

    /// What the library says of an image while it decodes it: kept as a kind of error, never as text, for the text is
    /// made of the image.
    final class DecoderMessages {
        var isMemory = false
        private var isUnsupported = false

        func attach(to codec: UnsafeMutablePointer<opj_codec_t?>) {
            _ = unsafe opj_set_error_handler(
                codec,
                { text, messages in
                    guard let text = unsafe text, let messages = unsafe messages else { return }
                    let receiver = unsafe Unmanaged<DecoderMessages>.fromOpaque(messages).takeUnretainedValue()
                    receiver.note(unsafe String(cString: text).lowercased())
                }, Unmanaged.passUnretained(self).toOpaque())
        }

        private func note(_ text: String) {
            if text.contains("memory") || text.contains("system limit") { isMemory = true }
            if text.contains("support") { isUnsupported = true }
        }

        var error: ImageError {
            if isMemory { return DecodingAnswer.Status.memory.error }
            return isUnsupported ? DecodingAnswer.Status.unsupported.error : DecodingAnswer.Status.malformed.error
        }
    }
#endif
