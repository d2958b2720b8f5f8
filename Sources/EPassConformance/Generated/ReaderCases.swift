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
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (credentialsNotHeld)"]
    },
    {
      "id": "ISO7816_E_09",
      "title": "EF.CVCA names no authority",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E09",
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (malformed)"]
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
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (refusedByChip)"]
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
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (refusedByChip)"]
    },
    {
      "id": "ISO7816_E_13",
      "title": "The challenge of terminal authentication has nine octets",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"behaviour": {"rules": [{"when": {"step": "terminalChallenge"}, "then": {"random": 9, "status": "9000"}}]}},
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (refusedByChip)"]
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
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (refusedByChip)"]
    },
    {
      "id": "ISO7816_E_18",
      "title": "The signature of the terminal's certificate is wrong",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"issuing": {"edits": [{"in": "terminal.signature", "do": "flip"}]}},
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (refusedByChip)"]
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
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (refusedByChip)"]
    },
    {"id": "ISO7816_E_20", "deletedIn": "1.1"},
    {"id": "ISO7816_E_21", "deletedIn": "1.1"},
    {
      "id": "ISO7816_E_22",
      "title": "EF.DG14 states another file identifier of EF.CVCA",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E22",
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (absent)"]
    },
    {
      "id": "ISO7816_E_23",
      "title": "EF.DG14 states another short identifier of EF.CVCA",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.ISO7816.E23",
      "expected": "failed",
      "because": ["authoritiesShortEFWrong"]
    },
    {
      "id": "ISO7816_E_24",
      "title": "The terminal has no certificates",
      "clause": "Doc 9303-11, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "credentials": false,
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (credentialsNotHeld)"]
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
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "LDS_D_05",
      "title": "The length of EF.DG3 is too small",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D05",
      "expected": "failed",
      "because": ["integrity.dg3.hash failed (deviationRefused)"]
    },
    {
      "id": "LDS_D_06",
      "title": "The length of EF.DG3 is too big",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D06",
      "expected": "failed",
      "because": ["integrity.dg3.hash undetermined (malformed)"]
    },
    {
      "id": "LDS_D_07",
      "title": "EF.DG3 does not say how many fingers there are",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D07",
      "expected": "failed",
      "because": ["biometricInstanceCount"]
    },
    {
      "id": "LDS_D_08",
      "title": "A finger's header names an owner of formats that is not allowed",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D08",
      "expected": "failed",
      "because": ["biometricFormatOther"]
    },
    {
      "id": "LDS_D_09",
      "title": "A finger's header names no owner of its format",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D09",
      "expected": "failed",
      "because": ["biometricHeaderIncomplete"]
    },
    {
      "id": "LDS_D_10",
      "title": "A finger's header names a format that is not allowed",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D10",
      "expected": "failed",
      "because": ["biometricFormatOther"]
    },
    {
      "id": "LDS_D_11",
      "title": "A finger's header names no format",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D11",
      "expected": "failed",
      "because": ["biometricHeaderIncomplete"]
    },
    {
      "id": "LDS_D_12",
      "title": "A finger's header names another finger than its record",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D12",
      "expected": "failed",
      "because": ["biometricSubtypeMismatch"]
    },
    {
      "id": "LDS_D_13",
      "title": "A finger's header does not say which finger it is",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D13",
      "expected": "failed",
      "because": ["biometricSubtypeMissing"]
    },
    {
      "id": "LDS_D_14",
      "title": "A finger's record begins with another identifier of its format",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["ISO19794-4"],
      "configuration": "CFG.EAC.LDS.D14",
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "LDS_D_15",
      "title": "The second finger has no image",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3"],
      "configuration": "CFG.EAC.LDS.D15",
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
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
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "LDS_E_04",
      "title": "The length of EF.DG4 is too small",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E04",
      "expected": "failed",
      "because": ["integrity.dg4.hash failed (deviationRefused)"]
    },
    {
      "id": "LDS_E_05",
      "title": "The length of EF.DG4 is too big",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E05",
      "expected": "failed",
      "because": ["integrity.dg4.hash undetermined (malformed)"]
    },
    {
      "id": "LDS_E_06",
      "title": "EF.DG4 does not say how many eyes there are",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E06",
      "expected": "failed",
      "because": ["biometricInstanceCount"]
    },
    {
      "id": "LDS_E_07",
      "title": "An eye's header names an owner of formats that is not allowed",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E07",
      "expected": "failed",
      "because": ["biometricFormatOther"]
    },
    {
      "id": "LDS_E_08",
      "title": "An eye's header names no owner of its format",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E08",
      "expected": "failed",
      "because": ["biometricHeaderIncomplete"]
    },
    {
      "id": "LDS_E_09",
      "title": "An eye's header names a format that is not allowed",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E09",
      "expected": "failed",
      "because": ["biometricFormatOther"]
    },
    {
      "id": "LDS_E_10",
      "title": "An eye's header names no format",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E10",
      "expected": "failed",
      "because": ["biometricHeaderIncomplete"]
    },
    {
      "id": "LDS_E_11",
      "title": "An eye's header names another eye than its record",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E11",
      "expected": "failed",
      "because": ["biometricSubtypeMismatch"]
    },
    {
      "id": "LDS_E_12",
      "title": "An eye's header does not say which eye it is",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E12",
      "expected": "failed",
      "because": ["biometricSubtypeMissing"]
    },
    {
      "id": "LDS_E_13",
      "title": "An eye's record begins with another identifier of its format",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["ISO19794-6"],
      "configuration": "CFG.EAC.LDS.E13",
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "LDS_E_14",
      "title": "The second eye has no image",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4"],
      "configuration": "CFG.EAC.LDS.E14",
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
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
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "LDS_F_02",
      "title": "The length of EF.DG14 is too small",
      "clause": "Doc 9303-10, 4.7.14",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F02",
      "expected": "failed",
      "because": ["integrity.dg14.hash failed (deviationRefused)"]
    },
    {
      "id": "LDS_F_03",
      "title": "The length of EF.DG14 is too big",
      "clause": "Doc 9303-10, 4.7.14",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F03",
      "expected": "failed",
      "because": ["integrity.dg14.hash undetermined (malformed)"]
    },
    {
      "id": "LDS_F_04",
      "title": "An entry for chip authentication has an identifier that is none",
      "clause": "Doc 9303-11, 9.2.5",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F04",
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyNotFound)"]
    },
    {
      "id": "LDS_F_05",
      "title": "An entry for chip authentication has no identifier",
      "clause": "Doc 9303-11, 9.2.5",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F05",
      "expected": "failed",
      "because": ["securityInfoMalformed"]
    },
    {
      "id": "LDS_F_06",
      "title": "An entry for chip authentication has version 10",
      "clause": "Doc 9303-11, 9.2.5",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F06",
      "expected": "failed",
      "because": ["securityInfoVersion", "chipAuthenticationVersion"]
    },
    {
      "id": "LDS_F_07",
      "title": "An entry for chip authentication has no version",
      "clause": "Doc 9303-11, 9.2.5",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.F07",
      "expected": "failed",
      "because": ["securityInfoMalformed"]
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
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (malformed)"]
    },
    {
      "id": "LDS_G_02",
      "title": "EF.CVCA is empty",
      "clause": "Doc 9303-11, 7.1.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.G02",
      "expected": "failed",
      "because": ["access.terminalAuthentication.established undetermined (malformed)"]
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
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H01",
      "expected": "successful"
    },
    {
      "id": "LDS_H_02",
      "title": "RSA-PSS and SHA-1",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H02",
      "expected": "successful"
    },
    {
      "id": "LDS_H_03",
      "title": "RSA-PSS and SHA-256",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "expected": "successful"
    },
    {
      "id": "LDS_H_04",
      "title": "RSA v1.5 and SHA-224",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H04",
      "expected": "successful"
    },
    {
      "id": "LDS_H_05",
      "title": "RSA v1.5 and SHA-256",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H05",
      "expected": "successful"
    },
    {
      "id": "LDS_H_06",
      "title": "RSA v1.5 and SHA-384",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H06",
      "expected": "successful"
    },
    {
      "id": "LDS_H_07",
      "title": "RSA v1.5 and SHA-512",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H07",
      "expected": "successful"
    },
    {
      "id": "LDS_H_08",
      "title": "DSA and SHA-1",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H08",
      "expected": "successful",
      "reading": "The row of the result is lost in the text at hand; that of LDS_H_97 and LDS_H_98 is the same case with another hash."
    },
    {
      "id": "LDS_H_09",
      "title": "ECDSA and SHA-1",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H09",
      "expected": "successful"
    },
    {
      "id": "LDS_H_10",
      "title": "ECDSA and SHA-1 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H10",
      "expected": "successful"
    },
    {
      "id": "LDS_H_11",
      "title": "ECDSA and SHA-224 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H11",
      "expected": "successful"
    },
    {
      "id": "LDS_H_12",
      "title": "ECDSA and SHA-256 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H12",
      "expected": "successful"
    },
    {
      "id": "LDS_H_13",
      "title": "ECDSA and SHA-384 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H13",
      "expected": "successful"
    },
    {
      "id": "LDS_H_14",
      "title": "ECDSA and SHA-512 by the identifier of TR-03111",
      "clause": "Doc 9303-12, 4.1.6",
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
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H36",
      "expected": "failed",
      "because": ["securityObject.sod.signature undetermined (unsupportedAlgorithm)"]
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
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (listsDiffer)", "integrity.dg10.hash undetermined (absent)"]
    },
    {
      "id": "LDS_H_46",
      "title": "EF.SOD has a hash for a number that is no data group",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H46",
      "expected": "failed",
      "because": ["securityObject.sod.structure failed (malformed)"]
    },
    {
      "id": "LDS_H_47",
      "title": "The hash of EF.DG2 has no number",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H47",
      "expected": "failed",
      "because": ["securityObject.sod.structure failed (malformed)"]
    },
    {"id": "LDS_H_48", "movedTo": "LDS_D_27"},
    {"id": "LDS_H_49", "movedTo": "LDS_D_28"},
    {
      "id": "LDS_H_50",
      "title": "The signer's certificate has no serial number",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H50",
      "expected": "failed",
      "because": ["securityObject.sod.signature undetermined (malformed)"]
    },
    {
      "id": "LDS_H_51",
      "title": "The signer's certificate names two signature algorithms",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H51",
      "expected": "failed",
      "because": ["issuer.ds.signature failed (algorithmMismatch)"]
    },
    {
      "id": "LDS_H_52",
      "title": "The signer's certificate does not name its signature algorithm in what is signed",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H52",
      "expected": "failed",
      "because": ["securityObject.sod.signature undetermined (malformed)"]
    },
    {"id": "LDS_H_53", "movedTo": "LDS_D_29"},
    {
      "id": "LDS_H_54",
      "title": "The signer's certificate names another issuer than the CSCA",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H54",
      "expected": "failed",
      "because": ["issuerNameDiffers"]
    },
    {
      "id": "LDS_H_55",
      "title": "The signer's certificate names no issuer",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H55",
      "expected": "failed",
      "because": ["securityObject.sod.signature undetermined (malformed)"]
    },
    {
      "id": "LDS_H_56",
      "title": "The signer's certificate has its dates in the other form of time",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H56",
      "expected": "failed",
      "because": ["validityTimeForm"]
    },
    {
      "id": "LDS_H_57",
      "title": "The signer's certificate has no dates",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H57",
      "expected": "failed",
      "because": ["securityObject.sod.signature undetermined (malformed)"]
    },
    {
      "id": "LDS_H_58",
      "title": "The signer's public key is of a kind that is not allowed",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H58",
      "expected": "failed",
      "because": ["securityObject.sod.signature undetermined (unsupportedAlgorithm)"]
    },
    {
      "id": "LDS_H_59",
      "title": "The signer's certificate has no public key",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H59",
      "expected": "failed",
      "because": ["securityObject.sod.signature undetermined (malformed)"]
    },
    {
      "id": "LDS_H_60",
      "title": "The signer's certificate has an authority key identifier without a key identifier",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H60",
      "expected": "failed",
      "because": ["akiMissing"]
    },
    {
      "id": "LDS_H_61",
      "title": "The signer's certificate has no authority key identifier",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H61",
      "expected": "failed",
      "because": ["akiMissing"]
    },
    {
      "id": "LDS_H_62",
      "title": "The signer's certificate has a key usage that is not critical",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H62",
      "expected": "failed",
      "because": ["keyUsageNotCritical"]
    },
    {
      "id": "LDS_H_63",
      "title": "The signer's certificate may not sign by its key usage",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H63",
      "expected": "failed",
      "because": ["issuer.ds.signature failed (keyUsage)"]
    },
    {
      "id": "LDS_H_64",
      "title": "The signer's certificate has no key usage",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H64",
      "expected": "failed",
      "because": ["keyUsageMissing"]
    },
    {
      "id": "LDS_H_65",
      "title": "The signer's certificate is signed by an algorithm that is none",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H65",
      "expected": "failed",
      "because": ["issuer.ds.signature undetermined (unsupportedAlgorithm)"]
    },
    {
      "id": "LDS_H_66",
      "title": "The signer's certificate does not name its signature algorithm",
      "clause": "Doc 9303-12, 7.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H66",
      "expected": "failed",
      "because": ["securityObject.sod.signature undetermined (malformed)"]
    },
    {"id": "LDS_H_67", "movedTo": "LDS_D_30"},
    {"id": "LDS_H_68", "movedTo": "LDS_D_31"},
    {
      "id": "LDS_H_69",
      "title": "A hash and the signature of EF.SOD, and which is told first",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H69",
      "expected": "failed",
      "because": ["integrity.dg2.hash failed (hashMismatch)"]
    },
    {
      "id": "LDS_H_70",
      "title": "ECDSA and SHA-224 by the identifier of ANSI",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H70",
      "expected": "successful"
    },
    {
      "id": "LDS_H_71",
      "title": "ECDSA and SHA-256 by the identifier of ANSI",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H71",
      "expected": "successful"
    },
    {
      "id": "LDS_H_72",
      "title": "ECDSA and SHA-384 by the identifier of ANSI",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H72",
      "expected": "successful"
    },
    {
      "id": "LDS_H_73",
      "title": "ECDSA and SHA-512 by the identifier of ANSI",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H73",
      "expected": "successful"
    },
    {
      "id": "LDS_H_74",
      "title": "The data groups are hashed by another algorithm than what is signed",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H74",
      "expected": "successful"
    },
    {
      "id": "LDS_H_75",
      "title": "CSCA and document signer sign by different algorithms (1)",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H75",
      "expected": "successful",
      "reading": "digestAlgorithm names another hash than signatureAlgorithm, as the configuration wants it: each is taken for what it names (RFC 5652, 5.3). RFC 8933, 3, which came after this edition, wants one hash for both."
    },
    {
      "id": "LDS_H_76",
      "title": "CSCA and document signer sign by different algorithms (2)",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H76",
      "expected": "successful",
      "reading": "digestAlgorithm names another hash than signatureAlgorithm, as the configuration wants it: each is taken for what it names (RFC 5652, 5.3). RFC 8933, 3, which came after this edition, wants one hash for both."
    },
    {
      "id": "LDS_H_77",
      "title": "CSCA and document signer sign by different algorithms (3)",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H77",
      "expected": "successful"
    },
    {
      "id": "LDS_H_78",
      "title": "CSCA and document signer sign by different algorithms (4)",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H78",
      "expected": "successful"
    },
    {
      "id": "LDS_H_79",
      "title": "rsaEncryption as signature algorithm, SHA-1",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP", "DPRCTD-SHA1"],
      "configuration": "CFG.EAC.LDS.H79",
      "expected": "successful"
    },
    {
      "id": "LDS_H_80",
      "title": "rsaEncryption as signature algorithm, SHA-224",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H80",
      "expected": "successful"
    },
    {
      "id": "LDS_H_81",
      "title": "rsaEncryption as signature algorithm, SHA-256",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H81",
      "expected": "successful"
    },
    {
      "id": "LDS_H_82",
      "title": "rsaEncryption as signature algorithm, SHA-384",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H82",
      "expected": "successful"
    },
    {
      "id": "LDS_H_83",
      "title": "rsaEncryption as signature algorithm, SHA-512",
      "clause": "Doc 9303-12, 4.1.6",
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
      "expected": "failed",
      "because": ["signerInfoVersion"]
    },
    {
      "id": "LDS_H_85",
      "title": "The signer is named by key identifier, and its version is 1",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H85",
      "expected": "failed",
      "because": ["signerInfoVersion"]
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
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (listsDiffer)"]
    },
    {
      "id": "LDS_H_91",
      "title": "EF.SOD has fewer data groups than EF.COM",
      "clause": "Doc 9303-10, 4.6.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H91",
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (listsDiffer)"]
    },
    {
      "id": "LDS_H_92",
      "title": "EF.SOD has other data groups than EF.COM",
      "clause": "Doc 9303-10, 4.6.1",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H92",
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (listsDiffer)"]
    },
    {
      "id": "LDS_H_93",
      "title": "EF.CardSecurity is not what was signed",
      "clause": "Doc 9303-10, 3.11.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H93",
      "expected": "failed",
      "because": ["securityObject.cardSecurity.signature failed (signatureInvalid)"],
      "reading": "The base has no EF.CardSecurity; PACE with chip authentication mapping is offered besides, with which that file is there."
    },
    {
      "id": "LDS_H_94",
      "title": "RSA-PSS and SHA-224",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H94",
      "expected": "successful"
    },
    {
      "id": "LDS_H_95",
      "title": "RSA-PSS and SHA-384",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H95",
      "expected": "successful"
    },
    {
      "id": "LDS_H_96",
      "title": "RSA-PSS and SHA-512",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H96",
      "expected": "successful"
    },
    {
      "id": "LDS_H_97",
      "title": "DSA and SHA-224",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H97",
      "expected": "successful"
    },
    {
      "id": "LDS_H_98",
      "title": "DSA and SHA-256",
      "clause": "Doc 9303-12, 4.1.6",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.H98",
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
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "LDS_I_02",
      "title": "The length of EF.DG15 is too small",
      "clause": "Doc 9303-10, 4.7.15",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.I02",
      "expected": "failed",
      "because": ["integrity.dg15.hash failed (deviationRefused)"],
      "reading": "The text prints the tag 67, and its purpose is the length alone: the tag is 6F."
    },
    {
      "id": "LDS_I_03",
      "title": "The length of EF.DG15 is too big",
      "clause": "Doc 9303-10, 4.7.15",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.I03",
      "expected": "failed",
      "because": ["integrity.dg15.hash undetermined (malformed)"]
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
      "because": ["cardSecurityEntryMissing"],
      "reading": "The base has no EF.CardSecurity; PACE with chip authentication mapping is offered besides, with which that file is there."
    },
    {
      "id": "LDS_J_03",
      "title": "EF.CardSecurity has other entries than EF.CardAccess",
      "clause": "Doc 9303-10, 3.11.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.J03",
      "expected": "failed",
      "because": ["cardSecurityEntryMissing"],
      "reading": "The base has no EF.CardSecurity; PACE with chip authentication mapping is offered besides, with which that file is there."
    },
    {
      "id": "LDS_J_04",
      "title": "EF.CardSecurity has a key of chip authentication that lacks its protocol",
      "clause": "Doc 9303-10, 3.11.4",
      "profiles": ["AIP"],
      "configuration": "CFG.EAC.LDS.J04",
      "expected": "failed",
      "because": ["securityObject.cardSecurity.structure failed (malformed)"],
      "reading": "The base has no EF.CardSecurity; PACE with chip authentication mapping is offered besides, whose key stands in that file and lacks its protocol."
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
      "configuration": "CFG.EAC.LDS.K02",
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
      "because": ["bufferSizesNotStated"]
    },
    {
      "id": "LDS_K_04",
      "title": "EF.ATR/INFO states its sizes under the tag 7F65",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["AIP"],
      "configuration": "CFG.DFLT.EAC",
      "changes": {"files": {"ATRInfo": {"hex": "7F65080202078002020780"}}},
      "expected": "failed",
      "because": ["bufferSizesNotStated"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "AA",
  "title": "Active authentication",
  "kind": "clause",
  "source": {"document": "Doc 9303-11", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-11/6.1.2/rsa",
      "title": "Active authentication with RSA with 2,048 bits and SHA-256",
      "clause": "Doc 9303-11, 6.1.2",
      "document": {"profile": "aa-rsa-2048"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.1.2/rsa-1024",
      "title": "Active authentication with RSA with 1,024 bits and SHA-1",
      "clause": "Doc 9303-11, 6.1.2",
      "document": {"profile": "aa-rsa-1024"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.1.2/ecdsa",
      "title": "Active authentication with ECDSA on P-256",
      "clause": "Doc 9303-11, 6.1.2",
      "document": {"profile": "aa-only"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.1.2/ecdsa-brainpool",
      "title": "Active authentication with ECDSA on brainpoolP256r1",
      "clause": "Doc 9303-11, 6.1.2",
      "document": {"profile": "aa-brainpoolp256r1"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.1.2/ecdsa-p521",
      "title": "Active authentication with ECDSA on P-521",
      "clause": "Doc 9303-11, 6.1.2",
      "document": {"profile": "aa-p521"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.1.6/other-key",
      "title": "The chip signs with another key than that of EF.DG15",
      "clause": "Doc 9303-11, 6.1.6",
      "document": {"profile": "aa-wrong-key"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.6/other-key-rsa",
      "title": "The chip signs with another key of RSA than that of EF.DG15",
      "clause": "Doc 9303-11, 6.1.6",
      "document": {"profile": "aa-rsa-wrong-key"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.1/replayed",
      "title": "One recorded signature comes for every challenge",
      "clause": "Doc 9303-11, 6.1.2.1",
      "document": {"profile": "aa-replayed"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.1/other-challenge",
      "title": "The signature is over another challenge",
      "clause": "Doc 9303-11, 6.1.2.1",
      "document": {"profile": "aa-other-challenge"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.6/random",
      "title": "The signature is random octets",
      "clause": "Doc 9303-11, 6.1.6",
      "document": {"profile": "aa-random"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.3/zero",
      "title": "The signature is zeros",
      "clause": "Doc 9303-11, 6.1.2.3",
      "document": {"profile": "aa-zero"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.3/r-zero",
      "title": "r of the signature is zero",
      "clause": "Doc 9303-11, 6.1.2.3",
      "document": {"profile": "aa-r-zero"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.3/s-zero",
      "title": "s of the signature is zero",
      "clause": "Doc 9303-11, 6.1.2.3",
      "document": {"profile": "aa-s-zero"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.3/out-of-range",
      "title": "r and s are above the order",
      "clause": "Doc 9303-11, 6.1.2.3",
      "document": {"profile": "aa-out-of-range"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.3/truncated",
      "title": "Two octets of the signature are missing",
      "clause": "Doc 9303-11, 6.1.2.3",
      "document": {"profile": "aa-truncated"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.3/refused",
      "title": "INTERNAL AUTHENTICATE is refused",
      "clause": "Doc 9303-11, 6.1.3",
      "document": {"profile": "aa-refused"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature undetermined (refusedByChip)"]
    },
    {
      "id": "9303-11/6.1.2.2/rsa-header",
      "title": "The representative begins with another octet than 6A",
      "clause": "Doc 9303-11, 6.1.2.2",
      "document": {"profile": "aa-rsa-wrong-header"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.2/rsa-trailer",
      "title": "The trailer names another hash than was used",
      "clause": "Doc 9303-11, 6.1.2.2",
      "document": {"profile": "aa-rsa-wrong-trailer"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.2/rsa-unknown-trailer",
      "title": "The trailer names no hash",
      "clause": "Doc 9303-11, 6.1.2.2",
      "document": {"profile": "aa-rsa-unknown-trailer"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.2/rsa-padding",
      "title": "The padding of the representative does not end",
      "clause": "Doc 9303-11, 6.1.2.2",
      "document": {"profile": "aa-rsa-wrong-padding"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.2.2/rsa-changed",
      "title": "One bit of the recovered message was changed after hashing",
      "clause": "Doc 9303-11, 6.1.2.2",
      "document": {"profile": "aa-rsa-changed-message"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/6.1.5/other-dg15",
      "title": "EF.DG15 holds a key that nobody signed, and the chip has its private half",
      "clause": "Doc 9303-11, 6.1.5",
      "document": {"profile": "dg15-swapped"},
      "expected": "failed",
      "because": ["integrity.dg15.hash failed (hashMismatch)"]
    },
    {
      "id": "9303-11/6.1.5/huge-key",
      "title": "EF.DG15 has a key of 65,536 bits",
      "clause": "Doc 9303-11, 6.1.5",
      "document": {"profile": "t-12-huge-key"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature undetermined (refusedByChip)"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "BAC",
  "title": "Basic Access Control",
  "kind": "clause",
  "source": {"document": "Doc 9303-11", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-11/4.3.1/opens",
      "title": "A chip with Basic Access Control alone is opened and read",
      "clause": "Doc 9303-11, 4.3.1",
      "document": {"profile": "bac"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/4.3.4.1/challenge-short",
      "title": "The challenge has seven octets",
      "clause": "Doc 9303-11, 4.3.4.1",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "bacChallenge"}, "then": {"executed": true, "cutData": {"to": 7}}}]}},
      "expected": "failed",
      "because": ["access.challengeLength"]
    },
    {
      "id": "9303-11/4.3.4.1/challenge-long",
      "title": "The challenge has nine octets",
      "clause": "Doc 9303-11, 4.3.4.1",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "bacChallenge"}, "then": {"random": 9, "status": "9000"}}]}},
      "expected": "failed",
      "because": ["access.challengeLength"]
    },
    {
      "id": "9303-11/4.3.4.1/challenge-empty",
      "title": "GET CHALLENGE is answered without octets",
      "clause": "Doc 9303-11, 4.3.4.1",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "bacChallenge"}, "then": {"executed": true, "cutData": {"to": 0}}}]}},
      "expected": "failed",
      "because": ["access.challengeLength"]
    },
    {
      "id": "9303-11/4.3.4.1/challenge-refused",
      "title": "GET CHALLENGE is refused",
      "clause": "Doc 9303-11, 4.3.4.1",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "bacChallenge"}, "then": {"status": "6D00"}}]}},
      "expected": "failed",
      "because": ["access.notSupported"]
    },
    {
      "id": "9303-11/4.3.4.2/mac-wrong",
      "title": "The checksum of the chip over its answer is wrong",
      "clause": "Doc 9303-11, 4.3.4.2",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "bacAuthentication"}, "then": {"executed": true, "flipData": {"octet": 39, "bit": 0}}}]}},
      "expected": "failed",
      "because": ["access.authenticationMAC"]
    },
    {
      "id": "9303-11/4.3.4.2/cryptogram-changed",
      "title": "One bit of the enciphered answer is another one",
      "clause": "Doc 9303-11, 4.3.4.2",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "bacAuthentication"}, "then": {"executed": true, "flipData": {"octet": 0, "bit": 0}}}]}},
      "expected": "failed",
      "because": ["access.authenticationMAC"]
    },
    {
      "id": "9303-11/4.3.4.2/answer-short",
      "title": "The answer lacks its last octet",
      "clause": "Doc 9303-11, 4.3.4.2",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "bacAuthentication"}, "then": {"executed": true, "cutData": {"by": 1}}}]}},
      "expected": "failed",
      "because": ["access.authenticationLength"]
    },
    {
      "id": "9303-11/4.3.4.2/answer-empty",
      "title": "The answer has no octets",
      "clause": "Doc 9303-11, 4.3.4.2",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "bacAuthentication"}, "then": {"executed": true, "cutData": {"to": 0}}}]}},
      "expected": "failed",
      "because": ["access.authenticationLength"]
    },
    {
      "id": "9303-11/4.3.4.2/refused",
      "title": "EXTERNAL AUTHENTICATE is answered with 6300",
      "clause": "Doc 9303-11, 4.3.4.2",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "bacAuthentication"}, "then": {"status": "6300"}}]}},
      "expected": "failed",
      "because": ["access.wrongPassword"]
    },
    {
      "id": "9303-11/9.7.2/other-key",
      "title": "The chip made its keys of other data than is printed",
      "clause": "Doc 9303-11, 9.7.2",
      "document": {"profile": "bac", "accessKey": "L898902C<369080619406236"},
      "expected": "failed",
      "because": ["access.wrongPassword"]
    },
    {
      "id": "9303-11/4.3.2/long-number",
      "title": "A document number that runs over into the optional data",
      "clause": "Doc 9303-11, 4.3.2",
      "document": {"profile": "f-40-long-number"},
      "expected": "successful",
      "read": ["DG1"]
    },
    {
      "id": "9303-11/4.3.2/td1",
      "title": "The zone of a card, in three lines",
      "clause": "Doc 9303-11, 4.3.2",
      "document": {"profile": "td1"},
      "expected": "successful",
      "read": ["DG1"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "CA",
  "title": "Chip authentication",
  "kind": "clause",
  "source": {"document": "Doc 9303-11", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-11/6.2.3/ecdh",
      "title": "Chip authentication with ECDH, AES-128",
      "clause": "Doc 9303-11, 6.2.3",
      "document": {"profile": "ca-only"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.2.3/ecdh-3des",
      "title": "Chip authentication with ECDH, Triple DES, MSE:Set KAT",
      "clause": "Doc 9303-11, 6.2.3",
      "document": {"profile": "ca-3des"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.2.3/dh",
      "title": "Chip authentication with DH, AES-128",
      "clause": "Doc 9303-11, 6.2.3",
      "document": {"profile": "ca-dh"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.2.3/dh-3des",
      "title": "Chip authentication with DH, Triple DES",
      "clause": "Doc 9303-11, 6.2.3",
      "document": {"profile": "ca-dh-3des"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.2.3/standardized",
      "title": "Chip authentication with the group by its number",
      "clause": "Doc 9303-11, 6.2.3",
      "document": {"profile": "ca-standardized"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.2.3/several",
      "title": "Chip authentication with three keys with numbers",
      "clause": "Doc 9303-11, 6.2.3",
      "document": {"profile": "ca-several-keys"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.2.3/aes-256",
      "title": "Chip authentication with a curve of 512 bits, AES-256",
      "clause": "Doc 9303-11, 6.2.3",
      "document": {"profile": "ca-brainpoolp512r1-aes-256"},
      "expected": "successful"
    },
    {
      "id": "9303-11/6.2.3/named",
      "title": "The group of the key is given by its object identifier",
      "clause": "Doc 9303-11, 6.2.3",
      "document": {"profile": "ca-named-curve"},
      "expected": "failed",
      "because": ["staticKeyNamedCurve"]
    },
    {
      "id": "9303-11/6.2.1/other-key",
      "title": "The chip goes on under the keys of another private key",
      "clause": "Doc 9303-11, 6.2.1",
      "document": {"profile": "ca-wrong-key"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement failed (keyAgreementFailed)"]
    },
    {
      "id": "9303-11/6.2.2/no-switch",
      "title": "The chip says 9000 and goes on under the old keys",
      "clause": "Doc 9303-11, 6.2.2",
      "document": {"profile": "ca-never-switches"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement failed (keyAgreementFailed)"]
    },
    {
      "id": "9303-11/6.2.2/error-after",
      "title": "The chip says 9000, and 6988 to whatever comes",
      "clause": "Doc 9303-11, 6.2.2",
      "document": {"profile": "ca-6988-after"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement failed (keyAgreementFailed)"]
    },
    {
      "id": "9303-11/6.2.2/unprotected-after",
      "title": "The chip says 9000, and answers without protection",
      "clause": "Doc 9303-11, 6.2.2",
      "document": {"profile": "ca-unprotected-after"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement failed (keyAgreementFailed)"]
    },
    {
      "id": "9303-11/6.2.4/refused",
      "title": "The commands of chip authentication are refused",
      "clause": "Doc 9303-11, 6.2.4",
      "document": {"profile": "ca-refused"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (refusedByChip)"]
    },
    {
      "id": "9303-11/6.2.4.2/key-refused",
      "title": "The ephemeral key is refused",
      "clause": "Doc 9303-11, 6.2.4.2",
      "document": {"profile": "ca-key-refused"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (refusedByChip)"]
    },
    {
      "id": "9303-11/9.2.6/static-off-curve",
      "title": "The signed key of the chip is off its curve",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-off-curve"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-infinity",
      "title": "The signed key of the chip is the point at infinity",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-infinity"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-zero",
      "title": "The signed key of the chip is (0, 0)",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-zero"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-too-large",
      "title": "The signed key of the chip has x = p",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-too-large"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-truncated",
      "title": "The signed key of the chip lacks its last octet",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-truncated"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-order-2",
      "title": "The signed key of the chip has y = 0",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-order-2"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-dh-outside",
      "title": "The signed key of the chip is outside the subgroup",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-dh-outside-subgroup"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-dh-one",
      "title": "The signed key of the chip is 1",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-dh-one"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-dh-order-2",
      "title": "The signed key of the chip is p - 1",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-dh-order-2"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-dh-zero",
      "title": "The signed key of the chip is 0",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-dh-zero"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-dh-too-large",
      "title": "The signed key of the chip is p",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-dh-too-large"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/9.2.6/static-dh-composite",
      "title": "The signed key of the chip is one modulo a number that is no prime",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "ca-key-dh-composite"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-11/6.2.1/other-dg14",
      "title": "EF.DG14 holds a key that nobody signed, and the chip has its private half",
      "clause": "Doc 9303-11, 6.2.1",
      "document": {"profile": "dg14-swapped"},
      "expected": "failed",
      "because": ["integrity.dg14.hash failed (hashMismatch)"]
    },
    {
      "id": "9303-11/9.2.11/stripped",
      "title": "EF.DG14 and EF.DG15 are not there, and EF.SOD has their hashes",
      "clause": "Doc 9303-11, 9.2.11",
      "document": {"profile": "clone-stripped"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature failed (keyFileMissing)"]
    },
    {
      "id": "9303-11/9.2.11/denied",
      "title": "EF.DG14 and EF.DG15 are denied",
      "clause": "Doc 9303-11, 9.2.11",
      "document": {"profile": "clone-denied"},
      "expected": "failed",
      "because": ["chip.activeAuthentication.signature undetermined (accessDenied)"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "COM",
  "title": "EF.COM",
  "kind": "clause",
  "source": {"document": "Doc 9303-10", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-10/4.6.1.1/lds-1.8",
      "title": "LDS version 1.8",
      "clause": "Doc 9303-10, 4.6.1.1",
      "document": {"profile": "lds-1.8"},
      "expected": "successful"
    },
    {
      "id": "9303-10/4.6.1.1/version-9999",
      "title": "The LDS version is 9999",
      "clause": "Doc 9303-10, 4.6.1.1",
      "document": {"profile": "bac", "files": {"COM": {"patches": {"at": 5, "hex": "39393939"}}}},
      "expected": "failed",
      "because": ["ldsVersionUnknown"]
    },
    {
      "id": "9303-10/4.6.1.2/unicode",
      "title": "The Unicode version is letters",
      "clause": "Doc 9303-10, 4.6.1.2",
      "document": {"profile": "bac", "files": {"COM": {"patches": {"at": 12, "hex": "414141414141"}}}},
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (malformed)"]
    },
    {
      "id": "9303-10/4.6.1/tag",
      "title": "The tag of EF.COM is 61",
      "clause": "Doc 9303-10, 4.6.1",
      "document": {"profile": "bac", "files": {"COM": {"patches": {"at": 0, "hex": "61"}}}},
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (malformed)"]
    },
    {
      "id": "9303-10/4.6.1/length-small",
      "title": "The length of EF.COM is too small",
      "clause": "Doc 9303-10, 4.6.1",
      "document": {"profile": "bac", "files": {"COM": {"length": 10}}},
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (malformed)"]
    },
    {
      "id": "9303-10/4.6.1/length-big",
      "title": "The length of EF.COM is too big",
      "clause": "Doc 9303-10, 4.6.1",
      "document": {"profile": "bac", "files": {"COM": {"length": 100}}},
      "expected": "failed",
      "because": ["integrity.com.matchesSOD undetermined (malformed)"]
    },
    {
      "id": "9303-10/4.6.1/version-tag",
      "title": "The LDS version has another tag",
      "clause": "Doc 9303-10, 4.6.1",
      "document": {"profile": "bac", "files": {"COM": {"patches": {"at": 2, "hex": "5F02"}}}},
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (malformed)"]
    },
    {
      "id": "9303-10/4.6.1/list-tag",
      "title": "The list of tags has another tag",
      "clause": "Doc 9303-10, 4.6.1",
      "document": {"profile": "bac", "files": {"COM": {"patches": {"at": 18, "hex": "5D"}}}},
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (malformed)"]
    },
    {
      "id": "9303-10/4.6.1/differs",
      "title": "EF.COM names a data group that EF.SOD does not have",
      "clause": "Doc 9303-10, 4.6.1",
      "document": {"profile": "com-differs"},
      "expected": "failed",
      "because": ["integrity.com.matchesSOD failed (listsDiffer)"]
    },
    {
      "id": "9303-10/4.6.1/absent",
      "title": "There is no EF.COM",
      "clause": "Doc 9303-10, 4.6.1",
      "document": {"profile": "bac", "files": {"COM": null}},
      "expected": "failed",
      "because": ["integrity.com.matchesSOD undetermined (absent)"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "DETAILS",
  "title": "EF.DG11 to EF.DG16",
  "kind": "clause",
  "source": {"document": "Doc 9303-10", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-10/4.7.11.1/dg11-unknown",
      "title": "EF.DG11 has an element that the standard does not know",
      "clause": "Doc 9303-10, 4.7.11.1",
      "document": {"profile": "field-unknown-element"},
      "expected": "failed",
      "because": ["unknownElement"]
    },
    {
      "id": "9303-10/4.7.11.1/dg11-list-more",
      "title": "The list of EF.DG11 names an element that is not there",
      "clause": "Doc 9303-10, 4.7.11.1",
      "document": {"profile": "field-tag-list-names-absent-element"},
      "expected": "failed",
      "because": ["tagListNamesAbsentElement"]
    },
    {
      "id": "9303-10/4.7.11.1/dg11-list-less",
      "title": "The list of EF.DG11 omits an element",
      "clause": "Doc 9303-10, 4.7.11.1",
      "document": {"profile": "field-tag-list-omits-element"},
      "expected": "failed",
      "because": ["tagListOmitsElement"]
    },
    {
      "id": "9303-10/4.7.11.1/dg11-no-list",
      "title": "EF.DG11 has no list",
      "clause": "Doc 9303-10, 4.7.11.1",
      "document": {"profile": "field-tag-list-missing"},
      "expected": "failed",
      "because": ["tagListMissing"]
    },
    {
      "id": "9303-10/4.7.11.1/dg11-date",
      "title": "The date of EF.DG11 lacks its century",
      "clause": "Doc 9303-10, 4.7.11.1",
      "document": {"profile": "field-date-without-century"},
      "expected": "failed",
      "because": ["dateWithoutCentury"]
    },
    {
      "id": "9303-10/4.7.11.1/dg11-text",
      "title": "A text of EF.DG11 is not UTF-8",
      "clause": "Doc 9303-10, 4.7.11.1",
      "document": {"profile": "field-text-not-utf8"},
      "expected": "failed",
      "because": ["textNotUTF8"]
    },
    {
      "id": "9303-10/4.7.12.1/dg12-date",
      "title": "The date of issue is a 31 April",
      "clause": "Doc 9303-10, 4.7.12.1",
      "document": {"profile": "field-date-impossible"},
      "expected": "failed",
      "because": ["dateImpossible"]
    },
    {
      "id": "9303-10/4.7.16.1/dg16-count",
      "title": "EF.DG16 states a person more than it has",
      "clause": "Doc 9303-10, 4.7.16.1",
      "document": {"profile": "field-instance-count"},
      "expected": "failed",
      "because": ["instanceCount"]
    },
    {
      "id": "9303-10/4.7.14.2/dg14-wrapped",
      "title": "The SecurityInfos stand in another SET",
      "clause": "Doc 9303-10, 4.7.14.2",
      "document": {"profile": "field-security-infos-wrapped"},
      "expected": "failed",
      "because": ["securityInfosWrapped"]
    },
    {
      "id": "9303-10/4.7.14.2/dg14-sequence",
      "title": "The SecurityInfos are a SEQUENCE",
      "clause": "Doc 9303-10, 4.7.14.2",
      "document": {"profile": "field-security-infos-sequence"},
      "expected": "failed",
      "because": ["securityInfosSequence"]
    },
    {
      "id": "9303-10/4.7.14.2/dg14-trailing",
      "title": "Octets follow the SecurityInfos",
      "clause": "Doc 9303-10, 4.7.14.2",
      "document": {"profile": "field-security-infos-trailing"},
      "expected": "failed",
      "because": ["securityInfosTrailing"]
    },
    {
      "id": "9303-10/4.7.15.1/dg15-no-key",
      "title": "EF.DG15 holds no key",
      "clause": "Doc 9303-10, 4.7.15.1",
      "document": {"profile": "offers-active-authentication"},
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "9303-11/9.2.6/dg14-no-key",
      "title": "An entry of EF.DG14 for a key holds none",
      "clause": "Doc 9303-11, 9.2.6",
      "document": {"profile": "offers-chip-authentication"},
      "expected": "failed",
      "because": ["chip.chipAuthentication.keyAgreement undetermined (keyRefused)"]
    },
    {
      "id": "9303-10/4.7/all",
      "title": "Every file of the standard with every element",
      "clause": "Doc 9303-10, 4.7",
      "document": {"profile": "all-data-groups"},
      "expected": "successful",
      "read": ["DG1", "DG2", "DG5", "DG7", "DG11", "DG12", "DG13", "DG16"]
    },
    {
      "id": "9303-10/4.7.11/national-name",
      "title": "EF.DG11 has the name in national characters",
      "clause": "Doc 9303-10, 4.7.11",
      "document": {"profile": "national-name"},
      "expected": "successful",
      "read": ["DG11"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "DG1",
  "title": "EF.DG1",
  "kind": "clause",
  "source": {"document": "Doc 9303-10", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-10/4.7.1/tag",
      "title": "The tag of EF.DG1 is 62",
      "clause": "Doc 9303-10, 4.7.1",
      "document": {"profile": "bac", "files": {"DG1": {"patches": {"at": 0, "hex": "62"}}}},
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "9303-10/4.7.1/length-small",
      "title": "The length of EF.DG1 is too small",
      "clause": "Doc 9303-10, 4.7.1",
      "document": {"profile": "bac", "files": {"DG1": {"length": 80}}},
      "expected": "failed",
      "because": ["trailingOctetsHashed"]
    },
    {
      "id": "9303-10/4.7.1/length-big",
      "title": "The length of EF.DG1 is too big",
      "clause": "Doc 9303-10, 4.7.1",
      "document": {"profile": "bac", "files": {"DG1": {"length": 120}}},
      "expected": "failed",
      "because": ["integrity.dg1.hash undetermined (malformed)"]
    },
    {
      "id": "9303-10/4.7.1/zone-tag",
      "title": "The zone has another tag than 5F1F",
      "clause": "Doc 9303-10, 4.7.1",
      "document": {"profile": "bac", "files": {"DG1": {"patches": {"at": 2, "hex": "5F2F"}}}},
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "9303-10/4.7.1.3/zone-short",
      "title": "The zone has 87 characters",
      "clause": "Doc 9303-10, 4.7.1.3",
      "document": {"profile": "bac", "files": {"DG1": {"hex": "615A5F1F57503C55544F4552494B53534F4E3C3C414E4E413C4D415249413C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C3C4C38393839303243333655544F3734303831323246333430343135395A45313834323236423C3C3C3C3C31"}}},
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "9303-10/4.7.1.3/check-digit",
      "title": "A check digit is wrong in print and in EF.DG1",
      "clause": "Doc 9303-10, 4.7.1.3",
      "document": {"profile": "mrz-wrong-everywhere"},
      "expected": "failed",
      "because": ["document.mrz.checkDigits failed (checkDigitsWrong)"]
    },
    {
      "id": "9303-10/4.7.1/changed",
      "title": "A letter of the name was changed after signing",
      "clause": "Doc 9303-10, 4.7.1",
      "document": {"profile": "dg1-changed"},
      "expected": "failed",
      "because": ["integrity.dg1.hash failed (hashMismatch)"]
    },
    {
      "id": "9303-10/4.7.1/other-person",
      "title": "EF.DG1 is of somebody else than is printed",
      "clause": "Doc 9303-10, 4.7.1",
      "document": {"profile": "other-person"},
      "expected": "failed",
      "because": ["document.mrz.matchesDG1 failed (fieldsDiffer)"]
    },
    {
      "id": "9303-10/4.7.1/expired",
      "title": "The document has expired",
      "clause": "Doc 9303-10, 4.7.1",
      "document": {"profile": "expired"},
      "expected": "failed",
      "because": ["issuer.ds.validity failed (expired)"]
    },
    {
      "id": "9303-10/4.7.1.3/birth",
      "title": "The date of birth is 31 April",
      "clause": "Doc 9303-10, 4.7.1.3",
      "document": {"profile": "field-mrz-date-of-birth-invalid"},
      "expected": "failed",
      "because": ["mrzDateOfBirthInvalid"]
    },
    {
      "id": "9303-10/4.7.1.3/expiry",
      "title": "The date of expiry is 31 April",
      "clause": "Doc 9303-10, 4.7.1.3",
      "document": {"profile": "field-mrz-date-of-expiry-invalid"},
      "expected": "failed",
      "because": ["mrzDateOfExpiryInvalid"]
    },
    {
      "id": "9303-10/4.7.1.3/code",
      "title": "The document code of a passport begins with Q",
      "clause": "Doc 9303-10, 4.7.1.3",
      "document": {"profile": "field-mrz-document-code-unusual"},
      "expected": "failed",
      "because": ["mrzDocumentCodeUnusual"]
    },
    {
      "id": "9303-10/4.7.1.3/sex",
      "title": "The sex is a digit",
      "clause": "Doc 9303-10, 4.7.1.3",
      "document": {"profile": "field-mrz-sex-invalid"},
      "expected": "failed",
      "because": ["mrzSexInvalid"]
    },
    {
      "id": "9303-10/4.7.1.3/issuer",
      "title": "The issuer is in no table",
      "clause": "Doc 9303-10, 4.7.1.3",
      "document": {"profile": "field-mrz-issuer-unknown"},
      "expected": "failed",
      "because": ["mrzIssuerUnknown"]
    },
    {
      "id": "9303-10/4.7.1/trailing",
      "title": "Two octets follow the file",
      "clause": "Doc 9303-10, 4.7.1",
      "document": {"profile": "field-trailing-octets"},
      "expected": "failed",
      "because": ["trailingOctetsHashed"]
    },
    {
      "id": "9303-10/4.7.1.1/td1",
      "title": "The zone of a card, in three lines",
      "clause": "Doc 9303-10, 4.7.1.1",
      "document": {"profile": "td1"},
      "expected": "successful",
      "read": ["DG1"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "DG2",
  "title": "EF.DG2",
  "kind": "clause",
  "source": {"document": "Doc 9303-10", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-10/4.7.2/jp2",
      "title": "The portrait is JPEG 2000",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "portrait-jp2"},
      "expected": "successful",
      "read": ["DG2"]
    },
    {
      "id": "9303-10/4.7.2/several",
      "title": "There are three portraits",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "several-portraits"},
      "expected": "successful",
      "read": ["DG2"]
    },
    {
      "id": "9303-10/4.7.2.1/iso39794",
      "title": "The portrait is encoded by ISO/IEC 39794-5",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "iso39794"},
      "expected": "successful",
      "read": ["DG2"]
    },
    {
      "id": "9303-10/4.7.2/tag",
      "title": "The tag of EF.DG2 is 63",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "bac", "files": {"DG2": {"patches": {"at": 0, "hex": "63"}}}},
      "expected": "failed",
      "because": ["integrity.dataGroups.structure failed (malformed)"]
    },
    {
      "id": "9303-10/4.7.2/length-small",
      "title": "The length of EF.DG2 is too small",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "bac", "files": {"DG2": {"length": 1000}}},
      "expected": "failed",
      "because": ["trailingOctetsHashed"]
    },
    {
      "id": "9303-10/4.7.2/length-big",
      "title": "The length of EF.DG2 is too big",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "bac", "files": {"DG2": {"length": 40000}}},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (malformed)"]
    },
    {
      "id": "9303-10/4.7.2/cut",
      "title": "EF.DG2 ends behind 2,000 octets",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "bac", "files": {"DG2": {"keep": 2000}}},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (malformed)"]
    },
    {
      "id": "9303-10/4.7.2/changed",
      "title": "One octet of the portrait was changed after signing",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "dg2-changed"},
      "expected": "failed",
      "because": ["integrity.dg2.hash failed (hashMismatch)"]
    },
    {
      "id": "9303-10/4.7.2.1/instances",
      "title": "Two templates are stated, one is there",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-biometric-instance-count"},
      "expected": "failed",
      "because": ["biometricInstanceCount"]
    },
    {
      "id": "9303-10/4.7.2.1/header",
      "title": "The header does not name the owner of the format",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-biometric-header-incomplete"},
      "expected": "failed",
      "because": ["biometricHeaderIncomplete"]
    },
    {
      "id": "9303-10/4.7.2.1/owner",
      "title": "The header names an owner of formats that is none of the standard",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-biometric-format-other"},
      "expected": "failed",
      "because": ["biometricFormatOther"]
    },
    {
      "id": "9303-10/4.7.2.1/template",
      "title": "The data block has no template around it",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-biometric-template-missing"},
      "expected": "failed",
      "because": ["biometricTemplateMissing"]
    },
    {
      "id": "9303-10/4.7.2.1/record-length",
      "title": "The record states eight octets less than it has",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-facial-record-length"},
      "expected": "failed",
      "because": ["facialRecordLength"]
    },
    {
      "id": "9303-10/4.7.2.1/image-count",
      "title": "Two images are stated, one is there",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-facial-image-count"},
      "expected": "failed",
      "because": ["facialImageCount"]
    },
    {
      "id": "9303-10/4.7.2.1/block-length",
      "title": "The facial image states more octets than there are",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-facial-block-length"},
      "expected": "failed",
      "because": ["facialBlockLength"]
    },
    {
      "id": "9303-10/4.7.2.1/pose",
      "title": "The yaw of the pose is uncertain by 200",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-facial-pose-angle"},
      "expected": "failed",
      "because": ["facialPoseAngle"]
    },
    {
      "id": "9303-10/4.7.2.1/features",
      "title": "Two feature points are stated, none is there",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-feature-point-count"},
      "expected": "failed",
      "because": ["featurePointCount"]
    },
    {
      "id": "9303-10/4.7.2.1/before-image",
      "title": "Five octets stand before the image",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-image-found-by-signature"},
      "expected": "failed",
      "because": ["imageFoundBySignature"]
    },
    {
      "id": "9303-10/4.7.2.1/behind-image",
      "title": "Zero octets follow the image",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-padding-after-image"},
      "expected": "failed",
      "because": ["paddingAfterImage"]
    },
    {
      "id": "9303-10/4.7.2.1/format",
      "title": "A JPEG is stated to be JPEG 2000",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-image-format-mismatch"},
      "expected": "failed",
      "because": ["imageFormatMismatch"]
    },
    {
      "id": "9303-10/4.7.2.1/codestream",
      "title": "The portrait is a codestream of JPEG 2000 alone",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-bare-codestream"},
      "expected": "failed",
      "because": ["bareCodestream"]
    },
    {
      "id": "9303-10/4.7.2.1/no-image",
      "title": "The portrait begins like no image",
      "clause": "Doc 9303-10, 4.7.2.1",
      "document": {"profile": "field-unknown-image-format"},
      "expected": "failed",
      "because": ["unknownImageFormat"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "FILES",
  "title": "Reading of files",
  "kind": "clause",
  "source": {"document": "Doc 9303-10", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-10/3.6.3/short-reads",
      "title": "READ BINARY gives at most 100 octets",
      "clause": "Doc 9303-10, 3.6.3",
      "document": {"profile": "short-reads"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-10/3.6.3/warning",
      "title": "The end of a file is told by 6Cxx",
      "clause": "Doc 9303-10, 3.6.3",
      "document": {"profile": "corrected-length"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-10/3.6.4.2/limit",
      "title": "READ BINARY of more than 192 octets is refused",
      "clause": "Doc 9303-10, 3.6.4.2",
      "document": {"profile": "read-limit"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-10/3.6.4.1/extended",
      "title": "EF.ATR/INFO states buffers of 2,048 and 4,096 octets",
      "clause": "Doc 9303-10, 3.6.4.1",
      "document": {"profile": "extended-length"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-10/3.6.6/large",
      "title": "EF.DG13 has 40,000 octets",
      "clause": "Doc 9303-10, 3.6.6",
      "document": {"profile": "f-27-large-file"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-10/3.6.3/endless",
      "title": "READ BINARY is answered with 61xx for ever",
      "clause": "Doc 9303-10, 3.6.3",
      "document": {"profile": "endless"},
      "expected": "failed",
      "because": ["read.noProgress"]
    },
    {
      "id": "9303-10/3.6.3/too-long-length",
      "title": "EF.DG1 announces almost 4 GiB",
      "clause": "Doc 9303-10, 3.6.3",
      "document": {"profile": "huge-file"},
      "expected": "failed",
      "because": ["integrity.dg1.hash undetermined (tooLarge)"]
    },
    {
      "id": "9303-10/3.6.3/silent",
      "title": "READ BINARY of EF.DG2 is not answered",
      "clause": "Doc 9303-10, 3.6.3",
      "document": {"profile": "t-13-silent"},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (channelLost)"]
    },
    {
      "id": "9303-10/3.6.3/too-much",
      "title": "READ BINARY of EF.DG2 gives more than was asked for, and other octets",
      "clause": "Doc 9303-10, 3.6.3",
      "document": {"profile": "t-10-too-much"},
      "expected": "failed",
      "because": ["integrity.dg2.hash failed (hashMismatch)"]
    },
    {
      "id": "9303-10/4.7.2/dg2-absent",
      "title": "EF.SOD has a hash of EF.DG2, which is not there",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "dg2-missing"},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (absent)"]
    },
    {
      "id": "9303-10/4.7.2/dg2-denied",
      "title": "EF.DG2 is denied",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "bac", "behaviour": {"deniedFiles": ["DG2"]}},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (accessDenied)"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "PACE",
  "title": "PACE",
  "kind": "clause",
  "source": {"document": "Doc 9303-11", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-11/4.4.3.3/gm-ecdh-aes",
      "title": "PACE with generic mapping, ECDH, AES-128",
      "clause": "Doc 9303-11, 4.4.3.3",
      "document": {"profile": "pace-gm-brainpoolp256r1-aes-128"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/4.4.3.3/gm-ecdh-3des",
      "title": "PACE with generic mapping, ECDH, Triple DES",
      "clause": "Doc 9303-11, 4.4.3.3",
      "document": {"profile": "pace-gm-p-256-3des"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/4.4.3.3/gm-ecdh-aes-256",
      "title": "PACE with generic mapping on a curve of 521 bits, AES-256",
      "clause": "Doc 9303-11, 4.4.3.3",
      "document": {"profile": "pace-gm-p-521-aes-256"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/4.4.3.3/gm-dh",
      "title": "PACE with generic mapping, DH, AES-128",
      "clause": "Doc 9303-11, 4.4.3.3",
      "document": {"profile": "pace-gm-modp-2048-256-aes-128"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/4.4.3.3/im-ecdh",
      "title": "PACE with integrated mapping, ECDH, AES-128",
      "clause": "Doc 9303-11, 4.4.3.3",
      "document": {"profile": "pace-im-p-256-aes-128"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/4.4.3.3/im-dh",
      "title": "PACE with integrated mapping, DH, AES-128",
      "clause": "Doc 9303-11, 4.4.3.3",
      "document": {"profile": "pace-im-modp-2048-256-aes-128"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/4.4.3.3/cam",
      "title": "PACE with chip authentication mapping",
      "clause": "Doc 9303-11, 4.4.3.3",
      "document": {"profile": "pace-cam"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/4.4.2/only",
      "title": "A chip with PACE alone",
      "clause": "Doc 9303-11, 4.4.2",
      "document": {"profile": "pace-only"},
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/9.7.3/can",
      "title": "PACE with the card access number",
      "clause": "Doc 9303-11, 9.7.3",
      "document": {"profile": "can-only"},
      "password": "can",
      "expected": "successful",
      "read": ["DG1", "DG2"]
    },
    {
      "id": "9303-11/9.2.1/several",
      "title": "EF.CardAccess offers three mappings with two ciphers",
      "clause": "Doc 9303-11, 9.2.1",
      "document": {"profile": "pace-all-mappings"},
      "expected": "successful"
    },
    {
      "id": "9303-11/9.2.1/two-groups",
      "title": "One protocol is offered with two groups",
      "clause": "Doc 9303-11, 9.2.1",
      "document": {"profile": "pace-two-groups"},
      "expected": "successful"
    },
    {
      "id": "9303-11/9.2.2/explicit",
      "title": "The domain parameters are written out, and are those of a listed curve",
      "clause": "Doc 9303-11, 9.2.2",
      "document": {"profile": "pace-explicit"},
      "expected": "successful"
    },
    {
      "id": "9303-11/9.2.2/explicit-other",
      "title": "The domain parameters are written out, with another generator",
      "clause": "Doc 9303-11, 9.2.2",
      "document": {"profile": "pace-explicit-untrusted"},
      "expected": "failed",
      "because": ["access.protocol.downgrade failed (paceNotUsed)"]
    },
    {
      "id": "9303-11/4.4.3.3/leading-zeros",
      "title": "Keys and shared secrets begin with a zero octet",
      "clause": "Doc 9303-11, 4.4.3.3",
      "document": {"profile": "pace-leading-zeros"},
      "expected": "successful"
    },
    {
      "id": "9303-11/4.4.5.1/nonce-short",
      "title": "The encrypted nonce lacks an octet",
      "clause": "Doc 9303-11, 4.4.5.1",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "nonceTruncated"}},
      "expected": "failed",
      "because": ["access.nonceLength"]
    },
    {
      "id": "9303-11/4.4.4.1/refused",
      "title": "Every command of PACE is refused",
      "clause": "Doc 9303-11, 4.4.4.1",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "everyCommandRefused"}},
      "expected": "failed",
      "because": ["access.paceFailed"]
    },
    {
      "id": "9303-11/4.4.4.2/mapping-refused",
      "title": "The mapping is refused",
      "clause": "Doc 9303-11, 4.4.4.2",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "mappingRefused"}},
      "expected": "failed",
      "because": ["access.paceFailed"]
    },
    {
      "id": "9303-11/4.4.5.2/map-outside",
      "title": "The mapping key is off the curve",
      "clause": "Doc 9303-11, 4.4.5.2",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "mappingKey.outsideGroup"}},
      "expected": "failed",
      "because": ["access.publicKeyInvalid"]
    },
    {
      "id": "9303-11/4.4.5.2/map-neutral",
      "title": "The mapping key is the point at infinity",
      "clause": "Doc 9303-11, 4.4.5.2",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "mappingKey.neutral"}},
      "expected": "failed",
      "because": ["access.publicKeyInvalid"]
    },
    {
      "id": "9303-11/4.4.5.2/map-short",
      "title": "The mapping key lacks an octet",
      "clause": "Doc 9303-11, 4.4.5.2",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "mappingKey.truncated"}},
      "expected": "failed",
      "because": ["access.publicKeyEncoding"]
    },
    {
      "id": "9303-11/4.4.5.2/map-long",
      "title": "The mapping key has an octet too many",
      "clause": "Doc 9303-11, 4.4.5.2",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "mappingKey.extended"}},
      "expected": "failed",
      "because": ["access.publicKeyEncoding"]
    },
    {
      "id": "9303-11/4.4.5.3/key-outside",
      "title": "The ephemeral key is off the curve",
      "clause": "Doc 9303-11, 4.4.5.3",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "agreementKey.outsideGroup"}},
      "expected": "failed",
      "because": ["access.publicKeyInvalid"]
    },
    {
      "id": "9303-11/4.4.5.3/key-neutral",
      "title": "The ephemeral key is the point at infinity",
      "clause": "Doc 9303-11, 4.4.5.3",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "agreementKey.neutral"}},
      "expected": "failed",
      "because": ["access.publicKeyInvalid"]
    },
    {
      "id": "9303-11/4.4.1/key-mirrored",
      "title": "The chip's ephemeral key is the terminal's own",
      "clause": "Doc 9303-11, 4.4.1",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "agreementKey.mirrored"}},
      "expected": "failed",
      "because": ["access.publicKeyReflected"]
    },
    {
      "id": "9303-11/4.4.5.3/key-short",
      "title": "The ephemeral key lacks an octet",
      "clause": "Doc 9303-11, 4.4.5.3",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "agreementKey.truncated"}},
      "expected": "failed",
      "because": ["access.publicKeyEncoding"]
    },
    {
      "id": "9303-11/4.4.5.3/key-long",
      "title": "The ephemeral key has an octet too many",
      "clause": "Doc 9303-11, 4.4.5.3",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "agreementKey.extended"}},
      "expected": "failed",
      "because": ["access.publicKeyEncoding"]
    },
    {
      "id": "9303-11/4.4.3.4/token-wrong",
      "title": "One bit of the chip's token is wrong",
      "clause": "Doc 9303-11, 4.4.3.4",
      "document": {"profile": "pace-only", "behaviour": {"paceFault": "wrongToken"}},
      "expected": "failed",
      "because": ["access.authenticationTokenInvalid"]
    },
    {
      "id": "9303-11/4.4.3.2/dh-outside",
      "title": "The ephemeral key of DH is outside the subgroup",
      "clause": "Doc 9303-11, 4.4.3.2",
      "document": {"profile": "pace-dh-outside-subgroup", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.publicKeyInvalid"]
    },
    {
      "id": "9303-11/4.4.3.2/dh-neutral",
      "title": "The ephemeral key of DH is 1",
      "clause": "Doc 9303-11, 4.4.3.2",
      "document": {"profile": "pace-dh-neutral", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.publicKeyInvalid"]
    },
    {
      "id": "9303-11/4.4.5/nonce-tag",
      "title": "The data object of the encrypted nonce has another tag",
      "clause": "Doc 9303-11, 4.4.5",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"step": "paceNonce"}, "then": {"executed": true, "objects": {"object": "80", "change": "retag", "as": "90"}}}]}},
      "expected": "failed",
      "because": ["access.dataObjectUnknown"]
    },
    {
      "id": "9303-11/4.4.5/map-tag",
      "title": "The data object of the mapping data has another tag",
      "clause": "Doc 9303-11, 4.4.5",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"step": "paceMapping"}, "then": {"executed": true, "objects": {"object": "82", "change": "retag", "as": "90"}}}]}},
      "expected": "failed",
      "because": ["access.dataObjectUnknown"]
    },
    {
      "id": "9303-11/4.4.5/key-tag",
      "title": "The data object of the ephemeral key has another tag",
      "clause": "Doc 9303-11, 4.4.5",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"step": "paceAgreement"}, "then": {"executed": true, "objects": {"object": "84", "change": "retag", "as": "90"}}}]}},
      "expected": "failed",
      "because": ["access.dataObjectUnknown"]
    },
    {
      "id": "9303-11/4.4.5/token-tag",
      "title": "The data object of the token has another tag",
      "clause": "Doc 9303-11, 4.4.5",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"step": "paceToken"}, "then": {"executed": true, "objects": {"object": "86", "change": "retag", "as": "90"}}}]}},
      "expected": "failed",
      "because": ["access.paceFailed"]
    },
    {
      "id": "9303-11/4.4.5.4/token-missing",
      "title": "The last answer has no token",
      "clause": "Doc 9303-11, 4.4.5.4",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"step": "paceToken"}, "then": {"executed": true, "objects": {"object": "86", "change": "drop"}}}]}},
      "expected": "failed",
      "because": ["access.dataObjectMissing"]
    },
    {
      "id": "9303-11/4.4.3.4/token-short",
      "title": "The token has seven octets",
      "clause": "Doc 9303-11, 4.4.3.4",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"step": "paceToken"}, "then": {"executed": true, "cutData": {"by": 1}}}]}},
      "expected": "failed",
      "because": ["access.paceFailed"]
    },
    {
      "id": "9303-11/4.2/hidden",
      "title": "EF.DG14 has a PACEInfo, and there is no EF.CardAccess",
      "clause": "Doc 9303-11, 4.2",
      "document": {"profile": "pace-hidden"},
      "expected": "failed",
      "because": ["access.protocol.downgrade failed (paceInfoHidden)"]
    },
    {
      "id": "9303-11/4.2/stripped",
      "title": "EF.CardAccess lacks the stronger of two signed PACEInfos",
      "clause": "Doc 9303-11, 4.2",
      "document": {"profile": "pace-stripped"},
      "expected": "failed",
      "because": ["access.protocol.downgrade failed (paceInfoHidden)"]
    },
    {
      "id": "9303-11/4.2/added",
      "title": "EF.CardAccess has a PACEInfo that is in no signed file",
      "clause": "Doc 9303-11, 4.2",
      "document": {"profile": "pace-cardaccess-changed"},
      "expected": "failed",
      "because": ["access.cardAccess.authenticity failed (cardAccessNotConfirmed)"]
    },
    {
      "id": "9303-11/9.2.11/not-signed",
      "title": "The signed files have no PACEInfo",
      "clause": "Doc 9303-11, 9.2.11",
      "document": {"profile": "pace-not-signed"},
      "expected": "failed",
      "because": ["access.cardAccess.authenticity failed (paceInfoNotSigned)"]
    },
    {
      "id": "9303-11/4.4.4.2/other-password",
      "title": "The chip made its key of another zone than is printed",
      "clause": "Doc 9303-11, 4.4.4.2",
      "document": {"profile": "pace-only", "accessKey": "L898902C<369080619406236"},
      "expected": "failed",
      "because": ["access.wrongPassword"]
    },
    {
      "id": "9303-11/4.4.3.5/cam-other-key",
      "title": "The chip authentication data was made with another static key",
      "clause": "Doc 9303-11, 4.4.3.5",
      "document": {"profile": "clone-cam", "pace": [{"mapping": "CAM"}]},
      "expected": "failed",
      "because": ["chip.chipAuthenticationMapping.data failed (mappingDataMismatch)"]
    },
    {
      "id": "9303-11/4.4.3.5/cam-random",
      "title": "The chip authentication data is random octets",
      "clause": "Doc 9303-11, 4.4.3.5",
      "document": {"profile": "cam-random", "pace": [{"mapping": "CAM"}]},
      "expected": "failed",
      "because": ["chip.chipAuthenticationMapping.data failed (mappingDataMismatch)"]
    },
    {
      "id": "9303-11/4.4.3.5/cam-missing",
      "title": "There is no chip authentication data",
      "clause": "Doc 9303-11, 4.4.3.5",
      "document": {"profile": "cam-no-data", "pace": [{"mapping": "CAM"}]},
      "expected": "failed",
      "because": ["access.chipAuthenticationDataMissing"]
    },
    {
      "id": "9303-11/4.4.3.5/cam-tag",
      "title": "The chip authentication data has the tag 8B",
      "clause": "Doc 9303-11, 4.4.3.5",
      "document": {"profile": "t-08-cam-wrong-tag", "pace": [{"mapping": "CAM"}]},
      "expected": "failed",
      "because": ["access.protocol.downgrade failed (paceNotUsed)"]
    },
    {
      "id": "9303-11/4.4.3.5/cam-cut",
      "title": "The chip authentication data lacks an octet",
      "clause": "Doc 9303-11, 4.4.3.5",
      "document": {"profile": "t-08-cam-cut", "pace": [{"mapping": "CAM"}]},
      "expected": "failed",
      "because": ["access.protocol.downgrade failed (paceNotUsed)"]
    },
    {
      "id": "9303-11/4.4.3.5/cam-unpadded",
      "title": "The chip authentication data is padded wrongly",
      "clause": "Doc 9303-11, 4.4.3.5",
      "document": {"profile": "t-08-cam-unpadded", "pace": [{"mapping": "CAM"}]},
      "expected": "failed",
      "because": ["chip.chipAuthenticationMapping.data failed (mappingDataMismatch)"]
    },
    {
      "id": "9303-11/4.4.3.5/cam-empty",
      "title": "The chip authentication data has no octets",
      "clause": "Doc 9303-11, 4.4.3.5",
      "document": {"profile": "t-08-cam-empty", "pace": [{"mapping": "CAM"}]},
      "expected": "failed",
      "because": ["access.protocol.downgrade failed (paceNotUsed)"]
    },
    {
      "id": "9303-11/4.4.5.6/card-security",
      "title": "The signature of EF.CardSecurity is wrong",
      "clause": "Doc 9303-11, 4.4.5.6",
      "document": {"profile": "pace-cardsecurity-changed"},
      "expected": "failed",
      "because": ["securityObject.cardSecurity.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-11/9.2.10/directory",
      "title": "EF.DIR is not its signed copy",
      "clause": "Doc 9303-11, 9.2.10",
      "document": {"profile": "pace-dir-changed"},
      "expected": "failed",
      "because": ["access.dir.authenticity failed (dirNotConfirmed)"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "PKI",
  "title": "Certificates",
  "kind": "clause",
  "source": {"document": "Doc 9303-12", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-12/6.1.2/forged",
      "title": "Another key certified the document signer",
      "clause": "Doc 9303-12, 6.1.2",
      "document": {"profile": "signer-forged"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-12/6.1.1/no-anchor",
      "title": "Only the CSCA of another State is trusted",
      "clause": "Doc 9303-12, 6.1.1",
      "document": {"profile": "no-anchor"},
      "expected": "failed",
      "because": ["issuer.ds.signature undetermined (noAnchor)"]
    },
    {
      "id": "9303-12/4.1.1.1/signer-expired",
      "title": "The document signer ended a year after issue",
      "clause": "Doc 9303-12, 4.1.1.1",
      "document": {"profile": "signer-expired"},
      "expected": "failed",
      "because": ["issuer.ds.validity failed (expired)"]
    },
    {
      "id": "9303-12/4.1.4.1/csca-expired",
      "title": "The CSCA ended a year after issue",
      "clause": "Doc 9303-12, 4.1.4.1",
      "document": {"profile": "csca-expired"},
      "expected": "failed",
      "because": ["issuer.csca.validity failed (expired)"]
    },
    {
      "id": "9303-12/4.1.5.2/revoked",
      "title": "The document signer is on the list of its CSCA",
      "clause": "Doc 9303-12, 4.1.5.2",
      "document": {"profile": "signer-revoked"},
      "expected": "failed",
      "because": ["issuer.ds.revocation failed (revoked)"]
    },
    {
      "id": "9303-12/4.1.4.3/link-missing",
      "title": "The link to the CSCA that issued is missing",
      "clause": "Doc 9303-12, 4.1.4.3",
      "document": {"profile": "link-missing"},
      "expected": "failed",
      "because": ["issuer.ds.signature undetermined (noAnchor)"]
    },
    {
      "id": "9303-12/7.1.1/key-identifier",
      "title": "The document signer names another key of its CSCA",
      "clause": "Doc 9303-12, 7.1.1",
      "document": {"profile": "aki-mismatch"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (akiMismatch)"]
    },
    {
      "id": "9303-12/7.1.1.1/other-state",
      "title": "The document signer is another State's",
      "clause": "Doc 9303-12, 7.1.1.1",
      "document": {"profile": "t-16-other-state"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (countryMismatch)"]
    },
    {
      "id": "9303-12/7.1.1/authority",
      "title": "The signer is an authority",
      "clause": "Doc 9303-12, 7.1.1",
      "document": {"profile": "t-16-authority"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (wrongRole)"]
    },
    {
      "id": "9303-12/7.1.1.3/list-signer",
      "title": "The signer is one of master lists",
      "clause": "Doc 9303-12, 7.1.1.3",
      "document": {"profile": "t-16-list-signer"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (wrongRole)"]
    },
    {
      "id": "9303-12/7.1.1.3/server",
      "title": "The signer is a server",
      "clause": "Doc 9303-12, 7.1.1.3",
      "document": {"profile": "t-16-tls-server"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (wrongRole)"]
    },
    {
      "id": "9303-12/7.1.1.1/other-country",
      "title": "The certificates are of another State than the document",
      "clause": "Doc 9303-12, 7.1.1.1",
      "document": {"profile": "signer-of-other-country"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (countryMismatch)"]
    },
    {
      "id": "9303-12/4.1.6.3/twin-curve",
      "title": "The document signer names another curve than its key is on",
      "clause": "Doc 9303-12, 4.1.6.3",
      "document": {"profile": "f-50-twin-curve"},
      "expected": "failed",
      "because": ["twinCurve"]
    },
    {
      "id": "9303-12/4.1.5/crl",
      "title": "The list of the CSCA does not name the signer",
      "clause": "Doc 9303-12, 4.1.5",
      "document": {"profile": "crl"},
      "expected": "successful"
    },
    {
      "id": "9303-12/4.1.4.3/link",
      "title": "A link leads to the CSCA that issued",
      "clause": "Doc 9303-12, 4.1.4.3",
      "document": {"profile": "csca-link"},
      "expected": "successful"
    },
    {
      "id": "9303-12/4.1.6.3/ecdsa-p521",
      "title": "ECDSA on P-521",
      "clause": "Doc 9303-12, 4.1.6.3",
      "document": {"profile": "ecdsa-p521"},
      "expected": "successful"
    },
    {
      "id": "9303-12/4.1.6.3/brainpool",
      "title": "ECDSA on brainpoolP256r1",
      "clause": "Doc 9303-12, 4.1.6.3",
      "document": {"profile": "brainpool-p256r1"},
      "expected": "successful"
    },
    {
      "id": "9303-12/4.1.6.1/rsa-pss",
      "title": "RSA-PSS",
      "clause": "Doc 9303-12, 4.1.6.1",
      "document": {"profile": "rsa-pss"},
      "expected": "successful"
    },
    {
      "id": "9303-12/7.1.1/key-usage",
      "title": "The CSCA may not sign certificates",
      "clause": "Doc 9303-12, 7.1.1",
      "document": {"trust": {"defect": "csca-key-usage"}, "profile": "bac"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (keyUsage)"]
    },
    {
      "id": "9303-12/7.1.1/critical",
      "title": "The document signer has a critical extension that is not known",
      "clause": "Doc 9303-12, 7.1.1",
      "document": {"trust": {"defect": "signer-unknown-critical"}, "profile": "bac"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (unknownCriticalExtension)"]
    },
    {
      "id": "9303-12/7.1.1/content-commitment",
      "title": "The key of the signer is for content commitment",
      "clause": "Doc 9303-12, 7.1.1",
      "document": {"trust": {"defect": "signer-key-usage-content-commitment"}, "profile": "bac"},
      "expected": "failed",
      "because": ["keyUsageNotDigitalSignature"]
    },
    {
      "id": "9303-12/7.1.1/no-usage",
      "title": "The signer states no key usage",
      "clause": "Doc 9303-12, 7.1.1",
      "document": {"trust": {"defect": "signer-key-usage-missing"}, "profile": "bac"},
      "expected": "failed",
      "because": ["keyUsageMissing"]
    },
    {
      "id": "9303-12/7.1.1/certificates",
      "title": "The key of the signer may sign certificates",
      "clause": "Doc 9303-12, 7.1.1",
      "document": {"trust": {"defect": "signer-key-usage-certificates"}, "profile": "bac"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (wrongRole)"]
    },
    {
      "id": "9303-12/7.1.1/two-algorithms",
      "title": "The certificate of the signer names two algorithms",
      "clause": "Doc 9303-12, 7.1.1",
      "document": {"trust": {"defect": "signer-names-two-algorithms"}, "profile": "bac"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (algorithmMismatch)"]
    },
    {
      "id": "9303-12/6.1.2/authority-between",
      "title": "An authority stands between CSCA and signer",
      "clause": "Doc 9303-12, 6.1.2",
      "document": {"trust": {"defect": "authority-between"}, "profile": "bac"},
      "expected": "failed",
      "because": ["issuer.ds.signature failed (pathTooLong)"]
    },
    {
      "id": "9303-12/7.1.1.6/document-type",
      "title": "The signer is for another type of document",
      "clause": "Doc 9303-12, 7.1.1.6",
      "document": {"trust": {"defect": "document-type"}, "profile": "bac"},
      "expected": "failed",
      "because": ["issuer.ds.documentType failed (documentTypeNotAllowed)"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "SM",
  "title": "Secure messaging",
  "kind": "clause",
  "source": {"document": "Doc 9303-11", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-11/9.8.4/no-do99",
      "title": "Protected answers have no DO 99",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "no-do99"},
      "expected": "either",
      "reading": "The clause has DO 99 in brackets, so that an answer without it is taken; the status is not protected then, and a reader may want it to be."
    },
    {
      "id": "9303-11/9.8.6.2/mac-wrong",
      "title": "The checksum of an answer is wrong (AES)",
      "clause": "Doc 9303-11, 9.8.6.2",
      "document": {"profile": "bad-mac", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.macInvalid"]
    },
    {
      "id": "9303-11/9.8.5/unprotected",
      "title": "An answer comes without protection (AES)",
      "clause": "Doc 9303-11, 9.8.5",
      "document": {"profile": "unprotected-response", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.macMissing"]
    },
    {
      "id": "9303-11/9.8.2/replayed",
      "title": "The answer before comes once more (AES)",
      "clause": "Doc 9303-11, 9.8.2",
      "document": {"profile": "replayed-response", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.macInvalid"]
    },
    {
      "id": "9303-11/9.8.4/order",
      "title": "The data objects of an answer stand in another order (AES)",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "t-09-do-order", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.dataObjectOrder"]
    },
    {
      "id": "9303-11/9.8.4/no-mac",
      "title": "An answer has no DO 8E (AES)",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "t-09-no-mac", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.macMissing"]
    },
    {
      "id": "9303-11/9.8.4/short-mac",
      "title": "The checksum has fewer than eight octets (AES)",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "t-09-short-mac", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.dataObjectMalformed"]
    },
    {
      "id": "9303-11/9.8.4/mac-twice",
      "title": "DO 8E comes twice",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"protected": true, "nth": {"from": 5}}, "then": {"protectedObjects": {"object": "8E", "change": "double"}}}]}},
      "expected": "failed",
      "because": ["access.dataObjectRepeated"]
    },
    {
      "id": "9303-11/9.8.4/mac-first",
      "title": "DO 8E stands before the other objects",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"protected": true, "nth": {"from": 5}}, "then": {"protectedObjects": {"object": "8E", "change": "first"}}}]}},
      "expected": "failed",
      "because": ["access.dataObjectOrder"]
    },
    {
      "id": "9303-11/9.8.4/double-status",
      "title": "An answer has two DO 99 (AES)",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "t-09-double-status", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.dataObjectRepeated"]
    },
    {
      "id": "9303-11/9.8.4/other-status",
      "title": "DO 99 has another status word than the answer (AES)",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "t-09-other-status", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.statusMismatch"]
    },
    {
      "id": "9303-11/9.8.4/no-data",
      "title": "An answer lacks its data (AES)",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "t-09-no-data", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["securityObject.sod.structure undetermined (malformed)"]
    },
    {
      "id": "9303-11/9.8.4/cut-data",
      "title": "The cryptogram is cut (AES)",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "t-09-cut-data", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.cryptogramInvalid"]
    },
    {
      "id": "9303-11/9.8.4/wrong-tag",
      "title": "The cryptogram has another tag (AES)",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "t-09-wrong-tag", "accessControl": "PACE"},
      "expected": "failed",
      "because": ["access.dataObjectUnknown"]
    },
    {
      "id": "9303-11/9.8.6.2/mac-wrong-3des",
      "title": "The checksum of an answer is wrong (Triple DES)",
      "clause": "Doc 9303-11, 9.8.6.2",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "read", "file": "DG2", "offset": 1000}, "then": {"protection": "wrongChecksum"}}]}},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (channelLost)"]
    },
    {
      "id": "9303-11/9.8.6.3/replayed-3des",
      "title": "The answer before comes once more (Triple DES)",
      "clause": "Doc 9303-11, 9.8.6.3",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "read", "file": "DG2", "offset": 1000}, "then": {"protection": "replayed"}}]}},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (channelLost)"]
    },
    {
      "id": "9303-11/9.8.5/unprotected-3des",
      "title": "An answer comes without protection (Triple DES)",
      "clause": "Doc 9303-11, 9.8.5",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "read", "file": "DG2", "offset": 1000}, "then": {"protection": "none"}}]}},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (channelLost)"]
    },
    {
      "id": "9303-11/9.8.4/padding-zeros-3des",
      "title": "The data is padded with zeros alone (Triple DES)",
      "clause": "Doc 9303-11, 9.8.4",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "read", "file": "DG2", "offset": 1000}, "then": {"padding": "zeros"}}]}},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (channelLost)"]
    },
    {
      "id": "9303-11/9.8.7.1/padding-zeros",
      "title": "The data is padded with zeros alone (AES)",
      "clause": "Doc 9303-11, 9.8.7.1",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"step": "read", "file": "DG2", "offset": 1000}, "then": {"padding": "zeros"}}]}},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (channelLost)"]
    },
    {
      "id": "9303-11/9.8.7.1/padding-block",
      "title": "The data is padded by a block too many (AES)",
      "clause": "Doc 9303-11, 9.8.7.1",
      "document": {"profile": "pace-only", "behaviour": {"rules": [{"when": {"step": "read", "file": "DG2", "offset": 1000}, "then": {"padding": "blockMore"}}]}},
      "expected": "either"
    },
    {
      "id": "9303-11/9.8.3/session-ended",
      "title": "The chip ends the session in the middle of EF.DG2 for good",
      "clause": "Doc 9303-11, 9.8.3",
      "document": {"profile": "bac", "behaviour": {"rules": [{"when": {"step": "read", "file": "DG2", "offset": {"from": 1000}}, "then": {"status": "6988", "endsSession": true, "protection": "none"}}]}},
      "expected": "failed",
      "because": ["integrity.dg2.hash undetermined (channelLost)"]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "reader",
  "unit": "SOD",
  "title": "EF.SOD",
  "kind": "clause",
  "source": {"document": "Doc 9303-10", "edition": "8", "day": "2021-01-01"},
  "at": "2026-06-01",
  "cases": [
    {
      "id": "9303-10/4.6.2/absent",
      "title": "There is no EF.SOD",
      "clause": "Doc 9303-10, 4.6.2",
      "document": {"profile": "sod-missing"},
      "expected": "failed",
      "because": ["securityObject.sod.structure undetermined (absent)"]
    },
    {
      "id": "9303-10/4.6.2.2/signature",
      "title": "One octet of the signature was changed",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "signature-changed"},
      "expected": "failed",
      "because": ["securityObject.sod.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-10/4.6.2.2/digest",
      "title": "The signed message digest is another one",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "digest-wrong"},
      "expected": "failed",
      "because": ["securityObject.sod.signedAttributes failed (messageDigestMismatch)"]
    },
    {
      "id": "9303-10/4.6.2.2/attribute",
      "title": "A signed attribute was changed",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "attribute-changed"},
      "expected": "failed",
      "because": ["securityObject.sod.signature failed (signatureInvalid)"]
    },
    {
      "id": "9303-10/4.6.2.2/content-type",
      "title": "The signed content type is another one",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "content-type-wrong"},
      "expected": "failed",
      "because": ["securityObject.sod.signedAttributes failed (contentTypeMismatch)"]
    },
    {
      "id": "9303-10/4.6.2.2/attribute-order",
      "title": "The signed attributes stand in another order",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "f-31-attribute-order"},
      "expected": "failed",
      "because": ["attributeOrder"]
    },
    {
      "id": "9303-10/4.6.2.2/other-content",
      "title": "The content is of another type",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "f-32-content-type"},
      "expected": "failed",
      "because": ["contentTypeNotICAO"]
    },
    {
      "id": "9303-10/4.6.2.2/id-data",
      "title": "The content is id-data",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "f-32-id-data"},
      "expected": "failed",
      "because": ["contentTypeNotICAO"]
    },
    {
      "id": "9303-10/4.6.2.2/two-signers",
      "title": "There are two signers",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "t-18-two-signers"},
      "expected": "failed",
      "because": ["securityObject.sod.structure undetermined (severalSigners)"]
    },
    {
      "id": "9303-10/4.6.2.2/no-attributes",
      "title": "There are no signed attributes",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "t-18-no-attributes"},
      "expected": "failed",
      "because": ["securityObject.sod.signedAttributes undetermined (signedAttributesAbsent)"]
    },
    {
      "id": "9303-10/4.6.2.2/two-digests",
      "title": "The message digest has two values",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "t-18-two-digests"},
      "expected": "failed",
      "because": ["securityObject.sod.signedAttributes failed (attributeDoubled)"]
    },
    {
      "id": "9303-10/4.6.2.3/hash-missing",
      "title": "There is no hash of EF.DG2",
      "clause": "Doc 9303-10, 4.6.2.3",
      "document": {"profile": "hash-missing"},
      "expected": "failed",
      "because": ["integrity.mandatoryDataGroups failed (notInSecurityObject)"]
    },
    {
      "id": "9303-10/4.7.2/no-portrait",
      "title": "There is no EF.DG2, and no list names it",
      "clause": "Doc 9303-10, 4.7.2",
      "document": {"profile": "no-portrait"},
      "expected": "failed",
      "because": ["integrity.mandatoryDataGroups failed (notInSecurityObject)"]
    },
    {
      "id": "9303-10/4.6.2/indefinite",
      "title": "The outer lengths are indefinite",
      "clause": "Doc 9303-10, 4.6.2",
      "document": {"profile": "f-30-indefinite-lengths"},
      "expected": "failed",
      "because": ["berEncoding"]
    },
    {
      "id": "9303-10/4.6.2.2/other-signer",
      "title": "The signer names a certificate that is not there",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "f-51-other-signer"},
      "expected": "failed",
      "because": ["securityObject.sod.signature undetermined (signerNotFound)"]
    },
    {
      "id": "9303-10/4.6.2.2/padded",
      "title": "An integer of the signature is padded",
      "clause": "Doc 9303-10, 4.6.2.2",
      "document": {"profile": "f-52-padded-signature"},
      "expected": "failed",
      "because": ["ecdsaIntegerPadding"]
    },
    {
      "id": "9303-10/4.6.2/tag",
      "title": "The tag of EF.SOD is 78",
      "clause": "Doc 9303-10, 4.6.2",
      "document": {"profile": "bac", "files": {"SOD": {"patches": {"at": 0, "hex": "78"}}}},
      "expected": "failed",
      "because": ["securityObject.sod.structure failed (malformed)"]
    },
    {
      "id": "9303-10/4.6.2/length-small",
      "title": "The length of EF.SOD is too small",
      "clause": "Doc 9303-10, 4.6.2",
      "document": {"profile": "bac", "files": {"SOD": {"length": 500}}},
      "expected": "failed",
      "because": ["securityObject.sod.structure failed (malformed)"]
    },
    {
      "id": "9303-10/4.6.2/length-big",
      "title": "The length of EF.SOD is too big",
      "clause": "Doc 9303-10, 4.6.2",
      "document": {"profile": "bac", "files": {"SOD": {"length": 9000}}},
      "expected": "failed",
      "because": ["securityObject.sod.structure undetermined (malformed)"]
    },
    {
      "id": "9303-10/4.6.2.3/md5",
      "title": "The data groups are hashed with MD5",
      "clause": "Doc 9303-10, 4.6.2.3",
      "document": {"profile": "bac", "hash": "MD5"},
      "expected": "failed",
      "because": ["securityObject.sod.signedAttributes undetermined (unsupportedAlgorithm)"]
    },
    {
      "id": "9303-10/4.6.2.3/version",
      "title": "The security object has version 5",
      "clause": "Doc 9303-10, 4.6.2.3",
      "document": {"profile": "bac", "issuing": {"edits": [{"in": "securityObject.eContent.version", "do": "set", "value": 5}]}},
      "expected": "failed",
      "because": ["securityObject.sod.structure failed (malformed)"]
    },
    {
      "id": "9303-10/4.6.2.1/lds-1.8",
      "title": "Version 1 with the versions of EF.COM",
      "clause": "Doc 9303-10, 4.6.2.1",
      "document": {"profile": "lds-1.8"},
      "expected": "successful"
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
        ("CFG.EAC.LDS.H08", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h08","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"DSA-3072","scheme":"DSA","hash":"SHA-1"},"signature":{"key":"DSA-2048","scheme":"DSA","hash":"SHA-1"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-1"}
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
{"schema":"epass-document/2","name":"cfg.eac.lds.h92","about":"EF.SOD has an entry of EF.DG3 in the place of that of EF.DG2; EF.COM names EF.DG2.","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE","activeAuthentication":null,"chipAuthentication":[],"pace":[{"group":"brainpoolP256r1","cipher":"3DES"}],"issuing":{"edits":[{"in":"securityObject.DG2.dataGroupHashValue","do":"set","value":"58166A3CEDDB1B71C34401649757DE6850944289A527E765CD449BB975C8B6BC"},{"in":"securityObject.DG2.dataGroupNumber","do":"set","value":3}]},"files":{"DG3":{"base64":"Y4IEnn9hggSZAgECf2CCAkahEoACAQGBAQiCAQmHAgEBiAIAB18uggItRklSADAxMAAAAAAAAi0AAAAfAQEB9AH0AfQB9AgCAAAAAAINAgEB/gAASABgAP+g/6QAOgkHAAky0yY3AAkWfrXoAQkGl/6UAQkBa+n5AAkCQTdoAAku/1XwAQkY65TxAQkCbN8KAAkD2MkD/6UBhQIALAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP+iABEA/wBgAEgAAIAAAAECAAD/pgAUAAEAAAAAAAAAAAAAAAAAAAAB/6MAAwD/owADAP+jAAMA/6F/YIICRqESgAIBAYEBCIIBCocCAQGIAgAHXy6CAi1GSVIAMDEwAAAAAAACLQAAAB8BAQH0AfQB9AH0CAIAAAAAAg0HAQH+AABIAGAA/6D/pAA6CQcACTLTJjcACRZ+tegBCQaX/pQBCQFr6fkACQJBN2gACS7/VfABCRjrlPEBCQJs3woACQPYyQP/pQGFAgAsAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/6IAEQD/AGAASAAAgAAAAQIAAP+mABQAAQAAAAAAAAAAAAAAAAAAAAH/owADAP+jAAMA/6MAAwD/oQ==","signed":false}}}
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
        ("CFG.EAC.LDS.H97", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h97","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"DSA-3072","scheme":"DSA","hash":"SHA-224"},"signature":{"key":"DSA-2048","scheme":"DSA","hash":"SHA-224"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-224"}
"""#),
        ("CFG.EAC.LDS.H98", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.h98","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"DSA-3072","scheme":"DSA","hash":"SHA-256"},"signature":{"key":"DSA-2048","scheme":"DSA","hash":"SHA-256"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"hash":"SHA-256"}
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
{"schema":"epass-document/2","name":"cfg.eac.lds.j04","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"PACE","activeAuthentication":null,"chipAuthentication":[],"pace":[{"group":"brainpoolP256r1","cipher":"3DES"},{"mapping":"CAM","group":"brainpoolP256r1","cipher":"AES-128"}],"issuing":{"edits":[{"in":"cardSecurity.eContent[3]","do":"replace","value":"30820117308201133081D406072A8648CE3D02013081C8020101302806072A8648CE3D0101021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF000000000000000000000001303C041CFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFFFFFFFFFFFFFFFFFFFE041CB4050A850C04B3ABF54132565044B0B7D7BFD8BA270B39432355FFB4043904B70E0CBD6BB4BF7F321390B94A03C1D356C21122343280D6115C1D21BD376388B5F723FB4C22DFE6CD4375A05A07476444D5819985007E34021D00FFFFFFFFFFFFFFFFFFFFFFFFFFFF16A2E0B8F03E13DD29455C5C2A3D020101033A0004627B7C0B3A2FB7A478AC5670E9973194A5FDA0BC0791B07506A73DDD99113B3FDEA71BBFF9921330D9CE980155EEBD620C46BE927C214543"}]}}
"""#),
        ("CFG.EAC.LDS.K01", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.k01","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"ATRInfo":{"hex":"7F66080202078002020780"}}}
"""#),
        ("CFG.EAC.LDS.K02", #"""
{"schema":"epass-document/2","name":"cfg.eac.lds.k02","mrz":["P<D<<MUSTERMANN<<ERIKA<<<<<<<<<<<<<<<<<<<<<<","C11T002JM4D<<9608122F2310314<<<<<<<<<<<<<<<4"],"country":"DE","cscaSignature":{"key":"RSA-3072","scheme":"PSS"},"signature":{"key":"RSA-2048","scheme":"PSS"},"face":{"format":"jp2"},"personalDetails":null,"accessControl":"BAC","activeAuthentication":null,"chipAuthentication":[{"group":"P-224","ciphers":["3DES"]}],"fingers":[{"position":"right-index","format":"wsq","image":{"path":"grey.wsq"}},{"position":"left-index","format":"wsq","image":{"path":"grey.wsq"}}],"irises":[{"eye":"right"},{"eye":"left"}],"terminalAuthentication":{"key":"P-256","authorityReference":"DETESTCVCA00001"},"files":{"ATRInfo":{"hex":"7F660A02030007800203000780"}}}
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
