import type { Room } from '#domain/circle/limits.ts';
import type { ToldItem } from '#contract/moderation/moderation.schemas.ts';

type Outcome = NonNullable<ToldItem['outcome']>;
const DAYS = (days: number | null) => (days === 1 ? 'one day' : `${days ?? 0} days`);

/** What a member reads about decisions on her own words. */
const ownWords = {
  title: 'About your words',
  hide: 'A moderator hid this.',
  change: 'A moderator asks you to change this. Then it can go up.',
  stand: 'This is up in the circle.',
  warn: 'This is a warning. Please read the house rules once more.',
  pause: (days: number | null) => `Your writing is paused for ${DAYS(days)}. You can still read everything.`,
  close: 'The circle is closed to you for writing. You can still read it.',
  note: 'The moderator adds:',
  received: 'You asked for a second look. Another moderator will answer.',
  decided: {
    stand: 'Another moderator looked again. Your words are back up.',
    hide: 'Another moderator looked again, and it stays hidden.',
    change: 'Another moderator looked again, and asks you to change it first.',
  } satisfies Record<Outcome['words'], string>,
  author: 'A moderator looked up who wrote this. It was written down, with the reason.',
  fold: 'Ask for a second look',
  foldNote: 'Another moderator reads it. You can ask once.',
  label: 'What should they know?',
  blank: 'Please write a few words first.',
  send: 'Send it',
  sending: 'Sending...',
  sent: 'Sent. Another moderator will answer here.',
  failed: 'We couldn’t send this. Your words are still here. Please try again.',
  paged: {
    more: 'Show earlier ones',
    loading: 'Loading more...',
    came: (count: number) => `${count} more`,
    failed: 'We couldn’t load more.',
    again: 'Try again',
    end: 'That’s all of them.',
  },
} as const;

/** The same for teens: warm, short, and nothing that sounds like a court. */
const teenWords = {
  ...ownWords,
  title: 'About what you wrote',
  hide: 'We took this down. Here’s why.',
  change: 'Nearly there. Change a bit of this, and it can go up.',
  stand: 'This one’s up in the circle.',
  warn: 'Please read the house rules once more. You’re still welcome here.',
  pause: (days: number | null) => `You can write again in ${DAYS(days)}. You can read all the time.`,
  close: 'You can’t write here anymore. You can still read everything.',
  note: 'They also say:',
  received: 'You asked for another look. Someone else will read it and answer you here.',
  decided: {
    stand: 'Someone else looked again. What you wrote is back up.',
    hide: 'Someone else looked again. It stays down this time.',
    change: 'Someone else looked again. Change a bit of it first, and it can go up.',
  } satisfies Record<Outcome['words'], string>,
  author: 'Two grown-ups here looked up who wrote this, because they were worried. They wrote down why.',
  fold: 'Ask for another look',
  foldNote: 'Someone else reads it. You can ask once.',
  label: 'What would you like them to know?',
  sent: 'Sent. Someone else will answer you here.',
  failed: 'That didn’t go through. Your words are still here. Try again.',
};
type OwnWordsCopy = typeof teenWords | typeof ownWords;

export function ownWordsIn(room: Room): OwnWordsCopy {
  return room === 'teen' ? teenWords : ownWords;
}
