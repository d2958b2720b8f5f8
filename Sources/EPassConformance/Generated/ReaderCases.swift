// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-conformance of Conformance/reader and Vectors/simulator/tr-03105-5.1.

/// The cases for readers, and the configurations that they name.
enum ReaderCases {
    static let units: [String] = [
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "ISO7816_A",
  "title": "Selection of the application",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {"id": "ISO7816_A_01", "movedTo": "ISO7816_A_01"},
    {"id": "ISO7816_A_02", "movedTo": "ISO7816_A_02"},
    {"id": "ISO7816_A_03", "movedTo": "ISO7816_A_04"}
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "ISO7816_B",
  "title": "Basic Access Control and secure messaging",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {"id": "ISO7816_B_01", "movedTo": "ISO7816_B_01"},
    {"id": "ISO7816_B_02", "movedTo": "ISO7816_B_02"},
    {"id": "ISO7816_B_03", "movedTo": "ISO7816_B_03"},
    {"id": "ISO7816_B_04", "movedTo": "ISO7816_D_01"},
    {"id": "ISO7816_B_05", "movedTo": "ISO7816_D_02"},
    {"id": "ISO7816_B_06", "movedTo": "ISO7816_D_03"},
    {"id": "ISO7816_B_07", "movedTo": "ISO7816_D_04"},
    {"id": "ISO7816_B_08", "movedTo": "ISO7816_D_05"},
    {"id": "ISO7816_B_09", "movedTo": "ISO7816_D_06"},
    {"id": "ISO7816_B_10", "movedTo": "LDS_D_32"}
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "ISO7816_C",
  "title": "Reading of files",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {"id": "ISO7816_C_01", "movedTo": "ISO7816_F_01"},
    {"id": "ISO7816_C_02", "movedTo": "ISO7816_F_02"},
    {"id": "ISO7816_C_03", "movedTo": "ISO7816_F_03"},
    {"id": "ISO7816_C_04", "movedTo": "ISO7816_F_04"},
    {"id": "ISO7816_C_05", "movedTo": "ISO7816_F_05"},
    {"id": "ISO7816_C_06", "movedTo": "ISO7816_F_06"},
    {"id": "ISO7816_C_07", "movedTo": "ISO7816_F_07"},
    {"id": "ISO7816_C_08", "movedTo": "ISO7816_F_08"}
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "ISO7816_D",
  "title": "Chip authentication",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {"id": "ISO7816_D_01", "movedTo": "ISO7816_G_01"},
    {"id": "ISO7816_D_02", "movedTo": "ISO7816_G_02"},
    {"id": "ISO7816_D_03", "movedTo": "ISO7816_G_03"},
    {"id": "ISO7816_D_04", "movedTo": "ISO7816_G_04"},
    {"id": "ISO7816_D_05", "movedTo": "ISO7816_G_05"},
    {"id": "ISO7816_D_06", "movedTo": "ISO7816_G_06"},
    {"id": "ISO7816_D_07", "movedTo": "ISO7816_G_07"},
    {"id": "ISO7816_D_08", "movedTo": "ISO7816_G_08"},
    {"id": "ISO7816_D_09", "movedTo": "ISO7816_G_09"},
    {"id": "ISO7816_D_10", "movedTo": "ISO7816_G_10"},
    {"id": "ISO7816_D_11", "movedTo": "ISO7816_G_11"},
    {"id": "ISO7816_D_12", "movedTo": "ISO7816_G_12"},
    {"id": "ISO7816_D_13", "movedTo": "ISO7816_G_13"},
    {"id": "ISO7816_D_14", "movedTo": "ISO7816_G_14"},
    {"id": "ISO7816_D_15", "movedTo": "ISO7816_G_15"}
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "ISO7816_E",
  "title": "Terminal authentication",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {
      "id": "ISO7816_E_01",
      "title": "Rights proved with RSA v1.5 and SHA-1",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.ISO7816.E01",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_02",
      "title": "Rights proved with RSA v1.5 and SHA-256",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E02",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_03",
      "title": "Rights proved with RSA-PSS and SHA-1",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.ISO7816.E03",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_04",
      "title": "Rights proved with RSA-PSS and SHA-256",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E04",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_05",
      "title": "Rights proved with ECDSA and SHA-1",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.ISO7816.E05",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_06",
      "title": "Rights proved with ECDSA and SHA-224",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E06",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_07",
      "title": "Rights proved with ECDSA and SHA-256",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_08",
      "title": "EF.CVCA names an authority that nobody has",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E08",
      "expected": "failed"
    },
    {
      "id": "ISO7816_E_09",
      "title": "EF.CVCA names no authority",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E09",
      "expected": "failed"
    },
    {
      "id": "ISO7816_E_10",
      "title": "EF.CVCA names three authorities",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E10",
      "expected": "either"
    },
    {
      "id": "ISO7816_E_11",
      "title": "The chip takes another document number into what the terminal signs",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E11",
      "expected": "failed"
    },
    {
      "id": "ISO7816_E_12",
      "title": "The challenge of terminal authentication has seven octets",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {
        "behaviour": {"rules": [{"when": {"step": "terminalChallenge"}, "then": {"executed": true, "cutData": {"to": 7}}}]}
      },
      "expected": "failed"
    },
    {
      "id": "ISO7816_E_13",
      "title": "The challenge of terminal authentication has nine octets",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"behaviour": {"rules": [{"when": {"step": "terminalChallenge"}, "then": {"random": 9, "status": "9000"}}]}},
      "expected": "failed"
    },
    {
      "id": "ISO7816_E_14",
      "title": "The document verifier gives no right to the fingers",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP", "DG3"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"terminalAuthentication": {"key": "P-256", "authorityReference": "DETESTCVCA00001", "verifierRights": [4]}},
      "expected": "successful",
      "unread": ["DG3"],
      "read": ["DG4"],
      "reading": "The right is taken from the certificate of the document verifier, as DV_Cert_11 has it."
    },
    {
      "id": "ISO7816_E_15",
      "title": "The document verifier gives no right to the irises",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP", "DG4"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"terminalAuthentication": {"key": "P-256", "authorityReference": "DETESTCVCA00001", "verifierRights": [3]}},
      "expected": "successful",
      "unread": ["DG4"],
      "read": ["DG3"]
    },
    {
      "id": "ISO7816_E_16",
      "title": "The document verifier gives no right to either",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP", "DG3", "DG4"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"terminalAuthentication": {"key": "P-256", "authorityReference": "DETESTCVCA00001", "verifierRights": []}},
      "expected": "successful",
      "unread": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_17",
      "title": "The signature of the document verifier's certificate is wrong",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"issuing": {"edits": [{"in": "documentVerifier.signature", "do": "flip"}]}},
      "expected": "failed"
    },
    {
      "id": "ISO7816_E_18",
      "title": "The signature of the terminal's certificate is wrong",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"issuing": {"edits": [{"in": "terminal.signature", "do": "flip"}]}},
      "expected": "failed"
    },
    {
      "id": "ISO7816_E_19",
      "title": "The chip's date is behind the end of the certificates",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {
        "issuing": {
          "edits": [
            {"in": "documentVerifier.expirationDate", "do": "set", "value": "2013-10-14"},
            {"in": "terminal.expirationDate", "do": "set", "value": "2013-10-14"}
          ]
        }
      },
      "expected": "failed"
    },
    {"id": "ISO7816_E_20", "deletedIn": "1.1"},
    {"id": "ISO7816_E_21", "deletedIn": "1.1"},
    {
      "id": "ISO7816_E_22",
      "title": "EF.DG14 states another file identifier of EF.CVCA",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E22",
      "expected": "failed"
    },
    {
      "id": "ISO7816_E_23",
      "title": "EF.DG14 states another short identifier of EF.CVCA",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E23",
      "expected": "failed",
      "differs": "The short identifier is optional, and the file identifier is right (Doc 9303-11, 9.2.8): the file is found by it, and its references are those that the chip holds itself to."
    },
    {
      "id": "ISO7816_E_24",
      "title": "The terminal has no certificates",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "credentials": false,
      "expected": "failed"
    },
    {"id": "ISO7816_E_25", "deletedIn": "1.2"},
    {
      "id": "ISO7816_E_26",
      "title": "Rights proved; EF.DG11 and EF.DG12 are there besides",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E26",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_27",
      "title": "Chip key DH with 2,048 bits, terminal key RSA with 1,024",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E27",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_28",
      "title": "Chip key on a curve of 224 bits, terminal key on one of 256",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E28",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_29",
      "title": "Fingers and no irises",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E29",
      "expected": "successful",
      "unread": ["DG4"],
      "read": ["DG3"],
      "reading": "EF.SOD is made valid and authentic as the text asks, so that it has no hash of EF.DG4 either."
    },
    {
      "id": "ISO7816_E_30",
      "title": "Irises and no fingers",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E30",
      "expected": "successful",
      "unread": ["DG3"],
      "read": ["DG4"],
      "reading": "EF.SOD is made valid and authentic as the text asks, so that it has no hash of EF.DG3 either."
    },
    {
      "id": "ISO7816_E_31",
      "title": "Rights proved behind PACE",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E31",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_32",
      "title": "One link certificate leads to the authority that certified",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E32",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_33",
      "title": "Two link certificates lead to the authority that certified",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E33",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_34",
      "title": "A link certificate that is offered and not needed",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E34",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_35",
      "title": "Rights proved with RSA v1.5 and SHA-512",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E35",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_36",
      "title": "Rights proved with RSA-PSS and SHA-512",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E36",
      "expected": "successful",
      "read": ["DG3", "DG4"],
      "reading": "A key of 1,024 bits has no room for SHA-512 and a salt of as many octets (RFC 8017, 9.1.1): 1,280 bits are the fewest."
    },
    {
      "id": "ISO7816_E_37",
      "title": "Rights proved with ECDSA and SHA-384",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E37",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    },
    {
      "id": "ISO7816_E_38",
      "title": "Rights proved with ECDSA and SHA-512",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E38",
      "expected": "successful",
      "read": ["DG3", "DG4"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "ISO7816_F",
  "title": "Active authentication",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {"id": "ISO7816_F_01", "movedTo": "ISO7816_E_01"},
    {"id": "ISO7816_F_02", "movedTo": "ISO7816_E_02"},
    {"id": "ISO7816_F_03", "deletedIn": "1.5"},
    {"id": "ISO7816_F_04", "movedTo": "ISO7816_E_03"},
    {"id": "ISO7816_F_05", "movedTo": "ISO7816_E_04"},
    {"id": "ISO7816_F_06", "movedTo": "ISO7816_E_05"},
    {"id": "ISO7816_F_07", "movedTo": "ISO7816_E_06"},
    {"id": "ISO7816_F_08", "movedTo": "ISO7816_E_07"},
    {"id": "ISO7816_F_09", "movedTo": "ISO7816_E_08"}
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "ISO7816_G",
  "title": "PACE",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {"id": "ISO7816_G_01", "movedTo": "ISO7816_C_01"},
    {"id": "ISO7816_G_02", "movedTo": "ISO7816_C_02"},
    {"id": "ISO7816_G_03", "movedTo": "ISO7816_C_03"},
    {"id": "ISO7816_G_04", "movedTo": "ISO7816_C_04"},
    {"id": "ISO7816_G_05", "movedTo": "ISO7816_C_05"},
    {"id": "ISO7816_G_06", "movedTo": "ISO7816_C_06"},
    {"id": "ISO7816_G_07", "movedTo": "ISO7816_C_07"},
    {"id": "ISO7816_G_08", "movedTo": "ISO7816_C_08"},
    {"id": "ISO7816_G_09", "movedTo": "ISO7816_C_09"},
    {"id": "ISO7816_G_10", "movedTo": "ISO7816_C_10"},
    {"id": "ISO7816_G_11", "movedTo": "ISO7816_C_11"},
    {"id": "ISO7816_G_12", "movedTo": "ISO7816_C_12"},
    {"id": "ISO7816_G_13", "movedTo": "ISO7816_C_13"},
    {"id": "ISO7816_G_14", "movedTo": "ISO7816_C_14"},
    {"id": "ISO7816_G_15", "movedTo": "ISO7816_C_15"},
    {"id": "ISO7816_G_16", "movedTo": "ISO7816_C_16"},
    {"id": "ISO7816_G_17", "movedTo": "ISO7816_C_17"},
    {"id": "ISO7816_G_18", "movedTo": "ISO7816_C_18"},
    {"id": "ISO7816_G_19", "movedTo": "ISO7816_C_19"},
    {"id": "ISO7816_G_20", "movedTo": "ISO7816_C_20"},
    {"id": "ISO7816_G_21", "movedTo": "ISO7816_C_21"},
    {"id": "ISO7816_G_22", "movedTo": "ISO7816_C_22"},
    {"id": "ISO7816_G_23", "movedTo": "ISO7816_C_23"},
    {"id": "ISO7816_G_24", "movedTo": "ISO7816_C_24"},
    {"id": "ISO7816_G_25", "movedTo": "ISO7816_C_25"},
    {"id": "ISO7816_G_26", "movedTo": "ISO7816_C_26"},
    {"id": "ISO7816_G_27", "movedTo": "ISO7816_C_27"},
    {"id": "ISO7816_G_28", "movedTo": "ISO7816_C_28"},
    {"id": "ISO7816_G_29", "movedTo": "ISO7816_C_29"},
    {"id": "ISO7816_G_30", "movedTo": "ISO7816_C_30"},
    {"id": "ISO7816_G_31", "movedTo": "ISO7816_C_31"},
    {"id": "ISO7816_G_32", "movedTo": "ISO7816_C_32"},
    {"id": "ISO7816_G_33", "movedTo": "ISO7816_C_33"},
    {"id": "ISO7816_G_34", "movedTo": "ISO7816_C_34"},
    {"id": "ISO7816_G_35", "movedTo": "ISO7816_C_35"},
    {
      "id": "ISO7816_G_36",
      "title": "EF.CardAccess offers a mapping that is none beside one that is",
      "clause": "Doc 9303-11, 9.2.1",
      "profiles": ["SIP"],
      "configuration": "CFG.PACE.ISO7816.G36",
      "expected": "successful",
      "reading": "id-PACE-DH-CAM is in no list; the identifier is that of the arc that the numbering leaves out, 0.4.0.127.0.7.2.2.4.5.2."
    },
    {"id": "ISO7816_G_37", "deletedIn": "1.41"},
    {"id": "ISO7816_G_38", "movedTo": "ISO7816_C_36"},
    {"id": "ISO7816_G_39", "movedTo": "ISO7816_C_37"},
    {"id": "ISO7816_G_40", "movedTo": "ISO7816_C_38"},
    {"id": "ISO7816_G_41", "movedTo": "ISO7816_C_39"}
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_A",
  "title": "EF.COM",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {"id": "LDS_A_01", "movedTo": "LDS_A_01"},
    {"id": "LDS_A_02", "movedTo": "LDS_A_02"},
    {"id": "LDS_A_03", "movedTo": "LDS_A_03"},
    {"id": "LDS_A_04", "movedTo": "LDS_A_04"},
    {"id": "LDS_A_05", "movedTo": "LDS_A_05"},
    {"id": "LDS_A_06", "movedTo": "LDS_A_06"},
    {"id": "LDS_A_07", "movedTo": "LDS_A_07"},
    {"id": "LDS_A_08", "movedTo": "LDS_A_08"},
    {"id": "LDS_A_09", "movedTo": "LDS_A_09"},
    {"id": "LDS_A_10", "movedTo": "LDS_A_10"}
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_B",
  "title": "EF.DG1",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {"id": "LDS_B_01", "movedTo": "LDS_B_01"},
    {"id": "LDS_B_02", "movedTo": "LDS_B_02"},
    {"id": "LDS_B_03", "movedTo": "LDS_B_03"},
    {"id": "LDS_B_04", "movedTo": "LDS_B_04"},
    {"id": "LDS_B_05", "movedTo": "LDS_B_05"},
    {"id": "LDS_B_06", "movedTo": "LDS_B_06"},
    {"id": "LDS_B_07", "movedTo": "LDS_B_07"},
    {"id": "LDS_B_08", "movedTo": "LDS_B_08"},
    {"id": "LDS_B_09", "movedTo": "LDS_B_09"},
    {"id": "LDS_B_10", "movedTo": "LDS_B_10"},
    {"id": "LDS_B_11", "movedTo": "LDS_B_11"},
    {"id": "LDS_B_12", "movedTo": "LDS_B_12"},
    {"id": "LDS_B_13", "movedTo": "LDS_B_13"},
    {"id": "LDS_B_14", "movedTo": "LDS_B_14"},
    {"id": "LDS_B_15", "movedTo": "LDS_B_15"},
    {"id": "LDS_B_16", "movedTo": "LDS_B_16"},
    {"id": "LDS_B_17", "movedTo": "LDS_B_17"},
    {"id": "LDS_B_18", "movedTo": "LDS_B_18"},
    {"id": "LDS_B_19", "movedTo": "LDS_B_19"},
    {"id": "LDS_B_20", "movedTo": "LDS_B_20"},
    {"id": "LDS_B_21", "movedTo": "LDS_B_21"},
    {"id": "LDS_B_22", "movedTo": "LDS_B_22"},
    {"id": "LDS_B_23", "movedTo": "LDS_B_23"},
    {"id": "LDS_B_24", "movedTo": "LDS_B_24"},
    {"id": "LDS_B_25", "movedTo": "LDS_B_25"},
    {"id": "LDS_B_26", "movedTo": "LDS_B_26"},
    {"id": "LDS_B_27", "movedTo": "LDS_B_27"},
    {"id": "LDS_B_28", "movedTo": "LDS_B_28"}
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_C",
  "title": "EF.DG2",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {"id": "LDS_C_01", "movedTo": "LDS_C_01"},
    {"id": "LDS_C_02", "movedTo": "LDS_C_02"},
    {"id": "LDS_C_03", "movedTo": "LDS_C_03"},
    {"id": "LDS_C_04", "movedTo": "LDS_C_04"},
    {"id": "LDS_C_05", "movedTo": "LDS_C_05"},
    {"id": "LDS_C_06", "movedTo": "LDS_C_06"},
    {"id": "LDS_C_07", "movedTo": "LDS_C_07"},
    {"id": "LDS_C_08", "movedTo": "LDS_C_08"},
    {"id": "LDS_C_09", "movedTo": "LDS_C_09"},
    {"id": "LDS_C_10", "movedTo": "LDS_C_10"},
    {"id": "LDS_C_11", "movedTo": "LDS_C_11"},
    {"id": "LDS_C_12", "movedTo": "LDS_C_12"},
    {"id": "LDS_C_13", "movedTo": "LDS_C_13"},
    {"id": "LDS_C_14", "movedTo": "LDS_C_14"},
    {"id": "LDS_C_15", "movedTo": "LDS_C_15"},
    {"id": "LDS_C_16", "movedTo": "LDS_C_16"},
    {"id": "LDS_C_17", "movedTo": "LDS_C_17"},
    {"id": "LDS_C_18", "movedTo": "LDS_C_18"},
    {"id": "LDS_C_19", "movedTo": "LDS_C_19"},
    {"id": "LDS_C_20", "movedTo": "LDS_C_20"},
    {"id": "LDS_C_21", "movedTo": "LDS_C_21"},
    {"id": "LDS_C_22", "movedTo": "LDS_C_22"},
    {"id": "LDS_C_23", "movedTo": "LDS_C_23"},
    {"id": "LDS_C_24", "movedTo": "LDS_C_24"},
    {"id": "LDS_C_25", "movedTo": "LDS_C_25"},
    {"id": "LDS_C_26", "movedTo": "LDS_C_26"},
    {"id": "LDS_C_27", "movedTo": "LDS_C_27"},
    {"id": "LDS_C_28", "movedTo": "LDS_C_28"}
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_D",
  "title": "EF.DG3",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {
      "id": "LDS_D_01",
      "title": "Two fingers as JPEG 2000",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D01",
      "expected": "successful",
      "read": ["DG3"]
    },
    {
      "id": "LDS_D_02",
      "title": "Two fingers as WSQ",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.DFLT.EAC",
      "expected": "successful",
      "read": ["DG3"]
    },
    {
      "id": "LDS_D_03",
      "title": "Three fingers as WSQ",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D03",
      "expected": "successful",
      "read": ["DG3"]
    },
    {
      "id": "LDS_D_04",
      "title": "The tag of EF.DG3 is 64",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D04",
      "expected": "failed"
    },
    {
      "id": "LDS_D_05",
      "title": "The length of EF.DG3 is too small",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D05",
      "expected": "failed"
    },
    {
      "id": "LDS_D_06",
      "title": "The length of EF.DG3 is too big",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D06",
      "expected": "failed"
    },
    {
      "id": "LDS_D_07",
      "title": "EF.DG3 does not say how many fingers there are",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D07",
      "expected": "failed"
    },
    {
      "id": "LDS_D_08",
      "title": "A finger's header names an owner of formats that is not allowed",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D08",
      "expected": "failed"
    },
    {
      "id": "LDS_D_09",
      "title": "A finger's header names no owner of its format",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D09",
      "expected": "failed"
    },
    {
      "id": "LDS_D_10",
      "title": "A finger's header names a format that is not allowed",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D10",
      "expected": "failed"
    },
    {
      "id": "LDS_D_11",
      "title": "A finger's header names no format",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D11",
      "expected": "failed"
    },
    {
      "id": "LDS_D_12",
      "title": "A finger's header names another finger than its record",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D12",
      "expected": "failed"
    },
    {
      "id": "LDS_D_13",
      "title": "A finger's header does not say which finger it is",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D13",
      "expected": "failed"
    },
    {
      "id": "LDS_D_14",
      "title": "A finger's record begins with another identifier of its format",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["ISO19794-4"],
      "configuration": "CFG.EAC.LDS.D14",
      "expected": "failed"
    },
    {
      "id": "LDS_D_15",
      "title": "The second finger has no image",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D15",
      "expected": "failed"
    },
    {
      "id": "LDS_D_16",
      "title": "Two fingers as raw images",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D16",
      "expected": "successful",
      "read": ["DG3"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_E",
  "title": "EF.DG4",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {
      "id": "LDS_E_01",
      "title": "Two irises as JPEG 2000",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E01",
      "expected": "successful",
      "read": ["DG4"]
    },
    {
      "id": "LDS_E_02",
      "title": "Two irises as raw images",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.DFLT.EAC",
      "expected": "successful",
      "read": ["DG4"]
    },
    {
      "id": "LDS_E_03",
      "title": "The tag of EF.DG4 is 77",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E03",
      "expected": "failed"
    },
    {
      "id": "LDS_E_04",
      "title": "The length of EF.DG4 is too small",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E04",
      "expected": "failed"
    },
    {
      "id": "LDS_E_05",
      "title": "The length of EF.DG4 is too big",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E05",
      "expected": "failed"
    },
    {
      "id": "LDS_E_06",
      "title": "EF.DG4 does not say how many eyes there are",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E06",
      "expected": "failed"
    },
    {
      "id": "LDS_E_07",
      "title": "An eye's header names an owner of formats that is not allowed",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E07",
      "expected": "failed"
    },
    {
      "id": "LDS_E_08",
      "title": "An eye's header names no owner of its format",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E08",
      "expected": "failed"
    },
    {
      "id": "LDS_E_09",
      "title": "An eye's header names a format that is not allowed",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E09",
      "expected": "failed"
    },
    {
      "id": "LDS_E_10",
      "title": "An eye's header names no format",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E10",
      "expected": "failed"
    },
    {
      "id": "LDS_E_11",
      "title": "An eye's header names another eye than its record",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E11",
      "expected": "failed"
    },
    {
      "id": "LDS_E_12",
      "title": "An eye's header does not say which eye it is",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E12",
      "expected": "failed"
    },
    {
      "id": "LDS_E_13",
      "title": "An eye's record begins with another identifier of its format",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["ISO19794-6"],
      "configuration": "CFG.EAC.LDS.E13",
      "expected": "failed"
    },
    {
      "id": "LDS_E_14",
      "title": "The second eye has no image",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E14",
      "expected": "failed"
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_F",
  "title": "EF.DG14",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {
      "id": "LDS_F_01",
      "title": "The tag of EF.DG14 is 6F",
      "clause": "Doc 9303-10, 4.7.14",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F01",
      "expected": "failed"
    },
    {
      "id": "LDS_F_02",
      "title": "The length of EF.DG14 is too small",
      "clause": "Doc 9303-10, 4.7.14",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F02",
      "expected": "failed"
    },
    {
      "id": "LDS_F_03",
      "title": "The length of EF.DG14 is too big",
      "clause": "Doc 9303-10, 4.7.14",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F03",
      "expected": "failed"
    },
    {
      "id": "LDS_F_04",
      "title": "An entry for chip authentication has an identifier that is none",
      "clause": "Doc 9303-11, 9.2.5",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F04",
      "expected": "failed"
    },
    {
      "id": "LDS_F_05",
      "title": "An entry for chip authentication has no identifier",
      "clause": "Doc 9303-11, 9.2.5",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F05",
      "expected": "failed"
    },
    {
      "id": "LDS_F_06",
      "title": "An entry for chip authentication has version 10",
      "clause": "Doc 9303-11, 9.2.5",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F06",
      "expected": "failed"
    },
    {
      "id": "LDS_F_07",
      "title": "An entry for chip authentication has no version",
      "clause": "Doc 9303-11, 9.2.5",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F07",
      "expected": "failed"
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_G",
  "title": "EF.CVCA",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {
      "id": "LDS_G_01",
      "title": "The first reference of EF.CVCA has another tag",
      "clause": "Doc 9303-11, 7.1.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.G01",
      "expected": "failed"
    },
    {
      "id": "LDS_G_02",
      "title": "EF.CVCA is empty",
      "clause": "Doc 9303-11, 7.1.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.G02",
      "expected": "failed"
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_H",
  "title": "EF.SOD",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {
      "id": "LDS_H_01",
      "title": "RSA v1.5 and SHA-1",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H01",
      "expected": "successful"
    },
    {
      "id": "LDS_H_02",
      "title": "RSA-PSS and SHA-1",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H02",
      "expected": "successful"
    },
    {
      "id": "LDS_H_03",
      "title": "RSA-PSS and SHA-256",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "expected": "successful"
    },
    {
      "id": "LDS_H_04",
      "title": "RSA v1.5 and SHA-224",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H04",
      "expected": "successful"
    },
    {
      "id": "LDS_H_05",
      "title": "RSA v1.5 and SHA-256",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H05",
      "expected": "successful"
    },
    {
      "id": "LDS_H_06",
      "title": "RSA v1.5 and SHA-384",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H06",
      "expected": "successful"
    },
    {
      "id": "LDS_H_07",
      "title": "RSA v1.5 and SHA-512",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H07",
      "expected": "successful"
    },
    {
      "id": "LDS_H_08",
      "title": "DSA and SHA-1",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "notMade": "The configuration cannot be made: DSA is in no edition of Doc 9303-12 that is in force (4.4 has RSA and ECDSA).",
      "expected": "successful",
      "reading": "The row of the result is lost in the text at hand; that of LDS_H_97 and LDS_H_98 is the same case with another hash."
    },
    {
      "id": "LDS_H_09",
      "title": "ECDSA and SHA-1",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H09",
      "expected": "successful"
    },
    {
      "id": "LDS_H_10",
      "title": "ECDSA and SHA-1 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H10",
      "expected": "successful"
    },
    {
      "id": "LDS_H_11",
      "title": "ECDSA and SHA-224 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H11",
      "expected": "successful"
    },
    {
      "id": "LDS_H_12",
      "title": "ECDSA and SHA-256 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H12",
      "expected": "successful"
    },
    {
      "id": "LDS_H_13",
      "title": "ECDSA and SHA-384 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H13",
      "expected": "successful"
    },
    {
      "id": "LDS_H_14",
      "title": "ECDSA and SHA-512 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H14",
      "expected": "successful"
    },
    {
      "id": "LDS_H_15",
      "title": "RSA v1.5 and SHA-256; the signer's certificate is not in EF.SOD",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H15",
      "knowsSigner": true,
      "expected": "successful",
      "reading": "The signer is at hand as all certificates of the test are (2.2)."
    },
    {"id": "LDS_H_16", "deletedIn": "1.5"},
    {"id": "LDS_H_17", "movedTo": "LDS_D_02"},
    {"id": "LDS_H_18", "movedTo": "LDS_D_03"},
    {"id": "LDS_H_19", "movedTo": "LDS_D_04"},
    {"id": "LDS_H_20", "movedTo": "LDS_D_05"},
    {"id": "LDS_H_21", "movedTo": "LDS_D_06"},
    {"id": "LDS_H_22", "movedTo": "LDS_D_07"},
    {"id": "LDS_H_23", "movedTo": "LDS_D_08"},
    {"id": "LDS_H_24", "movedTo": "LDS_D_09"},
    {"id": "LDS_H_25", "movedTo": "LDS_D_10"},
    {"id": "LDS_H_26", "movedTo": "LDS_D_11"},
    {"id": "LDS_H_27", "movedTo": "LDS_D_12"},
    {"id": "LDS_H_28", "movedTo": "LDS_D_13"},
    {"id": "LDS_H_29", "movedTo": "LDS_D_14"},
    {"id": "LDS_H_30", "movedTo": "LDS_D_15"},
    {"id": "LDS_H_31", "movedTo": "LDS_D_16"},
    {"id": "LDS_H_32", "movedTo": "LDS_D_17"},
    {"id": "LDS_H_33", "movedTo": "LDS_D_18"},
    {"id": "LDS_H_34", "deletedIn": "1.1"},
    {"id": "LDS_H_35", "deletedIn": "1.1"},
    {
      "id": "LDS_H_36",
      "title": "The signer's signature algorithm is not allowed",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H36",
      "expected": "failed"
    },
    {"id": "LDS_H_37", "movedTo": "LDS_D_19"},
    {"id": "LDS_H_38", "movedTo": "LDS_D_20"},
    {"id": "LDS_H_39", "movedTo": "LDS_D_21"},
    {"id": "LDS_H_40", "movedTo": "LDS_D_22"},
    {"id": "LDS_H_41", "movedTo": "LDS_D_23"},
    {"id": "LDS_H_42", "movedTo": "LDS_D_24"},
    {"id": "LDS_H_43", "movedTo": "LDS_D_25"},
    {"id": "LDS_H_44", "movedTo": "LDS_D_27"},
    {
      "id": "LDS_H_45",
      "title": "EF.SOD has a hash of EF.DG10, which is not there",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H45",
      "expected": "failed"
    },
    {
      "id": "LDS_H_46",
      "title": "EF.SOD has a hash for a number that is no data group",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H46",
      "expected": "failed"
    },
    {
      "id": "LDS_H_47",
      "title": "The hash of EF.DG2 has no number",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H47",
      "expected": "failed"
    },
    {"id": "LDS_H_48", "movedTo": "LDS_D_27"},
    {"id": "LDS_H_49", "movedTo": "LDS_D_28"},
    {
      "id": "LDS_H_50",
      "title": "The signer's certificate has no serial number",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H50",
      "expected": "failed"
    },
    {
      "id": "LDS_H_51",
      "title": "The signer's certificate names two signature algorithms",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H51",
      "expected": "failed"
    },
    {
      "id": "LDS_H_52",
      "title": "The signer's certificate does not name its signature algorithm in what is signed",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H52",
      "expected": "failed"
    },
    {"id": "LDS_H_53", "movedTo": "LDS_D_29"},
    {
      "id": "LDS_H_54",
      "title": "The signer's certificate names another issuer than the CSCA",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H54",
      "expected": "failed"
    },
    {
      "id": "LDS_H_55",
      "title": "The signer's certificate names no issuer",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H55",
      "expected": "failed"
    },
    {
      "id": "LDS_H_56",
      "title": "The signer's certificate has its dates in the other form of time",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H56",
      "expected": "failed"
    },
    {
      "id": "LDS_H_57",
      "title": "The signer's certificate has no dates",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H57",
      "expected": "failed"
    },
    {
      "id": "LDS_H_58",
      "title": "The signer's public key is of a kind that is not allowed",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H58",
      "expected": "failed"
    },
    {
      "id": "LDS_H_59",
      "title": "The signer's certificate has no public key",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H59",
      "expected": "failed"
    },
    {
      "id": "LDS_H_60",
      "title": "The signer's certificate has an authority key identifier without a key identifier",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H60",
      "expected": "failed"
    },
    {
      "id": "LDS_H_61",
      "title": "The signer's certificate has no authority key identifier",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H61",
      "expected": "failed"
    },
    {
      "id": "LDS_H_62",
      "title": "The signer's certificate has a key usage that is not critical",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H62",
      "expected": "failed"
    },
    {
      "id": "LDS_H_63",
      "title": "The signer's certificate may not sign by its key usage",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H63",
      "expected": "failed"
    },
    {
      "id": "LDS_H_64",
      "title": "The signer's certificate has no key usage",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H64",
      "expected": "failed"
    },
    {
      "id": "LDS_H_65",
      "title": "The signer's certificate is signed by an algorithm that is none",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H65",
      "expected": "failed"
    },
    {
      "id": "LDS_H_66",
      "title": "The signer's certificate does not name its signature algorithm",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H66",
      "expected": "failed"
    },
    {"id": "LDS_H_67", "movedTo": "LDS_D_30"},
    {"id": "LDS_H_68", "movedTo": "LDS_D_31"},
    {
      "id": "LDS_H_69",
      "title": "A hash and the signature of EF.SOD, and which is told first",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H69",
      "expected": "failed"
    },
    {
      "id": "LDS_H_70",
      "title": "ECDSA and SHA-224 by the identifier of ANSI",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H70",
      "expected": "successful"
    },
    {
      "id": "LDS_H_71",
      "title": "ECDSA and SHA-256 by the identifier of ANSI",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H71",
      "expected": "successful"
    },
    {
      "id": "LDS_H_72",
      "title": "ECDSA and SHA-384 by the identifier of ANSI",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H72",
      "expected": "successful"
    },
    {
      "id": "LDS_H_73",
      "title": "ECDSA and SHA-512 by the identifier of ANSI",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H73",
      "expected": "successful"
    },
    {
      "id": "LDS_H_74",
      "title": "The data groups are hashed by another algorithm than what is signed",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H74",
      "expected": "successful"
    },
    {
      "id": "LDS_H_75",
      "title": "CSCA and document signer sign by different algorithms (1)",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H75",
      "expected": "successful"
    },
    {
      "id": "LDS_H_76",
      "title": "CSCA and document signer sign by different algorithms (2)",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H76",
      "expected": "successful"
    },
    {
      "id": "LDS_H_77",
      "title": "CSCA and document signer sign by different algorithms (3)",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H77",
      "expected": "successful"
    },
    {
      "id": "LDS_H_78",
      "title": "CSCA and document signer sign by different algorithms (4)",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H78",
      "expected": "successful"
    },
    {
      "id": "LDS_H_79",
      "title": "rsaEncryption as signature algorithm, SHA-1",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H79",
      "expected": "successful"
    },
    {
      "id": "LDS_H_80",
      "title": "rsaEncryption as signature algorithm, SHA-224",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H80",
      "expected": "successful"
    },
    {
      "id": "LDS_H_81",
      "title": "rsaEncryption as signature algorithm, SHA-256",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H81",
      "expected": "successful"
    },
    {
      "id": "LDS_H_82",
      "title": "rsaEncryption as signature algorithm, SHA-384",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H82",
      "expected": "successful"
    },
    {
      "id": "LDS_H_83",
      "title": "rsaEncryption as signature algorithm, SHA-512",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H83",
      "expected": "successful"
    },
    {
      "id": "LDS_H_84",
      "title": "The signer is named by issuer and number, and its version is 3",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H84",
      "expected": "failed"
    },
    {
      "id": "LDS_H_85",
      "title": "The signer is named by key identifier, and its version is 1",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H85",
      "expected": "failed"
    },
    {"id": "LDS_H_86", "movedTo": "LDS_D_35"},
    {"id": "LDS_H_87", "movedTo": "LDS_D_36"},
    {"id": "LDS_H_88", "movedTo": "LDS_D_37"},
    {"id": "LDS_H_89", "movedTo": "LDS_D_38"},
    {
      "id": "LDS_H_90",
      "title": "EF.SOD has more data groups than EF.COM",
      "clause": "Doc 9303-10, 4.6.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H90",
      "expected": "failed"
    },
    {
      "id": "LDS_H_91",
      "title": "EF.SOD has fewer data groups than EF.COM",
      "clause": "Doc 9303-10, 4.6.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H91",
      "expected": "failed"
    },
    {
      "id": "LDS_H_92",
      "title": "EF.SOD has other data groups than EF.COM",
      "clause": "Doc 9303-10, 4.6.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H92",
      "expected": "failed"
    },
    {
      "id": "LDS_H_93",
      "title": "EF.CardSecurity is not what was signed",
      "clause": "Doc 9303-10, 3.11.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H93",
      "expected": "failed",
      "reading": "The base has no EF.CardSecurity; PACE with chip authentication mapping is offered besides, with which that file is there."
    },
    {
      "id": "LDS_H_94",
      "title": "RSA-PSS and SHA-224",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H94",
      "expected": "successful"
    },
    {
      "id": "LDS_H_95",
      "title": "RSA-PSS and SHA-384",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H95",
      "expected": "successful"
    },
    {
      "id": "LDS_H_96",
      "title": "RSA-PSS and SHA-512",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H96",
      "expected": "successful"
    },
    {
      "id": "LDS_H_97",
      "title": "DSA and SHA-224",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "notMade": "The configuration cannot be made: DSA is in no edition of Doc 9303-12 that is in force (4.4 has RSA and ECDSA).",
      "expected": "successful"
    },
    {
      "id": "LDS_H_98",
      "title": "DSA and SHA-256",
      "clause": "Doc 9303-12, 4.4",
      "profiles": ["AIP"],
      "notMade": "The configuration cannot be made: DSA is in no edition of Doc 9303-12 that is in force (4.4 has RSA and ECDSA).",
      "expected": "successful"
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_I",
  "title": "EF.DG15",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {
      "id": "LDS_I_01",
      "title": "The tag of EF.DG15 is 70",
      "clause": "Doc 9303-10, 4.7.15",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.I01",
      "expected": "failed"
    },
    {
      "id": "LDS_I_02",
      "title": "The length of EF.DG15 is too small",
      "clause": "Doc 9303-10, 4.7.15",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.I02",
      "expected": "failed",
      "reading": "The text prints the tag 67, and its purpose is the length alone: the tag is 6F."
    },
    {
      "id": "LDS_I_03",
      "title": "The length of EF.DG15 is too big",
      "clause": "Doc 9303-10, 4.7.15",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.I03",
      "expected": "failed"
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_J",
  "title": "EF.CardSecurity",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {
      "id": "LDS_J_01",
      "title": "EF.CardSecurity has more entries than EF.CardAccess",
      "clause": "Doc 9303-10, 3.11.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.J01",
      "expected": "successful",
      "reading": "The base has no EF.CardSecurity; PACE with chip authentication mapping is offered besides, with which that file is there."
    },
    {
      "id": "LDS_J_02",
      "title": "EF.CardSecurity has fewer entries than EF.CardAccess",
      "clause": "Doc 9303-10, 3.11.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.J02",
      "expected": "failed",
      "reading": "The base has no EF.CardSecurity; PACE with chip authentication mapping is offered besides, with which that file is there."
    },
    {
      "id": "LDS_J_03",
      "title": "EF.CardSecurity has other entries than EF.CardAccess",
      "clause": "Doc 9303-10, 3.11.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.J03",
      "expected": "failed",
      "reading": "The base has no EF.CardSecurity; PACE with chip authentication mapping is offered besides, with which that file is there."
    },
    {
      "id": "LDS_J_04",
      "title": "EF.CardSecurity has a key of chip authentication that lacks its protocol",
      "clause": "Doc 9303-10, 3.11.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.J04",
      "expected": "failed",
      "reading": "The base has no key of chip authentication and the text names no file for it: it stands in EF.DG14."
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "LDS_K",
  "title": "EF.ATR/INFO",
  "source": {
    "document": "BSI TR-03105-5.1",
    "edition": "1.5",
    "day": "2020-02-10"
  },
  "at": "2020-06-01",
  "cases": [
    {
      "id": "LDS_K_01",
      "title": "EF.ATR/INFO states sizes of two octets",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.K01",
      "expected": "successful"
    },
    {
      "id": "LDS_K_02",
      "title": "EF.ATR/INFO states sizes of three octets",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"behaviour": {"extendedLength": {"command": 65535, "response": 65535}}},
      "expected": "successful",
      "reading": "The row of the content is lost in the text at hand; by its title both sizes have three octets."
    },
    {
      "id": "LDS_K_03",
      "title": "EF.ATR/INFO states one size instead of two",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.K03",
      "expected": "failed",
      "differs": "Buffer sizes are for extended lengths alone (Doc 9303-10, 3.11.1): where they are not stated, short lengths are used, the document is read whole, and the report says bufferSizesNotStated."
    },
    {
      "id": "LDS_K_04",
      "title": "EF.ATR/INFO states its sizes under the tag 7F65",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"files": {"ATRInfo": {"hex": "7F65080202078002020780"}}},
      "expected": "failed",
      "differs": "Buffer sizes are for extended lengths alone (Doc 9303-10, 3.11.1): where they are not stated, short lengths are used, the document is read whole, and the report says bufferSizesNotStated."
    }
  ]
}
"""#,
    ]

    static let configurations: [(name: String, text: String)] = [
        ("CFG.DFLT.EAC", #"""
{"schema":"epass-document/2","name":"cfg.dflt.eac","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.ISO7816.E01", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"RSA-1024","algorithm":"id-TA-RSA-v1-5-SHA-1","authorityReference":"DETESTCVCA00003","authorityDays":31}}
"""#),
        ("CFG.EAC.ISO7816.E02", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e02","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"RSA-1024","algorithm":"id-TA-RSA-v1-5-SHA-256","authorityReference":"DETESTCVCA00004","authorityDays":31}}
"""#),
        ("CFG.EAC.ISO7816.E03", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e03","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"RSA-1024","algorithm":"id-TA-RSA-PSS-SHA-1","authorityReference":"DETESTCVCA00005","authorityDays":31}}
"""#),
        ("CFG.EAC.ISO7816.E04", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e04","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"RSA-1024","algorithm":"id-TA-RSA-PSS-SHA-256","authorityReference":"DETESTCVCA00006","authorityDays":31}}
"""#),
        ("CFG.EAC.ISO7816.E05", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e05","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","algorithm":"id-TA-ECDSA-SHA-1","authorityReference":"DETESTCVCA00007","authorityDays":31}}
"""#),
        ("CFG.EAC.ISO7816.E06", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e06","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","algorithm":"id-TA-ECDSA-SHA-224","authorityReference":"DETESTCVCA00008","authorityDays":31}}
"""#),
        ("CFG.EAC.ISO7816.E08", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e08","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001","authorityDays":31},"files":{"CVCA":{"hex":"420F44455445535443564341303030303200000000000000000000000000000000000000"}}}
"""#),
        ("CFG.EAC.ISO7816.E09", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e09","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001","authorityDays":31},"files":{"CVCA":{"hex":"420000000000000000000000000000000000000000000000000000000000000000000000"}}}
"""#),
        ("CFG.EAC.ISO7816.E10", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e10","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DECV00001","authorityDays":31},"files":{"CVCA":{"hex":"420944454356303030303142094445435630303030324209444543563030303033000000"}}}
"""#),
        ("CFG.EAC.ISO7816.E11", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e11","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001","authorityDays":31,"documentNumber":"M11T002JM"}}
"""#),
        ("CFG.EAC.ISO7816.E22", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e22","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"],"privateKey":"0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C"}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG14":{"hex":"6E8201503182014C300F060A04007F000702020302010201013013060804007F000702020202010130040402011F30820122060904007F000702020102308201133081D406072A8648CE3D02013081C8020101302806072A8648CE3D0101021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000001303C041CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFE041CB4050A850C04B3ABF54132565044B0B7D7BFD8BA270B39432355FFB4043904B70E0CBD6BB4BF7F321390B94A03C1D356C21122343280D6115C1D21BD376388B5F723FB4C22DFE6CD4375A05A07476444D5819985007E34021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFF16A2E0B8F03E13DD29455C5C2A3D020101033A0004627B7C0B3A2FB7A478AC5670E9973194A5FDA0BC0791B07506A73DDD99113B3FDEA71BBFF9921330D9CE980155EEBD620C46BE927C214543"}}}
"""#),
        ("CFG.EAC.ISO7816.E23", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e23","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"],"privateKey":"0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C"}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG14":{"hex":"6E8201533182014F300F060A04007F000702020302010201013016060804007F000702020202010130070402011C04011F30820122060904007F000702020102308201133081D406072A8648CE3D02013081C8020101302806072A8648CE3D0101021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000001303C041CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFE041CB4050A850C04B3ABF54132565044B0B7D7BFD8BA270B39432355FFB4043904B70E0CBD6BB4BF7F321390B94A03C1D356C21122343280D6115C1D21BD376388B5F723FB4C22DFE6CD4375A05A07476444D5819985007E34021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFF16A2E0B8F03E13DD29455C5C2A3D020101033A0004627B7C0B3A2FB7A478AC5670E9973194A5FDA0BC0791B07506A73DDD99113B3FDEA71BBFF9921330D9CE980155EEBD620C46BE927C214543"}}}
"""#),
        ("CFG.EAC.ISO7816.E26", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e26","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":{},"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"documentDetails":{},"behaviour":{"rules":[{"when":{"step":["selectFile","read"],"file":["DG11","DG12"],"before":"terminalAuthentication"},"then":{"status":"6982"}}]}}
"""#),
        ("CFG.EAC.ISO7816.E27", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e27","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"MODP-2048-256","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.ISO7816.E28", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e28","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.ISO7816.E29", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e29","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001","dataGroups":[3]}}
"""#),
        ("CFG.EAC.ISO7816.E30", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e30","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001","dataGroups":[4]}}
"""#),
        ("CFG.EAC.ISO7816.E31", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e31","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"pace":[{"group":"brainpoolP256r1","cipher":"3DES"}]}
"""#),
        ("CFG.EAC.ISO7816.E32", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e32","about":"The authority has a second generation; the terminal has the link certificate to it. Which link certificate the test sends is the terminal's.","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","generations":2,"authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.ISO7816.E33", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e33","about":"The authority has a second generation; the terminal has the link certificate to it. Which link certificate the test sends is the terminal's.","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","generations":2,"authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.ISO7816.E34", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e34","about":"The authority has a second generation; the terminal has the link certificate to it. Which link certificate the test sends is the terminal's.","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","generations":2,"authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.ISO7816.E35", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e35","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"RSA-1024","algorithm":"id-TA-RSA-v1-5-SHA-512","authorityReference":"DETESTCVCA00009","authorityDays":31}}
"""#),
        ("CFG.EAC.ISO7816.E36", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e36","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"RSA-1280","algorithm":"id-TA-RSA-PSS-SHA-512","authorityReference":"DETESTCVCA00010","authorityDays":31}}
"""#),
        ("CFG.EAC.ISO7816.E37", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e37","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","algorithm":"id-TA-ECDSA-SHA-384","authorityReference":"DETESTCVCA00011","authorityDays":31}}
"""#),
        ("CFG.EAC.ISO7816.E38", #"""
{"schema":"epass-document/2","name":"cfg.eac.iso7816.e38","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","algorithm":"id-TA-ECDSA-SHA-512","authorityReference":"DETESTCVCA00012","authorityDays":31}}
"""#),
        ("CFG.EAC.LDS.D01", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"jp2","image":{"path":"grey.jp2"}},{"position":"left-index","format":"jp2","image":{"path":"grey.jp2"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.LDS.D03", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d03","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"right-middle","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.LDS.D04", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d04","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"patches":{"at":0,"hex":"64"}}}}
"""#),
        ("CFG.EAC.LDS.D05", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d05","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"length":1181}}}
"""#),
        ("CFG.EAC.LDS.D06", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d06","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"length":1183}}}
"""#),
        ("CFG.EAC.LDS.D07", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d07","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"base64":"Y4IEm39hggSWf2CCAkahEoACAQGBAQiCAQmHAgEBiAIAB18uggItRklSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YIICRqESgAIBAYEBCIIBCocCAQGIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0HAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oQ=="}}}
"""#),
        ("CFG.EAC.LDS.D08", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d08","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"base64":"Y4IEnn9hggSZAgECf2CCAkahEoACAQGBAQiCAQmHAgH/iAIAB18uggItRklSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YIICRqESgAIBAYEBCIIBCocCAQGIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0HAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oQ=="}}}
"""#),
        ("CFG.EAC.LDS.D09", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d09","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"base64":"Y4IEmn9hggSVAgECf2CCAkKhDoACAQGBAQiCAQmIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0CAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oX9gggJGoRKAAgEBgQEIggEKhwIBAYgCAAdfLoICLUZJUgAwMTAAAAAAAAItAAAAHwEBAfQB9AH0AfQIAgAAAAACDQcBAf4AAEgAYAD/oP+kADoJBwAJMtMmNwAJFn616AEJBpf+lAEJAWvp+QAJAkE3aAAJLv9V8AEJGOuU8QEJAmzfCgAJA9jJA/+lAYUCACwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/ogARAP8AYABIAACAAAABAgAA/6YAFAABAAAAAAAAAAAAAAAAAAAAAf+jAAMA/6MAAwD/owADAP+h"}}}
"""#),
        ("CFG.EAC.LDS.D10", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d10","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"base64":"Y4IEnn9hggSZAgECf2CCAkahEoACAQGBAQiCAQmHAgEBiAIACV8uggItRklSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YIICRqESgAIBAYEBCIIBCocCAQGIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0HAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oQ=="}}}
"""#),
        ("CFG.EAC.LDS.D11", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d11","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"base64":"Y4IEmn9hggSVAgECf2CCAkKhDoACAQGBAQiCAQmHAgEBXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0CAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oX9gggJGoRKAAgEBgQEIggEKhwIBAYgCAAdfLoICLUZJUgAwMTAAAAAAAAItAAAAHwEBAfQB9AH0AfQIAgAAAAACDQcBAf4AAEgAYAD/oP+kADoJBwAJMtMmNwAJFn616AEJBpf+lAEJAWvp+QAJAkE3aAAJLv9V8AEJGOuU8QEJAmzfCgAJA9jJA/+lAYUCACwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAD/ogARAP8AYABIAACAAAABAgAA/6YAFAABAAAAAAAAAAAAAAAAAAAAAf+jAAMA/6MAAwD/owADAP+h"}}}
