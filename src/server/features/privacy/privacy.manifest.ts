import { clear } from '#server/platform/manifest/columns.ts';
import { WHO_SHE_IS } from '#server/platform/manifest/answers.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { eraseDue } from './deletion/erase-due.ts';
import { dropOldLogs } from './old-logs/old-logs.ts';
import { privacyHandlers } from './privacy.handlers.ts';
import { exportedWishes } from './read-privacy.ts';
import { privacyNotices } from './privacy.notices.ts';

export const privacyManifest = manifest({
  name: 'privacy',
  tables: {
    'auth.old_logs': {
      owner: 'member',
      retention: { words: 'while she has old logs deleted', by: 'event' },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        user_id: clear('C1', 'whose choice it is'),
        years: clear('C1', 'after how many years her logs go by themselves', { export: 'about' }),
        planned_years: clear('C1', 'what she chose that waits for its day', { export: 'about' }),
        planned_at: clear('C1', 'when it will hold', { export: 'about' }),
        looked_on: clear('C1', 'the last day on which that was looked after: once a day for everybody who chose so'),
      },
    },
    'auth.deletion_plan': {
      owner: 'member',
      retention: { words: 'until her account is deleted, or she keeps it', by: 'event' },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        user_id: clear('C1', 'whose account it is'),
        due_at: clear('C1', 'when it will be deleted', { export: 'about' }),
        receipt: clear('C1', 'the random id of the receipt she was promised', { export: 'about' }),
        words_stay: clear('C1', 'whether her words in the circle stay without a name', {
          notExported: 'holds for the days of thought alone',
        }),
      },
    },
    'auth.receipt': {
      owner: 'none',
      retention: { words: 'for good: it says of nobody anything', by: 'installation' },
      erase: { none: 'proves an erasure, and says of nobody anything' },
      toldAs: 'operations',
      columns: {
        id: clear('C1', 'random id, which only she was given'),
        erased_at: clear('C1', 'the minute in which an account was deleted; whose it was stands nowhere'),
      },
    },
  },
  notices: privacyNotices,
  offline: {
    putOldLogs: WHO_SHE_IS,
    stopOldLogs: WHO_SHE_IS,
    endOldLogs: WHO_SHE_IS,
    endSession: WHO_SHE_IS,
    endOtherSessions: WHO_SHE_IS,
    removeUnreadable: WHO_SHE_IS,
    planDeletion: WHO_SHE_IS,
    stopDeletion: WHO_SHE_IS,
  },
  handlers: privacyHandlers,
  jobs: { erase: eraseDue },
  everyMinute: { erase: eraseDue },
  sweeps: { old_logs: dropOldLogs, deletions: eraseDue },
  exports: async ({ me }) => ({ about: await exportedWishes(me) }),
});
