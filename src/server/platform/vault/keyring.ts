import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const FORMAT = 1;
const HEAD = 1 + 4;
const NONCE = 12;
const TAG = 16;
const STEP = 256;

/** Where a sealed document lives. A ciphertext moved to another table, member or row does not open. */
export type RowRef = { readonly table: string; readonly rowId: string };

/**
 * One version of a member's data key: 32 random bytes. A renewed one brings the look-up subkey of the first along, and
 * seals only once it is usable.
 */
export type DataKey = {
  readonly version: number;
  readonly bytes: Buffer;
  readonly index?: Buffer;
  readonly usable?: boolean;
};

/** A sealed document that does not open in its place: damaged, or sealed for another place or member. */
export class UnreadableRow extends Error {
  readonly userId: string;
  readonly place: RowRef;
  constructor(at: { readonly userId: string; readonly place: RowRef }, options?: ErrorOptions) {
    super('a sealed document does not open', options);
    this.name = 'UnreadableRow';
    this.userId = at.userId;
    this.place = at.place;
  }
}

/** Hears of a document that did not open and was passed over. */
export type HearUnreadable = (row: UnreadableRow) => void;

// Key objects: a key given as bytes is made into one at every use, which costs four times the deciphering itself.
type Subkeys = { readonly data: KeyObject; readonly index: KeyObject };

/**
 * Seals and opens the documents of one member (security.md 1). Blob: fmt(1) | keyver(4) | nonce(12) | ciphertext |
 * tag(16); the plaintext is JSON padded to 256-byte steps, so that its length tells little. AES-256-GCM, subkeys by
 * HKDF-SHA-256.
 */
export class Keyring {
  readonly userId: string;
  readonly #keys = new Map<number, Subkeys>();
  readonly #newest: number;
  readonly #hear: HearUnreadable;

  constructor(userId: string, keys: readonly DataKey[], hear: HearUnreadable = () => undefined) {
    if (keys.length === 0) throw new Error('a keyring needs a key');
    this.userId = userId;
    this.#hear = hear;
    const usable = keys.filter((key) => key.usable !== false);
    this.#newest = Math.max(...(usable.length > 0 ? usable : keys).map((key) => key.version));
    for (const { version, bytes, index } of keys)
      this.#keys.set(version, {
        data: derive(bytes, 'data'),
        index: index ? createSecretKey(index) : derive(bytes, 'blind-index'),
      });
  }

  /** The version that seals. */
  get newest(): number {
    return this.#newest;
  }

  /** The highest version there is, also where it seals only later. */
  get highest(): number {
    return Math.max(...this.#keys.keys());
  }

  /**
   * The subkey of look-ups, for the next version to bring along: look-ups outlive the first key, what it sealed does
   * not.
   */
  indexSubkey(): Buffer {
    return this.#subkeys(Math.min(...this.#keys.keys())).index.export();
  }

  /** Whether a sealed document is of an older version than the one that seals. */
  isOld(blob: Buffer): boolean {
    return blob.readUInt32BE(1) < this.#newest;
  }

  /** The same document, sealed by the newest version. Throws as open does. */
  reseal(place: RowRef, blob: Buffer): Buffer {
    return this.sealBytes(place, this.openBytes(place, blob));
  }

  /** The same; null where it does not open, as openOrNull. */
  resealOrNull(place: RowRef, blob: Buffer): Buffer | null {
    return this.#orNull(() => this.reseal(place, blob));
  }

  /** Seals a document for its place. */
  seal(place: RowRef, document: unknown): Buffer {
    return this.sealBytes(place, Buffer.from(JSON.stringify(document)));
  }

  /** Seals bytes, such as a picture, for their place. */
  sealBytes(place: RowRef, bytes: Buffer): Buffer {
    const head = Buffer.alloc(HEAD);
    head.writeUInt8(FORMAT, 0);
    head.writeUInt32BE(this.#newest, 1);
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.#subkeys(this.#newest).data, nonce).setAAD(
      this.#aad(place, this.#newest),
    );
    return Buffer.concat([head, nonce, cipher.update(pad(bytes)), cipher.final(), cipher.getAuthTag()]);
  }

  /** Opens a document. Throws UnreadableRow when it was sealed for another place or member, or was changed. */
  open(place: RowRef, blob: Buffer): unknown {
    const bytes = this.openBytes(place, blob);
    return this.#reading(place, () => JSON.parse(bytes.toString()) as unknown);
  }

  /** Opens bytes. Throws as open does. */
  openBytes(place: RowRef, blob: Buffer): Buffer {
    return this.#reading(place, () => this.#decipher(place, blob));
  }

  /**
   * Opens one of several documents, so that one that does not open costs no other: null then, and whoever looks after
   * such rows hears of it. What is shown in its place, and that nothing is written over it, is the caller's to say.
   */
  openOrNull(place: RowRef, blob: Buffer): unknown {
    return this.#orNull(() => this.open(place, blob));
  }

  /** As openOrNull, of bytes such as a picture. */
  openBytesOrNull(place: RowRef, blob: Buffer): Buffer | null {
    return this.#orNull(() => this.openBytes(place, blob));
  }

  #orNull<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error;
      this.#hear(error);
      return null;
    }
  }

  #reading<T>(place: RowRef, read: () => T): T {
    try {
      return read();
    } catch (cause) {
      throw new UnreadableRow({ userId: this.userId, place }, { cause });
    }
  }

  #decipher(place: RowRef, blob: Buffer): Buffer {
    if (blob.length < HEAD + NONCE + TAG || blob.readUInt8(0) !== FORMAT) throw new Error('not a sealed document');
    const version = blob.readUInt32BE(1);
    const nonce = blob.subarray(HEAD, HEAD + NONCE);
    const decipher = createDecipheriv('aes-256-gcm', this.#subkeys(version).data, nonce).setAAD(
      this.#aad(place, version),
    );
    decipher.setAuthTag(blob.subarray(-TAG));
    return unpad(Buffer.concat([decipher.update(blob.subarray(HEAD + NONCE, -TAG)), decipher.final()]));
  }

  /**
   * A keyed look-up value: equal for equal text of one kind and one member, meaningless without the member's key. Stays
   * with the first key, so that look-ups outlive a rotation.
   */
  blind(kind: string, text: string): Buffer {
    return createHmac('sha256', this.#subkeys(Math.min(...this.#keys.keys())).index)
      .update(`${kind}|${text}`)
      .digest();
  }

  /**
   * A keyed look-up value in the shape of an id: the same for the same text, so that a row can be named without asking
   * for it first.
   */
  blindId(kind: string, text: string): string {
    const hex = this.blind(kind, text).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  }

  #subkeys(version: number): Subkeys {
    const keys = this.#keys.get(version);
    if (!keys) throw new Error(`data key version ${version} is missing`);
    return keys;
  }

  #aad(place: RowRef, version: number): Buffer {
    return Buffer.from(`${FORMAT}|${place.table}|${this.userId}|${place.rowId}|${version}`);
  }
}

function derive(key: Buffer, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, '', use, 32)));
}

function pad(text: Buffer): Buffer {
  const padded = Buffer.alloc(Math.ceil((text.length + 4) / STEP) * STEP);
  padded.writeUInt32BE(text.length, 0);
  text.copy(padded, 4);
  return padded;
}

function unpad(padded: Buffer): Buffer {
  return padded.subarray(4, 4 + padded.readUInt32BE(0));
}