"""#),
        ("CFG.EAC.LDS.D12", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d12","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"base64":"Y4IEnn9hggSZAgECf2CCAkahEoACAQGBAQiCAf6HAgEBiAIAB18uggItRklSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YIICRqESgAIBAYEBCIIBCocCAQGIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0HAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oQ=="}}}
"""#),
        ("CFG.EAC.LDS.D13", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d13","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"base64":"Y4IEm39hggSWAgECf2CCAkOhD4ACAQGBAQiHAgEBiAIAB18uggItRklSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YIICRqESgAIBAYEBCIIBCocCAQGIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0HAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oQ=="}}}
"""#),
        ("CFG.EAC.LDS.D14", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d14","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"base64":"Y4IEnn9hggSZAgECf2CCAkahEoACAQGBAQiCAQmHAgEBiAIAB18uggItUElSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YIICRqESgAIBAYEBCIIBCocCAQGIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0HAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oQ=="}}}
"""#),
        ("CFG.EAC.LDS.D15", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d15","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG3":{"base64":"Y4ICan9hggJlAgECf2CCAkahEoACAQGBAQiCAQmHAgEBiAIAB18uggItRklSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YBShEoACAQGBAQiCAQqHAgEBiAIABw=="}}}
"""#),
        ("CFG.EAC.LDS.D16", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.d16","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index"},{"position":"left-index"}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.LDS.E01", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right","format":"jp2","image":{"path":"grey.jp2"}},{"eye":"left","format":"jp2","image":{"path":"grey.jp2"}}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.LDS.E03", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e03","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"patches":{"at":0,"hex":"77"}}}}
"""#),
        ("CFG.EAC.LDS.E04", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e04","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"length":6329}}}
