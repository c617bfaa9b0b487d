import { describe, expect, test } from 'vitest';
import { dataMap, manifests } from '#server/app/manifests.ts';
import type { Column } from '#server/platform/manifest/columns.ts';
import type { AnyManifest } from '#server/platform/manifest/manifest.ts';
import type { AnyTable } from '#server/platform/manifest/tables.ts';
import { loadProofContent, storedFaults } from './proof-content.ts';

const { stored, exceptions, classes } = loadProofContent();

/** The list with one table of a manifest told otherwise. */
const told = (table: string, change: (entry: AnyTable) => AnyTable): AnyManifest[] =>
  manifests.map((one: AnyManifest) => {
    const entry = one.tables[table];
    return entry ? { ...one, tables: { ...one.tables, [table]: change(entry) } } : one;
  });

describe('what the page says is stored', () => {
  test('is what the manifests say', () => expect(storedFaults(stored, manifests)).toEqual([]));
  test('a table of hers that no line speaks of is a fault', () => {
    expect(
      storedFaults(
        stored,
        told('app.journal_entry', (entry) => ({ ...entry, toldAs: 'operations' })),
      ),
    ).toEqual(['manifest journal: app.journal_entry.toldAs: holds what is hers and no line speaks of it']);
  });
  test('a line that calls something sealed which is not is a fault', () => {
    const note = { class: 'C3', seal: 'none', purpose: 'a word in clear' } as unknown as Column;
    const planted = told('app.day_log', (entry) => ({ ...entry, columns: { ...entry.columns, note } }));
    expect(storedFaults(stored, planted)).toEqual([
      'manifest cycle: app.day_log.note: is not sealed, and the line cycle says so',
    ]);
  });
  test('a line that does not exist, or that speaks of nothing, is a fault', () => {
    expect(
      storedFaults(
        stored,
        told('auth.file', (entry) => ({ ...entry, toldAs: 'nothing' })),
      ),
    ).toEqual([
      'no manifest speaks of picture',
      'manifest account: auth.file.toldAs: no line of content/privacy-proof/stored.json is called nothing',
    ]);
  });
});

test('the exceptions are E1 to E7, and every class of the register has its words', () => {
  expect(exceptions.map(({ id }) => id)).toEqual(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7']);
  const used = new Set(
    Object.values(dataMap).flatMap(({ columns }) => Object.values(columns).map((column) => column.class)),
  );
  expect([...used].filter((one) => !classes[one])).toEqual([]);
});
