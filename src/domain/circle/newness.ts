import { NEW_COUNT_MAX } from './limits.ts';

/** Words as far as counting goes: their topic, when they were said, and whether their time tells the hour alone. */
export type Counted = {
  readonly category: string;
  readonly isAnonymous: boolean;
  readonly at: Date;
  readonly isMine: boolean;
};
/** The member's last visit, and how many nameless words of that hour were there then. */
export type Visit = { readonly at: Date; readonly hourSeen: number };

const HOUR = 3_600_000;

/** The beginning of the hour that an instant lies in: all that nameless words tell of their time. */
export function hourOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HOUR) * HOUR);
}

/**
 * Whether words are new since a visit. Named ones by their instant. Nameless ones of a later hour are; of the hour of
 * the visit itself nobody can tell, and none is marked. The member's own never are.
 */
export function isNewSince(words: Counted, visit: Visit | null): boolean {
  if (words.isMine) return false;
  if (!visit) return true;
  return words.at.getTime() > (words.isAnonymous ? hourOf(visit.at) : visit.at).getTime();
}

/** Nameless words of the hour of a visit, of others. */
export function ofTheHour(words: readonly Counted[], at: Date): number {
  const hour = hourOf(at).getTime();
  return words.filter((one) => one.isAnonymous && !one.isMine && one.at.getTime() === hour).length;
}

/**
 * How many words are new, and how many in each topic, up to a hundred: those that are for certain, and of the hour of
 * the visit as many nameless ones as there are more than at the visit.
 */
export function countNew(
  words: readonly Counted[],
  visit: Visit | null,
): { readonly all: number; readonly of: (category: string) => number } {
  const fresh = words.filter((one) => isNewSince(one, visit));
  const late = visit ? Math.max(0, ofTheHour(words, visit.at) - visit.hourSeen) : 0;
  return {
    all: Math.min(NEW_COUNT_MAX, fresh.length + late),
    of: (category) => Math.min(NEW_COUNT_MAX, fresh.filter((one) => one.category === category).length),
  };
}
