import type { DayLog } from '#domain/cycle/day-log.ts';
import { temperatureFigures, type TemperatureUnit } from '#domain/log/temperature.ts';
import { valueWord } from '#web/ui/day-fields/day-field.copy.ts';
import { dayAndMonth, longDate } from '#web/ui/drawings/dates/date-words.ts';
import type { ChartDay, ChartShift, ChartSpan, TemperatureChart } from './chart-days.ts';

const SIGNS: Readonly<Record<TemperatureUnit, string>> = { celsius: '°C', fahrenheit: '°F' };
const MARKS = {
  counted: '',
  disturbed: ' (disturbed, left out)',
  feverish: ' (looks like a fever, left out)',
} as const;
const TESTS = { positive: 'positive', negative: 'negative', other: 'not clear' } as const;
const LOW_READINGS = 6;

/** "36.55 °C" */
export function degrees(temperature: Parameters<typeof temperatureFigures>[0], unit: TemperatureUnit): string {
  return `${temperatureFigures(temperature, unit)} ${SIGNS[unit]}`;
}

/** Words of the temperature chart. */
export const temperatureCopy = {
  title: 'Your temperature and signs',
  loading: 'Loading your temperature chart',
  failed: { title: 'We couldn’t load your chart', text: 'What you logged is safe. Please try again in a moment.' },
  cycle: 'Cycle',
  open: ({ startDate }: ChartSpan) => `This cycle, from ${dayAndMonth(startDate)}`,
  earlier: ({ startDate, endDate }: ChartSpan) => `${dayAndMonth(startDate)} to ${dayAndMonth(endDate)}`,
  sex: 'Show sex',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  walk: 'Arrow keys move through the days, plus and minus zoom.',
  choose: 'Tap a day, or walk through them with the arrow keys.',
  empty: {
    title: 'No temperatures in this cycle yet',
    text: 'Take it on waking, before you get up, at about the same time each day. The chart begins with your first reading.',
    action: 'Log today',
    earlier: 'No temperatures in this cycle',
    earlierText: 'Choose another cycle, or add readings to its days in the calendar.',
  },
  table: { show: 'Show as a table', hide: 'Hide the table', region: 'Table of temperature and signs' },
  head: ['Day', 'Date', 'Temperature', 'Fluid', 'Ovulation test', 'Bleeding'],
  headSex: 'Sex',
  rows: { fluid: 'Fluid', test: 'Test', flow: 'Bleeding', sex: 'Sex' },
  axis: { days: 'Day', dates: 'Date' },
  line: 'Cover line',
  rise: 'Rise',
  legend: {
    counted: 'reading',
    left: 'left out: disturbed, or like a fever',
    line: 'cover line, the highest of the six before the rise',
    fluid: 'fluid: the fuller, the wetter',
    test: 'test: filled is positive, open is negative',
  },
  closed: 'The cover line and the rise are part of Premium. Your readings stay here, always.',
  sentence: (
    { shift, counted }: TemperatureChart,
    { unit, opens }: { readonly unit: TemperatureUnit; readonly opens: boolean },
  ): string => {
    if (counted === 0) return 'No readings that count in this cycle.';
    if (counted === 1) return 'One reading so far. A cover line needs six.';
    if (!opens) return `${counted} readings in this cycle.`;
    if (shift) return riseWords(shift, unit);
    if (counted < LOW_READINGS) return `${counted} readings so far. A cover line needs six.`;
    return `${counted} readings, and no lasting rise so far.`;
  },
} as const;

function riseWords({ firstHigh, confirmedOn, coverline, confirms }: ChartShift, unit: TemperatureUnit): string {
  const rise = `Your temperature rose above ${degrees({ celsius: coverline }, unit)} on ${dayAndMonth(firstHigh)}`;
  return confirms
    ? `${rise}. The readings up to ${dayAndMonth(confirmedOn)} confirm ovulation just before it.`
    : `${rise}. That supports ovulation just before it, and doesn’t confirm it.`;
}

/** What a day holds, cell by cell, as the table and the cursor tell it. */
export function cellsOf(
  day: ChartDay,
  unit: TemperatureUnit,
): Readonly<Record<'temperature' | 'fluid' | 'test' | 'flow' | 'sex', string>> {
  const { temperature, mark, fluid, test, flow, sex } = day;
  return {
    temperature: temperature ? `${degrees(temperature, unit)}${mark ? MARKS[mark] : ''}` : '',
    fluid: fluid ? valueWord('fluid', fluid) : '',
    test: test ? TESTS[test] : '',
    flow: flow ? valueWord('flow', flow) : '',
    sex: sex === null ? '' : sex === 'unprotected' ? valueWord('sex', 'unprotected') : 'Yes',
  };
}

/** A day as one sentence, for the cursor. */
export function dayWords(
  day: ChartDay,
  { unit, sex }: { readonly unit: TemperatureUnit; readonly sex: boolean },
): string {
  const cells = cellsOf(day, unit);
  const parts = [
    cells.temperature,
    cells.fluid && `fluid ${cells.fluid.toLowerCase()}`,
    cells.test && `ovulation test ${cells.test}`,
    cells.flow && `bleeding ${cells.flow.toLowerCase()}`,
    sex && cells.sex && `sex: ${cells.sex.toLowerCase()}`,
  ].filter(Boolean);
  return `Day ${day.cycleDay}, ${longDate(day.date)}: ${parts.length > 0 ? parts.join(', ') : 'nothing logged'}.`;
}

/** How full the mark of a fluid is, 0 to 4. */
export const FLUID_LEVELS: Readonly<Record<NonNullable<DayLog['fluid']>, number>> = {
  none: 0,
  dry: 0,
  sticky: 1,
  creamy: 2,
  atypical: 2,
  watery: 3,
  egg_white: 4,
};
