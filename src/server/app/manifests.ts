import type { RouteName, Table } from '#contract/table.ts';
import type { ExportDocument } from '#domain/export/export-document.ts';
import { accountManifest } from '#server/features/account/account.manifest.ts';
import { adminManifest } from '#server/features/admin/admin.manifest.ts';
import { shopAdminManifest } from '#server/features/shop-admin/shop-admin.manifest.ts';
import { ambientManifest } from '#server/features/ambient/ambient.manifest.ts';
import { announcementManifest } from '#server/features/announcement/announcement.manifest.ts';
import { archetypeManifest } from '#server/features/archetype/archetype.manifest.ts';
import { checkInManifest } from '#server/features/check-in/check-in.manifest.ts';
import { circleManifest } from '#server/features/circle/circle.manifest.ts';
import { consentManifest } from '#server/features/consent/consent.manifest.ts';
import { cycleManifest } from '#server/features/cycle/cycle.manifest.ts';
import { dailyFlowManifest } from '#server/features/daily-flow/daily-flow.manifest.ts';
import { feedbackManifest } from '#server/features/feedback/feedback.manifest.ts';
import { eventManifest } from '#server/features/event/event.manifest.ts';
import { engagementManifest } from '#server/features/engagement/engagement.manifest.ts';
import { exportManifest } from '#server/features/export/export.manifest.ts';
import { factorManifest } from '#server/features/factor/factor.manifest.ts';
import { forecastManifest } from '#server/features/forecast/forecast.manifest.ts';
import { homeManifest } from '#server/features/home/home.manifest.ts';
import { importManifest } from '#server/features/import/import.manifest.ts';
import { insightManifest } from '#server/features/insight/insight.manifest.ts';
import { journalManifest } from '#server/features/journal/journal.manifest.ts';
import { tradeManifest } from '#server/features/trade/trade.manifest.ts';
import { digitalGoodManifest } from '#server/features/digital-good/digital-good.manifest.ts';
import { keepsakeManifest } from '#server/features/keepsake/keepsake.manifest.ts';
import { ledgerManifest } from '#server/features/ledger/ledger.manifest.ts';
import { legalManifest } from '#server/features/legal/legal.manifest.ts';
import { logManifest } from '#server/features/log/log.manifest.ts';
import { meditationManifest } from '#server/features/meditation/meditation.manifest.ts';
import { moderationManifest } from '#server/features/moderation/moderation.manifest.ts';
import { moonManifest } from '#server/features/moon/moon.manifest.ts';
import { privacyModeManifest } from '#server/features/privacy-mode/privacy-mode.manifest.ts';
import { offlineManifest } from '#server/features/offline/offline.manifest.ts';
import { pointsManifest } from '#server/features/points/points.manifest.ts';
import { privacyManifest } from '#server/features/privacy/privacy.manifest.ts';
import { privacyProofManifest } from '#server/features/privacy-proof/privacy-proof.manifest.ts';
import { quizManifest } from '#server/features/quiz/quiz.manifest.ts';
import { ratingManifest } from '#server/features/rating/rating.manifest.ts';
import { recordingManifest } from '#server/features/recording/recording.manifest.ts';
import { referralManifest } from '#server/features/referral/referral.manifest.ts';
import { reminderManifest } from '#server/features/reminder/reminder.manifest.ts';
import { roleManifest } from '#server/features/role/role.manifest.ts';
import { safetyManifest } from '#server/features/safety/safety.manifest.ts';
import { shopManifest } from '#server/features/shop/shop.manifest.ts';
import { stageManifest } from '#server/features/stage/stage.manifest.ts';
import { subscriptionManifest } from '#server/features/subscription/subscription.manifest.ts';
import { courseManifest } from '#server/features/course/course.manifest.ts';
import { thanksManifest } from '#server/features/thanks/thanks.manifest.ts';
import { teacherManifest } from '#server/features/teacher/teacher.manifest.ts';
import { teenCircleManifest } from '#server/features/teen-circle/teen-circle.manifest.ts';
import { mealManifest } from '#server/features/meal/meal.manifest.ts';
import { wellnessManifest } from '#server/features/wellness/wellness.manifest.ts';
import { healthGuideManifest } from '#server/features/health-guide/health-guide.manifest.ts';
import { wisdomManifest } from '#server/features/wisdom/wisdom.manifest.ts';
import { wombHealthManifest } from '#server/features/womb-health/womb-health.manifest.ts';
import { noticeManifest } from '#server/features/notice/notice.manifest.ts';
import { overviewManifest } from '#server/features/overview/overview.manifest.ts';
import { platformManifest } from '#server/platform/manifest/platform.manifest.ts';
import type { ExportParts } from '#server/features/export/public.ts';
import type { DataMap } from '#server/platform/db/lint/registers.ts';
import type { HandlersOf } from '#server/platform/http/handler.ts';
import type { Tick } from '#server/platform/jobs/jobs.ts';
import type { JobHandler, JobRun } from '#server/platform/jobs/task.ts';
import type { LetterKind } from '#server/platform/anonymous/letterbox.ts';
import { dataMapOf, erasedTablesOf, sealedColumnsOf, sharedTablesOf } from '#server/platform/manifest/derive.ts';
import type { AfterRemoval } from '#server/platform/manifest/after-removal.ts';
import type { OfflinePolicy } from '#server/platform/manifest/answers.ts';
import type { ExportPartOf, ExportSlice, JobOf, TickOf } from '#server/platform/manifest/manifest.ts';
import type { Leaving } from '#server/platform/erasures/erasures.ts';
import type { AddressKey } from '#server/platform/address-keys/address-key.ts';
import type { NoticeKind } from '#server/platform/notices/kind.ts';
import type { AppTable } from '#server/platform/manifest/tables.ts';
import type { AppServices } from './services.ts';

