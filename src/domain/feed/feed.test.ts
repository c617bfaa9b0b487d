import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { LIFE_STAGES, STAGE_SURFACES } from '#domain/stage/stage.ts';
import { feedEvents } from './feed-events.ts';
import { writeCalendar } from './icalendar.ts';

const d = localDate;
const STAMP = new Date('2026-11-21T12:00:00.000Z');
const event = (title: string, description: string | null = null) => ({
  uid: 'a@moonhearth',
  from: d('2026-11-30'),
  to: d('2026-12-04'),
  title,
  description,
});

describe('a calendar', () => {
  it('is an RFC 5545 file of whole days', () => {
    expect(writeCalendar({ name: 'Moonhearth', events: [event('Moonhearth')], stamp: STAMP })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Moonhearth//Calendar 1//EN',
        'CALSCALE:GREGORIAN',
        'X-WR-CALNAME:Moonhearth',
        'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
        'X-PUBLISHED-TTL:PT12H',
        'BEGIN:VEVENT',
        'UID:a@moonhearth',
        'DTSTAMP:20261121T120000Z',
        'DTSTART;VALUE=DATE:20261130',
        'DTEND;VALUE=DATE:20261204',
        'SUMMARY:Moonhearth',
        'TRANSP:TRANSPARENT',
        'CLASS:PRIVATE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });
  it('escapes what has a meaning of its own', () => {
    expect(writeCalendar({ name: 'x', events: [event('a,b;c\\d', 'one\ntwo')], stamp: STAMP })).toContain(
      'SUMMARY:a\\,b\\;c\\\\d\r\nDESCRIPTION:one\\ntwo\r\n',
    );
  });
  it.each(['x'.repeat(300), 'ü🌙'.repeat(80)])('folds long lines at 75 octets and cuts no character', (title) => {
    const text = writeCalendar({ name: 'x', events: [event(title)], stamp: STAMP });
    for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  });
});

describe('what the feed shows', () => {
  const logs = [0, 28, 56, 84].flatMap((start) =>
    [0, 1, 2].map((day) => ({ date: addDays(d('2026-08-12'), start + day), flow: 'medium' as const })),
  );
  const view = cycleView({ cycles: deriveCycles(logs, NO_EDITS), logs, today: d('2026-11-21') });
  const events = (titles: 'discreet' | 'plain', stage: (typeof LIFE_STAGES)[number] = 'menstruating') =>
    feedEvents({ view, surface: STAGE_SURFACES[stage], titles, uidOf: (key) => `${key}@x` });

  it('says nothing but the name where it is discreet', () => {
    expect(events('discreet')).toEqual([
      {
        uid: 'period after 2026-11-04@x',
        from: view.forecast?.low,
        to: addDays(view.forecast?.high ?? d('2026-01-01'), 1),
        title: 'Moonhearth',
        description: null,
      },
    ]);
  });
  it('says it plainly where she chose that', () => {
    expect(events('plain')[0]).toMatchObject({
      title: 'Period may start',
      description: expect.stringContaining('Most likely'),
    });
    expect(events('plain', 'irregular')[0]?.description).not.toContain('Most likely');
  });
  it('names no day and claims nothing while there is not enough history', () => {
    const young = cycleView({ cycles: deriveCycles(logs.slice(0, 9), NO_EDITS), logs, today: d('2026-10-10') });
    const [told] = feedEvents({
      view: young,
      surface: STAGE_SURFACES.menstruating,
      titles: 'plain',
      uidOf: (key) => key,
    });
    expect(told?.description).toBe('Not enough history yet. This is usual for your age and stage.');
  });
  it.each(LIFE_STAGES)(
    'in the stage %s it shows only what that stage shows, and never a word of fertility',
    (stage) => {
      for (const titles of ['discreet', 'plain'] as const) {
        expect(events(titles, stage).length > 0).toBe(STAGE_SURFACES[stage].periodForecast !== 'none');
        expect(JSON.stringify(events(titles, stage))).not.toMatch(/fertil|ovulat/i);
      }
    },
  );
});
