// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS

/// What is decoded under a profile and written again.
protocol FuzzedValue: Sendable {
    init(decoding octets: [UInt8], profile: DecodingProfile) throws(LDSError)
    func encoded() -> [UInt8]
}

/// A value that keeps its octets and says what was tolerated in them.
protocol FuzzedFile: FuzzedValue {
    var octets: [UInt8] { get }
    var deviations: [LDSDeviation] { get }
}

/// How the values of a type are read and written: the shape of most targets.
struct Format<Value: Sendable>: Sendable {
    let decode: @Sendable ([UInt8], DecodingProfile) throws(LDSError) -> Value
    let write: @Sendable (Value) -> [UInt8]
    /// What was tolerated; nil of a value that does not say it.
    let deviations: @Sendable (Value) -> [LDSDeviation]?
    /// What every error names.
    var file: LDSFile?
    var lds2File: LDS2File?
    /// The profile that conforms to what was written.
    var rewritten = DecodingProfile.default

    /// The value of the octets. The strict profile refuses what has deviations, and nothing else; an error has its
    /// place in the octets and names the file.
    func decoded(_ octets: [UInt8]) -> Value? {
        let strict = try? decode(octets, .strict)
        do throws(LDSError) {
            let value = try decode(octets, .default)
            if let tolerated = deviations(value) {
                require((strict == nil) == !tolerated.isEmpty, "the profiles disagree")
            }
            return value
        } catch {
            require(
                strict == nil && 0...octets.count ~= error.offset && error.file == file && error.lds2File == lds2File,
                "an error without a place: \(error)")
            return nil
        }
    }

    /// What decodes is written and decoded again, and writing that gives the same octets; `holds` says what else has to
    /// hold of the value and the one decoded again.
    func roundTrip(_ octets: [UInt8], holds: (_ value: Value, _ again: Value) -> Bool) {
        guard let value = decoded(octets) else { return }
        let written = write(value)
        let again = required(try? decode(written, rewritten))
        require(write(again) == written, "writing is not stable")
        require(holds(value, again), "the value changed on the way")
    }
}

extension Format where Value: FuzzedValue {
    /// A file, or a part of it.
    init(_ file: LDSFile, rewritten: DecodingProfile = .default) {
        self.init(
            decode: Value.init(decoding:profile:), write: { $0.encoded() },
            deviations: { ($0 as? any FuzzedFile)?.deviations }, file: file, rewritten: rewritten)
    }
}

extension FuzzTarget {
    /// A file; with a frame (its tag) also the octets as the value alone, so that what is inside is reached whatever
    /// the outer length says.
    init<File: FuzzedFile>(
        _ name: String, _ type: File.Type, _ file: LDSFile, frame: UInt8? = nil, rewritten: DecodingProfile = .default,
        holds: @escaping @Sendable (_ value: File, _ again: File) -> Bool
    ) {
        let format = Format<File>(file, rewritten: rewritten)
        self.init(name) { octets in
            format.roundTrip(octets) { $0.octets == octets && holds($0, $1) }
            guard let frame else { return }
            let length = [16, 8, 0].map { UInt8(truncatingIfNeeded: octets.count >> $0) }
            let framed = [frame, 0x83] + length + octets
            format.roundTrip(framed) { $0.octets == framed && holds($0, $1) }
        }
    }
}
