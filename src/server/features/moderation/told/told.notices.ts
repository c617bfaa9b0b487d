import { href } from '#contract/screens.ts';
import type { ReminderWords } from '#domain/reminder/reminder-words.ts';
import type { NoticeKind } from '#server/platform/notices/kind.ts';

/** What the notice may say of what was decided: no word of hers, and no reason. */
export type CircleNote = {
  readonly says: 'hidden' | 'change' | 'paused' | 'closed' | 'back' | 'appeal' | 'author';
};

const TITLE = 'A note about your words in the circle';
const SAYS: Readonly<Record<CircleNote['says'], string>> = {
  hidden: 'A moderator hid something you wrote. You can read why, and ask for a second look.',
  change: 'A moderator asks you to change something you wrote. Then it can go up.',
  paused: 'A moderator paused your writing for a while. You can read why and until when.',
  closed: 'A moderator closed the circle to you. You can read why, and ask for a second look.',
  back: 'Something you wrote is up in the circle.',
  appeal: 'Another moderator looked again. You can read the answer.',
  author: 'A moderator looked up who wrote something of yours. You can read when.',
};

/** What a member hears when something is decided about her words: plain in the app, neutral everywhere else. */
export const toldNotices = {
  circleNote: {
    name: 'circle_note',
    who: { age: 'any', which: 'everyone it concerns' },
    when: { cause: 'event' },
    channels: ['email', 'push', 'in_app'],
    quietHours: 'respect',
    goodFor: { email: 'until sent', push: 'its day' },
    closed: 'never',
    trace: 'none',
    words: {
      short: ({ says }: CircleNote): ReminderWords => ({ title: TITLE, text: SAYS[says] }),
      opens: href('home'),
      letter: 'note',
    },
  },
} as const satisfies Record<string, NoticeKind<CircleNote>>;
