import { describe, expect, it } from 'vitest';
import { mayReadReplica, type Route } from './kit/route.ts';
import { table } from './table.ts';

const routes = Object.entries(table) as [string, Route][];
/** What keeps an account the member's, and what becomes of the data: never a second old. */
const AT_THIS_MOMENT = /^\/api\/(privacy|export|feed|consents|auth\/(step-up|sign-in-ways)|admin|moderation)\b/;

describe('a read replica answers', () => {
  const there = routes.filter(([, route]) => mayReadReplica(route)).map(([name]) => name);

  it('what members read of their days', () => {
    expect(there).toEqual(expect.arrayContaining(['getUser', 'getCycles', 'getHomeData', 'getMonth', 'searchJournal']));
    expect(there.length).toBeGreaterThan(60);
  });

  it('nothing about the account, export and privacy, nothing of staff, and nothing behind a proof of identity', () => {
    const wrong = routes.filter(
      ([name, { path, access, stepUp }]) =>
        there.includes(name) && (AT_THIS_MOMENT.test(path) || access.who !== 'member' || stepUp),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
    expect(
      routes.filter(([, { path, method }]) => method === 'GET' && AT_THIS_MOMENT.test(path)).length,
    ).toBeGreaterThan(20);
  });

  it('nothing that writes', () => {
    const writes = routes.filter(
      ([name, { method, rate }]) => there.includes(name) && method !== 'GET' && rate !== 'read',
    );
    expect(writes).toEqual([]);
  });
});
