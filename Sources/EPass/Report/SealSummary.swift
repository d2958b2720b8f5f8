// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings
import EPassJSON
import EPassMRZ
package import EPassMessages
public import EPassSeals
import EPassTrust

/// What a seal says, and its status in the words of the standard. It is as good as the check `seal.content.signature`.
public struct SealSummary: Sendable, Hashable {
    /// `VDS` (Doc 9303-13) or `VDS-NC`; nil where the octets are no seal.
    public let format: String?
    /// What the seal is on: `visa`, or the type of the message of a VDS-NC.
    public let kind: String?
    /// The version of header or message.
    public let version: Int?
    /// The issuing State that the seal names.
    public let issuer: String?
    /// The signer as the seal names him: `UTTS5B`; the subject of the certificate inside for a VDS-NC.
    public let signer: String?
    /// The day on which the document was issued.
    public let dateOfIssue: String?
    /// The day on which the seal was signed.
    public let dateOfSignature: String?
    /// Each feature by its name (or `feature` and its tag) with what it says as text.
    public let features: [Feature]
    /// The status by Doc 9303-13, Appendix D.
    public let indication: SealIndication
    /// What to do where the octets are no seal.
    let remedy: Message?

    /// A feature as text.
    public struct Feature: Sendable, Hashable {
        /// The name of its definition, a lowerCamelCase word; `feature 99` with the tag where the profile has none.
        public let name: String
        /// What people call it.
        let label: Message
        /// What it says, in English where it is a word.
        public var text: String { message.english }
        /// What it says.
        let message: Message
    }

    init(_ judgement: SealJudgement) {
        indication = judgement.indication
        remedy = judgement.error?.remedy
        switch judgement.seal {
        case .visibleDigitalSeal(let seal)?:
            format = "VDS"
            kind = seal.documentKind?.rawValue
            version = seal.header.version.number
            issuer = seal.header.issuingCountry.rawValue
            signer = seal.header.signer.description
            dateOfIssue = seal.header.dateOfIssue.description
            dateOfSignature = seal.header.dateOfSignature.description
            features = seal.definedFeatures.map { Feature(name: $0.name, label: $0.label, message: $0.message) }
        case .vdsnc(let seal)?:
            format = "VDS-NC"
            kind = seal.type
            version = Int(exactly: seal.version)
            issuer = seal.issuer.rawValue
            signer = seal.certificate.subject.description
            (dateOfIssue, dateOfSignature) = (nil, nil)
            features = [
                ("certificateNumber", seal.certificateNumber), ("holder", seal.holder),
                ("documentNumber", seal.documentNumber),
            ].compactMap { name, text in
                text.map { Feature(name: name, label: .named("sealFeature", name), message: .plainText(text: $0)) }
            }
        case nil:
            (format, kind, version, issuer, signer) = (nil, nil, nil, nil, nil)
            (dateOfIssue, dateOfSignature) = (nil, nil)
            features = []
        }
    }

    var json: JSONValue {
        .members(
            ("format", .text(format)), ("kind", .text(kind)), ("version", .number(version)), ("issuer", .text(issuer)),
            ("signer", .text(signer)), ("dateOfIssue", .text(dateOfIssue)), ("dateOfSignature", .text(dateOfSignature)),
            (
                "features",
                .array(features.map { .members(("name", .string($0.name)), ("text", .string($0.text))) })
            ), ("status", .string(indication.status)),
            ("subIndications", .array(indication.subIndications.map { .string($0.rawValue) })),
            ("trustLevel", .string(indication.trustLevel.rawValue)))
    }

    /// What the seal is on, by whom and of when; that it is none.
    var message: Message {
        guard let format else { return .sealLineNone }
        let (issuer, signer) = (issuer ?? "", signer ?? "")
        // The kinds of a VDS-NC have no words, but names.
        let kind = kind.map { Message.named("seal.kind", $0) } ?? .sealLineUnknownKind
        guard let dateOfIssue else {
            return .sealLineSeal(format: format, kind: kind, issuer: issuer, signer: signer)
        }
        return .sealLineIssued(format: format, kind: kind, issuer: issuer, day: dateOfIssue, signer: signer)
    }
}

extension VisibleDigitalSeal.DefinedFeature {
    /// The name of the definition, or the tag: `feature 99`.
    package var name: String {
        definition?.name ?? "feature " + Hexadecimal.text([feature.tag])
    }

    /// What it says as one line; its octets where it cannot be read.
    package var message: Message {
        switch value {
        case .text(let text)?: .plainText(text: text)
        case .machineReadableZone(let zone)?:
            .plainText(
                text: String(decoding: zone.characters.prefix(zone.format.lineLength), as: UTF8.self) + " "
                    + String(decoding: zone.characters.dropFirst(zone.format.lineLength), as: UTF8.self))
        case .number(let number)?: .plainText(text: number)
        case .durationOfStay(let duration)?: duration.message
        case .octets(let octets)?: .plainText(text: Hexadecimal.text(octets))
        case nil: .plainText(text: Hexadecimal.text(feature.value))
        }
    }

    /// The same in English.
    package var text: String { message.english }
}
