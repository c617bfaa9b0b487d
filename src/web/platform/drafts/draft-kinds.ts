/** The name of the browser's database. */
export const DRAFTS_DATABASE = 'drafts';

/**
 * What is kept on this device before it is saved: pages of the journal, by id or as the new one, days of the log, by
 * date, words for the circle that could not reach us yet, by room and thread, and rated days, by date.
 */
export const DRAFT_KINDS = ['journal', 'day_log', 'circle', 'rating'] as const;
export type DraftKind = (typeof DRAFT_KINDS)[number];

/** The names under which the drafts of one kind lie, from the first to beyond the last. */
export function rowsOf(owner: string, kind: DraftKind): readonly [string, string] {
  return [`${owner}/${kind}/`, `${owner}/${kind}/\uffff`];
}
