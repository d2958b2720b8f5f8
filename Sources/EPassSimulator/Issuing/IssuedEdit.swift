// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

package import EPassJSON
import EPassMessages

/// One change of something that is issued: a member that is missing, doubled, or another one.
///
/// A closed list of things to do to members that have names. Docs/issuing.md explains each.
package struct IssuedEdit: Sendable, Hashable {
    /// What is issued.
    package enum Root: String, CaseIterable, Sendable, Hashable {
        /// The certificate of the CSCA that issued the document signer; of several generations the newest.
        case csca
        /// The link certificate to that CSCA.
        case link
        /// The certificate of the document signer.
        case documentSigner
        /// EF.SOD without its tag.
        case securityObject
        /// The certificate of the signer of EF.CardSecurity, where it is one of its own.
        case cardSecuritySigner
        /// EF.CardSecurity.
        case cardSecurity
        /// The revocation list of the CSCA.
        case revocationList
        /// The certificate of the master list signer.
        case masterListSigner
        /// The newest certificate of the CVCA.
        case cvca
        /// The certificate of the document verifier.
        case documentVerifier
        /// The certificate of the terminal.
        case terminal

        /// How its members are named.
        var shape: IssuedShape {
            switch self {
            case .csca, .link, .documentSigner, .cardSecuritySigner, .masterListSigner: .certificate
            case .securityObject: .securityObject
            case .cardSecurity: .cardSecurity
            case .revocationList: .revocationList
            case .cvca, .documentVerifier, .terminal: .cardVerifiable
            }
        }
    }

    /// What is done to the member.
    package enum Action: String, CaseIterable, Sendable, Hashable {
        /// It is taken out.
        case remove
        /// It stands twice.
        case double
        /// Other octets stand in its place, tag and length included.
        case replace
        /// Its value is of these octets.
        case content
        /// Its value is this, said in the way that goes with the member; where it is missing it is made.
        case set
        /// One more element, tag and length included.
        case add
        /// One octet of the value is another one: the last, or that of a number.
        case flip
        /// The elements stand in the order opposite to theirs.
        case reverse
        /// Its tag is of these octets.
        case tag
        /// The length states so many octets more than there are, or fewer.
        case length

        /// Whether the edit says what with.
        var takesValue: Bool {
            switch self {
            case .remove, .double, .reverse: false
            case .replace, .content, .set, .add, .flip, .tag, .length: true
            }
        }
    }

    /// What the member is of.
    package var root: Root
    /// The names on the way to it, outermost first; some may be left out. Empty for the whole.
    package var path: [String]
    /// What is done.
    package var action: Action
    /// What with; nil where the action needs nothing.
    package var value: JSONValue?
    /// Whether signatures are right over what was changed; otherwise they are those of before.
    package var isSigned = true

    /// An edit whose signatures are made again.
    package init(_ root: Root, _ path: String, _ action: Action, _ value: JSONValue? = nil, signed: Bool = true) {
        self.root = root
        self.path = path.split(separator: ".").map(String.init)
        self.action = action
        self.value = value
        isSigned = signed
    }

    /// The whole path: `documentSigner.extensions.keyUsage`.
    package var place: String { ([root.rawValue] + path).joined(separator: ".") }

    /// The most edits of a description.
    static let most = 64
    /// The most octets that one edit brings.
    static let longestValue = 1 << 16
    /// The most octets of one thing that is issued.
    static let longestResult = 1 << 20
}

/// Why an edit cannot be made.
struct IssuedEditRefusal: Error {
    /// The member of the edit that is to blame: `in`, `do` or `value`.
    let member: String
    let message: Message

    init(_ member: String, _ message: Message) {
        self.member = member
        self.message = message
    }
}
