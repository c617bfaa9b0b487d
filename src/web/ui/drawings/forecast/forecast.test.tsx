import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { cycleAt, cycleInWindow } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { barDays } from './bar-days.ts';
import { ForecastBars } from './forecast-bars.tsx';
import { ForecastTable } from './forecast-table.tsx';
import { ForecastSentence } from './forecast-sentence.tsx';

const view = cycleAt();
const irregular = cycleInWindow(24, { low: '2026-11-26', high: '2026-12-13' }, { irregular: true });
const forecast = (change: Partial<NonNullable<CycleView['forecast']>>) =>
  cycleAt({ forecast: view.forecast && { ...view.forecast, ...change } });
const promise =
  'A forecast, not a promise, and not contraception. Stress, travel, illness and a new medicine can all move it.';

test.each([
  [
    'most likely day and 8 times in 10',
    view,
    'Most likely Wednesday 2 December. 8 times in 10 it starts between 30 November and 4 December.',
    `Based on your last seven cycles, 27 to 31 days. ${promise}`,
  ],
  [
    'one cycle',
    forecast({ basis: 'blended', cyclesUsed: 1, shortest: 28, longest: 28 }),
    'Most likely Wednesday 2 December. 8 times in 10 it starts between 30 November and 4 December.',
    `Based on your last cycle, 28 days, and on what is usual for your age and stage. ${promise}`,
  ],
  [
    'not enough history: the usual window',
    forecast({ basis: 'population', cyclesUsed: 2 }),
    'Not enough history yet. Your next period may start between 30 November and 4 December.',
    `Based on what is usual for your age and stage. ${promise}`,
  ],
  [
    'irregular: the window only',
    irregular,
    'Your next period may start between 26 November and 13 December.',
    `Your cycles vary too much for one date, so we don’t mark one. Based on your last seven cycles, 27 to 31 days. ${promise}`,
  ],
  [
    'a window that signs have widened is not said to be her cycles',
    {
      ...irregular,
      ovulation: { day: localDate('2026-11-27'), provenance: 'calendar' as const, waiting: ['test' as const] },
    },
    'Your next period may start between 26 November and 13 December.',
    `Based on your last seven cycles, 27 to 31 days. ${promise}`,
  ],
  [
    'any day now',
    cycleInWindow(29, { low: '2026-11-19', high: '2026-11-24' }, { state: 'window' }),
    'Any day now. The window runs to Tue 24 Nov.',
    `Based on your last seven cycles, 27 to 31 days. ${promise}`,
  ],
  [
    'any day now, in a window of 14 days or more',
    cycleInWindow(45, { low: '2026-11-08', high: '2026-11-24' }, { state: 'window' }),
    'Any day now. Your window is wide: it runs to Tue 24 Nov.',
    `Based on your last seven cycles, 27 to 31 days. ${promise}`,
  ],
  [
    'past',
    cycleInWindow(33, { low: '2026-11-14', high: '2026-11-18' }, { state: 'past', daysPast: 3 }),
    '3 days past the window. Travel, illness, stress or a new medicine can all delay a period.',
    null,
  ],
  [
    'one day past',
    cycleInWindow(31, { low: '2026-11-14', high: '2026-11-20' }, { state: 'past', daysPast: 1 }),
    '1 day past the window. Travel, illness, stress or a new medicine can all delay a period.',
    null,
  ],
  [
    'resting',
    cycleAt({ state: 'resting', startDate: localDate('2025-01-06'), forecast: null }),
    'We last heard from your cycle on 6 January 2025',
    'No count, no forecast. Everything you wrote is saved.',
  ],
  [
    'nothing logged',
    cycleAt({ state: 'none', startDate: null, forecast: null }),
    'For most adults a cycle lasts 24 to 38 days.',
    'That’s everyone’s window, not yours yet.',
  ],
])('%s', (_name, seen, sentence, note) => {
  const { container } = renderPart(<ForecastSentence view={seen} />);
  expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(
    note === null ? [sentence] : [sentence, note],
  );
  expect(container.textContent).not.toMatch(/\blate\b/i);
});

