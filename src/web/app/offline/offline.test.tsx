import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OfflineCopy } from '#contract/offline/offline.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { OFFLINE_DAYS } from '#domain/offline/offline-copy.ts';
import { findCopy, forgetCopies, keepCopy } from '#web/platform/offline/copy-store.ts';
import { shownCopy, type KeptCopy } from '#web/platform/offline/kept-copy.ts';
import { offlineNow, showOffline } from '#web/platform/offline/offline-state.ts';
import { loadChunk } from '#web/app/chunks.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AwayScreen } from './away-screen.tsx';
import { NothingHere } from './nothing-here.tsx';
import { openCopy } from './open-copy.tsx';
import { whenWords } from './offline.copy.ts';

const AT = Date.parse('2026-11-21T20:12:00Z');
const user = sampleUser();
const first = localDate('2026-11-21');
const moonDay = { date: first, phase: 'waxing_gibbous' as const, illuminated: 0.9, waxing: true, instant: null };
const stamp = {
  moon: { phase: 'waxing_gibbous' as const, illuminated: 0.9, waxing: true },
  cycle: { day: 18, phase: 'reflect' as const },
};
const dayAt = (ahead: number): OfflineCopy['days'][number] => {
  const today = addDays(first, ahead);
  return {
    today,
    cycleView: {
      view: {
        today,
        state: 'within',
        day: 18 + ahead,
        unwrappedDay: 18 + ahead,
        phase: 'reflect',
        cycleLength: 40,
        periodLength: 5,
        daysLeft: 22 - ahead,
        daysPast: 0,
        startDate: localDate('2026-11-04'),
        phases: [
          { phase: 'rest', from: 1, to: 5 },
          { phase: 'create', from: 6, to: 12 },
          { phase: 'shine', from: 13, to: 15 },
          { phase: 'reflect', from: 16, to: 40 },
        ],
        bleeding: [],
        forecast: null,
        irregular: false,
      },
      moon: Array.from({ length: 50 }, (_, at) => ({ ...moonDay, date: addDays(localDate('2026-11-04'), at) })),
      stage: 'menstruating',
      stageSince: null,
      windowAsked: false,
      lastLogged: { flow: null, mood: null, energy: null, symptoms: null },
      notYetOn: null,
      cyclesClosed: 3,
    },
    checkIn: {
      date: today,
      symbol: 'ember',
      affirmation: 'a',
      prompt: `Question ${ahead}`,
      doneToday: ahead === 0,
      presenceDays: 2,
      milestones: [],
      next: null,
    },
    journal: { date: today, ...stamp },
  };
};
const copy: KeptCopy = {
  form: 2,
  ahead: 0,
  at: new Date(AT).toISOString(),
  user,
  theme: 'dark',
  days: Array.from({ length: OFFLINE_DAYS + 1 }, (_, ahead) => dayAt(ahead)),
  cycles: [],
  months: [{ month: '2026-11', logs: [], moon: [] }],
  logLists: { symptoms: [], medications: [], temperatureUnit: 'celsius', mostUsed: [] },
  journal: { items: [], next: null, total: 0, today: { date: first, ...stamp } },
  pages: [],
  cycleEdits: { joined: [], split: [], notPeriod: [], excluded: [] },
  forecasts: [],
  year: { year: '2026', days: [], years: [] },
  onThisMoon: { date: first, ...stamp, entries: [] },
};
const lost: FakeHandlers = { getUser: () => LOST, recordVisit: () => LOST };
const keep = (over: Partial<KeptCopy> = {}) => keepCopy(user.id, { copy: { ...copy, ...over }, at: AT });

