import { expect, test } from 'vitest';
import { cleanProfile, missingOf, PROFILE, profileFaults, tooShortOf, type ProfileWords } from './teacher.ts';

const page: ProfileWords = {
  name: 'Ilse Varga',
  addressed: 'Ilse',
  languages: 'English, German',
  words: 'I have led evening circles for nine years.',
  approach: 'Slow, with long pauses.',
};

test('a page that says who she is has no fault and lacks nothing', () => {
  expect([profileFaults(page), missingOf(page)]).toEqual([{}, []]);
});

test.each([
  ['a link', 'Read more at ilsevarga.com'],
  ['an email', 'Write to ilse@example.org'],
  ['a handle', 'Find me on Instagram: @ilse_varga'],
])('%s is refused in any part', (_, text) => {
  for (const part of ['addressed', 'languages', 'words', 'approach'] as const)
    expect(profileFaults({ ...page, [part]: text })).toEqual({ [part]: 'contact' });
});

test('each part ends at its limit, counted as a person counts', () => {
  expect(profileFaults({ ...page, words: 'é'.repeat(PROFILE.words) })).toEqual({});
  expect(profileFaults({ ...page, words: 'é'.repeat(PROFILE.words + 1) })).toEqual({ words: 'too_long' });
});

test('name, languages and words are needed, spaces are none', () => {
  expect(missingOf({ ...page, name: ' ', approach: '', addressed: '', words: '' })).toEqual(['name', 'words']);
});

test('marks that hide go, lines stay', () => {
  expect(cleanProfile({ ...page, words: ' one\u200B\n\n\n\ntwo ' }).words).toBe('one\n\ntwo');
});

test('an application says enough to decide by, however many spaces it has', () => {
  const said = { name: 'Ilse', teaches: 'x'.repeat(40), training: 'y'.repeat(20) };
  expect(tooShortOf(said)).toEqual([]);
  expect(tooShortOf({ ...said, teaches: `${'x'.repeat(39)}${' '.repeat(40)}`, name: ' I ' })).toEqual([
    'name',
    'teaches',
  ]);
});
