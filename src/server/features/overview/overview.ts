import type { OverviewDay, OverviewReply } from '#contract/overview/overview.schemas.ts';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import {
  BACKUP_KEEPERS,
  DISK_PARTS,
  OVERVIEW_DAYS,
  warningsOf,
  type PeopleSum,
  type Standing,
} from '#domain/overview/overview.ts';
import type { KeptDates } from '#server/platform/kept/kept.store.ts';
import type { DaySum, KeptMeasure, MeasureKind } from './overview.store.ts';

/** What the overview is put together from. `now` is real time. */
export type Found = {
  readonly sums: readonly DaySum[];
  readonly measures: readonly KeptMeasure[];
  readonly kept: KeptDates;
  readonly now: Date;
};

/** The first day that is told of. */
export function firstDay(now: Date): string {
  return addDays(dayOf(now), 1 - OVERVIEW_DAYS);
}

/** The jobs that bring messages. */
const MAIL_JOBS: ReadonlySet<string> = new Set(['notice', 'email_request', 'mail']);

/** How the installation stands, from what was counted and measured. */
export function overviewOf({ sums, measures, kept, now }: Found): OverviewReply {
  const values = measuresBy(measures);
  const days = daysOf({ sums, now });
  const lookedAt = newest(measures.map(({ at }) => at));
  const mail = mailOf({ sums, values });
  const disk = diskOf({ values, lookedAt });
  const jobs = jobsOf({ sums, values });
  const keeper = BACKUP_KEEPERS[values.of('backup', 'keeper') ?? -1] ?? 'elsewhere';
  const backup = { keeper, at: kept.backup, rehearsedAt: kept.drill };
  const today = days.at(-1);
  const standing: Standing = {
    lookedAt,
    mail: { oldestAt: mail.oldestAt, sentToday: today?.sent ?? 0, failedToday: today?.failed ?? 0 },
    jobs: { failing: total(jobs, 'failing'), dead: total(jobs, 'dead') },
    disk,
    backup,
    errors: days.map(({ errors }) => errors),
  };
  return {
    lookedAt: iso(lookedAt),
    warnings: warningsOf(standing, now).map((one) => ({ ...one, since: iso(one.since) })),
    mail: { ...mail, oldestAt: iso(mail.oldestAt), sentAt: iso(mail.sentAt) },
    jobs,
    disk: { ...disk, lookedAt: iso(lookedAt) },
    backup: { keeper, at: iso(backup.at), rehearsedAt: iso(backup.rehearsedAt) },
    errors: errorsOf({ sums, today: dayOf(now) }),
    days,
  };
}

type Values = {
  of(kind: MeasureKind, name: string): number | null;
  named(kind: MeasureKind): readonly KeptMeasure[];
};

function measuresBy(measures: readonly KeptMeasure[]): Values {
  return {
    of: (kind, name) => measures.find((one) => one.kind === kind && one.name === name)?.value ?? null,
    named: (kind) => measures.filter((one) => one.kind === kind),
  };
}

function mailOf({ sums, values }: { sums: Found['sums']; values: Values }) {
  const ofMail = (kind: MeasureKind) => values.named(kind).filter(({ name }) => MAIL_JOBS.has(name));
  const sum = (kind: MeasureKind) => ofMail(kind).reduce((all, { value }) => all + value, 0);
  const oldest = ofMail('job_oldest').map(({ value }) => value);
  const sent = sums.filter(({ kind, name }) => kind === 'mail' && name === 'sent');
  return {
    waiting: sum('job_waiting'),
    oldestAt: oldest.length > 0 ? new Date(Math.min(...oldest)) : null,
    failing: sum('job_failing'),
    sentAt: newest(sent.map(({ last_at: at }) => at)),
  };
}

function jobsOf({ sums, values }: { sums: Found['sums']; values: Values }): OverviewReply['jobs'] {
  const last = (kind: DaySum['kind'], job: string) =>
    iso(newest(sums.filter((one) => one.kind === kind && one.name === job).map(({ last_at: at }) => at)));
  const ran = sums.filter(({ kind }) => kind === 'job_done' || kind === 'job_failed');
  const queued = (['job_waiting', 'job_failing', 'job_dead'] as const).flatMap((kind) => values.named(kind));
  const names = new Set([...ran, ...queued].map(({ name }) => name));
  return [...names].toSorted().map((name) => ({
    name,
    waiting: values.of('job_waiting', name) ?? 0,
    failing: values.of('job_failing', name) ?? 0,
    dead: values.of('job_dead', name) ?? 0,
    doneAt: last('job_done', name),
    failedAt: last('job_failed', name),
  }));
}

function diskOf({ values, lookedAt }: { values: Values; lookedAt: Date | null }) {
  return {
    free: lookedAt && values.of('disk', 'free'),
    least: values.of('disk', 'least') ?? 0,
    parts: DISK_PARTS.flatMap((name) => {
      const bytes = values.of('disk', name);
      return bytes === null ? [] : [{ name, bytes }];
    }).toSorted((one, other) => other.bytes - one.bytes),
  };
}

function errorsOf({ sums, today }: { sums: Found['sums']; today: string }): OverviewReply['errors'] {
  const errors = sums.filter(({ kind }) => kind === 'error');
  return [...Map.groupBy(errors, ({ name }) => name)]
    .map(([name, ofName]) => ({
      name,
      today: added(ofName.filter(({ day }) => day === today)),
      days: added(ofName),
      lastAt: iso(newest(ofName.map(({ last_at: at }) => at))),
    }))
    .toSorted((one, other) => other.days - one.days || one.name.localeCompare(other.name));
}

function daysOf({ sums, now }: { sums: Found['sums']; now: Date }): OverviewDay[] {
  const byDay = Map.groupBy(sums, ({ day }) => day);
  return Array.from({ length: OVERVIEW_DAYS }, (_, ahead) => {
    const day = addDays(localDate(firstDay(now)), ahead);
    const ofDay = byDay.get(day) ?? [];
    const of = (kind: DaySum['kind'], names: readonly string[] | null = null) =>
      added(ofDay.filter((one) => one.kind === kind && (names === null || names.includes(one.name))));
    const people = (name: PeopleSum) => of('people', [name]) || null;
    return {
      day,
      sent: of('mail', ['sent']),
      failed: of('mail', ['failed', 'refused']),
      errors: of('error'),
      signedUp: people('signed_up'),
      left: people('left'),
      plansStarted: people('plan_started'),
      plansEnded: people('plan_ended'),
      gifts: people('gift'),
    };
  });
}

function added(sums: readonly DaySum[]): number {
  return sums.reduce((all, { count }) => all + count, 0);
}

function total(jobs: OverviewReply['jobs'], of: 'failing' | 'dead'): number {
  return jobs.reduce((all, one) => all + one[of], 0);
}

function newest(instants: readonly (Date | null)[]): Date | null {
  const known = instants.filter((at) => at !== null).map((at) => at.getTime());
  return known.length > 0 ? new Date(Math.max(...known)) : null;
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

function dayOf(now: Date) {
  return localDate(now.toISOString().slice(0, 10));
}
