// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
import EPassLDS
import EPassMessages
import Synchronization

/// A chip that answers commands: the eMRTD application of Doc 9303-10 with the access control of Doc 9303-11.
///
/// It takes any octets and always answers; nothing that is sent to it can stop it. One terminal talks to it at a time,
/// but calls from several threads are safe. Its half of every protocol is written from the standard's text and shares
/// only primitives with the reading half of this project.
public final class SimulatedChip: Sendable {
    private let state: Mutex<ChipState>

    /// The answer to reset, in the shape that PC/SC readers make of a contactless chip (PC/SC part 3, 3.1.3.2.3.1).
    public let atr: [UInt8]
    /// EF.ATR/INFO, nil where the chip states no sizes of its buffers.
    let atrInfo: [UInt8]?
    /// EF.DIR, nil where the chip has none.
    let directory: [UInt8]?
    /// In what the chip departs from a well-behaved one.
    package let behaviour: ChipBehaviour
    /// How the chip guards its files.
    package let accessControl: ChipBehaviour.AccessControl

    /// A chip that holds a document.
    ///
    /// - Parameters:
    ///   - document: what a personaliser made.
    ///   - behaviour: in what the chip departs from a well-behaved one.
    ///   - random: where its challenges come from.
    /// - Throws: `simulator.personalisationFailed` where the access keys cannot be derived.
    package convenience init(
        document: PersonalisedDocument, behaviour: ChipBehaviour = ChipBehaviour(), random: RandomSource = .system
    ) throws(SimulatorError) {
        let control = behaviour.accessControl ?? document.accessControl
        let pace: ChipPACESetup?
        do {
            pace = try control.offersPACE ? document.paceSetup(triesLeft: behaviour.triesLeft) : nil
        } catch {
            throw Self.failure(error)
        }
        try self.init(
            files: document.files, accessControl: control, mrzInformation: document.mrzInformation, pace: pace,
            keys: document.chipKeys, terminalTrust: document.terminalTrust, terminalPlace: document.terminalPlace,
            chipIdentifier: document.chipIdentifier, lds2: document.lds2Chip, atrInfoChange: document.atrInfoChange,
            behaviour: behaviour, random: random)
    }

    /// A chip with any files, for vectors of the standard.
    init(
        files: [LDSFile: [UInt8]], accessControl: ChipBehaviour.AccessControl, mrzInformation: [UInt8],
        pace: ChipPACESetup? = nil, keys: ChipKeyring = ChipKeyring(), terminalTrust: ChipTrustStore? = nil,
        terminalPlace: ProtocolPlace = .application, chipIdentifier: [UInt8]? = nil, lds2: ChipLDS2? = nil,
        atrInfoChange: FileDescription? = nil, behaviour: ChipBehaviour, random: RandomSource
    ) throws(SimulatorError) {
        var behaviour = behaviour
        var keys = keys
        // Doc 9303-11, 9.3.1.1: the values of a large group fit no short command.
        if behaviour.extendedLength == nil,
            pace?.offers.contains(where: { $0.group.needsExtendedLength }) == true
                || keys.needsExtendedLength && behaviour.longResponse == .refused
        {
            behaviour.extendedLength = ChipBehaviour.ExtendedLength(commandOctets: 1024, responseOctets: 1024)
        }
        // 9.3.1.1 again: certificates and signatures of terminals fit no short command, or come in a chain.
        if terminalTrust != nil, !behaviour.chainsCommands {
            let given = behaviour.extendedLength
            behaviour.extendedLength = ChipBehaviour.ExtendedLength(
                commandOctets: max(2048, given?.commandOctets ?? 0), responseOctets: given?.responseOctets ?? 2048)
        }
        var contents = files
        let hasChaining = behaviour.chainsCommands
        let madeInfo = behaviour.extendedLength.map { Self.atrInfo($0, hasChaining: hasChaining) }
        atrInfo = atrInfoChange.map { $0.applied(to: madeInfo) } ?? madeInfo
        contents[.atrInfo] = atrInfo ?? files[.atrInfo]
        if contents[.dir] == nil, behaviour.shortIdentifiers.meetsMasterFile { contents[.dir] = Self.directory }
        contents[.dir] = behaviour.directory ?? contents[.dir]
        directory = contents[.dir]
        for file in behaviour.missingFiles { contents[file] = nil }
        if behaviour.announcesHugeFile, let dataGroup1 = contents[.dataGroup(.dg1)] {
            contents[.dataGroup(.dg1)] = [0x61, 0x84, 0xFF, 0xFF, 0xFF, 0xF0] + dataGroup1.dropFirst(2)
        }
        do {
            if let fault = behaviour.activeAuthenticationFault {
                keys.activeAuthentication = try keys.activeAuthentication?.with(fault, random: random)
            }
            let access =
                accessControl.offersBasic
                ? try ChipBasicAccessControl(
                    mrzInformation: mrzInformation, chipIdentifier: chipIdentifier,
                    staleChallengeWord: behaviour.staleChallengeWord, omits: behaviour.omits, random: random) : nil
            var transparent = ChipFileSystem(
                files: contents, isOpen: accessControl == .open, denied: behaviour.deniedFiles,
                plain: behaviour.plainFiles)
            transparent.add(biometrics: lds2?.biometrics ?? [:], rooms: lds2?.rooms ?? [:])
            for application in behaviour.otherApplications { transparent.add(application) }
            state = Mutex(
                ChipState(
                    files: transparent, accessControl: accessControl, access: access, pace: pace, keys: keys,
                    terminalAuthentication: terminalTrust.map {
                        ChipTerminalAuthentication(trust: $0, place: terminalPlace, omits: behaviour.omits)
                    },
                    lds2: lds2, behaviour: behaviour, random: random))
        } catch {
            throw Self.failure(error)
        }
        self.behaviour = behaviour
        self.accessControl = accessControl
        atr = Self.atr(hasExtendedLength: behaviour.extendedLength != nil, hasChaining: behaviour.chainsCommands)
    }

