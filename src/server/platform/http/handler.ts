import type { ErrorBody, ErrorCode } from '#contract/errors.ts';
import type { Received, Reply, Route } from '#contract/kit/route.ts';
import type { StaffRole } from '#domain/account/staff.ts';
import type { Tx } from '../db/query.ts';
import type { Keyring } from '../vault/keyring.ts';

/** The member behind a request, inside the member's own transaction. */
export type Me = {
  readonly userId: string;
  readonly ageGroup: 'teen' | 'adult';
  readonly roles: readonly StaffRole[];
  /** A moderator in effect who was vetted for the teens' room. */
  readonly isTeenModerator: boolean;
  readonly tx: Tx;
  readonly keys: Keyring;
  /** The session the member is here by; null for work on the host. */
  readonly here: Here | null;
};

/**
 * A session by its id, which opens nothing and outlives a new token, whether others use the device, when it last proved
 * that it is the member, and the roles of the member's that ask for a second factor.
 */
export type Here = {
  readonly session: string;
  readonly shared: boolean;
  readonly steppedUpAt: Date | null;
  readonly asking: readonly StaffRole[];
};

/** What a public handler may know and do about the connection. */
export type Visitor = {
  readonly ipPrefix: string;
  readonly requestId: string;
  readonly sid: string | null;
  /** True when this browser was refused for its age within the last day. */
  readonly ageRefused: boolean;
  signIn(token: string, shared: boolean): void;
  signOut(): void;
  /** The token of a sign-in that waits for its second step in this browser. */
  readonly second: string | null;
  /** Lets this browser go on with its second step; null when that is over. */
  awaitSecond(token: string | null): void;
  refuseAge(): void;
  /**
   * The random name of this browser where it has signed in to the account of that look-up value before, else null: its
   * wrong passwords are counted apart.
   */
  device(index: Buffer): string | null;
  /** The random name of this browser where it has signed in here before, to whatever account, else null. */
  readonly browser: string | null;
  /** Knows this browser again for the account, and gives the random name it goes by. */
  rememberDevice(index: Buffer): string;
  /** The first code of a referral that this browser met, and when; null where it met none. */
  readonly firstTouch: { readonly code: string; readonly at: Date } | null;
  /** The newest registration that this browser began with the address of that look-up value, else null. */
  registration(index: Buffer): string | null;
  rememberRegistration(index: Buffer, id: string): void;
  /** Its link was used. */
  forgetRegistration(index: Buffer): void;
  /** Kind of device and browser, such as "phone, Firefox". */
  readonly deviceWords: string;
};

/** An expected refusal: a code of the contract, with what the screen needs besides. */
export class Refusal {
  readonly code: ErrorCode;
  readonly extra: Partial<ErrorBody>;
  /**
   * True when what was done before refusing must stay, as when an account is removed. Otherwise a refusal undoes
   * everything.
   */
  readonly keepsEffect: boolean;
  constructor(code: ErrorCode, extra: Partial<ErrorBody> = {}, keepsEffect = false) {
    this.code = code;
    this.extra = extra;
    this.keepsEffect = keepsEffect;
  }
}

/** One too many: told with the seconds after which another may come, as every 429 is. */
export class TooMany extends Refusal {
  readonly retryAfter: number;
  constructor(retryAfter: number, extra: Partial<ErrorBody> = {}) {
    super('rate_limited', extra);
    this.retryAfter = Math.max(1, Math.ceil(retryAfter));
  }
}

/** Refuses with a code of the contract. What comes too often is refused by `tooMany`, which says until when. */
export function refuse(code: Exclude<ErrorCode, 'rate_limited'>, extra: Partial<ErrorBody> = {}): Refusal {
  return new Refusal(code, extra);
}

/** Refuses what comes too often for so many seconds. */
export function tooMany(retryAfter: number, extra: Partial<ErrorBody> = {}): Refusal {
  return new TooMany(retryAfter, extra);
}

/** Who asks. `ifMatch` is the version that the request says it changes. */
type Who<R extends Route> = R['access']['who'] extends 'public'
  ? { readonly visitor: Visitor }
  : OfMember & (R['rate'] extends 'login' ? { readonly visitor: Visitor } : unknown);
/**
 * A route that weighs a secret (rate `login`) holds no transaction, so that its handler may set the member's cookie
 * once its own has ended.
 */
type OfMember = {
  readonly me: Me;
  readonly ifMatch: number | null;
  readonly requestId: string;
  readonly ipPrefix: string;
};
export type HandlerOf<R extends Route> = (call: Received<R> & Who<R>) => Promise<Reply<R> | Refusal>;
/** One handler for every route of a table: a missing or a surplus one does not compile. */
export type HandlersOf<T extends Record<string, Route>> = { readonly [Name in keyof T]: HandlerOf<T[Name]> };
