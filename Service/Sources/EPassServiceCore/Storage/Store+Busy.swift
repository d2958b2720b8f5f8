// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import GRDB

extension Store {
    /// Whether an error says that another held the database for too long: the same may succeed later.
    public static func isBusy(_ error: any Error) -> Bool {
        if let error = error as? ServiceError { return error.code == .busy }
        guard let error = error as? DatabaseError else { return false }
        return [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode.primaryResultCode)
    }
}
