import type { OverviewReply } from '#contract/overview/overview.schemas.ts';
import { screens } from '#contract/screens.ts';
import type { BackupKeeper, DiskPart, WarningKind } from '#domain/overview/overview.ts';

const STEP = 1024;
const UNITS = ['KB', 'MB', 'GB', 'TB'] as const;

/** A size as somebody reads it: 640 KB, 1.2 GB. */
export function sizeWords(bytes: number): string {
  let size = bytes / STEP;
  let unit = 0;
  for (; size >= STEP && unit < UNITS.length - 1; unit += 1) size /= STEP;
  return `${size < 10 ? size.toFixed(1) : String(Math.round(size))} ${UNITS[unit] ?? ''}`;
}

const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

type Told = { readonly what: string; readonly todo: string };
const MAIL_TODO = 'Check the mail relay. The runbook says more under “The mail relay is down”.';
type Facts = { readonly count: number; readonly since: string | null };
const WARNS: Readonly<Record<WarningKind, (of: Facts) => Told>> = {
  jobs_still: ({ since }) => ({
    what: `Nothing has run by the clock since ${since ?? ''}.`,
    todo: 'Look for “jobs.stopped” in the log. The worker opens again on its own. Start the server again if this stays.',
  }),
  disk_low: ({ count }) => ({
    what: `Only ${sizeWords(count)} of the disk is free.`,
    todo: 'Make room before the server stops writing. The runbook says how under “The disk is full”.',
  }),
  backup_missing: () => ({
    what: 'Nothing here is backed up.',
    todo: 'Set BACKUP_DIR and start the server again. Until then, run “npm run backup -- --to DIR” every day.',
  }),
  backup_old: ({ since }) => ({
    what: since === null ? 'There’s no backup yet.' : `The last backup is from ${since}.`,
    todo: 'Look for “backup.failed” in the log, and make room in the backup folder.',
  }),
  drill_old: ({ since }) => ({
    what: since === null ? 'Nobody has rehearsed a restore yet.' : `The last rehearsed restore was on ${since}.`,
    todo: 'Run “npm run drill” with the backup’s key at hand. The runbook asks for it every week.',
  }),
  mail_late: ({ since }) => ({ what: `A message has been waiting since ${since ?? ''}.`, todo: MAIL_TODO }),
  mail_failing: ({ count }) => ({
    what: `${many(count, 'message')} failed today, more than went out.`,
    todo: MAIL_TODO,
  }),
  jobs_dead: ({ count }) => ({
    what: `${many(count, 'job has', 'jobs have')} given up after about four days of trying.`,
    todo: 'Look for “jobs.dead” in the log. The table of jobs names their kind.',
  }),
  jobs_failing: ({ count }) => ({
    what: `${many(count, 'job keeps', 'jobs keep')} failing and will be tried again.`,
    todo: 'If it’s still so in an hour, look for “jobs.failed” in the log.',
  }),
  errors_many: ({ count }) => ({
    what: `${many(count, 'error')} today, far more than on other days.`,
    todo: 'The kinds are listed under Errors. The log has each one with its time and route.',
  }),
};

/** Kinds of jobs, by their names in the queue; what is not here is shown as it is. */
const JOBS: Readonly<Record<string, string>> = {
  tick_minute: 'Work of every minute',
  tick_day: 'Work of every day',
  notice: 'Send a message',
  email_request: 'Answer an email that was asked for',
  mail: 'Send a message queued earlier',
  push: 'Send a note queued earlier',
  reminder: 'Look for reminders that are due',
  file: 'Delete a file',
  reseal: 'Renew a member’s key',
  erase: 'Delete an account',
  staff_told: 'Tell a member what staff did',
  teacher_told: 'Answer a teacher’s application',
  circle_reply: 'Tell a member of a reply',
  circle_told: 'Tell a member of a decision',
  circle_author: 'Open a request for an author',
  event_note: 'Tell a member of an event',
  recording_check: 'Check a recording',
  recording_file: 'Delete a recording',
  upload_gone: 'Delete an upload',
  part_customer: 'End a customer with the payment provider',
};
/** Kinds of errors, by their names in the log. */
const ERRORS: Readonly<Record<string, string>> = {
  'http.fault': 'A request failed',
  'http.unavailable': 'The database was away',
  'http.disk_full': 'The disk was full',
  'csp.report': 'A browser blocked something on a page',
  'database.connection': 'A connection to the database broke',
  'jobs.failed': 'A job failed and is tried again',
  'jobs.dead': 'A job gave up',
  'jobs.dead_letters': 'Jobs that gave up were counted',
  'jobs.refused': 'A job can never be done',
  'jobs.bad_payload': 'A job carried something it can’t carry',
  'jobs.connection': 'The queue of jobs lost its connection',
  'jobs.stopped': 'The queue of jobs stopped',
  'jobs.stop_failed': 'The queue of jobs did not end cleanly',
  'jobs.tick_failed': 'Work by the clock failed',
  'backup.failed': 'A backup failed',
  'letter.unreadable': 'Words without a name could not be read',
  'payments.behind': 'Payment events were missed',
  'payments.failed': 'The payment provider did not answer',
  'retention.failed': 'Old rows could not be deleted',
  'row.unreadable': 'A sealed row did not open',
  'row.unnoted': 'A row that did not open was not noted',
  'server.closing': 'The server did not close cleanly',
  'tally.unwritten': 'Counts could not be written',
  'overview.unmeasured': 'This overview could not be measured',
  'upload.fault': 'An upload failed',
};
const PARTS: Readonly<Record<DiskPart, string>> = {
  database: 'Database',
  recordings: 'Recordings',
  uploads: 'Uploads under way',
  files: 'Members’ pictures',
  mail: 'Emails stored as files',
  backup: 'Backups',
};
const BACKUPS: Readonly<Record<BackupKeeper, string>> = {
  server: 'The server makes it',
  nobody: 'Nobody makes it',
  elsewhere: 'Left to those who run the database',
};

