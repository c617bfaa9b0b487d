import type { Strength, Weakness } from '#web/platform/strength/judge.ts';

/** Words beside a new password. They advise; nothing is forbidden by them. */
export const strengthCopy = {
  steps: { 1: 'Easy to guess', 2: 'Could be harder', 3: 'Hard to guess', 4: 'Very hard to guess' } satisfies Record<
    Strength['step'],
    string
  >,
  helps: {
    common: 'It is on lists of leaked passwords. Three words that do not belong together are better.',
    like_common: 'It is close to one that many people use. Three words that do not belong together are better.',
    about_her: 'It holds your name or address, which are tried first.',
    date: 'Dates and years are tried early. Add words that have nothing to do with them.',
    keys: 'Keys that lie side by side are tried early. Three words are better.',
    repeat: 'Saying it twice makes it longer, not harder. Add another word.',
    run: 'Runs such as abc or 123 are tried early. Three words are better.',
    word: 'One word alone is tried early. Add two more.',
    short: 'One or two more words make it much harder.',
  } satisfies Record<Weakness, string>,
} as const;

/** What is shown and said of a strength. */
export function toldStrength({ step, weakness }: Strength): { readonly title: string; readonly help: string | null } {
  return { title: strengthCopy.steps[step], help: weakness && strengthCopy.helps[weakness] };
}
