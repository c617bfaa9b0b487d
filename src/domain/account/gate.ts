import { goalsParam } from '#domain/journey/goals-param.ts';

/** What the onboarding gate looks at. */
export type GateUser = {
  readonly onboardingCompleted: boolean;
  readonly customizationCompleted: boolean;
  readonly birthday: string | null;
  readonly age: number | null;
  readonly sacredGoals: readonly string[];
  readonly customGoals: readonly string[];
};

const ASKING = '/progressive-onboarding';

/**
 * Where the onboarding gate of §4.1 sends her, or null to stay. `isExempt` says which paths the gate leaves alone; the page that asks
 * for what is missing lets her go on once nothing is. Rule 3 leads to the plans and is not evaluated before that page exists (decisions 2).
 */
export function gateFor({ user, path, isExempt }: { user: GateUser; path: string; isExempt: (path: string) => boolean }): string | null {
  if (path === ASKING && !lacksOnboarding(user)) return nextStep(user) ?? '/';
  return isExempt(path) ? null : nextStep(user);
}

function nextStep(user: GateUser): string | null {
  if (!user.onboardingCompleted && lacksOnboarding(user)) return ASKING;
  if (user.onboardingCompleted && !user.customizationCompleted) return `/customize-journey?goals=${goalsParam(user.sacredGoals)}`;
  return null;
}

/** What an unfinished account still has to tell, in the order it is asked (§4.1 rule 1, decisions 19). */
export function missingFacts(user: Pick<GateUser, 'birthday' | 'age' | 'sacredGoals' | 'customGoals'>): ('birthday' | 'goals')[] {
  const missing: ('birthday' | 'goals')[] = [];
  if (user.birthday === null || user.age === null) missing.push('birthday');
  if (user.sacredGoals.length === 0 && user.customGoals.length === 0) missing.push('goals');
  return missing;
}

function lacksOnboarding(user: GateUser): boolean {
  return missingFacts(user).length > 0;
}
