// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816
internal import EPassMessages

/// What was being done when PC/SC returned a status: the same number means different things.
enum PCSCOperation: Sendable {
    /// Connecting to the smart-card service.
    case establish
    /// Listing readers or waiting for a change.
    case observe
    /// Connecting to a chip.
    case connect
    /// Anything on a chip that was connected.
    case card
}

/// A status of PC/SC (`SCARD_*`) and what it means for the person in front of the reader.
///
/// Numbers, not imported names: they are the same in every implementation, and the table is tested without the library.
struct PCSCStatus: Hashable, Sendable {
    let number: UInt32

    static let success = PCSCStatus(number: 0)
    static let cancelled = PCSCStatus(number: 0x8010_0002)
    static let insufficientBuffer = PCSCStatus(number: 0x8010_0008)
    static let unknownReader = PCSCStatus(number: 0x8010_0009)
    static let timeout = PCSCStatus(number: 0x8010_000A)
    static let sharingViolation = PCSCStatus(number: 0x8010_000B)
    static let noCard = PCSCStatus(number: 0x8010_000C)
    static let protocolMismatch = PCSCStatus(number: 0x8010_000F)
    static let noReaders = PCSCStatus(number: 0x8010_002E)
    static let unresponsiveCard = PCSCStatus(number: 0x8010_0066)
    static let unpoweredCard = PCSCStatus(number: 0x8010_0067)
    static let resetCard = PCSCStatus(number: 0x8010_0068)
    static let removedCard = PCSCStatus(number: 0x8010_0069)
    static let readerUnavailable = PCSCStatus(number: 0x8010_0017)

    /// The error that the status stands for.
    func error(during operation: PCSCOperation, reader: String? = nil) -> CardChannelError {
        let code = code(during: operation)
        return CardChannelError(
            code, reason: message(for: code, reader: reader),
            remedy: code == .ioFailed ? .readerServiceFailedRemedy : nil, nativeCode: number)
    }

    /// The kind of error. Which status appears when was measured against pcscd, not only read in the specification.
    func code(during operation: PCSCOperation) -> CardChannelError.Code {
        switch number {
        case 0x8010_0002, 0x8010_006E: .cancelled
        case 0x8010_0003, 0x8010_0011: operation == .establish ? .ioFailed : .readerRemoved
        case 0x8010_0007, 0x8010_000A: .timeout
        case 0x8010_0008: operation == .card ? .invalidResponse : .unsupported
        case 0x8010_0009: operation == .card ? .readerRemoved : .readerUnknown
        case 0x8010_000B, 0x8010_0010, 0x8010_0031: .readerBusy
        case 0x8010_000C: operation == .card ? .cardRemoved : .cardNone
        // A chip that was connected to had a protocol: another one is in its place.
        case 0x8010_000F: operation == .card ? .cardRemoved : .unsupported
        case 0x8010_000D, 0x8010_001C, 0x8010_0065: .unsupported
        // Nobody here cancelled (SCARD_E_SYSTEM_CANCELLED): the service ends.
        case 0x8010_0012, 0x8010_0013, 0x8010_0018, 0x8010_001D, 0x8010_001E:
            operation == .establish ? .noService : .serviceLost
        case 0x8010_0016, 0x8010_002F: .transmissionFailed
        // Also where the driver died and the service lives.
        case 0x8010_0017: .readerRemoved
        // SCARD_E_UNEXPECTED and SCARD_E_UNSUPPORTED_FEATURE are one number; what takes commands can take this one.
        case 0x8010_001F: operation == .card ? .transmissionFailed : .unsupported
        case 0x8010_0019...0x8010_001B, 0x8010_0022: .unsupported
        // Once let in, a client is not put out: pcscd died, and libpcsclite takes the closed connection for a refusal.
        case 0x8010_0027, 0x8010_006A: operation == .establish ? .notPermitted : .serviceLost
        case 0x8010_002E: .readerNone
        // An answer to reset that is none (SCARD_E_INVALID_ATR) came over a weak field.
        case 0x8010_0015, 0x8010_0066: .cardUnresponsive
        case 0x8010_0067, 0x8010_0068: .cardReset
        case 0x8010_0069: .cardRemoved
        // Files, certificates and PINs: nothing of it is asked for here.
        case 0x8010_0020, 0x8010_0021, 0x8010_0023...0x8010_002D, 0x8010_0030, 0x8010_006B...0x8010_006D, 0x8010_006F:
            .unsupported
        default: .ioFailed
        }
    }

    private func message(for code: CardChannelError.Code, reader: String?) -> Message {
        let named = reader == nil ? "no" : "yes"
        let name = PCSCReader.printable(reader ?? "")
        return switch code {
        case .timeout: .readerTimeout(name: name, named: named)
        case .readerUnknown: .readerUnknownName(name: name, named: named)
        case .readerRemoved: .readerUnplugged(name: name, named: named)
        case .readerBusy: .readerHeld(name: name, named: named)
        case .cardNone: .readerEmpty(name: name, named: named)
        case .cardRemoved: .readerChipLeft(name: name, named: named)
        case .cardReset: .readerChipReset(name: name, named: named)
        case .cardUnresponsive: .readerMute(name: name, named: named)
        case .transmissionFailed: .readerNotPassedOn(name: name, named: named)
        case .invalidResponse: .readerResponseTooLong
        case .noService where number == 0x8010_001E: .readerServiceRefused
        case .cancelled, .readerNone, .noService, .serviceLost, .notPermitted: code.message
        case .unsupported where number == 0x8010_000F: .readerNoProtocol(name: name, named: named)
        case .unsupported: .readerIncapable(name: name, named: named)
        case .invalidCommand, .closed, .scriptMismatch, .ioFailed: .readerServiceFailed
        }
    }
}
