// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Testing

@Suite("epass inspect, faces in both encodings", .timeLimit(.minutes(5)), .timed)
struct InspectFaceTests {
    private static let image: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x04, 0x4A, 0x46, 0x00, 0xFF, 0xD9]

    /// A file with a face of each encoding, of which personal things are said.
    private static var file: [UInt8] {
        var information = FacialImage.Information()
        information.eyeColourCode = FacialImage.EyeColour.green.rawValue
        let stated = FacialImage.ImageInformation()
        let old = FacialImage(imageOctets: image, information: information, imageInformation: stated)
        var new = FaceImageDataBlock(image: image, width: 413, height: 531)
        var person = FaceImageDataBlock.IdentityMetadataBlock()
        person.subjectHeight = 168
        new.representations[0].identityMetadataBlock = person
        new.representations[0].qualityBlocks = [
            QualityBlock(algorithmIdBlock: RegistryIdBlock(organization: 257, id: 3), scoreOrError: .score(88))
        ]
        return DataGroup2(faces: [.iso19794(FacialRecord(images: [old])), .iso39794(new)]).octets
    }

    private func inspect(_ options: String...) async throws -> String {
        try await withTemporaryFolder { folder in
            let path = folder + "/EF.DG2"
            try Data(Self.file).write(to: URL(fileURLWithPath: path))
            let outcome = try await Epass.start(["inspect", path] + options).outcome()
            #expect(outcome.status == 0)
            return outcome.output
        }
    }

    @Test("both faces are shown with their encoding; what is personal is hidden")
    func hidden() async throws {
        let text = try await inspect()
        for part in [
            "EF.DG2", "ISO/IEC 19794-5:2005", "ISO/IEC 39794-5, generation 3, 2019", "face 1", "face 2",
            "image: jpeg, 11 octets", "stated size: 413 x 531", "quality: 88", "height: (hidden)",
            "eye colour: (hidden)",
        ] {
            #expect(text.contains(part), "\(part) is not in \(text)")
        }
        #expect(!text.contains("168 cm"))
        #expect(!text.contains("green"))
    }

    @Test("with --reveal it is shown")
    func revealed() async throws {
        let text = try await inspect("--reveal")
        #expect(text.contains("height: 168 cm"))
        #expect(text.contains("eye colour: green"))
    }
}
