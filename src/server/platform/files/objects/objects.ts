/** An object as a list tells of it: `at` is when it was put, by the clock of the store. */
export type ListedObject = { readonly name: string; readonly bytes: number; readonly at: Date };

/**
 * Bytes under names in a place that every host sees: a store that speaks S3, or a PostgreSQL of its own. Each object is
 * small enough to be whole in memory.
 */
export type Objects = {
  /** Keeps bytes under a name, in the place of those before. They lie safe when it resolves. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Keeps bytes under a name that is used once: what lies there already stays. They lie safe when it resolves. */
  add(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a name, or null. */
  get(name: string): Promise<Buffer | null>;
  /** Removes a name; nothing where there is none. */
  remove(name: string): Promise<void>;
  /** What begins with `prefix` and comes after the name `after`, in the order of the bytes of the names, read in pages. */
  list(asked: { readonly prefix: string; readonly after?: string }): AsyncIterable<ListedObject>;
};
