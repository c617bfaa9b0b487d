import { z } from 'zod';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';

/** A random id made by the server. */
export const id = z.uuid();

/** A calendar day that exists, "2026-11-21". */
export const localDateSchema = z.custom<LocalDate>(
  (value) => typeof value === 'string' && parseLocalDate(value) !== null,
  'Please give a day like 2026-11-21',
);

/** A time of day on the member's clock, "06:45". */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time like 06:45');

/** An instant as ISO text in UTC. */
export const instant = z.iso.datetime();

/** An IANA time zone that this machine knows, by its name; an offset such as "+05:30" is none. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'This time zone is not known');

function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z]/.test(value)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/**
 * Text a person wrote: kept verbatim, without NUL and without lone surrogates, which PostgreSQL and JSON cannot carry.
 */
export function writtenText(max: number) {
  return z
    .string()
    .max(max)
    .refine((text) => !/[\u0000\p{Cs}]/u.test(text), 'This text has a character that cannot be stored');
}

/** A reply that says only that it happened. */
export const ok = z.object({ ok: z.literal(true) });
