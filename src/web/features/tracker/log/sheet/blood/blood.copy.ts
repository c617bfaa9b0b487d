import type { BloodItem } from '#domain/blood-loss/blood-chart.ts';
import type { PeriodBloodLoss } from '#domain/blood-loss/blood-loss.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import type { Source } from '#web/ui/evidence/evidence.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
const NAMED = 4;
const dates = (days: readonly LocalDate[]) =>
  days.length > NAMED
    ? `${days.slice(0, NAMED).map(shortDate).join(', ')} and ${days.length - NAMED} more`
    : days.map(shortDate).join(', ');

/** The chart and the studies of how well it does; how each was read stands in docs/blood-loss.md. */
export const CHART_SOURCES = {
  higham: {
    name: 'Higham, O’Brien and Shaw',
    title: 'Assessment of menstrual blood loss using a pictorial chart',
    year: 1990,
    checked: 'November 2026',
    address: 'https://elearning.wfh.org/resource/pictorial-blood-loss-assessment-chart',
  },
  magnay: {
    name: 'Magnay, O’Brien, Gerlinger and Seitz',
    title: 'Pictorial methods to assess heavy menstrual bleeding',
    year: 2020,
    checked: 'November 2026',
    address: 'https://link.springer.com/article/10.1186/s12905-020-0887-y',
  },
} as const satisfies Readonly<Record<string, Source>>;

/** Words of the chart of blood loss, in the sheet and on the tracker. */
export const blood = {
  items: {
    pad_light: 'Pad, a little',
    pad_medium: 'Pad, half',
    pad_full: 'Pad, soaked',
    tampon_light: 'Tampon, a little',
    tampon_medium: 'Tampon, half',
    tampon_full: 'Tampon, soaked',
    clot_small: 'Small clot',
    clot_large: 'Large clot',
    flooding: 'Flooding',
  } satisfies Readonly<Record<BloodItem, string>>,
  /** Under the heading of its group a pad or tampon is told by how full it is. */
  shown: (label: string) => {
    const degree = label.split(', ')[1];
    return degree ? degree.charAt(0).toUpperCase() + degree.slice(1) : label;
  },
  groups: [
    { title: 'Pads', items: ['pad_light', 'pad_medium', 'pad_full'] },
    { title: 'Tampons', items: ['tampon_light', 'tampon_medium', 'tampon_full'] },
    { title: 'Clots and flooding', items: ['clot_small', 'clot_large', 'flooding'] },
  ] as const satisfies readonly { title: string; items: readonly BloodItem[] }[],
  notes: {
    clot_large: '5 points each. Judge the size the same way each time',
    flooding: '5 points each time it ran through to clothes or bed',
  } as Readonly<Partial<Record<BloodItem, string>>>,
  points: (points: number) => counted(points, 'point'),
  each: (points: number) => `${counted(points, 'point')} each`,
  lead: 'Count what you change today. The points add up over the period.',
  cup: {
    label: 'From a cup, in ml',
    hint: 'The chart has no points for cups, so this stays a figure of its own.',
    errors: {
      unreadable: 'Use a whole number of milliliters.',
      out_of_range: 'Enter 0 to 600 milliliters for one day.',
    },
  },
  none: 'Nothing to count today',
  clear: 'Clear this day’s chart',
  day: (points: number) => `${counted(points, 'point')} on this day`,
  uncounted: 'This day isn’t counted yet',
  period: ({ score, counted: told, days }: PeriodBloodLoss) =>
    `${counted(score, 'point')} this period so far, from ${told} of ${counted(days, 'day')}.`,
  past: ({ score, counted: told, days }: PeriodBloodLoss) =>
    `${counted(score, 'point')} from ${told} of ${counted(days, 'day')}`,
  missing: (days: readonly LocalDate[]) =>
    `Not counted: ${dates(days)}. ${days.length === 1 ? 'It isn’t' : 'They aren’t'} taken as 0.`,
  worth: '100 points or more in a period is worth showing to a doctor. It is not a diagnosis.',
  below: 'In its first study, 100 points and more stood for a heavy period. The score is not a diagnosis.',
  limits: 'Studies since then drew the line anywhere from 50 to 185 points.',
  cups: ({ ml, days }: NonNullable<PeriodBloodLoss['cups']>) => `From cups: ${ml} ml on ${counted(days, 'day')}.`,
} as const;
