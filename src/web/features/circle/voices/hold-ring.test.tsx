import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { arcStep } from '../thread/arc.ts';
import { HoldRing, strokesOf } from './hold-ring.tsx';

const strokesIn = (path: string) => path.match(/M/g)?.length ?? 0;

test.each([
  [0, 0],
  [1, 1],
  [23, 23],
  [24, 24],
  [1000, 24],
  [null, 12],
])('%s people are %i strokes', (count, strokes) => {
  const { container } = renderPart(<HoldRing count={count} />);
  expect(strokesIn(container.querySelector('path')?.getAttribute('d') ?? '')).toBe(strokes);
});

test('the first stroke stands at the top', () => expect(strokesOf(1, 24)).toBe('M0.0 -11.0L0.0 -15.5'));

test.each([
  [1, [4]],
  [2, [9, 9]],
  [5, [4, 10, 12, 10, 4]],
])('%i answers stand on an arc', (count, steps) => {
  expect(steps.map((_, index) => arcStep(index, count))).toEqual(steps);
});
