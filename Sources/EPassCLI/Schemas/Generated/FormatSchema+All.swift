// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-schemas of the files in Schemas.

extension FormatSchema {
    /// By their names.
    static let all: [FormatSchema] = [
        FormatSchema(name: "epass-batch-summary/1", about: "What epass verify --batch --summary writes", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-batch-summary-1.schema.json",
  "title": "What epass verify --batch --summary writes (epass-batch-summary/1)",
  "description": "How many documents came out how: Docs/scaling.md. It holds nothing of a person. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "complete",
    "time",
    "policy",
    "threadCount",
    "milliseconds",
    "resumedCount",
    "documentCount",
    "passedOverCount",
    "overall",
    "countries",
    "reasons",
    "errors"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-batch-summary/1"
    },
    "complete": {
      "description": "Whether the end of the input was reached, and all of it written.",
      "type": "boolean"
    },
    "time": {
      "description": "The time judged at. ISO 8601 in UTC, to the second.",
      "type": "string",
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
    },
    "policy": {
      "description": "A policy.",
      "type": "object",
      "required": [
        "name",
        "sha256"
      ],
      "properties": {
        "name": {
          "description": "Its name.",
          "type": "string"
        },
        "sha256": {
          "description": "Over what it says. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        }
      }
    },
    "threadCount": {
      "description": "How many threads judged.",
      "type": "integer",
      "minimum": 1
    },
    "milliseconds": {
      "description": "How long it took by the clock.",
      "type": "integer",
      "minimum": 0
    },
    "resumedCount": {
      "description": "How many inputs were passed over because their lines stood in the file.",
      "type": "integer",
      "minimum": 0
    },
    "documentCount": {
      "description": "How many lines were written; all that follows is of these.",
      "type": "integer",
      "minimum": 0
    },
    "passedOverCount": {
      "description": "How many files that were found are results of epass, and no documents.",
      "type": "integer",
      "minimum": 0
    },
    "overall": {
      "description": "By overall result.",
      "type": "object",
      "required": [
        "successful",
        "failed",
        "undetermined",
        "aborted",
        "unread"
      ],
      "properties": {
        "successful": {
          "description": "How many.",
          "type": "object",
          "required": [
            "count",
            "perMillion"
          ],
          "properties": {
            "count": {
              "description": "How many documents.",
              "type": "integer",
              "minimum": 0
            },
            "perMillion": {
              "description": "Of a million documents.",
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        },
        "failed": {
          "description": "How many.",
          "type": "object",
          "required": [
            "count",
            "perMillion"
          ],
          "properties": {
            "count": {
              "description": "How many documents.",
              "type": "integer",
              "minimum": 0
            },
            "perMillion": {
              "description": "Of a million documents.",
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        },
        "undetermined": {
          "description": "How many.",
          "type": "object",
          "required": [
            "count",
            "perMillion"
          ],
          "properties": {
            "count": {
              "description": "How many documents.",
              "type": "integer",
              "minimum": 0
            },
            "perMillion": {
              "description": "Of a million documents.",
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        },
        "aborted": {
          "description": "How many.",
          "type": "object",
          "required": [
            "count",
            "perMillion"
          ],
          "properties": {
            "count": {
              "description": "How many documents.",
              "type": "integer",
              "minimum": 0
            },
            "perMillion": {
              "description": "Of a million documents.",
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        },
        "unread": {
          "description": "How many.",
          "type": "object",
          "required": [
            "count",
            "perMillion"
          ],
          "properties": {
            "count": {
              "description": "How many documents.",
              "type": "integer",
              "minimum": 0
            },
            "perMillion": {
              "description": "Of a million documents.",
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        }
      }
    },
    "decisions": {
      "description": "By decision; left out where the policy decides nothing.",
      "type": "object",
      "required": [
        "accept",
        "review",
        "reject"
      ],
      "properties": {
        "accept": {
          "description": "How many.",
          "type": "object",
          "required": [
            "count",
            "perMillion"
          ],
          "properties": {
            "count": {
              "description": "How many documents.",
              "type": "integer",
              "minimum": 0
            },
            "perMillion": {
              "description": "Of a million documents.",
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        },
        "review": {
          "description": "How many.",
          "type": "object",
          "required": [
            "count",
            "perMillion"
          ],
          "properties": {
            "count": {
              "description": "How many documents.",
              "type": "integer",
              "minimum": 0
            },
            "perMillion": {
              "description": "Of a million documents.",
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        },
        "reject": {
          "description": "How many.",
          "type": "object",
          "required": [
            "count",
            "perMillion"
          ],
          "properties": {
            "count": {
              "description": "How many documents.",
              "type": "integer",
              "minimum": 0
            },
            "perMillion": {
              "description": "Of a million documents.",
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000
            }
          }
        }
      }
    },
    "countries": {
      "description": "By issuing State, in the order of their names; those after the first 1000 are one, without a name.",
      "type": "array",
      "items": {
        "description": "A State.",
        "type": "object",
        "required": [
          "country",
          "documentCount",
          "successful",
          "failed",
          "undetermined",
          "aborted"
        ],
        "properties": {
          "country": {
            "description": "As it stands in DG1; null where that was not read.",
            "type": [
              "string",
              "null"
            ]
          },
          "documentCount": {
            "description": "How many.",
            "type": "integer",
            "minimum": 0
          },
          "successful": {
            "description": "How many.",
            "type": "object",
            "required": [
              "count",
              "perMillion"
            ],
            "properties": {
              "count": {
                "description": "How many documents.",
                "type": "integer",
                "minimum": 0
              },
              "perMillion": {
                "description": "Of a million documents.",
                "type": "integer",
                "minimum": 0,
                "maximum": 1000000
              }
            }
          },
          "failed": {
            "description": "How many.",
            "type": "object",
            "required": [
              "count",
              "perMillion"
            ],
            "properties": {
              "count": {
                "description": "How many documents.",
                "type": "integer",
                "minimum": 0
              },
              "perMillion": {
                "description": "Of a million documents.",
                "type": "integer",
                "minimum": 0,
                "maximum": 1000000
              }
            }
          },
          "undetermined": {
            "description": "How many.",
            "type": "object",
            "required": [
              "count",
              "perMillion"
            ],
            "properties": {
              "count": {
                "description": "How many documents.",
                "type": "integer",
                "minimum": 0
              },
              "perMillion": {
                "description": "Of a million documents.",
                "type": "integer",
                "minimum": 0,
                "maximum": 1000000
              }
            }
          },
          "aborted": {
            "description": "How many.",
            "type": "object",
            "required": [
              "count",
              "perMillion"
            ],
            "properties": {
              "count": {
                "description": "How many documents.",
                "type": "integer",
                "minimum": 0
              },
              "perMillion": {
                "description": "Of a million documents.",
                "type": "integer",
                "minimum": 0,
                "maximum": 1000000
              }
            }
          }
        }
      }
    },
    "reasons": {
      "description": "Checks that were not successful, most frequent first.",
      "type": "array",
      "items": {
        "description": "One of them.",
        "type": "object",
        "required": [
          "check",
          "result",
          "reason",
          "count",
          "perMillion"
        ],
        "properties": {
          "check": {
            "description": "The check by its name: Docs/checks.md.",
            "type": "string",
            "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
          },
          "result": {
            "description": "How it ended.",
            "enum": [
              "failed",
              "undetermined",
              "aborted"
            ]
          },
          "reason": {
            "description": "Why: Docs/checks.md; null where it says no more.",
            "type": [
              "string",
              "null"
            ]
          },
          "count": {
            "description": "In how many documents.",
            "type": "integer",
            "minimum": 0
          },
          "perMillion": {
            "description": "Of a million documents.",
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000
          }
        }
      }
    },
    "errors": {
      "description": "Why inputs could not be read.",
      "type": "array",
      "items": {
        "description": "An error.",
        "type": "object",
        "required": [
          "code",
          "count",
          "perMillion"
        ],
        "properties": {
          "code": {
            "description": "Which, area.code: Docs/errors.md.",
            "type": "string",
            "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
          },
          "count": {
            "description": "How many inputs.",
            "type": "integer",
            "minimum": 0
          },
          "perMillion": {
            "description": "Of a million documents.",
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-conformance/1", about: "A file of cases of conformance for readers, as epass conform reader reads it", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-conformance-1.schema.json",
  "title": "A file of cases of conformance for readers, as epass conform reader reads it (epass-conformance/1)",
  "description": "The cases of one unit: Docs/conformance.md. A member that is not named is refused.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "schema",
    "campaign",
    "unit",
    "title",
    "source",
    "at",
    "cases"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-conformance/1"
    },
    "campaign": {
      "description": "Which cases.",
      "enum": [
        "reader"
      ]
    },
    "unit": {
      "description": "The name of the unit.",
      "type": "string",
      "pattern": "^[A-Za-z0-9._/-]+$"
    },
    "title": {
      "description": "What it is about.",
      "type": "string"
    },
    "kind": {
      "description": "Where they come from.",
      "enum": [
        "guideline",
        "clause"
      ]
    },
    "source": {
      "description": "What they come from.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "document",
        "edition"
      ],
      "properties": {
        "document": {
          "description": "The document.",
          "type": "string"
        },
        "edition": {
          "description": "Its edition.",
          "type": "string"
        },
        "day": {
          "description": "Its day. YYYY-MM-DD.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        }
      }
    },
    "at": {
      "description": "When the documents are read. YYYY-MM-DD.",
      "type": "string",
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
    },
    "cases": {
      "description": "The rows.",
      "type": "array",
      "items": {
        "anyOf": [
          {
            "description": "A case.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "title",
              "clause",
              "expected"
            ],
            "properties": {
              "id": {
                "description": "The number, or the name.",
                "type": "string",
                "pattern": "^[A-Za-z0-9._/-]+$"
              },
              "title": {
                "description": "What is special.",
                "type": "string"
              },
              "clause": {
                "description": "The clause that says what has to come of it.",
                "type": "string"
              },
              "profiles": {
                "description": "The features that a reader has to claim.",
                "type": "array",
                "items": {
                  "description": "A feature.",
                  "type": "string",
                  "pattern": "^[A-Za-z0-9._/-]+$"
                }
              },
              "configuration": {
                "description": "The description that is read, by its name.",
                "type": "string",
                "pattern": "^[A-Za-z0-9._/-]+$"
              },
              "document": {
                "description": "A description of its own: the members of epass-document/2 without schema.",
                "type": "object",
                "additionalProperties": {}
              },
              "notMade": {
                "description": "Why there is none.",
                "type": "string"
              },
              "changes": {
                "description": "Members in the place of those of the configuration.",
                "type": "object",
                "additionalProperties": {}
              },
              "password": {
                "description": "What opens the chip.",
                "enum": [
                  "mrz",
                  "can"
                ]
              },
              "credentials": {
                "description": "Whether the terminal holds certificates and a key.",
                "type": "boolean"
              },
              "knowsSigner": {
                "description": "Whether the certificate of the document signer is at hand beside the CSCA's.",
                "type": "boolean"
              },
              "expected": {
                "description": "What has to be answered.",
                "enum": [
                  "successful",
                  "failed",
                  "either"
                ]
              },
              "because": {
                "description": "Why it has to fail, of which one at least has to be met.",
                "type": "array",
                "items": {
                  "description": "A check with its result and reason, a code of an error, or a deviation.",
                  "type": "string"
                }
              },
              "read": {
                "description": "Data groups that have to be read.",
                "type": "array",
                "items": {
                  "description": "A data group.",
                  "type": "string",
                  "pattern": "^DG[0-9]+$"
                }
              },
              "unread": {
                "description": "Data groups that may not be.",
                "type": "array",
                "items": {
                  "description": "A data group.",
                  "type": "string",
                  "pattern": "^DG[0-9]+$"
                }
              },
              "reading": {
                "description": "How a text is read that contradicts itself or a standard.",
                "type": "string"
              },
              "differs": {
                "description": "Why this reader answers otherwise by choice.",
                "type": "string"
              }
            }
          },
          {
            "description": "A row that went elsewhere.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "movedTo"
            ],
            "properties": {
              "id": {
                "description": "Its number.",
                "type": "string",
                "pattern": "^[A-Za-z0-9._/-]+$"
              },
              "movedTo": {
                "description": "Where to.",
                "type": "string",
                "pattern": "^[A-Za-z0-9._/-]+$"
              }
            }
          },
          {
            "description": "A row that was deleted.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "id",
              "deletedIn"
            ],
            "properties": {
              "id": {
                "description": "Its number.",
                "type": "string",
                "pattern": "^[A-Za-z0-9._/-]+$"
              },
              "deletedIn": {
                "description": "When.",
                "type": "string"
              }
            }
          }
        ]
      },
      "maxItems": 1000
    }
  }
}
"""#),
        FormatSchema(name: "epass-conformance-cases/1", about: "What epass conform reader and epass conform chip print with --list --json", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-conformance-cases-1.schema.json",
  "title": "What epass conform reader and epass conform chip print with --list --json (epass-conformance-cases/1)",
  "description": "Cases of conformance: Docs/conformance.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "cases"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-conformance-cases/1"
    },
    "cases": {
      "description": "Each case, in order.",
      "type": "array",
      "items": {
        "description": "A case.",
        "type": "object",
        "required": [
          "case",
          "unit",
          "kind",
          "title",
          "clause",
          "expected"
        ],
        "properties": {
          "case": {
            "description": "Its name.",
            "type": "string",
            "pattern": "^[A-Za-z0-9._/-]+$"
          },
          "unit": {
            "description": "The unit that it belongs to.",
            "type": "string",
            "pattern": "^[A-Za-z0-9._/-]+$"
          },
          "kind": {
            "description": "Where it comes from.",
            "enum": [
              "guideline",
              "clause"
            ]
          },
          "title": {
            "description": "What is special about it.",
            "type": "string"
          },
          "clause": {
            "description": "The clause that says what has to come of it.",
            "type": "string"
          },
          "expected": {
            "description": "What is expected.",
            "enum": [
              "successful",
              "failed",
              "either"
            ]
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-conformance-diff/1", about: "What epass conform diff --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-conformance-diff-1.schema.json",
  "title": "What epass conform diff --json prints (epass-conformance-diff/1)",
  "description": "Cases that came out otherwise in a second run: Docs/conformance.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "differences"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "differences"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-conformance-diff/1"
        },
        "differences": {
          "description": "Each.",
          "type": "array",
          "items": {
            "description": "A case.",
            "type": "object",
            "required": [
              "case",
              "before",
              "after"
            ],
            "properties": {
              "case": {
                "description": "Its name.",
                "type": "string",
                "pattern": "^[A-Za-z0-9._/-]+$"
              },
              "before": {
                "description": "How it ended first; null where it was not run.",
                "enum": [
                  "pass",
                  "fail",
                  "notApplicable",
                  "inconclusive",
                  null
                ]
              },
              "after": {
                "description": "How it ended then; null where it was not run.",
                "enum": [
                  "pass",
                  "fail",
                  "notApplicable",
                  "inconclusive",
                  null
                ]
              }
            }
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-conformance-diff/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-conformance-results/1", about: "What epass conform reader, chip, lds and pki print with --json and write with --out", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-conformance-results-1.schema.json",
  "title": "What epass conform reader, chip, lds and pki print with --json and write with --out (epass-conformance-results/1)",
  "description": "What came of cases of conformance: Docs/conformance.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "campaign"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "campaign",
        "subject",
        "policy",
        "counts",
        "units",
        "results"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-conformance-results/1"
        },
        "campaign": {
          "description": "Which cases.",
          "enum": [
            "reader",
            "chip",
            "lds",
            "pki"
          ]
        },
        "subject": {
          "description": "What was tested.",
          "type": "string"
        },
        "policy": {
          "description": "The policy that took the place of the inspection system; null for another reader.",
          "anyOf": [
            {
              "description": "A policy.",
              "type": "object",
              "required": [
                "name",
                "sha256"
              ],
              "properties": {
                "name": {
                  "description": "Its name.",
                  "type": "string"
                },
                "sha256": {
                  "description": "Over what it says. SHA-256, 64 hexadecimal digits in lower case.",
                  "type": "string",
                  "pattern": "^[0-9a-f]{64}$"
                }
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "counts": {
          "description": "How many ended so.",
          "type": "object",
          "required": [
            "pass",
            "fail",
            "notApplicable",
            "inconclusive"
          ],
          "properties": {
            "pass": {
              "description": "How many.",
              "type": "integer",
              "minimum": 0
            },
            "fail": {
              "description": "How many.",
              "type": "integer",
              "minimum": 0
            },
            "notApplicable": {
              "description": "How many.",
              "type": "integer",
              "minimum": 0
            },
            "inconclusive": {
              "description": "How many.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "units": {
          "description": "Each unit.",
          "type": "array",
          "items": {
            "description": "A unit.",
            "type": "object",
            "required": [
              "unit",
              "pass",
              "fail",
              "notApplicable",
              "inconclusive"
            ],
            "properties": {
              "unit": {
                "description": "Its name.",
                "type": "string",
                "pattern": "^[A-Za-z0-9._/-]+$"
              },
              "pass": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "fail": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "notApplicable": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "inconclusive": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              }
            }
          }
        },
        "results": {
          "description": "Each case, in order.",
          "type": "array",
          "items": {
            "description": "A case.",
            "type": "object",
            "required": [
              "case",
              "unit",
              "kind",
              "title",
              "clause",
              "outcome",
              "expected",
              "observed",
              "overall",
              "because",
              "otherReason",
              "reasons",
              "read",
              "misread",
              "differs",
              "steps",
              "milliseconds",
              "trace"
            ],
            "properties": {
              "case": {
                "description": "Its name.",
                "type": "string",
                "pattern": "^[A-Za-z0-9._/-]+$"
              },
              "unit": {
                "description": "The unit that it belongs to.",
                "type": "string",
                "pattern": "^[A-Za-z0-9._/-]+$"
              },
              "kind": {
                "description": "Where it comes from.",
                "enum": [
                  "guideline",
                  "clause"
                ]
              },
              "title": {
                "description": "What is special about it.",
                "type": "string"
              },
              "clause": {
                "description": "The clause that says what has to come of it.",
                "type": "string"
              },
              "outcome": {
                "description": "How it ended.",
                "enum": [
                  "pass",
                  "fail",
                  "notApplicable",
                  "inconclusive"
                ]
              },
              "expected": {
                "description": "What is expected.",
                "enum": [
                  "successful",
                  "failed",
                  "either"
                ]
              },
              "observed": {
                "description": "What was answered; null where nothing was.",
                "enum": [
                  "successful",
                  "failed",
                  null
                ]
              },
              "overall": {
                "description": "The overall result; null where none is told.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[a-z][A-Za-z0-9]*$",
                "examples": [
                  "successful",
                  "failed",
                  "undetermined",
                  "aborted"
                ]
              },
              "because": {
                "description": "Why it has to fail: one of these has to be among reasons.",
                "type": "array",
                "items": {
                  "description": "A reason.",
                  "type": "string"
                }
              },
              "otherReason": {
                "description": "Whether it failed, and for none of these.",
                "type": "boolean"
              },
              "reasons": {
                "description": "What kept it from a success, or from being run.",
                "type": "array",
                "items": {
                  "description": "A reason.",
                  "type": "string"
                }
              },
              "read": {
                "description": "The data groups that were read.",
                "type": "array",
                "items": {
                  "description": "A data group.",
                  "type": "string",
                  "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
                }
              },
              "misread": {
                "description": "What may not be read and was, or has to be and was not.",
                "type": "array",
                "items": {
                  "description": "A data group.",
                  "type": "string",
                  "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
                }
              },
              "differs": {
                "description": "Why it differs by choice; null where it does not.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "steps": {
                "description": "What came of each step of a case for chips.",
                "type": "array",
                "items": {
                  "description": "A step.",
                  "type": "object",
                  "required": [
                    "number",
                    "way",
                    "what",
                    "expected",
                    "observed",
                    "outcome"
                  ],
                  "properties": {
                    "number": {
                      "description": "Its number in its run.",
                      "type": "integer",
                      "minimum": 0
                    },
                    "way": {
                      "description": "By what the chip was opened: bac, pace, or nothing.",
                      "type": "string"
                    },
                    "what": {
                      "description": "What was done.",
                      "type": "string"
                    },
                    "expected": {
                      "description": "The answers that are right.",
                      "type": "array",
                      "items": {
                        "description": "A word.",
                        "type": "string"
                      }
                    },
                    "observed": {
                      "description": "What came.",
                      "type": "string"
                    },
                    "outcome": {
                      "description": "How it ended.",
                      "enum": [
                        "pass",
                        "fail",
                        "skipped"
                      ]
                    }
                  }
                }
              },
              "findings": {
                "description": "Of a rule for files: where it is broken.",
                "type": "array",
                "items": {
                  "description": "A place.",
                  "type": "object",
                  "required": [
                    "file",
                    "path",
                    "offset",
                    "expected",
                    "observed",
                    "advice"
                  ],
                  "properties": {
                    "file": {
                      "description": "The file, or the place in a file of trust material.",
                      "type": "string"
                    },
                    "path": {
                      "description": "The element inside of it; empty for the file as a whole.",
                      "type": "string"
                    },
                    "offset": {
                      "description": "Its position in octets; null where that is not known.",
                      "type": [
                        "integer",
                        "null"
                      ],
                      "minimum": 0
                    },
                    "expected": {
                      "description": "What has to be there.",
                      "type": "string"
                    },
                    "observed": {
                      "description": "What is.",
                      "type": "string"
                    },
                    "advice": {
                      "description": "Whether it is only recommended.",
                      "type": "boolean"
                    }
                  }
                }
              },
              "milliseconds": {
                "description": "How long it took.",
                "type": "integer",
                "minimum": 0
              },
              "trace": {
                "description": "What went over the channel.",
                "type": "array",
                "items": {
                  "description": "A line of epass-trace/1.",
                  "type": "string"
                }
              }
            }
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-conformance-results/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-doctor/1", about: "What epass doctor --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-doctor-1.schema.json",
  "title": "What epass doctor --json prints (epass-doctor/1)",
  "description": "What a machine has for reading documents: Docs/doctor.md. It holds nothing of a person. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "tool"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "tool",
        "time",
        "system",
        "checks",
        "readers",
        "document",
        "trace"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-doctor/1"
        },
        "tool": {
          "$ref": "#/$defs/tool"
        },
        "time": {
          "description": "When. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "system": {
          "description": "The system.",
          "type": "object",
          "required": [
            "distribution",
            "release",
            "kernel",
            "architecture",
            "systemd",
            "container",
            "remoteSession",
            "usbReaders"
          ],
          "properties": {
            "distribution": {
              "description": "Its name, for example debian, or null.",
              "type": [
                "string",
                "null"
              ]
            },
            "release": {
              "description": "Its number, or null.",
              "type": [
                "string",
                "null"
              ]
            },
            "kernel": {
              "description": "The kernel's number.",
              "type": "string"
            },
            "architecture": {
              "description": "Of the processor.",
              "enum": [
                "x86_64",
                "aarch64",
                "other"
              ]
            },
            "systemd": {
              "description": "Whether it runs.",
              "type": "boolean"
            },
            "container": {
              "description": "Whether it is one.",
              "type": "boolean"
            },
            "remoteSession": {
              "description": "Whether the session is from elsewhere.",
              "type": "boolean"
            },
            "usbReaders": {
              "description": "Readers on USB.",
              "type": "array",
              "items": {
                "description": "A reader.",
                "type": "object",
                "required": [
                  "vendor",
                  "product",
                  "name",
                  "module"
                ],
                "properties": {
                  "vendor": {
                    "description": "Four hexadecimal digits.",
                    "type": "string"
                  },
                  "product": {
                    "description": "Four hexadecimal digits.",
                    "type": "string"
                  },
                  "name": {
                    "description": "Its name.",
                    "type": "string"
                  },
                  "module": {
                    "description": "The kernel's driver; null for none.",
                    "type": [
                      "string",
                      "null"
                    ]
                  }
                }
              }
            }
          }
        },
        "checks": {
          "description": "What was looked at.",
          "type": "array",
          "items": {
            "description": "A check.",
            "type": "object",
            "required": [
              "id",
              "outcome",
              "message",
              "messageKey",
              "arguments",
              "remedy",
              "remedyKey",
              "remedyArguments",
              "command"
            ],
            "properties": {
              "id": {
                "description": "Which.",
                "type": "string",
                "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
              },
              "outcome": {
                "description": "How it ended.",
                "enum": [
                  "ok",
                  "warning",
                  "problem",
                  "unknown",
                  "notApplicable"
                ]
              },
              "message": {
                "description": "What was seen, in one English sentence.",
                "type": "string"
              },
              "messageKey": {
                "description": "The same as a key of Languages/en.json; later versions add some.",
                "type": "string",
                "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
              },
              "arguments": {
                "description": "The arguments by their names; empty where there are none.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/argument"
                }
              },
              "remedy": {
                "description": "What to do next, in English; null for nothing.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "remedyKey": {
                "description": "The same as a key of Languages/en.json; null for nothing.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
              },
              "remedyArguments": {
                "description": "The arguments of that message by their names.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/argument"
                }
              },
              "command": {
                "description": "The command that does it; null for none.",
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          }
        },
        "readers": {
          "description": "Readers of PC/SC.",
          "type": "array",
          "items": {
            "description": "A reader.",
            "type": "object",
            "required": [
              "model",
              "state"
            ],
            "properties": {
              "model": {
                "description": "Its model.",
                "type": "string"
              },
              "state": {
                "description": "What is in it.",
                "enum": [
                  "empty",
                  "present",
                  "inUse",
                  "exclusive",
                  "mute",
                  "unavailable"
                ]
              }
            }
          }
        },
        "document": {
          "description": "What of a document may leave the machine (Docs/doctor.md); null where none was asked for.",
          "type": [
            "object",
            "null"
          ],
          "additionalProperties": {}
        },
        "trace": {
          "description": "The place of a trace; null.",
          "type": "null"
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-doctor/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "tool": {
      "description": "The program.",
      "type": "object",
      "required": [
        "name",
        "version"
      ],
      "properties": {
        "name": {
          "description": "What it is called.",
          "type": "string"
        },
        "version": {
          "description": "Its version.",
          "type": "string"
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-document/2", about: "A simulated document of epass", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-document-2.schema.json",
  "title": "A simulated document of epass (epass-document/2)",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "schema": {
      "enum": [
        "epass-document/2",
        "epass-document/1",
        null
      ]
    },
    "name": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[a-z0-9][a-z0-9.-]*$"
    },
    "about": {
      "type": [
        "string",
        "null"
      ],
      "maxLength": 4096
    },
    "profile": {
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "array",
          "items": {
            "type": "string"
          },
          "minItems": 0,
          "maxItems": 99
        },
        {
          "type": "null"
        }
      ]
    },
    "mrz": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string",
        "pattern": "^[A-Z0-9<]*$"
      },
      "minItems": 2,
      "maxItems": 3
    },
    "holder": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "format": {
          "enum": [
            "TD1",
            "TD2",
            "TD3",
            null
          ]
        },
        "documentCode": {
          "type": [
            "string",
            "null"
          ]
        },
        "issuer": {
          "type": [
            "string",
            "null"
          ]
        },
        "surname": {
          "type": [
            "string",
            "null"
          ]
        },
        "givenNames": {
          "type": [
            "string",
            "null"
          ]
        },
        "documentNumber": {
          "type": [
            "string",
            "null"
          ]
        },
        "nationality": {
          "type": [
            "string",
            "null"
          ]
        },
        "dateOfBirth": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "sex": {
          "enum": [
            "M",
            "F",
            "<",
            null
          ]
        },
        "dateOfExpiry": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "optionalData": {
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "identity": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "required": [
        "state"
      ],
      "properties": {
        "state": {
          "type": "string"
        },
        "format": {
          "enum": [
            "TD1",
            "TD2",
            "TD3",
            null
          ]
        },
        "documentCode": {
          "type": [
            "string",
            "null"
          ]
        },
        "surname": {
          "type": [
            "string",
            "null"
          ]
        },
        "givenNames": {
          "type": [
            "string",
            "null"
          ]
        },
        "documentNumber": {
          "type": [
            "string",
            "null"
          ]
        },
        "dateOfBirth": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "sex": {
          "enum": [
            "M",
            "F",
            "<",
            null
          ]
        },
        "optionalData": {
          "type": [
            "string",
            "null"
          ]
        },
        "nationality": {
          "type": [
            "string",
            "null"
          ]
        },
        "dateOfIssue": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "dateOfExpiry": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "placeOfBirth": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 4096
            },
            {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 4096
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "authority": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        }
      }
    },
    "printed": {
      "anyOf": [
        {
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "^[A-Z0-9<]*$"
          },
          "minItems": 2,
          "maxItems": 3
        },
        {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "documentCode": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            },
            "issuer": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            },
            "documentNumber": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            },
            "nationality": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            },
            "dateOfBirth": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            },
            "sex": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            },
            "dateOfExpiry": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            },
            "optionalData": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            },
            "optionalData2": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            },
            "name": {
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Z0-9<]*$"
            }
          }
        },
        {
          "type": "null"
        }
      ]
    },
    "accessKey": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^(printed|dg1|[A-Z0-9<]{24,38})$"
    },
    "can": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{6,16}$"
    },
    "ldsVersion": {
      "enum": [
        "1.7",
        "1.8",
        null
      ]
    },
    "dataGroups": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "integer",
        "minimum": 1,
        "maximum": 2
      },
      "minItems": 1,
      "maxItems": 2,
      "uniqueItems": true,
      "contains": {
        "const": 1
      }
    },
    "portrait": {
      "anyOf": [
        {
          "type": "string",
          "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
          "minLength": 4,
          "maxLength": 1398104
        },
        {
          "$ref": "#/$defs/portrait"
        },
        {
          "type": "null"
        }
      ]
    },
    "face": {
      "anyOf": [
        {
          "$ref": "#/$defs/face"
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/face"
          },
          "minItems": 1,
          "maxItems": 9
        },
        {
          "type": "null"
        }
      ]
    },
    "fingers": {
      "anyOf": [
        {
          "$ref": "#/$defs/fingers"
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/fingers"
          },
          "minItems": 0,
          "maxItems": 20
        },
        {
          "type": "null"
        }
      ]
    },
    "irises": {
      "anyOf": [
        {
          "$ref": "#/$defs/irises"
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/irises"
          },
          "minItems": 0,
          "maxItems": 8
        },
        {
          "type": "null"
        }
      ]
    },
    "displayedPortrait": {
      "anyOf": [
        {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
              "minLength": 4,
              "maxLength": 1398104
            },
            {
              "$ref": "#/$defs/portrait"
            },
            {
              "$ref": "#/$defs/displayedPortrait"
            },
            {
              "$ref": "#/$defs/displayedPortrait-2"
            }
          ]
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string",
                "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
                "minLength": 4,
                "maxLength": 1398104
              },
              {
                "$ref": "#/$defs/portrait"
              },
              {
                "$ref": "#/$defs/displayedPortrait"
              },
              {
                "$ref": "#/$defs/displayedPortrait-2"
              }
            ]
          },
          "minItems": 1,
          "maxItems": 9
        },
        {
          "type": "null"
        }
      ]
    },
    "displayedSignature": {
      "anyOf": [
        {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
              "minLength": 4,
              "maxLength": 1398104
            },
            {
              "$ref": "#/$defs/portrait"
            },
            {
              "$ref": "#/$defs/displayedPortrait"
            },
            {
              "$ref": "#/$defs/displayedSignature"
            }
          ]
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string",
                "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
                "minLength": 4,
                "maxLength": 1398104
              },
              {
                "$ref": "#/$defs/portrait"
              },
              {
                "$ref": "#/$defs/displayedPortrait"
              },
              {
                "$ref": "#/$defs/displayedSignature"
              }
            ]
          },
          "minItems": 1,
          "maxItems": 9
        },
        {
          "type": "null"
        }
      ]
    },
    "dataFeatures": {
      "anyOf": [
        {
          "type": "string",
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        },
        {
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "^([0-9A-Fa-f]{2})+$",
            "maxLength": 2097152
          },
          "minItems": 1,
          "maxItems": 9
        },
        {
          "type": "null"
        }
      ]
    },
    "structureFeatures": {
      "anyOf": [
        {
          "type": "string",
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        },
        {
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "^([0-9A-Fa-f]{2})+$",
            "maxLength": 2097152
          },
          "minItems": 1,
          "maxItems": 9
        },
        {
          "type": "null"
        }
      ]
    },
    "substanceFeatures": {
      "anyOf": [
        {
          "type": "string",
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        },
        {
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "^([0-9A-Fa-f]{2})+$",
            "maxLength": 2097152
          },
          "minItems": 1,
          "maxItems": 9
        },
        {
          "type": "null"
        }
      ]
    },
    "personalDetails": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "fullName": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 4096
            },
            {
              "const": true
            },
            {
              "type": "null"
            }
          ]
        },
        "otherNames": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 4096
            },
            {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 4096
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "personalNumber": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "dateOfBirth": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^((?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)|[0-9]{8})$"
            },
            {
              "const": true
            },
            {
              "type": "null"
            }
          ]
        },
        "placeOfBirth": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 4096
            },
            {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 4096
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "permanentAddress": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 4096
            },
            {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 4096
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "telephone": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "profession": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "title": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "personalSummary": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "proofOfCitizenship": {
          "anyOf": [
            {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
                  "minLength": 4,
                  "maxLength": 1398104
                },
                {
                  "$ref": "#/$defs/portrait"
                },
                {
                  "$ref": "#/$defs/displayedPortrait"
                },
                {
                  "$ref": "#/$defs/displayedSignature"
                }
              ]
            },
            {
              "type": "array",
              "items": {
                "anyOf": [
                  {
                    "type": "string",
                    "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
                    "minLength": 4,
                    "maxLength": 1398104
                  },
                  {
                    "$ref": "#/$defs/portrait"
                  },
                  {
                    "$ref": "#/$defs/displayedPortrait"
                  },
                  {
                    "$ref": "#/$defs/displayedSignature"
                  }
                ]
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "otherTravelDocumentNumbers": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 4096
            },
            {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 4096
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "custodyInformation": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        }
      }
    },
    "documentDetails": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "issuingAuthority": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "dateOfIssue": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^((?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)|[0-9]{8})$"
            },
            {
              "const": true
            },
            {
              "type": "null"
            }
          ]
        },
        "otherPersons": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 4096
            },
            {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 4096
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "endorsements": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "taxOrExitRequirements": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "imageOfFront": {
          "anyOf": [
            {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
                  "minLength": 4,
                  "maxLength": 1398104
                },
                {
                  "$ref": "#/$defs/portrait"
                },
                {
                  "$ref": "#/$defs/displayedPortrait"
                },
                {
                  "$ref": "#/$defs/displayedSignature"
                }
              ]
            },
            {
              "type": "array",
              "items": {
                "anyOf": [
                  {
                    "type": "string",
                    "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
                    "minLength": 4,
                    "maxLength": 1398104
                  },
                  {
                    "$ref": "#/$defs/portrait"
                  },
                  {
                    "$ref": "#/$defs/displayedPortrait"
                  },
                  {
                    "$ref": "#/$defs/displayedSignature"
                  }
                ]
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "imageOfRear": {
          "anyOf": [
            {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
                  "minLength": 4,
                  "maxLength": 1398104
                },
                {
                  "$ref": "#/$defs/portrait"
                },
                {
                  "$ref": "#/$defs/displayedPortrait"
                },
                {
                  "$ref": "#/$defs/displayedSignature"
                }
              ]
            },
            {
              "type": "array",
              "items": {
                "anyOf": [
                  {
                    "type": "string",
                    "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
                    "minLength": 4,
                    "maxLength": 1398104
                  },
                  {
                    "$ref": "#/$defs/portrait"
                  },
                  {
                    "$ref": "#/$defs/displayedPortrait"
                  },
                  {
                    "$ref": "#/$defs/displayedSignature"
                  }
                ]
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "dateAndTimeOfPersonalisation": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^[0-9]{14}$"
            },
            {
              "const": true
            },
            {
              "type": "null"
            }
          ]
        },
        "personalisationSystemSerialNumber": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        }
      }
    },
    "optionalDetails": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^([0-9A-Fa-f]{2})+$",
      "maxLength": 2097152
    },
    "personsToNotify": {
      "anyOf": [
        {
          "$ref": "#/$defs/personsToNotify"
        },
        {
          "type": "array",
          "items": {
            "$ref": "#/$defs/personsToNotify"
          },
          "minItems": 1,
          "maxItems": 15
        },
        {
          "type": "null"
        }
      ]
    },
    "deviations": {
      "anyOf": [
        {
          "enum": [
            "trailingOctets",
            "mrzSexX",
            "mrzSexInvalid",
            "mrzDocumentCodeUnusual",
            "mrzIssuerUnknown",
            "mrzNationalityUnknown",
            "mrzGermanyAsDEU",
            "mrzNameEmpty",
            "mrzDigitInName",
            "mrzNameSeparatorRepeated",
            "mrzDateOfBirthInvalid",
            "mrzDateOfExpiryInvalid",
            "mrzDateOfExpiryIncomplete",
            "mrzDateZeroForUnknown",
            "mrzCheckDigitNotDigit",
            "mrzDocumentNumberEmpty",
            "biometricInstanceCount",
            "biometricHeaderIncomplete",
            "biometricFormatOther",
            "biometricTemplateMissing",
            "biometricDataBlockTag",
            "facialRecordLength",
            "facialImageCount",
            "facialBlockLength",
            "facialPoseAngle",
            "featurePointCount",
            "imageFoundBySignature",
            "paddingAfterImage",
            "imageFormatMismatch",
            "bareCodestream",
            "unknownImageFormat",
            "biometricBlockNotDER",
            "unknownElement",
            "tagListNamesAbsentElement",
            "tagListOmitsElement",
            "tagListNamesTemplate",
            "otherNameOutsideTemplate",
            "emptyElement",
            "elementTooLong",
            "textNotUTF8",
            "dateBinaryCoded",
            "dateUnpackedDigits",
            "dateWithoutCentury",
            "tagListMissing",
            "tagWithoutLastOctet",
            "dateImpossible",
            "dateIncomplete",
            "instanceCount",
            "fingerRecordLength",
            "fingerCount",
            "fingerViewLength",
            "rawImageLength",
            "biometricSubtypeMissing",
            "biometricSubtypeMismatch",
            "biometricSeveralFeatures",
            "irisRecordLength",
            "irisCount",
            "irisImageLength",
            "securityInfosWrapped",
            "securityInfosSequence",
            "securityInfosTrailing"
          ]
        },
        {
          "type": "array",
          "items": {
            "enum": [
              "trailingOctets",
              "mrzSexX",
              "mrzSexInvalid",
              "mrzDocumentCodeUnusual",
              "mrzIssuerUnknown",
              "mrzNationalityUnknown",
              "mrzGermanyAsDEU",
              "mrzNameEmpty",
              "mrzDigitInName",
              "mrzNameSeparatorRepeated",
              "mrzDateOfBirthInvalid",
              "mrzDateOfExpiryInvalid",
              "mrzDateOfExpiryIncomplete",
              "mrzDateZeroForUnknown",
              "mrzCheckDigitNotDigit",
              "mrzDocumentNumberEmpty",
              "biometricInstanceCount",
              "biometricHeaderIncomplete",
              "biometricFormatOther",
              "biometricTemplateMissing",
              "biometricDataBlockTag",
              "facialRecordLength",
              "facialImageCount",
              "facialBlockLength",
              "facialPoseAngle",
              "featurePointCount",
              "imageFoundBySignature",
              "paddingAfterImage",
              "imageFormatMismatch",
              "bareCodestream",
              "unknownImageFormat",
              "biometricBlockNotDER",
              "unknownElement",
              "tagListNamesAbsentElement",
              "tagListOmitsElement",
              "tagListNamesTemplate",
              "otherNameOutsideTemplate",
              "emptyElement",
              "elementTooLong",
              "textNotUTF8",
              "dateBinaryCoded",
              "dateUnpackedDigits",
              "dateWithoutCentury",
              "tagListMissing",
              "tagWithoutLastOctet",
              "dateImpossible",
              "dateIncomplete",
              "instanceCount",
              "fingerRecordLength",
              "fingerCount",
              "fingerViewLength",
              "rawImageLength",
              "biometricSubtypeMissing",
              "biometricSubtypeMismatch",
              "biometricSeveralFeatures",
              "irisRecordLength",
              "irisCount",
              "irisImageLength",
              "securityInfosWrapped",
              "securityInfosSequence",
              "securityInfosTrailing"
            ]
          },
          "minItems": 0,
          "maxItems": 99
        },
        {
          "type": "null"
        }
      ]
    },
    "defect": {
      "enum": [
        "dataGroup1Changed",
        "dataGroup2Changed",
        "signatureChanged",
        "messageDigestWrong",
        "signedAttributeChanged",
        "contentTypeWrong",
        "signerOfOtherCSCA",
        "anchorUnknown",
        "authorityKeyIdentifierWrong",
        "signerExpired",
        "cscaExpired",
        "signerRevoked",
        "revocationListExpired",
        "linkMissing",
        "comDiffers",
        "otherPerson",
        "hashMissing",
        "dataGroup2Missing",
        "securityObjectMissing",
        "checkDigitMisprinted",
        "checkDigitWrongEverywhere",
        "cardAccessHidden",
        "cardAccessAdded",
        "cardAccessReduced",
        "paceInfoNotSigned",
        "domainParametersChanged",
        "cardSecurityChanged",
        "directoryChanged",
        "chipKeyFilesMissing",
        "chipKeyFilesHidden",
        "dataGroup14Swapped",
        "dataGroup15Swapped",
        "chipKeyOutsideGroup",
        "chipKeyNeutral",
        "chipKeySmallOrder",
        "chipKeyZero",
        "chipKeyTooLarge",
        "chipKeyTruncated",
        "chipKeyCompositePrime",
        "signer-revoked",
        "crl-expired",
        "link-missing",
        "dg1-changed",
        "dg2-changed",
        "signature-changed",
        "digest-wrong",
        "attribute-changed",
        "content-type-wrong",
        "signer-forged",
        "no-anchor",
        "aki-mismatch",
        "signer-expired",
        "csca-expired",
        "com-differs",
        "other-person",
        "hash-missing",
        "dg2-missing",
        "sod-missing",
        "mrz-misprinted",
        "mrz-wrong-everywhere",
        "pace-hidden",
        "pace-cardaccess-changed",
        "pace-stripped",
        "pace-not-signed",
        "pace-explicit-untrusted",
        "pace-cardsecurity-changed",
        "pace-dir-changed",
        "ca-key-off-curve",
        "ca-key-infinity",
        "ca-key-zero",
        "ca-key-too-large",
        "ca-key-truncated",
        "ca-key-order-2",
        "ca-key-dh-outside-subgroup",
        "ca-key-dh-one",
        "ca-key-dh-order-2",
        "ca-key-dh-zero",
        "ca-key-dh-too-large",
        "ca-key-dh-composite",
        "clone-stripped",
        "clone-stripped-com",
        "dg14-swapped",
        "dg15-swapped",
        null
      ]
    },
    "files": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "CardAccess": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "CardSecurity": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DIR": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "ATRInfo": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "COM": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "SOD": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "CVCA": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG1": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG2": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG3": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG4": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG5": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG6": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG7": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG8": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG9": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG10": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG11": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG12": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG13": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG14": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG15": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        },
        "DG16": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
            },
            {
              "$ref": "#/$defs/files.CardAccess"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "country": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[A-Z]{2}$"
    },
    "signature": {
      "anyOf": [
        {
          "enum": [
            "RSA-2048",
            "RSA-PSS",
            "ECDSA-P-256",
            "ECDSA-brainpoolP256r1",
            "ECDSA-P-384",
            "ECDSA-P-521"
          ]
        },
        {
          "type": "string",
          "pattern": "^(RSA-(10(24|32|40|48|56|64|72|80|88|96)|(1[2468]|[2-5][02468]|60)(00|08|16|24|32|40|48|56|64|72|80|88|96)|[1-5][13579](04|12|20|28|36|44|52|60|68|76|84|92)|61(04|12|20|28|36|44))|P-192|P-224|P-256|P-384|P-521|brainpoolP160r1|brainpoolP192r1|brainpoolP224r1|brainpoolP256r1|brainpoolP320r1|brainpoolP384r1|brainpoolP512r1|DSA-1024|DSA-2048-224|DSA-2048|DSA-3072)$"
        },
        {
          "$ref": "#/$defs/signature"
        },
        {
          "type": "null"
        }
      ]
    },
    "cscaSignature": {
      "anyOf": [
        {
          "enum": [
            "RSA-2048",
            "RSA-PSS",
            "ECDSA-P-256",
            "ECDSA-brainpoolP256r1",
            "ECDSA-P-384",
            "ECDSA-P-521"
          ]
        },
        {
          "type": "string",
          "pattern": "^(RSA-(10(24|32|40|48|56|64|72|80|88|96)|(1[2468]|[2-5][02468]|60)(00|08|16|24|32|40|48|56|64|72|80|88|96)|[1-5][13579](04|12|20|28|36|44|52|60|68|76|84|92)|61(04|12|20|28|36|44))|P-192|P-224|P-256|P-384|P-521|brainpoolP160r1|brainpoolP192r1|brainpoolP224r1|brainpoolP256r1|brainpoolP320r1|brainpoolP384r1|brainpoolP512r1|DSA-1024|DSA-2048-224|DSA-2048|DSA-3072)$"
        },
        {
          "$ref": "#/$defs/signature"
        },
        {
          "type": "null"
        }
      ]
    },
    "cscaGenerations": {
      "type": [
        "integer",
        "null"
      ],
      "minimum": 1,
      "maximum": 4
    },
    "withRevocationList": {
      "type": [
        "boolean",
        "null"
      ]
    },
    "hash": {
      "enum": [
        "MD5",
        "SHA-1",
        "SHA-224",
        "SHA-256",
        "SHA-384",
        "SHA-512",
        null
      ]
    },
    "explicitParameters": {
      "type": [
        "boolean",
        "null"
      ]
    },
    "dateOfIssue": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
    },
    "issuing": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "digest": {
          "enum": [
            "MD5",
            "SHA-1",
            "SHA-224",
            "SHA-256",
            "SHA-384",
            "SHA-512",
            null
          ]
        },
        "signerName": {
          "enum": [
            "issuerAndSerialNumber",
            "subjectKeyIdentifier",
            null
          ]
        },
        "certificates": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "enum": [
              "signer",
              "csca",
              "link",
              "foreign"
            ]
          },
          "minItems": 0,
          "maxItems": 8
        },
        "signingTime": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "signedOn": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "defects": {
          "anyOf": [
            {
              "enum": [
                "wrongContentTypeAttribute",
                "wrongMessageDigest",
                "wrongSignature",
                "missingContentType",
                "missingMessageDigest",
                "doubledContentType",
                "doubledMessageDigest",
                "twoMessageDigests",
                "noSignedAttributes",
                "noSigner",
                "severalSigners",
                "unknownSigner",
                "noCertificate",
                "wrongVersion",
                "noContent",
                "attributeOrder",
                "indefiniteLengths",
                "hashNotNamed",
                "paddedSignature",
                "shortSignature",
                "wrongSignerVersion"
              ]
            },
            {
              "type": "array",
              "items": {
                "enum": [
                  "wrongContentTypeAttribute",
                  "wrongMessageDigest",
                  "wrongSignature",
                  "missingContentType",
                  "missingMessageDigest",
                  "doubledContentType",
                  "doubledMessageDigest",
                  "twoMessageDigests",
                  "noSignedAttributes",
                  "noSigner",
                  "severalSigners",
                  "unknownSigner",
                  "noCertificate",
                  "wrongVersion",
                  "noContent",
                  "attributeOrder",
                  "indefiniteLengths",
                  "hashNotNamed",
                  "paddedSignature",
                  "shortSignature",
                  "wrongSignerVersion"
                ]
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "cardSecuritySignature": {
          "anyOf": [
            {
              "enum": [
                "RSA-2048",
                "RSA-PSS",
                "ECDSA-P-256",
                "ECDSA-brainpoolP256r1",
                "ECDSA-P-384",
                "ECDSA-P-521"
              ]
            },
            {
              "type": "string",
              "pattern": "^(RSA-(10(24|32|40|48|56|64|72|80|88|96)|(1[2468]|[2-5][02468]|60)(00|08|16|24|32|40|48|56|64|72|80|88|96)|[1-5][13579](04|12|20|28|36|44|52|60|68|76|84|92)|61(04|12|20|28|36|44))|P-192|P-224|P-256|P-384|P-521|brainpoolP160r1|brainpoolP192r1|brainpoolP224r1|brainpoolP256r1|brainpoolP320r1|brainpoolP384r1|brainpoolP512r1|DSA-1024|DSA-2048-224|DSA-2048|DSA-3072)$"
            },
            {
              "$ref": "#/$defs/signature"
            },
            {
              "type": "null"
            }
          ]
        },
        "cardSecurityDigest": {
          "enum": [
            "MD5",
            "SHA-1",
            "SHA-224",
            "SHA-256",
            "SHA-384",
            "SHA-512",
            null
          ]
        },
        "cardSecuritySignerName": {
          "enum": [
            "issuerAndSerialNumber",
            "subjectKeyIdentifier",
            null
          ]
        },
        "masterListSignature": {
          "anyOf": [
            {
              "enum": [
                "RSA-2048",
                "RSA-PSS",
                "ECDSA-P-256",
                "ECDSA-brainpoolP256r1",
                "ECDSA-P-384",
                "ECDSA-P-521"
              ]
            },
            {
              "type": "string",
              "pattern": "^(RSA-(10(24|32|40|48|56|64|72|80|88|96)|(1[2468]|[2-5][02468]|60)(00|08|16|24|32|40|48|56|64|72|80|88|96)|[1-5][13579](04|12|20|28|36|44|52|60|68|76|84|92)|61(04|12|20|28|36|44))|P-192|P-224|P-256|P-384|P-521|brainpoolP160r1|brainpoolP192r1|brainpoolP224r1|brainpoolP256r1|brainpoolP320r1|brainpoolP384r1|brainpoolP512r1|DSA-1024|DSA-2048-224|DSA-2048|DSA-3072)$"
            },
            {
              "$ref": "#/$defs/signature"
            },
            {
              "type": "null"
            }
          ]
        },
        "edits": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "in"
            ],
            "properties": {
              "in": {
                "type": "string"
              },
              "do": {
                "enum": [
                  "remove",
                  "double",
                  "replace",
                  "content",
                  "set",
                  "add",
                  "flip",
                  "reverse",
                  "tag",
                  "length",
                  null
                ]
              },
              "value": {
                "anyOf": [
                  {
                    "type": [
                      "string",
                      "integer",
                      "boolean",
                      "array"
                    ]
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "signed": {
                "type": [
                  "boolean",
                  "null"
                ]
              }
            }
          },
          "minItems": 0,
          "maxItems": 64
        }
      }
    },
    "trust": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "defect": {
          "enum": [
            "genuine",
            "anchor-missing",
            "anchor-of-other-country",
            "anchor-of-other-generation",
            "two-generations",
            "aki-wrong",
            "aki-missing",
            "aki-of-other-generation",
            "signed-by-other-key",
            "issuer-name-differs",
            "issuer-name-in-other-strings",
            "link",
            "link-in-the-security-object",
            "link-forged",
            "authority-between",
            "link-missing",
            "unpinned",
            "linked",
            "listed",
            "csca-not-authority",
            "csca-without-basic-constraints",
            "csca-path-length-1",
            "csca-no-path-length",
            "csca-key-usage",
            "csca-without-key-identifier",
            "csca-without-country",
            "csca-of-unknown-country",
            "csca-unknown-critical",
            "signer-of-other-country",
            "signer-names-other-country",
            "signer-is-authority",
            "signer-is-csca",
            "signer-is-list-signer",
            "signer-is-deviation-list-signer",
            "signer-is-tls-server",
            "signer-any-purpose",
            "signer-key-usage-crl",
            "signer-key-usage-certificates",
            "signer-key-usage-missing",
            "signer-unknown-critical",
            "signer-names-two-algorithms",
            "signer-changed",
            "document-type",
            "document-type-unknown",
            "document-type-list-missing",
            "sod-changed",
            "sod-digest",
            "data-group-changed",
            "crl-missing",
            "signer-revoked",
            "other-signer-revoked",
            "crl-expired",
            "crl-expired-signer-revoked",
            "crl-not-yet-valid",
            "crl-signature",
            "crl-of-other-key",
            "crl-of-other-country",
            "crl-of-other-authority",
            "crl-of-next-generation",
            "revoked-by-next-generation",
            "crl-partial",
            "crl-delta",
            "crl-unknown-critical",
            "crl-without-next-update",
            "signer-expired",
            "signer-not-yet-valid",
            "csca-expired",
            "csca-expired-at-signing",
            "issued-before-usage-period",
            "issued-after-usage-period",
            "no-date-of-issue",
            "certified-after-usage-period",
            "sha-1",
            "csca-sha-1",
            "sha-1-before-the-limit",
            "rsa-1024",
            "curve-of-192-bits",
            "defect-list-revokes",
            "defect-list-revokes-granted",
            "defect-list-revokes-pinned",
            "defect-list-revokes-ungranted",
            "defect-list-revokes-listed",
            "defect-list-revokes-unpinned",
            "defect-list-excuses",
            "defect-list-excuses-granted",
            "defect-list-excuses-ungranted",
            "deviation-list-excuses-foreign-signer",
            "deviation-list-of-other-state",
            "revoked-by-next-name",
            "revoked-by-next-name-in-three-letters",
            "revoked-issuer-in-three-letters",
            "revoked-issuer-in-lower-case",
            "revoked-issuer-in-full-width-letters",
            "revoked-csca-without-country",
            "revoked-number-negative-in-the-list",
            "revoked-number-negative-in-the-certificate",
            "other-number-revoked",
            "csca-in-three-letters",
            "csca-of-two-countries",
            "signer-has-key-of-csca",
            "signer-has-key-of-other-generation",
            "signer-made-for-seals",
            "signer-key-usage-content-commitment",
            "signer-key-usage-not-critical",
            "csca-key-usage-not-critical",
            "document-type-list-without-version",
            "signed-without-null",
            "plain-ecdsa",
            "digest-beside-rsa-encryption",
            "signed-after-usage-period",
            null
          ]
        }
      }
    },
    "accessControl": {
      "enum": [
        "BAC",
        "PACE",
        "PACE+BAC",
        "none",
        null
      ]
    },
    "pace": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "mapping": {
            "enum": [
              "GM",
              "IM",
              "CAM",
              null
            ]
          },
          "group": {
            "anyOf": [
              {
                "enum": [
                  "MODP-1024-160",
                  "MODP-2048-224",
                  "MODP-2048-256",
                  "P-192",
                  "brainpoolP192r1",
                  "P-224",
                  "brainpoolP224r1",
                  "P-256",
                  "brainpoolP256r1",
                  "brainpoolP320r1",
                  "P-384",
                  "brainpoolP384r1",
                  "brainpoolP512r1",
                  "P-521"
                ]
              },
              {
                "type": "integer",
                "minimum": 0,
                "maximum": 18
              },
              {
                "type": "null"
              }
            ]
          },
          "cipher": {
            "enum": [
              "3DES",
              "AES-128",
              "AES-192",
              "AES-256",
              null
            ]
          },
          "explicit": {
            "type": [
              "boolean",
              "null"
            ]
          }
        }
      },
      "minItems": 1,
      "maxItems": 32
    },
    "cardAccessInfos": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string",
        "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
      },
      "minItems": 0,
      "maxItems": 32
    },
    "securityInfos": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "string",
        "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
      },
      "minItems": 0,
      "maxItems": 32
    },
    "passwords": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "enum": [
          "MRZ",
          "CAN",
          "PIN",
          "PUK"
        ]
      },
      "minItems": 1,
      "maxItems": 4,
      "uniqueItems": true
    },
    "pin": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{4,16}$"
    },
    "puk": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{6,16}$"
    },
    "activeAuthentication": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "key": {
          "enum": [
            "RSA-1024",
            "RSA-1280",
            "RSA-1536",
            "RSA-1792",
            "RSA-1848",
            "RSA-2048",
            "RSA-3072",
            "RSA-4096",
            "P-192",
            "P-224",
            "P-256",
            "P-384",
            "P-521",
            "brainpoolP160r1",
            "brainpoolP192r1",
            "brainpoolP224r1",
            "brainpoolP256r1",
            "brainpoolP320r1",
            "brainpoolP384r1",
            "brainpoolP512r1",
            null
          ]
        },
        "hash": {
          "enum": [
            "SHA-1",
            "SHA-224",
            "SHA-256",
            "SHA-384",
            "SHA-512",
            null
          ]
        },
        "scheme": {
          "enum": [
            "B.6",
            "B.4",
            null
          ]
        },
        "format": {
          "enum": [
            "plain",
            "der",
            null
          ]
        },
        "withInfo": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "statedHash": {
          "enum": [
            "SHA-1",
            "SHA-224",
            "SHA-256",
            "SHA-384",
            "SHA-512",
            null
          ]
        },
        "explicitParameters": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "privateKey": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
        }
      }
    },
    "chipAuthentication": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "group": {
            "anyOf": [
              {
                "anyOf": [
                  {
                    "enum": [
                      "MODP-1024-160",
                      "MODP-2048-224",
                      "MODP-2048-256",
                      "P-192",
                      "brainpoolP192r1",
                      "P-224",
                      "brainpoolP224r1",
                      "P-256",
                      "brainpoolP256r1",
                      "brainpoolP320r1",
                      "P-384",
                      "brainpoolP384r1",
                      "brainpoolP512r1",
                      "P-521"
                    ]
                  },
                  {
                    "type": "integer",
                    "minimum": 0,
                    "maximum": 18
                  }
                ]
              },
              {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "prime",
                  "generator"
                ],
                "properties": {
                  "prime": {
                    "type": "string",
                    "pattern": "^[0-9A-Fa-f]{1,1024}$"
                  },
                  "generator": {
                    "type": "string",
                    "pattern": "^[0-9A-Fa-f]{1,1024}$"
                  },
                  "order": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "pattern": "^[0-9A-Fa-f]{1,1024}$"
                  }
                }
              },
              {
                "type": "null"
              }
            ]
          },
          "ciphers": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "enum": [
                "3DES",
                "AES-128",
                "AES-192",
                "AES-256"
              ]
            },
            "minItems": 1,
            "maxItems": 4,
            "uniqueItems": true
          },
          "keyID": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "maximum": 32767
          },
          "encoding": {
            "enum": [
              "explicit",
              "named",
              "standardized",
              "pkcs3",
              "x942",
              null
            ]
          },
          "withInfo": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "place": {
            "enum": [
              "application",
              "masterFile",
              "both",
              null
            ]
          },
          "privateKey": {
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[0-9A-Fa-f]{1,1024}$"
          }
        }
      },
      "minItems": 0,
      "maxItems": 8
    },
    "terminalAuthentication": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "algorithm": {
          "enum": [
            "id-TA-RSA-v1-5-SHA-1",
            "id-TA-RSA-v1-5-SHA-256",
            "id-TA-RSA-PSS-SHA-1",
            "id-TA-RSA-PSS-SHA-256",
            "id-TA-RSA-v1-5-SHA-512",
            "id-TA-RSA-PSS-SHA-512",
            "id-TA-ECDSA-SHA-1",
            "id-TA-ECDSA-SHA-224",
            "id-TA-ECDSA-SHA-256",
            "id-TA-ECDSA-SHA-384",
            "id-TA-ECDSA-SHA-512",
            null
          ]
        },
        "key": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(RSA-(10(24|32|40|48|56|64|72|80|88|96)|(1[2468]|[2-5][02468]|60)(00|08|16|24|32|40|48|56|64|72|80|88|96)|[1-5][13579](04|12|20|28|36|44|52|60|68|76|84|92)|61(04|12|20|28|36|44))|P-192|P-224|P-256|P-384|P-521|brainpoolP160r1|brainpoolP192r1|brainpoolP224r1|brainpoolP256r1|brainpoolP320r1|brainpoolP384r1|brainpoolP512r1)$"
        },
        "dataGroups": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 3,
            "maximum": 4
          },
          "minItems": 1,
          "maxItems": 2,
          "uniqueItems": true
        },
        "rights": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 3,
            "maximum": 4
          },
          "minItems": 0,
          "maxItems": 2,
          "uniqueItems": true
        },
        "verifierRights": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 3,
            "maximum": 4
          },
          "minItems": 0,
          "maxItems": 2,
          "uniqueItems": true
        },
        "documentVerifier": {
          "enum": [
            "domestic",
            "foreign",
            null
          ]
        },
        "place": {
          "enum": [
            "application",
            "masterFile",
            "both",
            null
          ]
        },
        "generations": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 3
        },
        "trustPoints": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 1,
            "maximum": 3
          },
          "minItems": 1,
          "maxItems": 2,
          "uniqueItems": true
        },
        "issuer": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 3
        },
        "credentials": {
          "enum": [
            "valid",
            "expired",
            "otherAuthority",
            "forged",
            "otherKey",
            null
          ]
        },
        "authorityReference": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "authorityDays": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 31,
          "maximum": 4500
        },
        "documentNumber": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        }
      }
    },
    "lds2": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "writtenOn": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "plainSignatures": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "defect": {
          "enum": [
            "signatureChanged",
            "certificateMissing",
            "certificateDamaged",
            "searchCopyOther",
            "dateBeforeSigner",
            "dateToCome",
            "stateOther",
            "stateUnknown",
            "purposeOther",
            "purposeMissing",
            "extensionUnknown",
            "extensionFurther",
            "commonNameLong",
            "validityShort",
            "keyRSA",
            "nameOther",
            "issuerUnknown",
            "certificateForged",
            "signerExpired",
            "signerRevoked",
            "revocationListMissing",
            null
          ]
        },
        "applications": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "enum": [
              "travelRecords",
              "visaRecords",
              "additionalBiometrics"
            ]
          },
          "minItems": 0,
          "maxItems": 3,
          "uniqueItems": true
        },
        "entryRecords": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 254
        },
        "exitRecords": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 254
        },
        "visaRecords": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 254
        },
        "biometrics": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 1,
            "maximum": 64
          },
          "minItems": 0,
          "maxItems": 64,
          "uniqueItems": true
        },
        "openBiometrics": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 1,
            "maximum": 64
          },
          "minItems": 0,
          "maxItems": 64,
          "uniqueItems": true
        },
        "biometricsRoom": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 1048576
        },
        "octets": {
          "type": [
            "object",
            "null"
          ],
          "additionalProperties": false,
          "properties": {
            "entryRecords": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^([0-9A-Fa-f]{2})+$",
                  "maxLength": 2097152
                },
                {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "pattern": "^([0-9A-Fa-f]{2})+$",
                    "maxLength": 2097152
                  },
                  "minItems": 0,
                  "maxItems": 99
                },
                {
                  "type": "null"
                }
              ]
            },
            "exitRecords": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^([0-9A-Fa-f]{2})+$",
                  "maxLength": 2097152
                },
                {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "pattern": "^([0-9A-Fa-f]{2})+$",
                    "maxLength": 2097152
                  },
                  "minItems": 0,
                  "maxItems": 99
                },
                {
                  "type": "null"
                }
              ]
            },
            "visaRecords": {
              "anyOf": [
                {
                  "type": "string",
                  "pattern": "^([0-9A-Fa-f]{2})+$",
                  "maxLength": 2097152
                },
                {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "pattern": "^([0-9A-Fa-f]{2})+$",
                    "maxLength": 2097152
                  },
                  "minItems": 0,
                  "maxItems": 99
                },
                {
                  "type": "null"
                }
              ]
            }
          }
        },
        "rights": {
          "$ref": "#/$defs/lds2.rights"
        },
        "verifierRights": {
          "$ref": "#/$defs/lds2.rights"
        },
        "authorityRights": {
          "$ref": "#/$defs/lds2.rights"
        },
        "chipFault": {
          "enum": [
            "numbersWrap",
            "recordsWithoutEnd",
            "recordsEmpty",
            "lengthCorrected",
            "recordsRefused",
            "recordsDenied",
            "recordsTogether",
            "applicationsHidden",
            "biometricsHuge",
            "fileSizeRefused",
            "updatesLost",
            "updatesChanged",
            "activationRefused",
            null
          ]
        }
      }
    },
    "fixedPACE": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "required": [
        "nonce",
        "agreementKey"
      ],
      "properties": {
        "nonce": {
          "type": "string",
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        },
        "mappingKey": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        },
        "agreementKey": {
          "type": "string",
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        }
      }
    },
    "behaviour": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "accessControl": {
          "enum": [
            "PACE+BAC",
            "PACE",
            "BAC",
            "none",
            null
          ]
        },
        "paceFault": {
          "enum": [
            "everyCommandRefused",
            "mappingRefused",
            "nonceTruncated",
            "wrongToken",
            "wrongChipAuthenticationData",
            "otherStaticKey",
            "randomChipAuthenticationData",
            "missingChipAuthenticationData",
            "unpaddedChipAuthenticationData",
            "truncatedChipAuthenticationData",
            "wrappedChipAuthenticationData",
            "mappingKey.outsideGroup",
            "mappingKey.neutral",
            "mappingKey.mirrored",
            "mappingKey.truncated",
            "mappingKey.extended",
            "agreementKey.outsideGroup",
            "agreementKey.neutral",
            "agreementKey.mirrored",
            "agreementKey.truncated",
            "agreementKey.extended",
            null
          ]
        },
        "refusedTokens": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1000
        },
        "prefersLeadingZeros": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "parameterReference": {
          "enum": [
            "whereAmbiguous",
            "always",
            "never",
            null
          ]
        },
        "locksBasicAfterPACE": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "triesLeft": {
          "$ref": "#/$defs/behaviour.triesLeft"
        },
        "wrongPasswordWord": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-Fa-f]{4}$"
        },
        "staleChallengeWord": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-Fa-f]{4}$"
        },
        "passwordDelay": {
          "type": [
            "object",
            "null"
          ],
          "additionalProperties": false,
          "properties": {
            "first": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0,
              "maximum": 600000
            },
            "factor": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 1,
              "maximum": 1000
            },
            "most": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0,
              "maximum": 600000
            }
          }
        },
        "activeAuthenticationFault": {
          "anyOf": [
            {
              "enum": [
                "refused",
                "randomOctets",
                "otherKey",
                "replayed",
                "otherChallenge",
                "zero",
                "zeroR",
                "zeroS",
                "outOfRange",
                "trailingOctet",
                "wrongHeader",
                "totalRecovery",
                "wrongTrailer",
                "unknownTrailer",
                "trailerOption2",
                "shortMessage",
                "leadingZeroDropped",
                "wrongPadding",
                "changedMessage"
              ]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "truncated": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 1024
                },
                "extended": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 1024
                }
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "chipAuthenticationFault": {
          "enum": [
            "refused",
            "otherKey",
            "neverSwitches",
            "errorAfterwards",
            "unprotectedAfterwards",
            "lostAfterwards",
            "reflectedKey",
            "keyRefused",
            "authenticationFailed",
            null
          ]
        },
        "chipAuthenticationCommands": {
          "enum": [
            "standard",
            "authenticationTemplateOnly",
            "keyAgreementTemplateOnly",
            null
          ]
        },
        "longResponse": {
          "enum": [
            "refused",
            "truncated",
            "chained",
            null
          ]
        },
        "applicationIdentifier": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-Fa-f]{2}){5,16}$"
        },
        "otherApplications": {
          "anyOf": [
            {
              "$ref": "#/$defs/behaviour.otherApplications"
            },
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/behaviour.otherApplications"
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "directory": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        },
        "bindsAccessToApplication": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "masterFileSelection": {
          "enum": [
            "afterReset",
            "byIdentifier",
            "withoutIdentifier",
            null
          ]
        },
        "shortIdentifiers": {
          "anyOf": [
            {
              "enum": [
                "standard",
                "fallToMasterFile",
                "meanMasterFile",
                "empty"
              ]
            },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "refused": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[0-9A-Fa-f]{4}$"
                },
                "file": {
                  "enum": [
                    "CardAccess",
                    "CardSecurity",
                    "DIR",
                    "ATRInfo",
                    "COM",
                    "SOD",
                    "CVCA",
                    "DG1",
                    "DG2",
                    "DG3",
                    "DG4",
                    "DG5",
                    "DG6",
                    "DG7",
                    "DG8",
                    "DG9",
                    "DG10",
                    "DG11",
                    "DG12",
                    "DG13",
                    "DG14",
                    "DG15",
                    "DG16",
                    null
                  ]
                },
                "gives": {
                  "enum": [
                    "CardAccess",
                    "CardSecurity",
                    "DIR",
                    "ATRInfo",
                    "COM",
                    "SOD",
                    "CVCA",
                    "DG1",
                    "DG2",
                    "DG3",
                    "DG4",
                    "DG5",
                    "DG6",
                    "DG7",
                    "DG8",
                    "DG9",
                    "DG10",
                    "DG11",
                    "DG12",
                    "DG13",
                    "DG14",
                    "DG15",
                    "DG16",
                    null
                  ]
                }
              }
            },
            {
              "type": "null"
            }
          ]
        },
        "selectsWithAnswerOnly": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "plainFiles": {
          "anyOf": [
            {
              "enum": [
                "CardAccess",
                "CardSecurity",
                "DIR",
                "ATRInfo",
                "COM",
                "SOD",
                "CVCA",
                "DG1",
                "DG2",
                "DG3",
                "DG4",
                "DG5",
                "DG6",
                "DG7",
                "DG8",
                "DG9",
                "DG10",
                "DG11",
                "DG12",
                "DG13",
                "DG14",
                "DG15",
                "DG16"
              ]
            },
            {
              "type": "array",
              "items": {
                "enum": [
                  "CardAccess",
                  "CardSecurity",
                  "DIR",
                  "ATRInfo",
                  "COM",
                  "SOD",
                  "CVCA",
                  "DG1",
                  "DG2",
                  "DG3",
                  "DG4",
                  "DG5",
                  "DG6",
                  "DG7",
                  "DG8",
                  "DG9",
                  "DG10",
                  "DG11",
                  "DG12",
                  "DG13",
                  "DG14",
                  "DG15",
                  "DG16"
                ]
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "missingFiles": {
          "anyOf": [
            {
              "enum": [
                "CardAccess",
                "CardSecurity",
                "DIR",
                "ATRInfo",
                "COM",
                "SOD",
                "CVCA",
                "DG1",
                "DG2",
                "DG3",
                "DG4",
                "DG5",
                "DG6",
                "DG7",
                "DG8",
                "DG9",
                "DG10",
                "DG11",
                "DG12",
                "DG13",
                "DG14",
                "DG15",
                "DG16"
              ]
            },
            {
              "type": "array",
              "items": {
                "enum": [
                  "CardAccess",
                  "CardSecurity",
                  "DIR",
                  "ATRInfo",
                  "COM",
                  "SOD",
                  "CVCA",
                  "DG1",
                  "DG2",
                  "DG3",
                  "DG4",
                  "DG5",
                  "DG6",
                  "DG7",
                  "DG8",
                  "DG9",
                  "DG10",
                  "DG11",
                  "DG12",
                  "DG13",
                  "DG14",
                  "DG15",
                  "DG16"
                ]
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "deniedFiles": {
          "anyOf": [
            {
              "enum": [
                "CardAccess",
                "CardSecurity",
                "DIR",
                "ATRInfo",
                "COM",
                "SOD",
                "CVCA",
                "DG1",
                "DG2",
                "DG3",
                "DG4",
                "DG5",
                "DG6",
                "DG7",
                "DG8",
                "DG9",
                "DG10",
                "DG11",
                "DG12",
                "DG13",
                "DG14",
                "DG15",
                "DG16"
              ]
            },
            {
              "type": "array",
              "items": {
                "enum": [
                  "CardAccess",
                  "CardSecurity",
                  "DIR",
                  "ATRInfo",
                  "COM",
                  "SOD",
                  "CVCA",
                  "DG1",
                  "DG2",
                  "DG3",
                  "DG4",
                  "DG5",
                  "DG6",
                  "DG7",
                  "DG8",
                  "DG9",
                  "DG10",
                  "DG11",
                  "DG12",
                  "DG13",
                  "DG14",
                  "DG15",
                  "DG16"
                ]
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "guardedWord": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-Fa-f]{4}$"
        },
        "answersPlainSelect": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "readLimit": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 65536
        },
        "readLimitWord": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-Fa-f]{4}$"
        },
        "shortReads": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 65536
        },
        "endOfFile": {
          "enum": [
            "warning",
            "silent",
            "correctedLength",
            "wrongLength",
            null
          ]
        },
        "announcesHugeFile": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "answersMoreForEver": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "secureMessagingFault": {
          "enum": [
            "wrongChecksum",
            "unprotectedSuccess",
            "missingStatusObject",
            "replayedResponse",
            null
          ]
        },
        "faultyFromResponse": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1000000
        },
        "sendsErrorsPlain": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "denialEndsChannel": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "chainsCommands": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "extendedLength": {
          "type": [
            "object",
            "null"
          ],
          "additionalProperties": false,
          "properties": {
            "command": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 1,
              "maximum": 65535
            },
            "response": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 1,
              "maximum": 65535
            }
          }
        },
        "commandsBeforeLoss": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1000000
        },
        "rules": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "note": {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 4096
              },
              "when": {
                "type": [
                  "object",
                  "null"
                ],
                "additionalProperties": false,
                "properties": {
                  "command": {
                    "anyOf": [
                      {
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 1000000
                      },
                      {
                        "$ref": "#/$defs/behaviour.rules.when.command"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "sinceReset": {
                    "type": [
                      "boolean",
                      "null"
                    ]
                  },
                  "step": {
                    "anyOf": [
                      {
                        "enum": [
                          "paceSelection",
                          "paceNonce",
                          "paceMapping",
                          "paceAgreement",
                          "paceToken",
                          "bacChallenge",
                          "bacAuthentication",
                          "chipSelection",
                          "chipAgreement",
                          "activeAuthentication",
                          "terminalAuthority",
                          "terminalCertificate",
                          "terminalSelection",
                          "terminalChallenge",
                          "terminalAuthentication",
                          "selectMasterFile",
                          "selectApplication",
                          "selectFile",
                          "read",
                          "readRecord",
                          "appendRecord",
                          "searchRecord",
                          "fileMemory",
                          "updateBinary",
                          "activate",
                          "getResponse",
                          "other"
                        ]
                      },
                      {
                        "type": "array",
                        "items": {
                          "enum": [
                            "paceSelection",
                            "paceNonce",
                            "paceMapping",
                            "paceAgreement",
                            "paceToken",
                            "bacChallenge",
                            "bacAuthentication",
                            "chipSelection",
                            "chipAgreement",
                            "activeAuthentication",
                            "terminalAuthority",
                            "terminalCertificate",
                            "terminalSelection",
                            "terminalChallenge",
                            "terminalAuthentication",
                            "selectMasterFile",
                            "selectApplication",
                            "selectFile",
                            "read",
                            "readRecord",
                            "appendRecord",
                            "searchRecord",
                            "fileMemory",
                            "updateBinary",
                            "activate",
                            "getResponse",
                            "other"
                          ]
                        },
                        "minItems": 0,
                        "maxItems": 99
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "file": {
                    "anyOf": [
                      {
                        "enum": [
                          "CardAccess",
                          "CardSecurity",
                          "DIR",
                          "ATRInfo",
                          "COM",
                          "SOD",
                          "CVCA",
                          "DG1",
                          "DG2",
                          "DG3",
                          "DG4",
                          "DG5",
                          "DG6",
                          "DG7",
                          "DG8",
                          "DG9",
                          "DG10",
                          "DG11",
                          "DG12",
                          "DG13",
                          "DG14",
                          "DG15",
                          "DG16"
                        ]
                      },
                      {
                        "type": "array",
                        "items": {
                          "enum": [
                            "CardAccess",
                            "CardSecurity",
                            "DIR",
                            "ATRInfo",
                            "COM",
                            "SOD",
                            "CVCA",
                            "DG1",
                            "DG2",
                            "DG3",
                            "DG4",
                            "DG5",
                            "DG6",
                            "DG7",
                            "DG8",
                            "DG9",
                            "DG10",
                            "DG11",
                            "DG12",
                            "DG13",
                            "DG14",
                            "DG15",
                            "DG16"
                          ]
                        },
                        "minItems": 0,
                        "maxItems": 99
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "offset": {
                    "anyOf": [
                      {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 16777215
                      },
                      {
                        "$ref": "#/$defs/behaviour.rules.when.offset"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "length": {
                    "anyOf": [
                      {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 16777215
                      },
                      {
                        "$ref": "#/$defs/behaviour.rules.when.offset"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "class": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "pattern": "^([0-9A-Fa-f]{2})+(/([0-9A-Fa-f]{2})+)?$"
                  },
                  "instruction": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "pattern": "^([0-9A-Fa-f]{2})+(/([0-9A-Fa-f]{2})+)?$"
                  },
                  "p1": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "pattern": "^([0-9A-Fa-f]{2})+(/([0-9A-Fa-f]{2})+)?$"
                  },
                  "p2": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "pattern": "^([0-9A-Fa-f]{2})+(/([0-9A-Fa-f]{2})+)?$"
                  },
                  "data": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "pattern": "^([0-9A-Fa-f]{2})+(/([0-9A-Fa-f]{2})+)?$"
                  },
                  "protected": {
                    "type": [
                      "boolean",
                      "null"
                    ]
                  },
                  "after": {
                    "anyOf": [
                      {
                        "enum": [
                          "BAC",
                          "PACE",
                          "failedPACE",
                          "wrongPassword",
                          "chipAuthentication",
                          "activeAuthentication",
                          "terminalAuthentication"
                        ]
                      },
                      {
                        "type": "array",
                        "items": {
                          "enum": [
                            "BAC",
                            "PACE",
                            "failedPACE",
                            "wrongPassword",
                            "chipAuthentication",
                            "activeAuthentication",
                            "terminalAuthentication"
                          ]
                        },
                        "minItems": 0,
                        "maxItems": 99
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "before": {
                    "anyOf": [
                      {
                        "enum": [
                          "BAC",
                          "PACE",
                          "failedPACE",
                          "wrongPassword",
                          "chipAuthentication",
                          "activeAuthentication",
                          "terminalAuthentication"
                        ]
                      },
                      {
                        "type": "array",
                        "items": {
                          "enum": [
                            "BAC",
                            "PACE",
                            "failedPACE",
                            "wrongPassword",
                            "chipAuthentication",
                            "activeAuthentication",
                            "terminalAuthentication"
                          ]
                        },
                        "minItems": 0,
                        "maxItems": 99
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "nth": {
                    "anyOf": [
                      {
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 1000000
                      },
                      {
                        "$ref": "#/$defs/behaviour.rules.when.command"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  }
                }
              },
              "then": {
                "type": [
                  "object",
                  "null"
                ],
                "additionalProperties": false,
                "properties": {
                  "executed": {
                    "type": [
                      "boolean",
                      "null"
                    ]
                  },
                  "status": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "pattern": "^[0-9A-Fa-f]{4}$"
                  },
                  "data": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "pattern": "^([0-9A-Fa-f]{2})*$"
                  },
                  "random": {
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 0,
                    "maximum": 65535
                  },
                  "cutData": {
                    "$ref": "#/$defs/behaviour.rules.then.cutData"
                  },
                  "flipData": {
                    "anyOf": [
                      {
                        "type": "integer",
                        "minimum": -65536,
                        "maximum": 65535
                      },
                      {
                        "$ref": "#/$defs/behaviour.rules.then.flipData"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "objects": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/behaviour.rules.then.objects"
                      },
                      {
                        "type": "array",
                        "items": {
                          "$ref": "#/$defs/behaviour.rules.then.objects"
                        },
                        "minItems": 0,
                        "maxItems": 99
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "protectedObjects": {
                    "anyOf": [
                      {
                        "$ref": "#/$defs/behaviour.rules.then.objects"
                      },
                      {
                        "type": "array",
                        "items": {
                          "$ref": "#/$defs/behaviour.rules.then.objects"
                        },
                        "minItems": 0,
                        "maxItems": 99
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "padding": {
                    "enum": [
                      "zeros",
                      "blockMore",
                      null
                    ]
                  },
                  "protection": {
                    "enum": [
                      "none",
                      "wrongChecksum",
                      "replayed",
                      null
                    ]
                  },
                  "cut": {
                    "$ref": "#/$defs/behaviour.rules.then.cutData"
                  },
                  "flip": {
                    "anyOf": [
                      {
                        "type": "integer",
                        "minimum": -65536,
                        "maximum": 65535
                      },
                      {
                        "$ref": "#/$defs/behaviour.rules.then.flipData"
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "octets": {
                    "type": [
                      "string",
                      "null"
                    ],
                    "pattern": "^([0-9A-Fa-f]{2})*$"
                  },
                  "delay": {
                    "anyOf": [
                      {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 600000
                      },
                      {
                        "type": "object",
                        "additionalProperties": false,
                        "properties": {
                          "first": {
                            "type": [
                              "integer",
                              "null"
                            ],
                            "minimum": 0,
                            "maximum": 600000
                          },
                          "growth": {
                            "type": [
                              "integer",
                              "null"
                            ],
                            "minimum": 0,
                            "maximum": 600000
                          },
                          "factor": {
                            "type": [
                              "integer",
                              "null"
                            ],
                            "minimum": 1,
                            "maximum": 1000
                          },
                          "most": {
                            "type": [
                              "integer",
                              "null"
                            ],
                            "minimum": 0,
                            "maximum": 600000
                          }
                        }
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "silent": {
                    "type": [
                      "boolean",
                      "null"
                    ]
                  },
                  "leaves": {
                    "type": [
                      "object",
                      "null"
                    ],
                    "additionalProperties": false,
                    "properties": {
                      "for": {
                        "type": [
                          "integer",
                          "null"
                        ],
                        "minimum": 0,
                        "maximum": 600000
                      },
                      "late": {
                        "type": [
                          "boolean",
                          "null"
                        ]
                      }
                    }
                  },
                  "losesPower": {
                    "type": [
                      "boolean",
                      "null"
                    ]
                  },
                  "endsSession": {
                    "type": [
                      "boolean",
                      "null"
                    ]
                  },
                  "tries": {
                    "$ref": "#/$defs/behaviour.triesLeft"
                  }
                }
              }
            }
          },
          "minItems": 0,
          "maxItems": 256
        }
      }
    },
    "reader": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "command": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 32,
          "maximum": 65544
        },
        "response": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 32,
          "maximum": 65538
        },
        "statesLimits": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "resetAfterIdle": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 600000
        },
        "millisecondsPerCommand": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 600000
        },
        "microsecondsPerOctet": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1000000
        },
        "losesChip": {
          "type": [
            "object",
            "null"
          ],
          "additionalProperties": false,
          "properties": {
            "afterCommands": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0,
              "maximum": 1000000
            },
            "afterOctets": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0,
              "maximum": 16777215
            },
            "for": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0,
              "maximum": 600000
            },
            "times": {
              "type": [
                "integer",
                "null"
              ],
              "minimum": 1,
              "maximum": 1000000
            }
          }
        }
      }
    }
  },
  "$defs": {
    "portrait": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "path"
      ],
      "properties": {
        "path": {
          "type": "string",
          "maxLength": 4096
        }
      }
    },
    "face": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "format": {
          "enum": [
            "jpeg",
            "jp2",
            "j2k",
            null
          ]
        },
        "image": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
              "minLength": 4,
              "maxLength": 1398104
            },
            {
              "$ref": "#/$defs/portrait"
            },
            {
              "type": "null"
            }
          ]
        },
        "encoding": {
          "enum": [
            "iso19794",
            "iso39794",
            null
          ]
        },
        "details": {
          "type": [
            "boolean",
            "null"
          ]
        }
      }
    },
    "fingers": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "position": {
          "enum": [
            "unknown-finger",
            "right-thumb",
            "right-index",
            "right-middle",
            "right-ring",
            "right-little",
            "left-thumb",
            "left-index",
            "left-middle",
            "left-ring",
            "left-little",
            null
          ]
        },
        "encoding": {
          "enum": [
            "iso19794",
            "iso39794",
            null
          ]
        },
        "format": {
          "enum": [
            "jpeg",
            "jp2",
            "j2k",
            "png",
            "wsq",
            "raw",
            null
          ]
        },
        "image": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
              "minLength": 4,
              "maxLength": 1398104
            },
            {
              "$ref": "#/$defs/portrait"
            },
            {
              "type": "null"
            }
          ]
        },
        "width": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 65535
        },
        "height": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 65535
        }
      }
    },
    "irises": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "eye": {
          "enum": [
            "undefined",
            "right",
            "left",
            null
          ]
        },
        "encoding": {
          "enum": [
            "iso19794",
            "iso39794",
            null
          ]
        },
        "format": {
          "enum": [
            "jpeg",
            "jp2",
            "j2k",
            "png",
            "wsq",
            "raw",
            null
          ]
        },
        "image": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
              "minLength": 4,
              "maxLength": 1398104
            },
            {
              "$ref": "#/$defs/portrait"
            },
            {
              "type": "null"
            }
          ]
        },
        "width": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 65535
        },
        "height": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 65535
        }
      }
    },
    "displayedPortrait": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "image"
      ],
      "properties": {
        "format": {
          "enum": [
            "jpeg",
            "jp2",
            "j2k",
            "png",
            "wsq",
            "raw",
            null
          ]
        },
        "image": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$",
              "minLength": 4,
              "maxLength": 1398104
            },
            {
              "$ref": "#/$defs/portrait"
            }
          ]
        }
      }
    },
    "displayedPortrait-2": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "format": {
          "enum": [
            "jpeg",
            "jp2",
            "j2k",
            null
          ]
        },
        "image": {
          "type": "null"
        }
      }
    },
    "displayedSignature": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "format": {
          "enum": [
            "jpeg",
            null
          ]
        },
        "image": {
          "type": "null"
        }
      }
    },
    "personsToNotify": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "telephone",
        "address"
      ],
      "properties": {
        "dateRecorded": {
          "anyOf": [
            {
              "type": "string",
              "pattern": "^((?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)|[0-9]{8})$"
            },
            {
              "const": true
            },
            {
              "type": "null"
            }
          ]
        },
        "name": {
          "type": "string",
          "maxLength": 4096
        },
        "telephone": {
          "type": "string",
          "maxLength": 4096
        },
        "address": {
          "anyOf": [
            {
              "type": "string",
              "maxLength": 4096
            },
            {
              "type": "array",
              "items": {
                "type": "string",
                "maxLength": 4096
              },
              "minItems": 0,
              "maxItems": 99
            }
          ]
        }
      }
    },
    "files.CardAccess.patches": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "at",
        "hex"
      ],
      "properties": {
        "at": {
          "type": "integer",
          "minimum": 0,
          "maximum": 1048576
        },
        "hex": {
          "type": "string",
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        }
      }
    },
    "files.CardAccess": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "hex": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        },
        "base64": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
        },
        "path": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "absent": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "patches": {
          "anyOf": [
            {
              "$ref": "#/$defs/files.CardAccess.patches"
            },
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/files.CardAccess.patches"
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        },
        "length": {
          "anyOf": [
            {
              "type": "integer",
              "minimum": 0,
              "maximum": 4294967295
            },
            {
              "type": "string",
              "pattern": "^([0-9A-Fa-f]{2})+$",
              "maxLength": 2097152
            },
            {
              "type": "null"
            }
          ]
        },
        "keep": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1048576
        },
        "drop": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1048576
        },
        "trailing": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        },
        "signed": {
          "type": [
            "boolean",
            "null"
          ]
        }
      }
    },
    "signature": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "key": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(RSA-(10(24|32|40|48|56|64|72|80|88|96)|(1[2468]|[2-5][02468]|60)(00|08|16|24|32|40|48|56|64|72|80|88|96)|[1-5][13579](04|12|20|28|36|44|52|60|68|76|84|92)|61(04|12|20|28|36|44))|P-192|P-224|P-256|P-384|P-521|brainpoolP160r1|brainpoolP192r1|brainpoolP224r1|brainpoolP256r1|brainpoolP320r1|brainpoolP384r1|brainpoolP512r1|DSA-1024|DSA-2048-224|DSA-2048|DSA-3072)$"
        },
        "scheme": {
          "enum": [
            "PKCS1",
            "PSS",
            "ECDSA",
            "ECDSA-plain",
            "DSA",
            null
          ]
        },
        "hash": {
          "enum": [
            "MD5",
            "SHA-1",
            "SHA-224",
            "SHA-256",
            "SHA-384",
            "SHA-512",
            null
          ]
        },
        "mgfHash": {
          "enum": [
            "MD5",
            "SHA-1",
            "SHA-224",
            "SHA-256",
            "SHA-384",
            "SHA-512",
            null
          ]
        },
        "saltLength": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 750
        },
        "identifier": {
          "enum": [
            "algorithm",
            "key",
            null
          ]
        },
        "explicitParameters": {
          "type": [
            "boolean",
            "null"
          ]
        }
      }
    },
    "lds2.rights": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "travelRecords": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "enum": [
              "readRecords",
              "appendRecords",
              "readCertificates",
              "appendCertificates"
            ]
          }
        },
        "visaRecords": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "enum": [
              "readRecords",
              "appendRecords",
              "readCertificates",
              "appendCertificates"
            ]
          }
        },
        "additionalBiometrics": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "enum": [
              "readRecords",
              "appendRecords",
              "readCertificates",
              "appendCertificates"
            ]
          }
        },
        "readBiometrics": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 1,
            "maximum": 64
          },
          "minItems": 0,
          "maxItems": 64,
          "uniqueItems": true
        },
        "writeBiometrics": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 1,
            "maximum": 64
          },
          "minItems": 0,
          "maxItems": 64,
          "uniqueItems": true
        }
      }
    },
    "behaviour.triesLeft": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "MRZ": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 15
        },
        "CAN": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 15
        },
        "PIN": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 15
        },
        "PUK": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 15
        }
      }
    },
    "behaviour.otherApplications.files": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "identifier",
        "hex"
      ],
      "properties": {
        "identifier": {
          "type": "string",
          "pattern": "^[0-9A-Fa-f]{4}$"
        },
        "hex": {
          "type": "string",
          "pattern": "^([0-9A-Fa-f]{2})+$",
          "maxLength": 2097152
        }
      }
    },
    "behaviour.otherApplications": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "identifier"
      ],
      "properties": {
        "identifier": {
          "type": "string",
          "pattern": "^([0-9A-Fa-f]{2}){5,16}$"
        },
        "files": {
          "anyOf": [
            {
              "$ref": "#/$defs/behaviour.otherApplications.files"
            },
            {
              "type": "array",
              "items": {
                "$ref": "#/$defs/behaviour.otherApplications.files"
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "behaviour.rules.when.command": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "from": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 1000000
        },
        "to": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 1000000
        },
        "every": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 1000000
        }
      }
    },
    "behaviour.rules.when.offset": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "from": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 16777215
        },
        "to": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 16777215
        }
      }
    },
    "behaviour.rules.then.cutData": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "to": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 65535
        },
        "by": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 65535
        }
      }
    },
    "behaviour.rules.then.flipData": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "octet": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": -65536,
          "maximum": 65535
        },
        "bit": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 7
        }
      }
    },
    "behaviour.rules.then.objects": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "object",
        "change"
      ],
      "properties": {
        "object": {
          "type": "string",
          "pattern": "^([0-9A-Fa-f]{2}){1,3}$"
        },
        "change": {
          "enum": [
            "drop",
            "double",
            "first",
            "last",
            "retag",
            "replace",
            "cut",
            "flip",
            "unwrap",
            "add"
          ]
        },
        "as": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-Fa-f]{2}){1,3}$"
        },
        "value": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-Fa-f]{2})*$"
        },
        "octets": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 65535
        },
        "bit": {
          "anyOf": [
            {
              "type": "integer",
              "minimum": -65536,
              "maximum": 65535
            },
            {
              "$ref": "#/$defs/behaviour.rules.then.flipData"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-document-check/1", about: "What epass simulate --check --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-document-check-1.schema.json",
  "title": "What epass simulate --check --json prints (epass-document-check/1)",
  "description": "What is wrong in a description. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "valid",
    "errors",
    "hints"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-document-check/1"
    },
    "valid": {
      "description": "Whether it can be made.",
      "type": "boolean"
    },
    "errors": {
      "description": "What is wrong.",
      "type": "array",
      "items": {
        "description": "One thing.",
        "type": "object",
        "required": [
          "member",
          "code",
          "message",
          "messageKey",
          "arguments"
        ],
        "properties": {
          "member": {
            "description": "Where; null for the whole.",
            "type": [
              "string",
              "null"
            ]
          },
          "code": {
            "description": "What, area.code: Docs/errors.md.",
            "type": "string",
            "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
          },
          "message": {
            "description": "The same, in one English sentence.",
            "type": "string"
          },
          "messageKey": {
            "description": "The same as a key of Languages/en.json; later versions add some.",
            "type": "string",
            "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
          },
          "arguments": {
            "description": "The arguments by their names; empty where there are none.",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/argument"
            }
          }
        }
      }
    },
    "hints": {
      "description": "What is not wrong, and hardly meant.",
      "type": "array",
      "items": {
        "description": "One thing.",
        "type": "object",
        "required": [
          "member",
          "message",
          "messageKey",
          "arguments"
        ],
        "properties": {
          "member": {
            "description": "Where.",
            "type": "string"
          },
          "message": {
            "description": "What, in one English sentence.",
            "type": "string"
          },
          "messageKey": {
            "description": "The same as a key of Languages/en.json; later versions add some.",
            "type": "string",
            "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
          },
          "arguments": {
            "description": "The arguments by their names; empty where there are none.",
            "type": "object",
            "additionalProperties": {
              "$ref": "#/$defs/argument"
            }
          }
        }
      }
    }
  },
  "$defs": {
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-error/1", about: "What every command of epass prints with --json where it could not be carried out", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-error-1.schema.json",
  "title": "What every command of epass prints with --json where it could not be carried out",
  "description": "The error of each command: the object that every other format has as error. The name in schema is that of the command's own format, or epass-error/1 where the command line was not understood; epass read, verify and inspect have other members beside it. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "error"
  ],
  "properties": {
    "schema": {
      "description": "The format of the command.",
      "type": "string",
      "pattern": "^epass-[a-z0-9-]+/[0-9]+$"
    },
    "error": {
      "$ref": "#/$defs/error"
    }
  },
  "$defs": {
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    }
  }
}
"""#),
        FormatSchema(name: "epass-evidence/2", about: "A bundle of evidence of epass", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-evidence-2.schema.json",
  "title": "A bundle of evidence of epass (epass-evidence/2)",
  "description": "What epass read --out and epass evidence make write, and epass verify reads: Docs/evidence.md and Docs/report.md. A member that is not named here is refused, and so are members that no reading can have brought together, which no schema can say. It holds personal data.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "schema",
    "tool",
    "access",
    "files",
    "printed",
    "deviations"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-evidence/2"
    },
    "origin": {
      "description": "How the octets came here, as the bundle says: read by the program that wrote it, told by another one, or given by somebody. Left out where it is not known.",
      "enum": [
        "chip",
        "told",
        "given"
      ]
    },
    "tool": {
      "description": "What read.",
      "$ref": "#/$defs/tool"
    },
    "claims": {
      "description": "What the reader claims and nothing shows; left out where it claims nothing.",
      "type": "array",
      "items": {
        "description": "A protocol.",
        "enum": [
          "passiveAuthentication",
          "activeAuthentication",
          "chipAuthentication",
          "chipAuthenticationMapping"
        ]
      }
    },
    "startedAt": {
      "description": "When the reading began; null where it has no clock. ISO 8601 in UTC, to the second.",
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
    },
    "reader": {
      "description": "The reader; null where there was none.",
      "anyOf": [
        {
          "$ref": "#/$defs/reader"
        },
        {
          "type": "null"
        }
      ]
    },
    "access": {
      "$ref": "#/$defs/access"
    },
    "chip": {
      "$ref": "#/$defs/chip"
    },
    "application": {
      "description": "The identifier of the document's application. Hexadecimal digits.",
      "type": "string",
      "pattern": "^([0-9A-F]{2})*$",
      "maxLength": 32
    },
    "files": {
      "description": "Every file that was attempted, each once, in order.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/file"
      },
      "maxItems": 64
    },
    "applications": {
      "description": "What was read raw.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/application"
      }
    },
    "lds2": {
      "description": "LDS2 applications; left out where none was attempted.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/lds2"
      },
      "maxItems": 3
    },
    "printed": {
      "$ref": "#/$defs/printed"
    },
    "exchange": {
      "description": "How much was exchanged; null if unknown.",
      "anyOf": [
        {
          "$ref": "#/$defs/exchange"
        },
        {
          "type": "null"
        }
      ]
    },
    "recoveries": {
      "description": "What was disturbed and tried again, in order.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/recovery"
      }
    },
    "deviations": {
      "description": "Departures that were tolerated.",
      "type": "array",
      "items": {
        "description": "A name; the set is open.",
        "type": "string",
        "pattern": "^[A-Za-z0-9]{1,64}$"
      },
      "maxItems": 256
    },
    "ways": {
      "description": "Ways that no standard forbids.",
      "type": "array",
      "items": {
        "description": "A name; the set is open.",
        "type": "string",
        "pattern": "^[A-Za-z0-9]{1,64}$"
      },
      "maxItems": 256
    },
    "error": {
      "description": "Why the reading ended early; null where it did not.",
      "anyOf": [
        {
          "$ref": "#/$defs/failure"
        },
        {
          "type": "null"
        }
      ]
    },
    "signature": {
      "description": "A detached JWS over the bundle without this member, in canonical form (RFC 7515, Appendix F; RFC 8785); left out where nobody signed.",
      "type": "string",
      "pattern": "^[A-Za-z0-9_-]+[.][.][A-Za-z0-9_-]+$"
    }
  },
  "$defs": {
    "tool": {
      "description": "The program.",
      "type": "object",
      "required": [
        "name",
        "version"
      ],
      "properties": {
        "name": {
          "description": "What it is called.",
          "type": "string"
        },
        "version": {
          "description": "Its version.",
          "type": "string"
        }
      },
      "additionalProperties": false
    },
    "reader": {
      "description": "The reader.",
      "type": "object",
      "required": [
        "name",
        "atr",
        "protocol"
      ],
      "properties": {
        "name": {
          "description": "Its name; text of its driver. Null where there is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "atr": {
          "description": "The answer to reset: hexadecimal digits, at most 64 octets.",
          "type": "string",
          "pattern": "^([0-9A-F]{2})*$"
        },
        "protocol": {
          "description": "The transmission protocol, for example T=1; empty where nothing was read.",
          "type": "string"
        },
        "maximumCommandLength": {
          "description": "How many octets of a command it was taken to pass on; null if unknown.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "maximumResponseLength": {
          "description": "How many octets of a response; null if unknown.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "limitSource": {
          "description": "Whether the reader stated them, its model is known, or they were assumed, or null.",
          "enum": [
            "stated",
            "knownModel",
            "assumed",
            null
          ]
        }
      },
      "additionalProperties": false
    },
    "recovery": {
      "description": "What was disturbed and tried again.",
      "type": "object",
      "required": [
        "command",
        "step",
        "action"
      ],
      "properties": {
        "command": {
          "description": "The number of the command, from 1.",
          "type": "integer",
          "minimum": 0
        },
        "step": {
          "description": "In which step.",
          "enum": [
            "access",
            "application",
            "file",
            "chipAuthentication",
            "terminalAuthentication",
            "activeAuthentication",
            "record",
            "appending",
            "writing",
            "continuity",
            "otherApplication"
          ]
        },
        "file": {
          "description": "Which file, by its name; null for no file.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
        },
        "offset": {
          "description": "From which octet of it; null for no file.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "code": {
          "description": "The error, area.code; null where there was a status word alone.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "action": {
          "description": "What was done.",
          "enum": [
            "repeated",
            "reopened",
            "readAgain"
          ]
        }
      },
      "additionalProperties": false
    },
    "skipped": {
      "description": "An entry of EF.CardAccess that was not used.",
      "type": "object",
      "required": [
        "objectIdentifier",
        "reason"
      ],
      "properties": {
        "objectIdentifier": {
          "description": "Of the protocol.",
          "type": "string",
          "pattern": "^[0-9]+(\\.[0-9]+)*$"
        },
        "protocolName": {
          "description": "Its name in the standard; null for an unknown one.",
          "type": [
            "string",
            "null"
          ]
        },
        "mapping": {
          "description": "How the nonce is mapped; null for an unknown protocol.",
          "enum": [
            "GM",
            "IM",
            "CAM",
            null
          ]
        },
        "parameterId": {
          "description": "The id of the domain parameters; null where they have none.",
          "type": [
            "integer",
            "null"
          ]
        },
        "parameterName": {
          "description": "The name of curve or group; null where it is not known.",
          "type": [
            "string",
            "null"
          ]
        },
        "cipher": {
          "description": "Of the secure channel; null for an unknown protocol.",
          "enum": [
            "3DES",
            "AES-128",
            "AES-192",
            "AES-256",
            null
          ]
        },
        "reason": {
          "description": "Why it was not used.",
          "enum": [
            "domainParametersNotTrusted",
            "domainParametersUnknown",
            "versionNotSupported",
            "mappingNotAllowed",
            "algorithmMismatch",
            "protocolUnknown",
            "malformed",
            "readerTooShort"
          ]
        }
      },
      "additionalProperties": false
    },
    "access": {
      "description": "How the chip was opened.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "attempts"
      ],
      "properties": {
        "protocol": {
          "description": "none: the files are read plain; null where it was not opened.",
          "enum": [
            "none",
            "BAC",
            "PACE",
            null
          ]
        },
        "method": {
          "description": "Which protocols were allowed; null in bundles that do not say.",
          "enum": [
            "auto",
            "pace",
            "bac",
            null
          ]
        },
        "mapping": {
          "description": "With PACE how the nonce is mapped; else null.",
          "enum": [
            "GM",
            "IM",
            "CAM",
            null
          ]
        },
        "objectIdentifier": {
          "description": "With PACE the object identifier of the protocol; else null.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]+(\\.[0-9]+)*$"
        },
        "protocolName": {
          "description": "With PACE its name in the standard; else null.",
          "type": [
            "string",
            "null"
          ]
        },
        "parameterId": {
          "description": "The id of the domain parameters (Doc 9303-11, 9.5.1); null without PACE, or where the chip gives them none.",
          "type": [
            "integer",
            "null"
          ]
        },
        "parameterName": {
          "description": "The name of curve or group; else null.",
          "type": [
            "string",
            "null"
          ]
        },
        "cipher": {
          "description": "Of the secure channel; null where there is none.",
          "enum": [
            "3DES",
            "AES-128",
            "AES-192",
            "AES-256",
            null
          ]
        },
        "password": {
          "description": "The kind of password that opened it, never the password; null for none.",
          "enum": [
            "mrz",
            "can",
            "pin",
            "puk",
            null
          ]
        },
        "milliseconds": {
          "description": "How long the attempt took that opened it; null where none did.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "attempts": {
          "description": "Every attempt, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/attempt"
          }
        },
        "skipped": {
          "description": "The entries of EF.CardAccess that were not used.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/skipped"
          }
        }
      }
    },
    "attempt": {
      "description": "An attempt to open the chip.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "protocol",
        "checkDigits",
        "outcome"
      ],
      "properties": {
        "protocol": {
          "description": "By which protocol.",
          "enum": [
            "none",
            "BAC",
            "PACE"
          ]
        },
        "password": {
          "description": "The kind of password; null where none was used.",
          "enum": [
            "mrz",
            "can",
            "pin",
            "puk",
            null
          ]
        },
        "checkDigits": {
          "description": "Which check digits of the MRZ its key was made with.",
          "enum": [
            "none",
            "printed",
            "computed"
          ]
        },
        "mapping": {
          "description": "With PACE how the nonce is mapped; null without PACE.",
          "enum": [
            "GM",
            "IM",
            "CAM",
            null
          ]
        },
        "objectIdentifier": {
          "description": "With PACE the object identifier of the protocol; null without PACE.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]+(\\.[0-9]+)*$"
        },
        "protocolName": {
          "description": "With PACE its name in the standard; null without PACE.",
          "type": [
            "string",
            "null"
          ]
        },
        "parameterId": {
          "description": "The id of the domain parameters (Doc 9303-11, 9.5.1); null without PACE, or where the chip gives them none.",
          "type": [
            "integer",
            "null"
          ]
        },
        "parameterName": {
          "description": "The name of curve or group; null without PACE.",
          "type": [
            "string",
            "null"
          ]
        },
        "cipher": {
          "description": "Of the offer; 3DES with BAC, else null.",
          "enum": [
            "3DES",
            "AES-128",
            "AES-192",
            "AES-256",
            null
          ]
        },
        "parameterReference": {
          "description": "Whether MSE:Set AT named the domain parameters (F-4); null without PACE.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "outcome": {
          "description": "How it ended.",
          "enum": [
            "established",
            "refused",
            "failed"
          ]
        },
        "code": {
          "description": "The error, area.code; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "step": {
          "description": "At which step it ended, for example GENERAL AUTHENTICATE 3; null on success.",
          "type": [
            "string",
            "null"
          ]
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "triesLeft": {
          "description": "How many tries the chip says are left; null where it does not.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 15
        },
        "milliseconds": {
          "description": "How long it took; null where no clock ran.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        }
      }
    },
    "file": {
      "description": "A file that was attempted.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "file",
        "state",
        "protected",
        "channel"
      ],
      "properties": {
        "file": {
          "description": "The file by its name.",
          "enum": [
            "DG1",
            "DG2",
            "DG3",
            "DG4",
            "DG5",
            "DG6",
            "DG7",
            "DG8",
            "DG9",
            "DG10",
            "DG11",
            "DG12",
            "DG13",
            "DG14",
            "DG15",
            "DG16",
            "COM",
            "SOD",
            "CardAccess",
            "CardSecurity",
            "DIR",
            "ATRInfo",
            "CVCA"
          ]
        },
        "state": {
          "description": "How it was found.",
          "enum": [
            "read",
            "absent",
            "accessDenied",
            "nonConformant",
            "tooLarge",
            "aborted"
          ]
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "protected": {
          "description": "Whether it came through secure messaging.",
          "type": "boolean"
        },
        "channel": {
          "description": "The number of the secure channel, from 1; 0 for none.",
          "type": "integer",
          "minimum": 0,
          "maximum": 1000
        },
        "octets": {
          "description": "What was read; null unless the state is read. Base64.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
        },
        "trailing": {
          "description": "Octets behind a data group, which its hash counts; null where there are none. Base64.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
        },
        "partial": {
          "description": "What had come of a file that was aborted; null where nothing had. Base64.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
        },
        "resumed": {
          "description": "Left out where false: a part of it is from a reading before.",
          "const": true
        },
        "origin": {
          "description": "How these octets came here; left out where it is not known.",
          "enum": [
            "chip",
            "told",
            "given"
          ]
        }
      }
    },
    "chip": {
      "description": "What came of the protocols of the chip; null where one did not begin.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "skipped"
      ],
      "properties": {
        "activeAuthentication": {
          "anyOf": [
            {
              "$ref": "#/$defs/activeAuthentication"
            },
            {
              "type": "null"
            }
          ]
        },
        "chipAuthentication": {
          "anyOf": [
            {
              "$ref": "#/$defs/chipAuthentication"
            },
            {
              "type": "null"
            }
          ]
        },
        "mapping": {
          "anyOf": [
            {
              "$ref": "#/$defs/mapping"
            },
            {
              "type": "null"
            }
          ]
        },
        "terminalAuthentication": {
          "anyOf": [
            {
              "$ref": "#/$defs/terminalAuthentication"
            },
            {
              "type": "null"
            }
          ]
        },
        "skipped": {
          "description": "The protocols that were left out, each once.",
          "type": "array",
          "items": {
            "description": "A protocol.",
            "enum": [
              "activeAuthentication",
              "chipAuthentication",
              "chipAuthenticationMapping",
              "terminalAuthentication"
            ]
          },
          "uniqueItems": true
        }
      }
    },
    "activeAuthentication": {
      "description": "Active Authentication; the signature is computed again by who judges.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "challenge",
        "challengeSource",
        "outcome",
        "channel",
        "expectedLength"
      ],
      "properties": {
        "challenge": {
          "description": "What the chip was given: 8 octets, hexadecimal digits.",
          "type": "string",
          "pattern": "^[0-9A-Fa-f]{16}$"
        },
        "challengeSource": {
          "description": "Who chose it: the terminal, or the one who judges.",
          "enum": [
            "terminal",
            "verifier"
          ]
        },
        "outcome": {
          "description": "How it ended.",
          "enum": [
            "completed",
            "refused",
            "lost",
            "aborted",
            "notRun"
          ]
        },
        "response": {
          "description": "What the chip answered; null unless completed. Hexadecimal digits.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-F]{2})*$"
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "channel": {
          "description": "The number of the secure channel, from 1; 0 for none.",
          "type": "integer",
          "minimum": 0,
          "maximum": 1000
        },
        "expectedLength": {
          "description": "Le, in octets.",
          "type": "integer",
          "minimum": 0,
          "maximum": 65536
        },
        "limitedTo": {
          "description": "For how many octets there was room, where the answer does not fit; else null.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 65536
        },
        "code": {
          "description": "The error, area.code; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "origin": {
          "description": "How these octets came here; left out where it is not known.",
          "enum": [
            "chip",
            "told",
            "given"
          ]
        }
      }
    },
    "chipAuthentication": {
      "description": "Chip Authentication; it leaves no proof behind.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "outcome",
        "stated",
        "attempts"
      ],
      "properties": {
        "outcome": {
          "description": "How it ended; mismatch: the answer under the new keys does not verify.",
          "enum": [
            "completed",
            "mismatch",
            "refused",
            "lost",
            "aborted",
            "notRun"
          ]
        },
        "protocolIdentifier": {
          "description": "The object identifier; null where it was not run.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]+(\\.[0-9]+)*$"
        },
        "keyId": {
          "description": "The id of the key; null where it has none.",
          "type": [
            "integer",
            "null"
          ]
        },
        "variant": {
          "description": "By MSE:Set KAT, or by MSE:Set AT and GENERAL AUTHENTICATE; null where it was not run.",
          "enum": [
            "keyAgreementTemplate",
            "authenticationTemplate",
            null
          ]
        },
        "stated": {
          "description": "Whether DG14 has a ChipAuthenticationInfo (F-58).",
          "type": "boolean"
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "channel": {
          "description": "The number of the secure channel, from 1; 0 for none. Null where it opened none.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1000
        },
        "notRunReason": {
          "description": "Why it was not run; null where it was.",
          "enum": [
            "noUsableKey",
            "readerTooShort",
            null
          ]
        },
        "attempts": {
          "description": "Every attempt, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/agreement"
          },
          "maxItems": 24
        },
        "masterFile": {
          "description": "Left out where false: with a key of EF.CardSecurity, in the master file.",
          "const": true
        }
      }
    },
    "agreement": {
      "description": "An attempt of Chip Authentication.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "protocolIdentifier",
        "variant",
        "keyReference",
        "outcome"
      ],
      "properties": {
        "protocolIdentifier": {
          "description": "The object identifier.",
          "type": "string",
          "pattern": "^[0-9]+(\\.[0-9]+)*$"
        },
        "keyId": {
          "description": "The id of the key; null where it has none.",
          "type": [
            "integer",
            "null"
          ]
        },
        "variant": {
          "description": "By which commands.",
          "enum": [
            "keyAgreementTemplate",
            "authenticationTemplate"
          ]
        },
        "keyReference": {
          "description": "Whether the commands named the key.",
          "type": "boolean"
        },
        "outcome": {
          "description": "How it ended.",
          "enum": [
            "completed",
            "mismatch",
            "refused",
            "lost",
            "aborted"
          ]
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "code": {
          "description": "The error, area.code; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "channel": {
          "description": "The number of the secure channel, from 1; 0 for none. Null where it opened none.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1000
        }
      }
    },
    "mapping": {
      "description": "What PACE with chip authentication mapping brought.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "groupName",
        "mappingPublicKey",
        "encryptedData",
        "channel"
      ],
      "properties": {
        "parameterId": {
          "description": "The id of the domain parameters; null where they have none.",
          "type": [
            "integer",
            "null"
          ]
        },
        "groupName": {
          "description": "The name of the curve.",
          "type": "string"
        },
        "mappingPublicKey": {
          "description": "The chip's. Hexadecimal digits.",
          "type": "string",
          "pattern": "^([0-9A-F]{2})*$",
          "maxLength": 2048
        },
        "chipAuthenticationData": {
          "description": "Decrypted; null where it cannot be. Hexadecimal digits.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-F]{2})*$",
          "maxLength": 2048
        },
        "encryptedData": {
          "description": "As it came. Hexadecimal digits.",
          "type": "string",
          "pattern": "^([0-9A-F]{2})*$",
          "maxLength": 2048
        },
        "channel": {
          "description": "The number of the secure channel, from 1; 0 for none.",
          "type": "integer",
          "minimum": 0,
          "maximum": 1000
        }
      }
    },
    "terminalAuthentication": {
      "description": "Terminal Authentication.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "outcome",
        "references",
        "certificates",
        "grantedRights"
      ],
      "properties": {
        "outcome": {
          "description": "How it ended.",
          "enum": [
            "completed",
            "refused",
            "lost",
            "aborted",
            "notRun"
          ]
        },
        "references": {
          "description": "The chip's trust points.",
          "type": "array",
          "items": {
            "description": "A name.",
            "type": "string"
          },
          "maxItems": 8
        },
        "certificates": {
          "description": "The holders of the certificates that the chip accepted.",
          "type": "array",
          "items": {
            "description": "A name.",
            "type": "string"
          },
          "maxItems": 64
        },
        "grantedRights": {
          "description": "The data groups that may be read.",
          "type": "array",
          "items": {
            "description": "A number.",
            "type": "integer",
            "minimum": 1,
            "maximum": 16
          },
          "maxItems": 16
        },
        "lds2Rights": {
          "description": "Rights in LDS2 applications; left out where there are none.",
          "type": "array",
          "items": {
            "description": "A right.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "application",
              "rights"
            ],
            "properties": {
              "application": {
                "description": "Where.",
                "enum": [
                  "travelRecords",
                  "visaRecords",
                  "additionalBiometrics"
                ]
              },
              "rights": {
                "description": "The bits. Hexadecimal digits.",
                "type": "string",
                "pattern": "^([0-9A-F]{2})*$",
                "maxLength": 34
              }
            }
          },
          "maxItems": 3
        },
        "step": {
          "description": "At which step it ended; null on success.",
          "type": [
            "string",
            "null"
          ]
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "reason": {
          "description": "Why it was not run; null where it was.",
          "enum": [
            "credentialsNotHeld",
            "chipNotAuthenticated",
            "chipNotVerified",
            "noChain",
            "signerFailed",
            "noRights",
            "noTrustPoint",
            "readerTooShort",
            null
          ]
        },
        "signerError": {
          "description": "The code of the signer's error; left out where there was none.",
          "type": "string"
        },
        "channel": {
          "description": "The number of the secure channel, from 1; 0 for none. Null where it opened none.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 1000
        },
        "unverifiedChip": {
          "description": "Whether it was run with a chip that had not shown itself genuine.",
          "type": "boolean"
        }
      }
    },
    "application": {
      "description": "An application that was read as it is.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "identifier",
        "name",
        "files"
      ],
      "properties": {
        "identifier": {
          "description": "The application identifier. Hexadecimal digits.",
          "type": "string",
          "pattern": "^([0-9A-F]{2})*$",
          "maxLength": 32
        },
        "name": {
          "description": "What the caller calls it.",
          "type": "string"
        },
        "selection": {
          "description": "The answer to SELECT; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "files": {
          "description": "Its files.",
          "type": "array",
          "items": {
            "description": "A file, by its identifier, its short one or both.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "state",
              "channel"
            ],
            "properties": {
              "fileIdentifier": {
                "description": "Four hexadecimal digits, or null.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9A-F]{4}$"
              },
              "shortEF": {
                "description": "1 to 30, or null.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 1,
                "maximum": 30
              },
              "tag": {
                "description": "The tag that its content begins with, or null. Hexadecimal digits.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^([0-9A-F]{2})*$",
                "maxLength": 8
              },
              "state": {
                "description": "How it was found.",
                "enum": [
                  "read",
                  "absent",
                  "accessDenied",
                  "nonConformant",
                  "tooLarge",
                  "aborted"
                ]
              },
              "statusWord": {
                "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9A-F]{4}$"
              },
              "channel": {
                "description": "The number of the secure channel, from 1; 0 for none.",
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "octets": {
                "description": "What was read; null unless the state is read. Base64.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
              }
            }
          }
        }
      }
    },
    "lds2": {
      "description": "An LDS2 application.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "application",
        "state",
        "files"
      ],
      "properties": {
        "application": {
          "description": "Which.",
          "enum": [
            "travelRecords",
            "visaRecords",
            "additionalBiometrics"
          ]
        },
        "state": {
          "description": "How it was found.",
          "enum": [
            "read",
            "absent",
            "accessDenied",
            "nonConformant",
            "tooLarge",
            "aborted"
          ]
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "files": {
          "description": "Its files.",
          "type": "array",
          "items": {
            "description": "A file.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "file",
              "state",
              "channel",
              "records"
            ],
            "properties": {
              "file": {
                "description": "Its name.",
                "type": "string",
                "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
              },
              "state": {
                "description": "How it was found.",
                "enum": [
                  "read",
                  "absent",
                  "accessDenied",
                  "nonConformant",
                  "tooLarge",
                  "aborted"
                ]
              },
              "statusWord": {
                "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9A-F]{4}$"
              },
              "channel": {
                "description": "The number of the secure channel, from 1; 0 for none.",
                "type": "integer",
                "minimum": 0,
                "maximum": 1000
              },
              "records": {
                "description": "Its records, in order.",
                "type": "array",
                "items": {
                  "description": "A record. Base64.",
                  "type": "string",
                  "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
                }
              }
            }
          }
        }
      }
    },
    "printed": {
      "description": "How the printed zone compared with DG1; never what is printed.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "source",
        "fields"
      ],
      "properties": {
        "source": {
          "description": "What was given.",
          "enum": [
            "none",
            "lines",
            "triple",
            "can"
          ]
        },
        "fields": {
          "description": "How each field compared.",
          "type": "array",
          "items": {
            "description": "A field.",
            "type": "object",
            "additionalProperties": false,
            "required": [
              "field",
              "outcome"
            ],
            "properties": {
              "field": {
                "description": "Which.",
                "enum": [
                  "documentCode",
                  "issuer",
                  "documentNumber",
                  "nationality",
                  "dateOfBirth",
                  "sex",
                  "dateOfExpiry",
                  "optionalData",
                  "optionalData2",
                  "name"
                ]
              },
              "outcome": {
                "description": "How.",
                "enum": [
                  "equal",
                  "different"
                ]
              }
            }
          },
          "maxItems": 16
        },
        "format": {
          "description": "Of lines; else null.",
          "enum": [
            "TD1",
            "TD2",
            "TD3",
            "MRV-A",
            "MRV-B",
            null
          ]
        },
        "wrongCheckDigits": {
          "description": "Of lines the check digits that are wrong; else null.",
          "type": [
            "array",
            "null"
          ],
          "items": {
            "description": "Of which field.",
            "enum": [
              "documentNumber",
              "dateOfBirth",
              "dateOfExpiry",
              "optionalData",
              "composite"
            ]
          }
        }
      }
    },
    "exchange": {
      "description": "How much was exchanged with the chip.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "commands",
        "bytesSent",
        "bytesReceived",
        "milliseconds"
      ],
      "properties": {
        "commands": {
          "description": "How many commands.",
          "type": "integer",
          "minimum": 0
        },
        "bytesSent": {
          "description": "Octets of commands.",
          "type": "integer",
          "minimum": 0
        },
        "bytesReceived": {
          "description": "Octets of responses.",
          "type": "integer",
          "minimum": 0
        },
        "milliseconds": {
          "description": "How long it took.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "typed": {
      "description": "An argument of a message under the name of its type.",
      "type": "object",
      "additionalProperties": false,
      "minProperties": 1,
      "maxProperties": 1,
      "properties": {
        "text": {
          "description": "Data.",
          "type": "string"
        },
        "number": {
          "description": "A count.",
          "type": "integer"
        },
        "date": {
          "description": "A day or a moment.",
          "type": "string"
        },
        "country": {
          "description": "The code of a State.",
          "type": "string"
        },
        "message": {
          "$ref": "#/$defs/message"
        },
        "list": {
          "description": "Several pieces of data.",
          "type": "array",
          "items": {
            "description": "One.",
            "type": "string"
          }
        },
        "messages": {
          "description": "Several messages.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/message"
          }
        }
      }
    },
    "message": {
      "description": "A message by its key.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "key"
      ],
      "properties": {
        "key": {
          "description": "In Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "Its arguments by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/typed"
          }
        }
      }
    },
    "failure": {
      "description": "Why the reading ended early.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "code",
        "phase",
        "message",
        "remedy"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement"
          ]
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "message": {
          "description": "What happened, in English.",
          "type": "string"
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "triesLeft": {
          "description": "How many tries the chip says are left; null where it does not.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 15
        },
        "messageKey": {
          "description": "The message as a key; left out where there are words alone.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "Its arguments by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/typed"
          }
        },
        "remedyKey": {
          "description": "The remedy as a key; left out where there are words alone.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "Its arguments by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/typed"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-files/1", about: "Files of a document in one JSON text, as another program gives them", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-files-1.schema.json",
  "title": "Files of a document in one JSON text, as another program gives them (epass-files/1)",
  "description": "What epass verify and epass evidence make read of other programs: Docs/evidence.md. A member that is not named here is refused.",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "files"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-files/1"
    },
    "files": {
      "description": "The files by their names (EF.SOD, DG1 and others: Docs/evidence.md), octet for octet as the chip sent them; null for one that was not read.",
      "type": "object",
      "additionalProperties": {
        "description": "Octets: hexadecimal digits or base64, or a list of numbers.",
        "anyOf": [
          {
            "type": "string"
          },
          {
            "type": "array",
            "items": {
              "type": "integer",
              "minimum": 0,
              "maximum": 255
            }
          },
          {
            "type": "null"
          }
        ]
      },
      "minProperties": 1
    },
    "printedMRZ": {
      "description": "The lines of the printed zone with line feeds between them, NUMBER,DATE,DATE, or the 24 characters of the key; needed where the password is mrz.",
      "type": "string"
    },
    "activeAuthentication": {
      "description": "Challenge and answer of Active Authentication.",
      "type": "object",
      "additionalProperties": false,
      "required": [
        "challenge",
        "response"
      ],
      "properties": {
        "challenge": {
          "description": "What the chip was given, 8 octets, in these forms.",
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "array",
              "items": {
                "type": "integer",
                "minimum": 0,
                "maximum": 255
              }
            }
          ]
        },
        "response": {
          "description": "What it answered, without status bytes, in these forms.",
          "anyOf": [
            {
              "type": "string"
            },
            {
              "type": "array",
              "items": {
                "type": "integer",
                "minimum": 0,
                "maximum": 255
              }
            }
          ]
        }
      }
    },
    "reader": {
      "description": "What the program that read says of itself.",
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "name": {
          "description": "What it is called.",
          "type": "string"
        },
        "version": {
          "description": "Its version.",
          "type": "string"
        },
        "opened": {
          "description": "How it opened the chip: recorded.",
          "enum": [
            "none",
            "BAC",
            "PACE"
          ]
        },
        "password": {
          "description": "The kind of password: recorded.",
          "enum": [
            "mrz",
            "can",
            "pin",
            "puk"
          ]
        },
        "succeeded": {
          "description": "What it says went well; shown, and counted by no check.",
          "type": "array",
          "items": {
            "description": "A protocol.",
            "enum": [
              "passiveAuthentication",
              "activeAuthentication",
              "chipAuthentication",
              "chipAuthenticationMapping"
            ]
          }
        }
      }
    }
  },
  "if": {
    "required": [
      "reader"
    ],
    "properties": {
      "reader": {
        "required": [
          "opened",
          "password"
        ],
        "properties": {
          "password": {
            "const": "mrz"
          }
        }
      }
    }
  },
  "then": {
    "required": [
      "printedMRZ"
    ]
  }
}
"""#),
        FormatSchema(name: "epass-inspect/1", about: "What epass inspect --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-inspect-1.schema.json",
  "title": "What epass inspect --json prints (epass-inspect/1)",
  "description": "What is in files: Docs/inspect.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "files"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "files",
        "documents",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-inspect/1"
        },
        "files": {
          "description": "Each file.",
          "type": "array",
          "items": {
            "description": "A file.",
            "type": "object",
            "required": [
              "path",
              "kind",
              "file",
              "length",
              "nodes",
              "deviations",
              "problem",
              "remedy"
            ],
            "properties": {
              "path": {
                "description": "Its path.",
                "type": "string"
              },
              "kind": {
                "description": "What it is, in English.",
                "type": "string"
              },
              "file": {
                "description": "The file of the logical data structure; null where it is none.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
              },
              "length": {
                "description": "How many octets.",
                "type": "integer",
                "minimum": 0
              },
              "nodes": {
                "description": "What is in it.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/node"
                }
              },
              "deviations": {
                "description": "Departures from the standard.",
                "type": "array",
                "items": {
                  "description": "A name; the set is open.",
                  "type": "string",
                  "pattern": "^[a-z][A-Za-z0-9]*$"
                }
              },
              "problem": {
                "description": "Why it cannot be read further, in English; null where it can.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "remedy": {
                "description": "What to do, in English; null where there is nothing.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "outline": {
                "description": "With --offsets where each data object stands.",
                "$ref": "#/$defs/outline"
              }
            }
          }
        },
        "documents": {
          "description": "Folders of files of one document.",
          "type": "array",
          "items": {
            "description": "A document.",
            "type": "object",
            "required": [
              "path",
              "files",
              "missing"
            ],
            "properties": {
              "path": {
                "description": "The folder.",
                "type": "string"
              },
              "files": {
                "description": "The files in it.",
                "type": "array",
                "items": {
                  "description": "One of them.",
                  "type": "string"
                }
              },
              "missing": {
                "description": "The files that its EF.SOD lists and that are not there.",
                "type": "array",
                "items": {
                  "description": "One of them.",
                  "type": "string"
                }
              }
            }
          }
        },
        "error": {
          "description": "What went wrong beside it; null where nothing did.",
          "anyOf": [
            {
              "$ref": "#/$defs/error"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-inspect/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "node": {
      "description": "A line of what epass inspect shows, and what stands beneath it.",
      "type": "object",
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "description": "What it is, in lowerCamelCase: Docs/inspect.md. The set is open.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "label": {
          "description": "The name as text has it, where data is in it: a number, a tag, an object identifier.",
          "type": "string"
        },
        "hidden": {
          "description": "Left out where false: true where personal data is not shown without --reveal.",
          "const": true
        },
        "value": {
          "description": "What it says: text, a number or a truth value; left out where it is hidden, is octets, or has only lines beneath it.",
          "type": [
            "string",
            "integer",
            "boolean"
          ]
        },
        "unit": {
          "description": "Of a number: octets, bits and the like; left out where it has none.",
          "type": "string"
        },
        "octets": {
          "description": "In place of a value: hexadecimal digits, of at most 4096 octets.",
          "type": "string",
          "pattern": "^([0-9A-F]{2})*$"
        },
        "length": {
          "description": "How many octets there are, where they are more than that.",
          "type": "integer",
          "minimum": 0
        },
        "children": {
          "description": "The lines beneath it; left out where there are none.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/node"
          }
        }
      }
    },
    "object": {
      "description": "A data object.",
      "type": "object",
      "required": [
        "tag",
        "offset",
        "headerLength",
        "length"
      ],
      "properties": {
        "tag": {
          "description": "The tag: hexadecimal digits.",
          "type": "string"
        },
        "name": {
          "description": "Its name; left out where it is not known.",
          "type": "string"
        },
        "type": {
          "description": "Its ASN.1 type; left out where it is not known.",
          "type": "string"
        },
        "offset": {
          "description": "Where it begins, from 0.",
          "type": "integer",
          "minimum": 0
        },
        "headerLength": {
          "description": "Octets of tag and length.",
          "type": "integer",
          "minimum": 0
        },
        "length": {
          "description": "Octets of its content.",
          "type": "integer",
          "minimum": 0
        },
        "truncated": {
          "description": "Left out where false: it is longer than the file.",
          "const": true
        },
        "indefinite": {
          "description": "Left out where false: it has the indefinite length.",
          "const": true
        },
        "objectIdentifier": {
          "description": "What an object identifier says.",
          "type": "string"
        },
        "objects": {
          "description": "The objects in it; left out where there are none.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/object"
          }
        },
        "fault": {
          "description": "Why it cannot be read further; left out where it can.",
          "$ref": "#/$defs/fault"
        }
      }
    },
    "fault": {
      "description": "Why it cannot be read further.",
      "type": "object",
      "required": [
        "offset",
        "message"
      ],
      "properties": {
        "offset": {
          "description": "Where, from 0.",
          "type": "integer",
          "minimum": 0
        },
        "message": {
          "description": "Why, in English.",
          "type": "string"
        }
      }
    },
    "outline": {
      "description": "Where each data object stands.",
      "type": "object",
      "required": [
        "objects",
        "fault",
        "cut"
      ],
      "properties": {
        "objects": {
          "description": "The objects.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/object"
          }
        },
        "fault": {
          "description": "Why it cannot be read further; null where it can.",
          "anyOf": [
            {
              "$ref": "#/$defs/fault"
            },
            {
              "type": "null"
            }
          ]
        },
        "cut": {
          "description": "Whether there are more than are shown.",
          "type": "boolean"
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-lds2/1", about: "What epass lds2 append and epass lds2 write print with --json", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-lds2-1.schema.json",
  "title": "What epass lds2 append and epass lds2 write print with --json (epass-lds2/1)",
  "description": "What came of a change of an LDS2 application: Docs/lds2.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "application"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "application",
        "file",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-lds2/1"
        },
        "application": {
          "description": "Which.",
          "type": "string",
          "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
        },
        "file": {
          "description": "Which file.",
          "type": "string",
          "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
        },
        "number": {
          "description": "Appended: the number of the record; null where that is not known.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1
        },
        "statusWord": {
          "description": "Appended: the answer of the chip; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "readBack": {
          "description": "Appended: what reading it back showed; null where nobody looked.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[a-z][A-Za-z0-9]*$",
          "examples": []
        },
        "readBackStatusWord": {
          "description": "Appended: the answer to that; null where all is well.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "activated": {
          "description": "Written: whether the file is activated; null where nobody knows.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "error": {
          "description": "Why it did not come to its end; null where it did.",
          "anyOf": [
            {
              "$ref": "#/$defs/error"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-lds2/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-mrz/1", about: "What epass mrz --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-mrz-1.schema.json",
  "title": "What epass mrz --json prints (epass-mrz/1)",
  "description": "A machine readable zone; of several zones their results and how many came out how. With --json-lines one zone a line. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "results"
    ]
  },
  "then": {
    "$ref": "#/$defs/several"
  },
  "else": {
    "$ref": "#/$defs/one"
  },
  "$defs": {
    "one": {
      "if": {
        "required": [
          "result"
        ]
      },
      "then": {
        "$ref": "#/$defs/zone"
      },
      "else": {
        "$ref": "#/$defs/failure"
      }
    },
    "failure": {
      "description": "What is printed where no zone could be looked at.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-mrz/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "zone": {
      "description": "A zone.",
      "type": "object",
      "required": [
        "schema",
        "record",
        "line",
        "result",
        "format",
        "lines",
        "checkDigits",
        "document",
        "deviations",
        "normalisations",
        "changes",
        "candidates",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-mrz/1"
        },
        "record": {
          "description": "Of zones that were read the number of this one, from 1; null for none.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1
        },
        "line": {
          "description": "The line of the input on which it begins, from 1; null for none.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1
        },
        "result": {
          "description": "Whether it is right: undetermined where a person has to decide between repairs, aborted where it cannot be read.",
          "enum": [
            "successful",
            "failed",
            "undetermined",
            "aborted"
          ]
        },
        "format": {
          "description": "The format; null where it cannot be read.",
          "enum": [
            "TD1",
            "TD2",
            "TD3",
            "MRV-A",
            "MRV-B",
            null
          ]
        },
        "lines": {
          "description": "The lines of the zone.",
          "type": "array",
          "items": {
            "description": "A line.",
            "type": "string",
            "pattern": "^[A-Z0-9<]+$"
          }
        },
        "checkDigits": {
          "description": "Its check digits.",
          "type": "array",
          "items": {
            "description": "A check digit.",
            "type": "object",
            "required": [
              "field",
              "result",
              "expected",
              "found",
              "line",
              "column"
            ],
            "properties": {
              "field": {
                "description": "Of which field.",
                "enum": [
                  "documentNumber",
                  "dateOfBirth",
                  "dateOfExpiry",
                  "optionalData",
                  "composite"
                ]
              },
              "result": {
                "description": "Whether it is right; absent: the format has none there.",
                "enum": [
                  "correct",
                  "wrong",
                  "absent"
                ]
              },
              "expected": {
                "description": "What should stand there; null for absent.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^.$"
              },
              "found": {
                "description": "What stands there; null for absent.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^.$"
              },
              "line": {
                "description": "The line, from 1; null for absent.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 1
              },
              "column": {
                "description": "The column, from 1; null for absent.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 1
              }
            }
          }
        },
        "document": {
          "description": "What it says, named as in a report; null where it cannot be read.",
          "type": [
            "object",
            "null"
          ],
          "required": [
            "documentCode",
            "issuer",
            "issuerName",
            "documentNumber",
            "primaryIdentifier",
            "secondaryIdentifier",
            "nameTruncation",
            "nationality",
            "nationalityName",
            "dateOfBirth",
            "sex",
            "dateOfExpiry",
            "optionalData",
            "optionalData2",
            "dates"
          ],
          "properties": {
            "documentCode": {
              "description": "For example P.",
              "type": "string"
            },
            "issuer": {
              "description": "The issuing State as it stands there.",
              "type": "string"
            },
            "issuerName": {
              "description": "Its English name; null where the code is in no table.",
              "type": [
                "string",
                "null"
              ]
            },
            "documentNumber": {
              "description": "Without fillers.",
              "type": "string"
            },
            "primaryIdentifier": {
              "description": "The surname, with spaces.",
              "type": "string"
            },
            "secondaryIdentifier": {
              "description": "The given names; null where there are none.",
              "type": [
                "string",
                "null"
              ]
            },
            "nameTruncation": {
              "description": "Whether the name may be cut.",
              "enum": [
                "none",
                "possible"
              ]
            },
            "nationality": {
              "description": "As it stands there.",
              "type": "string"
            },
            "nationalityName": {
              "description": "Its English name; null where the code is in no table.",
              "type": [
                "string",
                "null"
              ]
            },
            "dateOfBirth": {
              "description": "YYYY-MM-DD; the six characters where that is not known.",
              "type": "string"
            },
            "sex": {
              "description": "What the zone says.",
              "type": "string",
              "pattern": "^[a-z][A-Za-z0-9]*$",
              "examples": [
                "female",
                "male",
                "unspecified"
              ]
            },
            "dateOfExpiry": {
              "description": "YYYY-MM-DD; the six characters where that is not known.",
              "type": "string"
            },
            "optionalData": {
              "description": "Null where there is none.",
              "type": [
                "string",
                "null"
              ]
            },
            "optionalData2": {
              "description": "Null where there is none.",
              "type": [
                "string",
                "null"
              ]
            },
            "dates": {
              "description": "The two dates in their parts.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/date"
              }
            }
          }
        },
        "deviations": {
          "description": "Departures from the standard.",
          "type": "array",
          "items": {
            "description": "A name; the set is open.",
            "type": "string",
            "pattern": "^[a-z][A-Za-z0-9]*$"
          }
        },
        "normalisations": {
          "description": "What was made of the input before it was read.",
          "type": "array",
          "items": {
            "description": "A name; the set is open.",
            "type": "string",
            "pattern": "^[a-z][A-Za-z0-9]*$"
          }
        },
        "changes": {
          "description": "With --repair what was changed.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/change"
          }
        },
        "candidates": {
          "description": "With --repair the zones that it may have been.",
          "type": "array",
          "items": {
            "description": "A zone.",
            "type": "object",
            "required": [
              "format",
              "lines",
              "changes"
            ],
            "properties": {
              "format": {
                "description": "The format.",
                "enum": [
                  "TD1",
                  "TD2",
                  "TD3",
                  "MRV-A",
                  "MRV-B"
                ]
              },
              "lines": {
                "description": "The lines of the zone.",
                "type": "array",
                "items": {
                  "description": "A line.",
                  "type": "string",
                  "pattern": "^[A-Z0-9<]+$"
                }
              },
              "changes": {
                "description": "What was changed.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/change"
                }
              }
            }
          }
        },
        "accessKey": {
          "description": "With --show-key what the access keys of the chip are made from.",
          "type": [
            "object",
            "null"
          ],
          "required": [
            "documentNumber",
            "dateOfBirth",
            "dateOfExpiry",
            "mrzInformation",
            "mrzInformationComputed"
          ],
          "properties": {
            "documentNumber": {
              "description": "As it counts.",
              "type": "string"
            },
            "dateOfBirth": {
              "description": "YYMMDD.",
              "type": "string"
            },
            "dateOfExpiry": {
              "description": "YYMMDD.",
              "type": "string"
            },
            "mrzInformation": {
              "description": "With the printed check digits.",
              "type": "string"
            },
            "mrzInformationComputed": {
              "description": "With the computed ones.",
              "type": "string"
            }
          }
        },
        "error": {
          "description": "Why it cannot be read, or not be repaired; null where it can.",
          "anyOf": [
            {
              "$ref": "#/$defs/zoneError"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "zoneError": {
      "description": "Why a zone cannot be read.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable",
        "line",
        "column",
        "field"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        },
        "line": {
          "description": "The line of the zone, from 1; null where it is not known.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1
        },
        "column": {
          "description": "The column, from 1; null where it is not known.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1
        },
        "field": {
          "description": "The field; null where it is not known.",
          "enum": [
            "documentCode",
            "issuer",
            "documentNumber",
            "nationality",
            "dateOfBirth",
            "sex",
            "dateOfExpiry",
            "optionalData",
            "optionalData2",
            "name",
            null
          ]
        }
      }
    },
    "date": {
      "description": "A date of the zone.",
      "type": "object",
      "required": [
        "field",
        "characters",
        "state",
        "date",
        "year"
      ],
      "properties": {
        "field": {
          "description": "Which date.",
          "enum": [
            "dateOfBirth",
            "dateOfExpiry"
          ]
        },
        "characters": {
          "description": "As it stands, YYMMDD.",
          "type": "string"
        },
        "state": {
          "description": "Whether all of it is known.",
          "enum": [
            "complete",
            "partial",
            "unknown",
            "invalid"
          ]
        },
        "date": {
          "description": "The day, YYYY-MM-DD; null where it is none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        },
        "year": {
          "description": "The year; null where it is not known.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        }
      }
    },
    "change": {
      "description": "A character that a repair wrote.",
      "type": "object",
      "required": [
        "kind",
        "line",
        "column",
        "field",
        "found",
        "written"
      ],
      "properties": {
        "kind": {
          "description": "What was done.",
          "enum": [
            "replaced",
            "inserted",
            "removed"
          ]
        },
        "line": {
          "description": "The line, from 1.",
          "type": "integer",
          "minimum": 1
        },
        "column": {
          "description": "The column, from 1.",
          "type": "integer",
          "minimum": 1
        },
        "field": {
          "description": "The field; null where it is in none.",
          "enum": [
            "documentCode",
            "issuer",
            "documentNumber",
            "nationality",
            "dateOfBirth",
            "sex",
            "dateOfExpiry",
            "optionalData",
            "optionalData2",
            "name",
            null
          ]
        },
        "found": {
          "description": "What stood there.",
          "type": "string"
        },
        "written": {
          "description": "What stands there now.",
          "type": "string"
        }
      }
    },
    "several": {
      "description": "Several zones.",
      "type": "object",
      "required": [
        "schema",
        "results",
        "zoneCount",
        "failedCount",
        "undeterminedCount",
        "unreadableCount"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-mrz/1"
        },
        "results": {
          "description": "Each zone, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/zone"
          }
        },
        "zoneCount": {
          "description": "How many there are.",
          "type": "integer",
          "minimum": 0
        },
        "failedCount": {
          "description": "How many are wrong.",
          "type": "integer",
          "minimum": 0
        },
        "undeterminedCount": {
          "description": "How many somebody has to decide.",
          "type": "integer",
          "minimum": 0
        },
        "unreadableCount": {
          "description": "How many cannot be read.",
          "type": "integer",
          "minimum": 0
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-policy/1", about: "A policy of epass", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-policy-1.schema.json",
  "title": "A policy of epass (epass-policy/1)",
  "type": "object",
  "additionalProperties": false,
  "required": [
    "schema",
    "name"
  ],
  "properties": {
    "schema": {
      "enum": [
        "epass-policy/1"
      ]
    },
    "name": {
      "type": "string",
      "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
    },
    "about": {
      "type": "string",
      "maxLength": 400
    },
    "extends": {
      "enum": [
        "read",
        "border",
        "strict",
        "kyc",
        "inspection"
      ]
    },
    "checks": {
      "$ref": "#/$defs/checks"
    },
    "countedReasons": {
      "type": "array",
      "items": {
        "enum": [
          "malformed",
          "empty",
          "truncated",
          "wrongVersion",
          "wrongContentType",
          "noSigner",
          "severalSigners",
          "signedAttributesAbsent",
          "attributeMissing",
          "attributeDoubled",
          "contentTypeMismatch",
          "messageDigestMismatch",
          "signerNotFound",
          "signatureInvalid",
          "unsupportedAlgorithm",
          "algorithmMismatch",
          "keyRefused",
          "noSecurityObject",
          "noAnchor",
          "anchorUnpinned",
          "anchorListed",
          "publisherNotGranted",
          "akiMismatch",
          "issuerNotAuthority",
          "wrongRole",
          "keyUsage",
          "countryMismatch",
          "countryUnknown",
          "pathTooLong",
          "unknownCriticalExtension",
          "expired",
          "notYetValid",
          "noCRL",
          "crlExpired",
          "crlNotYetValid",
          "crlNotVerified",
          "crlOfOtherIssuer",
          "mayBeRevoked",
          "revoked",
          "noDateOfIssue",
          "issuedOutsideUsagePeriod",
          "documentTypeNotAllowed",
          "certifiedOutsideUsagePeriod",
          "algorithmRefusedByPolicy",
          "subjectOutsideProfile",
          "extensionsOutsideProfile",
          "keyOutsideProfile",
          "periodOutsideProfile",
          "knownDefect",
          "blocked",
          "hashMismatch",
          "notInSecurityObject",
          "notRead",
          "tooLarge",
          "absent",
          "listsDiffer",
          "accessDenied",
          "cardAccessNotConfirmed",
          "paceInfoHidden",
          "paceNotUsed",
          "paceFailed",
          "channelNotProven",
          "paceInfoNotSigned",
          "dirNotConfirmed",
          "refusedByChip",
          "wrongPassword",
          "channelLost",
          "responseInvalid",
          "keyNotAuthenticated",
          "keyFileMissing",
          "keyNotFound",
          "keyAgreementFailed",
          "mappingDataMismatch",
          "otherChannel",
          "otherMethodUsed",
          "responseTruncated",
          "challengeMismatch",
          "credentialsNotHeld",
          "rightsNotGranted",
          "signerFailed",
          "chipNotAuthenticated",
          "chipNotVerified",
          "readerTooShort",
          "deviationRefused",
          "skipped",
          "notOffered",
          "evidenceNotRecorded",
          "recorded",
          "notGiven",
          "fieldsDiffer",
          "layoutDiffers",
          "datesContradict",
          "checkDigitsWrong",
          "unreadable",
          "reportedLost",
          "reportedStolen",
          "reportedCancelled",
          "statusSourceFailed",
          "countryNotAllowed",
          "documentTypeRefused",
          "notExpected",
          "expiresSoon",
          "validityTooLong",
          "materialTooOld",
          "proofNotShown",
          "cloneable",
          "cancelled",
          "readFailed"
        ]
      },
      "minItems": 0,
      "maxItems": 108,
      "uniqueItems": true
    },
    "expect": {
      "enum": [
        "anything",
        "document",
        "seal"
      ]
    },
    "dataGroups": {
      "$ref": "#/$defs/dataGroups"
    },
    "printedZone": {
      "enum": [
        "demanded",
        "whereGiven"
      ]
    },
    "countries": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "allow": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "string",
            "maxLength": 256
          },
          "minItems": 0,
          "maxItems": 512
        },
        "deny": {
          "type": "array",
          "items": {
            "type": "string",
            "maxLength": 256
          },
          "minItems": 0,
          "maxItems": 512
        }
      }
    },
    "documentTypes": {
      "$ref": "#/$defs/documentTypes"
    },
    "expiry": {
      "$ref": "#/$defs/expiry"
    },
    "age": {
      "$ref": "#/$defs/age"
    },
    "algorithms": {
      "anyOf": [
        {
          "enum": [
            "standard",
            "strict",
            "none"
          ]
        },
        {
          "$ref": "#/$defs/algorithms"
        }
      ]
    },
    "chip": {
      "$ref": "#/$defs/chip"
    },
    "access": {
      "$ref": "#/$defs/access"
    },
    "anchors": {
      "$ref": "#/$defs/anchors"
    },
    "deviations": {
      "$ref": "#/$defs/deviations"
    },
    "excuses": {
      "enum": [
        "none",
        "undetermined",
        "technicalGuideline"
      ]
    },
    "exceptions": {
      "type": "array",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "for"
        ],
        "properties": {
          "name": {
            "type": "string",
            "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
          },
          "for": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "countries": {
                "type": [
                  "array",
                  "null"
                ],
                "items": {
                  "type": "string",
                  "maxLength": 256
                },
                "minItems": 0,
                "maxItems": 512
              },
              "documentTypes": {
                "type": [
                  "array",
                  "null"
                ],
                "items": {
                  "type": "string",
                  "pattern": "^(passport|card|visa|[A-Z]{1,2})$"
                },
                "minItems": 0,
                "maxItems": 64
              }
            }
          },
          "checks": {
            "$ref": "#/$defs/checks"
          },
          "countedReasons": {
            "type": "array",
            "items": {
              "enum": [
                "malformed",
                "empty",
                "truncated",
                "wrongVersion",
                "wrongContentType",
                "noSigner",
                "severalSigners",
                "signedAttributesAbsent",
                "attributeMissing",
                "attributeDoubled",
                "contentTypeMismatch",
                "messageDigestMismatch",
                "signerNotFound",
                "signatureInvalid",
                "unsupportedAlgorithm",
                "algorithmMismatch",
                "keyRefused",
                "noSecurityObject",
                "noAnchor",
                "anchorUnpinned",
                "anchorListed",
                "publisherNotGranted",
                "akiMismatch",
                "issuerNotAuthority",
                "wrongRole",
                "keyUsage",
                "countryMismatch",
                "countryUnknown",
                "pathTooLong",
                "unknownCriticalExtension",
                "expired",
                "notYetValid",
                "noCRL",
                "crlExpired",
                "crlNotYetValid",
                "crlNotVerified",
                "crlOfOtherIssuer",
                "mayBeRevoked",
                "revoked",
                "noDateOfIssue",
                "issuedOutsideUsagePeriod",
                "documentTypeNotAllowed",
                "certifiedOutsideUsagePeriod",
                "algorithmRefusedByPolicy",
                "subjectOutsideProfile",
                "extensionsOutsideProfile",
                "keyOutsideProfile",
                "periodOutsideProfile",
                "knownDefect",
                "blocked",
                "hashMismatch",
                "notInSecurityObject",
                "notRead",
                "tooLarge",
                "absent",
                "listsDiffer",
                "accessDenied",
                "cardAccessNotConfirmed",
                "paceInfoHidden",
                "paceNotUsed",
                "paceFailed",
                "channelNotProven",
                "paceInfoNotSigned",
                "dirNotConfirmed",
                "refusedByChip",
                "wrongPassword",
                "channelLost",
                "responseInvalid",
                "keyNotAuthenticated",
                "keyFileMissing",
                "keyNotFound",
                "keyAgreementFailed",
                "mappingDataMismatch",
                "otherChannel",
                "otherMethodUsed",
                "responseTruncated",
                "challengeMismatch",
                "credentialsNotHeld",
                "rightsNotGranted",
                "signerFailed",
                "chipNotAuthenticated",
                "chipNotVerified",
                "readerTooShort",
                "deviationRefused",
                "skipped",
                "notOffered",
                "evidenceNotRecorded",
                "recorded",
                "notGiven",
                "fieldsDiffer",
                "layoutDiffers",
                "datesContradict",
                "checkDigitsWrong",
                "unreadable",
                "reportedLost",
                "reportedStolen",
                "reportedCancelled",
                "statusSourceFailed",
                "countryNotAllowed",
                "documentTypeRefused",
                "notExpected",
                "expiresSoon",
                "validityTooLong",
                "materialTooOld",
                "proofNotShown",
                "cloneable",
                "cancelled",
                "readFailed"
              ]
            },
            "minItems": 0,
            "maxItems": 108,
            "uniqueItems": true
          },
          "dataGroups": {
            "$ref": "#/$defs/dataGroups"
          },
          "printedZone": {
            "enum": [
              "demanded",
              "whereGiven"
            ]
          },
          "documentTypes": {
            "$ref": "#/$defs/documentTypes"
          },
          "expiry": {
            "$ref": "#/$defs/expiry"
          },
          "age": {
            "$ref": "#/$defs/age"
          },
          "algorithms": {
            "anyOf": [
              {
                "enum": [
                  "standard",
                  "strict",
                  "none"
                ]
              },
              {
                "$ref": "#/$defs/algorithms"
              }
            ]
          },
          "chip": {
            "$ref": "#/$defs/chip"
          },
          "access": {
            "$ref": "#/$defs/access"
          },
          "anchors": {
            "$ref": "#/$defs/anchors"
          },
          "deviations": {
            "$ref": "#/$defs/deviations"
          },
          "excuses": {
            "enum": [
              "none",
              "undetermined",
              "technicalGuideline"
            ]
          }
        }
      },
      "minItems": 0,
      "maxItems": 64
    },
    "decision": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "required": [
        "default"
      ],
      "properties": {
        "rules": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "name",
              "when",
              "then"
            ],
            "properties": {
              "name": {
                "type": "string",
                "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
              },
              "when": {
                "type": "object",
                "additionalProperties": false,
                "properties": {
                  "overall": {
                    "anyOf": [
                      {
                        "enum": [
                          "successful",
                          "failed",
                          "undetermined",
                          "aborted"
                        ]
                      },
                      {
                        "type": "array",
                        "items": {
                          "enum": [
                            "successful",
                            "failed",
                            "undetermined",
                            "aborted"
                          ]
                        },
                        "minItems": 0,
                        "maxItems": 4,
                        "uniqueItems": true
                      },
                      {
                        "type": "null"
                      }
                    ]
                  },
                  "assurances": {
                    "type": "array",
                    "items": {
                      "enum": [
                        "dataGenuine",
                        "documentCurrent",
                        "holderPrintMatches",
                        "chipOriginal",
                        "chipOriginalShownToVerifier",
                        "fresh"
                      ]
                    },
                    "minItems": 0,
                    "maxItems": 6,
                    "uniqueItems": true
                  },
                  "notShown": {
                    "type": "array",
                    "items": {
                      "enum": [
                        "dataGenuine",
                        "documentCurrent",
                        "holderPrintMatches",
                        "chipOriginal",
                        "chipOriginalShownToVerifier",
                        "fresh"
                      ]
                    },
                    "minItems": 0,
                    "maxItems": 6,
                    "uniqueItems": true
                  },
                  "reasons": {
                    "type": [
                      "array",
                      "null"
                    ],
                    "items": {
                      "enum": [
                        "malformed",
                        "empty",
                        "truncated",
                        "wrongVersion",
                        "wrongContentType",
                        "noSigner",
                        "severalSigners",
                        "signedAttributesAbsent",
                        "attributeMissing",
                        "attributeDoubled",
                        "contentTypeMismatch",
                        "messageDigestMismatch",
                        "signerNotFound",
                        "signatureInvalid",
                        "unsupportedAlgorithm",
                        "algorithmMismatch",
                        "keyRefused",
                        "noSecurityObject",
                        "noAnchor",
                        "anchorUnpinned",
                        "anchorListed",
                        "publisherNotGranted",
                        "akiMismatch",
                        "issuerNotAuthority",
                        "wrongRole",
                        "keyUsage",
                        "countryMismatch",
                        "countryUnknown",
                        "pathTooLong",
                        "unknownCriticalExtension",
                        "expired",
                        "notYetValid",
                        "noCRL",
                        "crlExpired",
                        "crlNotYetValid",
                        "crlNotVerified",
                        "crlOfOtherIssuer",
                        "mayBeRevoked",
                        "revoked",
                        "noDateOfIssue",
                        "issuedOutsideUsagePeriod",
                        "documentTypeNotAllowed",
                        "certifiedOutsideUsagePeriod",
                        "algorithmRefusedByPolicy",
                        "subjectOutsideProfile",
                        "extensionsOutsideProfile",
                        "keyOutsideProfile",
                        "periodOutsideProfile",
                        "knownDefect",
                        "blocked",
                        "hashMismatch",
                        "notInSecurityObject",
                        "notRead",
                        "tooLarge",
                        "absent",
                        "listsDiffer",
                        "accessDenied",
                        "cardAccessNotConfirmed",
                        "paceInfoHidden",
                        "paceNotUsed",
                        "paceFailed",
                        "channelNotProven",
                        "paceInfoNotSigned",
                        "dirNotConfirmed",
                        "refusedByChip",
                        "wrongPassword",
                        "channelLost",
                        "responseInvalid",
                        "keyNotAuthenticated",
                        "keyFileMissing",
                        "keyNotFound",
                        "keyAgreementFailed",
                        "mappingDataMismatch",
                        "otherChannel",
                        "otherMethodUsed",
                        "responseTruncated",
                        "challengeMismatch",
                        "credentialsNotHeld",
                        "rightsNotGranted",
                        "signerFailed",
                        "chipNotAuthenticated",
                        "chipNotVerified",
                        "readerTooShort",
                        "deviationRefused",
                        "skipped",
                        "notOffered",
                        "evidenceNotRecorded",
                        "recorded",
                        "notGiven",
                        "fieldsDiffer",
                        "layoutDiffers",
                        "datesContradict",
                        "checkDigitsWrong",
                        "unreadable",
                        "reportedLost",
                        "reportedStolen",
                        "reportedCancelled",
                        "statusSourceFailed",
                        "countryNotAllowed",
                        "documentTypeRefused",
                        "notExpected",
                        "expiresSoon",
                        "validityTooLong",
                        "materialTooOld",
                        "proofNotShown",
                        "cloneable",
                        "cancelled",
                        "readFailed"
                      ]
                    },
                    "minItems": 0,
                    "maxItems": 108,
                    "uniqueItems": true
                  },
                  "openOnlyFor": {
                    "type": [
                      "array",
                      "null"
                    ],
                    "items": {
                      "enum": [
                        "malformed",
                        "empty",
                        "truncated",
                        "wrongVersion",
                        "wrongContentType",
                        "noSigner",
                        "severalSigners",
                        "signedAttributesAbsent",
                        "attributeMissing",
                        "attributeDoubled",
                        "contentTypeMismatch",
                        "messageDigestMismatch",
                        "signerNotFound",
                        "signatureInvalid",
                        "unsupportedAlgorithm",
                        "algorithmMismatch",
                        "keyRefused",
                        "noSecurityObject",
                        "noAnchor",
                        "anchorUnpinned",
                        "anchorListed",
                        "publisherNotGranted",
                        "akiMismatch",
                        "issuerNotAuthority",
                        "wrongRole",
                        "keyUsage",
                        "countryMismatch",
                        "countryUnknown",
                        "pathTooLong",
                        "unknownCriticalExtension",
                        "expired",
                        "notYetValid",
                        "noCRL",
                        "crlExpired",
                        "crlNotYetValid",
                        "crlNotVerified",
                        "crlOfOtherIssuer",
                        "mayBeRevoked",
                        "revoked",
                        "noDateOfIssue",
                        "issuedOutsideUsagePeriod",
                        "documentTypeNotAllowed",
                        "certifiedOutsideUsagePeriod",
                        "algorithmRefusedByPolicy",
                        "subjectOutsideProfile",
                        "extensionsOutsideProfile",
                        "keyOutsideProfile",
                        "periodOutsideProfile",
                        "knownDefect",
                        "blocked",
                        "hashMismatch",
                        "notInSecurityObject",
                        "notRead",
                        "tooLarge",
                        "absent",
                        "listsDiffer",
                        "accessDenied",
                        "cardAccessNotConfirmed",
                        "paceInfoHidden",
                        "paceNotUsed",
                        "paceFailed",
                        "channelNotProven",
                        "paceInfoNotSigned",
                        "dirNotConfirmed",
                        "refusedByChip",
                        "wrongPassword",
                        "channelLost",
                        "responseInvalid",
                        "keyNotAuthenticated",
                        "keyFileMissing",
                        "keyNotFound",
                        "keyAgreementFailed",
                        "mappingDataMismatch",
                        "otherChannel",
                        "otherMethodUsed",
                        "responseTruncated",
                        "challengeMismatch",
                        "credentialsNotHeld",
                        "rightsNotGranted",
                        "signerFailed",
                        "chipNotAuthenticated",
                        "chipNotVerified",
                        "readerTooShort",
                        "deviationRefused",
                        "skipped",
                        "notOffered",
                        "evidenceNotRecorded",
                        "recorded",
                        "notGiven",
                        "fieldsDiffer",
                        "layoutDiffers",
                        "datesContradict",
                        "checkDigitsWrong",
                        "unreadable",
                        "reportedLost",
                        "reportedStolen",
                        "reportedCancelled",
                        "statusSourceFailed",
                        "countryNotAllowed",
                        "documentTypeRefused",
                        "notExpected",
                        "expiresSoon",
                        "validityTooLong",
                        "materialTooOld",
                        "proofNotShown",
                        "cloneable",
                        "cancelled",
                        "readFailed"
                      ]
                    },
                    "minItems": 0,
                    "maxItems": 108,
                    "uniqueItems": true
                  },
                  "checks": {
                    "type": "object",
                    "additionalProperties": false,
                    "properties": {
                      "access.protocol.established": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "access.protocol.downgrade": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "access.cardAccess.authenticity": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "access.terminalAuthentication.established": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "access.dir.authenticity": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "securityObject.sod.structure": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "securityObject.sod.signedAttributes": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "securityObject.sod.signature": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.ds.signature": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.csca.usagePeriod": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.ds.usagePeriod": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.ds.documentType": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.ds.algorithms": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.operator.notBlocked": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.ds.validity": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.csca.validity": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "securityObject.cardSecurity.structure": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "securityObject.cardSecurity.signedAttributes": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "securityObject.cardSecurity.signature": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.cardSecurity.validity": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.cardSecurity.signature": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.cardSecurity.revocation": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg1.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg2.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg3.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg4.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg5.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg6.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg7.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg8.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg9.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg10.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg11.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg12.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg13.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg14.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg15.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dg16.hash": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.mandatoryDataGroups": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.dataGroups.structure": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.mrz.printedForm": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.mrz.matchesDG1": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "chip.chipAuthentication.keyAgreement": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "chip.chipAuthenticationMapping.data": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "chip.activeAuthentication.signature": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.ds.revocation": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.mrz.checkDigits": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.expiry.current": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.dg11.matchesDG1": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.dg12.matchesDG1": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.issuer.matchesSigner": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.operator.notBlocked": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.status.notReported": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "integrity.com.matchesSOD": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.issuer.allowed": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.type.allowed": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "document.validity.period": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "issuer.material.age": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "chip.proof.demanded": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.content.structure": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.content.features": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.mrz.checkDigits": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.signer.certificate": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.signer.signature": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.signer.validity": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.csca.validity": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.signer.usagePeriod": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.csca.usagePeriod": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.signer.documentType": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.signer.revocation": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.operator.notBlocked": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.issuer.matchesSigner": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.mrz.matchesHeader": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.content.signature": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.document.expiry": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.document.dateOfIssue": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.mrz.matchesPrinted": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "seal.passport.matchesPrinted": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.record.certificate": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.record.signature": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.record.searchCopy": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.record.holder": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.record.date": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.signer.role": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.signer.state": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.signer.profile": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.signer.name": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.signer.signature": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.signer.validity": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.csca.validity": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.csca.usagePeriod": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.signer.algorithms": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      },
                      "lds2.signer.revocation": {
                        "anyOf": [
                          {
                            "enum": [
                              "successful",
                              "failed",
                              "undetermined",
                              "notSupported",
                              "aborted"
                            ]
                          },
                          {
                            "type": "array",
                            "items": {
                              "enum": [
                                "successful",
                                "failed",
                                "undetermined",
                                "notSupported",
                                "aborted"
                              ]
                            },
                            "minItems": 0,
                            "maxItems": 5,
                            "uniqueItems": true
                          }
                        ]
                      }
                    }
                  },
                  "withoutDeviations": {
                    "type": "array",
                    "items": {
                      "enum": [
                        "computedCheckDigits",
                        "passwordRepeated",
                        "parameterReferenceOtherForm",
                        "cardAccessMalformed",
                        "channelReopened",
                        "readLengthReduced",
                        "headerReadFirst",
                        "emptyRead",
                        "extendedLengthRefused",
                        "bufferSizesNotStated",
                        "shortEFNotSupported",
                        "shortEFOtherFile",
                        "authoritiesShortEFWrong",
                        "selectWarning",
                        "selectWithAnswer",
                        "otherApplicationIdentifier",
                        "responseTooLong",
                        "oddReadWithoutDO53",
                        "terminalAuthenticationUnverifiedChip"
                      ]
                    },
                    "minItems": 0,
                    "maxItems": 19,
                    "uniqueItems": true
                  },
                  "countries": {
                    "type": [
                      "array",
                      "null"
                    ],
                    "items": {
                      "type": "string",
                      "maxLength": 256
                    },
                    "minItems": 0,
                    "maxItems": 512
                  },
                  "documentTypes": {
                    "type": [
                      "array",
                      "null"
                    ],
                    "items": {
                      "type": "string",
                      "pattern": "^(passport|card|visa|[A-Z]{1,2})$"
                    },
                    "minItems": 0,
                    "maxItems": 64
                  }
                }
              },
              "then": {
                "enum": [
                  "accept",
                  "review",
                  "reject"
                ]
              }
            }
          },
          "minItems": 0,
          "maxItems": 64
        },
        "default": {
          "enum": [
            "review",
            "reject"
          ]
        }
      }
    }
  },
  "$defs": {
    "checks.access.protocol.established": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "role"
      ],
      "properties": {
        "role": {
          "enum": [
            "mandatory",
            "optional",
            "evaluatory"
          ]
        },
        "counting": {
          "type": "array",
          "items": {
            "enum": [
              "malformed",
              "empty",
              "truncated",
              "wrongVersion",
              "wrongContentType",
              "noSigner",
              "severalSigners",
              "signedAttributesAbsent",
              "attributeMissing",
              "attributeDoubled",
              "contentTypeMismatch",
              "messageDigestMismatch",
              "signerNotFound",
              "signatureInvalid",
              "unsupportedAlgorithm",
              "algorithmMismatch",
              "keyRefused",
              "noSecurityObject",
              "noAnchor",
              "anchorUnpinned",
              "anchorListed",
              "publisherNotGranted",
              "akiMismatch",
              "issuerNotAuthority",
              "wrongRole",
              "keyUsage",
              "countryMismatch",
              "countryUnknown",
              "pathTooLong",
              "unknownCriticalExtension",
              "expired",
              "notYetValid",
              "noCRL",
              "crlExpired",
              "crlNotYetValid",
              "crlNotVerified",
              "crlOfOtherIssuer",
              "mayBeRevoked",
              "revoked",
              "noDateOfIssue",
              "issuedOutsideUsagePeriod",
              "documentTypeNotAllowed",
              "certifiedOutsideUsagePeriod",
              "algorithmRefusedByPolicy",
              "subjectOutsideProfile",
              "extensionsOutsideProfile",
              "keyOutsideProfile",
              "periodOutsideProfile",
              "knownDefect",
              "blocked",
              "hashMismatch",
              "notInSecurityObject",
              "notRead",
              "tooLarge",
              "absent",
              "listsDiffer",
              "accessDenied",
              "cardAccessNotConfirmed",
              "paceInfoHidden",
              "paceNotUsed",
              "paceFailed",
              "channelNotProven",
              "paceInfoNotSigned",
              "dirNotConfirmed",
              "refusedByChip",
              "wrongPassword",
              "channelLost",
              "responseInvalid",
              "keyNotAuthenticated",
              "keyFileMissing",
              "keyNotFound",
              "keyAgreementFailed",
              "mappingDataMismatch",
              "otherChannel",
              "otherMethodUsed",
              "responseTruncated",
              "challengeMismatch",
              "credentialsNotHeld",
              "rightsNotGranted",
              "signerFailed",
              "chipNotAuthenticated",
              "chipNotVerified",
              "readerTooShort",
              "deviationRefused",
              "skipped",
              "notOffered",
              "evidenceNotRecorded",
              "recorded",
              "notGiven",
              "fieldsDiffer",
              "layoutDiffers",
              "datesContradict",
              "checkDigitsWrong",
              "unreadable",
              "reportedLost",
              "reportedStolen",
              "reportedCancelled",
              "statusSourceFailed",
              "countryNotAllowed",
              "documentTypeRefused",
              "notExpected",
              "expiresSoon",
              "validityTooLong",
              "materialTooOld",
              "proofNotShown",
              "cloneable",
              "cancelled",
              "readFailed"
            ]
          },
          "minItems": 0,
          "maxItems": 108,
          "uniqueItems": true
        }
      }
    },
    "checks.integrity.dg*.hash": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "role"
      ],
      "properties": {
        "role": {
          "enum": [
            "mandatory",
            "evaluatory"
          ]
        },
        "counting": {
          "type": "array",
          "items": {
            "enum": [
              "malformed",
              "empty",
              "truncated",
              "wrongVersion",
              "wrongContentType",
              "noSigner",
              "severalSigners",
              "signedAttributesAbsent",
              "attributeMissing",
              "attributeDoubled",
              "contentTypeMismatch",
              "messageDigestMismatch",
              "signerNotFound",
              "signatureInvalid",
              "unsupportedAlgorithm",
              "algorithmMismatch",
              "keyRefused",
              "noSecurityObject",
              "noAnchor",
              "anchorUnpinned",
              "anchorListed",
              "publisherNotGranted",
              "akiMismatch",
              "issuerNotAuthority",
              "wrongRole",
              "keyUsage",
              "countryMismatch",
              "countryUnknown",
              "pathTooLong",
              "unknownCriticalExtension",
              "expired",
              "notYetValid",
              "noCRL",
              "crlExpired",
              "crlNotYetValid",
              "crlNotVerified",
              "crlOfOtherIssuer",
              "mayBeRevoked",
              "revoked",
              "noDateOfIssue",
              "issuedOutsideUsagePeriod",
              "documentTypeNotAllowed",
              "certifiedOutsideUsagePeriod",
              "algorithmRefusedByPolicy",
              "subjectOutsideProfile",
              "extensionsOutsideProfile",
              "keyOutsideProfile",
              "periodOutsideProfile",
              "knownDefect",
              "blocked",
              "hashMismatch",
              "notInSecurityObject",
              "notRead",
              "tooLarge",
              "absent",
              "listsDiffer",
              "accessDenied",
              "cardAccessNotConfirmed",
              "paceInfoHidden",
              "paceNotUsed",
              "paceFailed",
              "channelNotProven",
              "paceInfoNotSigned",
              "dirNotConfirmed",
              "refusedByChip",
              "wrongPassword",
              "channelLost",
              "responseInvalid",
              "keyNotAuthenticated",
              "keyFileMissing",
              "keyNotFound",
              "keyAgreementFailed",
              "mappingDataMismatch",
              "otherChannel",
              "otherMethodUsed",
              "responseTruncated",
              "challengeMismatch",
              "credentialsNotHeld",
              "rightsNotGranted",
              "signerFailed",
              "chipNotAuthenticated",
              "chipNotVerified",
              "readerTooShort",
              "deviationRefused",
              "skipped",
              "notOffered",
              "evidenceNotRecorded",
              "recorded",
              "notGiven",
              "fieldsDiffer",
              "layoutDiffers",
              "datesContradict",
              "checkDigitsWrong",
              "unreadable",
              "reportedLost",
              "reportedStolen",
              "reportedCancelled",
              "statusSourceFailed",
              "countryNotAllowed",
              "documentTypeRefused",
              "notExpected",
              "expiresSoon",
              "validityTooLong",
              "materialTooOld",
              "proofNotShown",
              "cloneable",
              "cancelled",
              "readFailed"
            ]
          },
          "minItems": 0,
          "maxItems": 108,
          "uniqueItems": true
        }
      }
    },
    "checks": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "access.protocol.established": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "access.protocol.downgrade": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "access.cardAccess.authenticity": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "access.terminalAuthentication.established": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "access.dir.authenticity": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "securityObject.sod.structure": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "securityObject.sod.signedAttributes": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "securityObject.sod.signature": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.ds.signature": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.csca.usagePeriod": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.ds.usagePeriod": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.ds.documentType": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.ds.algorithms": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.ds.validity": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.csca.validity": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "securityObject.cardSecurity.structure": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "securityObject.cardSecurity.signedAttributes": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "securityObject.cardSecurity.signature": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.cardSecurity.validity": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.cardSecurity.signature": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.cardSecurity.revocation": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "integrity.dg*.hash": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.integrity.dg*.hash"
            }
          ]
        },
        "integrity.mandatoryDataGroups": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "integrity.dataGroups.structure": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "document.mrz.printedForm": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "chip.chipAuthentication.keyAgreement": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "chip.chipAuthenticationMapping.data": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "chip.activeAuthentication.signature": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.ds.revocation": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "document.mrz.checkDigits": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "document.expiry.current": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "document.dg11.matchesDG1": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "document.dg12.matchesDG1": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "document.issuer.matchesSigner": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "integrity.com.matchesSOD": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "document.issuer.allowed": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "document.type.allowed": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "document.validity.period": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "issuer.material.age": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        },
        "chip.proof.demanded": {
          "anyOf": [
            {
              "enum": [
                "mandatory",
                "optional",
                "evaluatory"
              ]
            },
            {
              "$ref": "#/$defs/checks.access.protocol.established"
            }
          ]
        }
      }
    },
    "dataGroups": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "required": {
          "type": "array",
          "items": {
            "type": "integer",
            "minimum": 1,
            "maximum": 16
          },
          "minItems": 0,
          "maxItems": 16,
          "uniqueItems": true
        }
      }
    },
    "documentTypes": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "allow": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "string",
            "pattern": "^(passport|card|visa|[A-Z]{1,2})$"
          },
          "minItems": 0,
          "maxItems": 64
        },
        "deny": {
          "type": "array",
          "items": {
            "type": "string",
            "pattern": "^(passport|card|visa|[A-Z]{1,2})$"
          },
          "minItems": 0,
          "maxItems": 64
        }
      }
    },
    "expiry": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "graceDays": {
          "type": "integer",
          "minimum": 0,
          "maximum": 3650
        },
        "remainingDays": {
          "type": "integer",
          "minimum": 0,
          "maximum": 3650
        },
        "longestValidityMonths": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 1200
        },
        "sparesCertificates": {
          "type": "boolean"
        }
      }
    },
    "age": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "crlDays": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 3650
        },
        "masterListDays": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 3650
        },
        "storeDays": {
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1,
          "maximum": 3650
        }
      }
    },
    "algorithms.limits": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "hash",
        "until"
      ],
      "properties": {
        "hash": {
          "enum": [
            "SHA-1",
            "SHA-224",
            "SHA-256",
            "SHA-384",
            "SHA-512"
          ]
        },
        "until": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "source": {
          "type": "string",
          "maxLength": 128
        }
      }
    },
    "algorithms.limits-2": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "rsaBelow",
        "until"
      ],
      "properties": {
        "rsaBelow": {
          "type": "integer",
          "minimum": 1,
          "maximum": 16384
        },
        "until": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "source": {
          "type": "string",
          "maxLength": 128
        }
      }
    },
    "algorithms.limits-3": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "curveBelow",
        "until"
      ],
      "properties": {
        "curveBelow": {
          "type": "integer",
          "minimum": 1,
          "maximum": 16384
        },
        "until": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "source": {
          "type": "string",
          "maxLength": 128
        }
      }
    },
    "algorithms.limits-4": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "dsaBelow",
        "until"
      ],
      "properties": {
        "dsaBelow": {
          "type": "integer",
          "minimum": 1,
          "maximum": 16384
        },
        "until": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "source": {
          "type": "string",
          "maxLength": 128
        }
      }
    },
    "algorithms": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "name",
        "limits"
      ],
      "properties": {
        "name": {
          "type": "string",
          "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
        },
        "limits": {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "$ref": "#/$defs/algorithms.limits"
              },
              {
                "$ref": "#/$defs/algorithms.limits-2"
              },
              {
                "$ref": "#/$defs/algorithms.limits-3"
              },
              {
                "$ref": "#/$defs/algorithms.limits-4"
              }
            ]
          },
          "minItems": 0,
          "maxItems": 64
        }
      }
    },
    "chip": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "proofs": {
          "type": "array",
          "items": {
            "enum": [
              "activeAuthentication",
              "chipAuthentication",
              "chipAuthenticationMapping"
            ]
          },
          "minItems": 0,
          "maxItems": 3,
          "uniqueItems": true
        },
        "shownTo": {
          "enum": [
            "anyone",
            "verifier"
          ]
        },
        "dataAlone": {
          "type": "boolean"
        }
      }
    },
    "access": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "unknown": {
          "enum": [
            "counts",
            "ignored"
          ]
        }
      }
    },
    "anchors": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "unpinned": {
          "type": "boolean"
        },
        "listed": {
          "type": "boolean"
        }
      }
    },
    "deviations.signed": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "allBut"
      ],
      "properties": {
        "allBut": {
          "type": "array",
          "items": {
            "enum": [
              "berEncoding",
              "attributeOrder",
              "contentTypeNotICAO",
              "signedDataVersion",
              "signerInfoVersion",
              "signerIdentifierMismatch",
              "digestDiffersFromSignatureHash",
              "signatureHashNotNamed",
              "ecdsaIntegerPadding",
              "rsaLeadingZerosDropped",
              "digestInfoWithoutNull",
              "twinCurve",
              "akiMismatch",
              "akiMissing",
              "issuerNameDiffers",
              "keyUsageMissing",
              "keyUsageNotDigitalSignature",
              "keyUsageNotCritical",
              "validityTimeForm",
              "certificateEnvelope",
              "documentTypeListWithoutVersion",
              "extendedKeyUsagePresent",
              "anchorWithoutAuthority",
              "alternativeCountryDiffers",
              "signerCertificateNotEmbedded",
              "paceInfoNotSigned",
              "paceFailed",
              "cardSecurityEntryMissing",
              "privilegedTerminalInfoNotSigned",
              "trailingOctetsHashed",
              "sealSignerPurposeMissing",
              "sealMembersUnsigned",
              "sealCurveDiffers",
              "signingTimeMissing"
            ]
          },
          "minItems": 0,
          "maxItems": 34,
          "uniqueItems": true
        }
      }
    },
    "deviations.files": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "allBut"
      ],
      "properties": {
        "allBut": {
          "type": "array",
          "items": {
            "enum": [
              "trailingOctets",
              "unknownElement",
              "sodIndefiniteLength",
              "securityObjectNotDER",
              "securityObjectVersionInfo",
              "ldsVersionUnknown",
              "securityObjectFewDataGroups",
              "securityObjectManyDataGroups",
              "securityObjectUnknownDataGroup",
              "securityObjectRepeatedDataGroup",
              "comUnknownTag",
              "comRepeatedTag",
              "biometricInstanceCount",
              "biometricHeaderIncomplete",
              "biometricFormatOther",
              "biometricTemplateMissing",
              "facialRecordLength",
              "facialImageCount",
              "facialBlockLength",
              "facialPoseAngle",
              "featurePointCount",
              "imageFoundBySignature",
              "paddingAfterImage",
              "imageFormatMismatch",
              "bareCodestream",
              "unknownImageFormat",
              "biometricBlockNotDER",
              "biometricDataBlockTag",
              "fingerRecordLength",
              "fingerCount",
              "fingerViewLength",
              "irisRecordLength",
              "irisCount",
              "irisImageLength",
              "rawImageLength",
              "biometricSubtypeMissing",
              "biometricSubtypeMismatch",
              "biometricSeveralFeatures",
              "securityInfosWrapped",
              "securityInfosSequence",
              "securityInfosTrailing",
              "securityInfoMalformed",
              "securityInfoVersion",
              "paceInfoWithoutParameterID",
              "chipAuthenticationKeyUnwrapped",
              "chipAuthenticationUnknown",
              "cvcaLength",
              "instanceCount",
              "tagListMissing",
              "tagListNamesAbsentElement",
              "tagListOmitsElement",
              "tagListNamesTemplate",
              "otherNameOutsideTemplate",
              "tagWithoutLastOctet",
              "emptyElement",
              "elementTooLong",
              "textNotUTF8",
              "dateBinaryCoded",
              "dateUnpackedDigits",
              "dateWithoutCentury",
              "dateImpossible",
              "dateIncomplete",
              "mrzSexX",
              "mrzSexInvalid",
              "mrzDocumentCodeUnusual",
              "mrzIssuerUnknown",
              "mrzNationalityUnknown",
              "mrzGermanyAsDEU",
              "mrzNameEmpty",
              "mrzDigitInName",
              "mrzNameSeparatorRepeated",
              "mrzDateOfBirthInvalid",
              "mrzDateOfExpiryInvalid",
              "mrzDateOfExpiryIncomplete",
              "mrzDateZeroForUnknown",
              "mrzCheckDigitNotDigit",
              "mrzDocumentNumberEmpty"
            ]
          },
          "minItems": 0,
          "maxItems": 77,
          "uniqueItems": true
        }
      }
    },
    "deviations": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "signed": {
          "anyOf": [
            {
              "enum": [
                "all",
                "none"
              ]
            },
            {
              "type": "array",
              "items": {
                "enum": [
                  "berEncoding",
                  "attributeOrder",
                  "contentTypeNotICAO",
                  "signedDataVersion",
                  "signerInfoVersion",
                  "signerIdentifierMismatch",
                  "digestDiffersFromSignatureHash",
                  "signatureHashNotNamed",
                  "ecdsaIntegerPadding",
                  "rsaLeadingZerosDropped",
                  "digestInfoWithoutNull",
                  "twinCurve",
                  "akiMismatch",
                  "akiMissing",
                  "issuerNameDiffers",
                  "keyUsageMissing",
                  "keyUsageNotDigitalSignature",
                  "keyUsageNotCritical",
                  "validityTimeForm",
                  "certificateEnvelope",
                  "documentTypeListWithoutVersion",
                  "extendedKeyUsagePresent",
                  "anchorWithoutAuthority",
                  "alternativeCountryDiffers",
                  "signerCertificateNotEmbedded",
                  "paceInfoNotSigned",
                  "paceFailed",
                  "cardSecurityEntryMissing",
                  "privilegedTerminalInfoNotSigned",
                  "trailingOctetsHashed",
                  "sealSignerPurposeMissing",
                  "sealMembersUnsigned",
                  "sealCurveDiffers",
                  "signingTimeMissing"
                ]
              },
              "minItems": 0,
              "maxItems": 34,
              "uniqueItems": true
            },
            {
              "$ref": "#/$defs/deviations.signed"
            }
          ]
        },
        "files": {
          "anyOf": [
            {
              "enum": [
                "all",
                "none"
              ]
            },
            {
              "type": "array",
              "items": {
                "enum": [
                  "trailingOctets",
                  "unknownElement",
                  "sodIndefiniteLength",
                  "securityObjectNotDER",
                  "securityObjectVersionInfo",
                  "ldsVersionUnknown",
                  "securityObjectFewDataGroups",
                  "securityObjectManyDataGroups",
                  "securityObjectUnknownDataGroup",
                  "securityObjectRepeatedDataGroup",
                  "comUnknownTag",
                  "comRepeatedTag",
                  "biometricInstanceCount",
                  "biometricHeaderIncomplete",
                  "biometricFormatOther",
                  "biometricTemplateMissing",
                  "facialRecordLength",
                  "facialImageCount",
                  "facialBlockLength",
                  "facialPoseAngle",
                  "featurePointCount",
                  "imageFoundBySignature",
                  "paddingAfterImage",
                  "imageFormatMismatch",
                  "bareCodestream",
                  "unknownImageFormat",
                  "biometricBlockNotDER",
                  "biometricDataBlockTag",
                  "fingerRecordLength",
                  "fingerCount",
                  "fingerViewLength",
                  "irisRecordLength",
                  "irisCount",
                  "irisImageLength",
                  "rawImageLength",
                  "biometricSubtypeMissing",
                  "biometricSubtypeMismatch",
                  "biometricSeveralFeatures",
                  "securityInfosWrapped",
                  "securityInfosSequence",
                  "securityInfosTrailing",
                  "securityInfoMalformed",
                  "securityInfoVersion",
                  "paceInfoWithoutParameterID",
                  "chipAuthenticationKeyUnwrapped",
                  "chipAuthenticationUnknown",
                  "cvcaLength",
                  "instanceCount",
                  "tagListMissing",
                  "tagListNamesAbsentElement",
                  "tagListOmitsElement",
                  "tagListNamesTemplate",
                  "otherNameOutsideTemplate",
                  "tagWithoutLastOctet",
                  "emptyElement",
                  "elementTooLong",
                  "textNotUTF8",
                  "dateBinaryCoded",
                  "dateUnpackedDigits",
                  "dateWithoutCentury",
                  "dateImpossible",
                  "dateIncomplete",
                  "mrzSexX",
                  "mrzSexInvalid",
                  "mrzDocumentCodeUnusual",
                  "mrzIssuerUnknown",
                  "mrzNationalityUnknown",
                  "mrzGermanyAsDEU",
                  "mrzNameEmpty",
                  "mrzDigitInName",
                  "mrzNameSeparatorRepeated",
                  "mrzDateOfBirthInvalid",
                  "mrzDateOfExpiryInvalid",
                  "mrzDateOfExpiryIncomplete",
                  "mrzDateZeroForUnknown",
                  "mrzCheckDigitNotDigit",
                  "mrzDocumentNumberEmpty"
                ]
              },
              "minItems": 0,
              "maxItems": 77,
              "uniqueItems": true
            },
            {
              "$ref": "#/$defs/deviations.files"
            }
          ]
        },
        "chip": {
          "type": "boolean"
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-policy-diff/1", about: "What epass policy diff --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-policy-diff-1.schema.json",
  "title": "What epass policy diff --json prints (epass-policy-diff/1)",
  "description": "What two policies differ in: Docs/policies.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "old"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "old",
        "new",
        "differences"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-policy-diff/1"
        },
        "old": {
          "description": "A policy.",
          "type": "object",
          "required": [
            "name",
            "sha256"
          ],
          "properties": {
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "sha256": {
              "description": "Over what it says. SHA-256, 64 hexadecimal digits in lower case.",
              "type": "string",
              "pattern": "^[0-9a-f]{64}$"
            }
          }
        },
        "new": {
          "description": "A policy.",
          "type": "object",
          "required": [
            "name",
            "sha256"
          ],
          "properties": {
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "sha256": {
              "description": "Over what it says. SHA-256, 64 hexadecimal digits in lower case.",
              "type": "string",
              "pattern": "^[0-9a-f]{64}$"
            }
          }
        },
        "differences": {
          "description": "Each.",
          "type": "array",
          "items": {
            "description": "A difference.",
            "type": "object",
            "required": [
              "member",
              "before",
              "after"
            ],
            "properties": {
              "member": {
                "description": "Where.",
                "type": "string"
              },
              "before": {
                "description": "What stands there; null where nothing does."
              },
              "after": {
                "description": "What stands there; null where nothing does."
              }
            }
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-policy-diff/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-policy-explain/1", about: "What epass policy explain --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-policy-explain-1.schema.json",
  "title": "What epass policy explain --json prints (epass-policy-explain/1)",
  "description": "A policy in sentences: Docs/policies.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "policy"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "policy",
        "sentences"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-policy-explain/1"
        },
        "policy": {
          "description": "A policy.",
          "type": "object",
          "required": [
            "name",
            "sha256"
          ],
          "properties": {
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "sha256": {
              "description": "Over what it says. SHA-256, 64 hexadecimal digits in lower case.",
              "type": "string",
              "pattern": "^[0-9a-f]{64}$"
            }
          }
        },
        "sentences": {
          "description": "Each sentence.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/message"
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-policy-explain/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-policy-lint/1", about: "What epass policy lint --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-policy-lint-1.schema.json",
  "title": "What epass policy lint --json prints (epass-policy-lint/1)",
  "description": "What is wrong in a policy: Docs/policies.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "policy"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "policy",
        "valid",
        "errors",
        "findings"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-policy-lint/1"
        },
        "policy": {
          "description": "Null where it is none.",
          "type": [
            "object",
            "null"
          ],
          "required": [
            "name",
            "sha256"
          ],
          "properties": {
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "sha256": {
              "description": "Over what it says. SHA-256, 64 hexadecimal digits in lower case.",
              "type": "string",
              "pattern": "^[0-9a-f]{64}$"
            }
          }
        },
        "valid": {
          "description": "Whether it is a policy.",
          "type": "boolean"
        },
        "errors": {
          "description": "Why it is none.",
          "type": "array",
          "items": {
            "description": "One thing.",
            "type": "object",
            "required": [
              "code",
              "member",
              "line",
              "column",
              "message",
              "messageKey",
              "arguments",
              "remedy",
              "remedyKey",
              "remedyArguments"
            ],
            "properties": {
              "code": {
                "description": "What, area.code: Docs/errors.md.",
                "type": "string",
                "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
              },
              "member": {
                "description": "Where.",
                "type": "string"
              },
              "line": {
                "description": "The line, from 1.",
                "type": "integer",
                "minimum": 0
              },
              "column": {
                "description": "The column, from 1.",
                "type": "integer",
                "minimum": 0
              },
              "message": {
                "description": "What, in one English sentence.",
                "type": "string"
              },
              "messageKey": {
                "description": "The same as a key of Languages/en.json; later versions add some.",
                "type": "string",
                "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
              },
              "arguments": {
                "description": "The arguments by their names; empty where there are none.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/argument"
                }
              },
              "remedy": {
                "description": "What to do next, in English.",
                "type": "string"
              },
              "remedyKey": {
                "description": "The same as a key of Languages/en.json.",
                "type": "string",
                "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
              },
              "remedyArguments": {
                "description": "The arguments of that message by their names.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/argument"
                }
              }
            }
          }
        },
        "findings": {
          "description": "What there is to say.",
          "type": "array",
          "items": {
            "description": "A finding.",
            "type": "object",
            "required": [
              "code",
              "weight",
              "member",
              "message",
              "messageKey",
              "arguments"
            ],
            "properties": {
              "code": {
                "description": "What.",
                "type": "string",
                "pattern": "^[a-z][A-Za-z0-9]*$",
                "examples": [
                  "nothingTaken",
                  "ruleHidden",
                  "weaker"
                ]
              },
              "weight": {
                "description": "How much it weighs.",
                "enum": [
                  "fault",
                  "weakness"
                ]
              },
              "member": {
                "description": "Where.",
                "type": "string"
              },
              "message": {
                "description": "What, in one English sentence.",
                "type": "string"
              },
              "messageKey": {
                "description": "The same as a key of Languages/en.json; later versions add some.",
                "type": "string",
                "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
              },
              "arguments": {
                "description": "The arguments by their names; empty where there are none.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/argument"
                }
              }
            }
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-policy-lint/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-policy-list/1", about: "What epass policy list --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-policy-list-1.schema.json",
  "title": "What epass policy list --json prints (epass-policy-list/1)",
  "description": "Policies and groups of States: Docs/policies.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "policies",
    "groupsDate",
    "groups"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-policy-list/1"
    },
    "policies": {
      "description": "Those that are built in.",
      "type": "array",
      "items": {
        "description": "A policy.",
        "type": "object",
        "required": [
          "name",
          "sha256",
          "about"
        ],
        "properties": {
          "name": {
            "description": "Its name.",
            "type": "string"
          },
          "sha256": {
            "description": "Over what it says. SHA-256, 64 hexadecimal digits in lower case.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          },
          "about": {
            "description": "What it is for, in English.",
            "type": "string"
          }
        }
      }
    },
    "groupsDate": {
      "description": "The day of the groups, YYYY-MM-DD.",
      "type": "string",
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
    },
    "groups": {
      "description": "Groups of States.",
      "type": "array",
      "items": {
        "description": "A group.",
        "type": "object",
        "required": [
          "name",
          "title",
          "countries"
        ],
        "properties": {
          "name": {
            "description": "Its name.",
            "type": "string"
          },
          "title": {
            "description": "The same in words.",
            "type": "string"
          },
          "countries": {
            "description": "Their codes.",
            "type": "array",
            "items": {
              "description": "One of them.",
              "type": "string",
              "pattern": "^[A-Z]{1,3}$"
            }
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-profiles/1", about: "What epass simulate --list --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-profiles-1.schema.json",
  "title": "What epass simulate --list --json prints (epass-profiles/1)",
  "description": "The simulated documents: Docs/simulator.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "groups"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-profiles/1"
    },
    "groups": {
      "description": "Each group.",
      "type": "array",
      "items": {
        "description": "A group.",
        "type": "object",
        "required": [
          "name",
          "title",
          "profiles"
        ],
        "properties": {
          "name": {
            "description": "Its name.",
            "type": "string"
          },
          "title": {
            "description": "What it is about, in English.",
            "type": "string"
          },
          "profiles": {
            "description": "Its documents.",
            "type": "array",
            "items": {
              "description": "A document.",
              "type": "object",
              "required": [
                "name",
                "about",
                "numbers"
              ],
              "properties": {
                "name": {
                  "description": "Its name.",
                  "type": "string",
                  "pattern": "^[a-z0-9][a-z0-9.-]*$"
                },
                "about": {
                  "description": "What it is, in English.",
                  "type": "string"
                },
                "numbers": {
                  "description": "The field notes and threats that it stands for, for example F-23.",
                  "type": "array",
                  "items": {
                    "description": "One of them.",
                    "type": "string"
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-readers/1", about: "What epass readers --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-readers-1.schema.json",
  "title": "What epass readers --json prints (epass-readers/1)",
  "description": "The smart-card readers: Docs/readers.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "readers",
    "error"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-readers/1"
    },
    "readers": {
      "description": "Each reader; empty where they could not be listed.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/reader"
      }
    },
    "error": {
      "description": "Why they could not be listed; null where they were.",
      "anyOf": [
        {
          "$ref": "#/$defs/error"
        },
        {
          "type": "null"
        }
      ]
    }
  },
  "$defs": {
    "reader": {
      "description": "A reader.",
      "type": "object",
      "required": [
        "name",
        "state",
        "atr",
        "technology",
        "model"
      ],
      "properties": {
        "name": {
          "description": "Its exact name; text of its driver.",
          "type": "string"
        },
        "state": {
          "description": "What is in it.",
          "enum": [
            "empty",
            "present",
            "inUse",
            "exclusive",
            "mute",
            "unavailable"
          ]
        },
        "atr": {
          "description": "The answer to reset: hexadecimal digits; null where there is none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-F]{2})*$"
        },
        "technology": {
          "description": "What the answer to reset says of the chip; null where it says nothing.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[a-z][A-Za-z0-9]*$",
          "examples": [
            "iso14443A",
            "iso14443B",
            "storageCard"
          ]
        },
        "model": {
          "description": "What is known of the model; null where nothing is.",
          "type": [
            "object",
            "null"
          ],
          "required": [
            "id",
            "maximumCommandLength",
            "maximumResponseLength",
            "sources"
          ],
          "properties": {
            "id": {
              "description": "USB vendor and product.",
              "type": "string"
            },
            "maximumCommandLength": {
              "description": "How many octets of a command it passes on; null if unknown.",
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0
            },
            "maximumResponseLength": {
              "description": "How many octets of a response; null if unknown.",
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0
            },
            "sources": {
              "description": "What that is known from.",
              "type": "array",
              "items": {
                "description": "One of them.",
                "type": "string"
              }
            }
          }
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    }
  }
}
"""#),
        FormatSchema(name: "epass-readers-event/1", about: "What epass readers --watch --json prints, line by line", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-readers-event-1.schema.json",
  "title": "What epass readers --watch --json prints, line by line (epass-readers-event/1)",
  "description": "What happens on the readers: Docs/readers.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "event",
    "reader",
    "error"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-readers-event/1"
    },
    "event": {
      "description": "What happened; error is the last one.",
      "enum": [
        "added",
        "changed",
        "removed",
        "error"
      ]
    },
    "reader": {
      "description": "The reader; null in an error.",
      "anyOf": [
        {
          "$ref": "#/$defs/reader"
        },
        {
          "type": "null"
        }
      ]
    },
    "error": {
      "description": "Why it ends; null in what is no error.",
      "anyOf": [
        {
          "$ref": "#/$defs/error"
        },
        {
          "type": "null"
        }
      ]
    }
  },
  "$defs": {
    "reader": {
      "description": "A reader.",
      "type": "object",
      "required": [
        "name",
        "state",
        "atr",
        "technology",
        "model"
      ],
      "properties": {
        "name": {
          "description": "Its exact name; text of its driver.",
          "type": "string"
        },
        "state": {
          "description": "What is in it.",
          "enum": [
            "empty",
            "present",
            "inUse",
            "exclusive",
            "mute",
            "unavailable"
          ]
        },
        "atr": {
          "description": "The answer to reset: hexadecimal digits; null where there is none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-F]{2})*$"
        },
        "technology": {
          "description": "What the answer to reset says of the chip; null where it says nothing.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[a-z][A-Za-z0-9]*$",
          "examples": [
            "iso14443A",
            "iso14443B",
            "storageCard"
          ]
        },
        "model": {
          "description": "What is known of the model; null where nothing is.",
          "type": [
            "object",
            "null"
          ],
          "required": [
            "id",
            "maximumCommandLength",
            "maximumResponseLength",
            "sources"
          ],
          "properties": {
            "id": {
              "description": "USB vendor and product.",
              "type": "string"
            },
            "maximumCommandLength": {
              "description": "How many octets of a command it passes on; null if unknown.",
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0
            },
            "maximumResponseLength": {
              "description": "How many octets of a response; null if unknown.",
              "type": [
                "integer",
                "null"
              ],
              "minimum": 0
            },
            "sources": {
              "description": "What that is known from.",
              "type": "array",
              "items": {
                "description": "One of them.",
                "type": "string"
              }
            }
          }
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    }
  }
}
"""#),
        FormatSchema(name: "epass-report/2", about: "A report of epass", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-report-2.schema.json",
  "title": "A report of epass (epass-report/2)",
  "description": "What epass read --json and epass verify --json print, epass read --watch --json and epass verify --batch line by line; also where nothing could be judged: Docs/report.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "overall",
    "headline",
    "test",
    "time",
    "policy",
    "decision",
    "trust",
    "checks",
    "assurances",
    "document",
    "evidence",
    "access",
    "files",
    "applications",
    "exchange",
    "recoveries",
    "reader",
    "deviations",
    "ways",
    "knownDefects",
    "knownDefectsLeftOutCount",
    "tool",
    "error",
    "seal",
    "lds2",
    "images"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-report/2"
    },
    "overall": {
      "description": "By the policy's rule: Docs/policies.md.",
      "enum": [
        "successful",
        "failed",
        "undetermined",
        "aborted"
      ]
    },
    "headline": {
      "description": "The word of the first line; the exit status follows from overall alone.",
      "enum": [
        "verified",
        "verifiedWithFindings",
        "genuineButExpired",
        "genuineButExpiredWithFindings",
        "notGenuine",
        "failed",
        "undetermined",
        "aborted"
      ]
    },
    "test": {
      "description": "true where a synthetic anchor was used: success then says nothing about a real document.",
      "type": "boolean"
    },
    "time": {
      "description": "The time judged at; null where nothing could be judged. ISO 8601 in UTC, to the second.",
      "type": [
        "string",
        "null"
      ],
      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
    },
    "policy": {
      "description": "What it was judged by; null where nothing could be judged.",
      "type": [
        "object",
        "null"
      ],
      "required": [
        "name",
        "sha256",
        "exception"
      ],
      "properties": {
        "name": {
          "description": "Of the policy.",
          "type": "string"
        },
        "sha256": {
          "description": "Over what it says. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "exception": {
          "description": "Which of its exceptions held; null where none did.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "decision": {
      "description": "What the policy's own rules make of it; null where it has none.",
      "type": [
        "object",
        "null"
      ],
      "required": [
        "outcome",
        "rule",
        "basis",
        "statusAsked"
      ],
      "properties": {
        "outcome": {
          "description": "What to do.",
          "enum": [
            "accept",
            "review",
            "reject"
          ]
        },
        "rule": {
          "description": "The name of the rule; null where none held and the default counts.",
          "type": [
            "string",
            "null"
          ]
        },
        "basis": {
          "description": "What the rule found, by the members that it names.",
          "type": "object",
          "additionalProperties": {
            "description": "What was found.",
            "type": "array",
            "items": {
              "description": "One of them.",
              "type": "string"
            }
          }
        },
        "statusAsked": {
          "description": "Whether a source was asked whether the document is reported as lost, stolen or cancelled; without one nobody knows.",
          "type": "boolean"
        }
      }
    },
    "trust": {
      "description": "What is trusted; null where nothing could be judged.",
      "anyOf": [
        {
          "$ref": "#/$defs/summary"
        },
        {
          "type": "null"
        }
      ]
    },
    "checks": {
      "description": "Every check that was made, in the order of the catalogue.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/check"
      }
    },
    "assurances": {
      "description": "Six statements; empty over a seal, and where no reading began.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/assurance"
      }
    },
    "document": {
      "description": "What the document says; null where DG1 was not read or is none.",
      "anyOf": [
        {
          "$ref": "#/$defs/document"
        },
        {
          "type": "null"
        }
      ]
    },
    "evidence": {
      "description": "Where it comes from; null where nothing was read.",
      "anyOf": [
        {
          "$ref": "#/$defs/evidence"
        },
        {
          "type": "null"
        }
      ]
    },
    "access": {
      "$ref": "#/$defs/access"
    },
    "files": {
      "description": "Every file that was attempted or is listed.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/file"
      }
    },
    "applications": {
      "$ref": "#/$defs/applications"
    },
    "exchange": {
      "description": "How much was exchanged; null where the evidence does not say.",
      "anyOf": [
        {
          "$ref": "#/$defs/exchange"
        },
        {
          "type": "null"
        }
      ]
    },
    "recoveries": {
      "description": "What was disturbed and tried again, in order.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/recovery"
      }
    },
    "reader": {
      "description": "The reader; null where there was none.",
      "anyOf": [
        {
          "$ref": "#/$defs/readerOfReport"
        },
        {
          "type": "null"
        }
      ]
    },
    "deviations": {
      "description": "Every departure from the standard that was tolerated, each once.",
      "type": "array",
      "items": {
        "description": "A name; the set is open.",
        "type": "string",
        "pattern": "^[a-z][A-Za-z0-9]*$"
      }
    },
    "ways": {
      "description": "How chip and reader had to be served that no standard forbids, each once.",
      "type": "array",
      "items": {
        "description": "A name; the set is open.",
        "type": "string",
        "pattern": "^[a-z][A-Za-z0-9]*$"
      }
    },
    "knownDefects": {
      "description": "Entries of deviation lists and defect lists about the document.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/knownDefect"
      }
    },
    "knownDefectsLeftOutCount": {
      "description": "How many more there are.",
      "type": "integer",
      "minimum": 0
    },
    "tool": {
      "description": "What judged.",
      "$ref": "#/$defs/tool"
    },
    "error": {
      "description": "Why it ended early; null where it did not.",
      "anyOf": [
        {
          "$ref": "#/$defs/ended"
        },
        {
          "type": "null"
        }
      ]
    },
    "seal": {
      "description": "What a seal says; null where a document was judged.",
      "anyOf": [
        {
          "$ref": "#/$defs/seal"
        },
        {
          "type": "null"
        }
      ]
    },
    "lds2": {
      "description": "The LDS2 applications in which the terminal has rights.",
      "type": "array",
      "items": {
        "$ref": "#/$defs/lds2"
      }
    },
    "images": {
      "description": "The portrait of EF.DG2 and what EF.DG7 shows; as good as the checks of their hashes.",
      "type": "array",
      "items": {
        "description": "An image.",
        "type": "object",
        "required": [
          "kind",
          "file",
          "mediaType",
          "length",
          "sha256"
        ],
        "properties": {
          "kind": {
            "description": "What it shows.",
            "enum": [
              "portrait",
              "signature"
            ]
          },
          "file": {
            "description": "The file by its name: DG1 to DG16, COM, SOD, CardAccess, CardSecurity, DIR, ATRInfo, CVCA.",
            "type": "string",
            "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
          },
          "mediaType": {
            "description": "By its first octets, for example image/jp2.",
            "type": "string",
            "pattern": "^[a-z]+/[a-z0-9.+-]+$"
          },
          "length": {
            "description": "How many octets.",
            "type": "integer",
            "minimum": 0
          },
          "sha256": {
            "description": "Of them. SHA-256, 64 hexadecimal digits in lower case.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          },
          "octets": {
            "description": "With --with-images the image as the chip has it, in base64.",
            "type": "string",
            "pattern": "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
          }
        }
      }
    },
    "input": {
      "description": "With epass verify --batch what was judged: a path, the archive with the path in it, -:LINE on standard input.",
      "type": "string"
    },
    "entry": {
      "description": "With epass verify --batch and an archive, which document of it that is, from 1: two folders in it can have one name.",
      "type": "integer",
      "minimum": 1
    },
    "sequence": {
      "description": "With epass read --watch the number of the document in this run, from 1.",
      "type": "integer",
      "minimum": 1
    }
  },
  "$defs": {
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "tool": {
      "description": "The program.",
      "type": "object",
      "required": [
        "name",
        "version"
      ],
      "properties": {
        "name": {
          "description": "What it is called.",
          "type": "string"
        },
        "version": {
          "description": "Its version.",
          "type": "string"
        }
      }
    },
    "voucher": {
      "description": "Who vouches for a certificate or list.",
      "type": "object",
      "required": [
        "kind",
        "list",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What stands behind it.",
          "enum": [
            "named",
            "pin",
            "pinnedList",
            "ownState",
            "grant",
            "link",
            "list",
            "linkUnderList",
            "nothing"
          ]
        },
        "list": {
          "description": "The name of the list; null where it is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "publisher": {
          "description": "The State that published the list; null where there is none, or it is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned the list; null where there is none.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "granted": {
          "description": "About which States the publisher may speak by the operator's grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "revocationList": {
      "description": "A certificate revocation list.",
      "type": "object",
      "required": [
        "issuer",
        "thisUpdate",
        "nextUpdate",
        "ageDays"
      ],
      "properties": {
        "issuer": {
          "description": "Who issued it: the subject.",
          "type": "string"
        },
        "thisUpdate": {
          "description": "When it was issued. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "nextUpdate": {
          "description": "When the next one is due; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "ageDays": {
          "description": "Whole days since it was issued; negative where it lies ahead.",
          "type": "integer"
        }
      }
    },
    "finding": {
      "description": "What a check found.",
      "type": "object",
      "required": [
        "id",
        "result",
        "reason",
        "clause",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "id": {
          "description": "The name of the check, by parts: Docs/checks.md. Later versions add some.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)+$"
        },
        "result": {
          "description": "How it ended.",
          "enum": [
            "successful",
            "failed",
            "undetermined",
            "notSupported",
            "aborted"
          ]
        },
        "reason": {
          "description": "Why it ended so: Docs/checks.md. Null where there is nothing to say. Later versions add some.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "clause": {
          "description": "The clause of the standard that it stands on; several with semicolons.",
          "type": "string"
        },
        "message": {
          "description": "What was found, in one English sentence; null where there is nothing to say.",
          "type": [
            "string",
            "null"
          ]
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some. Null where the sentence is.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "skipped": {
      "description": "An entry of EF.CardAccess that was not used.",
      "type": "object",
      "required": [
        "objectIdentifier",
        "protocolName",
        "mapping",
        "parameterId",
        "parameterName",
        "cipher",
        "reason"
      ],
      "properties": {
        "objectIdentifier": {
          "description": "Of the protocol.",
          "type": "string",
          "pattern": "^[0-9]+(\\.[0-9]+)*$"
        },
        "protocolName": {
          "description": "Its name in the standard; null for an unknown one.",
          "type": [
            "string",
            "null"
          ]
        },
        "mapping": {
          "description": "How the nonce is mapped; null for an unknown protocol.",
          "enum": [
            "GM",
            "IM",
            "CAM",
            null
          ]
        },
        "parameterId": {
          "description": "The id of the domain parameters; null where they have none.",
          "type": [
            "integer",
            "null"
          ]
        },
        "parameterName": {
          "description": "The name of curve or group; null where it is not known.",
          "type": [
            "string",
            "null"
          ]
        },
        "cipher": {
          "description": "Of the secure channel; null for an unknown protocol.",
          "enum": [
            "3DES",
            "AES-128",
            "AES-192",
            "AES-256",
            null
          ]
        },
        "reason": {
          "description": "Why it was not used.",
          "enum": [
            "domainParametersNotTrusted",
            "domainParametersUnknown",
            "versionNotSupported",
            "mappingNotAllowed",
            "algorithmMismatch",
            "protocolUnknown",
            "malformed",
            "readerTooShort"
          ]
        }
      }
    },
    "recovery": {
      "description": "What was disturbed and tried again.",
      "type": "object",
      "required": [
        "command",
        "step",
        "action"
      ],
      "properties": {
        "command": {
          "description": "The number of the command, from 1.",
          "type": "integer",
          "minimum": 0
        },
        "step": {
          "description": "In which step.",
          "enum": [
            "access",
            "application",
            "file",
            "chipAuthentication",
            "terminalAuthentication",
            "activeAuthentication",
            "record",
            "appending",
            "writing",
            "continuity",
            "otherApplication"
          ]
        },
        "file": {
          "description": "Which file, by its name; null for no file.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
        },
        "offset": {
          "description": "From which octet of it; null for no file.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "code": {
          "description": "The error, area.code; null where there was a status word alone.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "action": {
          "description": "What was done.",
          "enum": [
            "repeated",
            "reopened",
            "readAgain"
          ]
        }
      }
    },
    "access": {
      "description": "How the chip was opened.",
      "type": "object",
      "required": [
        "protocol",
        "method",
        "mapping",
        "objectIdentifier",
        "protocolName",
        "parameterId",
        "parameterName",
        "cipher",
        "password",
        "milliseconds",
        "attempts",
        "skipped"
      ],
      "properties": {
        "protocol": {
          "description": "none: the files are read plain; null where it was not opened.",
          "enum": [
            "none",
            "BAC",
            "PACE",
            null
          ]
        },
        "method": {
          "description": "Which protocols were allowed; null in bundles that do not say.",
          "enum": [
            "auto",
            "pace",
            "bac",
            null
          ]
        },
        "mapping": {
          "description": "With PACE how the nonce is mapped; else null.",
          "enum": [
            "GM",
            "IM",
            "CAM",
            null
          ]
        },
        "objectIdentifier": {
          "description": "With PACE the object identifier of the protocol; else null.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]+(\\.[0-9]+)*$"
        },
        "protocolName": {
          "description": "With PACE its name in the standard; else null.",
          "type": [
            "string",
            "null"
          ]
        },
        "parameterId": {
          "description": "The id of the domain parameters (Doc 9303-11, 9.5.1); null without PACE, or where the chip gives them none.",
          "type": [
            "integer",
            "null"
          ]
        },
        "parameterName": {
          "description": "The name of curve or group; else null.",
          "type": [
            "string",
            "null"
          ]
        },
        "cipher": {
          "description": "Of the secure channel; null where there is none.",
          "enum": [
            "3DES",
            "AES-128",
            "AES-192",
            "AES-256",
            null
          ]
        },
        "password": {
          "description": "The kind of password that opened it, never the password; null for none.",
          "enum": [
            "mrz",
            "can",
            "pin",
            "puk",
            null
          ]
        },
        "milliseconds": {
          "description": "How long the attempt took that opened it; null where none did.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "attempts": {
          "description": "Every attempt, in order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/attempt"
          }
        },
        "skipped": {
          "description": "The entries of EF.CardAccess that were not used.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/skipped"
          }
        }
      }
    },
    "attempt": {
      "description": "An attempt to open the chip.",
      "type": "object",
      "required": [
        "protocol",
        "password",
        "checkDigits",
        "mapping",
        "objectIdentifier",
        "protocolName",
        "parameterId",
        "parameterName",
        "cipher",
        "parameterReference",
        "outcome",
        "code",
        "step",
        "statusWord",
        "triesLeft",
        "milliseconds"
      ],
      "properties": {
        "protocol": {
          "description": "By which protocol.",
          "enum": [
            "none",
            "BAC",
            "PACE"
          ]
        },
        "password": {
          "description": "The kind of password; null where none was used.",
          "enum": [
            "mrz",
            "can",
            "pin",
            "puk",
            null
          ]
        },
        "checkDigits": {
          "description": "Which check digits of the MRZ its key was made with.",
          "enum": [
            "none",
            "printed",
            "computed"
          ]
        },
        "mapping": {
          "description": "With PACE how the nonce is mapped; null without PACE.",
          "enum": [
            "GM",
            "IM",
            "CAM",
            null
          ]
        },
        "objectIdentifier": {
          "description": "With PACE the object identifier of the protocol; null without PACE.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]+(\\.[0-9]+)*$"
        },
        "protocolName": {
          "description": "With PACE its name in the standard; null without PACE.",
          "type": [
            "string",
            "null"
          ]
        },
        "parameterId": {
          "description": "The id of the domain parameters (Doc 9303-11, 9.5.1); null without PACE, or where the chip gives them none.",
          "type": [
            "integer",
            "null"
          ]
        },
        "parameterName": {
          "description": "The name of curve or group; null without PACE.",
          "type": [
            "string",
            "null"
          ]
        },
        "cipher": {
          "description": "Of the offer; 3DES with BAC, else null.",
          "enum": [
            "3DES",
            "AES-128",
            "AES-192",
            "AES-256",
            null
          ]
        },
        "parameterReference": {
          "description": "Whether MSE:Set AT named the domain parameters (F-4); null without PACE.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "outcome": {
          "description": "How it ended.",
          "enum": [
            "established",
            "refused",
            "failed"
          ]
        },
        "code": {
          "description": "The error, area.code; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "step": {
          "description": "At which step it ended, for example GENERAL AUTHENTICATE 3; null on success.",
          "type": [
            "string",
            "null"
          ]
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "triesLeft": {
          "description": "How many tries the chip says are left; null where it does not.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 15
        },
        "milliseconds": {
          "description": "How long it took; null where no clock ran.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        }
      }
    },
    "check": {
      "description": "A check.",
      "type": "object",
      "required": [
        "id",
        "result",
        "reason",
        "clause",
        "message",
        "messageKey",
        "arguments",
        "role",
        "recorded",
        "performedBy",
        "transferable",
        "before",
        "appliedDefect"
      ],
      "properties": {
        "id": {
          "description": "The name of the check, by parts: Docs/checks.md. Later versions add some.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)+$"
        },
        "result": {
          "description": "How it ended.",
          "enum": [
            "successful",
            "failed",
            "undetermined",
            "notSupported",
            "aborted"
          ]
        },
        "reason": {
          "description": "Why it ended so: Docs/checks.md. Null where there is nothing to say. Later versions add some.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "clause": {
          "description": "The clause of the standard that it stands on; several with semicolons.",
          "type": "string"
        },
        "message": {
          "description": "What was found, in one English sentence; null where there is nothing to say.",
          "type": [
            "string",
            "null"
          ]
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some. Null where the sentence is.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "role": {
          "description": "What it counts for under the policy.",
          "enum": [
            "mandatory",
            "optional",
            "evaluatory"
          ]
        },
        "recorded": {
          "description": "Whether the result rests on what the evidence says and octets cannot show.",
          "type": "boolean"
        },
        "performedBy": {
          "description": "Who ran the protocol with the chip: who judges, or a terminal before; null where it was not run, and of checks that are about no protocol.",
          "enum": [
            "verifier",
            "terminal",
            null
          ]
        },
        "transferable": {
          "description": "Whether the evidence convinces who judges though he was not there; null of checks that are about no protocol.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "before": {
          "description": "How it had ended before an entry of a list changed it; null where none did.",
          "type": [
            "object",
            "null"
          ],
          "required": [
            "result",
            "reason"
          ],
          "properties": {
            "result": {
              "description": "How it ended.",
              "enum": [
                "successful",
                "failed",
                "undetermined",
                "notSupported",
                "aborted"
              ]
            },
            "reason": {
              "description": "Why it ended so: Docs/checks.md. Null where there is nothing to say. Later versions add some.",
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[a-z][A-Za-z0-9]*$"
            }
          }
        },
        "appliedDefect": {
          "description": "The entry of a list that changed it; null where none did.",
          "anyOf": [
            {
              "$ref": "#/$defs/defect"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "defect": {
      "description": "An entry of a deviation list or defect list.",
      "type": "object",
      "required": [
        "list",
        "source",
        "sha256",
        "signer",
        "state",
        "entry",
        "type",
        "name",
        "text"
      ],
      "properties": {
        "list": {
          "description": "The kind of list.",
          "enum": [
            "masterList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "source": {
          "description": "The name of its file.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the list. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "signer": {
          "description": "The subject of the CSCA behind the list; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "state": {
          "description": "The State that published it; null where that is not known.",
          "type": [
            "string",
            "null"
          ]
        },
        "entry": {
          "description": "The number of the entry in the list, from 0.",
          "type": "integer",
          "minimum": 0
        },
        "type": {
          "description": "The object identifier of the defect or deviation.",
          "type": "string"
        },
        "name": {
          "description": "Its name in the standard.",
          "type": "string"
        },
        "text": {
          "description": "What the list says of it; null where it says nothing.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "knownDefect": {
      "description": "An entry that speaks of the document.",
      "type": "object",
      "required": [
        "list",
        "source",
        "sha256",
        "signer",
        "state",
        "entry",
        "type",
        "name",
        "text",
        "refused"
      ],
      "properties": {
        "list": {
          "description": "The kind of list.",
          "enum": [
            "masterList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "source": {
          "description": "The name of its file.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the list. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "signer": {
          "description": "The subject of the CSCA behind the list; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "state": {
          "description": "The State that published it; null where that is not known.",
          "type": [
            "string",
            "null"
          ]
        },
        "entry": {
          "description": "The number of the entry in the list, from 0.",
          "type": "integer",
          "minimum": 0
        },
        "type": {
          "description": "The object identifier of the defect or deviation.",
          "type": "string"
        },
        "name": {
          "description": "Its name in the standard.",
          "type": "string"
        },
        "text": {
          "description": "What the list says of it; null where it says nothing.",
          "type": [
            "string",
            "null"
          ]
        },
        "refused": {
          "description": "Why it was held back; null where it was not.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[a-z][A-Za-z0-9]*$",
          "examples": [
            "listNotTrusted",
            "otherState",
            "notGranted",
            "noExcuses",
            "overBroad",
            "notComparable",
            "malformed"
          ]
        }
      }
    },
    "readerOfReport": {
      "description": "The reader.",
      "type": "object",
      "required": [
        "name",
        "atr",
        "protocol"
      ],
      "properties": {
        "name": {
          "description": "Its name; text of its driver. Null where there is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "atr": {
          "description": "The answer to reset: hexadecimal digits, at most 64 octets; null where there is none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^([0-9A-F]{2})*$"
        },
        "protocol": {
          "description": "The transmission protocol, for example T=1; null where nothing was read.",
          "type": [
            "string",
            "null"
          ]
        },
        "maximumCommandLength": {
          "description": "How many octets of a command it was taken to pass on; null if unknown.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "maximumResponseLength": {
          "description": "How many octets of a response; null if unknown.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "limitSource": {
          "description": "Whether the reader stated them, its model is known, or they were assumed, or null.",
          "enum": [
            "stated",
            "knownModel",
            "assumed",
            null
          ]
        }
      }
    },
    "assurance": {
      "description": "A statement that the evidence carries or does not: Docs/assurance.md.",
      "type": "object",
      "required": [
        "assurance",
        "given",
        "word",
        "restsOn",
        "basis",
        "missing"
      ],
      "properties": {
        "assurance": {
          "description": "Which one.",
          "enum": [
            "dataGenuine",
            "documentCurrent",
            "holderPrintMatches",
            "chipOriginal",
            "chipOriginalShownToVerifier",
            "fresh"
          ]
        },
        "given": {
          "description": "Whether it is given.",
          "type": "boolean"
        },
        "word": {
          "description": "chipOriginal: by whose word; null where it is not given, and of all others.",
          "enum": [
            "observed",
            "verifier",
            "terminal",
            null
          ]
        },
        "restsOn": {
          "description": "The statements that it needs.",
          "type": "array",
          "items": {
            "description": "One of them.",
            "enum": [
              "dataGenuine",
              "documentCurrent",
              "holderPrintMatches",
              "chipOriginal",
              "chipOriginalShownToVerifier",
              "fresh"
            ]
          }
        },
        "basis": {
          "description": "The checks that bear it; empty where it is not given.",
          "type": "array",
          "items": {
            "description": "A check by its name.",
            "type": "string",
            "pattern": "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)+$"
          }
        },
        "missing": {
          "description": "What it lacks; empty where it is given.",
          "type": "array",
          "items": {
            "description": "One thing.",
            "type": "object",
            "required": [
              "assurance",
              "check",
              "result",
              "reason",
              "recorded"
            ],
            "properties": {
              "assurance": {
                "description": "A statement that it needs; null where it is a check.",
                "enum": [
                  "dataGenuine",
                  "documentCurrent",
                  "holderPrintMatches",
                  "chipOriginal",
                  "chipOriginalShownToVerifier",
                  "fresh",
                  null
                ]
              },
              "check": {
                "description": "A check by its name; null where it is a statement.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)+$"
              },
              "result": {
                "description": "How that check ended; null where it is a statement.",
                "enum": [
                  "successful",
                  "failed",
                  "undetermined",
                  "notSupported",
                  "aborted",
                  null
                ]
              },
              "reason": {
                "description": "Why it ended so: Docs/checks.md. Null where there is nothing to say. Later versions add some.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[a-z][A-Za-z0-9]*$"
              },
              "recorded": {
                "description": "Whether the check rests on what the evidence says.",
                "type": "boolean"
              }
            }
          }
        }
      }
    },
    "summary": {
      "description": "What is trusted, and the anchor of this document.",
      "type": "object",
      "required": [
        "name",
        "sha256",
        "anchorCount",
        "countryCount",
        "anchor",
        "revocationList"
      ],
      "properties": {
        "name": {
          "description": "What it is called: the path of the store, folder or file; null where nothing is trusted.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Over everything in it that can change a verdict. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has.",
          "type": "integer",
          "minimum": 0
        },
        "countryCount": {
          "description": "Of how many countries.",
          "type": "integer",
          "minimum": 0
        },
        "anchor": {
          "description": "The anchor of this document; null where none was reached.",
          "anyOf": [
            {
              "$ref": "#/$defs/anchor"
            },
            {
              "type": "null"
            }
          ]
        },
        "revocationList": {
          "description": "The revocation list that decided, or the newest of the country; null for none.",
          "anyOf": [
            {
              "$ref": "#/$defs/revocationList"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "anchor": {
      "description": "The CSCA certificate that the document leads to.",
      "type": "object",
      "required": [
        "subject",
        "country",
        "sha256",
        "basis",
        "vouchedBy",
        "generation",
        "generationCount",
        "links",
        "sources",
        "lists"
      ],
      "properties": {
        "subject": {
          "description": "Its subject.",
          "type": "string"
        },
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Of the certificate. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "vouchedBy": {
          "$ref": "#/$defs/voucher"
        },
        "generation": {
          "description": "The number of its key among those of its country, oldest first, from 1; null where it names no country.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1
        },
        "generationCount": {
          "description": "How many keys its country has; null where it names none.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1
        },
        "links": {
          "description": "The subjects of link certificates between document signer and anchor.",
          "type": "array",
          "items": {
            "description": "One of them.",
            "type": "string"
          }
        },
        "sources": {
          "description": "The names of the files that the anchor came in.",
          "type": "array",
          "items": {
            "description": "One of them.",
            "type": "string"
          }
        },
        "lists": {
          "description": "Those of them that are signed lists, newest first.",
          "type": "array",
          "items": {
            "description": "A list.",
            "type": "object",
            "required": [
              "kind",
              "name",
              "sha256",
              "signer",
              "signingTime"
            ],
            "properties": {
              "kind": {
                "description": "What list.",
                "enum": [
                  "masterList",
                  "deviationList",
                  "defectList",
                  "documentSignerList"
                ]
              },
              "name": {
                "description": "Its name.",
                "type": "string"
              },
              "sha256": {
                "description": "Of the list. SHA-256, 64 hexadecimal digits in lower case.",
                "type": "string",
                "pattern": "^[0-9a-f]{64}$"
              },
              "signer": {
                "description": "The CSCA behind its signer; null where none is known.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "signingTime": {
                "description": "When; null where it does not say. ISO 8601 in UTC, to the second.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              }
            }
          }
        }
      }
    },
    "document": {
      "description": "What DG1 says, and DG11 and DG12 where they were read. As good as the checks of their hashes.",
      "type": "object",
      "required": [
        "format",
        "documentCode",
        "issuer",
        "issuerName",
        "documentNumber",
        "name",
        "primaryIdentifier",
        "secondaryIdentifier",
        "nationality",
        "nationalityName",
        "dateOfBirth",
        "sex",
        "dateOfExpiry",
        "optionalData",
        "fullName",
        "otherNames",
        "fullDateOfBirth",
        "placeOfBirth",
        "personalNumber",
        "dateOfIssue",
        "issuingAuthority",
        "comparisons"
      ],
      "properties": {
        "format": {
          "description": "The format of the zone.",
          "enum": [
            "TD1",
            "TD2",
            "TD3"
          ]
        },
        "documentCode": {
          "description": "For example P or ID.",
          "type": "string"
        },
        "issuer": {
          "description": "The issuing State as it stands there, for example UTO or D.",
          "type": "string"
        },
        "issuerName": {
          "description": "Its English name; null where the code is in no table.",
          "type": [
            "string",
            "null"
          ]
        },
        "documentNumber": {
          "description": "The number without fillers.",
          "type": "string"
        },
        "name": {
          "description": "The name for people.",
          "type": "string"
        },
        "primaryIdentifier": {
          "description": "The surname as in the zone, with spaces.",
          "type": "string"
        },
        "secondaryIdentifier": {
          "description": "The given names; null where there are none.",
          "type": [
            "string",
            "null"
          ]
        },
        "nationality": {
          "description": "As it stands there.",
          "type": "string"
        },
        "nationalityName": {
          "description": "Its English name; null where the code is in no table.",
          "type": [
            "string",
            "null"
          ]
        },
        "dateOfBirth": {
          "description": "YYYY-MM-DD; with unknown parts as it stands, YYMMDD.",
          "type": "string"
        },
        "sex": {
          "description": "What the zone says.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*$",
          "examples": [
            "female",
            "male",
            "unspecified"
          ]
        },
        "dateOfExpiry": {
          "description": "YYYY-MM-DD; as it stands, YYMMDD, where the century is open.",
          "type": "string"
        },
        "optionalData": {
          "description": "The optional data; null where there is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "fullName": {
          "description": "The name of DG11; null where it has none.",
          "type": [
            "string",
            "null"
          ]
        },
        "otherNames": {
          "description": "Other names of DG11.",
          "type": "array",
          "items": {
            "description": "One of them.",
            "type": "string"
          }
        },
        "fullDateOfBirth": {
          "description": "The date of DG11, YYYY-MM-DD, ? for unknown digits; null where it has none.",
          "type": [
            "string",
            "null"
          ]
        },
        "placeOfBirth": {
          "description": "The place of DG11; null where it has none.",
          "type": [
            "string",
            "null"
          ]
        },
        "personalNumber": {
          "description": "The personal number of DG11; null where it has none.",
          "type": [
            "string",
            "null"
          ]
        },
        "dateOfIssue": {
          "description": "The date of DG12, as fullDateOfBirth; null where it has none.",
          "type": [
            "string",
            "null"
          ]
        },
        "issuingAuthority": {
          "description": "The authority of DG12; null where it has none.",
          "type": [
            "string",
            "null"
          ]
        },
        "comparisons": {
          "description": "How DG11 compares with DG1.",
          "type": "array",
          "items": {
            "description": "A field.",
            "type": "object",
            "required": [
              "field",
              "outcome"
            ],
            "properties": {
              "field": {
                "description": "Which.",
                "enum": [
                  "name",
                  "dateOfBirth",
                  "personalNumber"
                ]
              },
              "outcome": {
                "description": "How.",
                "enum": [
                  "equal",
                  "equalByAlternative",
                  "equalAsFarAsKnown",
                  "different",
                  "notComparable"
                ]
              }
            }
          }
        }
      }
    },
    "evidence": {
      "description": "Where the evidence comes from.",
      "type": "object",
      "required": [
        "origin",
        "stated",
        "tool",
        "claims"
      ],
      "properties": {
        "origin": {
          "description": "What this program knows: read here, a bundle, files, or a bundle that a named witness signed.",
          "enum": [
            "chip",
            "bundle",
            "files",
            "witness"
          ]
        },
        "stated": {
          "description": "What the evidence says of itself; null where it does not.",
          "enum": [
            "chip",
            "told",
            "given",
            null
          ]
        },
        "tool": {
          "description": "What read it, as it says.",
          "$ref": "#/$defs/tool"
        },
        "claims": {
          "description": "What its reader claims and nothing shows.",
          "type": "array",
          "items": {
            "description": "A protocol.",
            "type": "string",
            "pattern": "^[a-z][A-Za-z0-9]*$",
            "examples": [
              "passiveAuthentication",
              "activeAuthentication",
              "chipAuthentication",
              "chipAuthenticationMapping"
            ]
          }
        },
        "signedBy": {
          "description": "The key that the bundle says it was signed with; left out where it is not signed.",
          "type": "string"
        },
        "witness": {
          "description": "The thumbprint of the named witness whose signature was verified; left out without one.",
          "type": "string"
        }
      }
    },
    "file": {
      "description": "A file of the document.",
      "type": "object",
      "required": [
        "file",
        "state",
        "length",
        "statusWord"
      ],
      "properties": {
        "file": {
          "description": "The file by its name: DG1 to DG16, COM, SOD, CardAccess, CardSecurity, DIR, ATRInfo, CVCA.",
          "type": "string",
          "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
        },
        "state": {
          "description": "How it was found: Docs/report.md.",
          "enum": [
            "identical",
            "notIdentical",
            "read",
            "presentNotRead",
            "absent",
            "accessDenied",
            "nonConformant",
            "tooLarge",
            "aborted"
          ]
        },
        "length": {
          "description": "How many octets; null where it was not read.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        }
      }
    },
    "applications": {
      "description": "Which application was read, and which ones there are.",
      "type": "object",
      "required": [
        "read",
        "listed",
        "raw"
      ],
      "properties": {
        "read": {
          "description": "The application in which the document was looked for.",
          "type": "object",
          "required": [
            "identifier",
            "known"
          ],
          "properties": {
            "identifier": {
              "description": "The application identifier: hexadecimal digits.",
              "type": "string",
              "pattern": "^([0-9A-F]{2})*$"
            },
            "known": {
              "description": "What it is known as; null for one that is not known.",
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[a-z][A-Za-z0-9]*$",
              "examples": [
                "eMRTD",
                "travelRecords",
                "visaRecords",
                "additionalBiometrics",
                "eID",
                "eSign",
                "cryptographicInformation",
                "drivingLicence",
                "europeanDrivingLicence",
                "mobileDocument",
                "cardManager"
              ]
            }
          }
        },
        "listed": {
          "description": "What EF.DIR lists, in its order; null where it was not read or does not decode.",
          "type": [
            "array",
            "null"
          ],
          "items": {
            "description": "An application.",
            "type": "object",
            "required": [
              "identifier",
              "label",
              "known"
            ],
            "properties": {
              "identifier": {
                "description": "The application identifier: hexadecimal digits.",
                "type": "string",
                "pattern": "^([0-9A-F]{2})*$"
              },
              "label": {
                "description": "What the chip calls it, or null.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "known": {
                "description": "What it is known as; null for one that is not known.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[a-z][A-Za-z0-9]*$",
                "examples": [
                  "eMRTD",
                  "travelRecords",
                  "visaRecords",
                  "additionalBiometrics",
                  "eID",
                  "eSign",
                  "cryptographicInformation",
                  "drivingLicence",
                  "europeanDrivingLicence",
                  "mobileDocument",
                  "cardManager"
                ]
              }
            }
          }
        },
        "raw": {
          "description": "What was read as it is; no check is about it.",
          "type": "array",
          "items": {
            "description": "An application.",
            "type": "object",
            "required": [
              "identifier",
              "name",
              "known",
              "present",
              "filesRead",
              "octets"
            ],
            "properties": {
              "identifier": {
                "description": "The application identifier: hexadecimal digits.",
                "type": "string",
                "pattern": "^([0-9A-F]{2})*$"
              },
              "name": {
                "description": "What the caller calls it.",
                "type": "string"
              },
              "known": {
                "description": "What it is known as; null for one that is not known.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[a-z][A-Za-z0-9]*$",
                "examples": [
                  "eMRTD",
                  "travelRecords",
                  "visaRecords",
                  "additionalBiometrics",
                  "eID",
                  "eSign",
                  "cryptographicInformation",
                  "drivingLicence",
                  "europeanDrivingLicence",
                  "mobileDocument",
                  "cardManager"
                ]
              },
              "present": {
                "description": "Whether the chip has it.",
                "type": "boolean"
              },
              "filesRead": {
                "description": "How many files were read.",
                "type": "integer",
                "minimum": 0
              },
              "octets": {
                "description": "How many octets of them.",
                "type": "integer",
                "minimum": 0
              }
            }
          }
        }
      }
    },
    "exchange": {
      "description": "How much was exchanged with the chip.",
      "type": "object",
      "required": [
        "commandCount",
        "octetsSent",
        "octetsReceived",
        "milliseconds",
        "octetsPerSecond"
      ],
      "properties": {
        "commandCount": {
          "description": "How many commands.",
          "type": "integer",
          "minimum": 0
        },
        "octetsSent": {
          "description": "Octets of commands.",
          "type": "integer",
          "minimum": 0
        },
        "octetsReceived": {
          "description": "Octets of responses.",
          "type": "integer",
          "minimum": 0
        },
        "milliseconds": {
          "description": "How long it took.",
          "type": "integer",
          "minimum": 0
        },
        "octetsPerSecond": {
          "description": "Of responses; null where no time was seen to pass (F-23).",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        }
      }
    },
    "ended": {
      "description": "Why the reading or the command ended early.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable",
        "statusWord",
        "triesLeft"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "triesLeft": {
          "description": "How many tries the chip says are left; null where it does not.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0,
          "maximum": 15
        }
      }
    },
    "seal": {
      "description": "What a seal says.",
      "type": "object",
      "required": [
        "format",
        "kind",
        "version",
        "issuer",
        "signer",
        "dateOfIssue",
        "dateOfSignature",
        "features",
        "status",
        "subIndications",
        "trustLevel"
      ],
      "properties": {
        "format": {
          "description": "VDS (Doc 9303-13) or VDS-NC; null where the octets are no seal.",
          "enum": [
            "VDS",
            "VDS-NC",
            null
          ]
        },
        "kind": {
          "description": "What it is on, for example visa, or the type of the message; null if unknown.",
          "type": [
            "string",
            "null"
          ]
        },
        "version": {
          "description": "Of header or message; null where the octets are no seal.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "issuer": {
          "description": "The issuing State that it names, or null.",
          "type": [
            "string",
            "null"
          ]
        },
        "signer": {
          "description": "The signer as it names him, or null.",
          "type": [
            "string",
            "null"
          ]
        },
        "dateOfIssue": {
          "description": "When the document was issued; null where it does not say. YYYY-MM-DD.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        },
        "dateOfSignature": {
          "description": "When it was signed; null where it does not say. YYYY-MM-DD.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        },
        "features": {
          "description": "What it says.",
          "type": "array",
          "items": {
            "description": "A feature.",
            "type": "object",
            "required": [
              "name",
              "text"
            ],
            "properties": {
              "name": {
                "description": "Its name, or feature and its tag.",
                "type": "string"
              },
              "text": {
                "description": "What it says, as text.",
                "type": "string"
              }
            }
          }
        },
        "status": {
          "description": "By Doc 9303-13, Appendix D.",
          "enum": [
            "VALID",
            "INVALID"
          ]
        },
        "subIndications": {
          "description": "Why, by the same.",
          "type": "array",
          "items": {
            "description": "The standard's word.",
            "enum": [
              "WRONG_FORMAT",
              "UNKNOWN_FEATURE",
              "UNKNOWN_CERTIFICATE",
              "UNTRUSTED_CERTIFICATE",
              "INVALID_DOCUMENTTYPE",
              "EXPIRED_CERTIFICATE",
              "REVOKED_CERTIFICATE",
              "INVALID_SIGNATURE",
              "INVALID_SEAL_MRZ",
              "SEAL_DOCUMENT_MISMATCH",
              "SEAL_PASSPORT_MISMATCH"
            ]
          }
        },
        "trustLevel": {
          "description": "By the same.",
          "enum": [
            "trustable",
            "mediumFraudPotential",
            "highFraudPotential"
          ]
        }
      }
    },
    "lds2": {
      "description": "An LDS2 application.",
      "type": "object",
      "required": [
        "application",
        "state",
        "statusWord",
        "files"
      ],
      "properties": {
        "application": {
          "description": "Which.",
          "enum": [
            "travelRecords",
            "visaRecords",
            "additionalBiometrics"
          ]
        },
        "state": {
          "description": "How it was found.",
          "enum": [
            "identical",
            "notIdentical",
            "read",
            "presentNotRead",
            "absent",
            "accessDenied",
            "nonConformant",
            "tooLarge",
            "aborted"
          ]
        },
        "statusWord": {
          "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9A-F]{4}$"
        },
        "files": {
          "description": "Its files.",
          "type": "array",
          "items": {
            "description": "A file.",
            "type": "object",
            "required": [
              "file",
              "state",
              "statusWord",
              "records"
            ],
            "properties": {
              "file": {
                "description": "Its name.",
                "type": "string",
                "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
              },
              "state": {
                "description": "How it was found.",
                "enum": [
                  "identical",
                  "notIdentical",
                  "read",
                  "presentNotRead",
                  "absent",
                  "accessDenied",
                  "nonConformant",
                  "tooLarge",
                  "aborted"
                ]
              },
              "statusWord": {
                "description": "The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9A-F]{4}$"
              },
              "records": {
                "description": "Its records, in order.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/record"
                }
              }
            }
          }
        }
      }
    },
    "record": {
      "description": "A record of an LDS2 application.",
      "type": "object",
      "required": [
        "number",
        "length",
        "result",
        "content",
        "signer",
        "checks",
        "problem",
        "deviations"
      ],
      "properties": {
        "number": {
          "description": "From 1.",
          "type": "integer",
          "minimum": 1
        },
        "length": {
          "description": "How many octets.",
          "type": "integer",
          "minimum": 0
        },
        "result": {
          "description": "The worst of its checks; null where it has none.",
          "enum": [
            "successful",
            "failed",
            "undetermined",
            "notSupported",
            "aborted",
            null
          ]
        },
        "content": {
          "description": "What it says; null where it cannot be read.",
          "anyOf": [
            {
              "$ref": "#/$defs/stamp"
            },
            {
              "$ref": "#/$defs/visa"
            },
            {
              "$ref": "#/$defs/biometrics"
            },
            {
              "$ref": "#/$defs/certificate"
            },
            {
              "type": "null"
            }
          ]
        },
        "signer": {
          "description": "The subject of who signed it; null where that is not known.",
          "type": [
            "string",
            "null"
          ]
        },
        "checks": {
          "description": "Its checks.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/finding"
          }
        },
        "problem": {
          "description": "Why it cannot be read; null where it can.",
          "anyOf": [
            {
              "$ref": "#/$defs/message"
            },
            {
              "type": "null"
            }
          ]
        },
        "deviations": {
          "description": "Departures from the standard that were tolerated.",
          "type": "array",
          "items": {
            "description": "A name; the set is open.",
            "type": "string",
            "pattern": "^[a-z][A-Za-z0-9]*$"
          }
        }
      }
    },
    "stamp": {
      "description": "An entry or exit stamp.",
      "type": "object",
      "required": [
        "state",
        "date",
        "inspectionAuthority",
        "inspectionLocation",
        "inspectorReference",
        "visaStatus",
        "result",
        "mode",
        "daysOfStay",
        "conditions"
      ],
      "properties": {
        "state": {
          "description": "The State of it.",
          "type": "string"
        },
        "date": {
          "description": "When. YYYY-MM-DD.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        },
        "inspectionAuthority": {
          "description": "Who.",
          "type": "string"
        },
        "inspectionLocation": {
          "description": "Where.",
          "type": "string"
        },
        "inspectorReference": {
          "description": "By whom.",
          "type": "string"
        },
        "visaStatus": {
          "description": "Null where it says nothing.",
          "type": [
            "string",
            "null"
          ]
        },
        "result": {
          "description": "What came of the inspection; null where it says nothing.",
          "type": [
            "string",
            "null"
          ]
        },
        "mode": {
          "description": "The means of travel; null where it says nothing.",
          "type": [
            "string",
            "null"
          ]
        },
        "daysOfStay": {
          "description": "How many days the holder may stay; null where it says nothing.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "conditions": {
          "description": "Null where there are none.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "visa": {
      "description": "A visa.",
      "type": "object",
      "required": [
        "issuer",
        "documentType",
        "documentNumber",
        "placeOfIssue",
        "effectiveDate",
        "expirationDate",
        "name",
        "dateOfBirth",
        "sex",
        "nationality",
        "passportNumber"
      ],
      "properties": {
        "issuer": {
          "description": "The State of it.",
          "type": "string"
        },
        "documentType": {
          "description": "Of its zone.",
          "type": "string"
        },
        "documentNumber": {
          "description": "Its number.",
          "type": "string"
        },
        "placeOfIssue": {
          "description": "Where.",
          "type": "string"
        },
        "effectiveDate": {
          "description": "The first day. YYYY-MM-DD.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        },
        "expirationDate": {
          "description": "The last day. YYYY-MM-DD.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
        },
        "name": {
          "description": "Of the holder.",
          "type": "string"
        },
        "dateOfBirth": {
          "description": "As it stands.",
          "type": "string"
        },
        "sex": {
          "description": "As it stands.",
          "type": "string"
        },
        "nationality": {
          "description": "As it stands.",
          "type": "string"
        },
        "passportNumber": {
          "description": "Null where it says nothing.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "biometrics": {
      "description": "Additional biometrics.",
      "type": "object",
      "required": [
        "length"
      ],
      "properties": {
        "length": {
          "description": "How many octets.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "certificate": {
      "description": "A certificate of a signer of records.",
      "type": "object",
      "required": [
        "country",
        "serialNumber"
      ],
      "properties": {
        "country": {
          "description": "The country in front of it.",
          "type": "string"
        },
        "serialNumber": {
          "description": "The serial number in front of it: hexadecimal digits.",
          "type": "string",
          "pattern": "^([0-9A-F]{2})*$"
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-result-verification/1", about: "What epass result verify --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-result-verification-1.schema.json",
  "title": "What epass result verify --json prints (epass-result-verification/1)",
  "description": "Who signed a result of the verification service, and whether it is the one that was expected: Docs/service.md. It holds nothing of a person. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "outcome"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "outcome",
        "signature",
        "comparisons",
        "result"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-result-verification/1"
        },
        "outcome": {
          "description": "verified: the signature is valid and all that was compared fits. It is of the token, and not of the document.",
          "enum": [
            "verified",
            "failed"
          ]
        },
        "signature": {
          "description": "The signature.",
          "type": "object",
          "required": [
            "valid",
            "reason",
            "algorithm",
            "keyId",
            "thumbprint"
          ],
          "properties": {
            "valid": {
              "description": "Whether it is of one of the keys given.",
              "type": "boolean"
            },
            "reason": {
              "description": "Why not; null where it is.",
              "enum": [
                "keyUnknown",
                "otherAlgorithm",
                "signatureWrong",
                null
              ]
            },
            "algorithm": {
              "description": "As the header names it.",
              "enum": [
                "ES256",
                "EdDSA"
              ]
            },
            "keyId": {
              "description": "Which key, as the header names it.",
              "type": "string"
            },
            "thumbprint": {
              "description": "The key's thumbprint (RFC 7638); null where it is not valid.",
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[A-Za-z0-9_-]{43}$"
            }
          }
        },
        "comparisons": {
          "description": "What was compared, and what was not; none where the signature is not valid.",
          "type": "array",
          "items": {
            "description": "One of them.",
            "type": "object",
            "required": [
              "member",
              "outcome",
              "expected",
              "found"
            ],
            "properties": {
              "member": {
                "description": "What.",
                "enum": [
                  "audience",
                  "transaction",
                  "nonce",
                  "evidence",
                  "policy",
                  "trust",
                  "age"
                ]
              },
              "outcome": {
                "description": "What came of it.",
                "enum": [
                  "met",
                  "unmet",
                  "notCompared"
                ]
              },
              "expected": {
                "description": "What was expected, of the age the most seconds; null where it was not compared.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "found": {
                "description": "What the result says, of the age the seconds since it was signed; null for nothing.",
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          }
        },
        "result": {
          "description": "What was signed; null where the signature is not valid.",
          "type": [
            "object",
            "null"
          ],
          "required": [
            "issuer",
            "audience",
            "signedTime",
            "identifier",
            "nonce",
            "transaction",
            "overall",
            "test",
            "assurances",
            "decision",
            "policy",
            "trustSHA256",
            "evidenceSHA256"
          ],
          "properties": {
            "issuer": {
              "description": "Who signed, as it calls itself.",
              "type": "string"
            },
            "audience": {
              "description": "Whom it is for.",
              "type": "string"
            },
            "signedTime": {
              "description": "When it was signed. ISO 8601 in UTC, to the second.",
              "type": "string",
              "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
            },
            "identifier": {
              "description": "Of this token alone.",
              "type": "string"
            },
            "nonce": {
              "description": "What the transaction was opened with; null for nothing.",
              "type": [
                "string",
                "null"
              ]
            },
            "transaction": {
              "description": "The transaction.",
              "type": "string"
            },
            "overall": {
              "description": "The overall result.",
              "enum": [
                "successful",
                "failed",
                "undetermined",
                "aborted"
              ]
            },
            "test": {
              "description": "Whether it rests on a synthetic issuer.",
              "type": "boolean"
            },
            "assurances": {
              "description": "What is assured.",
              "type": "array",
              "items": {
                "description": "A statement: Docs/assurance.md.",
                "enum": [
                  "dataGenuine",
                  "documentCurrent",
                  "holderPrintMatches",
                  "chipOriginal",
                  "chipOriginalShownToVerifier",
                  "fresh"
                ]
              }
            },
            "decision": {
              "description": "What the policy decides; null where it decides nothing.",
              "type": [
                "object",
                "null"
              ],
              "required": [
                "outcome",
                "rule"
              ],
              "properties": {
                "outcome": {
                  "description": "What.",
                  "enum": [
                    "accept",
                    "review",
                    "reject"
                  ]
                },
                "rule": {
                  "description": "By which rule; null where none fits.",
                  "type": [
                    "string",
                    "null"
                  ]
                }
              }
            },
            "policy": {
              "description": "The policy judged by; null for none.",
              "type": [
                "object",
                "null"
              ],
              "required": [
                "name",
                "sha256"
              ],
              "properties": {
                "name": {
                  "description": "Its name.",
                  "type": "string"
                },
                "sha256": {
                  "description": "Over what it says. SHA-256, 64 hexadecimal digits in lower case.",
                  "type": "string",
                  "pattern": "^[0-9a-f]{64}$"
                }
              }
            },
            "trustSHA256": {
              "description": "Of the trust material. SHA-256, 64 hexadecimal digits in lower case.",
              "type": "string",
              "pattern": "^[0-9a-f]{64}$"
            },
            "evidenceSHA256": {
              "description": "Of the evidence, in the canonical form of its bundle. SHA-256, 64 hexadecimal digits in lower case.",
              "type": "string",
              "pattern": "^[0-9a-f]{64}$"
            }
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-result-verification/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-schemas/1", about: "What epass schema --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-schemas-1.schema.json",
  "title": "What epass schema --json prints (epass-schemas/1)",
  "description": "The formats that have a JSON Schema: Docs/schemas.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "schemas"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-schemas/1"
    },
    "schemas": {
      "description": "Each format.",
      "type": "array",
      "items": {
        "description": "A format.",
        "type": "object",
        "required": [
          "name",
          "about"
        ],
        "properties": {
          "name": {
            "description": "Its name and version.",
            "type": "string",
            "pattern": "^epass-[a-z0-9-]+/[0-9]+$"
          },
          "about": {
            "description": "What it is, in English.",
            "type": "string"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-terminal-chain/1", about: "A chain of certificates for terminals of epass", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-terminal-chain-1.schema.json",
  "title": "A chain of certificates for terminals of epass (epass-terminal-chain/1)",
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "schema": {
      "enum": [
        "epass-terminal-chain/1",
        null
      ]
    },
    "country": {
      "type": [
        "string",
        "null"
      ]
    },
    "day": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
    },
    "algorithm": {
      "enum": [
        "id-TA-RSA-v1-5-SHA-1",
        "id-TA-RSA-v1-5-SHA-256",
        "id-TA-RSA-PSS-SHA-1",
        "id-TA-RSA-PSS-SHA-256",
        "id-TA-RSA-v1-5-SHA-512",
        "id-TA-RSA-PSS-SHA-512",
        "id-TA-ECDSA-SHA-1",
        "id-TA-ECDSA-SHA-224",
        "id-TA-ECDSA-SHA-256",
        "id-TA-ECDSA-SHA-384",
        "id-TA-ECDSA-SHA-512",
        null
      ]
    },
    "key": {
      "type": [
        "string",
        "null"
      ],
      "pattern": "^(RSA-(10(24|32|40|48|56|64|72|80|88|96)|(1[2468]|[2-5][02468]|60)(00|08|16|24|32|40|48|56|64|72|80|88|96)|[1-5][13579](04|12|20|28|36|44|52|60|68|76|84|92)|61(04|12|20|28|36|44))|P-192|P-224|P-256|P-384|P-521|brainpoolP160r1|brainpoolP192r1|brainpoolP224r1|brainpoolP256r1|brainpoolP320r1|brainpoolP384r1|brainpoolP512r1)$"
    },
    "cvca": {
      "$ref": "#/$defs/cvca"
    },
    "link": {
      "$ref": "#/$defs/cvca"
    },
    "documentVerifier": {
      "$ref": "#/$defs/cvca"
    },
    "terminal": {
      "$ref": "#/$defs/cvca"
    },
    "edits": {
      "type": [
        "array",
        "null"
      ],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "in"
        ],
        "properties": {
          "in": {
            "type": "string"
          },
          "do": {
            "enum": [
              "remove",
              "double",
              "replace",
              "content",
              "set",
              "add",
              "flip",
              "reverse",
              "tag",
              "length",
              null
            ]
          },
          "value": {
            "anyOf": [
              {
                "type": [
                  "string",
                  "integer",
                  "boolean",
                  "array"
                ]
              },
              {
                "type": "null"
              }
            ]
          },
          "signed": {
            "type": [
              "boolean",
              "null"
            ]
          }
        }
      },
      "minItems": 0,
      "maxItems": 64
    }
  },
  "$defs": {
    "cvca": {
      "type": [
        "object",
        "null"
      ],
      "additionalProperties": false,
      "properties": {
        "holder": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "authority": {
          "type": [
            "string",
            "null"
          ],
          "maxLength": 4096
        },
        "role": {
          "enum": [
            "cvca",
            "dvDomestic",
            "dvForeign",
            "terminal",
            null
          ]
        },
        "rights": {
          "type": [
            "array",
            "null"
          ],
          "items": {
            "type": "integer",
            "minimum": 3,
            "maximum": 4
          },
          "minItems": 0,
          "maxItems": 2,
          "uniqueItems": true
        },
        "effective": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "expires": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"
        },
        "algorithm": {
          "enum": [
            "id-TA-RSA-v1-5-SHA-1",
            "id-TA-RSA-v1-5-SHA-256",
            "id-TA-RSA-PSS-SHA-1",
            "id-TA-RSA-PSS-SHA-256",
            "id-TA-RSA-v1-5-SHA-512",
            "id-TA-RSA-PSS-SHA-512",
            "id-TA-ECDSA-SHA-1",
            "id-TA-ECDSA-SHA-224",
            "id-TA-ECDSA-SHA-256",
            "id-TA-ECDSA-SHA-384",
            "id-TA-ECDSA-SHA-512",
            null
          ]
        },
        "key": {
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(RSA-(10(24|32|40|48|56|64|72|80|88|96)|(1[2468]|[2-5][02468]|60)(00|08|16|24|32|40|48|56|64|72|80|88|96)|[1-5][13579](04|12|20|28|36|44|52|60|68|76|84|92)|61(04|12|20|28|36|44))|P-192|P-224|P-256|P-384|P-521|brainpoolP160r1|brainpoolP192r1|brainpoolP224r1|brainpoolP256r1|brainpoolP320r1|brainpoolP384r1|brainpoolP512r1)$"
        },
        "domainParameters": {
          "type": [
            "boolean",
            "null"
          ]
        },
        "defects": {
          "anyOf": [
            {
              "enum": [
                "signatureBit",
                "signatureShort",
                "signatureDER",
                "signedByOtherKey",
                "authorityReference",
                "profileIdentifier",
                "expired",
                "notYetEffective",
                "datesSwapped",
                "expirationDateImpossible",
                "role",
                "terminalType",
                "authorizationMissing",
                "authorizationDoubled",
                "order",
                "publicKey",
                "generator",
                "trailingOctet",
                "otherPrivateKey"
              ]
            },
            {
              "type": "array",
              "items": {
                "enum": [
                  "signatureBit",
                  "signatureShort",
                  "signatureDER",
                  "signedByOtherKey",
                  "authorityReference",
                  "profileIdentifier",
                  "expired",
                  "notYetEffective",
                  "datesSwapped",
                  "expirationDateImpossible",
                  "role",
                  "terminalType",
                  "authorizationMissing",
                  "authorizationDoubled",
                  "order",
                  "publicKey",
                  "generator",
                  "trailingOctet",
                  "otherPrivateKey"
                ]
              },
              "minItems": 0,
              "maxItems": 99
            },
            {
              "type": "null"
            }
          ]
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trace-steps/1", about: "What epass trace --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trace-steps-1.schema.json",
  "title": "What epass trace --json prints (epass-trace-steps/1)",
  "description": "The steps of a trace: Docs/trace.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "trace"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "trace",
        "cut",
        "steps",
        "summary"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trace-steps/1"
        },
        "trace": {
          "description": "How the trace begins.",
          "type": "object",
          "required": [
            "schema",
            "tool",
            "startedAt",
            "unsafe",
            "reader",
            "protocol",
            "atr",
            "maximumCommandLength",
            "maximumResponseLength"
          ],
          "properties": {
            "schema": {
              "description": "The format of the trace.",
              "type": "string",
              "pattern": "^epass-trace/[0-9]+$"
            },
            "tool": {
              "$ref": "#/$defs/tool"
            },
            "startedAt": {
              "description": "When; null where no clock ran. ISO 8601 in UTC, to the second.",
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
            },
            "unsafe": {
              "description": "Whether it holds every octet.",
              "type": "boolean"
            },
            "reader": {
              "description": "The reader; null where it has no name.",
              "type": [
                "string",
                "null"
              ]
            },
            "protocol": {
              "description": "The transmission protocol.",
              "type": "string"
            },
            "atr": {
              "description": "The answer to reset: hexadecimal digits.",
              "type": "string",
              "pattern": "^([0-9A-F]{2})*$"
            },
            "maximumCommandLength": {
              "description": "How many octets of a command the reader was taken to pass on.",
              "type": "integer",
              "minimum": 0
            },
            "maximumResponseLength": {
              "description": "How many octets of a response.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "cut": {
          "description": "Whether its end is missing.",
          "type": "boolean"
        },
        "steps": {
          "description": "Each step.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/step"
          }
        },
        "summary": {
          "description": "All steps together.",
          "type": "object",
          "required": [
            "commandCount",
            "resetCount",
            "restoreCount",
            "errorCount",
            "octetsSent",
            "octetsReceived",
            "milliseconds",
            "waitedMicroseconds",
            "parts",
            "slowest",
            "statusWords"
          ],
          "properties": {
            "commandCount": {
              "description": "How many commands.",
              "type": "integer",
              "minimum": 0
            },
            "resetCount": {
              "description": "How many resets.",
              "type": "integer",
              "minimum": 0
            },
            "restoreCount": {
              "description": "How often the channel was restored.",
              "type": "integer",
              "minimum": 0
            },
            "errorCount": {
              "description": "How many commands failed.",
              "type": "integer",
              "minimum": 0
            },
            "octetsSent": {
              "description": "Octets of commands.",
              "type": "integer",
              "minimum": 0
            },
            "octetsReceived": {
              "description": "Octets of responses.",
              "type": "integer",
              "minimum": 0
            },
            "milliseconds": {
              "description": "From beginning to end.",
              "type": "integer",
              "minimum": 0
            },
            "waitedMicroseconds": {
              "description": "Waited for answers.",
              "type": "integer",
              "minimum": 0
            },
            "parts": {
              "description": "Each part.",
              "type": "array",
              "items": {
                "description": "A part.",
                "type": "object",
                "required": [
                  "part",
                  "number",
                  "commandCount",
                  "octetsReceived",
                  "microseconds"
                ],
                "properties": {
                  "part": {
                    "description": "Which part of the reading.",
                    "$ref": "#/$defs/message"
                  },
                  "number": {
                    "description": "The number of its first command; null where it has none.",
                    "type": [
                      "integer",
                      "null"
                    ],
                    "minimum": 1
                  },
                  "commandCount": {
                    "description": "How many.",
                    "type": "integer",
                    "minimum": 0
                  },
                  "octetsReceived": {
                    "description": "Octets of responses.",
                    "type": "integer",
                    "minimum": 0
                  },
                  "microseconds": {
                    "description": "Waited for answers.",
                    "type": "integer",
                    "minimum": 0
                  }
                }
              }
            },
            "slowest": {
              "description": "The slowest commands, by their numbers.",
              "type": "array",
              "items": {
                "description": "A number.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0
              }
            },
            "statusWords": {
              "description": "Each status word.",
              "type": "array",
              "items": {
                "description": "One.",
                "type": "object",
                "required": [
                  "statusWord",
                  "count",
                  "message",
                  "messageKey",
                  "arguments"
                ],
                "properties": {
                  "statusWord": {
                    "description": "The word.",
                    "type": "string",
                    "pattern": "^[0-9A-F]{4}$"
                  },
                  "count": {
                    "description": "How often.",
                    "type": "integer",
                    "minimum": 1
                  },
                  "message": {
                    "description": "What it means, in one English sentence.",
                    "type": "string"
                  },
                  "messageKey": {
                    "description": "The same as a key of Languages/en.json; later versions add some.",
                    "type": "string",
                    "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
                  },
                  "arguments": {
                    "description": "The arguments by their names; empty where there are none.",
                    "type": "object",
                    "additionalProperties": {
                      "$ref": "#/$defs/argument"
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trace-steps/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "object": {
      "description": "A data object, without its value.",
      "type": "object",
      "required": [
        "tag",
        "length"
      ],
      "properties": {
        "tag": {
          "description": "The tag: hexadecimal digits.",
          "type": "string",
          "pattern": "^([0-9A-F]{2})*$"
        },
        "length": {
          "description": "Octets of its value.",
          "type": "integer",
          "minimum": 0
        },
        "objects": {
          "description": "Its data objects; left out where there are none.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/object"
          }
        }
      }
    },
    "step": {
      "description": "A step. What says nothing (null, false, an empty list) is left out.",
      "type": "object",
      "required": [
        "event",
        "milliseconds",
        "microseconds",
        "part",
        "asked",
        "answered"
      ],
      "properties": {
        "event": {
          "description": "What happened.",
          "enum": [
            "command",
            "reset",
            "restore"
          ]
        },
        "number": {
          "description": "The number of the command, from 1.",
          "type": "integer",
          "minimum": 1
        },
        "milliseconds": {
          "description": "Since the beginning.",
          "type": "integer",
          "minimum": 0
        },
        "microseconds": {
          "description": "How long it took.",
          "type": "integer",
          "minimum": 0
        },
        "phase": {
          "description": "How far the reading was; the set is open.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "file": {
          "description": "The file that is read.",
          "type": "string",
          "pattern": "^[A-Za-z0-9][A-Za-z0-9.]*$"
        },
        "command": {
          "description": "The command.",
          "type": "object",
          "required": [
            "head",
            "length",
            "lc"
          ],
          "properties": {
            "head": {
              "description": "CLA INS P1 P2: hexadecimal digits.",
              "type": "string",
              "pattern": "^([0-9A-F]{2})*$"
            },
            "length": {
              "description": "How many octets.",
              "type": "integer",
              "minimum": 0
            },
            "lc": {
              "description": "Lc, octets of data.",
              "type": "integer",
              "minimum": 0
            },
            "ne": {
              "description": "The most octets that are asked for.",
              "type": "integer",
              "minimum": 0
            },
            "extended": {
              "description": "Left out where false: with extended length fields.",
              "const": true
            },
            "malformed": {
              "description": "Left out where false: it is no command of ISO/IEC 7816-4.",
              "const": true
            },
            "objects": {
              "description": "Its data objects; left out where there are none.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/object"
              }
            },
            "name": {
              "description": "The file or application that is selected: hexadecimal digits.",
              "type": "string",
              "pattern": "^([0-9A-F]{2})*$"
            },
            "offset": {
              "description": "From where is read.",
              "type": "integer",
              "minimum": 0
            },
            "mechanism": {
              "description": "The protocol that MSE:Set sets.",
              "type": "string",
              "pattern": "^[0-9]+(\\.[0-9]+)*$"
            },
            "password": {
              "description": "The kind of password that MSE:Set AT names: 1 MRZ, 2 CAN, 3 PIN, 4 PUK.",
              "type": "integer",
              "minimum": 1,
              "maximum": 4
            },
            "protectedNe": {
              "description": "Ne of the command within secure messaging.",
              "type": "integer",
              "minimum": 0
            }
          }
        },
        "answer": {
          "description": "The answer.",
          "type": "object",
          "required": [
            "length"
          ],
          "properties": {
            "length": {
              "description": "Octets of data.",
              "type": "integer",
              "minimum": 0
            },
            "objects": {
              "description": "Its data objects; left out where there are none.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/object"
              }
            },
            "statusWord": {
              "description": "The status word.",
              "type": "string",
              "pattern": "^[0-9A-F]{4}$"
            },
            "protectedStatusWord": {
              "description": "The status word within secure messaging.",
              "type": "string",
              "pattern": "^[0-9A-F]{4}$"
            }
          }
        },
        "atr": {
          "description": "The answer to reset: hexadecimal digits.",
          "type": "string",
          "pattern": "^([0-9A-F]{2})*$"
        },
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "part": {
          "description": "Which part of the reading.",
          "$ref": "#/$defs/message"
        },
        "asked": {
          "description": "The command in words.",
          "$ref": "#/$defs/message"
        },
        "answered": {
          "description": "What came of it in words.",
          "$ref": "#/$defs/message"
        }
      }
    },
    "tool": {
      "description": "The program.",
      "type": "object",
      "required": [
        "name",
        "version"
      ],
      "properties": {
        "name": {
          "description": "What it is called.",
          "type": "string"
        },
        "version": {
          "description": "Its version.",
          "type": "string"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-audit/1", about: "What epass trust audit --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-audit-1.schema.json",
  "title": "What epass trust audit --json prints (epass-trust-audit/1)",
  "description": "What there is of each country, and what somebody should look after. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "time"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "time",
        "trust",
        "countries",
        "concerns",
        "blocks"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-audit/1"
        },
        "time": {
          "description": "The time that ages are counted to. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "trust": {
          "$ref": "#/$defs/trust"
        },
        "countries": {
          "description": "Each country.",
          "type": "array",
          "items": {
            "description": "A country.",
            "type": "object",
            "required": [
              "country",
              "vouchedBy",
              "anchorCount",
              "generationCount",
              "expiredCount",
              "keys",
              "bases",
              "selfSignatures",
              "lastExpiryTime",
              "lastSigningTime",
              "signerCount",
              "test",
              "revocationLists"
            ],
            "properties": {
              "country": {
                "description": "Its code; null for what names none.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "vouchedBy": {
                "description": "Who vouches for its anchors.",
                "type": "array",
                "items": {
                  "description": "One.",
                  "type": "object",
                  "required": [
                    "message",
                    "messageKey",
                    "arguments",
                    "anchorCount"
                  ],
                  "properties": {
                    "message": {
                      "description": "Who, in one English sentence.",
                      "type": "string"
                    },
                    "messageKey": {
                      "description": "The same as a key of Languages/en.json; later versions add some.",
                      "type": "string",
                      "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
                    },
                    "arguments": {
                      "description": "The arguments by their names; empty where there are none.",
                      "type": "object",
                      "additionalProperties": {
                        "$ref": "#/$defs/argument"
                      }
                    },
                    "anchorCount": {
                      "description": "For how many.",
                      "type": "integer",
                      "minimum": 1
                    }
                  }
                }
              },
              "anchorCount": {
                "description": "How many CSCA certificates.",
                "type": "integer",
                "minimum": 0
              },
              "generationCount": {
                "description": "How many keys.",
                "type": "integer",
                "minimum": 0
              },
              "expiredCount": {
                "description": "How many of the certificates have expired.",
                "type": "integer",
                "minimum": 0
              },
              "keys": {
                "description": "How many certificates by the kind of key, for example RSA 4096.",
                "type": "object",
                "additionalProperties": {
                  "description": "How many.",
                  "type": "integer",
                  "minimum": 1
                }
              },
              "bases": {
                "description": "How many by why they are trusted.",
                "type": "object",
                "properties": {
                  "named": {
                    "description": "How many; left out where there is none.",
                    "type": "integer",
                    "minimum": 1
                  },
                  "pinned": {
                    "description": "How many; left out where there is none.",
                    "type": "integer",
                    "minimum": 1
                  },
                  "verified": {
                    "description": "How many; left out where there is none.",
                    "type": "integer",
                    "minimum": 1
                  },
                  "linked": {
                    "description": "How many; left out where there is none.",
                    "type": "integer",
                    "minimum": 1
                  },
                  "listed": {
                    "description": "How many; left out where there is none.",
                    "type": "integer",
                    "minimum": 1
                  },
                  "unpinned": {
                    "description": "How many; left out where there is none.",
                    "type": "integer",
                    "minimum": 1
                  }
                }
              },
              "selfSignatures": {
                "description": "How many roots by what their own key says.",
                "type": "object",
                "properties": {
                  "verified": {
                    "description": "How many; left out where there is none.",
                    "type": "integer",
                    "minimum": 1
                  },
                  "wrong": {
                    "description": "How many; left out where there is none.",
                    "type": "integer",
                    "minimum": 1
                  },
                  "cannotBeVerified": {
                    "description": "How many; left out where there is none.",
                    "type": "integer",
                    "minimum": 1
                  }
                }
              },
              "lastExpiryTime": {
                "description": "When the last one expires; null where there is none. ISO 8601 in UTC, to the second.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "lastSigningTime": {
                "description": "When the last private key may sign; null where none says so. ISO 8601 in UTC, to the second.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "signerCount": {
                "description": "How many copies of document signers.",
                "type": "integer",
                "minimum": 0
              },
              "test": {
                "description": "Whether any is synthetic.",
                "type": "boolean"
              },
              "revocationLists": {
                "description": "Its revocation lists, newest first.",
                "type": "array",
                "items": {
                  "description": "A certificate revocation list.",
                  "type": "object",
                  "required": [
                    "issuer",
                    "thisUpdate",
                    "nextUpdate",
                    "ageDays",
                    "revokedCount"
                  ],
                  "properties": {
                    "issuer": {
                      "description": "Who issued it: the subject.",
                      "type": "string"
                    },
                    "thisUpdate": {
                      "description": "When it was issued. ISO 8601 in UTC, to the second.",
                      "type": "string",
                      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
                    },
                    "nextUpdate": {
                      "description": "When the next one is due; null where it does not say. ISO 8601 in UTC, to the second.",
                      "type": [
                        "string",
                        "null"
                      ],
                      "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
                    },
                    "ageDays": {
                      "description": "Whole days since it was issued; negative where it lies ahead.",
                      "type": "integer"
                    },
                    "revokedCount": {
                      "description": "How many certificates it revokes.",
                      "type": "integer",
                      "minimum": 0
                    }
                  }
                }
              }
            }
          }
        },
        "concerns": {
          "description": "What to look after.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/message"
          }
        },
        "blocks": {
          "description": "What the operator blocked.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "older": {
          "description": "With --fail-older the lists that are too old.",
          "type": "array",
          "items": {
            "description": "A list.",
            "type": "object",
            "required": [
              "kind",
              "country",
              "name",
              "sha256",
              "listTime",
              "ageDays"
            ],
            "properties": {
              "kind": {
                "description": "What it is.",
                "enum": [
                  "masterList",
                  "deviationList",
                  "defectList",
                  "documentSignerList",
                  "list",
                  "revocationList"
                ]
              },
              "country": {
                "description": "Its country; null where it names none.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "name": {
                "description": "Its name or issuer.",
                "type": "string"
              },
              "sha256": {
                "description": "Of the file. SHA-256, 64 hexadecimal digits in lower case.",
                "type": "string",
                "pattern": "^[0-9a-f]{64}$"
              },
              "listTime": {
                "description": "When it was issued; null where it does not say. ISO 8601 in UTC, to the second.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "ageDays": {
                "description": "Whole days since; null where it does not say when.",
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-audit/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "trust": {
      "description": "The trust material that was looked at.",
      "type": "object",
      "required": [
        "name",
        "sha256",
        "anchorCount",
        "countryCount"
      ],
      "properties": {
        "name": {
          "description": "What it is called: the path of the store, folder or file; null where nothing is trusted.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Over everything in it that can change a verdict. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has.",
          "type": "integer",
          "minimum": 0
        },
        "countryCount": {
          "description": "Of how many countries.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-block/1", about: "What epass trust block --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-block-1.schema.json",
  "title": "What epass trust block --json prints (epass-trust-block/1)",
  "description": "What the operator blocks. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "store"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "if": {
      "required": [
        "blocks"
      ]
    },
    "then": {
      "$ref": "#/$defs/shown"
    },
    "else": {
      "$ref": "#/$defs/failure"
    }
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "store",
        "dryRun",
        "committed",
        "difference",
        "anchorCount",
        "sha256"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-block/1"
        },
        "store": {
          "description": "The path of the store.",
          "type": "string"
        },
        "dryRun": {
          "description": "Whether nothing was to be changed.",
          "type": "boolean"
        },
        "committed": {
          "description": "Whether the store was changed.",
          "type": "boolean"
        },
        "difference": {
          "$ref": "#/$defs/difference"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has now; null where nothing was committed.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "sha256": {
          "description": "Of the store now; null where nothing was committed. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-block/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "trust": {
      "description": "The trust material that was looked at.",
      "type": "object",
      "required": [
        "name",
        "sha256",
        "anchorCount",
        "countryCount"
      ],
      "properties": {
        "name": {
          "description": "What it is called: the path of the store, folder or file; null where nothing is trusted.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Over everything in it that can change a verdict. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has.",
          "type": "integer",
          "minimum": 0
        },
        "countryCount": {
          "description": "Of how many countries.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    },
    "anchorChange": {
      "description": "A CSCA certificate that came, went or changed.",
      "type": "object",
      "required": [
        "country",
        "subject",
        "sha256",
        "basis",
        "before"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "subject": {
          "description": "Its subject.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the certificate. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "before": {
          "description": "Why it was trusted before; null where that did not change.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned",
            null
          ]
        }
      }
    },
    "signerCount": {
      "description": "Copies of document signers, counted.",
      "type": "object",
      "required": [
        "country",
        "count"
      ],
      "properties": {
        "country": {
          "description": "Their country; null where they name none.",
          "type": [
            "string",
            "null"
          ]
        },
        "count": {
          "description": "How many.",
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "crlChange": {
      "description": "A revocation list that came or went.",
      "type": "object",
      "required": [
        "country",
        "issuer",
        "thisUpdate",
        "revokedCount",
        "verified"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "issuer": {
          "description": "Its issuer.",
          "type": "string"
        },
        "thisUpdate": {
          "description": "When it was issued. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "revokedCount": {
          "description": "How many certificates it revokes.",
          "type": "integer",
          "minimum": 0
        },
        "verified": {
          "description": "Whether its signature verifies with an anchor.",
          "type": "boolean"
        }
      }
    },
    "listChange": {
      "description": "A signed list that came, went or changed.",
      "type": "object",
      "required": [
        "kind",
        "name",
        "signer",
        "signingTime",
        "basis",
        "sha256",
        "signerSHA256",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What list.",
          "enum": [
            "masterList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "name": {
          "description": "The name of its file.",
          "type": "string"
        },
        "signer": {
          "description": "The CSCA behind its signer, or the signer itself; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signingTime": {
          "description": "When; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "sha256": {
          "description": "Of the file. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "signerSHA256": {
          "description": "The CSCA certificate that its signer leads to; null where there is none. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "publisher": {
          "description": "The State that published it; null where that is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned it.",
          "type": "boolean"
        },
        "granted": {
          "description": "About which States it may speak by grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "grant": {
      "description": "A grant: about which States the lists of a publisher may speak.",
      "type": "object",
      "required": [
        "sha256",
        "kind",
        "states",
        "publisher",
        "country"
      ],
      "properties": {
        "sha256": {
          "description": "The CSCA certificate of the publisher. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "kind": {
          "description": "Which lists.",
          "enum": [
            "master",
            "defect",
            "documentSigner"
          ]
        },
        "states": {
          "description": "The States.",
          "type": "array",
          "items": {
            "description": "The code of one; * for all.",
            "type": "string",
            "pattern": "^(\\*|[A-Z]{1,3})$"
          }
        },
        "publisher": {
          "description": "The subject of that certificate; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        },
        "country": {
          "description": "Its country; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "refusal": {
      "description": "An object that was refused.",
      "type": "object",
      "required": [
        "name",
        "code",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "name": {
          "description": "Its place or name.",
          "type": "string"
        },
        "code": {
          "description": "Why, area.code: Docs/errors.md.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "message": {
          "description": "The same, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "difference": {
      "description": "What changes, or would change, in the store.",
      "type": "object",
      "required": [
        "newCountries",
        "addedAnchors",
        "replacedKeys",
        "removedAnchors",
        "upgradedBasis",
        "weakenedBasis",
        "addedSigners",
        "addedRevocationLists",
        "addedLists",
        "upgradedLists",
        "weakenedLists",
        "removedLists",
        "removedRevocationLists",
        "removedSigners",
        "addedGrants",
        "removedGrants",
        "addedBlocks",
        "removedBlocks",
        "unmetPins",
        "refused",
        "unchangedCount",
        "heldOutCount",
        "confirmations"
      ],
      "properties": {
        "newCountries": {
          "description": "Countries of which there was nothing.",
          "type": "array",
          "items": {
            "description": "A country.",
            "type": "string"
          }
        },
        "addedAnchors": {
          "description": "CSCA certificates that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "replacedKeys": {
          "description": "Those of them that take the place of another key of the same name.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "removedAnchors": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "upgradedBasis": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "weakenedBasis": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "addedSigners": {
          "description": "Copies of signers that are new, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedRevocationLists": {
          "description": "Revocation lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "addedLists": {
          "description": "Signed lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "upgradedLists": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "weakenedLists": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedLists": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedRevocationLists": {
          "description": "Revocation lists that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "removedSigners": {
          "description": "Copies of signers that go, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedGrants": {
          "description": "Grants that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "removedGrants": {
          "description": "Grants that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "addedBlocks": {
          "description": "Blocks that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "removedBlocks": {
          "description": "Blocks that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "unmetPins": {
          "description": "Pins that nothing was found for.",
          "type": "array",
          "items": {
            "description": "A pin. SHA-256, 64 hexadecimal digits in lower case.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          }
        },
        "refused": {
          "description": "Objects that were refused.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/refusal"
          }
        },
        "unchangedCount": {
          "description": "How many objects the store had already.",
          "type": "integer",
          "minimum": 0
        },
        "heldOutCount": {
          "description": "How many stay out of force because something newer or the operator stands against them.",
          "type": "integer",
          "minimum": 0
        },
        "confirmations": {
          "description": "What somebody has to confirm.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/message"
          }
        }
      }
    },
    "shown": {
      "description": "What is blocked.",
      "type": "object",
      "required": [
        "schema",
        "trust",
        "blocks"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-block/1"
        },
        "trust": {
          "$ref": "#/$defs/trust"
        },
        "blocks": {
          "description": "What the operator blocked.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-chain/1", about: "What epass trust chain --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-chain-1.schema.json",
  "title": "What epass trust chain --json prints (epass-trust-chain/1)",
  "description": "The way from a document signer to a CSCA certificate. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "trust"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "trust",
        "standing",
        "signer",
        "anchor",
        "path",
        "revocation",
        "revocationTime",
        "revocationListTime",
        "deviations",
        "checks"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-chain/1"
        },
        "trust": {
          "$ref": "#/$defs/trust"
        },
        "standing": {
          "description": "Whether the signer leads to what is trusted.",
          "enum": [
            "chains",
            "open",
            "broken"
          ]
        },
        "signer": {
          "description": "A certificate.",
          "type": "object",
          "required": [
            "subject",
            "issuer",
            "serialNumber",
            "notBefore",
            "notAfter",
            "sha256"
          ],
          "properties": {
            "subject": {
              "description": "The subject.",
              "type": "string"
            },
            "issuer": {
              "description": "The issuer.",
              "type": "string"
            },
            "serialNumber": {
              "description": "The serial number: hexadecimal digits.",
              "type": "string"
            },
            "notBefore": {
              "description": "The beginning of its validity. ISO 8601 in UTC, to the second.",
              "type": "string",
              "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
            },
            "notAfter": {
              "description": "Its end. ISO 8601 in UTC, to the second.",
              "type": "string",
              "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
            },
            "sha256": {
              "description": "Of it, or null. SHA-256, 64 hexadecimal digits in lower case.",
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[0-9a-f]{64}$"
            }
          }
        },
        "anchor": {
          "description": "Where it ends; null where it does not.",
          "type": [
            "object",
            "null"
          ],
          "required": [
            "certificate",
            "basis",
            "vouchedBy",
            "test",
            "sources"
          ],
          "properties": {
            "certificate": {
              "description": "A certificate.",
              "type": "object",
              "required": [
                "subject",
                "issuer",
                "serialNumber",
                "notBefore",
                "notAfter",
                "sha256"
              ],
              "properties": {
                "subject": {
                  "description": "The subject.",
                  "type": "string"
                },
                "issuer": {
                  "description": "The issuer.",
                  "type": "string"
                },
                "serialNumber": {
                  "description": "The serial number: hexadecimal digits.",
                  "type": "string"
                },
                "notBefore": {
                  "description": "The beginning of its validity. ISO 8601 in UTC, to the second.",
                  "type": "string",
                  "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
                },
                "notAfter": {
                  "description": "Its end. ISO 8601 in UTC, to the second.",
                  "type": "string",
                  "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
                },
                "sha256": {
                  "description": "Of it, or null. SHA-256, 64 hexadecimal digits in lower case.",
                  "type": [
                    "string",
                    "null"
                  ],
                  "pattern": "^[0-9a-f]{64}$"
                }
              }
            },
            "basis": {
              "description": "Why it is trusted.",
              "enum": [
                "named",
                "pinned",
                "verified",
                "linked",
                "listed",
                "unpinned"
              ]
            },
            "vouchedBy": {
              "$ref": "#/$defs/voucher"
            },
            "test": {
              "description": "Whether it is a synthetic one.",
              "type": "boolean"
            },
            "sources": {
              "description": "The files that it came in.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/source"
              }
            }
          }
        },
        "path": {
          "description": "The certificates between, from the signer's issuer on.",
          "type": "array",
          "items": {
            "description": "A certificate.",
            "type": "object",
            "required": [
              "subject",
              "issuer",
              "serialNumber",
              "notBefore",
              "notAfter",
              "sha256"
            ],
            "properties": {
              "subject": {
                "description": "The subject.",
                "type": "string"
              },
              "issuer": {
                "description": "The issuer.",
                "type": "string"
              },
              "serialNumber": {
                "description": "The serial number: hexadecimal digits.",
                "type": "string"
              },
              "notBefore": {
                "description": "The beginning of its validity. ISO 8601 in UTC, to the second.",
                "type": "string",
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "notAfter": {
                "description": "Its end. ISO 8601 in UTC, to the second.",
                "type": "string",
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "sha256": {
                "description": "Of it, or null. SHA-256, 64 hexadecimal digits in lower case.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9a-f]{64}$"
              }
            }
          }
        },
        "revocation": {
          "description": "Whether it is revoked.",
          "enum": [
            "unrevoked",
            "revoked",
            "undetermined"
          ]
        },
        "revocationTime": {
          "description": "Since when; null where it is not. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "revocationListTime": {
          "description": "The date of the list that says so; null for none. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "deviations": {
          "description": "Departures that were tolerated.",
          "type": "array",
          "items": {
            "description": "A name; the set is open.",
            "type": "string",
            "pattern": "^[a-z][A-Za-z0-9]*$"
          }
        },
        "checks": {
          "description": "The checks of it.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/finding"
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-chain/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "trust": {
      "description": "The trust material that was looked at.",
      "type": "object",
      "required": [
        "name",
        "sha256",
        "anchorCount",
        "countryCount"
      ],
      "properties": {
        "name": {
          "description": "What it is called: the path of the store, folder or file; null where nothing is trusted.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Over everything in it that can change a verdict. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has.",
          "type": "integer",
          "minimum": 0
        },
        "countryCount": {
          "description": "Of how many countries.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "voucher": {
      "description": "Who vouches for a certificate or list.",
      "type": "object",
      "required": [
        "kind",
        "list",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What stands behind it.",
          "enum": [
            "named",
            "pin",
            "pinnedList",
            "ownState",
            "grant",
            "link",
            "list",
            "linkUnderList",
            "nothing"
          ]
        },
        "list": {
          "description": "The name of the list; null where it is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "publisher": {
          "description": "The State that published the list; null where there is none, or it is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned the list; null where there is none.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "granted": {
          "description": "About which States the publisher may speak by the operator's grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "source": {
      "description": "A file that something came in.",
      "type": "object",
      "required": [
        "kind",
        "name",
        "sha256",
        "signer",
        "signingTime",
        "importTime",
        "publisher",
        "publisherSHA256",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What file it is.",
          "enum": [
            "certificateFile",
            "masterList",
            "ldif",
            "revocationList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "name": {
          "description": "Its name.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the file; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "signer": {
          "description": "Of a list the CSCA behind its signer, or the signer itself; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signingTime": {
          "description": "When it was signed; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "importTime": {
          "description": "When it came into the store, or was loaded; null where that is not known. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "publisher": {
          "description": "The State that published the list, or null.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State, or null. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "granted": {
          "description": "About which States it may speak by grant; null for none, and where it is no list.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "finding": {
      "description": "What a check found.",
      "type": "object",
      "required": [
        "id",
        "result",
        "reason",
        "clause",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "id": {
          "description": "The name of the check, by parts: Docs/checks.md. Later versions add some.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)+$"
        },
        "result": {
          "description": "How it ended.",
          "enum": [
            "successful",
            "failed",
            "undetermined",
            "notSupported",
            "aborted"
          ]
        },
        "reason": {
          "description": "Why it ended so: Docs/checks.md. Null where there is nothing to say. Later versions add some.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "clause": {
          "description": "The clause of the standard that it stands on; several with semicolons.",
          "type": "string"
        },
        "message": {
          "description": "What was found, in one English sentence; null where there is nothing to say.",
          "type": [
            "string",
            "null"
          ]
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some. Null where the sentence is.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-diff/1", about: "What epass trust diff --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-diff-1.schema.json",
  "title": "What epass trust diff --json prints (epass-trust-diff/1)",
  "description": "What two sets of trust material do not have in common. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "old"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "old",
        "new",
        "newCountries",
        "goneCountries",
        "added",
        "removed",
        "changedBasis",
        "addedBlocks",
        "removedBlocks"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-diff/1"
        },
        "old": {
          "$ref": "#/$defs/trust"
        },
        "new": {
          "$ref": "#/$defs/trust"
        },
        "newCountries": {
          "description": "Countries that only the new one has.",
          "type": "array",
          "items": {
            "description": "A country.",
            "type": "string"
          }
        },
        "goneCountries": {
          "description": "Countries that only the old one has.",
          "type": "array",
          "items": {
            "description": "A country.",
            "type": "string"
          }
        },
        "added": {
          "description": "What only the new one has.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/differing"
          }
        },
        "removed": {
          "description": "What only the old one has.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/differing"
          }
        },
        "changedBasis": {
          "description": "CSCA certificates that are trusted for another reason.",
          "type": "array",
          "items": {
            "description": "A certificate.",
            "type": "object",
            "required": [
              "sha256",
              "country",
              "subject",
              "before",
              "after"
            ],
            "properties": {
              "sha256": {
                "description": "Of it. SHA-256, 64 hexadecimal digits in lower case.",
                "type": "string",
                "pattern": "^[0-9a-f]{64}$"
              },
              "country": {
                "description": "Its country; null where it names none.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "subject": {
                "description": "Its subject.",
                "type": "string"
              },
              "before": {
                "description": "Why in the old one.",
                "enum": [
                  "named",
                  "pinned",
                  "verified",
                  "linked",
                  "listed",
                  "unpinned"
                ]
              },
              "after": {
                "description": "Why in the new one.",
                "enum": [
                  "named",
                  "pinned",
                  "verified",
                  "linked",
                  "listed",
                  "unpinned"
                ]
              }
            }
          }
        },
        "addedBlocks": {
          "description": "Blocks that only the new one has.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "removedBlocks": {
          "description": "Blocks that only the old one has.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-diff/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "trust": {
      "description": "The trust material that was looked at.",
      "type": "object",
      "required": [
        "name",
        "sha256",
        "anchorCount",
        "countryCount"
      ],
      "properties": {
        "name": {
          "description": "What it is called: the path of the store, folder or file; null where nothing is trusted.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Over everything in it that can change a verdict. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has.",
          "type": "integer",
          "minimum": 0
        },
        "countryCount": {
          "description": "Of how many countries.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    },
    "differing": {
      "description": "An object that one of the two has and the other has not.",
      "type": "object",
      "required": [
        "kind",
        "sha256",
        "country",
        "subject",
        "basis",
        "notAfter",
        "listTime"
      ],
      "properties": {
        "kind": {
          "description": "What it is.",
          "enum": [
            "anchor",
            "signer",
            "revocationList",
            "list"
          ]
        },
        "sha256": {
          "description": "Of the object. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "subject": {
          "description": "Its subject; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "notAfter": {
          "description": "The end of a certificate; null of a list. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "listTime": {
          "description": "When a list was issued; null where it does not say, and of a certificate. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-doctor/1", about: "What epass trust doctor --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-doctor-1.schema.json",
  "title": "What epass trust doctor --json prints (epass-trust-doctor/1)",
  "description": "Why the signer of a document does or does not lead to what is trusted. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "standing"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "standing",
        "time",
        "policy",
        "issuingState",
        "signer",
        "trust",
        "anchors",
        "statements",
        "steps",
        "checks"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-doctor/1"
        },
        "standing": {
          "description": "Whether the signer leads to what is trusted.",
          "enum": [
            "chains",
            "open",
            "broken"
          ]
        },
        "time": {
          "description": "The time judged at. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "policy": {
          "description": "The name of the policy.",
          "type": "string"
        },
        "issuingState": {
          "description": "The State of the document; null where it is not known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signer": {
          "description": "The document signer; null where there is none.",
          "type": [
            "object",
            "null"
          ],
          "required": [
            "subject",
            "issuer",
            "serialNumber",
            "country",
            "notBefore",
            "notAfter",
            "key",
            "authorityKeyIdentifier",
            "subjectKeyIdentifier",
            "revocationListAddresses"
          ],
          "properties": {
            "subject": {
              "description": "Its subject, or null.",
              "type": [
                "string",
                "null"
              ]
            },
            "issuer": {
              "description": "Its issuer, or null.",
              "type": [
                "string",
                "null"
              ]
            },
            "serialNumber": {
              "description": "Its serial number: hexadecimal digits; or null.",
              "type": [
                "string",
                "null"
              ]
            },
            "country": {
              "description": "Its country; null where it names none.",
              "type": [
                "string",
                "null"
              ]
            },
            "notBefore": {
              "description": "The beginning of its validity; null where it is not there. ISO 8601 in UTC, to the second.",
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
            },
            "notAfter": {
              "description": "Its end; null where it is not there. ISO 8601 in UTC, to the second.",
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
            },
            "key": {
              "description": "Its key, for example RSA, 2048 bits; null where it cannot be used.",
              "type": [
                "string",
                "null"
              ]
            },
            "authorityKeyIdentifier": {
              "description": "The key that signed it: hexadecimal digits; null where it does not say.",
              "type": [
                "string",
                "null"
              ]
            },
            "subjectKeyIdentifier": {
              "description": "Its own key: hexadecimal digits; null where it does not say.",
              "type": [
                "string",
                "null"
              ]
            },
            "revocationListAddresses": {
              "description": "Where it says that revocation lists are.",
              "type": "array",
              "items": {
                "description": "One of them.",
                "type": "string"
              }
            }
          }
        },
        "trust": {
          "description": "The trust material.",
          "type": "object",
          "required": [
            "name",
            "sha256",
            "anchorCount",
            "countryCount",
            "newestListTime",
            "newestListAgeDays"
          ],
          "properties": {
            "name": {
              "description": "What it is called: the path of the store, folder or file; null where nothing is trusted.",
              "type": [
                "string",
                "null"
              ]
            },
            "sha256": {
              "description": "Over everything in it that can change a verdict. SHA-256, 64 hexadecimal digits in lower case.",
              "type": "string",
              "pattern": "^[0-9a-f]{64}$"
            },
            "anchorCount": {
              "description": "How many CSCA certificates it has.",
              "type": "integer",
              "minimum": 0
            },
            "countryCount": {
              "description": "Of how many countries.",
              "type": "integer",
              "minimum": 0
            },
            "newestListTime": {
              "description": "The date of the newest list in it; null for none. ISO 8601 in UTC, to the second.",
              "type": [
                "string",
                "null"
              ],
              "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
            },
            "newestListAgeDays": {
              "description": "Whole days since; null for none.",
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "anchors": {
          "description": "The CSCA certificates of the country.",
          "type": "array",
          "items": {
            "description": "A certificate.",
            "type": "object",
            "required": [
              "generation",
              "subject",
              "sha256",
              "keyIdentifier",
              "key",
              "notBefore",
              "notAfter",
              "signsUntilTime",
              "link",
              "basis",
              "vouchedBy",
              "listTime",
              "namedKey",
              "namedSubject",
              "issuer"
            ],
            "properties": {
              "generation": {
                "description": "The number of its key, from 1; null where it is not in force.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 1
              },
              "subject": {
                "description": "Its subject.",
                "type": "string"
              },
              "sha256": {
                "description": "Of the certificate. SHA-256, 64 hexadecimal digits in lower case.",
                "type": "string",
                "pattern": "^[0-9a-f]{64}$"
              },
              "keyIdentifier": {
                "description": "The identifier of its key: hexadecimal digits; null for none.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "key": {
                "description": "Its key, for example RSA, 4096 bits.",
                "type": "string"
              },
              "notBefore": {
                "description": "The beginning of its validity. ISO 8601 in UTC, to the second.",
                "type": "string",
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "notAfter": {
                "description": "Its end. ISO 8601 in UTC, to the second.",
                "type": "string",
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "signsUntilTime": {
                "description": "The end of its private key's usage period; null where it does not say. ISO 8601 in UTC, to the second.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "link": {
                "description": "Whether it is a link certificate.",
                "type": "boolean"
              },
              "basis": {
                "description": "Why it is trusted.",
                "enum": [
                  "named",
                  "pinned",
                  "verified",
                  "linked",
                  "listed",
                  "unpinned"
                ]
              },
              "vouchedBy": {
                "$ref": "#/$defs/voucher"
              },
              "listTime": {
                "description": "The date of the list that it came in; null for none. ISO 8601 in UTC, to the second.",
                "type": [
                  "string",
                  "null"
                ],
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "namedKey": {
                "description": "Whether it has the key that the signer names.",
                "type": "boolean"
              },
              "namedSubject": {
                "description": "Whether it has the name that the signer names.",
                "type": "boolean"
              },
              "issuer": {
                "description": "Whether it issued the signer.",
                "type": "boolean"
              }
            }
          }
        },
        "statements": {
          "description": "What there is to say.",
          "type": "array",
          "items": {
            "description": "A statement.",
            "type": "object",
            "required": [
              "code",
              "weight",
              "message",
              "messageKey",
              "arguments"
            ],
            "properties": {
              "code": {
                "description": "What it is about: Docs/trust.md.",
                "type": "string",
                "pattern": "^[a-z][A-Za-z0-9]*$",
                "examples": [
                  "noSecurityObject",
                  "securityObjectInvalid",
                  "signerNotFound",
                  "storeEmpty",
                  "countryNotInStore",
                  "keyNotInStore",
                  "olderGeneration",
                  "newerGeneration",
                  "certificateNotTrusted",
                  "linkMissing",
                  "sameNameOtherKey",
                  "listOlderThanSigner",
                  "storeOld",
                  "anchorUnpinned",
                  "anchorListed",
                  "publisherNotGranted",
                  "blocked",
                  "signatureInvalid",
                  "signerRefused",
                  "algorithmUnknown",
                  "deviation",
                  "validity",
                  "usagePeriod",
                  "country",
                  "revoked",
                  "revocationListMissing",
                  "revocationListStale",
                  "revocationListUnusable",
                  "notRevoked",
                  "defectApplied",
                  "chains",
                  "test"
                ]
              },
              "weight": {
                "description": "How much it weighs.",
                "enum": [
                  "against",
                  "obstacle",
                  "notice",
                  "well"
                ]
              },
              "message": {
                "description": "The same, in one English sentence.",
                "type": "string"
              },
              "messageKey": {
                "description": "The same as a key of Languages/en.json; later versions add some.",
                "type": "string",
                "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
              },
              "arguments": {
                "description": "The arguments by their names; empty where there are none.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/argument"
                }
              }
            }
          }
        },
        "steps": {
          "description": "What to do, in order.",
          "type": "array",
          "items": {
            "description": "A step.",
            "type": "object",
            "required": [
              "message",
              "messageKey",
              "arguments",
              "command"
            ],
            "properties": {
              "message": {
                "description": "What to do, in one English sentence.",
                "type": "string"
              },
              "messageKey": {
                "description": "The same as a key of Languages/en.json; later versions add some.",
                "type": "string",
                "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
              },
              "arguments": {
                "description": "The arguments by their names; empty where there are none.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/argument"
                }
              },
              "command": {
                "description": "The command that does it; null for none.",
                "type": [
                  "string",
                  "null"
                ]
              }
            }
          }
        },
        "checks": {
          "description": "The checks of it.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/finding"
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-doctor/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "voucher": {
      "description": "Who vouches for a certificate or list.",
      "type": "object",
      "required": [
        "kind",
        "list",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What stands behind it.",
          "enum": [
            "named",
            "pin",
            "pinnedList",
            "ownState",
            "grant",
            "link",
            "list",
            "linkUnderList",
            "nothing"
          ]
        },
        "list": {
          "description": "The name of the list; null where it is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "publisher": {
          "description": "The State that published the list; null where there is none, or it is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned the list; null where there is none.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "granted": {
          "description": "About which States the publisher may speak by the operator's grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "finding": {
      "description": "What a check found.",
      "type": "object",
      "required": [
        "id",
        "result",
        "reason",
        "clause",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "id": {
          "description": "The name of the check, by parts: Docs/checks.md. Later versions add some.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)+$"
        },
        "result": {
          "description": "How it ended.",
          "enum": [
            "successful",
            "failed",
            "undetermined",
            "notSupported",
            "aborted"
          ]
        },
        "reason": {
          "description": "Why it ended so: Docs/checks.md. Null where there is nothing to say. Later versions add some.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "clause": {
          "description": "The clause of the standard that it stands on; several with semicolons.",
          "type": "string"
        },
        "message": {
          "description": "What was found, in one English sentence; null where there is nothing to say.",
          "type": [
            "string",
            "null"
          ]
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some. Null where the sentence is.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-grant/1", about: "What epass trust grant --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-grant-1.schema.json",
  "title": "What epass trust grant --json prints (epass-trust-grant/1)",
  "description": "The grants of the store. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "trust"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "trust",
        "grants",
        "difference"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-grant/1"
        },
        "trust": {
          "$ref": "#/$defs/trust"
        },
        "grants": {
          "description": "All grants.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "difference": {
          "description": "What was changed; null where nothing was to be.",
          "anyOf": [
            {
              "$ref": "#/$defs/difference"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-grant/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "trust": {
      "description": "The trust material that was looked at.",
      "type": "object",
      "required": [
        "name",
        "sha256",
        "anchorCount",
        "countryCount"
      ],
      "properties": {
        "name": {
          "description": "What it is called: the path of the store, folder or file; null where nothing is trusted.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Over everything in it that can change a verdict. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has.",
          "type": "integer",
          "minimum": 0
        },
        "countryCount": {
          "description": "Of how many countries.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    },
    "anchorChange": {
      "description": "A CSCA certificate that came, went or changed.",
      "type": "object",
      "required": [
        "country",
        "subject",
        "sha256",
        "basis",
        "before"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "subject": {
          "description": "Its subject.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the certificate. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "before": {
          "description": "Why it was trusted before; null where that did not change.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned",
            null
          ]
        }
      }
    },
    "signerCount": {
      "description": "Copies of document signers, counted.",
      "type": "object",
      "required": [
        "country",
        "count"
      ],
      "properties": {
        "country": {
          "description": "Their country; null where they name none.",
          "type": [
            "string",
            "null"
          ]
        },
        "count": {
          "description": "How many.",
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "crlChange": {
      "description": "A revocation list that came or went.",
      "type": "object",
      "required": [
        "country",
        "issuer",
        "thisUpdate",
        "revokedCount",
        "verified"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "issuer": {
          "description": "Its issuer.",
          "type": "string"
        },
        "thisUpdate": {
          "description": "When it was issued. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "revokedCount": {
          "description": "How many certificates it revokes.",
          "type": "integer",
          "minimum": 0
        },
        "verified": {
          "description": "Whether its signature verifies with an anchor.",
          "type": "boolean"
        }
      }
    },
    "listChange": {
      "description": "A signed list that came, went or changed.",
      "type": "object",
      "required": [
        "kind",
        "name",
        "signer",
        "signingTime",
        "basis",
        "sha256",
        "signerSHA256",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What list.",
          "enum": [
            "masterList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "name": {
          "description": "The name of its file.",
          "type": "string"
        },
        "signer": {
          "description": "The CSCA behind its signer, or the signer itself; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signingTime": {
          "description": "When; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "sha256": {
          "description": "Of the file. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "signerSHA256": {
          "description": "The CSCA certificate that its signer leads to; null where there is none. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "publisher": {
          "description": "The State that published it; null where that is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned it.",
          "type": "boolean"
        },
        "granted": {
          "description": "About which States it may speak by grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "grant": {
      "description": "A grant: about which States the lists of a publisher may speak.",
      "type": "object",
      "required": [
        "sha256",
        "kind",
        "states",
        "publisher",
        "country"
      ],
      "properties": {
        "sha256": {
          "description": "The CSCA certificate of the publisher. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "kind": {
          "description": "Which lists.",
          "enum": [
            "master",
            "defect",
            "documentSigner"
          ]
        },
        "states": {
          "description": "The States.",
          "type": "array",
          "items": {
            "description": "The code of one; * for all.",
            "type": "string",
            "pattern": "^(\\*|[A-Z]{1,3})$"
          }
        },
        "publisher": {
          "description": "The subject of that certificate; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        },
        "country": {
          "description": "Its country; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "refusal": {
      "description": "An object that was refused.",
      "type": "object",
      "required": [
        "name",
        "code",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "name": {
          "description": "Its place or name.",
          "type": "string"
        },
        "code": {
          "description": "Why, area.code: Docs/errors.md.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "message": {
          "description": "The same, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "difference": {
      "description": "What changes, or would change, in the store.",
      "type": "object",
      "required": [
        "newCountries",
        "addedAnchors",
        "replacedKeys",
        "removedAnchors",
        "upgradedBasis",
        "weakenedBasis",
        "addedSigners",
        "addedRevocationLists",
        "addedLists",
        "upgradedLists",
        "weakenedLists",
        "removedLists",
        "removedRevocationLists",
        "removedSigners",
        "addedGrants",
        "removedGrants",
        "addedBlocks",
        "removedBlocks",
        "unmetPins",
        "refused",
        "unchangedCount",
        "heldOutCount",
        "confirmations"
      ],
      "properties": {
        "newCountries": {
          "description": "Countries of which there was nothing.",
          "type": "array",
          "items": {
            "description": "A country.",
            "type": "string"
          }
        },
        "addedAnchors": {
          "description": "CSCA certificates that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "replacedKeys": {
          "description": "Those of them that take the place of another key of the same name.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "removedAnchors": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "upgradedBasis": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "weakenedBasis": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "addedSigners": {
          "description": "Copies of signers that are new, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedRevocationLists": {
          "description": "Revocation lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "addedLists": {
          "description": "Signed lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "upgradedLists": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "weakenedLists": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedLists": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedRevocationLists": {
          "description": "Revocation lists that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "removedSigners": {
          "description": "Copies of signers that go, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedGrants": {
          "description": "Grants that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "removedGrants": {
          "description": "Grants that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "addedBlocks": {
          "description": "Blocks that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "removedBlocks": {
          "description": "Blocks that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "unmetPins": {
          "description": "Pins that nothing was found for.",
          "type": "array",
          "items": {
            "description": "A pin. SHA-256, 64 hexadecimal digits in lower case.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          }
        },
        "refused": {
          "description": "Objects that were refused.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/refusal"
          }
        },
        "unchangedCount": {
          "description": "How many objects the store had already.",
          "type": "integer",
          "minimum": 0
        },
        "heldOutCount": {
          "description": "How many stay out of force because something newer or the operator stands against them.",
          "type": "integer",
          "minimum": 0
        },
        "confirmations": {
          "description": "What somebody has to confirm.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/message"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-history/1", about: "What epass trust history --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-history-1.schema.json",
  "title": "What epass trust history --json prints (epass-trust-history/1)",
  "description": "The changes of the store. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "store"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "store",
        "current",
        "kept",
        "changes"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-history/1"
        },
        "store": {
          "description": "The path of the store.",
          "type": "string"
        },
        "current": {
          "description": "The number of the state in force.",
          "type": "integer",
          "minimum": 0
        },
        "kept": {
          "description": "The states that epass trust undo can bring back.",
          "type": "array",
          "items": {
            "description": "A number.",
            "type": "integer",
            "minimum": 0
          }
        },
        "changes": {
          "description": "Each change, oldest first.",
          "type": "array",
          "items": {
            "description": "A change.",
            "type": "object",
            "required": [
              "number",
              "time",
              "command",
              "sha256",
              "anchorCount",
              "restored",
              "kept",
              "addedAnchorCount",
              "removedAnchorCount",
              "changedAnchorCount",
              "addedListCount",
              "removedListCount",
              "addedRevocationListCount",
              "removedRevocationListCount",
              "addedSignerCount",
              "removedSignerCount",
              "addedGrantCount",
              "removedGrantCount",
              "addedBlockCount",
              "removedBlockCount"
            ],
            "properties": {
              "number": {
                "description": "Of the state that it made.",
                "type": "integer",
                "minimum": 0
              },
              "time": {
                "description": "When. ISO 8601 in UTC, to the second.",
                "type": "string",
                "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
              },
              "command": {
                "description": "What made it; null where that is not known.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "sha256": {
                "description": "Of the store then. SHA-256, 64 hexadecimal digits in lower case.",
                "type": "string",
                "pattern": "^[0-9a-f]{64}$"
              },
              "anchorCount": {
                "description": "How many CSCA certificates it had.",
                "type": "integer",
                "minimum": 0
              },
              "restored": {
                "description": "The state that it brought back; null where it brought back none.",
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0
              },
              "kept": {
                "description": "Whether that state is still there.",
                "type": "boolean"
              },
              "addedAnchorCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "removedAnchorCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "changedAnchorCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "addedListCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "removedListCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "addedRevocationListCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "removedRevocationListCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "addedSignerCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "removedSignerCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "addedGrantCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "removedGrantCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "addedBlockCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              },
              "removedBlockCount": {
                "description": "How many.",
                "type": "integer",
                "minimum": 0
              }
            }
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-history/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-import/1", about: "What epass trust import --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-import-1.schema.json",
  "title": "What epass trust import --json prints (epass-trust-import/1)",
  "description": "What an import or an update came to. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "store"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "store",
        "dryRun",
        "committed",
        "objectCount",
        "skippedCount",
        "skipped",
        "passedOverCount",
        "difference",
        "anchorCount",
        "sha256",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-import/1"
        },
        "store": {
          "description": "The path of the store.",
          "type": "string"
        },
        "dryRun": {
          "description": "Whether nothing was to be changed.",
          "type": "boolean"
        },
        "committed": {
          "description": "Whether the store was changed.",
          "type": "boolean"
        },
        "objectCount": {
          "description": "How many objects were looked at.",
          "type": "integer",
          "minimum": 0
        },
        "skippedCount": {
          "description": "How many entries were skipped.",
          "type": "integer",
          "minimum": 0
        },
        "skipped": {
          "description": "The first 200 of them.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/skip"
          },
          "maxItems": 200
        },
        "passedOverCount": {
          "description": "In an update how many followed nothing in the store.",
          "type": "integer",
          "minimum": 0
        },
        "difference": {
          "description": "What changes; null where it did not come so far.",
          "anyOf": [
            {
              "$ref": "#/$defs/difference"
            },
            {
              "type": "null"
            }
          ]
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has now; null where nothing was committed.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "sha256": {
          "description": "Of the store now; null where nothing was committed. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "error": {
          "description": "What was refused, or why it ended early; null where all is well.",
          "anyOf": [
            {
              "$ref": "#/$defs/error"
            },
            {
              "type": "null"
            }
          ]
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-import/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    },
    "anchorChange": {
      "description": "A CSCA certificate that came, went or changed.",
      "type": "object",
      "required": [
        "country",
        "subject",
        "sha256",
        "basis",
        "before"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "subject": {
          "description": "Its subject.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the certificate. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "before": {
          "description": "Why it was trusted before; null where that did not change.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned",
            null
          ]
        }
      }
    },
    "signerCount": {
      "description": "Copies of document signers, counted.",
      "type": "object",
      "required": [
        "country",
        "count"
      ],
      "properties": {
        "country": {
          "description": "Their country; null where they name none.",
          "type": [
            "string",
            "null"
          ]
        },
        "count": {
          "description": "How many.",
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "crlChange": {
      "description": "A revocation list that came or went.",
      "type": "object",
      "required": [
        "country",
        "issuer",
        "thisUpdate",
        "revokedCount",
        "verified"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "issuer": {
          "description": "Its issuer.",
          "type": "string"
        },
        "thisUpdate": {
          "description": "When it was issued. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "revokedCount": {
          "description": "How many certificates it revokes.",
          "type": "integer",
          "minimum": 0
        },
        "verified": {
          "description": "Whether its signature verifies with an anchor.",
          "type": "boolean"
        }
      }
    },
    "listChange": {
      "description": "A signed list that came, went or changed.",
      "type": "object",
      "required": [
        "kind",
        "name",
        "signer",
        "signingTime",
        "basis",
        "sha256",
        "signerSHA256",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What list.",
          "enum": [
            "masterList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "name": {
          "description": "The name of its file.",
          "type": "string"
        },
        "signer": {
          "description": "The CSCA behind its signer, or the signer itself; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signingTime": {
          "description": "When; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "sha256": {
          "description": "Of the file. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "signerSHA256": {
          "description": "The CSCA certificate that its signer leads to; null where there is none. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "publisher": {
          "description": "The State that published it; null where that is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned it.",
          "type": "boolean"
        },
        "granted": {
          "description": "About which States it may speak by grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "grant": {
      "description": "A grant: about which States the lists of a publisher may speak.",
      "type": "object",
      "required": [
        "sha256",
        "kind",
        "states",
        "publisher",
        "country"
      ],
      "properties": {
        "sha256": {
          "description": "The CSCA certificate of the publisher. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "kind": {
          "description": "Which lists.",
          "enum": [
            "master",
            "defect",
            "documentSigner"
          ]
        },
        "states": {
          "description": "The States.",
          "type": "array",
          "items": {
            "description": "The code of one; * for all.",
            "type": "string",
            "pattern": "^(\\*|[A-Z]{1,3})$"
          }
        },
        "publisher": {
          "description": "The subject of that certificate; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        },
        "country": {
          "description": "Its country; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "refusal": {
      "description": "An object that was refused.",
      "type": "object",
      "required": [
        "name",
        "code",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "name": {
          "description": "Its place or name.",
          "type": "string"
        },
        "code": {
          "description": "Why, area.code: Docs/errors.md.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "message": {
          "description": "The same, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "difference": {
      "description": "What changes, or would change, in the store.",
      "type": "object",
      "required": [
        "newCountries",
        "addedAnchors",
        "replacedKeys",
        "removedAnchors",
        "upgradedBasis",
        "weakenedBasis",
        "addedSigners",
        "addedRevocationLists",
        "addedLists",
        "upgradedLists",
        "weakenedLists",
        "removedLists",
        "removedRevocationLists",
        "removedSigners",
        "addedGrants",
        "removedGrants",
        "addedBlocks",
        "removedBlocks",
        "unmetPins",
        "refused",
        "unchangedCount",
        "heldOutCount",
        "confirmations"
      ],
      "properties": {
        "newCountries": {
          "description": "Countries of which there was nothing.",
          "type": "array",
          "items": {
            "description": "A country.",
            "type": "string"
          }
        },
        "addedAnchors": {
          "description": "CSCA certificates that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "replacedKeys": {
          "description": "Those of them that take the place of another key of the same name.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "removedAnchors": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "upgradedBasis": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "weakenedBasis": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "addedSigners": {
          "description": "Copies of signers that are new, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedRevocationLists": {
          "description": "Revocation lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "addedLists": {
          "description": "Signed lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "upgradedLists": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "weakenedLists": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedLists": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedRevocationLists": {
          "description": "Revocation lists that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "removedSigners": {
          "description": "Copies of signers that go, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedGrants": {
          "description": "Grants that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "removedGrants": {
          "description": "Grants that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "addedBlocks": {
          "description": "Blocks that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "removedBlocks": {
          "description": "Blocks that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "unmetPins": {
          "description": "Pins that nothing was found for.",
          "type": "array",
          "items": {
            "description": "A pin. SHA-256, 64 hexadecimal digits in lower case.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          }
        },
        "refused": {
          "description": "Objects that were refused.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/refusal"
          }
        },
        "unchangedCount": {
          "description": "How many objects the store had already.",
          "type": "integer",
          "minimum": 0
        },
        "heldOutCount": {
          "description": "How many stay out of force because something newer or the operator stands against them.",
          "type": "integer",
          "minimum": 0
        },
        "confirmations": {
          "description": "What somebody has to confirm.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/message"
          }
        }
      }
    },
    "skip": {
      "description": "An entry that was skipped.",
      "type": "object",
      "required": [
        "place",
        "offset",
        "code",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "place": {
          "description": "The file, and the place in it.",
          "type": "string"
        },
        "offset": {
          "description": "The octet, from 0; null for none.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "code": {
          "description": "Why, area.code: Docs/errors.md.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "message": {
          "description": "The same, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-list/1", about: "What epass trust list --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-list-1.schema.json",
  "title": "What epass trust list --json prints (epass-trust-list/1)",
  "description": "The CSCA certificates that are trusted. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "trust"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "trust",
        "anchors",
        "blocks"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-list/1"
        },
        "trust": {
          "$ref": "#/$defs/trust"
        },
        "anchors": {
          "description": "By country, generation and date.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchor"
          }
        },
        "blocks": {
          "description": "What the operator blocked.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-list/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "trust": {
      "description": "The trust material that was looked at.",
      "type": "object",
      "required": [
        "name",
        "sha256",
        "anchorCount",
        "countryCount"
      ],
      "properties": {
        "name": {
          "description": "What it is called: the path of the store, folder or file; null where nothing is trusted.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Over everything in it that can change a verdict. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has.",
          "type": "integer",
          "minimum": 0
        },
        "countryCount": {
          "description": "Of how many countries.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "voucher": {
      "description": "Who vouches for a certificate or list.",
      "type": "object",
      "required": [
        "kind",
        "list",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What stands behind it.",
          "enum": [
            "named",
            "pin",
            "pinnedList",
            "ownState",
            "grant",
            "link",
            "list",
            "linkUnderList",
            "nothing"
          ]
        },
        "list": {
          "description": "The name of the list; null where it is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "publisher": {
          "description": "The State that published the list; null where there is none, or it is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned the list; null where there is none.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "granted": {
          "description": "About which States the publisher may speak by the operator's grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "source": {
      "description": "A file that something came in.",
      "type": "object",
      "required": [
        "kind",
        "name",
        "sha256",
        "signer",
        "signingTime",
        "importTime",
        "publisher",
        "publisherSHA256",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What file it is.",
          "enum": [
            "certificateFile",
            "masterList",
            "ldif",
            "revocationList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "name": {
          "description": "Its name.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the file; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "signer": {
          "description": "Of a list the CSCA behind its signer, or the signer itself; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signingTime": {
          "description": "When it was signed; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "importTime": {
          "description": "When it came into the store, or was loaded; null where that is not known. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "publisher": {
          "description": "The State that published the list, or null.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State, or null. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "granted": {
          "description": "About which States it may speak by grant; null for none, and where it is no list.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    },
    "anchor": {
      "description": "A CSCA certificate that is trusted.",
      "type": "object",
      "required": [
        "country",
        "generation",
        "generationCount",
        "kind",
        "subject",
        "issuer",
        "serialNumber",
        "notBefore",
        "notAfter",
        "signsUntilTime",
        "key",
        "keyIdentifier",
        "sha256",
        "basis",
        "vouchedBy",
        "selfSignature",
        "test",
        "block",
        "sources"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "generation": {
          "description": "The number of its key among those of its country, oldest first, from 1.",
          "type": "integer",
          "minimum": 0
        },
        "generationCount": {
          "description": "How many keys its country has.",
          "type": "integer",
          "minimum": 0
        },
        "kind": {
          "description": "Its own key signed it, or that of a generation before.",
          "enum": [
            "root",
            "link"
          ]
        },
        "subject": {
          "description": "The subject.",
          "type": "string"
        },
        "issuer": {
          "description": "The issuer.",
          "type": "string"
        },
        "serialNumber": {
          "description": "The serial number: hexadecimal digits.",
          "type": "string"
        },
        "notBefore": {
          "description": "The beginning of its validity. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "notAfter": {
          "description": "Its end. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "signsUntilTime": {
          "description": "The end of its private key's usage period; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "key": {
          "description": "Its key, for example RSA, 4096 bits; null where it cannot be used.",
          "type": [
            "string",
            "null"
          ]
        },
        "keyIdentifier": {
          "description": "The identifier of its key: hexadecimal digits; null for none.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Of the certificate. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "vouchedBy": {
          "$ref": "#/$defs/voucher"
        },
        "selfSignature": {
          "description": "What its own key says of a root's signature; null for a link.",
          "enum": [
            "verified",
            "wrong",
            "cannotBeVerified",
            null
          ]
        },
        "test": {
          "description": "Whether it is a synthetic one.",
          "type": "boolean"
        },
        "block": {
          "description": "The operator's word against it; null where there is none.",
          "anyOf": [
            {
              "$ref": "#/$defs/block"
            },
            {
              "type": "null"
            }
          ]
        },
        "sources": {
          "description": "The files that it came in.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/source"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-remove/1", about: "What epass trust remove --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-remove-1.schema.json",
  "title": "What epass trust remove --json prints (epass-trust-remove/1)",
  "description": "What was removed from the store. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "store"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "store",
        "dryRun",
        "committed",
        "difference",
        "anchorCount",
        "sha256"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-remove/1"
        },
        "store": {
          "description": "The path of the store.",
          "type": "string"
        },
        "dryRun": {
          "description": "Whether nothing was to be changed.",
          "type": "boolean"
        },
        "committed": {
          "description": "Whether the store was changed.",
          "type": "boolean"
        },
        "difference": {
          "$ref": "#/$defs/difference"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has now; null where nothing was committed.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "sha256": {
          "description": "Of the store now; null where nothing was committed. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-remove/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    },
    "anchorChange": {
      "description": "A CSCA certificate that came, went or changed.",
      "type": "object",
      "required": [
        "country",
        "subject",
        "sha256",
        "basis",
        "before"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "subject": {
          "description": "Its subject.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the certificate. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "before": {
          "description": "Why it was trusted before; null where that did not change.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned",
            null
          ]
        }
      }
    },
    "signerCount": {
      "description": "Copies of document signers, counted.",
      "type": "object",
      "required": [
        "country",
        "count"
      ],
      "properties": {
        "country": {
          "description": "Their country; null where they name none.",
          "type": [
            "string",
            "null"
          ]
        },
        "count": {
          "description": "How many.",
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "crlChange": {
      "description": "A revocation list that came or went.",
      "type": "object",
      "required": [
        "country",
        "issuer",
        "thisUpdate",
        "revokedCount",
        "verified"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "issuer": {
          "description": "Its issuer.",
          "type": "string"
        },
        "thisUpdate": {
          "description": "When it was issued. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "revokedCount": {
          "description": "How many certificates it revokes.",
          "type": "integer",
          "minimum": 0
        },
        "verified": {
          "description": "Whether its signature verifies with an anchor.",
          "type": "boolean"
        }
      }
    },
    "listChange": {
      "description": "A signed list that came, went or changed.",
      "type": "object",
      "required": [
        "kind",
        "name",
        "signer",
        "signingTime",
        "basis",
        "sha256",
        "signerSHA256",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What list.",
          "enum": [
            "masterList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "name": {
          "description": "The name of its file.",
          "type": "string"
        },
        "signer": {
          "description": "The CSCA behind its signer, or the signer itself; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signingTime": {
          "description": "When; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "sha256": {
          "description": "Of the file. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "signerSHA256": {
          "description": "The CSCA certificate that its signer leads to; null where there is none. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "publisher": {
          "description": "The State that published it; null where that is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned it.",
          "type": "boolean"
        },
        "granted": {
          "description": "About which States it may speak by grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "grant": {
      "description": "A grant: about which States the lists of a publisher may speak.",
      "type": "object",
      "required": [
        "sha256",
        "kind",
        "states",
        "publisher",
        "country"
      ],
      "properties": {
        "sha256": {
          "description": "The CSCA certificate of the publisher. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "kind": {
          "description": "Which lists.",
          "enum": [
            "master",
            "defect",
            "documentSigner"
          ]
        },
        "states": {
          "description": "The States.",
          "type": "array",
          "items": {
            "description": "The code of one; * for all.",
            "type": "string",
            "pattern": "^(\\*|[A-Z]{1,3})$"
          }
        },
        "publisher": {
          "description": "The subject of that certificate; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        },
        "country": {
          "description": "Its country; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "refusal": {
      "description": "An object that was refused.",
      "type": "object",
      "required": [
        "name",
        "code",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "name": {
          "description": "Its place or name.",
          "type": "string"
        },
        "code": {
          "description": "Why, area.code: Docs/errors.md.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "message": {
          "description": "The same, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "difference": {
      "description": "What changes, or would change, in the store.",
      "type": "object",
      "required": [
        "newCountries",
        "addedAnchors",
        "replacedKeys",
        "removedAnchors",
        "upgradedBasis",
        "weakenedBasis",
        "addedSigners",
        "addedRevocationLists",
        "addedLists",
        "upgradedLists",
        "weakenedLists",
        "removedLists",
        "removedRevocationLists",
        "removedSigners",
        "addedGrants",
        "removedGrants",
        "addedBlocks",
        "removedBlocks",
        "unmetPins",
        "refused",
        "unchangedCount",
        "heldOutCount",
        "confirmations"
      ],
      "properties": {
        "newCountries": {
          "description": "Countries of which there was nothing.",
          "type": "array",
          "items": {
            "description": "A country.",
            "type": "string"
          }
        },
        "addedAnchors": {
          "description": "CSCA certificates that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "replacedKeys": {
          "description": "Those of them that take the place of another key of the same name.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "removedAnchors": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "upgradedBasis": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "weakenedBasis": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "addedSigners": {
          "description": "Copies of signers that are new, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedRevocationLists": {
          "description": "Revocation lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "addedLists": {
          "description": "Signed lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "upgradedLists": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "weakenedLists": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedLists": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedRevocationLists": {
          "description": "Revocation lists that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "removedSigners": {
          "description": "Copies of signers that go, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedGrants": {
          "description": "Grants that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "removedGrants": {
          "description": "Grants that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "addedBlocks": {
          "description": "Blocks that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "removedBlocks": {
          "description": "Blocks that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "unmetPins": {
          "description": "Pins that nothing was found for.",
          "type": "array",
          "items": {
            "description": "A pin. SHA-256, 64 hexadecimal digits in lower case.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          }
        },
        "refused": {
          "description": "Objects that were refused.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/refusal"
          }
        },
        "unchangedCount": {
          "description": "How many objects the store had already.",
          "type": "integer",
          "minimum": 0
        },
        "heldOutCount": {
          "description": "How many stay out of force because something newer or the operator stands against them.",
          "type": "integer",
          "minimum": 0
        },
        "confirmations": {
          "description": "What somebody has to confirm.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/message"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-setup/1", about: "What epass trust setup --list --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-setup-1.schema.json",
  "title": "What epass trust setup --list --json prints (epass-trust-setup/1)",
  "description": "Where lists are published, as epass trust setup --list knows it. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema",
    "lists"
  ],
  "properties": {
    "schema": {
      "description": "The name and version of the format.",
      "const": "epass-trust-setup/1"
    },
    "lists": {
      "description": "Each.",
      "type": "array",
      "items": {
        "description": "A list.",
        "type": "object",
        "required": [
          "id",
          "state",
          "publisher",
          "kind",
          "page",
          "fingerprintPage",
          "fingerprintAlgorithm",
          "packed",
          "note",
          "lookedDate",
          "sources"
        ],
        "properties": {
          "id": {
            "description": "A short name.",
            "type": "string"
          },
          "state": {
            "description": "Of which State or organisation.",
            "type": "string"
          },
          "publisher": {
            "description": "Who.",
            "type": "string"
          },
          "kind": {
            "description": "What.",
            "enum": [
              "certificateFile",
              "masterList",
              "ldif",
              "revocationList",
              "deviationList",
              "defectList",
              "documentSignerList"
            ]
          },
          "page": {
            "description": "The address of the page.",
            "type": "string"
          },
          "fingerprintPage": {
            "description": "Where its fingerprint stands; null where it does not.",
            "type": [
              "string",
              "null"
            ]
          },
          "fingerprintAlgorithm": {
            "description": "Of the fingerprint; null for none.",
            "enum": [
              "SHA-1",
              "SHA-256",
              null
            ]
          },
          "packed": {
            "description": "Whether it has to be unpacked.",
            "type": "boolean"
          },
          "note": {
            "description": "What to mind; null for nothing.",
            "type": [
              "string",
              "null"
            ],
            "pattern": "^[a-z][A-Za-z0-9]*$",
            "examples": [
              "terms",
              "plainHTTP",
              "outdated"
            ]
          },
          "lookedDate": {
            "description": "When somebody last looked, YYYY-MM-DD.",
            "type": "string"
          },
          "sources": {
            "description": "What that is known from.",
            "type": "array",
            "items": {
              "description": "One of them.",
              "type": "string"
            }
          }
        }
      }
    }
  },
  "$defs": {
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-show/1", about: "What epass trust show --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-show-1.schema.json",
  "title": "What epass trust show --json prints (epass-trust-show/1)",
  "description": "Objects of the store. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "trust"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "trust",
        "objects",
        "blocks"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-show/1"
        },
        "trust": {
          "$ref": "#/$defs/trust"
        },
        "objects": {
          "description": "What has that digest, key or country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/object"
          }
        },
        "blocks": {
          "description": "The block that was asked for, where no object is found.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-show/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "trust": {
      "description": "The trust material that was looked at.",
      "type": "object",
      "required": [
        "name",
        "sha256",
        "anchorCount",
        "countryCount"
      ],
      "properties": {
        "name": {
          "description": "What it is called: the path of the store, folder or file; null where nothing is trusted.",
          "type": [
            "string",
            "null"
          ]
        },
        "sha256": {
          "description": "Over everything in it that can change a verdict. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has.",
          "type": "integer",
          "minimum": 0
        },
        "countryCount": {
          "description": "Of how many countries.",
          "type": "integer",
          "minimum": 0
        }
      }
    },
    "voucher": {
      "description": "Who vouches for a certificate or list.",
      "type": "object",
      "required": [
        "kind",
        "list",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What stands behind it.",
          "enum": [
            "named",
            "pin",
            "pinnedList",
            "ownState",
            "grant",
            "link",
            "list",
            "linkUnderList",
            "nothing"
          ]
        },
        "list": {
          "description": "The name of the list; null where it is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "publisher": {
          "description": "The State that published the list; null where there is none, or it is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned the list; null where there is none.",
          "type": [
            "boolean",
            "null"
          ]
        },
        "granted": {
          "description": "About which States the publisher may speak by the operator's grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "source": {
      "description": "A file that something came in.",
      "type": "object",
      "required": [
        "kind",
        "name",
        "sha256",
        "signer",
        "signingTime",
        "importTime",
        "publisher",
        "publisherSHA256",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What file it is.",
          "enum": [
            "certificateFile",
            "masterList",
            "ldif",
            "revocationList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "name": {
          "description": "Its name.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the file; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "signer": {
          "description": "Of a list the CSCA behind its signer, or the signer itself; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signingTime": {
          "description": "When it was signed; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "importTime": {
          "description": "When it came into the store, or was loaded; null where that is not known. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "publisher": {
          "description": "The State that published the list, or null.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State, or null. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "granted": {
          "description": "About which States it may speak by grant; null for none, and where it is no list.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    },
    "node": {
      "description": "A line of what epass inspect shows, and what stands beneath it.",
      "type": "object",
      "required": [
        "name"
      ],
      "properties": {
        "name": {
          "description": "What it is, in lowerCamelCase: Docs/inspect.md. The set is open.",
          "type": "string",
          "pattern": "^[a-z][A-Za-z0-9]*$"
        },
        "label": {
          "description": "The name as text has it, where data is in it: a number, a tag, an object identifier.",
          "type": "string"
        },
        "hidden": {
          "description": "Left out where false: true where personal data is not shown without --reveal.",
          "const": true
        },
        "value": {
          "description": "What it says: text, a number or a truth value; left out where it is hidden, is octets, or has only lines beneath it.",
          "type": [
            "string",
            "integer",
            "boolean"
          ]
        },
        "unit": {
          "description": "Of a number: octets, bits and the like; left out where it has none.",
          "type": "string"
        },
        "octets": {
          "description": "In place of a value: hexadecimal digits, of at most 4096 octets.",
          "type": "string",
          "pattern": "^([0-9A-F]{2})*$"
        },
        "length": {
          "description": "How many octets there are, where they are more than that.",
          "type": "integer",
          "minimum": 0
        },
        "children": {
          "description": "The lines beneath it; left out where there are none.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/node"
          }
        }
      }
    },
    "object": {
      "description": "An object of the store.",
      "type": "object",
      "required": [
        "kind",
        "sha256",
        "length",
        "country",
        "subject",
        "basis",
        "vouchedBy",
        "selfSignature",
        "notAfter",
        "listTime",
        "inForce",
        "test",
        "block",
        "sources",
        "content",
        "problem"
      ],
      "properties": {
        "kind": {
          "description": "What it is.",
          "enum": [
            "anchor",
            "signer",
            "revocationList",
            "list"
          ]
        },
        "sha256": {
          "description": "Of the object. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "length": {
          "description": "How many octets.",
          "type": "integer",
          "minimum": 0
        },
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "subject": {
          "description": "Its subject; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "vouchedBy": {
          "description": "Who vouches for it; null for what is no anchor in force.",
          "anyOf": [
            {
              "$ref": "#/$defs/voucher"
            },
            {
              "type": "null"
            }
          ]
        },
        "selfSignature": {
          "description": "What a root's own key says of its signature; null for all others.",
          "enum": [
            "verified",
            "wrong",
            "cannotBeVerified",
            null
          ]
        },
        "notAfter": {
          "description": "The end of a certificate; null of a list. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "listTime": {
          "description": "When a list was issued; null where it does not say, and of a certificate. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "inForce": {
          "description": "Whether anything may rest on it.",
          "type": "boolean"
        },
        "test": {
          "description": "Whether it is a synthetic one.",
          "type": "boolean"
        },
        "block": {
          "description": "The operator's word against it; null where there is none.",
          "anyOf": [
            {
              "$ref": "#/$defs/block"
            },
            {
              "type": "null"
            }
          ]
        },
        "sources": {
          "description": "The files that it came in.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/source"
          }
        },
        "content": {
          "description": "What is in it, as epass inspect shows it.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/node"
          }
        },
        "problem": {
          "description": "Why it cannot be read further, in English; null where it can.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-unblock/1", about: "What epass trust unblock --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-unblock-1.schema.json",
  "title": "What epass trust unblock --json prints (epass-trust-unblock/1)",
  "description": "What the operator no longer blocks. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "store"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "store",
        "dryRun",
        "committed",
        "difference",
        "anchorCount",
        "sha256"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-unblock/1"
        },
        "store": {
          "description": "The path of the store.",
          "type": "string"
        },
        "dryRun": {
          "description": "Whether nothing was to be changed.",
          "type": "boolean"
        },
        "committed": {
          "description": "Whether the store was changed.",
          "type": "boolean"
        },
        "difference": {
          "$ref": "#/$defs/difference"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has now; null where nothing was committed.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "sha256": {
          "description": "Of the store now; null where nothing was committed. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-unblock/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    },
    "anchorChange": {
      "description": "A CSCA certificate that came, went or changed.",
      "type": "object",
      "required": [
        "country",
        "subject",
        "sha256",
        "basis",
        "before"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "subject": {
          "description": "Its subject.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the certificate. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "before": {
          "description": "Why it was trusted before; null where that did not change.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned",
            null
          ]
        }
      }
    },
    "signerCount": {
      "description": "Copies of document signers, counted.",
      "type": "object",
      "required": [
        "country",
        "count"
      ],
      "properties": {
        "country": {
          "description": "Their country; null where they name none.",
          "type": [
            "string",
            "null"
          ]
        },
        "count": {
          "description": "How many.",
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "crlChange": {
      "description": "A revocation list that came or went.",
      "type": "object",
      "required": [
        "country",
        "issuer",
        "thisUpdate",
        "revokedCount",
        "verified"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "issuer": {
          "description": "Its issuer.",
          "type": "string"
        },
        "thisUpdate": {
          "description": "When it was issued. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "revokedCount": {
          "description": "How many certificates it revokes.",
          "type": "integer",
          "minimum": 0
        },
        "verified": {
          "description": "Whether its signature verifies with an anchor.",
          "type": "boolean"
        }
      }
    },
    "listChange": {
      "description": "A signed list that came, went or changed.",
      "type": "object",
      "required": [
        "kind",
        "name",
        "signer",
        "signingTime",
        "basis",
        "sha256",
        "signerSHA256",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What list.",
          "enum": [
            "masterList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "name": {
          "description": "The name of its file.",
          "type": "string"
        },
        "signer": {
          "description": "The CSCA behind its signer, or the signer itself; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signingTime": {
          "description": "When; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "sha256": {
          "description": "Of the file. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "signerSHA256": {
          "description": "The CSCA certificate that its signer leads to; null where there is none. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "publisher": {
          "description": "The State that published it; null where that is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned it.",
          "type": "boolean"
        },
        "granted": {
          "description": "About which States it may speak by grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "grant": {
      "description": "A grant: about which States the lists of a publisher may speak.",
      "type": "object",
      "required": [
        "sha256",
        "kind",
        "states",
        "publisher",
        "country"
      ],
      "properties": {
        "sha256": {
          "description": "The CSCA certificate of the publisher. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "kind": {
          "description": "Which lists.",
          "enum": [
            "master",
            "defect",
            "documentSigner"
          ]
        },
        "states": {
          "description": "The States.",
          "type": "array",
          "items": {
            "description": "The code of one; * for all.",
            "type": "string",
            "pattern": "^(\\*|[A-Z]{1,3})$"
          }
        },
        "publisher": {
          "description": "The subject of that certificate; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        },
        "country": {
          "description": "Its country; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "refusal": {
      "description": "An object that was refused.",
      "type": "object",
      "required": [
        "name",
        "code",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "name": {
          "description": "Its place or name.",
          "type": "string"
        },
        "code": {
          "description": "Why, area.code: Docs/errors.md.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "message": {
          "description": "The same, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "difference": {
      "description": "What changes, or would change, in the store.",
      "type": "object",
      "required": [
        "newCountries",
        "addedAnchors",
        "replacedKeys",
        "removedAnchors",
        "upgradedBasis",
        "weakenedBasis",
        "addedSigners",
        "addedRevocationLists",
        "addedLists",
        "upgradedLists",
        "weakenedLists",
        "removedLists",
        "removedRevocationLists",
        "removedSigners",
        "addedGrants",
        "removedGrants",
        "addedBlocks",
        "removedBlocks",
        "unmetPins",
        "refused",
        "unchangedCount",
        "heldOutCount",
        "confirmations"
      ],
      "properties": {
        "newCountries": {
          "description": "Countries of which there was nothing.",
          "type": "array",
          "items": {
            "description": "A country.",
            "type": "string"
          }
        },
        "addedAnchors": {
          "description": "CSCA certificates that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "replacedKeys": {
          "description": "Those of them that take the place of another key of the same name.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "removedAnchors": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "upgradedBasis": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "weakenedBasis": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "addedSigners": {
          "description": "Copies of signers that are new, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedRevocationLists": {
          "description": "Revocation lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "addedLists": {
          "description": "Signed lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "upgradedLists": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "weakenedLists": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedLists": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedRevocationLists": {
          "description": "Revocation lists that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "removedSigners": {
          "description": "Copies of signers that go, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedGrants": {
          "description": "Grants that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "removedGrants": {
          "description": "Grants that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "addedBlocks": {
          "description": "Blocks that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "removedBlocks": {
          "description": "Blocks that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "unmetPins": {
          "description": "Pins that nothing was found for.",
          "type": "array",
          "items": {
            "description": "A pin. SHA-256, 64 hexadecimal digits in lower case.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          }
        },
        "refused": {
          "description": "Objects that were refused.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/refusal"
          }
        },
        "unchangedCount": {
          "description": "How many objects the store had already.",
          "type": "integer",
          "minimum": 0
        },
        "heldOutCount": {
          "description": "How many stay out of force because something newer or the operator stands against them.",
          "type": "integer",
          "minimum": 0
        },
        "confirmations": {
          "description": "What somebody has to confirm.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/message"
          }
        }
      }
    }
  }
}
"""#),
        FormatSchema(name: "epass-trust-undo/1", about: "What epass trust undo --json prints", text: #"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "epass-trust-undo-1.schema.json",
  "title": "What epass trust undo --json prints (epass-trust-undo/1)",
  "description": "What was taken back. Docs/trust-store.md. An object may have members that are not named here: later versions add some. Docs/schemas.md says what is a change of the number behind the name.",
  "type": "object",
  "required": [
    "schema"
  ],
  "if": {
    "required": [
      "store"
    ]
  },
  "then": {
    "$ref": "#/$defs/result"
  },
  "else": {
    "$ref": "#/$defs/failure"
  },
  "$defs": {
    "result": {
      "description": "",
      "type": "object",
      "required": [
        "schema",
        "store",
        "dryRun",
        "committed",
        "difference",
        "anchorCount",
        "sha256"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-undo/1"
        },
        "store": {
          "description": "The path of the store.",
          "type": "string"
        },
        "dryRun": {
          "description": "Whether nothing was to be changed.",
          "type": "boolean"
        },
        "committed": {
          "description": "Whether the store was changed.",
          "type": "boolean"
        },
        "difference": {
          "$ref": "#/$defs/difference"
        },
        "anchorCount": {
          "description": "How many CSCA certificates it has now; null where nothing was committed.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 0
        },
        "sha256": {
          "description": "Of the store now; null where nothing was committed. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        }
      }
    },
    "failure": {
      "description": "What is printed where the command could not be carried out.",
      "type": "object",
      "required": [
        "schema",
        "error"
      ],
      "properties": {
        "schema": {
          "description": "The name and version of the format.",
          "const": "epass-trust-undo/1"
        },
        "error": {
          "$ref": "#/$defs/error"
        }
      }
    },
    "error": {
      "description": "Why a command could not be carried out.",
      "type": "object",
      "required": [
        "code",
        "phase",
        "message",
        "messageKey",
        "arguments",
        "remedy",
        "remedyKey",
        "remedyArguments",
        "retryable"
      ],
      "properties": {
        "code": {
          "description": "What went wrong, area.code: Docs/errors.md. Later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "phase": {
          "description": "How far it had come.",
          "enum": [
            "input",
            "connect",
            "application",
            "access",
            "files",
            "chip",
            "judgement",
            "trust",
            "output"
          ]
        },
        "message": {
          "description": "What happened, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "remedy": {
          "description": "What to do next, in English.",
          "type": "string"
        },
        "remedyKey": {
          "description": "The same as a key of Languages/en.json.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "remedyArguments": {
          "description": "The arguments of that message by their names.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        },
        "retryable": {
          "description": "Whether the same command may succeed later.",
          "type": "boolean"
        }
      }
    },
    "argument": {
      "description": "An argument of a message: data, a day or the code of a State as text; a count; a list of data; another message, or several.",
      "anyOf": [
        {
          "type": "string"
        },
        {
          "type": "integer"
        },
        {
          "$ref": "#/$defs/message"
        },
        {
          "type": "array",
          "items": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "$ref": "#/$defs/message"
              }
            ]
          }
        }
      ]
    },
    "message": {
      "description": "A message.",
      "type": "object",
      "required": [
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "message": {
          "description": "What it says, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "block": {
      "description": "What the operator blocked.",
      "type": "object",
      "required": [
        "sha256",
        "keySHA256",
        "issued",
        "series",
        "operatorReason",
        "sinceTime",
        "untilDate",
        "inForce"
      ],
      "properties": {
        "sha256": {
          "description": "The certificate or key that is blocked; null for a series or a number. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "keySHA256": {
          "description": "The key of that certificate; null for a series, and as long as it was not met. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "issued": {
          "description": "A certificate by its serial number in hexadecimal, @ and its issuer; null for a digest or a series.",
          "type": [
            "string",
            "null"
          ]
        },
        "series": {
          "description": "A range of document numbers, STATE:TYPE:FROM-TO; null for a certificate.",
          "type": [
            "string",
            "null"
          ]
        },
        "operatorReason": {
          "description": "Why, in the operator's words.",
          "type": "string"
        },
        "sinceTime": {
          "description": "Since when. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "untilDate": {
          "description": "The last day of it, YYYY-MM-DD; null where it has no end.",
          "type": [
            "string",
            "null"
          ]
        },
        "inForce": {
          "description": "Whether it holds today.",
          "type": "boolean"
        }
      }
    },
    "anchorChange": {
      "description": "A CSCA certificate that came, went or changed.",
      "type": "object",
      "required": [
        "country",
        "subject",
        "sha256",
        "basis",
        "before"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "subject": {
          "description": "Its subject.",
          "type": "string"
        },
        "sha256": {
          "description": "Of the certificate. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "before": {
          "description": "Why it was trusted before; null where that did not change.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned",
            null
          ]
        }
      }
    },
    "signerCount": {
      "description": "Copies of document signers, counted.",
      "type": "object",
      "required": [
        "country",
        "count"
      ],
      "properties": {
        "country": {
          "description": "Their country; null where they name none.",
          "type": [
            "string",
            "null"
          ]
        },
        "count": {
          "description": "How many.",
          "type": "integer",
          "minimum": 1
        }
      }
    },
    "crlChange": {
      "description": "A revocation list that came or went.",
      "type": "object",
      "required": [
        "country",
        "issuer",
        "thisUpdate",
        "revokedCount",
        "verified"
      ],
      "properties": {
        "country": {
          "description": "Its country; null where it names none.",
          "type": [
            "string",
            "null"
          ]
        },
        "issuer": {
          "description": "Its issuer.",
          "type": "string"
        },
        "thisUpdate": {
          "description": "When it was issued. ISO 8601 in UTC, to the second.",
          "type": "string",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "revokedCount": {
          "description": "How many certificates it revokes.",
          "type": "integer",
          "minimum": 0
        },
        "verified": {
          "description": "Whether its signature verifies with an anchor.",
          "type": "boolean"
        }
      }
    },
    "listChange": {
      "description": "A signed list that came, went or changed.",
      "type": "object",
      "required": [
        "kind",
        "name",
        "signer",
        "signingTime",
        "basis",
        "sha256",
        "signerSHA256",
        "publisher",
        "publisherSHA256",
        "pinned",
        "granted"
      ],
      "properties": {
        "kind": {
          "description": "What list.",
          "enum": [
            "masterList",
            "deviationList",
            "defectList",
            "documentSignerList"
          ]
        },
        "name": {
          "description": "The name of its file.",
          "type": "string"
        },
        "signer": {
          "description": "The CSCA behind its signer, or the signer itself; null where none is known.",
          "type": [
            "string",
            "null"
          ]
        },
        "signingTime": {
          "description": "When; null where it does not say. ISO 8601 in UTC, to the second.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
        },
        "basis": {
          "description": "Why it is trusted.",
          "enum": [
            "named",
            "pinned",
            "verified",
            "linked",
            "listed",
            "unpinned"
          ]
        },
        "sha256": {
          "description": "Of the file. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "signerSHA256": {
          "description": "The CSCA certificate that its signer leads to; null where there is none. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "publisher": {
          "description": "The State that published it; null where that is not known.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[A-Z]{1,3}$"
        },
        "publisherSHA256": {
          "description": "The CSCA certificate of that State; null where it is not known. SHA-256, 64 hexadecimal digits in lower case.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^[0-9a-f]{64}$"
        },
        "pinned": {
          "description": "Whether the operator pinned it.",
          "type": "boolean"
        },
        "granted": {
          "description": "About which States it may speak by grant: codes with commas, * for all; null for none.",
          "type": [
            "string",
            "null"
          ],
          "pattern": "^(\\*|[A-Z]{1,3}(,[A-Z]{1,3})*)$"
        }
      }
    },
    "grant": {
      "description": "A grant: about which States the lists of a publisher may speak.",
      "type": "object",
      "required": [
        "sha256",
        "kind",
        "states",
        "publisher",
        "country"
      ],
      "properties": {
        "sha256": {
          "description": "The CSCA certificate of the publisher. SHA-256, 64 hexadecimal digits in lower case.",
          "type": "string",
          "pattern": "^[0-9a-f]{64}$"
        },
        "kind": {
          "description": "Which lists.",
          "enum": [
            "master",
            "defect",
            "documentSigner"
          ]
        },
        "states": {
          "description": "The States.",
          "type": "array",
          "items": {
            "description": "The code of one; * for all.",
            "type": "string",
            "pattern": "^(\\*|[A-Z]{1,3})$"
          }
        },
        "publisher": {
          "description": "The subject of that certificate; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        },
        "country": {
          "description": "Its country; null where the store lacks it.",
          "type": [
            "string",
            "null"
          ]
        }
      }
    },
    "refusal": {
      "description": "An object that was refused.",
      "type": "object",
      "required": [
        "name",
        "code",
        "message",
        "messageKey",
        "arguments"
      ],
      "properties": {
        "name": {
          "description": "Its place or name.",
          "type": "string"
        },
        "code": {
          "description": "Why, area.code: Docs/errors.md.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)+$"
        },
        "message": {
          "description": "The same, in one English sentence.",
          "type": "string"
        },
        "messageKey": {
          "description": "The same as a key of Languages/en.json; later versions add some.",
          "type": "string",
          "pattern": "^[A-Za-z0-9]+(\\.[A-Za-z0-9]+)*$"
        },
        "arguments": {
          "description": "The arguments by their names; empty where there are none.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/argument"
          }
        }
      }
    },
    "difference": {
      "description": "What changes, or would change, in the store.",
      "type": "object",
      "required": [
        "newCountries",
        "addedAnchors",
        "replacedKeys",
        "removedAnchors",
        "upgradedBasis",
        "weakenedBasis",
        "addedSigners",
        "addedRevocationLists",
        "addedLists",
        "upgradedLists",
        "weakenedLists",
        "removedLists",
        "removedRevocationLists",
        "removedSigners",
        "addedGrants",
        "removedGrants",
        "addedBlocks",
        "removedBlocks",
        "unmetPins",
        "refused",
        "unchangedCount",
        "heldOutCount",
        "confirmations"
      ],
      "properties": {
        "newCountries": {
          "description": "Countries of which there was nothing.",
          "type": "array",
          "items": {
            "description": "A country.",
            "type": "string"
          }
        },
        "addedAnchors": {
          "description": "CSCA certificates that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "replacedKeys": {
          "description": "Those of them that take the place of another key of the same name.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "removedAnchors": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "upgradedBasis": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "weakenedBasis": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/anchorChange"
          }
        },
        "addedSigners": {
          "description": "Copies of signers that are new, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedRevocationLists": {
          "description": "Revocation lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "addedLists": {
          "description": "Signed lists that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "upgradedLists": {
          "description": "Those that are better trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "weakenedLists": {
          "description": "Those that are less trusted than before.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedLists": {
          "description": "Those that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/listChange"
          }
        },
        "removedRevocationLists": {
          "description": "Revocation lists that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/crlChange"
          }
        },
        "removedSigners": {
          "description": "Copies of signers that go, by country.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/signerCount"
          }
        },
        "addedGrants": {
          "description": "Grants that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "removedGrants": {
          "description": "Grants that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/grant"
          }
        },
        "addedBlocks": {
          "description": "Blocks that are new.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "removedBlocks": {
          "description": "Blocks that go.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/block"
          }
        },
        "unmetPins": {
          "description": "Pins that nothing was found for.",
          "type": "array",
          "items": {
            "description": "A pin. SHA-256, 64 hexadecimal digits in lower case.",
            "type": "string",
            "pattern": "^[0-9a-f]{64}$"
          }
        },
        "refused": {
          "description": "Objects that were refused.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/refusal"
          }
        },
        "unchangedCount": {
          "description": "How many objects the store had already.",
          "type": "integer",
          "minimum": 0
        },
        "heldOutCount": {
          "description": "How many stay out of force because something newer or the operator stands against them.",
          "type": "integer",
          "minimum": 0
        },
        "confirmations": {
          "description": "What somebody has to confirm.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/message"
          }
        }
      }
    }
  }
}
"""#),
    ]
}
