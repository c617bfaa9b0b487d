import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '#contract/errors.ts';
import { faultOf, type Decision } from '#domain/moderation/decision.ts';
import { excerptOf, type Told } from '#domain/moderation/told.ts';
import { authorTag } from '#server/platform/anonymous/author.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Refusal, refuse, type Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { caseStore, type CaseRow, type Outcome } from './case.store.ts';
import { sealTelling } from './told/telling.ts';
import { standingMark } from './voices.ts';

type Services = { readonly vault: Vault; readonly clock: Clock };
type Asked = {
  readonly me: Me;
  readonly caseId: string;
  readonly version: number;
  readonly decision: Decision;
  readonly requestId: string;
  readonly ipPrefix: string;
};

const REFUSALS: Readonly<Record<Exclude<Outcome, 'done'>, Exclude<ErrorCode, 'rate_limited'>>> = {
  not_found: 'not_found',
  moved_on: 'case_moved_on',
  claimed: 'case_claimed',
  taken_back: 'case_gone',
  own_words: 'own_words',
  own_decision: 'own_decision',
};

/**
 * Decides a case in the moderator's own transaction. The role, the version and who decided before are asked there, so
 * that a role that was taken, or another's decision, changes nothing.
 */
export async function decide(
  { vault, clock }: Services,
  { me, caseId, version, decision: given, requestId, ipPrefix }: Asked,
): Promise<{ id: string; outcome: 'done' } | Refusal> {
  const decision = { ...given, note: given.note?.trim() || null };
  const fault = faultOf(decision);
  if (fault) return refuse('invalid_input', { fields: { [fault.field]: fault.say } });
  const now = clock.now();
  const [row] = await caseStore.seen(me.tx, [caseId], now);
  if (!row) return refuse('not_found');
  const [id, telling] = [randomUUID(), randomUUID()];
  const told = toldOf(row, { id, decision, now });
  const outcome = await caseStore.decide(
    me.tx,
    {
      ...decision,
      id,
      case: caseId,
      version,
      myTag: authorTag(vault, { userId: me.userId, postId: row.post_id }),
      mark: standingMark(vault, caseId),
      telling,
      sealed: sealTelling(vault, telling, told),
    },
    { requestId, ipPrefix, now },
  );
  if (outcome === 'done') return { id, outcome };
  // A case whose words are gone leaves the queue, although nothing was decided.
  return outcome === 'taken_back' ? new Refusal('case_gone', {}, true) : refuse(REFUSALS[outcome]);
}

function toldOf(row: CaseRow, { id, decision, now }: { id: string; decision: Decision; now: Date }): Told {
  return {
    schemaVersion: 1,
    kind: row.appeal === null ? 'decision' : 'appeal_decided',
    room: row.room,
    isReply: row.is_reply,
    isAnonymous: row.is_anonymous,
    excerpt: excerptOf(row.body),
    decision: id,
    outcome: decision,
    at: now.toISOString(),
  };
}
