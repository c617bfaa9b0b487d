import type { ExportedWishes } from '#domain/export/exported-self.ts';
import type { DeletionReply } from '#contract/privacy/privacy.schemas.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { deletionStore, type DeletionPlan } from './deletion/deletion.store.ts';
import { oldLogsStore } from './old-logs/old-logs.store.ts';

/** What the member wishes to be deleted, for the member's file. */
export async function exportedWishes(me: Me): Promise<ExportedWishes> {
  const [years, plan] = await Promise.all([oldLogsStore.years(me), deletionStore.read(me)]);
  return { deleteLogsAfterYears: years, deletion: toldPlan(plan).plan };
}

/** A plan of deletion as it is told to the member. */
export function toldPlan(plan: DeletionPlan | null): DeletionReply {
  return { plan: plan && { dueAt: plan.dueAt.toISOString(), receipt: plan.receipt } };
}
