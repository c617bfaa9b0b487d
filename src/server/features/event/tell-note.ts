import { ageGroupOf, memberStore } from '#server/features/account/public.ts';
import { reminderStore, SETTING_OF } from '#server/features/reminder/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Channel } from '#server/platform/notices/kind.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { eventSeals } from './event-seals.ts';
import { eventNotices } from './event.notices.ts';
import { eventStore, type EventNote } from './event.store.ts';

type Services = { readonly db: Database; readonly vault: Vault; readonly clock: Clock };

/**
 * The job of one note: acts as its member, and posts what happened to the channels that are on for circles, unless it
 * is no longer so. What changes a plan stands in the app in any case.
 */
export async function tellNote({ db, vault, clock }: Services, id: string): Promise<void> {
  const note = await eventStore.openNote(db, id);
  const now = clock.now();
  if (note && isStillSo(note, now))
    await db.asWorker(id, async (tx) => {
      const owner = { tx, keys: await keyringOf(vault, tx, note.user_id) };
      const [member, { settings }] = await Promise.all([memberStore.read(owner), reminderStore.read(owner)]);
      const kind = eventNotices[note.kind];
      const isOn = (channel: Channel) =>
        settings.switches.evening_call[SETTING_OF[channel]] || (channel === 'in_app' && note.kind !== 'reminder');
      const channels = kind.channels.filter(isOn);
      if (ageGroupOf(member, now) !== 'adult' || channels.length === 0) return;
      const data = {
        when: whenWords(note.starts_at, member.timeZone),
        until: (note.kind === 'reminder' || note.kind === 'seat_opened' ? note.starts_at : note.ends_at).toISOString(),
        message: messageOf(vault, note),
      };
      await outboxStore.post(owner, { kind: { ...kind, channels }, data, now });
    });
  await eventStore.closeNote(db, id);
}

/** Whether what is to be told still holds, and is ahead of now. */
function isStillSo({ kind, held, cancelled, starts_at, ends_at }: EventNote, now: Date): boolean {
  if (held === null || now >= ends_at) return false;
  if (kind === 'cancelled') return cancelled;
  if (cancelled) return false;
  return kind === 'moved' || (held && now < starts_at);
}

function messageOf(vault: Vault, { event_id: id, series_id, message: sealed }: EventNote): string | null {
  return sealed && eventSeals.openText(vault, { id, series_id }, { what: 'message', sealed });
}

function whenWords(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(at);
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(at);
  return `${day}, ${hour}`;
}