/**
 * What the server is made of: every manifest. What others build on stands first, for an erasure goes from the last to
 * the first. A feature joins here and nowhere else on the server.
 */
export const manifests = [
  // Its sweeps stand before those that post notices.
  noticeManifest,
  accountManifest,
  platformManifest,
  roleManifest,
  factorManifest,
  safetyManifest,
  consentManifest,
  ledgerManifest,
  referralManifest,
  subscriptionManifest,
  stageManifest,
  cycleManifest,
  forecastManifest,
  logManifest,
  ratingManifest,
  importManifest,
  journalManifest,
  pointsManifest,
  shopManifest,
  checkInManifest,
  engagementManifest,
  quizManifest,
  archetypeManifest,
  dailyFlowManifest,
  circleManifest,
  moderationManifest,
  adminManifest,
  announcementManifest,
  shopAdminManifest,
  feedbackManifest,
  teacherManifest,
  teenCircleManifest,
  recordingManifest,
  meditationManifest,
  thanksManifest,
  courseManifest,
  wellnessManifest,
  wisdomManifest,
  mealManifest,
  wombHealthManifest,
  healthGuideManifest,
  ambientManifest,
  homeManifest,
  insightManifest,
  keepsakeManifest,
  digitalGoodManifest,
  tradeManifest,
  legalManifest,
  privacyProofManifest,
  moonManifest,
  reminderManifest,
  eventManifest,
  privacyModeManifest,
  exportManifest,
  offlineManifest,
  privacyManifest,
  overviewManifest,
] as const;

type One = (typeof manifests)[number];
/** What each of a union gives, in one type: what lacks in all of them lacks in the whole. */
type Joined<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type GivenExport = Joined<Awaited<ReturnType<NonNullable<One['exports']>>>>;
/** What some manifest must bring; collections there may be none of. */
type Whole = Omit<ExportDocument, 'exportedAt' | 'collections'>;

/** The type, where nothing lacks; else what lacks, so that the compiler names it. */
type IfNothing<Lacks, T> = [Lacks] extends [never] ? T : { readonly 'no manifest brings': Lacks };
/** Parts of the export that no manifest brings whole. */
type Unexported = { [Part in keyof Whole]: GivenExport extends Pick<Whole, Part> ? never : Part }[keyof Whole];
type Answered = keyof Joined<ReturnType<NonNullable<One['handlers']>>>;