"""#),
        ("CFG.EAC.LDS.E05", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e05","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"length":6331}}}
"""#),
        ("CFG.EAC.LDS.E06", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e06","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"base64":"doICNX9hggIwf2CCAROhEoACAQGBARCCAQGHAgEBiAIACV8ugftJSVIAMDEwAAAAAPsAAAEALQAAAAAAAgAQAAwIAAAAAAAAAAAAAAAAAAAAAAABAAEAAf7/////AAAAwGBhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v39gggEToRKAAgEBgQEQggEChwIBAYgCAAlfLoH7SUlSADAxMAAAAAD7AAABAC0AAAAAAAIAEAAMCAAAAAAAAAAAAAAAAAAAAAAAAgABAAH+/////wAAAMC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWA="}}}
"""#),
        ("CFG.EAC.LDS.E07", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e07","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"base64":"doICOH9hggIzAgECf2CCAROhEoACAQGBARCCAQGHAgH/iAIACV8ugftJSVIAMDEwAAAAAPsAAAEALQAAAAAAAgAQAAwIAAAAAAAAAAAAAAAAAAAAAAABAAEAAf7/////AAAAwGBhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v39gggEToRKAAgEBgQEQggEChwIBAYgCAAlfLoH7SUlSADAxMAAAAAD7AAABAC0AAAAAAAIAEAAMCAAAAAAAAAAAAAAAAAAAAAAAAgABAAH+/////wAAAMC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWA="}}}
"""#),
        ("CFG.EAC.LDS.E08", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e08","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"base64":"doICNH9hggIvAgECf2CCAQ+hDoACAQGBARCCAQGIAgAJXy6B+0lJUgAwMTAAAAAA+wAAAQAtAAAAAAACABAADAgAAAAAAAAAAAAAAAAAAAAAAAEAAQAB/v////8AAADAYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/YGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/f2CCAROhEoACAQGBARCCAQKHAgEBiAIACV8ugftJSVIAMDEwAAAAAPsAAAEALQAAAAAAAgAQAAwIAAAAAAAAAAAAAAAAAAAAAAACAAEAAf7/////AAAAwL++vby7urm4t7a1tLOysbCvrq2sq6qpqKempaSjoqGgn56dnJuamZiXlpWUk5KRkI+OjYyLiomIh4aFhIOCgYB/fn18e3p5eHd2dXRzcnFwb25tbGtqaWhnZmVkY2JhYL++vby7urm4t7a1tLOysbCvrq2sq6qpqKempaSjoqGgn56dnJuamZiXlpWUk5KRkI+OjYyLiomIh4aFhIOCgYB/fn18e3p5eHd2dXRzcnFwb25tbGtqaWhnZmVkY2JhYA=="}}}
