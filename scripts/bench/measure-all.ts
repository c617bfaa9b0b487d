import { openBrowser } from './phone.ts';
import type { Row } from './row.ts';
import { chunkRow } from './rows/built.ts';
import type { Context } from './rows/context.ts';
import { documentRow } from './rows/documents.ts';
import { homeRow, signInRows, visitAll } from './rows/first-view.ts';
import { growthRow } from './rows/growth.ts';
import { memoryRow } from './rows/memory.ts';
import { overloadRow } from './rows/overload.ts';
import { cachedRow, homeDataRow, statementRow } from './rows/reads.ts';
import { shiftRow } from './rows/shift.ts';
import { startRow } from './rows/start.ts';
import { coldRow, prefetchedRow } from './rows/travel.ts';
import { withoutScriptsRow } from './rows/without-scripts.ts';
import { writeRow } from './rows/writes.ts';

type Measurement = {
  readonly what: string;
  readonly rows: readonly number[];
  readonly measure: () => Promise<Row | readonly Row[]>;
};
export type Measured = {
  readonly rows: Row[];
  readonly failures: { readonly what: string; readonly error: unknown }[];
};

/** Measures what is asked for, one thing after the other; what fails is told, and the rest goes on. */
export async function measureAll(context: Context, only?: readonly number[]): Promise<Measured> {
  const browser = await openBrowser();
  const measured: Measured = { rows: [], failures: [] };
  const views = async () => {
    const visits = await visitAll(browser, context);
    return [...signInRows(visits), homeRow(visits)];
  };
  const all: readonly Measurement[] = [
    { what: 'the sign-in document', rows: [1], measure: () => documentRow(context) },
    { what: 'the page without scripts', rows: [2], measure: () => withoutScriptsRow(browser, context) },
    { what: 'the first views', rows: [3, 4, 5, 6, 7], measure: views },
    { what: 'layout shift', rows: [8], measure: () => shiftRow(browser, context) },
    { what: 'a prefetched route', rows: [9], measure: () => prefetchedRow(browser, context) },
    { what: 'a cold route', rows: [10], measure: () => coldRow(browser, context) },
    { what: 'the chunks', rows: [11], measure: chunkRow },
    { what: 'a read from the cache', rows: [12], measure: () => cachedRow(context) },
    { what: 'a read of one statement', rows: [13], measure: () => statementRow(context) },
    { what: 'home data', rows: [14], measure: () => homeDataRow(context) },
    { what: 'a write', rows: [15], measure: () => writeRow(context) },
    { what: 'growth', rows: [16], measure: () => growthRow(context) },
    { what: 'starting', rows: [17], measure: () => startRow(context) },
    { what: 'memory', rows: [18], measure: () => memoryRow(context) },
    { what: 'overload', rows: [19], measure: () => overloadRow(context) },
  ];
  for (const { what, rows, measure } of all) {
    if (only && !rows.some((row) => only.includes(row))) continue;
    process.stderr.write(`measuring ${what} ...\n`);
    const result = await measure().then(
      (found) => [found].flat(),
      (error: unknown) => void measured.failures.push({ what, error }),
    );
    measured.rows.push(...(result ?? []).filter(({ n }) => !only || only.includes(n)));
  }
  await browser.close();
  return measured;
}
