// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassMessages

/// What the values of one description have in common while it is read: whether the first error ends it, and where files
/// come from that it names.
final class DescriptionReading {
    /// Gives the octets of a file that the description names, and refuses what it may not name.
    typealias Opener = (_ path: String) throws -> [UInt8]

    /// The most errors that are kept.
    static let mostFaults = 200

    /// The errors so far, where they are collected.
    private(set) var faults: [SimulatorError] = []
    private let collects: Bool
    private let opener: Opener?

    /// - Parameters:
    ///   - collecting: whether all errors are wanted and not the first one alone.
    ///   - opener: gives the files that are named; nil where none may be.
    init(collecting: Bool = false, opener: Opener? = nil) {
        collects = collecting
        self.opener = opener
    }

    /// Does something; its error is kept where all are wanted, and thrown otherwise.
    func attempt(_ work: () throws -> Void) throws {
        do {
            try work()
        } catch let error as SimulatorError where collects {
            if faults.count < Self.mostFaults { faults.append(error) }
        }
    }

    /// The octets of a file beside the description.
    func file(_ value: DescriptionValue) throws -> [UInt8] {
        let path = try value.read(.text)
        guard let opener else { throw value.invalid(.simulatorNoFilesHere) }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isBeside = !parts.contains { $0 == ".." || $0.isEmpty } && !path.utf8.contains(0)
        guard isBeside else { throw value.invalid(.simulatorFileOutside) }
        let octets: [UInt8]
        do { octets = try opener(path) } catch { throw value.invalid(.simulatorFileUnreadable(file: path)) }
        guard (1...DescriptionValue.longestImage).contains(octets.count) else {
            throw value.invalid(.simulatorImageLength)
        }
        return octets
    }
}

/// What is found wrong with a description when its members are looked at together, one error a rule.
struct DescriptionFaults {
    /// The errors, in the order in which they were found.
    private(set) var errors: [SimulatorError] = []

    /// Keeps `simulator.valueInvalid` of the member, unless what is demanded of it holds.
    mutating func demand(_ holds: Bool, of member: String, _ message: @autoclosure () -> Message) {
        if !holds { errors.append(SimulatorError(.valueInvalid, member: member, message())) }
    }

    /// Keeps what a rule throws.
    mutating func confirm(_ rule: () throws(SimulatorError) -> Void) {
        do throws(SimulatorError) { try rule() } catch { errors.append(error) }
    }

    /// - Throws: the first error.
    func throwFirst() throws(SimulatorError) {
        if let first = errors.first { throw first }
    }
}
