import type { CycleEdits } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { FrozenForecast } from '#domain/forecast/record/frozen.ts';
import type { Kept } from '#domain/import/import-result.ts';
import type { LogLists } from '#domain/log/log-lists.ts';

/** What names the file and its shape; a new shape is a new number. docs/export.md describes it. */
export const EXPORT_FORMAT = 'moonhearth-export';
export const EXPORT_VERSION = 1;

/** What the JSON export holds. Everything but `exportedAt` comes back the same after it was imported into an empty account. */
export type ExportDocument = {
  readonly exportedAt: string;
  readonly lists: Omit<LogLists, 'schemaVersion'>;
  readonly edits: CycleEdits;
  readonly forecasts: readonly FrozenForecast[];
  readonly days: readonly DayLog[];
  readonly kept: readonly Kept[];
};

/** The JSON export in pieces, one a day, so that it is never one long text. Pieces joined are the document, one day a line. */
export function* exportJson({ exportedAt, lists, edits, forecasts, days, kept }: ExportDocument): Generator<string> {
  yield `{"format":${JSON.stringify(EXPORT_FORMAT)},"version":${EXPORT_VERSION},"exportedAt":${JSON.stringify(exportedAt)},\n"lists":${JSON.stringify(lists)},\n"edits":${JSON.stringify(edits)},\n"forecasts":[`;
  yield* lines(forecasts.map(({ schemaVersion: _, ...forecast }) => forecast));
  yield '],\n"days":[';
  yield* lines(days);
  yield '],\n"kept":[';
  yield* lines(kept);
  yield ']}\n';
}

function* lines(entries: readonly unknown[]): Generator<string> {
  for (const [index, entry] of entries.entries()) yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(entry)}`;
}