test('the bars are a list that speaks: day by day, the mode solid', () => {
  const { screen, container } = renderPart(<ForecastBars view={view} />);
  const bars = screen.getAllByRole('listitem');
  expect(bars.map((bar) => bar.firstElementChild?.textContent)).toEqual([
    'Sunday 29 November: 5%',
    'Monday 30 November: 12%',
    'Tuesday 1 December: 22%',
    'Wednesday 2 December: 28%',
    'Thursday 3 December: 18%',
    'Friday 4 December: 10%',
  ]);
  expect([...container.querySelectorAll('[data-mode]')].map((bar) => bar.firstElementChild?.textContent)).toEqual([
    'Wednesday 2 December: 28%',
  ]);
  expect(Math.max(...[...container.querySelectorAll('svg')].map((bar) => Number(bar.getAttribute('height'))))).toBe(
    116,
  );
});

test('irregular cycles get level bars and no mode', () => {
  const { screen, container } = renderPart(<ForecastBars view={irregular} />);
  expect(
    screen
      .getByRole('img', {
        name: 'Any day between 26 November and 13 December. No single day stands out.',
      })
      .querySelectorAll('rect'),
  ).toHaveLength(18);
  expect(container.querySelector('[data-mode]')).toBeNull();
  expect(container.textContent).not.toContain('%');
});

test('the same stands as a table: each drawn day with its chance', async () => {
  const { screen, user } = renderPart(<ForecastTable view={view} />);
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  const table = screen.getByRole('table', { name: 'The chance that your period starts, by day' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent)),
  ).toEqual([
    ['Day', 'Chance'],
    ['29 November 2026', '5%'],
    ['30 November 2026', '12%'],
    ['1 December 2026', '22%'],
    ['2 December 2026', '28%'],
    ['3 December 2026', '18%'],
    ['4 December 2026', '10%'],
  ]);
  await user.click(screen.getByRole('button', { name: 'Hide the table' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('the sentence of the bars names the likeliest day and the last one', () => {
  const { container } = renderPart(<ForecastTable view={view} />);
  expect(container.querySelector('p')?.textContent).toBe(
    '2 December has the highest chance, 28%. 4 December, the last day shown, has 10%.',
  );
});

test('level bars: the table marks no day either, and the sentence names the last of the window', async () => {
  const { screen, user, container } = renderPart(<ForecastTable view={irregular} />);
  expect(container.querySelector('p')?.textContent).toBe(
    'The window opens on 26 November. Its last day is 13 December.',
  );
  await user.click(screen.getByRole('button', { name: 'Show as a table' }));
  expect(screen.getAllByRole('row')).toHaveLength(19);
  expect(screen.getByRole('table').textContent).not.toContain('%');
});

test.each(['past', 'resting', 'none'] as const)('%s draws no bars', (state) => {
  const { container } = renderPart(
    <>
      <ForecastBars view={{ ...view, state }} />
      <ForecastTable view={{ ...view, state }} />
    </>,
  );
  expect(container.childNodes).toHaveLength(0);
});

test('a long run of days keeps its bars and names as many as have room', () => {
  const days = Array.from({ length: 20 }, (_, index) => ({
    date: localDate(`2026-12-${String(index + 1).padStart(2, '0')}`),
    probability: 0.05,
  }));
  const { forecast: usual } = cycleAt();
  const bars = usual ? barDays({ ...usual, mode: localDate('2026-12-10'), days }) : [];
  expect(bars).toHaveLength(20);
  expect(bars.filter(({ named }) => named).length).toBeLessThanOrEqual(9);
  expect(bars.find(({ mode }) => mode)).toMatchObject({ date: '2026-12-10', named: true });
});
