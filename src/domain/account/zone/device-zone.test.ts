import { expect, it } from 'vitest';
import { asksAboutZone } from './device-zone.ts';

it.each([
  ['the same zone', 'Europe/Berlin', { timeZone: 'Europe/Berlin' }, false],
  ['the same zone by an older name', 'Asia/Calcutta', { timeZone: 'Asia/Kolkata' }, false],
  ['another zone', 'America/New_York', { timeZone: 'Europe/Berlin' }, true],
  ['another zone with the same clock', 'Europe/Paris', { timeZone: 'Europe/Berlin' }, true],
  ['the one she refused', 'America/New_York', { timeZone: 'Europe/Berlin', zoneKept: 'America/New_York' }, false],
  ['a third one', 'Asia/Tokyo', { timeZone: 'Europe/Berlin', zoneKept: 'America/New_York' }, true],
  ['none refused', 'Asia/Tokyo', { timeZone: 'Europe/Berlin', zoneKept: null }, true],
])('%s', (_what, device, known, asks) => {
  expect(asksAboutZone(device, known)).toBe(asks);
});
