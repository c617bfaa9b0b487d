import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import {
  EXCLUSION_REASONS,
  NO_EDITS,
  type CycleEdits,
  type EditLists,
  type EditTrace,
} from '#domain/cycle/cycle-view.ts';
import { FLOWS } from '#domain/cycle/day-log.ts';
import type { FrozenForecast } from '#domain/forecast/record/frozen.ts';
import { IMPORT_LIMITS } from '../import-limits.ts';
import { ledgerDayOf } from '../ledger.ts';
import { entriesOf, isShape, type Shape } from '../shape.ts';

const KINDS = ['exclude', 'not_period', 'join', 'split', 'move_start', 'end'] as const;
const BASES = ['population', 'blended', 'own'] as const;

/** The member's changes by hand to the cycles, each with what it replaced; what is not whole is left out. */
export function readEdits(told: unknown): CycleEdits {
  if (!isShape(told)) return NO_EDITS;
  const traces = entriesOf(told.traces)
    .flatMap((entry) => (isShape(entry) ? traceOf(entry) : []))
    .slice(-IMPORT_LIMITS.traces);
  return { ...listsOf(told), ...oneCycleOf(told), ...(traces.length > 0 && { traces }) };
}

/** Forecasts as they stood when they were made, none of them made after today; what is not whole is left out. */
export function readForecasts(told: unknown, today: LocalDate): FrozenForecast[] {
  const seen = new Set<string>();
  return entriesOf(told)
    .flatMap((entry) => (isShape(entry) ? forecastOf(entry) : []))
    .filter(({ startDate, madeOn }) => {
      const isNew = madeOn <= today && !seen.has(startDate);
      seen.add(startDate);
      return isNew;
    })
    .slice(-IMPORT_LIMITS.forecasts);
}

function forecastOf(told: Shape): FrozenForecast[] {
  const [startDate, madeOn, median, low, high] = [
    day(told.startDate),
    day(told.madeOn),
    day(told.median),
    day(told.low),
    day(told.high),
  ];
  const basis = BASES.find((word) => word === told.basis);
  const mode = told.mode === null ? null : day(told.mode);
  if (!startDate || !madeOn || !median || !low || !high || !basis || (mode === null && told.mode !== null)) return [];
  if (!isCount(told.method) || !isCount(told.cyclesUsed) || startDate > madeOn || low > median || median > high)
    return [];
  return [
    {
      schemaVersion: 1,
      startDate,
      madeOn,
      method: told.method,
      median,
      mode,
      low,
      high,
      basis,
      cyclesUsed: told.cyclesUsed,
    },
  ];
}

function traceOf(told: Shape): EditTrace[] {
  const kind = KINDS.find((word) => word === told.kind);
  const startDate = day(told.startDate);
  const to = told.to === null ? null : day(told.to);
  if (!kind || !startDate || (to === null && told.to !== null)) return [];
  const days = entriesOf(told.days).flatMap((entry): EditTrace['days'] => {
    const date = isShape(entry) ? day(entry.date) : null;
    return isShape(entry) && date ? [{ date, before: bleeding(entry.before), after: bleeding(entry.after) }] : [];
  });
  return [
    {
      kind,
      startDate,
      to,
      gone: listsOf(isShape(told.gone) ? told.gone : {}),
      added: listsOf(isShape(told.added) ? told.added : {}),
      days: days.slice(0, IMPORT_LIMITS.traceDays),
    },
  ];
}

function bleeding(told: unknown): EditTrace['days'][number]['before'] {
  if (!isShape(told)) return {};
  const flow = FLOWS.find((word) => word === told.flow);
  return { ...(flow && { flow }), ...(told.bleedingExcluded === true && { bleedingExcluded: true }) };
}

function listsOf(edits: Shape): EditLists {
  const days = (name: string): LocalDate[] => [
    ...new Set(entriesOf(edits[name]).flatMap((value) => ledgerDayOf(value) ?? [])),
  ];
  const excluded = entriesOf(edits.excluded).flatMap((entry) => {
    const startDate = isShape(entry) ? ledgerDayOf(entry.startDate) : null;
    const reason = isShape(entry) ? EXCLUSION_REASONS.find((known) => known === entry.reason) : undefined;
    return startDate && reason ? [{ startDate, reason }] : [];
  });
  return { joined: days('joined'), split: days('split'), notPeriod: days('notPeriod'), excluded };
}

function oneCycleOf(edits: Shape): Pick<CycleEdits, 'oneCycle'> {
  const days = [...new Set(entriesOf(edits.oneCycle).flatMap((value) => ledgerDayOf(value) ?? []))];
  return days.length > 0 ? { oneCycle: days } : {};
}

function day(value: unknown): LocalDate | null {
  return typeof value === 'string' ? parseLocalDate(value) : null;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 10_000;
}
