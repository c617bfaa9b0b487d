import 'fake-indexeddb/auto';
import { waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { RatingsReply } from '#contract/rating/rating.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { showOffline } from '#web/platform/offline/offline-state.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { RatingsScreen } from './ratings-screen.tsx';

const TODAY = localDate('2026-11-21');
const d = localDate;
const HOPE = 'It seemed that nothing would get better.';
const LOW = 'Your mood was low.';

afterEach(() => showOffline(null));

let members = 0;
type Given = { days?: RatingsReply['days'] | null; handlers?: FakeHandlers; at?: string };
function open({ days = [], handlers = {}, at = '/womb-health/ratings' }: Given = {}) {
  const api = fakeApi({
    putRatings: ({ body: { date, ratings } }) => ({ day: { date, ratings: ratings as never } }),
    ...handlers,
  });
  // Drafts stay in the page's memory: each test has a member of its own.
  members += 1;
  const id = `00000000-0000-4000-8000-${String(members).padStart(12, '0')}`;
  const query = { month: '2026-11' };
  const view = renderScreen(<RatingsScreen />, {
    at,
    data: {
      user: sampleUser({ id }),
      today: TODAY,
      answers: days === null ? {} : answered('getRatings', { month: '2026-11', days }, { query }),
    },
  });
  const item = (name: string) => within(view.screen.getByRole('radiogroup', { name }));
  const step = (name: string, word: string) => item(name).getByRole<HTMLInputElement>('radio', { name: word });
  const press = (name: string) => view.user.click(view.screen.getByRole('button', { name }));
  return { api, item, step, press, ...view };
}

describe('a day', () => {
  test('24 items, 1 to 6 with words; one rating is enough to save, and an item may stay open', async () => {
    const { api, screen, step, press, user } = open();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(24);
    await press('Save today');
    expect(screen.getByText('Rate at least one item first.')).toBeTruthy();
    expect(api.calls).toEqual([]);
    await user.click(step(LOW, '4, Quite a bit'));
    expect(screen.getByText('1 of 24 rated, not saved yet')).toBeTruthy();
    await press('Save today');
    await waitFor(() => expect(api.called('putRatings')[0]?.body).toMatchObject({ date: TODAY, ratings: { low: 4 } }));
    await screen.findByText('1 of 24 rated');
    expect(screen.getByRole('button', { name: 'Saturday 21 November, rated' })).toBeTruthy();
  });

  test('by keyboard: arrows choose, Delete opens an item again, as a second press does', async () => {
    const { step, user } = open();
    await user.click(step(LOW, '1, No'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(step(LOW, '3, A little').checked).toBe(true);
    await user.keyboard('{Delete}');
    expect(step(LOW, '3, A little').checked).toBe(false);
    await user.click(step(LOW, '2, Hardly'));
    await user.click(step(LOW, '2, Hardly'));
    expect(step(LOW, '2, Hardly').checked).toBe(false);
  });

  test('help stands at once, before anything is saved, and goes with the rating alone', async () => {
    const { screen, step, user } = open();
    await user.click(step(HOPE, '4, Quite a bit'));
    expect(screen.queryByRole('region', { name: 'You can talk to somebody now' })).toBeNull();
    await user.click(step(HOPE, '5, A lot'));
    const help = await screen.findByRole('region', { name: 'You can talk to somebody now' });
    expect(within(help).queryByRole('button')).toBeNull();
    expect(within(help).getAllByRole('link').length).toBeGreaterThan(0);
    await user.click(step(HOPE, '1, No'));
    expect(screen.queryByRole('region', { name: 'You can talk to somebody now' })).toBeNull();
  });

  test('quick answers fill open items, say what they filled, and save nothing', async () => {
    const days = [{ date: d('2026-11-20'), ratings: { low: 5, aches: 3 } as const }];
    const { api, screen, step, press, user } = open({ days });
    await user.click(step(LOW, '2, Hardly'));
    await press('Same as yesterday');
    expect(screen.getByText(/^We copied 1 item\./)).toBeTruthy();
    expect(step('Your joints or muscles hurt.', '3, A little').checked).toBe(true);
    expect(step(LOW, '2, Hardly').checked).toBe(true);
    await press('Nothing today');
    expect(screen.getByText(/^We filled 23 items with 1, No\./)).toBeTruthy();
    expect(step('Your joints or muscles hurt.', '1, No').checked).toBe(true);
    await press('Undo');
    expect(screen.getByText('1 of 24 rated, not saved yet')).toBeTruthy();
    expect(api.called('putRatings')).toEqual([]);
  });
});

describe('other days', () => {
  test('a past day keeps what was begun on this one, and its marks say no more than rated', async () => {
    const days = [{ date: d('2026-11-19'), ratings: { low: 6 } as const }];
    const { screen, step, press, user } = open({ days });
    await user.click(step(LOW, '2, Hardly'));
    await press('Thursday 19 November, rated');
    expect(screen.getByRole('heading', { name: 'Thursday 19 November' })).toBeTruthy();
    expect(step(LOW, '6, As bad as it gets').checked).toBe(true);
    await press('Saturday 21 November, not saved yet');
    expect(step(LOW, '2, Hardly').checked).toBe(true);
    expect(screen.queryByRole('button', { name: /22 November/ })).toBeNull();
  });

  test('an address names a past day, and never one that has not come', () => {
    expect(
      open({ at: '/womb-health/ratings?day=2026-11-19' }).screen.getByRole('button', { name: 'Save Thu 19 Nov' }),
    ).toBeTruthy();
  });
});

describe('when it goes wrong', () => {
  test('what could not be saved stays, with why', async () => {
    const { screen, step, press, user } = open({ handlers: { putRatings: () => new FakeRefusal('future_day') } });
    await user.click(step(LOW, '2, Hardly'));
    await press('Save today');
    expect((await screen.findByRole('alert')).textContent).toContain('What you rated is still here.');
    expect(step(LOW, '2, Hardly').checked).toBe(true);
  });

  test('ratings that do not come say so; without a line she can rate all the same', async () => {
    const lost = open({ days: null, handlers: { getRatings: () => LOST } });
    await lost.screen.findByText('We couldn’t load your ratings');
    lost.unmount();
    showOffline({ asOf: 0, ended: false });
    const away = open({ days: null, handlers: { getRatings: () => LOST } });
    expect(away.screen.getAllByRole('radiogroup')).toHaveLength(24);
  });
});
