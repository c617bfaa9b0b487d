import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { OvulationReply } from '#contract/forecast/forecast.schemas.ts';
import { notYetWords } from '#web/features/cycle/public.ts';
import { dayAndMonth, twoDates } from '#web/ui/drawings/dates/date-words.ts';

type Estimate = NonNullable<OvulationReply['estimate']>;

const SIGNS: Readonly<Record<Estimate['signs'][number], string>> = {
  test: 'a positive ovulation test',
  fluid: 'the peak of your fluid',
  temperature: 'three higher temperatures over six lower ones',
};
const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** Words about ovulation. Nothing here ever calls a day free of risk. */
export const ovulation = {
  title: 'Ovulation, estimated',
  badge: {
    calendar: 'A calendar guess',
    signs: 'Supported by your signs',
    temperature: 'Supported by temperature',
    confirmed: 'Confirmed by temperature',
  },
  waiting: 'Not yet, by your signs',
  sentence: ({ day, low, high, provenance }: Estimate, today: LocalDate) => {
    const when = day < today ? 'was most likely' : 'is most likely';
    return provenance === 'confirmed'
      ? `It ${when} around ${dayAndMonth(day)}.`
      : `It ${when} around ${dayAndMonth(day)}, 8 times in 10 between ${twoDates(low, high)}.`;
  },
  why: ({ provenance, signs, waiting, learntFrom }: Estimate) => {
    if (provenance === 'temperature')
      return `From ${listed(signs.map((sign) => SIGNS[sign]))} in this cycle. To confirm it, we need nine readings on days in a row, at about the same time and without a fever. If you log fluid, it also has to be past its peak.`;
    if (waiting.length > 0)
      return `${notYetWords(waiting)} say it hasn’t come yet. The estimate moves later with them.`;
    if (provenance !== 'calendar') return `From ${listed(signs.map((sign) => SIGNS[sign]))} in this cycle.`;
    return learntFrom > 0
      ? `From your cycle lengths, and your own signs in ${learntFrom} earlier ${learntFrom === 1 ? 'cycle' : 'cycles'}. Signs in this cycle would make it more certain.`
      : 'From your cycle lengths alone. Log an ovulation test, cervical fluid or temperature to make it more certain.';
  },
  fever: {
    title: (day: string) => `Were you ill on ${day}?`,
    text: (figures: string) =>
      `${figures} looks like a fever, so we left it out. A fever says nothing about ovulation.`,
    yes: 'Yes, I was ill',
    no: 'No, count it',
    failed: 'We couldn’t save your answer. Please try again.',
  },
  guide: 'This is an estimate, not contraception. You can get pregnant on days outside it too.',
} as const;
