// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

// What the epass verification service takes and gives, as openapi.json has it.

export type State = "open" | "judging" | "done" | "notCompleted" | "expired";
export type ChipDemand = "off" | "ifPossible" | "required";
export type ClientReason =
  | "cancelledByHolder" | "consentRefused" | "chipUnavailable" | "chipDisabled" | "deviceUnsupported"
  | "documentUnsupported" | "accessRefused" | "readingFailed" | "timeout";
export type Reason = ClientReason | "evidenceUnusable" | "interrupted";
export type Overall = "aborted" | "failed" | "undetermined" | "successful";

export interface TransactionRequest {
  policy: string;
  purpose: string;
  reference?: string | null;
  consent?: boolean | null;
  nfc?: ChipDemand;
  nonce?: string | null;
}

/** As the client that carries the data sees it. */
export interface ClientTransaction {
  transaction: string;
  state: State;
  progress: number;
  reason: Reason | null;
  decision?: Decision | null;
}

/** As its backend sees it. */
export interface Transaction {
  transaction: string;
  state: State;
  progress: number;
  reason: Reason | null;
  policy: string;
  reference: string | null;
  purpose: string;
  consent: boolean | null;
  nfc: ChipDemand;
  createdAt: string;
  expiresAt: string;
}

/** Token, challenge (16 hexadecimal digits) and key are for the client that reads the document. */
export interface OpenedTransaction extends Transaction {
  token: string;
  challenge: string | null;
  sealFor: { kty: "EC"; crv: "P-256"; x: string; y: string; use: "enc"; alg: "ECDH-ES" } | null;
}

export interface Decision { outcome: "accept" | "review" | "reject"; rule: string | null; }
export interface Check { id: string; result: string; reason: string | null; role: string; recorded: boolean; }
export interface AssuranceGiven { assurance: string; given: boolean; word: string | null; }

/** The checks without the person. */
export interface Summary {
  schema: "epass-service-summary/1";
  overall: Overall;
  headline: string;
  test: boolean;
  time: string | null;
  policy: { name: string; sha256: string } | null;
  decision: Decision | null;
  trust: { sha256: string };
  checks: Check[];
  assurances: AssuranceGiven[];
}

export interface TransactionReport {
  schema: "epass-service-report/1";
  transaction: string;
  state: State;
  reason: Reason | null;
  summary: Summary | null;
  /** Compact JWS of a SignedResult, `typ` epass-result+jwt. */
  result: string | null;
  /** The whole report, epass-report/2; null where the operator keeps none. */
  report: Record<string, unknown> | null;
}

/** The payload of the signed result. */
export interface SignedResult {
  schema: "epass-service-result/1";
  iss: string;
  aud: string;
  iat: number;
  jti: string;
  nonce: string | null;
  transaction: string;
  overall: Overall;
  test: boolean;
  assurances: string[];
  decision: Decision | null;
  policy: { name: string; sha256: string } | null;
  trust: { sha256: string };
  evidence: { sha256: string };
}

/** RFC 9457, `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  retryable: boolean;
  cause: string | null;
  detail: string | null;
  offset: number | null;
  member: string | null;
  /** Files of trust material that were passed over, of a reload. */
  leftOut?: string[];
}

/** What `GET /v1/audit/head` signs. */
export interface AuditHead {
  iss: string;
  iat: number;
  schema: "epass-service-audit-head/1";
  number: number;
  sha256: string;
}

/** The body of a webhook. */
export interface Webhook {
  type: "transaction.done" | "transaction.notCompleted" | "transaction.expired";
  transaction: string;
  state: State;
  reason: Reason | null;
  at: string;
  result: string | null;
}

/** The data of a server-sent event `state`. */
export interface StateEvent { state: State; progress: number; }
