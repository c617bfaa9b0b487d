/** A column of documents sealed under a member's own key. `row` writes in SQL the id its place has in the vault; the place's table is the table's bare name. */
export type SealedColumn = { readonly table: `app.${string}`; readonly column: string; readonly row: string };

const OF_HER = [
  'cycle_summary',
  'log_lists',
  'daily_flow',
  'daily_quiz',
  'archetype_quiz',
  'visit',
  'intention',
  'journal_index',
  'reminder',
] as const;
const BY_ID = ['day_log', 'forecast', 'import', 'journal_entry', 'push_subscription'] as const;

/** Every such column of the schema app: what a renewed key must seal again before the old one may go. A test holds it against the data map. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'app.member', column: 'profile', row: 'user_id::text' },
  { table: 'app.idempotency', column: 'reply', row: 'key' },
  { table: 'app.import_batch', column: 'sealed', row: "import_id || '/' || number" },
  { table: 'app.journal_version', column: 'sealed', row: "entry_id || '/' || version" },
  { table: 'app.presence_day', column: 'sealed', row: 'number::text' },
  ...OF_HER.map((name) => ({ table: `app.${name}`, column: 'sealed', row: 'user_id::text' }) as const),
  ...BY_ID.map((name) => ({ table: `app.${name}`, column: 'sealed', row: 'id::text' }) as const),
];
