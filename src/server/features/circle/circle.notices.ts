import type { NoticeKind } from '#server/platform/notices/kind.ts';

/** What the circle tells an adult. Of which thread, and by whom, no notice says. */
export const circleNotices = {
  circleReply: {
    name: 'circle_reply',
    who: { age: 'adult', which: 'everyone it concerns' },
    when: { cause: 'event', switch: 'circle_reply' },
    channels: ['in_app', 'email', 'push'],
    quietHours: 'respect',
    goodFor: { email: 'until sent', push: 'until sent' },
    closed: 'never',
    trace: 'none',
    words: {
      short: () => ({
        title: 'Someone replied in a thread you follow',
        text: 'It’s in the circle whenever you like.',
      }),
      opens: '/community',
      letter: 'note',
    },
  },
} as const satisfies Record<string, NoticeKind>;
