import { href, type PlainScreenName } from '#contract/screens.ts';
import type { MailTo, MailWords } from '#server/platform/mail/email.ts';
import type { LetterOf, NoticeCase } from '#server/platform/notices/kind.ts';
import type { SafetyDetails } from './safety.emails.ts';

type Screen = PlainScreenName;
/** Where the one link of a letter leads; the part after the # never reaches a log or another page. */
type Link = (of: NoticeCase<SafetyDetails | null>) => string;

/**
 * What every letter about an account has in common: it goes to teens and adults alike, at once, and late rather than
 * not at all.
 */
export const ACCOUNT_LETTER = {
  who: { age: 'any', which: 'everyone it concerns' },
  when: { cause: 'event' },
  channels: ['email'],
  quietHours: 'at once',
  goodFor: { email: 'until sent' },
  closed: 'never',
  trace: 'name and time',
} as const;

/** The words of a letter about an account, in the member's zone; to another address where what happened names one. */
export function letterOf(
  write: (to: MailTo & { readonly told: SafetyDetails; readonly timeZone: string }) => MailWords,
  link: Link,
): LetterOf<SafetyDetails | null> {
  return (of) => {
    const told = of.data ?? {};
    // Another address than the account's is not known to be the member's.
    const firstName = told.to === undefined ? of.to.firstName : '';
    const words = write({ firstName, timeZone: of.to.timeZone, told, link: link(of) });
    return { ...words, ...(told.to !== undefined && { address: told.to }) };
  };
}

/** Leads to a page of ours. */
export function page(name: Screen, hash: (of: NoticeCase<SafetyDetails | null>) => string = () => ''): Link {
  return (of) => {
    const after = hash(of);
    return `${of.publicOrigin}${href(name)}${after && `#${after}`}`;
  };
}
