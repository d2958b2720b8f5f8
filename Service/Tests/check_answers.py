#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Checks answers against the OpenAPI description.

usage: check_answers.py OPENAPI < ANSWERS
ANSWERS: one JSON object a line: method, path, status, type, body. Says what is wrong, and ends with 1.
"""
import json
import re
import sys

import jsonschema


def rows(description):
    for path, item in description["paths"].items():
        pattern = re.compile("^" + re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(path)) + "$")
        for method, operation in item.items():
            if method != "parameters":
                yield pattern, method.upper(), operation


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        description = json.load(file)
    routes = list(rows(description))
    wrong, count = [], 0
    for line in sys.stdin:
        answer = json.loads(line)
        count += 1
        place = f"{answer['method']} {answer['path']} {answer['status']}"
        found = [o for pattern, method, o in routes
                 if method == answer["method"] and pattern.match(answer["path"].split("?")[0])]
        if not found:
            # Nothing is described there: then nothing may be there.
            if answer["status"] not in (401, 404, 405, 429):
                wrong.append(f"{place}: no such operation")
            continue
        response = found[0]["responses"].get(str(answer["status"]))
        if response is None:
            wrong.append(f"{place}: no such status")
            continue
        if answer["method"] == "HEAD":
            continue
        media = response.get("content", {}).get(answer["type"].split(";")[0])
        if media is None:
            wrong.append(f"{place}: no such type {answer['type']}")
            continue
        if "json" in answer["type"]:
            schema = {"components": description["components"], **media["schema"]}
            validator = jsonschema.Draft202012Validator(schema)
            for error in validator.iter_errors(json.loads(answer["body"])):
                wrong.append(f"{place}: {error.json_path}: {error.message[:200]}")
    for text in wrong:
        print(text)
    if not count:
        print("no answers")
    return 1 if wrong or not count else 0


sys.exit(main())
