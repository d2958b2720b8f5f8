// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import GRDB

extension [UInt8] {
    /// As SQLite takes it.
    var data: Data { Data(self) }
}

extension Row {
    /// A column of octets that may be null.
    func octets(_ column: String) -> [UInt8]? {
        let data: Data? = self[column]
        return data.map { [UInt8]($0) }
    }
}
