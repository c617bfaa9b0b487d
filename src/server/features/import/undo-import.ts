import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { isSameDay, isSameValue } from '#domain/cycle/merge-day.ts';
import { summarise } from '#domain/cycle/summary.ts';
import { withoutEdits } from '#domain/import/take-back.ts';
import { withoutTeller } from '#domain/import/tellers.ts';
import { dayLogStore, forecastStore, summaryStore, type Edited } from '#server/features/cycle/public.ts';
import { takePagesBack } from '#server/features/journal/public.ts';
import { logListsStore } from '#server/features/log/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { marksOf, standingOf } from './fill-days.ts';
import { Heirs } from './heirs.ts';
import { importStore } from './import.store.ts';
import { tellersOf } from './tellers-of.ts';

/** Days in one statement: a hundred thousand parameters are more than one may carry. */
const AT_ONCE = 500;

/**
 * Takes back exactly what an import added, but for what the member changed or told since and for what another import
 * told too, and takes it off the list.
 */
export async function undoImport(
  { clock }: { clock: Clock },
  { me, id }: { me: Me; id: string },
): Promise<{ days: number; pages: number; stayed: number } | Refusal> {
  const now = clock.now();
  // Forecasts may go with it: what was known to be kept is asked for again.
  const { forecastKeptFor: _, ...summary } = await summaryStore.readForUpdate(me);
  const document = await importStore.read(me, id);
  if (!document) return refuse('not_found');
  // All of this one must open, or none of it goes.
  const gone = await importStore.batches(me, id);
  const [imports, batches] = await Promise.all([importStore.all(me), importStore.batches(me, null)]);
  const days = new Map((await dayLogStore.allEdited(me)).map((day) => [day.log.date, day]));
  const heirs = new Heirs(batches.filter((batch) => batch.id !== id));
  const changed = new Map<LocalDate, { day: DayLog; edited: Edited }>();
  let stayed = 0;
  for (const [date, tellers] of tellersOf({ imports, batches, touched: gone })) {
    const there = days.get(date);
    if (!there) continue;
    const back = withoutTeller(standingOf(date, there), { tellers, id });
    stayed += back.stayed;
    heirs.take(date, back.heirs);
    if (!isSameDay(there.log, back.day) || !isSameValue(back.untold, there.untold ?? null))
      changed.set(date, { day: back.day, edited: marksOf(back, there) });
  }
  heirs.takeKept(gone.flatMap((batch) => batch.document.kept));
  await writeBack(me, { changed, now });
  const left = [...days.values()].map(({ log }) => changed.get(log.date)?.day ?? log);
  summaryStore.write(me, {
    document: { ...summary, ...summarise(left, withoutEdits(summary.edits, document.edits)) },
    now,
  });
  await takeEntriesBack(me, { entries: document.entries, left, now });
  await forecastStore.forget(me, document.forecasts ?? []);
  const pages = await takePagesBack(me, { ids: document.pages ?? [], now });
  await heirs.write(me, { imports, now });
  await importStore.forget(me, id);
  const count = [...changed].filter(([date, { day }]) => !isSameDay(days.get(date)?.log ?? { date }, day)).length;
  return { days: count, pages: pages.gone, stayed: stayed + pages.stayed };
}

async function writeBack(
  me: Me,
  { changed, now }: { changed: ReadonlyMap<LocalDate, { day: DayLog; edited: Edited }>; now: Date },
): Promise<void> {
  const days = [...changed.values()].map(({ day }) => day);
  const edited = new Map([...changed].map(([date, one]) => [date, one.edited] as const));
  for (let from = 0; from < days.length; from += AT_ONCE)
    await dayLogStore.write(me, { days: days.slice(from, from + AT_ONCE), edited, now });
}

/** The member's own symptoms and medications that came along go again, unless a day that stays uses them. */
async function takeEntriesBack(
  me: Me,
  { entries, left, now }: { entries: readonly string[]; left: readonly DayLog[]; now: Date },
): Promise<void> {
  if (entries.length === 0) return;
  const used = new Set(
    left.flatMap((day) => [
      ...Object.keys(day.customSymptoms ?? {}),
      ...(day.medication ?? []).flatMap(({ id }) => id ?? []),
    ]),
  );
  const goes = new Set(entries.filter((id) => !used.has(id)));
  const lists = await logListsStore.readForUpdate(me);
  logListsStore.write(me, {
    document: {
      ...lists,
      symptoms: lists.symptoms.filter(({ id }) => !goes.has(id)),
      medications: lists.medications.filter(({ id }) => !goes.has(id)),
    },
    now,
  });
}