    private static func failure(_ error: CryptoError) -> SimulatorError {
        SimulatorError(.personalisationFailed, .simulatorAccessKeysNotDerived(error: error.message))
    }

    /// Answers a command: data and status bytes, at least two octets, whatever came.
    ///
    /// A chip that is no longer in the field (see ``isInField``) would give no answer; here it gives 6F00.
    /// The same where a rule of its behaviour keeps it silent; and how long it takes is left out.
    public func respond(to command: [UInt8]) -> [UInt8] {
        exchange(command).octets ?? [0x6F, 0x00]
    }

    /// Answers a command, and says how long that takes and whether the chip leaves the field over it.
    func exchange(_ command: [UInt8]) -> ChipReply {
        state.withLock { $0.exchange(command) }
    }

    /// Forgets the selected file, open challenges and session keys, as after a reset or a loss of power.
    public func reset() {
        state.withLock { $0.reset() }
    }

    /// The transparent files of the travel document and of the master file, as the chip has them.
    var transparentFiles: [LDSFile: [UInt8]] {
        state.withLock { state in
            LDSFile.allCases.reduce(into: [:]) { found, file in
                let directory: ChipFileSystem.Directory =
                    file.application == .masterFile ? .masterFile : .travelDocument
                found[file] = state.files.file(file.fileIdentifier, in: directory)?.content
            }
        }
    }

    /// The rules of the behaviour that no command met so far, by their places, counted from 0.
    package var unmetRules: [Int] { state.withLock { $0.ruleBook.unmet } }

    /// Whether the chip is still there: false after the loss that its behaviour planned.
    public var isInField: Bool { state.withLock { $0.isInField } }

    /// EF.DIR with the template of the eMRTD application (Doc 9303-10, 3.11.2).
    private static var directory: [UInt8] {
        let identifier = ChipFileSystem.applicationIdentifier
        return [
            0x61, UInt8(truncatingIfNeeded: identifier.count + 2), 0x4F, UInt8(truncatingIfNeeded: identifier.count),
        ]
            + identifier
    }

    /// EF.ATR/INFO: the card capabilities, as the historical bytes have them, and DO'7F66' with the sizes of command
    /// and response buffer (Doc 9303-10, 3.11.1).
    private static func atrInfo(_ sizes: ChipBehaviour.ExtendedLength, hasChaining: Bool) -> [UInt8] {
        let octets = [sizes.commandOctets, sizes.responseOctets].flatMap { size -> [UInt8] in
            [0x02, 0x02, UInt8(truncatingIfNeeded: size >> 8), UInt8(truncatingIfNeeded: size)]
        }
        let capabilities: [UInt8] = [0x47, 0x03, 0x94, 0x01, functions(true, hasChaining)]
        return capabilities + [0x7F, 0x66, UInt8(truncatingIfNeeded: octets.count)] + octets
    }

    /// Card capabilities in the historical bytes (ISO/IEC 7816-4, 12.1.1.9): selection by name, file identifier and
    /// short file identifier; in the third octet whether there are chains, whether there is extended length and
    /// EF.ATR/INFO states the sizes.
    private static func atr(hasExtendedLength: Bool, hasChaining: Bool) -> [UInt8] {
        let body: [UInt8] = [0x85, 0x80, 0x01, 0x80, 0x73, 0x94, 0x01, functions(hasExtendedLength, hasChaining)]
        return [0x3B] + body + [body.reduce(0, ^)]
    }

    private static func functions(_ hasExtendedLength: Bool, _ hasChaining: Bool) -> UInt8 {
        (hasExtendedLength ? 0x60 : 0x00) | (hasChaining ? 0x80 : 0x00)
    }
}

extension ChipBehaviour.ShortIdentifiers {
    /// Whether short identifiers can lead to the master file from within the application.
    fileprivate var meetsMasterFile: Bool { self == .fallToMasterFile || self == .meanMasterFile }
}

extension KeyAgreementGroup {
    /// Whether a public key in `DO'83'` in `DO'7C'` is more than the 255 octets of a short command.
    var needsExtendedLength: Bool { elementLength * (isElliptic ? 2 : 1) > 240 }
}
