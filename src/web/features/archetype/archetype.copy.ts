import type { ArchetypePage, ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { dateWithYear, dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';

type Shares = ArchetypeReply['mirrors'][number]['shares'];
type Names = (id: ArchetypePage['id']) => string;

const NUMBERS = [
  'none',
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
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
];
const number = (count: number) => NUMBERS[count] ?? String(count);
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const archetype = {
  title: 'Archetype Quiz',
  lead: 'A mirror, not a measurement. Sixteen situations, five ways of being at home in the world: resting, making, leading, tending, listening. Everybody has some of each.',
  card: {
    kicker: 'Archetype Quiz',
    title: 'Which fire do you keep?',
    text: 'Sixteen situations and a mirror with a page to read. About six minutes.',
    link: 'Look into it',
  },
  start: {
    title: 'Which fire do you keep?',
    text: 'Take what comes closest, without thinking long. There is no better answer. You can leave at any point: what you chose is saved, encrypted with your own key.',
    begin: 'Begin',
    time: 'About six minutes.',
  },
  resume: (answered: number, of: number) => ({
    title: 'Where you left off',
    text: `${upper(number(answered))} of ${number(of)} answers are kept.`,
    begin: 'Go on',
  }),
  aside: {
    label: 'While you answer',
    text: 'Take what comes closest. What you chose is saved, encrypted with your own key.',
  },
  step: (at: number, of: number) => `Question ${at} of ${of}`,
  back: 'Back',
  next: 'Next',
  leave: 'Leave for now',
  finish: 'See your mirror',
  finishing: 'Holding it up...',
  choose: 'Choose what comes closest, and then go on.',
  lost: {
    title: 'Your last answers are not kept yet',
    text: 'They are still marked here. Go on; we try again with the next one, and before your mirror is shown.',
  },
  lostEnd: {
    title: 'Your mirror did not come',
    text: 'All your answers are still marked here. Please try again when you have a connection.',
  },
  failed: { title: 'The quiz did not come', text: 'Nothing is lost: your answers are kept.' },
  loading: 'Loading...',
  mirror: {
    title: 'Your mirror',
    of: (on: Parameters<typeof dateWithYear>[0]) => `On ${dateWithYear(on)}`,
    frame:
      'It counts sixteen answers you gave on one day, and nothing more: no type, no verdict, no science. Keep what fits and leave the rest.',
    figure: 'How your answers spread over five arches',
    table: 'The same as a table',
    head: ['Archetype', 'A way of', 'Answers'],
    again: (on: Parameters<typeof dayAndMonth>[0]) => `You can take it again on ${dayAndMonth(on)}.`,
    retake: 'Take it again',
    practices: 'Three practices',
    minutes: (minutes: number) => `${minutes} minutes`,
    pages: 'To read',
  },
  history: { title: 'Mirrors before', note: 'They may differ: you answered on different days.' },
  sentence,
} as const;

/**
 * "Seven of your sixteen answers leaned to The Listening Tide, five to ... and four to ...": equal ones are called
 * level.
 */
function sentence(shares: Shares, nameOf: Names): string {
  const given = shares.filter(({ count }) => count > 0);
  const total = given.reduce((sum, { count }) => sum + count, 0);
  const [first, ...rest] = [...Map.groupBy(given, ({ count }) => count)];
  if (!first) return '';
  const [most, leaders] = first;
  const names = listed(leaders.map(({ archetype: id }) => nameOf(id)));
  const head =
    leaders.length > 1
      ? `${names} stand level, with ${number(most)} of your ${number(total)} answers each`
      : `${upper(number(most))} of your ${number(total)} answers leaned to ${names}`;
  const tail = rest.map(
    ([count, some]) =>
      `${number(count)} ${some.length > 1 ? 'each ' : ''}to ${listed(some.map(({ archetype: id }) => nameOf(id)))}`,
  );
  return tail.length > 0 ? `${head}; ${listed(tail)}.` : `${head}.`;
}
