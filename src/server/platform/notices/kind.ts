import type { Due, ReminderFacts } from '#domain/reminder/decide.ts';
import type { ReminderWords } from '#domain/reminder/reminder-words.ts';
import type { ReminderKind } from '#domain/reminder/reminder.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { MailWords } from '#server/platform/mail/email.ts';
import type { Owner } from '#server/platform/vault/owner.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

/** The ways a notice may take, by the names the outbox has for them. */
export const CHANNELS = ['in_app', 'email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Whom a notice goes to, as the member is when it is sent. */
export type Recipient = {
  readonly userId: string;
  /** Empty until the member's address is confirmed: then nobody is greeted by name. */
  readonly firstName: string;
  readonly timeZone: string;
  readonly ageGroup: 'teen' | 'adult';
};

/**
 * What a kind is asked with when one notice of it is about to be sent: the job acts as the member, so that it may read
 * what is the member's.
 */
export type NoticeCase<Data> = {
  readonly owner: Owner;
  readonly to: Recipient;
  /** What the cause told, opened. */
  readonly data: Data;
  /** The row it is about, by its id, and the link it carries. */
  readonly about: string | null;
  readonly linkId: string | null;
  readonly now: Date;
  readonly publicOrigin: string;
  readonly vault: Vault;
};

/** The words of a mail, and where it goes when that is not the address of the member's account. */
export type NoticeMail = MailWords & { readonly address?: string };
/** Writes the mail of one notice; null when there is nothing to say. */
export type LetterOf<Data> = (of: NoticeCase<Data>) => NoticeMail | null | Promise<NoticeMail | null>;

/** Until when it is worth sending: on its own day of the member's alone, or whenever it can be sent. */
export type GoodFor = 'its day' | 'until sent';

/**
 * Caused by something that happened, or due by the time; `switch` is the row of the member's settings that a kind hangs
 * on. An event without one is told whatever the member chose.
 */
type Event = { readonly cause: 'event'; readonly switch?: ReminderKind };
type Timed = {
  readonly cause: 'time';
  readonly switch: ReminderKind;
  readonly due: (facts: ReminderFacts, today: LocalDate) => Due | null;
};

type Everywhere<Data> = {
  /**
   * What an operator reads in the outbox, where it may be read; parts of the member's notices are known by it. Never
   * renamed.
   */
  readonly name: string;
  /**
   * 'respect': a mail that comes in the member's quiet hours waits for their end, or is dropped where it is good for
   * its day alone.
   */
  readonly quietHours: 'respect' | 'at once';
  /** True when there is no reason to send it any more; judged when it is sent. */
  readonly closed: 'never' | ((of: NoticeCase<Data>) => Promise<boolean>);
  /**
   * What the row in the outbox tells: the name of the kind and when it was sent, or neither, for what concerns the
   * member's body or the member's days.
   */
  readonly trace: 'name and time' | 'none';
};

/** `which` says who of that age, by what is known when it is sent. */
type Who<Age> = { readonly age: Age; readonly which: 'everyone it concerns' | ((to: Recipient) => boolean) };

/** A kind that comes by mail alone, in words of its own. */
type MailKind<Data> = Everywhere<Data> & {
  readonly who: Who<'any' | 'adult'>;
  readonly when: Event;
  readonly channels: readonly ['email'];
  readonly goodFor: { readonly email: GoodFor };
  readonly words: { readonly letter: LetterOf<Data> };
};

/**
 * A kind of several channels. What `short` says is plain: on a phone and in a mail it is made neutral for whoever is
 * discreet. `opens` is the path it leads to.
 */
type ManyWays<Data> = Everywhere<Data> & {
  readonly channels: readonly Channel[];
  readonly goodFor: { readonly email: GoodFor; readonly push: GoodFor };
  readonly words: {
    readonly short: (data: Data) => ReminderWords;
    readonly opens: string;
    /** 'note': the neutral mail of all short words that come together; otherwise a mail of its own. */ readonly letter:
      | 'note'
      | LetterOf<Data>;
  };
};
type ManyWaysByEvent<Data> = ManyWays<Data> & { readonly who: Who<'any' | 'adult'>; readonly when: Event };
/** A teen gets no nudge (decisions 10), and neither its name nor its day is known from a row. */
export type TimedKind<Data = never> = ManyWays<Data> & {
  readonly who: Who<'adult'>;
  readonly when: Timed;
  readonly trace: 'none';
};

/**
 * One kind of notice, as plain data: who gets it, when, by which channels, in what words, whether it minds the member's
 * quiet hours, how long it is good for, and what closes it. `Data` is what its cause tells; null where the name says
 * all.
 */
export type NoticeKind<Data = never> = MailKind<Data> | ManyWaysByEvent<Data> | TimedKind<Data>;

/** A kind that something causes. */
export type EventKind<Data> = MailKind<Data> | ManyWaysByEvent<Data>;

/** The kinds there are, by name. */
export type NoticeKinds = ReadonlyMap<string, NoticeKind>;

/** How a row calls a notice whose kind is not to be known from it. */
export const NOTE = 'note';
const NAME = /^[a-z][a-z_]{1,39}$/;

/**
 * Collects the kinds of all features. Throws on a name that comes twice, that the outbox does not take, or that it
 * keeps for itself.
 */
export function collectKinds(kinds: readonly NoticeKind[]): NoticeKinds {
  const found = new Map<string, NoticeKind>();
  for (const kind of kinds) {
    if (!NAME.test(kind.name) || kind.name === NOTE) throw new Error(`no notice can be called "${kind.name}"`);
    if (found.has(kind.name)) throw new Error(`two kinds of notices are called "${kind.name}"`);
    if (kind.channels.length === 0) throw new Error(`"${kind.name}" has no channel`);
    found.set(kind.name, kind);
  }
  return found;
}

/** Those of the kinds that are due by the time alone, in their order. */
export function timedKinds(kinds: NoticeKinds): TimedKind[] {
  return [...kinds.values()].flatMap((kind) => (kind.when.cause === 'time' ? [kind as TimedKind] : []));
}

/**
 * What a kind says in short, and where it leads; null for a kind that comes by mail alone. `data` is what was stored
 * under the name of this kind.
 */
export function shortWords(kind: NoticeKind, data: object): (ReminderWords & { readonly opens: string }) | null {
  if (!('short' in kind.words)) return null;
  return { ...kind.words.short(data as never), opens: kind.words.opens };
}
