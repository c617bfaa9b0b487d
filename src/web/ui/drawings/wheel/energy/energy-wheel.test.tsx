import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { moonsFrom } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { EnergyWheel } from './energy-wheel.tsx';
import { lunation } from './lunation.ts';

afterEach(cleanup);

const moon = moonsFrom('2026-11-09', 31);
const day = (date: string) => localDate(date);

test('it counts from the new moon, names the next full one and forecasts no period', () => {
  render(<EnergyWheel moon={moon} today={day('2026-11-21')} />);
  const wheel = screen.getByRole('img', {
    name: /^Energy wheel led by the moon: moon day 13, waxing gibbous, \d+% lit\. The full moon is on Monday 23 November\./,
  });
  expect(wheel.textContent).toBe('moon day13full in 2 days');
  expect(wheel.getAttribute('aria-label')).toContain('No period forecast.');
});

test.each([
  ['2026-11-22', 'full tomorrow'],
  ['2026-11-23', 'full today'],
  ['2026-12-08', 'new today'],
])('on %s the note reads %s', (today, note) => {
  render(<EnergyWheel moon={moon} today={day(today)} />);
  expect(screen.getByRole('img').textContent).toContain(note);
});

test('one turn runs from new moon to new moon; without one in sight nothing is counted', () => {
  expect(lunation(moon, day('2026-11-21'))).toMatchObject({ start: '2026-11-09', length: 29, day: 13, counted: true });
  expect(lunation(moon, day('2026-12-08'))).toMatchObject({ start: '2026-12-08', length: 30, day: 1, counted: true });
  expect(lunation(moon.slice(5, 20), day('2026-11-21'))).toMatchObject({ counted: false });
  render(<EnergyWheel moon={moon.slice(5, 20)} today={day('2026-11-21')} />);
  expect(screen.getByRole('img').textContent).toContain('waxing gibbous');
});

test('logged energy is drawn as embers, the other days as ticks', () => {
  const energy = [
    { date: day('2026-11-10'), energy: 2 },
    { date: day('2026-11-11'), energy: 5 },
    { date: day('2026-11-12'), energy: 5 },
  ] as const;
  const { container } = render(<EnergyWheel moon={moon} today={day('2026-11-21')} energy={energy} />);
  const embers = [...container.querySelectorAll('path[stroke-width]')].map((path) => [
    path.getAttribute('stroke-width'),
    path.getAttribute('d')?.split('M').length,
  ]);
  expect(embers).toEqual([
    ['7', 2],
    ['12.7', 3],
  ]);
});
