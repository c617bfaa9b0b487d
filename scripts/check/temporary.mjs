import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** A step with a database, its log and a copy of the checkout needs about a third of this. Bytes. */
const PLENTY = 4_000_000_000;
const NAMED = /^mh-(\d+)-/;

/**
 * Where a step's temporary folders are made: in memory where that is a tmpfs with plenty of room whose programs may
 * run, else where they are made anyway. Files of a disk are made slowly: a database, which is a thousand of them, costs
 * twice there what it costs in memory. `mounts` is the text of /proc/self/mounts, `freeBytes` tells the room of a
 * folder.
 */
export function chooseTemporary({ mounts, freeBytes, usual }) {
  const [, , kind, options = ''] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, place]) => place === MEMORY) ?? [];
  const serves = kind === 'tmpfs' && !options.split(',').some((option) => option === 'noexec' || option === 'ro');
  return serves && freeBytes(MEMORY) >= PLENTY ? MEMORY : usual;
}

/**
 * A new folder for all that a step lays down in passing. Its name is short, for sockets stand in it; it lets through
 * the user as whom PostgreSQL may run.
 */
export function makeTemporary(parent = temporaryParent()) {
  const folder = mkdtempSync(join(parent, `mh-${process.pid}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes what runs left behind that were killed. */
export function sweepTemporary(parent = temporaryParent()) {
  for (const name of readdirSync(parent)) {
    const pid = Number(NAMED.exec(name)?.[1] ?? 0);
    if (pid > 0 && !runs(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

const freeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

function temporaryParent() {
  const [mounts, usual] = [process.platform === 'linux' ? readFileSync('/proc/self/mounts', 'utf8') : '', tmpdir()];
  return chooseTemporary({ mounts, freeBytes, usual });
}

function runs(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
