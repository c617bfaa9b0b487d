import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registers } from '#server/testing/registers.ts';

const SERVER = join(import.meta.dirname, '../../..');
const JOIN = /\.(?:inner|left|right|full)Join\(\s*'(app\.\w+)(?: as \w+)?',\s*'([^']+)',\s*'([^']+)'/g;
const RAW_JOIN = /join\s+(app\.\w+)(?:\s+(?:as\s+)?\w+)?\s+(?:on\s+(.*?)(?:where|join|`|$)|using\s*\(([^)]*)\))/gis;
const byHerId = (one: string) => /(?:^|\.)user_id$/.test(one);

/** Joins of a source with a member's table that do not go by her id. */
function strayJoins(source: string): string[] {
  const hers = (table = '') => !(table in registers.shared);
  return [
    ...[...source.matchAll(JOIN)].filter(
      ([, table, one = '', other = '']) => hers(table) && !(byHerId(one) && byHerId(other)),
    ),
    ...[...source.matchAll(RAW_JOIN)].filter(
      ([, table, on = '', using = '']) => hers(table) && !/user_id/.test(on + using),
    ),
  ].map(([found]) => found);
}

it('no store joins a member’s rows but by her id: they may lie on another database than anybody else’s', () => {
  const stores = globSync('**/*.store.ts', { cwd: SERVER });
  expect(stores.length).toBeGreaterThan(50);
  const found = stores.flatMap((store) =>
    strayJoins(readFileSync(join(SERVER, store), 'utf8')).map((one) => [store, one]),
  );
  // Seats at a circle are found by the circle: both stay together (docs/scale.md).
  expect(found.filter(([store]) => store !== 'features/event/event.store.ts')).toEqual([]);
});

it.each([
  ["q.selectFrom('app.day_log as d').innerJoin('app.journal_entry as e', 'e.id', 'd.id')", 1],
  ["q.selectFrom('app.day_log as d').innerJoin('app.journal_entry as e', 'e.user_id', 'd.user_id')", 0],
  ["q.selectFrom('app.day_log').leftJoin('app.trial', 'app.trial.user_id', 'app.member.user_id')", 0],
  ['sql`select from app.day_log d join app.journal_entry e on e.id = d.id where true`', 1],
  ['sql`select from app.day_log d join app.journal_entry e using (user_id) where true`', 0],
])('sees in %s as many as there are: %d', (source, count) => expect(strayJoins(source)).toHaveLength(count));