/** The words of the overview for whoever runs the place. */
export const overviewCopy = {
  kicker: 'Sums and sizes, nothing about anybody',
  title: screens.adminOverview.title,
  loading: 'Loading the overview...',
  failed: {
    title: 'We couldn’t load the overview',
    text: 'Please try again in a moment. Until then, the log tells the same.',
  },
  warnings: 'What needs you now',
  well: 'Nothing needs you now.',
  notLooked: 'The server hasn’t looked yet. Come back in a minute.',
  lookedAt: (moment: string) => `Last look: ${moment}.`,
  warning: (kind: WarningKind, facts: Facts) => WARNS[kind](facts),
  job: (name: string) => JOBS[name] ?? name,
  error: (name: string) => ERRORS[name] ?? name,
  never: 'Never',
  table: 'As a table',
  day: 'Day',
  days: 'Days are counted in UTC.',
  today: 'today',
  most: (count: number) => `Highest: ${count.toLocaleString('en-US')}`,
  mail: {
    title: 'Email',
    sentence: (sent: number, failed: number) =>
      sent + failed === 0
        ? 'Nothing was sent in 30 days.'
        : failed === 0
          ? `${many(sent, 'message')} sent in 30 days. None failed.`
          : `${many(sent, 'message')} sent in 30 days. ${many(failed, 'try', 'tries')} failed, marked below.`,
    facts: { waiting: 'Waiting now', oldest: 'Oldest since', failing: 'Failing now', sent: 'Last sent' },
    nothing: 'Nothing waits',
    head: ['Sent', 'Failed'],
  },
  jobs: {
    title: 'Jobs',
    lead: 'What the server does on its own.',
    none: 'No job has run in the last 30 days.',
    head: ['Job', 'Waiting', 'Failing', 'Gave up', 'Went well last'],
  },
  disk: {
    title: 'Disk',
    sentence: (taken: number, free: number | null) =>
      free === null
        ? `${sizeWords(taken)} taken.`
        : `${sizeWords(taken)} taken, ${sizeWords(free)} free. Folders are added up every hour.`,
    part: PARTS,
    head: ['What', 'Size'],
  },
  backup: {
    title: 'Backup',
    facts: { keeper: 'Who makes it', at: 'Last whole backup', rehearsed: 'Last rehearsed restore' },
    keeper: BACKUPS,
  },
  errors: {
    title: 'Errors',
    sentence: (count: number) =>
      count === 0
        ? 'None in 30 days.'
        : `${many(count, 'error')} and warnings in 30 days, by the day they were logged.`,
    byDay: 'Errors by day',
    head: ['Kind', 'Today', '30 days', 'Last'],
    count: 'Errors',
  },
  people: {
    title: 'Sign-ups and plans',
    lead: 'Numbers under five stay hidden, and so does today.',
    sentence: (days: number) =>
      days === 0
        ? 'No day had five sign-ups or more.'
        : `${many(days, 'day')} had five sign-ups or more. An outline stands for fewer.`,
    hidden: 'Under 5',
    notOver: 'Not over yet',
    head: ['Signed up', 'Left', 'Plans begun', 'Plans ended', 'Gifts'],
  },
} as const;

/** A moment as it reads here: 21 November, 12:03; in a table 21 Nov, 12:03. */
export function momentWords(instant: string, timeZone: string, month: 'long' | 'short' = 'long'): string {
  const parts = { timeZone, day: 'numeric', month, hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-GB', parts).format(new Date(instant)).replace(' at ', ', ');
}

export type Overview = OverviewReply;
