import { PRODUCT } from '#domain/account/product.ts';
import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import type { Fluid } from '#domain/cycle/day-log.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { counted } from '#web/features/insight/public.ts';
import { dateWithYear, MONTHS } from '#web/ui/drawings/dates/date-words.ts';

type Medicine = ReportReply['medicines'][number];
type Count = NonNullable<ReportReply['counts']>[number];
type Kept = NonNullable<ReportReply['kept']>;
type Chart = NonNullable<Kept['bloodLoss']>['periods'][number];
/** For what a figure is in the report, as it stands behind its title. */
const REASONS: Readonly<Record<NonNullable<Kept['pain']>['for'][number], string>> = {
  'PCOS (Polycystic Ovary Syndrome)': 'PCOS',
  Endometriosis: 'endometriosis',
  Fibroids: 'fibroids',
  'Ovarian cysts': 'ovarian cysts',
  'Hormone imbalance': 'hormone imbalance',
  'Irregular cycles': 'irregular cycles',
  'Heavy bleeding': 'heavy bleeding',
  'Painful periods': 'painful periods',
  'PMS/PMDD': 'PMS or PMDD',
  'Fertility challenges': 'fertility',
  Other: 'another condition',
  menopause_years: 'years around menopause',
};
const SEVERITY_WORDS = { 1: 'mild', 2: 'moderate', 3: 'severe' } as const;
/** "4 Nov 2026": the columns of a table are narrow. */
export const shortWithYear = (date: LocalDate): string =>
  `${Number(date.slice(8))} ${(MONTHS[Number(date.slice(5, 7)) - 1] ?? '').slice(0, 3)} ${date.slice(0, 4)}`;
const spaced = (word: string) => word.replaceAll('_', ' ');

