import { cycleStamp } from '#domain/journal/cycle-stamp.ts';
import { excerptOf, type EntryDocument, type Stamp } from '#domain/journal/journal-entry.ts';
import type { Indexed } from '#domain/journal/journal-index.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import type { StageSurface } from '#domain/stage/stage.ts';
import type { JournalEntry, JournalHead, JournalReply } from '#contract/journal/journal.schemas.ts';
import { memberStore, memberToday, type Member } from '#server/features/account/public.ts';
import { cyclesOf, summaryStore, surfaceNow, viewFrom } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { moonDaysFor } from '#server/platform/sky/moon-days.ts';
import type { StoredEntry } from './journal.store.ts';

const EXCERPT = 160;

/**
 * What stands around the member's entries: the member's day, what the member's stage of life lets be told, and how a
 * day is stamped.
 */
export type EntryContext = {
  readonly member: Member;
  readonly today: LocalDate;
  readonly surface: StageSurface;
  readonly stamp: (date: LocalDate) => Stamp;
};

/** Reads what stands around the member's entries. */
export async function readAround(me: Me, now: Date): Promise<EntryContext> {
  const [member, summary] = await Promise.all([memberStore.read(me), summaryStore.read(me)]);
  return aroundOf(member, { summary, now });
}

/** A day as a page for it would be stamped. */
export function journalDay(member: Member, { summary, now }: { summary: Summary; now: Date }): JournalReply['today'] {
  const around = aroundOf(member, { summary, now });
  return entryDay(around.today, around);
}

/** A day with its moon and its place in the member's cycle, as the member's stage lets it be told. */
export function entryDay(
  date: LocalDate,
  { stamp, surface }: Pick<EntryContext, 'stamp' | 'surface'>,
): JournalReply['today'] {
  const { moon, cycle } = stamp(date);
  return { date, moon, cycle: toldCycle(cycle, surface) };
}

function aroundOf(member: Member, { summary, now }: { summary: Summary; now: Date }): EntryContext {
  const today = memberToday(member, now);
  const cycles = cyclesOf(member, summary);
  const view = viewFrom(cycles, { member, summary, today });
  const surface = surfaceNow(member, { now, startDate: cycles.at(-1)?.startDate ?? null });
  return {
    member,
    today,
    surface,
    stamp: (date) => ({
      moon: moonOf(date, member.timeZone),
      cycle: surface.wheel === 'cycle' ? cycleStamp({ cycles, view, date }) : null,
    }),
  };
}

function moonOf(date: LocalDate, timeZone: string): Stamp['moon'] {
  const [day] = moonDaysFor({ from: date, to: date, timeZone });
  if (!day) throw new Error('a day without a moon');
  return { phase: day.phase, illuminated: day.illuminated, waxing: day.waxing };
}

/**
 * The place in the member's cycle as the member's stage lets it be told (decisions 8): none where no cycle is counted,
 * no phase where none is named.
 */
export function toldCycle(
  cycle: Stamp['cycle'],
  { wheel, phases }: Pick<StageSurface, 'wheel' | 'phases'>,
): Stamp['cycle'] {
  if (cycle === null || wheel !== 'cycle') return null;
  return { day: cycle.day, phase: phases ? cycle.phase : null };
}

/** An entry whole, as the member sees it. */
export function toEntry(me: Me, { kept, surface }: { kept: StoredEntry; surface: StageSurface }): JournalEntry {
  const { id, version, updatedAt, document } = kept;
  const { date, title, content, mood, dreamInsights, tags, moon, cycle, at } = document;
  return {
    id,
    userId: me.userId,
    date,
    title,
    content,
    mood,
    dreamInsights,
    tags,
    moon,
    cycle: toldCycle(cycle, surface),
    version,
    createdAt: at,
    updatedAt: updatedAt.toISOString(),
  };
}

/** An entry in a list; `excerpt` are its first words where none are given. */
export function toHead({
  kept,
  surface,
  excerpt,
}: {
  kept: StoredEntry;
  surface: StageSurface;
  excerpt?: string;
}): JournalHead {
  const { id, version, document } = kept;
  const { date, title, mood, tags, moon, cycle } = document;
  return {
    id,
    date,
    title,
    excerpt: excerpt ?? firstWords(document),
    mood,
    dream: document.dreamInsights.trim() !== '',
    tags,
    moon,
    cycle: toldCycle(cycle, surface),
    version,
  };
}

/** The place of an entry that does not open: its day, its moon and that it is there, as the index knows them. */
export function toUnreadable({
  kept,
  at: { date, cycle },
  around: { stamp, surface },
}: {
  kept: StoredEntry;
  at: Indexed;
  around: EntryContext;
}): JournalHead {
  return {
    id: kept.id,
    date,
    title: '',
    excerpt: '',
    mood: null,
    dream: false,
    tags: [],
    moon: stamp(date).moon,
    cycle: toldCycle(cycle, surface),
    version: kept.version,
    unreadable: true,
  };
}

/** The first words of an entry: of its text, else of its dream. */
export function firstWords({ content, dreamInsights }: Pick<EntryDocument, 'content' | 'dreamInsights'>): string {
  return excerptOf(content.trim() === '' ? dreamInsights : content, EXCERPT);
}
