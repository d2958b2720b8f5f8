// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassAccess
import EPassCrypto
import EPassEncodings
import EPassISO7816
import EPassJSON
import EPassLDS
import EPassMRZ
import EPassMessages
import EPassTrust

/// What of a document may leave the machine: kinds, lengths, states, algorithms, times. Nothing of a person, and
/// nothing by which one document is told from the next: no content of a data group and no hash of it, no number, no
/// key, no serial number, no date.
extension DocumentObservation {
    var json: JSONValue {
        .members(
            ("reader", readerJSON), ("commands", .array(commands.map(\.json))), ("atrInfo", atrInfo?.json ?? .null),
            ("cardAccess", cardAccessJSON), ("access", told["access"] ?? .null), ("files", .array(filesJSON)),
            ("securityObject", securityObjectJSON), ("chip", chipJSON), ("exchange", told["exchange"] ?? .null),
            ("deviations", told["deviations"] ?? .null), ("ways", told["ways"] ?? .null),
            ("recoveries", told["recoveries"] ?? .null), ("error", evidence.failure?.bundleJSON ?? .null))
    }

    /// The evidence as a bundle of it has it, without its files and without what the chip answered in protocols: of
    /// what is left, only the members named above are taken.
    private var told: JSONValue {
        var bare = evidence
        bare.files = []
        bare.chip = ChipEvidence()
        return bare.json()
    }

    private var readerJSON: JSONValue {
        .members(
            ("model", .text(properties.readerName.map(ReaderName.withoutSerialNumber))),
            ("protocol", .string(properties.protocolName)), ("atr", .string(Hexadecimal.text(properties.atr))),
            ("maximumCommandLength", .number(properties.maximumCommandLength)),
            ("maximumResponseLength", .number(properties.maximumResponseLength)))
    }

    private var cardAccessJSON: JSONValue {
        guard let cardAccess = evidence.document.cardAccess else { return .null }
        return .members(
            ("securityInfos", .array(cardAccess.securityInfos.infos.map(\.bundleJSON))),
            ("deviations", .array(cardAccess.deviations.map { .string($0.rawValue) })))
    }

    private var filesJSON: [JSONValue] {
        evidence.files.map { entry in
            .members(
                ("file", .string(entry.file.name)), ("state", .string(entry.state.rawValue)),
                ("length", .number(entry.octets?.count)), ("trailing", .number(entry.trailing?.count)),
                ("statusWord", .text(entry.statusBytes?.description)), ("protected", .boolean(entry.isProtected)),
                ("channel", .number(entry.channel)),
                ("milliseconds", .number(times.files[entry.file]?.wholeMilliseconds)))
        }
    }

    /// The signer by its State, its algorithms and its key's length; which data groups are listed, not their hashes.
    private var securityObjectJSON: JSONValue {
        guard let object = evidence.document.sod else { return .null }
        let signer = object.signedData?.signerInfos.first
        let certificate = object.signedData?.certificates.first
        let country = certificate?.issuerCountry.map { String($0.code.prefix(3)) }
        let key = certificate.flatMap { try? PublicKey(subjectPublicKeyInfo: $0.subjectPublicKeyInfo) }
        let dataGroups = (object.content?.dataGroupHashes ?? []).map { JSONValue.number($0.number) }
        let deviations = object.deviations.map { JSONValue.string($0.rawValue) }
        return .members(
            ("country", .text(country)), ("certificates", .number(object.signedData?.certificates.count)),
            ("contentType", .text(object.signedData?.eContentType)),
            ("version", .number(object.content?.version)), ("ldsVersion", .text(ldsVersion(object.content))),
            ("hashAlgorithm", .text(object.content?.hashAlgorithmOID)), ("dataGroups", .array(dataGroups)),
            ("digestAlgorithm", .text(signer?.digestAlgorithm.objectIdentifier)),
            ("signatureAlgorithm", .text(signer?.signatureAlgorithm.objectIdentifier)),
            ("certificateSignatureAlgorithm", .text(certificate?.signatureAlgorithm.objectIdentifier)),
            ("key", .text(key?.description)), ("deviations", .array(deviations)))
    }

