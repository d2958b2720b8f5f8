// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassISO7816

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
    static let notTransacted = PCSCStatus(number: 0x8010_0016)
    static let noReaders = PCSCStatus(number: 0x8010_002E)
    static let dataLost = PCSCStatus(number: 0x8010_002F)
    static let unresponsiveCard = PCSCStatus(number: 0x8010_0066)
    static let unpoweredCard = PCSCStatus(number: 0x8010_0067)
    static let removedCard = PCSCStatus(number: 0x8010_0069)

    /// The error that the status stands for.
    func error(during operation: PCSCOperation, reader: String? = nil) -> CardChannelError {
        let code = code(during: operation)
        let name = reader.map { " \"\(PCSCReader.printable($0))\"" } ?? ""
        return CardChannelError(
            code, reason: reason(for: code, readerName: name), remedy: Self.remedy(for: code), nativeCode: number)
    }

    /// The kind of error. Which status appears when was measured against pcscd, not only read in the specification.
    func code(during operation: PCSCOperation) -> CardChannelError.Code {
        switch number {
        case 0x8010_0002, 0x8010_0012, 0x8010_006E: .cancelled
        case 0x8010_0003, 0x8010_0011: operation == .establish ? .ioFailed : .readerRemoved
        case 0x8010_0007, 0x8010_000A: .timeout
        case 0x8010_0008: operation == .card ? .invalidResponse : .unsupported
        case 0x8010_0009: operation == .card ? .readerRemoved : .readerUnknown
        case 0x8010_000B, 0x8010_0010, 0x8010_0031: .readerBusy
        case 0x8010_000C: operation == .card ? .cardRemoved : .cardNone
        case 0x8010_000D, 0x8010_000F, 0x8010_0015, 0x8010_001C, 0x8010_0065: .unsupported
        case 0x8010_0013, 0x8010_0018: operation == .establish ? .noService : .serviceLost
        case 0x8010_0016, 0x8010_002F: .transmissionFailed
        case 0x8010_0017: .readerRemoved
        case 0x8010_0019...0x8010_001B, 0x8010_001F, 0x8010_0022: .unsupported
        case 0x8010_001D, 0x8010_001E: operation == .establish ? .noService : .serviceLost
        // Once let in, a client is not put out: pcscd died, and libpcsclite takes the closed connection for a refusal.
        case 0x8010_0027, 0x8010_006A: operation == .establish ? .notPermitted : .serviceLost
        case 0x8010_002E: .readerNone
        case 0x8010_0066: .cardUnresponsive
        case 0x8010_0067, 0x8010_0068: .cardReset
        case 0x8010_0069: .cardRemoved
        // Files, certificates and PINs: nothing of it is asked for here.
        case 0x8010_0020, 0x8010_0021, 0x8010_0023...0x8010_002D, 0x8010_0030, 0x8010_006B...0x8010_006D, 0x8010_006F:
            .unsupported
        default: .ioFailed
        }
    }

    private func reason(for code: CardChannelError.Code, readerName: String) -> String {
        switch code {
        case .cancelled: "The wait was cancelled."
        case .timeout: "The reader\(readerName) did not answer in time."
        case .readerUnknown: "There is no reader\(readerName)."
        case .readerNone: "No smart-card reader is connected."
        case .readerRemoved: "The reader\(readerName) was unplugged."
        case .readerBusy: "Another program holds the reader\(readerName) or its chip."
        case .cardNone: "No chip is on the reader\(readerName)."
        case .cardRemoved: "The chip left the reader\(readerName)."
        case .cardReset: "Another program reset the chip, or the reader\(readerName) took its power away."
        case .cardUnresponsive: "Something is on the reader\(readerName) and does not answer as a chip."
        case .transmissionFailed: "The reader\(readerName) could not pass the command on, or lost the response."
        case .invalidResponse: "The response is longer than any response may be."
        case .noService where number == 0x8010_001E:
            "The smart-card service (pcscd) refused: it is of another release than libpcsclite, or about to end."
        case .noService: "No smart-card service is running."
        case .serviceLost: "The smart-card service (pcscd) ended."
        case .notPermitted: "The smart-card service does not let this user in."
        case .unsupported where number == 0x8010_000F:
            "Chip and reader\(readerName) do not speak T=0 or T=1 with each other."
        case .unsupported: "The reader\(readerName), its driver or the chip cannot do what was asked."
        default: "The smart-card service failed in itself."
        }
    }

    private static func remedy(for code: CardChannelError.Code) -> String {
        switch code {
        case .cancelled: "Start again when ready."
        case .timeout: "Lay the document flat and still on the reader and try again."
        case .readerUnknown: "See `epass readers` for the names."
        case .readerNone: "Connect a contactless reader; `epass readers --watch` shows when it appears."
        case .readerRemoved: "Connect the reader again."
        case .readerBusy:
            "End the program that holds it (often gpg-agent's scdaemon, a browser, pcsc_scan or another epass) and try again."
        case .cardNone: "Lay the document on the reader; most have the chip in the back cover or the data page."
        case .cardRemoved: "Lay the document flat and still on the reader and read again from the start."
        case .cardReset: "Connect to the chip again; access control has to run anew."
        case .cardUnresponsive:
            "Turn the document or open it at the data page, take other cards away, and see that it has a chip (the symbol on its cover)."
        case .transmissionFailed:
            "Read again; if it fails at the same place, read with short lengths or with another reader."
        case .invalidResponse: "Read again; if it repeats, use another reader."
        case .noService: "Start pcscd: `systemctl start pcscd.socket`, or run `pcscd`; it is the Debian package pcscd."
        case .serviceLost: "Start pcscd again and repeat."
        case .notPermitted:
            "Run as a user that polkit lets use pcscd (rule org.debian.pcsc-lite.access_pcsc), or in a local session."
        case .unsupported: "Use another reader, or update its driver (Debian package libccid)."
        default: "See the log of pcscd (`journalctl -u pcscd`), start it again and repeat."
        }
    }
}
