import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table, type RouteName } from '#contract/table.ts';
import { rolesOf, type Route } from '#contract/kit/route.ts';
import { publish, sitter, type Sitter } from '#server/testing/circle/circle-people.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

/** A choice that is the same again for the same seed, which a failure names. */
function choices(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const SEED = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const MEMBERS = 5;

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '10000' } });
});
afterAll(() => open.close());

/** Every route of the contract that reads as an adult member: a new one is tried without a line here. */
const READS = (Object.entries(table) as [RouteName, Route][]).filter(
  ([, { method, rate, access }]) =>
    (method === 'GET' || rate === 'read') &&
    access.who === 'member' &&
    rolesOf(access).length === 0 &&
    (access.age === 'adult' || access.age === 'any'),
);

/** What a call of a route is made of: each of the ids for what its address names, and words for a search. */
function sendings(name: RouteName, { path }: Route, ids: Record<string, readonly string[]>): object[] {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');
  const body = name.endsWith('Search') ? { body: { words: 'marker' } } : {};
  const query = name.endsWith('Draft')
    ? { query: { for: 'new' } }
    : name.endsWith('Posts')
      ? { query: { limit: '30' } }
      : {};
  const [first] = names;
  if (!first) return [{ ...body, ...query }];
  return (ids[first] ?? []).map((id) => ({ params: { [first]: id }, ...body, ...query }));
}

/** Which route told whose named words to somebody, by the words. */
async function heard(who: Sitter, ids: Record<string, readonly string[]>): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  for (const [name, route] of READS)
    for (const sent of sendings(name, route, ids)) {
      const { body } = await who.browser.call(name, sent as never);
      for (const [marker] of JSON.stringify(body).matchAll(/marker(?:named|whisper)\d/g)) {
        const routes = found.get(marker) ?? new Set();
        found.set(marker, routes.add(name));
      }
    }
  return found;
}

async function whispersIn(who: Sitter, post: string): Promise<string[]> {
  const { replies } = await who.thread(post);
  return replies.items.flatMap(({ isAnonymous, body }) => (isAnonymous ? [body] : []));
}

/** Members who all answer each other, with a name and without, and save and follow everything. */
async function settle(chance: () => number) {
  const people: Sitter[] = [];
  for (let at = 0; at < MEMBERS; at += 1) people.push(await sitter(open));
  const posts: string[] = [];
  for (const [at, who] of people.entries()) posts.push((await who.post(`A marker: markernamed${at} of my own`)).id);
  for (const [at, who] of people.entries())
    for (const post of posts)
      if (chance() < 0.6) {
        await who.reply(post, `marker markernamed${at} answers ${post}`);
        if (chance() < 0.5) await who.whisperTo(post, `marker markerwhisper${at} answers ${post}`);
      }
  for (const who of people)
    for (const post of posts) {
      await who.call('Bookmark', { params: { post } });
      await who.call('Follow', { params: { post } });
    }
  await publish(open);
  const replies = new Set<string>();
  for (const who of people)
    for (const post of posts) for (const { id } of (await who.thread(post)).replies.items) replies.add(id);
  const ids = { post: posts, reply: [...replies] };
  return { people, posts, ids };
}

describe(`blocked pairs (SEED=${SEED})`, () => {
  it('never meet each other’s named words in any route of the contract, and all nameless ones as before', async () => {
    const chance = choices(SEED);
    const { people, posts, ids } = await settle(chance);
    const first = people[0] as Sitter;
    const whispers: string[][] = [];
    for (const post of posts) whispers.push(await whispersIn(first, post));
    expect(whispers.flat().length).toBeGreaterThan(0);
    const before = await heard(first, ids);
    const routes = new Set([...before.values()].flatMap((names) => [...names]));
    // The words are really told by these, so that their absence says something.
    for (const name of ['communityPosts', 'communityThread', 'communitySearch', 'communityBookmarks', 'getHomeData'])
      expect(routes).toContain(name);

    const pairs = people.flatMap((_, one) => people.slice(one + 1).map((__, more) => [one, one + 1 + more] as const));
    const blocked = pairs.filter((_, at) => at === 0 || chance() < 0.4);
    for (const [one, two] of blocked)
      expect((await people[one]?.call('Block', { body: { post: posts[two] } }))?.status).toBe(200);

    for (const [at, who] of people.entries()) {
      const found = await heard(who, ids);
      for (const other of people.keys()) {
        const isApart = blocked.some(([one, two]) => (one === at && two === other) || (one === other && two === at));
        const told = [...(found.get(`markernamed${other}`) ?? [])];
        if (isApart) expect(told, `${at} of ${other}`).toEqual([]);
        else expect(told, `${at} of ${other}`).toContain('communityThread');
      }
    }
    // Nameless words stand where they stood, except in threads that are closed to her with their starter.
    for (const [at, post] of posts.entries())
      if (!blocked.some(([one, other]) => one === 0 && other === at))
        expect(await whispersIn(first, post), `thread of ${at}`).toEqual(whispers[at]);
    process.stdout.write(
      `${READS.length} routes read, ${blocked.length} of ${pairs.length} pairs blocked, SEED=${SEED}\n`,
    );
  }, 120_000);
});
