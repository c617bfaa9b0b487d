import { expect, test } from 'vitest';
import { allZones, findZones, offsetWords, zoneOf } from './zones.ts';

const winter = new Date('2026-11-21T12:00:00.000Z');
const summer = new Date('2026-07-01T12:00:00.000Z');

test.each([
  [0, 'UTC'],
  [60, 'UTC+1'],
  [-210, 'UTC-3:30'],
  [345, 'UTC+5:45'],
  [-600, 'UTC-10'],
  [5, 'UTC+0:05'],
])('%d minutes are %s', (minutes, words) => {
  expect(offsetWords(minutes)).toBe(words);
});

test('a zone is told by its city, with the offset of the day', () => {
  expect(zoneOf('Europe/Berlin', winter)).toMatchObject({ place: 'Berlin', area: 'Europe', offset: 'UTC+1' });
  expect(zoneOf('Europe/Berlin', summer).offset).toBe('UTC+2');
  expect(zoneOf('America/Argentina/Buenos_Aires', winter)).toMatchObject({
    place: 'Buenos Aires',
    area: 'America, Argentina',
  });
});

test('every zone is there, hers too under an older name', () => {
  const ids = allZones(winter, 'Asia/Saigon').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(400);
  expect(ids).toContain('Asia/Saigon');
});

test.each([
  ['york', 'America/New_York'],
  ['new york', 'America/New_York'],
  ['BERL', 'Europe/Berlin'],
  ['utc+5:30', 'Asia/Colombo'],
])('%s finds %s', (search, id) => {
  expect(findZones(allZones(winter, 'UTC'), search).map((zone) => zone.id)).toContain(id);
});

test('nothing is found for a word that is in no name', () => {
  expect(findZones(allZones(winter, 'UTC'), 'atlantis')).toEqual([]);
});
