// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassConformance
import EPassLDS
import EPassTestSupport
import EPassTrust
import EPassVectors
import Foundation
import Testing

/// Published specimens: what is found in them stands in the standard against them.
@Suite("Rules for files: published specimens", .timed)
struct SpecimenTests {
    private static func broken(_ folder: String) throws -> Set<String> {
        let files = EPassVectors.files(in: nil, external: folder, fileExtension: "bin")
        let path = try #require(files.first).deletingLastPathComponent().path
        let evidence = try Evidence.folder(path: path).evidence
        let time = try #require(Timestamp(year: 2026, month: 11, day: 26))
        let results = LDSRules.campaign.run(
            LDSRules.campaign.rules, on: try LDSSubject(evidence, trust: nil, at: time))
        #expect(results.allSatisfy { $0.outcome != .inconclusive }, "\(folder)")
        return Set(results.filter { $0.outcome == .fail }.map(\.id))
    }

    @Test(
        "the reference data of BSI TR-03105-5: EF.DG15 is neither listed nor hashed",
        .externalVectors("chips/bsi_tr03105-5_mustermann_2013/"))
    func mustermann() throws {
        // Doc 9303-10, 4.6.1 lists all data groups that are there, 4.6.2 has a hash of each.
        #expect(
            try Self.broken("chips/bsi_tr03105-5_mustermann_2013") == ["9303-10/4.6.1/listsAll", "9303-10/4.7.15/hash"])
    }

    @Test(
        "further files of the silver data set: tag lists and dates are not those of Tables 71 to 74",
        .externalVectors("chips/bsi_silver_extra/"))
    func silver() throws {
        // The folder has four files of a document alone: what is missing is said, too.
        let missing: Set<String> = [
            "9303-10/4.6.1/present", "9303-10/4.6.2/present", "9303-10/4.7.1/present", "9303-10/4.7.2/present",
        ]
        #expect(
            try Self.broken("chips/bsi_silver_extra")
                == missing.union([
                    "9303-10/4.7.11/tagListOmitsElement", "9303-10/4.7.11/tagListNamesTemplate",
                    "9303-10/4.7.11/dateBinaryCoded", "9303-10/4.7.11/unknownImageFormat",
                    "9303-10/4.7.12/tagListMissing",
                    "9303-10/4.7.12/dateBinaryCoded", "9303-10/4.7.12/unknownImageFormat", "LDS_H_45",
                ]))
    }

    @Test(
        "a published CSCA, its signer and its list keep to the profile", .externalVectors("trust/csca/", "trust/dsc/"))
    func published() throws {
        var objects: [ImportedObject] = []
        let names = ["DE_ROOT_CA_CSCA07.der", "csca_de_1.der", "dsc_de_04a8.der"]
        let files = ["trust/csca", "trust/dsc"].flatMap {
            EPassVectors.files(in: nil, external: $0, fileExtension: "der")
        }
        for file in files where names.contains(file.lastPathComponent) {
            try TrustImporter().read(path: file.path) { objects.append($0) }
        }
        let time = try #require(Timestamp(year: 2026, month: 11, day: 26))
        let results = PKIRules.campaign.run(PKIRules.campaign.rules, on: PKISubject(objects, refused: [], at: time))
        let wrong = results.filter { $0.outcome == .fail }
        #expect(objects.count == 3 && wrong.isEmpty, "\(LDSSample.text(wrong))")
    }
}
