import { CHANGED_AT, OWNER, ROW_ID, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { named } from '#contract/circle/circle.routes.ts';
import { circleHandlers } from './circle.handlers.ts';
import { circleNotices } from './circle.notices.ts';
import { CONTACT_OFFLINE } from './contact/contact-offline.ts';
import { contactHandlers } from './contact/contact.handlers.ts';
import { exportedContact } from './contact/exported-contact.ts';
import { sweepTold } from './contact/sweep-told.ts';
import { tellReply, toldLater } from './contact/tell-reply.ts';
import { exportedWords, leaveCircle } from './leave.ts';
import { SAID } from './said-columns.ts';
import { circleLetters } from './speak/letters.ts';
import { roomWordsHandlers } from './room-words.ts';
import { rewriteNameless } from './sweeps.ts';

/** Who reads the words of the adults' room, where the matrix plants its row. */
const READERS = [
  { who: 'an adult', ageGroup: 'adult', sees: true },
  { who: 'a teen', ageGroup: 'teen', sees: false },
] as const;
const SAID_STAYS = {
  words: 'until its author takes it back or leaves; then its place stays, so that the thread is readable',
  by: 'event',
} as const;
const LEFT = { none: 'auth.leave_circle takes words or name away, as she chose, before her account goes' } as const;
const NOBODYS = { none: 'says nobody’s name: a keyed tag, which only the server can make' } as const;

const AT_ONCE = { atOnce: 'others answer it: it is said now, or stays in its field' } as const;
/** What becomes of the writes of a room without a line. */
const OFFLINE = {
  Visit: AT_ONCE,
  Check: AT_ONCE,
  AcceptRules: AT_ONCE,
  SayPost: 'kept',
  SayNamelessPost: AT_ONCE,
  ChangePost: AT_ONCE,
  TakeBackPost: AT_ONCE,
  ChangeNamelessPost: AT_ONCE,
  TakeBackNamelessPost: AT_ONCE,
  SayReply: 'kept',
  SayNamelessReply: AT_ONCE,
  ChangeReply: AT_ONCE,
  TakeBackReply: AT_ONCE,
  ChangeNamelessReply: AT_ONCE,
  TakeBackNamelessReply: AT_ONCE,
} as const;

export const circleManifest = manifest({
  name: 'circle',
  tables: {
    'app.circle_category': {
      owner: { author: null, hidden: [], everyoneReads: null, readers: READERS },
      retention: { words: 'as long as the installation', by: 'installation' },
      erase: { none: 'the topics of a room, of nobody' },
      toldAs: 'circle',
      columns: {
        room: clear('C0', 'which room'),
        slug: clear('C0', 'its name in addresses'),
        name: clear('C0', 'its name'),
        icon: clear('C0', 'its drawing'),
        about: clear('C0', 'what belongs there'),
        place: clear('C0', 'where it stands in the list'),
        closed_at: clear('C0', 'since when nothing new is said there'),
      },
    },
    'app.circle_post': {
      owner: {
        author: 'author_id',
        hidden: ['author_enc', 'author_tag', 'touched_at', 'last_seq'],
        everyoneReads: null,
        readers: READERS,
      },
      retention: SAID_STAYS,
      erase: LEFT,
      toldAs: 'circle',
      columns: {
        ...SAID,
        category: clear('C6', 'its topic'),
        kind: clear('C1', 'words to all, a question to moderators, or the thread of an event'),
        plant: clear('C6', 'the name of a nameless author in her own thread'),
        answered_at: clear('C6', 'when its newest reply came'),
        replies: clear('C6', 'how many replies are to be seen'),
        last_seq: clear('C1', 'numbers its replies'),
        holds: clear('C6', 'how many hold the author'),
      },
    },
    'app.circle_reply': {
      owner: {
        author: 'author_id',
        hidden: ['author_enc', 'author_tag', 'touched_at', 'hushed'],
        everyoneReads: null,
        readers: READERS,
      },
      retention: SAID_STAYS,
      erase: LEFT,
      toldAs: 'circle',
      columns: {
        ...SAID,
        post_id: clear('C1', 'the thread'),
        in_answer_to: clear('C6', 'which reply it answers'),
        seq: clear('C1', 'its place in the thread'),
        by_starter: clear('C6', 'whether the author of the post speaks'),
        hushed: clear('C6', 'that who began the thread does not see it, for she had blocked its author'),
      },
    },
    'app.circle_visit': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'circle-own',
      columns: {
        user_id: OWNER,
        room: clear('C1', 'which room'),
        at: clear('C1', 'her last visit, from which on something is new'),
        hour_seen: clear('C1', 'how many nameless words of that hour she had seen'),
        rules_accepted_at: clear('C1', 'when she accepted the house rules'),
        rules_version: clear('C1', 'which of them'),
      },
    },
    'app.circle_bookmark': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'circle-own',
      columns: {
        user_id: OWNER,
        post_bidx: hashed('C1', 'keyed-hash', 'finds a bookmark without telling of which post'),
        sealed: sealed('C3', 'which post she wants to find again', {
          row: ['post_bidx'],
          export: 'collections.circleBookmarks',
        }),
        at: clear('C1', 'when she set it'),
      },
    },
    'app.circle_draft': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'circle-own',
      columns: {
        user_id: OWNER,
        bidx: hashed('C1', 'keyed-hash', 'finds the draft of a place without telling which'),
        sealed: sealed('C3', 'what she began to write', { row: ['bidx'], export: 'collections.circleDrafts' }),
        updated_at: CHANGED_AT,
      },
    },
    'app.circle_quiet': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'circle-quiet',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        kind: clear('C6', 'muted or blocked'),
        other_id: clear('C6', 'whom, where she spoke with her name; hidden from everybody'),
        post_id: clear('C6', 'in which thread, where it is a voice without a name'),
        other_tag: hashed('C6', 'keyed-hash', 'that voice in that thread'),
        other_enc: hashed('C6', 'app-key', 'whose voice it is; hidden from everybody'),
        other_item: clear('C6', 'the words it was heard in'),
        sealed: sealed('C3', 'what her list of them says', { row: ['id'], export: 'collections.circleQuiet' }),
        at: clear('C6', 'when'),
      },
    },
    'auth.circle_hold': {
      owner: 'none',
      retention: SAID_STAYS,
      erase: NOBODYS,
      toldAs: 'circle',
      columns: {
        post_id: clear('C6', 'which post'),
        tag: hashed('C6', 'keyed-hash', 'that somebody holds its author, once'),
      },
    },
    'auth.circle_follow': {
      owner: 'none',
      retention: SAID_STAYS,
      erase: NOBODYS,
      toldAs: 'circle',
      columns: {
        post_id: clear('C6', 'which post'),
        tag: hashed('C6', 'keyed-hash', 'that somebody follows it, once'),
        follower_enc: hashed('C6', 'app-key', 'whom to tell of a reply'),
      },
    },
    'auth.circle_told': {
      owner: 'none',
      retention: { words: 'a day', by: { sweeps: ['circle_told'] } },
      erase: NOBODYS,
      toldAs: 'circle',
      columns: {
        post_id: clear('C6', 'which thread'),
        tag: hashed('C6', 'keyed-hash', 'that somebody was told of a reply within the hour'),
        until: clear('C1', 'when another reply is told again'),
        telling: clear('C6', 'the reply that is being told of, until its notice is posted'),
      },
    },
    'auth.circle_words': {
      owner: 'none',
      retention: SAID_STAYS,
      erase: LEFT,
      toldAs: 'circle',
      columns: {
        id: clear('C1', 'the post or reply'),
        post_id: clear('C1', 'the thread'),
        room: clear('C1', 'which room'),
        category: clear('C6', 'its topic'),
        author_id: clear('C6', 'who said it with her name, so that a block holds in search too'),
        author_tag: hashed('C6', 'keyed-hash', 'the voice of that thread, for the same reason'),
        at: clear('C6', 'when it was said; without a name the whole hour'),
        words: clear('C6', 'the words of what is shown, as they are looked for'),
      },
    },
    'auth.circle_report': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'cascade',
      toldAs: 'circle',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        room: clear('C6', 'which room'),
        post_id: clear('C6', 'the thread'),
        reply_id: clear('C6', 'the reply'),
        reason: clear('C6', 'why she reported it'),
        note: clear('C6', 'what she wrote to the moderators'),
        counts: clear('C6', 'whether it counts toward hiding the words until somebody has looked'),
        at: clear('C6', 'when'),
        settled_at: clear('C6', 'since when a moderator has judged the words'),
      },
    },
    'auth.circle_standing': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'cascade',
      toldAs: 'circle',
      columns: {
        user_id: OWNER,
        accepted: clear('C6', 'how many of her words stood'),
        warnings: clear('C6', 'how often she was warned'),
        hidden: clear('C6', 'how many of her words were hidden'),
        paused_until: clear('C6', 'until when she cannot write'),
        closed_at: clear('C6', 'since when she cannot write any more'),
        pauses: hashed('C6', 'keyed-hash', 'which decision set which pause, so that taking one back leaves the others'),
        closings: hashed('C6', 'keyed-hash', 'the same of what closed the circle'),
        since: clear('C6', 'since when she is here'),
      },
    },
  },
  offline: { ...named('community', OFFLINE), ...named('teen', OFFLINE), ...CONTACT_OFFLINE },
  handlers: (services) => ({ ...circleHandlers(services), ...contactHandlers(services), ...roomWordsHandlers() }),
  jobs: { circle_reply: tellReply },
  notices: circleNotices,
  sweeps: { nameless_marks: rewriteNameless, circle_told: sweepTold },
  exports: async ({ me, vault }) => ({
    collections: { circle: await exportedWords(vault, me), ...(await exportedContact(me)) },
  }),
  leaves: leaveCircle,
  letters: [...circleLetters, toldLater],
});
