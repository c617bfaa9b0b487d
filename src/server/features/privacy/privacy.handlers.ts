import { isDeepStrictEqual } from 'node:util';
import type { privacyRoutes } from '#contract/privacy/privacy.routes.ts';
import { endAddressKeys, memberStore, type AccountDeps } from '#server/features/account/public.ts';
import { refuse, Refusal, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { planDeletion, stopDeletion } from './deletion/deletion.ts';
import { deletionStore } from './deletion/deletion.store.ts';
import { signedReceipt } from './deletion/receipt.ts';
import { chooseOldLogs, keepOldLogs, previewOldLogs } from './old-logs/old-logs.ts';
import { privacyNotices } from './privacy.notices.ts';
import { toldOldLogs, toldPlan } from './read-privacy.ts';
import { listUnreadable, removeUnreadable, type UnreadableDeps } from './unreadable/unreadable.ts';
import { herSessions } from './sessions/her-sessions.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import { oldLogsStore } from './old-logs/old-logs.store.ts';

/** Lines of the member's access history in one page. */
const ACCESS_PAGE = 20;

type Asked = { readonly me: Me; readonly requestId: string; readonly ipPrefix: string };

export function privacyHandlers({
  db,
  vault,
  clock,
  ...rest
}: AccountDeps & UnreadableDeps): HandlersOf<typeof privacyRoutes> {
  const audit = (me: Me, { action, requestId, ipPrefix }: { action: string; requestId: string; ipPrefix: string }) =>
    memberStore.audit(me, { action, result: 'done', at: clock.now(), requestId, ipPrefix });
  const keep = async ({ me, ...asked }: Asked, what: 'plan' | 'all') => {
    const { before, choice } = await keepOldLogs(me, { what, now: clock.now() });
    if (!isDeepStrictEqual(before, choice)) await audit(me, { action: 'old_logs_kept', ...asked });
    return toldOldLogs(choice);
  };
  return {
    getOldLogs: async ({ me }) => toldOldLogs(await oldLogsStore.read(me)),
    previewOldLogs: async ({ me, query: { years } }) => {
      const { from, ...preview } = await previewOldLogs(me, { years, now: clock.now() });
      return { years, ...preview, from: from && from.toISOString() };
    },
    putOldLogs: async ({ me, body: { years }, requestId, ipPrefix }) => {
      const now = clock.now();
      const { before, choice } = await chooseOldLogs(me, { years, now });
      const told = toldOldLogs(choice);
      if (isDeepStrictEqual(told, toldOldLogs(before))) return told;
      await audit(me, { action: told.plan ? 'old_logs_planned' : 'old_logs_changed', requestId, ipPrefix });
      if (told.plan) await outboxStore.post(me, { kind: privacyNotices.oldLogsPlanned, data: told.plan, now });
      return told;
    },
    stopOldLogs: (call) => keep(call, 'plan'),
    endOldLogs: (call) => keep(call, 'all'),
    getSessions: ({ me }) => herSessions(me),
    endSession: async ({ me, params: { id }, requestId, ipPrefix }) => {
      if (!(await sessionStore.endMine(me.tx, id))) return refuse('not_found');
      await audit(me, { action: 'session_ended', requestId, ipPrefix });
      return herSessions(me);
    },
    endOtherSessions: async ({ me, requestId, ipPrefix }) => {
      if (!me.here) return refuse('not_found');
      await sessionStore.endOthers(me.tx, me.here.session);
      await audit(me, { action: 'other_sessions_ended', requestId, ipPrefix });
      await endAddressKeys(me, { visitor: { requestId, ipPrefix }, now: clock.now() });
      return herSessions(me);
    },
    getAccesses: async ({ me, query: { before } }) => {
      const rows = await memberStore.accessesAfter(me, { before: before ?? null, most: ACCESS_PAGE + 1 });
      return {
        accesses: rows
          .slice(0, ACCESS_PAGE)
          .map(({ ip_prefix: network, at, ...row }) => ({ ...row, at: at.toISOString(), network })),
        more: rows.length > ACCESS_PAGE,
      };
    },
    getUnreadable: ({ me }) => listUnreadable({ ...rest, clock }, me),
    removeUnreadable: async ({ me, body, requestId, ipPrefix }) => {
      const left = await removeUnreadable({ ...rest, clock }, { me, ...body });
      if (!(left instanceof Refusal)) await audit(me, { action: 'unreadable_removed', requestId, ipPrefix });
      return left;
    },
    getDeletion: async ({ me }) => toldPlan(await deletionStore.read(me)),
    planDeletion: async ({ me, body, requestId, ipPrefix }) => {
      await audit(me, { action: `deletion_${body.when}`, requestId, ipPrefix });
      return toldPlan(await planDeletion(me, { ...body, now: clock.now() }));
    },
    stopDeletion: async ({ me, requestId, ipPrefix }) => {
      if (await deletionStore.read(me)) await audit(me, { action: 'deletion_stopped', requestId, ipPrefix });
      await stopDeletion(me);
      return toldPlan(null);
    },
    getReceipt: async ({ params: { id } }) => {
      const erasedAt = await db.asVisitor((tx) => deletionStore.receipt(tx, id));
      return erasedAt ? signedReceipt(vault, { id, erasedAt }) : refuse('not_found');
    },
  };
}
