import { expect, it } from 'vitest';
import { keepNewest } from './keep-newest.ts';

it('holds so many at the most, and loses one for each that comes', () => {
  const map = new Map<number, string>();
  for (let key = 0; key < 100; key += 1) {
    expect(keepNewest(map, { key, value: `${key}`, most: 10 })).toBe(`${key}`);
    expect(map.size).toBe(Math.min(10, key + 1));
  }
  expect([...map.keys()]).toEqual([90, 91, 92, 93, 94, 95, 96, 97, 98, 99]);
});

it('a value that is kept again is the newest', () => {
  const map = new Map([1, 2, 3].map((key) => [key, 'old']));
  keepNewest(map, { key: 1, value: 'new', most: 3 });
  expect([...map]).toEqual([
    [2, 'old'],
    [3, 'old'],
    [1, 'new'],
  ]);
});
