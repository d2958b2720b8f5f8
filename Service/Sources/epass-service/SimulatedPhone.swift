// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if Demo
    import AsyncHTTPClient
    import EPass
    import EPassJOSE
    import EPassJSON
    import EPassSimulator
    import NIOCore
    import NIOHTTP1

    /// Does what an app does: asks for a transaction (as its backend would), reads the chip over the challenge, seals,
    /// and uploads with the transaction's token.
    struct SimulatedPhone: Sendable {
        /// What the service did not answer as it should.
        struct Refused: Error {
            let status: UInt
            let body: String
        }

        let document: PersonalisedDocument
        let base: String
        let client: HTTPClient

        /// - Returns: the transaction.
        func run(key: String) async throws -> String {
            let opened = try await send(
                "/v1/transactions", key: key, type: "application/json",
                Array(#"{"policy": "kyc", "purpose": "demonstration", "nfc": "required"}"#.utf8))
            guard let transaction = opened["transaction"]?.string, let token = opened["token"]?.string,
                let digits = opened["challenge"]?.string, let recipient = opened["sealFor"]
            else { throw Refused(status: 0, body: "no transaction") }
            let evidence = await PassportReader.read(
                on: SimulatedChipChannel(try document.makeChip()), access: try AccessInput.parse(document.printedMRZ),
                options: .init(activeAuthenticationChallenge: Self.octets(digits)))
            let sealed = try SealedUpload.seal(evidence.json().octets(), for: recipient, binding: transaction)
            _ = try await send(
                isPut: true, "/v1/transactions/\(transaction)/evidence", key: token, type: "application/jose",
                Array(sealed.utf8))
            return transaction
        }

        private func send(
            isPut: Bool = false, _ path: String, key: String, type: String, _ body: [UInt8]
        ) async throws -> JSONValue {
            var request = HTTPClientRequest(url: base + path)
            request.method = isPut ? .PUT : .POST
            request.headers.add(name: "Authorization", value: "Bearer \(key)")
            request.headers.add(name: "Content-Type", value: type)
            request.body = .bytes(ByteBuffer(bytes: body))
            let response = try await client.execute(request, timeout: .seconds(30))
            let octets = try await Array(response.body.collect(upTo: 1 << 20).readableBytesView)
            guard 200..<300 ~= response.status.code else {
                throw Refused(status: response.status.code, body: String(decoding: octets, as: UTF8.self))
            }
            return try JSONValue(parsing: octets)
        }

        private static func octets(_ digits: String) -> [UInt8] {
            let values = digits.compactMap(\.hexDigitValue)
            return stride(from: 0, to: values.count - 1, by: 2).map { UInt8(values[$0] * 16 + values[$0 + 1]) }
        }
    }
#endif
