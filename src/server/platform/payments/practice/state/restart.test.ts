import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, subscribed, tried } from '../open-for-test.sample.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'practice-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Lets a provider run in a process of its own until it has told of `count` customers, and kills it where it stands. */
async function killed(count: number): Promise<string[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'kept-for-test.sample.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.split('\n').length > count) child.kill('SIGKILL');
  }
  return said.split('\n').slice(0, -1);
}

it('knows after a kill all that it told of, and sends what was not received', async () => {
  const made = await killed(25);
  expect(made.length).toBeGreaterThanOrEqual(25);
  const it = await tried({ dataDir, at: new Date().toISOString() });
  for (const id of made)
    expect(await it.stripe.customers.retrieve(id)).toMatchObject({ id, metadata: { reference: 'r' } });
  await it.practice.control.settled();
  const arrived = it.parcels.map(
    ({ body }) => (JSON.parse(body) as { data: { object: { id: string } } }).data.object.id,
  );
  expect(made.filter((id) => !arrived.includes(id))).toEqual([]);
  await it.practice.close();
});

it('keeps keys, prices and plans over a restart, and plays what fell due meanwhile', async () => {
  const first = await tried({ dataDir });
  const { subscription } = await subscribed(first);
  await first.practice.close();
  const again = await tried({ dataDir, at: '2027-01-25T12:00:00Z' });
  const { secretKey, webhookSecret, prices } = again.practice;
  expect({ secretKey, webhookSecret, prices }).toEqual({
    secretKey: first.practice.secretKey,
    webhookSecret: first.practice.webhookSecret,
    prices: first.practice.prices,
  });
  expect((await again.stripe.invoices.list({ subscription })).data).toHaveLength(3);
  again.clock.advance(-DAY_MS);
  expect(await again.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' });
  await again.practice.close();
});

it('a write that a kill cut short leaves the last book, one that is no book is not taken for an empty one', async () => {
  const first = await tried({ dataDir });
  const { id } = await first.stripe.customers.create({});
  await first.practice.close();
  const file = join(dataDir, 'practice', 'book.json');
  await writeFile(`${file}.new`, (await readFile(file, 'utf8')).slice(0, 40));
  const again = await tried({ dataDir });
  expect(await again.stripe.customers.retrieve(id)).toMatchObject({ id });
  await again.practice.close();
  await writeFile(file, '{"secretKey"');
  await expect(tried({ dataDir })).rejects.toThrow(SyntaxError);
});
