import type { LocalDate } from '#domain/calendar/local-date.ts';

/** The six steps of the daily flow, in their order. Any of them may be left out. */
export const FLOW_STEPS = ['arrive', 'breathe', 'check_in', 'write', 'intention', 'close'] as const;
export type FlowStep = (typeof FLOW_STEPS)[number];

/** About how long each step takes, in minutes; ten in all. */
export const FLOW_MINUTES: Readonly<Record<FlowStep, number>> = {
  arrive: 1,
  breathe: 3,
  check_in: 1,
  write: 3,
  intention: 1,
  close: 1,
};

/** Words the member typed and has not kept yet, so that another device finds them. */
export type Unsent = { readonly checkIn: string; readonly intention: string };

/** A day of the flow: where the member is, what lies behind the member, and words under way. */
export type FlowDay = {
  readonly date: LocalDate;
  readonly at: FlowStep;
  readonly done: readonly FlowStep[];
  readonly unsent: Unsent;
};

/** What may change of a day. Steps that are done stay done: `done` adds to those that are. */
export type FlowChange = {
  readonly at?: FlowStep | undefined;
  readonly done?: readonly FlowStep[] | undefined;
  readonly unsent?: { readonly checkIn?: string | undefined; readonly intention?: string | undefined } | undefined;
};

/**
 * The flow as it stands on a day: what was kept of that day, else a new beginning. Yesterday's place is not carried
 * over.
 */
export function flowOn(kept: FlowDay | null, today: LocalDate): FlowDay {
  return kept?.date === today ? kept : { date: today, at: 'arrive', done: [], unsent: { checkIn: '', intention: '' } };
}

/** A day with a change. The same change again changes nothing; steps stand in their order, each once. */
export function withChange(day: FlowDay, { at, done = [], unsent = {} }: FlowChange): FlowDay {
  return {
    date: day.date,
    at: at ?? day.at,
    done: FLOW_STEPS.filter((step) => day.done.includes(step) || done.includes(step)),
    unsent: { checkIn: unsent.checkIn ?? day.unsent.checkIn, intention: unsent.intention ?? day.unsent.intention },
  };
}

/** The step behind one; the last one stays. */
export function nextStep(step: FlowStep): FlowStep {
  return FLOW_STEPS[FLOW_STEPS.indexOf(step) + 1] ?? 'close';
}
