import type { LocalDate } from '#domain/calendar/local-date.ts';
import { dayAndMonth, longDate } from '#web/ui/drawings/dates/date-words.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** Words of the scorecard: what we forecast, and what happened. */
export const scorecard = {
  title: 'How your forecasts did',
  open: 'How they did',
  line: {
    tally: (within: number, judged: number) => `${within} of ${judged} forecasts came within their range.`,
    none: 'No forecast to check yet.',
  },
  lead: 'We save each forecast on the day we make it. Nothing you log or change later rewrites it.',
  none: 'No forecast is saved yet. We save the first when you log something in this cycle, or when your next period starts.',
  waiting: 'Your first forecast is saved. We check it when your next period starts.',
  tally: (within: number, judged: number) => `${within} of ${judged} came within their range.`,
  mean: (mean: string) => `On average they were ${mean} off.`,
  meanDays: (mean: number) => (mean === 1 ? '1 day' : `${mean} days`),
  few: 'A few cycles don’t say much yet.',
  expected: 'We expect 8 in 10.',
  columns: { made: 'Made on', said: 'Forecast', came: 'Period started', off: 'Difference' },
  between: (low: LocalDate, high: LocalDate) => `${dayAndMonth(low)} to ${dayAndMonth(high)}`,
  day: (day: LocalDate) => longDate(day),
  off: (errorDays: number) =>
    errorDays === 0 ? 'on the day' : `${days(Math.abs(errorDays))} ${errorDays > 0 ? 'late' : 'early'}`,
  inRange: 'in the range',
  outOfRange: 'outside the range',
  stillToCome: 'Not yet',
  takenBack: 'Not counted: you undid the period it began with.',
  leftOut: 'Not counted: you left this cycle out.',
  overtaken: 'Not counted: your period had already started when we made it.',
  earlierMethod: 'by an earlier method',
  /** What the method was tried on, and where it was not. */
  tried:
    'We tested the method on real cycles of women whose cycles were mostly regular. For longer, more varied cycles we only have simulated ones. “How do you know?” has the numbers.',
  strip: 'Dot: your period started. Band: the range. Line: predicted day.',
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  failed: { title: 'We couldn’t load your forecasts', text: 'Nothing is lost. Try again in a moment.' },
  loading: 'Loading your forecasts...',
  back: {
    open: 'Look back at older cycles',
    close: 'Close the look back',
    title: 'Looking back',
    lead: 'What this method would have said on the first day of older cycles. We work it out now. You never saw these, so they don’t count above.',
    started: 'Cycle began',
  },
} as const;
