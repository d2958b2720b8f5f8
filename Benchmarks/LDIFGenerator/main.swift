// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassCrypto
import EPassTrust

// Writes an LDIF file as the ICAO PKD offers it, with synthetic document signers, to standard output; the same octets
// for the same arguments. usage: LDIFGenerator [SIGNERS [OCTETS PER RECORD]]
let arguments = CommandLine.arguments.dropFirst().compactMap(Int.init)
let signers = arguments.first ?? 30_000
let recordLength = arguments.dropFirst().first ?? 3_400

var download = try SyntheticDownload(seed: 9303)
download.write("version: 1\n\n")
for number in 0..<signers { try download.writeSigner(number, recordLength: recordLength) }
for country in download.authorities.indices { try download.writeRevocationList(country) }
download.flush()
