import { ageGroupAt, ageOn } from '#domain/account/age.ts';
import { awardDayAt, type AwardZone } from '#domain/account/award-zone.ts';
import { NOT_BEGUN, type EnhancedProgress } from '#domain/account/enhanced-onboarding.ts';
import type { ClockFormat, WeekStart } from '#domain/account/units.ts';
import { clockOfZone, weekStartOfZone } from '#domain/account/zone-habits.ts';
import { dayInZone, type LocalDate } from '#domain/calendar/local-date.ts';
import { isUpdateUnread } from '#domain/account/updates.ts';
import { entitlement, type Membership } from '#domain/membership/entitlement.ts';
import { privacyModeOf, type PrivacyModeChoice } from '#domain/privacy-mode/privacy-mode.ts';
import type { StageProposal } from '#domain/stage/stage-proposal.ts';
import type { StageSpan } from '#domain/stage/stage-history.ts';
import { avatarAddress } from '#contract/uploads.ts';
import type { JourneyCustomization, Theme, User } from '#contract/account/account.schemas.ts';

/** What a member's sealed document holds: who the member is and what the member told about themselves. */
export type Profile = {
  readonly schemaVersion: 1;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: LocalDate | null;
  readonly phone: string | null;
  readonly sacredGoals: readonly string[];
  readonly customGoals: readonly string[];
  readonly journeyCustomization: JourneyCustomization | null;
  readonly ref: string | null;
  /** The stages the member chose by hand, oldest first; absent while all follows from what the member told. */
  readonly lifeStages?: readonly StageSpan[];
  /** The proposal of a stage that the member answered last, null where none stood; absent while nothing was answered. */
  readonly stageAsked?: StageProposal | null;
  /** Whether the member asked for estimated fertile days (decisions 8). */
  readonly windowAsked?: boolean;
  /** The name of the member's picture's file; absent or null while the member's initial stands for the member. */
  readonly avatar?: string | null;
  /** How the member counts weeks and hours; absent while the member's zone decides. */
  readonly weekStart?: WeekStart;
  readonly clock?: ClockFormat;
  /** What a change of the member's time zone means for awards (decisions 12); absent while it was never changed. */
  readonly awardZone?: AwardZone | null;
  /** The zone of a device that the member said no to last; absent while the member was never asked. */
  readonly zoneKept?: string | null;
  /** How far the member is on the richer path; absent while the member has not begun it. */
  readonly enhancedOnboarding?: EnhancedProgress;
};

/** A member's row with its sealed part opened. */
export type Member = {
  readonly userId: string;
  readonly createdAt: Date;
  readonly timeZone: string;
  readonly theme: Theme;
  readonly onboardingCompleted: boolean;
  readonly customizationCompleted: boolean;
  readonly goalsUpdatedAt: Date | null;
  readonly updatesSeenOn: string | null;
  /** Since when the member's health data is not worked with; null while the member agrees that it is. */
  readonly processingStoppedAt: Date | null;
  /** When the member's account will be deleted; null while that is not planned. */
  readonly deletionAt: Date | null;
  readonly membership: Membership;
  readonly privacyMode: PrivacyModeChoice;
  readonly profile: Profile;
};

/**
 * The calendar day an award at an instant belongs to (decisions 12): a change of the member's zone counts from the next
 * local day on, once in 7 days.
 */
export function awardDayOf({ timeZone, profile }: Pick<Member, 'timeZone' | 'profile'>, now: Date): LocalDate {
  return awardDayAt({ timeZone, awardZone: profile.awardZone ?? null }, now);
}

/** The member's calendar day at an instant. */
export function memberToday(member: Pick<Member, 'timeZone'>, now: Date): LocalDate {
  return dayInZone(now, member.timeZone);
}

/** Teen or adult, by the member's birthday on the member's own calendar day. */
export function ageGroupOf(member: Member, now: Date): 'teen' | 'adult' {
  return ageGroupAt(member.profile.birthday, memberToday(member, now));
}

/** §3 User: the one mapper from a member to what the member sees of themselves. */
export function toUser(member: Member, { now, roles }: { now: Date; roles: User['roles'] }): User {
  const { profile } = member;
  const today = memberToday(member, now);
  return {
    id: member.userId,
    email: profile.email,
    firstName: profile.firstName,
    lastName: profile.lastName,
    profileImageUrl: profile.avatar ? avatarAddress(profile.avatar) : null,
    birthday: profile.birthday,
    age: profile.birthday && ageOn(profile.birthday, today),
    phone: profile.phone,
    sacredGoals: profile.sacredGoals,
    customGoals: profile.customGoals,
    goalsLastUpdated: member.goalsUpdatedAt?.toISOString() ?? null,
    healthGoals: profile.journeyCustomization?.wombConditions ?? [],
    onboardingCompleted: member.onboardingCompleted,
    customizationCompleted: member.customizationCompleted,
    journeyCustomization: profile.journeyCustomization,
    ...subscriptionOf(member, { now, roles }),
    createdAt: member.createdAt.toISOString(),
    ageGroup: ageGroupOf(member, now),
    roles,
    timeZone: member.timeZone,
    theme: member.theme,
    weekStart: profile.weekStart ?? weekStartOfZone(member.timeZone),
    clock: profile.clock ?? clockOfZone(member.timeZone),
    updatesUnread: isUpdateUnread({
      seenOn: member.updatesSeenOn,
      memberSince: dayInZone(member.createdAt, member.timeZone),
      today: memberToday(member, now),
    }),
    enhancedOnboarding: profile.enhancedOnboarding ?? NOT_BEGUN,
    ...(member.deletionAt && { deletionAt: member.deletionAt.toISOString() }),
    ...(member.processingStoppedAt && { processingStoppedAt: member.processingStoppedAt.toISOString() }),
    privacyMode: privacyModeOf(member.privacyMode, ageGroupOf(member, now)),
  };
}

function subscriptionOf(
  member: Member,
  { now, roles }: { now: Date; roles: User['roles'] },
): Pick<User, 'subscriptionStatus' | 'trialEndDate'> {
  const { subscriptionStatus } = entitlement({ ...member.membership, ageGroup: ageGroupOf(member, now), roles, now });
  return { subscriptionStatus, trialEndDate: member.membership.trialEndAt?.toISOString() ?? null };
}
