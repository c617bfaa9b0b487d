import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { cycleAt, cycleInWindow, moonsFrom } from './cycle-fixtures.ts';
import { CycleWheel } from './cycle-wheel.tsx';

afterEach(cleanup);

const moon = moonsFrom('2026-11-04', 40);
const resting = cycleAt({ state: 'resting', startDate: localDate('2025-01-06'), forecast: null });

test.each([
  [
    'within',
    cycleAt(),
    'Cycle wheel: day 18 of 28, Luteal phase, Reflect, 10 days left. Next period most likely Wednesday 2 December, between 30 November and 4 December.',
    ['day', '18', 'Luteal · Reflect', '10 days left'],
  ],
  [
    'one day left',
    cycleAt({ day: 27, unwrappedDay: 27, daysLeft: 1, forecast: null }),
    'Cycle wheel: day 27 of 28, Luteal phase, Reflect, 1 day left.',
    ['1 day left'],
  ],
  [
    'no day left',
    cycleAt({ day: 28, unwrappedDay: 28, daysLeft: 0, forecast: null }),
    'Cycle wheel: day 28 of 28, Luteal phase, Reflect, last day.',
    ['last day'],
  ],
  [
    'no data',
    cycleAt({ state: 'none', day: 1, unwrappedDay: null, startDate: null, forecast: null }),
    'An empty wheel, drawn dotted: the usual four phases and a place for day 1. Where are you now?',
    ['Where are', 'you now?', 'One date is enough'],
  ],
  [
    'irregular',
    cycleInWindow(24, { low: '2026-11-26', high: '2026-12-13' }, { irregular: true }),
    'Cycle wheel: day 24, Luteal phase, Reflect. The next period may start between 26 November and 13 December; no single day is marked.',
    ['24', 'a window ahead'],
  ],
  [
    'window',
    cycleInWindow(29, { low: '2026-11-19', high: '2026-11-24' }, { state: 'window' }),
    'Cycle wheel: day 29, any day now. The window runs to Tuesday 24 November.',
    ['any day now', 'day 29'],
  ],
  [
    'past',
    cycleInWindow(33, { low: '2026-11-14', high: '2026-11-18' }, { state: 'past', daysPast: 3 }),
    'Cycle wheel: day 33, 3 days past the window. Nothing is predicted past it.',
    ['33', '3 days past the window'],
  ],
  [
    'one day past',
    cycleInWindow(31, { low: '2026-11-14', high: '2026-11-20' }, { state: 'past', daysPast: 1 }),
    'Cycle wheel: day 31, 1 day past the window. Nothing is predicted past it.',
    ['1 day past the window'],
  ],
  [
    'resting',
    resting,
    'Resting wheel, dotted, without a day count. We last heard from your cycle on 6 January 2025.',
    ['resting', 'since 6 January 2025'],
  ],
])('%s is named in a full sentence and says its words', (_life, view, name, words) => {
  render(<CycleWheel view={view} moon={moon} />);
  const wheel = screen.getByRole('img', { name });
  for (const word of words) expect([...wheel.querySelectorAll('text')].map((text) => text.textContent)).toContain(word);
  expect(`${name}${wheel.textContent}`).not.toMatch(/late/i);
});

test("a teen's wheel speaks of her period, draws no moon and counts nothing down", () => {
  render(
    <CycleWheel
      view={cycleAt({ day: 3, unwrappedDay: 3, phase: 'rest', startDate: localDate('2026-11-19') })}
      moon={moon}
      quiet
      moonRing={false}
    />,
  );
  const wheel = screen.getByRole('img', {
    name: 'Cycle wheel: day 3, on your period. What comes next is drawn dotted: nobody knows it yet.',
  });
  expect(wheel.textContent).toContain('Your period');
  expect(wheel.textContent).not.toContain('left');
  expect(wheel.querySelector('circle[r="207"]')).toBeNull();
});

test('a ring without moons takes their room, and that of the words where it has none', () => {
  const room = (view: ReturnType<typeof cycleAt>) =>
    render(<CycleWheel view={view} moon={moon} quiet moonRing={false} />)
      .container.querySelector('svg')
      ?.getAttribute('viewBox');
  expect(room(cycleAt())).toBe('46 46 348 348');
  expect(room(cycleInWindow(29, { low: '2026-11-19', high: '2026-11-24' }, { state: 'window' }))).toBe('24 24 392 392');
});

test('where no phase is named, days after the bleeding wear the colour of none', () => {
  render(<CycleWheel view={cycleAt()} moon={moon} quiet event="bleed" />);
  const wheel = screen.getByRole('img', { name: /^Cycle wheel: day 18, between bleeds/ });
  expect(wheel.textContent).toContain('Between bleeds');
  expect(wheel.querySelectorAll('[data-phase]:not([data-phase="rest"])')).toHaveLength(0);
  expect(wheel.textContent).not.toMatch(/Create|Shine|Reflect/);
});

test('the moon ring draws the days it is given and no other', () => {
  const discs = (count: number) => {
    const { container } = render(<CycleWheel view={cycleAt()} moon={moonsFrom('2026-11-04', count)} />);
    return [...(container.querySelector('circle[r="207"] + path')?.getAttribute('d')?.matchAll(/M/g) ?? [])].length;
  };
  expect([discs(40), discs(10), discs(0)]).toEqual([28, 10, 0]);
});

test('a compact wheel keeps ring and core only', () => {
  render(<CycleWheel view={cycleAt()} moon={moon} compact />);
  const wheel = screen.getByRole('img');
  expect(wheel.querySelector('textPath')).toBeNull();
  expect(wheel.querySelector('circle[r="207"]')).toBeNull();
  expect(wheel.textContent).toContain('10 days left');
});

test('two wheels on a page share no id, and no markup carries a style', () => {
  const html = renderToStaticMarkup(
    <>
      <CycleWheel view={cycleAt()} moon={moon} drawIn />
      <CycleWheel view={cycleAt()} moon={moon} drawIn />
    </>,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((found) => found[1]);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of html.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(ids).toContain(id);
  expect(html).not.toContain('style=');
});

test('the drawing is light enough to travel in the document', () => {
  expect(renderToStaticMarkup(<CycleWheel view={cycleAt()} moon={moon} />).length).toBeLessThan(13_000);
});
