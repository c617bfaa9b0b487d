import { join } from 'node:path';
import type { table } from '#contract/table.ts';
import { accountHandlers } from '#server/features/account/account.handlers.ts';
import { bandOf, memberStore, removeUnkept, resealAvatar, type AccountHouse } from '#server/features/account/public.ts';
import { checkInHandlers } from '#server/features/check-in/check-in.handlers.ts';
import { consentHandlers } from '#server/features/consent/consent.handlers.ts';
import { archetypeHandlers } from '#server/features/archetype/archetype.handlers.ts';
import { cycleHandlers } from '#server/features/cycle/cycle.handlers.ts';
import { dailyFlowHandlers } from '#server/features/daily-flow/daily-flow.handlers.ts';
import { engagementHandlers } from '#server/features/engagement/engagement.handlers.ts';
import { forecastHandlers } from '#server/features/forecast/forecast.handlers.ts';
import { logFirstPeriod } from '#server/features/cycle/public.ts';
import { importHandlers } from '#server/features/import/import.handlers.ts';
import { exportHandlers } from '#server/features/export/export.handlers.ts';
import { homeHandlers } from '#server/features/home/home.handlers.ts';
import { quizHandlers } from '#server/features/quiz/quiz.handlers.ts';
import { safetyHandlers } from '#server/features/safety/safety.handlers.ts';
import { stageHandlers } from '#server/features/stage/stage.handlers.ts';
import {
  compareEvents,
  partCustomer,
  readDueCustomers,
  type PayingHouse,
} from '#server/features/subscription/public.ts';
import { subscriptionHandlers } from '#server/features/subscription/subscription.handlers.ts';
import { insightHandlers } from '#server/features/insight/insight.handlers.ts';
import { journalHandlers } from '#server/features/journal/journal.handlers.ts';
import { keepsakeHandlers } from '#server/features/keepsake/keepsake.handlers.ts';
import { legalHandlers } from '#server/features/legal/legal.handlers.ts';
import { openLegal, type Legal } from '#server/features/legal/public.ts';
import { logHandlers } from '#server/features/log/log.handlers.ts';
import { reminderHandlers } from '#server/features/reminder/reminder.handlers.ts';
import { deliverNotice } from '#server/features/notice/public.ts';
import { reminderStore, runTick, silence } from '#server/features/reminder/public.ts';
import { moonHandlers } from '#server/features/moon/moon.handlers.ts';
import { privacyHandlers } from '#server/features/privacy/privacy.handlers.ts';
import { eraseDue } from '#server/features/privacy/public.ts';
import { nearHandlers } from '#server/features/near/near.handlers.ts';
import { offlineHandlers } from '#server/features/offline/offline.handlers.ts';
import { pointsHandlers } from '#server/features/points/points.handlers.ts';
import { proofHandlers } from '#server/features/proof/proof.handlers.ts';
import { openProof, type Proof } from '#server/features/proof/public.ts';
import { entitlement } from '#domain/membership/entitlement.ts';
import type { AccessLevel } from '#domain/membership/is-open.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Database } from '#server/platform/db/database.ts';
import { freeBytesOf, openRoom, type FreeBytes, type Room } from '#server/platform/disk/room.ts';
import { openRowRules } from '#server/platform/db/row-rules.ts';
import type { Env } from '#server/platform/env.ts';
import { ledgerIn, openErasures } from '#server/platform/erasures/erasures.ts';
import { GUESSES } from '#contract/limits.ts';
import { diskFiles } from '#server/platform/files/disk-files.ts';
import { openCounts } from '#server/platform/http/counts.ts';
import { openTries } from '#server/platform/http/tries.ts';
import type { HandlersOf, Me } from '#server/platform/http/handler.ts';
import type { Log } from '#server/platform/log.ts';
import type { JobRun } from '#server/platform/jobs/task.ts';
import { collectKinds, type NoticeKind, type NoticeKinds } from '#server/platform/notices/kind.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import { readRelease } from '#server/platform/pages/release.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Push } from '#server/platform/push/push.ts';
import { webPusher } from '#server/platform/push/web-push.ts';
import { Passwords, type HashCost } from '#server/platform/passwords/passwords.ts';
import { lifeOf, Sessions, utcDay, type Session } from '#server/platform/sessions/sessions.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import { openAppKeys } from '#server/platform/vault/keyring.store.ts';
import { reseal, startResealings } from '#server/platform/vault/renewal.store.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { DIST } from './pages/dist.ts';
import { Cookies } from './mounting/cookies.ts';
import type { Mounting } from './mounting/mount.ts';
import { Rates } from './mounting/rate.ts';
import { NOTICES } from './notices.ts';
import { sweepAll, sweepsOf } from './retention/retention.ts';

