import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { useToday } from '#web/platform/today.ts';
import { useMidnight } from './midnight.ts';

const view = (today: string): CycleViewReply => ({
  view: {
    today: localDate(today),
    state: 'none',
    day: 1,
    unwrappedDay: null,
    phase: 'rest',
    cycleLength: 28,
    periodLength: 5,
    daysLeft: 27,
    daysPast: 0,
    startDate: null,
    phases: [],
    bleeding: [],
    forecast: null,
    irregular: false,
  },
  moon: [],
  stage: 'menstruating',
  stageSince: null,
  windowAsked: false,
  lastLogged: { flow: null, mood: null, energy: null, symptoms: null },
  notYetOn: null,
  cyclesClosed: 0,
});

function Day() {
  useMidnight();
  return <p>{useToday()}</p>;
}

const inBerlin = { user: sampleUser({ timeZone: 'Europe/Berlin' }), today: '2026-11-21' };
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('her day', () => {
  test('turns when midnight has passed in her zone, by asking again', async () => {
    vi.setSystemTime('2026-11-21T22:59:00Z');
    const api = fakeApi({ getCycleView: () => view('2026-11-22') });
    const { screen } = renderScreen(<Day />, { data: inBerlin });
    await wait(59_999);
    expect(api.calls).toHaveLength(0);
    await wait(30_001);
    expect(screen.queryByText('2026-11-22')).not.toBeNull();
    await wait(300_000);
    expect(api.calls).toHaveLength(1);
  });

  test("counts by the server's clock, not by a wrong one of the browser", async () => {
    vi.setSystemTime('2026-11-21T23:30:00Z');
    const api = fakeApi({});
    renderScreen(<Day />, { data: { ...inBerlin, now: '2026-11-21T12:00:00.000Z' } });
    await wait(600_000);
    expect(api.calls).toHaveLength(0);
  });

  test('stays when there is no answer and asks again later', async () => {
    vi.setSystemTime('2026-11-21T23:01:00Z');
    let lost = true;
    fakeApi({ getCycleView: () => (lost ? LOST : view('2026-11-22')) });
    const { screen } = renderScreen(<Day />, { data: inBerlin });
    await wait(30_000);
    expect(screen.queryByText('2026-11-21')).not.toBeNull();
    lost = false;
    await wait(30_000);
    expect(screen.queryByText('2026-11-22')).not.toBeNull();
  });
});
