import type { FirstData } from '#contract/first-data.ts';
import type { ExportedWishes } from '#domain/export/exported-self.ts';
import type { DeletionReply } from '#contract/privacy/privacy.schemas.ts';
import { consentHistory } from '#server/features/consent/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { deletionStore, type DeletionPlan } from './deletion/deletion.store.ts';
import { oldLogsStore } from './old-logs/old-logs.store.ts';
import { herSessions } from './sessions/her-sessions.ts';

/** What /privacy-settings opens with. */
export async function readPrivacy(me: Me): Promise<NonNullable<FirstData['privacy']>> {
  const [consents, sessions, years, plan] = await Promise.all([
    consentHistory(me),
    herSessions(me),
    oldLogsStore.years(me),
    deletionStore.read(me),
  ]);
  return { consents, sessions, oldLogs: { years }, deletion: toldPlan(plan) };
}

/** What she wishes to be deleted, for her file. */
export async function exportedWishes(me: Me): Promise<ExportedWishes> {
  const [years, plan] = await Promise.all([oldLogsStore.years(me), deletionStore.read(me)]);
  return { deleteLogsAfterYears: years, deletion: toldPlan(plan).plan };
}

/** A plan of deletion as it is told to her. */
export function toldPlan(plan: DeletionPlan | null): DeletionReply {
  return { plan: plan && { dueAt: plan.dueAt.toISOString(), receipt: plan.receipt } };
}
