import { fstatSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import { parseStream } from 'music-metadata';
import { bytesOf } from './decoders.ts';
import { measure } from './measure.ts';
import { Unfit } from './unfit.ts';
import { AUDIO_TYPES, type Walked } from './walk.ts';
import { walkFlac } from './walks/flac.ts';
import { walkMp3 } from './walks/mp3.ts';
import { walkMp4 } from './walks/mp4.ts';
import { walkOgg } from './walks/ogg.ts';
import { walkWav } from './walks/wav.ts';
import { Window } from './window.ts';

// Its own process: reads a file by its path and says on its output, as JSON, what it is or why it is not taken. It writes
// nothing and knows nothing else.

const [path = '', least = '1', most = '5400'] = process.argv.slice(2);
const WALKS = [walkFlac, walkMp3, walkMp4, walkOgg, walkWav];

async function check() {
  const fd = openSync(path, 'r');
  const file = new Window(fd, fstatSync(fd).size);
  const walked = WALKS.reduce<Walked | null>((found, walk) => found ?? walk(file), null);
  if (!walked) throw new Unfit('kind');
  const seconds = walked.samples / walked.rate;
  if (seconds < Number(least)) throw new Unfit('too_short');
  if (seconds > Number(most)) throw new Unfit('too_long');
  await readAgain(file, walked);
  const measured = await measure(file, walked);
  return { kind: walked.kind, seconds: Math.round(seconds), pieces: walked.pieces, ...measured };
}

/** What will be kept, as a library of its own reads it: of the same kind and length, and without a tag or a picture. */
async function readAgain(file: Window, walked: Walked): Promise<void> {
  const bytes = walked.pieces.reduce(
    (sum, piece) => sum + ('made' in piece ? Buffer.from(piece.made, 'base64').length : piece.to - piece.from),
    0,
  );
  const info = { mimeType: AUDIO_TYPES[walked.kind], size: bytes };
  const { format, native, common } = await parseStream(
    Readable.from(bytesOf(file, walked.pieces), { objectMode: false }),
    info,
    {
      duration: true,
    },
  ).catch(() => {
    throw new Unfit('damaged');
  });
  if (common.picture || Object.values(native).some((tags) => tags.some(({ id }) => !PLAIN.has(id))))
    throw new Unfit('tag');
  if (format.duration !== undefined && Math.abs(format.duration - walked.samples / walked.rate) > 1)
    throw new Unfit('damaged');
}

/** What a library makes of a format itself, and calls a tag. */
const PLAIN: ReadonlySet<string> = new Set(['vendor']);

const told = await check().catch((error: unknown) => {
  if (error instanceof Unfit) return { fault: error.fault };
  // What breaks a reader is not a file that plays.
  process.stderr.write(error instanceof Error ? error.name : 'unknown');
  return { fault: 'damaged' as const };
});
process.stdout.write(JSON.stringify(told));
