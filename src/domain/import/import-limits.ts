/** How much of a file is read. A file beyond any of these is refused whole, with a sentence (import-refusals.ts). */
export const IMPORT_LIMITS = {
  /** Characters of a file that is read at once; ten years of daily logs are about four million. */
  file: 16 * 1024 * 1024,
  /**
   * Characters of an export of our own: it always comes back. Over thirty times the longest life of logs and pages that
   * was tried.
   */
  own: 256 * 1024 * 1024,
  /** Bytes of a file that is read as it streams by (Apple Health), unzipped. */
  stream: 2 * 1024 * 1024 * 1024,
  /** Days in one file: 54 years. */
  days: 20_000,
  /** Records in one file that is read at once. */
  records: 250_000,
  /** Depth of JSON. */
  depth: 32,
  /** Days of one bleeding that is told by its first and last day. */
  period: 31,
  /** Records without a place here that are kept with an import, and characters of each. */
  kept: 2_000,
  keptText: 400,
  /**
   * Changes by hand with what they replaced, days that one of them wrote, and forecasts as they were made (over 30
   * years of cycles), of our own export.
   */
  traces: 200,
  traceDays: 45,
  forecasts: 400,
  /** Pages of a journal, and characters in one. */
  pages: 20_000,
  title: 200,
  content: 200_000,
  dream: 20_000,
  tags: 12,
  tag: 40,
} as const;

const OWN_HEAD = /^\uFEFF?\s*\{\s*"format"\s*:\s*"moonhearth-export"/;

/**
 * How many characters of a file that begins like this are read at once: our own export may be longer than any other
 * tracker's.
 */
export function longestText(head: string): number {
  return OWN_HEAD.test(head) ? IMPORT_LIMITS.own : IMPORT_LIMITS.file;
}
