import type { table } from '#contract/table.ts';
import { GUESSES, QUOTA, WRITES_IN_FLIGHT } from '#contract/limits.ts';
import { entitlement } from '#domain/membership/entitlement.ts';
import type { AccessLevel } from '#domain/membership/is-open.ts';
import { ageGroupOf, memberStore, noteUnreadable, type AccountDeps } from '#server/features/account/public.ts';
import { loadCategories } from '#server/features/circle/public.ts';
import { loadListings, sourcesOf, type MeditationDeps } from '#server/features/meditation/public.ts';
import type { RecordingDeps } from '#server/features/recording/public.ts';
import { openLegal } from '#server/features/legal/public.ts';
import { openPrivacyProof } from '#server/features/privacy-proof/public.ts';
import type { PayingDeps } from '#server/features/subscription/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Database, type DatabaseUrls } from '#server/platform/db/database.ts';
import { openRowRules } from '#server/platform/db/row-rules.ts';
import type { LetterKind } from '#server/platform/anonymous/letterbox.ts';
import { Quota } from '#server/platform/quota/quota.ts';
import { measureUsage, type Usage } from '#server/platform/quota/quota.store.ts';
import { freeBytesOf, openRoom, type FreeBytes, type Room } from '#server/platform/disk/room.ts';
import type { Env } from '#server/platform/env.ts';
import { openErasures } from '#server/platform/erasures/erasures.ts';
import { openCounts } from '#server/platform/http/counts.ts';
import type { HandlersOf, Me } from '#server/platform/http/handler.ts';
import { openTries } from '#server/platform/http/tries.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { readRelease } from '#server/platform/pages/release.ts';
import { collectKinds, type NoticeKind } from '#server/platform/notices/kind.ts';
import { Passwords, type HashCost } from '#server/platform/passwords/passwords.ts';
import type { Payments } from '#server/platform/payments/payments.ts';
import type { Payouts } from '#server/platform/payments/payouts.ts';
import type { Push } from '#server/platform/push/push.ts';
import { webPusher } from '#server/platform/push/web-push.ts';
import { sweepAll } from '#server/platform/retention/sweep-all.ts';
import { openStore, type Store } from '#server/platform/store/open-store.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import { lifeOf, Sessions, utcDay, type Session } from '#server/platform/sessions/sessions.ts';
import { openAppKeys } from '#server/platform/vault/keyring.store.ts';
import { UnreadableRows } from '#server/platform/vault/unreadable.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import {
  afterRemoval,
  dataMap,
  erasedTables,
  handlersOf,
  leaves,
  letters as allLetters,
  notices as allNotices,
  sealedColumns,
  sharedTables,
  worksOf,
  type Works,
} from './manifests.ts';
import { Cookies } from './mounting/cookies.ts';
import { LogPositions } from './mounting/log-positions.ts';
import type { Mounting } from './mounting/mount.ts';
import { Turns } from './mounting/turns.ts';
import { Rates } from './mounting/rate.ts';
import { DIST } from './pages/dist.ts';
import type { AppServices } from './services.ts';

export type CreateServicesOptions = {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Log;
  readonly urls: DatabaseUrls;
  /** The member's login on each read replica. */ readonly readUrls?: readonly string[];
  readonly vault: Vault;
  readonly mailer: Mailer;
  readonly push?: Push;
  readonly payments?: Payments | null;
  readonly payouts?: Payouts | null;
  readonly hashCost?: HashCost;
  /** Kinds of notices; those of the manifests unless a test says. */
  readonly notices?: readonly NoticeKind[];
  /** What is published without a name; that of the manifests unless a test says. */ readonly letters?: readonly LetterKind[];
  /** The bytes free where the data lies; those of the disk unless a test says. */ readonly freeBytes?: FreeBytes;
  /** What one member may store; the product's own unless a test says. */ readonly quota?: Usage;
};