"""#),
        ("CFG.EAC.LDS.E09", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e09","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"base64":"doICOH9hggIzAgECf2CCAROhEoACAQGBARCCAQGHAgEBiAIAD18ugftJSVIAMDEwAAAAAPsAAAEALQAAAAAAAgAQAAwIAAAAAAAAAAAAAAAAAAAAAAABAAEAAf7/////AAAAwGBhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v39gggEToRKAAgEBgQEQggEChwIBAYgCAAlfLoH7SUlSADAxMAAAAAD7AAABAC0AAAAAAAIAEAAMCAAAAAAAAAAAAAAAAAAAAAAAAgABAAH+/////wAAAMC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWA="}}}
"""#),
        ("CFG.EAC.LDS.E10", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e10","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"base64":"doICNH9hggIvAgECf2CCAQ+hDoACAQGBARCCAQGHAgEBXy6B+0lJUgAwMTAAAAAA+wAAAQAtAAAAAAACABAADAgAAAAAAAAAAAAAAAAAAAAAAAEAAQAB/v////8AAADAYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/YGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AgYKDhIWGh4iJiouMjY6PkJGSk5SVlpeYmZqbnJ2en6ChoqOkpaanqKmqq6ytrq+wsbKztLW2t7i5uru8vb6/f2CCAROhEoACAQGBARCCAQKHAgEBiAIACV8ugftJSVIAMDEwAAAAAPsAAAEALQAAAAAAAgAQAAwIAAAAAAAAAAAAAAAAAAAAAAACAAEAAf7/////AAAAwL++vby7urm4t7a1tLOysbCvrq2sq6qpqKempaSjoqGgn56dnJuamZiXlpWUk5KRkI+OjYyLiomIh4aFhIOCgYB/fn18e3p5eHd2dXRzcnFwb25tbGtqaWhnZmVkY2JhYL++vby7urm4t7a1tLOysbCvrq2sq6qpqKempaSjoqGgn56dnJuamZiXlpWUk5KRkI+OjYyLiomIh4aFhIOCgYB/fn18e3p5eHd2dXRzcnFwb25tbGtqaWhnZmVkY2JhYA=="}}}
