// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass

/// The version of the program, as it stands in reports and evidence.
enum ToolVersion {
    static let text = identity.version
    static let identity = ToolIdentity.library
}
