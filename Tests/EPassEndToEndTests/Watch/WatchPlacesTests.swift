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

    @Test("a document is read however soon behind the one before, also where that is still being told")
    func soon() {
        var places = places()
        places.lay("A", at: at(0))
        places.begin("A")
        places.end("A", .complete, at: at(10))
        places.take("A", at: at(11))
        places.lay("A", at: at(11))
        #expect(places.ready == ["A"])
        places.begin("A")
        places.take("A", at: at(14))
        places.lay("A", at: at(15))
        // It was let go before that.
        places.end("A", .complete, at: at(13))
        #expect(places.ready == ["A"])
    }

    @Test("a chip that seems to come back behind a reading that ended early is tried once more, not over and over")
    func early() {
        var places = places()
        places.lay("A", at: at(0))
        places.begin("A")
        places.end("A", .early, at: at(10))
        places.take("A", at: at(11))
        places.lay("A", at: at(14))
        #expect(places.ready == ["A"])
        places.begin("A")
        places.end("A", .early, at: at(20))
        places.take("A", at: at(21))
        places.lay("A", at: at(24))
        #expect(places.ready.isEmpty)
        places.take("A", at: at(40))
        places.lay("A", at: at(42))
        #expect(places.ready == ["A"])
    }

    @Test("so is one that seemed to come back while it was read")
    func earlyDuring() {
        var places = places()
        places.lay("A", at: at(0))
        for isReady in [true, false] {
            places.begin("A")
            places.take("A", at: at(11))
            places.lay("A", at: at(14))
            places.end("A", .early, at: at(20))
            #expect(places.ready == (isReady ? ["A"] : []))
        }
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

    @Test("where the service counted, one document went and another came, though the reader was never seen empty")
    func counted() {
        var states = ReaderStates(names: [])
        func note(_ state: PCSCReader.State, _ movements: UInt16) -> [String] {
            names(states.note(.changed(PCSCReader(name: "A", state: state, movements: movements))))
        }
        #expect(names(states.note(.added(PCSCReader(name: "A", state: .present, movements: 65_535)))).last == "laid A")
        #expect(note(.exclusive, 65_535) == [])
        #expect(note(.present, 1) == ["taken A", "laid A"])
        #expect(note(.empty, 2) == ["taken A"] && note(.empty, 4) == [])
        #expect(note(.mute, 5) == ["mute A"] && note(.mute, 7) == ["mute A"] && note(.present, 9) == ["laid A"])
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
