import type { JourneyCustomization } from '#contract/account/account.schemas.ts';
import { parseLocalDate, type LocalDate } from '#domain/calendar/local-date.ts';
import { CONDITIONS, CONNECTION_METHODS } from '#domain/journey/answers.ts';

/** What the member answered so far; an unanswered question has no key. */
export type JourneyAnswers = JourneyCustomization;

const ONE_OF = {
  currentlyMenstruates: ['yes', 'no', 'irregular'],
  tracksCycle: ['manually', 'app', 'no'],
  experiencesPain: ['yes', 'no', 'occasionally'],
  wantsPersonalization: ['yes', 'no'],
} as const;
const LISTS = { wombConditions: CONDITIONS, connectionMethods: CONNECTION_METHODS } as const;

/** Reads answers from a text of unknown origin, key by key; whatever is no answer is left out. */
export function readAnswers(value: unknown): JourneyAnswers {
  if (typeof value !== 'object' || value === null) return {};
  const given = value as Record<string, unknown>;
  const read: Record<string, unknown> = {};
  for (const [key, allowed] of Object.entries(ONE_OF))
    if ((allowed as readonly unknown[]).includes(given[key])) read[key] = given[key];
  for (const [key, allowed] of Object.entries(LISTS))
    if (Array.isArray(given[key]))
      read[key] = (allowed as readonly string[]).filter((text) => (given[key] as unknown[]).includes(text));
  const start = given['lastPeriodStart'];
  if (typeof start === 'string' && parseLocalDate(start)) read['lastPeriodStart'] = start;
  return read as JourneyAnswers;
}

/** The answers to send: the start of the last period only of somebody who menstruates (§3). */
export function toSend(answers: JourneyAnswers): JourneyAnswers {
  const { lastPeriodStart, ...others } = answers;
  return answers.currentlyMenstruates === 'yes' && lastPeriodStart ? { ...others, lastPeriodStart } : others;
}

/** True when the start of the last period lies after today. */
export function isAhead(answers: JourneyAnswers, today: LocalDate): boolean {
  return (
    answers.currentlyMenstruates === 'yes' && answers.lastPeriodStart !== undefined && answers.lastPeriodStart > today
  );
}

/** A list with a text taken in or out, in the order of the options; what is no option (a condition in her words) stays. */
export function toggled(list: readonly string[] = [], text: string, options: readonly string[]): string[] {
  const chosen = new Set(list);
  if (!chosen.delete(text)) chosen.add(text);
  return [...options.filter((option) => chosen.has(option)), ...list.filter((one) => !options.includes(one))];
}
