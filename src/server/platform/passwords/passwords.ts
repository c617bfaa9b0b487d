import { hash, verify } from '@node-rs/argon2';
import type { Vault } from '../vault/vault.ts';

export type HashCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };

/** What a guess costs: m in KiB, t in passes, p in lanes (OWASP Password Storage Cheat Sheet). */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const QUEUE = 20;

/** Too many passwords wait to be hashed: the caller answers 503 and asks to come back. */
export class TooManyPasswords extends Error {}

/**
 * Hashes and checks passwords: Argon2id (m = 19 MiB, t = 2, p = 1) over HMAC(pepper, password), at most two at once and
 * twenty waiting.
 */
export class Passwords {
  readonly #vault: Vault;
  readonly #cost: HashCost;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #dummy: Promise<string> | null = null;

  /** Another cost is for tests that make many accounts and look at something else. */
  constructor(vault: Vault, cost: HashCost = COST) {
    this.#vault = vault;
    this.#cost = cost;
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(this.#peppered(password), this.#cost));
  }

  /**
   * True when the password belongs to the hash. Without a hash it takes as long and is false, so that time tells
   * nothing.
   */
  async matches(stored: string | null, password: string): Promise<boolean> {
    // Made for whoever comes first, known or not: made for an unknown one alone, its first try would take twice as long.
    const against = await this.#dummyHash();
    const right = await this.#inTurn(() => verify(stored ?? against, this.#peppered(password)));
    return right && stored !== null;
  }

  #dummyHash(): Promise<string> {
    return (this.#dummy ??= this.hash('nobody has this account').catch((error: unknown) => {
      // One that could not be made while too many waited is made for the next: kept, it would tell who is unknown.
      this.#dummy = null;
      throw error;
    }));
  }

  #peppered(password: string): string {
    return this.#vault.mac('password-pepper', password).toString('base64url');
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= QUEUE) throw new TooManyPasswords();
      await new Promise<void>((go) => this.#waiting.push(go));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // A place is handed on rather than given back, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
