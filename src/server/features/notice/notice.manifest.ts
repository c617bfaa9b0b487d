import { OWNER, ROW_ID, clear, sealed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { outboxStore } from '#server/platform/notices/outbox.store.ts';
import { DAY_MS, olderThan } from '#server/platform/retention/older-than.ts';
import { deliverNotice } from './deliver.ts';

export const noticeManifest = manifest({
  name: 'notice',
  tables: {
    'auth.outbox': {
      owner: 'member',
      retention: {
        words: '7 days after sending, 30 days when it could not be sent',
        by: { sweeps: ['notices', 'unsent_notices'] },
      },
      erase: 'function',
      toldAs: 'sign-ins',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        channel: clear('C1', 'by mail, to her phones or into the app'),
        kind: clear(
          'C1',
          'which notice: its words and her address are not in here, and a note says nothing of what it is about; its row goes when it is sent',
        ),
        about: clear('C1', 'random id of the row that holds what it says'),
        link_id: clear('C1', 'the link it carries'),
        sealed: sealed('C2', 'what it tells, such as when and from which device her account was signed in to', {
          row: ['id'],
          notExported: 'went to her, and is gone after 7 days',
        }),
        created_at: clear('C1', 'since when it waits'),
        sent_at: clear('C1', 'whether it went out'),
      },
    },
  },
  offline: {},
  jobs: {
    notice: deliverNotice,
    // What the release before this one queued moves over when its job runs.
    mail: ({ db }, { id }) => outboxStore.takeOver(db, 'mail', id),
    push: ({ db }, { id }) => outboxStore.takeOver(db, 'push', id),
  },
  sweeps: {
    notices: olderThan('auth.outbox', 7 * DAY_MS),
    unsent_notices: olderThan('auth.outbox unsent', 30 * DAY_MS),
  },
});
