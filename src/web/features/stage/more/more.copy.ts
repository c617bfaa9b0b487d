import type { MenopauseRoad } from '#domain/stage/menopause-road.ts';
import type { Pregnancy } from '#domain/stage/pregnancy.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Where a statement is written: the number stands in the text, the source folded at the foot. */
type Sourced = { readonly text: string; readonly source: number };

export const road = {
  title: 'Since your last period',
  days: ({ days }: MenopauseRoad) => counted(days, 'day'),
  last: ({ lastOn }: MenopauseRoad) => `The last day of it in your log is ${dateWithYear(lastOn)}.`,
  bar: ({ months }: MenopauseRoad) => `${months} of 12 months without a period`,
  ahead: ({ overOn }: MenopauseRoad) =>
    `Twelve months without a period, and no other reason for it, is menopause. Without another period that would be on ${dateWithYear(overOn)}. A period starts the count again, and that is usual.`,
  over: 'Twelve months have passed. If nothing else explains it, that is menopause.',
  choose: 'Choose how I am now',
  none: 'Log your last period, even roughly, and the months since then are counted here.',
  lookTitle: 'What to have looked at',
  look: [
    { text: 'Any bleeding after twelve months without a period, even once, even a spot: a doctor, soon.', source: 2 },
    {
      text: 'Two pads or tampons soaked in an hour, for two hours, or feeling faint: emergency care.',
      source: 3,
    },
    { text: 'Bleeding between periods or after sex, or periods that turn heavier or longer: a doctor.', source: 4 },
    { text: 'Periods that stop before 45: a doctor.', source: 4 },
  ] satisfies readonly Sourced[],
  sources: [
    'WHO, Menopause, fact sheet (2022)',
    'NHS, Postmenopausal bleeding (read 2026)',
    'UpToDate, Heavy periods (read 2026)',
    'NHS, Periods: do I need a doctor? (read 2026)',
  ],
} as const;

/** Signs for which somebody pregnant, or who gave birth within a year, gets care at once. */
const URGENT = [
  'A severe headache that stays or gets worse, or a change in your sight',
  'Chest pain, or trouble breathing',
  'A fever of 38 °C (100.4 °F) or more',
  'Very swollen hands or face, or strong belly pain',
  'Thoughts of harming yourself or the baby',
] as const;

export const urgent = {
  title: 'Medical care now, with any of these',
  pregnant: [...URGENT.slice(0, 4), 'Bleeding or leaking fluid, or a baby that moves less', ...URGENT.slice(4)],
  afterBirth: URGENT,
  say: 'Say that you’re pregnant, or that you gave birth within the last year.',
} as const;

export const pregnancy = {
  title: 'How far along',
  weeks: ({ weeks, days }: Pregnancy) =>
    days === 0 ? counted(weeks, 'week') : `${counted(weeks, 'week')} and ${counted(days, 'day')}`,
  due: ({ dueDate, isGiven }: Pregnancy) =>
    isGiven
      ? `Due around ${dateWithYear(dueDate)}, the date you gave.`
      : `Due around ${dateWithYear(dueDate)}: 280 days from the first day of your last period. If your midwife or doctor named another date, that one counts.`,
  after: 'Your due date has passed. Your midwife or doctor says what comes next.',
  none: 'Give your due date, and the weeks are counted here.',
  change: 'Enter a due date',
  field: 'Due date from your midwife or doctor',
  save: 'Save the due date',
  saving: 'Saving...',
  back: 'Count from my last period',
  bad: 'Please choose a due date within the next ten months.',
  failed: 'This wasn’t saved. Please check your connection, then try again.',
  saved: 'The due date is saved',
  modest:
    'Moonhearth counts the weeks and keeps your log. It doesn’t follow a pregnancy: with any question, ask your midwife or doctor.',
  born: 'My baby was born',
  ended: 'The pregnancy has ended',
  birth: {
    title: 'Welcome, little one',
    lead: 'Choose the day of the birth. Your pages follow you both from there.',
  },
  end: {
    title: 'However it ended',
    lead: 'We’re with you. Your pages stop counting weeks. Choose what fits now; “Paused” asks and forecasts nothing. Bleeding that soaks a pad in an hour, a fever, or feeling faint: call your doctor or your emergency number now.',
  },
  sources: ['CDC, Urgent maternal warning signs (read 2026)'],
} as const;

export const birth = {
  title: 'Since the birth',
  since: ({ weeks, days }: { weeks: number; days: number }) =>
    days < 14 ? counted(days, 'day') : weeks < 104 ? counted(weeks, 'week') : counted(Math.floor(days / 365), 'year'),
  early:
    'Low days in the first week or so pass for most. If they stay longer, tell your doctor or midwife: it can be helped.',
  later:
    'Feeling hopeless, or not caring for things you used to like, can begin at any time in the first year. Tell your doctor or midwife: it can be helped.',
  past: 'More than a year has passed. If something else fits better now, choose it.',
  choose: 'Choose how I am now',
  sources: ['CDC, Urgent maternal warning signs (read 2026)', 'MedlinePlus, Postpartum Depression (read 2026)'],
} as const;

export const more = { sources: 'Sources' } as const;
