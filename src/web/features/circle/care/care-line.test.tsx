import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { careLine } from './care-line.copy.ts';
import { CareLine } from './care-line.tsx';

test.each([
  ['heavy_bleeding', false, /call a doctor today/],
  ['heavy_bleeding', true, /take you to be seen today/],
  ['stopping_pain', false, /stops your day/],
  ['stopping_pain', true, /keeps you from school/],
] as const)('%s, teen %s: who sees it, why, what to say, and its source', (kind, teen, words) => {
  const { container } = renderPart(<CareLine kind={kind} teen={teen} />);
  const text = container.textContent ?? '';
  expect(text.startsWith('Only you see this line.')).toBe(true);
  expect(text).toMatch(words);
  expect(container.querySelectorAll('details')).toHaveLength(2);
  const line = careLine.lines[teen ? 'teen' : 'adult'][kind];
  expect(container.querySelectorAll('sup')).toHaveLength(line.sources.length);
  for (const say of line.script) expect(text).toContain(say);
});
