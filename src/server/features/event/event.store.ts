import type { LocalDate } from '#domain/calendar/local-date.ts';
import { DOOR_MINUTES, EVENT, REMIND_MINUTES } from '#domain/event/limits.ts';
import type { SeriesRule } from '#domain/event/series.ts';
import type { Database } from '#server/platform/db/database.ts';
import { cutPage, keyset, type RowPosition } from '#server/platform/db/keyset.ts';
import { isOneOfIds, q, prepared, type Tx } from '#server/platform/db/query.ts';

/** A circle as its row tells a member, with what of it is the member's. */
export type EventRow = {
  readonly id: string;
  readonly series_id: string | null;
  readonly words: Buffer;
  readonly host_name: Buffer | null;
  readonly message: Buffer | null;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly seats: number;
  readonly taken: number;
  readonly waiting: number;
  readonly sequence: number;
  readonly cancelled_at: Date | null;
  readonly held: boolean | null;
};
export type HostedRow = Omit<EventRow, 'sequence' | 'held'> & { readonly place: Buffer | null };
export type MyPart = { readonly event_id: string; readonly hosts: boolean; readonly in_line: number | null };
export type SeatRow = {
  readonly event_id: string;
  readonly held: boolean;
  readonly since: Date;
  readonly reminded_at: Date | null;
} & Partial<EventRow>;
/** A note of a circle, whose it is and what it is about. */
export type EventNote = Pick<EventRow, 'words' | 'message' | 'starts_at' | 'ends_at' | 'series_id' | 'held'> & {
  readonly user_id: string;
  readonly event_id: string;
  readonly kind: 'seat_opened' | 'moved' | 'cancelled' | 'reminder';
  readonly cancelled: boolean;
};
/** A circle that is over, and its thread's id, sealed. */
export type PastRow = EventRow & { readonly thread: Buffer | null };
export type EndedEvent = {
  readonly id: string;
  readonly series_id: string | null;
  readonly host_name: Buffer;
  readonly starts_at: Date;
};
type NewThread = {
  readonly event: string;
  readonly post: string;
  readonly thread: Buffer;
  readonly name: Buffer;
  readonly body: string;
  readonly now: Date;
};
export type SeatOutcome = 'seat' | 'line' | 'full' | 'gone';
type Sealed = { readonly words: Buffer; readonly place: Buffer };
type NewEvent = Sealed & {
  readonly id: string;
  readonly hostName: Buffer;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly seats: number;
};
type NewSeries = Sealed & {
  readonly id: string;
  readonly hostName: Buffer;
  readonly rule: SeriesRule;
  readonly zone: string;
  readonly time: string;
  readonly minutes: number;
  readonly seats: number;
};
/** Dates of a series, up to a day there. */
export type MadeDates = { readonly dates: readonly Date[]; readonly grownTo: LocalDate };
export type GrowingSeries = {
  readonly id: string;
  readonly rule: string;
  readonly zone: string;
  readonly wall_time: string;
  readonly grown_to: LocalDate;
};

const COLUMNS = [
  'e.id',
  'e.series_id',
  'e.words',
  'e.host_name',
  'e.message',
  'e.starts_at',
  'e.ends_at',
  'e.seats',
  'e.taken',
  'e.waiting',
  'e.sequence',
  'e.cancelled_at',
  's.held',
] as const;
/** `soon` falls with time, so that the soonest is what the kit calls the newest. */
const soonestFirst = keyset([
  ['e.soon', 'bigint'],
  ['e.id', 'uuid'],
]);
/** Those that began longer ago are over: what lies before is not looked at. */
const LONGEST_MS = EVENT.minutes.most * 60_000;

const base = () =>
  q
    .selectFrom('app.event as e')
    .leftJoin('app.event_seat as s', 's.event_id', 'e.id')
    .select([...COLUMNS]);
type Ahead = { readonly now: Date; readonly bound: string };
const ahead = ({ now, bound }: Ahead) =>
  base()
    .select(soonestFirst.position.as('position'))
    .where('e.soon', '<=', bound)
    .where('e.ends_at', '>', now)
    .where((eb) => eb.or([eb('e.cancelled_at', 'is', null), eb('s.held', 'is not', null)]));
