// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-conformance of Conformance/chip.

/// The cases for chips.
enum ChipCases {
    static let units: [String] = [
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "EAC2_ISO7816_H",
  "title": "PACE, as far as passports have it",
  "source": {
    "document": "BSI TR-03105-3.3",
    "edition": "1.2",
    "day": "2016-02-05"
  },
  "cases": [
    {
      "id": "EAC2_ISO7816_H_23",
      "title": "MSE:Set AT names a password that there is not",
      "clause": "Doc 9303-11, 4.4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "unknownPassword", "expect": ["6A88"]}
      ]
    },
    {
      "id": "EAC2_ISO7816_H_33",
      "title": "The ephemeral key is of another size",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "agreementKeyShort", "expect": ["refused"]}
      ]
    },
    {
      "id": "EAC2_ISO7816_H_34",
      "title": "The ephemeral key is the point 0, 0",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE", "PACE-ECDH"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "agreementKeyZero", "expect": ["refused"]}
      ]
    },
    {
      "id": "EAC2_ISO7816_H_35",
      "title": "The ephemeral key is above the prime",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE", "PACE-DH"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "agreementKeyLarge", "expect": ["refused"]}
      ]
    },
    {
      "id": "EAC2_ISO7816_H_36",
      "title": "The ephemeral key is not on the curve",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE", "PACE-ECDH"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "agreementKey", "expect": ["refused"]}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "ISO7816_H",
  "title": "Files behind terminal authentication",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "ISO7816_H_1",
      "title": "SELECT of EF.DG3 without terminal authentication",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG3", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "B0 00 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_2",
      "title": "SELECT of EF.DG4 without terminal authentication",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG4", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "B0 00 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_3",
      "title": "READ BINARY of EF.DG3 by its short identifier without terminal authentication",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_4",
      "title": "READ BINARY of EF.DG4 by its short identifier without terminal authentication",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "B0 shortRead:DG4 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_5",
      "title": "READ BINARY of EF.DG3 with an odd instruction and its short identifier without terminal authentication",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG3", "OddIns"],
      "chipAuthentication": true,
      "steps": [
        {"send": "B1 00 short:DG3", "data": "54(00)", "le": 7, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_6",
      "title": "READ BINARY of EF.DG4 with an odd instruction and its short identifier without terminal authentication",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG4", "OddIns"],
      "chipAuthentication": true,
      "steps": [
        {"send": "B1 00 short:DG4", "data": "54(00)", "le": 7, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_7",
      "title": "SELECT of EF.CVCA before the application was opened",
      "clause": "Doc 9303-11, 4.4.2",
      "profiles": ["TA"],
      "access": "none",
      "steps": [
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "A4 02 0C", "data": "file:CVCA", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "B0 00 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_8",
      "title": "READ BINARY of EF.CVCA by its short identifier before the application was opened",
      "clause": "Doc 9303-11, 4.4.2",
      "profiles": ["TA"],
      "access": "none",
      "steps": [
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "B0 shortRead:CVCA 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_9",
      "title": "READ BINARY of EF.CVCA with an odd instruction and its short identifier before the application was opened",
      "clause": "Doc 9303-11, 4.4.2",
      "profiles": ["TA", "OddIns"],
      "access": "none",
      "steps": [
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "B1 00 short:CVCA", "data": "54(00)", "le": 7, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_10",
      "title": "READ BINARY of EF.CVCA with an odd instruction and its identifier before the application was opened",
      "clause": "Doc 9303-11, 4.4.2",
      "profiles": ["TA", "OddIns"],
      "access": "none",
      "steps": [
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "B1 file:CVCA", "data": "54(00)", "le": 7, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_11",
      "title": "READ BINARY of EF.DG3 with an odd instruction and its identifier without terminal authentication",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG3", "OddIns"],
      "chipAuthentication": true,
      "steps": [
        {"send": "B1 file:DG3", "data": "54(00)", "le": 7, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_12",
      "title": "READ BINARY of EF.DG4 with an odd instruction and its identifier without terminal authentication",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG4", "OddIns"],
      "chipAuthentication": true,
      "steps": [
        {"send": "B1 file:DG4", "data": "54(00)", "le": 7, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_H_13",
      "title": "SELECT of EF.CVCA in the open application, and READ BINARY of all of it",
      "clause": "Doc 9303-11, K.2",
      "profiles": ["TA"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:CVCA"},
        {"send": "B0 00 00", "le": 36, "count": 36}
      ]
    },
    {
      "id": "ISO7816_H_14",
      "title": "READ BINARY of EF.CVCA by its short identifier in the open application",
      "clause": "Doc 9303-11, K.2",
      "profiles": ["TA"],
      "steps": [
        {"send": "B0 shortRead:CVCA 00", "le": 36, "count": 36}
      ]
    },
    {
      "id": "ISO7816_H_15",
      "title": "READ BINARY of EF.CVCA with an odd instruction and its short identifier in the open application",
      "clause": "Doc 9303-11, K.2",
      "profiles": ["TA", "OddIns"],
      "steps": [
        {"send": "B1 00 short:CVCA", "data": "54(00)", "le": 38, "count": 38, "begins": "5324"}
      ]
    },
    {
      "id": "ISO7816_H_16",
      "title": "READ BINARY of EF.CVCA with an odd instruction and its identifier in the open application",
      "clause": "Doc 9303-11, K.2",
      "profiles": ["TA", "OddIns"],
      "steps": [
        {"send": "B1 file:CVCA", "data": "54(00)", "le": 38, "count": 38, "begins": "5324"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "ISO7816_J",
  "title": "Verification of certificates",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "ISO7816_J_1",
      "title": "A valid chain of certificates",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_2",
      "title": "The reference of the trust point is wrong",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(changed(trustPoint))", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_3",
      "title": "The signature of the certificate is wrong",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 changed(signature:DV_CERT_1)", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_4",
      "title": "The signature of the certificate is missing",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_5",
      "title": "The body of the certificate is missing",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "signature:DV_CERT_1", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_6",
      "title": "The certificate of the document verifier has no authorization",
      "clause": "Doc 9303-12, 7.2.2",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1a signature:DV_CERT_1a", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1a)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_7",
      "title": "The certificate of the document verifier has no effective date",
      "clause": "Doc 9303-12, 7.2.2",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1b signature:DV_CERT_1b", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1b)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_8",
      "title": "The certificate of the document verifier has no expiration date",
      "clause": "Doc 9303-12, 7.2.2",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1c signature:DV_CERT_1c", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1c)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_9",
      "title": "The digits of the effective date are none",
      "clause": "Doc 9303-12, 7.2.2",
      "profiles": ["TA", "DATE"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1d signature:DV_CERT_1d", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1d)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_10",
      "title": "The digits of the expiration date are none",
      "clause": "Doc 9303-12, 7.2.2",
      "profiles": ["TA", "DATE"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1e signature:DV_CERT_1e", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1e)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_11",
      "title": "A terminal of a foreign document verifier does not advance the date",
      "clause": "Doc 9303-11, 7.1.4.3.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_2 signature:DV_CERT_2"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_2)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_2a signature:IS_CERT_2a"},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_2 signature:DV_CERT_2"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_2)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_2b signature:IS_CERT_2b"}
      ]
    },
    {
      "id": "ISO7816_J_12",
      "title": "Certificates without secure messaging",
      "clause": "Doc 9303-11, 9.8.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)", "plain": true, "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1", "expect": ["error"], "form": "plain"},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1", "plain": true, "expect": ["error"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)", "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "ISO7816_J_13",
      "title": "MSE:Set DST with a class that there is not",
      "clause": "Doc 9303-11, 7.1.5.1",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)", "class": "8C", "expect": ["error"], "form": "any"},
        {"send": "B0 shortRead:DG1 00", "le": 8, "when": "protected"}
      ]
    },
    {"id": "ISO7816_J_14", "deletedIn": "1.1"},
    {
      "id": "ISO7816_J_15",
      "title": "PSO:Verify Certificate with a class that there is not",
      "clause": "Doc 9303-11, 7.1.5.2",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1", "class": "8C", "expect": ["error"], "form": "any"},
        {"send": "B0 shortRead:DG1 00", "le": 8, "when": "protected"}
      ]
    },
    {"id": "ISO7816_J_16", "deletedIn": "1.1"},
    {
      "id": "ISO7816_J_17",
      "title": "The tag of the body is wrong",
      "clause": "Doc 9303-11, 7.1.5.2",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "7F4F(bodyContent:DV_CERT_1) signature:DV_CERT_1", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_18",
      "title": "The tag of the signature is wrong",
      "clause": "Doc 9303-11, 7.1.5.2",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 5F38(signatureContent:DV_CERT_1)", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_19",
      "title": "The effective date is no day of the calendar",
      "clause": "Doc 9303-12, 7.2.2",
      "profiles": ["TA", "DATE"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1f signature:DV_CERT_1f", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1f)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_20",
      "title": "The expiration date is no day of the calendar",
      "clause": "Doc 9303-12, 7.2.2",
      "profiles": ["TA", "DATE"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1g signature:DV_CERT_1g", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1g)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_21",
      "title": "The expiration date lies before the effective date",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1h signature:DV_CERT_1h", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1h)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_22",
      "title": "Imported keys are gone after a reset",
      "clause": "Doc 9303-11, 7.1.4.3.7",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_23",
      "title": "The authorization is of another type of terminal",
      "clause": "Doc 9303-12, 7.2.2.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1i signature:DV_CERT_1i", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1i)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_24",
      "title": "The key of the certificate names an algorithm that there is not",
      "clause": "Doc 9303-12, 7.2.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1j signature:DV_CERT_1j", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1j)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_25",
      "title": "The reference of the trust point is wrong, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(changed(trustPoint))", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12a signature:DV_CERT_12a", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_26",
      "title": "The tag of the body is wrong, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "7F4F(bodyContent:DV_CERT_12a) signature:DV_CERT_12a", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_27",
      "title": "The tag of the signature is wrong, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12a 5F38(signatureContent:DV_CERT_12a)", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_28",
      "title": "The length of the body is wrong, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "lengthened(body:DV_CERT_12a) signature:DV_CERT_12a", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_29",
      "title": "The length of the signature is wrong, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12a shortened(signature:DV_CERT_12a)", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_30",
      "title": "The signature is the right one plus one, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12a 5F37(increased(signatureContent:DV_CERT_12a))", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_31",
      "title": "The signature lacks its last octet, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12a 5F37(dropped(signatureContent:DV_CERT_12a))", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_32",
      "title": "The signature is above the modulus, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA", "RSA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12a 5F37(ones(signatureContent:DV_CERT_12a))", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_33",
      "title": "r of the signature is zero, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA", "ECDSA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12a 5F37(firstHalfZero(signatureContent:DV_CERT_12a))", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_34",
      "title": "s of the signature is zero, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA", "ECDSA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12a 5F37(secondHalfZero(signatureContent:DV_CERT_12a))", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_35",
      "title": "No key is selected, and the date stays",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "2A 00 BE", "data": "body:DV_CERT_12a signature:DV_CERT_12a", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_36",
      "title": "The key names no algorithm of terminal authentication, and the date stays",
      "clause": "Doc 9303-12, 7.2.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12i signature:DV_CERT_12i", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_37",
      "title": "The key has no object identifier, and the date stays",
      "clause": "Doc 9303-12, 7.2.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12h signature:DV_CERT_12h", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_38",
      "title": "The key has no public point, and the date stays",
      "clause": "Doc 9303-12, 7.2.3",
      "profiles": ["TA", "ECDSA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12j signature:DV_CERT_12j", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_39",
      "title": "The key has no modulus, and the date stays",
      "clause": "Doc 9303-12, 7.2.3",
      "profiles": ["TA", "RSA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12k signature:DV_CERT_12k", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_40",
      "title": "The key has no exponent, and the date stays",
      "clause": "Doc 9303-12, 7.2.3",
      "profiles": ["TA", "RSA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12l signature:DV_CERT_12l", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_J_41",
      "title": "The key has a data object that there is not, and the date stays",
      "clause": "Doc 9303-12, 7.2.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_12m signature:DV_CERT_12m", "expect": ["refused"]},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"}
      ]
    },
    {"id": "ISO7816_J_42", "deletedIn": "0.8"},
    {
      "id": "ISO7816_J_43",
      "title": "The trust point certifies no terminal",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_10 signature:IS_CERT_10", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_44",
      "title": "A domestic document verifier certifies no CVCA",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10a signature:DV_CERT_10a"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_10a)"},
        {"send": "2A 00 BE", "data": "body:LINK_CERT_10 signature:LINK_CERT_10", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_45",
      "title": "A foreign document verifier certifies no CVCA",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10b signature:DV_CERT_10b"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_10b)"},
        {"send": "2A 00 BE", "data": "body:LINK_CERT_10b signature:LINK_CERT_10b", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_46",
      "title": "A domestic document verifier certifies no domestic one",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10a signature:DV_CERT_10a"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_10a)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10c signature:DV_CERT_10c", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_47",
      "title": "A domestic document verifier certifies no foreign one",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10a signature:DV_CERT_10a"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_10a)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10d signature:DV_CERT_10d", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_48",
      "title": "A foreign document verifier certifies no domestic one",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10b signature:DV_CERT_10b"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_10b)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10c signature:DV_CERT_10c", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_49",
      "title": "A foreign document verifier certifies no foreign one",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10b signature:DV_CERT_10b"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_10b)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_10d signature:DV_CERT_10d", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_50",
      "title": "A terminal does not certify a foreign document verifier",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_11a signature:DV_CERT_11a"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_11a)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_11a signature:IS_CERT_11a"},
        {"send": "22 81 B6", "data": "83(holder:IS_CERT_11a)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:DV_CERT_11b signature:DV_CERT_11b", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_51",
      "title": "A terminal does not certify a domestic document verifier",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_11a signature:DV_CERT_11a"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_11a)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_11a signature:IS_CERT_11a"},
        {"send": "22 81 B6", "data": "83(holder:IS_CERT_11a)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:DV_CERT_11c signature:DV_CERT_11c", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_52",
      "title": "A terminal does not certify a terminal",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_11a signature:DV_CERT_11a"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_11a)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_11a signature:IS_CERT_11a"},
        {"send": "22 81 B6", "data": "83(holder:IS_CERT_11a)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_11b signature:IS_CERT_11b", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_53",
      "title": "A terminal does not certify a CVCA",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_11a signature:DV_CERT_11a"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_11a)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_11a signature:IS_CERT_11a"},
        {"send": "22 81 B6", "data": "83(holder:IS_CERT_11a)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:LINK_CERT_11a signature:LINK_CERT_11a", "expect": ["refused"]}
      ]
    },
    {"id": "ISO7816_J_54", "movedTo": "ISO7816_M_5"},
    {
      "id": "ISO7816_J_55",
      "title": "The key of the document verifier is shorter than that of the trust point",
      "clause": "BSI TR-03105-3.2, 3.6.55",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_14b signature:DV_CERT_14b", "expect": ["refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_14b)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_14a signature:IS_CERT_14a", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_J_56",
      "title": "The key of the terminal is shorter than that of the document verifier",
      "clause": "BSI TR-03105-3.2, 3.6.56",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_14a signature:DV_CERT_14a"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_14a)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_14b signature:IS_CERT_14b", "expect": ["refused"]}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "ISO7816_K",
  "title": "Terminal authentication",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "ISO7816_K_1",
      "title": "A valid run, bound to the document number or to the key of PACE",
      "clause": "Doc 9303-11, 7.1.2",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_K_2",
      "title": "MSE:Set AT names a key that there is not",
      "clause": "Doc 9303-11, 7.1.5.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(changed(holder:IS_CERT_1))", "expect": ["ok", "error"]},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge", "expect": ["ok", "error"]},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {"id": "ISO7816_K_3", "deletedIn": "0.8"},
    {
      "id": "ISO7816_K_4",
      "title": "EXTERNAL AUTHENTICATE without secure messaging",
      "clause": "Doc 9303-11, 9.8.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "plain": true, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_K_5",
      "title": "A document verifier is no terminal",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:DV_CERT_1)", "expect": ["ok", "error"]},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge", "expect": ["ok", "error"]},
        {"send": "82 00 00", "data": "terminalSignature:DV_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_K_6",
      "title": "The CVCA is no terminal",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 A4", "data": "83(trustPoint)", "expect": ["ok", "error"]},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge", "expect": ["ok", "error"]},
        {"send": "82 00 00", "data": "terminalSignature:CVCA", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_K_7",
      "title": "EXTERNAL AUTHENTICATE with a class that there is not",
      "clause": "Doc 9303-11, 7.1.5.5",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "class": "8C", "expect": ["error"], "form": "any"},
        {"send": "B0 shortRead:DG1 00", "le": 8, "when": "protected"}
      ]
    },
    {"id": "ISO7816_K_8", "deletedIn": "1.1"},
    {"id": "ISO7816_K_9", "deletedIn": "0.8"},
    {
      "id": "ISO7816_K_10",
      "title": "The first of two challenges is signed",
      "clause": "Doc 9303-11, 7.1.5.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "84 00 00", "le": 8, "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {"id": "ISO7816_K_11", "deletedIn": "0.8"},
    {
      "id": "ISO7816_K_12",
      "title": "GET CHALLENGE for seven octets",
      "clause": "Doc 9303-11, 7.1.5.4",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 7, "count": 7, "keep": "challenge", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {"id": "ISO7816_K_13", "deletedIn": "0.8"},
    {
      "id": "ISO7816_K_14",
      "title": "EXTERNAL AUTHENTICATE without a challenge",
      "clause": "Doc 9303-11, 7.1.5.5",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "expect": ["refused"]},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_K_15",
      "title": "EXTERNAL AUTHENTICATE without a selected key",
      "clause": "Doc 9303-11, 7.1.5.5",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "expect": ["refused"]},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {"id": "ISO7816_K_16", "deletedIn": "0.8"},
    {
      "id": "ISO7816_K_17",
      "title": "MSE:Set AT with another tag than 83",
      "clause": "Doc 9303-11, 7.1.5.3",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "84(holder:IS_CERT_1)", "expect": ["error"]},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "expect": ["refused"]},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_K_18",
      "title": "A reset takes the rights away",
      "clause": "Doc 9303-11, 9.8.3",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"reset": true},
        {"open": "same"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_K_19",
      "title": "Passive and active authentication between chip and terminal authentication",
      "clause": "Doc 9303-11, J.1",
      "profiles": ["TA", "SOD"],
      "chipAuthentication": true,
      "reading": "Active authentication is tried whether or not the chip has it, as an optional step; passive authentication needs nothing of the chip but EF.SOD.",
      "steps": [
        {"read": "SOD"},
        {"send": "88 00 00", "data": "random:8", "le": 256, "expect": ["ok", "error"]},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"}
      ]
    },
    {
      "id": "ISO7816_K_20",
      "title": "A wrong signature after PACE",
      "clause": "Doc 9303-11, 7.1.5.5",
      "profiles": ["TA", "PACE"],
      "access": "pace",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "changed(terminalSignature:IS_CERT_1)", "expect": ["refused"]}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "ISO7816_L",
  "title": "Effective access rights",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "ISO7816_L_1",
      "title": "Fingers for a terminal with the right to them",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_3 signature:DV_CERT_3"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_3)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_3a signature:IS_CERT_3a"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_3a)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_3a"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "count": 1}
      ]
    },
    {
      "id": "ISO7816_L_2",
      "title": "No irises for a terminal with the right to fingers",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_3 signature:DV_CERT_3"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_3)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_3a signature:IS_CERT_3a"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_3a)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_3a"},
        {"send": "B0 shortRead:DG4 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_3",
      "title": "Irises for a terminal with the right to them",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_3 signature:DV_CERT_3"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_3)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_3b signature:IS_CERT_3b"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_3b)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_3b"},
        {"send": "B0 shortRead:DG4 00", "le": 1, "count": 1}
      ]
    },
    {
      "id": "ISO7816_L_4",
      "title": "No fingers for a terminal with the right to irises",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_3 signature:DV_CERT_3"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_3)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_3b signature:IS_CERT_3b"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_3b)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_3b"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_5",
      "title": "Fingers where the document verifier has the right to them alone",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_4 signature:DV_CERT_4"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_4)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_4 signature:IS_CERT_4"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_4)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_4"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "count": 1}
      ]
    },
    {
      "id": "ISO7816_L_6",
      "title": "No irises where the document verifier has the right to fingers",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_4 signature:DV_CERT_4"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_4)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_4 signature:IS_CERT_4"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_4)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_4"},
        {"send": "B0 shortRead:DG4 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_7",
      "title": "Irises where the document verifier has the right to them alone",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_5 signature:DV_CERT_5"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_5)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_5 signature:IS_CERT_5"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_5)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_5"},
        {"send": "B0 shortRead:DG4 00", "le": 1, "count": 1}
      ]
    },
    {
      "id": "ISO7816_L_8",
      "title": "No fingers where the document verifier has the right to irises",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_5 signature:DV_CERT_5"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_5)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_5 signature:IS_CERT_5"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_5)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_5"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_9",
      "title": "Certificates alone do not open EF.DG3",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_10",
      "title": "Certificates alone do not open EF.DG4",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "B0 shortRead:DG4 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_11",
      "title": "A refused signature does not open EF.DG3",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "changed(terminalSignature:IS_CERT_1)", "expect": ["refused"]},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_12",
      "title": "A refused signature does not open EF.DG4",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "changed(terminalSignature:IS_CERT_1)", "expect": ["refused"]},
        {"send": "B0 shortRead:DG4 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_13",
      "title": "Basic Access Control again does not keep the rights of the terminal",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "BAC", "MF"],
      "access": "bac",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "A4 00 0C", "expect": ["ok", "error"], "form": "any", "endsOn": ["error"]},
        {"open": "bac", "expect": ["ok", "refused"], "endsOn": ["refused"]},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_14",
      "title": "PACE again does not keep the rights of the terminal",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "PACE"],
      "access": "pace",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "A4 00 0C", "expect": ["ok", "error"], "form": "any", "endsOn": ["error"]},
        {"open": "pace", "expect": ["ok", "refused"], "endsOn": ["refused"]},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_15",
      "title": "Basic Access Control after PACE does not keep the rights of the terminal",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "PACE", "BAC"],
      "access": "pace",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "A4 00 0C", "expect": ["ok", "error"], "form": "any", "endsOn": ["error"]},
        {"open": "bac", "expect": ["ok", "refused"], "endsOn": ["refused"]},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "ISO7816_L_16",
      "title": "PACE after Basic Access Control does not keep the rights of the terminal",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "PACE", "BAC"],
      "access": "bac",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "A4 00 0C", "expect": ["ok", "error"], "form": "any", "endsOn": ["error"]},
        {"open": "pace", "expect": ["ok", "refused"], "endsOn": ["refused"]},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "ISO7816_M",
  "title": "What certificates change for good",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "ISO7816_M_1",
      "title": "A terminal of a domestic document verifier advances the date",
      "clause": "Doc 9303-11, 7.1.4.3.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "destructive": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_6 signature:DV_CERT_6"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_6)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_6a signature:IS_CERT_6a"},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_6 signature:DV_CERT_6"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_6)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_6b signature:IS_CERT_6b", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_M_2",
      "title": "A document verifier advances the date",
      "clause": "Doc 9303-11, 7.1.4.3.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "destructive": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_6a signature:DV_CERT_6a"},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_6 signature:DV_CERT_6", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_M_3",
      "title": "A link certificate makes a trust point, and the old one ends with its date",
      "clause": "Doc 9303-11, 7.1.4.3.2",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "destructive": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:LINK_CERT_7 signature:LINK_CERT_7"},
        {"restore": true},
        {"read": "CVCA", "count": [0, 36]},
        {"examine": "CVCA", "for": "twoTrustPoints"},
        {"send": "A4 02 0C", "data": "file:CVCA"},
        {"send": "B0 00 00", "le": 36, "count": 36, "begins": "42(holder:LINK_CERT_7) 42(holder:CVCA)"},
        {"send": "22 81 B6", "data": "83(secondTrustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_7a signature:DV_CERT_7a"},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_7b signature:DV_CERT_7b"},
        {"restore": true},
        {"send": "22 81 B6", "data": "83(holder:CVCA)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:DV_CERT_7a signature:DV_CERT_7a", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_M_4",
      "title": "Two link certificates, one behind the other",
      "clause": "Doc 9303-11, 7.1.4.3.2",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "after": ["ISO7816_M_3"],
      "destructive": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:LINK_CERT_8 signature:LINK_CERT_8"},
        {"send": "22 81 B6", "data": "83(holder:LINK_CERT_8)"},
        {"send": "2A 00 BE", "data": "body:LINK_CERT_9 signature:LINK_CERT_9"},
        {"send": "22 81 B6", "data": "83(holder:LINK_CERT_9)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_9 signature:DV_CERT_9"},
        {"read": "CVCA", "count": [0, 36]},
        {"examine": "CVCA", "for": "twoTrustPoints"},
        {"send": "A4 02 0C", "data": "file:CVCA"},
        {"send": "B0 00 00", "le": 36, "count": 36, "begins": "42(holder:LINK_CERT_9) 42(holder:LINK_CERT_8)"}
      ]
    },
    {
      "id": "ISO7816_M_5",
      "title": "A new trust point certifies no terminal",
      "clause": "Doc 9303-11, 7.1.4.3",
      "profiles": ["TA"],
      "chipAuthentication": true,
      "after": ["ISO7816_M_4"],
      "destructive": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:LINK_CERT_11b signature:LINK_CERT_11b"},
        {"send": "22 81 B6", "data": "83(holder:LINK_CERT_11b)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_11c signature:IS_CERT_11c", "expect": ["refused"]}
      ]
    },
    {
      "id": "ISO7816_M_6",
      "title": "EF.CVCA with two trust points",
      "clause": "Doc 9303-11, K.2",
      "profiles": ["TA"],
      "after": ["ISO7816_M_5"],
      "reading": "The row has no order of its own, and two trust points are there behind ISO7816_M_3 alone.",
      "destructive": true,
      "steps": [
        {"send": "A4 02 0C", "data": "file:CVCA"},
        {"send": "B0 00 00", "le": 36, "count": 36},
        {"read": "CVCA", "count": [0, 36]},
        {"examine": "CVCA", "for": "twoTrustPoints"},
        {"send": "B0 00 24", "le": 1, "expect": ["error"]}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "ISO7816_N",
  "title": "Another algorithm",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "ISO7816_N_1",
      "title": "A link certificate brings another algorithm",
      "clause": "Doc 9303-11, 7.1.4.3.2",
      "profiles": ["TA", "MIG"],
      "chipAuthentication": true,
      "after": ["ISO7816_M_5"],
      "destructive": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:LINK_CERT_13 signature:LINK_CERT_13"},
        {"send": "22 81 B6", "data": "83(holder:LINK_CERT_13)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_13 signature:DV_CERT_13"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_13)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_13 signature:IS_CERT_13"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "LDS_E",
  "title": "EF.DG14",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {"id": "LDS_E_1", "deletedIn": "1.5"},
    {
      "id": "LDS_E_2",
      "title": "id-TA stands in version 1, and no algorithm of it",
      "clause": "Doc 9303-11, 9.2.8",
      "profiles": ["TA", "DG14"],
      "steps": [
        {"read": "DG14", "expect": ["ok", "warning"]},
        {"examine": "DG14", "for": "terminalAuthenticationVersion"}
      ]
    },
    {"id": "LDS_E_3", "deletedIn": "1.5"},
    {"id": "LDS_E_4", "deletedIn": "1.5"},
    {
      "id": "LDS_E_5",
      "title": "TerminalAuthenticationInfo is well encoded",
      "clause": "Doc 9303-11, 9.2.8",
      "profiles": ["TA", "DG14"],
      "steps": [
        {"read": "DG14", "expect": ["ok", "warning"]},
        {"examine": "DG14", "for": "terminalAuthenticationFile"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "LDS_F",
  "title": "EF.CVCA",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "LDS_F_1",
      "title": "36 octets, one or two references, and zeros behind them",
      "clause": "Doc 9303-11, K.2",
      "profiles": ["TA"],
      "steps": [
        {"read": "CVCA", "expect": ["ok", "warning"]},
        {"examine": "CVCA", "for": "trustPoints"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "LDS_G",
  "title": "EF.DG3",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "LDS_G_1",
      "title": "The file begins with its tag",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "tag"}
      ]
    },
    {
      "id": "LDS_G_2",
      "title": "The length of the file",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "length"}
      ]
    },
    {
      "id": "LDS_G_3",
      "title": "The group of templates fills the file",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "groupTemplate"}
      ]
    },
    {
      "id": "LDS_G_4",
      "title": "The number of templates",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "instanceCount"}
      ]
    },
    {
      "id": "LDS_G_5",
      "title": "Each template has its tag and length",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "templates"}
      ]
    },
    {
      "id": "LDS_G_6",
      "title": "Each template begins with a header",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "headers"}
      ]
    },
    {
      "id": "LDS_G_7",
      "title": "The owner of the format",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "formatOwner"}
      ]
    },
    {
      "id": "LDS_G_8",
      "title": "The type of the format",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "reading": "The text knows ISO/IEC 19794 alone; the types of ISO/IEC 39794, which Doc 9303-10 has besides, are taken too.",
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "formatType"}
      ]
    },
    {
      "id": "LDS_G_9",
      "title": "The finger or eye that is meant",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "subtype"}
      ]
    },
    {
      "id": "LDS_G_10",
      "title": "The data block of each template",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "dataBlock"}
      ]
    },
    {
      "id": "LDS_G_11",
      "title": "The data block begins as its format wants",
      "clause": "Doc 9303-10, 4.7.3.1",
      "profiles": ["TA", "DG3"],
      "chipAuthentication": true,
      "reading": "The text knows ISO/IEC 19794 alone; the types of ISO/IEC 39794, which Doc 9303-10 has besides, are taken too.",
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3", "expect": ["ok", "warning"]},
        {"examine": "DG3", "for": "blockFormat"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "LDS_H",
  "title": "EF.DG4",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "LDS_H_1",
      "title": "The file begins with its tag",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "tag"}
      ]
    },
    {
      "id": "LDS_H_2",
      "title": "The length of the file",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "length"}
      ]
    },
    {
      "id": "LDS_H_3",
      "title": "The group of templates fills the file",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "groupTemplate"}
      ]
    },
    {
      "id": "LDS_H_4",
      "title": "The number of templates",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "instanceCount"}
      ]
    },
    {
      "id": "LDS_H_5",
      "title": "Each template has its tag and length",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "templates"}
      ]
    },
    {
      "id": "LDS_H_6",
      "title": "Each template begins with a header",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "headers"}
      ]
    },
    {
      "id": "LDS_H_7",
      "title": "The owner of the format",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "formatOwner"}
      ]
    },
    {
      "id": "LDS_H_8",
      "title": "The type of the format",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "reading": "The text knows ISO/IEC 19794 alone; the types of ISO/IEC 39794, which Doc 9303-10 has besides, are taken too.",
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "formatType"}
      ]
    },
    {
      "id": "LDS_H_9",
      "title": "The finger or eye that is meant",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "subtype"}
      ]
    },
    {
      "id": "LDS_H_10",
      "title": "The data block of each template",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "dataBlock"}
      ]
    },
    {
      "id": "LDS_H_11",
      "title": "The data block begins as its format wants",
      "clause": "Doc 9303-10, 4.7.4.1",
      "profiles": ["TA", "DG4"],
      "chipAuthentication": true,
      "reading": "The text knows ISO/IEC 19794 alone; the types of ISO/IEC 39794, which Doc 9303-10 has besides, are taken too.",
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4", "expect": ["ok", "warning"]},
        {"examine": "DG4", "for": "blockFormat"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "LDS_L",
  "title": "EF.ATR/INFO",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "cases": [
    {
      "id": "LDS_L_1",
      "title": "A list of data objects",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["EFATR"],
      "access": "none",
      "steps": [
        {"read": "ATRInfo", "expect": ["ok", "warning", "error"]},
        {"examine": "ATRInfo", "for": "objects"}
      ]
    },
    {
      "id": "LDS_L_2",
      "title": "The sizes of the buffers are there",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["EFATR"],
      "access": "none",
      "steps": [
        {"read": "ATRInfo", "expect": ["ok", "warning", "error"]},
        {"examine": "ATRInfo", "for": "extendedLength"}
      ]
    },
    {
      "id": "LDS_L_3",
      "title": "The sizes of the buffers are two numbers",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["EFATR"],
      "access": "none",
      "steps": [
        {"read": "ATRInfo", "expect": ["ok", "warning", "error"]},
        {"examine": "ATRInfo", "for": "extendedLengthNumbers"}
      ]
    },
    {
      "id": "LDS_L_4",
      "title": "The card capabilities say whether there are chains",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["EFATR"],
      "access": "none",
      "steps": [
        {"read": "ATRInfo", "expect": ["ok", "warning", "error"]},
        {"examine": "ATRInfo", "for": "chaining"}
      ]
    },
    {
      "id": "LDS_L_5",
      "title": "SELECT of the master file and of EF.ATR/INFO",
      "clause": "Doc 9303-10, 3.11.1",
      "profiles": ["EFATR", "MF"],
      "access": "none",
      "steps": [
        {"send": "A4 00 0C", "data": "3F00"},
        {"send": "A4 02 0C", "data": "2F01"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "active-authentication",
  "title": "Active authentication",
  "kind": "clause",
  "source": {
    "document": "Doc 9303-11",
    "edition": "8 (2021)",
    "day": "2021-10-01"
  },
  "cases": [
    {
      "id": "9303-11/6.1.2/signature",
      "title": "The signature over a challenge is that of EF.DG15",
      "clause": "Doc 9303-11, 6.1.2",
      "profiles": ["AA"],
      "access": "open",
      "steps": [
        {"read": "DG14", "expect": ["ok", "error"]},
        {"read": "DG15"},
        {"send": "88 00 00", "data": "random:8", "le": 65536, "keep": "signature", "keepSent": "challenge"},
        {"examine": "DG15", "for": "activeAuthentication"}
      ]
    },
    {
      "id": "9303-11/6.1.2/other",
      "title": "Another challenge has another signature",
      "clause": "Doc 9303-11, 6.1.2",
      "profiles": ["AA"],
      "access": "open",
      "steps": [
        {"send": "88 00 00", "data": "0102030405060708", "le": 65536, "keep": "first"},
        {"send": "88 00 00", "data": "0102030405060709", "le": 65536, "keep": "second", "isNot": "kept:first"}
      ]
    },
    {
      "id": "9303-11/6.1.3/short",
      "title": "A challenge that has not eight octets: short",
      "clause": "Doc 9303-11, 6.1.3",
      "profiles": ["AA"],
      "access": "open",
      "steps": [
        {"send": "88 00 00", "le": 256, "expect": ["error"], "data": "01020304050607"},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.1.3/long",
      "title": "A challenge that has not eight octets: long",
      "clause": "Doc 9303-11, 6.1.3",
      "profiles": ["AA"],
      "access": "open",
      "steps": [
        {"send": "88 00 00", "le": 256, "expect": ["error"], "data": "010203040506070809"},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.1.3/none",
      "title": "A challenge that has not eight octets: none",
      "clause": "Doc 9303-11, 6.1.3",
      "profiles": ["AA"],
      "access": "open",
      "steps": [
        {"send": "88 00 00", "le": 256, "expect": ["error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.1.3/closed",
      "title": "INTERNAL AUTHENTICATE before the application is opened",
      "clause": "Doc 9303-11, 6.1.3",
      "profiles": ["AA"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "88 00 00", "data": "0102030405060708", "le": 256, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/6.1.3/without-key",
      "title": "INTERNAL AUTHENTICATE of a chip without a key",
      "clause": "Doc 9303-11, 6.1.3",
      "access": "open",
      "without": ["AA"],
      "steps": [
        {"send": "88 00 00", "data": "0102030405060708", "le": 256, "expect": ["error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "bac",
  "title": "Basic Access Control",
  "kind": "clause",
  "source": {
    "document": "Doc 9303-11",
    "edition": "8 (2021)",
    "day": "2021-10-01"
  },
  "cases": [
    {
      "id": "9303-11/4.3.1/run",
      "title": "A valid run, and the application is open",
      "clause": "Doc 9303-11, 4.3.1",
      "profiles": ["BAC"],
      "access": "none",
      "steps": [
        {"open": "bac"},
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1, "is": "61"}
      ]
    },
    {
      "id": "9303-11/4.3.1/checksum",
      "title": "M.IFD is wrong",
      "clause": "Doc 9303-11, 4.3.1",
      "profiles": ["BAC"],
      "access": "none",
      "steps": [
        {"open": "bac", "fault": "checksum", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.3.1/cryptogram",
      "title": "E.IFD is wrong",
      "clause": "Doc 9303-11, 4.3.1",
      "profiles": ["BAC"],
      "access": "none",
      "steps": [
        {"open": "bac", "fault": "cryptogram", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.3.1/password",
      "title": "The zone is another one",
      "clause": "Doc 9303-11, 4.3.1",
      "profiles": ["BAC"],
      "access": "none",
      "steps": [
        {"open": "bac", "fault": "password", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.3.4.2/length",
      "title": "EXTERNAL AUTHENTICATE has an octet less",
      "clause": "Doc 9303-11, 4.3.4.2",
      "profiles": ["BAC"],
      "access": "none",
      "steps": [
        {"open": "bac", "fault": "length", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.3.1/staleChallenge",
      "title": "RND.IC is that of an older challenge",
      "clause": "Doc 9303-11, 4.3.1",
      "profiles": ["BAC"],
      "access": "none",
      "steps": [
        {"open": "bac", "fault": "staleChallenge", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.3.1/usedChallenge",
      "title": "A challenge serves once",
      "clause": "Doc 9303-11, 4.3.1",
      "profiles": ["BAC"],
      "access": "none",
      "steps": [
        {"open": "bac", "fault": "usedChallenge", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.3.1/replay",
      "title": "What opened the chip does not open it again",
      "clause": "Doc 9303-11, 4.3.1",
      "profiles": ["BAC"],
      "access": "none",
      "steps": [
        {"open": "bac", "fault": "replay", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.3.4.1/challenge",
      "title": "GET CHALLENGE gives eight octets, other ones each time",
      "clause": "Doc 9303-11, 4.3.4.1",
      "profiles": ["BAC"],
      "access": "selected",
      "steps": [
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "first"},
        {"send": "84 00 00", "le": 8, "count": 8, "isNot": "kept:first"}
      ]
    },
    {
      "id": "9303-11/4.3.4.2/no-challenge",
      "title": "EXTERNAL AUTHENTICATE without a challenge",
      "clause": "Doc 9303-11, 4.3.4.2",
      "profiles": ["BAC"],
      "access": "selected",
      "steps": [
        {"send": "82 00 00", "data": "random:40", "le": 40, "expect": ["refused"]}
      ]
    },
    {
      "id": "9303-11/4.3.2/plain-read",
      "title": "A plain READ BINARY in the secure channel is refused, and the channel is gone",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["BAC"],
      "access": "bac",
      "steps": [
        {"send": "B0 shortRead:DG1 00", "le": 1, "plain": true, "expect": ["6982"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/4.3.2/plain-select",
      "title": "A plain SELECT in the secure channel ends it",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["BAC"],
      "access": "bac",
      "steps": [
        {"send": "A4 04 0C", "data": "A0000002471001", "plain": true, "expect": ["ok", "6982"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "certificates",
  "title": "The certificates of BSI TR-03105-3.2, 2.4",
  "source": {
    "document": "BSI TR-03105-3.2",
    "edition": "1.5.1",
    "day": "2018-04-13"
  },
  "certificates": [
    {"name": "DV_CERT_1", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "start+1m"},
    {"name": "DV_CERT_1a", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "start+1m", "defects": ["noAuthorization"]},
    {"name": "DV_CERT_1b", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "start+1m", "defects": ["noEffectiveDate"]},
    {"name": "DV_CERT_1c", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "start+1m", "defects": ["noExpirationDate"]},
    {"name": "DV_CERT_1d", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "start+1m", "defects": ["effectiveDateDigits"]},
    {"name": "DV_CERT_1e", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "start+1m", "defects": ["expirationDateDigits"]},
    {"name": "DV_CERT_1f", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "end", "defects": ["effectiveDateDay"]},
    {"name": "DV_CERT_1g", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "start+1m", "defects": ["expirationDateDay"]},
    {"name": "DV_CERT_1h", "role": "dvDomestic", "holder": "TESTDV001", "from": "start+1d", "to": "start"},
    {"name": "DV_CERT_1i", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "start+1m", "defects": ["terminalType"]},
    {"name": "DV_CERT_1j", "role": "dvDomestic", "holder": "TESTDV001", "from": "start", "to": "start+1m", "defects": ["algorithmUnknown"]},
    {"name": "IS_CERT_1", "role": "terminal", "holder": "TESTIS001", "from": "start", "to": "start+14d", "issuer": "DV_CERT_1"},
    {"name": "DV_CERT_2", "role": "dvForeign", "holder": "TESTDV002", "from": "start", "to": "start+1m"},
    {"name": "IS_CERT_2a", "role": "terminal", "holder": "TESTIS002", "from": "start+14d", "to": "start+1m", "issuer": "DV_CERT_2"},
    {"name": "IS_CERT_2b", "role": "terminal", "holder": "TESTIS002", "from": "start", "to": "start+13d", "issuer": "DV_CERT_2"},
    {"name": "DV_CERT_3", "role": "dvDomestic", "holder": "TESTDV003", "from": "start", "to": "start+1m"},
    {"name": "IS_CERT_3a", "role": "terminal", "holder": "TESTIS003", "from": "start", "to": "start+1m", "issuer": "DV_CERT_3", "rights": [3]},
    {"name": "IS_CERT_3b", "role": "terminal", "holder": "TESTIS003", "from": "start", "to": "start+1m", "issuer": "DV_CERT_3", "rights": [4]},
    {"name": "DV_CERT_4", "role": "dvDomestic", "holder": "TESTDV004", "from": "start", "to": "start+1m", "rights": [3]},
    {"name": "IS_CERT_4", "role": "terminal", "holder": "TESTIS004", "from": "start", "to": "start+1m", "issuer": "DV_CERT_4"},
    {"name": "DV_CERT_5", "role": "dvDomestic", "holder": "TESTDV005", "from": "start", "to": "start+1m", "rights": [4]},
    {"name": "IS_CERT_5", "role": "terminal", "holder": "TESTIS005", "from": "start", "to": "start+1m", "issuer": "DV_CERT_5"},
    {"name": "DV_CERT_6", "role": "dvDomestic", "holder": "TESTDV006", "from": "start", "to": "start+1m"},
    {"name": "DV_CERT_6a", "role": "dvDomestic", "holder": "TESTDV006", "from": "start+1m+1d", "to": "start+2m"},
    {"name": "IS_CERT_6a", "role": "terminal", "holder": "TESTIS006", "from": "start+14d", "to": "start+1m", "issuer": "DV_CERT_6"},
    {"name": "IS_CERT_6b", "role": "terminal", "holder": "TESTIS006", "from": "start", "to": "start+13d", "issuer": "DV_CERT_6"},
    {"name": "LINK_CERT_7", "role": "cvca", "holder": "TESTLINK007", "from": "end-1d", "to": "end+2m"},
    {"name": "DV_CERT_7a", "role": "dvDomestic", "holder": "TESTDV007", "from": "start", "to": "end"},
    {"name": "DV_CERT_7b", "role": "dvDomestic", "holder": "TESTDV007", "from": "end+1d", "to": "end+1m", "issuer": "LINK_CERT_7"},
    {"name": "LINK_CERT_8", "role": "cvca", "holder": "TESTLINK008", "from": "end+1m", "to": "end+4m", "issuer": "LINK_CERT_7"},
    {"name": "LINK_CERT_9", "role": "cvca", "holder": "TESTCA009", "from": "end+3m", "to": "end+6m", "issuer": "LINK_CERT_8"},
    {"name": "DV_CERT_9", "role": "dvDomestic", "holder": "TESTDV009", "from": "end+3m", "to": "end+4m", "issuer": "LINK_CERT_9"},
    {"name": "DV_CERT_10a", "role": "dvDomestic", "holder": "TESTDV010", "from": "start", "to": "start+1m"},
    {"name": "DV_CERT_10b", "role": "dvForeign", "holder": "TESTDV010", "from": "start", "to": "start+1m"},
    {"name": "DV_CERT_10c", "role": "dvDomestic", "holder": "TESTDV110", "from": "start", "to": "start+1m", "issuer": "DV_CERT_10a", "key": "TESTDV010"},
    {"name": "DV_CERT_10d", "role": "dvForeign", "holder": "TESTDV110", "from": "start", "to": "start+1m", "issuer": "DV_CERT_10a", "key": "TESTDV010"},
    {"name": "LINK_CERT_10", "role": "cvca", "holder": "CVCA", "from": "start", "to": "end", "issuer": "DV_CERT_10a", "key": "CVCA"},
    {"name": "LINK_CERT_10b", "role": "cvca", "holder": "CVCA", "from": "start", "to": "end", "issuer": "DV_CERT_10b", "key": "CVCA"},
    {"name": "IS_CERT_10", "role": "terminal", "holder": "TESTIS010", "from": "start", "to": "start+13d"},
    {"name": "DV_CERT_11a", "role": "dvDomestic", "holder": "TESTDV011", "from": "start", "to": "start+1m"},
    {"name": "IS_CERT_11a", "role": "terminal", "holder": "TESTIS011", "from": "start", "to": "start+13d", "issuer": "DV_CERT_11a"},
    {"name": "DV_CERT_11b", "role": "dvForeign", "holder": "TESTDV001", "from": "start", "to": "start+1m", "issuer": "IS_CERT_11a", "key": "TESTDV011"},
    {"name": "DV_CERT_11c", "role": "dvDomestic", "holder": "TESTDV011", "from": "start", "to": "start+1m", "issuer": "IS_CERT_11a"},
    {"name": "IS_CERT_11b", "role": "terminal", "holder": "TESTIS011", "from": "start", "to": "start+13d", "issuer": "IS_CERT_11a"},
    {"name": "LINK_CERT_11a", "role": "cvca", "holder": "CVCA", "from": "start", "to": "end", "issuer": "IS_CERT_11a", "key": "CVCA"},
    {"name": "LINK_CERT_11b", "role": "cvca", "holder": "TESTCA011", "from": "end+5m", "to": "end+8m", "issuer": "LINK_CERT_9"},
    {"name": "IS_CERT_11c", "role": "terminal", "holder": "TESTIS011", "from": "end+5m", "to": "end+6m", "issuer": "LINK_CERT_11b"},
    {"name": "DV_CERT_12a", "role": "dvDomestic", "holder": "TESTDV012", "from": "start+1m+20d", "to": "start+1m+25d"},
    {"name": "DV_CERT_12h", "role": "dvDomestic", "holder": "TESTDV012", "from": "start+1m+20d", "to": "start+1m+25d", "defects": ["algorithmMissing"]},
    {"name": "DV_CERT_12i", "role": "dvDomestic", "holder": "TESTDV012", "from": "start+1m+20d", "to": "start+1m+25d", "defects": ["algorithmOther"]},
    {"name": "DV_CERT_12j", "role": "dvDomestic", "holder": "TESTDV012", "from": "start+1m+20d", "to": "start+1m+25d", "defects": ["noPoint"]},
    {"name": "DV_CERT_12k", "role": "dvDomestic", "holder": "TESTDV012", "from": "start+1m+20d", "to": "start+1m+25d", "defects": ["noModulus"]},
    {"name": "DV_CERT_12l", "role": "dvDomestic", "holder": "TESTDV012", "from": "start+1m+20d", "to": "start+1m+25d", "defects": ["noExponent"]},
    {"name": "DV_CERT_12m", "role": "dvDomestic", "holder": "TESTDV012", "from": "start+1m+20d", "to": "start+1m+25d", "defects": ["unknownObject"]},
    {"name": "LINK_CERT_13", "role": "cvca", "holder": "TESTCA013", "from": "end+7m", "to": "end+10m", "issuer": "LINK_CERT_11b", "changesAlgorithm": true},
    {"name": "DV_CERT_13", "role": "dvDomestic", "holder": "TESTDV013", "from": "end+7m", "to": "end+8m", "issuer": "LINK_CERT_13"},
    {"name": "IS_CERT_13", "role": "terminal", "holder": "TESTIS013", "from": "end+7m", "to": "end+8m", "issuer": "DV_CERT_13"},
    {"name": "DV_CERT_14a", "role": "dvDomestic", "holder": "TESTDV014", "from": "start", "to": "start+1m"},
    {"name": "DV_CERT_14b", "role": "dvDomestic", "holder": "TESTDV014", "from": "start", "to": "start+1m", "key": "TESTDV014b", "defects": ["shorterKey"]},
    {"name": "IS_CERT_14a", "role": "terminal", "holder": "TESTIS014", "from": "start", "to": "start+14d", "issuer": "DV_CERT_14b"},
    {"name": "IS_CERT_14b", "role": "terminal", "holder": "TESTIS014", "from": "start", "to": "start+14d", "issuer": "DV_CERT_14a", "key": "TESTIS014b", "defects": ["shorterKey"]}
  ],
  "cases": []
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "chip-authentication",
  "title": "Chip authentication",
  "kind": "clause",
  "source": {
    "document": "Doc 9303-11",
    "edition": "8 (2021)",
    "day": "2021-10-01"
  },
  "cases": [
    {
      "id": "9303-11/6.2.2/run",
      "title": "A valid run, and the channel goes on under new keys",
      "clause": "Doc 9303-11, 6.2.2",
      "profiles": ["CA"],
      "access": "open",
      "steps": [
        {"authenticateChip": true},
        {"send": "B0 shortRead:DG1 00", "le": 1},
        {"send": "A4 02 0C", "data": "file:DG1"}
      ]
    },
    {
      "id": "9303-11/6.2.4.1/run",
      "title": "A valid run by MSE:Set KAT",
      "clause": "Doc 9303-11, 6.2.4.1",
      "profiles": ["CA", "CA-KAT"],
      "access": "open",
      "steps": [
        {"authenticateChip": "keyAgreementTemplate"},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.2.4.2/run",
      "title": "A valid run by MSE:Set AT and GENERAL AUTHENTICATE, where AES is offered",
      "clause": "Doc 9303-11, 6.2.4.2",
      "profiles": ["CA", "CA-AT"],
      "access": "open",
      "without": ["CA-KAT"],
      "steps": [
        {"authenticateChip": "authenticationTemplate"},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.2.1/ca-key",
      "title": "The ephemeral key is none of the group, and the channel stays under the old keys",
      "clause": "Doc 9303-11, 6.2.1",
      "profiles": ["CA", "CA-ECDH"],
      "access": "open",
      "steps": [
        {"authenticateChip": true, "fault": "key", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.2.1/ca-keyZero",
      "title": "The ephemeral key is the point 0, 0, or the number 0, and the channel stays under the old keys",
      "clause": "Doc 9303-11, 6.2.1",
      "profiles": ["CA"],
      "access": "open",
      "steps": [
        {"authenticateChip": true, "fault": "keyZero", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/9.4.5/ca-keyShort",
      "title": "The ephemeral key has an octet less, and the channel stays under the old keys",
      "clause": "Doc 9303-11, 9.4.5",
      "profiles": ["CA", "CA-ECDH"],
      "access": "open",
      "steps": [
        {"authenticateChip": true, "fault": "keyShort", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.2.4.3/ca-keyMissing",
      "title": "There is no ephemeral key, and the channel stays under the old keys",
      "clause": "Doc 9303-11, 6.2.4.3",
      "profiles": ["CA"],
      "access": "open",
      "steps": [
        {"authenticateChip": true, "fault": "keyMissing", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.2.4.2/ca-unknownProtocol",
      "title": "MSE:Set AT names a protocol that there is not, and the channel stays under the old keys",
      "clause": "Doc 9303-11, 6.2.4.2",
      "profiles": ["CA", "CA-AT"],
      "access": "open",
      "without": ["CA-KAT"],
      "steps": [
        {"authenticateChip": true, "fault": "unknownProtocol", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.2.4.2/ca-selectionLeftOut",
      "title": "GENERAL AUTHENTICATE without MSE:Set AT, and the channel stays under the old keys",
      "clause": "Doc 9303-11, 6.2.4.2",
      "profiles": ["CA", "CA-AT"],
      "access": "open",
      "without": ["CA-KAT"],
      "steps": [
        {"authenticateChip": true, "fault": "selectionLeftOut", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/6.2.4/plain",
      "title": "Chip authentication without secure messaging",
      "clause": "Doc 9303-11, 6.2.1",
      "profiles": ["CA"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "22 41 A4", "data": "80(04007F00070202030202)", "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/6.2.2/twice",
      "title": "A second run within the session",
      "clause": "Doc 9303-11, 9.8.1",
      "profiles": ["CA"],
      "access": "open",
      "steps": [
        {"authenticateChip": true},
        {"authenticateChip": true},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "data-groups",
  "title": "The files of the document",
  "kind": "clause",
  "source": {
    "document": "Doc 9303-10",
    "edition": "8 (2021)",
    "day": "2021-10-01"
  },
  "cases": [
    {
      "id": "9303-10/4.7.1/read",
      "title": "EF.DG1 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.1",
      "profiles": ["DG1"],
      "access": "open",
      "steps": [
        {"read": "DG1"},
        {"examine": "DG1", "for": "tag"},
        {"examine": "DG1", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.1/short",
      "title": "EF.DG1 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.1",
      "profiles": ["DG1"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG1 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.1/hash",
      "title": "The hash in EF.SOD is that of EF.DG1",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG1", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG1"},
        {"examine": "DG1", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.1/closed",
      "title": "EF.DG1 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG1"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.2/read",
      "title": "EF.DG2 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.2",
      "profiles": ["DG2"],
      "access": "open",
      "steps": [
        {"read": "DG2"},
        {"examine": "DG2", "for": "tag"},
        {"examine": "DG2", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.2/short",
      "title": "EF.DG2 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.2",
      "profiles": ["DG2"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG2 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.2/hash",
      "title": "The hash in EF.SOD is that of EF.DG2",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG2", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG2"},
        {"examine": "DG2", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.2/closed",
      "title": "EF.DG2 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG2"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG2 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.3/read",
      "title": "EF.DG3 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3", "TA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG3"},
        {"examine": "DG3", "for": "tag"},
        {"examine": "DG3", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.3/short",
      "title": "EF.DG3 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.3",
      "profiles": ["DG3", "TA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "B0 shortRead:DG3 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.3/hash",
      "title": "The hash in EF.SOD is that of EF.DG3",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG3", "TA", "SOD"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "SOD"},
        {"read": "DG3"},
        {"examine": "DG3", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.3/closed",
      "title": "EF.DG3 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG3"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.4/read",
      "title": "EF.DG4 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4", "TA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "DG4"},
        {"examine": "DG4", "for": "tag"},
        {"examine": "DG4", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.4/short",
      "title": "EF.DG4 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.4",
      "profiles": ["DG4", "TA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "B0 shortRead:DG4 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.4/hash",
      "title": "The hash in EF.SOD is that of EF.DG4",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG4", "TA", "SOD"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"read": "SOD"},
        {"read": "DG4"},
        {"examine": "DG4", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.4/closed",
      "title": "EF.DG4 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG4"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG4 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.5/read",
      "title": "EF.DG5 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.5",
      "profiles": ["DG5"],
      "access": "open",
      "steps": [
        {"read": "DG5"},
        {"examine": "DG5", "for": "tag"},
        {"examine": "DG5", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.5/short",
      "title": "EF.DG5 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.5",
      "profiles": ["DG5"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG5 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.5/hash",
      "title": "The hash in EF.SOD is that of EF.DG5",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG5", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG5"},
        {"examine": "DG5", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.5/closed",
      "title": "EF.DG5 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG5"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG5 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.7/read",
      "title": "EF.DG7 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.7",
      "profiles": ["DG7"],
      "access": "open",
      "steps": [
        {"read": "DG7"},
        {"examine": "DG7", "for": "tag"},
        {"examine": "DG7", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.7/short",
      "title": "EF.DG7 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.7",
      "profiles": ["DG7"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG7 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.7/hash",
      "title": "The hash in EF.SOD is that of EF.DG7",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG7", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG7"},
        {"examine": "DG7", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.7/closed",
      "title": "EF.DG7 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG7"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG7 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.8/read",
      "title": "EF.DG8 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.8",
      "profiles": ["DG8"],
      "access": "open",
      "steps": [
        {"read": "DG8"},
        {"examine": "DG8", "for": "tag"},
        {"examine": "DG8", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.8/short",
      "title": "EF.DG8 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.8",
      "profiles": ["DG8"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG8 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.8/hash",
      "title": "The hash in EF.SOD is that of EF.DG8",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG8", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG8"},
        {"examine": "DG8", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.8/closed",
      "title": "EF.DG8 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG8"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG8 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.9/read",
      "title": "EF.DG9 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.9",
      "profiles": ["DG9"],
      "access": "open",
      "steps": [
        {"read": "DG9"},
        {"examine": "DG9", "for": "tag"},
        {"examine": "DG9", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.9/short",
      "title": "EF.DG9 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.9",
      "profiles": ["DG9"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG9 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.9/hash",
      "title": "The hash in EF.SOD is that of EF.DG9",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG9", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG9"},
        {"examine": "DG9", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.9/closed",
      "title": "EF.DG9 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG9"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG9 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.10/read",
      "title": "EF.DG10 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.10",
      "profiles": ["DG10"],
      "access": "open",
      "steps": [
        {"read": "DG10"},
        {"examine": "DG10", "for": "tag"},
        {"examine": "DG10", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.10/short",
      "title": "EF.DG10 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.10",
      "profiles": ["DG10"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG10 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.10/hash",
      "title": "The hash in EF.SOD is that of EF.DG10",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG10", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG10"},
        {"examine": "DG10", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.10/closed",
      "title": "EF.DG10 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG10"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG10 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.11/read",
      "title": "EF.DG11 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.11",
      "profiles": ["DG11"],
      "access": "open",
      "steps": [
        {"read": "DG11"},
        {"examine": "DG11", "for": "tag"},
        {"examine": "DG11", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.11/short",
      "title": "EF.DG11 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.11",
      "profiles": ["DG11"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG11 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.11/hash",
      "title": "The hash in EF.SOD is that of EF.DG11",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG11", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG11"},
        {"examine": "DG11", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.11/closed",
      "title": "EF.DG11 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG11"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG11 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.12/read",
      "title": "EF.DG12 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.12",
      "profiles": ["DG12"],
      "access": "open",
      "steps": [
        {"read": "DG12"},
        {"examine": "DG12", "for": "tag"},
        {"examine": "DG12", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.12/short",
      "title": "EF.DG12 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.12",
      "profiles": ["DG12"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG12 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.12/hash",
      "title": "The hash in EF.SOD is that of EF.DG12",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG12", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG12"},
        {"examine": "DG12", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.12/closed",
      "title": "EF.DG12 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG12"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG12 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.13/read",
      "title": "EF.DG13 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.13",
      "profiles": ["DG13"],
      "access": "open",
      "steps": [
        {"read": "DG13"},
        {"examine": "DG13", "for": "tag"},
        {"examine": "DG13", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.13/short",
      "title": "EF.DG13 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.13",
      "profiles": ["DG13"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG13 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.13/hash",
      "title": "The hash in EF.SOD is that of EF.DG13",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG13", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG13"},
        {"examine": "DG13", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.13/closed",
      "title": "EF.DG13 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG13"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG13 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.14/read",
      "title": "EF.DG14 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.14",
      "profiles": ["DG14"],
      "access": "open",
      "steps": [
        {"read": "DG14"},
        {"examine": "DG14", "for": "tag"},
        {"examine": "DG14", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.14/short",
      "title": "EF.DG14 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.14",
      "profiles": ["DG14"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG14 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.14/hash",
      "title": "The hash in EF.SOD is that of EF.DG14",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG14", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG14"},
        {"examine": "DG14", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.14/closed",
      "title": "EF.DG14 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG14"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG14 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.15/read",
      "title": "EF.DG15 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.15",
      "profiles": ["DG15"],
      "access": "open",
      "steps": [
        {"read": "DG15"},
        {"examine": "DG15", "for": "tag"},
        {"examine": "DG15", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.15/short",
      "title": "EF.DG15 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.15",
      "profiles": ["DG15"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG15 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.15/hash",
      "title": "The hash in EF.SOD is that of EF.DG15",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG15", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG15"},
        {"examine": "DG15", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.15/closed",
      "title": "EF.DG15 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG15"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG15 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.7.16/read",
      "title": "EF.DG16 is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.7.16",
      "profiles": ["DG16"],
      "access": "open",
      "steps": [
        {"read": "DG16"},
        {"examine": "DG16", "for": "tag"},
        {"examine": "DG16", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.7.16/short",
      "title": "EF.DG16 is read by its short identifier",
      "clause": "Doc 9303-10, 4.7.16",
      "profiles": ["DG16"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG16 00", "le": 8, "count": 8}
      ]
    },
    {
      "id": "9303-10/4.7.16/hash",
      "title": "The hash in EF.SOD is that of EF.DG16",
      "clause": "Doc 9303-11, 5.1",
      "profiles": ["DG16", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "DG16"},
        {"examine": "DG16", "for": "hash"}
      ]
    },
    {
      "id": "9303-10/4.7.16/closed",
      "title": "EF.DG16 is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG16"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:DG16 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.6.1/read",
      "title": "EF.COM is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.6.1",
      "profiles": ["COM"],
      "access": "open",
      "steps": [
        {"read": "COM"},
        {"examine": "COM", "for": "tag"},
        {"examine": "COM", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.6.1/closed",
      "title": "EF.COM is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["COM"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:COM 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.6.2/read",
      "title": "EF.SOD is read by SELECT, and begins with its tag",
      "clause": "Doc 9303-10, 4.6.2",
      "profiles": ["SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"examine": "SOD", "for": "tag"},
        {"examine": "SOD", "for": "length"}
      ]
    },
    {
      "id": "9303-10/4.6.2/closed",
      "title": "EF.SOD is not read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["SOD"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:SOD 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/4.6.1/list",
      "title": "EF.COM names the data groups that EF.SOD has hashes of",
      "clause": "Doc 9303-10, 4.6.1",
      "profiles": ["COM", "SOD"],
      "access": "open",
      "steps": [
        {"read": "SOD"},
        {"read": "COM"},
        {"examine": "COM", "for": "dataGroupList"}
      ]
    },
    {
      "id": "9303-10/4.7.14/security-infos",
      "title": "EF.DG14 is a set of well encoded entries",
      "clause": "Doc 9303-11, 9.2",
      "profiles": ["DG14"],
      "access": "open",
      "steps": [
        {"read": "DG14"},
        {"examine": "DG14", "for": "securityInfos"}
      ]
    },
    {
      "id": "9303-10/4.7.2/groupTemplate",
      "title": "The group of templates fills EF.DG2",
      "clause": "Doc 9303-10, 4.7.2.1",
      "profiles": ["DG2"],
      "access": "open",
      "steps": [
        {"read": "DG2"},
        {"examine": "DG2", "for": "groupTemplate"}
      ]
    },
    {
      "id": "9303-10/4.7.2/instanceCount",
      "title": "EF.DG2 has as many templates as it says",
      "clause": "Doc 9303-10, 4.7.2.1",
      "profiles": ["DG2"],
      "access": "open",
      "steps": [
        {"read": "DG2"},
        {"examine": "DG2", "for": "instanceCount"}
      ]
    },
    {
      "id": "9303-10/4.7.2/headers",
      "title": "Each template of EF.DG2 begins with a header",
      "clause": "Doc 9303-10, 4.7.2.1",
      "profiles": ["DG2"],
      "access": "open",
      "steps": [
        {"read": "DG2"},
        {"examine": "DG2", "for": "headers"}
      ]
    },
    {
      "id": "9303-10/4.7.2/formatOwner",
      "title": "The owner of the format of EF.DG2",
      "clause": "Doc 9303-10, 4.7.2.1",
      "profiles": ["DG2"],
      "access": "open",
      "steps": [
        {"read": "DG2"},
        {"examine": "DG2", "for": "formatOwner"}
      ]
    },
    {
      "id": "9303-10/4.7.2/formatType",
      "title": "The type of the format of EF.DG2",
      "clause": "Doc 9303-10, 4.7.2.1",
      "profiles": ["DG2"],
      "access": "open",
      "steps": [
        {"read": "DG2"},
        {"examine": "DG2", "for": "formatType"}
      ]
    },
    {
      "id": "9303-10/4.7.2/dataBlock",
      "title": "Each template of EF.DG2 has a data block",
      "clause": "Doc 9303-10, 4.7.2.1",
      "profiles": ["DG2"],
      "access": "open",
      "steps": [
        {"read": "DG2"},
        {"examine": "DG2", "for": "dataBlock"}
      ]
    },
    {
      "id": "9303-10/4.7.2/blockFormat",
      "title": "The data block of EF.DG2 begins as its format wants",
      "clause": "Doc 9303-10, 4.7.2.1",
      "profiles": ["DG2"],
      "access": "open",
      "steps": [
        {"read": "DG2"},
        {"examine": "DG2", "for": "blockFormat"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "pace",
  "title": "PACE",
  "kind": "clause",
  "source": {
    "document": "Doc 9303-11",
    "edition": "8 (2021)",
    "day": "2021-10-01"
  },
  "cases": [
    {
      "id": "9303-11/4.4.1/run",
      "title": "A valid run, and the application is open",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace"},
        {"send": "B0 shortRead:DG1 00", "le": 1, "is": "61"}
      ]
    },
    {
      "id": "9303-11/4.4.1/token",
      "title": "The token of the terminal is wrong",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "token", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.1/password",
      "title": "The password is another one",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "password", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.3.3.1/mappingKey",
      "title": "The key of the mapping is not on the curve",
      "clause": "Doc 9303-11, 4.4.3.3.1",
      "profiles": ["PACE", "PACE-GM"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "mappingKey", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.3.3.1/mappingKeyZero",
      "title": "The key of the mapping is the point 0, 0, or the number 0",
      "clause": "Doc 9303-11, 4.4.3.3.1",
      "profiles": ["PACE", "PACE-GM"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "mappingKeyZero", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.1/agreementKey",
      "title": "The ephemeral key is none of the group",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "agreementKey", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.1/agreementKeyZero",
      "title": "The ephemeral key is the point 0, 0, or the number 0",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "agreementKeyZero", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.1/agreementKeyShort",
      "title": "The ephemeral key is too short",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "agreementKeyShort", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.1/agreementKeyLarge",
      "title": "The ephemeral key is above the prime",
      "clause": "Doc 9303-11, 4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "agreementKeyLarge", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.4.2/mappingLeftOut",
      "title": "The step of the mapping is left out",
      "clause": "Doc 9303-11, 4.4.4.2",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "mappingLeftOut", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.4.2/nonceRepeated",
      "title": "The nonce is asked for twice",
      "clause": "Doc 9303-11, 4.4.4.2",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "nonceRepeated", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.4.1/unknownProtocol",
      "title": "MSE:Set AT names a protocol that there is not",
      "clause": "Doc 9303-11, 4.4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "unknownProtocol", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.4.1/unknownPassword",
      "title": "MSE:Set AT names a password that there is not",
      "clause": "Doc 9303-11, 4.4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "unknownPassword", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.4.1/protocolMissing",
      "title": "MSE:Set AT has no protocol",
      "clause": "Doc 9303-11, 4.4.4.1",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"open": "pace", "fault": "protocolMissing", "expect": ["refused"]},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.4.2/no-selection",
      "title": "GENERAL AUTHENTICATE without MSE:Set AT",
      "clause": "Doc 9303-11, 4.4.4.2",
      "profiles": ["PACE"],
      "access": "none",
      "steps": [
        {"send": "86 00 00", "class": "10", "data": "7C()", "le": 256, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/4.4.2/plain",
      "title": "A plain READ BINARY in the secure channel is refused, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.3",
      "profiles": ["PACE"],
      "access": "pace",
      "steps": [
        {"send": "B0 shortRead:DG1 00", "le": 1, "plain": true, "expect": ["error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/4.4.2/select",
      "title": "SELECT of a file before PACE is answered with 6982",
      "clause": "Doc 9303-11, 4.4.2",
      "profiles": ["PACE", "DG1"],
      "access": "selected",
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1", "expect": ["6982"]}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "read-binary",
  "title": "Reading of files",
  "kind": "clause",
  "source": {
    "document": "Doc 9303-10",
    "edition": "8 (2021)",
    "day": "2021-10-01"
  },
  "cases": [
    {
      "id": "9303-10/3.6.3.1/whole",
      "title": "SELECT and READ BINARY of EF.COM",
      "clause": "Doc 9303-10, 3.6.3.1",
      "profiles": ["COM"],
      "access": "open",
      "steps": [
        {"send": "A4 02 0C", "data": "file:COM"},
        {"send": "B0 00 00", "le": 4, "count": 4, "begins": "60"}
      ]
    },
    {
      "id": "9303-10/3.6.3.1/offset",
      "title": "READ BINARY from an offset",
      "clause": "Doc 9303-10, 3.6.3.1",
      "profiles": ["COM"],
      "access": "open",
      "steps": [
        {"send": "A4 02 0C", "data": "file:COM"},
        {"send": "B0 00 00", "le": 2, "keep": "head"},
        {"send": "B0 00 01", "le": 1, "isNot": "kept:head", "count": 1},
        {"send": "B0 00 02", "le": 2, "is": "5F01"}
      ]
    },
    {
      "id": "9303-10/3.6.3.1/beyond",
      "title": "READ BINARY from behind the end",
      "clause": "Doc 9303-10, 3.6.3.1",
      "profiles": ["COM"],
      "access": "open",
      "steps": [
        {"send": "A4 02 0C", "data": "file:COM"},
        {"send": "B0 7F 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/3.6.3.1/nothing-selected",
      "title": "READ BINARY where nothing is selected",
      "clause": "Doc 9303-10, 3.6.3.1",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 04 0C", "data": "A0000002471001"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/3.6.3.2/short",
      "title": "READ BINARY of EF.COM by its short identifier",
      "clause": "Doc 9303-10, 3.6.3.2",
      "profiles": ["COM"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:COM 00", "le": 4, "count": 4, "begins": "60"}
      ]
    },
    {
      "id": "9303-10/3.6.3.2/selects",
      "title": "READ BINARY by a short identifier makes the file the current one",
      "clause": "Doc 9303-10, 3.6.3.2",
      "profiles": ["COM", "DG1"],
      "access": "open",
      "steps": [
        {"send": "B0 shortRead:DG1 00", "le": 1, "is": "61"},
        {"send": "B0 shortRead:COM 00", "le": 1, "is": "60"},
        {"send": "B0 00 00", "le": 1, "is": "60"}
      ]
    },
    {
      "id": "9303-10/3.6.3.2/unknown",
      "title": "READ BINARY by a short identifier that no file has",
      "clause": "Doc 9303-10, 3.6.3.2",
      "access": "open",
      "without": ["CVCA-SFI-19"],
      "steps": [
        {"send": "B0 99 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/3.6.3.2/odd",
      "title": "READ BINARY with an odd instruction gives DO'53'",
      "clause": "Doc 9303-10, 3.6.3.2",
      "profiles": ["COM", "OddIns"],
      "access": "open",
      "steps": [
        {"send": "B1 00 short:COM", "data": "54(00)", "le": 6, "begins": "5304"}
      ]
    },
    {
      "id": "9303-10/3.6.3.2/odd-offset",
      "title": "READ BINARY with an odd instruction from an offset",
      "clause": "Doc 9303-10, 3.6.3.2",
      "profiles": ["COM", "OddIns"],
      "access": "open",
      "steps": [
        {"send": "B1 00 short:COM", "data": "54(02)", "le": 4, "is": "53025F01"}
      ]
    },
    {
      "id": "9303-10/3.6/closed",
      "title": "Nothing of the document is read before the application is opened",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["COM"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 shortRead:COM 00", "le": 1, "expect": ["error"]},
        {"send": "B0 shortRead:SOD 00", "le": 1, "expect": ["error"]},
        {"send": "B0 shortRead:DG1 00", "le": 1, "expect": ["error"]},
        {"send": "B0 shortRead:DG2 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/3.6/closed-6982",
      "title": "An attempt to read before the application is opened is answered with 6982",
      "clause": "Doc 9303-11, 4.4.2",
      "profiles": ["PACE", "COM"],
      "access": "selected",
      "steps": [
        {"send": "B0 shortRead:COM 00", "le": 1, "expect": ["6982"]}
      ]
    },
    {
      "id": "9303-10/3.6/closed-select",
      "title": "Before the application is opened a file may be selected, and is not read",
      "clause": "Doc 9303-11, 4.3.2",
      "profiles": ["DG1"],
      "access": "selected",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1", "expect": ["ok", "error"], "endsOn": ["error"]},
        {"send": "B0 00 00", "le": 1, "expect": ["error"]}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "secure-messaging",
  "title": "Secure messaging",
  "kind": "clause",
  "source": {
    "document": "Doc 9303-11",
    "edition": "8 (2021)",
    "day": "2021-10-01"
  },
  "cases": [
    {
      "id": "9303-11/9.8.5/checksum",
      "title": "DO'8E' is wrong, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.5",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1, "fault": "checksum", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/checksumMissing",
      "title": "DO'8E' is missing, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.4",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1, "fault": "checksumMissing", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/checksumShort",
      "title": "DO'8E' is too short, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.4",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1, "fault": "checksumShort", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.2/counterRepeated",
      "title": "The counter is that of the command before, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.2",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1, "fault": "counterRepeated", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.2/counterSkipped",
      "title": "The counter is that of a later command, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.2",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1, "fault": "counterSkipped", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/header",
      "title": "The checksum is over another header, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.4",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1, "fault": "header", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.6.1/padding",
      "title": "The plain text is filled up wrongly, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.6.1",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "A4 02 0C", "data": "file:DG1", "fault": "padding", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/indicator",
      "title": "The padding indicator is 02, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.4",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "A4 02 0C", "data": "file:DG1", "fault": "indicator", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.5/cryptogramLength",
      "title": "The cryptogram is no whole number of blocks, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.5",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "A4 02 0C", "data": "file:DG1", "fault": "cryptogramLength", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/cryptogramTag",
      "title": "DO'85' stands where DO'87' has to, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.4",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "A4 02 0C", "data": "file:DG1", "fault": "cryptogramTag", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/expectedLengthLong",
      "title": "DO'97' has three octets, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.4",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1, "fault": "expectedLengthLong", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/order",
      "title": "DO'97' stands before DO'85', and the channel is gone",
      "clause": "Doc 9303-11, 9.8.4",
      "profiles": ["OddIns"],
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B1 00 short:COM", "data": "54(00)", "le": 6, "fault": "order", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/nothing",
      "title": "There is no data object at all, and the channel is gone",
      "clause": "Doc 9303-11, 9.8.4",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1, "fault": "nothing", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/trailing",
      "title": "Octets follow DO'8E', and the channel is gone",
      "clause": "Doc 9303-11, 9.8.4",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1, "fault": "trailing", "expect": ["error"], "form": "plain"},
        {"send": "B0 00 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/9.8.4/answers",
      "title": "Answers have the status word and the data under one checksum",
      "clause": "Doc 9303-11, 9.8.4",
      "profiles": ["COM"],
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "A4 02 0C", "data": "file:COM"},
        {"send": "B0 00 00", "le": 4, "count": 4}
      ]
    },
    {
      "id": "9303-11/9.8.3/errors-stay",
      "title": "An error of a command is protected, and the channel stays",
      "clause": "Doc 9303-11, 9.8.3",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "0177", "expect": ["error"]},
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "84 00 00", "le": 4, "expect": ["ok", "error"]},
        {"send": "B0 00 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/9.8.3/reset",
      "title": "A reset ends the channel",
      "clause": "Doc 9303-11, 9.8.5",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1},
        {"send": "B0 00 00", "le": 1},
        {"reset": true},
        {"send": "A4 04 0C", "data": "A0000002471001", "expect": ["ok", "error"]},
        {"send": "B0 00 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/9.8.3/new-challenge",
      "title": "Behind an error of the protection the chip opens again",
      "clause": "Doc 9303-11, 9.8.3",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "B0 00 00", "le": 1, "fault": "checksum", "expect": ["error"], "form": "plain"},
        {"restore": true},
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "B0 00 00", "le": 1}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "select",
  "title": "Selection of applications and files",
  "kind": "clause",
  "source": {
    "document": "Doc 9303-10",
    "edition": "8 (2021)",
    "day": "2021-10-01"
  },
  "cases": [
    {
      "id": "9303-10/3.6.1/application",
      "title": "SELECT of the application after a reset",
      "clause": "Doc 9303-10, 3.6.1",
      "access": "none",
      "steps": [
        {"send": "A4 04 0C", "data": "A0000002471001", "count": 0}
      ]
    },
    {
      "id": "9303-10/3.6.1/application-protected",
      "title": "SELECT of the application in the secure channel",
      "clause": "Doc 9303-10, 3.6.1",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 04 0C", "data": "A0000002471001", "count": 0}
      ]
    },
    {
      "id": "9303-10/3.6.1/unknown",
      "title": "SELECT of an application that there is not",
      "clause": "Doc 9303-10, 3.6.1",
      "access": "none",
      "steps": [
        {"send": "A4 04 0C", "data": "A000000247FFFF", "expect": ["error"]}
      ]
    },
    {
      "id": "9303-10/3.6.1/unknown-protected",
      "title": "SELECT of an application that there is not, in the secure channel, which stays",
      "clause": "Doc 9303-10, 3.6.1",
      "access": "open",
      "without": ["PLAIN"],
      "steps": [
        {"send": "A4 04 0C", "data": "A000000247FFFF", "expect": ["error"]},
        {"send": "A4 04 0C", "data": "A0000002471001"}
      ]
    },
    {
      "id": "9303-10/3.6.2/file",
      "title": "SELECT of EF.COM by its identifier",
      "clause": "Doc 9303-10, 3.6.2",
      "profiles": ["COM"],
      "access": "open",
      "steps": [
        {"send": "A4 02 0C", "data": "file:COM", "count": 0}
      ]
    },
    {
      "id": "9303-10/3.6.2/unknown",
      "title": "SELECT of a file that there is not",
      "clause": "Doc 9303-10, 3.6.2",
      "profiles": ["COM"],
      "access": "open",
      "steps": [
        {"send": "A4 02 0C", "data": "0177", "expect": ["error"]},
        {"send": "A4 02 0C", "data": "file:COM"}
      ]
    },
    {
      "id": "9303-10/3.6.2/order",
      "title": "Files are selected in any order",
      "clause": "Doc 9303-10, 3.6.2",
      "profiles": ["COM", "SOD", "DG1"],
      "access": "open",
      "steps": [
        {"send": "A4 02 0C", "data": "file:SOD"},
        {"send": "A4 02 0C", "data": "file:DG1"},
        {"send": "A4 02 0C", "data": "file:COM"},
        {"send": "B0 00 00", "le": 1, "is": "60"}
      ]
    },
    {
      "id": "9303-10/3.6.2/card-access",
      "title": "EF.CardAccess is selected and read without access control",
      "clause": "Doc 9303-10, 3.11.3",
      "profiles": ["CardAccess"],
      "access": "none",
      "steps": [
        {"send": "A4 02 0C", "data": "011C"},
        {"send": "B0 00 00", "le": 4, "count": 4, "begins": "31"}
      ]
    },
    {
      "id": "9303-10/3.6.2/card-access-form",
      "title": "EF.CardAccess is a set of well encoded entries",
      "clause": "Doc 9303-11, 9.2",
      "profiles": ["CardAccess"],
      "access": "none",
      "steps": [
        {"read": "CardAccess", "expect": ["ok", "warning"]},
        {"examine": "CardAccess", "for": "securityInfos"}
      ]
    }
  ]
}
"""#,
#"""
{
  "schema": "epass-conformance/1",
  "campaign": "chip",
  "unit": "terminal-authentication",
  "title": "Terminal authentication",
  "kind": "clause",
  "source": {
    "document": "Doc 9303-11",
    "edition": "8 (2021)",
    "day": "2021-10-01"
  },
  "certificates": [
    {"name": "9303_DV_OLD", "role": "dvDomestic", "holder": "TESTDV903", "from": "end", "to": "end+1m"},
    {"name": "9303_IS_NO_RIGHTS", "role": "terminal", "holder": "TESTIS901", "from": "start", "to": "start+14d", "issuer": "DV_CERT_1", "rights": []},
    {"name": "9303_IS_EXPIRED", "role": "terminal", "holder": "TESTIS902", "from": "start-10d", "to": "start-1d", "issuer": "DV_CERT_1"},
    {"name": "9303_DV_EXPIRED", "role": "dvDomestic", "holder": "TESTDV902", "from": "start-10d", "to": "start-1d"}
  ],
  "cases": [
    {
      "id": "9303-11/7.1.3/once",
      "title": "A second run within the session is refused",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "22 81 B6", "data": "83(trustPoint)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1", "expect": ["refused"]},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)", "expect": ["ok", "error"]},
        {"send": "84 00 00", "le": 8, "count": [0, 8], "keep": "challenge", "expect": ["ok", "error"]},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "9303-11/7.1.3/keeps-channel",
      "title": "A refused signature leaves the channel as it is",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "random:64", "expect": ["refused"]},
        {"send": "B0 shortRead:DG1 00", "le": 1}
      ]
    },
    {
      "id": "9303-11/7.1.3/application",
      "title": "Rights stay when the application is selected anew",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG3"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "A4 04 0C", "data": "A0000002471001"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "count": 1}
      ]
    },
    {
      "id": "9303-11/7.1.3/new-keys",
      "title": "Chip authentication anew takes the rights away",
      "clause": "Doc 9303-11, 7.1.3",
      "profiles": ["TA", "DG3", "CA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "count": 1},
        {"authenticateChip": true, "expect": ["ok", "refused"], "endsOn": ["refused"]},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/7.1.3/error-ends",
      "title": "An error of the protection takes the rights away",
      "clause": "Doc 9303-11, 9.8.3",
      "profiles": ["TA", "DG3"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1"},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1"},
        {"send": "B0 shortRead:DG1 00", "le": 1, "fault": "checksum", "expect": ["error"], "form": "plain"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"], "form": "plain"}
      ]
    },
    {
      "id": "9303-11/7.1.1/no-chip-authentication",
      "title": "Terminal authentication without chip authentication",
      "clause": "Doc 9303-11, 7.1.2",
      "profiles": ["TA", "CA"],
      "access": "open",
      "without": ["PACE-CAM"],
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1", "expect": ["ok", "refused"]},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:IS_CERT_1 signature:IS_CERT_1", "expect": ["ok", "refused"]},
        {"send": "22 81 A4", "data": "83(holder:IS_CERT_1)", "expect": ["ok", "error"]},
        {"send": "84 00 00", "le": 8, "count": [0, 8], "keep": "challenge", "expect": ["ok", "error"]},
        {"send": "82 00 00", "data": "terminalSignature:IS_CERT_1", "expect": ["refused"]}
      ]
    },
    {
      "id": "9303-11/7.1.4.3.6/nothing",
      "title": "A terminal without rights is accepted, and reads nothing guarded",
      "clause": "Doc 9303-11, 7.1.4.3.6",
      "profiles": ["TA", "DG3"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:9303_IS_NO_RIGHTS signature:9303_IS_NO_RIGHTS"},
        {"send": "22 81 A4", "data": "83(holder:9303_IS_NO_RIGHTS)"},
        {"send": "84 00 00", "le": 8, "count": 8, "keep": "challenge"},
        {"send": "82 00 00", "data": "terminalSignature:9303_IS_NO_RIGHTS"},
        {"send": "B0 shortRead:DG3 00", "le": 1, "expect": ["error"]}
      ]
    },
    {
      "id": "9303-11/7.1.4.3.4/expired",
      "title": "An expired certificate of a terminal is refused",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_1)"},
        {"send": "2A 00 BE", "data": "body:9303_IS_EXPIRED signature:9303_IS_EXPIRED", "expect": ["refused"]}
      ]
    },
    {
      "id": "9303-11/7.1.4.3.4/expired-verifier",
      "title": "An expired certificate of a document verifier is refused",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:9303_DV_EXPIRED signature:9303_DV_EXPIRED", "expect": ["refused"]}
      ]
    },
    {
      "id": "9303-11/7.1.4.3.7/most-recent",
      "title": "The key of a document verifier is gone where another one was imported",
      "clause": "Doc 9303-11, 7.1.4.3.7",
      "profiles": ["TA"],
      "access": "open",
      "chipAuthentication": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_1 signature:DV_CERT_1"},
        {"send": "22 81 B6", "data": "83(trustPoint)"},
        {"send": "2A 00 BE", "data": "body:DV_CERT_3 signature:DV_CERT_3"},
        {"send": "22 81 B6", "data": "83(holder:DV_CERT_3)"},
        {"send": "2A 00 BE", "data": "body:IS_CERT_3a signature:IS_CERT_3a"}
      ]
    },
    {
      "id": "9303-11/7.1.4.3.4/trust-point",
      "title": "An expired trust point certifies no document verifier",
      "clause": "Doc 9303-11, 7.1.4.3.4",
      "profiles": ["TA"],
      "access": "open",
      "chipAuthentication": true,
      "after": ["ISO7816_M_3"],
      "destructive": true,
      "steps": [
        {"send": "22 81 B6", "data": "83(holder:CVCA)", "expect": ["ok", "error"]},
        {"send": "2A 00 BE", "data": "body:9303_DV_OLD signature:9303_DV_OLD", "expect": ["refused"]}
      ]
    }
  ]
}
"""#,
    ]
}
