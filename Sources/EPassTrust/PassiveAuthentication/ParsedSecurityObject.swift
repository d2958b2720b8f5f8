// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassLDS
internal import EPassMessages
internal import EPassTLV

/// What sets one security object apart from another: names, content and how it is decoded. All steps over it are the
/// same.
package struct SecurityObjectFormat<Content: Sendable>: Sendable {
    /// The file, for example `EF.SOD`.
    let file: String
    /// The content type that the standard has for it.
    let contentType: String
    /// Content types that issuers have used in its place (F-32).
    let toleratedTypes: Set<String>
    /// All that the content may be of.
    var types: Set<String> { toleratedTypes.union([contentType]) }
    /// Those that are of nothing else.
    var ownTypes: Set<String> { types.subtracting([OID.data]) }
    /// The ContentInfo in the octets of the file, and where it begins.
    let unwrap:
        @Sendable ([UInt8], DecodingProfile) throws(LDSError) -> (
            contentInfo: [UInt8], offset: Int, deviations: [LDSDeviation]
        )
    /// The content decoded.
    let decode: @Sendable ([UInt8], DecodingProfile) throws(LDSError) -> (content: Content, deviations: [LDSDeviation])
    /// What can be compared of content that is not as the standard has it, or of an object that does not decode as a
    /// whole; nothing where nothing is compared.
    let salvage: @Sendable (_ content: [UInt8]) -> Content?
    let remains: @Sendable (_ file: [UInt8]) -> [Content]
    /// That the content cannot be decoded.
    let undecodable: @Sendable (LDSError) -> Message
    /// What is said about a sound object.
    let describe: @Sendable (Content) -> Message
}

/// What a security object holds under its signature.
package protocol SignedContent: Sendable {
    /// How the object around it is made.
    static var format: SecurityObjectFormat<Self> { get }
}

extension LDSSecurityObject: SignedContent {
    /// EF.SOD (Doc 9303-10, 4.6.2). Tolerated content types: Belgium and France, the maker Sdu, China.
    package static let format = SecurityObjectFormat<LDSSecurityObject>(
        file: "EF.SOD", contentType: OID.ldsSecurityObject,
        toleratedTypes: ["1.3.27.1.1.1", "1.2.528.1.1006.1.20.1", OID.data],
        unwrap: { octets, profile throws(LDSError) in
            let file = try EFSOD(decoding: octets, profile: profile)
            return (file.contentInfo, file.contentInfoOffset, file.deviations)
        },
        decode: { octets, profile throws(LDSError) in
            let object = try LDSSecurityObject(derEncoded: octets, profile: profile)
            return (object, object.deviations)
        },
        salvage: LDSSecurityObject.init(listIn:),
        remains: { RemainingLists(in: $0).lists },
        undecodable: { .signedObjectSecurityObjectUndecodable(place: $0.placeAndCode, error: $0.message) },
        describe: { object in
            object.unknownDataGroups.isEmpty
                ? .signedObjectSecurityObject(count: object.dataGroupHashes.count)
                : .signedObjectUnknownDataGroups(
                    count: object.dataGroupHashes.count, numbers: object.unknownDataGroups)
        })
}

extension SecurityInfos: SignedContent {
    /// EF.CardSecurity (Doc 9303-10, 3.11.4). No other content type is known to have been used.
    package static let format = SecurityObjectFormat<SecurityInfos>(
        file: "EF.CardSecurity", contentType: OID.securityObject, toleratedTypes: [],
        unwrap: { octets, profile throws(LDSError) in
            let file = try EFCardSecurity(decoding: octets, profile: profile)
            return (file.contentInfo, 0, file.deviations)
        },
        decode: { octets, profile throws(LDSError) in
            let infos = try SecurityInfos(decoding: octets, file: .cardSecurity, profile: profile)
            return (infos, infos.deviations)
        },
        salvage: { _ in nil },
        remains: { _ in [] },
        undecodable: { .signedObjectContentUndecodable(place: $0.placeAndCode, error: $0.message) },
        describe: { .signedObjectCardSecurity(file: LDSFile.cardSecurity, count: $0.entries.count) })
}

