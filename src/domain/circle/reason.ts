import type { Room } from './limits.ts';

/** Why somebody reports words. The database takes these codes and no other. */
export const REPORT_REASONS = [
  'cruel',
  'harm',
  'worried',
  'diagnosing',
  'selling',
  'private',
  'sexual',
  'stranger',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Why a moderator hides, sends back or warns. */
export const DECISION_REASONS = [
  'cruel',
  'harm',
  'diagnosing',
  'selling',
  'private',
  'contact',
  'sexual',
  'unsafe_advice',
  'retold',
  'details',
  'grown_up',
  'wrong_place',
  'again',
] as const;
export type DecisionReason = (typeof DECISION_REASONS)[number];

/** How soon a report is read: 3 before everything else. */
export type Urgency = 1 | 2 | 3;
/** A reason as the one who reports reads it. */
export type ReportReasonEntry = {
  readonly id: ReportReason;
  readonly rooms: readonly Room[];
  readonly urgency: Urgency;
  readonly label: string;
  readonly more: string;
};
/** A reason as the moderator picks it (`label`) and as the writer reads it (`told`), with the house rule it breaks. */
export type DecisionReasonEntry = {
  readonly id: DecisionReason;
  readonly rooms: readonly Room[];
  readonly rule: Partial<Readonly<Record<Room, string>>>;
  readonly label: string;
  readonly told: string;
};
