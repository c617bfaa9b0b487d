import { expect, it } from 'vitest';
import { BATCH, inBatches } from './in-batches.ts';

const sweep = async (rows: number) => {
  const told: unknown[] = [];
  const froms: string[] = [];
  let left = rows;
  const log = { info: (event: string, fields?: object) => void told.push([event, fields]) };
  const gone = await inBatches({ log, job: 'x' }, async (from) => {
    froms.push(from);
    const some = Math.min(left, BATCH);
    left -= some;
    return { gone: some, upto: some > 0 ? `after ${rows - left}` : null };
  });
  return { gone, left, told, froms };
};

it.each([0, 1, BATCH, BATCH + 1, 7 * BATCH - 1])('%d rows all go', async (rows) =>
  expect(await sweep(rows)).toMatchObject({ gone: rows, left: 0, told: [] }),
);

it('a long one says how far it is', async () =>
  expect((await sweep(45 * BATCH)).told).toEqual([
    ['retention.progress', { job: 'x', count: 20 * BATCH }],
    ['retention.progress', { job: 'x', count: 40 * BATCH }],
  ]));

it('each goes on where the one before has come to', async () =>
  expect((await sweep(2 * BATCH + 1)).froms).toEqual(['-infinity', `after ${BATCH}`, `after ${2 * BATCH}`]));
