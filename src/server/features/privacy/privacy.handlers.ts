import type { privacyRoutes } from '#contract/privacy/privacy.routes.ts';
import { endAddressKeys, memberStore, type AccountDeps } from '#server/features/account/public.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { planDeletion, stopDeletion } from './deletion/deletion.ts';
import { deletionStore } from './deletion/deletion.store.ts';
import { signedReceipt } from './deletion/receipt.ts';
import { chooseOldLogs, previewOldLogs } from './old-logs/old-logs.ts';
import { toldPlan } from './read-privacy.ts';
import { herSessions } from './sessions/her-sessions.ts';
import { sessionStore } from '#server/platform/sessions/sessions.store.ts';
import { oldLogsStore } from './old-logs/old-logs.store.ts';

/** Lines of the member's access history in one page. */
const ACCESS_PAGE = 20;

export function privacyHandlers({ db, vault, clock }: AccountDeps): HandlersOf<typeof privacyRoutes> {
  const audit = (me: Me, { action, requestId, ipPrefix }: { action: string; requestId: string; ipPrefix: string }) =>
    memberStore.audit(me, { action, result: 'done', at: clock.now(), requestId, ipPrefix });
  return {
    getOldLogs: async ({ me }) => ({ years: await oldLogsStore.years(me) }),
    previewOldLogs: async ({ me, query: { years } }) => ({
      years,
      ...(await previewOldLogs(me, { years, now: clock.now() })),
    }),
    putOldLogs: async ({ me, body: { years }, requestId, ipPrefix }) => {
      if ((await oldLogsStore.years(me)) !== years)
        await audit(me, { action: years === null ? 'old_logs_kept' : 'old_logs_removed', requestId, ipPrefix });
      await chooseOldLogs(me, { years, now: clock.now() });
      return { years };
    },
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
    getDeletion: async ({ me }) => toldPlan(await deletionStore.read(me)),
    planDeletion: async ({ me, body: { when }, requestId, ipPrefix }) => {
      await audit(me, { action: `deletion_${when}`, requestId, ipPrefix });
      return toldPlan(await planDeletion(me, { when, now: clock.now() }));
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
