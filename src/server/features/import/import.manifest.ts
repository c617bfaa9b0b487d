import { CHANGED_AT, OWNER, VERSION, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { importHandlers } from './import.handlers.ts';
import { importStore } from './import.store.ts';

export const importManifest = manifest({
  name: 'import',
  tables: {
    'app.import': {
      owner: 'member',
      retention: { words: 'until she undoes it, or as long as the account', by: 'event' },
      erase: 'rows',
      toldAs: 'cycle',
      columns: {
        user_id: OWNER,
        id: clear('C1', 'random id of the import'),
        sealed: sealed('C3', 'where it came from, what was in the file and what was skipped', {
          row: ['id'],
          export: 'imports',
        }),
        version: VERSION,
        updated_at: CHANGED_AT,
      },
    },
    'app.import_batch': {
      owner: 'member',
      retention: { words: 'until she undoes the import, or as long as the account', by: 'event' },
      erase: 'rows',
      toldAs: 'cycle',
      columns: {
        user_id: OWNER,
        import_id: clear('C1', 'the import it belongs to'),
        number: clear('C1', 'which batch of it, so that the same one twice is once'),
        sealed: sealed('C3', 'what it added, so that it can be taken back, and what had no place and is kept', {
          row: ['import_id', 'number'],
          export: 'kept',
        }),
        kept_marks: hashed('C3', 'keyed-hash', {
          purpose: 'tells a record that is kept already, without opening the others',
          notExported: 'a keyed hash of what is exported as it was kept',
        }),
      },
    },
  },
  offline: {
    importDays: { atOnce: 'long work she watches, which starts again where it stopped' },
    undoImport: { atOnce: 'the same' },
  },
  handlers: ({ clock }) => importHandlers({ clock }),
  exports: async ({ me }) => {
    const [imports, batches] = await Promise.all([importStore.all(me), importStore.batches(me, null)]);
    return {
      imports: imports.map(({ document: { source, at, days, kept } }) => ({ source, at, days, kept })).toReversed(),
      kept: batches.flatMap(({ document }) => document.kept),
    };
  },
});
