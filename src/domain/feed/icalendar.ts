import type { LocalDate } from '#domain/calendar/local-date.ts';

/** An event of whole days: `to` is the day after the last. */
export type CalendarEvent = {
  readonly uid: string;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly title: string;
  readonly description: string | null;
};

const LONGEST_LINE = 75;

/**
 * A calendar (RFC 5545) of whole-day events that take up no time. `stamp` is the instant at which it was made. Lines
 * end with CRLF and are folded at 75 octets.
 */
export function writeCalendar({
  name,
  events,
  stamp,
}: {
  name: string;
  events: readonly CalendarEvent[];
  stamp: Date;
}): string {
  const made = `${stamp.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Moonhearth//Calendar 1//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...events.flatMap((event) => eventLines(event, made)),
    'END:VCALENDAR',
  ];
  return calendarText(lines);
}

/** The text of a calendar: each line ends with CRLF and is folded at 75 octets. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function eventLines({ uid, from, to, title, description }: CalendarEvent, made: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${made}`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n');
}

/**
 * Folds a line so that none is longer than 75 octets of UTF-8, and no character is cut in two; a line that goes on
 * begins with a space.
 */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LONGEST_LINE) {
      parts.push(part);
      [part, octets] = [' ', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
