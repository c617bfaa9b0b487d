import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOADS } from '#contract/downloads.ts';
import type { ModerationCase } from '#contract/moderation/moderation.schemas.ts';
import type { TeacherFiguresReply } from '#contract/recording/figure.routes.ts';
import type { Recording, ReviewReply } from '#contract/recording/recording.schemas.ts';
import type { MyThanksReply, ReceivedThanksReply } from '#contract/thanks/thanks.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { sql, workAndWait, type Person } from '#server/testing/circle/circle-cases.ts';
import { openRecordings, type Recordings } from '#server/testing/recordings/open-recordings.ts';
import { TONES } from '#server/testing/recordings/tones.ts';
import { member } from '#server/testing/people.ts';

let all: Recordings;
let admin: Person;
let moderator: Person;
let recording: string;
beforeAll(async () => {
  all = await openRecordings();
  admin = await all.staff(all.open, { role: 'admin' });
  moderator = await all.staff(all.open);
  recording = await publicOne();
}, 60_000);
afterAll(() => all.open.close());

const of = (id = recording) => ({ params: { recording: id } });
async function publicOne(): Promise<string> {
  const prove = await all.proving(all.open, admin);
  const { id, work: draft } = (await all.draft(TONES.mp3)) as Recording;
  await all.teacher.browser.call('submitRecording', { ...of(id), body: { version: draft?.version ?? 0 } });
  const { waiting } = (await admin.browser.call('getReviewedRecording', of(id))).body as ReviewReply;
  all.open.clock.advance(1_000);
  await prove('decideRecording');
  const body = { version: waiting?.version ?? 1, decision: 'public', reason: 'It is kind.' } as const;
  const { status } = await admin.browser.call('decideRecording', { ...of(id), body });
  if (status !== 200) throw new Error(`deciding answered ${status}`);
  return id;
}
/** Somebody who has heard the recording; in full access, as the trial is. */
async function listener(): Promise<Person> {
  const she = await all.person(all.open);
  const body = { run: '11111111-1111-4111-8111-111111111111', second: 1, listened: 1 };
  const { status } = await she.browser.call('putPlace', { params: { meditation: recording }, body });
  if (status !== 200) throw new Error(`listening answered ${status}`);
  return she;
}
const thank = (who: Person, words = 'Thank you. I slept.') =>
  who.browser.call('sayThanks', { ...of(), body: { words } });
const mine = async (who: Person) => (await who.browser.call('getMyThanks', of())).body as MyThanksReply;
const received = async () =>
  ((await all.teacher.browser.call('getReceivedThanks')).body as ReceivedThanksReply).thanks.map(({ words }) => words);
/** Some minutes later, when letters have gone out. */
async function later() {
  await workAndWait(all.open);
  await all.open.services.everyMinute.recordingFigures(all.open.clock.now());
}
const queue = async () =>
  ((await moderator.browser.call('getModerationQueue', { query: {} })).body as { items: ModerationCase[] }).items;
const caseOf = async (words: string) => (await queue()).find(({ body }) => body === words);

describe('a thank-you', () => {
  it('reaches its teacher some minutes later, without a name, a date or an id of anybody', async () => {
    const she = await listener();
    expect(await mine(she)).toEqual({ may: 'now', mine: null });
    expect((await thank(she, '  Your voice\nstayed with me. ')).body).toEqual({
      may: 'now',
      mine: { words: 'Your voice stayed with me.', state: 'waiting' },
    });
    expect(await received()).not.toContain('Your voice stayed with me.');
    await later();
    expect(await mine(she)).toMatchObject({ mine: { state: 'shown' } });
    const { body } = await all.teacher.browser.call('getReceivedThanks');
    const one = (body as ReceivedThanksReply).thanks.find(({ words }) => words === 'Your voice stayed with me.');
    expect(one).toEqual({ id: expect.any(String), recording, title: 'By hand', words: 'Your voice stayed with me.' });
    expect(JSON.stringify(body)).not.toContain(she.id);
    const rows = await sql<{ row: string }>(all.open, 'select t::text as row from auth.recording_thanks t');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(she.id))).toEqual([]);
  });

  it('is one for each member and recording, and makes place when it is taken back', async () => {
    const she = await listener();
    await thank(she, 'One for the evening.');
    expect(await thank(she, 'And another.')).toMatchObject({ status: 409, body: { code: 'said_already' } });
    await later();
    expect(await thank(she, 'And another.')).toMatchObject({ status: 409, body: { code: 'said_already' } });
    expect((await she.browser.call('takeThanksBack', of())).body).toEqual({ may: 'now', mine: null });
    expect((await she.browser.call('takeThanksBack', of())).body).toEqual({ may: 'now', mine: null });
    expect((await thank(she, 'And another.')).status).toBe(200);
    await later();
    expect(await received()).not.toContain('One for the evening.');
    expect(await received()).toContain('And another.');
  });

  it('that waits and is taken back is never seen', async () => {
    const she = await listener();
    await thank(she, 'Perhaps not.');
    await she.browser.call('takeThanksBack', of());
    await later();
    expect(await received()).not.toContain('Perhaps not.');
    expect(await mine(she)).toMatchObject({ mine: null });
  });

  it.each([
    ['an address', 'Write to me: ilse@example.org'],
    ['141 characters', 'a'.repeat(141)],
    ['nothing', ' \n '],
  ])('with %s is refused beside its field', async (_, words) => {
    const she = await listener();
    expect(await thank(she, words)).toMatchObject({
      status: 422,
      body: { code: 'words_refused', fields: { words: expect.any(String) } },
    });
  });

  it('is for adults who listened, never for one’s own', async () => {
    const stranger = await all.person(all.open);
    expect(await mine(stranger)).toEqual({ may: 'after', mine: null });
    expect(await thank(stranger)).toMatchObject({ status: 409, body: { code: 'thanks_not_heard' } });
    expect((await thank(all.teacher)).status).toBe(409);
    const { browser } = await member(all.open, {
      birthday: localDate('2010-05-12'),
      sacredGoals: ['understand my sacred menstrual cycle'],
    });
    expect((await browser.call('sayThanks', { ...of(), body: { words: 'Hello' } })).status).toBe(404);
    expect((await stranger.browser.call('getReceivedThanks')).status).toBe(404);
  });

  it('stops where a moderator paused her writing', async () => {
    const she = await listener();
    await sql(all.open, 'insert into auth.circle_standing (user_id, since, paused_until) values ($1, now(), $2)', [
      she.id,
      new Date(all.open.clock.now().getTime() + 86_400_000),
    ]);
    expect(await thank(she)).toMatchObject({ status: 409, body: { code: 'circle_paused' } });
  });
});

