import { UNVERIFIED_DAYS } from '#domain/account/inactivity.ts';
import { logFirstPeriod, stageOf } from '#server/features/cycle/public.ts';
import { OWNER, ROW_ID, VERSION, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { WITH_ACCOUNT } from '#server/platform/manifest/tables.ts';
import { markMembers } from './erasure/mark-members.ts';
import { oldRowsStore } from '#server/platform/retention/old-rows.store.ts';
import { DAY_MS, MONTHS_12_MS, olderThan } from '#server/platform/retention/older-than.ts';
import { reseal, startResealings } from '#server/platform/vault/renewal.store.ts';
import { accountHandlers } from './account.handlers.ts';
import { emailChangeStore } from './address/email-change.store.ts';
import { resealAvatar } from './avatar/avatar.ts';
import { removeUnkept, sweepFiles } from './avatar/sweep-files.ts';
import { exportedAccess, exportedSelf } from './profile/exported-self.ts';
import { memberStore } from './profile/member.store.ts';
import { answerEmailRequest } from './registration/answer-request.ts';
import { emailRequestStore } from './registration/email-request.store.ts';
import { registrationStore } from './registration/registration.store.ts';
import { tidyAccounts } from './retention/tidy-accounts.ts';
import { accountNotices } from './account.notices.ts';

export const accountManifest = manifest({
  name: 'account',
  tables: {
    'app.member': {
      owner: 'member',
      retention: WITH_ACCOUNT,
      erase: 'rows',
      toldAs: 'self',
      columns: {
        user_id: OWNER,
        created_at: clear('C1', 'when the account was made'),
        time_zone: clear('C1', 'her calendar day: today, streaks and once-a-day rules count in it'),
        theme: clear('C1', 'light, dark or as the system has it'),
        onboarding_completed: clear('C1', 'which page comes after sign-in'),
        customization_completed: clear('C1', 'which page comes after sign-in'),
        goals_updated_at: clear('C1', 'goals may be changed every seven days'),
        updates_seen_on: clear('C1', 'the news are shown once'),
        last_visit_at: clear('C1', 'welcomes her back; warns before an unused account is deleted'),
        profile: sealed('C3', 'e-mail, name, birthday, phone, goals and journey answers, in one document', {
          row: ['user_id'],
          export: 'about',
        }),
        processing_stopped_at: clear(
          'C1',
          'since when nothing about her health is taken in any more, because she took her consent back',
        ),
        deletion_at: clear('C1', 'when her account will be deleted, so that every page can say it'),
        version: VERSION,
        discreet: clear('C1', 'a plain name and icon, and messages without a word of health'),
        quick_exit: clear('C1', 'whether Esc twice leaves at once; empty while her age decides'),
        lock_minutes: clear('C1', 'after how many minutes away her lock closes; empty without one'),
      },
    },
    'app.audit': {
      owner: 'member',
      retention: { words: '12 months, at most as long as the account', by: { sweeps: ['access_history'] } },
      erase: 'rows',
      toldAs: 'consents',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        at: clear('C1', 'when it happened'),
        action: clear('C1', 'what happened to her account'),
        result: clear('C1', 'whether it succeeded'),
        request_id: clear('C1', 'finds the line in the log'),
        ip_prefix: clear('C1', 'the network it came from, never the full address'),
      },
    },
    'auth.account': {
      owner: 'member',
      retention: {
        words:
          'as long as the account; 7 days when the address is never verified; after 24 months without a visit two letters warn her, then the account is deleted',
        by: { sweeps: ['accounts'] },
      },
      erase: 'function',
      toldAs: 'self',
      columns: {
        user_id: OWNER,
        email_index: hashed('C2', 'keyed-hash', {
          purpose: 'finds the account at sign-in without keeping the address in clear',
          notExported: 'a keyed hash of the address that is in about',
        }),
        password_hash: hashed('C5', 'argon2id', 'checks the password'),
        verified_at: clear('C1', 'whether the address is hers'),
        suspended_at: clear('C1', 'whether she may sign in'),
        created_at: clear('C1', 'when the account was made'),
        password_changed_at: clear('C1', 'shown to her; ends older sessions'),
        pin_hash: hashed('C5', 'argon2id', 'checks the PIN of her lock'),
        lock_minutes: clear('C1', 'when a session shuts after she was last here'),
        seen_on: clear('C1', 'the day of her last visit: an account that nobody uses is deleted after 24 months'),
        mark: hashed('C1', 'keyed-hash', 'finds her by the erasure ledger, should a backup bring her back'),
      },
    },
    'auth.registration': {
      owner: 'none',
      retention: {
        words: 'until its link is used, 7 days at most, a day later at most',
        by: { sweeps: ['registrations'] },
      },
      erase: { none: 'there is no account yet; goes when it becomes one, or after 7 days' },
      toldAs: 'sign-ups',
      columns: {
        id: ROW_ID,
        email_index: hashed('C2', 'keyed-hash', {
          purpose: 'finds the registration of an address without keeping the address in clear',
          notExported: 'there is no account to export from yet',
        }),
        link_id: clear('C1', 'the link that its email carries'),
        token_hash: hashed('C5', 'hash', 'recognises the link of the email'),
        expires_at: clear('C1', 'until when the link works'),
        password_hash: hashed('C5', 'argon2id', 'checks the password'),
        sealed: hashed('C3', 'app-key', {
          purpose: 'what was typed at sign-up: names, birthday, goals, invitation, consent, and on what device',
          notExported: 'there is no account to export from yet',
        }),
        created_at: clear('C1', 'when it is deleted'),
      },
    },
    'auth.email_request': {
      owner: 'none',
      retention: {
        words: 'until it is answered, seconds as a rule, 7 days at most',
        by: { sweeps: ['email_requests'] },
      },
      erase: { none: 'an email asked for by an address, before anybody is known' },
      toldAs: 'sign-ups',
      columns: {
        id: ROW_ID,
        email_index: hashed('C2', 'keyed-hash', {
          purpose: 'finds out who has the address, without keeping it in clear',
          notExported: 'gone when the email is sent',
        }),
        purpose: clear('C1', 'what was asked for: to sign up, the link again, a new password'),
        created_at: clear('C1', 'since when it waits'),
      },
    },
    'auth.unused_notice': {
      owner: 'member',
      retention: { words: 'until her next visit, at the latest with the account', by: 'event' },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        user_id: OWNER,
        first_on: clear('C1', 'when the first letter warned her that the account will be deleted'),
        last_on: clear('C1', 'when the last one did'),
      },
    },
    'auth.link': {
      owner: 'member',
      retention: { words: '7 days after it runs out', by: { sweeps: ['links'] } },
      erase: 'function',
      toldAs: 'operations',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        purpose: clear('C1', 'verifies an address, moves an account to another or resets a password'),
        token_hash: hashed('C5', 'hash', 'recognises the link of a mail'),
        created_at: clear('C1', 'only the newest link counts'),
        expires_at: clear('C1', 'until when it works'),
        used_at: clear('C1', 'it works once'),
      },
    },
    'auth.outbox_mail': {
      owner: 'member',
      retention: {
        words: '7 days after sending, 30 days when it could not be sent',
        by: { sweeps: ['mails', 'unsent_mails'] },
      },
      erase: 'function',
      toldAs: 'sign-ins',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        kind: clear('C1', 'which mail: its words and her address are not in here'),
        link_id: clear('C1', 'the link it carries'),
        created_at: clear('C1', 'since when it waits'),
        sent_at: clear('C1', 'whether it went out'),
        sealed: sealed(
          'C2',
          'what a letter about the safety of her account tells: when, from which device, to which address',
          { row: ['id'], notExported: 'went to her by mail, and is gone after 7 days' },
        ),
      },
    },
    'auth.email_change': {
      owner: 'member',
      retention: {
        words: 'until it is confirmed or stopped, at most 24 hours, an hour later at most',
        by: { sweeps: ['new_addresses'] },
      },
      erase: 'cascade',
      toldAs: 'new-address',
      columns: {
        user_id: OWNER,
        link_id: clear('C1', 'the link that confirms it'),
        address: sealed('C2', 'the address her account shall move to', { row: ['link_id'], export: 'about' }),
        asked_at: clear('C1', 'since when it waits, shown to her'),
      },
    },
    'auth.file': {
      owner: 'member',
      retention: { words: 'until she takes the picture away, at the latest with the account', by: 'event' },
      erase: 'cascade',
      toldAs: 'picture',
      columns: {
        id: clear('C1', 'random name of a file; its contents are sealed under her own key'),
        user_id: clear('C1', 'says whose file it is'),
        bytes: clear('C1', 'how much room it takes'),
        created_at: clear('C1', 'when it was brought'),
      },
    },
  },
  notices: accountNotices,
  offline: {
    patchUser: 'kept',
    removeAvatar: 'kept',
  },
  handlers: (services) => accountHandlers(services, (me, date) => logFirstPeriod(services, { me, date })),
  jobs: {
    email_request: (services, { id }) => answerEmailRequest(services, id),
    file: (services, { id }) => removeUnkept(services, [id]),
    reseal: (services, { id }) => reseal({ ...services, files: (owner) => resealAvatar(services, owner) }, id),
  },
  everyMinute: { startResealings: ({ db }) => startResealings(db), markMembers: (services) => markMembers(services) },
  sweeps: {
    access_history: (services) => oldRowsStore.audit(services, new Date(services.clock.now().getTime() - MONTHS_12_MS)),
    links: olderThan('auth.link', 7 * DAY_MS),
    registrations: ({ db, clock }) =>
      registrationStore.sweep(db, new Date(clock.now().getTime() - UNVERIFIED_DAYS * DAY_MS)),
    email_requests: ({ db, clock }) => emailRequestStore.sweep(db, new Date(clock.real().getTime() - 7 * DAY_MS)),
    mails: olderThan('auth.outbox_mail', 7 * DAY_MS),
    unsent_mails: olderThan('auth.outbox_mail unsent', 30 * DAY_MS),
    new_addresses: ({ db }) => emailChangeStore.sweep(db),
    files: sweepFiles,
    accounts: tidyAccounts,
  },
  exports: async ({ me, now, files }) => {
    const member = await memberStore.read(me);
    const [about, access] = await Promise.all([
      exportedSelf({ files }, { me, member, stage: stageOf(member, now).stage }),
      exportedAccess(me),
    ]);
    return { about, access };
  },
});
