import { PRODUCT } from '#domain/account/product.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import { makeDemoAccounts } from '#server/features/demo/public.ts';
import { openMeasuring } from '#server/features/overview/public.ts';
import { layDemoRecording } from '#server/features/recording/public.ts';
import { roleStore } from '#server/features/role/public.ts';
import { segmentCopy } from '#server/platform/backup/make/copy-segment.ts';
import { openBackupScheduler } from '#server/platform/backup/make/backup-scheduler.ts';
import { ship } from '#server/platform/backup/make/ship.ts';
import { recipientOf } from '#server/platform/backup/recipient.ts';
import { keptStore } from '#server/platform/kept/kept.store.ts';
import { shiftedClock, systemClock, type Clock } from '#server/platform/clock.ts';
import { freeBytesOf } from '#server/platform/disk/room.ts';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { sweepLogFile } from '#server/platform/db/embedded/log-file.ts';
import { clusterPathsIn } from '#server/platform/db/embedded/cluster-paths.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import type { Identity } from '#server/platform/db/database.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { readEnv, type Env } from '#server/platform/env.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openLog } from '#server/platform/log.ts';
import { sweepMail } from '#server/platform/mail/mail-folder.ts';
import { openMailer } from '#server/platform/mail/open-mailer.ts';
import { openPractice, type Practice } from '#server/platform/payments/practice/practice.ts';
import { stripePayments } from '#server/platform/payments/stripe-payments.ts';
import { stripePayouts } from '#server/platform/payments/stripe-payouts.ts';
import {
  countedJobs,
  countedLog,
  countedMailer,
  countedRun,
  openTally,
  type Tally,
} from '#server/platform/tally/tally.ts';
import { keepTally } from '#server/platform/tally/tally.store.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { closeOnSignal, type Closing } from './closing.ts';
import { broughtOf } from './on-host/back-up-now.ts';
import { checkDataDir } from './on-host/data-dir.ts';
import { checkStore } from './on-host/check-store.ts';
import { eraseFromStore } from './on-host/erase-from-store.ts';
import { readAhead } from './read-ahead.ts';
import { leave, rolePassword, settingsOf, waysOf } from './on-host/host.ts';
import { liveRootKeys } from './on-host/root-keys.ts';
import { awaitDatabase } from './on-host/await-database.ts';
import { refuseStranger } from './on-host/start-failures.ts';
import { createServices, type AppContext } from './create-services.ts';
import { addPages } from './pages/pages.ts';
import { buildServer } from './server.ts';

/**
 * Logs stay 30 days (security.md 6): that of the embedded PostgreSQL by us, the lines on stdout by whoever keeps them.
 */
const LOG_KEPT_MS = 30 * 86_400_000;

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Opens everything in order and listens; a signal, or a step that fails, closes it in the opposite order. */
async function main(): Promise<void> {
  const env = readEnv();
  const clock = env.clockShift ? shiftedClock(env.clockShift) : systemClock;
  const tally = openTally(() => clock.real());
  const log = countedLog(openLog({ level: env.logLevel, now: () => clock.real() }), tally);
  const closing = closeOnSignal({ log });
  try {
    await open({ env, clock, log, closing, tally });
    print(`${PRODUCT} is ready: ${env.publicOrigin}`);
  } catch (error) {
    const wasClosing = closing.hasBegun();
    await closing.run();
    // A start that a signal has cut short has not failed: whoever heard the signal ends it.
    if (!wasClosing) throw error;
  }
}

type Opening = {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: ReturnType<typeof openLog>;
  readonly closing: Closing;
  readonly tally: Tally;
};

async function open({ env, clock, log, closing, tally }: Opening): Promise<void> {
  checkDataDir(env);
  const vault = new Vault(() => liveRootKeys(env));
  const adminUrl = await databaseUrl(env, closing);
  await awaitDatabase(env, { adminUrl, print });
  await refuseStranger(env, adminUrl);
  await checkStore(env, adminUrl);
  const { urls, readUrls, jobsUrl } = await prepareDatabase({
    adminUrl,
    ...waysOf(env),
    passwordFor: rolePassword(vault),
  });
  const mailer = countedMailer(await openMailer(env, { clock, print }), tally);
  closing.push(() => mailer.close());
  const practice = await practiceOf(env, clock);
  if (practice) closing.push(() => practice.close());
  const payments = practice
    ? stripePayments({ mode: 'practice', ...practice, tax: env.stripeTax })
    : env.stripe && stripePayments({ mode: 'live', ...env.stripe, tax: env.stripeTax });
  const provider = practice ?? env.stripe;
  const payouts = env.stripePayouts && provider ? stripePayouts(provider) : null;
  const deps = await createServices({ env, clock, log, urls, readUrls, vault, mailer, payments, payouts });
  closing.push(() => deps.close());
  const counts = keepTally({ db: deps.mounting.db, tally, onFault: (error) => log.warn('tally.unwritten', {}, error) });
  closing.push(() => counts.stop());
  if (env.production) (await deps.mounting.db.whoAmI()).forEach(refuseUnsafe);
  // Before a job runs or the port opens: nobody meets a member who was erased.
  const erased = await eraseFromStore({ env, account: deps.account, store: deps.store, say: print });
  if (erased > 0)
    print(`${erased} of the members this database brought back had been deleted. They are deleted again.`);
  await keepBackup({ env, log, closing, adminUrl, deps });
  const measure = openMeasuring({
    db: deps.mounting.db,
    env,
    free: () => freeBytesOf(env.dataDir),
    now: () => clock.real(),
  });
  const minute = async (now: Date) => {
    await sweepMail(env.dataDir, clock.real());
    await practice?.tick(now);
    for (const work of Object.values(deps.everyMinute)) await work(now);
  };
  const day = async () => {
    await deps.sweep();
    await sweepLogFile(clusterPathsIn(env.dataDir).logFile, new Date(clock.real().getTime() - LOG_KEPT_MS));
  };
  const ticks = {
    // Work that fails must not keep the overview from saying so.
    minute: (now: Date) =>
      countedRun(tally, { kind: 'tick_minute', run: () => minute(now) }).finally(() => measure().catch(told(log))),
    day: () => countedRun(tally, { kind: 'tick_day', run: day }),
  };
  const jobs = await openJobs({
    connectionString: jobsUrl,
    handlers: countedJobs(deps.jobs, tally),
    ticks,
    clock,
    log,
    alone: env.databaseUrl === null,
  });
  closing.push(() => jobs.stop());
  const demo = env.demo ? await makeDemo(deps, adminUrl) : null;
  const app = await buildServer({
    env,
    log,
    deps,
    addPages: (server) => addPages(server, { env, deps, practice }),
    isClosing: closing.hasBegun,
  });
  closing.push(() => app.close());
  await app.listen({ port: env.port, host: env.host });
  // Folders may hold many files: nobody waits for them to be added up.
  const measured = measure().catch(told(log));
  closing.push(() => measured);
  if (demo) closing.push(layInBackground(deps, demo, log));
  // It holds nothing open: whoever ends now does not wait for it.
  readAhead().catch((error: unknown) => log.error('content.unreadable', {}, error));
}

