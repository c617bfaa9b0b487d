import { CHANGED_AT, OWNER, ROW_ID, VERSION, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { exportedPages } from './exported-pages.ts';
import { indexAgain } from './journal-index.store.ts';
import { fadePages } from './fade-pages.ts';
import { journalHandlers } from './journal.handlers.ts';

export const journalManifest = manifest({
  name: 'journal',
  tables: {
    'app.journal_index': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'journal',
      columns: {
        user_id: OWNER,
        sealed: sealed(
          'C3',
          'how many pages there are and the instants of the latest; of before, which entry lies on which day',
          { row: ['user_id'], notExported: 'made from the pages, which are in journal' },
        ),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
    'app.journal_month': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'journal',
      columns: {
        user_id: OWNER,
        id: hashed('C1', 'keyed-hash', 'one row for one month, which it does not tell'),
        sealed: sealed(
          'C3',
          'which entry of a month lies on which day, with mood, dream, moon and cycle day, so that lists and calendar open quickly',
          { row: ['id'], notExported: 'made from the pages, which are in journal' },
        ),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
    'app.journal_entry': {
      owner: 'member',
      retention: {
        words: 'as long as the account; what she deleted goes after thirty days, a day later at most',
        by: { sweeps: ['journal'] },
      },
      erase: 'rows',
      toldAs: 'journal',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        sealed: sealed(
          'C3',
          'a page of her journal: its day, title, words, dream, mood, tags, and the moon and cycle day of that day',
          { row: ['id'], export: 'journal' },
        ),
        version: VERSION,
        updated_at: CHANGED_AT,
        deleted_at: clear('C1', 'when she deleted it; it can be brought back for thirty days'),
      },
    },
    'app.journal_version': {
      owner: 'member',
      retention: {
        words: '50 an entry at most; goes thirty days after it was replaced, a day later at most',
        by: { sweeps: ['journal'] },
      },
      erase: 'rows',
      toldAs: 'journal',
      columns: {
        user_id: OWNER,
        entry_id: clear('C1', 'random id of the entry'),
        version: clear('C1', "which of the entry's versions it is"),
        sealed: sealed('C3', 'the page as it stood before a change', {
          row: ['entry_id', 'version'],
          notExported: 'what she replaced or deleted fades after thirty days; the page as it stands is in journal',
        }),
        replaced_at: clear('C1', 'when the change was made; thirty days later it goes'),
      },
    },
    'auth.journal_fading': {
      owner: 'member',
      retention: { words: 'until the day that it names, about thirty days', by: { sweeps: ['journal'] } },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        user_id: OWNER,
        due_on: clear('C1', 'from which day on something that she deleted or replaced in her journal is removed'),
      },
    },
  },
  offline: {
    createJournalEntry: 'kept',
    searchJournal: { atOnce: 'it reads: her words stand in its body' },
    patchJournalEntry: 'kept',
    deleteJournalEntry: 'kept',
    bringBackJournalEntry: 'kept',
    restoreJournalVersion: 'kept',
  },
  handlers: ({ clock }) => journalHandlers({ clock }),
  sweeps: { journal: fadePages },
  exports: async ({ me, now }) => ({ journal: await exportedPages(me, now) }),
  afterRemoval: {
    'app.journal_entry': indexAgain,
    'app.journal_index': indexAgain,
    'app.journal_month': indexAgain,
  },
});
