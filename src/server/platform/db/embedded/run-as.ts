import { spawnSync } from 'node:child_process';
import { chmodSync, lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * As whom PostgreSQL runs, since it refuses root. `owner` is who must own its folder, null where that is whoever we
 * are.
 */
export type RunAs = {
  readonly owner: number | null;
  /** Turns a program and its arguments into what is really started. */
  wrap(program: string, args: readonly string[]): readonly [string, readonly string[]];
};

const NOBODY = 65534;
const IN_NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000'];

/**
 * Chooses how PostgreSQL is started: an ordinary user directly; root inside a user namespace where it looks like an
 * ordinary user (files stay root's own, 0700 folders stay open to it); where namespaces are off, as `nobody`. `program`
 * is tried out for that; throws when nothing works.
 */
export function chooseRunAs(program: string, env: Readonly<Record<string, string>>): RunAs {
  if (process.getuid?.() !== 0) return { owner: null, wrap: (run, args) => [run, args] };
  const tried = [inNamespace(), asNobody()];
  for (const way of tried) {
    const [file, args] = way.wrap(program, ['--version']);
    if (spawnSync(file, args, { env: { ...process.env, ...env } }).status === 0) return way;
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and here neither a user namespace nor the user nobody can start it. Run as an ordinary user, or set DATABASE_URL.',
  );
}

/** Root inside a user namespace. */
export function inNamespace(): RunAs {
  return { owner: 0, wrap: (run, args) => ['unshare', [...IN_NAMESPACE, run, ...args]] };
}

/** The user nobody, by setpriv: its own exec keeps the process number that PostgreSQL writes down. */
export function asNobody(): RunAs {
  return {
    owner: NOBODY,
    wrap: (run, args) => ['setpriv', [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', run, ...args]],
  };
}

/** Hands a folder with all that is in it to whom PostgreSQL runs as, and lets that user pass through `above`. */
export function handOver(folder: string, { as, above }: { as: RunAs; above: string }): void {
  if (as.owner === null) return;
  if (as.owner !== 0) chmodSync(above, 0o711);
  if (lstatSync(folder).uid !== as.owner) handOverTree(folder, as.owner);
}

function handOverTree(path: string, owner: number): void {
  // The folder itself last: its owner tells the next start whether all below was done.
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) handOverTree(join(path, name), owner);
  lchownSync(path, owner, owner);
}
