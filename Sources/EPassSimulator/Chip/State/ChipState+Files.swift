// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
import EPassLDS
import EPassTLV

/// SELECT and READ BINARY, Doc 9303-10, 3.6.
extension ChipState {
    mutating func select(
        _ selection: ChipCommand.Selection, _ form: ChipCommand.SelectAnswer, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        guard form != .none || !behaviour.selectsWithAnswerOnly else { throw ChipCommand.Refusal(.incorrectParameters) }
        if behaviour.bindsAccessToApplication, circumstances.isProtected, sessionPassword == nil,
            leavesApplication(selection)
        {
            return Answer(status: StatusBytes(0x6882), endsSession: true)
        }
        switch selection {
        case .masterFile(let isNamed):
            let isTaken =
                switch behaviour.masterFileSelection {
                case .afterReset: true
                case .byIdentifier: isNamed
                case .withoutIdentifier: !isNamed
                }
            guard isTaken else { throw ChipCommand.Refusal(.incorrectParameters) }
            directory = .masterFile
            currentFile = nil
            currentRecordFile = nil
            return Answer(data: Self.template(form) { $0.append(0x83, [0x3F, 0x00]) })
        case .application(let identifier):
            if identifier == behaviour.applicationIdentifier {
                directory = .travelDocument
            } else if files.has(.other(identifier)) {
                directory = .other(identifier)
            } else {
                directory = .lds2(try lds2Application(identifier, circumstances))
            }
            currentFile = nil
            currentRecordFile = nil
            return Answer(data: Self.template(form) { $0.append(0x84, identifier) })
        case .file(let identifier):
            if let file = try selectRecordFile(identifier, circumstances) {
                return Answer(data: Self.template(form) { $0.append(0x83, Self.octets(Int(file.identifier))) })
            }
            let file = try lookUp(circumstances, mayAnswer: behaviour.answersPlainSelect) {
                $0.file(identifier, in: $1)
            }
            currentFile = file
            currentRecordFile = nil
            return Answer(
                data: Self.template(form) {
                    $0.append(0x80, Self.octets(file.content.count))
                    $0.append(0x83, Self.octets(Int(file.identifier)))
                })
        }
    }

    private func leavesApplication(_ selection: ChipCommand.Selection) -> Bool {
        switch selection {
        case .masterFile: true
        case .application(let identifier): identifier != behaviour.applicationIdentifier
        case .file: false
        }
    }

