import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AppointmentReply,
  FiguresReply,
  GuideWhole,
  WombHealthReply,
} from '#contract/womb-health/womb-health.schemas.ts';
import type { WisdomFound, WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { LIFE_STAGES } from '#domain/stage/stage.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { readsQuietly } from '#domain/wisdom/wisdom.ts';
import { GUIDE_NAMES, guideAddress } from '#domain/womb-health/guides.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import { guideVolumes } from './guides.ts';

const DAY = 86_400_000;
const TODAY = localDate('2026-11-21');
const TEEN = { birthday: localDate('2011-03-04') };
const ENDO = guideAddress('endometriosis');
/** Wider than what the product hides by: names of sources and journals too. */
const FERTILITY = /fertil|ovulat|conceiv|\bconception|luteini[sz]ing|cervical (fluid|mucus)|egg.?white/i;
let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

const shelf = async (browser: Browser) => (await browser.call('getWombHealth')).body as WombHealthReply;
const guide = (browser: Browser, id: string) => browser.call('getGuide', { params: { guide: id } });
const figures = async (browser: Browser) => (await browser.call('getWombFigures')).body as FiguresReply;
const sheet = async (browser: Browser) => (await browser.call('getAppointment')).body as AppointmentReply;
const keep = (browser: Browser, wombConditions: string[]) =>
  browser.call('patchUser', { body: { journeyCustomization: { wombConditions } } });
const stage = (browser: Browser, to: (typeof LIFE_STAGES)[number]) =>
  browser.call('putLifeStage', { body: { stage: to, from: addDays(TODAY, -3) } });
const ask = (browser: Browser, text: string, own = true) =>
  browser.call('putQuestion', { params: { question: randomUUID() }, body: { text, own } });

describe('the guides', () => {
  it('are twelve, hers marked, each whole with red flags, sources and questions', async () => {
    const { browser } = await paid.member();
    await keep(browser, ['Endometriosis', 'Lichen sclerosus']);
    const { guides, ownWords } = await shelf(browser);
    expect(guides.map(({ name }) => name)).toEqual(GUIDE_NAMES);
    expect(guides.flatMap(({ name, isKept }) => (isKept ? [name] : []))).toEqual(['endometriosis', 'other']);
    expect(ownWords).toBe('Lichen sclerosus');
    const library = new Set(((await browser.call('getWisdom')).body as WisdomReply).pieces.map(({ id }) => id));
    for (const { id } of guides) {
      const { status, body, headers } = await guide(browser, id);
      const whole = body as GuideWhole;
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(whole.redFlags.blocks.length).toBeGreaterThan(0);
      expect(whole.sources.length).toBeGreaterThan(9);
      expect(whole.questions.length).toBeGreaterThan(2);
      expect([...whole.related, whole.callPiece].filter((one) => !library.has(one))).toEqual([]);
      expect(JSON.stringify(whole.blocks)).not.toMatch(/▮|Questions to bring/);
    }
    expect((await paid.browser().call('getWombHealth')).status).toBe(401);
  });

  it.each([
    ['zzzzzzz', 404],
    ['endometriosis', 400],
    ['%00', 400],
    ["'; drop", 400],
  ])('%s is no guide: %i', async (id, status) => {
    const { browser } = await paid.member();
    expect((await guide(browser, id)).status).toBe(status);
  });

  it('stay open in limited access, and so do figures and sheet', async () => {
    const { browser } = await paid.member();
    await paid.later(8 * DAY);
    expect((await guide(browser, ENDO)).status).toBe(200);
    expect((await figures(browser)).figures.length).toBeGreaterThan(10);
    expect((await ask(browser, 'May I see a specialist?')).status).toBe(200);
  });

  it('for adults do not exist for a teen, by no way', async () => {
    const { browser } = await paid.member(TEEN);
    expect((await shelf(browser)).guides).toEqual([]);
    for (const name of GUIDE_NAMES) {
      const id = guideAddress(name);
      expect((await guide(browser, id)).status).toBe(404);
      expect((await browser.call('savePiece', { params: { piece: id } })).status).toBe(404);
    }
    const { body } = await browser.call('searchWisdom', { body: { words: 'pain' } });
    expect((body as WisdomFound).guides).toEqual([]);
    expect((await figures(browser)).figures.map(({ kind }) => kind)).not.toContain('signs');
  });

  it('say no word of fertility in any stage that hides it, in no source, and keep their red flags', async () => {
    const { browser } = await paid.member();
    const hidden = guideAddress('fertility_challenges');
    expect((await guide(browser, hidden)).status).toBe(200);
    for (const to of LIFE_STAGES.filter((one) => one !== 'teen')) {
      await stage(browser, to);
      const isQuiet = readsQuietly({ ageGroup: 'adult', stage: to });
      expect([to, (await guide(browser, hidden)).status]).toEqual([to, isQuiet ? 404 : 200]);
      expect([to, (await shelf(browser)).guides.length]).toEqual([to, isQuiet ? 11 : 12]);
    }
    for (const { guide: file, quiet, whole } of await guideVolumes()) {
      if (file.isAboutFertility) continue;
      const { redFlags, ...others } = quiet;
      expect([file.id, FERTILITY.exec(JSON.stringify(others))?.[0]]).toEqual([file.id, undefined]);
      expect(redFlags).toEqual(whole.redFlags);
    }
  });

  it('are saved and read as pieces are, found by search, and linked from the pieces on their condition', async () => {
    const { browser } = await paid.member();
    await browser.call('savePiece', { params: { piece: ENDO } });
    await browser.call('putReading', { params: { piece: ENDO }, body: { share: 40 } });
    const { reading } = (await browser.call('getWisdom')).body as WisdomReply;
    expect(reading).toMatchObject({ saved: [ENDO], places: [{ id: ENDO, share: 40 }] });
    const found = (await browser.call('searchWisdom', { body: { words: 'endometriosis' } })).body as WisdomFound;
    expect(found.guides[0]).toEqual({ id: ENDO, title: 'Endometriosis' });
    const { body } = await browser.call('getPiece', { params: { piece: pieceAddress('endometriosis-and-work') } });
    expect(body).toMatchObject({ guides: expect.arrayContaining([{ id: ENDO, title: 'Endometriosis' }]) });
  });
});

describe('her own log', () => {
  it('is counted when it is asked for, and kept nowhere', async () => {
    const { browser } = await paid.member();
    for (const start of ['2026-08-12', '2026-09-10', '2026-10-07', '2026-11-04'].map((one) => localDate(one)))
      for (const at of [0, 1, 2])
        await browser.call('putDayLog', {
          body: { date: addDays(start, at), flow: 'heavy', pain: { level: 7 - at, places: ['pelvis'] } },
        });
    const { figures: all, daysLogged, span } = await figures(browser);
    expect([daysLogged, span.from < '2025-12-01', span.to > '2026-11-20']).toEqual([12, true, true]);
    const of = (kind: string) => all.find((one) => one.kind === kind);
    expect(of('pain_days')).toMatchObject({ behind: 12, found: { days: 12 } });
    expect(of('cycle_lengths')).toMatchObject({ behind: 3, found: { lengths: [29, 27, 28] } });
    expect(of('heavy_days')).toMatchObject({ behind: 4, found: { days: 12, most: 3 } });
    expect(of('sleep')).toMatchObject({ behind: 0, found: null });
    const { browser: other } = await paid.member();
    expect((await figures(other)).figures.filter(({ behind }) => behind > 0)).toEqual([]);
  });
});

describe('the appointment sheet', () => {
  it('keeps three concerns and the questions, the same words once, and is empty again when she says so', async () => {
    const { browser } = await paid.member();
    expect(await sheet(browser)).toMatchObject({ concerns: [{ text: '' }, { text: '' }, { text: '' }], questions: [] });
    await browser.call('putConcern', { params: { concern: '2' }, body: { text: 'The pain', figures: ['pain_days'] } });
    await ask(browser, 'What else could it be?', false);
    await ask(browser, ' What else could it be? ');
    const { concerns, questions } = await sheet(browser);
    expect(concerns[1]).toEqual({ text: 'The pain', figures: ['pain_days'] });
    expect(questions.map(({ text, own }) => [text, own])).toEqual([['What else could it be?', false]]);
    const question = questions[0]?.id ?? '';
    const gone = await browser.call('removeQuestion', { params: { question } });
    expect([gone.status, (await browser.call('removeQuestion', { params: { question } })).status]).toEqual([200, 200]);
    await browser.call('clearAppointment');
    expect((await sheet(browser)).concerns[1]).toEqual({ text: '', figures: [] });
  });

  it('says when it is full, and refuses what is none', async () => {
    const { browser } = await paid.member();
    for (let at = 0; at < 12; at += 1) await ask(browser, `Question ${at}`);
    expect((await ask(browser, 'One more')).body).toMatchObject({ code: 'list_full' });
    expect((await ask(browser, '   ')).status).toBe(400);
    expect((await ask(browser, 'x'.repeat(301))).status).toBe(400);
    const bad = { params: { concern: '4' as '3' }, body: { text: '', figures: [] } };
    expect((await browser.call('putConcern', bad)).status).toBe(400);
  });

  it('two devices at once lose nothing, and another member sees nothing of it', async () => {
    const { browser } = await paid.member();
    const { browser: other } = await paid.member();
    await Promise.all(
      (['1', '2', '3'] as const).map((concern) =>
        browser.call('putConcern', { params: { concern }, body: { text: `Concern ${concern}`, figures: [] } }),
      ),
    );
    expect((await sheet(browser)).concerns.map(({ text }) => text)).toEqual(['Concern 1', 'Concern 2', 'Concern 3']);
    expect((await sheet(other)).concerns.every(({ text }) => text === '')).toBe(true);
  });

  it('lies sealed, and where fertility is hidden keeps a guide’s question on it and tells it not', async () => {
    const { browser } = await paid.member();
    const hers = 'Could I still conceive?';
    await ask(browser, 'Am I ovulating?', false);
    await ask(browser, hers);
    await browser.call('putConcern', {
      params: { concern: '1' },
      body: { text: 'Tests', figures: ['signs', 'sleep'] },
    });
    const { rows } = await run(paid.database.adminUrl, (client) => client.query('select * from app.appointment'));
    const stored = JSON.stringify(rows.map((row: { sealed: Buffer }) => row.sealed.toString('latin1')));
    expect(stored).not.toMatch(/conceive|ovulat|signs/);
    await stage(browser, 'pregnant');
    expect(await sheet(browser)).toMatchObject({
      concerns: [{ figures: ['sleep'] }, {}, {}],
      questions: [{ text: hers }],
    });
    await stage(browser, 'menstruating');
    expect(await sheet(browser)).toMatchObject({ concerns: [{ figures: ['sleep', 'signs'] }, {}, {}] });
    expect((await sheet(browser)).questions).toHaveLength(2);
  });
});
