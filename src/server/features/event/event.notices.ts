import { href } from '#contract/screens.ts';
import type { ReminderWords } from '#domain/reminder/reminder-words.ts';
import type { NoticeCase, NoticeKind } from '#server/platform/notices/kind.ts';

/**
 * What a notice of a circle tells: when it is, in words of the member's zone, and until when it is worth telling. What
 * the circle is about is not in it: outside the app it is an evening call.
 */
export type EventNoticeData = { readonly when: string; readonly until: string; readonly message: string | null };

const COMMON = {
  who: { age: 'adult', which: 'everyone it concerns' },
  when: { cause: 'event' },
  channels: ['email', 'push', 'in_app'],
  quietHours: 'respect',
  closed: async ({ data, now }: NoticeCase<EventNoticeData>) => now >= new Date(data.until),
  trace: 'none',
} as const;
const LATER = { email: 'until sent', push: 'until sent' } as const;

const words = (short: (data: EventNoticeData) => ReminderWords) =>
  ({ short, opens: href('communityEvents'), letter: 'note' }) as const;

/** What a member hears of circles the member has a seat at, or waits for. */
export const eventNotices = {
  reminder: {
    ...COMMON,
    name: 'circle_begins',
    goodFor: { email: 'its day', push: 'its day' },
    words: words(({ when }) => ({
      title: 'Your evening call begins soon',
      text: `${when}. The door opens 15 minutes before.`,
    })),
  },
  seat_opened: {
    ...COMMON,
    name: 'circle_seat_opened',
    goodFor: LATER,
    words: words(({ when }) => ({
      title: 'A seat opened for you',
      text: `You moved up from the waitlist: ${when}. If your plans changed, give it back anytime.`,
    })),
  },
  moved: {
    ...COMMON,
    name: 'circle_moved',
    goodFor: LATER,
    words: words(({ when }) => ({
      title: 'Your evening call has a new time',
      text: `It’s now ${when}. Add it to your calendar again to move the entry there.`,
    })),
  },
  cancelled: {
    ...COMMON,
    name: 'circle_cancelled',
    goodFor: LATER,
    words: words(({ when, message }) => ({
      title: 'Your evening call was canceled',
      text:
        message === null ? `It was planned for ${when}.` : `It was planned for ${when}. The host says: “${message}”`,
    })),
  },
} as const satisfies Record<string, NoticeKind<EventNoticeData>>;
