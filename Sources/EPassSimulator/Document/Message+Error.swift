// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

extension Message {
    /// What an error of a layer below says. An error of none of them stands as it describes itself.
    static func said(by error: any Error) -> Message {
        (error as? any CodedError)?.message ?? .plainText(text: String(describing: error))
    }
}
