import type { DataStore } from '@tus/server';

/** The bytes of uploads under way, and of those that came and wait to be looked at. Each has a UUID for a name. */
export type Uploads = {
  /** Where the open protocol writes. */
  readonly datastore: DataStore;
  /**
   * Lets somebody work with the bytes that came as a file on this machine, which is nobody's afterward. Its path leads
   * nowhere where they are gone or not all here.
   */
  withFile<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Lays an upload there whole, as if it had come. */
  lay(id: string, bytes: Buffer): Promise<void>;
  /** Removes all of an upload; nothing where there is none. */
  drop(id: string): Promise<void>;
  /** Every upload of which nothing has come since an instant. */
  idsBefore(instant: Date): AsyncIterable<string>;
};

/** The form of the name of an upload, at the beginning of a text. */
export const UPLOAD_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
