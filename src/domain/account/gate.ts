import { goalsParam } from '#domain/journey/goals-param.ts';

/** What the onboarding gate looks at. */
export type GateUser = {
  readonly onboardingCompleted: boolean;
  readonly customizationCompleted: boolean;
  readonly birthday: string | null;
  readonly age: number | null;
  readonly sacredGoals: readonly string[];
  readonly customGoals: readonly string[];
  readonly subscriptionStatus: string;
  readonly ageGroup: 'teen' | 'adult';
};

const ASKING = '/progressive-onboarding';
const PLANS = '/subscription';

/**
 * `isExempt` says which paths the gate leaves alone; `plansSeen`, whether the member's browser has shown the member the
 * plans, or that nobody can know.
 */
type Asked = {
  readonly user: GateUser;
  readonly path: string;
  readonly isExempt: (path: string) => boolean;
  readonly plansSeen: boolean;
};

/**
 * Where the onboarding gate of §4.1 sends the member, or null to stay. The page that asks for what is missing lets the
 * member's go on once nothing is. Rule 3 leads to the plans, once a browser, and never a teen (decisions 9).
 */
export function gateFor({ user, path, isExempt, plansSeen }: Asked): string | null {
  if (path === ASKING && !lacksOnboarding(user)) return nextStep(user, plansSeen) ?? '/';
  return isExempt(path) ? null : (nextStep(user, plansSeen) ?? roomOfHerAge(user, path));
}

function nextStep(user: GateUser, plansSeen: boolean): string | null {
  if (!user.onboardingCompleted && lacksOnboarding(user)) return ASKING;
  if (user.onboardingCompleted && !user.customizationCompleted)
    return `/customize-journey?goals=${goalsParam(user.sacredGoals)}`;
  return user.onboardingCompleted && !plansSeen && maySubscribe(user) ? PLANS : null;
}

/** Addresses of the adults' circle lead a teen to the room of the member's own age (decisions 10). */
function roomOfHerAge({ ageGroup }: GateUser, path: string): string | null {
  return ageGroup === 'teen' && /^\/community(?:\/|$)/.test(path) ? '/teen-circle' : null;
}

/** What an unfinished account still has to tell, in the order it is asked (§4.1 rule 1, decisions 19). */
export function missingFacts(
  user: Pick<GateUser, 'birthday' | 'age' | 'sacredGoals' | 'customGoals'>,
): ('birthday' | 'goals')[] {
  const missing: ('birthday' | 'goals')[] = [];
  if (user.birthday === null || user.age === null) missing.push('birthday');
  if (user.sacredGoals.length === 0 && user.customGoals.length === 0) missing.push('goals');
  return missing;
}

function maySubscribe({ ageGroup, subscriptionStatus }: GateUser): boolean {
  return ageGroup === 'adult' && subscriptionStatus !== 'active' && subscriptionStatus !== 'lifetime';
}

function lacksOnboarding(user: GateUser): boolean {
  return missingFacts(user).length > 0;
}
