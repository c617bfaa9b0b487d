import type { LocalDate } from '#domain/calendar/local-date.ts';
import { aroundWords, holdsAll, searchWords } from '#domain/journal/find-words.ts';
import {
  daysOfYear,
  pageAfter,
  present,
  underMoon,
  type IndexPosition,
  type JournalIndex,
} from '#domain/journal/journal-index.ts';
import type {
  JournalFound,
  JournalReply,
  JournalWhole,
  JournalYear,
  OnThisMoonReply,
} from '#contract/journal/journal.schemas.ts';
import { JOURNAL } from '#contract/limits.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { Refusal, type Me } from '#server/platform/http/handler.ts';
import { journalIndexStore } from './journal-index.store.ts';
import { journalStore, type StoredEntry } from './journal.store.ts';
import { readAround, toEntry, toHead, toldCycle, toUnreadable, entryDay, type EntryContext } from './tell-entry.ts';

/** What one search may open before it answers with how far it came: entries, and characters in them. */
const MOST_OPENED = 600;
const MOST_CHARACTERS = 4_000_000;
const AT_ONCE = 25;
/** A search's excerpt, in characters. */
const AROUND = 180;
const UNDER_MOON = 4;

const cursors = cursorsOf('journal', 3);
type Paging = { readonly after?: string | undefined; readonly limit?: number | undefined; readonly now: Date };

/** Every page that is there, as the index knows it. */
export async function indexedPages(me: Me): Promise<JournalIndex> {
  return present(await journalIndexStore.read(me));
}

/** The newest of the member's entries: what the page opens with. */
export async function firstEntries(me: Me, now: Date): Promise<JournalReply> {
  const first = await listEntries(me, { now });
  if (first instanceof Refusal) throw first;
  return first;
}

/** A page of the member's entries with their first words. */
export async function listEntries(
  me: Me,
  { after, limit = JOURNAL.page, month, now }: Paging & { readonly month?: string | undefined },
): Promise<JournalReply | Refusal> {
  const from = positionOf(me, after);
  if (from instanceof Refusal) return from;
  const [index, around] = await Promise.all([journalIndexStore.read(me), readAround(me, now)]);
  const page = pageAfter(index, { after: from, size: limit, month });
  const items = await headsOf(me, { entries: page.entries, around });
  return {
    items,
    next: cursorOf(me, page.next),
    total: present(index, month).length,
    today: entryDay(around.today, around),
  };
}

/** A page of the member's entries, whole. */
export async function listWhole(me: Me, { after, limit = JOURNAL.page, now }: Paging): Promise<JournalWhole | Refusal> {
  const from = positionOf(me, after);
  if (from instanceof Refusal) return from;
  const [index, { surface }] = await Promise.all([journalIndexStore.read(me), readAround(me, now)]);
  const page = pageAfter(index, { after: from, size: limit });
  const kept = await journalStore.some(
    me,
    page.entries.map(({ id }) => id),
  );
  const items = kept.filter(({ isUnreadable }) => !isUnreadable).map((entry) => toEntry(me, { kept: entry, surface }));
  return { items, next: cursorOf(me, page.next) };
}

/** The newest of the member's entries whole, as many of the first page as `most` characters hold. */
export async function newestWhole(me: Me, { now, most }: { now: Date; most: number }): Promise<JournalWhole['items']> {
  const first = await listWhole(me, { now });
  if (first instanceof Refusal) throw first;
  let room = most;
  return first.items.filter(({ content, dreamInsights }) => (room -= content.length + dreamInsights.length) >= 0);
}

/** The member's days of a year, and in which years there are any. */
export async function readYear(me: Me, { year, now }: { year: string; now: Date }): Promise<JournalYear> {
  const [index, { surface }] = await Promise.all([journalIndexStore.read(me), readAround(me, now)]);
  const days = daysOfYear(index, year).map((day) => ({ ...day, cycle: toldCycle(day.cycle, surface) }));
  return { year, days, years: [...new Set(present(index).map(({ date }) => date.slice(0, 4)))] };
}

