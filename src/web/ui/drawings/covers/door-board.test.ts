import { describe, expect, test } from 'vitest';
import { windowMarkup } from '#web/testing/window-markup.ts';
import { ALL_COVERS } from './all-covers.ts';
import { coverFor } from './cover-for.ts';
import { boardOf, doorHeight } from './door-board.ts';

test('the longer a meditation, the taller its door, by the same for each minute', () => {
  const [three, four, twelve, forty] = [180, 240, 720, 2400].map(doorHeight) as [number, number, number, number];
  expect([four - three, twelve - four, forty - twelve]).toEqual([9, 72, 252]);
  expect(boardOf(forty).viewBox).toBe(`0 ${320 - forty} 240 ${forty}`);
});

describe.each(Object.entries(ALL_COVERS))('%s', (_, { drawing }) => {
  test('a tall door has more of its own sky, and a wall as high as itself', () => {
    const markup = windowMarkup(coverFor(drawing, 600));
    expect(markup).toMatch(/<rect y="-280" width="240" height="281" fill="var\(--w-(sky|eve|day)1\)"/);
    expect(markup).toContain('M0 -280H240V320H0Z');
    expect(markup).not.toContain('M0 0H240V320H0Z');
  });

  test('a low door shows less sky', () => {
    expect(coverFor(drawing, 315)).toHaveLength(drawing.length + 1);
    expect(windowMarkup(coverFor(drawing, 315))).toContain('M0 5H240V320H0Z');
  });
});
