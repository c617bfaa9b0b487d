import { addDays } from '#domain/calendar/local-date.ts';
import type { TestHint } from '#domain/cycle/test-hint.ts';
import type { CycleView, OvulationTold } from '#domain/cycle/cycle-view.ts';
import { dayAndMonth, twoDates } from '#web/ui/drawings/dates/date-words.ts';

const NOT_YET: Readonly<Record<OvulationTold['waiting'][number], string>> = {
  test: 'negative tests',
  fluid: 'fertile fluid',
  temperature: 'temperatures that haven’t risen',
};
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The signs that say "not yet", as the beginning of a sentence. */
export function notYetWords(waiting: OvulationTold['waiting']): string {
  return capital(listed(waiting.map((sign) => NOT_YET[sign])));
}

/** Signs that say "not yet" speak of now for two days. */
const SPEAK_FOR = 2;
function isRecent({ ovulation, today }: CycleView): boolean {
  return !ovulation?.until || addDays(ovulation.until, SPEAK_FOR) >= today;
}

/** Why the period is expected when it is, where the signs of ovulation moved it. Null where they did not. */
export function reasonWords(view: CycleView): string | null {
  const { ovulation, forecast, startDate, irregular } = view;
  if (!ovulation || !forecast || !startDate) return null;
  const isPast = view.state === 'past';
  const when =
    isPast || irregular || forecast.mode === null
      ? `between ${twoDates(forecast.low, forecast.high)}`
      : `around ${dayAndMonth(forecast.mode)}`;
  if (ovulation.provenance === 'calendar') {
    const later = `expected later than by the calendar${forecast.mode === null || irregular || isPast ? '' : `, ${when}`}.`;
    const signs = notYetWords(ovulation.waiting);
    return isRecent(view)
      ? `${signs} say ovulation hasn’t come yet, so your period is ${later}`
      : `Up to ${dayAndMonth(ovulation.until ?? view.today)} ${signs.charAt(0).toLowerCase()}${signs.slice(1)} said ovulation hadn’t come, so your period ${isPast ? 'was' : 'is'} ${later}`;
  }
  const day = dayAndMonth(ovulation.day);
  const points = {
    signs: `Your signs ${isPast ? 'pointed' : 'point'} to ovulation on ${day}`,
    temperature: `Your temperature ${isPast ? 'pointed' : 'points'} to ovulation around ${day}`,
    confirmed: `Your temperature confirmed ovulation around ${day}`,
  }[ovulation.provenance];
  return `${points}, so your period ${isPast ? 'was' : 'is'} expected ${when}.`;
}

/**
 * What a phase says where the signs and the calendar disagree about ovulation (§4.7 draws it by counting). Null where
 * they agree, and where no sign speaks.
 */
export function phaseWords(view: CycleView): string | null {
  const { ovulation, phases, phase, startDate, state, day } = view;
  const shine = phases.find((span) => span.phase === 'shine');
  if (!ovulation || !shine || !startDate || state === 'resting') return null;
  const from = addDays(startDate, shine.from - 1);
  const to = addDays(startDate, shine.to - 1);
  const days = from === to ? `on ${dayAndMonth(from)}` : `between ${twoDates(from, to)}`;
  const calendar =
    phase === 'shine'
      ? 'By the calendar this is the ovulation phase'
      : `By the calendar the ovulation phase falls ${days}`;
  if (ovulation.provenance === 'calendar')
    return day >= shine.from && isRecent(view) ? `${calendar}; your signs say ovulation hasn’t come yet.` : null;
  if (ovulation.day >= from && ovulation.day <= to) return null;
  return `${calendar}; your signs point to ${dayAndMonth(ovulation.day)}.`;
}

/** Words about a pregnancy test. */
export const testHintCopy = {
  due: 'If pregnancy is possible, a home test can tell by now.',
  sex: 'It’s three weeks since you logged unprotected sex, so a home test can tell by now.',
  urgent: 'Sudden one-sided pain or fainting: call your emergency number.',
  sourceTitle: 'Source',
  source: 'NHS, Doing a pregnancy test (read 2026)',
} as const satisfies Readonly<Record<TestHint, string>> & Readonly<Record<string, string>>;

/** Past the window in the first years: whom to ask. */
export const firstYearsCare =
  'This happens often in the first years. If you are worried, or three months go by without a period, ask a grown-up you trust or a doctor.';

/** Words about fertile days. Nothing here ever calls a day free of risk. */
export const fertileCopy = {
  title: 'Fertile days, estimated',
  loading: 'Loading your fertile days',
  chance: 'Chance that a day is in the fertile window, the day of ovulation and the five before it',
  day: (day: string, percent: number) => `${day}: ${percent}%`,
  span: (days: string) => `More likely than not ${days}.`,
  none: 'No estimate yet. Log a period, and it begins here.',
  lost: 'We couldn’t load your fertile days. What you logged is safe.',
  again: 'Try again',
  over: 'They are most likely over for this cycle.',
  more: 'See your signs',
} as const;
