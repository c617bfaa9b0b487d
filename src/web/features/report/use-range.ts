import { useState } from 'react';
import { daysBetween, parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { monthsBefore } from '#domain/insight/span.ts';
import { report } from './report.copy.ts';

const USUAL_MONTHS = 12;
const LONGEST = 3660;
const { refused } = report;

/** The chosen days as typed, what is wrong with each, and the last range that held. */
export function useRange(today: LocalDate) {
  const [from, setFrom] = useState<string>(monthsBefore(today, USUAL_MONTHS));
  const [to, setTo] = useState<string>(today);
  const [first, last] = [parseLocalDate(from), parseLocalDate(to)];
  const toError = last === null ? refused.missing : last > today ? refused.future : undefined;
  const fromError =
    first === null
      ? refused.missing
      : last !== null && first > last
        ? refused.order
        : last !== null && daysBetween(first, last) > LONGEST
          ? refused.long
          : undefined;
  const holds = first !== null && last !== null && toError === undefined && fromError === undefined;
  return { from, to, setFrom, setTo, fromError, toError, range: holds ? { from: first, to: last } : null };
}