/** What could not be looked at is looked at again a minute later. */
function told(log: Opening['log']) {
  return (error: unknown) => log.warn('overview.unmeasured', {}, error);
}

/** Where a backup folder is set, the server keeps it: the log as it grows, and a whole copy each day. */
async function keepBackup({
  env,
  log,
  closing,
  adminUrl,
  deps,
}: Omit<Opening, 'clock' | 'tally'> & { readonly adminUrl: string; readonly deps: AppContext }): Promise<void> {
  if (!env.backupDir) return;
  const recipient = await recipientOf(env, print);
  const scheduler = openBackupScheduler({
    to: env.backupDir,
    dataDir: env.dataDir,
    brought: broughtOf(env, deps.store),
    adminUrl,
    recipient,
    now: () => new Date(),
    log,
    onBase: (at) => keptStore.note(deps.mounting.db, 'backup', at),
  });
  closing.push(() => scheduler.stop());
}

/** The practice provider of the local default; none where real keys are given. */
async function practiceOf(env: Env, clock: Clock): Promise<Practice | null> {
  if (!env.localDefault || env.stripe) return null;
  const host = env.host.includes(':') ? `[${env.host}]` : env.host;
  return openPractice({
    clock,
    dataDir: env.dataDir,
    publicOrigin: env.publicOrigin,
    deliverTo: `http://${host}:${env.port}/api/webhooks/stripe`,
  });
}

/** Production starts on nothing less: a role that row-level security binds, and commits that are on the disk. */
function refuseUnsafe({ role, superuser, bypass, owner, durable }: Identity): void {
  if (superuser || bypass || owner)
    throw new Error(`The database role ${role} could step around row-level security. The server does not start as it.`);
  if (!durable)
    throw new Error(
      'The database runs with fsync or synchronous_commit off: an acknowledged write could be lost. The server does not start on it.',
    );
}

async function databaseUrl(env: Env, closing: Closing): Promise<string> {
  if (env.databaseUrl) return env.databaseOwnerUrl ?? env.databaseUrl;
  const { backupDir: to, dataDir } = env;
  // PostgreSQL ends a piece of its log when it stops: that one goes along too.
  if (to) closing.push(async () => ship(segmentCopy({ to, dataDir, recipient: await recipientOf(env, print) })));
  const opening = openEmbedded({ dataDir: env.dataDir, log: print, settings: settingsOf(env) });
  // Known before it is there: a signal that comes meanwhile stops it, too.
  closing.push(() =>
    opening.then(
      (embedded) => embedded.stop(),
      () => undefined,
    ),
  );
  return (await opening).adminUrl;
}

type DemoStaff = Awaited<ReturnType<typeof makeDemoAccounts>>;

/** The demo's recording takes a few seconds, and nobody waits for them. Gives back how to end it. */
function layInBackground({ account, sound }: AppContext, staff: DemoStaff, log: Opening['log']): () => Promise<void> {
  const ending = new AbortController();
  const as = <T>(userId: string, work: (me: Me) => Promise<T>) => asMadeMember(account, userId, work);
  const done = layDemoRecording(sound.recording, { ...staff, as, signal: ending.signal }).catch((error: unknown) => {
    if (!ending.signal.aborted) log.warn('demo.recording', {}, error);
  });
  return () => {
    ending.abort();
    return done;
  };
}

function makeDemo({ account }: AppContext, adminUrl: string): Promise<DemoStaff> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return makeDemoAccounts({
    deps: account,
    timeZone,
    asOwner: (work) => asOwner(adminUrl, work),
    grant: (userId, role, teenVetted) =>
      asOwner(adminUrl, async (owner) => {
        await roleStore.grant(owner, userId, role);
        if (teenVetted) await roleStore.vet(owner, userId, true);
      }),
  });
}

// Whoever started the server may be gone, killed even: there is nobody left to tell, and closing must go on.
for (const out of [process.stdout, process.stderr]) out.on('error', () => out.destroy());

main().catch(leave);
