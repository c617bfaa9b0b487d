import { afterAll, beforeAll, expect, it } from 'vitest';
import { print, publish, sitter, type Sitter } from '#server/testing/circle/circle-people.ts';
import { run } from '#server/testing/database.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

const CROWD = 8;
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const rows = async <Row extends object>(sql: string) =>
  (await run(open.database.adminUrl, (client) => client.query<Row>(sql))).rows;
/** Whom the lines of a dump show as told of a reply, in the order they were written. */
const told = async () => {
  const lines = await rows<{ user_id: string }>(
    "select user_id from auth.outbox where kind = 'note' order by xmin::text::bigint, ctid",
  );
  return [...new Set(lines.map(({ user_id: id }) => id))];
};

/** Members speak, and another answers each of them with her name, one after the other. */
async function answered(speak: (she: Sitter, words: string) => Promise<unknown>, name: string): Promise<Sitter[]> {
  const [reader, all] = [await sitter(open), [] as Sitter[]];
  for (let at = 0; at < CROWD; at += 1) {
    const she = await sitter(open);
    await speak(she, `${name} ${'i'.repeat(at + 1)}.`);
    all.push(she);
  }
  await publish(open);
  const posts = (await reader.posts({ limit: '30' })).items;
  for (let at = 0; at < CROWD; at += 1) {
    const { id } = posts.find(({ body }) => body === `${name} ${'i'.repeat(at + 1)}.`) ?? { id: '' };
    const reply = await reader.reply(id, `an answer to ${name} ${'i'.repeat(at + 1)}`);
    await open.work('circle_reply', reply.id);
  }
  return all;
}

it('a line that tells of a reply stands beside it for a named author, and far from it for a nameless one', async () => {
  const named = await answered((she, words) => she.post(words), 'named');
  const first = await told();
  // So a dump would lead from each reply to whom it was told: the planted fault.
  expect(first).toEqual(named.map(({ id }) => id));
  const nameless = await answered((she, words) => she.whisper(words), 'nameless');
  expect(await told()).toEqual(first);
  open.clock.advance(50 * 60_000);
  await publish(open);
  const later = (await told()).slice(first.length);
  const right = later.filter((id, place) => id === nameless[place]?.id).length;
  print(
    `told of a reply: ${first.length} named in the order of the replies; nameless an hour later, ${right} of ${CROWD}`,
  );
  expect(later.toSorted()).toEqual(nameless.map(({ id }) => id).toSorted());
  expect(right).toBeLessThan(CROWD / 2 + 1);
}, 60_000);

it('a notice that could not be posted is posted by the next try, and then no more', async () => {
  const [starter, reader] = [await sitter(open), await sitter(open)];
  await starter.post('once more');
  const { id } = (await reader.posts({ limit: '30' })).items.find(({ body }) => body === 'once more') ?? { id: '' };
  const notices = () =>
    rows<{ user_id: string }>(`select user_id from auth.outbox where kind = 'note' and user_id = '${starter.id}'`);
  const refuse =
    "create function app.refuse() returns trigger language plpgsql as $$ begin raise exception 'no line'; end $$";
  await rows(
    `${refuse}; create trigger refuse before insert on auth.outbox for each row execute function app.refuse()`,
  );
  const reply = await reader.reply(id, 'an answer that waits');
  await expect(open.work('circle_reply', reply.id)).rejects.toThrow('no line');
  await rows('drop trigger refuse on auth.outbox; drop function app.refuse()');
  expect(await notices()).toEqual([]);
  await open.work('circle_reply', reply.id);
  const posted = await notices();
  expect(posted).not.toEqual([]);
  await open.work('circle_reply', reply.id);
  expect(await notices()).toEqual(posted);
});
