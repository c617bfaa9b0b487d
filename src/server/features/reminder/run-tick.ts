import { randomUUID } from 'node:crypto';
import { decideReminders, type DueReminder } from '#domain/reminder/decide.ts';
import { partsFor, withNotices, type Notice, type ReminderDocument } from '#domain/reminder/notices.ts';
import { isBeforeTick, nextTick } from '#domain/reminder/tick.ts';
import { bandOf, memberStore, type Member } from '#server/features/account/public.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { readFacts, trialEndOf } from './read-facts.ts';
import type { ReminderHouse } from './reminder-house.ts';
import { reminderStore } from './reminder.store.ts';

/**
 * One tick of one member (security.md 1): opens what she chose and what she logged, decides, and posts what is due, all in one
 * transaction. Run twice it posts once: what was sent stands in the document.
 */
export async function runTick({ db, vault, clock }: Omit<ReminderHouse, 'push'>, id: string): Promise<void> {
  const userId = await reminderStore.open(db, 'open_tick', id);
  if (!userId) return;
  await db.asWorker(id, async (tx) => tick({ tx, keys: await keyringOf(vault, tx, userId) }, clock.now()));
  await reminderStore.close(db, 'end_scope', id);
}

async function tick(owner: Owner, now: Date): Promise<void> {
  const [document, member] = await Promise.all([reminderStore.hold(owner), memberStore.read(owner)]);
  const next =
    member.processingStoppedAt || isBeforeTick(document.settings, { now, timeZone: member.timeZone })
      ? document
      : await withDue(owner, { document, member, now });
  // Written whether or not anything was due: the time of the row says nothing.
  reminderStore.write(owner, { document: next, now });
  await reminderStore.setTick(owner.tx, tickAfter(next, { member, now }));
}

async function withDue(
  owner: Owner,
  { document, member, now }: { document: ReminderDocument; member: Member; now: Date },
): Promise<ReminderDocument> {
  const { due, sent } = decideReminders(document.settings, await readFacts(owner, { member, now }), document.sent);
  const added = noticesOf(due, now);
  for (const notice of added) {
    if (partsFor(notice, 'mail').length > 0) await reminderStore.post(owner.tx, 'post_note', notice.id);
    if (partsFor(notice, 'phone').length > 0) await reminderStore.post(owner.tx, 'post_push', notice.id);
  }
  return { ...document, sent, notices: withNotices(document.notices, { added, now }) };
}

/** One notice for all that nudges, so that no evening brings two messages, and one of its own about money. */
function noticesOf(due: readonly DueReminder[], now: Date): Notice[] {
  const groups = [due.filter(({ kind }) => kind !== 'trial_ending'), due.filter(({ kind }) => kind === 'trial_ending')];
  return groups
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ id: randomUUID(), at: now.toISOString(), parts, read: false }));
}

/** When she is looked after next, as her settings and her free days stand. */
export function tickAfter(
  { settings, sent }: ReminderDocument,
  { member, now }: { member: Member; now: Date },
): Date | null {
  const trialEndAt = trialEndOf(member);
  return nextTick(settings, {
    now,
    timeZone: member.timeZone,
    band: bandOf(member, now),
    trialEndAt,
    trialTold: trialEndAt !== null && sent.trial_ending?.about === trialEndAt.toISOString(),
  });
}
