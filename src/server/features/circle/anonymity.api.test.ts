import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { joinDump, type Way } from '#server/testing/attacker/joined-dump.ts';
import { print, publish, sitter, type Sitter } from '#server/testing/circle/circle-people.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { addSession, asUser } from '#server/testing/row-tries.ts';

const CROWD = 16;
const TODAY = localDate('2026-11-21');

let open: TestApp;
beforeEach(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterEach(() => open.close());

const admin = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await run(open.database.adminUrl, (client) => client.query<Row>(sql, values))).rows;
const WORD = /word (\d+)\./;

/** Each of many members does something under her name, and speaks. */
async function crowd(speak: (she: Sitter, words: string, at: number) => Promise<unknown>): Promise<Sitter[]> {
  const all: Sitter[] = [];
  for (let at = 0; at < CROWD; at += 1) {
    const she = await sitter(open);
    all.push(she);
    await she.browser.call('putDayLog', { body: { date: TODAY, energy: 3 } }, { 'idempotency-key': randomUUID() });
    await speak(she, `word ${at}.`, at);
  }
  return all;
}

/** How many nameless rows a dump gives back to who wrote them, by each way. */
async function betrayed(table: string, authors: readonly Sitter[]): Promise<Record<Way, number>> {
  const joined = await run(open.database.adminUrl, (client) =>
    joinDump(client, { anonymous: [table], keyOf: (values) => WORD.exec(values)?.[1] ?? '' }),
  );
  const right = (way: Way) => [...joined[way]].filter(([at, who]) => who.has(authors[Number(at)]?.id ?? '')).length;
  return {
    'same transaction': right('same transaction'),
    'same instant': right('same instant'),
    'shared value': right('shared value'),
    'order of writing': right('order of writing'),
  };
}

describe('a dump of the database', () => {
  it('gives every author away where a post is written with what she does under her name (the planted fault)', async () => {
    const all = await crowd((she, words, at) =>
      run(open.database.adminUrl, async (client) => {
        await client.query('begin');
        await client.query(
          "insert into app.idempotency (user_id, key, request_hash, status, reply) values ($1, gen_random_uuid()::text, '', 200, '')",
          [she.id],
        );
        await client.query(
          "insert into app.circle_post (id, room, category, body, is_anonymous, state, at, answered_at, touched_at) values (gen_random_uuid(), 'community', 'loss', $1, true, 'shown', now() + $2 * interval '1 second', now(), now())",
          [words, at],
        );
        await client.query('commit');
      }),
    );
    const found = await betrayed('app.circle_post', all);
    print(`dump, planted fault: ${JSON.stringify(found)} of ${CROWD} authors`);
    expect(found['same transaction']).toBe(CROWD);
    expect(found['order of writing']).toBe(CROWD);
  }, 120_000);

  it('leads from no post and no reply to who wrote it, before and after the daily rewrite, a change and a take-back', async () => {
    const measure = async (step: string, table: string, authors: readonly Sitter[]) => {
      const found = await betrayed(table, authors);
      print(`dump, ${step}, ${table}: ${JSON.stringify(found)} of ${CROWD} authors`);
      expect(found['same transaction'] + found['same instant'] + found['shared value']).toBe(0);
      expect(found['order of writing']).toBeLessThan(CROWD / 2);
    };
    const all = await crowd((she, words) => she.whisper(`${words} as a post`));
    await publish(open);
    await measure('published', 'app.circle_post', all);
    const mine = (await all[3]?.posts({ limit: '30' }))?.items.find(({ isMine }) => isMine);
    const change = { params: { post: mine?.id }, body: { body: 'word 3. as a post, changed' } };
    expect((await all[3]?.call('ChangeNamelessPost', change))?.status).toBe(200);
    for (const [at, she] of all.entries()) await she.whisperTo(mine?.id ?? '', `word ${at}. as a reply`);
    await publish(open);
    await measure('published', 'app.circle_reply', all);
    await open.services.sweeps.nameless_marks();
    for (const table of ['app.circle_post', 'app.circle_reply']) await measure('rewritten', table, all);
    const marks = await admin<{ xmin: string }>('select distinct xmin::text from app.circle_post where is_anonymous');
    expect(marks).toHaveLength(1);
    const tags = await admin<{ tag: Buffer }>('select author_tag as tag from app.circle_post where is_anonymous');
    expect(new Set(tags.map(({ tag }) => tag.toString('hex'))).size).toBe(CROWD);
  }, 120_000);
});

