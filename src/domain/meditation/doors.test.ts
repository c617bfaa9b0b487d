import { expect, it } from 'vitest';
import { homeOrder } from './doors.ts';

it('the home shelf begins with what is open, then by places, then by ids', () => {
  const one = (id: string, place: number | null, isOpen = true) => ({ id, place, isOpen });
  const all = [one('tide', null), one('boat', 1, false), one('reeds', 7), one('fan', null), one('snow', 2)];
  expect(homeOrder(all).map(({ id }) => id)).toEqual(['snow', 'reeds', 'fan', 'tide', 'boat']);
});