beforeEach(() => {
  vi.useFakeTimers({ now: AT + 60_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
});
// The code of the pages stands ready: what is tried here is what they show.
beforeAll(
  async () =>
    void (await Promise.all([
      ...(['home', 'ambientSounds', 'chrome', 'queries'] as const).map(loadChunk),
      import('./away-screen.tsx'),
      import('./offline-line.tsx'),
    ])),
  60_000,
);
let page = new AbortController();
afterEach(async () => {
  cleanup();
  page.abort();
  page = new AbortController();
  vi.useRealTimers();
  showOffline(null);
  delete document.documentElement.dataset['theme'];
  await forgetCopies({ but: null });
});

async function opened(handlers: FakeHandlers = lost, at = '/', over: Partial<KeptCopy> = {}) {
  window.history.replaceState(null, '', at);
  const api = fakeApi(handlers);
  await keep(over);
  const shown = await shownCopy();
  if (!shown) throw new Error('no copy');
  // Parts that come late are awaited inside, or React would hold them back.
  const view = await act(async () => render(openCopy(shown, page.signal)));
  return { api, ...view };
}
// The day stands at other places too, once the parts are here that another file may have fetched before.
const wheelDay = (day: number) => screen.findByRole('img', { name: new RegExp(`^Cycle wheel: day ${day}\\b`) });

describe('without a line', () => {
  test('home is there with her day by this clock, and says of when it is; no gate leads her to a page that cannot come', async () => {
    await opened();
    expect((await screen.findByText(/^Offline\. As of/)).textContent).toBe('Offline. As of Saturday, 9:12 pm.');
    await wheelDay(18);
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  test('her day turns at her midnight, and nobody is asked', async () => {
    vi.setSystemTime(Date.parse('2026-11-21T22:59:50Z'));
    const { api } = await opened();
    await wheelDay(18);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await wheelDay(19);
    expect(api.called('getCycleView')).toEqual([]);
  });

  test('the mixes of sounds are there, her own too; nobody is asked for them', async () => {
    const own = [{ id: '00000000-0000-4000-8000-000000000001', name: 'For the train', levels: { rain: 20 } }];
    const ours = [{ id: 'shore', name: 'Shore at midnight', levels: { ocean: 75 } }];
    const { api } = await opened(lost, '/ambient-sounds', { soundPresets: { ours, own } });
    expect((await screen.findAllByText('For the train')).length).toBeGreaterThan(0);
    expect(screen.getByText('Shore at midnight')).toBeTruthy();
    expect(api.called('getSoundPresets')).toEqual([]);
  });

  test('a page that is not in the copy says so, and what works', async () => {
    await opened(lost, '/insights');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page needs a connection');
    expect(screen.getByRole('link', { name: 'The tracker, with the last months' }).getAttribute('href')).toBe(
      '/tracker',
    );
  });
});

describe('when the line is back', () => {
  test('the page goes on as it is: no new document, her data fresh', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { api } = await opened({
      ...lost,
      getUser: () => ({ user: sampleUser({ subscriptionStatus: 'active' }) }),
      getCycleView: () => dayAt(0).cycleView,
      getCheckIn: () => dayAt(0).checkIn,
      getHomeData: () => ({ newPostsCount: 0, recentPosts: [], meditations: [] }),
    });
    await screen.findByText(/^Offline\. As of/);
    act(() => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(screen.queryByText(/^Offline\. As of/)).toBeNull());
    await vi.waitFor(() => expect(api.called('getCycleView').length).toBeGreaterThan(0));
    expect(reload).not.toHaveBeenCalled();
  });

  test('and her session has ended, the copy goes and the page says so', async () => {
    await opened({ ...lost, getUser: () => new FakeRefusal('unauthenticated') });
    await screen.findByText(/^Offline\. As of/);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeDefined();
    await vi.waitFor(async () => expect(await findCopy()).toBeNull());
  });

  test('and another woman is signed in, nothing of the one before stays on screen', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await opened({ ...lost, getUser: () => ({ user: sampleUser({ id: '00000000-0000-4000-8000-00000000000b' }) }) });
    await screen.findByText(/^Offline\. As of/);
    act(() => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('a page that needed it opens by itself', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    showOffline({ asOf: AT, ended: false });
    renderScreen(<AwayScreen />);
    expect(reload).not.toHaveBeenCalled();
    act(() => showOffline(null));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('what is not shown', () => {
  test.each([
    ['a copy that is over', async () => void (await keep(), vi.setSystemTime(AT + 16 * 86_400_000))],
    ['a copy in another form', () => keep({ form: 1 as 2 })],
    [
      'a copy that says another owner',
      () => keep({ user: sampleUser({ id: '00000000-0000-4000-8000-00000000000b' }) }),
    ],
  ])('%s, and it is taken away', async (_, prepare) => {
    await prepare();
    expect(await shownCopy()).toBeNull();
    expect(await findCopy()).toBeNull();
  });

  test('where nothing is kept the page says so and opens by itself with the line', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    render(<NothingHere />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re offline');
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledTimes(2);
    expect(offlineNow()).toBeNull();
  });
});

test.each([
  ['12', '2026-11-21T20:12:00Z', '2026-11-21T20:30:00Z', 'Saturday, 9:12 pm'],
  ['12', '2026-11-20T23:05:00Z', '2026-11-21T20:30:00Z', 'Saturday, 12:05 am'],
  ['24', '2026-11-21T08:02:00Z', '2026-11-21T20:30:00Z', 'Saturday, 09:02'],
  ['12', '2026-11-14T08:02:00Z', '2026-11-21T20:30:00Z', '14 November, 9:02 am'],
] as const)('by a clock of %s hours, %s is told at %s as %s', (clock, at, now, words) =>
  expect(whenWords(Date.parse(at), { now: Date.parse(now), user: { timeZone: 'Europe/Berlin', clock } })).toBe(words),
);
