# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""The commands that judge documents, whose JSON Scripts/check-schemas validates."""
import base64
import hashlib
import json
import shutil

from schemas import deviations
from schemas.runs_of_others import changes, policies, small, trust, zones
from schemas.scene import EVIDENCE, MRZ, OTHER_MRZ, POLICIES, REPORT, VECTORS, export


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
    for index, more in enumerate((["default", "--mrz", "L898902C3,740812,340415"], ["default", "--access", "bac"],
                                  ["default", "--access", "pace"], ["default", "--can", "123456"], ["td1"],
                                  ["default", "--skip", "2,activeAuthentication,chipAuthentication"], ["plain"],
                                  ["default", "--challenge", "0011223344556677"], ["pace-im-p-256-aes-192"])):
        bundle = folder / f"way-{index}.epass"
        read("--simulate", *more, "--out", bundle)
        if bundle.exists():
            check.file(bundle, EVIDENCE)
    read("--simulate", "--dg", "1,2,11")
    read("--simulate", "all-data-groups", "--with-images")
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
        resumed = folder / "resumed.epass"
        read("--simulate", "default", "--mrz", "-", "--resume", bundle, "--out", resumed)
        if resumed.exists():
            check.file(resumed, EVIDENCE)


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
    many = folder / "many"
    many.mkdir()
    shutil.copy(bundle, many / "one.epass")
    shutil.copytree(issued, many / "two")
    (many / "broken.json").write_text("{")
    for policy in ("read", own):
        summary = folder / f"summary-{policy if policy == 'read' else 'own'}.json"
        check.run("verify", "--batch", many, "/nowhere", "--trust", csca, "--policy", policy, "--summary", summary,
                  format=REPORT, lines=True, status=65)
        if summary.exists():
            check.file(summary, "epass-batch-summary/1")
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
    given = folder / "given.epass"
    check.quiet("evidence", "make", issued, "-o", given)
    if given.exists():
        check.file(given, EVIDENCE)
        verify(given, "--trust", csca)
    pin = hashlib.sha256((issued / "csca.ml").read_bytes()).hexdigest()
    verify(bundle, "--trust", issued / "csca.ml", "--trust-pin", pin)
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
        check.run("trust", "import", "--store", folder / "deviating", "--yes", "--named", *sorted(trusted.iterdir()), "--json",
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
