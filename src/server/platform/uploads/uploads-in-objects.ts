import { createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { nothingThere } from '../files/nothing-there.ts';
import type { Objects } from '../files/objects/objects.ts';
import { UPLOAD_ID, type Uploads } from './uploads.ts';

const PREFIX = 'upload-';
/** What is held of an upload before it is put. */
const PIECE = 4_194_304;
/** What follows the name of an upload where an object is a piece of it: where it begins, and how long it is. */
const PLACE = /^-(\d{12})-(\d{12})$/;

type Piece = { readonly name: string; readonly from: number; readonly to: number };

/**
 * Uploads as objects that every host sees: what begins on one goes on at another. An upload is a head that says how long
 * it will be, and pieces named by their place in it; pieces that two hosts wrote of the same place are the same bytes.
 * What is looked at is laid into `folder` of this machine for that long.
 */
export function uploadsInObjects(objects: Objects, folder: string): Uploads {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const datastore = new Pieces(objects);
  const drop = async (id: string) => {
    for await (const { name } of objects.list({ prefix: headOf(id) })) await objects.remove(name);
    await rm(join(folder, id), { force: true });
  };
  return {
    datastore,
    async withFile(id, work) {
      const path = join(folder, id);
      try {
        if (await datastore.isWhole(id)) await pipeline(Readable.from(datastore.bytesOf(id)), writer(path));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async lay(id, bytes) {
      await datastore.create(new Upload({ id, size: bytes.length, offset: 0 }));
      await datastore.write(Readable.from([bytes]), id, 0);
    },
    drop,
    async *idsBefore(instant) {
      const seen = new Map<string, boolean>();
      for await (const { name, at } of objects.list({ prefix: PREFIX })) {
        const id = UPLOAD_ID.exec(name.slice(PREFIX.length))?.[0];
        if (id) seen.set(id, (seen.get(id) ?? true) && at < instant);
      }
      for (const [id, isOld] of seen) if (isOld) yield id;
      // What a host that was killed had laid there to look at.
      for (const id of await readdir(folder)) {
        const laid = await stat(join(folder, id)).catch(nothingThere(null));
        if (!seen.has(id) && UPLOAD_ID.test(id) && laid && laid.mtime < instant) yield id;
      }
    },
  };
}

function headOf(id: string): string {
  if (UPLOAD_ID.exec(id)?.[0] !== id) throw new Error('not the name of an upload');
  return `${PREFIX}${id}`;
}

function writer(path: string) {
  return createWriteStream(path, { mode: 0o600 });
}

/** What the library of the protocol asks of a place for bytes. */
class Pieces extends DataStore {
  readonly #objects: Objects;
  constructor(objects: Objects) {
    super();
    this.#objects = objects;
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.#objects.put(headOf(upload.id), Buffer.from(String(upload.size)));
    return upload;
  }

  override async remove(id: string): Promise<void> {
    for await (const { name } of this.#objects.list({ prefix: headOf(id) })) await this.#objects.remove(name);
  }

  /** Keeps what comes until the stream ends or breaks: a line that was lost costs nothing that came before. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let held: Buffer[] = [];
    let [from, length] = [offset, 0];
    const keep = async () => {
      if (length === 0) return;
      const name = `${headOf(id)}-${digits(from)}-${digits(length)}`;
      await this.#objects.add(name, Buffer.concat(held));
      [from, length, held] = [from + length, 0, []];
    };
    const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (;;) {
      const next = await chunks.next().catch(() => null);
      if (next === null || next.done) {
        await keep();
        if (next === null) throw ERRORS.FILE_WRITE_ERROR;
        return from;
      }
      held.push(next.value);
      length += next.value.length;
      if (length >= PIECE) await keep();
    }
  }

  override async getUpload(id: string): Promise<Upload> {
    const size = await this.#sizeOf(id);
    if (size === null) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({ id, size, offset: (await this.#inOrder(id)).at(-1)?.to ?? 0 });
  }

  async isWhole(id: string): Promise<boolean> {
    const size = await this.#sizeOf(id);
    return size !== null && ((await this.#inOrder(id)).at(-1)?.to ?? 0) === size;
  }

  async *bytesOf(id: string): AsyncGenerator<Buffer> {
    let at = 0;
    for (const { name, from } of await this.#inOrder(id)) {
      const bytes = await this.#objects.get(name);
      if (!bytes) throw new Error('a piece of an upload is gone');
      yield bytes.subarray(at - from);
      at = from + bytes.length;
    }
  }

  async #sizeOf(id: string): Promise<number | null> {
    const head = await this.#objects.get(headOf(id));
    return head && Number(head.toString());
  }

  /** The pieces from the beginning on, each of which goes on where those before it end, or before that. */
  async #inOrder(id: string): Promise<Piece[]> {
    const row: Piece[] = [];
    let reached = 0;
    for await (const { name } of this.#objects.list({ prefix: `${headOf(id)}-` })) {
      const [, place, length] = PLACE.exec(name.slice(headOf(id).length)) ?? [];
      const from = Number(place ?? Infinity);
      const to = from + Number(length ?? 0);
      if (from > reached) break;
      if (to <= reached) continue;
      row.push({ name, from, to });
      reached = to;
    }
    return row;
  }
}

function digits(count: number): string {
  return String(count).padStart(12, '0');
}
