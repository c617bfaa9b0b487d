import { z } from 'zod';
import { instant, localDateSchema } from '#contract/kit/scalars.ts';
import type { Wire } from '#contract/kit/route.ts';

/** What is stored, in a reader's words: one line for what belongs together. */
export const storedGroup = z.object({ what: z.string(), how: z.string(), who: z.string(), howLong: z.string() });

/** Somebody who works for us, with everything they get. */
export const processor = z.object({ what: z.string(), who: z.string(), gets: z.array(z.string()), never: z.string() });

/** Requests by authorities since counting began. */
const requests = z.object({ since: localDateSchema, received: z.int(), answered: z.int(), accounts: z.int() });

/** When each was last done; null: not yet. */
const kept = z.object({ backup: instant.nullable(), drill: instant.nullable(), rootRotation: instant.nullable() });

/** The row rules of this database, looked at anew: how many rules were tried, and which objects broke one. */
const rowRules = z.object({ at: instant, rules: z.int(), tables: z.int(), faults: z.array(z.string()) });

const exception = z.object({ id: z.string(), text: z.string() });
const couldHandOver = z.object({
  readable: z.array(z.string()),
  sealed: z.array(z.string()),
  never: z.array(z.string()),
});

/** What the page and the signed list both say. */
const said = {
  stored: z.array(storedGroup),
  processors: z.array(processor),
  handOver: couldHandOver,
  requests,
  kept,
  rowRules,
  passwordMin: z.int(),
  exceptions: z.array(exception),
};

/** What the page shows of the proof. */
export const proofReply = z.object({
  ...said,
  /** Files of this release, and the SHA-256 of their list. */
  release: z.object({ files: z.int(), bytes: z.int(), fingerprint: z.string() }),
  /** The Ed25519 key that signs the whole list, in base64. */
  publicKey: z.string(),
});

const field = z.object({
  field: z.string(),
  class: z.string(),
  protection: z.string(),
  retention: z.string(),
  purpose: z.string(),
});
const releaseFile = z.object({ path: z.string(), sha256: z.string(), bytes: z.int() });

/** What is signed. */
export const proofPayload = z.object({
  product: z.string(),
  origin: z.string(),
  at: instant,
  classes: z.record(z.string(), z.string()),
  dataMap: z.array(field),
  ...said,
  release: z.object({ fingerprint: z.string(), files: z.array(releaseFile) }),
});

/**
 * GET /.well-known/privacy-proof.json: the signature is over the compact JSON of `payload` (UTF-8, keys in the order
 * they stand in).
 */
export const signedProof = z.object({
  payload: proofPayload,
  signature: z.object({ algorithm: z.literal('Ed25519'), publicKey: z.string(), value: z.string() }),
});

/**
 * GET /api/privacy/own-record: the member's newest entry, opened, and the bytes it is kept as. `record` is null while
 * the member has none.
 */
export const ownRecordReply = z.object({
  record: z
    .object({ table: z.string(), writtenAt: instant, plain: z.string(), hex: z.string(), bytes: z.int() })
    .nullable(),
  consents: z.int(),
  accesses: z.int(),
});

export type StoredGroup = Wire<typeof storedGroup>;
export type Processor = Wire<typeof processor>;
export type ProofReply = Wire<typeof proofReply>;
export type ProofPayload = Wire<typeof proofPayload>;
export type SignedProof = Wire<typeof signedProof>;
export type ReleaseFile = Wire<typeof releaseFile>;
export type OwnRecordReply = Wire<typeof ownRecordReply>;
