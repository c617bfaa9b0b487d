import type { UnreadableReply } from '#contract/privacy/privacy.schemas.ts';
import { refuse, type Me, type Refusal } from '#server/platform/http/handler.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { unreadableStore } from '#server/platform/vault/unreadable.store.ts';

export type UnreadableDeps = Pick<Services, 'sealedColumns' | 'afterRemoval' | 'clock'>;

/** The account itself goes with the account alone; a check-in counts also where its day does not open. */
const KEPT = new Set(['member', 'presence_day']);

/** What is there of the member's and does not open. */
export async function listUnreadable({ sealedColumns }: UnreadableDeps, me: Me): Promise<UnreadableReply> {
  const rows = await unreadableStore.all(me, sealedColumns);
  return { items: rows.map((row) => ({ ...row, removable: !KEPT.has(row.table) })) };
}

/** Removes one of these, and makes good what was made of it. What opens is not removed here. */
export async function removeUnreadable(
  deps: UnreadableDeps,
  { me, table, row }: { me: Me; table: string; row: string },
): Promise<UnreadableReply | Refusal> {
  const column = deps.sealedColumns.find((one) => one.table === `app.${table}`);
  if (!column || KEPT.has(table) || !(await unreadableStore.remove(me, { column, row }))) return refuse('not_found');
  await deps.afterRemoval[column.table]?.(me, { row, now: deps.clock.now() });
  return listUnreadable(deps, me);
}