"""#),
        ("CFG.EAC.LDS.E11", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e11","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"base64":"doICOH9hggIzAgECf2CCAROhEoACAQGBARCCAf6HAgEBiAIACV8ugftJSVIAMDEwAAAAAPsAAAEALQAAAAAAAgAQAAwIAAAAAAAAAAAAAAAAAAAAAAABAAEAAf7/////AAAAwGBhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v39gggEToRKAAgEBgQEQggEChwIBAYgCAAlfLoH7SUlSADAxMAAAAAD7AAABAC0AAAAAAAIAEAAMCAAAAAAAAAAAAAAAAAAAAAAAAgABAAH+/////wAAAMC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWA="}}}
"""#),
        ("CFG.EAC.LDS.E12", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e12","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"base64":"doICNX9hggIwAgECf2CCARChD4ACAQGBARCHAgEBiAIACV8ugftJSVIAMDEwAAAAAPsAAAEALQAAAAAAAgAQAAwIAAAAAAAAAAAAAAAAAAAAAAABAAEAAf7/////AAAAwGBhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v39gggEToRKAAgEBgQEQggEChwIBAYgCAAlfLoH7SUlSADAxMAAAAAD7AAABAC0AAAAAAAIAEAAMCAAAAAAAAAAAAAAAAAAAAAAAAgABAAH+/////wAAAMC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWA="}}}
