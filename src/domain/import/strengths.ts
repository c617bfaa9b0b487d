import type { DayLog, Severity, Symptom } from '#domain/cycle/day-log.ts';

type Fields = Omit<DayLog, 'date'>;

/**
 * What a source told without its strength, and what is therefore a guess: a bleeding counts as medium, a symptom as
 * moderate. A guess gives way to a strength that was told.
 */
export type Untold = { readonly flow?: true; readonly symptoms?: readonly Symptom[] };
export type UntoldDay = Untold & { readonly date: DayLog['date'] };
/** What is told of a day, and how much of it is a guess. */
export type Told = { readonly fields: Fields; readonly untold?: Untold | undefined };

const STRENGTH = { none: 0, spotting: 1, light: 3, medium: 4, heavy: 5 } as const;
const EXCLUDED = 2;
const GUESSED = 2.5;
const GUESSED_SEVERITY = 0.5;

/**
 * How much a bleeding says. One of untold strength says less than any that counts, and more than spotting, or than one
 * that was marked as no period. -1 without any.
 */
export function strengthOf({ fields: { flow, bleedingExcluded }, untold }: Told): number {
  if (!flow) return -1;
  const told = untold?.flow && isCounted(flow) ? GUESSED : STRENGTH[flow];
  return bleedingExcluded ? Math.min(EXCLUDED, told) : told;
}

/** Whether a word of bleeding is one that counts as a period. */
export function isCounted(flow: DayLog['flow']): boolean {
  return flow === 'light' || flow === 'medium' || flow === 'heavy';
}

/** The symptoms of two records: the severer of two that were told, and one that was told before a guess. */
export function strongestSymptoms(one: Told, more: Told): { symptoms: Fields['symptoms']; guessed: Symptom[] } {
  const names = [
    ...new Set([...Object.keys(one.fields.symptoms ?? {}), ...Object.keys(more.fields.symptoms ?? {})]),
  ] as Symptom[];
  if (names.length === 0) return { symptoms: undefined, guessed: [] };
  const winners = names.map((name) => ({ name, from: rank(more, name) > rank(one, name) ? more : one }));
  const found = winners.map(({ name, from }) => [name, from.fields.symptoms?.[name]] as const);
  return {
    symptoms: Object.fromEntries(found) as Partial<Record<Symptom, Severity>>,
    guessed: winners.filter(({ name, from }) => from.untold?.symptoms?.includes(name)).map(({ name }) => name),
  };
}

function rank({ fields, untold }: Told, name: Symptom): number {
  const severity = fields.symptoms?.[name];
  if (severity === undefined) return -1;
  return untold?.symptoms?.includes(name) ? GUESSED_SEVERITY : severity;
}

/** Guesses as they are kept; null where there are none. */
export function untoldOf(flow: boolean, symptoms: readonly Symptom[]): Untold | null {
  return flow || symptoms.length > 0
    ? { ...(flow && { flow: true as const }), ...(symptoms.length > 0 && { symptoms }) }
    : null;
}