/// EF.SOD or EF.CardSecurity, decoded from the octets of the file to the content under the signature. Nothing of it is
/// verified: it serves to know what there is to read, and is what a verification starts from.
package struct ParsedSecurityObject<Content: SignedContent>: DecodableFile {
    /// Why there is no content.
    package enum Fault: Sendable {
        /// The file does not hold a SignedData.
        case notSigned(TrustError)
        /// The SignedData is of a version that it cannot have.
        case version(Int)
        /// It holds content of another type.
        case contentType(String)
        /// The signature is detached.
        case noContent
        /// The content does not decode.
        case undecodable(LDSError)
    }

    /// How many octets the ContentInfo in the file has.
    package let contentInfoLength: Int
    /// The SignedData in the file; nil where there is none.
    package private(set) var signedData: SignedData?
    /// What the SignedData holds; nil where it does not decode, or is not of this object's type and version.
    package private(set) var content: Content?
    /// Why ``content`` is nil.
    package private(set) var fault: Fault?
    /// The departures of the file and of the content.
    package private(set) var deviations: [LDSDeviation]
    /// What may be compared where something is not as the standard has it: the content, or all that could be it. It may
    /// speak against a file, and never for one.
    package private(set) var doubted: [Content] = []

    /// Decodes the octets of the file.
    ///
    /// - Throws: `LDSError` where there is no ContentInfo in the file. What is wrong inside of it is a ``Fault``.
    package init(decoding octets: [UInt8], profile: DecodingProfile) throws(LDSError) {
        self.init(try Content.format.unwrap(octets, profile), in: octets, profile)
    }

    /// Decodes what stands in a file that was decoded already.
    ///
    /// - Parameter octets: those of the file, where its length may leave some out; nil where they are not at hand.
    init(
        _ file: (contentInfo: [UInt8], offset: Int, deviations: [LDSDeviation]), in octets: [UInt8]? = nil,
        _ profile: DecodingProfile
    ) {
        deviations = file.deviations
        contentInfoLength = file.contentInfo.count
        do throws(TrustError) {
            let data = try SignedData(contentInfo: file.contentInfo, at: file.offset)
            signedData = data
            take(data, profile)
        } catch {
            fault = .notSigned(error)
            doubted = Content.format.remains(octets ?? file.contentInfo)
        }
    }

    private mutating func take(_ data: SignedData, _ profile: DecodingProfile) {
        defer { if content == nil { doubted = [data.eContent.flatMap(Content.format.salvage)].compactMap { $0 } } }
        // Around id-data RFC 5652, 5.1 demands version 1, where the standard's own content type has 3 (F-32: China); 4
        // and 5 with certificates or lists of other kinds.
        guard (3...5).contains(data.version) || data.version == 1 && data.eContentType == OID.data else {
            fault = .version(data.version)
            return
        }
        guard Content.format.types.contains(data.eContentType) else {
            fault = .contentType(data.eContentType)
            return
        }
        guard let octets = data.eContent else {
            fault = .noContent
            return
        }
        do throws(LDSError) {
            let decoded = try Content.format.decode(octets, profile)
            content = decoded.content
            doubted = [decoded.content]
            deviations += decoded.deviations
        } catch {
            fault = .undecodable(
                error.moved(by: data.eContentOffset - (data.isContentInPieces ? error.offset : 0)))
        }
    }

    /// Why there is no SignedData; nil where there is one.
    package var signedDataError: TrustError? {
        if case .notSigned(let error) = fault { error } else { nil }
    }

    /// Whether the content is of the type that the standard has for it.
    var hasOwnContentType: Bool { signedData?.eContentType == Content.format.contentType }
}
