/**
 * A place in the log of the database: how many bytes of it come before. Places are comparable within one history of one
 * database alone (`origin` of `Replicas`).
 */
export type Position = bigint;

/** What no replica has reached: where it is not known how far a member has written. */
export const UNKNOWN: Position = (1n << 64n) - 1n;

const LSN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** Reads what PostgreSQL says, such as "16/B374D848"; null for anything else. */
export function readLsn(text: string | null | undefined): Position | null {
  const [, high, low] = LSN.exec(text ?? '') ?? [];
  return high && low ? (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) : null;
}

/** The later of two places. */
export function later(one: Position | null, other: Position | null): Position | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
