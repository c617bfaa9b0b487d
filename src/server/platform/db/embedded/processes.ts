import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** Names one running process for good: a number alone is given out again after its death, and after a reboot. */
export type ProcessMark = { readonly pid: number; readonly started: string; readonly boot: string };

/** The mark of this process. */
export function ownMark(): ProcessMark {
  return { pid: process.pid, started: startOf(process.pid) ?? '', boot: bootId() };
}

/** Whether the very process that made the mark still runs. */
export function isAlive(mark: ProcessMark): boolean {
  return mark.boot === bootId() && startOf(mark.pid) === mark.started;
}

/**
 * When a process started, in ticks since the boot; null when none runs under this number. A zombie does not count as
 * running.
 */
export function startOf(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // The command stands in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
}

/** The words of a process's command line; empty when it does not run. */
export function commandLine(pid: number): string[] {
  return (read(`/proc/${pid}/cmdline`) ?? '').split('\u0000').filter((word) => word !== '');
}

/** Whether any living process has the folder as its working directory, as every PostgreSQL process has its cluster. */
export function anyWorkingIn(folder: string): boolean {
  return readdirSync('/proc').some(
    (name) => /^\d+$/.test(name) && workingFolder(name) === folder && startOf(Number(name)) !== null,
  );
}

function workingFolder(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // Another user's process, or one that has just ended: neither works in a folder of ours.
    return null;
  }
}

function bootId(): string {
  return (read('/proc/sys/kernel/random/boot_id') ?? '').trim();
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // In /proc an unreadable file is the answer "no such process".
    return null;
  }
}
