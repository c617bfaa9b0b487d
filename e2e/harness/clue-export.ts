import { addDays, dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';

/**
 * Lengths of fourteen cycles, oldest first: near 28 days, as an adult's usually are. With the open one they fill
 * fourteen months.
 */
const LENGTHS = [29, 28, 30, 27, 28, 29, 28, 27, 29, 28, 30, 28, 27, 29] as const;
const FLOW = ['light', 'heavy', 'medium', 'medium', 'light'] as const;
export const DAYS_INTO_CYCLE = 16;

type ClueRecord = { readonly type: string; readonly id: string; readonly date: LocalDate; readonly value: object };
export type ClueExport = {
  readonly json: string;
  readonly records: number;
  readonly days: number;
  readonly starts: readonly LocalDate[];
  readonly today: LocalDate;
};

/** Today as the browser of the journeys has it. */
export function today(): LocalDate {
  return dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/**
 * A measurements.json as Clue writes it, fourteen months long, whose open cycle began 16 days ago. Every value is
 * invented.
 */
export function clueExport(now: LocalDate = today()): ClueExport {
  const starts = LENGTHS.reduceRight<LocalDate[]>(
    (found, length) => [addDays(found[0] as LocalDate, -length), ...found],
    [addDays(now, -DAYS_INTO_CYCLE)],
  );
  const records = starts.flatMap(cycleRecords).filter(({ date }) => date <= now);
  const days = new Set(records.filter(({ type }) => type !== 'exercise').map(({ date }) => date)).size;
  return { json: JSON.stringify(records, null, 1), records: records.length, days, starts, today: now };
}

function cycleRecords(start: LocalDate, cycle: number): ClueRecord[] {
  const at = (day: number) => addDays(start, day - 1);
  const record = (type: string, day: number, value: object): ClueRecord => ({
    type,
    id: `${type}-${cycle}-${day}`,
    date: at(day),
    value,
  });
  return [
    ...FLOW.map((option, index) => record('period', index + 1, { option })),
    record('pain', 1, [{ option: 'period_cramps' }, { option: 'lower_back' }]),
    record('energy', 9, [{ option: 'energetic' }]),
    record('feelings', 13, [{ option: 'happy' }]),
    record('exercise', 13, [{ option: 'running' }]),
  ];
}
