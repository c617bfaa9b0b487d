import type { Milestone } from '#domain/check-in/milestones.ts';

/** Words of the dialogs behind the check-in, and of the help beside words of crisis. */
export const dialogCopy = {
  saving: 'Saving...',
  doneTitle: "That's today",
  thanks: 'Complete Today ✓',
  close: 'Close',
  next: ({ day, inDays }: { day: number; inDays: number }) =>
    `After ${inDays === 1 ? 'one more day' : `${inDays} more days`} here, whenever they are, there is something for day ${day}.`,
  nothingNext: 'Every milestone is yours by now. The door stays open.',
  kept: 'Your words are in your journal.',
} as const;

const TYPES: Readonly<Record<Milestone['type'], string>> = {
  affirmation: 'an affirmation',
  meditation: 'a meditation',
  wisdom: 'a piece of wisdom',
  blessing: 'a blessing',
};

export const rewardCopy = {
  kicker: ({ day, type }: Pick<Milestone, 'day' | 'type'>) => `Day ${day} with us, ${TYPES[type]}`,
  keep: 'Keep it',
  source: (source: string) => `Source: ${source}`,
} as const;

const ARTICLE: ReadonlySet<string> = new Set(['European Union', 'United Kingdom', 'United States']);

export const crisisCopy = {
  title: 'You can talk to somebody now',
  selfHarm:
    'If you might hurt yourself, please do not stay alone with it. People who know this are there, and you need not explain it well.',
  abuse: 'Nobody may hurt, force or frighten you, whoever it is. It is not your fault.',
  bleeding:
    'Heavy bleeding with fainting needs a doctor at once. Lie down, do not drive yourself, and have somebody call.',
  emergency: (number: string) => `In danger right now: ${number}`,
  anywhere:
    'In danger right now, call the emergency number of the place where you are: 112 in the European Union, 911 in the United States and Canada, 999 in the United Kingdom, 000 in Australia, 111 in New Zealand.',
  teen: 'A grown-up you trust can make the call with you.',
  elsewhere: (place: string | undefined) =>
    place ? `Not in ${ARTICLE.has(place) ? 'the ' : ''}${place}?` : 'Numbers by country',
  emergencyName: 'Emergency',
  directory: {
    before: 'For helplines in other countries look at ',
    site: 'findahelpline.com',
    after: ' (opens in a new tab).',
  },
  private: 'Only you see this. Nothing about it is stored, and what you write is saved as always.',
  sources: 'We read each number in 2026 with whoever runs it, with a government or with a health service.',
} as const;
