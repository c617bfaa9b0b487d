import { randomUUID } from 'node:crypto';
import { PAST_DAYS } from '#domain/event/limits.ts';
import { sealName } from '#server/features/circle/public.ts';
import type { Database } from '#server/platform/db/database.ts';
import { DAY_MS } from '#server/platform/retention/older-than.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { eventSeals } from '../event-seals.ts';
import { eventStore } from '../event.store.ts';
import { threadWords } from './thread-words.ts';

/**
 * Opens a thread in the community room after each circle that took place, in its host's name. Done each minute; two
 * runs at once open one, because the circle's row is locked. Gives how many were opened.
 */
export async function openThreads(
  { db, vault }: { readonly db: Database; readonly vault: Vault },
  now: Date,
): Promise<number> {
  const ended = await eventStore.withoutThread(db, { from: daysAgo(now), now });
  let opened = 0;
  for (const event of ended) {
    const post = randomUUID();
    const firstName = eventSeals.openText(vault, event, { what: 'host', sealed: event.host_name });
    const isOpen = await eventStore.openThread(db, {
      event: event.id,
      post,
      thread: eventSeals.text(vault, { id: event.id, series_id: null }, { what: 'thread', text: post }),
      name: sealName(vault, { table: 'post', id: post }, { firstName, lastName: null }),
      body: threadWords(event.starts_at),
      now,
    });
    if (isOpen) opened += 1;
  }
  return opened;
}

/** From when on what is over is still shown to those who were there. */
export function daysAgo(now: Date): Date {
  return new Date(now.getTime() - PAST_DAYS * DAY_MS);
}
