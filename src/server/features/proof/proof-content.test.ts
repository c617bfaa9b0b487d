import { describe, expect, test } from 'vitest';
import { readDataMap } from '#server/platform/db/lint/registers.ts';
import { loadProofContent, storedFaults, type StoredLine } from './proof-content.ts';

const { stored, exceptions, classes } = loadProofContent();
const dataMap = readDataMap();
const lines = (change: (line: StoredLine) => StoredLine) => stored.map(change);

describe('what the page says is stored', () => {
  test('is what the register of columns says', () => expect(storedFaults(stored, dataMap)).toEqual([]));
  test('a table of hers that no line speaks of is a fault', () => {
    const without = lines((line) =>
      line.tables === 'others'
        ? line
        : { ...line, tables: line.tables.filter((table) => table !== 'app.journal_entry') },
    );
    expect(storedFaults(without, dataMap)).toEqual(['app.journal_entry holds what is hers and no line speaks of it']);
  });
  test('a line that calls something sealed which is not is a fault', () => {
    const column = {
      class: 'C3' as const,
      protection: 'row-level security by her live session',
      purpose: 'a word in clear',
    };
    const map = {
      ...dataMap,
      'app.day_log': {
        retention: 'as long as the account',
        columns: { ...dataMap['app.day_log']?.columns, note: column },
      },
    };
    expect(storedFaults(stored, map)).toEqual(['Cycle, bleeding, symptoms, moods: app.day_log.note is not sealed']);
  });
  test('a table that does not exist, or stands twice, is a fault', () => {
    const twice = lines((line) =>
      line.what === 'Your picture' ? { ...line, tables: ['auth.file', 'app.audit', 'app.nothing'] } : line,
    );
    expect(storedFaults(twice, dataMap)).toEqual([
      'app.nothing is named and does not exist',
      'app.audit is named twice',
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
