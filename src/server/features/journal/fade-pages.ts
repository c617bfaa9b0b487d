import { addDays, dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { withoutLongGone } from '#domain/journal/journal-index.ts';
import { JOURNAL } from '#contract/limits.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Tx } from '#server/platform/db/query.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { journalIndexStore } from './journal-index.store.ts';
import { journalStore } from './journal.store.ts';

export type FadingDeps = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };

/** Journals at once: each is a transaction of its own. */
const AT_ONCE = 100;

/** The instant from which on what was replaced or deleted is still kept. */
export function keptSince(now: Date): Date {
  return new Date(now.getTime() - JOURNAL.keptDays * 86_400_000);
}

/** The day (UTC) from which on all that is left behind today is older than that. */
export function fadesOn(now: Date): LocalDate {
  return addDays(dayInZone(now, 'UTC'), JOURNAL.keptDays + 1);
}

/**
 * Removes, for every member, what the member deleted or replaced more than thirty days ago, whether the member has been
 * here since or not. Gives how many journals were tidied.
 */
export async function fadePages({ db, vault, clock }: FadingDeps): Promise<number> {
  const now = clock.now();
  const by = dayInZone(now, 'UTC');
  for (let tidied = 0; ;) {
    const due = await db.asWorker(null, (tx) => journalStore.due(tx, { by, most: AT_ONCE }));
    for (const { job, user_id: userId } of due)
      await db.asWorker(job, async (tx) => fadeOne(tx, { vault, userId, by, now }));
    tidied += due.length;
    if (due.length < AT_ONCE) return tidied;
  }
}

async function fadeOne(
  tx: Tx,
  { vault, userId, by, now }: { vault: Vault; userId: string; by: LocalDate; now: Date },
): Promise<void> {
  const owner = { tx, keys: await keyringOf(vault, tx, userId) };
  const before = keptSince(now);
  const index = await journalIndexStore.hold(owner);
  await index.lookAtAll();
  if (withoutLongGone(index.entries, before.toISOString()).length < index.entries.length)
    index.write({ before: before.toISOString(), now });
  await journalStore.prune(owner, { before });
  await journalStore.closeDue(tx, by);
}
