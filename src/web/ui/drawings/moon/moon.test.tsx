import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import type { MoonDay } from '#domain/cycle/cycle-view.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { Disc } from './disc.tsx';
import { MoonFace } from './moon-face.tsx';
import { MoonStrip } from './moon-strip.tsx';
import { moonWords } from './moon.copy.ts';
import { SkyLine } from './sky-line.tsx';

const today = localDate('2026-11-21');
const gibbous: MoonDay = { date: today, phase: 'waxing_gibbous', illuminated: 0.884, waxing: true, instant: null };

test("the sky line says the day and tonight's moon", () => {
  const { screen } = renderPart(<SkyLine moon={gibbous} />);
  expect(screen.getByText('Saturday 21 November').getAttribute('datetime')).toBe('2026-11-21');
  expect(screen.getByText('Waxing gibbous, 88% lit').tagName).toBe('SPAN');
});

test('the strip names each moon, marks today and keeps seven days for narrow panels', () => {
  const days = Array.from({ length: 11 }, (_, index): MoonDay => ({
    ...gibbous,
    date: addDays(today, index - 3),
    ...(index === 6 ? { phase: 'full', illuminated: 0.99 } : {}),
  }));
  const { screen, container } = renderPart(<MoonStrip days={days} today={today} />);
  expect(screen.getAllByRole('img')).toHaveLength(11);
  expect(screen.getByRole('img', { name: 'Tuesday 24 November: Full moon, 100% lit' }).getAttribute('width')).toBe(
    '46',
  );
  expect(container.querySelector('[data-today]')?.textContent).toBe('Today21');
  expect(container.querySelectorAll('li:not([data-far])')).toHaveLength(7);
});

test('a disc has a name only when it is asked to', () => {
  const { screen } = renderPart(
    <>
      <Disc light={gibbous} />
      <Disc light={gibbous} label="Tonight" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Tonight' }).querySelectorAll('path')).toHaveLength(1);
});

test('the south sees the big moon upside down', () => {
  const light = { illuminated: 0.3, waxing: true };
  expect(renderToStaticMarkup(<MoonFace light={light} hemisphere="south" label="Moon" />)).toContain('rotate(180)');
  expect(renderToStaticMarkup(<MoonFace light={light} label="Moon" />)).not.toContain('rotate(180)');
});

test.each([
  ['full', 1, 'Full moon, 100% lit'],
  ['waxing_gibbous', 0.998, 'Waxing gibbous, 99% lit'],
  ['waning_gibbous', 0.985, 'Waning gibbous, 99% lit'],
  ['waning_crescent', 0.002, 'Waning crescent, 1% lit'],
  ['new', 0, 'New moon, 0% lit'],
] as const)('only a principal day is all or nothing: %s at %f', (phase, illuminated, words) => {
  expect(moonWords({ phase, illuminated })).toBe(words);
});
