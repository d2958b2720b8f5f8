# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""The commands that judge no document, whose JSON Scripts/check-schemas validates."""
import hashlib
import json

from schemas.scene import MRZ, OTHER_MRZ, POLICIES, REPORT, VECTORS, export


def trust(check, folder, issued):
    store, other, td1 = folder / "store", folder / "other", folder / "td1"
    export(check, "td1", td1)
    material = [issued / "csca.der", issued / "csca.crl", issued / "csca.ml", issued / "ds.der"]

    def run(command, *more, **facts):
        return check.run("trust", command, *more, "--json", format=f"epass-trust-{command}/1", **facts)

    for command, more in (("list", []), ("audit", []), ("show", ["DE"]), ("history", []), ("grant", []), ("block", []),
                          ("remove", ["DE", "--yes"]), ("undo", ["--yes"]), ("unblock", ["DE:P:A-B", "--yes"]),
                          ("chain", [issued / "ds.der"])):
        run(command, *more, "--store", folder / "no-store")
    run("import", "--store", store, "--dry-run", *material)
    run("import", "--store", store, *material)
    run("import", "--store", store, "--yes", "--named", issued / "csca.der")
    run("import", "--store", store, "--yes", "--named", issued / "csca.der")
    run("import", "--store", store, "--yes", "--named", *material)
    run("import", "--store", store, "--yes", "/nowhere", status=66)
    broken = folder / "broken.pem"
    broken.write_text("-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n")
    run("import", "--store", store, "--yes", broken)
    mixed = folder / "mixed.ldif"
    mixed.write_text("dn: c=UT\nuserCertificate;binary:: MIIB\n\ndn: c=X\ncn: y\n")
    run("import", "--store", store, "--yes", mixed)
    cut = folder / "cut.ml"
    cut.write_bytes((issued / "csca.ml").read_bytes()[:-40])
    run("import", "--store", store, "--yes", cut)
    digest = hashlib.sha256((issued / "csca.ml").read_bytes()).hexdigest()
    run("import", "--store", other, "--yes", "--pin", digest, "--pin", "0" * 64, issued / "csca.ml")
    run("import", "--store", other, "--yes", "--named", td1 / "csca.ml", VECTORS / "trust" / "e3-csca.der")
    check.run("trust", "update", "--store", other, "--json", issued / "csca.crl",
              format=["epass-trust-import/1", "epass-trust-update/1"])
    forged = folder / "csca-2.der"
    forged.write_bytes((VECTORS / "trust" / "e3-csca.der").read_bytes())
    for where in (store, other):
        run("list", "--store", where, status=0)
        run("audit", "--store", where, status=0)
        run("audit", "--store", where, "--fail-older", "0", "--at", "2040-01-01")
        run("history", "--store", where, status=0)
        run("show", "UT", "--store", where)
        run("chain", issued / "ds.der", "--store", where)
    run("list", "--store", store, "--country", "XX")
    run("list", "--store", VECTORS / "lds2" / "lds2-csca.der")
    run("audit", "--store", td1 / "csca.ml")
    run("diff", store, other)
    run("diff", issued / "csca.der", issued / "csca.ml")
    run("diff", store, "/nowhere", status=66)
    run("chain", VECTORS / "trust" / "e3-forged.der", "--store", other)
    run("chain", VECTORS / "trust" / "e3-genuine.der", "--store", other)
    check.run("trust", "setup", "--list", "--json", format="epass-trust-setup/1", status=0)


