// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension DocumentDescription {
    /// In what the chip departs from a well-behaved one, and which reader is in the way.
    static var behaviourMembers: [DescriptionMember<Self>] {
        [
            .given(
                "behaviour", schema: ChipBehaviour.schema,
                // The members replace those of the profile one by one.
                set: { description, value in description.behaviour = try value.object(description.behaviour) },
                get: { description, plain in
                    description.behaviour == plain.behaviour ? nil : description.behaviour.json
                }),
            .optional("reader", \.reader, .object),
        ]
    }
}
