import { randomUUID } from 'node:crypto';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { isPastOrToday } from '#domain/calendar/today.ts';
import { NO_EDITS, type CycleEdits } from '#domain/cycle/cycle-view.ts';
import { daysOfSamePeriod } from '#domain/forecast/record/frozen.ts';
import { withIds, withLists, type Ids } from '#domain/import/merge-lists.ts';
import { withEdits } from '#domain/import/take-back.ts';
import type { ImportBody, ImportReply } from '#contract/import/import.schemas.ts';
import { OWN_LISTS } from '#contract/limits.ts';
import { forecastStore, summaryStore } from '#server/features/cycle/public.ts';
import { takePages } from '#server/features/journal/public.ts';
import { logListsStore } from '#server/features/log/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { fillHeld } from './fill-days.ts';
import { importStore, sameness, type BatchDocument, type ImportDocument } from './import.store.ts';
import { isTeller } from './second-teller.ts';

const MOST = { symptoms: OWN_LISTS.customSymptoms, medications: OWN_LISTS.medications } as const;

/** Takes one batch of an import, whole or not at all. The same batch again is answered as it was the first time. */
export async function takeBatch(
  { clock }: { clock: Clock },
  { me, body }: { me: Me; body: ImportBody },
): Promise<ImportReply | Refusal> {
  const now = clock.now();
  if (body.number >= body.batches) return refuse('invalid_input');
  if (
    !body.days.every((day) => isPastOrToday(day.date, now)) ||
    !(body.forecasts ?? []).every(({ madeOn }) => isPastOrToday(madeOn, now)) ||
    !(body.pages ?? []).every(({ date }) => isPastOrToday(date, now))
  )
    return refuse('future_day');
  const id = body.importId ?? randomUUID();
  // Held first: batches of one member, and changes by hand, come one after the other.
  const summary = await summaryStore.readForUpdate(me);
  const known = await importStore.batch(me, { id, number: body.number });
  if (known) return { pages: 0, ...known.counts };
  const { ids, entries } = await takeLists(me, { body, now });
  // What was read from JSON has no field that is there and undefined.
  const { edits, added: newEdits } = withEdits(summary.edits, (body.edits ?? NO_EDITS) as CycleEdits);
  const { added, told, ...counted } = await fillHeld(me, {
    days: body.days.map((day) => withIds(day, ids)),
    untold: body.untold,
    summary: { ...summary, edits },
    now,
  });
  const hasEdits = Object.values(newEdits).some((list) => list.length > 0);
  if (hasEdits && added.length === 0) summaryStore.write(me, { document: { ...summary, edits }, now });
  const forecasts = await takeForecasts(me, { body, now });
  const pages = await takePages(me, { pages: body.pages ?? [], now });
  const { kept, keptToo } = await newKept(me, body);
  const counts = { ...counted, kept: kept.length, pages: pages.length };
  const before = (await importStore.read(me, id)) ?? begun(body, now);
  const document = {
    ...before,
    done: [...before.done, body.number],
    days: before.days + added.length,
    kept: before.kept + kept.length,
    edits: withEdits(before.edits, newEdits).edits,
    entries: [...before.entries, ...entries],
    forecasts: [...(before.forecasts ?? []), ...forecasts],
    pages: [...(before.pages ?? []), ...pages],
  };
  const batch = { schemaVersion: 1, counts, added, kept, told, untold: body.untold ?? [], keptToo } as const;
  await keepBatch(me, { id, document, number: body.number, batch, now });
  return counts;
}

/** An import that is whole and added nothing leaves no trace, unless it stands for what another one brought. */
async function keepBatch(
  me: Me,
  {
    id,
    document,
    number,
    batch,
    now,
  }: {
    id: string;
    document: ImportDocument;
    number: number;
    batch: Parameters<typeof importStore.writeBatch>[1]['document'];
    now: Date;
  },
): Promise<void> {
  const isWhole = document.done.length === document.batches;
  const isNothing =
    document.days +
      document.kept +
      document.entries.length +
      (document.forecasts ?? []).length +
      (document.pages ?? []).length +
      Object.values(document.edits).flat().length ===
    0;
  if (isNothing && isWhole && !(await isTeller(me, { id, source: document.source, batch })))
    return importStore.forget(me, id);
  await importStore.write(me, { id, document, now });
  await importStore.writeBatch(me, { id, number, document: batch });
}

function begun(body: ImportBody, now: Date): ImportDocument {
  return {
    schemaVersion: 1,
    source: body.source,
    at: now.toISOString(),
    batches: body.batches,
    done: [],
    file: body.file ?? null,
    days: 0,
    kept: 0,
    edits: NO_EDITS,
    entries: [],
    forecasts: [],
  };
}

async function takeLists(
  me: Me,
  { body, now }: { body: ImportBody; now: Date },
): Promise<{ ids: Ids; entries: readonly string[] }> {
  if (!body.lists) return { ids: new Map(), entries: [] };
  const before = await logListsStore.readForUpdate(me);
  // A teen's account keeps no contraception (decisions 10).
  const medications = body.lists.medications.filter(({ kind }) => me.ageGroup === 'adult' || kind === 'medicine');
  const { lists, ids, added } = withLists(before, { incoming: { ...body.lists, medications }, most: MOST });
  if (added.length > 0 || lists.temperatureUnit !== before.temperatureUnit)
    logListsStore.write(me, { document: lists, now });
  return { ids, entries: added };
}

/**
 * Forecasts of our own export, as they stood when they were made. Where one of that period is kept already, the
 * member's stays.
 */
async function takeForecasts(me: Me, { body, now }: { body: ImportBody; now: Date }): Promise<readonly LocalDate[]> {
  const taken: LocalDate[] = [];
  for (const forecast of body.forecasts ?? []) {
    if (await forecastStore.hasOneOf(me, daysOfSamePeriod(forecast.startDate))) continue;
    await forecastStore.keep(me, { forecast: { schemaVersion: 1, ...forecast }, now });
    taken.push(forecast.startDate);
  }
  return taken;
}

/** The kept records of a batch that no import has kept yet, and those that one has. */
async function newKept(me: Me, body: ImportBody): Promise<Pick<Required<BatchDocument>, 'kept' | 'keptToo'>> {
  if (body.kept.length === 0) return { kept: [], keptToo: [] };
  const known = await importStore.keptAmong(me, body.kept);
  return {
    kept: body.kept.filter((record) => !known.has(sameness(record))),
    keptToo: body.kept.filter((record) => known.has(sameness(record))),
  };
}