def changes(check, folder, issued):
    store = folder / "store"
    print_of = hashlib.sha256((issued / "csca.der").read_bytes()).hexdigest()

    def run(command, *more, **facts):
        return check.run("trust", command, *more, "--store", store, "--json", format=f"epass-trust-{command}/1",
                         **facts)

    run("grant", print_of, "--kind", "master", "--states", "*")
    run("grant", print_of, "--kind", "defect", "--states", "DE,FR")
    run("grant", status=0)
    run("import", "--yes", issued / "csca.ml")
    run("list")
    run("grant", print_of, "--kind", "master", "--remove")
    run("block", "UTO:P:A00000000-Z99999999", "--reason", "stolen in transport", "--yes")
    run("block", print_of, "--reason", "case 17", "--until", "2090-01-01", "--dry-run")
    run("block", print_of, "--reason", "case 17", "--until", "2090-01-01", "--yes")
    run("block", "f" * 64, "--reason", "case 18")
    run("block", status=0)
    run("show", print_of[:12])
    run("show", "UTO:P:A00000000-Z99999999")
    run("list")
    run("audit")
    check.run("verify", folder / "whole.epass", "--trust", store, "--json", format=REPORT)
    check.run("trust", "doctor", folder / "whole.epass", "--store", store, "--json", format="epass-trust-doctor/1")
    check.run("trust", "diff", store, folder / "other", "--json", format="epass-trust-diff/1")
    run("unblock", "UTO:P:A00000000-Z99999999", "--yes")
    run("unblock", "UTO:P:A00000000-Z99999999", "--yes")
    run("remove", "UT", "--dry-run")
    run("remove", "UT", "--yes")
    run("remove", "UT", "--yes")
    run("undo", "--yes")
    run("undo", "--to", "999", "--yes")
    run("history", status=0)


def zones(check, folder, _):
    def run(*more, stdin=MRZ, **facts):
        return check.run("mrz", *more, "-", format="epass-mrz/1", stdin=stdin, **facts)

    wrong = MRZ.replace("7408122", "7408123")
    td1 = "I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<\n"
    run("--json", status=0)
    run("--json", "--show-key", "--at", "2026-11-26", status=0)
    run("--json", stdin=wrong, status=1)
    run("--json", stdin=td1)
    run("--json", stdin=MRZ + "\n" + wrong + "\n" + td1 + "\nno zone\n")
    run("--json-lines", stdin=MRZ + "\n" + wrong + "\n" + td1 + "\nno zone\n", lines=True)
    run("--json", "--repair", stdin=MRZ.replace("L898902C36", "L8989O2C36"))
    run("--json", "--repair", stdin=MRZ.replace("L898902C36", "L898?02C36").replace("7408122", "74O8122"))
    run("--json", "--repair", stdin=wrong)
    run("--json", "--repair", stdin=MRZ.replace("L898902C36UTO", "L89890?????TO"))
    run("--json", stdin="", status=66)
    run("--json", stdin="hello", status=65)
    run("--json", stdin=MRZ.lower().replace("<", " "))
    run("--json", stdin=MRZ.replace("7408122F3404159", "74<<<<2X9913319"))
    examples = json.loads((VECTORS / "doc9303-3" / "9303_mrz_specimens.json").read_text())["examples"]
    examples = [entry for entry in examples if "lines" in entry]
    run("--json", stdin="\n\n".join("\n".join(entry["lines"]) for entry in examples))
    run("--json", "--repair", stdin="\n\n".join("\n".join(entry["lines"]).replace("0", "O") for entry in examples))
    for lines in ({entry["format"]: entry["lines"] for entry in examples}).values():
        run("--json", "--show-key", stdin="\n".join(lines))
        run("--json", "--repair", stdin="\n".join(lines).replace("1", "I", 1))
        run("--json", "--repair", stdin="\n".join(line[1:] for line in lines))
        run("--json", "--repair", stdin="\n".join(line + "<" for line in lines))
    check.run("mrz", "--generate", "--json", "--issuer", "UTO", "--surname", "ERIKSSON", "--given", "ANNA", "--number",
              "L898902C3", "--birth", "1974-08-12", "--expiry", "2034-04-15", "--nationality", "UTO",
              format="epass-mrz/1")
    check.run("mrz", "--generate", "--json", "--issuer", "UTO", "--surname", "ERIKSSON", "--given", "ANNA", "--number",
              "L898902C3", "--birth", "1974-13-12", "--expiry", "2034-04-15", format="epass-mrz/1")
    check.run("mrz", "--json", folder / "own.json", format="epass-mrz/1")


