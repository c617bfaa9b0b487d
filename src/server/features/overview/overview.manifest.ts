import { clear } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { DAY_MS } from '#server/platform/retention/older-than.ts';
import { overviewHandlers } from './overview.handlers.ts';
import { overviewStore } from './overview.store.ts';

/** A few days more than are shown, for clocks that differ. */
const KEPT_DAYS = 35;

export const overviewManifest = manifest({
  name: 'overview',
  tables: {
    'auth.day_sum': {
      owner: 'none',
      retention: { words: '35 days', by: { sweeps: ['daySums'] } },
      erase: { none: 'sums of days, of nobody' },
      toldAs: 'sums',
      columns: {
        day: clear('C0', 'which day'),
        kind: clear('C0', 'what is counted: faults, mails, jobs, or how many signed up'),
        name: clear('C0', 'which fault, what became of a mail, which kind of job'),
        count: clear('C1', 'how many that day; of people never shown under five'),
        last_at: clear('C0', 'when a fault or a job was seen last; never of people'),
      },
    },
    'auth.sum_waiting': {
      owner: 'none',
      retention: { words: 'a minute', by: { code: 'platform/tally/tally.store.ts: each minute' } },
      erase: { none: 'a day and what happened in it, without whose it was' },
      toldAs: 'sums',
      columns: {
        day: clear('C0', 'which day'),
        name: clear('C1', 'that somebody signed up, left, began or ended a plan'),
      },
    },
    'auth.measure': {
      owner: 'none',
      retention: { words: 'until the next look, a minute later', by: 'event' },
      erase: { none: 'sizes and lengths of queues, of nobody' },
      toldAs: 'operations',
      columns: {
        kind: clear('C0', 'what was measured'),
        name: clear('C0', 'which kind of job, which folder'),
        value: clear('C0', 'how many or how much'),
        at: clear('C0', 'when it was looked at'),
      },
    },
  },
  offline: {},
  handlers: ({ db, clock }) => overviewHandlers({ db, clock }),
  sweeps: {
    daySums: ({ db, clock }) =>
      overviewStore.sweep(db, new Date(clock.real().getTime() - KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)),
  },
});
