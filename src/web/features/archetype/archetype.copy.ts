import type { ArchetypePage, ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { dateWithYear, dayAndMonth } from '#web/ui/drawings/dates/date-words.ts';
import { numberWord } from '#web/ui/drawings/dates/number-words.ts';

type Shares = ArchetypeReply['mirrors'][number]['shares'];
type Names = (id: ArchetypePage['id']) => string;

const number = (count: number) => (count === 0 ? 'none' : numberWord(count, 16));
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const archetype = {
  title: 'Archetype Quiz',
  lead: 'A mirror, not a measurement. Sixteen situations and five ways of being at home in the world. Everybody has some of each.',
  card: {
    kicker: 'Archetype Quiz',
    title: 'Which fire do you keep?',
    text: 'Sixteen situations, then a mirror and three things to try. About six minutes.',
    link: 'Take the quiz',
  },
  start: {
    title: 'Which fire do you keep?',
    text: 'Choose what comes closest, without thinking long. There’s no better answer. You can leave at any point. Your answers are saved, encrypted with your own key.',
    begin: 'Begin',
    time: 'About six minutes.',
  },
  resume: (answered: number, of: number) => ({
    title: 'Where you left off',
    text: `You’ve answered ${number(answered)} of ${number(of)}.`,
    begin: 'Continue',
  }),
  aside: {
    label: 'While you answer',
    text: 'Choose what comes closest. Your answers are saved, encrypted with your own key.',
  },
  step: (at: number, of: number) => `Question ${at} of ${of}`,
  back: 'Back',
  next: 'Next',
  leave: 'Leave for now',
  finish: 'See your mirror',
  finishing: 'Reading your answers...',
  choose: 'Choose what comes closest first.',
  lost: {
    title: 'Your last answers aren’t saved yet',
    text: 'They’re still marked here. Keep going. We’ll try again with the next one.',
  },
  lostEnd: {
    title: 'We couldn’t load your mirror',
    text: 'All your answers are still marked here. Please try again when you’re online.',
  },
  failed: { title: 'We couldn’t load the quiz', text: 'Nothing is lost. Your answers are saved.' },
  loading: 'Loading...',
  mirror: {
    of: (on: Parameters<typeof dateWithYear>[0]) => `Your mirror, ${dateWithYear(on)}`,
    on: (on: Parameters<typeof dateWithYear>[0]) => `On ${dateWithYear(on)}`,
    names: (names: readonly string[]) => listed(names),
    read: (name: string) => `Read about ${name}`,
    way: (kin: string) => `A way of ${kin}`,
    rest: 'The rest of your mirror',
    frame:
      'It counts sixteen answers from one day, and nothing more. It’s no type, no verdict and no science. Take what fits and leave the rest.',
    figure: 'How your answers spread over five arches',
    table: 'Show as a table',
    head: ['Archetype', 'A way of', 'Answers'],
    again: (on: Parameters<typeof dayAndMonth>[0]) => `You can take it again on ${dayAndMonth(on)}.`,
    retake: 'Take it again',
    practices: 'Three practices',
    minutes: (minutes: number) => `${minutes} min`,
  },
  history: { title: 'Earlier mirrors', note: 'They may differ. You answered on different days.' },
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
      ? `${names} are level, with ${number(most)} of your ${number(total)} answers each`
      : `${upper(number(most))} of your ${number(total)} answers leaned to ${names}`;
  const tail = rest.map(
    ([count, some]) =>
      `${number(count)} ${some.length > 1 ? 'each ' : ''}to ${listed(some.map(({ archetype: id }) => nameOf(id)))}`,
  );
  return tail.length > 0 ? `${head}; ${listed(tail)}.` : `${head}.`;
}
