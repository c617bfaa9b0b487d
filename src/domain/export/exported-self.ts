import type { AwardZone } from '#domain/account/award-zone.ts';
import type { EnhancedProgress } from '#domain/account/enhanced-onboarding.ts';
import type { ClockFormat, WeekStart } from '#domain/account/units.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Pace, PaceKind } from '#domain/daily-flow/breath.ts';
import type { FlowDay } from '#domain/daily-flow/daily-flow.ts';
import type { PrivacyModeChoice } from '#domain/privacy-mode/privacy-mode.ts';
import type { OldLogYears } from '#domain/privacy/old-logs.ts';
import type { StageProposal } from '#domain/stage/stage-proposal.ts';
import type { StageSpan } from '#domain/stage/stage-history.ts';

/**
 * Who the member is and what the member told of themselves. Instants are ISO text in UTC; `weekStart` and `clock` are
 * null while the member's zone decides.
 */
export type ExportedSelf = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: LocalDate | null;
  readonly phone: string | null;
  /** The member's picture as it is kept: the bytes of a WebP, in base64. */
  readonly picture: { readonly type: 'image/webp'; readonly base64: string } | null;
  readonly sacredGoals: readonly string[];
  readonly customGoals: readonly string[];
  readonly goalsUpdatedAt: string | null;
  /** The questionnaire's answers, as the member gave them. */
  readonly journey: object | null;
  readonly lifeStages: readonly StageSpan[];
  /** What was asked about the member's stage and answered: the stage and what it rests on; null where none was. */
  readonly stageAsked: StageProposal | null;
  /** Left out in a stage that hides fertility (decisions 8). */
  readonly windowAsked?: boolean;
  readonly timeZone: string;
  /** The zone of a device that the member said no to. */
  readonly zoneKept: string | null;
  readonly awardZone: AwardZone | null;
  readonly weekStart: WeekStart | null;
  readonly clock: ClockFormat | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly privacyMode: PrivacyModeChoice;
  readonly memberSince: string;
  /** The code the member came with, if any. */
  readonly cameWith: string | null;
  readonly updatesSeenOn: string | null;
  readonly onboarding: {
    readonly completed: boolean;
    readonly customized: boolean;
    readonly richerPath: EnhancedProgress;
  };
  readonly trialEndsAt: string | null;
  /**
   * Which second factors the member has and since when, never what they are made of; and an address that waits to be
   * confirmed.
   */
  readonly signIn: {
    readonly codesSince: string | null;
    readonly recoveryCodesLeft: number;
    readonly newAddress: { readonly email: string; readonly askedAt: string } | null;
    readonly passkeys: readonly { readonly name: string; readonly addedAt: string; readonly usedAt: string | null }[];
  };
} & ExportedWishes;

/**
 * What the member wishes to be deleted: logs older than so many years, null for none, and such a wish that waits for
 * its day; the member's account, with the
 * receipt the member was promised, null while the member keeps it.
 */
export type ExportedWishes = {
  readonly deleteLogsAfterYears: OldLogYears | null;
  readonly deleteLogsPlanned: { readonly years: OldLogYears; readonly dueAt: string } | null;
  readonly deletion: { readonly dueAt: string; readonly receipt: string } | null;
};

/**
 * A line of the member's ledger of consents, oldest first. `words` are what the member saw, with the version of them;
 * their SHA-256 stands in any case.
 */
export type ExportedConsent = {
  readonly purpose: string;
  readonly action: string;
  readonly at: string;
  readonly method: string;
  readonly words: string | null;
  readonly version: number | null;
  readonly wordsHash: string;
};

/**
 * A line of the member's access history, oldest first: what was done with the member's account, and from which part of
 * the network.
 */
export type ExportedAccess = {
  readonly at: string;
  readonly action: string;
  readonly result: string;
  readonly network: string;
};

/** An import as it is noted: from where, when, how many days it held. */
export type ExportedImport = {
  readonly source: string;
  readonly at: string;
  readonly days: number;
  readonly kept: number;
};

/**
 * What is under way: the member's last day of the daily flow with how the member likes it, answers to an archetype quiz
 * that is not finished, and the day the member last said "not yet".
 */
export type ExportedPractice = {
  readonly dailyFlow: {
    readonly day: FlowDay | null;
    readonly breathing: { readonly kind: PaceKind; readonly own: Pace };
    readonly bell: boolean;
  };
  readonly archetypeAnswers: Readonly<Record<string, number>>;
  readonly notYetOn: LocalDate | null;
};
