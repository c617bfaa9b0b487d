import { readdirSync, readFileSync } from 'node:fs';

const TICKS = 100;

type Stat = { readonly parent: number; readonly cpu: number };

function statOf(pid: number): Stat | null {
  const text = readProc(`${pid}/stat`);
  if (!text) return null;
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  // Time of children that have ended is kept by their parent, so that a connection that closes takes nothing away.
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, cpu: (user + system + endedUser + endedSystem) / TICKS };
}

// A process may end between the listing and the reading.
function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return '';
  }
}

/** A process and all its descendants. */
export function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const parent = statOf(pid)?.parent ?? 0;
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/** CPU seconds that processes and their descendants have spent so far. */
export function cpuOf(roots: readonly number[]): number {
  return [...new Set(roots.flatMap(treeOf))].reduce((sum, pid) => sum + (statOf(pid)?.cpu ?? 0), 0);
}

/** Proportional set size of processes in MB: memory they share is counted once. */
export function memoryOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}
