import { openJobs } from '#server/platform/jobs/jobs.ts';
import { shiftedClock, systemClock } from '#server/platform/clock.ts';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { prepareDatabase } from '#server/platform/db/prepare.ts';
import { readEnv } from '#server/platform/env.ts';
import { openLog } from '#server/platform/log.ts';
import { sweepMail } from '#server/platform/mail/mail-folder.ts';
import { openMailer } from '#server/platform/mail/open-mailer.ts';
import { loadRootKeys } from '#server/platform/vault/root-key.ts';
import { Vault } from '#server/platform/vault/vault.ts';
import { rolePassword, rootKeySource } from './host.ts';
import { openHouse } from './house.ts';
import { closeOnSignal } from './closing.ts';
import { openAllPages } from './pages.ts';
import { buildServer } from './server.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Opens everything in order, listens, and closes it in the opposite order on a signal. */
async function main(): Promise<void> {
  const env = readEnv();
  const clock = env.clockShift ? shiftedClock(env.clockShift) : systemClock;
  const log = openLog({ level: env.logLevel, now: () => clock.real() });
  const vault = new Vault(() => loadRootKeys(rootKeySource(env), env.localDefault));
  const embedded = env.databaseUrl ? null : await openEmbedded({ dataDir: env.dataDir, log: print });
  const { appUrl, jobsUrl } = await prepareDatabase({
    adminUrl: embedded?.adminUrl ?? env.databaseOwnerUrl ?? env.databaseUrl ?? '',
    passwordFor: rolePassword(vault),
  });
  const mailer = openMailer(env, { clock, print });
  const house = await openHouse({ env, clock, log, appUrl, vault, mailer });
  const jobs = await openJobs({ connectionString: jobsUrl, handlers: { mail: ({ id }) => house.jobs.mail(id) }, ticks: { minute: async () => void (await sweepMail(env.dataDir, clock.real())), day: house.jobs.sweep }, clock, log, alone: embedded !== null });
  const closing = closeOnSignal({ log });
  const pages = await openAllPages({ env, house });
  const app = await buildServer({ env, log, house, styleHashes: pages.styleHashes, addPages: pages.add, isClosing: closing.hasBegun });
  closing.close(() => app.close());
  closing.close(() => jobs.stop());
  closing.close(() => house.close());
  closing.close(() => mailer.close());
  closing.close(async () => embedded?.stop());
  await app.listen({ port: env.port, host: env.host });
  print(`Moonhearth is ready: ${env.publicOrigin}`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : 'The server could not start.'}\n`);
  process.exit(1);
});
