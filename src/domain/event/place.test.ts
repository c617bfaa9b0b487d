import { describe, expect, it } from 'vitest';
import { doorOpensAt, isDoorOpen, readPlace } from './place.ts';

describe('the place of a circle', () => {
  it.each([
    ['https://evening.example.com/EveningCall#config.startWithAudioMuted=true', 'evening.example.com'],
    ['https://Zoom.US/j/123?pwd=a@b', 'zoom.us'],
    ['https://xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
  ])('is taken: %s', (address, site) => {
    expect(readPlace(address)?.site).toBe(site);
  });

  it.each([
    'http://evening.example.com/a',
    'javascript:alert(1)',
    'https://user@evening.example.com/a',
    'https://user:secret@evening.example.com/a',
    'https://evening.example.com:8443/a',
    'https://evening.example.com@evil.com',
    'https://127.0.0.1/a',
    'https://0x7f.1/a',
    'https://2130706433/',
    'https://[::1]/a',
    'https://localhost/a',
    'https://printer.local/a',
    'https://host.internal/',
    'https://nohost/',
    'https://a..b.com/',
    'https://-a.com/',
    'https://.com/',
    'https://evening.example.com\\@evil.com',
    'https:// evening.example.com',
    'https://evening.example.com/\u202Ea',
    'https://evening.example.com/a b',
    'https://evening.example.com\n.evil.com',
    'https://münchen.de/',
    'https:///a',
    'evening.example.com/a',
    '',
    `https://evening.example.com/${'a'.repeat(500)}`,
  ])('is refused: %j', (address) => {
    expect(readPlace(address)).toBeNull();
  });

  it('opens a quarter of an hour before and closes with the end, and never where it was cancelled', () => {
    const event = {
      startsAt: new Date('2026-11-24T20:00:00Z'),
      endsAt: new Date('2026-11-24T21:00:00Z'),
      cancelled: false,
    };
    const at = (time: string) => isDoorOpen(event, new Date(`2026-11-24T${time}Z`));
    expect(doorOpensAt(event.startsAt).toISOString()).toBe('2026-11-24T19:45:00.000Z');
    expect([at('19:44:59'), at('19:45:00'), at('20:59:59'), at('21:00:00')]).toEqual([false, true, true, false]);
    expect(isDoorOpen({ ...event, cancelled: true }, new Date('2026-11-24T20:00:00Z'))).toBe(false);
  });
});
