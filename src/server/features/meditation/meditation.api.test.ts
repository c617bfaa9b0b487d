import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HomeData } from '#contract/home/home.schemas.ts';
import type { MeditationsReply, MeditationWhole } from '#contract/meditation/meditation.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { give } from '#server/features/subscription/public.ts';
import type { Browser } from '#server/testing/browser.ts';
import { run } from '#server/testing/database.ts';
import { openPaidApp, type PaidApp } from '#server/testing/paid-app.ts';
import { readScripts } from './content/read-scripts.ts';

const DAY = 86_400_000;
const FREE = ['lanterns', 'stone'];
let paid: PaidApp;
beforeAll(async () => {
  paid = await openPaidApp();
});
afterAll(() => paid.close());

const admin = (sql: string, values: unknown[] = []) =>
  run(paid.database.adminUrl, (client) => client.query(sql, values));
const listed = (id: string, changes: string) =>
  admin(`update app.meditation_listing set ${changes} where id = $1`, [id]);
const shelf = async (browser: Browser) => (await browser.call('getMeditations')).body as MeditationsReply;
const one = async (browser: Browser, id: string) => (await shelf(browser)).meditations.find((each) => each.id === id);
const whole = (browser: Browser, meditation: string) => browser.call('getMeditation', { params: { meditation } });
const home = async (browser: Browser) => ((await browser.call('getHomeData')).body as HomeData).meditations;

/** While it lasts, a script is what `changes` say; then it is as before. */
async function during(id: string, changes: string, see: () => Promise<void>): Promise<void> {
  const { rows } = await admin('select * from app.meditation_listing where id = $1', [id]);
  await listed(id, changes);
  await see().finally(() =>
    admin(
      'update app.meditation_listing set (status, is_free, yearly_only, place, since) = ($2, $3, $4, $5, $6) where id = $1',
      [
        id,
        ...['status', 'is_free', 'yearly_only', 'place', 'since'].map(
          (name) => (rows[0] as Record<string, unknown>)[name],
        ),
      ],
    ),
  );
}

describe('the shelf', () => {
  it('has every script, the free ones first, and nothing is new on the first day', async () => {
    const { browser } = await paid.member();
    const { meditations, listening } = await shelf(browser);
    expect(meditations.slice(0, 2).map(({ id }) => id)).toEqual(FREE);
    expect(meditations.filter(({ isFree }) => isFree).map(({ id }) => id)).toEqual(FREE);
    expect(meditations[1]).toMatchObject({
      kind: 'script',
      title: 'Warm Stone',
      seconds: 720,
      ledBy: 'Moonhearth',
      teacherId: null,
      needs: ['cramps', 'rest'],
      pain: true,
      isOpen: true,
      isNew: false,
      isApproved: true,
      status: 'approved',
    });
    expect(listening).toEqual({ favorites: [], queue: [], places: [], months: [] });
    expect((await paid.browser().call('getMeditations')).status).toBe(401);
  });

  it('gives one whole: what to know before, what is known with its sources, and each cue', async () => {
    const { browser } = await paid.member();
    const { body, status, headers } = await whole(browser, 'stone');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { basis, redFlags, before, known, sources, cues, audio, bed } = body as MeditationWhole;
    expect([basis, audio, bed.layers[0]]).toEqual(['evidence', null, { sound: 'hearth', level: 70 }]);
    expect([redFlags.length, before.length, known.length, sources.length].every((count) => count > 1)).toBe(true);
    expect(cues[0]).toEqual({
      ...{ at: 0, part: 'Arrive', bell: 'low', breath: null, quiet: null },
      say: 'Twelve minutes. Stop, skip or change anything you like, and it still counts.',
    });
    expect(cues.some(({ breath }) => breath !== null && breath !== 'free')).toBe(true);
  });

  it.each(['kite', 'stone2', '00000000-0000-4000-8000-000000000000'])('%s is nothing there: 404', async (id) => {
    const { browser } = await paid.member();
    expect((await whole(browser, id)).status).toBe(404);
  });

  it.each(['../user', 'Stone', 'a b', '%00', "'; drop table app.listening; --", 'x'.repeat(41), '🌙'])(
    'refuses %s as an id',
    async (id) => {
      const { browser } = await paid.member();
      expect((await whole(browser, id)).status).toBe(400);
    },
  );

  it('marks what joined in the last thirty days', async () => {
    const { browser } = await paid.member();
    for (const [days, isNew] of [
      [29, true],
      [31, false],
    ] as const)
      await during(
        'stone',
        `since = '${new Date(paid.clock.now().getTime() - days * DAY).toISOString()}'`,
        async () => {
          expect(await one(browser, 'stone')).toMatchObject({ isNew });
        },
      );
  });

  it('does not have what an admin hid', async () => {
    const { browser } = await paid.member();
    await during('stone', "status = 'hidden'", async () => {
      expect(await one(browser, 'stone')).toBeUndefined();
      expect((await whole(browser, 'stone')).status).toBe(404);
      expect((await browser.call('addFavorite', { params: { meditation: 'stone' } })).status).toBe(404);
      expect((await home(browser)).map(({ id }) => id)).not.toContain('stone');
    });
  });

  it('shows nothing that a stage of life hides', async () => {
    const { browser } = await paid.member();
    const from = addDays(localDate('2026-11-21'), -3);
    await browser.call('putLifeStage', { body: { stage: 'menopause', from } });
    expect(await one(browser, 'stone')).toBeUndefined();
    expect((await whole(browser, 'stone')).status).toBe(404);
    expect((await whole(browser, 'lanterns')).status).toBe(200);
    await browser.call('putLifeStage', { body: { stage: 'perimenopause', from } });
    expect((await whole(browser, 'stone')).status).toBe(200);
  });
});