export const report = {
  back: 'Tracker',
  print: 'Print or save',
  title: 'Cycle report',
  energyTitle: 'Summary of my logs',
  loading: 'Loading...',
  failed: {
    title: 'We couldn’t load your report',
    text: 'Everything you logged is safe. Check your connection, then try again.',
  },
  controls: 'What’s on your report',
  more: 'Add your name or notes',
  moreHint: 'Only on this report. We don’t save them.',
  from: 'From',
  to: 'To',
  kind: 'How much',
  kinds: { one: 'One page', full: 'Full' },
  stays:
    'One page is always open to you. The full report is part of Premium: every logged day, medicines, tests and fluid.',
  name: 'My name',
  born: 'My date of birth',
  appointment: 'My appointment sheet',
  conditions: 'Conditions and medicines, in my words',
  ask: 'What I want to ask',
  clinic: {
    title: 'File for a clinic’s system',
    text: 'The same facts as a FHIR R4 file, made in your browser and sent nowhere. Your name and birthday are included only if you add them. Your notes never are.',
    action: 'Download FHIR file',
    file: (to: LocalDate) => `report-${to}.fhir.json`,
  },
  refused: {
    order: 'The first day is after the last.',
    future: 'This day is in the future.',
    missing: 'Choose a day.',
    long: 'A report covers ten years at most.',
  },
  changing: 'Loading these days...',
  range: ({ from, to }: ReportReply['span']) => `${dateWithYear(from)} to ${dateWithYear(to)}`,
  labels: { name: 'Name', born: 'Born', prepared: 'Prepared' },
  sums: {
    median: 'days, median length',
    range: 'days, shortest to longest',
    period: 'days of bleeding, median',
    pain: 'worst pain of 10, median',
  },
  none: { title: 'No logs in these days', text: 'Choose other days, or log a day first.' },
  cycles: {
    title: 'Each cycle',
    head: ['Began', 'Bar, days 1 to', 'Length', 'Bleeding', 'Heaviest flow', 'Worst pain', 'Note'],
    soFar: (days: number) => `${days}, so far`,
    more: (shown: number, of: number) => `The newest ${shown} of ${of} cycles. The full report has all of them.`,
  },
  key: {
    bleeding: 'bleeding, logged',
    create: 'follicular, estimated',
    shine: 'ovulation, by the calendar',
    reflect: 'luteal, estimated',
    other: 'other days',
  },
  flow: ({ flow, days }: { flow: string; days: readonly number[] }) =>
    `${spaced(flow)}, ${days.length === 1 ? 'day' : 'days'} ${days.slice(0, 3).join(', ')}${days.length > 3 ? '...' : ''}`,
  note: ({ excluded, factors, length }: ReportReply['cycles'][number], most: number) => {
    const all = [
      length === null ? 'in progress' : '',
      excluded === null ? '' : `left out: ${spaced(excluded)}`,
      ...factors.map(spaced),
    ].filter(Boolean);
    return all.length > most ? `${all.slice(0, most).join(', ')}...` : all.join(', ');
  },
  symptoms: {
    title: 'Symptoms',
    head: ['Symptom', 'Days', 'Severe', 'Strongest'],
    cycles: ['Cycles', 'Cycle days, 8 in 10'],
    any: 'any day',
    peak: (peak: 1 | 2 | 3) => SEVERITY_WORDS[peak],
  },
  days: {
    title: 'Each logged day',
    head: ['Date', 'Cycle day', 'Flow', 'Pain', 'Symptoms', 'Temp °C', 'Sleep, hours'],
    chart: 'Chart, points',
    severity: (severity: 1 | 2 | 3) => SEVERITY_WORDS[severity],
  },
  medicines: {
    title: 'Medicines and contraception',
    plainTitle: 'Medicines',
    head: ['What', 'How often', 'Since', 'Logged as taken', 'Missed', 'Late'],
    kind: (kind: Medicine['kind']) => (kind === 'iud' ? 'IUD' : spaced(kind)),
    unnamed: (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}, without a name`,
    schedule: {
      daily: 'every day',
      cyclic_21_7: '21 days on, 7 off',
      cyclic_24_4: '24 days on, 4 off',
      weekly: 'once a week',
      monthly: 'once a month',
      every_12_weeks: 'every 12 weeks',
      as_needed: 'as needed',
    },
    past: 'stopped',
    taken: ({ adherence, days }: Medicine) =>
      adherence ? `${adherence.taken} of ${adherence.expected}` : `on ${counted(days.taken, 'day')}`,
    note: 'Counted from the log of these days. What wasn’t logged isn’t counted.',
  },
  tests: {
    title: 'Tests',
    head: ['Date', 'Cycle day', 'Result'],
    kind: { ovulation: 'ovulation', pregnancy: 'pregnancy' },
    result: { negative: 'negative', high: 'rising', positive: 'positive', unclear: 'unclear' },
  },
  fluid: {
    title: 'Cervical fluid',
    head: ['As logged', 'Days'],
    word: (fluid: Fluid) => (fluid === 'atypical' ? 'unusual' : spaced(fluid)),
  },
  counts: {
    head: ['As logged', 'Days'],
    range: ({ low, median, high }: NonNullable<Count['range']>, unit: string) =>
      `${[`${low} to ${high}`, unit].filter(Boolean).join(' ')}, median ${median}`,
  },
  kept: {
    title: (what: string, reasons: NonNullable<Kept['pain']>['for']) =>
      `${what} (${reasons.map((one) => REASONS[one]).join(', ')})`,
    days: (days: number) => counted(days, 'day'),
    of: (days: number, of: number) => `${days} of ${counted(of, 'day')}`,
    chart: {
      title: 'Blood loss chart',
      head: ['Period began', 'Points', 'Days counted', 'Cups'],
      score: ({ score, missing }: Chart) => `${missing.length > 0 ? 'at least ' : ''}${score}`,
      cups: ({ ml, days }: NonNullable<Chart['cups']>) => `${ml} ml on ${counted(days, 'day')}`,
      note: 'After Higham and others, 1990: 100 points was their line, 50 to 185 that of later studies.',
      more: (shown: number, of: number) =>
        `Newest ${shown} of ${of}. After Higham and others, 1990: 100 points was their line, 50 to 185 that of later studies.`,
    },
    pain: {
      title: 'Pain',
      days: 'Days with pain, of those it was logged',
      levels: 'Level',
      level: (worst: number, median: number | null) =>
        median === null ? `worst ${worst} of 10` : `worst ${worst} of 10, median ${median}`,
      strong: '8 of 10 or more',
      places: 'Places',
      place: ({ place, days, worst }: { place: string; days: number; worst: number }) =>
        `${place.toLowerCase()} ${counted(days, 'day')}, worst ${worst}`,
      relief: 'Painkillers',
      one: ({ name, days, amount }: NonNullable<Kept['pain']>['painkillers'][number]) =>
        `${name} ${counted(days, 'day')}${amount === null ? '' : `, ${amount} in all`}`,
    },
    missed: {
      title: 'Days missed',
      any: 'Kept from something',
      what: { school: 'School', work: 'Work', plans: 'Other plans' },
    },
    heat: {
      title: 'Hot flashes and sleep',
      flushes: 'Hot flashes',
      day: 'Hot flashes in the day',
      night: 'Hot flashes at night',
      sweats: 'Night sweats',
      sleep: 'Hours of sleep',
      poor: 'Poor sleep',
      count: ({ days, median, most }: { days: number; median: number; most: number }, unit: string) =>
        `median ${median}, most ${most}, from ${counted(days, unit)}`,
      hours: ({ nights, median }: { nights: number; median: number }) =>
        `median ${median}, from ${counted(nights, 'night')}`,
    },
    bleeding: {
      title: 'Bleeding',
      flow: { spotting: 'Spotting', light: 'Light', medium: 'Medium', heavy: 'Heavy' },
      note: 'Of the days on which flow was logged, days without bleeding too.',
    },
    signs: {
      title: 'Signs',
      of: {
        temperature: 'Temperature',
        fluid: 'Cervical fluid',
        ovulationTests: 'Ovulation tests',
        pregnancyTests: 'Pregnancy tests',
      },
    },
  },
  facts: (daysLogged: number) =>
    `Self-reported on ${counted(daysLogged, 'day')}. ${PRODUCT} records what was logged and does not diagnose. Notes, logged moods and journal pages are never part of this report.`,
} as const;