export type HouseOptions = {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Log;
  readonly appUrl: string;
  readonly vault: Vault;
  readonly mailer: Mailer;
  readonly push?: Push;
  readonly payments?: Payments | null;
  readonly hashCost?: HashCost;
  /** The kinds of notices; those of all features unless a test says. */ readonly notices?: readonly NoticeKind[];
  /** The bytes free where the data lies; those of the disk unless a test says. */ readonly freeBytes?: FreeBytes;
};

/** Everything the server is made of, wired once. */
export type WholeHouse = {
  readonly mounting: Mounting;
  readonly account: AccountHouse;
  readonly room: Room;
  /** Null where no messages to phones are set up. */
  readonly push: Push | null;
  /** What every page about privacy and terms says of this installation. */
  readonly proof: Proof;
  readonly legal: Legal;
  readonly handlers: HandlersOf<typeof table>;
  /** Where payments are taken. */
  readonly paying: PayingHouse | null;
  readonly jobs: {
    readonly notice: (run: Pick<JobRun, 'id' | 'last'>) => Promise<void>;
    /** What the release before the one outbox has queued. */
    readonly takeOver: (from: 'mail' | 'push', id: string) => Promise<void>;
    readonly file: (id: string) => Promise<void>;
    readonly reseal: (id: string) => Promise<void>;
    readonly startResealings: () => Promise<void>;
    readonly reminder: (id: string) => Promise<void>;
    readonly startTicks: (now: Date) => Promise<number>;
    readonly partCustomer: (id: string) => Promise<void>;
    readonly billing: (now: Date) => Promise<void>;
    readonly erase: () => Promise<number>;
    readonly sweep: () => Promise<void>;
  };
  close(): Promise<void>;
};

/** Wires platform and features. The caller prepares the database before and starts the jobs after. */
export async function openHouse({
  env,
  clock,
  log,
  appUrl,
  vault,
  mailer,
  push: given,
  payments = null,
  hashCost,
  notices = NOTICES,
  freeBytes = () => freeBytesOf(env.dataDir),
}: HouseOptions): Promise<WholeHouse> {
  const db = new Database({ url: appUrl, onFault: (error) => log.warn('database.connection', {}, error) });
  await openAppKeys(vault, db);
  const sessions = new Sessions(db, { asksFactor: env.production });
  const unlisten = await db.listen('session_ended', (hash) => sessions.drop(hash));
  const counts = openCounts({ db, vault, factor: env.rateFactor });
  const passwords = new Passwords(vault, hashCost);
  const account = accountOf({ env, clock, log, vault, db, sessions, counts, passwords });
  const rates = new Rates({ factor: env.rateFactor, kept: counts.hit, clock });
  const mounting: Mounting = {
    db,
    vault,
    clock,
    sessions,
    rates,
    cookies: new Cookies({ publicOrigin: env.publicOrigin, vault }),
    publicOrigin: env.publicOrigin,
    renew: renew(clock),
    accessOf: accessOf(clock),
    isStopped: memberStore.isStopped,
  };
  const push = given ?? (env.vapidSubject ? webPusher({ vault, subject: env.vapidSubject }) : null);
  const billing = { db, clock, log, payments, publicOrigin: env.publicOrigin };
  const proof = openProof({
    db,
    vault,
    clock,
    env,
    release: await readRelease(DIST),
    rowRules: openRowRules({ url: appUrl, now: () => clock.now() }),
    paysBy: payments && (env.stripe ? 'provider' : 'practice'),
    pushes: push !== null,
  });
  const legal = openLegal({ operator: env.operator, proof });
  const wired: Wired = {
    db,
    vault,
    clock,
    log,
    mailer,
    publicOrigin: env.publicOrigin,
    account,
    billing,
    push,
    kinds: collectKinds(notices),
    proof,
    legal,
  };
  const [handlers, jobs] = [handlersOf(wired), jobsOf(wired)];
  const close = async () => {
    await unlisten();
    await db.close();
  };
  const room = openRoom({ free: freeBytes, least: env.diskLeast });
  return {
    mounting,
    account,
    room,
    push,
    proof,
    legal,
    handlers,
    paying: payments && { ...billing, payments },
    jobs,
    close,
  };
}

type Grounds = Pick<HouseOptions, 'env' | 'clock' | 'log' | 'vault'> &
  Pick<AccountHouse, 'db' | 'sessions' | 'counts' | 'passwords'>;

