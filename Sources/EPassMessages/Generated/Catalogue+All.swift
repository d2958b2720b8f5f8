// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of the files in Languages.

extension BuiltInTexts {
    /// Every language that is built in, English first; of it the names of States alone.
    static let all: [BuiltInTexts] = [.en, .de, .es, .fr, .it, .pt]
}
