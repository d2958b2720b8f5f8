// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassTrust

/// The sections of a PEM text, read in pieces: the cost grows with the text and not with the number of its sections.
enum PEMInspector {
    /// The most sections that are decoded, and the most that are named as unreadable.
    private static let maximumBlocks = 1_000
    private static let maximumProblems = 20
    private static let piece = 1 << 16

    static func inspect(_ octets: [UInt8]) -> Inspector.Result {
        var reader = PEMReader(maximumLength: InputFile.maximumSize)
        var blocks = Blocks()
        do throws(TrustError) {
            for start in stride(from: 0, to: octets.count, by: piece) where !blocks.isFull {
                try reader.consume(octets[start..<min(start + piece, octets.count)]) { blocks.take($0) }
            }
            if !blocks.isFull { try reader.finish { blocks.take($0) } }
        } catch {
            blocks.problems.append(error.reason)
        }
        return blocks.result
    }

    private struct Blocks {
        private var nodes: [InspectionNode] = []
        var problems: [String] = []
        private var problemCount = 0
        private var count = 0

        var isFull: Bool { count >= maximumBlocks }

        mutating func take(_ event: PEMReader.Event) {
            guard !isFull else { return }
            count += 1
            switch event {
            case .failure(let problem): add(problem: "\(problem.reason.reason)")
            case .success(let section):
                guard ["CERTIFICATE", "X509 CRL", "CMS", "PKCS7"].contains(section.label) else {
                    // A private key is never shown.
                    nodes.append(InspectionNode("block \(count)", section.label))
                    return
                }
                let result = CertificateInspector.der(section.octets)
                nodes.append(InspectionNode("block \(count)", result.kind, children: result.nodes))
                if let problem = result.problem { add(problem: problem) }
            }
        }

        private mutating func add(problem: String) {
            problemCount += 1
            if problems.count < maximumProblems { problems.append("block \(count): \(problem)") }
        }

        var result: Inspector.Result {
            var problems = problems
            if problemCount > maximumProblems { problems.append("and \(problemCount - maximumProblems) more") }
            if nodes.isEmpty && problems.isEmpty { problems.append("no PEM block") }
            if isFull { problems.append("what follows the first \(maximumBlocks) blocks is not shown") }
            return Inspector.Result(
                kind: "PEM", nodes: nodes, problem: problems.isEmpty ? nil : problems.joined(separator: "; "))
        }
    }
}
