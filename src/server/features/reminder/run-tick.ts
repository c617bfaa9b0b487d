import { randomUUID } from 'node:crypto';
import { decideReminders, type TimedRule } from '#domain/reminder/decide.ts';
import {
  partsFor,
  withNotices,
  type KeptNotice,
  type ReminderDocument,
  type ToldPart,
} from '#domain/reminder/notices.ts';
import type { ReminderChannel } from '#domain/reminder/reminder.ts';
import { isBeforeTick, nextTick } from '#domain/reminder/tick.ts';
import { ageGroupOf, memberStore, type Member } from '#server/features/account/public.ts';
import { timedKinds, type Channel, type TimedKind } from '#server/platform/notices/kind.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { keyringOf } from '#server/platform/vault/keyring.store.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import { readReminderFacts, trialEndOf } from './read-facts.ts';
import type { ReminderDeps } from './reminder-deps.ts';
import { reminderStore } from './reminder.store.ts';

/**
 * One tick of one member (security.md 1): opens what the member chose and what the member logged, decides, and posts
 * what is due, all in one transaction. Run twice it posts once: what was sent stands in the document.
 */
export async function runTick({ db, vault, clock, kinds }: Omit<ReminderDeps, 'push'>, id: string): Promise<void> {
  const userId = await reminderStore.openTick(db, id);
  if (!userId) return;
  const at = { now: clock.now(), timed: timedKinds(kinds) };
  await db.asWorker(id, async (tx) => tick({ tx, keys: await keyringOf(vault, tx, userId) }, at));
  await reminderStore.closeTick(db, id);
}

/** Members of a batch at once: one fewer than the worker has connections. */
const AT_ONCE = 3;

/**
 * The ticks of a batch, each in a transaction of its own as its member. One that fails keeps none of the others from
 * theirs; the batch is tried again for those who are left.
 */
export async function runTicks(
  { db, vault, clock, kinds }: Omit<ReminderDeps, 'push'>,
  { id, signal }: Pick<JobRun, 'id' | 'signal'>,
): Promise<void> {
  const ticks = await reminderStore.openTicks(db, id);
  const timed = timedKinds(kinds);
  const failed: unknown[] = [];
  const left = ticks.values();
  const workThrough = async () => {
    for (const { id: job, userId, stored } of left) {
      signal.throwIfAborted();
      // Each is opened for one moment of a day: it must not push out the keys of members who are here.
      const keys = vault.cached(userId) ?? vault.passingKeyring(userId, stored);
      await db
        .asWorker(job, (tx) => tick({ tx, keys }, { now: clock.now(), timed }))
        .catch((error: unknown) => failed.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workThrough));
  if (ticks.length > 0)
    await reminderStore.closeTicks(
      db,
      ticks.map((tick) => tick.id),
    );
  if (failed.length > 0) throw failed[0];
}

type At = { readonly now: Date; readonly timed: readonly TimedKind[] };

async function tick(owner: Owner, { now, timed }: At): Promise<void> {
  const [document, member] = await Promise.all([reminderStore.hold(owner), memberStore.read(owner)]);
  const next =
    member.processingStoppedAt || isBeforeTick(document.settings, { now, timeZone: member.timeZone })
      ? document
      : await withDue(owner, { document, member, now, timed });
  // Written whether or not anything was due: the time of the row says nothing.
  reminderStore.write(owner, { document: next, now });
  await reminderStore.setTick(owner.tx, tickAfter(next, { member, now }));
}

async function withDue(
  owner: Owner,
  { document, member, now, timed }: At & { document: ReminderDocument; member: Member },
): Promise<ReminderDocument> {
  const { settings, sent: before } = document;
  const facts = await readReminderFacts(owner, { member, now });
  const { due, sent } = decideReminders({ settings, rules: timed.map(ruleOf) }, facts, before);
  const added = noticesOf(due, { now, timed });
  const posted = added.flatMap((notice) => OUTSIDE.map((channel) => ({ notice, channel })));
  for (const { notice, channel } of posted)
    if (partsFor(notice, SETTING_OF[channel]).length > 0)
      await outboxStore.postNote(owner.tx, { userId: member.userId, channel, about: notice.id });
  return { ...document, sent, notices: withNotices(document.notices, { added, now }) };
}

const OUTSIDE = ['email', 'push'] as const;
/** What the member's settings call a channel. */
export const SETTING_OF = { email: 'mail', push: 'phone', in_app: 'app' } as const satisfies Record<
  Channel,
  ReminderChannel
>;

function ruleOf({ name, channels, when }: TimedKind): TimedRule {
  return { kind: name, switch: when.switch, channels: channels.map((channel) => SETTING_OF[channel]), due: when.due };
}

/**
 * One notice for all that comes as a note, so that no evening brings two messages, and one each for what has a mail of
 * its own.
 */
function noticesOf(due: readonly ToldPart[], { now, timed }: At): KeptNotice[] {
  const own = new Set(timed.filter(({ words }) => words.letter !== 'note').map(({ name }) => name));
  const notes = due.filter(({ kind }) => !own.has(kind));
  return [notes, ...due.filter(({ kind }) => own.has(kind)).map((part) => [part])]
    .filter((parts) => parts.length > 0)
    .map((parts) => ({ id: randomUUID(), at: now.toISOString(), parts, read: false }));
}

/** When the member is looked after next, as the member's settings and the member's free days stand. */
export function tickAfter(
  { settings, sent }: ReminderDocument,
  { member, now }: { member: Member; now: Date },
): Date | null {
  const trialEndAt = trialEndOf(member);
  return nextTick(settings, {
    now,
    timeZone: member.timeZone,
    ageGroup: ageGroupOf(member, now),
    trialEndAt,
    trialTold: trialEndAt !== null && sent.trial_ending?.about === trialEndAt.toISOString(),
  });
}
