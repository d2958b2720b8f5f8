// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// How many documents are judged, in one line on the terminal.
final class BatchProgress: Sendable {
    private let line = ProgressLine()
    private let start = ContinuousClock.now

    /// So many are done, and all of it so far, in thousandths.
    func show(documents: Int, share: Int) {
        line.show {
            ProgressBar(
                share: share,
                label: Words.phrase(
                    .batchProgress(
                        documents: documents, rate: documents * 1_000_000 / max(1, elapsed.wholeMicroseconds))))
        }
    }

    func clear() { line.clear() }

    /// Since the beginning.
    var elapsed: Duration { ContinuousClock.now - start }
}
