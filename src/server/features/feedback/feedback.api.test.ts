import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedbackItem, FeedbackPost, FeedbackReply, FeedbackThread } from '#contract/feedback/feedback.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { FEEDBACK } from '#domain/feedback/feedback.ts';
import { person, sql, type Person } from '#server/testing/circle/circle-cases.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: '2026-11-21T12:00:00Z', env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const WORDS = 'My cramps are logged on the wrong day. Heliotrope.';
const POST: FeedbackPost = { kind: 'problem', words: WORDS, facts: { device: 'computer, Firefox 140' }, picture: null };
const send = (who: Person, changes: Partial<FeedbackPost> = {}, headers = {}) =>
  who.browser.call('sendFeedback', { body: { ...POST, ...changes } }, headers);
const sent = async (who: Person, changes: Partial<FeedbackPost> = {}) => {
  const { status, body } = await send(who, changes);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as FeedbackItem;
};
const of = ({ id }: { id: string }) => ({ params: { feedback: id } });
const thread = async (who: Person, one: { id: string }) =>
  (await who.browser.call('getFeedbackThread', of(one))).body as FeedbackThread;
const list = async (who: Person) => (await who.browser.call('getFeedback')).body as FeedbackReply;
const painted = (side = 40) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background: '#a04030' } }).withMetadata({
    exif: { IFD0: { ImageDescription: 'Harborlight Lane 4' } },
  });

