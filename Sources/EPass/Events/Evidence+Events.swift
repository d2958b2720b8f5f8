// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassEvents

extension Evidence {
    /// That the reading is over, without anything personal. Sizes, counts and times are told of what this process read
    /// alone: in a bundle they are numbers that somebody chose.
    public var readingFinished: InspectionEvent {
        var attributes: [InspectionEvent.Key: InspectionEvent.Value] = [.complete: .flag(failure == nil)]
        attributes[.protocol] = access.established.map { .word($0) }
        attributes[.code] = failure.map { .word($0.code) }
        attributes[.phase] = failure.map { .word($0.phase) }
        guard origin == .chip else { return InspectionEvent(.readingFinished, attributes) }
        let read = files.filter { $0.state == .read }
        attributes[.files] = .count(read.count)
        attributes[.kibioctets] = .kibioctets(read.reduce(0) { $0 + ($1.octets?.count ?? 0) })
        attributes[.recoveries] = .count(recoveries.count)
        return InspectionEvent(
            .readingFinished, attributes, duration: exchange.map { .milliseconds($0.milliseconds) })
    }
}
