import { expect, test } from 'vitest';
import { eclipseHere } from './eclipse-here.ts';

const LONDON = { latitude: 51.5, longitude: -0.12 };
const BURGOS = { latitude: 42.34, longitude: -3.7 };
const SYDNEY = { latitude: -33.87, longitude: 151.2 };
const TOTAL_SUN = { body: 'sun', at: new Date('2026-08-12T17:46:00Z') } as const;
const MARCH_MOON = { body: 'moon', at: new Date('2026-03-03T11:33:00Z') } as const;

test('the total eclipse of the sun on 12 August 2026: total in Burgos, nine tenths in London, none in Sydney', () => {
  expect(eclipseHere(BURGOS, TOTAL_SUN)?.covered).toBe(1);
  expect(eclipseHere(BURGOS, TOTAL_SUN)?.at.toISOString().slice(0, 15)).toBe('2026-08-12T18:2');
  const london = eclipseHere(LONDON, TOTAL_SUN);
  expect(london?.covered).toBeGreaterThan(0.88);
  expect(london?.covered).toBeLessThan(0.93);
  expect(eclipseHere(SYDNEY, TOTAL_SUN)).toBeNull();
});

test('the total eclipse of the moon on 3 March 2026: all of it over Sydney, none over London, whose moon is down', () => {
  expect(eclipseHere(SYDNEY, MARCH_MOON)).toMatchObject({ whole: true, covered: 1 });
  expect(eclipseHere(LONDON, MARCH_MOON)).toBeNull();
});

test('the moon that rises or sets eclipsed is seen in part: 7 September 2025 over London', () => {
  const rising = eclipseHere(LONDON, { body: 'moon', at: new Date('2025-09-07T18:12:00Z') });
  expect(rising).toMatchObject({ whole: false });
  expect(rising?.at.getTime()).toBeGreaterThan(Date.parse('2025-09-07T18:12:00Z'));
});
