import { href } from '#contract/screens.ts';
import { PRODUCT } from '#domain/account/product.ts';
import { FACTOR_WAIT_HOURS, type AccountAct } from '#domain/admin/admin.ts';
import { whenOf } from '#server/features/account/public.ts';
import { worded } from '#server/platform/mail/email.ts';
import type { NoticeCase, NoticeKind } from '#server/platform/notices/kind.ts';

/** What an email about an act of staff tells; never the reason. */
export type ToldAct = { readonly act: AccountAct; readonly detail: string | null; readonly at: string };

const ROLES: Readonly<Record<string, string>> = {
  teacher: 'teacher',
  moderator: 'moderator',
  admin: 'admin',
  teen_vetted: 'moderator of the teens’ room',
};
const GIFTS: Readonly<Record<string, string>> = {
  month: 'a month of Premium',
  year: 'a year of Premium',
  lifetime: 'Premium for a lifetime',
};
const SAYS: Readonly<Record<AccountAct, (detail: string) => readonly string[]>> = {
  name_seen: () => ['an admin looked up your name and address, and wrote down why. Nothing else of yours was opened.'],
  role_given: (role) => [
    `you were given a role here: ${ROLES[role] ?? role}. You were signed out, so please sign in again.`,
  ],
  role_taken: (role) => [
    `a role of yours ended: ${ROLES[role] ?? role}. You were signed out, so please sign in again.`,
  ],
  paused: () => ['an admin paused your account. You can’t sign in for now. Everything you wrote is still there.'],
  resumed: () => ['your account was opened again. You can sign in as before.'],
  sessions_ended: () => ['an admin signed you out on every device. You can sign in again right away.'],
  gift_given: (gift) => [`you were given ${GIFTS[gift] ?? 'Premium'}. You don’t have to do anything.`],
  factors_asked: () => [
    `we were asked to delete your passkeys, authenticator app and recovery codes, because they’re lost. That happens in ${FACTOR_WAIT_HOURS} hours.`,
    'If you still have one of them, sign in with it before then. Then nothing is deleted.',
  ],
  factors_kept: () => ['your passkeys, authenticator app and recovery codes won’t be deleted after all.'],
};

/** What a member hears when an admin did something about her account: neutral outside, plain inside. */
export const adminNotices = {
  accountAct: {
    name: 'account_act',
    who: { age: 'any', which: 'everyone it concerns' },
    when: { cause: 'event' },
    channels: ['email'],
    quietHours: 'at once',
    goodFor: { email: 'until sent' },
    closed: 'never',
    trace: 'name and time',
    words: { letter },
  },
} as const satisfies Record<string, NoticeKind<ToldAct>>;

function letter({ to, data, publicOrigin }: NoticeCase<ToldAct>) {
  const [first = '', ...others] = SAYS[data.act](data.detail ?? '');
  const when = whenOf(data, to.timeZone);
  return worded(
    { firstName: to.firstName, link: `${publicOrigin}${href('privacySettings')}` },
    {
      subject: `About your ${PRODUCT} account`,
      before: [`${when.charAt(0).toUpperCase()}${when.slice(1)}, ${first}`, ...others],
      action: 'See your access history',
      after: ['No page of staff shows your days or your journal, and none of them can sign in as you.'],
    },
  );
}
