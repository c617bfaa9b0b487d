import { accountNotices } from '#server/features/account/account.notices.ts';
import { privacyNotices } from '#server/features/privacy/privacy.notices.ts';
import { reminderNotices } from '#server/features/reminder/reminder.notices.ts';
import { safetyNotices } from '#server/features/safety/safety.notices.ts';
import { subscriptionNotices } from '#server/features/subscription/subscription.notices.ts';
import { collectKinds, type NoticeKind } from '#server/platform/notices/kind.ts';

/** Every kind of notice there is, as its feature declares it. */
export const NOTICES: readonly NoticeKind[] = [
  ...Object.values(accountNotices),
  ...Object.values(safetyNotices),
  ...Object.values(privacyNotices),
  ...Object.values(subscriptionNotices),
  ...Object.values(reminderNotices),
];

/** The same by name. */
export const NOTICE_KINDS = collectKinds(NOTICES);
