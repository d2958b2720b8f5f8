# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""A deviation list (Doc 9303-3, 7.3) of a simulated State, made with the openssl of the system."""
import hashlib
import subprocess


def element(tag, content):
    length = len(content)
    octets = length.to_bytes((length.bit_length() + 7) // 8 or 1, "big")
    return bytes([tag]) + (octets if length < 128 else bytes([0x80 | len(octets)]) + octets) + content


def identifier(text):
    first, second, *others = map(int, text.split("."))
    octets = b""
    for number in [40 * first + second, *others]:
        part = [number & 0x7F]
        while number := number >> 7:
            part.append(0x80 | number & 0x7F)
        octets += bytes(reversed(part))
    return element(0x06, octets)


def content(signer, deviations):
    """The list: of documents of that signer, each deviation by its type, its parameter and words."""
    algorithm = element(0x30, identifier("2.16.840.1.101.3.4.2.1"))
    documents = element(0x30, element(0x83, hashlib.sha256(signer).digest()))
    said = [element(0x30, (element(0x13, words.encode()) if words else b"") + identifier(f"2.23.136.1.1.7.{kind}")
                    + (element(0xA0, element(0x02, bytes([parameter]))) if parameter else b""))
            for kind, parameter, words in deviations]
    entry = element(0x30, documents + element(0x31, b"".join(sorted(said))))
    return element(0x30, element(0x02, b"\0") + algorithm + element(0x31, entry))


def write(issued, folder, deviations):
    """Writes the list, signed under the CSCA of an export; the path of it."""
    folder.mkdir()

    def openssl(*words):
        subprocess.run(["openssl", *map(str, words)], check=True, capture_output=True, cwd=folder)

    (folder / "content").write_bytes(content((issued / "ds.der").read_bytes(), deviations))
    (folder / "extensions").write_text(
        "keyUsage=critical,digitalSignature\nextendedKeyUsage=critical,2.23.136.1.1.8\n"
        "subjectKeyIdentifier=hash\nauthorityKeyIdentifier=keyid:always\n")
    openssl("x509", "-inform", "DER", "-in", issued / "csca.der", "-out", "csca.pem")
    openssl("req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", "key.pem", "-subj",
            "/C=UT/CN=Deviation List Signer", "-out", "request.pem")
    openssl("x509", "-req", "-in", "request.pem", "-CA", "csca.pem", "-CAkey", issued / "csca.key.pem", "-set_serial",
            "77", "-days", "365", "-sha256", "-extfile", "extensions", "-out", "signer.pem")
    openssl("cms", "-sign", "-binary", "-nodetach", "-econtent_type", "2.23.136.1.1.7", "-in", "content", "-signer",
            "signer.pem", "-inkey", "key.pem", "-certfile", "csca.pem", "-md", "sha256", "-nosmimecap", "-outform",
            "DER", "-out", "list.dl")
    return folder / "list.dl"
