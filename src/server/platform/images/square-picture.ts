import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./square-picture-child.ts', import.meta.url));
const MOST_MS = 10_000;
const AT_ONCE = 2;
const QUEUE = 6;
/** The child reads its own code and nothing else of interest; it can write no file, start no program and no thread. */
const BOUNDS = ['--no-warnings', '--permission', '--allow-addons', '--allow-fs-read=*', '--max-old-space-size=128'];

/** Too many pictures wait to be made: the caller answers 503 and asks to come back. */
export class TooManyPictures extends Error {}

type PictureAsked = {
  readonly side: number;
  readonly pixels: number;
  readonly member: string;
  readonly whole?: boolean;
};

let running = 0;
const waiting: (() => void)[] = [];
/** Whose picture runs or waits: one each, so that nobody fills the queue alone. */
const members = new Set<string>();

/**
 * A picture as a square WebP of `side` pixels, or `whole` with its longer side at most that long, made anew from its pixels, so that nothing else of the file is left: no
 * place, no camera, nothing appended. One of a member's at a time, in a process of its own with a time limit and no environment: what breaks the
 * decoder breaks nothing here. Null when it cannot be decoded. The caller has judged its header before. Throws
 * TooManyPictures.
 */
export async function squarePicture(
  bytes: Buffer,
  { side, pixels, member, whole = false }: PictureAsked,
): Promise<Buffer | null> {
  if (members.has(member)) throw new TooManyPictures();
  members.add(member);
  try {
    return await inTurn(() => inChild(bytes, [String(side), String(pixels), whole ? 'whole' : 'square']));
  } finally {
    members.delete(member);
  }
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) throw new TooManyPictures();
    await new Promise<void>((go) => waiting.push(go));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function inChild(bytes: Buffer, args: readonly string[]): Promise<Buffer | null> {
  const child = spawn(process.execPath, [...BOUNDS, PROGRAM, ...args], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MOST_MS,
    killSignal: 'SIGKILL',
  });
  return new Promise((resolve, reject) => {
    const made: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => made.push(piece));
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 && made.length > 0 ? Buffer.concat(made) : null));
    // A child that was killed reads no further.
    child.stdin.on('error', () => child.kill('SIGKILL'));
    child.stdin.end(bytes);
  });
}
