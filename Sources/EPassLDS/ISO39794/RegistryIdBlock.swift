// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// What a biometric organization has registered: a device, an algorithm, a certification scheme
/// (ISO/IEC 39794-1: `RegistryIdBlock ::= SEQUENCE { organization [0], id [1] }`, both 1 to 65,535).
public struct RegistryIdBlock: Sendable, Hashable {
    /// The registered number of the organization, 1 to 65,535.
    public var organization: Int
    /// The number that the organization gave, 1 to 65,535.
    public var id: Int

    /// Not checked here; a decoder refuses what is out of range.
    public init(organization: Int, id: Int) {
        self.organization = organization
        self.id = id
    }
}

extension RegistryIdBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        organization = try reader.required(
            reader.integer(0, "organization", in: 1...0xFFFF, &context), "organization")
        id = try reader.required(reader.integer(1, "id", in: 1...0xFFFF, &context), "id")
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.integer(0, organization)
        writer.integer(1, id)
    }
}

/// Data of a registered type (ISO/IEC 39794-1: `ExtendedDataBlock ::= SEQUENCE { dataTypeIdBlock [0], data [1] }`).
public struct ExtendedDataBlock: Sendable, Hashable {
    /// By whom the type was registered, and under which number.
    public var dataTypeIdBlock: RegistryIdBlock
    /// The data, not interpreted.
    public var data: ArraySlice<UInt8>

    /// Data of this type.
    public init(dataTypeIdBlock: RegistryIdBlock, data: ArraySlice<UInt8>) {
        self.dataTypeIdBlock = dataTypeIdBlock
        self.data = data
    }
}

extension ExtendedDataBlock: ExtensibleBlock {
    init(_ reader: inout ExtensibleReader, _ context: inout DecodingContext) throws(LDSError) {
        dataTypeIdBlock = try reader.required(reader.block(0, "dataTypeIdBlock", &context), "dataTypeIdBlock")
        data = try reader.required(reader.octets(1, "data", &context), "data")
    }

    func write(to writer: inout ExtensibleWriter) {
        writer.block(0, dataTypeIdBlock)
        writer.octets(1, data)
    }
}
