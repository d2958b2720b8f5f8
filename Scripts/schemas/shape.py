# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Short words for JSON Schema, so that a shape reads as a table: a member, its kind, what it is."""

WORD = "^[a-z][A-Za-z0-9]*$"
NAME = r"^[A-Za-z0-9][A-Za-z0-9.]*$"
OID = r"^[0-9]+(\.[0-9]+)*$"
DAY = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
TIME = r"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"
SHA256 = "^[0-9a-f]{64}$"
HEX = "^([0-9A-F]{2})*$"
STATUS_WORD = "^[0-9A-F]{4}$"
BASE64 = "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$"
COUNTRY = "^[A-Z]{1,3}$"

FURTHER = ("An object may have members that are not named here: later versions add some. Docs/schemas.md says what is "
           "a change of the number behind the name.")


def _typed(kind, about, null, **more):
    return {"description": about, "type": [kind, "null"] if null else kind, **more}


def text(about, pattern=None, null=False):
    """A string."""
    return _typed("string", about, null, **({"pattern": pattern} if pattern else {}))


def number(about, least=0, null=False, most=None):
    """A whole number."""
    bounds = {"minimum": least} if least is not None else {}
    return _typed("integer", about, null, **bounds, **({"maximum": most} if most is not None else {}))


def flag(about, null=False):
    """true or false."""
    return _typed("boolean", about, null)


def true(about):
    """A member that is left out where it would be false."""
    return {"description": about, "const": True}


def one(about, words, null=False):
    """One word of a closed set."""
    return {"description": about, "enum": [*words, None] if null else list(words)}


def some(about, words, null=False, pattern=WORD):
    """A word of a set that later versions may add to; those of now are examples."""
    return _typed("string", about, null, pattern=pattern, examples=list(words))


def many(about, items, null=False, **more):
    """A list."""
    return _typed("array", about, null, items=items, **more)


def table(about, values, names=None):
    """An object whose members' names are data."""
    return {"description": about, "type": "object", **({"propertyNames": names} if names else {}),
            "additionalProperties": values}


def thing(about, members, closed=False, null=False):
    """An object. A member whose name ends with a question mark may be left out; the others are always there."""
    shape = {"description": about, "type": ["object", "null"] if null else "object"}
    if closed:
        shape["additionalProperties"] = False
    required = [name for name in members if not name.endswith("?")]
    if required:
        shape["required"] = required
    shape["properties"] = {name.rstrip("?"): value for name, value in members.items()}
    return shape


def ref(name, about=None, null=False):
    """What stands under that name in $defs."""
    target = {"$ref": f"#/$defs/{name}"}
    if null:
        target = {"anyOf": [target, {"type": "null"}]}
    return {"description": about, **target} if about else target


def time(about, null=False):
    """A moment, in UTC to the second."""
    return text(about + " ISO 8601 in UTC, to the second.", TIME, null)


def day(about, null=False):
    """A day."""
    return text(about + " YYYY-MM-DD.", DAY, null)


def digest(about, null=False):
    """A SHA-256."""
    return text(about + " SHA-256, 64 hexadecimal digits in lower case.", SHA256, null)


def status_word(about="The chip's answer, SW1 and SW2, four hexadecimal digits; null where there was none."):
    """A status word, or null."""
    return text(about, STATUS_WORD, True)


def document(name, version, title, about, definitions, shape, failing=False):
    """A whole schema: of an object, or where `failing` is set of one that may be nothing but an error."""
    identifier = f"{name}/{version}"
    stated = {"description": "The name and version of the format.", "const": identifier}
    whole = {**shape, "required": ["schema", *shape.get("required", [])],
             "properties": {"schema": stated, **shape["properties"]}}
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": f"{name}-{version}.schema.json",
            "title": title, "description": about}
    if not failing:
        whole.pop("description")
        return {**head, **whole, **({"$defs": definitions} if definitions else {})}
    failure = thing("What is printed where the command could not be carried out.",
                    {"schema": stated, "error": ref("error")})
    return {**head, "type": "object", "required": ["schema"],
            "if": {"required": [next(name for name in whole["required"] if name != "schema")]},
            "then": ref("result"), "else": ref("failure"),
            "$defs": {"result": whole, "failure": failure, **definitions}}


def used(shape, pool):
    """Of these definitions those that the shape rests on, in their order."""
    names, open_ends = set(), [shape]
    while open_ends:
        part = open_ends.pop()
        if isinstance(part, dict):
            target = part.get("$ref", "")
            name = target.rpartition("/")[2]
            if target and name in pool and name not in names:
                names.add(name)
                open_ends.append(pool[name])
            open_ends += part.values()
        elif isinstance(part, list):
            open_ends += part
    return {name: value for name, value in pool.items() if name in names}
