import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { MOON_PHASES } from '#domain/cycle/cycle-view.ts';
import { MOODS } from '#domain/cycle/day-log.ts';
import { cleanTags, isBlankEntry, type ExportedPage, type Stamp } from '#domain/journal/journal-entry.ts';
import { IMPORT_LIMITS } from '../import-limits.ts';
import { entriesOf, isShape, type Shape } from '../shape.ts';

const PHASES = ['rest', 'create', 'shine', 'reflect'] as const;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * Pages of a journal in our own export, each once; `unread` are those that are not whole, of a day to come, or beyond
 * what a journal holds.
 */
export function readPages(
  told: unknown,
  today: LocalDate,
): { readonly pages: readonly ExportedPage[]; readonly unread: number } {
  const entries = entriesOf(told);
  const pages = new Map<string, ExportedPage>();
  for (const entry of entries) {
    const page = isShape(entry) ? pageOf(entry) : null;
    if (page && page.date <= today && pages.size < IMPORT_LIMITS.pages) pages.set(page.createdAt, page);
  }
  return { pages: [...pages.values()], unread: entries.length - pages.size };
}

function pageOf(told: Shape): ExportedPage | null {
  const date = typeof told.date === 'string' ? parseLocalDate(told.date) : null;
  const [title, content, dreamInsights] = [
    textUpTo(told.title, IMPORT_LIMITS.title),
    textUpTo(told.content, IMPORT_LIMITS.content),
    textUpTo(told.dreamInsights, IMPORT_LIMITS.dream),
  ];
  const mood = told.mood === null ? null : MOODS.find((word) => word === told.mood);
  const tags = cleanTags(entriesOf(told.tags).flatMap((tag) => textUpTo(tag, IMPORT_LIMITS.tag) ?? []));
  const moon = moonOf(told.moon);
  const createdAt =
    typeof told.createdAt === 'string' && INSTANT.test(told.createdAt) && !Number.isNaN(Date.parse(told.createdAt))
      ? told.createdAt
      : null;
  if (
    !date ||
    title === null ||
    content === null ||
    dreamInsights === null ||
    mood === undefined ||
    !moon ||
    !createdAt ||
    tags.length > IMPORT_LIMITS.tags
  )
    return null;
  const page = { date, title, content, mood, dreamInsights, tags, moon, cycle: cycleOf(told.cycle), createdAt };
  return isBlankEntry(page) ? null : page;
}

function textUpTo(told: unknown, most: number): string | null {
  return typeof told === 'string' && told.length <= most ? told : null;
}

function moonOf(told: unknown): Stamp['moon'] | null {
  if (!isShape(told)) return null;
  const phase = MOON_PHASES.find((name) => name === told.phase);
  const { illuminated, waxing } = told;
  if (
    !phase ||
    typeof illuminated !== 'number' ||
    !(illuminated >= 0 && illuminated <= 1) ||
    typeof waxing !== 'boolean'
  )
    return null;
  return { phase, illuminated, waxing };
}

function cycleOf(told: unknown): Stamp['cycle'] {
  if (!isShape(told) || !Number.isInteger(told.day) || (told.day as number) < 1 || (told.day as number) > 99)
    return null;
  return { day: told.day as number, phase: PHASES.find((name) => name === told.phase) ?? null };
}
