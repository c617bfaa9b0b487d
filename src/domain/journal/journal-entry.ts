import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { MoonPhase, Phase } from '#domain/cycle/cycle-view.ts';
import type { Mood } from '#domain/cycle/day-log.ts';

/** §3 Journal entry: what the member writes. Empty texts are "", no mood is null. */
export type Written = {
  readonly date: LocalDate;
  readonly title: string;
  readonly content: string;
  readonly mood: Mood | null;
  readonly dreamInsights: string;
  readonly tags: readonly string[];
};

/** The moon over the day of an entry, and where in the member's cycle the day lay; null where no cycle was known. */
export type Stamp = {
  readonly moon: { readonly phase: MoonPhase; readonly illuminated: number; readonly waxing: boolean };
  readonly cycle: { readonly day: number; readonly phase: Phase | null } | null;
};

/** An entry as it is sealed. `at` is the instant it was first kept (ISO, UTC). */
export type EntryDocument = Written & Stamp & { readonly schemaVersion: 1; readonly at: string };

/**
 * A page as it stands in the member's export, and as it comes in from one. `createdAt` is the instant it was first
 * kept, which also tells it from any other.
 */
export type ExportedPage = Written & Stamp & { readonly createdAt: string };

/** Whether there is nothing to keep: no word and no mood. A day or tags alone are no entry. */
export function isBlankEntry({
  title,
  content,
  mood,
  dreamInsights,
}: Pick<Written, 'title' | 'content' | 'mood' | 'dreamInsights'>): boolean {
  return mood === null && `${title}${content}${dreamInsights}`.trim() === '';
}

/**
 * The member's tags as they are kept: trimmed, without the leading #, none empty, none twice whatever the case; the
 * first spelling stays.
 */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) {
    const name = tag.trim().replace(/^#+/u, '').trim();
    const known = name.toLowerCase();
    if (name !== '' && !seen.has(known)) seen.set(known, name);
  }
  return [...seen.values()];
}

/**
 * The first words of a text on one line, at most `most` characters, cut at a word where there is one, with "..." when
 * there is more.
 */
export function excerptOf(text: string, most: number): string {
  // Only the beginning is looked at: a page may hold a hundred thousand letters.
  const line = text
    .slice(0, most * 4)
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...line.slice(0, most * 2)];
  if (letters.length <= most && line.length <= most * 2 && text.length <= most * 4) return line;
  const cut = letters.slice(0, most).join('');
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:!?]+$/u, '')}...`;
}