function accountOf({ env, clock, log, vault, db, sessions, counts, passwords }: Grounds): AccountHouse {
  return {
    db,
    vault,
    clock,
    counts,
    tries: openTries({ db, vault, factor: env.rateFactor, limit: GUESSES }),
    sessions,
    passwords,
    passwordMin: env.passwordMin,
    publicOrigin: env.publicOrigin,
    rateFactor: env.rateFactor,
    files: diskFiles(join(env.dataDir, 'files')),
    erasures: openErasures({ folder: ledgerIn(env.dataDir), vault, clock, log }),
  };
}

type Wired = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly publicOrigin: string;
  readonly account: AccountHouse;
  readonly billing: Omit<PayingHouse, 'payments'> & { readonly payments: Payments | null };
  readonly push: Push | null;
  readonly kinds: NoticeKinds;
  readonly proof: Proof;
  readonly legal: Legal;
};

function handlersOf({ clock, account, billing, push, kinds, proof, legal }: Wired): HandlersOf<typeof table> {
  return {
    ...accountHandlers(account, (me, date) => logFirstPeriod({ clock }, { me, date })),
    ...checkInHandlers({ clock }),
    ...consentHandlers({ clock, onNoReminders: silence }),
    ...ownDataHandlers(clock),
    ...dailyFlowHandlers({ clock }),
    ...engagementHandlers({ clock }),
    ...homeHandlers(),
    ...exportHandlers(),
    ...importHandlers({ clock }),
    ...archetypeHandlers({ clock }),
    ...quizHandlers({ clock }),
    ...safetyHandlers(account),
    ...stageHandlers({ clock }),
    ...subscriptionHandlers(billing),
    ...insightHandlers({ clock }),
    ...keepsakeHandlers(),
    ...legalHandlers({ legal }),
    ...logHandlers({ clock }),
    ...proofHandlers({ proof }),
    ...moonHandlers({ clock }),
    ...reminderHandlers({ clock, push, kinds }),
    ...nearHandlers(account),
    ...pointsHandlers({ clock }),
    ...privacyHandlers(account),
  };
}

function jobsOf(wired: Wired): WholeHouse['jobs'] {
  const { db, vault, clock, log, account, billing, kinds } = wired;
  return {
    notice: (run) => deliverNotice(wired, run),
    takeOver: (from, id) => outboxStore.takeOver(db, from, id),
    reminder: (id: string) => runTick({ db, vault, clock, kinds }, id),
    startTicks: (now: Date) => reminderStore.startTicks(db, now),
    file: async (id: string) => void (await removeUnkept(account, [id])),
    reseal: (id: string) => reseal({ db, vault, files: (owner) => resealAvatar(account, owner) }, id),
    startResealings: () => startResealings(db),
    partCustomer: (id: string) => partCustomer(billing, id),
    billing: (now: Date) => keepBilling(billing, now),
    sweep: () => sweepAll(sweepsOf(account), log),
    erase: () => eraseDue(account),
  };
}

/** Her cycle, her forecasts, her pages, and the copy of all three that her device may keep. */
function ownDataHandlers(clock: Clock) {
  const reads = { ...cycleHandlers({ clock }), ...forecastHandlers({ clock }), ...journalHandlers({ clock }) };
  return { ...reads, ...offlineHandlers({ clock, reads }) };
}

const COMPARED_AT_MINUTE = 41;

/** Each minute who is due is read anew; once an hour all that happened at the provider is compared. */
async function keepBilling(
  { payments, ...billing }: Omit<PayingHouse, 'payments'> & { readonly payments: Payments | null },
  now: Date,
): Promise<void> {
  if (!payments) return;
  await readDueCustomers({ ...billing, payments }, now);
  if (now.getUTCMinutes() === COMPARED_AT_MINUTE) await compareEvents({ ...billing, payments });
}

/** At her first request of a day, and while she is here, the session learns her age band again and may rest a full idle time from now. */
function renew(clock: Clock) {
  return async (me: Me, session: Session): Promise<void> => {
    const member = await memberStore.read(me);
    const now = clock.now();
    await sessionStore.touch(me.tx, {
      id: session.id,
      ...lifeOf({ shared: session.shared_device, held: session.held_roles }),
      band: bandOf(member, now),
      bandDay: utcDay(now),
    });
  };
}

/** What is open to a member at this moment, for a route that asks for a plan. */
function accessOf(clock: Clock) {
  return async (me: Me): Promise<AccessLevel> =>
    entitlement({ ...(await memberStore.read(me)).membership, band: me.band, now: clock.now() }).access;
}
