import type { Milestone } from '#domain/check-in/milestones.ts';
import { ordinal } from './ordinal.ts';

/** Words of the dialogs behind the check-in, and of the help beside words of crisis. */
export const dialogCopy = {
  saving: 'Saving...',
  doneTitle: 'That’s today',
  close: 'Close',
  next: ({ day, inDays }: { day: number; inDays: number }) =>
    inDays === 1
      ? `One more visit and day ${day} opens. Take your time.`
      : `${inDays} more visits and day ${day} opens. Take your time.`,
  nothingNext: 'You’ve opened every milestone. The door stays open.',
  kept: 'Your words are in your journal.',
} as const;

export const rewardCopy = {
  kicker: ({ day }: Pick<Milestone, 'day'>) => `Your ${ordinal(day)} day here`,
  read: 'Read it slowly',
  keep: 'Keep it',
} as const;

const ARTICLE: ReadonlySet<string> = new Set(['European Union', 'United Kingdom', 'United States']);

export const crisisCopy = {
  title: 'You can talk to somebody now',
  selfHarm:
    'If you might hurt yourself, please don’t stay alone with it. There are people who know this. You don’t have to explain it well.',
  abuse: 'Nobody may hurt, force or frighten you, no matter who it is. It’s not your fault.',
  bleeding:
    'Heavy bleeding with fainting needs a doctor right away. Lie down, don’t drive yourself, and ask somebody to call.',
  emergency: (number: string) => `In danger right now: ${number}`,
  anywhere:
    'In danger right now? Call the emergency number where you are. It’s 112 in the European Union, and 911 in the United States and Canada. It’s 999 in the United Kingdom, 000 in Australia, and 111 in New Zealand.',
  teen: 'A grown-up you trust can make the call with you.',
  elsewhere: (place: string | undefined) =>
    place ? `Not in ${ARTICLE.has(place) ? 'the ' : ''}${place}?` : 'Numbers by country',
  emergencyName: 'Emergency',
  directory: {
    before: 'For helplines in other countries, see ',
    site: 'findahelpline.com',
    after: ' (opens in a new tab).',
  },
  private: 'Only you see this. We don’t store anything about it. What you write is saved as usual.',
  rated: 'Only you see this. Your ratings are saved as usual, and nobody reads them as they come in.',
  sources: 'We checked each number in 2026 with the helpline itself, a government or a health service.',
} as const;
