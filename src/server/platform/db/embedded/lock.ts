import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, ownMark, type ProcessMark } from './processes.ts';

/** A lock that is held: `release` gives it back, once or often. */
export type Lock = { release(): void };

/** What trying for a lock yields: the lock, or the process that holds it. */
export type LockTry = { readonly lock: Lock } | { readonly heldBy: number };

/**
 * Takes a lock file for this process. The lock of a dead process is taken over; a living holder is named.
 * The file appears by a hard link, so it is never there half written.
 */
export function tryLock(path: string): LockTry {
  const mine = `${JSON.stringify({ ...ownMark(), nonce: randomBytes(6).toString('hex') })}\n`;
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    for (;;) {
      if (linked(draft, path)) return { lock: { release: () => release(path, mine) } };
      const theirs = readOrNull(path);
      if (theirs === null) continue;
      const mark = markOf(theirs);
      if (mark !== null && isAlive(mark)) return { heldBy: mark.pid };
      clearDead(path, theirs);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Takes a lock, waiting for a living holder up to `patience` ms; throws when it is still held then. */
export async function waitForLock(path: string, patience: number): Promise<Lock> {
  for (let waited = 0; ; waited += 50) {
    const tried = tryLock(path);
    if ('lock' in tried) return tried.lock;
    if (waited >= patience) throw new Error(`${path} is held by process ${tried.heldBy}`);
    await sleep(50);
  }
}

/** The living process that holds a lock file, or null. */
export function holderOf(path: string): number | null {
  const text = readOrNull(path);
  const mark = text === null ? null : markOf(text);
  return mark !== null && isAlive(mark) ? mark.pid : null;
}

function clearDead(path: string, dead: string): void {
  const aside = `${path}.dead.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // Somebody else may have taken the lock over between reading and moving: then it goes back.
  if (readOrNull(aside) !== dead) linked(aside, path);
  rmSync(aside, { force: true });
}

function release(path: string, mine: string): void {
  if (readOrNull(path) === mine) rmSync(path, { force: true });
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function markOf(text: string): ProcessMark | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, started, boot } = value as Partial<ProcessMark>;
    return typeof pid === 'number' && typeof started === 'string' && typeof boot === 'string'
      ? { pid, started, boot }
      : null;
  } catch {
    // Not ours, or torn by a power cut: a lock nobody can be asked about is a dead one.
    return null;
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