describe('for the same act nothing is written under her name', () => {
  it('no kept answer, no line of the access history, no visit, no points, with an idempotency key too', async () => {
    const she = await sitter(open);
    const counts = async () => {
      const tables = [
        'app.idempotency',
        'app.audit',
        'app.circle_visit',
        'app.point_row',
        'app.presence_day',
        'auth.kept',
      ];
      const rows = await Promise.all(
        tables.map((name) => admin<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t order by 1`)),
      );
      return JSON.stringify(rows);
    };
    const { id } = await she.post('A thread of her own.');
    await publish(open);
    const before = await counts();
    const key = { 'idempotency-key': randomUUID() };
    const said = await she.call(
      'SayNamelessPost',
      { body: { category: 'loss', body: 'It would have been May.' } },
      key,
    );
    expect(said.status).toBe(202);
    await she.call('SayNamelessReply', { params: { post: id }, body: { body: 'Thank you all.' } }, key);
    const post = await she.published('It would have been May.');
    await she.call(
      'ChangeNamelessPost',
      { params: { post: post.id }, body: { body: 'It would have been June.' } },
      key,
    );
    await publish(open);
    await she.call('TakeBackNamelessPost', { params: { post: post.id } }, key);
    await publish(open);
    expect(await counts()).toBe(before);
    print('five nameless acts: 0 rows written or changed under her name in 6 tables');
    await she.post('And one with her name.');
    expect(await counts()).not.toBe(before);
  });
});

/** Everything a reader can ask of a room, as one text. */
async function readAll(reader: Sitter): Promise<string> {
  const answers: unknown[] = [];
  const pages = [await reader.posts({ limit: '30' }), await reader.posts({ limit: '30', sort: 'answered' })];
  answers.push(...pages, await reader.room(), (await reader.browser.call('getHomeData')).body);
  for (const { id } of pages[0]?.items ?? []) answers.push(await reader.thread(id));
  return JSON.stringify(answers);
}

describe('what others are answered', () => {
  it('bears no id, name, address, key or exact time of a nameless author, in any answer of the room', async () => {
    const [she, reader] = [
      await sitter(open, 'community', { firstName: 'Quenbyrel', lastName: 'Zofmarrow' }),
      await sitter(open),
    ];
    await she.whisper('Nobody knows it is me.');
    const { id } = await reader.published('Nobody knows it is me.');
    await she.whisperTo(id, 'It is me again.');
    await publish(open);
    const all = await readAll(reader);
    const [row] = await admin<{ enc: Buffer; tag: Buffer }>(
      'select author_enc as enc, author_tag as tag from app.circle_post where id = $1',
      [id],
    );
    const secrets = [
      she.id,
      'Quenbyrel',
      'Zofmarrow',
      she.email,
      row?.tag.toString('hex') ?? '?',
      row?.enc.toString('base64') ?? '?',
    ];
    expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
    const times = [...all.matchAll(/"at":"([^"]+)"/g)].map(([, at]) => at ?? '');
    expect(times.length).toBeGreaterThan(3);
    expect(times.filter((at) => new Date(at).getTime() % 3_600_000 !== 0)).toEqual([]);
    print(
      `bodies: ${all.length} characters of answers, 0 of ${secrets.length} secrets; ${times.length} times, all whole hours`,
    );
    // The search would find her where she speaks with her name.
    await she.post('Here I am.');
    const named = await readAll(reader);
    expect(['Quenbyrel', 'Zofmarrow'].every((name) => named.includes(name))).toBe(true);
    expect(named).not.toContain(she.id);
  });

  it('is of one size and shape whoever wrote it: nothing depends on the author', async () => {
    const [one, two, reader, starter] = [
      await sitter(open, 'community', { firstName: 'Io', lastName: 'Ek' }),
      await sitter(open, 'community', { firstName: 'Maximiliana', lastName: 'Featherstonehaugh' }),
      await sitter(open),
      await sitter(open),
    ];
    const { id } = await starter.post('Say the same, please.');
    await one.whisperTo(id, 'the same words');
    await two.whisperTo(id, 'the same words');
    await publish(open);
    const { items } = (await reader.thread(id)).replies;
    expect(items).toHaveLength(2);
    const plain = items.map(({ id: _, ...rest }) => JSON.stringify(rest));
    expect(plain[0]).toBe(plain[1]);
    // With and without a name: the same fields, and nothing told but the name itself.
    const named = await one.reply(id, 'the same words with a name');
    expect(Object.keys(named)).toEqual(Object.keys(items[0] ?? {}));
    // Her own and another's: the same fields; hers says so to her alone.
    const own = (await one.thread(id)).replies.items.filter(({ isAnonymous }) => isAnonymous);
    expect(own.map(({ isMine }) => isMine).toSorted()).toEqual([false, true]);
    expect(own.map((reply) => Object.keys(reply).join())).toEqual(items.map((reply) => Object.keys(reply).join()));
    const handed = await Promise.all(
      [one, two].map((she) => she.call('SayNamelessReply', { params: { post: id }, body: { body: 'once more' } })),
    );
    const sizes = handed.map(({ body }) => JSON.stringify(body).length);
    expect(sizes[0]).toBe(sizes[1]);
    print(
      `size and shape: nameless answers ${plain[0]?.length} = ${plain[1]?.length} characters; handed in ${sizes.join(' = ')}`,
    );
  });

  it('is stored by no cache: every answer of the room says so and bears no mark to compare by', async () => {
    const she = await sitter(open);
    const { id } = await she.post('Nothing stays in between.');
    const answers = await Promise.all([
      she.call('Room'),
      she.call('Posts'),
      she.call('Thread', { params: { post: id } }),
      she.call('Replies', { params: { post: id } }),
      she.browser.call('getHomeData'),
    ]);
    for (const { headers } of answers) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['etag']).toBeUndefined();
    }
  });

  it('comes in an order that says nothing of who came first', async () => {
    const reader = await sitter(open);
    const all = await crowd((she, words) => she.whisper(`${words} in turn`));
    await publish(open);
    const order = (await reader.posts({ limit: '30' })).items.map(({ body }) => Number(WORD.exec(body)?.[1]));
    expect(order).toHaveLength(all.length);
    const kept = order.filter((at, place) => at === place).length;
    const back = order.filter((at, place) => at === order.length - 1 - place).length;
    print(`order: ${kept} of ${CROWD} in the place they came in, ${back} in its reverse`);
    expect(Math.max(kept, back)).toBeLessThan(CROWD / 2);
  }, 60_000);
});

describe('somebody with SQL in a member’s transaction', () => {
  const HIDDEN = ['author_id', 'author_enc', 'author_tag', 'touched_at'];

  it('reads no column that tells who spoke, and no function gives it, guesses included', async () => {
    const [she, attacker] = [await sitter(open), await sitter(open)];
    await she.whisper('Without a name, for good.');
    const { id } = await attacker.published('Without a name, for good.');
    const named = await she.post('With a name.');
    await she.whisperTo(named.id, 'An answer without one.');
    await publish(open);
    const enter = asUser(await run(open.database.adminUrl, (client) => addSession(client, { userId: attacker.id })));
    const [tag] = await admin<{ tag: string }>('select author_tag::text as tag from app.circle_post where id = $1', [
      id,
    ]);
    const tried = async (sql: string): Promise<string> =>
      run(open.database.urls.member, async (client) => {
        await client.query(`begin; ${enter}`);
        try {
          return JSON.stringify((await client.query(sql)).rows);
        } catch (error) {
          return (error as { code?: string }).code ?? 'fault';
        } finally {
          await client.query('rollback');
        }
      });
    expect(await tried('select count(*)::int as n from app.circle_post')).toBe('[{"n":2}]');
    for (const table of ['app.circle_post', 'app.circle_reply'])
      for (const column of HIDDEN) {
        expect(await tried(`select ${column} from ${table}`)).toBe('42501');
        expect(await tried(`select id from ${table} where ${column} is not null`)).toBe('42501');
        expect(await tried(`select id from ${table} order by ${column}`)).toBe('42501');
      }
    for (const write of [
      "insert into app.circle_post (id, room, category, body, is_anonymous, state, at, answered_at, touched_at) values (gen_random_uuid(), 'community', 'loss', 'x', true, 'shown', now(), now(), now())",
      "update app.circle_post set body = 'x'",
      'delete from app.circle_reply',
      'select * from auth.letterbox',
      'select * from auth.circle_standing',
      "select auth.publish_post(gen_random_uuid(), 'community', 'loss', 'post', 'x', '', '', 'Fern', null, 'shown', null, 'en', now())",
      `select auth.change_nameless('${id}', '${tag?.tag}', 'x', 'shown', now())`,
      "select * from auth.waiting_letters('circle_post')",
    ])
      expect([write, await tried(write)]).toEqual([write, '42501']);
    const guess = `'\\x${'00'.repeat(32)}'::bytea`;
    expect(
      await tried(`select auth.mine_among(array['${id}', '${named.id}']::uuid[], array[${guess}, ${guess}])`),
    ).toBe('[]');
    expect(await tried(`select * from auth.my_circle_words(array['${id}']::uuid[], array[${guess}], null)`)).toBe('[]');
    expect(await tried(`select auth.change_named('${named.id}', 'x', 'shown', now()) as done`)).toBe(
      '[{"done":false}]',
    );
    const ids = await tried("select * from auth.nameless_ids('post', '00000000-0000-0000-0000-000000000000', 100)");
    expect(ids).toBe(JSON.stringify([{ id, post_id: id }]));
    print(
      `SQL attacker: ${HIDDEN.length * 6} reads of hidden columns, 8 writes and closed functions refused; 4 open functions told nothing`,
    );
    await admin('grant select (author_tag) on app.circle_post to w_user');
    expect(await tried('select author_tag from app.circle_post')).not.toBe('42501');
  });
});
