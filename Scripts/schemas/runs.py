# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""The commands whose JSON Scripts/check-schemas validates."""
import base64
import hashlib
import json
import pathlib
import shutil

from schemas import deviations

VECTORS = pathlib.Path(__file__).resolve().parent.parent.parent / "Vectors"
ERROR = ["code", "phase", "message", "remedy", "retryable"]
MRZ = "P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F3404159ZE184226B<<<<<16\n"
OTHER_MRZ = MRZ.replace("L898902C36", "L898902D49").replace("B<<<<<16", "B<<<<<18")
# What the program reads: nobody expects to see all of it.
READ = ["epass-document/2", "epass-terminal-chain/1", "epass-files/1", "epass-policy/1"]
POLICIES = ["read", "border", "strict", "kyc"]
REPORT, EVIDENCE = "epass-report/2", "epass-evidence/2"


def everything(check, folder, count):
    """Runs all of it; `count` is how many profiles are read, None for all."""
    groups = check.run("simulate", "--list", "--json", format="epass-profiles/1", status=0)
    names = [profile["name"] for group in groups for entry in group["groups"] for profile in entry["profiles"]]
    if check.only and not names:
        names = ["default"]
    chosen = names if count is None else names[::max(1, len(names) // max(1, count))][:count]
    issued = folder / "issued"
    export(check, "default", issued)
    readings(check, folder, chosen)
    for part in (others_readings, judgements, terminals, known_defects, seals, trust, changes, zones, small, policies):
        part(check, folder, issued)


def export(check, profile, folder):
    """The files of a document of seed 0, with its issuer."""
    if not folder.exists():
        check.quiet("simulate", profile, "--seed", "0", "--export", folder)


def readings(check, folder, profiles):
    """Each document read, and judged again from its bundle."""
    for profile in profiles:
        bundle = folder / f"{profile}.epass"
        check.run("read", "--simulate", profile, "--mrz", "-", "--json", "--out", bundle, format=REPORT, stdin=MRZ)
        if bundle.exists():
            check.file(bundle, EVIDENCE)
            check.run("verify", bundle, "--json", format=REPORT)


def others_readings(check, folder, _):
    def read(*more, stdin=MRZ, **facts):
        return check.run("read", *more, "--json", format=REPORT, stdin=stdin, **facts)

    for policy in POLICIES:
        for profile in ("default", "expired", "dg1-changed", "dg11-other-name", "aa-only"):
            read("--simulate", profile, "--mrz", "-", "--policy", policy)
    read("--simulate", "--mrz", "-", stdin=OTHER_MRZ, status=77)
    read("--simulate", "--can", "000000", status=77)
    read("--simulate", "can-only", "--can", "123456")
    read("--simulate", "--mrz", "L898902C3,740812,340415")
    read("--simulate", "--access", "bac")
    read("--simulate", "--access", "pace")
    read("--simulate", "--dg", "1,2,11")
    read("--simulate", "--skip", "2,activeAuthentication,chipAuthentication")
    read("--simulate", "--challenge", "0011223344556677")
    read("--simulate", "several-applications", "--applications")
    read("--simulate", "national-aid", "--aid", "F0455041535301", "--applications")
    read("--simulate", "national-aid")
    read("--simulate", "--trust", "/nowhere", status=66)
    (folder / "empty").mkdir()
    read("--simulate", "--trust", folder / "empty")
    read("--simulate", "--policy", "/nowhere")
    read("--simulate", "no-such-profile", status=64)
    read("--simulate", "--mrz", "-", stdin="", status=66)
    read("--mrz", "-", "--reader", "no such reader")
    read("--simulate", "--timeout", "1", "--link", "106")
    read("--simulate", "--mrz", "-", "--out", folder / "none" / "x.epass", status=73)
    bundle = folder / "partial.epass"
    read("--simulate", "f-22-lost-in-dg2", "--mrz", "-", "--out", bundle)
    if bundle.exists():
        read("--simulate", "f-22-lost-in-dg2", "--mrz", "-", "--resume", bundle)


def judgements(check, folder, issued):
    def verify(*more, **facts):
        return check.run("verify", *more, "--json", format=REPORT, **facts)

    bundle = folder / "whole.epass"
    check.run("read", "--simulate", "--mrz", "-", "--challenge", "0011223344556677", "--json", "--out", bundle,
              format=REPORT, stdin=MRZ, status=0)
    csca, store = issued / "csca.der", folder / "store"
    verify(bundle, "--trust", csca, "--mrz", "-", stdin=MRZ)
    verify(bundle, "--trust", csca, "--mrz", "-", stdin=OTHER_MRZ)
    verify(bundle, "--trust", issued / "csca.ml")
    verify(bundle, "--trust", csca, "--challenge", "0011223344556677")
    verify(bundle, "--trust", csca, "--challenge", "0011223344556688")
    for policy in POLICIES:
        verify(bundle, "--trust", csca, "--policy", policy)
        verify(issued, "--trust", csca, "--policy", policy)
    verify(bundle, "--trust", csca, "--at", "2036-01-01")
    verify(bundle, "--trust", csca, "--at", "2004-01-01")
    verify(bundle, "--trust", issued)
    verify(issued / "EF.SOD", issued / "EF.DG1", "--trust", csca)
    verify("/nowhere", status=66)
    verify("-", stdin="{", status=65)
    verify("-", stdin='{"schema": "epass-evidence/9"}', status=65)
    verify("-", stdin='{"schema": "epass-evidence/2"}', status=65)
    verify(folder, status=65)
    rules = {"schema": "epass-policy/1", "name": "own", "extends": "read", "decision": {
        "rules": [{"name": "fine", "when": {"overall": "successful", "assurances": ["dataGenuine"]}, "then": "accept"},
                  {"name": "forged", "when": {"checks": {"issuer.ds.signature": "failed"}}, "then": "reject"}],
        "default": "review"}}
    own = folder / "own.json"
    own.write_text(json.dumps(rules))
    for document in (bundle, issued):
        verify(document, "--trust", csca, "--policy", own)
        verify(document, "--policy", own)
    made = folder / "made.epass"
    phone = {"files": {name: base64.b64encode((issued / f"EF.{name}").read_bytes()).decode()
                       for name in ("SOD", "COM", "DG1", "DG2", "DG14", "DG15") if (issued / f"EF.{name}").exists()},
             "printedMRZ": MRZ.strip(), "reader": {"name": "our app", "version": "2.1", "opened": "PACE",
                                                   "password": "mrz", "succeeded": ["chipAuthentication"]}}
    phone_file = folder / "phone.json"
    phone_file.write_text(json.dumps({"schema": "epass-files/1", **phone}))
    check.file(phone_file, "epass-files/1")
    check.quiet("evidence", "make", phone_file, "-o", made)
    if made.exists():
        check.file(made, EVIDENCE)
        verify(made, "--trust", csca)
        verify(made, "--trust", csca, "--policy", "kyc")
    check.run("trust", "doctor", bundle, "--json", "--store", csca, format="epass-trust-doctor/1")
    check.run("trust", "doctor", bundle, "--json", "--store", store, format="epass-trust-doctor/1")
    check.run("trust", "doctor", issued, "--json", "--store", issued / "csca.ml", format="epass-trust-doctor/1")
    check.run("trust", "doctor", "/nowhere", "--json", format="epass-trust-doctor/1", status=66)


def terminals(check, folder, _):
    """Documents whose data groups and records are for terminals with rights."""
    for profile in ("eac", "eac-cam", "eac-expired", "eac-no-rights", "lds2-read-only", "lds2-records",
                    "lds2-biometrics-open"):
        made = folder / profile
        export(check, profile, made)
        if not (made / "is.key.pem").exists():
            continue
        options = ["--simulate", profile, "--mrz", "-", "--terminal-certificates", made, "--terminal-key",
                   made / "is.key.pem", "--json"]
        bundle = folder / f"terminal-{profile}.epass"
        check.run("read", *options, "--out", bundle, format=REPORT, stdin=MRZ)
        if bundle.exists():
            check.file(bundle, EVIDENCE)
            check.run("verify", bundle, "--json", "--trust", made, format=REPORT)
        if profile == "lds2-records":
            for record, to in (("EF.ExitRecords", "ExitRecords"), ("EF.DG1", "ExitRecords")):
                check.run("lds2", "append", made / record, "--to", to, *options, format="epass-lds2/1", stdin=MRZ)
        if profile == "lds2-biometrics-open":
            for more in (["Biometrics2"], ["Biometrics3", "--activate"], ["Biometrics1"]):
                check.run("lds2", "write", made / "EF.Biometrics1", "--to", *more, *options, format="epass-lds2/1",
                          stdin=MRZ)


def known_defects(check, folder, _):
    """Documents of which a deviation list of their State speaks."""
    for profile, stated in (("dg1-changed", [("2.2", 1, "The hash of data group 1 is wrong."), ("4", None, None)]),
                            ("aa-only", [("1.4", None, "Keys may be known.")])):
        issued, trusted = folder / f"deviating-{profile}", folder / f"deviations-{profile}"
        export(check, profile, issued)
        trusted.mkdir()
        shutil.copy(issued / "csca.der", trusted)
        shutil.copy(deviations.write(issued, folder / f"list-{profile}", stated), trusted)
        for policy in POLICIES:
            check.run("verify", issued, "--trust", trusted, "--policy", policy, "--json", format=REPORT)
        check.run("verify", issued, "--trust", folder / f"list-{profile}" / "list.dl", "--json", format=REPORT)
        check.run("trust", "audit", "--store", trusted, "--json", format="epass-trust-audit/1")
        check.run("inspect", trusted / "list.dl", "--json", format="epass-inspect/1")
        check.run("trust", "import", "--store", folder / "deviating", "--yes", *sorted(trusted.iterdir()), "--json",
                  format="epass-trust-import/1")


def seals(check, folder, _):
    own = json.loads((VECTORS / "vds" / "vds-nc-synthetic.json").read_text())
    csca = folder / "seal-csca.der"
    csca.write_bytes(base64.b64decode(own["csca_der_base64"]))
    (folder / "seal.crl").write_bytes(base64.b64decode(own["crl_der_base64"]))
    for index, case in enumerate(case for case in own["cases"] if "vds_nc" in case):
        seal = folder / f"seal-{index}.json"
        seal.write_text(json.dumps(case["vds_nc"]))
        check.run("verify", seal, "--trust", csca, "--at", own["time"], "--json", format=REPORT)
    for name in ("doc9303-7-appendix-E", "doc9303-8-appendix-B"):
        for entry in json.loads((VECTORS / "vds" / f"{name}.json").read_text())["seals"]:
            seal = folder / f"{entry['name']}.txt"
            seal.write_text(entry["hex"])
            check.run("verify", seal, "--trust", csca, "--at", "2020-07-01", "--json", format=REPORT)
            check.run("verify", seal, "--trust", csca, "--mrz", "-", "--json", format=REPORT, stdin=MRZ)
            check.run("inspect", seal, "--json", format="epass-inspect/1")
    check.run("verify", "-", "--json", format=REPORT, stdin="DC0399")


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
    run("import", "--store", store, "--yes", issued / "csca.der")
    run("import", "--store", store, "--yes", issued / "csca.der")
    run("import", "--store", store, "--yes", *material)
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
    run("import", "--store", other, "--yes", td1 / "csca.ml", VECTORS / "trust" / "e3-csca.der")
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
    check.run("trust", "setup", "--list", "--json", format="epass-trust-lists/1", status=0)


def changes(check, folder, issued):
    store = folder / "store"
    print_of = hashlib.sha256((issued / "csca.der").read_bytes()).hexdigest()

    def run(command, *more, **facts):
        return check.run("trust", command, *more, "--store", store, "--json", format=f"epass-trust-{command}/1", **facts)

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
    run("--json", stdin="\n\n".join("\n".join(entry["lines"]) for entry in examples))
    run("--json", "--repair", stdin="\n\n".join("\n".join(entry["lines"]).replace("0", "O") for entry in examples))
    for lines in ({entry["format"]: entry["lines"] for entry in examples}).values():
        run("--json", "--show-key", stdin="\n".join(lines))
        run("--json", "--repair", stdin="\n".join(lines).replace("1", "I", 1))
        run("--json", "--repair", stdin="\n".join(line[1:] for line in lines))
        run("--json", "--repair", stdin="\n".join(line + "<" for line in lines))
    check.run("mrz", "--generate", "--json", "--issuer", "UTO", "--surname", "ERIKSSON", "--given", "ANNA", "--number",
              "L898902C3", "--birth", "1974-08-12", "--expiry", "2034-04-15", "--nationality", "UTO", format="epass-mrz/1")
    check.run("mrz", "--generate", "--json", "--issuer", "UTO", "--surname", "ERIKSSON", "--given", "ANNA", "--number",
              "L898902C3", "--birth", "1974-13-12", "--expiry", "2034-04-15", format="epass-mrz/1")
    check.run("mrz", "--json", folder / "own.json", format="epass-mrz/1")


def small(check, folder, issued):
    def inspect(*more, **facts):
        return check.run("inspect", *more, "--json", format="epass-inspect/1", **facts)

    check.run("readers", "--json", format="epass-readers/1")
    check.run("doctor", "--json", format="epass-doctor/1")
    check.run("doctor", "--simulate", "--mrz", "-", "--bundle", folder / "doctor.json", "--json",
              format="epass-doctor/1", stdin=MRZ)
    check.run("doctor", "--simulate", "--mrz", "-", "--bundle", folder / "refused.json", "--json",
              format="epass-doctor/1", stdin=OTHER_MRZ)
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
        "schema": "epass-policy/1", "name": "weak", "extends": "border", "countries": {"allow": ["DE"], "deny": ["DE"]}}))
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
    for command in ("show", "explain", "diff"):
        check.run("policy", command, bad, "--json", format=f"epass-policy-{command}/1")
        check.run("policy", command, "/nowhere", "--json", format=f"epass-policy-{command}/1", status=66)