"""#),
        ("CFG.EAC.LDS.E13", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e13","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"base64":"doICOH9hggIzAgECf2CCAROhEoACAQGBARCCAQGHAgEBiAIACV8ugftGSVMAMDEwAAAAAPsAAAEALQAAAAAAAgAQAAwIAAAAAAAAAAAAAAAAAAAAAAABAAEAAf7/////AAAAwGBhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v39gggEToRKAAgEBgQEQggEChwIBAYgCAAlfLoH7SUlSADAxMAAAAAD7AAABAC0AAAAAAAIAEAAMCAAAAAAAAAAAAAAAAAAAAAAAAgABAAH+/////wAAAMC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWC/vr28u7q5uLe2tbSzsrGwr66trKuqqainpqWko6KhoJ+enZybmpmYl5aVlJOSkZCPjo2Mi4qJiIeGhYSDgoGAf359fHt6eXh3dnV0c3JxcG9ubWxramloZ2ZlZGNiYWA="}}}
"""#),
        ("CFG.EAC.LDS.E14", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.e14","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG4":{"base64":"doIBN39hggEyAgECf2CCAROhEoACAQGBARCCAQGHAgEBiAIACV8ugftJSVIAMDEwAAAAAPsAAAEALQAAAAAAAgAQAAwIAAAAAAAAAAAAAAAAAAAAAAABAAEAAf7/////AAAAwGBhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gIGCg4SFhoeIiYqLjI2Oj5CRkpOUlZaXmJmam5ydnp+goaKjpKWmp6ipqqusra6vsLGys7S1tre4ubq7vL2+v39gFKESgAIBAYEBEIIBAocCAQGIAgAJ"}}}
"""#),
        ("CFG.EAC.LDS.F01", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.f01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG14":{"patches":{"at":0,"hex":"6F"}}}}
"""#),
        ("CFG.EAC.LDS.F02", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.f02","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG14":{"length":329}}}
"""#),
        ("CFG.EAC.LDS.F03", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.f03","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG14":{"length":331}}}
"""#),
        ("CFG.EAC.LDS.F04", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.f04","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"],"privateKey":"0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C"}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG14":{"hex":"6E82014A31820146300D060804007F0007020202020101300F060A04007F0007020203020102010130820122060904007F000702020103308201133081D406072A8648CE3D02013081C8020101302806072A8648CE3D0101021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000001303C041CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFE041CB4050A850C04B3ABF54132565044B0B7D7BFD8BA270B39432355FFB4043904B70E0CBD6BB4BF7F321390B94A03C1D356C21122343280D6115C1D21BD376388B5F723FB4C22DFE6CD4375A05A07476444D5819985007E34021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFF16A2E0B8F03E13DD29455C5C2A3D020101033A0004627B7C0B3A2FB7A478AC5670E9973194A5FDA0BC0791B07506A73DDD99113B3FDEA71BBFF9921330D9CE980155EEBD620C46BE927C214543"}}}
"""#),
        ("CFG.EAC.LDS.F05", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.f05","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"],"privateKey":"0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C"}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG14":{"hex":"6E82013E3182013A3003020101300D060804007F000702020202010130820122060904007F000702020102308201133081D406072A8648CE3D02013081C8020101302806072A8648CE3D0101021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000001303C041CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFE041CB4050A850C04B3ABF54132565044B0B7D7BFD8BA270B39432355FFB4043904B70E0CBD6BB4BF7F321390B94A03C1D356C21122343280D6115C1D21BD376388B5F723FB4C22DFE6CD4375A05A07476444D5819985007E34021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFF16A2E0B8F03E13DD29455C5C2A3D020101033A0004627B7C0B3A2FB7A478AC5670E9973194A5FDA0BC0791B07506A73DDD99113B3FDEA71BBFF9921330D9CE980155EEBD620C46BE927C214543"}}}
"""#),
        ("CFG.EAC.LDS.F06", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.f06","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"],"privateKey":"0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C"}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG14":{"hex":"6E82014A31820146300D060804007F0007020202020101300F060A04007F0007020203020102011030820122060904007F000702020102308201133081D406072A8648CE3D02013081C8020101302806072A8648CE3D0101021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000001303C041CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFE041CB4050A850C04B3ABF54132565044B0B7D7BFD8BA270B39432355FFB4043904B70E0CBD6BB4BF7F321390B94A03C1D356C21122343280D6115C1D21BD376388B5F723FB4C22DFE6CD4375A05A07476444D5819985007E34021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFF16A2E0B8F03E13DD29455C5C2A3D020101033A0004627B7C0B3A2FB7A478AC5670E9973194A5FDA0BC0791B07506A73DDD99113B3FDEA71BBFF9921330D9CE980155EEBD620C46BE927C214543"}}}
"""#),
        ("CFG.EAC.LDS.F07", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.f07","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"],"privateKey":"0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C"}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG14":{"hex":"6E82014731820143300C060A04007F00070202030201300D060804007F000702020202010130820122060904007F000702020102308201133081D406072A8648CE3D02013081C8020101302806072A8648CE3D0101021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000001303C041CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFE041CB4050A850C04B3ABF54132565044B0B7D7BFD8BA270B39432355FFB4043904B70E0CBD6BB4BF7F321390B94A03C1D356C21122343280D6115C1D21BD376388B5F723FB4C22DFE6CD4375A05A07476444D5819985007E34021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFF16A2E0B8F03E13DD29455C5C2A3D020101033A0004627B7C0B3A2FB7A478AC5670E9973194A5FDA0BC0791B07506A73DDD99113B3FDEA71BBFF9921330D9CE980155EEBD620C46BE927C214543"}}}
"""#),
        ("CFG.EAC.LDS.G01", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.g01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"CVCA":{"hex":"000F44455445535443564341303030303100000000000000000000000000000000000000"}}}
