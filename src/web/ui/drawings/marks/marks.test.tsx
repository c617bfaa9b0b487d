import { expect, test } from 'vitest';
import { FLOWS, MOODS } from '#domain/cycle/day-log.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { coordinate, coordinates, dot } from './coordinate.ts';
import { EnergyEmber } from './energy-ember.tsx';
import { FlowDrop } from './flow-drop.tsx';
import { MoodLine } from './mood-line.tsx';
import { QuickDrawing } from './quick-drawing.tsx';
import { SeverityDots } from './severity-dots.tsx';
import { Wordmark } from './wordmark.tsx';

test.each([
  [12.34, '12.3'],
  [12.95, '13'],
  [0.5, '.5'],
  [-0.5, '-.5'],
  [-0.04, '0'],
  [10, '10'],
])('%d is written %s', (value, text) => {
  expect(coordinate(value)).toBe(text);
});

test('a minus parts two numbers, a space the others', () => {
  expect(coordinates(1, -2, 3.25)).toBe('1-2 3.3');
  expect(dot(1, 2)).toBe('M1 2h0');
});

test('the fuller the flow, the higher the drop stands; none is empty', () => {
  const { container } = renderPart(
    <>
      {FLOWS.map((flow) => (
        <FlowDrop key={flow} flow={flow} />
      ))}
    </>,
  );
  const drops = [...container.querySelectorAll('svg')].map((drop) =>
    Number(drop.querySelector('rect')?.getAttribute('height') ?? 0),
  );
  expect(drops[0]).toBe(0);
  expect(drops).toEqual(drops.toSorted((a, b) => a - b));
  expect(new Set(drops).size).toBe(FLOWS.length);
});

test('each mood has a gesture of its own', () => {
  const { container } = renderPart(
    <>
      {MOODS.map((mood) => (
        <MoodLine key={mood} mood={mood} />
      ))}
    </>,
  );
  const gestures = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(new Set(gestures).size).toBe(MOODS.length);
});

test('each energy has a fire of its own, on one ground', () => {
  const { container } = renderPart(
    <>
      {([1, 2, 3, 4, 5] as const).map((energy) => (
        <EnergyEmber key={energy} energy={energy} />
      ))}
    </>,
  );
  const fires = [...container.querySelectorAll('svg')].map((fire) => fire.lastElementChild?.getAttribute('d'));
  expect(new Set(fires).size).toBe(5);
});

test.each([1, 2, 3] as const)('severity %i fills as many dots', (severity) => {
  const { container } = renderPart(<SeverityDots severity={severity} />);
  expect([container.querySelectorAll('circle').length, container.querySelectorAll('[data-on]').length]).toEqual([
    3,
    severity,
  ]);
});

test('drawn marks leave the naming to the words beside them', () => {
  const { screen } = renderPart(
    <>
      <Wordmark />
      <QuickDrawing kind="flow" />
      <QuickDrawing kind="mood" />
      <QuickDrawing kind="energy" />
      <QuickDrawing kind="symptoms" />
    </>,
  );
  expect(screen.queryAllByRole('img')).toHaveLength(0);
  expect(screen.getByText('Moonhearth').tagName).toBe('SPAN');
});
