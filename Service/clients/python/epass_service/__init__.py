# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""Client of the epass verification service. Needs nothing but Python.

    service = Service("https://verify.example", key)
    opened = service.open("kyc", purpose="onboarding", reference="order-17")
    # opened.token, opened.challenge and opened.seal_for go to the app; it uploads, and then:
    report = service.report(opened.transaction)
    print(report["summary"]["decision"])
"""
from __future__ import annotations

import hashlib
import hmac
import base64
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass
from typing import Any, Iterator, Literal, Mapping, Optional, TypedDict, cast

State = Literal["open", "judging", "done", "notCompleted", "expired"]
Reason = Literal["cancelledByHolder", "consentRefused", "chipUnavailable", "chipDisabled", "deviceUnsupported",
                 "documentUnsupported", "accessRefused", "readingFailed", "timeout"]
ChipDemand = Literal["off", "ifPossible", "required"]
__all__ = ["Service", "Problem", "Opened", "TransactionReport", "check_webhook"]


class Problem(Exception):
    """What the service refuses, by its stable code."""

    def __init__(self, status: int, body: Mapping[str, Any], retry_after: Optional[int]) -> None:
        words = [str(body[name]) for name in ("title", "detail", "member") if body.get(name)]
        super().__init__(f"{body.get('code', 'unknown')}: {' '.join(words)}")
        self.status = status
        self.code = str(body.get("code", "unknown"))
        self.cause = cast(Optional[str], body.get("cause"))
        self.detail = cast(Optional[str], body.get("detail"))
        self.member = cast(Optional[str], body.get("member"))
        self.retryable = bool(body.get("retryable", False))
        self.retry_after = retry_after


class TransactionReport(TypedDict):
    """`report` is None where the operator keeps none."""
    schema: str
    transaction: str
    state: State
    reason: Optional[str]
    summary: Optional[dict[str, Any]]
    result: Optional[str]
    report: Optional[dict[str, Any]]


@dataclass(frozen=True)
class Opened:
    """A new transaction. Token, challenge and key are for the client that reads the document."""
    transaction: str
    token: str
    challenge: Optional[bytes]
    seal_for: Optional[dict[str, str]]
    expires_at: str


class Service:
    """The service, for a backend with its key, or for a client with a transaction's token."""

    def __init__(self, base: str, key: str, timeout: float = 30, attempts: int = 3) -> None:
        self._base = base.rstrip("/")
        self._key = key
        self._timeout = timeout
        self._attempts = max(1, attempts)

    def open(self, policy: str, purpose: str, reference: Optional[str] = None, consent: Optional[bool] = None,
             nfc: ChipDemand = "ifPossible", nonce: Optional[str] = None,
             idempotency_key: Optional[str] = None) -> Opened:
        """Opens a transaction. With an idempotency key it is tried again where that can help."""
        body: dict[str, Any] = {"policy": policy, "purpose": purpose, "nfc": nfc}
        given = (("reference", reference), ("consent", consent), ("nonce", nonce))
        body.update({name: each for name, each in given if each is not None})
        headers = {"Idempotency-Key": idempotency_key} if idempotency_key else {}
        value = self._json("POST", "/v1/transactions", json.dumps(body).encode(), headers=headers,
                           repeats=idempotency_key is not None)
        challenge = value["challenge"]
        return Opened(value["transaction"], value["token"], bytes.fromhex(challenge) if challenge else None,
                      value["sealFor"], value["expiresAt"])

    def state(self, transaction: str) -> dict[str, Any]:
        return self._json("GET", self._path(transaction), repeats=True)

    def upload(self, transaction: str, evidence: bytes, sealed: bool = False,
               idempotency_key: Optional[str] = None) -> dict[str, Any]:
        """Answers with evidence: JSON, or a compact JWE."""
        headers = {"Idempotency-Key": idempotency_key} if idempotency_key else {}
        return self._json("PUT", self._path(transaction, "/evidence"), evidence,
                          "application/jose" if sealed else "application/json", headers,
                          repeats=idempotency_key is not None)

    def not_completed(self, transaction: str, reason: Reason) -> dict[str, Any]:
        return self._json("PUT", self._path(transaction, "/notCompleted"), json.dumps({"reason": reason}).encode())

    def report(self, transaction: str) -> TransactionReport:
        return cast(TransactionReport, self._json("GET", self._path(transaction, "/report"), repeats=True))

    def result(self, transaction: str) -> str:
        """The signed result as compact JWS."""
        return self._send("GET", self._path(transaction, "/report"), accept="application/jose", repeats=True).decode()

    def events(self, transaction: str) -> Iterator[dict[str, Any]]:
        """Each state, to the last."""
        request = self._request("GET", self._path(transaction, "/events"))
        with urllib.request.urlopen(request, timeout=150) as answer:
            for line in answer:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])

    def delete(self, transaction: str) -> str:
        """Deletes it; gives the receipt as compact JWS."""
        return cast(str, self._json("DELETE", self._path(transaction))["receipt"])

    def verify(self, evidence: bytes, policy: str = "kyc", challenge: Optional[bytes] = None) -> dict[str, Any]:
        """Judges without a transaction; nothing is stored. Gives the whole report. The challenge is what the caller
        gave out for active authentication; whether it is accepted once only is the caller's to see to."""
        query = urllib.parse.urlencode({"policy": policy, **({"challenge": challenge.hex()} if challenge else {})})
        return self._json("POST", f"/v1/verify?{query}", evidence, repeats=True)

    def policies(self) -> list[dict[str, str]]:
        return cast("list[dict[str, str]]", self._json("GET", "/v1/policies", repeats=True)["policies"])

    def trust(self) -> dict[str, Any]:
        return self._json("GET", "/v1/trust/snapshot", repeats=True)

    def key_set(self) -> dict[str, Any]:
        return self._json("GET", "/.well-known/jwks.json", repeats=True)

    def test_webhooks(self) -> list[dict[str, Any]]:
        """Sends each target of the tenant a letter that tells of nothing; gives the status of each answer."""
        return cast("list[dict[str, Any]]", self._json("POST", "/v1/webhooks/test")["targets"])

    def dead_webhooks(self) -> list[dict[str, Any]]:
        return cast("list[dict[str, Any]]", self._json("GET", "/v1/webhooks/dead", repeats=True)["deliveries"])

    def retry_webhook(self, identifier: str) -> None:
        self._json("POST", f"/v1/webhooks/dead/{urllib.parse.quote(identifier, safe='')}/retry")

    @staticmethod
    def _path(transaction: str, rest: str = "") -> str:
        return f"/v1/transactions/{urllib.parse.quote(transaction, safe='')}{rest}"

    def _json(self, method: str, path: str, body: Optional[bytes] = None, kind: str = "application/json",
              headers: Optional[Mapping[str, str]] = None, repeats: bool = False) -> dict[str, Any]:
        return cast("dict[str, Any]", json.loads(self._send(method, path, body, kind, headers, repeats=repeats)))

    def _request(self, method: str, path: str, body: Optional[bytes] = None, kind: str = "application/json",
                 headers: Optional[Mapping[str, str]] = None, accept: Optional[str] = None) -> urllib.request.Request:
        fields = {"Authorization": f"Bearer {self._key}", **(headers or {})}
        if body is not None:
            fields["Content-Type"] = kind
        if accept:
            fields["Accept"] = accept
        return urllib.request.Request(self._base + path, data=body, headers=fields, method=method)

    def _send(self, method: str, path: str, body: Optional[bytes] = None, kind: str = "application/json",
              headers: Optional[Mapping[str, str]] = None, accept: Optional[str] = None,
              repeats: bool = False) -> bytes:
        attempt = 0
        while True:
            attempt += 1
            try:
                request = self._request(method, path, body, kind, headers, accept)
                with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                    return cast(bytes, answer.read())
            except urllib.error.HTTPError as error:
                wait = error.headers.get("Retry-After")
                try:
                    said = json.loads(error.read())
                except ValueError:
                    said = {}
                problem = Problem(error.code, said, int(wait) if wait and wait.isdigit() else None)
                if not (repeats and problem.retryable and attempt < self._attempts):
                    raise problem from None
                time.sleep(min(problem.retry_after or 2 ** attempt, 30))
            except urllib.error.URLError:
                if not repeats or attempt >= self._attempts:
                    raise
                time.sleep(2 ** attempt)


def check_webhook(headers: Mapping[str, str], body: bytes, secret: bytes, now: Optional[float] = None,
                  tolerance: int = 300) -> dict[str, Any]:
    """The content of a webhook whose signature and time are good; otherwise ValueError. Names of headers are small."""
    identifier, moment = headers["webhook-id"], headers["webhook-timestamp"]
    if not moment.isdigit() or abs((time.time() if now is None else now) - int(moment)) > tolerance:
        raise ValueError("too old, or from the future")
    signed = b".".join((identifier.encode(), moment.encode(), body))
    code = base64.b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
    given = headers["webhook-signature"].split(" ")
    if not any(hmac.compare_digest(f"v1,{code}", each) for each in given):
        raise ValueError("the signature does not verify")
    return cast("dict[str, Any]", json.loads(body))