describe('a teen', () => {
  it('has every script for both ages and the first years, and none for adults', async () => {
    const { browser } = await paid.member({ birthday: localDate('2011-03-04') });
    const scripts = readScripts();
    const hers = scripts.filter(
      ({ audience, stages }) => audience === 'both' && (stages === 'all' || stages.includes('teen')),
    );
    expect((await shelf(browser)).meditations.map(({ id }) => id).toSorted()).toEqual(
      hers.map(({ id }) => id).toSorted(),
    );
    const adults = scripts.filter(({ audience }) => audience === 'adult');
    expect(adults.length).toBeGreaterThan(0);
    for (const { id } of adults) {
      expect((await whole(browser, id)).status).toBe(404);
      expect((await browser.call('addFavorite', { params: { meditation: id } })).status).toBe(404);
    }
  });
});

describe('doors', () => {
  const shut = (feature: string) => ({ status: 402, body: { code: 'subscription_required', feature } });

  it('in limited access the free ones are open, the others say what they are, and 402', async () => {
    const { browser } = await paid.member();
    await during('stone', 'is_free = false', async () => {
      expect((await whole(browser, 'stone')).status).toBe(200);
      await paid.later(8 * DAY);
      expect(await one(browser, 'lanterns')).toMatchObject({ isOpen: true });
      expect(await one(browser, 'stone')).toMatchObject({ isOpen: false, title: 'Warm Stone', seconds: 720 });
      expect(await whole(browser, 'stone')).toMatchObject(shut('meditations'));
      const place = { run: crypto.randomUUID(), second: 5, listened: 5 };
      const put = (meditation: string) => browser.call('putPlace', { params: { meditation }, body: place });
      expect(await put('stone')).toMatchObject(shut('meditations'));
      expect((await put('lanterns')).status).toBe(200);
      expect((await browser.call('addFavorite', { params: { meditation: 'stone' } })).status).toBe(200);
      await paid.pay(await paid.checkout(browser, 'premium_monthly'));
      expect((await whole(browser, 'stone')).status).toBe(200);
    });
  });

  it('what is for Yearly opens by that plan, not by free days nor by a month', async () => {
    const [monthly, yearly] = [await paid.member(), await paid.member()];
    await during('stone', 'is_free = false, yearly_only = true', async () => {
      expect(await whole(yearly.browser, 'stone')).toMatchObject(shut('yearly_meditations'));
      await paid.pay(await paid.checkout(monthly.browser, 'premium_monthly'));
      await paid.pay(await paid.checkout(yearly.browser, 'premium_yearly'));
      expect(await whole(monthly.browser, 'stone')).toMatchObject(shut('yearly_meditations'));
      expect(await one(monthly.browser, 'stone')).toMatchObject({ isOpen: false, yearlyOnly: true });
      expect((await whole(yearly.browser, 'stone')).status).toBe(200);
      await yearly.browser.call('cancelSubscription');
      await paid.later(400 * DAY);
      expect(await whole(yearly.browser, 'stone')).toMatchObject(shut('yearly_meditations'));
    });
  });

  it('a lifetime opens all of it, and a teen meets no door', async () => {
    const [given, teen] = [await paid.member(), await paid.member({ birthday: localDate('2011-03-04') })];
    const { user } = (await given.browser.call('getUser')).body as { user: { id: string } };
    await give(paid.services.account, { userId: user.id, gift: { kind: 'lifetime' } });
    await during('stone', 'is_free = false, yearly_only = true', async () => {
      await paid.later(30 * DAY);
      expect((await whole(given.browser, 'stone')).status).toBe(200);
      expect((await whole(teen.browser, 'stone')).status).toBe(200);
    });
  });
});

describe('on the home page (§2.4)', () => {
  it('are the first two approved by the order of the home shelf', async () => {
    const { browser } = await paid.member();
    expect(await home(browser)).toEqual([
      { id: 'lanterns', title: 'Lantern Breath', duration: 240, isApproved: true, status: 'approved' },
      { id: 'stone', title: 'Warm Stone', duration: 720, isApproved: true, status: 'approved' },
    ]);
    await during('lanterns', 'place = 9', async () => {
      expect((await home(browser)).map(({ id }) => id)[0]).toBe('stone');
    });
  });

  it('in limited access what is open comes first', async () => {
    const { browser } = await paid.member();
    await during('lanterns', 'is_free = false', async () => {
      expect((await home(browser)).map(({ id }) => id)[0]).toBe('lanterns');
      await paid.later(8 * DAY);
      expect((await home(browser)).map(({ id }) => id)[0]).toBe('stone');
    });
  });
});
