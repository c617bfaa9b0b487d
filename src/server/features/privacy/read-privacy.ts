import type { ExportedWishes } from '#domain/export/exported-self.ts';
import type { OldLogsChoice } from '#domain/privacy/old-logs.ts';
import type { DeletionReply, OldLogsReply } from '#contract/privacy/privacy.schemas.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { deletionStore, type DeletionPlan } from './deletion/deletion.store.ts';
import { oldLogsStore } from './old-logs/old-logs.store.ts';

/** What the member wishes to be deleted, for the member's file. */
export async function exportedWishes(me: Me): Promise<ExportedWishes> {
  const [choice, plan] = await Promise.all([oldLogsStore.read(me), deletionStore.read(me)]);
  const { years, plan: logs } = toldOldLogs(choice);
  return { deleteLogsAfterYears: years, deleteLogsPlanned: logs, deletion: toldPlan(plan).plan };
}

/** A choice about old logs as it is told to the member. */
export function toldOldLogs({ years, plan }: OldLogsChoice): OldLogsReply {
  return { years, plan: plan && { years: plan.years, dueAt: plan.dueAt.toISOString() } };
}

/** A plan of deletion as it is told to the member. */
export function toldPlan(plan: DeletionPlan | null): DeletionReply {
  return { plan: plan && { dueAt: plan.dueAt.toISOString(), receipt: plan.receipt } };
}
