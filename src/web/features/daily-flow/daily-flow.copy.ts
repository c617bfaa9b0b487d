import type { FlowStep } from '#domain/daily-flow/daily-flow.ts';
import type { PaceKind, Pace } from '#domain/daily-flow/breath.ts';
import type { Mood } from '#domain/cycle/day-log.ts';
import { numberWord } from '#web/ui/drawings/dates/number-words.ts';

const minutes = (count: number): string => (count === 1 ? 'one minute' : `${numberWord(count)} minutes`);

export const STEP_WORDS: Readonly<Record<FlowStep, string>> = {
  arrive: 'Arrive',
  breathe: 'Breathe',
  check_in: 'Check in',
  write: 'Write',
  intention: 'Set an intention',
  close: 'Close',
};
export const NUMERALS: Readonly<Record<FlowStep, string>> = {
  arrive: 'i',
  breathe: 'ii',
  check_in: 'iii',
  write: 'iv',
  intention: 'v',
  close: 'vi',
};
/** The five moods that are offered in passing; the journal has them all. */
export const FLOW_MOODS: readonly (readonly [Mood, string])[] = [
  ['tender', 'Tender'],
  ['calm', 'Calm'],
  ['bright', 'Bright'],
  ['restless', 'Restless'],
  ['low', 'Low'],
];

export const dailyFlow = {
  title: 'Daily flow',
  kicker: 'Guided, about ten minutes',
  leave: 'Leave for now',
  loading: 'Loading...',
  failed: { title: 'We couldn’t load your daily flow', text: 'Nothing is lost. Your place is saved for today.' },
  unkept: { title: 'Your place wasn’t saved', text: 'Keep going. We’ll save it with the next step.' },
  turned: { title: 'It’s a new day', text: 'A new flow begins. What you saved yesterday is in your journal.' },
  rooms: 'Six steps, about ten minutes',
  done: 'done',
  min: (count: number) => `${count} min`,
  step: (place: number) => `Step ${place} of 6`,
  about: (count: number) => `about ${minutes(count)}`,
  left: (count: number) => (count === 0 ? 'time is up, stay if you like' : `${minutes(count)} left`),
  begin: 'Begin',
  onward: 'Continue',
  pause: 'Pause',
  resume: 'Resume',
  skip: 'Skip this step',
  bell: 'Soft bell between steps',
  arrive: {
    bell: 'You can turn your phone face down. A soft bell marks each step.',
    quiet: 'You can turn your phone face down. The bell is off.',
    moon: 'Tonight’s moon',
  },
  breathe: {
    say: 'Let the light rise as you breathe in. Let it sink for longer than you think.',
    pace: 'Pace',
    paces: { four_seven: '4 and 7', four_six: '4 and 6', own: 'My own' } satisfies Record<PaceKind, string>,
    dizzy: 'Dizzy? Stop counting and breathe as you like.',
    in: ({ in: seconds }: Pace) => `In for ${numberWord(seconds)}`,
    out: ({ out: seconds }: Pace) => `Out for ${numberWord(seconds)}`,
    both: (pace: Pace) => `In for ${numberWord(pace.in)}, out for ${numberWord(pace.out)}`,
    over: 'That’s three minutes. Let your breath find its own pace now.',
    paused: 'Paused',
    seconds: {
      in: 'Seconds in',
      out: 'Seconds out',
      less: { in: 'A second less in', out: 'A second less out' },
      more: { in: 'A second more in', out: 'A second more out' },
    },
  },
  checkIn: {
    moods: 'A mood, if one fits',
    answer: 'Your answer',
    hint: 'A word is plenty.',
    voice: 'your answer',
    keep: 'Check in and continue',
    keeping: 'Saving...',
    already: 'You’ve checked in today. Once a day is enough.',
  },
  write: {
    kicker: 'Today’s page',
    page: 'Your page',
    hint: 'Begin anywhere.',
    voice: 'your page',
    goes: (day: number | null) =>
      day === null
        ? 'It goes to your journal. Encrypted with your own key.'
        : `It goes to your journal, on day ${day}. Encrypted with your own key.`,
    draft: 'Not saved yet. Your words stay on this device until you save them.',
    draftShort: 'Not saved yet. This browser stores nothing, so save before you leave.',
    again: 'You saved a page today. There’s room for another.',
    missing: 'Write a word first.',
    keep: 'Save and continue',
    keeping: 'Saving...',
    lost: {
      title: 'This wasn’t saved',
      text: 'Your words are still here. Please try again in a moment.',
    },
    over: (count: number) => `${count.toLocaleString('en')} letters too many for one page.`,
  },
  intention: {
    label: 'One thing, small enough to do',
    last: (text: string) => `Last time: “${text}”.`,
    first: 'You’ll find it here next time.',
    missing: 'Write one thing first, or skip this step.',
    keep: 'Set it and continue',
    keeping: 'Saving...',
    lost: {
      title: 'This wasn’t saved',
      text: 'Your words are still in the field. Please try again in a moment.',
    },
  },
  close: {
    say: 'Ten minutes, all your own.',
    complete: 'Complete Today ✓',
    completing: 'Saving...',
    today: 'For today:',
    over: 'A new one starts tomorrow. Until midnight you can go back to any step.',
    home: 'Go home',
    lost: {
      title: 'This wasn’t saved',
      text: 'Everything from the earlier steps is saved. Please try again in a moment.',
    },
  },
  way: { title: 'The other steps', note: 'What each one asks', open: 'Go there', done: 'Done' },
  milestone: {
    label: 'Milestone',
    open: (day: number) => `Open day ${day}`,
    next: (day: number) => `Day ${day} is next`,
    ahead: (inDays: number) =>
      `${inDays === 1 ? 'One more visit' : `${inDays} more visits`} and it opens. Take your time.`,
    all: 'You’ve opened every milestone',
    teen: 'You’ve been here before. Nothing is counted against you.',
  },
} as const;