/** What the member kept under the moon of a day before. */
export async function readOnThisMoon(me: Me, { date, now }: { date: LocalDate; now: Date }): Promise<OnThisMoonReply> {
  const [index, around] = await Promise.all([journalIndexStore.read(me), readAround(me, now)]);
  const day = entryDay(date, around);
  return {
    ...day,
    entries: await headsOf(me, {
      entries: underMoon(index, { phase: day.moon.phase, date, most: UNDER_MOON }),
      around,
    }),
  };
}

/** Looks for words in title, text, dream and tags, newest entries first, a bounded number of them at a time. */
export async function searchEntries(
  me: Me,
  { text, after, now }: { text: string; after?: string | undefined; now: Date },
): Promise<JournalFound | Refusal> {
  const from = positionOf(me, after);
  if (from instanceof Refusal) return from;
  const words = searchWords(text);
  const [index, { surface }] = await Promise.all([journalIndexStore.read(me), readAround(me, now)]);
  if (words.length === 0) return { items: [], next: null, searched: 0 };
  const page = pageAfter(index, { after: from, size: MOST_OPENED });
  const { found, searched } = await openAndSearch(me, { ids: page.entries.map(({ id }) => id), words });
  const isWhole = searched === page.entries.length && page.next === null;
  const items = found.map((kept) =>
    toHead({ kept, surface, excerpt: aroundWords(bestText(kept, words), { words, size: AROUND }) }),
  );
  return { items, next: isWhole ? null : cursorOf(me, page.entries[searched - 1] ?? null), searched };
}

function positionOf(me: Me, after: string | undefined): IndexPosition | null | Refusal {
  const parts = cursors.open(me, after);
  if (parts === null || parts instanceof Refusal) return parts;
  const [date = '', at = '', id = ''] = parts;
  return { date: date as LocalDate, at, id };
}

function cursorOf(me: Me, position: IndexPosition | null): string | null {
  return cursors.seal(me, position && [position.date, position.at, position.id]);
}

async function openAndSearch(
  me: Me,
  { ids, words }: { ids: readonly string[]; words: readonly string[] },
): Promise<{ found: readonly StoredEntry[]; searched: number }> {
  const found: StoredEntry[] = [];
  let [searched, characters] = [0, 0];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const kept of await journalStore.some(me, ids.slice(from, from + AT_ONCE))) {
      const texts = textsOf(kept);
      searched += 1;
      if (kept.isUnreadable) continue;
      characters += texts.reduce((sum, text) => sum + text.length, 0);
      if (holdsAll(texts, words)) found.push(kept);
      if (found.length >= JOURNAL.page || characters >= MOST_CHARACTERS) return { found, searched };
    }
  }
  return { found, searched };
}

function textsOf({ document: { title, content, dreamInsights, tags } }: StoredEntry): string[] {
  return [title, content, dreamInsights, tags.join(' ')];
}

/**
 * The text that the excerpt is cut from: the one that holds most of the words; the page itself where none does better.
 */
function bestText({ document: { content, dreamInsights } }: StoredEntry, words: readonly string[]): string {
  const hits = (text: string) => words.filter((word) => holdsAll([text], [word])).length;
  return hits(dreamInsights) > hits(content) || content.trim() === '' ? dreamInsights : content;
}

async function headsOf(
  me: Me,
  { entries, around }: { entries: JournalIndex; around: EntryContext },
): Promise<JournalReply['items']> {
  const kept = await journalStore.some(
    me,
    entries.map(({ id }) => id),
  );
  const places = new Map(entries.map((entry) => [entry.id, entry]));
  return kept.flatMap((entry) => {
    if (!entry.isUnreadable) return toHead({ kept: entry, surface: around.surface });
    const at = places.get(entry.id);
    return at ? toUnreadable({ kept: entry, at, around }) : [];
  });
}
