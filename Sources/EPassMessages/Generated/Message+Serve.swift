// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    static let serveNoService = MessageKey("serve.noService", "epass-service is not there. It was looked for here: {places, list}.")
    static let serveBuild = MessageKey("serve.build", "It is a program of its own: build it with `make service-release`, or with swift build --package-path Service -c release --product epass-service, and put it beside epass.")
    static let serveNotStarted = MessageKey("serve.notStarted", "{program} cannot be started: {error, message}.")
    static let serveBuildAnew = MessageKey("serve.buildAnew", "Build it anew on this machine: `make service-release`.")
    static let serveDemoTakes = MessageKey("serve.demoTakes", "--demo goes with --port alone, and not with {word}.")

    static let ofServe: [MessageKey] = [
        .serveBuild,
        .serveBuildAnew,
        .serveDemoTakes,
        .serveNoService,
        .serveNotStarted,
    ]
}

extension Message {
    package static func serveNoService(places: [String]) -> Message {
        Message(.serveNoService, [.init("places", .list(places))])
    }
    package static var serveBuild: Message { Message(.serveBuild) }
    package static func serveNotStarted(program: some CustomStringConvertible, error: Message) -> Message {
        Message(.serveNotStarted, [.init("program", .text(program.description)), .init("error", .message(error))])
    }
    package static var serveBuildAnew: Message { Message(.serveBuildAnew) }
    package static func serveDemoTakes(word: some CustomStringConvertible) -> Message {
        Message(.serveDemoTakes, [.init("word", .text(word.description))])
    }
}
