/** The name of the browser's database. */
export const DRAFTS_DATABASE = 'drafts';

/**
 * What is kept on this device before it is saved: pages of the journal, by id or as the new one, and days of the log,
 * by date.
 */
export const DRAFT_KINDS = ['journal', 'day_log'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** The names under which the drafts of one kind lie, from the first to beyond the last. */
export function rowsOf(owner: string, kind: DraftKind): readonly [string, string] {
  return [`${owner}/${kind}/`, `${owner}/${kind}/\uffff`];
}
