import type { AwardZone } from '#domain/account/award-zone.ts';
import type { EnhancedProgress } from '#domain/account/enhanced-onboarding.ts';
import type { Clock, WeekStart } from '#domain/account/units.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { Pace, PaceKind } from '#domain/daily-flow/breath.ts';
import type { FlowDay } from '#domain/daily-flow/daily-flow.ts';
import type { NearChoice } from '#domain/near/near.ts';
import type { OldLogYears } from '#domain/privacy/old-logs.ts';
import type { StageSpan } from '#domain/stage/stage-history.ts';

/** Who she is and what she told of herself. Instants are ISO text in UTC; `weekStart` and `clock` are null while her zone decides. */
export type ExportedSelf = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: LocalDate | null;
  readonly phone: string | null;
  /** Her picture as it is kept: the bytes of a WebP, in base64. */
  readonly picture: { readonly type: 'image/webp'; readonly base64: string } | null;
  readonly sacredGoals: readonly string[];
  readonly customGoals: readonly string[];
  readonly goalsUpdatedAt: string | null;
  /** The questionnaire's answers, as she gave them. */
  readonly journey: object | null;
  readonly lifeStages: readonly StageSpan[];
  /** Left out in a stage that hides fertility (decisions 8). */
  readonly windowAsked?: boolean;
  readonly timeZone: string;
  readonly awardZone: AwardZone | null;
  readonly weekStart: WeekStart | null;
  readonly clock: Clock | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly near: NearChoice;
  readonly memberSince: string;
  /** The code she came with, if any. */
  readonly cameWith: string | null;
  readonly updatesSeenOn: string | null;
  readonly onboarding: {
    readonly completed: boolean;
    readonly customized: boolean;
    readonly richerPath: EnhancedProgress;
  };
  readonly trialEndsAt: string | null;
  /** Which second factors she has and since when, never what they are made of; and an address that waits to be confirmed. */
  readonly signIn: {
    readonly codesSince: string | null;
    readonly recoveryCodesLeft: number;
    readonly newAddress: { readonly email: string; readonly askedAt: string } | null;
    readonly passkeys: readonly { readonly name: string; readonly addedAt: string; readonly usedAt: string | null }[];
  };
} & ExportedWishes;

/** What she wishes to be deleted: logs older than so many years, null for none; her account, with the receipt she was promised, null while she keeps it. */
export type ExportedWishes = {
  readonly deleteLogsAfterYears: OldLogYears | null;
  readonly deletion: { readonly dueAt: string; readonly receipt: string } | null;
};

/** A line of her ledger of consents, oldest first. `words` are what she saw, with the version of them; their SHA-256 stands in any case. */
export type ExportedConsent = {
  readonly purpose: string;
  readonly action: string;
  readonly at: string;
  readonly method: string;
  readonly words: string | null;
  readonly version: number | null;
  readonly wordsHash: string;
};

/** A line of her access history, oldest first: what was done with her account, and from which part of the network. */
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

/** What is under way: her last day of the daily flow with how she likes it, answers to an archetype quiz that is not finished, and the day she last said "not yet". */
export type ExportedPractice = {
  readonly dailyFlow: {
    readonly day: FlowDay | null;
    readonly breathing: { readonly kind: PaceKind; readonly own: Pace };
    readonly bell: boolean;
  };
  readonly archetypeAnswers: Readonly<Record<string, number>>;
  readonly notYetOn: LocalDate | null;
};
