// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassMessages
package import EPassTLV

/// A file whose readers throw the errors of this target: one of the eMRTD, or one of an LDS2 application.
package protocol LDSOrigin: TLVOrigin where Failure == LDSError {
    /// An error that names the file.
    func error(_ code: LDSError.Code, at path: TLVPath, _ offset: Int, _ message: Message) -> LDSError
}

extension LDSOrigin {
    /// What a fault of the encoding is called here. What is read by a name is a field of ASN.1, all else an element
    /// with a tag.
    package func failure(_ error: TLVError, expecting expected: TLVTag?, at path: TLVPath) -> LDSError {
        let isField = if case .name = path { true } else { false }
        // An empty file was cut short; an empty template, or record of LDS2, lacks its element.
        let isEmptyFile = error.offset == 0 && self is LDSFile
        let isMissing = error.kind == .missing && !isEmptyFile
        let code: LDSError.Code =
            switch error.code {
            case .truncated where isMissing && (isField || expected != nil): .missingElement
            case .truncated, .missingEndOfContents: .truncated
            case .unexpectedTag: .unexpectedTag
            case .limitExceeded: .limitExceeded
            case .trailingBytes: .invalidValue
            case .invalidTag, .invalidLength, .indefiniteLength: .invalidEncoding
            }
        let message: Message =
            switch (error.kind, expected) {
            case (_, _) where error.code == .trailingBytes: .ldsSomethingFollows
            case (.lengthNotMinimal, _): .ldsLengthNotMinimal
            case (_, _) where isField: isMissing ? .ldsFieldMissing : .ldsOtherStructure(why: error.message)
            case (.missing, let tag?): .ldsElementMissing(tag: tag)
            case (_, let tag?) where error.code == .unexpectedTag:
                .ldsOtherElement(tag: tag, found: error.tag ?? tag)
            default: .ldsStructureDamaged(why: error.message)
            }
        return self.error(code, at: path, error.offset, message)
    }
}

extension LDSFile: LDSOrigin {
    package func error(_ code: LDSError.Code, at path: TLVPath, _ offset: Int, _ message: Message) -> LDSError {
        LDSError(code, file: self, path: path.text("/"), at: offset, message)
    }
}

extension LDS2File: LDSOrigin {
    package func error(_ code: LDSError.Code, at path: TLVPath, _ offset: Int, _ message: Message) -> LDSError {
        LDSError(code, file: self, path: path.text("/"), at: offset, message)
    }
}

/// A cursor over the value of one data object of a file, or over the file. The path of the file's own template is
/// empty.
typealias Template = TLVReader<LDSFile>

extension TLVReader where Origin: LDSOrigin {
    /// The file that is read.
    var file: Origin { origin }

    /// An error of the element with this tag; nil stands for the template itself.
    func error(_ code: LDSError.Code, _ tag: TLVTag? = nil, at offset: Int, _ message: Message) -> LDSError {
        origin.error(code, at: tag.map { TLVPath.tag(path, $0) } ?? path, offset, message)
    }

    /// An error of the field with this name.
    func error(_ code: LDSError.Code, _ name: String, at offset: Int, _ message: Message) -> LDSError {
        origin.error(code, at: .name(path, name), offset, message)
    }

    /// Throws this error of the element with this tag, or of the template itself, where the condition does not hold.
    func demand(
        _ condition: Bool, _ code: LDSError.Code, _ tag: TLVTag? = nil, at offset: Int,
        _ message: @autoclosure () -> Message
    ) throws(LDSError) {
        guard condition else { throw error(code, tag, at: offset, message()) }
    }

    /// Throws this error of the field with this name where the condition does not hold.
    func demand(
        _ condition: Bool, _ code: LDSError.Code, _ name: String, at offset: Int, _ message: @autoclosure () -> Message
    ) throws(LDSError) {
        guard condition else { throw error(code, name, at: offset, message()) }
    }

    /// The way to the element with this tag, as errors write it.
    func path(_ tag: TLVTag) -> String { TLVPath.tag(path, tag).text("/") }
}
