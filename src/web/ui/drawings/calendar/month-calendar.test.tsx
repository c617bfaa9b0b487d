import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { addDays, localDate, type LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import type { CalendarData, DayPhase } from './day-facts.ts';
import type { ShowOnly } from './logged/show-only.ts';
import { MonthCalendar } from './month-calendar.tsx';

const today = localDate('2026-11-21');
const on = (day: string) => localDate(`2026-11-${day}`);
const logs: DayLog[] = [
  { date: on('04'), flow: 'light', symptoms: { cramps: 2 } },
  {
    date: on('05'),
    flow: 'heavy',
    symptoms: { tender_breasts: 1 },
    pain: { level: 6, places: [] },
    sex: ['solo'],
    moods: ['low'],
    energy: 2,
    note: 'a line',
  },
  { date: on('09'), flow: 'spotting' },
  { date: on('10'), flow: 'none' },
  { date: on('11'), flow: 'medium', bleedingExcluded: true },
];
const phases: DayPhase[] = [
  { date: on('04'), phase: 'rest', known: 'lived' },
  { date: on('05'), phase: 'rest', known: 'lived' },
  { date: on('06'), phase: 'create', known: 'lived' },
  { date: on('25'), phase: 'reflect', known: 'expected' },
  { date: on('30'), phase: 'rest', known: 'unknown' },
];
const data: CalendarData = {
  today,
  logs,
  phases,
  moon: [
    { date: on('24'), phase: 'full', illuminated: 1, waxing: true, instant: '2026-11-24T14:54:00Z' },
    { date: on('25'), phase: 'waning_gibbous', illuminated: 0.97, waxing: false, instant: null },
  ],
  chances: [
    { date: on('20'), probability: 0.3 },
    { date: on('28'), probability: 0.0099 },
    { date: on('29'), probability: 0.05 },
    { date: on('30'), probability: 0.12 },
  ],
};

type Heard = {
  onSelect?: (date: LocalDate) => void;
  onMonth?: (month: string) => void;
  onOpen?: (date: LocalDate) => void;
  only?: ShowOnly;
};

function Month({ onSelect, onMonth, ...rest }: Heard) {
  const [month, setMonth] = useState('2026-11');
  const [selected, setSelected] = useState<LocalDate | null>(on('18'));
  return (
    <MonthCalendar
      {...data}
      {...rest}
      month={month}
      weekStart={0}
      selected={selected}
      onSelect={(date) => {
        setSelected(date);
        onSelect?.(date);
      }}
      onMonth={(next) => {
        setMonth(next);
        onMonth?.(next);
      }}
    />
  );
}

test.each([
  'Wednesday 4 November, period logged: light, cramps, Menstrual phase',
  'Thursday 5 November, period logged: heavy, tender breasts, pain 6 of 10, low, energy low, a note, Menstrual phase',
  'Friday 6 November, Follicular phase',
  'Monday 9 November, logged: spotting',
  'Tuesday 10 November, logged: no bleeding',
  'Wednesday 11 November, bleeding logged, not a period: medium',
  'Friday 20 November',
  'Saturday 21 November, today',
  'Tuesday 24 November, full moon',
  'Wednesday 25 November, Luteal phase expected',
  'Saturday 28 November',
  'Sunday 29 November, 5% chance that your period starts',
  'Monday 30 November, perhaps Menstrual phase, 12% chance that your period starts',
])('a day is named: %s', (name) => {
  const { screen } = renderPart(<Month />);
  expect(screen.getByRole('gridcell', { name })).toBeTruthy();
});

test('the grid is named by its month and has a header for each weekday', () => {
  const { screen } = renderPart(<Month />);
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-label'))).toEqual([
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
  expect(screen.getAllByRole('gridcell')).toHaveLength(35);
});

test('one day is in the Tab order and keys move it', async () => {
  const { screen, user } = renderPart(<Month />);
  const reachable = () =>
    screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.tabIndex === 0)
      .map((cell) => cell.dataset['date']);
  expect(reachable()).toEqual(['2026-11-18']);
  screen.getByRole('gridcell', { name: 'Wednesday 18 November' }).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-26');
  await user.keyboard('{Home}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-22');
  await user.keyboard('{End}{ArrowUp}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-11-20');
  expect(reachable()).toEqual(['2026-11-20']);
});

test('keys that lead out of the month turn the page and keep the focus', async () => {
  const onMonth = vi.fn();
  const { screen, user } = renderPart(<Month onMonth={onMonth} />);
  screen.getByRole('gridcell', { name: 'Wednesday 18 November' }).focus();
  await user.keyboard('{PageUp}');
  expect(onMonth).toHaveBeenLastCalledWith('2026-10');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-10-18');
  await user.keyboard('{PageDown}{PageDown}');
  expect(onMonth).toHaveBeenLastCalledWith('2026-12');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2026-12-18');
  await user.keyboard('{Shift>}{PageUp}{/Shift}');
  expect(document.activeElement?.getAttribute('data-date')).toBe('2025-12-18');
});

