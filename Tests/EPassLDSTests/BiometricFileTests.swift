// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTLV
import EPassTestSupport
import EPassVectors
import Foundation
import Testing

@Suite("EF.DG3 and EF.DG4 of specimen chips, Doc 9303-10 4.7.3 and 4.7.4", .timed)
struct BiometricFileTests {
    @Test(
        "the fingers of the BSI reference data set: two WSQ images of 620 by 620 points",
        .externalVectors("chips/bsi_tr03105-5_mustermann_2013/Datagroup3.bin"))
    func fingers() throws {
        let octets = try #require(ChipFiles.octets("chips/bsi_tr03105-5_mustermann_2013/Datagroup3.bin"))
        let group = try DataGroup3(decoding: octets, profile: .strict)
        #expect(group.statedInstanceCount == 2)
        #expect(group.images.map(\.label) == ["right-index", "left-index"])
        #expect(group.images.map(\.format) == [.wsq, .wsq])
        #expect(group.images.allSatisfy { $0.width == 620 && $0.height == 620 })
        for image in group.images { #expect(octets[image.octets.indices] == image.octets) }
        expectEqual(group.encoded(), octets)
    }

    @Test(
        "the fingers of PersoSim: two WSQ images of 375 by 625 points",
        .externalVectors("chips/persosim/shared/dg3_51b181a7.bin"))
    func fingersOfPersoSim() throws {
        let octets = try #require(ChipFiles.octets("chips/persosim/shared/dg3_51b181a7.bin"))
        let group = try DataGroup3(decoding: octets, profile: .strict)
        #expect(group.images.map(\.label) == ["right-index", "left-thumb"])
        #expect(group.images.map(\.format) == [.wsq, .wsq])
        #expect(group.images.allSatisfy { $0.width == 375 && $0.height == 625 })
        expectEqual(group.encoded(), octets)
    }

    @Test(
        "the irises of the BSI reference data set and of PersoSim: two JPEG 2000 images",
        arguments: ChipFiles.present([
            "chips/bsi_tr03105-5_mustermann_2013/Datagroup4.bin", "chips/persosim/shared/dg4_4c7a0f0d.bin",
        ]))
    func irises(path: String) throws {
        let octets = try #require(ChipFiles.octets(path))
        let group = try DataGroup4(decoding: octets, profile: .strict)
        #expect(group.statedInstanceCount == 2)
        #expect(group.images.map(\.label) == ["right-iris", "left-iris"])
        #expect(group.images.map(\.format) == [.jpeg2000, .jpeg2000])
        #expect(group.images.map(\.width) == [163, 160])
        #expect(group.images.map(\.height) == [149, 152])
        let header = try #require(group.templates.first?.header)
        #expect(header.formatType == 0x0009)
        #expect(header.subtype?.side == .right)
        expectEqual(group.encoded(), octets)
    }

    /// The samples of ISO/IEC 39794-4 and 39794-6 that stand alone, by their first octet.
    static let blocks: [[UInt8]] = EPassVectors.files(
        in: nil, external: "chips/iso39794_and_misc", fileExtension: "der"
    ).compactMap { url in (try? Data(contentsOf: url)).map { [UInt8]($0) } }.filter { [0x64, 0x66].contains($0.first) }

    @Test(
        "samples of ISO/IEC 39794-4 and 39794-6 are read without deviation and written again",
        .externalVectors(if: !blocks.isEmpty))
    func samples() throws {
        for octets in Self.blocks {
            if octets.first == 0x64 {
                let block = try FingerImageDataBlock(decoding: octets, profile: .strict)
                expectEqual(block.encoded(), octets)
                #expect(!block.images.isEmpty)
            } else {
                let block = try IrisImageDataBlock(decoding: octets, profile: .strict)
                expectEqual(block.encoded(), octets)
            }
        }
    }

    @Test(
        "every field of the sample of ISO/IEC 39794-4 has its meaning",
        .externalVectors("chips/iso39794_and_misc/sample-39794-4-ed-1-v1.der"))
    func sampleFields() throws {
        let octets = try #require(ChipFiles.octets("chips/iso39794_and_misc/sample-39794-4-ed-1-v1.der"))
        let block = try FingerImageDataBlock(decoding: octets, profile: .strict)
        let finger = try #require(block.representationBlocks.first)
        #expect(finger.position.value?.position == .rightIndex)
        #expect(finger.impression.value == .rolledContact)
        #expect(finger.image.format == .png)
        #expect(finger.captureDateTimeBlock?.month == 12)
        #expect(finger.captureDeviceBlock?.modelIdBlock == RegistryIdBlock(organization: 200, id: 33))
        #expect(finger.qualityBlocks?.count == 2)
        #expect(finger.spatialSamplingRateBlock == .init(samplesPerUnit: 100, unitDimension: .centimetre))
        #expect(finger.originalRotation == 35)
        #expect(finger.segmentationBlocks?.first?.segmentBlocks.first?.enclosingCoordinatesBlock.count == 2)
        #expect(finger.annotationBlocks?.first?.position.value?.position == .rightIndex)
        #expect(finger.padDataBlock?.parameter.map { String(decoding: $0, as: UTF8.self) } == "PAD parameter bytes")
        #expect(finger.comments.last == "Small finger image")
        #expect(finger.vendorSpecificDataBlocks?.count == 2)

        let file = DataGroup3(templates: [.init(header: .finger(.rightIndex, iso39794: true), data: .iso39794(block))])
        let decoded = try DataGroup3(decoding: file.octets, profile: .strict)
        #expect(decoded.images.map(\.label) == ["right-index"])
        #expect(decoded == file)
    }

    @Test(
        "samples that are cut off or changed in their headers end in a value or in an error with a place",
        arguments: ChipFiles.present([
            "chips/bsi_tr03105-5_mustermann_2013/Datagroup3.bin", "chips/persosim/shared/dg3_51b181a7.bin",
            "chips/bsi_tr03105-5_mustermann_2013/Datagroup4.bin",
        ]))
    func damage(path: String) throws {
        let octets = try #require(ChipFiles.octets(path))
        let isFinger = octets.first == 0x63
        // The headers stand in the first octets of the file and before the second template; images are not looked into.
        let second = try #require(octets.indices.last { octets[$0...].starts(with: [0x7F, 0x60]) })
        var outcomes = 0
        for index in Array(0..<120) + Array(second..<second + 120) + [octets.count - 1] {
            for mask in [UInt8(0x01), 0xFF, 0x00] {
                var damaged = octets
                if mask == 0 { damaged.removeSubrange(index...) } else { damaged[index] ^= mask }
                do throws(LDSError) {
                    if isFinger {
                        _ = try DataGroup3(decoding: damaged)
                    } else {
                        _ = try DataGroup4(decoding: damaged)
                    }
                    if mask == 0 { Issue.record("The first \(index) octets decode.") }
                } catch {
                    #expect(error.offset >= 0 && error.offset <= damaged.count)
                }
                outcomes += 1
            }
        }
        #expect(outcomes == 241 * 3)
    }
}
