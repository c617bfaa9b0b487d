import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { print, publish, sitter, word, type Sitter } from '#server/testing/circle/circle-people.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await run(open.database.adminUrl, (client) => client.query<Row>(sql, values))).rows;
const exported = async (she: Sitter) => {
  const file = await she.browser.send({ method: 'GET', url: DOWNLOADS.json });
  return {
    file,
    words: (file.body as { collections: { circle: { words: string; withoutName: boolean }[] } }).collections.circle,
  };
};
const leave = async (she: Sitter, words?: 'delete' | 'stay') => {
  const asked = await she.browser.call('planDeletion', { body: { when: 'now', ...(words && { words }) } });
  expect(asked.status).toBe(200);
  expect(await open.services.sweeps.deletions()).toBe(1);
};

/** A thread with words of hers of every kind, and one reply of another member under each. */
async function spoken(room: 'community' | 'teen') {
  const [she, other] = [await sitter(open, room), await sitter(open, room)];
  if (room === 'teen')
    for (const one of [she, other])
      await rows('insert into auth.circle_standing (user_id, accepted) values ($1, 9)', [one.id]);
  const [named, nameless, theirs] = [
    `${word(she.id)} with a name`,
    `${word(she.id)} without one`,
    `${word(other.id)} asks`,
  ];
  const post = await she.post(named);
  await she.whisper(nameless);
  const third = await other.post(theirs);
  await publish(open);
  const hidden = await other.published(nameless);
  await other.reply(post.id, 'first answer');
  await other.reply(hidden.id, 'second answer');
  await she.reply(third.id, `${word(she.id)} answers`);
  await she.whisperTo(third.id, `${word(she.id)} answers unseen`);
  await publish(open);
  return { she, other, post, hidden, third };
}

describe('what she takes along', () => {
  it('holds all she wrote, also without a name, and nothing of anybody else', async () => {
    const { she, other } = await spoken('community');
    const { words } = await exported(she);
    expect(words.map((one) => one.words).toSorted()).toEqual(
      [
        `${word(she.id)} answers`,
        `${word(she.id)} answers unseen`,
        `${word(she.id)} with a name`,
        `${word(she.id)} without one`,
      ].toSorted(),
    );
    expect(words.filter((one) => one.withoutName)).toHaveLength(2);
    const hers = await exported(other);
    expect(JSON.stringify(hers.file.body)).not.toContain(word(she.id));
    print(`export: ${words.length} of 4 words of hers, 0 in another member's file`);
  });
});

describe('an erasure', () => {
  it('takes her words, where she says nothing else; threads stay to be read', async () => {
    const { she, other, post, hidden, third } = await spoken('community');
    await leave(she);
    for (const id of [post.id, hidden.id]) {
      const left = await other.thread(id);
      expect(left.post).toMatchObject({ body: '', state: 'taken_back', firstName: null, plant: null });
      expect(left.replies.items).toHaveLength(1);
    }
    const { replies } = await other.thread(third.id);
    expect(replies.items.map(({ body, state }) => [body, state])).toEqual([
      ['', 'taken_back'],
      ['', 'taken_back'],
    ]);
    expect(
      await rows('select from app.circle_post where author_id = $1 or body like $2', [she.id, `%${word(she.id)}%`]),
    ).toEqual([]);
  });

  it('leaves her words without a name, where she chose so: then no column leads to her', async () => {
    const { she, other, post, hidden, third } = await spoken('community');
    await leave(she, 'stay');
    expect((await other.thread(post.id)).post).toMatchObject({
      body: `${word(she.id)} with a name`,
      firstName: null,
      lastName: null,
    });
    expect((await other.thread(hidden.id)).post).toMatchObject({ body: `${word(she.id)} without one` });
    expect((await other.thread(third.id)).replies.items.map(({ body }) => body).toSorted()).toEqual(
      [`${word(she.id)} answers`, `${word(she.id)} answers unseen`].toSorted(),
    );
    for (const table of ['circle_post', 'circle_reply'])
      expect(
        await rows(
          `select from app.${table} where body like $1 and (author_id is not null or author_enc is not null or author_tag is not null or author_name is not null)`,
          [`%${word(she.id)}%`],
        ),
      ).toEqual([]);
  });

  it('always takes a teen’s words, whatever was asked', async () => {
    const { she, other, post } = await spoken('teen');
    await leave(she, 'stay');
    expect((await other.thread(post.id)).post).toMatchObject({ body: '', state: 'taken_back' });
    expect(await rows('select from app.circle_reply where body like $1', [`%${word(she.id)}%`])).toEqual([]);
  });
});
