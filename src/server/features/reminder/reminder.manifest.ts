import { OWNER, clear, hashed, sealed } from '#server/platform/manifest/columns.ts';
import { DEVICE } from '#server/platform/manifest/answers.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { DAY_MS, olderThan } from '#server/platform/retention/older-than.ts';
import { exportedReminders } from './exported-reminders.ts';
import { reminderHandlers } from './reminder.handlers.ts';
import { reminderStore } from './reminder.store.ts';
import { runTick, runTicks } from './run-tick.ts';
import { reminderNotices } from './reminder.notices.ts';

export const reminderManifest = manifest({
  name: 'reminder',
  tables: {
    'app.push_subscription': {
      owner: 'member',
      retention: {
        words: 'until the browser or its push service ends it, at the latest with the account',
        by: 'event',
      },
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        id: hashed('C1', 'keyed-hash', 'one row for one browser'),
        sealed: sealed(
          'C2',
          'the address at which her browser takes messages, with its keys, and by which session it was last here: notes end with that session',
          {
            row: ['id'],
            notExported:
              'an address and keys with which anybody could write to her browser; how many there are is in her settings',
          },
        ),
        updated_at: clear('C1', 'when the browser last said so'),
      },
    },
    'app.reminder': {
      owner: 'member',
      retention: {
        words: 'as long as the account; notices 90 days',
        by: { code: 'domain/reminder/notices.ts: older ones are left out of each reading and each writing' },
      },
      erase: 'rows',
      toldAs: 'practice',
      columns: {
        user_id: OWNER,
        sealed: sealed('C3', 'what she wants to be reminded of, when, what was sent and her notices', {
          row: ['user_id'],
          export: 'record.reminders',
        }),
        version: clear('C1', 'how often it was written'),
        updated_at: clear('C1', 'when it was last written: every day at her own time, whatever was due'),
      },
    },
    'auth.reminder_tick': {
      owner: 'member',
      retention: { words: 'as long as any reminder is on, or free days run', by: 'event' },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        user_id: clear('C1', 'whose tick it is'),
        id: clear('C1', 'random id, the only thing a job carries'),
        at: clear('C1', 'when she is looked after next: once a day at her own time, whatever her dates'),
        batch: clear('C1', 'random id of the job that looks after her and others of that minute, until it has'),
      },
    },
    'auth.outbox_push': {
      owner: 'member',
      retention: { words: 'until it is sent, at most 7 days', by: { sweeps: ['notes_to_phones'] } },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        id: clear('C1', 'random id of the message, which lies sealed in her document'),
        user_id: clear('C1', 'whose message it is'),
        created_at: clear('C1', 'when it was made'),
      },
    },
  },
  notices: reminderNotices,
  offline: {
    patchReminders: 'kept',
    addPushSubscription: DEVICE,
    backPushSubscription: DEVICE,
    endPushSubscription: DEVICE,
    endPushSubscriptions: DEVICE,
    readNotices: 'kept',
  },
  handlers: ({ clock, push, kinds }) => reminderHandlers({ clock, push, kinds }),
  jobs: {
    reminders: (services, run) => runTicks(services, run),
    // Of an older release that runs beside this one.
    reminder: (services, { id }) => runTick(services, id),
  },
  everyMinute: { startTicks: ({ db }, now) => reminderStore.startTicks(db, now) },
  sweeps: { notes_to_phones: olderThan('auth.outbox_push', 7 * DAY_MS) },
  exports: async ({ me, now }) => ({ record: { reminders: await exportedReminders(me, now) } }),
});
