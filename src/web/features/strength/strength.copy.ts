import type { Strength, Weakness } from '#web/platform/strength/judge.ts';

/** Words beside a new password. They advise; nothing is forbidden by them. */
export const strengthCopy = {
  steps: { 1: 'Easy to guess', 2: 'Could be harder', 3: 'Hard to guess', 4: 'Very hard to guess' } satisfies Record<
    Strength['step'],
    string
  >,
  helps: {
    common: 'It’s on lists of leaked passwords. Three unrelated words are better.',
    like_common: 'It’s close to one many people use. Three unrelated words are better.',
    about_her: 'It contains your name or email, and those get tried first.',
    date: 'Dates and years get tried early. Add a few unrelated words.',
    keys: 'Neighboring keys get tried early. Three words are better.',
    repeat: 'Repeating it makes it longer, not harder. Add another word.',
    run: 'Runs like abc or 123 get tried early. Three words are better.',
    word: 'A single word gets tried early. Add two more.',
    short: 'One or two more words make it much harder.',
  } satisfies Record<Weakness, string>,
} as const;

/** What is shown and said of a strength. */
export function toldStrength({ step, weakness }: Strength): { readonly title: string; readonly help: string | null } {
  return { title: strengthCopy.steps[step], help: weakness && strengthCopy.helps[weakness] };
}
