import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { keepNewest } from '#domain/kept/keep-newest.ts';
import { Keyring, type HearUnreadable } from './keyring.ts';
import type { RootKey } from './root-key.ts';
import { signed, signingKey } from './signing.ts';
import { unwrapKey, wrapKey, type Wrapped } from './wrap.ts';

export const APP_KEYS = [
  'email-index',
  'registration',
  'password-pepper',
  'link-token',
  'log-pseudonym',
  'rate-bucket',
  'signed-cookie',
  'push-identity',
  'second-factor',
  'erasure-ledger',
  'receipt-signing',
  'proof-signing',
  'anon-author',
  'event',
  'circle-name',
  'circle-hold',
  'circle-follow',
  'account-mask',
  'teacher',
  'recording',
  'parcel',
  'referral',
  'feedback',
] as const;
export type AppKeyName = (typeof APP_KEYS)[number];

export type StoredKey = {
  readonly version: number;
  readonly root_key_id: string;
  readonly wrapped: Buffer;
  /** Of a member's key: whether it seals already. */ readonly usable?: boolean;
};
export type NewKeyring = { readonly keyring: Keyring; readonly version: number; readonly sealed: Wrapped };

const KEY = 32;
const CACHE_SIZE = 10_000;
const CACHE_MS = 5 * 60_000;

/**
 * Holds the live root keys and the application keys, and makes keyrings of members. Plain text is never kept; opened
 * keys stay five minutes.
 */
export class Vault {
  #roots: readonly RootKey[];
  readonly #reload: () => readonly RootKey[];
  readonly #appKeys = new Map<AppKeyName, KeyObject>();
  readonly #sealingKeys = new Map<AppKeyName, KeyObject>();
  readonly #rings = new Map<string, { ring: Keyring; until: number }>();

  /** Hears of members' documents that do not open. Set once, when there is a log to tell. */
  hearUnreadable: HearUnreadable = () => undefined;

  constructor(reload: () => readonly RootKey[]) {
    this.#reload = reload;
    this.#roots = reload();
  }

  /** The root key that wraps what is new. */
  get root(): RootKey {
    const [first] = this.#roots;
    if (!first) throw new Error('no root key');
    return first;
  }

  /** HMAC-SHA-256 under an application key: e-mail look-ups, peppering, link tokens, pseudonyms. */
  mac(name: AppKeyName, text: string): Buffer {
    const key = this.#appKeys.get(name);
    if (!key) throw new Error(`application key ${name} is missing`);
    return createHmac('sha256', key).update(text).digest();
  }

  /** Seals bytes under an application key for one place: nonce(12) | ciphertext | tag(16), AES-256-GCM. */
  sealUnder(name: AppKeyName, { place, bytes }: { place: string; bytes: Buffer }): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#sealing(name), nonce).setAAD(Buffer.from(place));
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }

  /** Opens them. Throws when they were sealed for another place, or changed. */
  openUnder(name: AppKeyName, { place, sealed }: { place: string; sealed: Buffer }): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.#sealing(name), sealed.subarray(0, 12)).setAAD(
      Buffer.from(place),
    );
    decipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
  }

  // Apart from the key that its look-up values are made with; made once, since a page opens many names under it.
  #sealing(name: AppKeyName): KeyObject {
    const key = this.#sealingKeys.get(name) ?? createSecretKey(this.mac(name, 'sealing'));
    this.#sealingKeys.set(name, key);
    return key;
  }

  /**
   * Signs a text with the Ed25519 key made of an application key: what everybody may check with the public key beside
   * it.
   */
  sign(name: AppKeyName, text: string): { readonly publicKey: string; readonly value: string } {
    const key = this.#appKeys.get(name);
    if (!key) throw new Error(`application key ${name} is missing`);
    return signed(signingKey(key), text);
  }

  /** Takes an application key from its stored form. */
  addAppKey(name: AppKeyName, stored: StoredKey): void {
    this.#sealingKeys.delete(name);
    this.#appKeys.set(name, createSecretKey(this.#unwrap(stored, `app|${name}|${stored.version}`)));
  }

  /** A fresh application key in its stored form. */
  makeAppKey(name: AppKeyName): Wrapped {
    return wrapKey(this.root, randomBytes(32), `app|${name}|1`);
  }

  /** A keyring for a new member, with the wrapped key to store. */
  makeKeyring(userId: string): NewKeyring {
    const key = randomBytes(32);
    return {
      keyring: new Keyring(userId, [{ version: 1, bytes: key }], (row) => this.hearUnreadable(row)),
      version: 1,
      sealed: wrapKey(this.root, key, `user|${userId}|1`),
    };
  }

  /**
   * The next version of a member's data key in its stored form: 32 random bytes, and behind them the look-up subkey of
   * the member's first.
   */
  makeNextKey(ring: Keyring): { readonly version: number; readonly sealed: Wrapped } {
    const version = ring.highest + 1;
    return {
      version,
      sealed: wrapKey(
        this.root,
        Buffer.concat([randomBytes(KEY), ring.indexSubkey()]),
        `user|${ring.userId}|${version}`,
      ),
    };
  }

  /** A member's keyring while it is cached. */
  cached(userId: string): Keyring | null {
    const held = this.#rings.get(userId);
    if (!held || held.until < performance.now()) return null;
    this.#rings.delete(userId);
    this.#rings.set(userId, held);
    return held.ring;
  }

  /** Opens a member's stored keys for one piece of work, and keeps nothing of them. */
  passingKeyring(userId: string, stored: readonly StoredKey[]): Keyring {
    const keys = stored.map((key) => {
      const bytes = this.#unwrap(key, `user|${userId}|${key.version}`);
      return {
        version: key.version,
        bytes: bytes.subarray(0, KEY),
        usable: key.usable ?? true,
        ...(bytes.length > KEY && { index: bytes.subarray(KEY) }),
      };
    });
    return new Keyring(userId, keys, (row) => this.hearUnreadable(row));
  }

  /** Opens a member's stored keys and caches the keyring. */
  keyring(userId: string, stored: readonly StoredKey[]): Keyring {
    const ring = this.passingKeyring(userId, stored);
    const value = { ring, until: performance.now() + CACHE_MS };
    keepNewest(this.#rings, { key: userId, value, most: CACHE_SIZE });
    return ring;
  }

  /** Drops a member's opened keys: at sign-out and deletion. */
  forget(userId: string): void {
    this.#rings.delete(userId);
  }

  /**
   * Asks the key provider anew and opens a stored key with what it gives. Throws where members' keys could not be
   * opened.
   */
  prove(stored: StoredKey, owner: string): void {
    this.#roots = this.#reload();
    this.#unwrap(stored, owner);
  }

  /** Wraps a stored key under the newest root key. */
  rewrap(stored: StoredKey, owner: string): Wrapped {
    return wrapKey(this.root, this.#unwrap(stored, owner), owner);
  }

  #unwrap(stored: StoredKey, owner: string): Buffer {
    const sealed = { rootKeyId: stored.root_key_id, wrapped: stored.wrapped };
    // A rotation by another process brings a root key that this one has not read yet.
    if (!this.#roots.some((root) => root.id === sealed.rootKeyId)) this.#roots = this.#reload();
    return unwrapKey(this.#roots, sealed, owner);
  }
}