/** Everything the server is made of, wired once. */
export type AppContext = {
  readonly mounting: Mounting;
  readonly account: AccountDeps;
  readonly room: Room;
  /** Where what members brought lies. */
  readonly store: Store;
  readonly sound: Sound;
  readonly handlers: HandlersOf<typeof table>;
  /** Where payments are taken. */
  readonly paying: PayingDeps | null;
  /** Work after a commit by kind, work of each minute and the removal of what is old by name, from the manifests. */
  readonly jobs: Works['jobs'];
  readonly everyMinute: Works['everyMinute'];
  readonly sweeps: Works['sweeps'];
  /** Does every sweep. */
  readonly sweep: () => Promise<void>;
  /** Rows that do not open. */ readonly unreadable: UnreadableRows;
  close(): Promise<void>;
};

/** What uploads of recordings, and hearing them, are made of. */
type Sound = {
  readonly recording: RecordingDeps;
  readonly meditation: MeditationDeps;
  /** How many bytes an upload may take of the disk: what is free without those below which writes wait. */
  readonly freeBytes: FreeBytes;
};

function soundOf(services: Services, { env, freeBytes }: { env: Env; freeBytes: FreeBytes }): Sound {
  const { clock, payments } = services;
  return {
    recording: services,
    meditation: { clock, payments, sources: sourcesOf(services) },
    freeBytes: async () => (await freeBytes()) - env.diskLeast,
  };
}

/** Wires platform and features. The caller prepares the database before and starts the jobs after. */
export async function createServices({
  env,
  clock,
  log,
  urls,
  readUrls = [],
  vault,
  mailer,
  push: given,
  payments = null,
  payouts = null,
  hashCost,
  notices = allNotices,
  letters = allLetters,
  freeBytes = () => freeBytesOf(env.dataDir),
  quota: quotaMost = QUOTA,
}: CreateServicesOptions): Promise<AppContext> {
  const db = openDatabase({ urls, readUrls, log });
  await openAppKeys(vault, db);
  await loadCategories(db);
  await loadListings(db, clock.now());
  const unreadable = hearUnreadable({ vault, log, clock, db });
  const store = openStore(env, (error) => log.warn('store.connection', {}, error));
  const sessions = new Sessions(db, { asksFactor: env.production });
  const unlisten = await db.listen('session_ended', (hash) => sessions.drop(hash));
  const counts = openCounts({ db, vault, factor: env.rateFactor });
  const push = given ?? (env.vapidSubject ? webPusher({ vault, subject: env.vapidSubject }) : null);
  const services: Services = {
    ...partsOf({ env, clock, log, vault, db, store }),
    passwords: new Passwords(vault, hashCost),
    counts,
    sessions,
    mailer,
    push,
    kinds: collectKinds(notices),
    letters,
    payments,
    payouts,
  };
  const mounting = mountingOf({ env, clock, vault, db, sessions, counts, quotaMost });
  const proof = openPrivacyProof({
    db,
    vault,
    clock,
    env,
    release: await readRelease(DIST),
    rowRules: rowRulesOf(urls, clock),
    dataMap,
    paysBy: payments && (env.stripe ? 'provider' : 'practice'),
    pushes: push !== null,
  });
  const whole: AppServices = { ...services, proof, legal: openLegal({ operator: env.operator, proof }) };
  const works = worksOf(whole);
  const close = closing([() => unreadable.settled(), unlisten, () => db.close(), () => store.close()]);
  return {
    ...works,
    mounting,
    account: services,
    sound: soundOf(services, { env, freeBytes }),
    store,
    room: openRoom({ free: freeBytes, least: env.diskLeast }),
    handlers: handlersOf(whole),
    paying: payments && { ...services, payments },
    sweep: () => sweepAll(works.sweeps, log),
    unreadable,
    close,
  };
}

