import { CHECK_IN_PROMPTS } from '#domain/check-in/prompts.ts';

/**
 * On which days the demo adult checked in, so many days ago, the first of them first: 26 days with us, gaps and all,
 * and not yet today.
 */
export const DEMO_CHECK_INS: readonly number[] = [
  70, 66, 61, 57, 52, 49, 46, 43, 40, 36, 33, 31, 28, 26, 25, 22, 19, 17, 14, 13, 10, 8, 7, 5, 4, 2,
];

/**
 * What the member answers to each prompt, in the order of the prompts; the member has something else to say each time
 * it comes round.
 */
const ANSWERS: readonly (readonly [string, string, string])[] = [
  ['Fog until ten, then surprisingly fair.', 'Drizzle. Not the sad sort.', 'Wind from all sides. I shut the windows.'],
  [
    'Salt, and to lie flat. It got the salt.',
    'A walk without a purpose. Round the block counted.',
    'Water. I kept meaning to.',
  ],
  ['The telephone.', 'A basket of laundry and one short letter.', 'Being cheerful at four in the afternoon.'],
  [
    'On the tram, backwards, with nobody beside me.',
    'Under the hot tap. Hands only.',
    'At the back of choir, in the second half.',
  ],
  [
    'The tax folder. It has waited since March and is good at it.',
    'Telling P. about the shelf.',
    'All the windows. Nobody looks in.',
  ],
  ['Soup and a clean pillowcase.', 'One hour of cello, badly.', 'To be in bed before it is tomorrow.'],
  [
    'The crossing guard has a new hat.',
    'That the pain came an hour later than last month.',
    'K. hums when she is unsure.',
  ],
  ['Her deadline. I handed it back at lunch.', 'Mama’s worry about the roof.', 'A mood that belonged to the meeting.'],
  [
    'The woman in the pharmacy, who lowered her voice.',
    'P., with the other half of his orange.',
    'I was, for once, about the dishes.',
  ],
  [
    'The light on the stairs at ten past four.',
    'That I said it and nothing fell down.',
    'Bread, still warm, from the wrong shop.',
  ],
];

/** The member's answer to a prompt the nth time the member meets it, from 0. */
export function demoAnswer(prompt: string, nth: number): string {
  const answers = ANSWERS[(CHECK_IN_PROMPTS as readonly string[]).indexOf(prompt)];
  if (!answers) throw new Error('a prompt that nobody answered');
  return answers[nth % answers.length] ?? answers[0];
}
