import { z } from 'zod';
import { CLOCKS, WEEK_STARTS } from '#domain/account/units.ts';
import { ENHANCED_STEPS } from '#domain/account/enhanced-onboarding.ts';
import { CUSTOM_GOAL_MAX, MAX_CUSTOM_GOALS } from '#domain/goals/goals.ts';
import type { Wire } from '#contract/kit/route.ts';
import { privacyMode } from '#contract/privacy-mode/privacy-mode.schemas.ts';
import { id, instant, localDateSchema, timeZone, writtenText } from '#contract/kit/scalars.ts';

const goal = writtenText(80);
const goals = z.array(goal).max(17);
const customGoals = z.array(writtenText(CUSTOM_GOAL_MAX)).max(MAX_CUSTOM_GOALS);
const name = writtenText(80);
const email = z.string().max(254);
const yesNo = z.enum(['yes', 'no']);
/** All that is offered, and what the member calls hers besides. */
const conditions = z.array(writtenText(80)).max(14);

/** §3 journeyCustomization: the questionnaire's answers. */
export const journeyCustomization = z.object({
  currentlyMenstruates: z.enum(['yes', 'no', 'irregular']).optional(),
  lastPeriodStart: localDateSchema.optional(),
  tracksCycle: z.enum(['manually', 'app', 'no']).optional(),
  wombConditions: conditions.optional(),
  experiencesPain: z.enum(['yes', 'no', 'occasionally']).optional(),
  connectionMethods: z.array(writtenText(80)).max(8).optional(),
  wantsPersonalization: yesNo.optional(),
});
export type JourneyCustomization = Wire<typeof journeyCustomization>;

export const theme = z.enum(['system', 'light', 'dark']);
export type Theme = Wire<typeof theme>;
export const weekStart = z.literal(WEEK_STARTS);
export const clock = z.enum(CLOCKS);
export const subscriptionStatus = z.enum(['trial', 'expired', 'active', 'lifetime']);
export const role = z.enum(['teacher', 'moderator', 'admin']);

const enhancedSteps = z.array(z.enum(ENHANCED_STEPS)).max(ENHANCED_STEPS.length);

/** §3 User, as its owner sees it. */
export const user = z.object({
  id,
  email,
  firstName: name,
  lastName: name,
  profileImageUrl: z.string().nullable(),
  birthday: localDateSchema.nullable(),
  age: z.int().nullable(),
  phone: z.string().nullable(),
  sacredGoals: goals,
  customGoals,
  goalsLastUpdated: instant.nullable(),
  healthGoals: conditions,
  onboardingCompleted: z.boolean(),
  customizationCompleted: z.boolean(),
  journeyCustomization: journeyCustomization.nullable(),
  subscriptionStatus,
  trialEndDate: instant.nullable(),
  createdAt: instant,
  ageGroup: z.enum(['teen', 'adult']),
  roles: z.array(role),
  timeZone: z.string(),
  theme,
  /** As the member's zone has them until the member chooses. */
  weekStart,
  clock,
  /** True until the member closes the What's-new banner (§4.9). */
  updatesUnread: z.boolean(),
  /** How far the member is on the optional richer path (decisions 19). */
  enhancedOnboarding: z.object({ settled: enhancedSteps, finished: z.boolean() }),
  /** When the member's account will be deleted; absent while that is not planned. */
  deletionAt: z.iso.datetime().optional(),
  /** Since when nothing about the member's health is taken in; absent while the member agrees. */
  processingStoppedAt: z.iso.datetime().optional(),
  privacyMode,
});
export type User = Wire<typeof user>;
export const userReply = z.object({ user });

export const registerBody = z.object({
  email,
  password: z.string().max(1024),
  firstName: name,
  lastName: name,
  birthday: localDateSchema,
  phone: z.string().max(20).optional(),
  sacredGoals: z.array(goal).min(1).max(3),
  onboardingCompleted: z.boolean().optional(),
  ref: z.string().max(64).optional(),
  timeZone: timeZone.optional(),
});
export const loginBody = z.object({ email, password: z.string().max(1024), sharedDevice: z.boolean().optional() });
export const messageReply = z.object({ message: z.string() });
/** Whether to ask before a link is used, and how the sign-up that it belongs to began. */
export const linkLook = z.object({
  ask: z.boolean(),
  began: z.object({ at: instant, device: z.string() }).nullable(),
});
export type LinkLook = Wire<typeof linkLook>;
/** Whether the link has signed in too, as it does in the browser that registered. */
export const verifyReply = messageReply.extend({ signedIn: z.boolean() });
export const emailBody = z.object({ email });
export const verifyBody = z.object({ token: z.string().max(128) });
export const resetBody = z.object({ token: z.string().max(128), password: z.string().max(1024) });

/** PATCH /api/user: each key may be left out; what is left out stays as it is. */
export const userPatch = z.object({
  journeyCustomization: journeyCustomization.optional(),
  customizationCompleted: z.literal(true).optional(),
  sacredGoals: z.array(goal).min(1).max(3).optional(),
  customGoals: customGoals.optional(),
  birthday: localDateSchema.optional(),
  firstName: name.optional(),
  lastName: name.optional(),
  phone: z.string().max(20).optional(),
  timeZone: timeZone.optional(),
  /** The zone of a device that the member does not want: it is not asked about again while it stays. */
  zoneKept: timeZone.optional(),
  theme: theme.optional(),
  weekStart: weekStart.optional(),
  clock: clock.optional(),
  updatesSeen: z.literal(true).optional(),
  /** Added to what is settled already. */
  enhancedOnboarding: z.object({ settled: enhancedSteps.optional(), finished: z.literal(true).optional() }).optional(),
});

/** Accounts that exist on the local default only (decisions 18), for the sign-in page. */
export const demoAccounts = z.object({
  accounts: z.array(z.object({ label: z.string(), description: z.string(), email, password: z.string() })),
});
export type DemoAccount = Wire<typeof demoAccounts>['accounts'][number];
