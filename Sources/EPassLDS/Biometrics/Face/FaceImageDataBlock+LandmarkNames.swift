// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A point of the face that ISO/IEC 39794-5 numbers and names.
package protocol FaceLandmarkName: ExtensibleCodeValue {
    /// The names in the order of their codes, which begin with 0.
    static var names: [String] { get }
    /// The point of this code; whether it is one of the standard is not checked.
    init(checked rawValue: Int)
}

extension FaceLandmarkName {
    /// The point of this code, nil where the standard defines none.
    package init?(rawValue: Int) {
        guard Self.names.indices.contains(rawValue) else { return nil }
        self.init(checked: rawValue)
    }

    /// Every point, in the order of the codes.
    package static var allCases: [Self] { names.indices.map(Self.init(checked:)) }

    /// The name in the standard.
    package var name: String { Self.names.indices.contains(rawValue) ? Self.names[rawValue] : "\(rawValue)" }
}

extension FaceImageDataBlock {
    /// A feature point of MPEG-4, by group and number: `2.1`.
    package struct MPEG4FeaturePoint: FaceLandmarkName {
        /// The code, from 0: the place in `names`.
        package let rawValue: Int

        /// The point of this code; whether it is one of the standard is not checked.
        package init(checked rawValue: Int) { self.rawValue = rawValue }

        /// The names in the order of their codes.
        package static let names = [
            "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.8", "2.9", "2.10", "2.11", "2.12", "2.13", "2.14",
            "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14",
            "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "5.1", "5.2", "5.3", "5.4", "6.1", "6.2", "6.3", "6.4", "7.1",
            "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9", "8.10", "9.1", "9.2", "9.3", "9.4", "9.5",
            "9.6", "9.7", "9.8", "9.9", "9.10", "9.11", "9.12", "9.13", "9.14", "9.15", "10.1", "10.2", "10.3", "10.4",
            "10.5", "10.6", "10.7", "10.8", "10.9", "10.10", "11.1", "11.2", "11.3", "11.4", "11.5", "11.6", "12.1",
            "12.2", "12.3", "12.4",
        ]
    }

    /// A point of anthropometry by its name: `nasion`.
    package struct AnthropometricLandmarkName: FaceLandmarkName {
        /// The code, from 0: the place in `names`.
        package let rawValue: Int

        /// The point of this code; whether it is one of the standard is not checked.
        package init(checked rawValue: Int) { self.rawValue = rawValue }

        /// The names in the order of their codes.
        package static let names = [
            "vertex", "glabella", "opisthocranion", "eurionLeft", "eurionRight", "frontotemporaleLeft",
            "frontotemporaleRight", "trichion", "zygionLeft", "zygionRight", "gonionLeft", "gonionRight", "sublabiale",
            "pogonion", "menton", "condylionLateraleLeft", "condylionLateraleRight", "endocanthionLeft",
            "endocanthionRight", "exocanthionLeft", "exocanthionRight", "centerPointOfPupilLeft",
            "centerPointOfPupilRight", "orbitaleLeft", "orbitaleRight", "palpebraleSuperiusLeft",
            "palpebraleSuperiusRight", "palpebraleInferiusLeft", "palpebraleInferiusRight", "orbitaleSuperiusLeft",
            "orbitaleSuperiusRight", "superciliareLeft", "superciliareRight", "nasion", "sellion", "alareLeft",
            "alareRight", "pronasale", "subnasale", "subalare", "alarCurvatureLeft", "alarCurvatureRight",
            "maxillofrontale", "christaPhiltraLandmarkLeft", "christaPhiltraLandmarkRight", "labialeSuperius",
            "labialeInferius", "cheilionLeft", "cheilionRight", "stomion", "superauraleLeft", "superauraleRight",
            "subauraleLeft", "subauraleRight", "preaurale", "postaurale", "otobasionSuperiusLeft",
            "otobasionSuperiusRight", "otobasionInferius", "porion", "tragion",
        ]
    }

    /// A point of anthropometry by its point code: `1.5`.
    package struct AnthropometricLandmarkPointName: FaceLandmarkName {
        /// The code, from 0: the place in `names`.
        package let rawValue: Int

        /// The point of this code; whether it is one of the standard is not checked.
        package init(checked rawValue: Int) { self.rawValue = rawValue }

        /// The names in the order of their codes.
        package static let names = [
            "1.1", "1.2", "1.5", "1.6", "1.7", "1.8", "1.9", "2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "2.9",
            "2.10", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8", "3.9", "3.10", "3.11", "3.12", "4.1", "4.2",
            "4.3", "4.4", "5.1", "5.2", "5.3", "5.4", "5.6",
        ]
    }

    /// A point of anthropometry by its letters: `eu-left`.
    package struct AnthropometricLandmarkPointId: FaceLandmarkName {
        /// The code, from 0: the place in `names`.
        package let rawValue: Int

        /// The point of this code; whether it is one of the standard is not checked.
        package init(checked rawValue: Int) { self.rawValue = rawValue }

        /// The names in the order of their codes.
        package static let names = [
            "v", "g", "op", "eu-left", "eu-right", "ft-left", "ft-right", "tr", "zy-left", "zy-right", "go-left",
            "go-right", "sl", "pg", "gn", "cdl-left", "cdl-right", "en-left", "en-right", "ex-left", "ex-right",
            "p-left", "p-right", "or-left", "or-right", "ps-left", "ps-right", "pi-left", "pi-right", "os-left",
            "os-right", "sci-left", "sci-right", "n", "se", "al-left", "al-right", "prn", "sn", "sbal", "ac-left",
            "ac-right", "mf-left", "mf-right", "cph-left", "cph-right", "ls", "li", "ch-left", "ch-right", "sto",
            "sa-left", "sa-right", "sba-left", "sba-right", "pra-left", "pra-right", "pa", "obs-left", "obs-right",
            "obi", "po", "t",
        ]
    }
}
