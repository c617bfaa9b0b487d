import { OWNER, ROW_ID, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { loadCircleContent } from '#server/features/circle/public.ts';
import { appealLetters } from './appeals.ts';
import { authorRequestStore } from './author/author-request.store.ts';
import { openAuthorRequest } from './author/open-author.ts';
import { moderationHandlers } from './moderation.handlers.ts';
import { doTelling, toldLetters } from './told/telling.ts';
import { toldNotices } from './told/told.notices.ts';
import { toldStore } from './told/told.store.ts';
import type { Database } from '#server/platform/db/database.ts';

const STAFF_ACT = { atOnce: 'it decides about somebody else’s words, as they are now' } as const;
const NOBODYS = { none: 'of nobody: it names a post and a digest of who decided, never an author' } as const;
const SIX_YEARS = { words: '6 years', by: { sweeps: ['staff_audit'] } } as const;
const WITH_WORDS = { words: 'as long as the installation, without a name', by: 'installation' } as const;
const BY = clear('C1', 'a digest of the moderator’s id: it says who while that account exists');
const AT = clear('C1', 'when');

const sweep =
  (name: string) =>
  async ({ db }: { readonly db: Database }) => {
    const [row] = await db.asWorker(null, (tx) => tx.callFunction<Record<string, string>>(name));
    return Number(row?.[name] ?? 0);
  };

export const moderationManifest = manifest({
  name: 'moderation',
  tables: {
    'auth.circle_case': {
      owner: 'none',
      retention: WITH_WORDS,
      erase: NOBODYS,
      toldAs: 'moderation',
      columns: {
        id: ROW_ID,
        room: clear('C1', 'which room'),
        post_id: clear('C1', 'the post'),
        reply_id: clear('C1', 'the reply'),
        whys: clear('C6', 'why it waits for a moderator'),
        reasons: clear('C6', 'how often each reason was reported'),
        reports: clear('C6', 'how many reported it'),
        urgency: clear('C1', 'how urgent it is'),
        turn: clear('C1', 'its place in the queue'),
        state: clear('C1', 'open or decided'),
        version: clear('C1', 'counts changes, so that two moderators do not overwrite each other'),
        opened_at: clear('C1', 'since when it waits; for nameless words in whole hours'),
        voice_before: clear('C6', 'what happened before to this voice, in three coarse words'),
        claimed_by: BY,
        claimed_until: clear('C1', 'until when one moderator holds it'),
        decision_id: clear('C1', 'the decision in effect'),
      },
    },
    'auth.circle_decision': {
      owner: 'none',
      retention: WITH_WORDS,
      erase: NOBODYS,
      toldAs: 'moderation',
      columns: {
        id: ROW_ID,
        case_id: clear('C1', 'what it is about'),
        number: clear('C1', 'orders the decisions of a case'),
        at: AT,
        staff: BY,
        words: clear('C6', 'what became of the words'),
        voice: clear('C6', 'what became of the writer'),
        days: clear('C6', 'for how long'),
        reason: clear('C6', 'why, by a house rule'),
        note: clear('C6', 'what the moderator wrote to the author'),
        on_appeal: clear('C6', 'whether it answers an appeal'),
        accepts: clear('C6', 'whether it let words in that had waited'),
      },
    },
    'auth.circle_appeal': {
      owner: 'none',
      retention: WITH_WORDS,
      erase: NOBODYS,
      toldAs: 'moderation',
      columns: {
        decision_id: clear('C1', 'the decision it is against'),
        case_id: clear('C1', 'what it is about'),
        words: clear('C6', 'what the author says to it'),
        at: AT,
        decided_by: clear('C1', 'the decision that answers it'),
      },
    },
    'auth.circle_author_request': {
      owner: 'none',
      retention: { words: '6 years; the answer 15 minutes', by: { sweeps: ['author_requests'] } },
      erase: NOBODYS,
      toldAs: 'moderation',
      columns: {
        id: ROW_ID,
        case_id: clear('C1', 'whose author was asked for'),
        room: clear('C1', 'which room'),
        staff: BY,
        reason: clear('C6', 'why'),
        at: AT,
        approved_by: BY,
        approved_at: AT,
        visible_until: clear('C1', 'until when the answer may be seen'),
        sealed: hashed('C2', 'app-key', {
          purpose: 'a masked name and address, for 15 minutes',
          notExported: 'gone after 15 minutes; the member is told that it was opened',
        }),
      },
    },
    'auth.staff_audit': {
      owner: 'none',
      retention: SIX_YEARS,
      erase: { none: 'what staff did stays, by a digest that leads to nobody once the account is gone' },
      toldAs: 'moderation',
      columns: {
        id: ROW_ID,
        at: AT,
        staff: BY,
        role: clear('C1', 'in which role'),
        action: clear('C1', 'what was done'),
        object: clear('C1', 'to what'),
        detail: clear('C1', 'which one of several: a role, a gift'),
        result: clear('C1', 'with which result'),
        reason: clear('C6', 'why, in a sentence of staff'),
        request_id: clear('C1', 'the request in the log'),
        ip_prefix: clear('C1', 'the network, without the last part of the address'),
      },
    },
    'auth.circle_telling': {
      owner: 'member',
      retention: { words: 'until it is told', by: 'event' },
      erase: 'cascade',
      toldAs: 'moderation',
      columns: {
        id: ROW_ID,
        user_id: clear('C1', 'whom it is for; empty for nameless words'),
        case_id: clear('C1', 'what it is about'),
        sealed: hashed('C6', 'app-key', 'what the author is told'),
        accepted_by: clear('C1', 'how the standing moves'),
        hidden_by: clear('C1', 'how the standing moves'),
        warnings_by: clear('C1', 'how the standing moves'),
        pause_days: clear('C1', 'how the standing moves'),
        closes: clear('C1', 'how the standing moves'),
        created_at: AT,
      },
    },
    'auth.circle_figure': {
      owner: 'none',
      retention: { words: 'as long as the installation', by: 'installation' },
      erase: { none: 'counts of what was decided, of nobody' },
      toldAs: 'moderation',
      columns: {
        room: clear('C0', 'which room'),
        month: clear('C0', 'which month'),
        kind: clear('C0', 'what was done'),
        n: clear('C0', 'how often'),
      },
    },
    'app.circle_told': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'moderation',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        sealed: sealed('C2', 'what she was told about her own words in the circle', {
          row: ['id'],
          export: 'collections.circle-decisions',
        }),
        at: clear('C1', 'when she was told; orders the list'),
      },
    },
  },
  offline: {
    claimModerationCase: STAFF_ACT,
    releaseModerationCase: STAFF_ACT,
    decideModerationCase: STAFF_ACT,
    closeVoice: STAFF_ACT,
    askForAuthor: STAFF_ACT,
    approveAuthor: STAFF_ACT,
    putModerationCategory: STAFF_ACT,
    appealDecision: { atOnce: 'it can be sent once, and she should know that it was' },
    appealNameless: { atOnce: 'nothing of it may wait under her name' },
  },
  handlers: ({ db, vault, clock }) => moderationHandlers({ db, vault, clock, reasons: loadCircleContent().reasons }),
  jobs: { circle_told: doTelling, circle_author: openAuthorRequest },
  everyMinute: { hideAuthors: ({ db }, now) => authorRequestStore.hide(db, now) },
  sweeps: { staff_audit: sweep('sweep_staff_audit'), author_requests: sweep('sweep_author_requests') },
  letters: [toldLetters, appealLetters],
  notices: toldNotices,
  exports: async ({ me }) => ({
    collections: {
      'circle-decisions': (await toldStore.all(me)).map(({ at, told }) => ({
        at: at.toISOString(),
        text: [told.kind, told.excerpt, told.outcome?.words, told.outcome?.reason, told.outcome?.note]
          .filter(Boolean)
          .join(' · '),
      })),
    },
  }),
});
