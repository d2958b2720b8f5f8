// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import Glibc

extension Message {
    /// What the operating system says of an error, by its number in `errno`: what people meet in their language, with
    /// the system's own words in English; the rest as the system says it.
    package static func system(_ number: Int32) -> Message {
        switch number {
        case ENOENT: .systemNotFound
        case EACCES: .systemDenied
        case EPERM: .systemNotPermitted
        case EISDIR: .systemIsFolder
        case ENOTDIR: .systemNotFolder
        case EEXIST: .systemExists
        case ENOSPC: .systemNoSpace
        case EDQUOT: .systemQuota
        case EROFS: .systemReadOnly
        case ENAMETOOLONG: .systemNameTooLong
        case ELOOP: .systemLinks
        case EMFILE: .systemTooManyOpen
        case EIO: .systemInputOutput
        case ENOMEM: .systemNoMemory
        case ENOEXEC: .systemNoProgram
        case EADDRINUSE: .systemAddressInUse
        default: .plainText(text: unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)")
        }
    }
}
