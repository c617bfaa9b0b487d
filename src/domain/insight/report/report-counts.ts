import {
  DAY_FIELDS,
  showsField,
  type DayField,
  type DayFieldTable,
  type FieldViewer,
} from '#domain/cycle/day-fields/day-fields.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { medianOf } from '#domain/cycle/median.ts';

/**
 * A field counted in days: on how many it was logged, and each of its words or steps with its days, or a number's range
 * with its median.
 */
export type ReportCount = {
  readonly field: string;
  readonly days: number;
  readonly values: readonly { readonly value: string | number; readonly days: number }[];
  readonly range: { readonly low: number; readonly median: number; readonly high: number } | null;
};

/**
 * The fields that the report counts in days, in the order of the table. One that is not offered to the member, or was
 * never logged, is left out.
 */
export function countsOf(
  logs: readonly DayLog[],
  { viewer, fields = DAY_FIELDS }: { readonly viewer: FieldViewer; readonly fields?: DayFieldTable | undefined },
): ReportCount[] {
  return Object.entries(fields)
    .filter(([, field]) => field.report === 'counted' && showsField(field, viewer))
    .map(([name, field]) => countOf(name, { field, told: valuesOf(logs, name) }))
    .filter(({ days }) => days > 0);
}

/** A day without what a report never tells. */
export function reportedDay(log: DayLog, fields: DayFieldTable = DAY_FIELDS): DayLog {
  const told = Object.entries(log).filter(([name]) => name === 'date' || (fields[name]?.report ?? 'never') !== 'never');
  return Object.fromEntries(told) as DayLog;
}

function valuesOf(logs: readonly DayLog[], name: string): unknown[] {
  return logs
    .map((log): unknown => (log as Readonly<Record<string, unknown>>)[name])
    .filter((value) => value !== undefined);
}

function countOf(name: string, { field, told }: { field: DayField; told: readonly unknown[] }): ReportCount {
  const values = listOf(field)
    .map((value) => ({
      value,
      days: told.filter((one) => (Array.isArray(one) ? one.includes(value) : one === value)).length,
    }))
    .filter(({ days }) => days > 0);
  const figures = field.kind === 'whole' ? told.map(Number) : [];
  const range =
    figures.length > 0 ? { low: Math.min(...figures), median: medianOf(figures), high: Math.max(...figures) } : null;
  return { field: name, days: told.length, values, range };
}

function listOf(field: DayField): readonly (string | number)[] {
  return 'words' in field ? field.words : 'steps' in field ? field.steps : [];
}
