import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { localDate } from '#domain/calendar/local-date.ts';
import { run } from '#server/testing/database.ts';
import { joinDump, type Way } from '#server/testing/joined-dump.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member } from '#server/testing/people.ts';
import { putLetter, type LetterKind } from './letterbox.ts';

const MEMBERS = 24;
const TODAY = localDate('2026-11-21');
// A table as the circle will have one: no author, no instant finer than an hour.
const TABLE =
  'create table app.whisper (id uuid primary key default gen_random_uuid(), words text not null, hour timestamptz not null); alter table app.whisper enable row level security; alter table app.whisper force row level security; create policy publishes on app.whisper to w_worker, w_user using (true) with check (true); grant insert, select on app.whisper to w_worker, w_user';
const whisper: LetterKind = {
  name: 'whisper',
  waitMinutes: 10,
  publish: async (tx, letters) => {
    for (const { document, at } of letters) {
      const hour = new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);
      await tx.raw(sql`insert into app.whisper (words, hour) values (${String(document)}, ${hour})`);
    }
  },
};

let open: TestApp;
beforeEach(async () => {
  open = await openTestApp({ letters: [whisper], env: { RATE_FACTOR: '1000' } });
  await run(open.database.adminUrl, (client) => client.query(TABLE));
});
afterEach(() => open.close());

const services = () => ({ db: open.services.mounting.db, vault: open.vault, clock: open.clock });
const say = (author: string, words: string, key: string = randomUUID()) =>
  putLetter(services(), { kind: whisper, author, key, document: words });
const publish = () => open.services.everyMinute.publishLetters(open.clock.now());
const words = async () =>
  (
    await run(open.database.adminUrl, (client) =>
      client.query<{ words: string; hour: Date }>('select words, hour from app.whisper'),
    )
  ).rows;
const idOf = async (browser: Awaited<ReturnType<typeof member>>['browser']) =>
  ((await browser.call('getUser')).body as { user: { id: string } }).user.id;

/** Each of many members does what she does under her name, and says something without it. */
async function crowd(speak: (id: string, words: string) => Promise<unknown>): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < MEMBERS; i += 1) {
    const { browser } = await member(open);
    const id = await idOf(browser);
    ids.push(id);
    await browser.call('putDayLog', { body: { date: TODAY, energy: 3 } }, { 'idempotency-key': randomUUID() });
    await speak(id, `word ${i}.`);
  }
  return ids;
}

/** How many of the anonymous rows a dump gives back to who wrote them, by each way. */
async function betrayed(authors: readonly string[]): Promise<Record<Way, number>> {
  const joined = await run(open.database.adminUrl, (client) =>
    joinDump(client, { anonymous: ['app.whisper'], keyOf: (values) => /word (\d+)/.exec(values)?.[1] ?? '' }),
  );
  const right = (way: Way) => [...joined[way]].filter(([at, members]) => members.has(authors[Number(at)] ?? '')).length;
  return {
    'same transaction': right('same transaction'),
    'same instant': right('same instant'),
    'shared value': right('shared value'),
    'order of writing': right('order of writing'),
  };
}

describe('a dump of the database', () => {
  it('gives every author away where a post is written with what she does under her name (the planted fault)', async () => {
    const ids = await crowd(async (id, said) => {
      await run(open.database.adminUrl, async (client) => {
        await client.query('begin');
        await client.query(
          "insert into app.idempotency (user_id, key, request_hash, status, reply) values ($1, gen_random_uuid()::text, '', 200, '')",
          [id],
        );
        await client.query('insert into app.whisper (words, hour) values ($1, now())', [said]);
        await client.query('commit');
      });
    });
    const found = await betrayed(ids);
    expect(found['same transaction']).toBe(ids.length);
    expect(found['same instant']).toBe(ids.length);
    expect(found['order of writing']).toBe(ids.length);
  }, 120_000);

  it('leads from no published row to who wrote it, by transaction, instant or value, and by order no more than chance', async () => {
    const ids = await crowd((id, said) => say(id, said));
    open.clock.advance(11 * 60_000);
    await publish();
    expect(await words()).toHaveLength(MEMBERS);
    const found = await betrayed(ids);
    expect(found['same transaction']).toBe(0);
    expect(found['same instant']).toBe(0);
    expect(found['shared value']).toBe(0);
    // One of 24 is right by chance for each table that lists all of them.
    expect(found['order of writing']).toBeLessThan(MEMBERS / 2);
    const tags = await run(open.database.adminUrl, (client) =>
      joinDump(client, { anonymous: ['auth.letterbox'], keyOf: (values) => values }),
    );
    expect(tags['same transaction'].size + tags['same instant'].size + tags['shared value'].size).toBe(0);
  }, 120_000);
});

describe('what is said without a name', () => {
  it('waits for others, then is published with all that came since; its hour is all that it tells of time', async () => {
    await say(randomUUID(), 'the first');
    open.clock.advance(9 * 60_000);
    await publish();
    expect(await words()).toEqual([]);
    await say(randomUUID(), 'the second');
    open.clock.advance(2 * 60_000);
    await publish();
    await publish();
    expect((await words()).map((row) => row.words).toSorted()).toEqual(['the first', 'the second']);
    expect((await words()).every(({ hour }) => hour.getTime() % 3_600_000 === 0)).toBe(true);
  });

  it('is one letter when the same act comes twice, also after it was published; another member’s key is another act', async () => {
    const [author, key] = [randomUUID(), randomUUID()];
    expect([await say(author, 'once', key), await say(author, 'once', key)]).toEqual([true, false]);
    open.clock.advance(11 * 60_000);
    await publish();
    expect(await say(author, 'once', key)).toBe(false);
    expect(await say(randomUUID(), 'hers', key)).toBe(true);
    expect((await words()).map((row) => row.words)).toEqual(['once']);
  });

  it('forgets within two hours that an act was here, and holds no word of what was published', async () => {
    await say(randomUUID(), 'gone');
    open.clock.advance(11 * 60_000);
    await publish();
    const letters = async () =>
      (
        await run(open.database.adminUrl, (client) =>
          client.query<{ sealed: Buffer | null }>('select sealed from auth.letterbox'),
        )
      ).rows;
    expect(await letters()).toEqual([{ sealed: null }]);
    await run(open.database.adminUrl, (client) =>
      client.query("update auth.letterbox set goes_at = now() - interval '1 second'"),
    );
    await publish();
    expect(await letters()).toEqual([]);
  });

  it('that cannot be opened is told to the log and holds back nobody else’s', async () => {
    await say(randomUUID(), 'whole');
    await say(randomUUID(), 'damaged');
    await run(open.database.adminUrl, (client) =>
      client.query(
        "update auth.letterbox set sealed = '\\x00112233445566778899aabbccddeeff00112233445566778899aabbcc' where id = (select id from auth.letterbox order by id limit 1)",
      ),
    );
    open.clock.advance(11 * 60_000);
    await publish();
    expect(await words()).toHaveLength(1);
    expect(open.log.some((line) => line.includes('letter.unreadable') && line.includes('"alert":true'))).toBe(true);
  });
});
