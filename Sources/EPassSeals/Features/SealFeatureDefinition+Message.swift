// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassEncodings
package import EPassMessages

extension SealFeatureDefinition {
    /// What people call it; `WordsTests` has the list.
    package var message: Message { .named("sealFeature", name) }
}

extension VisibleDigitalSeal.DefinedFeature {
    /// What people call it; one that the profile does not have goes by its tag.
    package var label: Message {
        definition?.message ?? .sealLineUnknownFeature(tag: Hexadecimal.text([feature.tag]))
    }
}
