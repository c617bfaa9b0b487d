import { tableOf } from './row.ts';
import type { Context } from './rows/context.ts';
import { documentRow } from './rows/documents.ts';
import { cachedRow, statementRow } from './rows/reads.ts';

/** Measures a product with planted faults (ground/plant.mjs): each must show as a miss, else the bench is blind. */
export async function provePlants(context: Context): Promise<number> {
  const short = { ...context, quick: true, runs: 2 };
  const rows = [await documentRow(short), await cachedRow(short), await statementRow(short)];
  const blind = rows.filter(({ verdict }) => verdict !== 'miss');
  console.log(tableOf(rows));
  console.log(
    blind.length === 0
      ? `\nThe heavier document and the slower answers were caught, ${rows.length} of ${rows.length}.`
      : `\nBLIND: planted faults passed in rows ${blind.map(({ n }) => n).join(', ')}.`,
  );
  return blind.length === 0 ? 0 : 1;
}
