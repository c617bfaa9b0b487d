import type { FlowStep } from '#domain/daily-flow/daily-flow.ts';
import type { PaceKind, Pace } from '#domain/daily-flow/breath.ts';
import type { Mood } from '#domain/cycle/day-log.ts';

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const word = (count: number): string => NUMBERS[count] ?? String(count);
const minutes = (count: number): string => (count === 1 ? 'one minute' : `${word(count)} minutes`);

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
  failed: { title: 'Your daily flow did not come', text: 'Nothing is lost: your place in it is kept for the day.' },
  unkept: { title: 'Your place could not be kept', text: 'Go on all the same. It is sent along with the next step.' },
  turned: { title: 'The day has turned', text: 'A new flow begins. What you kept yesterday is in your journal.' },
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
    bell: 'Phone face down is allowed; a soft bell marks each step.',
    quiet: 'Phone face down is allowed. The bell is off.',
    moon: "Tonight's moon",
  },
  breathe: {
    say: 'Let the light rise as you breathe in. Let it sink for longer than you think.',
    pace: 'Pace',
    paces: { four_seven: '4 and 7', four_six: '4 and 6', own: 'My own' } satisfies Record<PaceKind, string>,
    dizzy: 'Dizzy? Stop counting and breathe as you like.',
    in: ({ in: seconds }: Pace) => `In for ${word(seconds)}`,
    out: ({ out: seconds }: Pace) => `Out for ${word(seconds)}`,
    both: (pace: Pace) => `In for ${word(pace.in)}, out for ${word(pace.out)}`,
    over: 'Three minutes. Let it breathe by itself now.',
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
    already: 'You have checked in today. It counts once a day, and once is enough.',
  },
  write: {
    kicker: "Today's page",
    page: 'Your page',
    hint: 'Begin anywhere.',
    voice: 'your page',
    goes: (day: number | null) =>
      day === null
        ? 'It goes to your journal. Encrypted with your own key.'
        : `It goes to your journal, on day ${day}. Encrypted with your own key.`,
    draft: 'Not kept yet. Your words stay on this device until you keep them.',
    draftShort: 'Not kept yet. This browser stores nothing, so keep it before you leave.',
    again: 'A page of today is kept. There is room for another.',
    keep: 'Keep and continue',
    keeping: 'Keeping...',
    lost: {
      title: 'This could not be kept just now',
      text: 'Your words are still here. Please try again in a moment.',
    },
    over: (count: number) => `${count.toLocaleString('en')} letters too many for one page.`,
  },
  intention: {
    label: 'One thing, small enough to keep',
    last: (text: string) => `Last time: “${text}”.`,
    first: 'You will find it here the next time.',
    keep: 'Set it and continue',
    keeping: 'Keeping...',
    lost: {
      title: 'This could not be kept just now',
      text: 'It still stands in the field. Please try again in a moment.',
    },
  },
  close: {
    say: 'Ten minutes, and you came by yourself.',
    complete: 'Complete Today ✓',
    completing: 'Saving...',
    today: 'For today:',
    over: 'It begins anew tomorrow. Until midnight you can go back to any step.',
    home: 'To home',
    lost: {
      title: 'Your close did not arrive',
      text: 'Everything you kept on the way is kept. Please try again in a moment.',
    },
  },
  way: { title: 'The way through', open: 'Go there', done: 'Done' },
  milestone: {
    label: 'Milestone',
    open: (day: number) => `Open day ${day}`,
    next: (day: number) => `Day ${day} is ahead`,
    ahead: (inDays: number) =>
      `After ${inDays === 1 ? 'one more day' : `${word(inDays)} more days`} here, whenever they are, something is waiting for you. It does not run away.`,
    all: 'Every milestone is yours',
    teen: 'You have been here before. Nothing is counted against you.',
  },
} as const;
