import { SYMPTOMS, symptomsOffered, type DayLog, type Symptom } from '#domain/cycle/day-log.ts';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import { symptomWord } from './log.copy.ts';

/** A symptom to press: one of the closed list, or one of the member's own by its id. */
export type Offered = { readonly key: string; readonly word: string; readonly own: boolean };

/** How many the day's panel offers, and the sheet offers first; the sheet has them all. */
export const FEW = 5;

type Lists = {
  readonly lists: LogListsReply | undefined;
  readonly mostUsed: readonly string[];
  readonly adult: boolean;
};

/**
 * Every symptom the member may log: the member's most used first, as they stood when the day was opened, then the
 * member's own, then the rest. A hidden one is offered only where it is logged.
 */
export function offeredSymptoms(day: DayLog, { lists, mostUsed, adult }: Lists): Offered[] {
  const own = (lists?.symptoms ?? [])
    .filter(({ id, hidden }) => !hidden || day.customSymptoms?.[id] !== undefined)
    .map(({ id, name }) => ({ key: id, word: name, own: true }));
  const shown = symptomsOffered({ adult });
  const closed = SYMPTOMS.filter((symptom) => shown.includes(symptom) || day.symptoms?.[symptom] !== undefined).map(
    (symptom) => ({ key: symptom, word: symptomWord(symptom), own: false }),
  );
  const rank = new Map(mostUsed.map((key, index) => [key, index]));
  const all = [...own, ...closed];
  return all
    .map((offered, index) => ({ offered, rank: rank.get(offered.key) ?? mostUsed.length + index }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ offered }) => offered);
}

/** The first of them, and those that are logged. */
export function firstSymptoms(all: readonly Offered[], day: DayLog): Offered[] {
  return all.filter(({ key, own }, index) => index < FEW || severityOf(day, { key, own }) !== undefined);
}

/** How strong a symptom is logged on a day. */
export function severityOf(day: DayLog, { key, own }: Pick<Offered, 'key' | 'own'>) {
  return own ? day.customSymptoms?.[key] : day.symptoms?.[key as Symptom];
}
