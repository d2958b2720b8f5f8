// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassCrypto
package import EPassISO7816

extension TerminalAuthentication {
    /// One run of the protocol: it says what is to be done, and takes what came of it.
    ///
    /// Nothing in it is a key; the identifier of the chip, which may be made of a password, is not printed.
    package struct Run: Sendable {
        /// What is to be done next.
        package enum Action: Sendable, Hashable {
            /// This command goes to the chip, through the secure channel; its plain response to ``receive(_:)``.
            case send(CommandAPDU)
            /// The terminal's key signs this message; the signature goes to ``receive(signature:)``.
            case sign(message: [UInt8], algorithm: SignatureAlgorithm)
            /// The chip accepted the terminal.
            case accepted
            /// It ended otherwise.
            case refused(TerminalAuthenticationRefusal)
        }

        private let certificates: [CertificateToSend]
        private let holderReference: [UInt8]
        private let chipIdentifiers: [ChipIdentifier]
        private let compressedKey: [UInt8]
        private let signatureAlgorithm: SignatureAlgorithm
        private let signatureLength: Int?
        private let capacity: CommandCapacity

        /// The step that is under way, or that the run ended with.
        package private(set) var step: Step
        /// The certificate that is under way, from 0; the number of certificates once all were accepted.
        package private(set) var certificateIndex = 0
        /// What is to be done next.
        package private(set) var action: Action
        /// The departures from the standard that the chip needed.
        package private(set) var deviations: [AccessDeviation] = []

        private var identifierIndex = 0
        /// The refusal of the signature before, while another identifier is tried.
        private var refusal: TerminalAuthenticationRefusal?
        /// What is being sent in one or several commands.
        private var transfer = Transfer(data: [], forms: [.whole])
        /// The way of sending that this chip is known to refuse.
        private var refusedForm: CommandCapacity.Form?

        init(
            certificates: [CertificateToSend], holderReference: [UInt8], chipIdentifiers: [ChipIdentifier],
            compressedKey: [UInt8], signatureAlgorithm: SignatureAlgorithm, signatureLength: Int?,
            capacity: CommandCapacity
        ) {
            self.certificates = certificates
            self.holderReference = holderReference
            self.chipIdentifiers = chipIdentifiers
            self.compressedKey = compressedKey
            self.signatureAlgorithm = signatureAlgorithm
            self.signatureLength = signatureLength
            self.capacity = capacity
            step = .setDST
            action = .accepted
            beginCertificate()
        }

        /// How the terminal's signature was bound to the chip, once it was made.
        package var binding: ChipIdentifier.Binding? {
            identifierIndex < chipIdentifiers.count ? chipIdentifiers[identifierIndex].binding : nil
        }

        /// Takes the plain response to the command of the action.
        package mutating func receive(_ response: ResponseAPDU) {
            guard case .send = action else { return refuse(.outOfSequence) }
            let status = response.statusBytes
            switch step {
            case .setDST:
                guard accept(status) else { return }
                send(.verifyCertificate, certificates[certificateIndex].commandData)
            case .verifyCertificate:
                guard advance(status) else { return }
                certificateIndex += 1
                beginCertificate()
            case .setAT:
                guard accept(status) else { return }
                step = .getChallenge
                action = .send(.getChallenge(length: TerminalAuthentication.challengeLength))
            case .getChallenge:
                guard accept(status) else { return }
                requestSignature(challenge: response.data, status: status)
            case .externalAuthenticate:
                guard advance(status) else { return }
                if identifierIndex > 0 { tolerate(.terminalAuthenticationStaticBinding) }
                action = .accepted
            case .signature:
                refuse(.outOfSequence)
            }
        }

        /// Takes the signature over the message of the action.
        ///
        /// - Parameter signature: RSA as it is; ECDSA in the plain format.
        package mutating func receive(signature: [UInt8]) {
            guard case .sign = action else { return refuse(.outOfSequence) }
            guard !signature.isEmpty, signature.count == signatureLength ?? signature.count, signature.count <= 1024
            else { return refuse(.signatureMalformed) }
            send(.externalAuthenticate, signature)
        }

        private mutating func beginCertificate() {
            guard certificateIndex < certificates.count else {
                step = .setAT
                action = .send(.setAuthenticationTemplate(keyReference: holderReference))
                return
            }
            step = .setDST
            let reference = certificates[certificateIndex].authorityReference
            action = .send(.setDigitalSignatureTemplate(keyReference: reference))
        }

        private mutating func requestSignature(challenge: [UInt8], status: StatusBytes) {
            guard challenge.count == TerminalAuthentication.challengeLength else {
                return refuse(.challengeMalformed, status)
            }
            guard identifierIndex < chipIdentifiers.count else { return refuse(.outOfSequence) }
            step = .signature
            action = .sign(
                message: chipIdentifiers[identifierIndex].octets + challenge + compressedKey,
                algorithm: signatureAlgorithm)
        }

        /// Begins to send data, in the best way that is not known to be refused.
        private mutating func send(_ step: Step, _ data: [UInt8]) {
            self.step = step
            var forms = capacity.forms(for: data.count)
            if let refusedForm, forms.count > 1 { forms.removeAll { $0 == refusedForm } }
            transfer = Transfer(data: data, forms: forms)
            sendPart()
        }

        private mutating func sendPart() {
            let (part, isLast) = transfer.next(short: capacity.short)
            action = .send(
                step == .verifyCertificate
                    ? .verifyCertificate(part, isChained: !isLast)
                    : .externalAuthenticate(part, expectedLength: nil, isChained: !isLast))
        }

        /// Whether all of the data was sent and accepted; if not, the next action is set.
        private mutating func advance(_ status: StatusBytes) -> Bool {
            if status == .success {
                guard transfer.isSent else {
                    sendPart()
                    return false
                }
                if transfer.form == .chain { tolerate(.terminalAuthenticationChained) }
                return true
            }
            if transfer.isLong(capacity), TerminalAuthenticationRefusal.concernsTransport(status),
                transfer.forms.count > 1
            {
                refusedForm = transfer.form
                // MSE:Set DST anew: a chip may have dropped the template with the command that it refused.
                if step == .verifyCertificate { beginCertificate() } else { send(step, transfer.data) }
                return false
            }
            refuse(status)
            return false
        }

        private mutating func accept(_ status: StatusBytes) -> Bool {
            guard status == .success else {
                refuse(status)
                return false
            }
            return true
        }

        private mutating func refuse(_ status: StatusBytes) {
            let isCertificate = step == .setDST || step == .verifyCertificate
            let isLong = (step == .verifyCertificate || step == .externalAuthenticate) && transfer.isLong(capacity)
            let found = TerminalAuthenticationRefusal(
                status, at: step, certificate: isCertificate ? certificateIndex : nil, isLong: isLong)
            // Some old chips bind the signature to the password instead of the ephemeral key (BSI TR-03110-1, 3.5).
            if step == .externalAuthenticate, found.kind == .signatureRefused || found.kind == .notAllowed,
                identifierIndex + 1 < chipIdentifiers.count
            {
                identifierIndex += 1
                refusal = refusal ?? found
                step = .setAT
                action = .send(.setAuthenticationTemplate(keyReference: holderReference))
                return
            }
            // What counts is why the first signature was refused, not that a second was not even awaited.
            action = .refused(refusal ?? found)
        }

        private mutating func refuse(_ kind: TerminalAuthenticationRefusal.Kind, _ status: StatusBytes? = nil) {
            action = .refused(TerminalAuthenticationRefusal(kind, step: step, status: status))
        }

        private mutating func tolerate(_ deviation: AccessDeviation) {
            if !deviations.contains(deviation) { deviations.append(deviation) }
        }
    }
}
