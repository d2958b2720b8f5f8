// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassMessages
import EPassTLV
import EPassTrust

/// Trees of the files of the LDS2 applications.
enum LDS2Inspector {
    /// The tree of such a file, told by its first tag; nil for any other file. The name says which of the stamps' files
    /// it is, and whose certificates they are.
    static func inspect(_ octets: [UInt8], name: String) -> Inspector.Result? {
        guard let tag = try? TLVHeader.parse(Array(octets.prefix(16))).tag else { return nil }
        let words = name.lowercased()
        do throws(LDSError) {
            switch tag {
            case 0x5F44:
                let file: LDS2File = words.contains("exit") ? .exitRecords : .entryRecords
                return records(try LDS2RecordFile<TravelRecord>(decoding: octets, as: file), travel)
            case 0x5F28:
                return records(try LDS2RecordFile<VisaRecord>(decoding: octets, as: .visaRecords), visa)
            case 0x5F3A:
                let application = LDS2Application.allCases.first { words.contains($0.rawValue.lowercased()) }
                let file = LDS2File.certificates(application ?? .travelRecords)
                return records(try LDS2RecordFile<LDS2CertificateRecord>(decoding: octets, as: file), certificate)
            case 0x7F2E:
                return biometrics(try AdditionalBiometrics(decoding: octets, number: number(in: words)))
            default: return nil
            }
        } catch {
            return Inspector.Result(
                kind: error.lds2File?.description ?? "LDS2 file", undecoded: octets, problem: "\(error)",
                remedy: "epass inspect --offsets shows its data objects up to there")
        }
    }

    /// The number in `EF.Biometrics12`.
    private static func number(in name: String) -> AdditionalBiometricsNumber {
        let digits = name.split(separator: "biometrics").last?.prefix { $0.isNumber } ?? ""
        return Int(digits).flatMap(AdditionalBiometricsNumber.init(rawValue:)) ?? .first
    }

    private static func records<Record: LDS2Record>(
        _ file: LDS2RecordFile<Record>, _ nodes: (Record) -> [InspectionNode]
    ) -> Inspector.Result {
        Inspector.Result(
            kind: file.file.description,
            nodes: file.records.enumerated().map { index, record in
                InspectionNode("record", number: index + 1, children: nodes(record))
            }, deviations: file.deviations.map(\.rawValue))
    }

    private static func travel(_ record: TravelRecord) -> [InspectionNode] {
        let content = record.content
        // Where and when somebody travelled.
        let details = personal([
            ("state", content.state), ("date", "\(content.date)"),
            ("inspection authority", content.inspectionAuthority), ("inspection location", content.inspectionLocation),
            ("inspector reference", content.inspectorReference), ("visa status", content.visaStatus),
            ("result of inspection", content.result), ("mode of travel", content.mode.map(mode)),
            ("duration of stay", content.daysOfStay.map { "\($0) days" }), ("conditions", content.conditions),
        ])
        return details + others(content.otherElements) + signature(record)
    }

    private static func mode(_ mode: TravelRecordContent.Mode) -> String {
        switch mode {
        case .air: "air"
        case .sea: "sea"
        case .land: "land"
        default: mode.rawValue
        }
    }

    private static func visa(_ record: VisaRecord) -> [InspectionNode] {
        let content = record.content
        let kind = [InspectionNode("issuer", content.issuer), InspectionNode("document type", content.documentType)]
        let details = personal([
            ("effective", "\(content.effectiveDate)"), ("expires", "\(content.expirationDate)"),
            ("place of issue", content.placeOfIssue), ("document number", content.documentNumber),
            ("name", content.name), ("primary identifier", content.primaryIdentifier),
            ("secondary identifier", content.secondaryIdentifier), ("sex", content.sex),
            ("date of birth", day(content.dateOfBirth)), ("nationality", content.nationality),
            ("machine readable name", content.machineReadableName),
        ])
        let more = personal([
            ("machine readable visa A", content.machineReadableVisaA),
            ("machine readable visa B", content.machineReadableVisaB),
            ("number of entries", content.numberOfEntries.map { "\($0)" }),
            ("duration of stay", content.durationOfStay.map(stay)), ("passport number", content.passportNumber),
            ("visa type", content.visaType.map { DisplayText.hexadecimal($0) }),
            ("territory", content.territory.map(territory)),
            ("additional information", content.additionalInformation),
            ("additional biometrics", content.biometrics.map { "\(LDS2File.biometrics($0))" }),
        ])
        return kind + details + more + others(content.otherElements) + signature(record)
    }

    /// `YYYYMMDD` as the other dates are written; anything else as it is.
    private static func day(_ text: String) -> String {
        guard text.utf8.count == 8, text.count == 8 else { return text }
        return "\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.suffix(2))"
    }

    /// As text where it is printable, else as octets: the issuer gives it a meaning.
    private static func territory(_ octets: [UInt8]) -> String {
        octets.allSatisfy { (0x20...0x7E).contains($0) }
            ? String(decoding: octets, as: UTF8.self) : DisplayText.hexadecimal(octets)
    }

    private static func stay(_ octets: [UInt8]) -> String {
        zip(octets, ["days", "months", "years"]).map { "\($0) \($1)" }.joined(separator: ", ")
    }

    /// What is stated, a line each.
    private static func personal(_ values: [(String, String?)]) -> [InspectionNode] {
        values.compactMap { name, value in value.map { InspectionNode(name, $0, .personal) } }
    }

    private static func others(_ elements: [LDS2Element]) -> [InspectionNode] {
        elements.map { InspectionNode("element \($0.tag)", octets: $0.content, .personal).keyed("element") }
    }

    private static func signature(_ object: some LDS2SignedObject) -> [InspectionNode] {
        var nodes = [
            InspectionNode("signature", "\(object.signature.count) octets, not verified here"),
            InspectionNode("certificate", "record \(object.certificateReference) of EF.Certificates"),
        ]
        if let copy = object.searchCopy, copy != object.signedState {
            nodes.append(
                InspectionNode(
                    "state for searching", copy, .personal,
                    children: [InspectionNode("this is NOT the one that was signed").keyed("notSigned")]))
        }
        return nodes
    }

    private static func certificate(_ record: LDS2CertificateRecord) -> [InspectionNode] {
        let name = InspectionNode("name", "\(record.country) \(DisplayText.hexadecimal(record.serialNumber))")
        do throws(TrustError) {
            let certificate = try Certificate(encoded: record.certificate)
            return [name, InspectionNode("certificate", children: CertificateInspector.nodes(of: certificate))]
        } catch {
            return [name, InspectionNode("certificate", "not decoded: \(error)")]
        }
    }

    private static func biometrics(_ file: AdditionalBiometrics) -> Inspector.Result {
        let octets = InspectionNode("octets", octets: file.data, .personal)
        return Inspector.Result(
            kind: "EF.Biometrics",
            nodes: [
                InspectionNode("biometric data", number: file.data.count, unit: "octets", children: [octets])
            ] + signature(file), deviations: file.deviations.map(\.rawValue))
    }
}
