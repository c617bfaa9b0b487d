import type { LocalDate } from '#domain/calendar/local-date.ts';
import { isPastOrToday } from '#domain/calendar/today.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { mergeEdit } from '#domain/cycle/day-edits.ts';
import type { DayChange } from '#domain/cycle/merge-day.ts';
import { changeForTeen, dayForTeen } from '#domain/cycle/teen-day.ts';
import { mustReadAll, summarise, withDays, type Summary } from '#domain/cycle/summary.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import type { CycleDeps } from './cycle-deps.ts';
import { dayLogStore, type Edited } from './day-log.store.ts';
import { freezeForecast } from './forecast/freeze.ts';
import { summaryStore } from './summary.store.ts';

type Writing = {
  readonly days: readonly DayLog[];
  /** What is known of the edits of the days that are written. */
  readonly edited?: ReadonlyMap<LocalDate, Edited>;
  readonly summary: Summary;
  readonly now: Date;
};
/** An edit of a day that waited on a device says when it was made, and what that device had seen. */
type Put = {
  readonly me: Me;
  readonly date: LocalDate;
  readonly editedAt?: string | undefined;
  readonly seenAt?: string | undefined;
};

/** Writes days and the summary together, in the member's transaction. */
export async function writeDays(me: Me, writing: Writing): Promise<Summary> {
  const next = await writeLogs(me, writing);
  summaryStore.write(me, { document: next, now: writing.now });
  return next;
}

/** Makes the summary anew of the days that are there, with what the member changed by hand as far as it is known. */
export async function summariseAgain(me: Me, { now }: { readonly now: Date }): Promise<void> {
  const [summary, days] = await Promise.all([summaryStore.readForUpdate(me), dayLogStore.all(me)]);
  const { notYetOn } = summary;
  summaryStore.write(me, { document: { ...summarise(days, summary.edits), ...(notYetOn && { notYetOn }) }, now });
}

/** Writes days and gives the summary they lead to, which its caller writes. */
async function writeLogs(me: Me, { days, edited, summary, now }: Writing): Promise<Summary> {
  await dayLogStore.write(me, { days, now, ...(edited && { edited }) });
  return mustReadAll(summary, days)
    ? { ...summary, ...summarise(await dayLogStore.all(me), summary.edits) }
    : withDays(summary, days);
}

/**
 * Changes one day, field by field; the later edit of a field wins. A day that has not come yet is refused; what a
 * teen's account does not hold is dropped.
 */
export async function putDay(
  { clock }: CycleDeps,
  { me, date, change, editedAt, seenAt }: Put & { readonly change: DayChange },
): Promise<{ log: DayLog } | Refusal> {
  const now = clock.now();
  if (!isPastOrToday(date, now)) return refuse('future_day');
  const [summary, known] = await Promise.all([summaryStore.readForUpdate(me), dayLogStore.edited(me, date)]);
  const edited = mergeEdit(known, {
    date,
    change: me.ageGroup === 'teen' ? changeForTeen(change) : change,
    madeAt: editedAt === undefined ? now.getTime() : Date.parse(editedAt),
    seenAt: seenAt === undefined ? null : Date.parse(seenAt),
    now: now.getTime(),
    by: me.here?.session.slice(0, 8) ?? '',
  });
  const { log: next } = edited;
  const marks = { edits: edited.edits, others: edited.others, untold: known.untold ?? null };
  const led = await writeLogs(me, { days: [next], edited: new Map([[date, marks]]), summary, now });
  // Sealed once, with the mark of the forecast.
  summaryStore.write(me, { document: await freezeForecast(me, { summary: led, now }), now });
  return { log: writtenDay(me, next) };
}

/** A day as the member's account shows it. */
export function writtenDay(me: Me, log: DayLog): DayLog {
  return me.ageGroup === 'teen' ? dayForTeen(log) : log;
}

/** "My period started": one tap logs medium bleeding, and leaves a bleeding the member has logged already as it is. */
export async function startPeriod(deps: CycleDeps, { me, date, ...times }: Put): Promise<{ log: DayLog } | Refusal> {
  const known = (await dayLogStore.daysToWrite(me, [date])).get(date);
  const bleeds = known?.flow === 'light' || known?.flow === 'medium' || known?.flow === 'heavy';
  return putDay(deps, { me, date, ...times, change: bleeds ? {} : { flow: 'medium' } });
}

/** The last period the member told in the questionnaire is logged when nothing else is known of the member's cycle. */
export async function logFirstPeriod(deps: CycleDeps, { me, date }: { me: Me; date: LocalDate }): Promise<void> {
  const summary = await summaryStore.read(me);
  if (summary.bleeding.length === 0) await startPeriod(deps, { me, date });
}
