// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension DocumentDescription {
    /// Makes the document.
    ///
    /// - Parameter seed: where given, all keys and random numbers follow from it, and the same description and seed
    ///   give the same octets. Such keys protect nothing. Dates follow from the document in any case, never from the
    ///   clock.
    /// - Throws: `simulator.valueInvalid` where the description does not hold together,
    ///   `simulator.personalisationFailed` where keys, certificates or signatures could not be made.
    public func makeDocument(seed: UInt64? = nil) throws(SimulatorError) -> PersonalisedDocument {
        try makeDocument(seed: seed, trial: nil)
    }

    /// The same; with a trial edits that cannot be made are left out, and kept there.
    func makeDocument(seed: UInt64?, trial: IssuedEditTrial?) throws(SimulatorError) -> PersonalisedDocument {
        var made = try Personaliser.personalise(self, seed: seed, trial: trial)
        let chip = try made.makeChip()
        (made.atrInfo, made.directory) = (chip.atrInfo, chip.directory)
        return made
    }
}

extension PersonalisedDocument {
    /// Makes a chip that holds the document and behaves as its description says.
    ///
    /// - Throws: `simulator.personalisationFailed`.
    public func makeChip() throws(SimulatorError) -> SimulatedChip {
        try SimulatedChip(document: self, behaviour: behaviour)
    }
}
