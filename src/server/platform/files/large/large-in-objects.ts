import { Readable } from 'node:stream';
import type { Objects } from '../objects/objects.ts';
import { NAME, named, WrongLength, type ByteRange, type LargeFiles } from './large-files.ts';

const PREFIX = 'recording-';
/** Bytes of a piece: what a listener asks for is a few of them. */
const PIECE = 1_048_576;
/** Comes after the name where an object is a piece. */
const NUMBER = /^(.{36})-\d{6}$/;

/**
 * Large files in pieces of a megabyte, for a store that keeps an object whole in memory. The object of the name itself
 * says how many bytes there are and comes last: a file without it is none.
 */
export function largeInObjects(objects: Objects): LargeFiles {
  const head = (name: string) => `${PREFIX}${named(name)}`;
  const piece = (name: string, number: number) => `${head(name)}-${String(number).padStart(6, '0')}`;
  const remove = async (name: string) => {
    // The head first: whoever comes meanwhile finds none, or reads what was there.
    await objects.remove(head(name));
    for await (const each of objects.list({ prefix: `${head(name)}-` })) await objects.remove(each.name);
  };
  return {
    async put(name, { content, bytes }) {
      let [came, number] = [0, 0];
      try {
        for await (const part of inPieces(content)) {
          came += part.length;
          if (came > bytes) throw new WrongLength();
          await objects.put(piece(name, number), part);
          number += 1;
        }
        if (came !== bytes) throw new WrongLength();
        await objects.put(head(name), Buffer.from(String(bytes)));
      } catch (error) {
        // What cannot be removed now is nobody's, and goes with the next sweep.
        await remove(name).catch(() => undefined);
        throw error;
      }
    },
    async read(name, range) {
      const there = await objects.get(head(name));
      if (!there) return null;
      const last = Math.min(range.to, Number(there.toString()) - 1);
      return Readable.from(parts({ objects, at: (number) => piece(name, number), range: { ...range, to: last } }), {
        objectMode: false,
      });
    },
    remove,
    async *namesBefore(instant) {
      const whole = new Set<string>();
      const broken = new Set<string>();
      for await (const { name, at } of objects.list({ prefix: PREFIX })) {
        if (at >= instant) continue;
        const rest = name.slice(PREFIX.length);
        const of = NUMBER.exec(rest)?.[1];
        // A head comes right before its pieces.
        if (of === undefined && NAME.test(rest)) {
          whole.clear();
          whole.add(rest);
          yield rest;
        } else if (of !== undefined && !whole.has(of)) broken.add(of);
      }
      for (const name of broken) if (!(await objects.get(head(name)))) await remove(name);
    },
  };
}

type Parts = {
  readonly objects: Objects;
  readonly at: (number: number) => string;
  readonly range: ByteRange;
};

async function* parts({ objects, at, range: { from, to } }: Parts): AsyncGenerator<Buffer> {
  for (let start = from; start <= to;) {
    const number = Math.floor(start / PIECE);
    const whole = await objects.get(at(number));
    if (!whole) throw new Error('a piece of the file is gone');
    const ends = Math.min(to, (number + 1) * PIECE - 1);
    yield whole.subarray(start - number * PIECE, ends - number * PIECE + 1);
    start = ends + 1;
  }
}

/** The bytes of a stream in pieces of one size; the last may be shorter. */
export async function* inPieces(content: Readable, size: number = PIECE): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    held.push(chunk);
    length += chunk.length;
    while (length >= size) {
      const whole = Buffer.concat(held);
      yield whole.subarray(0, size);
      held = [whole.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(held);
}
