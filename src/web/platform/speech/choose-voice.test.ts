import { expect, test } from 'vitest';
import { voicesFor, voiceToUse } from './choose-voice.ts';
import type { Voice } from './speech.ts';

const voice = (name: string, lang: string, isLocal = true): Voice => ({ uri: name, name, lang, isLocal });
const HERE = [
  voice('Anna', 'de-DE'),
  voice('Cloud Natural', 'en-US', false),
  voice('Plain British', 'en-GB'),
  voice('Plain', 'en_US'),
  voice('Ava (Enhanced)', 'en-US'),
  voice('Zoe (Premium)', 'en-GB'),
];

test('voices of the page’s language alone: on this device first, the better made before the plain', () => {
  expect(voicesFor('en-US', HERE).map(({ name }) => name)).toEqual([
    'Zoe (Premium)',
    'Ava (Enhanced)',
    'Plain',
    'Plain British',
    'Cloud Natural',
  ]);
});

test.each([
  ['nothing chosen: the best of this device', null, false, 'Zoe (Premium)'],
  ['her choice', 'Plain', false, 'Plain'],
  ['one that is gone: the best again', 'Gone', true, 'Zoe (Premium)'],
  ['one whose words leave, which she has not allowed', 'Cloud Natural', false, 'Zoe (Premium)'],
  ['one whose words leave, which she allowed', 'Cloud Natural', true, 'Cloud Natural'],
])('%s', (_, chosen, mayLeave, found) => {
  expect(voiceToUse(voicesFor('en-US', HERE), { chosen, mayLeave })?.name).toBe(found);
});

test('where every voice is on servers, none is taken unasked, also when that was allowed for another', () => {
  const cloud = [voice('Cloud', 'en-US', false)];
  expect(voiceToUse(cloud, { chosen: null, mayLeave: false })).toBeNull();
  expect(voiceToUse(cloud, { chosen: null, mayLeave: true })).toBeNull();
});
