import { addDays, type LocalDate } from '#domain/calendar/local-date.ts';
import type { QueuedCall } from '#web/platform/outbox/entry.ts';

/**
 * One thing the member does without a line, as a page would post it, and what must become of it. `place` is what it
 * sets, for the later to win; a page is kept beside all others.
 */
export type Edit = { readonly call: QueuedCall } & (
  | { readonly kind: 'field'; readonly place: string; readonly value: unknown }
  | { readonly kind: 'page'; readonly title: string }
  | { readonly kind: 'change'; readonly id: string; readonly words: string }
);
/** What edits are made of: the member's day, the chance, whose edit it is, and the pages that were there before. */
export type Ground = {
  readonly today: LocalDate;
  readonly chance: () => number;
  readonly device: string;
  readonly pages: readonly { readonly id: string; readonly version: number }[];
};

const DAYS = 60;
/** Shares: a day of the log, a new page, a change of a page that is there; the rest are the member's settings. */
const [LOGS, PAGES, CHANGES] = [0.6, 0.85, 0.93];
const FIELDS: readonly ((chance: () => number, serial: number) => readonly [string, unknown])[] = [
  (chance) => ['flow', oneOf(['spotting', 'light', 'medium', 'heavy'], chance)],
  (chance) => ['energy', 1 + Math.floor(chance() * 5)],
  (chance) => ['moods', [oneOf(['tender', 'calm', 'bright', 'low', 'happy'], chance)]],
  (_chance, serial) => ['note', `note ${serial}`],
];

/** An edit at random. The same ground and serial make the same one. */
export function editAt({ today, chance, device, pages }: Ground, serial: number): Edit {
  const share = chance();
  if (share < LOGS) {
    const date = addDays(today, -Math.floor(chance() * DAYS));
    const [field, value] = oneOf(FIELDS, chance)(chance, serial);
    return {
      kind: 'field',
      place: `${date} ${field}`,
      value,
      call: { name: 'putDayLog', input: { body: { date, [field]: value } }, entityKey: date },
    };
  }
  if (share < PAGES) {
    const title = `${device} wrote ${serial}`;
    return {
      kind: 'page',
      title,
      call: {
        name: 'createJournalEntry',
        input: {
          body: {
            title,
            content: title,
            mood: '',
            dreamInsights: '',
            tags: [],
            date: addDays(today, -Math.floor(chance() * DAYS)),
          },
        },
        entityKey: 'a new page',
      },
    };
  }
  if (share < CHANGES) {
    const page = oneOf(pages, chance);
    const words = `${device} changed ${serial}`;
    return {
      kind: 'change',
      id: page.id,
      words,
      call: {
        name: 'patchJournalEntry',
        input: { params: { id: page.id }, body: { content: words }, version: page.version },
        entityKey: `page ${page.id}`,
      },
    };
  }
  const theme = oneOf(['light', 'dark', 'system'], chance);
  return {
    kind: 'field',
    place: 'theme',
    value: theme,
    call: { name: 'patchUser', input: { body: { theme } }, entityKey: 'theme' },
  };
}

function oneOf<T>(list: readonly T[], chance: () => number): T {
  return list[Math.floor(chance() * list.length)] as T;
}