"""#),
        ("CFG.EAC.LDS.G02", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.g02","about":"The chip has no trust point: it knows no authority that it is given.","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"CVCA":{"hex":"000000000000000000000000000000000000000000000000000000000000000000000000"}},"behaviour":{"rules":[{"when":{"step":"terminalAuthority"},"then":{"status":"6A88"}}]}}
"""#),
        ("CFG.EAC.LDS.H01", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-1"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-1"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-1"}
"""#),
        ("CFG.EAC.LDS.H02", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h02","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS","hash":"SHA-1"},"signature":{"key":"RSA-2048","scheme":"PSS","hash":"SHA-1"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-1"}
"""#),
        ("CFG.EAC.LDS.H04", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h04","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-224"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-224"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-224"}
"""#),
        ("CFG.EAC.LDS.H05", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h05","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-256"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-256"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-256"}
"""#),
        ("CFG.EAC.LDS.H06", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h06","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-384"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-384"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-384"}
"""#),
        ("CFG.EAC.LDS.H07", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h07","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-512"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-512"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-512"}
"""#),
        ("CFG.EAC.LDS.H09", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h09","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"P-256","scheme":"ECDSA","hash":"SHA-1"},"signature":{"key":"P-224","scheme":"ECDSA","hash":"SHA-1"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-1"}
"""#),
        ("CFG.EAC.LDS.H10", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h10","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"P-256","scheme":"ECDSA-plain","hash":"SHA-1"},"signature":{"key":"P-224","scheme":"ECDSA-plain","hash":"SHA-1"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-1"}
"""#),
        ("CFG.EAC.LDS.H11", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h11","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"P-256","scheme":"ECDSA-plain","hash":"SHA-224"},"signature":{"key":"P-224","scheme":"ECDSA-plain","hash":"SHA-224"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-224"}
"""#),
        ("CFG.EAC.LDS.H12", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h12","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"P-256","scheme":"ECDSA-plain","hash":"SHA-256"},"signature":{"key":"P-256","scheme":"ECDSA-plain","hash":"SHA-256"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-256"}
"""#),
        ("CFG.EAC.LDS.H13", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h13","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"P-384","scheme":"ECDSA-plain","hash":"SHA-384"},"signature":{"key":"P-384","scheme":"ECDSA-plain","hash":"SHA-384"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-384"}
"""#),
        ("CFG.EAC.LDS.H14", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h14","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"brainpoolP512r1","scheme":"ECDSA-plain","hash":"SHA-512"},"signature":{"key":"brainpoolP512r1","scheme":"ECDSA-plain","hash":"SHA-512"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-512"}
"""#),
        ("CFG.EAC.LDS.H15", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h15","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-256"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"certificates":[]}}
"""#),
        ("CFG.EAC.LDS.H36", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h36","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"MD5"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-256","issuing":{"digest":"SHA-256"}}
"""#),
        ("CFG.EAC.LDS.H45", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h45","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"securityObject.dataGroupHashValues","do":"add","value":"302502010A0420FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"}]}}
"""#),
        ("CFG.EAC.LDS.H46", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h46","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"securityObject.DG1.dataGroupNumber","do":"content","value":"FF"}]}}
"""#),
        ("CFG.EAC.LDS.H47", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h47","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"securityObject.DG2.dataGroupNumber","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H50", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h50","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.serialNumber","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H51", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h51","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.signature","do":"replace","value":"300D06092A864886F70D0101050500"}]}}
"""#),
        ("CFG.EAC.LDS.H52", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h52","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.signature","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H54", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h54","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.issuer","do":"set","value":"C=DE, CN=Other"}]}}
"""#),
        ("CFG.EAC.LDS.H55", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h55","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.issuer","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H56", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h56","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.notBefore","do":"replace","value":"180F32303133313030313030303030305A"},{"in":"documentSigner.notAfter","do":"replace","value":"180F32303234303232363030303030305A"}]}}
"""#),
        ("CFG.EAC.LDS.H57", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h57","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.validity","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H58", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h58","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.subjectPublicKeyInfo.algorithm.algorithm","do":"set","value":"1.2.840.113549.1.1.4"}]}}
"""#),
        ("CFG.EAC.LDS.H59", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h59","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.subjectPublicKeyInfo","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H60", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h60","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.authorityKeyIdentifier.keyIdentifier","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H61", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h61","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.authorityKeyIdentifier","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H62", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h62","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.keyUsage.critical","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H63", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h63","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.keyUsage.extnValue","do":"set","value":["keyAgreement"]}]}}
"""#),
        ("CFG.EAC.LDS.H64", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h64","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.keyUsage","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H65", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h65","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"MD5"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"MD5"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-256","issuing":{"digest":"SHA-256"}}
"""#),
        ("CFG.EAC.LDS.H66", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h66","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"documentSigner.signatureAlgorithm","do":"remove","signed":false}]}}
