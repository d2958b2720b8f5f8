// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSC

/// Takes arbitrary octets for a stream of frames: in one piece and in pieces it must give the same frames, and hold no
/// more than it was given.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzVPCDFrames(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: data, count: size))
    var whole = VPCDFrameReader()
    whole.append(bytes)
    var frames: [[UInt8]] = []
    while let frame = whole.next() {
        guard frame.count <= VPCDFrame.maximumLength else { fatalError("a frame is longer than any can be") }
        frames.append(frame)
    }
    let carried = frames.reduce(0) { $0 + $1.count + 2 }
    guard carried + whole.pendingCount == bytes.count else { fatalError("octets were lost or made up") }

    var pieces = VPCDFrameReader()
    var again: [[UInt8]] = []
    for byte in bytes {
        pieces.append(CollectionOfOne(byte))
        while let frame = pieces.next() { again.append(frame) }
    }
    guard again == frames else { fatalError("the size of the pieces changes the frames") }
    for frame in frames where frame.count > 1 {
        guard VPCDFrame.encoded(command: frame)?.dropFirst(2) == frame[...] else {
            fatalError("a frame changes when it is sent")
        }
    }
    return 0
}
