import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { QuietArch } from './quiet-arch.tsx';

test.each([
  ['ember', 'circle'],
  ['moon', 'path'],
] as const)('one arch holds the %s, and is nothing to hear', (holds, drawn) => {
  const { container } = renderPart(<QuietArch holds={holds} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect([...container.querySelectorAll('svg > *')].map(({ tagName }) => tagName)).toEqual(['path', 'path', drawn]);
});