describe('what a member sends', () => {
  it('has a number and a state, and is hers to read whole', async () => {
    const she = await person(open);
    const one = await sent(she);
    expect(one).toMatchObject({ kind: 'problem', state: 'open', announcement: null, excerpt: WORDS });
    expect(one.number).toBeGreaterThanOrEqual(10_000);
    expect((await list(she)).items).toEqual([one]);
    expect(await thread(she, one)).toMatchObject({
      picture: null,
      said: [{ byHouse: false, words: WORDS, facts: { device: 'computer, Firefox 140' } }],
    });
    expect((await sent(she)).number).not.toBe(one.number);
  });

  it('once sent and sent again with the same key is one', async () => {
    const she = await person(open);
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [await send(she, {}, headers), await send(she, {}, headers)];
    expect(again.body).toEqual(first.body);
    expect((await list(she)).items).toHaveLength(1);
  });

  it('lies sealed: neither words nor facts stand in any row, and a row moved elsewhere does not open', async () => {
    const she = await person(open);
    const [one, other] = [await sent(she), await sent(she, { words: 'Another one' })];
    const rows = await sql<{ row: string }>(open, 'select w::text as row from app.feedback_word w');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ row }) => /Heliotrope|Firefox/.test(Buffer.from(row).toString()))).toEqual([]);
    await sql(
      open,
      'update app.feedback_word a set sealed = b.sealed from app.feedback_word b where a.feedback_id = $1 and b.feedback_id = $2',
      [other.id, one.id],
    );
    expect((await thread(she, other)).said).toEqual([]);
    expect((await thread(she, one)).said).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ['no words', { words: ' \n ' }, 422, 'words_refused'],
    ['too many characters', { words: 'a'.repeat(FEEDBACK.longest + 1) }, 422, 'words_refused'],
    ['a kind that is none', { kind: 'complaint' }, 400, 'invalid_input'],
    ['a fact that is none', { facts: { address: 'here' } }, 400, 'invalid_input'],
    ['a fact without an end', { facts: { device: 'x'.repeat(81) } }, 400, 'invalid_input'],
    ['a state of its own', { state: 'done' }, 400, 'invalid_input'],
    ['a place in the queue of its own', { isFirst: true }, 400, 'invalid_input'],
    ['a picture that is no base64', { picture: '*' }, 400, 'invalid_input'],
    ['a picture that is a page', { picture: Buffer.from('<svg onload="1"/>').toString('base64') }, 415, 'picture_kind'],
    ['a GIF', { picture: Buffer.from('GIF89a0000000000').toString('base64') }, 415, 'picture_kind'],
  ])('with %s is refused, and nothing is kept', async (_, changes, status, code) => {
    const she = await person(open);
    const refused = await send(she, changes as Partial<FeedbackPost>);
    expect(refused).toMatchObject({ status, body: { code } });
    expect((await list(she)).items).toEqual([]);
  });

  it('with a picture whose header promises more pixels than are decoded, or a broken one, is refused', async () => {
    const she = await person(open);
    const png = await painted().png().toBuffer();
    const [wide, broken] = [Buffer.from(png), png.subarray(0, png.length / 2)];
    wide.writeUInt32BE(60_000, 16);
    wide.writeUInt32BE(60_000, 20);
    expect(await send(she, { picture: wide.toString('base64') })).toMatchObject({ status: 413 });
    expect(await send(she, { picture: Buffer.from(broken).toString('base64') })).toMatchObject({ status: 422 });
    const huge = Buffer.concat([png, Buffer.alloc(FEEDBACK.picture.bytes)]).toString('base64');
    expect([400, 413]).toContain((await send(she, { picture: huge })).status);
    expect(await sql(open, 'select from auth.file where user_id = $1', [she.id])).toEqual([]);
  });

  it('has its picture made anew: without its tags, no larger than is needed, sealed, and gone with the case', async () => {
    const she = await person(open);
    const jpeg = await painted(2400).jpeg().toBuffer();
    expect(jpeg.includes('Harborlight')).toBe(true);
    const one = await sent(she, { picture: jpeg.toString('base64') });
    const kept = Buffer.from((await thread(she, one)).picture ?? '', 'base64');
    expect(kept.includes('Harborlight')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
    const [file] = await sql<{ id: string }>(open, 'select id from auth.file where user_id = $1', [she.id]);
    const path = readdirSync(open.dataDir, { recursive: true }).find((name) => String(name).endsWith(file?.id ?? '-'));
    expect(readFileSync(join(open.dataDir, String(path))).includes('WEBP')).toBe(false);
    expect((await she.browser.call('deleteFeedback', of(one))).status).toBe(200);
    expect(await sql(open, 'select from auth.file where user_id = $1', [she.id])).toEqual([]);
    expect((await she.browser.call('getFeedbackThread', of(one))).status).toBe(404);
    expect(await sql(open, 'select from app.feedback_word where user_id = $1', [she.id])).toEqual([]);
  });

  it('can be answered back, closed and opened again by more words', async () => {
    const she = await person(open);
    const one = await sent(she);
    expect((await she.browser.call('closeFeedback', of(one))).body).toMatchObject({ state: 'closed' });
    open.clock.advance(1_000);
    const more = await she.browser.call('sayMoreFeedback', { ...of(one), body: { words: 'It came back.' } });
    expect(more.body).toMatchObject({ state: 'open', number: one.number });
    expect((await thread(she, one)).said.map(({ words }) => words)).toEqual([WORDS, 'It came back.']);
    const empty = await she.browser.call('sayMoreFeedback', { ...of(one), body: { words: ' ' } });
    expect(empty).toMatchObject({ status: 422, body: { code: 'words_refused' } });
  });

  it('has an end: as many cases as are kept, then a sentence', async () => {
    const she = await person(open);
    await sql(
      open,
      "insert into app.feedback (user_id, id, number, kind, created_at, changed_at) select $1, gen_random_uuid(), n, 'idea', now(), now() from generate_series(1, $2) n",
      [she.id, FEEDBACK.cases],
    );
    expect(await send(she)).toMatchObject({ status: 409, body: { code: 'feedback_full' } });
  });

  it('is no other member’s to see, to add to, to close or to delete, whatever their age', async () => {
    const [she, other] = [await person(open), await person(open, { birthday: localDate('2011-02-03') })];
    const one = await sent(she);
    for (const call of [
      () => other.browser.call('getFeedbackThread', of(one)),
      () => other.browser.call('sayMoreFeedback', { ...of(one), body: { words: 'Mine' } }),
      () => other.browser.call('closeFeedback', of(one)),
      () => other.browser.call('deleteFeedback', of(one)),
    ])
      expect((await call()).status).toBe(404);
    expect((await list(other)).items).toEqual([]);
    expect(await thread(she, one)).toMatchObject({ state: 'open', said: [{ words: WORDS }] });
  });

  it('of a teen is taken as everybody’s', async () => {
    const teen = await person(open, { birthday: localDate('2011-02-03') });
    const one = await sent(teen, { kind: 'idea' });
    expect(await thread(teen, one)).toMatchObject({ kind: 'idea', said: [{ words: WORDS }] });
  });

  it('is in her file: words, answers, facts and the picture', async () => {
    const she = await person(open);
    await sent(she, { picture: (await painted().webp().toBuffer()).toString('base64') });
    await she.browser.call('stepUp', { body: { by: 'password', password: she.password } });
    const { body } = await she.browser.send({ method: 'GET', url: '/api/export/json' });
    const { collections } = body as { collections: { feedback: Record<string, string>[] } };
    expect(collections.feedback).toEqual([
      expect.objectContaining({
        ...{ from: 'you', kind: 'problem', words: WORDS, device: 'computer, Firefox 140' },
        picture: expect.stringMatching(/^data:image\/webp;base64,UklG/) as string,
      }),
    ]);
  });
});
