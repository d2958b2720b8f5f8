// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV
import EPassTestSupport
import Testing

@Suite("Data groups of text and displayed images, Doc 9303-10 4.7.1, 4.7.5 to 4.7.13, 4.7.16: vectors", .timed)
struct DataGroupVectorTests {
    @Test("there are vectors of every file, and refusals of most")
    func count() {
        #expect(Set(DataGroupVector.all.map(\.file)) == Set(DecodedDataGroup.names))
        #expect(DataGroupVector.all.count >= 130)
        #expect(DataGroupVector.Refused.all.count >= 30)
    }

    @Test("a file decodes to what it says, with the deviations it shows and no others", arguments: DataGroupVector.all)
    func decodes(vector: DataGroupVector) throws {
        let octets = try #require(vector.octets)
        let decoded = try DecodedDataGroup(octets, named: vector.file)
        #expect(decoded.deviations.map(\.rawValue) == vector.deviations)
        if vector.file != "DG1" || !vector.values.isEmpty { #expect(decoded.values == vector.values) }
    }

    @Test("the examples of Appendix A.4 to A.6 decode to what they print, and are written again octet by octet")
    func examples() throws {
        let examples = LDSExample.all.filter { $0.values != nil }
        #expect(Set(examples.compactMap(\.file)) == ["DG11", "DG16"])
        for example in examples {
            let name = try #require(example.file)
            let text = try #require(example.hex ?? example.consistentHex)
            let file = try #require(octets(text))
            let decoded = try DecodedDataGroup(file, named: name, profile: .strict)
            #expect(decoded.values == example.values)
            #expect(decoded.deviations.isEmpty)
            #expect(decoded.encoded == file)
            // A.5 prints a telephone number without the hyphens that its length counts.
            guard let printed = example.hexByPrintedLengths.flatMap(octets) else { continue }
            let other = try DecodedDataGroup(printed, named: name, profile: .strict)
            #expect(other.values["telephone"] == "1-612-555-1212")
            #expect(other.values.filter { $0.key != "telephone" } == decoded.values.filter { $0.key != "telephone" })
            #expect(other.encoded == printed)
        }
        let displayed = try #require(LDSExample.all.first { $0.imageLength != nil })
        let outer = try #require(displayed.outer.flatMap(octets))
        let image =
            try HandMadeRecord.jpeg.dropLast(2)
            + [UInt8](repeating: 0xA5, count: #require(displayed.imageLength) - HandMadeRecord.jpeg.count)
            + HandMadeRecord.jpeg.suffix(2)
        let group = try DataGroup5(decoding: outer + image, profile: .strict)
        #expect(group.images.map(\.format) == [.jpeg])
        expectEqual(group.encoded(), outer + image)
    }

    /// What a value cannot make again: octets after the file and elements that nothing is known of.
    private static let lossy: Set<String> = ["trailingOctets", "unknownElement"]

    @Test("a file is written again octet by octet", arguments: DataGroupVector.all)
    func roundTrip(vector: DataGroupVector) throws {
        let octets = try #require(vector.octets)
        let encoded = try DecodedDataGroup(octets, named: vector.file).encoded
        guard Self.lossy.isDisjoint(with: vector.deviations) else {
            let again = try DecodedDataGroup(encoded, named: vector.file)
            #expect(again.encoded == encoded)
            #expect(again.values == vector.values)
            return
        }
        expectEqual(encoded, octets)
    }

    @Test("a file that is none ends in its error, with element and offset", arguments: DataGroupVector.Refused.all)
    func refused(vector: DataGroupVector.Refused) throws {
        let octets = try #require(vector.octets)
        let error = #expect(throws: LDSError.self) { try DecodedDataGroup(octets, named: vector.file) }
        #expect(error?.code.rawValue == vector.code)
        #expect(error?.path == vector.path)
        #expect(error?.offset == vector.offset)
        #expect(error?.file?.name == vector.file)
    }

    @Test("every truncation is an error, every changed octet a value or an error", arguments: DataGroupVector.all)
    func robust(vector: DataGroupVector) throws {
        let octets = try #require(vector.octets)
        let file = try #require(LDSFile(name: vector.file))
        // What is cut off from the octets after a file leaves the file.
        expectNoSurprise(of: octets, file: file, truncationsMayDecode: vector.deviations == ["trailingOctets"]) {
            octets throws(LDSError) in try DecodedDataGroup(octets, named: vector.file)
        }
    }

    /// Each data object of the value missing, doubled, or exchanged with the next.
    @Test(
        "a file with an element missing, doubled or out of its place is a value or an error, and stable as a value",
        arguments: DataGroupVector.all.filter { $0.deviations.isEmpty })
    func structure(vector: DataGroupVector) throws {
        let octets = try #require(vector.octets)
        let file = try #require(LDSFile(name: vector.file))
        var cursor = TLVCursor(octets)
        let outer = try cursor.read()
        var inner = try cursor.children(of: outer)
        var elements: [[UInt8]] = []
        while !inner.isAtEnd, let element = try? inner.read() { elements.append(Array(element.encoded)) }
        guard inner.isAtEnd else { return #expect(vector.file == "DG13") }
        for index in elements.indices {
            var missing = elements
            missing.remove(at: index)
            var doubled = elements
            doubled.insert(elements[index], at: index)
            var exchanged = elements
            exchanged.swapAt(index, (index + 1) % elements.count)
            for changed in [missing, doubled, exchanged] {
                let mutated = TLV.template(outer.tag, changed)
                do throws(LDSError) {
                    let encoded = try DecodedDataGroup(mutated, named: vector.file).encoded
                    let again = try DecodedDataGroup(encoded, named: vector.file)
                    #expect(again.encoded == encoded)
                } catch {
                    #expect(error.file == file)
                    #expect(error.offset <= mutated.count)
                }
            }
        }
    }
}
