// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassLDS
import EPassTrust

/// What the decoders say of a file, whichever it is.
enum FileDecoding {
    /// Why the file does not decode; nil where it does.
    ///
    /// - Parameter deviation: a departure that is not tolerated; nil tolerates all.
    static func error(of parsed: ParsedFile, refusing deviation: LDSDeviation? = nil) -> LDSError? {
        var profile = DecodingProfile.default
        if let deviation { profile.tolerated.remove(deviation) }
        do throws(LDSError) {
            _ = try deviations(of: parsed, under: profile)
            return nil
        } catch {
            return error
        }
    }

    /// The departures that were met and tolerated; nil where the file does not decode.
    static func deviations(of parsed: ParsedFile) -> [LDSDeviation]? { try? deviations(of: parsed, under: .default) }

    private static func deviations(
        of parsed: ParsedFile, under profile: DecodingProfile
    ) throws(LDSError) -> [LDSDeviation] {
        func met<Content: DecodableFile>(_ type: Content.Type) throws(LDSError) -> [LDSDeviation] {
            try parsed.content(as: type, under: profile).deviations
        }
        switch parsed.file {
        case .com: return try met(EFCOM.self)
        case .sod: return try signed(LDSSecurityObject.self, parsed, profile)
        case .cardAccess: return try met(EFCardAccess.self)
        case .cardSecurity: return try signed(SecurityInfos.self, parsed, profile)
        case .dir: return try met(EFDIR.self)
        case .atrInfo: return try met(EFATRInfo.self)
        case .cvca: return try met(EFCVCA.self)
        case .dataGroup(.dg1): return try met(DataGroup1.self)
        case .dataGroup(.dg2): return try met(DataGroup2.self)
        case .dataGroup(.dg3): return try met(DataGroup3.self)
        case .dataGroup(.dg4): return try met(DataGroup4.self)
        case .dataGroup(.dg5): return try met(DataGroup5.self)
        case .dataGroup(.dg7): return try met(DataGroup7.self)
        case .dataGroup(.dg8): return try met(DataGroup8.self)
        case .dataGroup(.dg9): return try met(DataGroup9.self)
        case .dataGroup(.dg10): return try met(DataGroup10.self)
        case .dataGroup(.dg11): return try met(DataGroup11.self)
        case .dataGroup(.dg12): return try met(DataGroup12.self)
        case .dataGroup(.dg13): return try met(DataGroup13.self)
        case .dataGroup(.dg14): return try met(DataGroup14.self)
        case .dataGroup(.dg15): return try met(DataGroup15.self)
        case .dataGroup(.dg16): return try met(DataGroup16.self)
        case .dataGroup(let number): return try RawDataGroup(decoding: parsed.octets, as: number).deviations
        }
    }

    /// A file with a SignedData in it: what is wrong inside is an error here as it is elsewhere. What the rules of the
    /// security object say (type, version, signature) is none.
    private static func signed<Content: SignedContent>(
        _ type: Content.Type, _ parsed: ParsedFile, _ profile: DecodingProfile
    ) throws(LDSError) -> [LDSDeviation] {
        let object = try parsed.content(as: ParsedSecurityObject<Content>.self, under: profile)
        guard case .undecodable(let error) = object.fault else { return object.deviations }
        throw error
    }
}
