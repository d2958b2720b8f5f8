// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The version of the program, as it stands in reports and evidence.
enum ToolVersion {
    static let text = "0.1.0"
}
