// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages

/// What happened to a store, and which of its earlier states can be brought back.
package struct TrustHistory: Sendable, Hashable {
    /// The changes that are told of, the oldest first; the last one led to the state in force. A commit of a program
    /// that kept no history is missing among them.
    package let changes: [TrustChange]
    /// The number of the last commit; 0 where nothing was ever committed.
    package let current: UInt64
    /// The commits whose states are kept, in order, without the last one. 0 is the empty store.
    package let kept: [UInt64]

    /// The commit whose state the one of that number has: itself, unless it brought an earlier one back.
    package func origin(of generation: UInt64) -> UInt64 {
        var origin = generation
        // Each step leads to a commit before; what somebody else wrote may say otherwise.
        while let restored = changes.last(where: { $0.generation == origin })?.restored, restored < origin {
            origin = restored
        }
        return origin
    }

    /// The commit whose state is brought back where the last change that still stands is taken back; nil where there is
    /// none. What the operator blocked or unblocked is passed over: an undo leaves it as it is.
    package var previous: UInt64? {
        var standing = origin(of: current)
        while standing > 0, changes.last(where: { $0.generation == standing })?.counts.areOfBlocks == true {
            standing = origin(of: standing - 1)
        }
        return standing > 0 ? origin(of: standing - 1) : nil
    }

    /// A kept commit that has the state of that commit: itself, or one that brought it back.
    package func keptCommit(withStateOf generation: UInt64) -> UInt64? {
        kept.contains(generation) ? generation : kept.last { origin(of: $0) == origin(of: generation) }
    }
}

extension TrustStore {
    /// What happened to the store, as far back as it tells.
    ///
    /// - Throws: as ``open(path:)``.
    package func history() throws(TrustError) -> TrustHistory {
        let (folder, content) = try TrustFolder.open(path, forWriting: false)
        try content.index.checkAll()
        return TrustHistory(
            changes: content.index.history, current: content.index.generation,
            kept: folder.keptGenerations(before: content.index.generation))
    }

    /// Begins to bring the state of an earlier commit back. It is a change as any other: it is shown by
    /// ``TrustTransaction/difference()``, in force with the commit, and can be taken back itself. Nothing can be added
    /// to it.
    ///
    /// - Parameters:
    ///   - generation: the commit; without it, the one before the last change that still stands.
    ///   - time: the time of the change.
    /// - Throws: `TrustError` with code `nothingToUndo` where that state is not kept, and as ``begin(pins:at:)``.
    package func beginUndo(to generation: UInt64? = nil, at time: Timestamp) throws(TrustError) -> TrustTransaction {
        let (folder, content) = try TrustFolder.open(path, forWriting: true)
        try content.checkWhatDecides()
        let history = TrustHistory(
            changes: content.index.history, current: content.index.generation,
            kept: folder.keptGenerations(before: content.index.generation))
        guard let wanted = generation ?? history.previous else {
            throw TrustError(.nothingToUndo, .storeNothingToUndo)
        }
        guard history.origin(of: wanted) != history.origin(of: history.current) else {
            throw TrustError(.nothingToUndo, .storeStateInForce(number: Int(clamping: wanted)))
        }
        guard let kept = history.keptCommit(withStateOf: wanted) else {
            throw TrustError(.nothingToUndo, .storeStateNotKept(number: Int(clamping: wanted)))
        }
        let earlier = TrustContent(index: try folder.keptIndex(kept), pack: content.pack)
        guard earlier.index.packLength <= content.index.packLength else {
            throw TrustError(.storeDamaged, element: "index.\(kept)", .storeStateOtherPack(number: Int(clamping: kept)))
        }
        // What decides has to be there as it was signed, before it is in force again.
        try earlier.checkWhatDecides()
        return try TrustTransaction(
            restoring: earlier, of: history.origin(of: wanted), over: content, name: path, folder: folder, at: time)
    }
}
