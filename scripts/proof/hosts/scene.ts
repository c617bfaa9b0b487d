import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeUntil, type Ledger, type Writer } from '../written.ts';
import { longestSilence } from './figures.ts';
import type { Hosts } from './ground.ts';

/** How long what was killed may keep everybody from writing, in ms. */
const BACK_MS = 60_000;

export type Stage = { readonly hosts: Hosts; readonly writers: readonly Writer[]; readonly ledger: Ledger };

/**
 * Lets all write, does something to one of the parts, and waits until writes are acknowledged again. Gives the longest
 * time without an acknowledgment from the deed on, in seconds: Infinity where none came.
 */
export async function under({ hosts, writers, ledger }: Stage, deed: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  const family = `hosts${randomUUID().slice(0, 6)}`;
  const working = Promise.all(
    writers.map((writer) => writeUntil({ origin: hosts.origin, writer, ledger, family, over: over.signal })),
  );
  await sleep(1_500);
  const began = performance.now();
  await deed();
  const done = performance.now();
  const isBack = () => ledger.written.some(({ at, status }) => status !== null && status < 300 && (at ?? 0) > done);
  for (const until = done + BACK_MS; !isBack() && performance.now() < until;) await sleep(25);
  const back = isBack();
  await sleep(1_000);
  const ended = performance.now();
  over.abort();
  await working;
  return back ? longestSilence(ledger.written, [began, ended]) : Infinity;
}
