import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip, in pieces; `packed` where its bytes are packed already, as a picture's are. */
export type ArchivedFile = {
  readonly name: string;
  readonly pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  readonly packed?: boolean;
};

/**
 * A zip in pieces, made while it is read: never more than the last piece is held, and an entry is asked for when those
 * before it are through. Entries are dated `mtime`.
 */
export async function* zipped(entries: AsyncIterable<ArchivedFile>, mtime: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, pieces, packed = false } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