    private func ldsVersion(_ object: LDSSecurityObject?) -> String? {
        object?.ldsVersionInfo.map { String($0.ldsVersion.prefix(8)) }
    }

    private var chipJSON: JSONValue {
        let (chip, document) = (evidence.chip, evidence.document)
        let infos = (document.dataGroup14?.securityInfos.infos ?? []).map(\.bundleJSON)
        let group15 = document.dataGroup15
        let key = group15.flatMap { try? PublicKey(subjectPublicKeyInfo: $0.subjectPublicKeyInfo) }
        let (active, terminal) = (chip.activeAuthentication, chip.terminalAuthentication)
        let authentication = chip.chipAuthentication
        return .members(
            ("securityInfos", .array(infos)), ("activeAuthenticationAlgorithm", .text(group15?.algorithm)),
            ("activeAuthenticationKey", .text(key?.description)),
            ("activeAuthentication", outcome(.activeAuthentication, active?.outcome, active?.statusBytes)),
            ("chipAuthentication", outcome(.chipAuthentication, authentication?.outcome, authentication?.statusBytes)),
            ("chipAuthenticationMapping", .boolean(chip.mapping != nil)),
            ("terminalAuthentication", outcome(.terminalAuthentication, terminal?.outcome, terminal?.statusBytes)))
    }

    private func outcome(_ name: ChipProtocol, _ outcome: ProtocolOutcome?, _ status: StatusBytes?) -> JSONValue {
        guard let outcome else { return .null }
        return .members(
            ("outcome", .string(outcome.rawValue)), ("statusWord", .text(status?.description)),
            ("milliseconds", .number(times.protocols[name]?.wholeMilliseconds)))
    }
}

extension DocumentObservation.Command {
    fileprivate var json: JSONValue {
        .members(
            ("name", .string(name)), ("command", .string(Hexadecimal.text(header))),
            ("statusWord", .text(statusBytes?.description)), ("length", .number(length)),
            ("microseconds", .number(microseconds)), ("code", .text(error?.rawValue)))
    }
}

extension EFATRInfo {
    /// What it says of lengths and commands. Other data objects of it may name one card.
    fileprivate var json: JSONValue {
        .members(
            ("length", .number(octets.count)), ("wellFormed", .boolean(isWellFormed)),
            ("maximumCommandLength", .number(maximumCommandLength)),
            ("maximumResponseLength", .number(maximumResponseLength)),
            ("extendedLength", capabilities.map { JSONValue.boolean($0.supportsExtendedLength) } ?? .null),
            ("commandChaining", capabilities.map { JSONValue.boolean($0.supportsCommandChaining) } ?? .null))
    }
}

extension SecurityInfo {
    /// The protocol, its version and the standard's number of its parameters; no key.
    fileprivate var bundleJSON: JSONValue {
        let numbers: (version: Int?, parameter: Int?) =
            switch self {
            case .pace(let info): (info.version, info.parameterID)
            case .chipAuthentication(let info): (info.version, nil)
            case .terminalAuthentication(let info): (info.version, nil)
            default: (nil, nil)
            }
        return .members(
            ("objectIdentifier", .string(objectIdentifier)), ("version", .number(numbers.version)),
            ("parameterId", .number(numbers.parameter)))
    }
}

extension ReadError {
    /// The key of the message, and none of its arguments.
    fileprivate var bundleJSON: JSONValue {
        .members(
            ("code", .string(code.rawValue)), ("phase", .string(phase.rawValue)),
            ("step", .text(step?.rawValue)), ("statusWord", .text(statusBytes?.description)),
            ("triesLeft", .number(triesLeft)), ("messageKey", .string(message.key.name)))
    }
}
