import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { TrialIndicator } from './bar.tsx';

const NOW = '2026-11-21T08:00:00.000Z';
const inMinutes = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();
const mark = (trialEndDate: string | null, changes = {}) =>
  renderScreen(<TrialIndicator user={sampleUser({ trialEndDate, ...changes })} />, { data: { now: NOW } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => vi.useRealTimers());

describe('the badge is looked at again every 60 minutes (§4.2)', () => {
  const DAY = 1440;
  // Two days and 59.5 minutes left is "Trial: 3 days"; at the 60th minute less than two days are left.
  test('not at 59 minutes, at 60', async () => {
    const { screen } = mark(inMinutes(2 * DAY + 59.5));
    expect(screen.queryByText('Trial: 3 days')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(59 * 60_000 + 59_999));
    expect(screen.queryByText('Trial: 3 days')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('2 days left')).not.toBeNull();
  });

  test('and again 60 minutes later, not 61', async () => {
    const { screen } = mark(inMinutes(DAY + 119.5));
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
    expect(screen.queryByText('2 days left')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
    expect(screen.queryByText('1 day left')).not.toBeNull();
  });

  test('at once when she changes', () => {
    const { screen, rerender } = mark(inMinutes(-1));
    expect(screen.queryByText('Trial Expired')).not.toBeNull();
    expect(rerender).toBeTypeOf('function');
  });
});

test.each([
  [3 * 1440, 'Trial: 3 days', 'ok'],
  [2 * 1440, '2 days left', 'warning'],
  [1, '1 day left', 'warning'],
  [0, 'Trial Expired', 'expired'],
  [-1, 'Trial Expired', 'expired'],
])('%i minutes left', (minutes, text, kind) => {
  const { screen } = mark(inMinutes(minutes));
  expect(screen.getByText(text).closest('[data-kind]')?.getAttribute('data-kind')).toBe(kind);
});

test.each([[{ subscriptionStatus: 'active' }], [{ subscriptionStatus: 'lifetime' }], [{ ageGroup: 'teen' }]])(
  '%o has none',
  (changes) => {
    const { container } = mark(inMinutes(60), changes);
    expect(container.textContent).toBe('');
  },
);

test('no date of an end means expired', () => expect(mark(null).screen.queryByText('Trial Expired')).not.toBeNull());

test('the first drawing counts from the document, so that both sides agree', () => {
  vi.setSystemTime('2030-01-01T00:00:00Z');
  expect(mark(inMinutes(3 * 1440)).screen.queryByText('Trial: 3 days')).not.toBeNull();
});
