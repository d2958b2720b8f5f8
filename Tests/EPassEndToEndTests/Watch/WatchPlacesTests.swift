// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSC
import EPassTestSupport
import Testing

@testable import EPassCLI

@Suite("What lies on which reader while documents are watched", .timed)
struct WatchPlacesTests {
    private let start = ContinuousClock.now

    /// So many tenths of a second after the beginning.
    private func at(_ tenths: Int) -> ContinuousClock.Instant { start + .milliseconds(100 * tenths) }

    private func places(_ settling: Duration = .seconds(1)) -> WatchPlaces { WatchPlaces(settling: settling) }

    @Test("the document that waits longest is the first")
    func order() {
        var places = places()
        places.lay("B", at: at(0))
        places.lay("A", at: at(1))
        #expect(places.ready == ["B", "A"])
        places.begin("B")
        #expect(places.ready == ["A"] && places.isReading("B"))
    }

    @Test("a document that was read is read again only after it was taken away")
    func again() {
        var places = places()
        places.lay("A", at: at(0))
        places.begin("A")
        places.end("A", .complete, at: at(10))
        #expect(places.ready.isEmpty)
        places.take("A", at: at(30))
        #expect(places.ready.isEmpty)
        places.lay("A", at: at(33))
        #expect(places.ready == ["A"])
    }

    @Test("a chip that is reset at the end of its reading looks absent for a moment and is the same")
    func reset() {
        var places = places()
        places.lay("A", at: at(0))
        places.begin("A")
        places.end("A", .complete, at: at(10))
        places.take("A", at: at(12))
        places.lay("A", at: at(16))
        #expect(places.ready.isEmpty)
        places.take("A", at: at(50))
        places.lay("A", at: at(52))
        #expect(places.ready == ["A"])
    }

    @Test("a wrong number is not tried over and over because the chip was reset", arguments: [true, false])
    func early(isDuring: Bool) {
        var places = places()
        places.lay("A", at: at(0))
        places.begin("A")
        if !isDuring { places.end("A", .early, at: at(10)) }
        places.take("A", at: at(11))
        places.lay("A", at: at(14))
        if isDuring { places.end("A", .early, at: at(20)) }
        #expect(places.ready.isEmpty)
    }

    @Test("a document that was lifted and laid down again while it was read is the one that was read")
    func recovered() {
        var places = places()
        places.lay("A", at: at(0))
        places.begin("A")
        places.take("A", at: at(5))
        places.lay("A", at: at(30))
        places.end("A", .complete, at: at(50))
        #expect(places.ready.isEmpty)
    }

    @Test("another document in the place of one whose reading failed is read")
    func swapped() {
        var places = places()
        places.lay("A", at: at(0))
        places.begin("A")
        places.take("A", at: at(5))
        places.lay("A", at: at(30))
        places.end("A", .early, at: at(31))
        #expect(places.ready == ["A"])
    }

    @Test("a document whose chip left is read when it comes back, however soon", arguments: [true, false])
    func left(isDuring: Bool) {
        var places = places()
        places.lay("A", at: at(0))
        places.begin("A")
        places.take("A", at: at(5))
        if isDuring { places.lay("A", at: at(8)) }
        places.end("A", .left, at: at(9))
        if !isDuring { places.lay("A", at: at(10)) }
        #expect(places.ready == ["A"])
    }

    @Test("the next virtual chip may connect before the end of the last one is told")
    func next() {
        var places = places(.zero)
        places.lay("vpcd", at: at(0))
        places.begin("vpcd")
        places.take("vpcd", at: at(10))
        places.lay("vpcd", at: at(11))
        places.end("vpcd", .complete, at: at(9))
        #expect(places.ready == ["vpcd"])
    }

    @Test("a reader that is unplugged has nothing, also while it reads")
    func removed() {
        var places = places()
        places.lay("A", at: at(0))
        places.remove("A")
        #expect(places.ready.isEmpty)
        places.lay("A", at: at(1))
        places.begin("A")
        places.removeAll()
        places.end("A", .left, at: at(2))
        #expect(places.ready.isEmpty && !places.isReading("A"))
        places.lay("A", at: at(3))
        #expect(places.ready == ["A"])
    }

    // MARK: Events of readers

    private func names(_ events: [DocumentEvent]) -> [String] {
        events.map { event in
            switch event {
            case .readerAdded(let name, _): "added \(name)"
            case .readerRemoved(let name): "removed \(name)"
            case .laid(let name): "laid \(name)"
            case .taken(let name): "taken \(name)"
            case .mute(let name): "mute \(name)"
            case .serviceLost, .serviceBack, .listening, .passing, .failed: "other"
            }
        }
    }

    @Test("a chip that another program takes or leaves neither comes nor goes")
    func states() {
        var states = ReaderStates(names: [])
        func note(_ state: PCSCReader.State) -> [String] {
            names(states.note(.changed(PCSCReader(name: "A", state: state))))
        }
        #expect(names(states.note(.added(PCSCReader(name: "A", state: .empty)))) == ["added A"])
        #expect(note(.present) == ["laid A"])
        #expect(note(.exclusive) == [] && note(.inUse) == [] && note(.present) == [])
        #expect(note(.empty) == ["taken A"])
        #expect(note(.mute) == ["mute A"] && note(.mute) == [] && note(.empty) == [])
        #expect(names(states.note(.removed("A"))) == ["removed A"])
        #expect(names(states.note(.removed("A"))) == [])
        #expect(names(states.note(.added(PCSCReader(name: "A", state: .inUse)))) == ["added A", "laid A"])
    }

    @Test("readers count by name or a part of it; slots for security modules only by name")
    func chosen() {
        func counts(_ name: String, _ names: [String]) -> Bool {
            var states = ReaderStates(names: names)
            return !states.note(.added(PCSCReader(name: name, state: .empty))).isEmpty
        }
        #expect(counts("ACS ACR1252 PICC 00 00", []) && !counts("ACS ACR1252 SAM 00 01", []))
        #expect(counts("ACS ACR1252 SAM 00 01", ["acr1252"]) && !counts("Identiv 00 00", ["acr1252"]))
        #expect(counts("Identiv 00 00", ["acr1252", "Identiv 00 00"]) && !counts("Identiv 00 00", [""]))
    }
}
