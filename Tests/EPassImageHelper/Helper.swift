// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import CEPassConfinement
import EPassImages
import Glibc

/// The decoding process of the tests; with `try WHAT` it confines itself and then does something that the confinement
/// must not let pass.
@main
enum Helper {
    static func main() {
        ImageDecodingProcess.runIfAsked()
        guard CommandLine.arguments.count == 3, CommandLine.arguments[1] == "try" else { exit(64) }
        let memory = UInt64(256 << 20)
        guard epass_confinement_enter(memory, 2) == 0 else { _exit(65) }
        _exit(attempt(CommandLine.arguments[2]) ? 0 : 66)
    }

    /// Whether it was done. Most do not return.
    private static func attempt(_ what: String) -> Bool {
        switch what {
        case "nothing": return true
        case "write": return write(STDOUT_FILENO, "x", 1) == 1
        case "open": return open("/etc/passwd", O_RDONLY) >= 0
        case "create": return open("/tmp/epass-image-helper", O_WRONLY | O_CREAT, 0o600) >= 0
        case "socket": return socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0
        case "kill": return kill(getppid(), 0) == 0
        case "thread":
            var thread = pthread_t()
            return pthread_create(&thread, nil, { _ in nil }, nil) == 0
        case "execute":
            return mmap(nil, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED
        case "map": return mmap(nil, 4096, PROT_READ, MAP_PRIVATE, STDIN_FILENO, 0) != MAP_FAILED
        case "errors": return write(STDERR_FILENO, "x", 1) == 1
        case "allocate":
            let length = 256 << 20
            return mmap(nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED
        case "spin":
            var count = 0
            while true { count &+= 1 }
        default: return false
        }
    }
}
