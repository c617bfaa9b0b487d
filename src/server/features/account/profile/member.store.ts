import { randomUUID } from 'node:crypto';
import { ageGroupAt } from '#domain/account/age.ts';
import { dayInZone } from '#domain/calendar/local-date.ts';
import type { Membership, SubscriptionState } from '#domain/membership/entitlement.ts';
import type { Grant } from '#domain/membership/grants.ts';
import type { LockMinutes, PrivacyModeChoice } from '#domain/privacy-mode/privacy-mode.ts';
import { FIRST_SETTINGS } from '#domain/reminder/reminder.ts';
import { nextTick } from '#domain/reminder/tick.ts';
import { asList, q, prepared, type Tx } from '#server/platform/db/query.ts';
import type { Erasures } from '#server/platform/erasures/erasures.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { Member, Profile } from './profile.ts';

export type NewMember = {
  createdAt: Date;
  timeZone: string;
  trialEndAt: Date;
  profile: Profile;
  onboardingCompleted: boolean;
  roles?: never;
};
export type Changes = Partial<
  Pick<
    Member,
    | 'timeZone'
    | 'theme'
    | 'onboardingCompleted'
    | 'customizationCompleted'
    | 'goalsUpdatedAt'
    | 'updatesSeenOn'
    | 'processingStoppedAt'
    | 'deletionAt'
    | 'profile'
  >
> & { readonly privacyMode?: Partial<PrivacyModeChoice> };

const place = (userId: string) => ({ table: 'member', rowId: userId });
const COLUMNS = [
  'created_at',
  'time_zone',
  'theme',
  'onboarding_completed',
  'customization_completed',
  'goals_updated_at',
  'updates_seen_on',
  'processing_stopped_at',
  'deletion_at',
  'profile',
  'discreet',
  'quick_exit',
  'lock_minutes',
] as const;

const FACTS = [
  'app.trial.end_at',
  'app.subscription.state',
  'app.subscription.period_end',
  'app.subscription.cancel_at',
  'app.subscription.past_due_since',
] as const;

// What decides about the member's access comes with the member's row: it costs no statement of its own.
const ofMember = prepared(({ userId }: { userId: string }) =>
  q
    .selectFrom('app.member')
    .leftJoin('app.trial', 'app.trial.user_id', 'app.member.user_id')
    .leftJoin('app.subscription', 'app.subscription.user_id', 'app.member.user_id')
    .select(COLUMNS)
    .select(FACTS)
    .select((eb) =>
      asList(
        eb
          .selectFrom('app.membership_grant')
          .select(['id', 'kind', 'months', 'at', 'reverses'])
          .whereRef('app.membership_grant.user_id', '=', 'app.member.user_id'),
      ).as('grants'),
    )
    .where('app.member.user_id', '=', userId),
);

const stopped = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.member').select('processing_stopped_at').where('user_id', '=', userId),
);

type Facts = {
  end_at: Date | null;
  state: string | null;
  period_end: Date | null;
  cancel_at: Date | null;
  past_due_since: Date | null;
  grants: readonly { id: string; kind: string; months: number; at: unknown; reverses: string | null }[];
};

function membershipOf({
  end_at: trialEndAt,
  state,
  period_end: periodEnd,
  cancel_at: cancelAt,
  past_due_since: pastDueSince,
  grants,
}: Facts): Membership {
  const subscription =
    state && periodEnd ? { state: state as SubscriptionState, periodEnd, cancelAt, pastDueSince } : null;
  return {
    trialEndAt,
    subscription,
    grants: grants.map(({ id, kind, months, at, reverses }) => ({
      id,
      kind: kind as Grant['kind'],
      months,
      at: new Date(String(at)),
      reverses,
    })),
  };
}

async function readMember({ tx, keys }: Owner): Promise<Member> {
  const row = await tx.first(ofMember(keys));
  if (!row) throw new Error('a member without a row');
  return {
    userId: keys.userId,
    createdAt: row.created_at,
    timeZone: row.time_zone,
    theme: row.theme as Member['theme'],
    onboardingCompleted: row.onboarding_completed,
    customizationCompleted: row.customization_completed,
    goalsUpdatedAt: row.goals_updated_at,
    updatesSeenOn: row.updates_seen_on,
    processingStoppedAt: row.processing_stopped_at,
    deletionAt: row.deletion_at,
    membership: membershipOf(row),
    privacyMode: { discreet: row.discreet, quickExit: row.quick_exit, lock: row.lock_minutes as LockMinutes | null },
    profile: keys.open(place(keys.userId), row.profile) as Profile,
  };
}

