// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages
import FoundationEssentials
import Glibc

/// Makes a PDF of a page by a browser or a typesetter of the machine. What it is given is a page that asks for nothing;
/// what it may do is bounded all the same: no network, a profile of its own, and a minute.
struct PagePrinter: Sendable {
    private enum Kind: Sendable { case chromium, weasyprint }

    private let kind: Kind
    private let path: String

    private static let known: [(name: String, kind: Kind)] = [
        ("chromium", .chromium), ("chromium-browser", .chromium), ("google-chrome", .chromium),
        ("google-chrome-stable", .chromium), ("weasyprint", .weasyprint),
    ]
    private static let seconds = 60
    private static let maximumLength = 64 << 20

    /// The first one that is installed.
    ///
    /// - Throws: `CLIError` where none is.
    init() throws(CLIError) {
        for (name, kind) in Self.known {
            guard let path = InstalledProgram.path(of: name) else { continue }
            (self.kind, self.path) = (kind, path)
            return
        }
        throw CLIError(.noProgram, .pageNoPrinter, remedy: .pageNoPrinterRemedy)
    }

    /// The page as PDF.
    ///
    /// - Throws: `CLIError` where the program makes none.
    func pdf(of page: String) async throws(CLIError) -> [UInt8] {
        let folder = try PrivateFolder()
        defer { folder.remove() }
        let (source, target) = (folder.path + "/page.html", folder.path + "/page.pdf")
        try OutputFile.write(Array(page.utf8), to: source)
        // Nobody runs a browser as root: it takes its sandbox only from users, and hostile images are its input. The
        // user without rights has nothing to lose but this folder.
        var user: (id: uid_t, group: gid_t)?
        if geteuid() == 0 {
            user = Self.nobody
            guard let user, folder.give(to: user.id, user.group, files: [source]) else { throw failure }
        }
        var end = await run(source, target, in: folder, as: user, isSandboxed: true)
        // In a container there may be no sandbox to be had; without rights and network the program has none to break
        // out of either.
        if user != nil, case .chromium = kind, octets(at: target) == nil, !Task.isCancelled {
            end = await run(source, target, in: folder, as: user, isSandboxed: false)
        }
        if Task.isCancelled {
            throw CLIError(.interrupted, CLICode.interrupted.message)
        }
        guard let octets = octets(at: target) else {
            if case .overdue = end {
                throw CLIError(
                    .cannotWrite, .pagePrinterOverdue(program: path, seconds: Self.seconds),
                    remedy: .pagePrinterRemedy)
            }
            throw failure
        }
        return octets
    }

    private var failure: CLIError {
        CLIError(.cannotWrite, .pagePrinterFailed(program: path), remedy: .pagePrinterRemedy)
    }

    private static var nobody: (id: uid_t, group: gid_t)? {
        guard let entry = unsafe getpwnam("nobody") else { return nil }
        let (user, group) = unsafe (entry.pointee.pw_uid, entry.pointee.pw_gid)
        return user == 0 ? nil : (user, group)
    }

    private func run(
        _ source: String, _ target: String, in folder: PrivateFolder, as user: (id: uid_t, group: gid_t)?,
        isSandboxed: Bool
    ) async -> ProgramRun.End {
        let outer = ProcessInfo.processInfo.environment
        var environment = ["PATH", "LANG", "LC_ALL", "LC_CTYPE"].reduce(into: [String: String]()) { $0[$1] = outer[$1] }
        for name in ["HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"] {
            environment[name] = folder.path
        }
        let arguments =
            switch kind {
            case .weasyprint: [source, target]
            case .chromium:
                Self.options + (isSandboxed ? [] : ["--no-sandbox"])
                    + ["--user-data-dir=\(folder.path)/profile", "--print-to-pdf=\(target)", "file://\(source)"]
            }
        var run = ProgramRun(path: path, arguments: arguments, environment: environment)
        run.user = user
        return await run.run(seconds: Self.seconds)
    }

    /// No network and nothing that a browser does beside showing a page. Names lead nowhere, and so does the
    /// proxy: where a browser asks all the same, nobody answers. Scripts are forbidden by the page itself; switched off
    /// in the browser, they would keep it from printing.
    private static let options = [
        "--headless", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
        "--disable-component-update", "--disable-default-apps", "--disable-domain-reliability", "--disable-extensions",
        "--disable-sync", "--disable-breakpad", "--no-first-run", "--no-default-browser-check", "--no-pings",
        "--host-resolver-rules=MAP * ~NOTFOUND",
        "--proxy-server=127.0.0.1:9", "--no-pdf-header-footer",
    ]

    /// What the program wrote, where it is a PDF. It is opened as nobody's word: no link is followed, and nothing but a
    /// file is read.
    private func octets(at path: String) -> [UInt8]? {
        let descriptor = unsafe open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var information = stat()
        guard unsafe fstat(descriptor, &information) == 0, information.st_mode & S_IFMT == S_IFREG,
            (5...Self.maximumLength).contains(Int(information.st_size))
        else { return nil }
        let octets = (try? InputFile.read(descriptor: descriptor, file: path, limit: Self.maximumLength)) ?? []
        return octets.starts(with: "%PDF-".utf8) ? octets : nil
    }
}
