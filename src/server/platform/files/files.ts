/** Keeps files under random names. What is put is sealed already: a store sees no picture. */
export type Files = {
  /** Keeps bytes under a new name (a UUID). They lie safe on the disk when it resolves. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a name, or null. */
  get(name: string): Promise<Buffer | null>;
  /** Removes a name; nothing where there is none. */
  remove(name: string): Promise<void>;
  /** Every name that was put before an instant, also what a broken put left behind. */
  namesBefore(instant: Date): AsyncIterable<string>;
};
