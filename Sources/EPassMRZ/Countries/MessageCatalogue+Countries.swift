// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassMessages

extension MessageCatalogue {
    /// The same language, with the names of States in the place of their codes, however a document or a certificate
    /// spells them: what is said to people.
    ///
    /// A code in no table stays, as does that of Utopia, which is no State.
    public var namingStates: MessageCatalogue {
        namingCountries { text in
            IssuingCountry(text).flatMap { $0.isKnown && !$0.isSpecimen ? $0.code : nil }
        }
    }
}