/** The member's own row. Every method acts for the member of the transaction. */
export const memberStore = {
  async create(
    { tx, keys }: Owner,
    { createdAt, timeZone, trialEndAt, profile, onboardingCompleted }: NewMember,
  ): Promise<void> {
    const user_id = keys.userId;
    await tx.rows(
      q.insertInto('app.member').values({
        user_id,
        created_at: createdAt,
        time_zone: timeZone,
        onboarding_completed: onboardingCompleted,
        profile: keys.seal(place(user_id), profile),
      }),
    );
    await tx.rows(q.insertInto('app.trial').values({ user_id, end_at: trialEndAt }));
    // The end of the member's free days is told in good time; what else the member wants to hear of, the member says
    // later.
    const firstTick = nextTick(FIRST_SETTINGS, {
      now: createdAt,
      timeZone,
      ageGroup: profile.birthday ? ageGroupAt(profile.birthday, dayInZone(createdAt, timeZone)) : 'adult',
      trialEndAt,
      trialTold: false,
    });
    if (firstTick) await tx.callFunction('set_tick', [randomUUID(), firstTick]);
  },

  /**
   * The member behind the transaction. Throws when the member's row is missing: an account without one cannot exist.
   */
  read({ tx, keys }: Owner): Promise<Member> {
    return tx.known(`member|${keys.userId}`, () => readMember({ tx, keys }));
  },

  /** Whether the member has taken back the member's consent to work with the member's health data. */
  async isStopped({ tx, keys }: Owner): Promise<boolean> {
    const row = await tx.first(stopped(keys));
    return row !== null && row.processing_stopped_at !== null;
  },

  /** Takes the row for this transaction, so that two changes at once do not lose one. */
  async lock({ tx, keys }: Owner): Promise<void> {
    await tx.rows(q.selectFrom('app.member').select('user_id').where('user_id', '=', keys.userId).forUpdate());
  },

  async change({ tx, keys }: Owner, changes: Changes): Promise<void> {
    const set = {
      ...(changes.timeZone && { time_zone: changes.timeZone }),
      ...(changes.theme && { theme: changes.theme }),
      ...(changes.onboardingCompleted !== undefined && { onboarding_completed: changes.onboardingCompleted }),
      ...(changes.customizationCompleted !== undefined && { customization_completed: changes.customizationCompleted }),
      ...(changes.goalsUpdatedAt !== undefined && { goals_updated_at: changes.goalsUpdatedAt }),
      ...(changes.updatesSeenOn !== undefined && { updates_seen_on: changes.updatesSeenOn }),
      ...(changes.processingStoppedAt !== undefined && { processing_stopped_at: changes.processingStoppedAt }),
      ...(changes.deletionAt !== undefined && { deletion_at: changes.deletionAt }),
      ...(changes.privacyMode?.discreet !== undefined && { discreet: changes.privacyMode.discreet }),
      ...(changes.privacyMode?.quickExit !== undefined && { quick_exit: changes.privacyMode.quickExit }),
      ...(changes.privacyMode?.lock !== undefined && { lock_minutes: changes.privacyMode.lock }),
      ...(changes.profile && { profile: keys.seal(place(keys.userId), changes.profile) }),
    };
    await tx.rows(
      q
        .updateTable('app.member')
        .set((eb) => ({ ...set, version: eb('version', '+', 1) }))
        .where('user_id', '=', keys.userId),
    );
  },

  /** The member's consent to process health data, as the hash of the words the member saw. */
  async consent({ tx, keys }: Owner, { textHash, at }: { textHash: Buffer; at: Date }): Promise<void> {
    await tx.rows(
      q.insertInto('app.consent').values({
        user_id: keys.userId,
        id: randomUUID(),
        purpose: 'health_processing',
        action: 'given',
        text_hash: textHash,
        method: 'complete_registration',
        at,
      }),
    );
  },

  async audit(
    { tx, keys }: Owner,
    event: { action: string; result: string; at: Date; requestId: string; ipPrefix: string },
  ): Promise<void> {
    const { action, result, at, requestId, ipPrefix } = event;
    await tx.rows(
      q.insertInto('app.audit').values({
        user_id: keys.userId,
        id: randomUUID(),
        action,
        result,
        at,
        request_id: requestId,
        ip_prefix: ipPrefix,
      }),
    );
  },

  /** A page of the member's access history, newest first, from the line after the one with this id on. */
  async accessesAfter({ tx, keys }: Owner, { before, most }: { before: string | null; most: number }) {
    const mine = q.selectFrom('app.audit').where('user_id', '=', keys.userId);
    const last = before === null ? null : await tx.first(mine.select(['at', 'id']).where('id', '=', before));
    if (before !== null && !last) return [];
    const older = last
      ? mine.where((eb) => eb.or([eb('at', '<', last.at), eb.and([eb('at', '=', last.at), eb('id', '<', last.id)])]))
      : mine;
    return tx.rows(
      older
        .select(['id', 'at', 'action', 'result', 'ip_prefix'])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(most),
    );
  },

  /** The member's access history, oldest first. */
  async accesses({ tx, keys }: Owner) {
    return tx.rows(
      q
        .selectFrom('app.audit')
        .select(['at', 'action', 'result', 'ip_prefix'])
        .where('user_id', '=', keys.userId)
        .orderBy('at')
        .orderBy('id'),
    );
  },

  /** No device of the member's takes notes any more: where every session ends, so do they. */
  async partWithDevices({ tx, keys }: Owner): Promise<void> {
    await tx.rows(q.deleteFrom('app.push_subscription').where('user_id', '=', keys.userId));
  },

  /**
   * Deletion by key: the keys go first, then every row of the tables that the manifests name, then the account itself.
   * The ledger has it before it is committed, so that no backup brings the member back.
   */
  async erase({ tx, userId }: { readonly tx: Tx; readonly userId: string }, erasures: Erasures): Promise<void> {
    erasures.bind(tx, userId);
    await erasures.leave(tx, userId);
    await tx.callFunction('shred');
    for (const table of erasures.tables) await tx.rows(q.deleteFrom(table).where('user_id', '=', userId));
    await tx.callFunction('erase_account');
  },
};
