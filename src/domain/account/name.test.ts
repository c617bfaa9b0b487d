import { describe, expect, it, test } from 'vitest';
import { cleanName, isName, trimName } from './name.ts';

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
  ['\u200b\u2060\u202e', false],
  ['\u3164', false],
])('%j is a name: %s', (name, fine) => {
  expect(isName(name)).toBe(fine);
});

test('only the ends are trimmed', () => {
  expect(trimName('  Anna  Lena ')).toBe('Anna  Lena');
});

describe('a name loses what nobody can see and what turns letters round', () => {
  it.each<[string, string, string]>([
    ['direction marks', '\u202egnirehC\u202c', 'gnirehC'],
    ['isolates and marks', '\u2066A\u2069n\u200en\u200fa\u061c', 'Anna'],
    ['zero-width characters', 'An\u200bna\ufeff \u2060Le\u00adna', 'Anna Lena'],
    ['a joiner between Latin letters', 'An\u200dna\u200c', 'Anna'],
    ['line breaks and other controls', 'Anna\r\nBcc: x\u0007\u0085\u2028y', 'Anna Bcc: x y'],
    ['fillers', 'A\u3164n\u115fn\u1160a\uffa0', 'Anna'],
    ['tags', 'Anna\u{e0041}\u{e007f}', 'Anna'],
  ])('%s', (_, name, kept) => expect(trimName(name)).toBe(kept));

  it.each([
    ['Persian', 'مه\u200cسا'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Marathi', 'र्\u200dया'],
    ['accents', 'Zoë Łucja Nguyễn'],
    ['an apostrophe', 'O’Hara-Śmith'],
  ])('and keeps what a script needs: %s', (_, name) => expect(trimName(name)).toBe(name));

  it('where there is nothing to lose, it is the same text', () => {
    const name = 'Anna';
    expect(cleanName(name)).toBe(name);
  });
});