def small(check, folder, issued):
    def inspect(*more, **facts):
        return check.run("inspect", *more, "--json", format="epass-inspect/1", **facts)

    check.run("readers", "--json", format="epass-readers/1")
    check.run("schema", "--json", format="epass-schemas/1", status=0)
    check.run("schema", "nosuch", "--json", format="epass-error/1", status=64)
    check.run("raed", "--json", format="epass-error/1", status=64)
    check.run("doctor", "--json", format="epass-doctor/1")
    check.run("doctor", "--simulate", "--mrz", "-", "--bundle", folder / "doctor.json", "--json",
              format="epass-doctor/1", stdin=MRZ)
    check.run("doctor", "--simulate", "--mrz", "-", "--bundle", folder / "refused.json", "--json",
              format="epass-doctor/1", stdin=OTHER_MRZ)
    signed = json.loads((VECTORS / "results" / "results.json").read_text())
    for name in ("keys", "other"):
        (folder / f"{name}.json").write_text(json.dumps(signed[name]))
    for case in signed["cases"]:
        for more in ([], ["--nonce", "n-17", "--audience", "acme", "--max-age", "0"], ["--policy", "kyc"]):
            check.run("result", "verify", "-", "--keys", folder / "keys.json", *more, "--json", stdin=case["token"],
                      format="epass-result-verification/1")
    check.run("result", "verify", "-", "--keys", folder / "other.json", "--json", stdin=signed["cases"][0]["token"],
              format="epass-result-verification/1", status=1)
    check.run("result", "verify", "/nowhere", "--keys", folder / "keys.json", "--json",
              format="epass-result-verification/1", status=66)
    for profile, mrz in (("default", MRZ), ("default", OTHER_MRZ), ("f-21-reset", MRZ), ("f-22-lost-in-dg2", MRZ)):
        file = folder / f"{profile}-{len(list(folder.iterdir()))}.trace"
        check.run("read", "--simulate", profile, "--mrz", "-", "--trace", file, "--json", format=REPORT, stdin=mrz)
        check.run("trace", file, "--json", format="epass-trace-steps/1")
    check.run("trace", "/nowhere", "--json", format="epass-trace-steps/1", status=66)
    inspect(*sorted(issued.glob("EF.*")), issued / "csca.der", issued / "csca.crl", issued / "csca.ml")
    inspect(issued, "--reveal", "--offsets")
    inspect(folder / "cut.ml", "--offsets")
    inspect(folder / "whole.epass")
    inspect("/nowhere")
    inspect("-", stdin="\x30\x80\x01")
    for profile in ("all-data-groups", "lds2", "eac"):
        export(check, profile, folder / profile)
        inspect(folder / profile, "--reveal", "--offsets")
    inspect(issued, "--images", "/proc/none")
    good, bad, odd = (folder / name for name in ("good.json", "bad.json", "odd.json"))
    good.write_text('{"schema": "epass-document/2", "holder": {"surname": "MUSTER"}}')
    bad.write_text('{"holder": {"sex": "Q"}, "unknown": 1}')
    odd.write_text("{")
    for file in (good, bad, odd):
        check.run("simulate", "--check", file, "--json", format="epass-document-check/1")


def policies(check, folder, issued):
    def run(command, *more, **facts):
        return check.run("policy", command, *more, "--json", format=f"epass-policy-{command}/1", **facts)

    own, bad, weak = folder / "own.json", folder / "bad.json", folder / "weak.json"
    weak.write_text(json.dumps({
        "schema": "epass-policy/1", "name": "weak", "extends": "border",
        "countries": {"allow": ["DE"], "deny": ["DE"]}}))
    run("list", status=0)
    for policy in [*POLICIES, own]:
        check.run("policy", "show", policy, "--json", format="epass-policy/1", status=0)
        run("lint", policy)
        run("explain", policy)
    run("lint", bad)
    run("lint", weak)
    run("lint", own, "--trust", issued / "csca.der")
    run("diff", own)
    run("diff", "border", "kyc")
    run("diff", "border")
    run("explain", own, "--country", "CH", "--type", "ID")
    # A policy has no place for an error.
    for command, schema in (("show", "epass-error"), ("explain", "epass-policy-explain"), ("diff", "epass-policy-diff")):
        check.run("policy", command, bad, "--json", format=schema + "/1")
        check.run("policy", command, "/nowhere", "--json", format=schema + "/1", status=66)
