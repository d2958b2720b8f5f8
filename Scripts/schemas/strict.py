# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Validates strictly, and keeps what of each schema was seen."""
import json
import pathlib

from jsonschema import Draft202012Validator

FOLDER = pathlib.Path(__file__).resolve().parent.parent.parent / "Schemas"


def parsed(text):
    """JSON as the standard has it: no name twice, no number that is not whole."""
    def members(pairs):
        table = dict(pairs)
        if len(table) != len(pairs):
            raise ValueError(f"a name stands twice among {[name for name, _ in pairs]}")
        return table

    def refuse(number):
        raise ValueError(f"{number} is no whole number")

    return json.loads(text, object_pairs_hook=members, parse_float=refuse, parse_constant=refuse)


def closed(schema):
    """The same schema, in which no object takes a member that is not described."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    shape = {name: closed(value) for name, value in schema.items()}
    if isinstance(schema.get("properties"), dict) and "additionalProperties" not in schema:
        shape["additionalProperties"] = False
    return shape


class Format:
    """A schema, strictly, and what of it was seen: members, words of closed sets, examples, null."""

    def __init__(self, file):
        self.name = file.name.removesuffix(".schema.json")
        self.schema = json.loads(file.read_text())
        Draft202012Validator.check_schema(self.schema)
        self.validator = Draft202012Validator(closed(self.schema))
        self.count = 0
        self.seen = set()
        self.all = {}
        self._list(self.schema, "")

    # What there is.

    def _list(self, shape, place):
        if not isinstance(shape, dict):
            return
        for word in shape.get("enum", []):
            self.all[place, "word", word] = True
        for word in shape.get("examples", []):
            self.all[place, "example", word] = True
        types = shape.get("type")
        if isinstance(types, list) and "null" in types or {"type": "null"} in shape.get("anyOf", []):
            self.all[place, "null", None] = True
        for name, value in shape.get("properties", {}).items():
            self.all[f"{place}.{name}", "member", None] = True
            self._list(value, f"{place}.{name}")
        for name, value in shape.get("$defs", {}).items():
            self._list(value, name)
        for inner, inner_place in self._parts(shape, place):
            self._list(inner, inner_place)

    @staticmethod
    def _parts(shape, place):
        if isinstance(shape.get("items"), dict):
            yield shape["items"], place + "[]"
        if isinstance(shape.get("additionalProperties"), dict):
            yield shape["additionalProperties"], place + ".*"
        for index, branch in enumerate(shape.get("anyOf", [])):
            yield branch, f"{place}({index})" if branch.get("properties") else place

    # What was seen.

    def take(self, value):
        """Validates a value.

        Returns what is wrong, each with its path in the JSON.
        """
        self.count += 1
        faults = [fault for error in self.validator.iter_errors(value) for fault in told(error)]
        if not faults:
            self._see(self.schema, "", value)
        return faults

    def _fits(self, shape, value):
        return self.validator.evolve(schema=closed(shape)).is_valid(value)

    def _see(self, shape, place, value):
        if not isinstance(shape, dict):
            return
        if "$ref" in shape:
            name = shape["$ref"].rpartition("/")[2]
            self._see(self.schema["$defs"][name], name, value)
        if "if" in shape:
            branch = "then" if self._fits(shape["if"], value) else "else"
            self._see(shape.get(branch), place, value)
        for kind, name in (("word", "enum"), ("example", "examples")):
            if value in shape.get(name, []):
                self.seen.add((place, kind, value))
        if value is None:
            self.seen.add((place, "null", None))
        for index, branch in enumerate(shape.get("anyOf", [])):
            if self._fits(branch, value):
                self._see(branch, f"{place}({index})" if branch.get("properties") else place, value)
        if isinstance(value, list) and isinstance(shape.get("items"), dict):
            for item in value:
                self._see(shape["items"], place + "[]", item)
        if isinstance(value, dict):
            known = shape.get("properties", {})
            for name, inner in value.items():
                if name in known:
                    self.seen.add((f"{place}.{name}", "member", None))
                    self._see(known[name], f"{place}.{name}", inner)
                elif isinstance(shape.get("additionalProperties"), dict):
                    self._see(shape["additionalProperties"], place + ".*", inner)

    def unseen(self):
        """What of the schema was never seen, in its order; beneath a member that was not, nothing."""
        gone = []
        for key in self.all:
            if key in self.seen or any(key != other and key[0].startswith(other[0]) for other in gone
                                       if other[1] == "member"):
                continue
            gone.append(key)
        return gone


def told(error):
    """What is wrong, of the branch that comes nearest where there are several."""
    if error.context:
        branches = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        depth = len(error.absolute_path)
        nearest = min(branches.values(), key=lambda found: (
            any(inner.validator in ("type", "const") and len(inner.absolute_path) == depth for inner in found),
            len(found)))
        return [fault for inner in nearest for fault in told(inner)]
    message = error.message if len(error.message) < 300 else error.message[:140] + " ... " + error.message[-140:]
    return [f"{error.json_path}: {message}"]


def formats():
    """All schemas by the name of their format: epass-report/2."""
    found = {}
    for file in sorted(FOLDER.glob("*.schema.json")):
        one = Format(file)
        name, _, version = one.name.rpartition("-")
        found[f"{name}/{version}"] = one
    return found
