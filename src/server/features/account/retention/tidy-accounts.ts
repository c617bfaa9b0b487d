import { inactivityStep, UNVERIFIED_DAYS, unusedSince } from '#domain/account/inactivity.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import { holdsPlan } from '#domain/membership/entitlement.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { AccountDeps } from '../account-deps.ts';
import { accountNotices } from '../account.notices.ts';
import { asMadeMember } from '../make-member.ts';
import { memberStore } from '../profile/member.store.ts';
import { retentionStore } from './retention.store.ts';

const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const DAY_MS = 86_400_000;

/**
 * Erases accounts whose address was never verified, warns of those that nobody uses, and erases them when their time is
 * over. Gives how many were warned or erased.
 */
export async function tidyAccounts(deps: AccountDeps): Promise<number> {
  const now = deps.clock.now();
  const unverified = new Date(now.getTime() - UNVERIFIED_DAYS * DAY_MS);
  const unseen = unusedSince(dayInZone(now, 'UTC'));
  let done = 0;
  for (let after = BEFORE_ALL; ;) {
    const ids = await retentionStore.stale(deps.db, { unverified, unseen, after, most: AT_ONCE });
    for (const id of ids) if (await asMadeMember(deps, id, (me) => tidyOne(deps, { me, now, unverified }))) done += 1;
    if (ids.length < AT_ONCE) return done;
    after = ids.at(-1) ?? after;
  }
}

/** One account, judged anew while nobody can sign in to it. True when something was done. */
async function tidyOne(
  deps: AccountDeps,
  { me, now, unverified }: { me: Me; now: Date; unverified: Date },
): Promise<boolean> {
  const held = await retentionStore.readForUpdate(me.tx);
  if (!held) return false;
  if (!held.verified) return held.created_at < unverified && (await erase(deps, me));
  const on = dayInZone(now, 'UTC');
  const step = inactivityStep({ seenOn: held.seen_on, firstOn: held.first_on, lastOn: held.last_on }, on);
  // Whoever pays uses it, whether the member comes or not.
  if (step === 'none' || holdsPlan((await memberStore.read(me)).membership.subscription)) return false;
  if (step === 'erase') return erase(deps, me);
  await retentionStore.noteWarned(me.tx, { last: step !== 'first', on });
  await outboxStore.postBare(me.tx, {
    kind: step === 'first' ? accountNotices.inactiveFirst : accountNotices.inactiveLast,
    userId: me.userId,
  });
  return true;
}

async function erase({ vault, erasures }: AccountDeps, me: Me): Promise<true> {
  await memberStore.erase(me, erasures);
  vault.forget(me.userId);
  return true;
}