    mutating func file(
        _ target: ChipCommand.Target, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> ChipFile {
        switch target {
        case .current:
            guard let currentFile else {
                // 4.4.2: any unauthenticated attempt to read.
                throw ChipCommand.Refusal(
                    isClosed(circumstances) ? .securityStatusNotSatisfied : StatusBytes(0x6986))
            }
            guard isReadable(currentFile, circumstances) else {
                throw ChipCommand.Refusal(.securityStatusNotSatisfied)
            }
            return currentFile
        case .shortEF(let identifier):
            return try file(shortIdentifier: identifier, circumstances)
        case .file(let identifier):
            return try lookUp(circumstances) { $0.file(identifier, in: $1) }
        }
    }

    /// The file that a short identifier means to this chip.
    private mutating func file(
        shortIdentifier identifier: UInt8, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> ChipFile {
        var meant = identifier
        switch behaviour.shortIdentifiers {
        case .standard: break
        case .swapped(let asked, let given):
            if directory == .travelDocument, identifier == asked.shortEF { meant = given.shortEF }
        case .refused(let word): throw ChipCommand.Refusal(StatusBytes(word))
        case .refusedFor(let file, let word):
            if directory == .travelDocument, identifier == file.shortEF {
                throw ChipCommand.Refusal(StatusBytes(word))
            }
        case .empty: throw ChipCommand.Refusal(.success)
        case .fallToMasterFile:
            let isMissing = files.file(shortIdentifier: identifier, in: directory) == nil
            if isMissing, !isClosed(circumstances), files.file(shortIdentifier: identifier, in: .masterFile) != nil {
                directory = .masterFile
            }
        case .meanMasterFile:
            if directory == .travelDocument, !isClosed(circumstances) {
                directory = .masterFile
                defer { directory = .travelDocument }
                return try lookUp(circumstances) { $0.file(shortIdentifier: meant, in: $1) }
            }
        }
        return try lookUp(circumstances) { $0.file(shortIdentifier: meant, in: $1) }
    }

    /// Finds a file of the current directory. A guarded application does not tell which files it has before access is
    /// granted.
    private func lookUp(
        _ circumstances: Circumstances, mayAnswer: Bool = false,
        _ find: (ChipFileSystem, ChipFileSystem.Directory) -> ChipFile?
    ) throws(ChipCommand.Refusal) -> ChipFile {
        let file = find(files, directory)
        let isPlain = file?.condition == .always
        guard !isClosed(circumstances) || mayAnswer || isPlain else { throw ChipCommand.Refusal(guardedWord) }
        guard let file else { throw ChipCommand.Refusal(.fileNotFound) }
        guard mayAnswer || isReadable(file, circumstances) else {
            throw ChipCommand.Refusal(circumstances.isProtected ? .securityStatusNotSatisfied : guardedWord)
        }
        return file
    }

    /// What a guarded file is answered with before access control.
    private var guardedWord: StatusBytes {
        behaviour.guardedWord.map { StatusBytes($0) } ?? .securityStatusNotSatisfied
    }

    /// Whether the current directory is the guarded application, and the command came without protection.
    private func isClosed(_ circumstances: Circumstances) -> Bool {
        directory == .travelDocument && accessControl != .open && !circumstances.isProtected
    }

    private func isReadable(_ file: ChipFile, _ circumstances: Circumstances) -> Bool {
        switch file.condition {
        case .always: true
        // The PUK serves to unblock the PIN and for nothing else (TR-03110-2, 2.4.1).
        case .secureChannel: circumstances.isProtected && sessionPassword != .puk
        case .passwordAuthenticatedChannel:
            circumstances.isProtected && sessionPassword != nil && sessionPassword != .puk
        case .terminalAuthentication(let right):
            circumstances.isProtected
                && (terminalAuthentication?.rights?.contains(right) == true
                    || right == .dataGroup3 && behaviour.omits.contains(.dataGroup3Right))
        case .lds2(let right, let application): isAllowed(right, in: application, circumstances)
        case .never: false
        }
    }

    func read(
        _ file: ChipFile, _ offset: Int, _ length: Int, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        let available = try available(in: file, from: offset, length)
        let isMaximum = length == 256 || length == 65_536
        // Ne is the most that the terminal takes (Doc 9303-10, 3.6.3): of a short one, what fits a protected response
        // comes. Beyond the buffer that EF.ATR/INFO states nothing is answered.
        guard isMaximum || length <= max(256, circumstances.capacity) else { throw ChipCommand.Refusal(.wrongLength) }
        var count = min(length, circumstances.capacity, available)
        var status = StatusBytes.success
        if length > available, !isMaximum {
            switch behaviour.endOfFile {
            case .warning: status = .endOfFile
            case .silent: break
            case .correctedLength:
                throw ChipCommand.Refusal(StatusBytes(sw1: 0x6C, sw2: UInt8(truncatingIfNeeded: available)))
            case .wrongLength: throw ChipCommand.Refusal(.wrongLength)
            }
        }
        if let most = behaviour.shortReads, count > most {
            count = most
            status = .success
        }
        if behaviour.answersMoreForEver { status = StatusBytes(0x61FF) }
        return Answer(data: Array(file.content.dropFirst(offset).prefix(count)), status: status)
    }

    /// 3.6.6: the octets stand in DO'53', whose header counts towards Ne.
    func readOdd(
        _ file: ChipFile, _ offset: Int, _ length: Int, _ circumstances: Circumstances
    ) throws(ChipCommand.Refusal) -> Answer {
        let available = try available(in: file, from: offset, length)
        let room = min(length, circumstances.capacity)
        var count = min(available, max(0, room - 2), behaviour.shortReads ?? Int.max)
        while count > 0, 1 + TLVWriter.length(count).count + count > room { count -= 1 }
        guard count > 0 else { throw ChipCommand.Refusal(.wrongLength) }
        return Answer(data: TLVWriter.encode(0x53, file.content.dropFirst(offset).prefix(count)))
    }

    private func available(
        in file: ChipFile, from offset: Int, _ length: Int
    ) throws(ChipCommand.Refusal) -> Int {
        guard offset < file.content.count else { throw ChipCommand.Refusal(.wrongOffset) }
        if let most = behaviour.readLimit, length > most {
            throw ChipCommand.Refusal(StatusBytes(behaviour.readLimitWord))
        }
        return file.content.count - offset
    }

    /// The file control information of ISO/IEC 7816-4, 5.3.3, as far as the terminal asked for it.
    private static func template(_ form: ChipCommand.SelectAnswer, _ write: (inout TLVWriter) -> Void) -> [UInt8] {
        var writer = TLVWriter()
        write(&writer)
        return switch form {
        case .fileControlInformation: TLVWriter.encode(0x6F, writer.bytes)
        case .fileControlParameters: TLVWriter.encode(0x62, writer.bytes)
        case .none: []
        }
    }

    private static func octets(_ number: Int) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }
}
