import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run, testDatabase, type TestDatabase } from '#server/testing/database.ts';
import { catalogueFaults, readCatalogue, retentionFaults, type Catalogue } from '#server/testing/manifest-faults.ts';
import { clear, sealed } from '#server/platform/manifest/columns.ts';
import type { AnyManifest } from '#server/platform/manifest/manifest.ts';
import type { AnyTable } from '#server/platform/manifest/tables.ts';
import { dataMapOf, erasedTablesOf } from '#server/platform/manifest/derive.ts';
import { manifests } from './manifests.ts';

let database: TestDatabase;
let catalogue: Catalogue;
beforeAll(async () => {
  database = await testDatabase();
  catalogue = await run(database.adminUrl, readCatalogue);
});
afterAll(() => database.drop());

/** The list with one table told otherwise; none where it is left out. */
function told(table: string, change: (entry: AnyTable) => AnyTable | null): AnyManifest[] {
  return manifests.map((one: AnyManifest) => {
    const tables = Object.entries(one.tables).flatMap(([name, entry]) => {
      const now = name === table ? change(entry) : entry;
      return now ? [[name, now] as const] : [];
    });
    return { ...one, tables: Object.fromEntries(tables) };
  });
}
const sealedKey = sealed('C3', 'planted', { row: ['id'], notExported: 'no reason' });
const entryOf = (table: string): AnyTable => {
  const entry = manifests.map((one: AnyManifest) => one.tables[table]).find((found) => found !== undefined);
  if (!entry) throw new Error(`no manifest has ${table}`);
  return entry;
};

describe('the manifests and the database', () => {
  it('agree on every table', () => {
    expect(catalogue.tables.length).toBeGreaterThan(50);
    expect(Object.keys(catalogue.privilegedFunctions).toSorted()).toEqual([
      'erase_account',
      'my_sealed',
      'reseal_mine',
      'shred',
    ]);
    expect(catalogueFaults(manifests, catalogue)).toEqual([]);
  });

  it.each<[fault: string, table: string, change: (entry: AnyTable) => AnyTable | null]>([
    ['auth.feed: no manifest has it', 'auth.feed', () => null],
    [
      'manifest journal: app.journal_entry.columns: deleted_at is not named',
      'app.journal_entry',
      ({ columns: { deleted_at: _, ...columns }, ...entry }) => ({ ...entry, columns }),
    ],
    [
      'manifest export: auth.feed.columns: planted does not exist',
      'auth.feed',
      (entry) => ({ ...entry, columns: { ...entry.columns, planted: clear('C1', 'nothing') } }),
    ],
    [
      'manifest export: auth.feed.erase: no foreign key to auth.account takes its rows along',
      'auth.feed',
      (entry) => ({ ...entry, erase: 'cascade' }),
    ],
    [
      'manifest account: auth.file.erase: neither auth.erase_account nor auth.shred deletes its rows',
      'auth.file',
      (entry) => ({ ...entry, erase: 'function' }),
    ],
    [
      'manifest account: auth.file.erase: its rows go with an account',
      'auth.file',
      (entry) => ({ ...entry, erase: { none: 'forgotten' } }),
    ],
    [
      'manifest points: app.point_row.key.seal: the worker may not write it, and a renewed key could not seal it again',
      'app.point_row',
      (entry) => ({ ...entry, columns: { ...entry.columns, key: sealedKey } }),
    ],
    ['manifest export: auth.feed.owner: it has a user_id', 'auth.feed', (entry) => ({ ...entry, owner: 'none' })],
    [
      'manifest subscription: auth.webhook_event.owner: it has no user_id',
      'auth.webhook_event',
      (entry) => ({ ...entry, owner: 'member' }),
    ],
    [
      "auth.my_sealed: auth.passkey has no column that its manifest calls sealed under the member's key",
      'auth.passkey',
      (entry) => ({ ...entry, columns: { ...entry.columns, name: clear('C1', 'in clear') } }),
    ],
    [
      'manifest export: auth.feed.titles.seal: auth.my_sealed and auth.reseal_mine do not name it',
      'auth.feed',
      (entry) => ({
        ...entry,
        columns: {
          ...entry.columns,
          titles: sealedKey,
        },
      }),
    ],
  ])('a fault is named: %s', (fault, table, change) => {
    expect(catalogueFaults(told(table, change), catalogue)).toEqual([fault]);
  });

  it('a table that is gone, or stands in two manifests, is named', () => {
    const [without, twice] = [
      { ...catalogue, tables: catalogue.tables.filter(({ table }) => table !== 'auth.feed') },
      [...manifests, { name: 'planted', offline: {}, tables: { 'auth.feed': entryOf('auth.feed') } }],
    ];
    expect(catalogueFaults(manifests, without)).toEqual(['manifest export: auth.feed: there is no such table']);
    expect(catalogueFaults(twice, catalogue)).toEqual([
      'manifest export: auth.feed: manifest planted has it too',
      'manifest planted: auth.feed: manifest export has it too',
    ]);
    expect(() => dataMapOf(twice)).toThrow('manifest planted: another manifest has the table auth.feed already');
  });
});

describe('how long rows stay', () => {
  it('is kept by a sweep or by code wherever a time limit is promised', () => {
    expect(retentionFaults(manifests)).toEqual([]);
  });
  it.each(['app.log_lists', 'auth.session'])('a promise that nothing keeps is named: %s', (table) => {
    const planted = told(table, (entry) => ({ ...entry, retention: { words: '3 days', by: 'event' } }));
    expect(retentionFaults(planted)).toEqual([
      expect.stringMatching(new RegExp(`^manifest [a-z]+: ${table}\\.retention: `)),
    ]);
  });
});

describe('an erasure', () => {
  it('goes from what was built last to the member herself', () => {
    const order = erasedTablesOf(manifests);
    expect(order.at(-1)).toBe('app.member');
    expect(order.indexOf('app.journal_version')).toBeLessThan(order.indexOf('app.journal_entry'));
    expect(order.indexOf('app.import_batch')).toBeLessThan(order.indexOf('app.import'));
  });
});
