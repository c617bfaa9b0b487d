import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { Readable } from 'node:stream';

/** One thing in a pack: a folder, or a file whose content may still grow, shrink or vanish while it is read. */
export type ArchiveEntry = {
  readonly path: string;
  readonly folder?: true;
  readonly content?: () => AsyncIterable<Buffer>;
};

const END = Buffer.alloc(4);

/**
 * Files as one stream: for each the length and text of its head as JSON, then pieces with their lengths, then a zero;
 * after the last a zero. A pack that was cut off lacks that end.
 */
export async function* pack(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const { path, folder, content } of entries) {
    yield framed(Buffer.from(JSON.stringify({ path, ...(folder && { folder }) })));
    if (content) for await (const piece of content()) if (piece.length > 0) yield framed(piece);
    yield END;
  }
  yield END;
}

/** Writes a pack's files under `folder`. Throws when the pack was cut off, or names a place outside. */
export async function unpack(stream: Readable, folder: string): Promise<number> {
  const frames = framesOf(stream);
  let count = 0;
  for (;;) {
    const head = await nextOf(frames);
    if (head === null) return count;
    const { path, folder: isFolder } = JSON.parse(head.toString()) as { path: string; folder?: true };
    if (normalize(path) !== path || path.startsWith('..') || path.startsWith('/'))
      throw new Error('a pack names a place outside of its folder');
    const target = join(folder, path);
    await mkdir(isFolder ? target : dirname(target), { recursive: true, mode: 0o700 });
    if (isFolder) await skip(frames);
    else await writeFrames(target, frames);
    count += 1;
  }
}

/** Not flushed one by one: PostgreSQL flushes all of a cluster before it begins to recover it. */
async function writeFrames(target: string, frames: AsyncIterator<Buffer | null>): Promise<void> {
  const file = await open(target, 'wx', 0o600);
  try {
    await copyTo(file, frames);
  } finally {
    await file.close();
  }
}

async function copyTo(file: FileHandle, frames: AsyncIterator<Buffer | null>): Promise<void> {
  for (let piece = await nextOf(frames); piece !== null; piece = await nextOf(frames)) await file.appendFile(piece);
}

async function skip(frames: AsyncIterator<Buffer | null>): Promise<void> {
  while ((await nextOf(frames)) !== null);
}

async function nextOf(frames: AsyncIterator<Buffer | null>): Promise<Buffer | null> {
  const next = await frames.next();
  if (next.done) throw new Error('the pack was cut off');
  return next.value;
}

function framed(piece: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return Buffer.concat([length, piece]);
}

/** The frames of a stream; null for each zero. */
async function* framesOf(stream: Readable): AsyncGenerator<Buffer | null> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of stream) {
    held = held.length === 0 ? (chunk as Buffer) : Buffer.concat([held, chunk as Buffer]);
    while (held.length >= 4) {
      const length = held.readUInt32BE(0);
      if (held.length < 4 + length) break;
      yield length === 0 ? null : held.subarray(4, 4 + length);
      held = held.subarray(4 + length);
    }
  }
  if (held.length > 0) throw new Error('the pack was cut off');
}
