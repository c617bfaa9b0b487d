import { randomUUID } from 'node:crypto';
import type { moderationRoutes } from '#contract/moderation/moderation.routes.ts';
import {
  DECIDED_PAGE,
  QUEUE_PAGE,
  TOLD_PAGE,
  type AuthorRequest,
  type ModerationCase,
} from '#contract/moderation/moderation.schemas.ts';
import { APPEAL_DAYS, type Room } from '#domain/circle/limits.ts';
import type { DecisionReasonEntry, ReportReasonEntry } from '#domain/circle/reason.ts';
import { mayAppeal } from '#domain/moderation/told.ts';
import type { VoiceBefore } from '#domain/moderation/voice-before.ts';
import { authorTag } from '#server/platform/anonymous/author.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { cursorsOf } from '#server/platform/http/cursors.ts';
import { Refusal, refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { appealNamed, appealNameless } from './appeals.ts';
import { authorRequestStore, type AuthorRequestRow } from './author/author-request.store.ts';
import { openAnswer } from './author/open-author.ts';
import { caseStore, type CaseRow } from './case.store.ts';
import { categoryStore } from './category.store.ts';
import { decide } from './decide.ts';
import { toldStore } from './told/told.store.ts';
import { lookUpVoices } from './voices.ts';

/** The reasons there are, as content has them. */
export type Reasons = {
  readonly reports: readonly ReportReasonEntry[];
  readonly decisions: readonly Pick<DecisionReasonEntry, 'id' | 'rooms' | 'label' | 'told'>[];
};
type Services = {
  readonly db: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly reasons: Reasons;
};
const OK = { ok: true } as const;
const queueCursors = cursorsOf('moderation_queue', 2);
const decidedCursors = cursorsOf('moderation_decided', 2);
const toldCursors = cursorsOf('circle_told', 2);

export function moderationHandlers(services: Services): HandlersOf<typeof moderationRoutes> {
  return { ...caseHandlers(services), ...authorHandlers(services), ...memberHandlers(services) };
}

type Cases =
  | 'getModerationQueue'
  | 'getDecidedCases'
  | 'getModerationCase'
  | 'claimModerationCase'
  | 'releaseModerationCase';
type Acts = 'decideModerationCase' | 'closeVoice' | 'getModerationCategories' | 'putModerationCategory';
type Handlers = HandlersOf<typeof moderationRoutes>;

function caseHandlers(services: Services): Pick<Handlers, Cases | Acts> {
  const { clock } = services;
  return {
    getModerationQueue: async ({ me, query: { after, limit = QUEUE_PAGE } }) => {
      const position = queueCursors.open(me, after);
      if (position instanceof Refusal) return position;
      const ids = await caseStore.queue(me.tx, { after: position, most: limit + 1 });
      const [items, waiting] = await Promise.all([
        casesOf(services, me, ids.slice(0, limit)),
        Promise.all(roomsOf(me).map(async (room) => ({ room, count: await caseStore.waiting(me.tx, room) }))),
      ]);
      const last = items.at(-1);
      const next = ids.length > limit && last ? [last.row.turn, last.row.id] : null;
      return {
        items: items.map(({ item }) => item),
        next: queueCursors.seal(me, next),
        waiting,
        reasons: choicesOf(services),
      };
    },
    getDecidedCases: async ({ me, query: { room, after, limit = DECIDED_PAGE } }) => {
      const position = decidedCursors.open(me, after);
      if (position instanceof Refusal) return position;
      const found = await caseStore.decided(me.tx, { room, after: position, most: limit + 1 });
      const page = found.slice(0, limit);
      const cases = new Map(
        (
          await casesOf(
            services,
            me,
            page.map(({ id }) => id),
          )
        ).map(({ item }) => [item.id, item]),
      );
      const items = page.flatMap(({ id, decision }) => {
        const one = cases.get(id);
        return one ? [{ ...one, decision }] : [];
      });
      const next = found.length > limit ? (page.at(-1)?.at ?? null) : null;
      return { items, next: decidedCursors.seal(me, next), rooms: roomsOf(me), reasons: choicesOf(services) };
    },
    getModerationCase: async ({ me, params }) => {
      const [found] = await casesOf(services, me, [params.case]);
      return found ? { case: found.item, trail: await caseStore.trail(me.tx, params.case) } : refuse('not_found');
    },
    claimModerationCase: async ({ me, params }) => {
      const held = await caseStore.claim(me.tx, params.case, clock.now());
      return held ? { mine: held.mine, until: held.until?.toISOString() ?? null } : refuse('not_found');
    },
    releaseModerationCase: async ({ me, params }) => {
      await caseStore.release(me.tx, params.case);
      return OK;
    },
    decideModerationCase: ({ me, params, body: { version, ...decision }, requestId, ipPrefix }) =>
      decide(services, { me, caseId: params.case, version, decision, requestId, ipPrefix }),
    closeVoice: ({ me, params, body: { version, reason, note }, requestId, ipPrefix }) => {
      const decision = { words: 'hide', voice: 'close', days: null, reason, note } as const;
      return decide(services, { me, caseId: params.case, version, decision, requestId, ipPrefix });
    },
    getModerationCategories: async ({ me }) => ({ items: await categoryStore.all(me.tx) }),
    putModerationCategory: async ({ me, params, body, requestId, ipPrefix }) => {
      const act = { requestId, ipPrefix, now: clock.now() };
      return (await categoryStore.put(me.tx, { ...params, ...body }, act)) ? OK : refuse('not_found');
    },
  };
}

type Authors = 'askForAuthor' | 'approveAuthor' | 'getAuthorRequests';

function authorHandlers({ vault, clock }: Services): Pick<Handlers, Authors> {
  return {
    askForAuthor: async ({ me, params, body, requestId, ipPrefix }) => {
      const id = randomUUID();
      const act = { requestId, ipPrefix, now: clock.now() };
      const asked = { id, caseId: params.case, reason: body.reason.trim() };
      const outcome = await authorRequestStore.ask(me.tx, asked, act);
      return outcome === 'not_found' ? refuse('not_found') : { id, waits: outcome === 'waits' };
    },
    approveAuthor: async ({ me, params, requestId, ipPrefix }) => {
      const outcome = await authorRequestStore.approve(me.tx, params.request, {
        requestId,
        ipPrefix,
        now: clock.now(),
      });
      return outcome === 'done' ? OK : refuse(outcome);
    },
    getAuthorRequests: async ({ me }) => {
      const rows = await authorRequestStore.list(me.tx, clock.now());
      return { items: rows.map((row) => requestOf(vault, row)) };
    },
  };
}

type Members = 'getToldWords' | 'appealDecision' | 'appealNameless' | 'getCircleFigures';

function memberHandlers(services: Services): Pick<Handlers, Members> {
  const { clock } = services;
  return {
    getToldWords: async ({ me, query: { after, limit = TOLD_PAGE } }) => {
      const position = toldCursors.open(me, after);
      if (position instanceof Refusal) return position;
      const [{ rows, next }, all] = await Promise.all([
        toldStore.page(me, { limit, ...(position && { after: position }) }),
        toldStore.all(me),
      ]);
      const asked = { others: all.map(({ told }) => told), now: clock.now(), days: APPEAL_DAYS };
      const items = rows.map(({ id, told: { schemaVersion: _, ...told } }) => ({
        id,
        ...told,
        why: services.reasons.decisions.find((one) => one.id === told.outcome?.reason)?.told ?? null,
        mayAppeal: mayAppeal({ schemaVersion: 1, ...told }, asked),
      }));
      return { items, next: toldCursors.seal(me, next) };
    },
    appealDecision: ({ me, body }) => appealNamed(services, me, body),
    appealNameless: ({ me, body }) => appealNameless(services, me, body),
    getCircleFigures: async ({ me, query: { room } }) => {
      const own = me.ageGroup === 'teen' ? ['teen'] : roomsOf(me);
      if (!own.includes(room)) return refuse('not_found');
      const [figures, waiting] = await Promise.all([
        me.tx.callFunction<{ kind: string; month: number; year: number }>('circle_figures', [room, clock.now()]),
        caseStore.waiting(me.tx, room),
      ]);
      return { figures, waiting };
    },
  };
}

/** The reasons as a moderator picks them. */
const choicesOf = ({ reasons }: Services) =>
  reasons.decisions.map(({ id, rooms, label, told }) => ({ id, rooms, label, told }));

/** The rooms that an adult reads. */
function roomsOf({ isTeenModerator }: Pick<Me, 'isTeenModerator'>): Room[] {
  return isTeenModerator ? ['community', 'teen'] : ['community'];
}

/** Cases with what happened before to their voices, reckoned where nobody has looked yet. */
async function casesOf(services: Services, me: Me, ids: readonly string[]) {
  const rows = await caseStore.seen(me.tx, ids, services.clock.now());
  const unread = rows.filter(({ voice_before }) => voice_before === null).map(({ id }) => id);
  const before = await lookUpVoices(services, unread);
  return rows.map((row) => ({
    row,
    item: caseOf(row, {
      labels: services.reasons.reports,
      before: row.voice_before ?? before.get(row.id) ?? null,
      tag: authorTag(services.vault, { userId: me.userId, postId: row.post_id }),
    }),
  }));
}

type Beside = { before: VoiceBefore | null; tag: Buffer; labels: readonly ReportReasonEntry[] };

function caseOf(row: CaseRow, { before, tag, labels }: Beside): ModerationCase {
  return {
    id: row.id,
    version: row.version,
    room: row.room,
    state: row.state,
    isReply: row.is_reply,
    isAnonymous: row.is_anonymous,
    body: row.body,
    thread: row.thread,
    category: row.category,
    wordsState: row.words_state,
    saidAt: row.said_at.toISOString(),
    openedAt: row.opened_at.toISOString(),
    whys: [...row.whys],
    reports: Object.entries(row.reasons).map(([reason, count]) => ({
      reason,
      label: labels.find(({ id }) => id === reason)?.label ?? reason,
      count,
    })),
    before,
    claim: row.my_claim ? 'mine' : row.claimed_until ? 'other' : null,
    claimedUntil: row.claimed_until?.toISOString() ?? null,
    appeal: row.appeal !== null && row.appeal_at ? { words: row.appeal, at: row.appeal_at.toISOString() } : null,
    isOwnWords: row.mine || (row.author_tag?.equals(tag) ?? false),
    isOwnDecision: row.decided_by_me,
  };
}

function requestOf(vault: Vault, row: AuthorRequestRow): AuthorRequest {
  return {
    id: row.id,
    case: row.case_id,
    room: row.room,
    reason: row.reason,
    at: row.at.toISOString(),
    mine: row.mine,
    approved: row.approved,
    visibleUntil: row.visible_until?.toISOString() ?? null,
    author: row.sealed && openAnswer(vault, { id: row.id, sealed: row.sealed }),
  };
}
