import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PieceWhole, Reading, WisdomFound, WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import { speaksOfFertility } from '#domain/wisdom/fertility-words.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { readsQuietly } from '#domain/wisdom/wisdom.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import { library, type Library } from './library.ts';

const DAY = 86_400_000;
const CRAMPS = pieceAddress('what-cramps-are');
const TEEN = { birthday: localDate('2011-03-04') };
let paid: PaidApp;
let all: Library;
beforeAll(async () => {
  [paid, all] = await Promise.all([openPaidApp(), library()]);
});
afterAll(() => paid.close());

const shelf = async (browser: Browser) => (await browser.call('getWisdom')).body as WisdomReply;
const idsOf = async (browser: Browser) => (await shelf(browser)).pieces.map(({ id }) => id).toSorted();
const whole = (browser: Browser, piece: string) => browser.call('getPiece', { params: { piece } });
const reading = async (browser: Browser) => (await shelf(browser)).reading;
const found = async (browser: Browser, words: string) =>
  ((await browser.call('searchWisdom', { body: { words } })).body as WisdomFound).found;
const put = (browser: Browser, piece: string, share: number) =>
  browser.call('putReading', { params: { piece }, body: { share } });
const idsFor = (...audiences: readonly string[]) =>
  all.volumes.filter(({ piece }) => audiences.includes(piece.audience)).map(({ id }) => id);
const closedTo = (piece: string) =>
  expect.objectContaining({
    status: 402,
    body: expect.objectContaining({ code: 'subscription_required', feature: piece }),
  });

describe('the library', () => {
  it('has what is for adults and for both, without the texts', async () => {
    const { browser } = await paid.member();
    const { pieces, reading: read } = await shelf(browser);
    expect(pieces.map(({ id }) => id).toSorted()).toEqual(idsFor('adult', 'both').toSorted());
    expect(pieces.find(({ id }) => id === CRAMPS)).toMatchObject({ title: 'What cramps are', isOpen: true });
    expect(JSON.stringify(pieces)).not.toContain('blocks');
    expect(read).toEqual({ saved: [], places: [] });
    expect((await paid.browser().call('getWisdom')).status).toBe(401);
  });

  it('gives one whole: red flags first, each source cited, related ones that exist', async () => {
    const { browser } = await paid.member();
    const { body, status, headers } = await whole(browser, CRAMPS);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const piece = body as PieceWhole;
    expect(piece.redFlags?.title).toMatch(/^First/);
    expect(piece.sources.length).toBeGreaterThan(2);
    expect(piece.related.every(({ id }) => all.byId.has(id))).toBe(true);
  });

  it.each([
    ['zzzzzzz', 404],
    ['what-cramps-are', 400],
    ['../user', 400],
    ['%00', 400],
    ["'; drop", 400],
    ['ABCDEFG', 400],
  ])('%s is no piece: %i', async (id, status) => {
    const { browser } = await paid.member();
    expect((await whole(browser, id)).status).toBe(status);
  });

  it('offers what suits goals and conditions, and says why', async () => {
    const { browser } = await paid.member({ sacredGoals: ['reduce menstrual pain and symptoms'] });
    const { forYou, pieces } = await shelf(browser);
    expect(forYou.length).toBeGreaterThan(0);
    expect(forYou.map(({ because }) => because)).toContainEqual({
      of: 'goal',
      goal: 'reduce menstrual pain and symptoms',
    });
    expect(forYou.every(({ id }) => pieces.some((piece) => piece.id === id))).toBe(true);
  });
});

describe('ages', () => {
  it('a teen has what is for teens and for both, open for good, and nothing for adults by any way', async () => {
    const { browser } = await paid.member(TEEN);
    await paid.later(30 * DAY);
    const hers = await idsOf(browser);
    expect(hers).toEqual(idsFor('teen', 'both').toSorted());
    expect((await shelf(browser)).pieces.every(({ isOpen }) => isOpen)).toBe(true);
    for (const id of idsFor('adult')) {
      expect((await whole(browser, id)).status).toBe(404);
      expect((await put(browser, id, 50)).status).toBe(404);
      expect((await browser.call('savePiece', { params: { piece: id } })).status).toBe(404);
    }
    for (const words of ['sex', 'desire', 'period', 'pain'])
      expect((await found(browser, words)).every(({ id }) => hers.includes(id))).toBe(true);
  });

  it('an adult meets nothing that is written for teens', async () => {
    const { browser } = await paid.member();
    const [teens = ''] = idsFor('teen');
    expect((await whole(browser, teens)).status).toBe(404);
  });
});

