import { ACCOUNT_LETTER, letterOf, memberStore, page } from '#server/features/account/public.ts';
import type { OldLogsReply } from '#contract/privacy/privacy.schemas.ts';
import type { OldLogsChoice } from '#domain/privacy/old-logs.ts';
import type { NoticeCase, NoticeKind, Recipient } from '#server/platform/notices/kind.ts';
import { href } from '#contract/screens.ts';
import { oldLogsStore } from './old-logs/old-logs.store.ts';
import { deletionPlannedMail, deletionStoppedMail, oldLogsPlannedMail } from './privacy.emails.ts';

type OldLogsPlan = NonNullable<OldLogsReply['plan']>;

const deletionAt = async ({ owner }: NoticeCase<null>) => (await memberStore.read(owner)).deletionAt;

/** What the member hears of the deletion of the member's account. */
export const privacyNotices = {
  deletionPlanned: {
    ...ACCOUNT_LETTER,
    name: 'deletion_planned',
    closed: async (of: NoticeCase<null>) => (await deletionAt(of)) === null,
    words: { letter: planned },
  },
  oldLogsPlanned: {
    ...ACCOUNT_LETTER,
    name: 'old_logs_planned',
    closed: async ({ owner, data }: NoticeCase<OldLogsPlan>) => !isPlanned((await oldLogsStore.read(owner)).plan, data),
    words: { letter: oldLogs },
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
  const { firstName } = of.to;
  return deletionPlannedMail({ firstName, day: dayOf(at, of.to), link: toGroup(of.publicOrigin, 'deletion') });
}

/** A plan that was replaced or taken back since is no longer told. */
function isPlanned(plan: OldLogsChoice['plan'], told: OldLogsPlan): boolean {
  return plan !== null && plan.years === told.years && plan.dueAt.toISOString() === told.dueAt;
}

function oldLogs({ data, to, publicOrigin }: NoticeCase<OldLogsPlan>) {
  const day = dayOf(new Date(data.dueAt), to);
  return oldLogsPlannedMail({
    firstName: to.firstName,
    day,
    years: data.years,
    link: toGroup(publicOrigin, 'old-logs'),
  });
}

function dayOf(at: Date, { timeZone }: Recipient): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(at);
}

const toGroup = (publicOrigin: string, group: string) => `${publicOrigin}${href('privacySettings')}#${group}`;