"""#),
        ("CFG.EAC.LDS.H69", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h69","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG2":{"patches":{"at":3420,"hex":"D8"},"signed":false}}}
"""#),
        ("CFG.EAC.LDS.H70", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h70","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"P-256","scheme":"ECDSA","hash":"SHA-224"},"signature":{"key":"P-224","scheme":"ECDSA","hash":"SHA-224"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-224"}
"""#),
        ("CFG.EAC.LDS.H71", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h71","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"P-256","scheme":"ECDSA","hash":"SHA-256"},"signature":{"key":"P-256","scheme":"ECDSA","hash":"SHA-256"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-256"}
"""#),
        ("CFG.EAC.LDS.H72", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h72","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"P-384","scheme":"ECDSA","hash":"SHA-384"},"signature":{"key":"P-384","scheme":"ECDSA","hash":"SHA-384"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-384"}
"""#),
        ("CFG.EAC.LDS.H73", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h73","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"brainpoolP512r1","scheme":"ECDSA","hash":"SHA-512"},"signature":{"key":"brainpoolP512r1","scheme":"ECDSA","hash":"SHA-512"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-512"}
"""#),
        ("CFG.EAC.LDS.H74", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h74","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-224","issuing":{"digest":"SHA-256"}}
"""#),
        ("CFG.EAC.LDS.H75", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h75","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-224","issuing":{"digest":"SHA-224"}}
"""#),
        ("CFG.EAC.LDS.H76", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h76","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"P-256","scheme":"ECDSA","hash":"SHA-224"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-256"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-224","issuing":{"digest":"SHA-224"}}
"""#),
        ("CFG.EAC.LDS.H77", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h77","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS","hash":"SHA-224"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.LDS.H78", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h78","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-256"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"}}
"""#),
        ("CFG.EAC.LDS.H79", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h79","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-1"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-1","identifier":"key"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-1","issuing":{"digest":"SHA-1"}}
"""#),
        ("CFG.EAC.LDS.H80", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h80","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-224"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-224","identifier":"key"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-224","issuing":{"digest":"SHA-224"}}
"""#),
        ("CFG.EAC.LDS.H81", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h81","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-256"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-256","identifier":"key"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-256","issuing":{"digest":"SHA-256"}}
"""#),
        ("CFG.EAC.LDS.H82", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h82","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-384"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-384","identifier":"key"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-384","issuing":{"digest":"SHA-384"}}
"""#),
        ("CFG.EAC.LDS.H83", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h83","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PKCS1","hash":"SHA-512"},"signature":{"key":"RSA-2048","scheme":"PKCS1","hash":"SHA-512","identifier":"key"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-512","issuing":{"digest":"SHA-512"}}
"""#),
        ("CFG.EAC.LDS.H84", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h84","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"securityObject.signerInfo.version","do":"set","value":3}]}}
"""#),
        ("CFG.EAC.LDS.H85", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h85","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"signerName":"subjectKeyIdentifier","edits":[{"in":"securityObject.signerInfo.version","do":"set","value":1}]}}
"""#),
        ("CFG.EAC.LDS.H90", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h90","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE","activeAuthentication":null,"chipAuthentication":[],"pace":[{"group":"brainpoolP256r1","cipher":"3DES"}],"issuing":{"edits":[{"in":"securityObject.DG3.dataGroupHashValue","do":"set","value":"FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF"}]},"files":{"COM":{"hex":"60155F0104303130375F36063034303030305C0361756E"},"DG3":"Y4IEnn9hggSZAgECf2CCAkahEoACAQGBAQiCAQmHAgEBiAIAB18uggItRklSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YIICRqESgAIBAYEBCIIBCocCAQGIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0HAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oQ=="}}
"""#),
        ("CFG.EAC.LDS.H91", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h91","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"issuing":{"edits":[{"in":"securityObject.DG2","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.H92", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h92","about":"The entry of EF.DG2 has the hash of EF.DG3.","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE","activeAuthentication":null,"chipAuthentication":[],"pace":[{"group":"brainpoolP256r1","cipher":"3DES"}],"issuing":{"edits":[{"in":"securityObject.DG2.dataGroupHashValue","do":"set","value":"58166A3CEDDB1B71C34401649757DE6850944289A527E765CD449BB975C8B6BC"}]},"files":{"DG3":"Y4IEnn9hggSZAgECf2CCAkahEoACAQGBAQiCAQmHAgEBiAIAB18uggItRklSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YIICRqESgAIBAYEBCIIBCocCAQGIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0HAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oQ=="}}
"""#),
        ("CFG.EAC.LDS.H93", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h93","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE","activeAuthentication":null,"chipAuthentication":[],"pace":[{"group":"brainpoolP256r1","cipher":"3DES"},{"mapping":"CAM","group":"brainpoolP256r1","cipher":"AES-128"}],"defect":"cardSecurityChanged"}
"""#),
        ("CFG.EAC.LDS.H94", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h94","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS","hash":"SHA-224"},"signature":{"key":"RSA-2048","scheme":"PSS","hash":"SHA-224"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-224"}
"""#),
        ("CFG.EAC.LDS.H95", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h95","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS","hash":"SHA-384"},"signature":{"key":"RSA-2048","scheme":"PSS","hash":"SHA-384"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-384"}
"""#),
        ("CFG.EAC.LDS.H96", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h96","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS","hash":"SHA-512"},"signature":{"key":"RSA-2048","scheme":"PSS","hash":"SHA-512"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-512"}
"""#),
        ("CFG.EAC.LDS.I01", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.i01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":{"key":"RSA-1024","hash":"SHA-224"},"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG15":{"patches":{"at":0,"hex":"70"}}}}
"""#),
        ("CFG.EAC.LDS.I02", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.i02","about":"The text prints the tag 67 where its purpose is the length alone; the tag is 6F.","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":{"key":"RSA-1024","hash":"SHA-224"},"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG15":{"length":161}}}
"""#),
        ("CFG.EAC.LDS.I03", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.i03","about":"The text prints the tag 67 where its purpose is the length alone; the tag is 6F.","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":{"key":"RSA-1024","hash":"SHA-224"},"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"DG15":{"length":163}}}
"""#),
        ("CFG.EAC.LDS.J01", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.j01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE+BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"pace":[{"group":"brainpoolP256r1","cipher":"3DES"},{"mapping":"CAM","group":"brainpoolP256r1","cipher":"AES-128"}],"issuing":{"edits":[{"in":"cardSecurity.eContent","do":"add","value":"30080603550403020101"}]}}
"""#),
        ("CFG.EAC.LDS.J02", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.j02","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE+BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"pace":[{"group":"brainpoolP256r1","cipher":"3DES"},{"mapping":"CAM","group":"brainpoolP256r1","cipher":"AES-128"}],"issuing":{"edits":[{"in":"cardSecurity.eContent[0]","do":"remove"}]}}
"""#),
        ("CFG.EAC.LDS.J03", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.j03","about":"The domain parameters of PACE are written out; EF.CardSecurity says dhpublicnumber where it is ecPublicKey.","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE+BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"pace":[{"group":"brainpoolP256r1","cipher":"3DES","explicit":true},{"mapping":"CAM","group":"brainpoolP256r1","cipher":"AES-128"}],"issuing":{"edits":[{"in":"cardSecurity.eContent[4]","do":"replace","value":"3081FD060904007F0007020204023081EC06072A8648CE3E02013081E0020101302C06072A8648CE3D0101022100A9FB57DBA1EEA9BC3E660A909D838D726E3BF623D52620282013481D1F6E5377304404207D5A0975FC2C3057EEF67530417AFFE7FB8055C126DC5C6CE94A4B44F330B5D9042026DC5C6CE94A4B44F330B5D9BBD77CBF958416295CF7E1CE6BCCDC18FF8C07B60441048BD2AEB9CB7E57CB2C4B482FFC81B7AFB9DE27E1E3BD23C23A4453BD9ACE3262547EF835C3DAC4FD97F8461A14611DC9C27745132DED8E545C1D54C72F046997022100A9FB57DBA1EEA9BC3E660A909D838D718C397AA3B561A6F7901E0E82974856A7020101020120"}]}}
"""#),
        ("CFG.EAC.LDS.J04", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.j04","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"],"privateKey":"0102030405060708090A0B0C0D0E0F101112131415161718191A1B1C"}],"pace":[{"group":"brainpoolP256r1","cipher":"3DES"}],"files":{"DG14":{"hex":"6E82014431820140300F060A04007F000702020302010201013012060A04007F0007020204020102010202010D30820117308201133081D406072A8648CE3D02013081C8020101302806072A8648CE3D0101021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000001303C041CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFE041CB4050A850C04B3ABF54132565044B0B7D7BFD8BA270B39432355FFB4043904B70E0CBD6BB4BF7F321390B94A03C1D356C21122343280D6115C1D21BD376388B5F723FB4C22DFE6CD4375A05A07476444D5819985007E34021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFF16A2E0B8F03E13DD29455C5C2A3D020101033A0004627B7C0B3A2FB7A478AC5670E9973194A5FDA0BC0791B07506A73DDD99113B3FDEA71BBFF9921330D9CE980155EEBD620C46BE927C214543"}}}
"""#),
        ("CFG.EAC.LDS.K01", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.k01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"ATRInfo":{"hex":"7F66080202078002020780"}}}
"""#),
        ("CFG.EAC.LDS.K03", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.k03","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"ATRInfo":{"hex":"7F660402020780"}}}
"""#),
        ("CFG.PACE.ISO7816.G36", #"""
{"schema":"epass-document/2","name":"cfg.pace.iso7816.g36","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE","activeAuthentication":null,"chipAuthentication":[],"pace":[{"group":"brainpoolP256r1","cipher":"3DES"}],"cardAccessInfos":["MBIGCgQAfwAHAgIEBQICAQICAQ0="],"securityInfos":["MBIGCgQAfwAHAgIEBQICAQICAQ0="]}
"""#),
    ]

    static let files: [(name: String, hexadecimal: String)] = [
        ("grey.jp2", "0000000C6A5020200D0A870A00000014667479706A703220000000006A7032200000002D6A7032680000001669686472000000390000002D0001070700000000000F636F6C72010000000000110000074F6A703263FF4FFF51002900000000002D0000003900000000000000000000002D0000003900000000000000000001070101FF52000C00000001000504040001FF5C00134040484850484850484850484850484850FF640025000143726561746564206279204F70656E4A5045472076657273696F6E20322E352E30FF90000A0000000006CE0001FF93CFB41404D2B89187C3EA029F80343ED04005F90E579734387F06A4FF7FCFC03E3ED0E87DA1C007380A69207EC24CF265A60717C84F168492B4B7D1BA7DE889AB82A68F0C05755720D930DE333AECE24F9FCFC0C23ED298FC0A8029F819F674302EAA703EF1200418E3E2BF7DAD6B9102C4CE37684F4C9F19FB587BA306E9E52F0DF00F041D1BE3932A7F1AAA2A5C439E62E4719AB21E970B6C1DD755B4DFB109A364D0E122E0238B6BF20BE386135D28B8F07F3AE3D21E6AAC636A8C374A331B984A7561132D17A3F0B34A670640D7755AB0504CD701023BE00646D236C7DB41CFC2868FC2814F139BD307BDDD500AB3EBB37268823249251B12BDE99BB2B1E33F9B089B70BC65AC82D622F5354265443AEF1527C7310F88DA75B82B729F683E688DEB64FAFA450B1934F9CB2245EC1236C3894378C6F8449F421F82FEFD55EEE668406D385C2642FBB9C261C80C69B98C9DC0C2EE5E4CF0E97ADB96F1141A6FBB3145343C4105912F62E746385B803E13782FAB6447B6C98C8024D9BE8E005EA95823D2742F9E8A87B19A4FE5280AB0CCBC0F6F961AA9E6AA226153ECCBF30AD260AC924BB35B1319BC688BB9F33E4317425653C4ACFBB0B865D9884A01C504ED72D50CBA620CD03CB27E3309C5C2F99B6C6D1ECE6215A9223843CE6B81C8DC21AA63CD0D2625D5F9902370A52D175BEF1D3A3EC59241F672EBAEB36F417E430186D9601F3D26E85BEDC56CDF40951C053ACA74955DD4465E380172D9EA0E54EEC3E42C0B2CEDFAAB6A47AFF18E0D5E16BBFBDE8AA5384259C2189899D179525CF8463AB674CE0EBFC3D16DCBA791AF8096E29E647B31DD7EA6F71A389003CB3F5F11436A18AFD5B27D93582602BF7FC7DBAE31F6EBB43EDD5F952C0267294BBCDF9D1930D5429475F92382CE027C3E46C02A076B790C1F0ACA01DAE591755C1F520850E899EF430F579DD7BCF560209EE92BE91751686BE8F9CF9779B35D0AEE84FDDA9632111A98123A7C5D4BE2DDF7385095AA26BF8A86193E5266E7CAAE4E9CF59B29608241E7772CA6B6BA6A3EB2531B8CDE23AFCD00E20C2DFDD707B0538BE9FB8B7CE3C147B379992508E83D382B49C5B4C60A1E1B19DE04E6C3F2C9F923B565DDEEEBDC068AEBBC2A0730AF331BC92F672466C745C60AE6A00493FF28DD0D8B94BC2C3D22269EA1A6E2213341DE30DD11B954CCF63905B4ED6F5F2E67B4A275746C62B669DA0DE48B1E70681325E7EE7B14A944FA0C71140AD9949644BD6177A4D4CEC0AE28FA8D8CE725088AB7B4EC32970E1529FB88FF1594A7AEE96E31C90F243833A42AA2FD2D11939D3553242D2E35993E760A0E0B5FC8113114009EA9E0609DE9B8085D6D7F9A4D3F7AA42578CAD74F02CE059EC7F0CE50C101B730D2E96304DD3F576C8A597584C4455E0E914A68CD8323E46978D5749E6243A477080B2CC62C62B14B1CB3BCE8A13DEFC1BD22BF44C9F2FF2FFF696B53517713395A28121D7D17FC14D0E63B8951FE2E586904314B81D04238B65FC31362A976FDC72028FA4AF8121666FE992EE042863FC5C8661FED6A0BC67D86197ECB49F5257BB6650E3E3F3FF12121B7F5F52E73D06FD3EB356A7179E33E0D7514FAA337CA4D5AED1B8A009A8A98137DF9D62C78AD62371B551334F6BE2FE551D883B3F0D24501D084EB647195EC5C1DA83E278332DB23EE83B1393DEFA51F4BCD8A0E3B266E845DCD563C4689F3E1ACCFBE318E264C2EEF8D1F90C1D2C3E793C3CAF2B33314F1F435715FFF0DFC8843F211113A69B27ACB06265841B77DCF91F16FE061257B8A1635049111BDDA7B0A6EAFAE000A61F80423C16CA1E94A11D763A43728330C6E65AD64FD231B435768AB97EB88909BF43DD6B1ED9B81874333823B8E4A710BAD70B4546510B9280437A82E8F1EDFF49DCA5CF3F19AB11403EE30F117CFB42DE70CBB37958CA7179241307A06CC6868F1D55378555FD6E9DF4C0A199321B9056870EBF903E0F688E963FC0A7CDB8B2A63CC0AB3696CDD065BC31DA10B88283CD499C9BACB42B4C2FEB7955B77DC13839737A56A707876792DCB5DEB3CE2AF2B434AF6712E373D69731FAE80DE8D78A60BBDD37EA1C484303CFB9A8FC0F5B2FCB329DDA7F401746215C967F96EEA3C81D54B5852D19F463F5EDDAF70D988ADE0E21410983C2E893EC75B48D163190CF211D8E48B40F4F10FF2E74F72FED8AA83489ECCC147156EBFDD79D848961946C54A10CA46C40CA81348C6DCA29CA721D9761D469E7980B9B278C95E7F0361155E6B43FF797CC84E2F7C8B4896258C7636CEFB9EA1FA7E99364D1F119E1E05D59E0C9172B4D4F5064B2919C7EDFC3A0057427BB608BFA57E05377ECD90EFCB7AC47A570F232D7068E4FAF734BDC9989284CE9706262380B908C35D62AE7BD68DD3A1AEA73840BEE4E7CEFD725FFFD9"),
        ("grey.wsq", "FFA0FFA4003A0907000932D326370009167EB5E801090697FE940109016BE9F900090241376800092EFF55F0010918EB94F10109026CDF0A000903D8C903FFA5018502002C000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000FFA2001100FF00600048000080000001020000FFA60014000100000000000000000000000000000001FFA3000300FFA3000300FFA3000300FFA1"),
    ]
}