test('a past day is chosen by click and by Enter; a day to come can be read, not chosen', async () => {
  const onSelect = vi.fn();
  const { screen, user } = renderPart(<Month onSelect={onSelect} />);
  await user.click(screen.getByRole('gridcell', { name: /^Monday 9 November/ }));
  expect(onSelect).toHaveBeenLastCalledWith('2026-11-09');
  expect(screen.getByRole('gridcell', { name: /^Monday 9 November/, selected: true })).toBeTruthy();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith('2026-11-10');
  await user.click(screen.getByRole('gridcell', { name: /^Saturday 21 November/ }));
  expect(onSelect).toHaveBeenLastCalledWith('2026-11-21');
  const ahead = screen.getByRole('gridcell', { name: 'Sunday 22 November' });
  expect(ahead.getAttribute('aria-disabled')).toBe('true');
  await user.click(ahead);
  expect(onSelect).toHaveBeenCalledTimes(3);
});

test('buttons and the two selects lead to any month, and Today leads back', async () => {
  const onMonth = vi.fn();
  const { screen, user } = renderPart(<Month onMonth={onMonth} />);
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(onMonth).toHaveBeenLastCalledWith('2026-10');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(onMonth).toHaveBeenLastCalledWith('2026-11');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'March');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2019');
  expect(onMonth).toHaveBeenLastCalledWith('2019-03');
  expect(screen.getByRole('heading', { name: 'March 2019' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(onMonth).toHaveBeenLastCalledWith('2026-11');
});

test('a glass stands only on days to come with one percent or more', () => {
  const { container } = renderPart(<Month />);
  const glasses = [...container.querySelectorAll('[role=gridcell] [data-chance]')].map((glass) => glass.textContent);
  expect(glasses).toEqual(['5%', '12%']);
});

test('ribbons run on where the phase runs on', () => {
  const { container } = renderPart(<Month />);
  const ribbon = (date: LocalDate) =>
    container.querySelector<HTMLElement>(`[data-date="${date}"] [data-known]`)?.dataset;
  expect([
    ribbon(on('04'))?.['starts'],
    ribbon(on('04'))?.['ends'],
    ribbon(on('05'))?.['starts'],
    ribbon(on('05'))?.['ends'],
  ]).toEqual(['true', undefined, undefined, 'true']);
  expect(ribbon(on('30'))?.['known']).toBe('unknown');
  expect(ribbon(addDays(on('30'), 1))).toBeUndefined();
});

test('two marks at most are drawn, flow and pain first, then how many more, without a word of sex', () => {
  const { container } = renderPart(<Month />);
  const cell = container.querySelector('[data-date="2026-11-05"]');
  expect(
    [...(cell?.querySelectorAll('[data-flow], [data-mark]') ?? [])].map(
      (mark) => mark.getAttribute('data-flow') ?? mark.getAttribute('data-mark'),
    ),
  ).toEqual(['heavy', 'pain']);
  expect(cell?.querySelector('[data-mark=pain]')?.textContent).toBe('6');
  expect(cell?.querySelector('[data-more]')?.textContent).toBe('+3');
  expect(container.querySelector('[data-date="2026-11-04"] [data-more]')).toBeNull();
  expect(container.textContent).not.toMatch(/\bsex|solo/);
});

test('one thing alone: its days say it, the others step back and say nothing of the rest', () => {
  const { screen, container } = renderPart(<Month only="pain" />);
  expect(screen.getByRole('gridcell', { name: 'Thursday 5 November, pain 6 of 10, Menstrual phase' })).toBeTruthy();
  expect(screen.getByRole('gridcell', { name: 'Wednesday 4 November, Menstrual phase' })).toBeTruthy();
  expect(
    [...container.querySelectorAll('[role=gridcell]:not([data-quiet])')].map(
      (cell) => (cell as HTMLElement).dataset['date'],
    ),
  ).toEqual(['2026-11-05']);
  expect(container.querySelectorAll('[role=gridcell] [data-flow], [role=gridcell] [data-mark]')).toHaveLength(0);
});

test('sex is told when she asks for it', () => {
  const { screen } = renderPart(<Month only="sex" />);
  expect(screen.getByRole('gridcell', { name: 'Thursday 5 November, sex, solo, Menstrual phase' })).toBeTruthy();
});

test('where a day can be opened, the first press chooses it and the second opens it; Enter opens it at once, a day to come never', async () => {
  const [onSelect, onOpen] = [vi.fn(), vi.fn()];
  const { screen, user } = renderPart(<Month onSelect={onSelect} onOpen={onOpen} />);
  const day = screen.getByRole('gridcell', { name: /^Monday 9 November/ });
  await user.click(day);
  expect([onSelect.mock.calls, onOpen.mock.calls]).toEqual([['2026-11-09'].map((date) => [date]), []]);
  await user.click(day);
  expect(onOpen).toHaveBeenLastCalledWith('2026-11-09');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith('2026-11-10');
  await user.click(screen.getByRole('gridcell', { name: /^Tuesday 24 November/ }));
  expect(onOpen).toHaveBeenCalledTimes(2);
  expect(onSelect).toHaveBeenCalledTimes(1);
});
