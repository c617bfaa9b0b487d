import type { DayLog } from '#domain/cycle/day-log.ts';
import type { ExportDocument, ExportRecord } from '#domain/export/export-document.ts';
import type { ExportedImport } from '#domain/export/exported-self.ts';
import { exportedAccess, exportedSelf, memberStore, type AccountHouse } from '#server/features/account/public.ts';
import { archetypeStore } from '#server/features/archetype/public.ts';
import { checkInStore } from '#server/features/check-in/public.ts';
import { exportedConsents } from '#server/features/consent/public.ts';
import { dayLogStore, forecastStore, stageOf, summaryStore, toldDay } from '#server/features/cycle/public.ts';
import { exportedFlow } from '#server/features/daily-flow/public.ts';
import { intentionStore, visitStore } from '#server/features/engagement/public.ts';
import { importStore } from '#server/features/import/public.ts';
import { exportedPages } from '#server/features/journal/public.ts';
import { logListsStore } from '#server/features/log/public.ts';
import { exportedQuiz } from '#server/features/quiz/public.ts';
import { exportedWishes } from '#server/features/privacy/public.ts';
import { exportedReminders } from '#server/features/reminder/public.ts';
import { exportedMembership } from '#server/features/subscription/public.ts';
import { pointsStore } from '#server/features/points/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** Her days as her account shows them, oldest first. */
export async function exportedDays(me: Me): Promise<DayLog[]> {
  return (await dayLogStore.all(me)).map((log) => toldDay(me, log));
}

/** Everything that is stored about her and says something: opened now, for her, and held nowhere. db/data-map.json names for each column the part it goes to. */
export async function exportData(
  house: Pick<AccountHouse, 'files'>,
  { me, now }: { me: Me; now: Date },
): Promise<ExportDocument> {
  const [self, logged, practised, record, consents, access] = await Promise.all([
    aboutHer(house, { me, now }),
    exportedLogs(me, now),
    exportedPractice(me, now),
    exportedRecord(me, now),
    exportedConsents(me),
    exportedAccess(me),
  ]);
  const { notYetOn, ...logs } = logged;
  const { practice, ...rest } = practised;
  return {
    exportedAt: now.toISOString(),
    about: self,
    consents,
    access,
    ...logs,
    ...rest,
    practice: { ...practice, notYetOn },
    record,
  };
}

async function aboutHer(house: Pick<AccountHouse, 'files'>, { me, now }: { me: Me; now: Date }) {
  const member = await memberStore.read(me);
  const [self, wishes] = await Promise.all([
    exportedSelf(house, { me, member, stage: stageOf(member, now).stage }),
    exportedWishes(me),
  ]);
  return { ...self, ...wishes };
}

async function exportedLogs(me: Me, now: Date) {
  const [days, summary, { schemaVersion: _, ...lists }, forecasts, imports, batches, journal] = await Promise.all([
    exportedDays(me),
    summaryStore.read(me),
    logListsStore.read(me),
    forecastStore.all(me),
    importStore.all(me),
    importStore.batches(me, null),
    exportedPages(me, now),
  ]);
  const medications = lists.medications.filter(({ kind }) => me.band === 'adult' || kind === 'medicine');
  return {
    days,
    lists: { ...lists, medications },
    edits: summary.edits,
    notYetOn: summary.notYetOn ?? null,
    forecasts: forecasts.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1)),
    kept: batches.flatMap(({ document }) => document.kept),
    imports: imports
      .map(({ document: { source, at, days: held, kept } }): ExportedImport => ({ source, at, days: held, kept }))
      .toReversed(),
    journal,
  };
}

async function exportedPractice(me: Me, now: Date) {
  const [dailyQuiz, { mirrors, answers }, { intentions, dailyFlow }] = await Promise.all([
    exportedQuiz(me, now),
    archetypeStore.read(me),
    exportedFlow(me),
  ]);
  return { dailyQuiz, archetypes: mirrors, intentions, practice: { dailyFlow, archetypeAnswers: answers } };
}

async function exportedRecord(me: Me, now: Date): Promise<ExportRecord> {
  const [checkIns, milestones, rows, balance, visits, lastIntention, reminders, membership] = await Promise.all([
    checkInStore.days(me),
    checkInStore.reached(me),
    pointsStore.all(me),
    pointsStore.balance(me),
    visitStore.read(me),
    intentionStore.read(me),
    exportedReminders(me, now),
    exportedMembership(me),
  ]);
  return {
    checkIns,
    milestones,
    balance,
    visits: visits && { lastOn: visits.lastDay, inARow: visits.inARow },
    lastIntention,
    reminders,
    membership,
    points: rows.map(({ day, at, reason, amount }) => ({ day, at: at.toISOString(), reason, amount })),
  };
}
