import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ForecastsReply } from '#contract/forecast/forecast.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { FORECAST_METHOD } from '#domain/forecast/record/frozen.ts';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { BEFORE, OPEN, TODAY } from '../tracker-fixtures.ts';
import { Scorecard } from './scorecard.tsx';
import { ScoreLine } from './score-line.tsx';

type Outcome = ForecastsReply[number]['outcome'];
const made = (start: string, outcome: Outcome): ForecastsReply[number] => {
  const startDate = localDate(start);
  return {
    startDate,
    madeOn: startDate,
    method: 1,
    median: addDays(startDate, 28),
    mode: addDays(startDate, 28),
    low: addDays(startDate, 26),
    high: addDays(startDate, 31),
    basis: 'own',
    cyclesUsed: 6,
    outcome,
  };
};
const came = (kind: 'judged' | 'left_out' | 'overtaken', start: string, length: number): Outcome => ({
  kind,
  actual: addDays(localDate(start), length),
  errorDays: length - 28,
  inRange: length >= 26 && length <= 31,
});

async function open(forecasts: ForecastsReply, named = true) {
  fakeApi({ getForecasts: () => forecasts });
  const view = renderScreen(<Scorecard cycles={[OPEN, BEFORE]} named={named} />, {
    data: { user: sampleUser(), today: TODAY },
  });
  await screen.findByText(/^We save each forecast|^No forecast is saved yet/);
  return view;
}
const rows = () =>
  within(screen.getByRole('table', { name: 'How your forecasts did' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

describe('the scorecard', () => {
  test('says in one sentence how the judged ones did, and shows each with what happened', async () => {
    await open([
      made('2026-11-04', { kind: 'waiting' }),
      made('2026-10-07', came('judged', '2026-10-07', 28)),
      made('2026-09-05', came('judged', '2026-09-05', 32)),
      made('2026-08-01', came('left_out', '2026-08-01', 35)),
      made('2026-07-01', came('overtaken', '2026-07-01', 31)),
      made('2026-06-01', { kind: 'taken_back' }),
    ]);
    expect(screen.getByText('1 of 2 came within their range.')).toBeTruthy();
    expect(screen.getByText(/On average they were 2 days off\./)).toBeTruthy();
    const [waiting, hit, miss, leftOut, overtaken, takenBack] = rows();
    expect(waiting).toContain('Not yet');
    expect(hit).toContain('on the day, in the range');
    expect(miss).toContain('4 days late, outside the range');
    expect(leftOut).toContain('Not counted: you left this cycle out.');
    expect(overtaken).toContain('Not counted: your period had already started');
    expect(takenBack).toContain('Not counted: you undid the period');
  });

  test('a forecast that named no day shows its range alone and counts in no average', async () => {
    await open([
      { ...made('2026-10-07', came('judged', '2026-10-07', 30)), mode: null, basis: 'population', cyclesUsed: 2 },
    ]);
    expect(screen.getByText('1 of 1 came within their range.')).toBeTruthy();
    expect(screen.queryByText(/On average/)).toBeNull();
    expect(rows()[0]).toContain('2 November to 7 November');
    expect(rows()[0]).not.toContain('2 after');
  });

  test('one of an earlier method stays as it was and says so; one of this method does not', async () => {
    await open([
      { ...made('2026-10-07', came('judged', '2026-10-07', 30)), method: FORECAST_METHOD },
      { ...made('2026-09-05', came('judged', '2026-09-05', 30)), method: FORECAST_METHOD - 1 },
    ]);
    expect(rows().map((row) => row?.includes('by an earlier method'))).toEqual([false, true]);
  });

  test('one sentence stands for it on the page, and opens it', async () => {
    fakeApi({
      getForecasts: () => [
        made('2026-10-07', came('judged', '2026-10-07', 28)),
        made('2026-09-05', came('judged', '2026-09-05', 32)),
      ],
    });
    const { user } = renderScreen(<ScoreLine cycles={[OPEN, BEFORE]} named />, {
      data: { user: sampleUser(), today: TODAY },
    });
    await screen.findByText('1 of 2 forecasts came within their range.');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: /How they did$/ }));
    const sheet = within(screen.getByRole('dialog', { name: 'How your forecasts did' }));
    expect(sheet.getByRole('table')).toBeTruthy();
  });

  test('says what the method was tried on', async () => {
    await open([]);
    expect(screen.getByText(/tested the method on real cycles of women whose cycles were mostly regular/)).toBeTruthy();
    expect(screen.getByText(/we only have simulated ones/)).toBeTruthy();
  });

  test('names no day where her stage names none', async () => {
    await open([made('2026-10-07', came('judged', '2026-10-07', 27))], false);
    expect(rows()[0]).toContain('2 November to 7 November');
    expect(rows()[0]).not.toMatch(/Wednesday 4 November.*2 November|early/);
    expect(screen.queryByText(/On average/)).toBeNull();
  });

  test('with nothing kept yet it says when the first will be', async () => {
    await open([]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/^No forecast is saved yet/)).toBeTruthy();
  });

  test('looking back is opened by her, stands apart and says that she was never told', async () => {
    fakeApi({ getForecasts: () => [] });
    const first = {
      ...BEFORE,
      id: '00000000-0000-4000-8000-000000000003',
      startDate: localDate('2026-09-09'),
      endDate: localDate('2026-10-06'),
      periodEnd: localDate('2026-09-13'),
    };
    const { user } = renderScreen(<Scorecard cycles={[OPEN, BEFORE, first]} named />, {
      data: { user: sampleUser(), today: TODAY },
    });
    await user.click(await screen.findByRole('button', { name: 'Look back at older cycles', expanded: false }));
    const back = within(screen.getByRole('region', { name: 'Looking back' }));
    expect(back.getByText(/You never saw these/)).toBeTruthy();
    expect(back.getAllByRole('row')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Close the look back' }));
    expect(screen.queryByRole('region', { name: 'Looking back' })).toBeNull();
  });

  test('a failure can be tried again', async () => {
    let broken = true;
    fakeApi({ getForecasts: () => (broken ? new FakeRefusal('fault') : []) });
    const { user, client } = renderScreen(<Scorecard cycles={[OPEN]} named />, {
      data: { user: sampleUser(), today: TODAY },
    });
    client.setDefaultOptions({ queries: { retry: false } });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
    broken = false;
    await user.click(again);
    expect(await screen.findByText(/^No forecast is saved yet/)).toBeTruthy();
  }, 20_000);
});
