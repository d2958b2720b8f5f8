// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import EPassPage

/// What `epass inspect` shows, as a page. What is hidden without `--reveal` is hidden there, images among it.
struct InspectionPageOutput {
    private let title: String
    private let files: [InspectedFile]
    private let missing: [String]
    private let reveal: Bool

    /// - Parameters:
    ///   - names: the files and folders as they were named.
    ///   - parts: the documents among them.
    init(files names: [String], parts: [InspectedDocument?], _ files: [InspectedFile], reveal: Bool) {
        title = names.joined(separator: ", ")
        self.files = files
        missing = parts.compactMap(\.self).flatMap(\.missing).map { "\($0)" }
        self.reveal = reveal
    }

    /// Writes, prints and opens the page, as far as it is asked for.
    ///
    /// - Throws: `CLIError`.
    func write(to options: PageOptions) async throws(CLIError) {
        guard options.isAsked else { return }
        let images = reveal ? await PageImages(of: files.compactMap(\.result.parsed)) : nil
        try await options.write(
            FilePage.render(
                files.map(page), title: title, missing: missing, images: images?.shown ?? [],
                imagesLeftOut: images?.leftOut ?? 0, tool: ToolVersion.identity, language: Words.current))
    }

    private func page(of file: InspectedFile) -> FilePage.File {
        FilePage.File(
            name: file.path, kind: file.result.kind, nodes: file.result.nodes.map(page),
            deviations: file.result.deviations, problem: file.result.problem, remedy: file.result.remedy)
    }

    private func page(of node: InspectionNode) -> FilePage.Node {
        FilePage.Node(
            name: node.name, value: node.shownValue(reveal: reveal), children: node.children.map(page))
    }
}
