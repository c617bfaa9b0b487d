/** How many days the overview tells of, today among them. */
export const OVERVIEW_DAYS = 30;

/** A sum of people smaller than this is not shown, and none of the day that still runs. */
export const PEOPLE_LEAST = 5;

/** What is counted of people, each only as the sum of a day. */
export const PEOPLE_SUMS = ['signed_up', 'left', 'plan_started', 'plan_ended', 'gift'] as const;
export type PeopleSum = (typeof PEOPLE_SUMS)[number];

/** What takes room on the disk of an installation. */
export const DISK_PARTS = ['database', 'recordings', 'uploads', 'files', 'mail', 'backup'] as const;
export type DiskPart = (typeof DISK_PARTS)[number];

/** Who keeps the backup: the server does, nobody does, or whoever runs the database that it was given. */
export const BACKUP_KEEPERS = ['server', 'nobody', 'elsewhere'] as const;
export type BackupKeeper = (typeof BACKUP_KEEPERS)[number];

/** Everything that somebody should act on, the gravest first. */
export const WARNINGS = [
  'jobs_still',
  'disk_low',
  'backup_missing',
  'backup_old',
  'mail_late',
  'mail_failing',
  'jobs_dead',
  'jobs_failing',
  'errors_many',
  'drill_old',
] as const;
export type WarningKind = (typeof WARNINGS)[number];
/** One of them: with how many or how much, and since when, where that can be said. */
export type Warning = { readonly kind: WarningKind; readonly count: number | null; readonly since: Date | null };

/** What the warnings are judged by. Instants are null where it never happened; sizes are in bytes. */
export type Standing = {
  readonly lookedAt: Date | null;
  readonly mail: { readonly oldestAt: Date | null; readonly sentToday: number; readonly failedToday: number };
  readonly jobs: { readonly failing: number; readonly dead: number };
  /** `least` is what is kept free: below it the server writes nothing. */
  readonly disk: { readonly free: number | null; readonly least: number };
  readonly backup: { readonly keeper: BackupKeeper; readonly at: Date | null; readonly rehearsedAt: Date | null };
  /** Errors of each day, the oldest first; the last one is today. */
  readonly errors: readonly number[];
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Looks come each minute: after five without one, nothing runs that runs by the clock. */
const STILL_MS = 5 * MINUTE_MS;
/** Tries come at 3 s, 7 s, 20 s, 55 s, 2.5 and 7 minutes: what is older than half an hour has failed all of them. */
const LATE_MAIL_MS = 30 * MINUTE_MS;
/** A base is made each day; two hours are left for making it. */
const OLD_BACKUP_MS = DAY_MS + 2 * HOUR_MS;
/** The runbook rehearses weekly. */
const OLD_DRILL_MS = 8 * DAY_MS;
/** Told before the server stops writing, with time to make room. */
const ROOM = 4;
/** Too few to mean anything, and how much more than on other days is much. */
const FEW_ERRORS = 20;
const MUCH_MORE = 3;

/** What somebody should act on now, the gravest first. */
export function warningsOf(standing: Standing, now: Date): Warning[] {
  const found = [...ofMachine(standing, now), ...ofWork(standing, now)];
  return WARNINGS.flatMap((kind) => found.filter((one) => one.kind === kind));
}

function ofMachine({ lookedAt, disk, backup }: Standing, now: Date): Warning[] {
  return [
    ...said(lookedAt !== null && isOlder(lookedAt, now, STILL_MS), { kind: 'jobs_still', since: lookedAt }),
    ...said(disk.free !== null && disk.free < ROOM * disk.least, { kind: 'disk_low', count: disk.free }),
    ...said(backup.keeper === 'nobody', { kind: 'backup_missing' }),
    ...said(backup.keeper === 'server' && (backup.at === null || isOlder(backup.at, now, OLD_BACKUP_MS)), {
      kind: 'backup_old',
      since: backup.at,
    }),
    ...said(
      backup.keeper === 'server' && (backup.rehearsedAt === null || isOlder(backup.rehearsedAt, now, OLD_DRILL_MS)),
      { kind: 'drill_old', since: backup.rehearsedAt },
    ),
  ];
}

function ofWork({ mail, jobs, errors }: Standing, now: Date): Warning[] {
  const isLate = mail.oldestAt !== null && isOlder(mail.oldestAt, now, LATE_MAIL_MS);
  const today = errors.at(-1) ?? 0;
  const before = errors.slice(0, -1);
  const usual = before.reduce((sum, one) => sum + one, 0) / Math.max(1, before.length);
  return [
    ...said(isLate, { kind: 'mail_late', since: mail.oldestAt }),
    // One that fails beside many that go is an address that does not exist.
    ...said(mail.failedToday > mail.sentToday, { kind: 'mail_failing', count: mail.failedToday }),
    ...said(jobs.dead > 0, { kind: 'jobs_dead', count: jobs.dead }),
    ...said(jobs.failing > 0 && !isLate, { kind: 'jobs_failing', count: jobs.failing }),
    ...said(today >= FEW_ERRORS && today > MUCH_MORE * usual, { kind: 'errors_many', count: today }),
  ];
}

function said(
  isSo: boolean,
  { count = null, since = null, ...of }: Pick<Warning, 'kind'> & Partial<Warning>,
): Warning[] {
  return isSo ? [{ ...of, count, since }] : [];
}

function isOlder(at: Date, now: Date, ms: number): boolean {
  return now.getTime() - at.getTime() > ms;
}
