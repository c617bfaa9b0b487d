import type { DayLog } from '#domain/cycle/day-log.ts';
import { isSameDay } from '#domain/cycle/merge-day.ts';
import { summarise } from '#domain/cycle/summary.ts';
import { withoutAdded, withoutEdits } from '#domain/import/take-back.ts';
import { dayLogStore, forecastStore, summaryStore } from '#server/features/cycle/public.ts';
import { takePagesBack } from '#server/features/journal/public.ts';
import { logListsStore } from '#server/features/log/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { importStore } from './import.store.ts';

/** Days in one statement: a hundred thousand parameters are more than one may carry. */
const AT_ONCE = 500;

/** Takes back exactly what an import added, but for what the member changed since, and takes it off the list. */
export async function undoImport(
  { clock }: { clock: Clock },
  { me, id }: { me: Me; id: string },
): Promise<{ days: number; pages: number; stayed: number } | Refusal> {
  const now = clock.now();
  // Forecasts may go with it: what was known to be kept is asked for again.
  const { forecastKeptFor: _, ...summary } = await summaryStore.readForUpdate(me);
  const document = await importStore.read(me, id);
  if (!document) return refuse('not_found');
  const days = new Map((await dayLogStore.all(me)).map((log) => [log.date, log]));
  const changed = new Map<string, DayLog>();
  let stayed = 0;
  for (const added of (await importStore.batches(me, id)).flatMap((batch) => batch.document.added)) {
    const log = changed.get(added.date) ?? days.get(added.date);
    if (!log) continue;
    const back = withoutAdded(log, added);
    stayed += back.stayed;
    if (!isSameDay(log, back.day)) changed.set(added.date, back.day);
  }
  const written = [...changed.values()];
  for (let from = 0; from < written.length; from += AT_ONCE)
    await dayLogStore.write(me, { days: written.slice(from, from + AT_ONCE), now });
  const left = [...new Map([...days, ...written.map((day) => [day.date, day] as const)]).values()];
  summaryStore.write(me, {
    document: { ...summary, ...summarise(left, withoutEdits(summary.edits, document.edits)) },
    now,
  });
  await takeEntriesBack(me, { entries: document.entries, left, now });
  await forecastStore.forget(me, document.forecasts ?? []);
  const pages = await takePagesBack(me, { ids: document.pages ?? [], now });
  await importStore.forget(me, id);
  return { days: written.length, pages: pages.gone, stayed: stayed + pages.stayed };
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
