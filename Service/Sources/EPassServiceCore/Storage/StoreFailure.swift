// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import GRDB

/// The database cannot do what it is for: the disk is full, broken or gone. The name is SQLite's, for the log.
public struct StoreFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// For example `SQLITE_FULL`.
    public let description: String

    /// Whether there is no room on the disk.
    var isFull: Bool { description == Self.full.description }

    static let full = StoreFailure(description: "SQLITE_FULL")

    private static let names: [(ResultCode, String)] = [
        (.SQLITE_FULL, full.description), (.SQLITE_IOERR, "SQLITE_IOERR"), (.SQLITE_CORRUPT, "SQLITE_CORRUPT"),
        (.SQLITE_NOTADB, "SQLITE_NOTADB"), (.SQLITE_READONLY, "SQLITE_READONLY"), (.SQLITE_CANTOPEN, "SQLITE_CANTOPEN"),
    ]

    private init(description: String) { self.description = description }

    /// Nil for an error that says something else.
    init?(_ error: any Error) {
        guard let code = (error as? DatabaseError)?.resultCode.primaryResultCode,
            let name = Self.names.first(where: { $0.0 == code })?.1
        else { return nil }
        description = name
    }

    /// What a log may have of an error: the name of a failure of the database, else the type alone, since a description
    /// could quote what was sent.
    public static func word(_ error: any Error) -> String {
        (error as? StoreFailure ?? StoreFailure(error))?.description ?? "\(type(of: error))"
    }
}
