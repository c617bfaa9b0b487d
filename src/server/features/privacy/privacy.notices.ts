import { ACCOUNT_LETTER, letterOf, memberStore, page } from '#server/features/account/public.ts';
import type { NoticeCase, NoticeKind } from '#server/platform/notices/kind.ts';
import { href } from '#contract/screens.ts';
import { deletionPlannedMail, deletionStoppedMail } from './privacy.emails.ts';

const deletionAt = async ({ owner }: NoticeCase<null>) => (await memberStore.read(owner)).deletionAt;

/** What the member hears of the deletion of the member's account. */
export const privacyNotices = {
  deletionPlanned: {
    ...ACCOUNT_LETTER,
    name: 'deletion_planned',
    closed: async (of: NoticeCase<null>) => (await deletionAt(of)) === null,
    words: { letter: planned },
  },
  deletionStopped: {
    ...ACCOUNT_LETTER,
    name: 'deletion_stopped',
    words: { letter: letterOf(deletionStoppedMail, page('privacySettings')) },
  },
} as const satisfies Record<string, NoticeKind>;

async function planned(of: NoticeCase<null>) {
  const at = await deletionAt(of);
  if (!at) return null;
  const { firstName, timeZone } = of.to;
  const day = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(at);
  return deletionPlannedMail({ firstName, day, link: `${of.publicOrigin}${href('privacySettings')}#deletion` });
}
