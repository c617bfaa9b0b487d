import type { FirstData } from '#contract/first-data.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { AppFacts } from './app-state.ts';

/** The id of the document's data block. */
export const FIRST_DATA_ID = 'first-data';

/** The facts a document carried. Without a document the member is not known yet. */
export function appFactsOf(data: FirstData | null): AppFacts {
  const now = Date.now();
  const drawnAt = data?.now === undefined ? now : Date.parse(data.now);
  return {
    user: data ? data.user : undefined,
    theme: data?.theme ?? 'system',
    // The server wrote it as a day; reading it as one here would bring the calendar to every page.
    today: data?.today as LocalDate | undefined,
    drawnAt,
    ahead: drawnAt - now,
    demo: data?.demo ?? [],
    devMail: data?.devMail ?? false,
    unreadNotices: data?.unreadNotices ?? 0,
  };
}

/** The document's data block as a value. Null when it is missing or damaged: the page then asks for what it needs. */
export function readFirstData(root: Document): FirstData | null {
  const text = root.getElementById(FIRST_DATA_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as FirstData;
  } catch {
    return null;
  }
}
