import type { RateName } from './kit/route.ts';

/**
 * How often one network (/24 or /48) and one account may call, by the name of the limit (security.md 5). `kept` ones
 * are counted in the database, for every process.
 */
export const RATES: Readonly<
  Record<
    RateName,
    {
      readonly perNetwork: number;
      readonly perAccount: number;
      readonly seconds: number;
      /** Whether the database counts, for all processes: as soon as a call arrives, or once the age has been judged. */
      readonly kept: boolean | 'once_old_enough';
    }
  >
> = {
  // A page says every twenty seconds that the member is here, where the member's lock asks for it.
  presence: { perNetwork: 1200, perAccount: 120, seconds: 60, kept: false },
  page: { perNetwork: 600, perAccount: 300, seconds: 60, kept: false },
  read: { perNetwork: 600, perAccount: 300, seconds: 60, kept: false },
  write: { perNetwork: 600, perAccount: 60, seconds: 60, kept: false },
  // What is said without a name: counted in the process alone, and written in no transaction of the member's.
  nameless: { perNetwork: 600, perAccount: 60, seconds: 60, kept: false },
  // Twenty thousand days are a hundred batches, one after the other.
  import: { perNetwork: 1200, perAccount: 600, seconds: 60, kept: false },
  // Each format twice and once more on a day; a calendar asks every quarter of an hour at most.
  export: { perNetwork: 60, perAccount: 6, seconds: 86_400, kept: true },
  // The whole archive: three a day (security.md 5).
  archive: { perNetwork: 30, perAccount: 3, seconds: 86_400, kept: true },
  // Planned, taken back and planned again: three a day.
  deletion: { perNetwork: 30, perAccount: 3, seconds: 86_400, kept: true },
  // A picture is decoded and made anew: dearer than any other write.
  avatar: { perNetwork: 120, perAccount: 30, seconds: 3600, kept: true },
  // A recording comes in parts: of five megabytes each, an hour's worth is twenty recordings.
  upload: { perNetwork: 2400, perAccount: 1200, seconds: 3600, kept: false },
  feed: { perNetwork: 240, perAccount: 30, seconds: 3600, kept: true },
  login: { perNetwork: 200, perAccount: 60, seconds: 900, kept: true },
  // Tries to register; those that were taken are counted besides (REGISTRATIONS). Of a refused child nothing is stored.
  register: { perNetwork: 30, perAccount: 30, seconds: 3600, kept: 'once_old_enough' },
  checkout: { perNetwork: 60, perAccount: 10, seconds: 3600, kept: true },
  // Changing, cancelling and resuming a plan.
  billing: { perNetwork: 120, perAccount: 30, seconds: 3600, kept: true },
  // Signed events of the payment provider, which come from few networks.
  webhook: { perNetwork: 60_000, perAccount: 60_000, seconds: 60, kept: false },
  mail: { perNetwork: 5, perAccount: 5, seconds: 3600, kept: true },
};

/** How long a request may take to arrive whole, in milliseconds (security.md 5). A file comes slower than words. */
export const ARRIVAL_MS = { request: 30_000, upload: 120_000 } as const;

/**
 * Wrong passwords of one network within 15 minutes; then a browser that is new to the account waits before each try, by
 * `PACE`.
 */
export const LOGIN_FAILURES = { perNetwork: 50, seconds: 900 } as const;
/** The wait before a try where a network has had its fill: it doubles with each wrong one, up to two minutes. */
export const PACE = { most: 1, seconds: 10, longest: 120, perMonth: 1_000_000 } as const;
/**
 * Guesses at the password of one account, apart for each device that signed in before: ten in 15 minutes, then a wait
 * that doubles up to four hours; after a hundred in 30 days only a mail opens it.
 */
export const GUESSES = { most: 10, seconds: 900, longest: 4 * 3600, perMonth: 100 } as const;
/** Codes (security.md 5): tries at one, and how many are asked for in a day. */
export const CODES = { tries: 5, perDay: 10 } as const;
/** Passkeys of one account. */
export const MOST_PASSKEYS = 10;
/** How long a proof of identity counts (security.md 3). */
export const STEP_UP_SECONDS = 300;
/** How long a proof waits for the one staff act that it was made for. */
export const STAFF_PROOF_SECONDS = 60;
/** New accounts from one network. */
export const REGISTRATIONS = { perNetwork: 5, seconds: 3600 } as const;
/**
 * Mails to one address within an hour; more are dropped in silence, so that nobody learns whether the address is known.
 */
export const MAILS_PER_ADDRESS = { max: 3, seconds: 3600 } as const;
/** Other addresses that one member may ask for: each is an email to somebody. */
export const NEW_ADDRESSES = { max: 5, seconds: 3600 } as const;
/**
 * Writes of one member: how many go on at once in one process, how many more may wait for them, and how long at most, in
 * milliseconds.
 */
export const WRITES_IN_FLIGHT = { atOnce: 2, waiting: 40, longest: 10_000 } as const;
/** What all documents of one member may take, files apart: a lifetime of logging is a twentieth of it. */
export const QUOTA = { rows: 200_000, bytes: 256 * 1024 * 1024 } as const;
/** Bytes that the answers kept for one member may take, large ones counted alone: the oldest of them go first. */
export const KEPT_ANSWERS = { large: 4 * 1024, most: 8 * 1024 * 1024 } as const;
/** Bytes that all files of one member may take. */
export const FILE_QUOTA = 500 * 1024 * 1024;
/** How long an account, a session and a link live. */
export const LIFETIMES = {
  session: { idle: '14 days', absolute: '90 days' },
  sharedSession: { idle: '30 minutes', absolute: '8 hours' },
  staffSession: { idle: '15 minutes', absolute: '8 hours' },
  verifyLink: '24 hours',
  resetLink: '30 minutes',
  emailLink: '24 hours',
} as const;
/** Depth of a JSON body. */
export const JSON_DEPTH = 8;
/** Days in one batch of an import. */
export const IMPORT_BATCH = 200;
/**
 * An import besides: its batches, the records a file may tell of, names in a list, changes by hand, and kept records
 * and pages of a journal in one batch.
 */
export const IMPORT = {
  batches: 1_000,
  records: 100_000_000,
  names: 60,
  edits: 2_000,
  keptBatch: 400,
  pageBatch: 20,
} as const;
/**
 * What one day may hold: tests and events of medication, the member's own symptoms, a note in characters, a
 * temperature.
 */
export const DAY = {
  tests: 10,
  medication: 20,
  customSymptoms: 40,
  note: 4000,
  celsius: { min: 34, max: 43 },
  fahrenheit: { min: 93.2, max: 109.4 },
} as const;
/** The member's own lists, hidden entries counted too: how many, and how long a name may be. */
export const OWN_LISTS = { customSymptoms: 40, medications: 20, name: 60 } as const;
/**
 * A journal: its entries, and what one holds, in characters; `body` in bytes; `versions` of one entry that are kept,
 * and for how many days.
 */
export const JOURNAL = {
  entries: 20_000,
  title: 200,
  content: 200_000,
  dreamInsights: 20_000,
  tags: 12,
  tag: 40,
  body: 256 * 1024,
  versions: 50,
  keptDays: 30,
  page: 20,
  query: 200,
} as const;
/** The daily flow: letters of a check-in under way and of an intention; `body` in bytes. */
export const FLOW = { checkIn: 20_000, intention: 200, body: 96 * 1024 } as const;
