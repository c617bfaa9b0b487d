import type { Readable } from 'node:stream';

/** A part of a file: its first and its last byte, both counted from 0 and both of it. */
export type ByteRange = { readonly from: number; readonly to: number };

/**
 * Keeps large files under random names (UUIDs), outside of everything that is served: on the disk, or in a store that
 * speaks S3. No file is ever whole in memory.
 */
export type LargeFiles = {
  /**
   * Keeps what a stream brings under a new name: `bytes` of them, no more and no fewer. It is there whole when it
   * resolves; where the stream breaks nothing is.
   */
  put(name: string, file: { readonly content: Readable; readonly bytes: number }): Promise<void>;
  /** A part of a file as it is read, or null where there is none of that name. */
  read(name: string, range: ByteRange): Promise<Readable | null>;
  /** Removes a name; nothing where there is none. */
  remove(name: string): Promise<void>;
  /** Every name that was put before an instant. What a broken put left behind before it is removed on the way. */
  namesBefore(instant: Date): AsyncIterable<string>;
};

/** The form of a name: a UUID. */
export const NAME = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The same name; throws where it is none, before it becomes a path. */
export function named(name: string): string {
  if (!NAME.test(name)) throw new Error('not the name of a file');
  return name;
}

/** A stream brought fewer or more bytes than it was to. */
export class WrongLength extends Error {}
