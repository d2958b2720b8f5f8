// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Glibc

#if !EPASS_LIBFUZZER
    import FoundationEssentials
#endif

/// The target of that name; where there is none, the process ends, and libFuzzer does not take that for a finding.
private func target(named name: String?) -> FuzzTarget {
    if let found = FuzzTarget.all.first(where: { $0.name == name }) { return found }
    leave("epass-fuzz: there is no target '\(name ?? "")'; give one of: \(FuzzTarget.all.map(\.name))")
}

private func leave(_ message: String) -> Never {
    say(message)
    _exit(2)
}

private func say(_ message: String) {
    let line = Array((message + "\n").utf8)
    _ = write(2, line, line.count)
}

#if EPASS_LIBFUZZER
    private let chosen = target(named: getenv("EPASS_FUZZ_TARGET").map { String(cString: $0) })

    /// What libFuzzer's main calls, with the target that EPASS_FUZZ_TARGET names.
    @_cdecl("LLVMFuzzerTestOneInput")
    public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
        chosen.run(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
    }
#else
    /// Without libFuzzer: `epass-fuzz TARGET FILE...` gives each file, a finding or a seed, to the target.
    @main
    struct Replay {
        static func main() {
            let arguments = CommandLine.arguments.dropFirst()
            guard arguments.count > 1 else { leave("usage: epass-fuzz TARGET FILE...") }
            let chosen = target(named: arguments.first)
            for path in arguments.dropFirst() {
                guard let octets = try? Data(contentsOf: URL(filePath: path)) else {
                    leave("epass-fuzz: cannot read \(path)")
                }
                say("\(chosen.name): \(path)")
                chosen.run(Array(octets))
            }
        }
    }
#endif
