import { intentionOf, lineOf } from '#domain/engagement/intention.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { intentionStore } from './intention.store.ts';

/**
 * Keeps what the member means to do, in place of what the member meant before; leaves with the commit. `entryId` is the
 * page it stands on, if any. Blank words and words of crisis change nothing.
 */
export function keepIntention(
  me: Me,
  { text, entryId = null, now }: { readonly text: string; readonly entryId?: string | null; readonly now: Date },
): void {
  const kept = intentionOf(text);
  if (kept !== null) intentionStore.write(me, { text: kept, entryId, now });
}

/**
 * Lets the intention follow the page it was written on: other words, or (null) a page that was deleted. The page is not
 * read for a crisis: who greets asks that.
 */
export function followPage(
  me: Me,
  { entryId, text, now }: { readonly entryId: string; readonly text: string | null; readonly now: Date },
): void {
  intentionStore.follow(me, { entryId, text: text === null ? null : lineOf(text), now });
}
