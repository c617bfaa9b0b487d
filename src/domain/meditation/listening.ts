/** How much of a member's listening is kept: the newest places, runs and months, and what is marked or waits. */
export const LISTENING = { favorites: 200, queue: 60, places: 60, runs: 12, months: 240 } as const;
/** The end counts as reached so many seconds before it. */
const END_SLACK = 8;
/** Heard to the end: at least so much of it, wherever the member went back and forth. */
const LEAST_HEARD = 0.5;
/** What one report may add at most, in seconds: a device may have been without a line for an evening. */
const MOST_AT_ONCE = 3 * 3600;

/** Where the member stopped in a meditation, and how often it was heard to its end. */
export type Place = {
  readonly id: string;
  readonly second: number;
  readonly at: string;
  readonly times: number;
};
/**
 * One playing: `told` seconds the device says it heard in it, `counted` those that were taken, `finished` whether it
 * came to the end.
 */
type Run = { readonly id: string; readonly told: number; readonly counted: number; readonly finished: boolean };

/** All that is kept of a member's listening. `countedAt`: when seconds were counted last, by the server's clock. */
export type ListeningDocument = {
  readonly schemaVersion: 1;
  readonly favorites: readonly string[];
  readonly queue: readonly string[];
  readonly places: readonly Place[];
  readonly months: readonly { readonly month: string; readonly seconds: number; readonly finished: number }[];
  readonly runs: readonly Run[];
  readonly countedAt: string | null;
};
export const NO_LISTENING: ListeningDocument = {
  schemaVersion: 1,
  favorites: [],
  queue: [],
  places: [],
  months: [],
  runs: [],
  countedAt: null,
};

/** Marks a favorite, as the newest; null where there is no room. Marked already, it keeps its place. */
export function withFavorite(document: ListeningDocument, id: string): ListeningDocument | null {
  const { favorites } = document;
  if (favorites.includes(id)) return document;
  return favorites.length < LISTENING.favorites ? { ...document, favorites: [id, ...favorites] } : null;
}

/** The same without a favorite. */
export function withoutFavorite(document: ListeningDocument, id: string): ListeningDocument {
  if (!document.favorites.includes(id)) return document;
  return { ...document, favorites: document.favorites.filter((one) => one !== id) };
}

/**
 * A queue that one device made from what it knew (`was`), over what stands: what others added since comes after it, what
 * others took out since stays out. The same change twice is the same as once.
 */
export function mergedQueue({
  queue,
  was,
  stands,
}: Readonly<Record<'queue' | 'was' | 'stands', readonly string[]>>): string[] {
  const takenOut = new Set(was.filter((id) => !stands.includes(id)));
  const added = stands.filter((id) => !was.includes(id));
  return [...new Set([...queue.filter((id) => !takenOut.has(id)), ...added])].slice(0, LISTENING.queue);
}

/** What a device reports of one playing: `listened` are the seconds heard in it so far. */
export type Report = { readonly run: string; readonly second: number; readonly listened: number };
type Around = {
  readonly id: string;
  /** How long the meditation is. */
  readonly seconds: number;
  readonly now: Date;
  /** The month of the member's day, "2026-11". */
  readonly month: string;
};

/**
 * What is kept after a report. Seconds count once, however often a report comes, and never more of them than passed on
 * the server's clock since some were counted last. A report of before one that came already changes nothing.
 */
export function withReport(document: ListeningDocument, report: Report, around: Around): ListeningDocument {
  const run = document.runs.find(({ id }) => id === report.run) ?? { ...NEW_RUN, id: report.run };
  if (report.listened < run.told) return document;
  const { id, seconds, now, month } = around;
  const count = Math.min(report.listened - run.counted, MOST_AT_ONCE, roomSince(document.countedAt, now));
  const counted = run.counted + count;
  const isAtEnd = report.second >= seconds - END_SLACK;
  const finishes = isAtEnd && !run.finished && counted >= seconds * LEAST_HEARD;
  const before = document.places.find((place) => place.id === id);
  const place: Place = {
    id,
    second: isAtEnd ? 0 : report.second,
    at: now.toISOString(),
    times: (before?.times ?? 0) + Number(finishes),
  };
  return {
    ...document,
    places: [place, ...document.places.filter((one) => one !== before)].slice(0, LISTENING.places),
    runs: [
      { id: run.id, told: report.listened, counted, finished: run.finished || finishes },
      ...document.runs.filter((one) => one.id !== run.id),
    ].slice(0, LISTENING.runs),
    months: inMonth(document.months, { month, seconds: count, finished: Number(finishes) }),
    countedAt: count > 0 ? now.toISOString() : document.countedAt,
  };
}
const NEW_RUN = { told: 0, counted: 0, finished: false };

/** Whole seconds since some were counted; without end where none were. */
function roomSince(countedAt: string | null, now: Date): number {
  return countedAt === null ? Infinity : Math.max(0, Math.round((now.getTime() - Date.parse(countedAt)) / 1000));
}

type Month = ListeningDocument['months'][number];
/** The months with something more in one of them, the newest first. */
function inMonth(months: readonly Month[], more: Month): readonly Month[] {
  if (more.seconds === 0 && more.finished === 0) return months;
  const of = months.find(({ month }) => month === more.month) ?? { month: more.month, seconds: 0, finished: 0 };
  const sum = { ...of, seconds: of.seconds + more.seconds, finished: of.finished + more.finished };
  return [sum, ...months.filter(({ month }) => month !== more.month)]
    .toSorted((a, b) => (a.month < b.month ? 1 : -1))
    .slice(0, LISTENING.months);
}

/** Whole minutes of so many seconds; what was begun counts as a minute. */
export function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}
