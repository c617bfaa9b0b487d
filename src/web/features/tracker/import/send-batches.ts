import type { ImportBody, ImportReply } from '#contract/import/import.schemas.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import type { ImportResult } from '#domain/import/import-result.ts';
import type { UntoldDay } from '#domain/import/strengths.ts';
import { sendQueued } from '#web/platform/outbox/send-queued.ts';
import { batchesOf } from './batches.ts';

/** A file that was read. */
export type Export = Extract<ImportResult, { ok: true }>;
export type Counts = ImportReply;
/**
 * How far an import has come. `next` is the first batch that was not answered; `days` have been sent; `error` says why
 * it stopped there, and `stopped` that the member stopped it.
 */
export type Sending = {
  readonly importId: string;
  readonly next: number;
  readonly days: number;
  readonly counts: Counts;
  readonly running: boolean;
  readonly stopped: boolean;
  readonly error: unknown;
};

const NOTHING: Counts = { imported: 0, merged: 0, unchanged: 0, differing: 0, kept: 0, pages: 0 };

/**
 * Sends an export batch by batch under one id, from where it stopped before. What was answered is safe; a stop takes
 * effect between two batches.
 */
export async function sendBatches(
  found: Export,
  { from, signal, show }: { from: Sending | null; signal: AbortSignal; show: (sending: Sending) => void },
): Promise<void> {
  const batches = batchesOf(found);
  let sending: Sending = from ?? {
    importId: crypto.randomUUID(),
    next: 0,
    days: 0,
    counts: NOTHING,
    running: true,
    stopped: false,
    error: null,
  };
  const change = (changes: Partial<Sending>) => {
    sending = { ...sending, ...changes };
    show(sending);
  };
  change({ running: true, stopped: false, error: null });
  try {
    while (sending.next < batches.length && !signal.aborted) {
      const { days = [], kept = [], untold, pages } = batches[sending.next] ?? {};
      const body = {
        ...framed(found),
        ...(sending.next === 0 && forecastsOf(found)),
        importId: sending.importId,
        number: sending.next,
        batches: batches.length,
        days,
        kept,
        ...(untold && { untold: untold.map(sentGuess) }),
        ...(pages && { pages: pages.map((page) => ({ ...page, tags: [...page.tags] })) }),
      };
      const reply = await sendQueued('importDays', { body }, `batch ${sending.importId} ${sending.next}`);
      change({ next: sending.next + 1, days: sending.days + days.length, counts: sum(sending.counts, reply) });
    }
    change({ running: false, stopped: sending.next < batches.length });
  } catch (error) {
    change({ running: false, error });
  }
}

function sentGuess({ symptoms, ...guess }: UntoldDay) {
  return { ...guess, ...(symptoms && { symptoms: [...symptoms] }) };
}

/** What goes along with every batch. */
function framed({
  source,
  accounted,
  span,
  edits,
  lists,
}: Export): Pick<ImportBody, 'source' | 'file' | 'edits' | 'lists'> {
  const { records, skipped, unknown, leftOut } = accounted;
  return {
    source,
    file: { records, skipped, unknown, leftOut, from: span?.from ?? null, to: span?.to ?? null },
    ...(edits !== NO_EDITS && { edits }),
    ...(lists && { lists }),
  };
}

/** Forecasts as they were made, with the first batch. */
function forecastsOf({ forecasts }: Export): Pick<ImportBody, 'forecasts'> {
  return forecasts.length > 0 ? { forecasts: forecasts.map(({ schemaVersion: _, ...forecast }) => forecast) } : {};
}

function sum(a: Counts, b: Counts): Counts {
  return {
    imported: a.imported + b.imported,
    merged: a.merged + b.merged,
    unchanged: a.unchanged + b.unchanged,
    differing: a.differing + b.differing,
    kept: a.kept + b.kept,
    pages: a.pages + b.pages,
  };
}
