import type { NoticeCase, NoticeKind } from '#server/platform/notices/kind.ts';
import { billingNoteStore } from './billing-note.store.ts';
import { billingMail } from './subscription.emails.ts';

/**
 * What the member hears about money: which letter it is stands in the billing note that the notice is about. A teen
 * buys nothing.
 */
export const subscriptionNotices = {
  billing: {
    name: 'billing',
    who: { age: 'adult', which: 'everyone it concerns' },
    when: { cause: 'event' },
    channels: ['email'],
    quietHours: 'at once',
    goodFor: { email: 'until sent' },
    closed: 'never',
    trace: 'name and time',
    words: { letter },
  },
} as const satisfies Record<string, NoticeKind>;

async function letter({ owner, to, about, publicOrigin }: NoticeCase<null>) {
  const note = about ? await billingNoteStore.read({ tx: owner.tx, userId: to.userId }, about) : null;
  return note && billingMail(note, { firstName: to.firstName, publicOrigin, timeZone: to.timeZone });
}
