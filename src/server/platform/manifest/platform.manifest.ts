import { oldRowsStore } from '../retention/old-rows.store.ts';
import { DAY_MS, MINUTE_MS, olderThan } from '../retention/older-than.ts';
import { publishLetters } from '../anonymous/letterbox.ts';
import { OWNER, ROW_ID, clear, hashed, sealed } from './columns.ts';
import { manifest } from './manifest.ts';

export const platformManifest = manifest({
  name: 'platform',
  offline: {},
  tables: {
    'auth.user_key': {
      owner: 'member',
      retention: { words: 'as long as the account; deleted first when she leaves', by: 'account' },
      erase: 'function',
      toldAs: 'operations',
      columns: {
        user_id: OWNER,
        version: clear('C1', 'which key a row was sealed with'),
        root_key_id: clear('C1', 'which root key wraps it'),
        wrapped: hashed('C5', 'root-key', 'her own data key'),
        usable_at: clear('C1', 'from when on a renewed key seals'),
        created_at: clear('C1', 'when the key was made'),
        mark: hashed('C1', 'keyed-hash', 'finds her by the erasure ledger, should a backup bring her back'),
      },
    },
    'auth.app_key': {
      owner: 'none',
      retention: { words: 'as long as the installation', by: 'installation' },
      erase: { none: 'keys of the installation' },
      toldAs: 'operations',
      columns: {
        name: clear('C0', 'what the key is for'),
        version: clear('C1', 'which key something was made with'),
        root_key_id: clear('C1', 'which root key wraps it'),
        wrapped: hashed('C5', 'root-key', 'a key of the application, such as that of the e-mail look-up'),
        created_at: clear('C1', 'when the key was made'),
      },
    },
    'auth.resealing': {
      owner: 'member',
      retention: {
        words: 'until what an older key had sealed is sealed again, twenty minutes and more',
        by: {
          code: 'platform/vault/renewal.store.ts: the job that seals anew ends the row, and is handed out again each hour until it has',
        },
      },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        user_id: clear('C1', 'whose key was renewed'),
        id: clear('C1', 'random id of the job'),
        at: clear('C1', 'when the job begins, or is tried again'),
      },
    },
    'auth.session': {
      owner: 'member',
      retention: { words: '90 days after its end', by: { sweeps: ['sessions', 'sessions_of_a_moment'] } },
      erase: 'function',
      toldAs: 'sign-ins',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        token_hash: hashed('C5', 'hashed-twice', 'recognises the session cookie'),
        kind: clear('C1', 'a sign-in, or the moment of registration'),
        age_band: clear('C1', 'teen or adult: which rooms are hers'),
        band_day: clear('C1', 'the day the band was computed for'),
        shared_device: clear('C1', 'ends sooner on a device she shares'),
        ip_prefix: clear('C1', 'shows her where she is signed in, never the full address'),
        created_at: clear('C1', 'when she signed in'),
        seen_at: clear('C1', 'when it was last used'),
        expires_at: clear('C1', 'when it ends unused'),
        ends_at: clear('C1', 'when it ends at the latest'),
        revoked_at: clear('C1', 'when she signed out'),
        stepped_up_at: clear('C1', 'when this session last proved that it is her'),
        device: sealed('C2', 'kind of device and browser, for her list of sessions', {
          row: ['id'],
          notExported: 'says where she is signed in now, as her list of sessions shows it; ends with the session',
        }),
        shut_at: clear('C1', 'from when on it opens nothing until her PIN is given'),
        left_at: clear('C1', 'when she left it by the quick exit, so that the way back leads nowhere'),
        wrong_pins: clear('C1', 'ends the session after five wrong PINs'),
      },
    },
    'auth.job_scope': {
      owner: 'member',
      retention: { words: 'minutes', by: { sweeps: ['scopes'] } },
      erase: 'function',
      toldAs: 'operations',
      columns: {
        job: clear('C1', 'the job that may act for her'),
        user_id: OWNER,
        until: clear('C1', 'until when it may'),
      },
    },
    'auth.try_count': {
      owner: 'none',
      retention: { words: '30 days after the last try', by: { sweeps: ['guesses'] } },
      erase: { none: 'counts under keyed names, without an id of hers' },
      toldAs: 'operations',
      columns: {
        bucket: hashed('C1', 'keyed-hash', 'which account and device is tried, without saying so'),
        since: clear('C1', 'when the 30 days began'),
        fails: clear('C1', 'how many tries in them'),
        recent_since: clear('C1', 'when the quarter of an hour began'),
        recent: clear('C1', 'how many tries in it'),
        strikes: clear('C1', 'how long the next wait is'),
        last_at: clear('C1', 'when to forget it'),
        locked_until: clear('C1', 'until when no try is taken'),
      },
    },
    'auth.rate_count': {
      owner: 'none',
      retention: { words: '24 hours', by: { sweeps: ['rates'] } },
      erase: { none: 'counts under keyed names, without an id of hers' },
      toldAs: 'operations',
      columns: {
        bucket: hashed('C1', 'keyed-count', 'whose tries are counted, without naming her or her address'),
        window_start: clear('C1', 'since when they are counted'),
        hits: clear('C1', 'how many there were'),
      },
    },
    'app.idempotency': {
      owner: 'member',
      retention: { words: '7 days; large ones until newer ones take 8 MB', by: { sweeps: ['idempotency'] } },
      erase: 'rows',
      toldAs: 'answers',
      columns: {
        user_id: OWNER,
        key: clear('C1', 'random key of one action, so that a repeated request acts once'),
        request_hash: hashed('C1', 'keyed-hash', 'tells a repeated request from another one'),
        status: clear('C1', 'the answer that was given'),
        reply: sealed('C3', 'the answer that was given, to give it again', {
          row: ['key'],
          notExported: 'an answer she was given, kept to give it again: what it tells of is exported where it lies',
        }),
        created_at: clear('C1', 'when it may be forgotten'),
      },
    },
    'auth.letterbox': {
      owner: 'none',
      retention: {
        words: 'until it is published, its keyed tag an hour or two longer',
        by: { code: 'platform/anonymous/letterbox.ts: each minute' },
      },
      erase: { none: 'a letter that waits names nobody whom it could be found by' },
      toldAs: 'operations',
      columns: {
        id: ROW_ID,
        kind: clear('C1', 'what becomes of it'),
        tag: hashed('C1', 'keyed-count', 'tells the same act sent twice, without naming whose it is'),
        // The first kind of letter brings its own line of the proof page, and the class of what it says.
        sealed: hashed('C5', 'app-key', 'what is said without a name and by whom, until it is published'),
        goes_at: clear('C1', 'the whole hour at which its tag is forgotten'),
      },
    },
    'auth.job_worker': {
      owner: 'none',
      retention: { words: 'until the worker ends, or half a minute after it has fallen silent', by: 'event' },
      erase: { none: 'processes of the installation' },
      toldAs: 'operations',
      columns: {
        worker: clear('C0', 'random name of a process that does jobs'),
        seen_at: clear('C0', 'when it last said that it lives'),
      },
    },
    'auth.kept': {
      owner: 'none',
      retention: { words: 'as long as the installation', by: 'installation' },
      erase: { none: 'moments of the installation' },
      toldAs: 'operations',
      columns: {
        what: clear('C0', 'what was done: a backup, a rehearsal of restoring one, a rotation of the root key'),
        at: clear('C0', 'when it was last done; told on the proof page'),
      },
    },
  },
  everyMinute: { publishLetters: (services) => publishLetters(services, services.letters) },
  sweeps: {
    sessions: olderThan('auth.session', 90 * DAY_MS),
    sessions_of_a_moment: olderThan('auth.session of a moment', 0),
    idempotency: (services) =>
      oldRowsStore.idempotency(services, new Date(services.clock.real().getTime() - 7 * DAY_MS)),
    scopes: olderThan('auth.job_scope', MINUTE_MS),
    rates: olderThan('auth.rate_count', DAY_MS),
    guesses: ({ tries }) => tries.sweep(),
  },
});
