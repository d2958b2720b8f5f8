// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
import EPassLDS
import EPassMessages

extension Message {
    /// An application by what it is known as, else by what the chip calls it, else by its identifier alone.
    static func application(_ identifier: ApplicationIdentifier, label: String?) -> Message {
        let name = identifier.known.map { Message.applicationName(application: $0.rawValue) }
        return (name ?? label.map { .plainText(text: $0) })
            .map { .applicationNamed(name: $0, identifier: identifier) } ?? .applicationUnknown(identifier: identifier)
    }
}

extension ApplicationSummary {
    /// A line where there is more to say than that the application of Doc 9303 was read: what the chip lists, and what
    /// was read.
    var lines: [ReportOutline.Line] {
        var rows = (listed ?? []).map { told($0.identifier, label: $0.label) }
        if read != .eMRTD, isReached, listed?.contains(where: { $0.identifier == read }) != true {
            rows.append(told(read, label: nil))
        }
        for application in raw {
            let named = Message.applicationNamed(
                name: .plainText(text: application.name), identifier: application.identifier)
            rows.append(
                application.isPresent
                    ? .applicationRaw(application: named, count: application.filesRead, octets: application.octets)
                    : .applicationAbsent(application: named))
        }
        guard let words = list ?? rows.first else { return [] }
        let others = list == nil ? Array(rows.dropFirst()) : rows
        return [.init(label: .labelApplications, words, lines: others.map { .init($0) })]
    }

    /// What is known of EF.DIR.
    private var list: Message? {
        if isListMalformed { return .applicationListMalformed }
        if let listed { return .applicationCount(count: listed.count) }
        return missingList.map { $0 == .absent ? .applicationListAbsent : .applicationListNotGiven }
    }

    /// An application by its name, and whether it is the one that was read.
    private func told(_ identifier: ApplicationIdentifier, label: String?) -> Message {
        let words = Message.application(identifier, label: label)
        return identifier == read && isReached ? .applicationRead(application: words) : words
    }
}

extension ApplicationSummary: JSONWritable {
    /// What was read, what the chip lists, and what was read raw.
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.object("read") { json in
                json.member("identifier", read.description)
                json.member("known", read.known?.rawValue)
            }
            if let listed {
                json.list("listed") { json in
                    for application in listed {
                        json.object { json in
                            json.member("identifier", application.identifier.description)
                            json.member("label", application.label)
                            json.member("known", application.known?.rawValue)
                        }
                    }
                }
            } else {
                json.member("listed", .null)
            }
            json.list("raw") { json in
                for application in raw {
                    json.object { json in
                        json.member("identifier", application.identifier.description)
                        json.member("name", application.name)
                        json.member("known", application.identifier.known?.rawValue)
                        json.member("present", application.isPresent)
                        json.member("filesRead", application.filesRead)
                        json.member("octets", application.octets)
                    }
                }
            }
        }
    }
}