// Whose event it is does not stand in a column that is read: the ids of those she hosts are asked for before.
const mineAhead = ({ hosted, ...of }: Ahead & { hosted: readonly string[] }) =>
  ahead(of).where((eb) => eb.or([eb('s.held', 'is not', null), isOneOfIds('e.id', hosted)]));

type Page = Ahead & { readonly most: number };
type Next = Page & { readonly after: RowPosition };
type Mine = { readonly hosted: readonly string[] };
const firstOfAll = prepared(({ most, now, bound }: Page) => soonestFirst.page(ahead({ now, bound }), { most }));
const nextOfAll = prepared(({ most, after, now, bound }: Next) =>
  soonestFirst.page(ahead({ now, bound }), { most, after }),
);
const firstOfMine = prepared(({ most, now, bound, hosted }: Page & Mine) =>
  soonestFirst.page(mineAhead({ now, bound, hosted }), { most }),
);
const nextOfMine = prepared(({ most, after, now, bound, hosted }: Next & Mine) =>
  soonestFirst.page(mineAhead({ now, bound, hosted }), { most, after }),
);
const one = prepared(({ id }: { id: string }) => base().where('e.id', '=', id));
const seatsOf = prepared(({ userId }: { userId: string }) =>
  q
    .selectFrom('app.event_seat as s')
    .leftJoin('app.event as e', 'e.id', 's.event_id')
    .select([...COLUMNS, 's.event_id', 's.held', 's.since', 's.reminded_at'])
    .where('s.user_id', '=', userId)
    .orderBy('s.since')
    .orderBy('s.event_id'),
);
const seriesOf = prepared(({ userId }: { userId: string }) =>
  q.selectFrom('app.event_series').selectAll().where('user_id', '=', userId).orderBy('id'),
);

type Listed = { readonly now: Date; readonly limit: number; readonly after?: RowPosition; readonly mine: boolean };

