import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { FAULTS, type Fault } from './unfit.ts';
import { AUDIO_TYPES, type AudioKind, type Piece } from './walk.ts';

const PROGRAM = fileURLToPath(new URL('./check-audio-child.ts', import.meta.url));
/** An hour and a half of the dearest kind takes about a minute and a half. */
const MOST_MS = 200_000;
const KINDS = Object.keys(AUDIO_TYPES) as [AudioKind, ...AudioKind[]];
/** The child reads files and does nothing else: it writes none, starts no program and no thread. */
const BOUNDS = ['--no-warnings', '--permission', '--allow-fs-read=*', '--max-old-space-size=256'];

const place = z.int().nonnegative();
const said = z.union([
  z.object({ fault: z.enum(FAULTS) }),
  z.object({
    kind: z.enum(KINDS),
    seconds: z.int().positive(),
    loudness: z.number(),
    peaks: z.array(z.int().min(0).max(255)).max(800),
    pieces: z.array(z.union([z.object({ from: place, to: place }), z.object({ made: z.base64() })])),
  }),
]);

/** A file that may be kept: its kind and length, how loud it is, its wave, and what is left of it without its tags. */
export type FitAudio = {
  readonly kind: AudioKind;
  readonly seconds: number;
  readonly loudness: number;
  readonly peaks: readonly number[];
  readonly pieces: readonly Piece[];
  /** How many bytes the pieces have. */
  readonly bytes: number;
};

/**
 * Judges a file by its bytes: every frame walked, decoded and measured, in a process of its own with limits of time and
 * memory and no environment. What breaks a decoder breaks nothing here. `seconds` says how long it may last.
 */
export async function checkAudio(
  path: string,
  { least, most, signal, within = MOST_MS }: Limits,
): Promise<FitAudio | { readonly fault: Fault }> {
  const child = spawn(process.execPath, [...BOUNDS, PROGRAM, path, String(least), String(most)], {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: within,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [answer, code] = await Promise.all([text(child.stdout), ended]);
  // Out of time or of memory: it takes more to read than any recording does.
  if (code !== 0) return { fault: 'too_heavy' };
  const told = said.parse(JSON.parse(answer));
  return 'fault' in told ? told : { ...told, bytes: told.pieces.reduce((sum, piece) => sum + lengthOf(piece), 0) };
}

type Limits = {
  /** How many seconds a recording lasts at least and at most. */
  readonly least: number;
  readonly most: number;
  readonly signal?: AbortSignal;
  /** How long it may take, in milliseconds. */
  readonly within?: number;
};

function lengthOf(piece: Piece): number {
  return 'made' in piece ? Buffer.from(piece.made, 'base64').length : piece.to - piece.from;
}

/** The rewritten file as a stream: the pieces of the file at a path, one after the other. */
export function rewritten(path: string, pieces: readonly Piece[]): Readable {
  return Readable.from(
    (async function* () {
      for (const piece of pieces) {
        if ('made' in piece) yield Buffer.from(piece.made, 'base64');
        else if (piece.to > piece.from) yield* createReadStream(path, { start: piece.from, end: piece.to - 1 });
      }
    })(),
    { objectMode: false },
  );
}
