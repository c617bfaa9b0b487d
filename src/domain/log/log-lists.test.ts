import { expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { mostUsed, nameOf, offeredSymptomNamed, withListChange, withEntry, type CustomSymptom } from './log-lists.ts';

const ICY: CustomSymptom = { id: '1', name: 'Icy hands', hidden: false };
const TWITCH: CustomSymptom = { id: '2', name: 'Twitching eyelid', hidden: true };
const NEW: CustomSymptom = { id: '3', name: 'Ear pressure', hidden: false };
const LIST = [ICY, TWITCH];

test.each([
  ['  Icy hands ', 'Icy hands'],
  ['', ''],
  ['   ', ''],
  ['\u200b\u2060', ''],
  ['🌙', '🌙'],
  ['?', '?'],
  ['<b>x</b>', '<b>x</b>'],
])('the name "%s" is kept as "%s"', (text, name) => {
  expect(nameOf(text)).toBe(name);
});

test.each([
  ['Cramps', true, 'cramps'],
  ['  CRAMPS ', true, 'cramps'],
  ['tender  Breasts', true, 'tender_breasts'],
  ['hot-flushes', true, 'hot_flushes'],
  ['Cramps in the leg', true, null],
  ['Icy hands', true, null],
  ['Vaginal dryness', true, 'vaginal_dryness'],
  ['Vaginal dryness', false, null],
])('"%s" (adult: %s) would name %s a second time', (name, adult, symptom) => {
  expect(offeredSymptomNamed(name, { adult })).toBe(symptom);
});

test.each([
  ['a new one stands last', NEW, 3, [ICY, TWITCH, NEW]],
  ['one too many, hidden ones counted', NEW, 2, 'list_full'],
  ['a name that stands there', { ...NEW, name: 'icy HANDS' }, 9, 'name_taken'],
  ['the same letters written otherwise', { ...NEW, name: 'Icy hands'.normalize('NFD') }, 9, 'name_taken'],
  [
    'a hidden one comes back under its own id, also in a full list',
    { ...NEW, name: 'twitching eyelid' },
    2,
    [ICY, { id: '2', name: 'twitching eyelid', hidden: false }],
  ],
])('%s', (_what, entry, most, made) => {
  expect(withEntry(LIST, { entry, most })).toEqual(made);
});

test.each([
  ['a new name', '1', { name: 'Cold hands' }, [{ ...ICY, name: 'Cold hands' }, TWITCH]],
  ['its own name in other letters', '1', { name: 'ICY hands' }, [{ ...ICY, name: 'ICY hands' }, TWITCH]],
  ['the name of another, hidden or not', '1', { name: 'Twitching eyelid' }, 'name_taken'],
  ['hidden', '1', { hidden: true }, [{ ...ICY, hidden: true }, TWITCH]],
  ['restored', '2', { hidden: false }, [ICY, { ...TWITCH, hidden: false }]],
  ['nothing told', '1', { name: undefined }, LIST],
  ['one that is not hers', '9', { hidden: true }, 'not_found'],
])('changed: %s', (_what, id, change, made) => {
  expect(withListChange(LIST, { id, change })).toEqual(made);
});

test('the most used stand first, own ones among them', () => {
  const day = (date: string, symptoms: object, customSymptoms: Record<string, 1 | 2 | 3> = {}) => ({
    date: localDate(date),
    symptoms,
    customSymptoms,
  });
  expect(
    mostUsed([
      day('2026-11-01', { headache: 1, cramps: 3 }),
      day('2026-11-02', { cramps: 1 }, { '7': 2 }),
      day('2026-11-03', { nausea: 1 }, { '7': 1 }),
      day('2026-11-04', { cramps: 1 }),
    ]),
  ).toEqual(['cramps', '7', 'headache', 'nausea']);
  expect(mostUsed([])).toEqual([]);
});
