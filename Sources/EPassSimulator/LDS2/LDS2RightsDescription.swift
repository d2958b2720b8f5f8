// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTrust

/// What a certificate of terminal authentication allows in the LDS2 applications (Doc 9303-10, 5.4.2). Nil leaves the
/// extension of an application out; an empty list is one without a right.
package struct LDS2RightsDescription: Sendable, Hashable {
    /// A right that every application has, or those with records.
    package enum Word: String, CaseIterable, Sendable, Hashable {
        /// Read stamps or visas; Additional Biometrics has none, and the word says nothing there.
        case readRecords
        /// Append to them.
        case appendRecords
        /// Read EF.Certificates.
        case readCertificates
        /// Append to EF.Certificates.
        case appendCertificates
    }

    /// In the Travel Records application.
    package var travelRecords: [Word]? = Word.allCases
    /// In the Visa Records application.
    package var visaRecords: [Word]? = Word.allCases
    /// In the Additional Biometrics application, its EF.Certificates.
    package var additionalBiometrics: [Word]? = [.readCertificates, .appendCertificates]
    /// The numbers of EF.Biometrics that may be read once they are activated.
    package var readBiometrics: [Int] = Array(1...64)
    /// The numbers of EF.Biometrics that may be written before they are.
    package var writeBiometrics: [Int] = []

    /// Everything but to write EF.Biometrics.
    package init() {}

    /// Every right there is.
    package static let everything: LDS2RightsDescription = {
        var rights = LDS2RightsDescription()
        rights.writeBiometrics = Array(1...64)
        return rights
    }()

    /// Those that read, and nothing else.
    package static let reading: LDS2RightsDescription = {
        var rights = LDS2RightsDescription()
        rights.travelRecords = [.readRecords, .readCertificates]
        rights.visaRecords = [.readRecords, .readCertificates]
        rights.additionalBiometrics = [.readCertificates]
        return rights
    }()

    /// No extension at all.
    package static let none: LDS2RightsDescription = {
        var rights = LDS2RightsDescription()
        rights.travelRecords = nil
        rights.visaRecords = nil
        rights.additionalBiometrics = nil
        return rights
    }()

    /// The extensions of a certificate with these rights.
    var extensions: [CardVerifiableExtension] {
        LDS2Application.allCases.compactMap { application in
            guard let words = words(in: application) else { return nil }
            var rights = Set(words.map(\.right))
            if application == .additionalBiometrics {
                rights.formUnion(numbers(readBiometrics).map(LDS2AccessRights.Right.readBiometrics))
                rights.formUnion(numbers(writeBiometrics).map(LDS2AccessRights.Right.writeBiometrics))
            }
            return LDS2AccessRights(application, rights).certificateExtension
        }
    }

    private func words(in application: LDS2Application) -> [Word]? {
        switch application {
        case .travelRecords: travelRecords
        case .visaRecords: visaRecords
        case .additionalBiometrics: additionalBiometrics
        }
    }

    private func numbers(_ given: [Int]) -> [AdditionalBiometricsNumber] {
        given.compactMap(AdditionalBiometricsNumber.init(rawValue:))
    }

    /// - Throws: `simulator.valueInvalid` for a number of EF.Biometrics that there is not.
    func validate(_ member: String) throws(SimulatorError) {
        for (name, numbers) in [("readBiometrics", readBiometrics), ("writeBiometrics", writeBiometrics)] {
            try SimulatorError.demand(
                LDS2Description.areBiometrics(numbers), of: "\(member).\(name)", .simulatorBiometricsNumbers)
        }
    }
}

extension LDS2RightsDescription.Word {
    fileprivate var right: LDS2AccessRights.Right {
        switch self {
        case .readRecords: .readRecords
        case .appendRecords: .appendRecords
        case .readCertificates: .readCertificates
        case .appendCertificates: .appendCertificates
        }
    }
}

extension LDS2RightsDescription: Described {
    static var members: [DescriptionMember<Self>] {
        [
            .optional("travelRecords", \.travelRecords, .list(of: .word)),
            .optional("visaRecords", \.visaRecords, .list(of: .word)),
            .optional("additionalBiometrics", \.additionalBiometrics, .list(of: .word)),
            .value("readBiometrics", \.readBiometrics, .told(1...64, 0...64)),
            .value("writeBiometrics", \.writeBiometrics, .told(1...64, 0...64)),
        ]
    }
}
