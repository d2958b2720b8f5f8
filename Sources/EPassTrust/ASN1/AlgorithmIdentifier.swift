// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

internal import EPassTLV

/// An algorithm and its parameters as they stand in a certificate or a signature (RFC 5280, 4.1.1.2). Whether it is
/// known is another question.
public struct AlgorithmIdentifier: Sendable, Hashable, CustomStringConvertible {
    /// The object identifier in dots: `1.2.840.10045.4.3.2`.
    public let objectIdentifier: String
    /// The encoded parameters; nil where there are none. NULL is `05 00`.
    public let parameters: [UInt8]?

    /// An identifier with these encoded parameters.
    package init(objectIdentifier: String, parameters: [UInt8]? = nil) {
        self.objectIdentifier = objectIdentifier
        self.parameters = parameters
    }

    init(_ node: ASN1Node, _ element: String) throws(TrustError) {
        var fields = try ASN1Fields(node, element)
        objectIdentifier = try fields.next("algorithm").objectIdentifier("\(element).algorithm")
        if fields.isAtEnd {
            parameters = nil
        } else {
            let octets = try fields.next("parameters").encodedBytes
            parameters = octets.elementsEqual(DERWriter.null) ? DERWriter.null : Array(octets)
        }
        try fields.finish()
    }

    /// Confirms that a node is an identifier, and keeps nothing of it.
    static func check(_ node: ASN1Node, _ element: String) throws(TrustError) {
        var fields = try ASN1Fields(node, element)
        _ = try fields.next("algorithm").objectIdentifier("\(element).algorithm")
        if !fields.isAtEnd { _ = try fields.next("parameters") }
        try fields.finish()
    }

    /// Whether the parameters are absent or NULL; both are met where the other is asked for.
    package var hasNoParameters: Bool { parameters == nil || parameters == DERWriter.null }

    /// Whether both name the same algorithm, absent and NULL parameters being the same.
    package func isSame(as other: Self) -> Bool {
        objectIdentifier == other.objectIdentifier
            && (parameters == other.parameters || hasNoParameters && other.hasNoParameters)
    }

    /// The object identifier.
    public var description: String { objectIdentifier }
}
