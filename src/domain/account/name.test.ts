import { expect, test } from 'vitest';
import { isName, trimName } from './name.ts';

test.each<[string, boolean]>([
  ['Maren', true],
  ['  Maren  ', true],
  ['<script>alert(1)</script>', true],
  ['月子', true],
  ['', false],
  ['   ', false],
  ['a'.repeat(80), true],
  ['a'.repeat(81), false],
  ['a\u0000b', false],
  ['a\ud800', false],
])('%j is a name: %s', (name, fine) => {
  expect(isName(name)).toBe(fine);
});

test('only the ends are trimmed', () => {
  expect(trimName('  Anna  Lena ')).toBe('Anna  Lena');
});