/** Circles, seats and series. Every write is one function of the database, which locks the circle it is about. */
export const eventStore = {
  /** A page of circles that are not over, the soonest first. */
  async list(tx: Tx, { now, limit, after, mine }: Listed) {
    const bound = String(-Math.floor((now.getTime() - LONGEST_MS) / 1000));
    const of = { now, bound, most: limit + 1 };
    if (!mine) {
      const rows = await tx.rows(after ? nextOfAll({ ...of, after }) : firstOfAll(of));
      return cutPage(rows, limit);
    }
    const hosted = (await this.hosted(tx, null)).map(({ id }) => id);
    const rows = await tx.rows(after ? nextOfMine({ ...of, hosted, after }) : firstOfMine({ ...of, hosted }));
    return cutPage(rows, limit);
  },

  find: (tx: Tx, id: string): Promise<EventRow | null> => tx.first(one({ id })),

  /** What of these circles is the member's: whether the member hosts them, and the place in line. */
  async parts(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, MyPart>> {
    if (ids.length === 0) return new Map();
    const rows = await tx.callFunction<MyPart>('my_part_of', [ids]);
    return new Map(rows.map((row) => [row.event_id, row]));
  },

  async take(tx: Tx, event: string, { line, now }: { line: boolean; now: Date }): Promise<SeatOutcome> {
    const [row] = await tx.callFunction<{ take_seat: SeatOutcome }>('take_seat', [event, line, now]);
    return row?.take_seat ?? 'gone';
  },

  async leave(tx: Tx, event: string): Promise<void> {
    await tx.callFunction('leave_seat', [event]);
  },

  /** The sealed place, where the member may see it now. */
  async place(tx: Tx, event: string, now: Date): Promise<{ place: Buffer | null; series_id: string | null } | null> {
    const rows = await tx.callFunction<{ place: Buffer | null; series_id: string | null }>('event_place', [
      event,
      DOOR_MINUTES,
      now,
    ]);
    return rows[0] ?? null;
  },

  /** The member's own seats and places in line, with the circles they are at. */
  seats: (tx: Tx, userId: string): Promise<SeatRow[]> => tx.rows(seatsOf({ userId })) as Promise<SeatRow[]>,
  series: (tx: Tx, userId: string) => tx.rows(seriesOf({ userId })),
  /** What the member hosts; null asks for all. */
  hosted: (tx: Tx, ids: readonly string[] | null) => tx.callFunction<HostedRow>('my_events', [ids]),

  async add(tx: Tx, { id, words, hostName, place, startsAt, endsAt, seats }: NewEvent, now: Date): Promise<Outcome> {
    const args = [id, words, hostName, place, startsAt, endsAt, seats, EVENT.ahead, now];
    return outcomeOf(await tx.callFunction<Said>('add_event', args), 'add_event');
  },

  async addSeries(tx: Tx, of: NewSeries, { dates, grownTo, now }: MadeDates & { now: Date }): Promise<Outcome> {
    const { id, rule, zone, time, minutes, seats, words, hostName, place } = of;
    const what = [id, JSON.stringify(rule), zone, time, minutes, seats, words, hostName, place];
    const args = [...what, dates, grownTo, EVENT.ahead, now];
    return outcomeOf(await tx.callFunction<Said>('add_series', args), 'add_series');
  },

  async change(tx: Tx, { id, words, place, startsAt, endsAt, seats }: Omit<NewEvent, 'hostName'>, now: Date) {
    const args = [id, words, place, startsAt, endsAt, seats, now];
    return outcomeOf(await tx.callFunction<Said>('change_event', args), 'change_event');
  },

  async cancel(tx: Tx, event: string, { message, now }: { message: Buffer | null; now: Date }): Promise<Outcome> {
    return outcomeOf(await tx.callFunction<Said>('cancel_event', [event, message, now]), 'cancel_event');
  },

  async endSeries(tx: Tx, series: string, now: Date): Promise<Outcome> {
    return outcomeOf(await tx.callFunction<Said>('end_series', [series, now]), 'end_series');
  },

  /** Hands the reminders that are due to the worker; says how many. */
  async startReminders(db: Database, now: Date): Promise<number> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ start_event_reminders: number }>('start_event_reminders', [now, REMIND_MINUTES]),
    );
    return row?.start_event_reminders ?? 0;
  },

  toGrow: (db: Database, before: LocalDate): Promise<GrowingSeries[]> =>
    db.asWorker(null, (tx) => tx.callFunction<GrowingSeries>('series_to_grow', [before])),

  async grow(db: Database, series: string, { dates, grownTo }: MadeDates): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('grow_series', [series, dates, grownTo]));
  },

  /** The note of a job, and from then on the worker may act as its member for five minutes; null when it is gone. */
  async openNote(db: Database, id: string): Promise<EventNote | null> {
    return db.asWorker(null, async (tx) => (await tx.callFunction<EventNote>('open_event_note', [id]))[0] ?? null);
  },

  async closeNote(db: Database, id: string): Promise<void> {
    await db.asWorker(null, (tx) => tx.callFunction('close_event_note', [id]));
  },

  /** What the member had a seat at or hosted, and is over since `from`: the latest first. */
  past: (tx: Tx, { from, now, most }: { from: Date; now: Date; most: number }): Promise<PastRow[]> =>
    tx.callFunction<PastRow>('my_past_events', [from, now, most]),

  /** Circles that are over since `from` and have no thread yet. */
  withoutThread: (db: Database, { from, now }: { from: Date; now: Date }) =>
    db.asWorker(null, (tx) => tx.callFunction<EndedEvent>('events_without_thread', [from, now])),

  /** Opens the thread after a circle; false when it is there already, or may not be opened. */
  async openThread(db: Database, { event, post, thread, name, body, now }: NewThread): Promise<boolean> {
    const [row] = await db.asWorker(null, (tx) =>
      tx.callFunction<{ open_event_thread: boolean }>('open_event_thread', [event, post, thread, name, body, now]),
    );
    return row?.open_event_thread ?? false;
  },

  /** Removes circles that were over before then, with their seats. */
  async sweep(db: Database, before: Date): Promise<number> {
    const [row] = await db.asWorker(null, (tx) => tx.callFunction<{ sweep_events: string }>('sweep_events', [before]));
    return Number(row?.sweep_events ?? 0);
  },
};

/** What the database says to a host: done, not the host's, too many, or fewer seats than people. */
export type Outcome = 'done' | 'gone' | 'full' | 'taken';
type Said = Readonly<Record<string, Outcome>>;

function outcomeOf(rows: readonly Said[], name: string): Outcome {
  return rows[0]?.[name] ?? 'gone';
}
