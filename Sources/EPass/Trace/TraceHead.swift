// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassISO7816
package import EPassTrust

/// The first line of a trace: who wrote it when, over which reader, and what lay there.
package struct TraceHead: Sendable, Hashable {
    /// The program that read.
    package var tool = ToolIdentity.library
    /// When the trace began, as the caller's clock had it.
    package var startedAt: Timestamp?
    /// Whether every octet is in it.
    package var isUnsafe = false
    /// The reader's name without its serial number; untrusted text.
    package var readerName: String?
    /// The transmission protocol in words.
    package var protocolName = ""
    /// The answer to reset, which says of what make the chip is and is the same for all of them.
    package var answerToReset: [UInt8] = []
    /// The most octets of a command that the reader passes on.
    package var maximumCommandLength = 0
    /// The most octets of a response.
    package var maximumResponseLength = 0

    /// A blank one, to be read into.
    init() {}

    init(tool: ToolIdentity, startedAt: Timestamp?, isUnsafe: Bool, properties: ChannelProperties) {
        self.tool = tool
        self.startedAt = startedAt
        self.isUnsafe = isUnsafe
        readerName = properties.readerNameWithoutSerialNumber
        protocolName = String(properties.protocolName.prefix(256))
        answerToReset = Array(properties.atr.prefix(64))
        maximumCommandLength = properties.maximumCommandLength
        maximumResponseLength = properties.maximumResponseLength
    }

    /// What a channel that plays the trace back says of itself.
    var properties: ChannelProperties {
        ChannelProperties(
            readerName: readerName, atr: answerToReset, maximumCommandLength: maximumCommandLength,
            maximumResponseLength: maximumResponseLength, protocolName: protocolName)
    }
}
