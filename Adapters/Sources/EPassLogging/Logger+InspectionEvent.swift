// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

public import EPassEvents
public import Logging

extension Logger {
    /// Writes an event: its name is the message, its attributes are metadata under `epass.`, and how long it took is
    /// `epass.milliseconds`.
    ///
    /// - Parameter level: nil for the one of its name (``Logging/Logger/Level/init(of:)``).
    public func log(_ event: InspectionEvent, level: Level? = nil) {
        var metadata: Metadata = [:]
        for (key, value) in event.attributes { metadata["epass.\(key.rawValue)"] = "\(value)" }
        if let duration = event.duration {
            let (seconds, attoseconds) = duration.components
            metadata["epass.milliseconds"] = "\(seconds * 1_000 + attoseconds / 1_000_000_000_000_000)"
        }
        log(level: level ?? Level(of: event), "\(event.name.rawValue)", metadata: metadata)
    }
}

extension Logger.Level {
    /// `info` for what a reading and a judgement came to, `notice` for what had to be tried again, `debug` for the
    /// rest. A document that is refused is no error of the service.
    public init(of event: InspectionEvent) {
        self =
            switch event.name {
            case .readingFinished, .judgement: .info
            case .recovery: .notice
            case .phase, .access, .chipProtocol, .plan, .file, .records, .check, .assurance: .debug
            }
    }
}
