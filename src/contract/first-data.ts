import type { DemoAccount, Theme, User } from './account/account.schemas.ts';

/**
 * What a document carries besides its markup, so that no call stands before the first content. What belongs to a member
 * is there only for the member's session. `today` is the member's calendar day.
 */
export type FirstData = {
  readonly user: User | null;
  readonly today?: string;
  /** The instant the document was drawn at (ISO, UTC), so that both sides count from one clock. */
  readonly now?: string;
  readonly theme: Theme;
  /** How many of the member's notices are unread, for the bell of every page; absent when none is. */
  readonly unreadNotices?: number;
  /** Replies to the calls that the page begins with (page-data.ts), by their addresses. */
  readonly answers?: PageAnswers;
  /** Only on the local default. */
  readonly demo?: readonly DemoAccount[];
  /** Only on the local default: this build shows /dev/mail. */
  readonly devMail?: boolean;
};
/** Replies by the addresses of their calls (address.ts). */
export type PageAnswers = Readonly<Record<string, unknown>>;
