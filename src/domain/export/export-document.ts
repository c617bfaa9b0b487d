import type { Mirror } from '#domain/archetype/archetype.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { CycleEdits } from '#domain/cycle/cycle-view.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { Intention } from '#domain/daily-flow/intentions.ts';
import type { FrozenForecast } from '#domain/forecast/record/frozen.ts';
import type { KeptText } from '#domain/import/import-result.ts';
import type { ExportedPage } from '#domain/journal/journal-entry.ts';
import type { LogLists } from '#domain/log/log-lists.ts';
import type { PointReason } from '#domain/points/points.ts';
import type { ToldPart } from '#domain/reminder/notices.ts';
import type { ReminderSettings } from '#domain/reminder/reminder.ts';

import type { ExportedMembership } from './exported-membership.ts';
import type {
  ExportedAccess,
  ExportedConsent,
  ExportedImport,
  ExportedPractice,
  ExportedSelf,
} from './exported-self.ts';

/** What names the file and its shape; a new shape is a new number. docs/export.md describes it. */
export const EXPORT_FORMAT = 'moonhearth-export';
export const EXPORT_VERSION = 1;

/** A question of the day the member answered, in words. */
export type ExportedQuiz = { readonly date: LocalDate; readonly question: string; readonly answer: string };

/** A reminder as it came: when, which ways, and of what. */
export type ExportedNotice = {
  readonly at: string;
  readonly read: boolean;
  readonly parts: readonly ToldPart[];
};

/**
 * Plain lists of the member's, by the feature that keeps them: what a feature needs that has nothing but a list. One
 * whose rows come in again has a part of its own.
 */
export type ExportedCollections = Readonly<Record<string, readonly object[]>>;

/**
 * What the member did here, as a record: it says what was, and is never brought in, since a day with us and a point are
 * earned once (decisions 12).
 */
export type ExportRecord = {
  readonly checkIns: readonly LocalDate[];
  readonly milestones: readonly { readonly day: number; readonly reachedOn: LocalDate }[];
  readonly balance: number;
  /**
   * The day of the member's last visit, and on how many days in a row the member came up to it; null when none was
   * noted.
   */
  readonly visits: { readonly lastOn: LocalDate; readonly inARow: number } | null;
  readonly lastIntention: string | null;
  readonly membership: ExportedMembership;
  /**
   * What the member let remind the member, and what those reminders said within 90 days, newest first. Null for a teen,
   * who has none.
   */
  readonly reminders: { readonly settings: ReminderSettings; readonly notices: readonly ExportedNotice[] } | null;
  readonly points: readonly {
    readonly day: LocalDate;
    readonly at: string;
    readonly reason: PointReason;
    readonly amount: number;
  }[];
};

/**
 * Parts that are taken along and never brought in: who the member is stays with the account the member makes, and what
 * was earned or agreed to is not written by a file.
 */
export const RECORD_PARTS = [
  'about',
  'consents',
  'access',
  'imports',
  'practice',
  'dailyQuiz',
  'archetypes',
  'intentions',
  'collections',
  'record',
] as const satisfies readonly (keyof ExportDocument)[];

/**
 * What the JSON export holds. Everything but `exportedAt` and the parts of RECORD_PARTS comes back the same after it
 * was imported into an empty account.
 */
export type ExportDocument = {
  readonly exportedAt: string;
  readonly about: ExportedSelf;
  readonly consents: readonly ExportedConsent[];
  readonly access: readonly ExportedAccess[];
  readonly imports: readonly ExportedImport[];
  readonly practice: ExportedPractice;
  readonly lists: Omit<LogLists, 'schemaVersion'>;
  readonly edits: CycleEdits;
  readonly forecasts: readonly FrozenForecast[];
  readonly days: readonly DayLog[];
  readonly kept: readonly KeptText[];
  readonly journal: readonly ExportedPage[];
  readonly dailyQuiz: readonly ExportedQuiz[];
  readonly archetypes: readonly Mirror[];
  readonly intentions: readonly Intention[];
  readonly collections: ExportedCollections;
  readonly record: ExportRecord;
};

/**
 * The JSON export in pieces, one a day or page, so that it is never one long text. Pieces joined are the document, one
 * day a line.
 */
export function* exportJson({
  exportedAt,
  about,
  consents,
  access,
  imports,
  practice,
  lists,
  edits,
  forecasts,
  days,
  kept,
  journal,
  dailyQuiz,
  archetypes,
  intentions,
  collections,
  record,
}: ExportDocument): Generator<string> {
  yield `{"format":${JSON.stringify(EXPORT_FORMAT)},"version":${EXPORT_VERSION},"exportedAt":${JSON.stringify(exportedAt)},\n"about":${JSON.stringify(about)},\n"consents":[`;
  yield* lines(consents);
  yield '],\n"access":[';
  yield* lines(access);
  yield '],\n"imports":[';
  yield* lines(imports);
  yield `],\n"practice":${JSON.stringify(practice)},\n"lists":${JSON.stringify(lists)},\n"edits":${JSON.stringify(edits)},\n"forecasts":[`;
  yield* lines(forecasts.map(({ schemaVersion: _, ...forecast }) => forecast));
  yield '],\n"days":[';
  yield* lines(days);
  yield '],\n"kept":[';
  yield* lines(kept);
  yield '],\n"journal":[';
  yield* lines(journal);
  yield '],\n"dailyQuiz":[';
  yield* lines(dailyQuiz);
  yield '],\n"archetypes":[';
  yield* lines(archetypes);
  yield '],\n"intentions":[';
  yield* lines(intentions);
  yield '],\n"collections":{';
  for (const [index, [name, rows]] of Object.entries(collections).entries()) {
    yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(name)}:[`;
    yield* lines(rows);
    yield ']';
  }
  const { points, ...earned } = record;
  yield `},\n"record":${JSON.stringify(earned).slice(0, -1)},"points":[`;
  yield* lines(points);
  yield ']}}\n';
}

function* lines(entries: readonly unknown[]): Generator<string> {
  for (const [index, entry] of entries.entries()) yield `${index === 0 ? '\n' : ',\n'}${JSON.stringify(entry)}`;
}
