import { expect, test } from 'vitest';
import { CITIES, readDegrees, readPlace } from './place.ts';

test.each([
  ['52.5', 90, 52.5],
  ['-33,9', 90, -33.9],
  [' +4 ', 90, 4],
  ['−12.04', 90, -12.04],
  ['90', 90, 90],
  ['90.1', 90, null],
  ['181', 180, null],
  ['north', 90, null],
  ['', 90, null],
  ['1e2', 180, null],
])('%s up to %i is %s', (text, most, degrees) => {
  expect(readDegrees(text, most)).toBe(degrees);
});

test.each([
  ['{"name":"Lima","latitude":-12,"longitude":-77}', { name: 'Lima', latitude: -12, longitude: -77 }],
  ['{"name":"Lima","latitude":-92,"longitude":-77}', null],
  ['{"name":"Lima"}', null],
  ['null', null],
  ['[', null],
  [null, null],
])('%s', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

test('every city is a place on Earth, in the order of the alphabet, once', () => {
  expect(CITIES.every((city) => readPlace(JSON.stringify(city)) !== null)).toBe(true);
  expect(new Set(CITIES.map(({ name }) => name)).size).toBe(CITIES.length);
});
