// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassMessages
internal import Synchronization

/// The octets of an index before its hashes: all of them in memory, or pages of a file that are read, and compared with
/// their hashes, when something in them is asked for.
///
/// A page that is there costs a look at one octet to know so, and no lock. What stands in a page that is not as it was
/// written is never seen: it reads as nothing, and ``damage`` says so. Safe, because every access is compared with
/// ``count`` first (`holds`).
@safe
final class TrustIndexPages: Sendable {
    private typealias Layout = TrustIndexLayout

    /// What is known of a page.
    private enum State {
        static let notRead: UInt8 = 0
        static let sound: UInt8 = 1
        static let damaged: UInt8 = 2
    }

    /// How many octets there are.
    let count: Int
    private let pageCount: Int
    /// The file, and the hashes of its pages; nil where everything is in memory from the beginning.
    private let source: (file: OpenFile, hashes: [UInt8])?
    // Written page by page under the lock, before the state of the page says that it is there.
    nonisolated(unsafe) private let memory: UnsafeMutableRawPointer
    nonisolated(unsafe) private let states: UnsafeMutablePointer<Atomic<UInt8>>
    /// The first damage that was met; the lock is held while a page is read.
    private let firstDamage = Mutex<TrustError?>(nil)

    /// Octets that were compared with their hashes, or that this process wrote.
    init(_ octets: ArraySlice<UInt8>) {
        (count, pageCount, source) = (octets.count, Self.pages(octets.count), nil)
        unsafe memory = .allocate(byteCount: max(octets.count, 1), alignment: 16)
        unsafe states = Self.states(pageCount, State.sound)
        unsafe octets.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            unsafe memory.copyMemory(from: base, byteCount: bytes.count)
        }
    }

    /// The first octets of a file.
    ///
    /// - Parameters:
    ///   - count: how many.
    ///   - hashes: the SHA-256 of each page, one behind the other, known to be as they were written.
    init(_ file: OpenFile, count: Int, hashes: [UInt8]) {
        (self.count, pageCount, source) = (count, Self.pages(count), (file, hashes))
        // What nobody asks for is never touched, so the system gives no memory for it.
        unsafe memory = .allocate(byteCount: max(count, 1), alignment: 16)
        unsafe states = Self.states(pageCount, State.notRead)
    }

    deinit {
        unsafe states.deinitialize(count: pageCount)
        unsafe states.deallocate()
        unsafe memory.deallocate()
    }

    private static func pages(_ count: Int) -> Int { (count + Layout.pageLength - 1) / Layout.pageLength }

    private static func states(_ count: Int, _ state: UInt8) -> UnsafeMutablePointer<Atomic<UInt8>> {
        let states = UnsafeMutablePointer<Atomic<UInt8>>.allocate(capacity: max(count, 1))
        for page in 0..<count { unsafe (states + page).initialize(to: Atomic(state)) }
        return unsafe states
    }

    /// Why something that was asked for could not be read: the first page that was not as it was written.
    var damage: TrustError? { source == nil ? nil : firstDamage.withLock { $0 } }

    /// How many pages are there, and as they were written.
    var soundCount: Int {
        (0..<pageCount).count { unsafe states[$0].load(ordering: .acquiring) == State.sound }
    }

    /// Reads every page.
    ///
    /// - Throws: `storeDamaged` where one is not as it was written.
    func checkAll() throws(TrustError) {
        guard source != nil else { return }
        for page in 0..<pageCount where !isSound(page) { if let damage { throw damage } }
    }

    /// The octet there; 0 where there is none.
    func octet(_ offset: Int) -> UInt8 {
        guard holds(offset, 1) else { return 0 }
        return unsafe memory.load(fromByteOffset: offset, as: UInt8.self)
    }

    /// The number of four octets there, least first; 0 where they are not all there.
    func narrow(_ offset: Int) -> UInt32 {
        guard holds(offset, 4) else { return 0 }
        return unsafe UInt32(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    /// The number of eight octets there, least first; 0 where they are not all there.
    func wide(_ offset: Int) -> UInt64 {
        guard holds(offset, 8) else { return 0 }
        return unsafe UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The digest there; nil where it is not all there.
    func digest(_ offset: Int) -> TrustDigest? {
        guard holds(offset, TrustDigest.length) else { return nil }
        return unsafe TrustDigest(UnsafeRawBufferPointer(start: memory + offset, count: TrustDigest.length))
    }

    /// That many octets; nil where they are not all there.
    func octets(_ offset: Int, _ length: Int) -> [UInt8]? {
        guard length > 0 else { return length == 0 ? [] : nil }
        guard holds(offset, length) else { return nil }
        return unsafe Array(UnsafeRawBufferPointer(start: memory + offset, count: length))
    }

    /// Whether the octets are there, and as they were written.
    private func holds(_ offset: Int, _ length: Int) -> Bool {
        guard offset >= 0, length <= count, offset <= count - length else { return false }
        let (first, last) = (offset / Layout.pageLength, (offset + length - 1) / Layout.pageLength)
        guard isSound(first) else { return false }
        return first == last || ((first + 1)...last).allSatisfy(isSound)
    }

    private func isSound(_ page: Int) -> Bool {
        let state = unsafe states[page].load(ordering: .acquiring)
        return state == State.sound || state == State.notRead && read(page)
    }

    /// Reads a page and compares it with its hash.
    private func read(_ page: Int) -> Bool {
        guard let source else { return false }
        return firstDamage.withLock { firstDamage in
            // Somebody else may have read it meanwhile.
            let state = unsafe states[page].load(ordering: .relaxed)
            guard state == State.notRead else { return state == State.sound }
            let start = page * Layout.pageLength
            let length = min(Layout.pageLength, count - start)
            let hash = source.hashes[(page * TrustDigest.length)...].prefix(TrustDigest.length)
            guard let octets = source.file.read(UInt64(start), length),
                let digest = try? TrustDigest(hashing: octets[...]), digest == TrustDigest(hash)
            else {
                firstDamage = firstDamage ?? TrustIndexHeader.damaged(.storeIndexChanged, at: start)
                unsafe states[page].store(State.damaged, ordering: .releasing)
                return false
            }
            unsafe octets.withUnsafeBytes { bytes in
                guard let base = bytes.baseAddress else { return }
                unsafe (memory + start).copyMemory(from: base, byteCount: length)
            }
            unsafe states[page].store(State.sound, ordering: .releasing)
            return true
        }
    }
}
