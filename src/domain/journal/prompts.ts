import { dayNumber, type LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonPhase, Phase } from '#domain/cycle/cycle-view.ts';

/** What a prompt may know of a day. A phase is null where the member's stage names none, a teen's among them. */
export type PromptDay = { readonly date: LocalDate; readonly phase: Phase | null; readonly moon: MoonPhase };

const BY_PHASE: Readonly<Record<Phase, readonly string[]>> = {
  rest: [
    'What can wait until next week?',
    'Where in your body is it warmest right now, and where would you like it to be?',
    'What are you letting go of with these days?',
    'If rest were a room, what would be in it?',
    'What did you do today that nobody asked of you?',
    'What would you cancel, if nobody minded?',
  ],
  create: [
    'What are you curious about this week?',
    'What would you begin, if it did not have to be good?',
    'Which small thing got easier lately?',
    'What do you want more room for?',
    'Name one plan that still pleases you, and its first step.',
    'Who would you like to learn from, and what?',
  ],
  shine: [
    'What would you like to say out loud?',
    'When did you last feel seen, and by whom?',
    'What are you good at that you seldom mention?',
    'Which conversation have you been putting off?',
    'What are you proud of, plainly said?',
    'Where did you spend your warmth this week?',
  ],
  reflect: [
    'What did your body ask for this week, and what did it get?',
    'What is nearly finished?',
    'What has been irritating you, and what might it be protecting?',
    'Which yes would you like to take back?',
    'What do you see more clearly than two weeks ago?',
    'What would make the next few days softer?',
  ],
};

type Turn = 'new' | 'waxing' | 'full' | 'waning';
const TURNS: Readonly<Record<MoonPhase, Turn>> = {
  new: 'new',
  waxing_crescent: 'waxing',
  first_quarter: 'waxing',
  waxing_gibbous: 'waxing',
  full: 'full',
  waning_gibbous: 'waning',
  last_quarter: 'waning',
  waning_crescent: 'waning',
};
const BY_MOON: Readonly<Record<Turn, readonly string[]>> = {
  new: [
    'The sky is dark tonight. What would you like to begin where nobody sees it yet?',
    'Three things to put down. One to pick up, slowly.',
    'What do you hope to find here at the next new moon?',
  ],
  waxing: [
    'What is growing, even if it is small?',
    'What did you tend to this week?',
    'What needs a little more light?',
  ],
  full: [
    'What is plain to see by now?',
    'What has come to fullness since the last full moon?',
    'What kept you awake, and what did it want?',
  ],
  waning: ['What can get smaller?', 'What are you done carrying?', 'Whom could you thank, and for what?'],
};

const ANY_DAY: readonly string[] = [
  'What was the best quarter of an hour today?',
  'Describe the light where you are.',
  'What did you eat that was good?',
  'What are you looking forward to, however small?',
  'What would you tell a friend who had your day?',
  'Which sentence from today do you want to keep?',
  'What made you laugh, or nearly?',
  'What have you learned about your body lately?',
  'What does home smell like today?',
  'What do you know now that you did not know a year ago?',
  'What is one thing you did not do, and are glad of?',
  'Who was kind to you, and how?',
  'What is taking up more room than it deserves?',
  'What did you dream, or what would you like to?',
  'How did you sleep, and what did the night leave you?',
  'What would an easy tomorrow look like?',
];

/** Every prompt there is. */
export const JOURNAL_PROMPTS: readonly string[] = [
  ...Object.values(BY_PHASE).flat(),
  ...Object.values(BY_MOON).flat(),
  ...ANY_DAY,
];

/**
 * The prompts that suit a day, in the order in which they are shown: the first is the day's, the others come when the
 * member asks. Of the three kinds (the member's phase, the moon, any day) one leads each day in turn, and each day
 * begins elsewhere in it.
 */
export function promptsFor({ date, phase, moon }: PromptDay): string[] {
  const day = dayNumber(date);
  const kinds = [phase === null ? [] : BY_PHASE[phase], BY_MOON[TURNS[moon]], ANY_DAY]
    .filter((kind) => kind.length > 0)
    .map((kind) => turned(kind, day));
  return woven(turned(kinds, day));
}

function turned<T>(list: readonly T[], by: number): T[] {
  const at = ((by % list.length) + list.length) % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** One of each list in turn, until all are told. */
function woven(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}
