// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a biometric organization has registered: a device, an algorithm, a certification scheme
/// (ISO/IEC 39794-1: `RegistryIdBlock ::= SEQUENCE { organization [0], id [1] }`, both 1 to 65,535).
package struct RegistryIdBlock: Sendable, Hashable {
    /// The registered number of the organization, 1 to 65,535.
    package var organization: Int
    /// The number that the organization gave, 1 to 65,535.
    package var id: Int

    /// Not checked here; a decoder refuses what is out of range.
    package init(organization: Int, id: Int) {
        self.organization = organization
        self.id = id
    }
}

extension RegistryIdBlock: FieldBlock {
    init() { self.init(organization: 0, id: 0) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "organization", in: 1...0xFFFF, &organization, &context)
        try coder.integer(1, "id", in: 1...0xFFFF, &id, &context)
    }
}

/// Data of a registered type (ISO/IEC 39794-1: `ExtendedDataBlock ::= SEQUENCE { dataTypeIdBlock [0], data [1] }`).
package struct ExtendedDataBlock: Sendable, Hashable {
    /// By whom the type was registered, and under which number.
    package var dataTypeIdBlock: RegistryIdBlock
    /// The data, not interpreted.
    package var data: ArraySlice<UInt8>

    /// Data of this type.
    package init(dataTypeIdBlock: RegistryIdBlock, data: ArraySlice<UInt8>) {
        self.dataTypeIdBlock = dataTypeIdBlock
        self.data = data
    }
}

extension ExtendedDataBlock: FieldBlock {
    init() { self.init(dataTypeIdBlock: RegistryIdBlock(), data: []) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.block(0, "dataTypeIdBlock", &dataTypeIdBlock, &context)
        try coder.octets(1, "data", &data, &context)
    }
}
