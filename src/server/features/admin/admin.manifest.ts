import { OWNER, ROW_ID, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { adminHandlers } from './admin.handlers.ts';
import { adminNotices } from './admin.notices.ts';
import { removeDueFactors } from './remove-factors.ts';
import { tellOfAct } from './tell-member.ts';

const STAFF_ACT = { atOnce: 'it is about somebody else’s account, as it is now' } as const;

export const adminManifest = manifest({
  name: 'admin',
  tables: {
    'auth.account_mask': {
      owner: 'member',
      retention: { words: 'until her name or address changes, or with the account', by: 'event' },
      erase: 'cascade',
      toldAs: 'masks',
      columns: {
        user_id: OWNER,
        sealed: hashed('C2', 'app-key', {
          purpose: 'first letters of her name and address, for the list of accounts',
          notExported: 'first letters of what she has whole',
        }),
        at: clear('C1', 'when it was made'),
      },
    },
    'auth.factor_help': {
      owner: 'member',
      retention: { words: 'three days', by: 'event' },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        user_id: OWNER,
        staff: clear('C1', 'a digest of the admin’s id: it says who while that account exists'),
        asked_at: clear('C1', 'when it was asked for'),
        due_at: clear('C1', 'when her lost second factors will be removed'),
      },
    },
    'auth.staff_telling': {
      owner: 'member',
      retention: { words: 'until it is told', by: 'event' },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        act: clear('C1', 'what an admin did about her account'),
        detail: clear('C1', 'which role or gift'),
        at: clear('C1', 'when'),
      },
    },
  },
  offline: {
    findAccount: STAFF_ACT,
    openName: STAFF_ACT,
    changeRole: STAFF_ACT,
    pauseAccount: STAFF_ACT,
    endAccountSessions: STAFF_ACT,
    giveGift: STAFF_ACT,
    helpWithFactors: STAFF_ACT,
  },
  handlers: ({ db, vault, clock }) => adminHandlers({ db, vault, clock }),
  jobs: { staff_told: tellOfAct },
  everyMinute: { removeFactors: removeDueFactors },
  notices: adminNotices,
});
