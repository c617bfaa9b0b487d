import type { Wire } from '#contract/kit/route.ts';
import { ageGroupAt, isOldEnough, isPlausibleBirthday } from '#domain/account/age.ts';
import { changedAwardZone } from '#domain/account/award-zone.ts';
import { joinProgress, NOT_BEGUN } from '#domain/account/enhanced-onboarding.ts';
import { missingFacts } from '#domain/account/gate.ts';
import { trimName } from '#domain/account/name.ts';
import { cleanPhone } from '#domain/account/phone.ts';
import { isPastOrToday } from '#domain/calendar/today.ts';
import { areGoalsFor, canUpdateGoals, isGoal } from '#domain/goals/goals.ts';
import { areOwnGoals, namesHiddenGoal } from '#domain/goals/own-goals.ts';
import type { userPatch } from '#contract/account/account.schemas.ts';
import { refuse, type Refusal } from '#server/platform/http/handler.ts';
import { nameProblems } from './name-problems.ts';
import type { Changes } from './member.store.ts';
import { UPDATES_THRESHOLD } from '#domain/account/updates.ts';
import { ageGroupOf, memberToday, type Member, type Profile } from './profile.ts';

type Patch = Wire<typeof userPatch>;

/** What a patch changes about a member, or why it may not. Pure: the caller reads and writes. */
export function judgePatch(member: Member, { patch, now }: { patch: Patch; now: Date }): Changes | Refusal {
  const fields = fieldProblems(member, { patch, now });
  if (Object.keys(fields).length > 0) return refuse('invalid_input', { fields });
  const refused = refusal(member, { patch, now });
  if (refused) return refused;
  const profile = { ...changedProfile(member.profile, patch), ...zoneChange(member, { patch, now }) };
  const isComplete = missingFacts({ ...profile, age: profile.birthday ? 0 : null }).length === 0;
  return {
    profile,
    ...(isComplete && !member.onboardingCompleted && { onboardingCompleted: true }),
    ...(patch.customizationCompleted && { customizationCompleted: true }),
    ...(patch.timeZone && { timeZone: patch.timeZone }),
    ...(patch.theme && { theme: patch.theme }),
    ...(patch.updatesSeen && { updatesSeenOn: UPDATES_THRESHOLD }),
    ...(changesGoals(member, patch) && hasGoals(member) && { goalsUpdatedAt: now }),
  };
}

/** Whether a patch says something about the member's health: goals name it, and so does the questionnaire. */
export function tellsHealth({ journeyCustomization, sacredGoals, customGoals }: Patch): boolean {
  return journeyCustomization !== undefined || sacredGoals !== undefined || customGoals !== undefined;
}

function refusal(member: Member, { patch, now }: { patch: Patch; now: Date }): Refusal | null {
  const today = memberToday(member, now);
  if (patch.birthday && !member.profile.birthday && !isOldEnough(patch.birthday, today))
    return refuse('age_not_supported');
  if (patch.journeyCustomization?.lastPeriodStart && !isPastOrToday(patch.journeyCustomization.lastPeriodStart, now))
    return refuse('future_day');
  if (!changesGoals(member, patch)) return null;
  const goalsLastUpdated = member.goalsUpdatedAt?.toISOString() ?? null;
  if (!canUpdateGoals({ goalsLastUpdated, today, timeZone: member.timeZone })) return refuse('goals_locked');
  const ageGroup = member.profile.birthday ? ageGroupOf(member, now) : ageGroupAt(patch.birthday ?? null, today);
  const hidden = ageGroup === 'teen' && namesHiddenGoal(patch.customGoals ?? []);
  return hidden || (patch.sacredGoals && !areGoalsFor(patch.sacredGoals, ageGroup)) ? refuse('goal_hidden') : null;
}

/**
 * Whether other goals are sent than those the member has: the same ones again, as after a lost answer, change nothing.
 */
function changesGoals(
  { profile }: Member,
  { sacredGoals = profile.sacredGoals, customGoals = profile.customGoals }: Patch,
): boolean {
  return !isSameList(sacredGoals, profile.sacredGoals) || !isSameList(customGoals, profile.customGoals);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

/** The first goals are no update: the seven days begin with a change of them (§4.10, decisions 19). */
function hasGoals({ profile }: Member): boolean {
  return profile.sacredGoals.length + profile.customGoals.length > 0;
}

function fieldProblems(member: Member, { patch, now }: { patch: Patch; now: Date }): Record<string, string> {
  const problems: Record<string, string> = {};
  Object.assign(problems, nameProblems(patch, member.profile));
  if (patch.phone && !cleanPhone(patch.phone))
    problems.phone = 'Please give a phone number in international form, or leave it out';
  if (patch.birthday && !isPlausibleBirthday(patch.birthday, memberToday(member, now)))
    problems.birthday = 'Please give the day you were born';
  if (patch.sacredGoals && !patch.sacredGoals.every(isGoal))
    problems.sacredGoals = 'Please choose from the goals that are offered';
  if (patch.customGoals && !areOwnGoals(patch.customGoals))
    problems.customGoals = 'Please give each goal some words, and each only once';
  return problems;
}

/** A zone that becomes another one is kept with the day from which it counts for awards. */
function zoneChange(
  { timeZone, profile }: Member,
  { patch, now }: { patch: Patch; now: Date },
): Pick<Profile, 'awardZone'> {
  if (!patch.timeZone || patch.timeZone === timeZone) return {};
  return {
    awardZone: changedAwardZone({ timeZone, awardZone: profile.awardZone ?? null }, { to: patch.timeZone, now }),
  };
}

/** A birthday is told once: it decides what an account may see, so it is not changed from a form. */
function changedProfile(profile: Profile, patch: Patch): Profile {
  return {
    ...profile,
    firstName: patch.firstName === undefined ? profile.firstName : trimName(patch.firstName),
    lastName: patch.lastName === undefined ? profile.lastName : trimName(patch.lastName),
    phone: patch.phone === undefined ? profile.phone : cleanPhone(patch.phone),
    birthday: profile.birthday ?? patch.birthday ?? null,
    sacredGoals: patch.sacredGoals ?? profile.sacredGoals,
    customGoals: patch.customGoals ?? profile.customGoals,
    journeyCustomization: patch.journeyCustomization ?? profile.journeyCustomization,
    ...(patch.weekStart !== undefined && { weekStart: patch.weekStart }),
    ...(patch.clock && { clock: patch.clock }),
    // A zone that was taken makes the zones that were refused before a question again.
    ...((patch.zoneKept || patch.timeZone) && { zoneKept: patch.zoneKept ?? null }),
    ...(patch.enhancedOnboarding && {
      enhancedOnboarding: joinProgress(profile.enhancedOnboarding ?? NOT_BEGUN, patch.enhancedOnboarding),
    }),
  };
}
