import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listening, MeditationsReply, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import type { WellnessReply } from '#contract/wellness/wellness.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { LifeStage } from '#domain/stage/stage.ts';
import type { Browser } from '#server/testing/browser.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';

const TEEN = { birthday: localDate('2011-03-04') };
const DAY = 86_400_000;
let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

const page = async (browser: Browser) => ((await browser.call('getWellness')).body as WellnessReply).sequences;
const idsOf = async (browser: Browser) => (await page(browser)).map(({ id }) => id);
const whole = (browser: Browser, sequence: string) => browser.call('getSequence', { params: { sequence } });
const meditations = async (browser: Browser) => (await browser.call('getMeditations')).body as MeditationsReply;
const live = (browser: Browser, stage: LifeStage) =>
  browser.call('putLifeStage', { body: { stage, from: addDays(localDate('2026-11-21'), -3) } });

describe('the sequences', () => {
  it('are listed by their ways, for members alone', async () => {
    const { browser } = await paid.member();
    const listed = await page(browser);
    expect(listed.length).toBeGreaterThan(20);
    expect(new Set(listed.map(({ way }) => way)).size).toBe(7);
    expect(listed.map(({ way }) => way).indexOf('movement')).toBe(0);
    expect(JSON.stringify(listed)).not.toContain('cues');
    expect((await paid.browser().call('getWellness')).status).toBe(401);
  });

  it('come whole with their positions, and stand on no shelf of meditations', async () => {
    const { browser } = await paid.member();
    const { body, status, headers } = await whole(browser, 'meadow');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { cues, sequence, before, isOpen } = body as MeditationWhole;
    expect([sequence, isOpen]).toEqual([{ way: 'movement', pose: 'sway' }, true]);
    expect(cues.some(({ pose }) => pose === 'wall')).toBe(true);
    expect(before.length).toBeGreaterThan(0);
    expect((await meditations(browser)).meditations.map(({ id }) => id)).not.toContain('meadow');
    expect((await browser.call('getMeditation', { params: { meditation: 'meadow' } })).status).toBe(404);
  });

  it('keep a place and a mark where meditations keep theirs', async () => {
    const { browser } = await paid.member();
    const run = crypto.randomUUID();
    const put = await browser.call('putPlace', {
      params: { meditation: 'meadow' },
      body: { run, second: 70, listened: 70 },
    });
    expect((put.body as Listening).places).toEqual([expect.objectContaining({ id: 'meadow', second: 70 })]);
    await browser.call('addFavorite', { params: { meditation: 'meadow' } });
    expect((await meditations(browser)).listening).toMatchObject({ favorites: ['meadow'], places: [{ id: 'meadow' }] });
  });
});

describe('what is forbidden', () => {
  it('is neither listed nor opened nor kept for somebody pregnant; what is made for it says so', async () => {
    const { browser } = await paid.member();
    expect(await idsOf(browser)).toEqual(expect.arrayContaining(['brick', 'anchor', 'nest']));
    await live(browser, 'pregnant');
    const listed = await page(browser);
    expect(listed.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['brick']));
    expect(listed.filter(({ isMadeFor }) => isMadeFor).map(({ id }) => id)).toEqual(['nest']);
    for (const id of ['brick', 'anchor', 'tower', 'hammock', 'heron'])
      expect([id, (await whole(browser, id)).status]).toEqual([id, 404]);
    const place = { params: { meditation: 'brick' }, body: { run: crypto.randomUUID(), second: 5, listened: 5 } };
    expect((await browser.call('putPlace', place)).status).toBe(404);
  });

  it('keeps pelvic work and held breaths from a teen', async () => {
    const { browser } = await paid.member(TEEN);
    const ids = await idsOf(browser);
    expect(ids).toEqual(expect.arrayContaining(['brick', 'comb', 'sparrow']));
    for (const id of ['anchor', 'gate', 'valley', 'tower', 'ladle']) {
      expect(ids).not.toContain(id);
      expect((await whole(browser, id)).status).toBe(404);
    }
  });
});

it('is open to whoever has no plan (decisions 9)', async () => {
  const { browser } = await paid.member();
  await paid.later(9 * DAY);
  expect((await browser.call('getMeditation', { params: { meditation: 'kettle' } })).status).toBe(402);
  expect((await whole(browser, 'meadow')).body).toMatchObject({ isOpen: true });
});
