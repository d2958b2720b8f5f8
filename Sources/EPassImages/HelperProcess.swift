// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import CEPassConfinement
internal import Dispatch
internal import EPassLDS
internal import EPassMessages
internal import Glibc
internal import Synchronization

/// One run of the decoding process: starts it, hands it the image, takes its answer within the limits, and leaves
/// nothing of it behind.
struct HelperProcess: Sendable {
    let helper: String
    let limits: ImageLimits

    /// The answer of a process that was given the image.
    ///
    /// The waiting is done on a thread of its own. A task that is cancelled ends the process.
    ///
    /// - Throws: `ImageError`.
    func run(
        _ octets: ArraySlice<UInt8>, format: ImageFormat, largestAnswer: Int
    ) async throws(ImageError) -> HelperAnswer {
        let isCancelled = CancellationMark()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation {
                (continuation: CheckedContinuation<Result<HelperAnswer, ImageError>, Never>) in
                DispatchQueue(label: "epass.images").async {
                    continuation.resume(
                        returning: Result { () throws(ImageError) in
                            try wait(octets, format: format, largestAnswer: largestAnswer, isCancelled)
                        })
                }
            }
        } onCancel: {
            isCancelled.set()
        }
        return try result.get()
    }

    private func wait(
        _ octets: ArraySlice<UInt8>, format: ImageFormat, largestAnswer: Int, _ isCancelled: CancellationMark
    ) throws(ImageError) -> HelperAnswer {
        let deadline = ContinuousClock.now + .seconds(limits.wallSeconds)
        let image = try Self.file(octets)
        var (reading, writing): (Int32, Int32) = (-1, -1)
        guard unsafe epass_confinement_pipe(&reading, &writing) == 0 else { throw Self.notStarted(errno) }
        let answer = Descriptor(reading)
        let process = try start(format, input: image, output: Descriptor(writing))
        var received = HelperAnswer(capacity: largestAnswer)
        let problem = Self.receive(
            &received, from: answer, atMost: largestAnswer, until: deadline, isCancelled)
        let status = process.end(problem == nil ? deadline : nil)
        if let problem { throw problem }
        received.isDamaged = try Self.judge(status) == .decodedInPart
        return received
    }

    /// Starts the program; the child's ends of both descriptors are closed here.
    private func start(
        _ format: ImageFormat, input: consuming Descriptor, output: consuming Descriptor
    ) throws(ImageError) -> RunningProcess {
        let arguments = ImageDecodingProcess.arguments(helper: helper, format: format, limits: limits)
        var process: pid_t = 0
        var pointers = unsafe arguments.map { unsafe strdup($0) }
        unsafe pointers.append(nil)
        let error = unsafe epass_confinement_start(helper, pointers, input.number, output.number, &process)
        for index in unsafe pointers.indices { unsafe free(pointers[index]) }
        guard error == 0 else { throw Self.notStarted(error) }
        return RunningProcess(process)
    }

    private static func notStarted(_ number: Int32) -> ImageError {
        ImageError(.helperMissing, .imageNotStarted(error: .system(number)))
    }

    /// A file in memory with the image, to be read from its beginning: it has no name, and needs no writer that waits.
    private static func file(_ octets: ArraySlice<UInt8>) throws(ImageError) -> Descriptor {
        let number = epass_confinement_memory_file()
        guard number >= 0 else { throw notStarted(errno) }
        let file = Descriptor(number)
        guard Descriptor.write(octets, to: file.number), lseek(file.number, 0, SEEK_SET) == 0 else {
            throw notStarted(errno)
        }
        return file
    }

    /// Takes what the process writes until it closes its output; the error is nil where it did so in time and within
    /// the size.
    private static func receive(
        _ received: inout HelperAnswer, from answer: borrowing Descriptor, atMost limit: Int,
        until deadline: ContinuousClock.Instant, _ isCancelled: CancellationMark
    ) -> ImageError? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if isCancelled.isSet { return ImageError(.cancelled) }
            let left = deadline - ContinuousClock.now
            guard left > .zero else { return tooSlow }
            // Short waits, so that a cancellation is seen.
            var poll = pollfd(fd: answer.number, events: Int16(POLLIN), revents: 0)
            let ready = unsafe Glibc.poll(&poll, 1, left < .milliseconds(50) ? 5 : 50)
            if ready < 0 && errno != EINTR {
                return ImageError(.helperFailed, .imageNoAnswer)
            }
            guard ready > 0 else { continue }
            let count = unsafe buffer.withUnsafeMutableBytes { bytes in
                unsafe read(answer.number, bytes.baseAddress, bytes.count)
            }
            if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
            if count == 0 { return nil }
            guard count > 0, received.count + count <= limit else {
                return ImageError(.helperFailed, .imageAnswerTooLong)
            }
            received.append(buffer[..<count])
        }
    }

    private static var tooSlow: ImageError {
        ImageError(.timeout)
    }

    /// How it decoded.
    private static func judge(_ status: RunningProcess.Ending) throws(ImageError) -> DecodingAnswer.Status {
        switch status {
        case .exited(let number):
            guard let known = DecodingAnswer.Status(rawValue: number) else {
                throw ImageError(.helperFailed, .imageNoDecoderOfThisVersion(status: Int(number)))
            }
            guard known == .decoded || known == .decodedInPart else { throw known.error }
            return known
        case .signalled(SIGXCPU), .overdue: throw tooSlow
        case .signalled(SIGSYS):
            throw ImageError(.crashed, .imageForbidden)
        case .signalled(let signal):
            throw ImageError(.crashed, .imageCrashed(signal: Int(signal)))
        case .unknown:
            throw ImageError(.helperFailed, .imageEndingUnknown)
        }
    }
}

/// A mark that another thread sets.
private final class CancellationMark: Sendable {
    private let value = Atomic(false)

    func set() { value.store(true, ordering: .relaxed) }
    var isSet: Bool { value.load(ordering: .relaxed) }
}
