import { addDays, parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import type { DayLog, Symptom } from '#domain/cycle/day-log.ts';
import { isSameDay } from '#domain/cycle/merge-day.ts';
import { changeForTeen } from '#domain/cycle/teen-day.ts';
import { IMPORT_LIMITS } from './import-limits.ts';
import { REFUSED } from './import-refusals.ts';
import {
  SKIPPED,
  type ImportedDay,
  type ImportResult,
  type ImportSource,
  type KeptText,
  type ImportReader,
  type ImportReading,
  type SkipReason,
} from './import-result.ts';
import { mergeTold, storable } from './merge-fields.ts';
import { untoldOf, type Told, type Untold } from './strengths.ts';

const LONGEST_NAME = 60;
const MOST_NAMES = 40;
const MOST_EXAMPLES = 2;
const LONGEST_EXAMPLE = 24;
const OTHERS = 'others';
const FOR_ADULTS = 'what a teen account has no place for';

type Day = Extract<ImportReading, { kind: 'day' }>;
type Span = Extract<ImportReading, { kind: 'span' }>;

/**
 * Puts the records of a file together to days, and says of each where it went. Days after the member's today are
 * skipped.
 */
export class Ledger {
  readonly #reader: ImportReader;
  readonly #days = new Map<LocalDate, DayLog>();
  readonly #untold = new Map<LocalDate, Untold>();
  readonly #severities: 'told' | 'untold';
  readonly #skipped = new Map<SkipReason, number>();
  readonly #examples = new Map<SkipReason, string[]>();
  readonly #unknown = new Map<string, number>();
  readonly #leftOut = new Map<string, number>();
  readonly #kept: KeptText[] = [];
  #records = 0;
  #imported = 0;
  #merged = 0;

  /** `severities`: whether the source says how strong a symptom was. */
  constructor(reader: ImportReader, severities: 'told' | 'untold' = 'told') {
    this.#reader = reader;
    this.#severities = severities;
  }

  /** Takes one record. */
  add(reading: ImportReading): void {
    if (reading.kind === 'skipped') {
      this.#exemplify(reading.reason, reading.date);
      return this.skip(reading.reason, 1);
    }
    this.#records += 1;
    if (reading.kind === 'unknown') this.#keepRecord(reading);
    else if (reading.kind === 'span') this.#addSpan(reading);
    else this.#addDay(reading);
  }

  /** Keeps what was kept before: an entry of our own export that had no place when it was imported first. */
  keepAgain(kept: KeptText): void {
    this.#records += 1;
    if (!this.#keep(kept)) return add(this.#skipped, SKIPPED.tooMany);
    add(this.#unknown, named(this.#unknown, kept.name));
  }

  /** Takes so many records that are not brought over. */
  skip(reason: SkipReason, count: number): void {
    this.#records += count;
    add(this.#skipped, reason, count);
  }

  /** The account of all records so far. */
  result(source: ImportSource): ImportResult {
    if (this.#days.size > IMPORT_LIMITS.days) return { ok: false, reason: REFUSED.manyDays };
    const days = [...this.#days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
    const skipped = [...this.#skipped].map(([reason, count]) => ({ reason, count }));
    const accounted = {
      records: this.#records,
      imported: this.#imported,
      merged: this.#merged,
      skipped,
      unknown: listed(this.#unknown),
      leftOut: listed(this.#leftOut),
    };
    const [first, last] = [days[0], days.at(-1)];
    return {
      ok: true,
      source,
      days,
      untold: days.flatMap(({ date }) => {
        const guess = this.#untold.get(date);
        return guess ? [{ date, ...guess }] : [];
      }),
      kept: this.#kept,
      edits: NO_EDITS,
      lists: null,
      forecasts: [],
      pages: [],
      accounted,
      examples: Object.fromEntries(this.#examples),
      span: first && last ? { from: first.date, to: last.date } : null,
    };
  }

  #addDay(reading: Day): void {
    const date = ledgerDayOf(reading.date);
    if (!date) return this.#leave(SKIPPED.noDay, reading.date);
    if (date > this.#reader.today) return this.#leave(SKIPPED.future, date);
    const told = this.#mayHold(reading);
    if (told.reason) return this.#leave(told.reason, date);
    const untold = this.#guessIn(told.fields, reading.untold);
    const past = Array.from({ length: reading.length ?? 1 }, (_, index) => addDays(date, index)).filter(
      (day) => day <= this.#reader.today,
    );
    this.#count(past.map((day) => this.#put(day, { fields: told.fields, untold })).includes(true));
    this.#leaveOut(date, told.cut ? [...reading.leftOut, FOR_ADULTS] : reading.leftOut);
  }

  #addSpan({ days, untold, leftOut }: Span): void {
    const past = days.filter(({ date }) => date <= this.#reader.today);
    const [first] = past;
    if (!first) return this.#leave(days.length > 0 ? SKIPPED.future : SKIPPED.empty, days[0]?.date);
    const news = past.map(({ date, ...fields }) =>
      this.#put(date, { fields, ...(untold.has(date) && { untold: { flow: true } }) }),
    );
    this.#count(news.includes(true));
    this.#leaveOut(first.date, leftOut);
  }

  // A teen's account holds no field of sex or fertility (decisions 10).
  #mayHold({ fields, intimate }: Day): { fields: ImportedDay; cut: boolean; reason: SkipReason | null } {
    if (Object.keys(fields).length === 0) return { fields, cut: false, reason: SKIPPED.empty };
    if (this.#reader.ageGroup === 'adult') return { fields, cut: false, reason: null };
    const open = intimate ? {} : (changeForTeen(fields, this.#reader.fields) as ImportedDay);
    const left = Object.keys(open).length;
    return { fields: open, cut: left < Object.keys(fields).length, reason: left === 0 ? SKIPPED.teen : null };
  }

  #leave(reason: SkipReason, date: unknown): void {
    this.#exemplify(reason, date);
    add(this.#skipped, reason);
  }

  #exemplify(reason: SkipReason, date: unknown): void {
    const text = typeof date === 'string' ? storable(date).slice(0, LONGEST_EXAMPLE).trim().toWellFormed() : '';
    const known = this.#examples.get(reason) ?? [];
    if (text !== '' && known.length < MOST_EXAMPLES && !known.includes(text))
      this.#examples.set(reason, [...known, text]);
  }

  #count(isNew: boolean): void {
    if (isNew) this.#imported += 1;
    else this.#merged += 1;
  }

  /** True when the record told something that no record before it had told of that day. */
  #put(date: LocalDate, told: Told): boolean {
    const before = this.#days.get(date) ?? { date };
    const merged = mergeTold({ fields: before, untold: this.#untold.get(date) }, told, this.#reader.fields);
    const after = { date, ...merged.fields };
    this.#days.set(date, after);
    if (merged.untold) this.#untold.set(date, merged.untold);
    else this.#untold.delete(date);
    return !isSameDay(before, after);
  }

  #guessIn({ flow, symptoms = {} }: ImportedDay, told: Untold | undefined): Untold | undefined {
    const names = Object.keys(symptoms) as Symptom[];
    const guessed = this.#severities === 'untold' ? names : names.filter((name) => told?.symptoms?.includes(name));
    return untoldOf(told?.flow === true && flow !== undefined, guessed) ?? undefined;
  }

  #keepRecord({ name, more = [], date, text = '' }: Extract<ImportReading, { kind: 'unknown' }>): void {
    const day = ledgerDayOf(date);
    if (!this.#keep({ date: day, name, text })) return add(this.#skipped, SKIPPED.tooMany);
    add(this.#unknown, named(this.#unknown, name));
    this.#leaveOut(day, more);
  }

  #leaveOut(date: LocalDate | null, names: readonly string[]): void {
    for (const name of names) {
      add(this.#leftOut, named(this.#leftOut, name));
      if (name !== FOR_ADULTS) this.#keep({ date, name, text: '' });
    }
  }

  #keep({ date, name, text }: KeptText): boolean {
    if (this.#kept.length >= IMPORT_LIMITS.kept) return false;
    this.#kept.push({
      date,
      name: storable(name).slice(0, LONGEST_NAME).toWellFormed(),
      text: storable(text).slice(0, IMPORT_LIMITS.keptText).toWellFormed(),
    });
    return true;
  }
}

/** All readings of a file, accounted for. */
export function account(
  readings: readonly ImportReading[],
  { source, reader }: { source: ImportSource; reader: ImportReader },
): ImportResult {
  const ledger = new Ledger(reader, source === 'moonhearth' ? 'told' : 'untold');
  for (const reading of readings) ledger.add(reading);
  return ledger.result(source);
}

/**
 * The calendar day that a file tells. Older files write it as an instant at midnight: the day is what stands before the
 * T or the space.
 */
export function ledgerDayOf(value: unknown): LocalDate | null {
  if (typeof value !== 'string' || !(value.length === 10 || value[10] === 'T' || value[10] === ' ')) return null;
  return parseLocalDate(value.slice(0, 10));
}

function add<Name>(counts: Map<Name, number>, name: Name, count = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + count);
}

// A hostile file must not fill the member's screen with names.
function named(counts: ReadonlyMap<string, number>, name: string): string {
  const short = storable(name).slice(0, LONGEST_NAME).toWellFormed();
  return counts.has(short) || counts.size < MOST_NAMES ? short : OTHERS;
}

function listed(counts: ReadonlyMap<string, number>): { name: string; count: number }[] {
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}
