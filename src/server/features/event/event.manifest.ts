import { KEPT_DAYS } from '#domain/event/limits.ts';
import { OWNER, ROW_ID, clear, hashed } from '#server/platform/manifest/columns.ts';
import { manifest } from '#server/platform/manifest/manifest.ts';
import { DAY_MS } from '#server/platform/retention/older-than.ts';
import { eventHandlers } from './event.handlers.ts';
import { eventNotices } from './event.notices.ts';
import { eventStore } from './event.store.ts';
import { exportedEvents } from './exported-events.ts';
import { growSeries } from './series-dates.ts';
import { openThreads } from './threads/open-threads.ts';
import { tellNote } from './tell-note.ts';

const AT_ONCE = { atOnce: 'whether a seat is free is known to the server alone, at that moment' } as const;
const HOSTS = { atOnce: 'others see and answer it at once' } as const;
const NO_WRITE = { atOnce: 'it asks for dates and saves nothing' } as const;
const TOLD = { export: 'collections.circles' } as const;
const RETENTION = { words: '12 months after the circle', by: { sweeps: ['events'] } } as const;

export const eventManifest = manifest({
  name: 'event',
  tables: {
    'app.event': {
      owner: {
        author: 'host_id',
        hidden: ['place', 'next_line', 'thread'],
        everyoneReads: null,
        readers: [
          { who: 'an adult', ageGroup: 'adult', sees: true },
          { who: 'a teen', ageGroup: 'teen', sees: false },
        ],
      },
      retention: RETENTION,
      erase: {
        none: 'it is planned with others: with its host’s account auth.host_goes calls it off and takes name and place out',
      },
      toldAs: 'circles',
      columns: {
        id: ROW_ID,
        host_id: clear('C1', 'who hosts it; told to nobody, and empty once the host has left'),
        series_id: clear('C1', 'which series it is a date of'),
        words: hashed('C2', 'app-key', { purpose: 'what the circle is called and is about', ...TOLD }),
        host_name: hashed('C2', 'app-key', { purpose: 'the first name of its host', ...TOLD }),
        place: hashed('C2', 'app-key', { purpose: 'the address where it meets', ...TOLD }),
        message: hashed('C2', 'app-key', { purpose: 'what its host said when it was cancelled', ...TOLD }),
        starts_at: clear('C1', 'when it begins'),
        ends_at: clear('C1', 'when it ends'),
        soon: clear('C1', 'the same as a number that falls, to list the soonest first'),
        seats: clear('C1', 'how many may come'),
        taken: clear('C1', 'how many seats are taken'),
        waiting: clear('C1', 'how many wait'),
        next_line: clear('C1', 'the next place in line'),
        sequence: clear('C1', 'how often its time changed, for calendars'),
        cancelled_at: clear('C1', 'when it was cancelled'),
        thread: hashed('C1', 'app-key', 'which thread of the community room came after it'),
      },
    },
    'app.event_seat': {
      owner: 'member',
      retention: RETENTION,
      erase: 'rows',
      toldAs: 'circles',
      columns: {
        user_id: OWNER,
        event_id: clear('C1', 'random id of the circle, whose words are sealed', TOLD),
        held: clear('C1', 'whether it is a seat or a place in line', TOLD),
        line: clear('C1', 'who was first'),
        since: clear('C1', 'since when', TOLD),
        reminded_at: clear('C1', 'whether the reminder was sent', TOLD),
      },
    },
    'app.event_series': {
      owner: 'member',
      retention: {
        words: 'as long as its host’s account, 12 months once it has ended',
        by: { sweeps: ['events'] },
      },
      erase: 'rows',
      toldAs: 'circles',
      columns: {
        user_id: OWNER,
        id: ROW_ID,
        rule: clear('C1', 'on which days it comes', TOLD),
        zone: clear('C1', 'whose clocks its hour is read from', TOLD),
        wall_time: clear('C1', 'its hour there', TOLD),
        minutes: clear('C1', 'how long a circle is', TOLD),
        seats: clear('C1', 'how many may come', TOLD),
        words: hashed('C2', 'app-key', { purpose: 'what its circles are called and are about', ...TOLD }),
        host_name: hashed('C2', 'app-key', { purpose: 'the first name of its host', ...TOLD }),
        place: hashed('C2', 'app-key', { purpose: 'the address where its circles meet', ...TOLD }),
        grown_to: clear('C1', 'up to which day its dates are made'),
        ended_at: clear('C1', 'when it ended'),
      },
    },
    'auth.event_note': {
      owner: 'member',
      retention: { words: 'until it is told', by: 'event' },
      erase: 'cascade',
      toldAs: 'operations',
      columns: {
        id: ROW_ID,
        user_id: OWNER,
        event_id: clear('C1', 'random id of the circle'),
        kind: clear('C1', 'what happened to it: a seat opened, another time, cancelled, about to begin'),
        at: clear('C1', 'since when it waits'),
      },
    },
  },
  notices: eventNotices,
  offline: {
    takeSeat: AT_ONCE,
    leaveSeat: AT_ONCE,
    previewSeries: NO_WRITE,
    createEvent: HOSTS,
    createSeries: HOSTS,
    changeEvent: HOSTS,
    cancelEvent: HOSTS,
    endSeries: HOSTS,
  },
  handlers: ({ clock, vault }) => eventHandlers({ clock, vault }),
  jobs: { event_note: (services, { id }) => tellNote(services, id) },
  everyMinute: {
    eventReminders: ({ db }, now) => eventStore.startReminders(db, now),
    growSeries: ({ db }, now) => growSeries(db, now),
    eventThreads: ({ db, vault }, now) => openThreads({ db, vault }, now),
  },
  sweeps: {
    events: ({ db, clock }) => eventStore.sweep(db, new Date(clock.real().getTime() - KEPT_DAYS * DAY_MS)),
  },
  exports: async ({ me, vault }) => ({ collections: await exportedEvents(me, vault) }),
});
