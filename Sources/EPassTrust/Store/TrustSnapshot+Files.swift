// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import FoundationEssentials

/// A store read from files, and what was left out of it.
public struct TrustSnapshotLoad: Sendable {
    /// A file, or one certificate of a file, that was skipped.
    public struct Skipped: Sendable, Hashable {
        /// The path, with the position of the certificate where a file holds several: `de.pem#3`.
        public let file: String
        /// Why, in one sentence.
        public let reason: String
    }

    /// The store.
    public let store: TrustSnapshot
    /// What was skipped, in the order of the paths.
    public let skipped: [Skipped]
}

extension TrustSnapshot {
    /// The longest file that is read, in octets.
    public static let maximumFileLength = 64 << 20
    private static let extensions: Set<String> = ["pem", "crt", "cer", "der"]
    private static let maximumDepth = 4

    /// Reads anchors from a file, or from the files `.pem`, `.crt`, `.cer` and `.der` of a folder and the folders in it (four levels).
    ///
    /// A file holds one DER certificate, or any number in PEM. What cannot be decoded is skipped and reported, and so is a certificate that is
    /// neither an authority's nor self-issued, such as a document signer that lies beside its CSCA.
    ///
    /// - Parameters:
    ///   - path: the file or folder.
    ///   - isTest: whether the anchors are synthetic, so that everything that rests on them is marked.
    /// - Throws: `TrustError` with code `noSuchFile`; `unreadableFile` for a folder that cannot be listed; `unreadableFile`, `tooLarge`, `noCertificate` or the decoding error for a path that is a
    ///   single file. An empty folder gives an empty store.
    public static func load(path: String, isTest: Bool = false) throws(TrustError) -> TrustSnapshotLoad {
        var isFolder = false
        guard !path.isEmpty else {
            throw TrustError(.noSuchFile, element: path, "The name of the file or folder is empty.")
        }
        guard let files = listing(path, isFolder: &isFolder) else {
            throw TrustError(.noSuchFile, element: path, "There is no such file or folder.")
        }
        // A folder that holds nothing and one that says nothing are different things.
        if isFolder && (try? FileManager.default.contentsOfDirectory(atPath: path)) == nil {
            throw TrustError(.unreadableFile, element: path, "The folder cannot be read.")
        }
        var anchors: [TrustAnchor] = []
        var skipped: [TrustSnapshotLoad.Skipped] = []
        for file in files {
            do throws(TrustError) {
                let octets = try read(file)
                for (position, entry) in try CertificateFile.certificates(in: octets).enumerated() {
                    let label = position == 0 ? file : "\(file)#\(position + 1)"
                    do throws(TrustError) {
                        anchors.append(try anchor(entry.get(), source: label, isTest))
                    } catch {
                        skipped.append(.init(file: label, reason: error.reason))
                    }
                }
            } catch {
                if !isFolder { throw error }
                skipped.append(.init(file: file, reason: error.reason))
            }
        }
        return TrustSnapshotLoad(store: try TrustSnapshot(anchors: anchors, name: path), skipped: skipped)
    }

    private static func anchor(
        _ certificate: Certificate, source: String, _ isTest: Bool
    ) throws(TrustError) -> TrustAnchor {
        guard certificate.decodedExtensions.isAuthority || certificate.isSelfIssued else {
            throw TrustError(.unexpectedContent, element: source, "The certificate is not a certification authority's.")
        }
        return try TrustAnchor(certificate: certificate, sources: [.certificateFile(source)], isTest: isTest)
    }

    private static func listing(_ path: String, isFolder: inout Bool) -> [String]? {
        var directory = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &directory) else { return nil }
        isFolder = directory
        return directory ? files(in: path, depth: 1) : [path]
    }

    private static func files(in folder: String, depth: Int) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().flatMap { name -> [String] in
            let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
            var directory = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &directory) else { return [] }
            if directory { return depth < maximumDepth ? files(in: path, depth: depth + 1) : [] }
            let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
            return extensions.contains(suffix) && name.contains(".") ? [path] : []
        }
    }

    private static func read(_ path: String) throws(TrustError) -> [UInt8] {
        do {
            return try RegularFile.read(path, atMost: maximumFileLength)
        } catch {
            throw TrustError(error.isTooLarge ? .tooLarge : .unreadableFile, element: path, error.reason)
        }
    }
}
