/**
 * A worker in a process of its own, for `takeover`: it takes the jobs of the database at JOBS_URL, says so, and never
 * ends one.
 */
import { systemClock } from '#server/platform/clock.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { openLog } from '#server/platform/log.ts';

await openJobs({
  connectionString: process.env['JOBS_URL'] ?? '',
  handlers: {
    mail: ({ id }) => {
      process.stdout.write(`${id}\n`);
      return new Promise(() => undefined);
    },
  },
  clock: systemClock,
  log: openLog({ level: 'silent', now: () => new Date(), write: () => undefined }),
});
process.stdout.write('ready\n');
