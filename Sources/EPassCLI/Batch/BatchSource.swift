// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPass
import EPassMessages
import Synchronization

/// What brings documents, one after the other.
protocol BatchProducer {
    /// The next step; nil at the end.
    mutating func next() -> BatchStep?
    /// How far it is, in thousandths; 0 where nobody knows.
    var share: Int { get }
}

/// What a producer comes to.
enum BatchStep {
    case document(BatchInput)
    /// Something that holds several itself.
    case enter(any BatchProducer)
}

/// Whether no more documents are to be begun.
final class BatchStop: Sendable {
    private let flag = Atomic(false)

    var isSet: Bool { flag.load(ordering: .relaxed) }

    func set() { flag.store(true, ordering: .relaxed) }
}

/// The documents of the arguments, in their order: those of folders by their names, those of archives and of standard
/// input as they come. One is held at a time.
struct BatchSource {
    private let arguments: [String]
    private let stop: BatchStop
    /// Those that are passed over.
    private let done: InputNames
    private var argument = 0
    private var producers: [any BatchProducer] = []
    /// Whether the argument has brought a document.
    private var isFruitful = true
    private var count = 0
    /// How many were passed over because they were done before.
    private(set) var resumed = 0

    init(_ arguments: [String], done: InputNames = InputNames(), stop: BatchStop = BatchStop()) {
        self.arguments = arguments
        self.done = done
        self.stop = stop
    }

    /// The next document with its number, from 0; nil at the end, and where no more are to be begun.
    mutating func next() -> (number: Int, input: BatchInput)? {
        while !stop.isSet, let input = found() {
            // What was cut short by the end of the input says nothing.
            guard !stop.isSet else { return nil }
            if done.contains(input.name, input.entry) {
                resumed += 1
                continue
            }
            defer { count += 1 }
            return (count, input)
        }
        return nil
    }

    /// How far all of it is, in thousandths.
    var share: Int {
        let inner = producers.first.map { max($0.share, 0) } ?? 0
        let before = argument - (producers.isEmpty ? 0 : 1)
        return arguments.isEmpty ? 0 : min(1000, (max(0, before) * 1000 + inner) / arguments.count)
    }

    private mutating func found() -> BatchInput? {
        while true {
            guard !producers.isEmpty else {
                guard argument < arguments.count else { return nil }
                isFruitful = false
                argument += 1
                if let input = begin(arguments[argument - 1]) { return input }
                continue
            }
            switch producers[producers.count - 1].next() {
            case .document(let input):
                isFruitful = true
                return input
            case .enter(let producer): producers.append(producer)
            case nil:
                producers.removeLast()
                guard producers.isEmpty, !isFruitful, !stop.isSet, arguments[argument - 1] != "-" else { continue }
                let name = arguments[argument - 1]
                return BatchInput(
                    name: name,
                    content: .refused(
                        CLIError(
                            code: EvidenceError.OwnCode.noFiles,
                            message: .batchHoldsNone(file: DisplayText.escaped(name)))), isArgument: true)
            }
        }
    }

    /// - Returns: a document where the argument is one itself.
    private mutating func begin(_ name: String) -> BatchInput? {
        do throws(CLIError) {
            if name != "-", InputFile.isFolder(name) {
                producers = [BatchFolder(name, stop: stop)]
                return nil
            }
            switch try BatchFile.open(name, stop: stop) {
            case .document(let input): return input
            case .enter(let producer): producers = [producer]
            }
        } catch {
            return BatchInput(name: name, content: .refused(error), isArgument: true)
        }
        return nil
    }
}
