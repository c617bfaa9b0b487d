import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { isBlank, isSameDay, isSameValue } from '#domain/cycle/merge-day.ts';
import type { Summary } from '#domain/cycle/summary.ts';
import { isCounted, type UntoldDay } from '#domain/import/strengths.ts';
import { addedTo, type Added } from '#domain/import/take-back.ts';
import { fillTold, type KnownDay } from '#domain/import/tellers.ts';
import { dayLogStore, summaryStore, writtenDay, writeDays, type Edited } from '#server/features/cycle/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** `told`: what is on these days already, and not by the member's own hand, as the file tells it. */
export type Filled = {
  readonly imported: number;
  readonly merged: number;
  readonly unchanged: number;
  readonly differing: number;
  readonly added: readonly Added[];
  readonly told: readonly Added[];
};
type Days = { readonly days: readonly DayLog[]; readonly untold?: readonly UntoldDay[] | undefined };

/**
 * Adds days from elsewhere in the member's transaction: fills what is missing, overwrites nothing but guesses, and says
 * field by field what is new.
 */
export async function fillDays(
  { clock }: { clock: Clock },
  { me, days }: { me: Me; days: readonly DayLog[] },
): Promise<Filled> {
  const now = clock.now();
  return fillHeld(me, { days, summary: await summaryStore.readForUpdate(me), now });
}

/** The same under a summary that is held already. */
export async function fillHeld(
  me: Me,
  { days, untold, summary, now }: Days & { summary: Summary; now: Date },
): Promise<Filled> {
  const { counts, added, told, changed, edited } = await compareDays(me, { days, untold });
  if (changed.length > 0) await writeDays(me, { days: changed, edited, summary, now });
  return { ...counts, added, told };
}

/** What filling these days would do, without doing it. */
export async function compareDays(me: Me, { days, untold = [] }: Days) {
  const dates = days.map((day) => day.date);
  const [known, lost] = await Promise.all([dayLogStore.daysEdited(me, dates), dayLogStore.unreadableOf(me, dates)]);
  const guesses = new Map(untold.map((guess) => [guess.date, guess]));
  const counts = { imported: 0, merged: 0, unchanged: 0, differing: 0 };
  const [added, told]: [Added[], Added[]] = [[], []];
  const changed = new Map<LocalDate, DayLog>();
  const edited = new Map<LocalDate, Edited>();
  // A day that comes twice in one batch is filled from both.
  const soFar = new Map<LocalDate, Edited & { readonly log: DayLog }>(known);
  for (const day of days.map((one) => writtenDay(me, one))) {
    // What is there and does not open is not filled.
    if (lost.has(day.date)) {
      counts.differing += 1;
      continue;
    }
    const there = soFar.get(day.date);
    const before = there?.log ?? null;
    const { date: _, ...fields } = day;
    const standing = standingOf(day.date, there);
    const next = fillTold(standing, { fields, untold: guesses.get(day.date) });
    const same = before ? isSameDay(before, next.day) : isBlank(next.day);
    counts[same ? 'unchanged' : before ? 'merged' : 'imported'] += 1;
    if (before && differs(next.day, day, guesses.get(day.date))) counts.differing += 1;
    const isSurer = JSON.stringify(next.untold) !== JSON.stringify(standing.untold);
    if (!same || isSurer) {
      const marks = marksOf(next, there);
      changed.set(day.date, next.day);
      edited.set(day.date, marks);
      soFar.set(day.date, { ...marks, log: next.day });
    }
    const news = addedTo(before, next.day);
    if (news) added.push(news);
    const here = Object.entries(fields).filter(
      ([name]) => before !== null && Object.hasOwn(before, name) && !standing.hers.has(name),
    );
    if (here.length > 0) told.push({ date: day.date, fields: Object.fromEntries(here) });
  }
  return { counts, added, told, changed: [...changed.values()], edited, known };
}

/** A day as it stands, with the fields the member wrote by hand. */
export function standingOf(date: LocalDate, there: (Edited & { readonly log: DayLog }) | undefined): KnownDay {
  return {
    day: there?.log ?? { date },
    untold: there?.untold ?? null,
    hers: new Set(Object.keys(there?.edits ?? {}).filter((name) => Object.hasOwn(there?.log ?? {}, name))),
  };
}

/** What stays known of the edits of a day: not of fields that an import changed or filled anew. */
export function marksOf({ day, untold }: KnownDay, there: (Edited & { readonly log: DayLog }) | undefined): Edited {
  const stands = (name: string) => {
    const [before, after] = [there?.log, day].map((log) => log?.[name as keyof DayLog]);
    return after === undefined || isSameValue(before, after);
  };
  const kept = <Marks extends object>(marks: Marks): Marks =>
    Object.fromEntries(Object.entries(marks).filter(([name]) => stands(name))) as Marks;
  return { edits: kept(there?.edits ?? {}), others: kept(there?.others ?? {}), untold };
}

/** Whether something of the member's stands where the file says otherwise; a guess says nothing against a bleeding. */
function differs(mine: DayLog, told: DayLog, guess: UntoldDay | undefined): boolean {
  return Object.entries(told).some(
    ([name, value]) =>
      Object.hasOwn(mine, name) &&
      !isSameValue(mine[name as keyof DayLog], value) &&
      !(name === 'flow' && guess?.flow === true && isCounted(mine.flow)),
  );
}