describe('stages of life', () => {
  it('where fertility is hidden no piece, search or title speaks of it', async () => {
    const { browser } = await paid.member();
    const from = addDays(localDate('2026-11-21'), -3);
    expect((await found(browser, 'ovulation')).length).toBeGreaterThan(0);
    for (const stage of LIFE_STAGES.filter((one) => one !== 'teen')) {
      await browser.call('putLifeStage', { body: { stage, from } });
      if (!readsQuietly({ ageGroup: 'adult', stage })) continue;
      expect([stage, await found(browser, 'ovulation')]).toEqual([stage, []]);
      const { pieces } = await shelf(browser);
      const hidden = all.volumes.filter(({ piece }) => piece.stages_hidden.includes(stage));
      expect(pieces.filter(({ id }) => hidden.some((volume) => volume.id === id))).toEqual([]);
      for (const volume of hidden.slice(0, 2)) expect((await whole(browser, volume.id)).status).toBe(404);
    }
  });

  it('the edition for those stages says no such word in any piece, and keeps its red flags', () => {
    for (const { piece, quiet, whole: full } of all.volumes) {
      if (piece.isAboutFertility) continue;
      const { redFlags, blocks, known, glossary, questionToBring } = quiet;
      expect([piece.id, speaksOfFertility(JSON.stringify([blocks, known, glossary, questionToBring]))]).toEqual([
        piece.id,
        false,
      ]);
      expect(redFlags?.blocks.length).toBe(full.redFlags?.blocks.length);
    }
  });
});

describe('doors', () => {
  it('in limited access the free ones open, the others are 402 and can still be found and saved', async () => {
    const { browser } = await paid.member();
    await paid.later(8 * DAY);
    const { pieces, forYou } = await shelf(browser);
    const [free, closed] = [pieces.find(({ isOpen }) => isOpen), pieces.find(({ isOpen }) => !isOpen)];
    if (!free || !closed) throw new Error('the library has no free piece, or nothing else');
    expect(pieces.filter(({ isOpen, isFree }) => isOpen !== isFree)).toEqual([]);
    expect((await whole(browser, free.id)).status).toBe(200);
    expect(await whole(browser, closed.id)).toEqual(closedTo('wisdom'));
    expect(await put(browser, closed.id, 40)).toEqual(closedTo('wisdom'));
    expect((await browser.call('savePiece', { params: { piece: closed.id } })).status).toBe(200);
    expect((await found(browser, closed.title)).map(({ id }) => id)).toContain(closed.id);
    expect(forYou.every(({ id }) => pieces.find((piece) => piece.id === id)?.isOpen)).toBe(true);
    await paid.pay(await paid.checkout(browser, 'premium_monthly'));
    expect((await whole(browser, closed.id)).status).toBe(200);
  });
});

describe('what she reads', () => {
  it('is kept on all devices: saved pieces, and the farthest place', async () => {
    const { browser } = await paid.member();
    await browser.call('savePiece', { params: { piece: CRAMPS } });
    await put(browser, CRAMPS, 60);
    const { body } = await put(browser, CRAMPS, 30);
    expect((body as Reading).saved).toEqual([CRAMPS]);
    expect((await reading(browser)).places).toMatchObject([{ id: CRAMPS, share: 60 }]);
    expect((await put(browser, CRAMPS, 97)).body).toMatchObject({ places: [{ share: 100 }] });
    expect((await browser.call('unsavePiece', { params: { piece: CRAMPS } })).body).toMatchObject({ saved: [] });
  });

  it.each([0, -3, 101, 1e9, 1.5])('a place of %d is refused', async (share) => {
    const { browser } = await paid.member();
    expect((await put(browser, CRAMPS, share)).status).toBe(400);
  });

  it('two devices at once lose nothing', async () => {
    const { browser } = await paid.member();
    const ids = idsFor('adult', 'both').slice(0, 4);
    await Promise.all(ids.map((piece) => browser.call('savePiece', { params: { piece } })));
    expect((await reading(browser)).saved.toSorted()).toEqual(ids.toSorted());
  });

  it('lies sealed: no row and no log names a piece', async () => {
    const { browser } = await paid.member();
    await browser.call('savePiece', { params: { piece: CRAMPS } });
    const { rows } = await run(paid.database.adminUrl, (client) => client.query('select * from app.reading'));
    expect(rows.length).toBeGreaterThan(0);
    expect(Buffer.from(JSON.stringify(rows)).includes(CRAMPS)).toBe(false);
    expect(JSON.stringify(rows.map((row: { sealed: Buffer }) => row.sealed.toString('latin1')))).not.toContain(CRAMPS);
  });

  it('is hidden and kept while a stage hides the piece', async () => {
    const { browser } = await paid.member();
    const hidden = all.volumes.find(
      ({ piece }) => piece.stages_hidden.includes('menopause') && piece.audience === 'adult',
    );
    if (!hidden) throw new Error('no piece is hidden from menopause');
    const from = addDays(localDate('2026-11-21'), -3);
    await browser.call('savePiece', { params: { piece: hidden.id } });
    await browser.call('putLifeStage', { body: { stage: 'menopause', from } });
    expect((await reading(browser)).saved).toEqual([]);
    await browser.call('putLifeStage', { body: { stage: 'menstruating', from } });
    expect((await reading(browser)).saved).toEqual([hidden.id]);
  });
});

it('every address is one piece’s alone', () => {
  expect(all.byId.size).toBe(all.volumes.length);
});
