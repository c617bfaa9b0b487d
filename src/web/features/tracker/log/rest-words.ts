import { bloodPoints } from '#domain/blood-loss/blood-chart.ts';
import {
  DAY_FIELDS,
  fieldsShown,
  SHEET_GROUPS,
  type DayFieldTable,
  type FieldViewer,
  type FieldWith,
  type SheetGroup,
} from '#domain/cycle/day-fields/day-fields.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { hoursFigures } from '#domain/log/sleep.ts';
import { temperatureFigures, type TemperatureUnit } from '#domain/log/temperature.ts';
import { fieldLabel } from '#web/ui/day-fields/day-field.copy.ts';

const UNIT_SIGNS: Readonly<Record<TemperatureUnit, string>> = { celsius: '°C', fahrenheit: '°F' };
type LogContext = {
  readonly unit: TemperatureUnit;
  readonly viewer: FieldViewer;
  readonly fields?: DayFieldTable | undefined;
};
type Words = (day: DayLog, told: LogContext) => string | false | undefined | readonly string[];

/** Fields that are told otherwise than by their name. Symptoms stand on the panel; desire is told with sex. */
const OWN: Readonly<
  Record<FieldWith<{ kind: 'own'; at: SheetGroup }> | 'fluid' | 'sex' | 'desire' | 'factors', Words>
> = {
  symptoms: () => false,
  pain: ({ pain }) => pain && `pain ${pain.level}`,
  sleep: ({ sleep }) => sleep && (sleep.hours === undefined ? 'sleep' : `${hoursFigures(sleep.hours)} h of sleep`),
  temperature: ({ temperature }, { unit }) =>
    temperature && `${temperatureFigures(temperature, unit)} ${UNIT_SIGNS[unit]}`,
  fluid: ({ fluid }) => fluid && 'fluid',
  tests: ({ tests = [] }, { viewer }) => {
    const shown = tests.filter(({ kind }) => viewer.ovulation || kind === 'pregnancy').length;
    return shown > 0 && (shown === 1 ? 'a test' : `${shown} tests`);
  },
  sex: ({ sex = [], desire }) => (sex.length > 0 || desire !== undefined) && 'sex',
  desire: () => false,
  bloodLoss: ({ bloodLoss }) => bloodLoss && `${bloodPoints(bloodLoss)} points`,
  medication: ({ medication = [] }) => medication.length > 0 && 'medication',
  factors: ({ factors = [] }) =>
    factors.map((factor) => (factor === 'medication' ? 'a medicine' : factor.replaceAll('_', ' '))),
};

/** What the sheet holds for a day, in a line of few words; empty when it holds nothing. */
export function restWords(day: DayLog, told: LogContext): string {
  const { viewer, fields = DAY_FIELDS as DayFieldTable } = told;
  const onSheet: ReadonlySet<string | undefined> = new Set(SHEET_GROUPS);
  const names = fieldsShown(viewer, { fields }).filter((name) => onSheet.has(fields[name]?.at));
  return fieldWords(day, { names, told });
}

/** The same of some fields alone. */
export function fieldWords(
  day: DayLog,
  { names, told }: { readonly names: readonly string[]; readonly told: LogContext },
): string {
  const words = names
    .flatMap((name) => wordsOf(name)(day, told))
    .filter((word) => typeof word === 'string')
    .join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function wordsOf(name: string): Words {
  if (Object.hasOwn(OWN, name)) return OWN[name as keyof typeof OWN];
  return (day) => Object.hasOwn(day, name) && fieldLabel(name).toLowerCase();
}
