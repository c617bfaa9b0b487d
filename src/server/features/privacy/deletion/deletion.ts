import { randomUUID } from 'node:crypto';
import { deletionDue } from '#domain/privacy/deletion.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { privacyNotices } from '../privacy.notices.ts';
import { deletionStore, type DeletionPlan } from './deletion.store.ts';

type Wish = { readonly when: 'now' | 'later'; readonly words?: 'delete' | 'stay' | undefined; readonly now: Date };

/**
 * Plans the member's deletion. Said twice it is one plan with one letter; "now" overtakes a plan for later. What is said
 * last of the member's words in the circle holds; a teen's always go.
 */
export async function planDeletion(me: Me, { when, words, now }: Wish): Promise<DeletionPlan> {
  await memberStore.lock(me);
  const before = await deletionStore.read(me);
  const plan = await deletionStore.plan(me, { dueAt: deletionDue(now, when), receipt: randomUUID(), now });
  await deletionStore.chooseWords(me, words === 'stay' && me.ageGroup === 'adult');
  if (before?.dueAt.getTime() === plan.dueAt.getTime()) return plan;
  await memberStore.change(me, { deletionAt: plan.dueAt });
  if (when === 'later') await outboxStore.postBare(me.tx, { kind: privacyNotices.deletionPlanned, userId: me.userId });
  return plan;
}

/** Keeps the member's account after all, and says so by letter. Without a plan nothing happens. */
export async function stopDeletion(me: Me): Promise<void> {
  await memberStore.lock(me);
  if (!(await deletionStore.stop(me))) return;
  await memberStore.change(me, { deletionAt: null });
  await outboxStore.postBare(me.tx, { kind: privacyNotices.deletionStopped, userId: me.userId });
}
