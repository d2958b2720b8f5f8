// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassCrypto
internal import EPassLDS
internal import EPassMessages
internal import EPassTLV

/// The steps `integrity.dgN.hash`: one for each data group that was read or that the security object has a hash for.
enum DataGroupHashCheck {
    /// - Parameter doubted: the list of an object that is not as the standard has it, or all that may be it. A file
    ///   with the hash in it proves nothing; one with another hash is not what was signed, however odd the octets
    ///   around the list are.
    static func judge(
        _ files: [Int: [UInt8]], _ object: VerifiedSecurityObject?, doubted: [LDSSecurityObject] = [],
        profile: TrustProfile
    ) -> [(CheckID, Outcome)] {
        let numbers = Set(files.keys.compactMap(DataGroupNumber.init(rawValue:))).union(object?.dataGroups ?? [])
        return numbers.sorted().map { number in
            let file = files[number.rawValue]
            let outcome =
                object.map { judge(number, file, $0, profile) } ?? contradiction(number, file, doubted)
                ?? .noSecurityObject
            return (.dataGroupHash(number), outcome.judged(by: profile))
        }
    }

    private static func contradiction(
        _ dataGroup: DataGroupNumber, _ file: [UInt8]?, _ lists: [LDSSecurityObject]
    ) -> Outcome? {
        guard let file else { return nil }
        let naming = lists.filter { $0.dataGroupHashes.contains { $0.dataGroup == dataGroup } }
        // Of many lists that somebody put there, each is held against the same few hashes.
        var known: [HashAlgorithm: (group: [UInt8], whole: [UInt8])] = [:]
        let differing = naming.compactMap { list -> HashAlgorithm? in
            guard let algorithm = HashAlgorithm(objectIdentifier: list.hashAlgorithmOID) else { return nil }
            guard let (hash, whole) = known[algorithm] ?? hashes(of: file, algorithm) else { return nil }
            known[algorithm] = (hash, whole)
            let stated = list.dataGroupHashes.filter { $0.dataGroup == dataGroup }.map(\.hash)
            let differs = stated.allSatisfy { $0.count == algorithm.digestSize && $0 != hash && $0 != whole }
            return differs ? algorithm : nil
        }
        // Where it may be what one of them says, nothing was shown.
        guard let algorithm = differing.first, differing.count == naming.count else { return nil }
        let outcome = difference(dataGroup, file, algorithm)
        return outcome.result == .failed ? outcome : nil
    }

    /// What a file is whose hash is not the stated one.
    private static func difference(
        _ dataGroup: DataGroupNumber, _ file: [UInt8], _ algorithm: HashAlgorithm
    ) -> Outcome {
        let number = dataGroup.rawValue
        guard !file.isEmpty else { return .undetermined(.empty, .signedObjectEmpty(file: "EF.DG\(number)")) }
        if LDSFile.dataGroup(dataGroup).isCut(file) { return .truncated(.dataGroup(dataGroup)) }
        return .failed(
            .hashMismatch,
            file.looksSpoiled
                ? .hashMismatchSpoiled(number: number, algorithm: algorithm)
                : .hashMismatch(number: number, algorithm: algorithm))
    }

    private static func judge(
        _ dataGroup: DataGroupNumber, _ file: [UInt8]?, _ object: VerifiedSecurityObject, _ profile: TrustProfile
    ) -> Outcome {
        let number = dataGroup.rawValue
        guard let stated = object.hash(of: dataGroup) else {
            return .failed(.notInSecurityObject, .hashNotListed(number: number))
        }
        guard let file else { return .undetermined(.notRead, .hashNotRead(number: number)) }
        guard let algorithm = object.hashAlgorithm else {
            return .undetermined(.unsupportedAlgorithm, .hashAlgorithmUnknown(algorithm: object.hashAlgorithmOID))
        }
        guard stated.octets.count == algorithm.digestSize else {
            return .malformed(
                .malformed, .hashLength(number: number, count: stated.octets.count, algorithm: algorithm), profile)
        }
        // The data group, and where that is not what was hashed, the file to its end: whatever follows belongs to what
        // the issuer signed, or not at all (F-54). No other length is tried.
        guard let (hash, whole) = hashes(of: file, algorithm) else {
            return Outcome(
                result: .aborted, reason: .unsupportedAlgorithm, message: .hashNotComputed(algorithm: algorithm))
        }
        guard hash == stated.octets || whole == stated.octets else { return difference(dataGroup, file, algorithm) }
        guard hash == stated.octets else {
            let count = file.count - outermost(in: file).count
            return .successful(
                stated.isProven
                    ? .hashMatchWithTrailing(algorithm: algorithm, number: number, count: count)
                    : .hashMatchWithTrailingUnproven(algorithm: algorithm, number: number, count: count),
                [.trailingOctetsHashed])
        }
        return .successful(
            stated.isProven
                ? .hashMatch(algorithm: algorithm, number: number)
                : .hashMatchUnproven(algorithm: algorithm, number: number))
    }

    /// The hashes of the outermost data object and of the file to its end; nil where the library fails.
    private static func hashes(
        of file: [UInt8], _ algorithm: HashAlgorithm
    ) -> (group: [UInt8], whole: [UInt8])? {
        let group = outermost(in: file)
        guard let hash = try? algorithm.hash(group),
            let whole = group.count == file.count ? hash : try? algorithm.hash(file)
        else { return nil }
        return (hash, whole)
    }

    /// The octets of the outermost data object, which the file begins with; the file where they cannot be told.
    private static func outermost(in file: [UInt8]) -> ArraySlice<UInt8> {
        guard let header = try? TLVHeader.parse(file) else { return file[...] }
        if let length = header.totalLength { return length < file.count ? file.prefix(length) : file[...] }
        var cursor = TLVCursor(file, rules: .ber)
        return (try? cursor.read())?.encoded ?? file[...]
    }
}

/// The step `integrity.com.matchesSOD`. EF.COM is not signed; the security object decides what is read.
enum FileListCheck {
    /// - Parameter deviations: receives what departs from the standard in EF.COM and is tolerated.
    static func judge(
        _ com: ParsedFile?, _ object: VerifiedSecurityObject?, profile: DecodingProfile,
        deviations: inout [LDSDeviation]
    ) -> Outcome {
        guard let com else { return .undetermined(.notRead, .fileNotRead(file: "EF.COM")) }
        guard let object else { return .noSecurityObject }
        let listed: Set<DataGroupNumber>
        do throws(LDSError) {
            let file = try com.content(as: EFCOM.self, under: profile)
            listed = Set(file.dataGroups)
            deviations += file.deviations
        } catch {
            if com.isTruncated { return .truncated(.com) }
            let reason: CheckReason = error.code == .deviationRefused ? .deviationRefused : .malformed
            return .failed(reason, .undecodable("EF.COM", error))
        }
        let hashed = Set(object.dataGroups)
        guard listed == hashed else {
            let differing = listed.symmetricDifference(hashed).sorted().map { String($0.rawValue) }
            return .failed(.listsDiffer, .hashListsDiffer(numbers: differing))
        }
        return .successful(.hashListsAgree)
    }
}
