import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { keepNewest } from '#domain/kept/keep-newest.ts';
import { LIFETIMES, STEP_UP_SECONDS } from '#contract/limits.ts';
import { staffRoles, type StaffRole, type StaffRoles } from '#domain/account/staff.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/query.ts';
import { sessionStore, type SessionRow, type Shut } from './sessions.store.ts';

const CACHE_MS = 5_000;
const MOST_CACHED = 10_000;
const RENEW_MS = 5 * 60_000;
/**
 * A session that rests for a quarter of an hour at most is renewed more often, so that most of it is left after
 * whatever the member did last.
 */
const STAFF_RENEW_MS = 60_000;

/** What the cookie stands for: `sid` is the hex SHA-256 of its token, the table holds SHA-256 of `sid`. */
export type Session = SessionRow & Shut & StaffRoles & { readonly sid: string };

/**
 * The value that a transaction shows for a cookie: hex SHA-256 of the token, so that neither the database nor its
 * settings yield a usable cookie.
 */
export function sidOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What the table holds for a session. */
export function tokenHash(sid: string): Buffer {
  return createHash('sha256').update(sid).digest();
}

/** A new random token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * How long a session may rest, and how long it lives at most: that of staff least of all, whether or not a role is in
 * effect.
 */
export function lifeOf({ shared, held }: { shared: boolean; held: readonly StaffRole[] }): {
  readonly idle: string;
  readonly absolute: string;
} {
  if (held.length > 0) return LIFETIMES.staffSession;
  return shared ? LIFETIMES.sharedSession : LIFETIMES.session;
}

/** The coarse day that a session's age band was computed on. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/**
 * Whether a session should be renewed: its band is of another day, or it was last seen more than five minutes ago, of
 * staff more than one.
 */
export function isStale(session: SessionRow, now: Date): boolean {
  return (
    session.band_day !== utcDay(now) ||
    Date.now() - session.seen_at.getTime() > (session.held_roles.length > 0 ? STAFF_RENEW_MS : RENEW_MS)
  );
}

/**
 * Whether a session's last proof of identity is too old for what asks for one. Real time, as everything about sessions.
 */
export function needsStepUp({ stepped_up_at: at }: Pick<SessionRow, 'stepped_up_at'>): boolean {
  return stepUpLeft(at) === 0;
}

/** Seconds for which a proof of identity still counts. */
export function stepUpLeft(at: Date | null): number {
  return at ? Math.max(0, Math.ceil(STEP_UP_SECONDS - (Date.now() - at.getTime()) / 1000)) : 0;
}

/**
 * Gives a session another token after a proof of identity, as the last thing of its transaction. The token is for the
 * member's cookie; null when the session has ended.
 */
export async function renewToken(tx: Tx, session: string): Promise<string | null> {
  const token = newToken();
  return (await sessionStore.stepUp(tx, { session, tokenHash: tokenHash(sidOf(token)) })) ? token : null;
}

/** Whether the member's lock has closed over a session, by the world's own time. */
function isShut({ shut_at }: Shut): boolean {
  return shut_at !== null && shut_at.getTime() <= Date.now();
}

/** Opens a member's session inside a transaction and gives the token for the member's cookie. */
export async function openSession(
  tx: Tx,
  who: { userId: string; ageGroup: 'teen' | 'adult'; ageGroupDay: string; shared: boolean; ipPrefix: string },
): Promise<string> {
  const token = newToken();
  const life = lifeOf({ shared: who.shared, held: [] });
  await sessionStore.open(tx, {
    ...who,
    ...life,
    id: randomUUID(),
    kind: 'member',
    tokenHash: tokenHash(sidOf(token)),
  });
  return token;
}

/**
 * Looks sessions up, at most five seconds old: for route checks only. The member's own transaction asks the database
 * again.
 */
export class Sessions {
  readonly #db: Database;
  readonly #held = new Map<string, { session: Session | null; until: number }>();

  readonly #asksFactor: boolean;

  /** `asksFactor`: whether a role is in effect only beside a second factor, as in production (security.md 3). */
  constructor(db: Database, { asksFactor }: { asksFactor: boolean }) {
    this.#db = db;
    this.#asksFactor = asksFactor;
  }

  /** The roles of a session: in effect, and asking for a second factor. */
  rolesOf({ held_roles: held, has_factor: hasFactor }: SessionRow): StaffRoles {
    return staffRoles({ held, hasFactor, asksFactor: this.#asksFactor });
  }

  /**
   * The session of a cookie by one look: `open`, or `shut` by the member's lock or because the member left by the quick
   * exit, which opens nothing until the member is back. Neither when it has ended.
   */
  async look(token: string | null): Promise<{ readonly open: Session | null; readonly shut: Session | null }> {
    const session = token ? await this.#lookUp(sidOf(token)) : null;
    return session && isShut(session) ? { open: null, shut: session } : { open: session, shut: null };
  }

  /** The session of a cookie, while it lives and is open. */
  async find(token: string | null): Promise<Session | null> {
    return (await this.look(token)).open;
  }

  /**
   * A session that the database took for ended, when it is shut: told anew, since what was held of it is older. Null
   * when it has ended, or is open after all.
   */
  async shutNow({ sid }: Session): Promise<Session | null> {
    this.drop(tokenHash(sid).toString('hex'));
    const session = await this.#lookUp(sid);
    return session && isShut(session) ? session : null;
  }

  async #lookUp(sid: string): Promise<Session | null> {
    const key = tokenHash(sid).toString('hex');
    const held = this.#held.get(key);
    // What was told as open until now may have been kept open since.
    if (held && held.until > performance.now() && !(held.session && isShut(held.session))) return held.session;
    const row = await sessionStore.read(this.#db, tokenHash(sid));
    const session = row ? { ...row, ...this.rolesOf(row), sid } : null;
    if (session) {
      const value = { session, until: performance.now() + CACHE_MS };
      keepNewest(this.#held, { key, value, most: MOST_CACHED });
    }
    return session;
  }

  /** Forgets a session at once. Called for every `session_ended` that the database announces. */
  drop(hash: string): void {
    this.#held.delete(hash);
  }

  /** Ends a session, on every process. */
  async end(sid: string): Promise<void> {
    this.drop(tokenHash(sid).toString('hex'));
    await sessionStore.end(this.#db, tokenHash(sid));
  }
}
