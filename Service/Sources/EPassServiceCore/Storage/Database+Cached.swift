// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import GRDB

/// Statements that requests need are parsed once for each connection: to parse an insertion takes longer than to
/// insert, since each index has its part of the program.
extension Database {
    func run(_ sql: String, _ arguments: StatementArguments) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// The first row; nil where there is none.
    func row(_ sql: String, _ arguments: StatementArguments = []) throws -> Row? {
        try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }
}
