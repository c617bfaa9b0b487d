import type { DayLog } from '#domain/cycle/day-log.ts';
import type { ExportDocument, ExportRecord } from '#domain/export/export-document.ts';
import { archetypeStore } from '#server/features/archetype/public.ts';
import { checkInStore } from '#server/features/check-in/public.ts';
import { dayLogStore, forecastStore, summaryStore, toldDay } from '#server/features/cycle/public.ts';
import { exportedIntentions } from '#server/features/daily-flow/public.ts';
import { intentionStore, visitStore } from '#server/features/engagement/public.ts';
import { importStore } from '#server/features/import/public.ts';
import { exportedPages } from '#server/features/journal/public.ts';
import { logListsStore } from '#server/features/log/public.ts';
import { exportedQuiz } from '#server/features/quiz/public.ts';
import { exportedReminders } from '#server/features/reminder/public.ts';
import { pointsStore } from '#server/features/points/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** Her days as her account shows them, oldest first. */
export async function exportedDays(me: Me): Promise<DayLog[]> {
  return (await dayLogStore.all(me)).map((log) => toldDay(me, log));
}

/** Everything she logged and wrote, and what was kept from elsewhere: opened now, for her, and held nowhere. */
export async function exportData(me: Me, now: Date): Promise<ExportDocument> {
  const [days, summary, { schemaVersion: _, ...lists }, forecasts, batches, journal, dailyQuiz, archetypes, intentions, record] = await Promise.all([exportedDays(me), summaryStore.read(me), logListsStore.read(me), forecastStore.all(me), importStore.batches(me, null), exportedPages(me, now), exportedQuiz(me, now), archetypeStore.read(me), exportedIntentions(me), exportedRecord(me, now)]);
  const medications = lists.medications.filter(({ kind }) => me.band === 'adult' || kind === 'medicine');
  return { exportedAt: now.toISOString(), lists: { ...lists, medications }, edits: summary.edits, forecasts: forecasts.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1)), days, kept: batches.flatMap(({ document }) => document.kept), journal, dailyQuiz, archetypes: archetypes.mirrors, intentions, record };
}

async function exportedRecord(me: Me, now: Date): Promise<ExportRecord> {
  const [checkIns, milestones, rows, balance, visits, lastIntention, reminders] = await Promise.all([checkInStore.days(me), checkInStore.reached(me), pointsStore.all(me), pointsStore.balance(me), visitStore.read(me), intentionStore.read(me), exportedReminders(me, now)]);
  return { checkIns, milestones, balance, visits: visits && { lastOn: visits.lastDay, inARow: visits.inARow }, lastIntention, reminders, points: rows.map(({ day, at, reason, amount }) => ({ day, at: at.toISOString(), reason, amount })) };
}
