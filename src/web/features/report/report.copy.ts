import { PRODUCT } from '#domain/account/product.ts';
import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { counted } from '#web/features/insight/public.ts';
import { cycleCopy } from '#web/features/cycle/public.ts';
import { dateWithYear, MONTHS } from '#web/ui/drawings/dates/date-words.ts';

const SEVERITY_WORDS = { 1: 'mild', 2: 'moderate', 3: 'severe' } as const;
/** "4 Nov 2026": the columns of a table are narrow. */
export const shortWithYear = (date: LocalDate): string => `${Number(date.slice(8))} ${(MONTHS[Number(date.slice(5, 7)) - 1] ?? '').slice(0, 3)} ${date.slice(0, 4)}`;
const spaced = (word: string) => word.replaceAll('_', ' ');

export const report = {
  back: 'Tracker',
  print: 'Print or save',
  title: 'Cycle report',
  energyTitle: 'Summary of my logs',
  loading: 'Loading...',
  failed: cycleCopy.failed,
  controls: 'What is on the paper',
  from: 'From',
  to: 'To',
  kind: 'How much',
  kinds: { one: 'One page', full: 'Full' },
  name: 'My name',
  born: 'My date of birth',
  conditions: 'Conditions and medicines, in my words',
  ask: 'What I want to ask',
  optional: 'Only for this paper. It is not kept.',
  refused: { order: 'The first day comes after the last.', future: 'This day has not come yet.', missing: 'Please choose a day.', long: 'At most ten years fit into one report.' },
  changing: 'Changing the range...',
  range: ({ from, to }: ReportReply['span']) => `${dateWithYear(from)} to ${dateWithYear(to)}`,
  labels: { name: 'Name', born: 'Born', prepared: 'Prepared' },
  sums: { median: 'days, median length', range: 'days, shortest to longest', period: 'bleed days, median', pain: 'worst pain of 10, median' },
  none: { title: 'Nothing is logged in these days', text: 'Choose other days, or log a day first.' },
  cycles: { title: 'Each cycle', head: ['Began', 'Bar, days 1 to', 'Length', 'Bleed', 'Heaviest flow', 'Worst pain', 'Note'], soFar: (days: number) => `${days}, so far`, more: (shown: number, of: number) => `The newest ${shown} of ${of} cycles. The full report has them all.` },
  key: { bleeding: 'bleeding, logged', create: 'follicular, estimated', shine: 'ovulation, estimated', reflect: 'luteal, estimated', other: 'other days' },
  flow: ({ flow, days }: { flow: string; days: readonly number[] }) => `${spaced(flow)}, ${days.length === 1 ? 'day' : 'days'} ${days.slice(0, 3).join(', ')}${days.length > 3 ? '...' : ''}`,
  note: ({ excluded, factors, length }: ReportReply['cycles'][number], most: number) => {
    const all = [length === null ? 'in progress' : '', excluded === null ? '' : `left out: ${spaced(excluded)}`, ...factors.map(spaced)].filter(Boolean);
    return all.length > most ? `${all.slice(0, most).join(', ')}...` : all.join(', ');
  },
  symptoms: { title: 'Symptoms that repeat', head: ['Symptom', 'Cycle days, 8 in 10', 'Cycles', 'Strongest'], any: 'any day', peak: (peak: 1 | 2 | 3) => SEVERITY_WORDS[peak] },
  days: { title: 'Each logged day', head: ['Date', 'Cycle day', 'Flow', 'Pain', 'Symptoms', 'Temp °C', 'Sleep, hours'], severity: (severity: 1 | 2 | 3) => SEVERITY_WORDS[severity] },
  facts: (daysLogged: number) => `Self-reported on ${counted(daysLogged, 'day')}. ${PRODUCT} records what was logged; it does not diagnose. Notes, moods, journal, moon and community are never part of this report.`,
} as const;
