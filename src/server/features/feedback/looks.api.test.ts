import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedbackReply } from '#contract/feedback/feedback.schemas.ts';
import { FEEDBACK } from '#domain/feedback/feedback.ts';
import { person, sql, type Person } from '#server/testing/circle/circle-cases.ts';
import { of, queueCases, type Helper } from '#server/testing/feedback/queue-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
let admin: Helper;
let second: Helper;
let cases: ReturnType<typeof queueCases>;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z', env: { RATE_FACTOR: '1000' } });
  cases = queueCases(open);
  [admin, second] = [await cases.helper(), await cases.helper()];
}, 60_000);
afterAll(() => open.close());

describe('giving a case back', () => {
  const back = async (who: Helper, one: { id: string }) => {
    await who.prove('giveBackFeedback');
    return who.browser.call('giveBackFeedback', of(one));
  };

  it('ends the hold at once: it opens no more to who had it, another takes it, and both are written down', async () => {
    const one = await cases.sent(await person(open), 'Yarrow by the gate');
    await cases.take(admin, one);
    await cases.opened(admin, one);
    expect((await back(admin, one)).body).toMatchObject({ case: { held: null, heldUntil: null } });
    const shut = await cases.opened(admin, one);
    expect(shut).toMatchObject({ status: 409, body: { code: 'feedback_not_held' } });
    expect(JSON.stringify(shut.body)).not.toContain('Yarrow');
    expect((await cases.answer(admin, one)).status).toBe(409);
    expect((await cases.take(second, one)).status).toBe(200);
    expect((await cases.opened(second, one)).body).toMatchObject({ said: [{ words: 'Yarrow by the gate' }] });
    const lines = await sql(
      open,
      "select from auth.staff_audit where object = $1 and detail = 'given back' and result = 'done'",
      [one.id],
    );
    expect(lines).toHaveLength(1);
  });

  it('is for who holds it, with the second factor; others change nothing', async () => {
    const [she, one] = [await person(open), await cases.sent(await person(open))];
    await cases.take(second, one);
    expect(await back(admin, one)).toMatchObject({ status: 409, body: { code: 'feedback_not_held' } });
    expect((await she.browser.call('giveBackFeedback', of(one))).status).toBe(404);
    const bare = await cases.helper();
    expect((await bare.browser.call('giveBackFeedback', of(one))).body).toMatchObject({ code: 'step_up_required' });
    expect((await cases.opened(second, one)).status).toBe(200);
    open.clock.advance(FEEDBACK.heldMinutes * 60_000);
    expect(await back(second, one)).toMatchObject({ status: 409, body: { code: 'feedback_not_held' } });
  });
});

describe('what the other side wrote since one looked', () => {
  const hers = async (who: Person, one: { id: string }) =>
    ((await who.browser.call('getFeedback')).body as FeedbackReply).items.find(({ id }) => id === one.id)?.hasNews;
  const looks = async (who: Person, one: { id: string }) => {
    const word = (await cases.thread(who, one)).said.findLast(({ byHouse }) => byHouse)?.id ?? '';
    return who.browser.call('seeFeedback', { ...of(one), body: { word } });
  };

  it('is marked in her list until she has looked at that very answer', async () => {
    const she = await person(open);
    const one = await cases.sent(she);
    expect(await hers(she, one)).toBe(false);
    await cases.take(admin, one);
    await cases.answer(admin, one, { words: 'First.' });
    expect(await hers(she, one)).toBe(true);
    const [, first] = (await cases.thread(she, one)).said;
    // Another answer comes while the first is on the screen: that one stays new.
    open.clock.advance(1_000);
    await cases.take(admin, one);
    await cases.answer(admin, one, { words: 'Second.' });
    await she.browser.call('seeFeedback', { ...of(one), body: { word: first?.id ?? '' } });
    expect(await hers(she, one)).toBe(true);
    expect((await looks(she, one)).status).toBe(200);
    expect(await hers(she, one)).toBe(false);
    await she.browser.call('seeFeedback', { ...of(one), body: { word: first?.id ?? '' } });
    expect(await hers(she, one)).toBe(false);
  });

  it('is not marked for a new state without words, nor by her own words', async () => {
    const she = await person(open);
    const one = await cases.sent(she);
    await cases.take(admin, one);
    await cases.answer(admin, one, { words: null, state: 'planned' });
    await she.browser.call('sayMoreFeedback', { ...of(one), body: { words: 'And this.' } });
    expect(await hers(she, one)).toBe(false);
    const [word] = (await cases.thread(she, one)).said;
    expect((await she.browser.call('seeFeedback', { ...of(one), body: { word: word?.id ?? '' } })).status).toBe(404);
  });

  it('no other member can look in her place', async () => {
    const [she, other] = [await person(open), await person(open)];
    const one = await cases.sent(she);
    await cases.take(admin, one);
    await cases.answer(admin, one);
    const word = (await cases.thread(she, one)).said.at(-1)?.id ?? '';
    expect((await other.browser.call('seeFeedback', { ...of(one), body: { word } })).status).toBe(404);
    expect(await hers(she, one)).toBe(true);
  });

  it('is marked in the queue when she wrote after it was opened, until it is opened again', async () => {
    const she = await person(open);
    const one = await cases.sent(she);
    const news = async () => (await cases.inQueue(admin, one))?.hasNews;
    expect(await news()).toBe(false);
    await cases.take(admin, one);
    await cases.opened(admin, one);
    expect(await news()).toBe(false);
    open.clock.advance(1_000);
    await she.browser.call('sayMoreFeedback', { ...of(one), body: { words: 'One more thing.' } });
    expect(await news()).toBe(true);
    open.clock.advance(1_000);
    await cases.opened(admin, one);
    expect(await news()).toBe(false);
    await cases.answer(admin, one);
    open.clock.advance(1_000);
    await she.browser.call('sayMoreFeedback', { ...of(one), body: { words: 'Thank you.' } });
    expect(await news()).toBe(true);
  });

  it('keeps two instants of it, and no word', async () => {
    const she = await person(open);
    const one = await cases.sent(she, 'Hollyhock');
    await cases.take(admin, one);
    await cases.answer(admin, one, { words: 'Foxglove' });
    await looks(she, one);
    const [row] = await sql<{ row: string }>(open, 'select f::text as row from app.feedback f where id = $1', [one.id]);
    expect(row?.row).not.toMatch(/Hollyhock|Foxglove/);
  });
});
