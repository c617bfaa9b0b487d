import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaseReply, DecisionPost } from '#contract/moderation/moderation.schemas.ts';
import {
  bring,
  person,
  proving,
  say,
  sql,
  staff,
  workAndWait,
  type Person,
} from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
let [moderator, member]: Person[] = [];
let prove: Awaited<ReturnType<typeof proving>>;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z', env: { RATE_FACTOR: '1000' } });
  moderator = await staff(open);
  prove = await proving(open, moderator);
});
afterAll(() => open.close());
beforeEach(async () => {
  member = await person(open);
});

type Given = Omit<DecisionPost, 'version'>;
const HIDE: Given = { words: 'hide', voice: 'none', days: null, reason: 'cruel', note: null };
const STAND: Given = { ...HIDE, words: 'stand', reason: null };
const pause = (days: number): Given => ({ ...HIDE, voice: 'pause', days });
const who = () => moderator as Person;

async function newCase(isAnonymous = false): Promise<string> {
  return bring(open, await say(open, { author: (member as Person).id, isAnonymous }), { reason: 'cruel' });
}
const versionOf = async (id: string) =>
  ((await who().browser.call('getModerationCase', { params: { case: id } })).body as CaseReply).case.version;
async function decide(id: string, given: Given): Promise<void> {
  open.clock.advance(1_000);
  const body = { ...given, version: await versionOf(id) };
  expect((await who().browser.call('decideModerationCase', { params: { case: id }, body })).status).toBe(200);
}
async function close(id: string): Promise<void> {
  await prove('closeVoice');
  const body = { version: await versionOf(id), reason: 'cruel' as const, note: null };
  expect((await who().browser.call('closeVoice', { params: { case: id }, body })).status).toBe(200);
}
type Standing = { paused_until: Date | null; closed_at: Date | null };
const standing = async () =>
  (
    await sql<Standing>(open, 'select paused_until, closed_at from auth.circle_standing where user_id = $1', [
      (member as Person).id,
    ])
  )[0];
/** For how many days she is paused from now, to the nearest day. */
const days = async () => {
  const until = (await standing())?.paused_until;
  return until ? Math.round((until.getTime() - open.clock.now().getTime()) / 86_400_000) : null;
};

describe.each([
  ['with a name', false],
  ['without a name', true],
])('what several cases set for one writer, %s', (_, isAnonymous) => {
  const told = async () => (isAnonymous ? workAndWait(open) : undefined);
  const cases = async () => [await newCase(isAnonymous), await newCase(isAnonymous)] as [string, string];

  it('is lifted case by case: a pause that another case set stays', async () => {
    const [first, second] = await cases();
    await decide(first, pause(7));
    await told();
    await decide(second, pause(30));
    await told();
    expect(await days()).toBe(30);
    await decide(first, STAND);
    await told();
    expect(await days()).toBe(30);
    await decide(second, STAND);
    await told();
    expect(await days()).toBeNull();
  });

  it('leaves the longer pause in force, and gives the shorter back when the longer is taken back', async () => {
    const [first, second] = await cases();
    await decide(first, pause(30));
    await told();
    await decide(second, pause(1));
    await told();
    expect(await days()).toBe(30);
    await decide(first, HIDE);
    await told();
    expect(await days()).toBe(1);
  });

  it('a changed length counts anew for its own case alone', async () => {
    const [first, second] = await cases();
    await decide(first, pause(30));
    await told();
    await decide(second, pause(3));
    await told();
    await decide(first, pause(1));
    await told();
    expect(await days()).toBe(3);
  });

  it('a circle that another case closed stays closed', async () => {
    const [first, second] = await cases();
    await decide(first, pause(7));
    await told();
    await close(second);
    await told();
    await decide(first, STAND);
    await told();
    expect(await standing()).toMatchObject({ paused_until: null, closed_at: expect.any(Date) });
    await decide(second, STAND);
    await told();
    expect(await standing()).toEqual({ paused_until: null, closed_at: null });
  });

  it('a case that comes back later lifts nothing that another set since', async () => {
    const [first, second] = await cases();
    await decide(first, pause(1));
    await told();
    open.clock.advance(3 * 86_400_000);
    await who().browser.call('login', {
      body: { email: await emailOf(who()), password: who().password },
    });
    await decide(second, pause(7));
    await told();
    await decide(first, STAND);
    await told();
    expect(await days()).toBe(7);
  });
});

async function emailOf({ browser }: Person): Promise<string> {
  return ((await browser.call('getUser')).body as { user: { email: string } }).user.email;
}

it('a nameless pause that is taken back before its letter is out is not set, whichever letter is opened first', async () => {
  for (let round = 0; round < 8; round += 1) {
    member = await person(open);
    const id = await newCase(true);
    await decide(id, pause(7));
    await decide(id, STAND);
    await workAndWait(open);
    expect(await days()).toBeNull();
  }
});

it('what a case set stands in the standing by a mark that leads back to no case', async () => {
  const id = await newCase(true);
  await decide(id, pause(7));
  await workAndWait(open);
  const [row] = await sql<{ pauses: Record<string, string> }>(
    open,
    'select pauses from auth.circle_standing where user_id = $1',
    [(member as Person).id],
  );
  const marks = Object.keys(row?.pauses ?? {});
  expect(marks).toHaveLength(1);
  const rows = await sql<{ id: string }>(
    open,
    'select id from auth.circle_case union all select id from auth.circle_decision union all select post_id from auth.circle_case',
  );
  const digests = rows.flatMap(({ id: one }) => [one, createHash('sha256').update(one).digest('hex')]);
  expect(digests).not.toContain(marks[0]);
});
