// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassImages
import EPassLDS
import EPassPCSCRig
import EPassTestSupport
import Foundation
import Glibc
import Testing

@Suite("The confinement of the decoding process (T22)", .timed)
struct ConfinementTests {
    private static func attempt(_ what: String) async throws -> Program.Outcome {
        try await Program.run(BuildProducts.path(of: "EPassImageHelper"), ["try", what], seconds: 600)
    }

    @Test("a confined process can write its answer and end", arguments: ["nothing", "write"])
    func allowed(what: String) async throws {
        let outcome = try await Self.attempt(what)
        #expect(outcome.status == 0)
        #expect(outcome.output == (what == "write" ? "x" : ""))
    }

    @Test(
        "whatever else it tries ends it at once",
        arguments: [
            "open", "create", "socket", "kill", "thread", "execute", "map", "errors",
        ])
    func forbidden(what: String) async throws {
        #expect(try await Self.attempt(what).signal == SIGSYS)
    }

    @Test("it gets no more memory than the limit, and no more time", .long())
    func bounded() async throws {
        #expect(try await Self.attempt("allocate").status == 66)
        #expect(try await Self.attempt("spin").signal == SIGXCPU)
    }

    @Test("called by hand it reads nothing but its input: no arguments, wrong ones, and what is no image end at once")
    func byHand() async throws {
        let helper = BuildProducts.path(of: "EPassImageHelper")
        for arguments in [[], ["jpeg2000"], ["jpeg2000", "1", "2", "3", "x"], ["jpeg2000", "-1", "1", "1", "1"]] {
            let outcome = try await Program.run(helper, ["decode-image-confined"] + arguments, seconds: 600)
            #expect(outcome.status == 64 && outcome.output.isEmpty)
        }
        let limits = [256 << 20, 5, 1000, 1000].map { String($0) }
        let outcome = try await Program.run(
            helper, ["decode-image-confined", "jpeg2000"] + limits, input: "no image", seconds: 600)
        #if Images
            #expect(outcome.status == 101 && outcome.output.isEmpty)
        #else
            #expect(outcome.status == 106 && outcome.output.isEmpty)
        #endif
    }
}

@Suite("ImageDecoder and programs that are no decoder", .serialized, .timed)
struct HelperProcessTests {
    private static let image = bytes(
        "FF4FFF5100290000000000100000001000000000000000000000001000000010000000000000000000010701 01")

    /// The code with which decoding by a shell script ends. Scripts that end by themselves have more time than any load
    /// takes from them.
    private static func code(
        _ script: String, _ limits: ImageLimits = ImageLimits(wallSeconds: 600), attempts: Int = 10
    ) async throws -> ImageError.Code? {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("epass-\(UUID().uuidString)").path
        try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let code = await errorCode { () async throws(ImageError) in
            _ = try await ImageDecoder(helper: path, limits: limits).pixels(
                of: image[...], format: .jpeg2000Codestream)
        }
        // A test beside this one that starts a program may hold the script open for writing for a moment (ETXTBSY).
        if code == .helperMissing, attempts > 0 {
            try? await Task.sleep(for: .milliseconds(50))
            return try await Self.code(script, limits, attempts: attempts - 1)
        }
        return code
    }

    @Test(
        "each way to fail has its error",
        arguments: [
            ("exit 3", ImageError.Code.helperFailed), ("exit 0", .helperFailed), ("echo nonsense", .helperFailed),
            ("head -c 100000 /dev/zero", .helperFailed), ("kill -SEGV $$", .crashed), ("kill -SYS $$", .crashed),
            ("exit 101", .malformed),
            ("exit 102", .unsupported), ("exit 103", .tooLarge), ("exit 104", .memory), ("exit 105", .notConfined),
            ("exit 106", .notBuilt), ("kill -XCPU $$", .timeout),
        ])
    func failures(script: String, code: ImageError.Code) async throws {
        #expect(try await Self.code(script) == code)
    }

    @Test(
        "what neither ends nor works is ended by the clock, with its output open or closed",
        arguments: ["exec sleep 3000", "exec >&-; exec sleep 3000"])
    func overdue(script: String) async throws {
        #expect(try await Self.code(script, ImageLimits(wallSeconds: 1)) == .timeout)
    }

    @Test("the clock allows much more than the processor time, which is what bounds the work")
    func timeLimits() {
        #expect(ImageLimits.default.wallSeconds >= 6 * ImageLimits.default.seconds)
    }

    @Test("a program that is not there, or is none, is named as missing", arguments: ["/nonexistent", "/etc/passwd"])
    func missing(path: String) async {
        #expect(
            await errorCode { () async throws(ImageError) in
                _ = try await ImageDecoder(helper: path).pixels(of: Self.image[...], format: .jpeg2000Codestream)
            } == .helperMissing)
    }

    @Test("it is started without the environment, and with no descriptor but the three")
    func nothingInherited() async throws {
        let descriptor = open("/etc/passwd", O_RDONLY)
        defer { close(descriptor) }
        #expect(
            try await Self.code(
                "[ -z \"$HOME\" ] && [ -z \"$LANG\" ] && [ ! -e /proc/self/fd/\(descriptor) ] && exit 102"
            ) == .unsupported)
    }

    @Test("a cancelled task ends the process")
    func cancelled() async throws {
        let task = Task { try await Self.code("exec sleep 3000", ImageLimits(wallSeconds: 2000)) }
        try await Task.sleep(for: .milliseconds(300))
        task.cancel()
        #expect(try await task.value == .cancelled)
    }
}
