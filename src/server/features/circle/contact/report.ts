import { randomUUID } from 'node:crypto';
import { cleanBody } from '#domain/circle/body.ts';
import { isReportCounted, RATES, REPORTS_THAT_HIDE, writingOf, type Room } from '#domain/circle/limits.ts';
import type { ReportReason } from '#domain/circle/reason.ts';
import { openCase } from '#server/features/moderation/public.ts';
import { authorTag } from '#server/platform/anonymous/author.ts';
import { windowLeft } from '#server/platform/http/counts.ts';
import { refuse, tooMany, type Me, type Refusal } from '#server/platform/http/handler.ts';
import { circleContent, type CircleDeps } from '../circle-deps.ts';
import { standingOf } from '../speak/admit.ts';
import { threadOf } from './thread-of.ts';
import type { Meant } from './quiet.ts';

type Report = Meant & { readonly reason: ReportReason; readonly note?: string | undefined };
type Said = {
  readonly verdict: 'said' | 'again' | 'own' | 'gone';
  readonly post_id: string | null;
  readonly reply_id: string | null;
};
const DAY = 86_400;
const REASON = 'Please choose one of the reasons';

/**
 * Tells the moderators of words, once a member: a second time only says why, and works on words that are hidden from her
 * since. Enough reports by members in good standing hide the words until one has
 * looked; the one who reports learns nothing of it, nor does the author of who did.
 */
export async function report(
  deps: CircleDeps,
  me: Me,
  { room, post, reply, reason, note }: Report,
): Promise<{ readonly ok: true } | Refusal> {
  if (!isReasonOf(room, reason)) return refuse('invalid_input', { fields: { reason: REASON } });
  if (await explain(me, { post, reply, reason, note })) return { ok: true };
  const thread = await threadOf(me, { room, post, reply });
  if (!thread) return refuse('not_found');
  const limit = { max: RATES.trusted.reportsPerDay, seconds: DAY };
  if (await deps.counts.over(`circle-report|${me.userId}`, limit)) return tooMany(windowLeft(DAY));
  const now = deps.clock.now();
  const [said] = await me.tx.callFunction<Said>('report_words', [
    randomUUID(),
    post ?? null,
    reply ?? null,
    authorTag(deps.vault, { userId: me.userId, postId: thread }),
    reason,
    noteOf(note),
    await isCounted(me, { room, now }),
    REPORTS_THAT_HIDE[room],
    now,
  ]);
  if (said?.verdict === 'own') return refuse('circle_own');
  if (!said || said.verdict === 'gone') return refuse('not_found');
  if (said.verdict === 'said' && said.post_id)
    await openCase(me.tx, { room, postId: said.post_id, replyId: said.reply_id, why: 'reported', reason, now });
  return { ok: true };
}

const noteOf = (note: string | undefined) => (note === undefined ? null : cleanBody(note) || null);

/** Whether she has reported these words before. Then her reason goes on that report. */
async function explain(me: Me, { post, reply, reason, note }: Omit<Report, 'room'>): Promise<boolean> {
  const [said] = await me.tx.callFunction<{ explain_report: boolean }>('explain_report', [
    post ?? null,
    reply ?? null,
    reason,
    noteOf(note),
  ]);
  return said?.explain_report === true;
}

function isReasonOf(room: Room, reason: ReportReason): boolean {
  return circleContent().reasons.reports.some(({ id, rooms }) => id === reason && rooms.includes(room));
}

/** A teen's report counts from her first day on: one is enough to hide words until somebody has looked. */
async function isCounted(me: Me, { room, now }: { readonly room: Room; readonly now: Date }): Promise<boolean> {
  const standing = await standingOf(me);
  return room === 'teen' ? writingOf(standing, now).open : isReportCounted(standing, now);
}
