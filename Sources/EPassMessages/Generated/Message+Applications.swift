// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let applicationsContradict = MessageKey("applications.contradict", "The applications to be read contradict each other.")
    static let applicationsContradictRemedy = MessageKey("applications.contradictRemedy", "Give one application as the travel document, and up to 16 others, each once, to be read raw.")
    static let applicationsListed = MessageKey("applications.listed", "The chip lists {applications, messages}. Give the identifier of the one that holds the travel document (--aid).")

    static let ofApplications: [MessageKey] = [
        .applicationsContradict,
        .applicationsContradictRemedy,
        .applicationsListed,
    ]
}

extension Message {
    package static var applicationsContradict: Message { Message(.applicationsContradict) }
    package static var applicationsContradictRemedy: Message { Message(.applicationsContradictRemedy) }
    package static func applicationsListed(applications: [Message]) -> Message {
        Message(.applicationsListed, [.init("applications", .messages(applications))])
    }
}
