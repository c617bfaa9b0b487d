import type { StageProposal } from '#domain/stage/stage-proposal.ts';
import { optionOf } from '../stage-dialog.copy.ts';

/** What the proposal rests on, in her own words: "You chose “ease menopause” and your periods are irregular." */
function becauseWords({ goal, irregular, from45 }: StageProposal['because']): string {
  const facts = [
    `you chose “${goal}”`,
    ...(irregular ? ['your periods are irregular'] : []),
    ...(from45 ? ['you’re 45 or older'] : []),
  ];
  const last = facts.at(-1) ?? '';
  const told = facts.length > 1 ? `${facts.slice(0, -1).join(', ')} and ${last}` : last;
  return `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
}

/** Words of the question whether a stage is right. */
export const proposalCopy = {
  kicker: 'A question, once',
  title: 'Is this right?',
  because: ({ because }: StageProposal) => becauseWords(because),
  sounds: ({ stage }: StageProposal) => `From that we’d say: ${optionOf(stage, false).label.toLowerCase()}.`,
  changes: ({ stage }: StageProposal) => `What changes: ${optionOf(stage, false).note}`,
  yes: 'Yes, that’s right',
  yesBirth: 'Yes, choose the day of the birth',
  another: 'Something else',
  later: 'Later',
  saving: 'Saving...',
  failed: 'This wasn’t saved. Please check your connection, then try again.',
  saved: 'Life stage saved',
  savedText: 'You can change it anytime under “How I am now”.',
  leftTitle: 'We won’t ask again',
  leftText: 'Whenever you like, choose it under “How I am now” on the tracker.',
} as const;
