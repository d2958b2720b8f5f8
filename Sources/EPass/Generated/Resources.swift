// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-resources.

/// The files of this module.
enum Resources {
    /// The octets of border.json.
    static var borderJson: [UInt8] { Array(#"""
{
  "schema": "epass-policy/1",
  "name": "border",
  "about": "To let somebody pass: the document must be current, and its issuer vouched for.",
  "extends": "read",
  "checks": {
    "access.protocol.established": "mandatory",
    "issuer.csca.usagePeriod": "optional",
    "issuer.ds.usagePeriod": "optional",
    "issuer.ds.documentType": "optional",
    "issuer.ds.algorithms": "optional",
    "integrity.mandatoryDataGroups": "mandatory",
    "document.mrz.printedForm": "optional",
    "document.mrz.checkDigits": "optional",
    "document.expiry.current": "mandatory",
    "document.issuer.matchesSigner": "optional"
  },
  "countedReasons": [
    "knownDefect",
    "publisherNotGranted",
    "paceInfoNotSigned",
    "paceFailed",
    "channelNotProven",
    "mayBeRevoked",
    "countryUnknown"
  ],
  "dataGroups": {
    "required": [1, 2, 12, 14, 15]
  },
  "printedZone": "demanded",
  "expiry": {
    "sparesCertificates": false
  },
  "anchors": {
    "unpinned": false,
    "listed": false
  },
  "deviations": {
    "signed": {
      "allBut": ["keyUsageNotDigitalSignature"]
    }
  }
}

"""#.utf8) }

    /// The octets of country-groups.json.
    static var countryGroupsJson: [UInt8] { Array(#"""
{
  "asOf": "2026-01-01",
  "groups": [
    {
      "name": "EU",
      "title": "Member States of the European Union",
      "countries": [
        "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE",
        "IT", "LT", "LU", "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"
      ]
    },
    {
      "name": "EEA",
      "title": "The European Economic Area",
      "countries": [
        "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE",
        "IS", "IT", "LI", "LT", "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK"
      ]
    },
    {
      "name": "EFTA",
      "title": "The European Free Trade Association",
      "countries": [
        "CH", "IS", "LI", "NO"
      ]
    },
    {
      "name": "Schengen",
      "title": "States without controls at their common borders (Regulation (EU) 2016/399)",
      "countries": [
        "AT", "BE", "BG", "CH", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IS",
        "IT", "LI", "LT", "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK"
      ]
    },
    {
      "name": "Nordic",
      "title": "The Nordic passport union",
      "countries": [
        "DK", "FI", "IS", "NO", "SE"
      ]
    },
    {
      "name": "GCC",
      "title": "The Gulf Cooperation Council",
      "countries": [
        "AE", "BH", "KW", "OM", "QA", "SA"
      ]
    }
  ]
}

"""#.utf8) }

    /// The octets of inspection.json.
    static var inspectionJson: [UInt8] { Array(#"""
{
  "schema": "epass-policy/1",
  "name": "inspection",
  "about": "To test for conformance: the inspection system of BSI TR-03105-5.1, by which an inspection is successful or failed.",
  "extends": "strict",
  "checks": {
    "access.terminalAuthentication.established": {
      "role": "optional",
      "counting": [
        "absent",
        "accessDenied",
        "chipNotAuthenticated",
        "chipNotVerified",
        "credentialsNotHeld",
        "keyNotAuthenticated",
        "keyNotFound",
        "malformed",
        "noSecurityObject",
        "notRead",
        "readerTooShort",
        "refusedByChip",
        "signerFailed"
      ]
    },
    "issuer.ds.usagePeriod": "evaluatory",
    "issuer.csca.usagePeriod": "evaluatory"
  },
  "expect": "document",
  "countedReasons": ["knownDefect", "publisherNotGranted", "mayBeRevoked"],
  "algorithms": "none",
  "deviations": {
    "signed": ["digestDiffersFromSignatureHash", "signatureHashNotNamed", "signerCertificateNotEmbedded"]
  },
  "decision": {
    "rules": [
      {
        "name": "inspection-successful",
        "when": {
          "overall": "successful",
          "withoutDeviations": ["authoritiesShortEFWrong", "bufferSizesNotStated"]
        },
        "then": "accept"
      }
    ],
    "default": "reject"
  }
}

"""#.utf8) }

    /// The octets of kyc.json.
    static var kycJson: [UInt8] { Array(#"""
{
  "schema": "epass-policy/1",
  "name": "kyc",
  "about": "For somebody who is not there: files that a phone or another reader brought.",
  "extends": "border",
  "checks": {
    "access.protocol.established": "evaluatory"
  },
  "expect": "document",
  "printedZone": "whereGiven",
  "chip": {
    "shownTo": "verifier"
  },
  "decision": {
    "rules": [
      {
        "name": "original-chip-shown",
        "when": {
          "overall": "successful",
          "assurances": ["chipOriginalShownToVerifier", "fresh"]
        },
        "then": "accept"
      },
      {
        "name": "something-wrong",
        "when": {
          "overall": "failed"
        },
        "then": "reject"
      },
      {
        "name": "cloneable",
        "when": {
          "reasons": ["cloneable"]
        },
        "then": "review"
      }
    ],
    "default": "review"
  }
}

"""#.utf8) }

    /// The octets of read.json.
    static var readJson: [UInt8] { Array(#"""
{
  "schema": "epass-policy/1",
  "name": "read",
  "about": "To know what a document says: is the data genuine, and does the chip belong to what is printed.",
  "checks": {
    "access.protocol.established": "evaluatory",
    "access.protocol.downgrade": "optional",
    "access.cardAccess.authenticity": "optional",
    "access.terminalAuthentication.established": "evaluatory",
    "access.dir.authenticity": "optional",
    "securityObject.sod.structure": "mandatory",
    "securityObject.sod.signedAttributes": "mandatory",
    "securityObject.sod.signature": "mandatory",
    "issuer.ds.signature": "mandatory",
    "issuer.csca.usagePeriod": "evaluatory",
    "issuer.ds.usagePeriod": "evaluatory",
    "issuer.ds.documentType": "evaluatory",
    "issuer.ds.algorithms": "evaluatory",
    "issuer.ds.validity": "optional",
    "issuer.csca.validity": "optional",
    "securityObject.cardSecurity.structure": "optional",
    "securityObject.cardSecurity.signedAttributes": "optional",
    "securityObject.cardSecurity.signature": "optional",
    "issuer.cardSecurity.validity": "optional",
    "issuer.cardSecurity.signature": "optional",
    "issuer.cardSecurity.revocation": "optional",
    "integrity.dg*.hash": "mandatory",
    "integrity.mandatoryDataGroups": "optional",
    "integrity.dataGroups.structure": "evaluatory",
    "document.mrz.printedForm": "evaluatory",
    "chip.chipAuthentication.keyAgreement": "mandatory",
    "chip.chipAuthenticationMapping.data": "mandatory",
    "chip.activeAuthentication.signature": "mandatory",
    "issuer.ds.revocation": "optional",
    "document.mrz.checkDigits": "evaluatory",
    "document.expiry.current": "evaluatory",
    "document.dg11.matchesDG1": "evaluatory",
    "document.dg12.matchesDG1": "evaluatory",
    "document.issuer.matchesSigner": "evaluatory",
    "integrity.com.matchesSOD": "evaluatory",
    "document.issuer.allowed": "mandatory",
    "document.type.allowed": "mandatory",
    "document.validity.period": "mandatory",
    "issuer.material.age": "mandatory",
    "chip.proof.demanded": "mandatory"
  },
  "countedReasons": ["channelNotProven"],
  "expect": "anything",
  "dataGroups": {
    "required": []
  },
  "printedZone": "whereGiven",
  "countries": {
    "allow": null,
    "deny": []
  },
  "documentTypes": {
    "allow": null,
    "deny": []
  },
  "expiry": {
    "graceDays": 0,
    "remainingDays": 0,
    "longestValidityMonths": null,
    "sparesCertificates": true
  },
  "age": {
    "crlDays": null,
    "masterListDays": null,
    "storeDays": null
  },
  "algorithms": "standard",
  "chip": {
    "proofs": [],
    "shownTo": "anyone",
    "dataAlone": false
  },
  "anchors": {
    "unpinned": true,
    "listed": true
  },
  "deviations": {
    "signed": "all",
    "files": "all",
    "chip": true
  },
  "excuses": "undetermined"
}

"""#.utf8) }

    /// The octets of strict.json.
    static var strictJson: [UInt8] { Array(#"""
{
  "schema": "epass-policy/1",
  "name": "strict",
  "about": "To test: the standard and nothing else, with a current revocation list of the issuer.",
  "extends": "border",
  "checks": {
    "access.protocol.downgrade": "mandatory",
    "access.cardAccess.authenticity": "mandatory",
    "access.dir.authenticity": "mandatory",
    "issuer.csca.usagePeriod": "mandatory",
    "issuer.ds.documentType": "mandatory",
    "issuer.ds.algorithms": "mandatory",
    "issuer.ds.validity": "mandatory",
    "issuer.csca.validity": "mandatory",
    "securityObject.cardSecurity.structure": "mandatory",
    "securityObject.cardSecurity.signedAttributes": "mandatory",
    "securityObject.cardSecurity.signature": "mandatory",
    "issuer.cardSecurity.validity": "mandatory",
    "issuer.cardSecurity.signature": "mandatory",
    "integrity.dataGroups.structure": "mandatory",
    "document.mrz.printedForm": "mandatory",
    "document.mrz.checkDigits": "mandatory",
    "document.issuer.matchesSigner": "mandatory",
    "integrity.com.matchesSOD": "mandatory"
  },
  "countedReasons": [
    "knownDefect",
    "publisherNotGranted",
    "noCRL",
    "crlExpired",
    "crlNotYetValid",
    "crlNotVerified",
    "crlOfOtherIssuer",
    "mayBeRevoked"
  ],
  "algorithms": "strict",
  "deviations": {
    "signed": "none",
    "files": "none",
    "chip": false
  },
  "excuses": "none"
}

"""#.utf8) }
}
