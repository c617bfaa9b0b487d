import type { LocalDate } from '#domain/calendar/local-date.ts';
import { dayAndMonth, longDate } from '#web/ui/drawings/dates/date-words.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Words of the scorecard: what was foretold, and what happened. */
export const scorecard = {
  title: 'How the forecasts did',
  lead: 'Each forecast is kept as it stood on the day it was made. Nothing you log or change later rewrites it.',
  none: 'No forecast has been kept yet. The first one is when you log something in this cycle or your next period starts.',
  waiting: 'The first forecast is kept and waits for your next period.',
  tally: (within: number, judged: number) => `${within} of ${judged} came within the range.`,
  mean: (mean: string) => `On average they were ${mean} off.`,
  meanDays: (mean: number) => (mean === 1 ? '1 day' : `${mean} days`),
  few: 'A few cycles say little yet.',
  expected: 'The range should hold eight times in ten.',
  columns: { made: 'Made on', said: 'It said', came: 'What happened', off: 'Off by' },
  between: (low: LocalDate, high: LocalDate) => `${dayAndMonth(low)} to ${dayAndMonth(high)}`,
  day: (day: LocalDate) => longDate(day),
  off: (errorDays: number) =>
    errorDays === 0 ? 'on the day' : `${days(Math.abs(errorDays))} ${errorDays > 0 ? 'after' : 'before'}`,
  inRange: 'in the range',
  outOfRange: 'outside of it',
  stillToCome: 'still to come',
  takenBack: 'The period it began with was taken back, so it is not counted.',
  leftOut: 'You left this cycle out, so it is not counted.',
  overtaken: 'It had begun before this was made, and you logged it after; so it is not counted.',
  earlierMethod: 'by an earlier method',
  /** What the method was tried on, and where it was not. */
  tried:
    'We tried the method on real cycles of women whose cycles were mostly regular. For longer, more varied cycles we only have simulated ones. “How do you know?” has the figures.',
  strip: 'Dot: what happened. Band: the range. Line: the day it said.',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  failed: { title: 'The record did not come through', text: 'Nothing is lost. Please try again in a moment.' },
  loading: 'The record is on its way...',
  back: {
    open: 'Look back at older cycles',
    close: 'Close the look back',
    title: 'Looking back',
    lead: 'What this method would have said on the first day of each of these cycles, worked out now from the cycles before it. You were never told these; they are no part of the record above.',
    started: 'Cycle began',
  },
} as const;