function rowRulesOf({ listen, worker }: DatabaseUrls, clock: Clock) {
  return openRowRules({
    url: listen ?? worker,
    now: () => clock.now(),
    registers: { dataMap, shared: sharedTables },
  });
}

/** Closes one after the other. */
function closing(steps: readonly (() => Promise<void>)[]): () => Promise<void> {
  return async () => {
    for (const step of steps) await step();
  };
}

function mountingOf({
  env,
  clock,
  vault,
  db,
  sessions,
  counts,
  quotaMost,
}: Omit<Grounds, 'log' | 'store'> & { sessions: Sessions; counts: Services['counts']; quotaMost: Usage }): Mounting {
  const cookies = new Cookies({ publicOrigin: env.publicOrigin, vault });
  return {
    db,
    vault,
    clock,
    sessions,
    rates: new Rates({ factor: env.rateFactor, processes: env.processes, kept: counts.hit, clock }),
    cookies,
    publicOrigin: env.publicOrigin,
    renew: renew(clock),
    accessOf: accessOf(clock),
    isStopped: memberStore.isStopped,
    turns: new Turns(WRITES_IN_FLIGHT),
    quota: quotaOf(quotaMost, clock),
    positions: new LogPositions({ db, cookies, sessions }),
  };
}

function openDatabase({
  urls,
  readUrls,
  log,
}: Required<Pick<CreateServicesOptions, 'urls' | 'readUrls' | 'log'>>): Database {
  return new Database({
    urls,
    readUrls,
    onFault: (error) => log.warn('database.connection', {}, error),
    onReplica: ({ replica, why, error }) =>
      why === null
        ? log.info('replica.back', { count: replica })
        : log.warn('replica.out', { count: replica, code: why }, error),
  });
}

function quotaOf(most: Usage, clock: Clock): Quota {
  return new Quota({
    most,
    measure: (owner) => measureUsage(owner, sealedColumns),
    now: () => clock.real().getTime(),
  });
}

function hearUnreadable({ vault, log, clock, db }: Omit<Grounds, 'env' | 'store'>): UnreadableRows {
  const rows = new UnreadableRows({
    vault,
    log,
    now: () => clock.real(),
    note: (userId) => noteUnreadable({ db, vault, clock }, userId),
  });
  vault.hearUnreadable = (row) => rows.hear(row);
  return rows;
}

type Grounds = Pick<CreateServicesOptions, 'env' | 'clock' | 'log' | 'vault'> & {
  readonly db: Database;
  readonly store: Store;
};

function partsOf({ env, clock, log, vault, db, store }: Grounds) {
  return {
    db,
    vault,
    clock,
    log,
    tries: openTries({ db, vault, factor: env.rateFactor, limit: GUESSES }),
    passwordMin: env.passwordMin,
    publicOrigin: env.publicOrigin,
    rateFactor: env.rateFactor,
    files: store.files,
    largeFiles: store.largeFiles,
    uploads: store.uploads,
    sealedColumns,
    afterRemoval,
    erasures: openErasures({ ledger: store.ledger, vault, clock, log, tables: erasedTables, leaves }),
  };
}

/**
 * At the member's first request of a day, and while the member is here, the session learns the member's age band again
 * and may rest a full idle time from now.
 */
function renew(clock: Clock) {
  return async (me: Me, session: Session): Promise<void> => {
    const member = await memberStore.read(me);
    const now = clock.now();
    await sessionStore.touch(me.tx, {
      id: session.id,
      ...lifeOf({ shared: session.shared_device, held: session.held_roles }),
      ageGroup: ageGroupOf(member, now),
      ageGroupDay: utcDay(now),
    });
  };
}

/** What is open to a member at this moment, for a route that asks for a plan. */
function accessOf(clock: Clock) {
  return async (me: Me): Promise<AccessLevel> =>
    entitlement({
      ...(await memberStore.read(me)).membership,
      ageGroup: me.ageGroup,
      roles: me.roles,
      now: clock.now(),
    }).access;
}