/** What is stored: every table and column of all manifests. */
export const dataMap: IfNothing<Exclude<AppTable, keyof Joined<One['tables']>>, DataMap> = dataMapOf(manifests);
/** What every feature adds to the member's export. */
export const exportParts: IfNothing<Unexported, ExportParts> = manifests.flatMap((one: Loose) => one.exports ?? []);
/** Every kind of notice there is. */
export const notices: readonly NoticeKind[] = manifests.flatMap((one: Loose) => Object.values(one.notices ?? {}));
/** Every address that opens something of a member's to whoever holds it. */
export const addressKeys: Readonly<Record<Named<'addressKeys'>, AddressKey>> = Object.assign(
  {},
  ...manifests.map((one: Loose) => one.addressKeys ?? {}),
);
/** What is made good after a row that did not open was removed, by its table. */
export const afterRemoval: Readonly<Record<string, AfterRemoval>> = Object.assign(
  {},
  ...manifests.map((one: Loose) => one.afterRemoval ?? {}),
);
/** Every kind of what is published without a name. */
export const letters: readonly LetterKind[] = manifests.flatMap((one: Loose) => one.letters ?? []);
/** What every feature takes out of shared rows before an account goes. */
export const leaves: readonly Leaving[] = manifests.flatMap((one: Loose) => one.leaves ?? []);
export const sharedTables = sharedTablesOf(manifests);
export const sealedColumns = sealedColumnsOf(manifests);
export const erasedTables = erasedTablesOf(manifests);

/** Kinds of jobs, works of each minute and sweeps, by their names in the manifests. */
type Named<Key extends 'jobs' | 'everyMinute' | 'sweeps' | 'addressKeys'> = keyof Joined<NonNullable<One[Key]>> &
  string;
export type Works = {
  readonly jobs: Readonly<Record<Named<'jobs'>, JobHandler>>;
  readonly everyMinute: Readonly<Record<Named<'everyMinute'>, Tick>>;
  readonly sweeps: Readonly<Record<Named<'sweeps'>, () => Promise<number>>>;
};
/** A manifest whose names do not matter. */
type Loose = {
  readonly handlers?: (services: AppServices) => object;
  readonly jobs?: Readonly<Record<string, JobOf<AppServices>>>;
  readonly everyMinute?: Readonly<Record<string, TickOf<AppServices>>>;
  readonly sweeps?: Readonly<Record<string, (services: AppServices) => Promise<number>>>;
  readonly exports?: ExportPartOf<ExportSlice>;
  readonly notices?: Readonly<Record<string, NoticeKind>>;
  readonly addressKeys?: Readonly<Record<string, AddressKey>>;
  readonly afterRemoval?: Readonly<Record<string, AfterRemoval>>;
  readonly letters?: readonly LetterKind[];
  readonly leaves?: Leaving;
};

/** The handler of every route: one that is missing does not compile, nor, in its manifest, one too many. */
export function handlersOf(services: AppServices): IfNothing<Exclude<RouteName, Answered>, HandlersOf<Table>> {
  return Object.assign({}, ...manifests.map((one: Loose) => one.handlers?.(services)));
}

/** What becomes of each write of a member without a line. */
export const offline: Readonly<Record<string, OfflinePolicy>> = Object.assign(
  {},
  ...manifests.map((one) => one.offline),
);

/** All that is done outside of a request. */
export function worksOf(services: AppServices): Works {
  const all: readonly Loose[] = manifests;
  return {
    jobs: named(
      all.map(({ jobs }) => jobs),
      (work) => async (run: JobRun) => void (await work(services, run)),
    ) as Works['jobs'],
    everyMinute: named(
      all.map(({ everyMinute }) => everyMinute),
      (work) => async (now: Date) => void (await work(services, now)),
    ) as Works['everyMinute'],
    sweeps: named(
      all.map(({ sweeps }) => sweeps),
      (sweep) => () => sweep(services),
    ) as Works['sweeps'],
  };
}

function named<A, B>(sets: readonly (Readonly<Record<string, A>> | undefined)[], make: (one: A) => B) {
  const found = sets.flatMap((set) => Object.entries(set ?? {}));
  const twice = found.find(([name], at) => found.findIndex(([other]) => other === name) !== at);
  if (twice) throw new Error(`two manifests have something called ${twice[0]}`);
  return Object.fromEntries(found.map(([name, one]) => [name, make(one)]));
}
