import { ACCOUNT_LETTER, whenOf } from '#server/features/account/public.ts';
import { href } from '#contract/screens.ts';
import type { LetterOf, NoticeKind } from '#server/platform/notices/kind.ts';
import { calendarAddressMail, type CalendarAddressTold } from './export.emails.ts';

/** What the member's email address hears of the address of the member's calendar. */
export const exportNotices = {
  calendarAddress: { ...ACCOUNT_LETTER, name: 'calendar_address', words: { letter } },
} as const satisfies Record<string, NoticeKind>;

function letter({
  data,
  to: { firstName, timeZone },
  publicOrigin,
}: Parameters<LetterOf<CalendarAddressTold>>[0]): ReturnType<typeof calendarAddressMail> {
  return calendarAddressMail({
    firstName,
    what: data.what,
    when: whenOf(data, timeZone),
    link: `${publicOrigin}${href('forgotPassword')}`,
  });
}