describe('moderation', () => {
  it('holds words of crisis, and passes on what a moderator lets stand', async () => {
    const she = await listener();
    const words = 'Thank you. I want to kill myself and your voice is what I have.';
    expect((await thank(she, words)).body).toMatchObject({ mine: { state: 'held' } });
    await later();
    expect(await received()).not.toContain(words);
    const found = await caseOf(words);
    expect(found).toMatchObject({ whys: ['crisis'], isAnonymous: true, thread: 'By hand', category: 'thanks' });
    expect(JSON.stringify(found)).not.toContain(she.id);
    const decision = {
      version: found?.version ?? 0,
      words: 'stand',
      voice: 'none',
      days: null,
      reason: null,
      note: null,
    };
    const params = { case: found?.id ?? '' };
    const prove = await all.proving(all.open, moderator);
    await prove('decideModerationCase');
    expect((await moderator.browser.call('decideModerationCase', { params, body: decision as never })).status).toBe(
      200,
    );
    expect(await received()).toContain(words);
    expect(await mine(she)).toMatchObject({ mine: { state: 'shown' } });
  });

  it('looks at what a teacher reports, which leaves her list at once', async () => {
    const she = await listener();
    await thank(she, 'A line she does not like.');
    await later();
    const { thanks } = (await all.teacher.browser.call('getReceivedThanks')).body as ReceivedThanksReply;
    const params = { thanks: thanks.find(({ words }) => words === 'A line she does not like.')?.id ?? '' };
    const other = await all.staff(all.open, { role: 'teacher' });
    expect((await other.browser.call('reportThanks', { params })).status).toBe(404);
    expect((await all.teacher.browser.call('reportThanks', { params })).status).toBe(200);
    expect(await received()).not.toContain('A line she does not like.');
    expect((await all.teacher.browser.call('reportThanks', { params })).status).toBe(404);
    expect(await caseOf('A line she does not like.')).toMatchObject({ whys: ['reported'] });
    expect(await mine(she)).toMatchObject({ mine: { state: 'shown' } });
  });
});

describe('figures by week', () => {
  it('tell counts of five and more, and hide what is below', async () => {
    const week = async () =>
      ((await all.teacher.browser.call('getTeacherFigures')).body as TeacherFiguresReply).weeks.at(-1);
    for (let count = 0; count < 5; count += 1) {
      const she = await listener();
      if (count < 4) await she.browser.call('addFavorite', { params: { meditation: recording } });
    }
    await later();
    expect(await week()).toMatchObject({ plays: expect.any(Number), kept: null });
    const fifth = await listener();
    await fifth.browser.call('addFavorite', { params: { meditation: recording } });
    await fifth.browser.call('addFavorite', { params: { meditation: recording } });
    await later();
    expect(await week()).toMatchObject({ kept: 5 });
    const other = await all.staff(all.open, { role: 'teacher' });
    const others = (await other.browser.call('getTeacherFigures')).body as TeacherFiguresReply;
    expect(others.weeks).toHaveLength(12);
    expect(others.weeks.every(({ plays, thanks }) => plays === null && thanks === null)).toBe(true);
  });
});

describe('who leaves', () => {
  it('takes her thank-yous along: in her file, and away with her account', async () => {
    const she = await listener();
    await thank(she, 'Mine to take along.');
    await later();
    const count = async () =>
      (
        await sql<{ n: string }>(all.open, "select count(*) n from auth.recording_thanks where body like 'Mine to %'")
      )[0]?.n;
    expect(await count()).toBe('1');
    const file = await she.browser.send({ method: 'GET', url: DOWNLOADS.json });
    expect((file.body as { collections: Record<string, object[]> }).collections['thank-yous']).toEqual([
      { recording, words: 'Mine to take along.', state: 'shown' },
    ]);
    expect((await she.browser.call('planDeletion', { body: { when: 'now' } })).status).toBe(200);
    expect(await all.open.services.sweeps.deletions()).toBe(1);
    expect(await count()).toBe('0');
  });

  it('leaves none behind where a recording goes', async () => {
    const before = Number((await sql<{ n: string }>(all.open, 'select count(*) n from auth.recording_thanks'))[0]?.n);
    expect(before).toBeGreaterThan(0);
    expect((await all.teacher.browser.call('removeRecording', of())).status).toBe(200);
    expect(await sql(all.open, 'select id from auth.recording_thanks')).toEqual([]);
  });
});
