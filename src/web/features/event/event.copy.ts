import { numberWord } from '#web/ui/drawings/dates/number-words.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "nine", and figures above twenty. */
const count = (number: number): string => numberWord(number, 20);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** "second", "12th". */
function ordinal(number: number): string {
  const ending = number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return ORDINALS[number - 1] ?? `${number}${ending}`;
}

/** The words of circles on dates. */
export const events = {
  kicker: 'Circles that keep the moon’s own dates',
  loading: 'Loading the circles...',
  failed: { title: 'We couldn’t load the circles', text: 'Your seats are safe. Please try again in a moment.' },
  back: 'Back to the circle',
  span: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
  inZone: (place: string) => `In your zone, ${place}.`,
  otherZone: (place: string) => `As clocks show it in ${place}.`,
  exactly: (phase: 'full' | 'new', time: string) => `The moon is exactly ${phase} at ${time} that day.`,
  lit: (percent: number) => `${percent}% lit`,
  at: (phase: string, time: string) => `${phase} at ${time}`,
  ledBy: (name: string) => `Led by ${name}.`,
  hostGone: 'Its host has left.',
  youHost: 'You host this circle.',
  none: {
    title: 'No circle is planned yet',
    text: 'The moon keeps its dates all the same. New circles appear here.',
    mine: 'No circles of yours',
    mineText: 'Take a seat, and the circle appears here.',
  },
  face: (words: string) => `The moon on that day: ${words}`,
  sky: {
    label: (from: string, to: string, said: string) => `The moon from ${from} to ${to}: ${said}.`,
    phase: { full: 'full', new: 'new' },
    on: (phase: string, day: string) => `${phase} on ${day}`,
    door: { full: 'Full moon', new: 'New moon' },
    today: 'Today',
  },
  times: {
    lead: 'Times are yours.',
    shown: (place: string, offset: string) =>
      place === offset ? `Shown in ${place}.` : `Shown in ${place} time, ${offset}.`,
    other: (place: string, offset: string) => `Shown in ${place} time, ${offset}. Your own zone stays as it is.`,
    zone: 'Time zone',
    which: 'Show',
    all: 'All circles',
    mine: 'Mine',
  },
  list: {
    title: 'Gathering next',
    note: 'Moon times are computed, not rounded to the day. A circle may fall on the evening before or after your calendar’s date.',
    paged: {
      more: 'Show more circles',
      loading: 'Loading more...',
      came: (number: number) => `${number} more`,
      failed: 'We couldn’t load more.',
      again: 'Try again',
      end: 'That is all for now.',
    },
  },
  past: {
    title: 'Lately',
    lead: 'Circles you had a seat at, or hosted. They stay here for two weeks.',
    thread: 'Open the thread',
    of: (title: string) => `Open the thread: ${title}`,
    none: 'No thread to read here.',
  },
  seats: {
    taken: (taken: number, seats: number) => `${capital(count(taken))} of ${count(seats)} seats taken`,
    free: (free: number) => (free === 1 ? 'One seat free' : `${capital(count(free))} seats free`),
    yours: (taken: number, seats: number) => `You have a seat. ${capital(count(taken))} of ${count(seats)} taken.`,
    full: 'Full.',
    fullLine: (waiting: number) =>
      waiting === 0 ? 'Full. Nobody is waiting.' : `Full. ${capital(count(waiting))} in line.`,
    yourLine: (line: number) => `Full. You are ${ordinal(line)} in line.`,
    waiting: (waiting: number) => (waiting === 0 ? '' : ` ${capital(count(waiting))} in line.`),
  },
  acts: {
    take: 'Take a seat',
    taking: 'Taking a seat...',
    join: 'Join the waitlist',
    joining: 'Joining...',
    leave: 'Give my seat back',
    leaving: 'One moment...',
    leaveLine: 'Leave the waitlist',
    lineNote: 'If a seat opens it’s yours, and we’ll tell you.',
    going: 'Going',
    calendar: 'Add to calendar',
    calendarNote: 'Saved as “Evening call”, with nothing else in it.',
    remind: 'We’ll remind you an hour before, discreetly. Plans change: give the seat back anytime.',
    remove: 'Take it off my list',
    failed: 'We couldn’t do that. Please try again.',
  },
  said: {
    seat: { title: 'Your seat is saved', description: 'We’ll remind you an hour before.' },
    line: { title: 'You’re in line', description: 'If a seat opens it’s yours, and we’ll tell you.' },
    left: { title: 'Your seat is free again', description: 'Nobody is told who gave it back.' },
    leftLine: { title: 'You left the line', description: 'Nobody is told.' },
    calendar: { title: 'The file is ready', description: 'Open it to add “Evening call” to your calendar.' },
  },
  cancelled: { title: 'Canceled', message: (text: string) => `The host says: “${text}”` },
  door: {
    open: 'Open the door',
    opens: (time: string) => `The door opens at ${time}.`,
    title: 'You’re leaving Moonhearth',
    leads: (site: string) => `This circle meets at ${site}. We don’t run that site, and it has its own rules.`,
    sees: 'It may see your device’s address and the name you give there. You don’t have to use your own.',
    go: (site: string) => `Go to ${site}`,
    tab: '(opens in a new tab)',
    stay: 'Stay here',
    loading: 'Looking for the door...',
    failed: 'The door couldn’t be opened. It opens 15 minutes before a circle, for anyone with a seat.',
  },
  hosting: { plan: 'Plan a circle', edit: 'Change it', cancel: 'Cancel it' },
} as const;
