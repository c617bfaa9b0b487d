import { describe, expect, it } from 'vitest';
import { eveningCall } from './evening-call.ts';

const CALL = {
  uid: `${'a'.repeat(70)}@moonhearth`,
  sequence: 0,
  startsAt: new Date('2026-11-25T01:00:00Z'),
  endsAt: new Date('2026-11-25T02:00:00Z'),
  cancelled: false,
  stamp: new Date('2026-11-21T12:00:00Z'),
};

/** Reads a calendar file again, as RFC 5545 has it: lines unfolded, names and values. */
function parse(text: string): Map<string, string> {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const lines = text.replaceAll('\r\n ', '').split('\r\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

describe('the calendar file of a circle', () => {
  it('says when, and nothing of what or where', () => {
    const fields = parse(eveningCall(CALL));
    expect(Object.fromEntries(fields)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: CALL.uid,
      SEQUENCE: '0',
      DTSTART: '20261125T010000Z',
      DTEND: '20261125T020000Z',
      SUMMARY: 'Evening call',
      STATUS: 'CONFIRMED',
      CLASS: 'PRIVATE',
    });
    for (const name of ['LOCATION', 'DESCRIPTION', 'URL', 'ORGANIZER', 'ATTENDEE'])
      expect(fields.has(name)).toBe(false);
  });

  it('takes its entry away when the circle is cancelled', () => {
    const fields = parse(eveningCall({ ...CALL, sequence: 2, cancelled: true }));
    expect([fields.get('METHOD'), fields.get('STATUS'), fields.get('SEQUENCE'), fields.get('UID')]).toEqual([
      'CANCEL',
      'CANCELLED',
      '2',
      CALL.uid,
    ]);
  });
});
