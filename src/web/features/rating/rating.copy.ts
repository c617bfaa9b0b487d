import { PRODUCT } from '#domain/account/product.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { ApiError, NetworkError } from '#web/platform/api-error.ts';
import { dayAndMonth, longDate, shortDate } from '#web/ui/drawings/dates/date-words.ts';

const count = (many: number, one: string) => (many === 1 ? `1 ${one}` : `${many} ${one}s`);

export const rating = {
  title: 'Daily ratings',
  kicker: 'A minute a day',
  lead: 'How strong was each of these today? Rate what you can, and skip the rest.',
  loading: 'Loading your ratings...',
  failed: {
    title: 'We couldn’t load your ratings',
    text: 'Everything you saved is safe. Check your connection, then try again.',
  },
  offline: 'You’re offline. What you rate stays on this device until you’re back.',
  offlineBlank: 'You’re offline, so we can’t show what you saved before. You can still rate: it’s added, not replaced.',
  ways: 'From your ratings',
  pattern: 'See your pattern',
  before: 'Day before',
  after: 'Day after',
  monthBefore: 'Earlier month',
  monthAfter: 'Later month',
  days: (month: string) => `Days of ${month}`,
  dayTitle: (date: LocalDate, today: LocalDate) => (date === today ? 'Today' : longDate(date)),
  cell: (month: string, state: 'rated' | 'begun' | 'open') =>
    `${month}, ${{ rated: 'rated', begun: 'not saved yet', open: 'not rated' }[state]}`,
  key: 'A dot marks a day with ratings.',
  quick: {
    label: 'Quick answers',
    nothing: 'Nothing today',
    nothingPast: 'Nothing that day',
    same: 'Same as yesterday',
    samePast: 'Same as the day before',
    filled: (items: number, from: 'nothing' | 'same') =>
      `${from === 'nothing' ? 'We filled' : 'We copied'} ${count(items, 'item')}${from === 'nothing' ? ' with 1, No' : ''}. They’re marked below, and nothing is saved yet.`,
    full: 'Everything is rated already, so there was nothing to fill.',
    undo: 'Undo',
  },
  groups: {
    mood: 'Mood',
    energy: 'Interest, focus and energy',
    food: 'Eating and sleep',
    cope: 'How you coped',
    body: 'Body',
    way: 'What it got in the way of',
  },
  again: 'Press a rating again to clear it.',
  step: (step: number, word: string) => `${step}, ${word}`,
  save: (date: LocalDate, today: LocalDate) => (date === today ? 'Save today' : `Save ${shortDate(date)}`),
  saving: 'Saving...',
  state: {
    unsaved: (rated: number) => `${rated} of 24 rated, not saved yet`,
    waits: 'Saved on this device, not sent yet',
    saved: (rated: number) => `${rated} of 24 rated`,
    none: 'Nothing rated yet',
    ask: 'Rate at least one item first.',
  },
  savedToast: 'Ratings saved',
  savedText: (date: LocalDate) => `For ${longDate(date)}.`,
  saveFailed: 'We couldn’t save your ratings',
  elsewhere: 'Not saved yet:',
  unreadable: 'These ratings can’t be opened. You can delete them under Privacy.',
  row: { title: 'Daily ratings', open: 'Not rated yet', some: (rated: number) => `${rated} of 24 rated` },
  remind: 'Remind me daily',
} as const;

export const pattern = {
  title: 'Pattern check',
  back: 'Daily ratings',
  loading: 'Loading your pattern...',
  failed: {
    title: 'We couldn’t load your pattern',
    text: 'Your ratings are safe. Check your connection, then try again.',
  },
  needed: (needed: number) =>
    needed === 1
      ? 'One more rated cycle to go. A single hard cycle can be an exception, so we wait for two.'
      : 'Two rated cycles to go. A single hard cycle can be an exception, so we wait for two.',
  needsPeriods: {
    stage:
      'Your life stage has no periods, and this check counts from the first day of one. You can keep rating all the same.',
    none: 'This check counts from the first day of a period. Log one in the tracker, and it can begin.',
  },
  graph: {
    title: 'Your ratings around your period',
    note: (cycles: number) =>
      `The mean of the 20 scored items, over ${count(cycles, 'cycle')}. 1 is no, 6 is as bad as it gets. A gap means no ratings that day.`,
    label: (high: string, low: string) => `Mean of your ratings by day. Highest: ${high}. Lowest: ${low}.`,
    at: (mean: number, day: number) =>
      `${mean.toFixed(1)} ${day < 0 ? `${count(-day, 'day')} before the period` : `on day ${day} of the period`}`,
    before: 'week before',
    after: 'days 4 to 10',
    start: 'Period starts',
    table: 'The same as a table',
    head: ['Day', 'Mean', 'Days rated'],
    day: (day: number) => (day < 0 ? `${-day} before` : `Day ${day}`),
    none: 'no ratings',
  },
  cycles: {
    title: 'Your rated cycles',
    head: ['Period', 'Week before', 'Days 4 to 10', 'Counts'],
    from: dayAndMonth,
    of: (days: number) => `${days} of 7 days`,
    counts: { nothing: 'Yes', days: 'Not yet', mood: 'No: mood left open' },
    note: 'A cycle counts once day 10 of the period is over. You can still rate past days.',
  },
  anew: {
    title: 'We scored some cycles again',
    text: 'A rating or a period changed after you read this, so the result may be different.',
    changed: (start: string) => `The result for the cycle around ${start} changed.`,
    gone: (start: string) => `The cycle around ${start} is no longer counted from that day.`,
    new: (start: string) => `A cycle around ${start} was added.`,
    range: 'One high rating can change other cycles too, since all are measured on the part of the scale you use.',
    read: 'I’ve read this',
  },
  how: {
    title: 'How this is scored',
    text: 'For each item we compare the week before a period with days 4 to 10. It has to be 4 or more on at least two days, rise clearly, and be 3 or less on every day after.',
    limits:
      'It rules nothing out. Pain, depression, anxiety and hormonal methods can look alike, and only a clinician can tell them apart.',
    credit:
      'The scoring is C-PASS, after the open R package cpass by L. Symul and T. Eisenlohr-Moul (CC BY 4.0). The items are in our own words, and nobody has checked the scoring with them.',
  },
  report: 'Open your report',
  rate: 'Rate a day',
} as const;

/** Why a day was not saved, and that nothing is lost. */
export function ratingFailure(error: unknown): string {
  const stays = 'What you rated is still here.';
  if (error instanceof NetworkError)
    return `We couldn’t reach ${PRODUCT}. ${stays} Check your connection, then save again.`;
  if (error instanceof ApiError && error.status < 500 && error.body) return `${error.body.message} ${stays}`;
  return `Something went wrong on our side. ${stays} Save again in a moment.`;
}
