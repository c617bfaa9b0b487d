import { PRODUCT } from '#domain/account/product.ts';
import { calendarText } from '#domain/feed/icalendar.ts';

/** What a circle is called outside the app, whatever it is about. */
export const EVENING_CALL = 'Evening call';

export type CallInCalendar = {
  /** Stays the same for one member and one circle, so that a newer file moves the entry. */ readonly uid: string;
  /** Counts changes of time and the cancelling. */ readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelled: boolean;
  /** When this file was made. */ readonly stamp: Date;
};

/**
 * The calendar file (RFC 5545) of one circle: when it is, under a name that says nothing, and neither what it is about
 * nor where. One that was cancelled takes its entry away (RFC 5546).
 */
export function eveningCall({ uid, sequence, startsAt, endsAt, cancelled, stamp }: CallInCalendar): string {
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT}//Calendar 1//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${EVENING_CALL}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

function utc(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}
