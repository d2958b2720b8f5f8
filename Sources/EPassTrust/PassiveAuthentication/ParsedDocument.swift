// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS

/// The files of a document that were read, each decoded at most once (``ParsedFile``). Decoded values are parsed, never
/// verified: who signed them is for ``VerifiedSecurityObject`` and the findings to say.
///
/// A value is nil where the file was not read or does not decode; ``file(_:)`` tells the two apart.
package struct ParsedDocument: Sendable, Hashable {
    private let files: [ParsedFile]

    /// Of several entries for one file the first counts.
    package init(_ files: [ParsedFile] = []) { self.files = files }

    /// That file, if it was read.
    package func file(_ file: LDSFile) -> ParsedFile? { files.first { $0.file == file } }

    /// The data groups among them, ascending.
    package var dataGroups: [DataGroupNumber] { files.compactMap(\.file.dataGroupNumber).sorted() }

    /// The octets of that file as they are decoded here, or anew where they are others.
    func file(_ file: LDSFile, holding octets: [UInt8]) -> ParsedFile {
        guard let known = self.file(file), known.octets == octets else { return ParsedFile(file, octets) }
        return known
    }

    /// EF.CardAccess.
    package var cardAccess: EFCardAccess? { content(of: .cardAccess) }
    /// EF.CardSecurity.
    package var cardSecurity: ParsedSecurityObject<SecurityInfos>? { content(of: .cardSecurity) }
    /// EF.DIR.
    package var directory: EFDIR? { content(of: .dir) }
    /// EF.ATR/INFO.
    package var atrInfo: EFATRInfo? { content(of: .atrInfo) }
    /// EF.SOD.
    package var sod: ParsedSecurityObject<LDSSecurityObject>? { content(of: .sod) }
    /// EF.CVCA.
    package var cvca: EFCVCA? { content(of: .cvca) }
    /// EF.DG1.
    package var dataGroup1: DataGroup1? { content(of: .dataGroup(.dg1)) }
    /// EF.DG11.
    package var dataGroup11: DataGroup11? { content(of: .dataGroup(.dg11)) }
    /// EF.DG12.
    package var dataGroup12: DataGroup12? { content(of: .dataGroup(.dg12)) }
    /// EF.DG14.
    package var dataGroup14: DataGroup14? { content(of: .dataGroup(.dg14)) }
    /// EF.DG15.
    package var dataGroup15: DataGroup15? { content(of: .dataGroup(.dg15)) }

    /// The departures from the standard that the decoder of that data group met, all of which are tolerated; nil where
    /// the data group was not read.
    ///
    /// - Throws: `LDSError` where it does not decode, whatever is tolerated.
    package func deviations(of number: DataGroupNumber) throws(LDSError) -> [LDSDeviation]? {
        guard let file = file(.dataGroup(number)) else { return nil }
        func deviations<Content: DecodableFile>(as type: Content.Type) throws(LDSError) -> [LDSDeviation] {
            try file.content(as: type).deviations
        }
        return try deviations(as: number.type)
    }

    private func content<Content: DecodableFile>(of file: LDSFile) -> Content? {
        try? self.file(file)?.content(as: Content.self)
    }
}
