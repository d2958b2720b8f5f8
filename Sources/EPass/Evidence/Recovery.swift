// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassISO7816
public import EPassLDS
public import EPassMessages

/// One disturbance of a reading, and what was done about it.
public struct Recovery: Sendable, Hashable {
    /// What was under way.
    public enum Step: String, Sendable, Hashable, CaseIterable {
        /// Basic Access Control or PACE.
        case access
        /// Selecting the application.
        case application
        /// Reading a file.
        case file
        /// Chip Authentication.
        case chipAuthentication
        /// Terminal Authentication.
        case terminalAuthentication
        /// Active Authentication.
        case activeAuthentication
        /// Reading a record of an LDS2 application.
        case record
        /// Appending one.
        case appending
        /// Writing or activating EF.Biometrics.
        case writing
        /// What shows after an opening that the chip is the one that was there before: its EF.SOD, and its proof.
        case continuity
        /// Reading an application that is no travel document.
        case otherApplication
    }

    /// What was done.
    public enum Action: String, Sendable, Hashable, CaseIterable {
        /// The same command was sent once more, or the same protocol begun once more.
        case repeated
        /// The chip was opened again, and the step was gone on with.
        case reopened
        /// A file was read again from its beginning, and the octets of the second time are kept.
        case readAgain
    }

    /// How many commands had been sent.
    public package(set) var command: Int
    /// What was under way.
    public package(set) var step: Step
    /// The file that was read, where one was.
    public package(set) var file: LDSFile?
    /// The octets of the file that were there already.
    public package(set) var offset: Int?
    /// The cause, by the code of the error; nil where the chip's word was the cause.
    public package(set) var code: ReadError.Code?
    /// The chip's word, where it was the cause.
    public package(set) var statusBytes: StatusBytes?
    /// What was done.
    public package(set) var action: Action

    /// Nothing is checked.
    package init(
        command: Int, step: Step, file: LDSFile? = nil, offset: Int? = nil, code: ReadError.Code? = nil,
        statusBytes: StatusBytes? = nil, action: Action
    ) {
        self.command = command
        self.step = step
        self.file = file
        self.offset = offset
        self.code = code
        self.statusBytes = statusBytes
        self.action = action
    }
}

extension Recovery {
    /// What happened, and what was done, in a sentence or three.
    public var message: Message {
        let what: Message =
            switch (file, offset) {
            case (let file?, let offset?) where offset > 0: .recoveryFileFrom(file: file, offset: offset)
            case (let file?, _): .recoveryFile(file: file)
            case (nil, _): .named("recovery.step", step.rawValue)
            }
        let cause: Message =
            code?.message ?? statusBytes.map { .recoveryStatusWord(meaning: $0.message, word: $0) }
            ?? .recoveryOtherOctets
        let line = Message.recoveryLine(what: what, command: command)
        return [line, cause, .named("recovery.action", action.rawValue)].asSentences ?? line
    }
}
