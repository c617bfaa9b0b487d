import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { COMPILED, ROOT } from './places.mjs';
import { codeOf } from './run.mjs';

// One Ctrl-C arrives several times: from the terminal, from npm, from its shell. Counted as several it would mean "at
// once".
const ONE_SIGNAL_MS = 300;
const AT_ONCE_MS = 3_000;

/**
 * How Node runs the server. Left alone, its heap grows with the machine's memory to several times what lives in it;
 * these bounds keep a loaded server near a hundred megabytes for about a twentieth more CPU (docs/performance.md).
 */
export const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--max-old-space-size=256',
];

/**
 * What Node is given by its environment. Left alone, glibc opens an arena for each thread and, once a password's 19 MB
 * were given back, keeps every later piece of that size for itself; the fixed bounds give all of it back
 * (docs/performance.md).
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * The server's environment: what was said, the bounds of memory where nothing else was said of them, and a place for
 * compiled code.
 */
export const serverEnv = (said) => ({ ...MEMORY, NODE_COMPILE_CACHE: COMPILED, ...said });

/**
 * Starts the server from `entry`, a path in the checkout, in a process group of its own, so that the terminal's signals
 * reach it through us alone.
 */
export function startServer(node, entry) {
  const args = [...NODE_FLAGS, '--import', join(ROOT, 'scripts/start/with-parent.mjs'), join(ROOT, entry)];
  return spawn(node, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: serverEnv(process.env),
  });
}

/**
 * Hands our signals on: the first closes the server gracefully, the next one at once. `current` gives the server of the
 * moment.
 */
export function forwardSignals(current) {
  let last = -Infinity;
  let count = 0;
  const forward = (signal) => {
    const now = performance.now();
    if (now - last < ONE_SIGNAL_MS) return;
    last = now;
    count += 1;
    const server = current();
    if (!server) process.exit(codeOf(null, signal));
    server.kill(signal);
    if (count > 1) setTimeout(() => server.kill('SIGKILL'), AT_ONCE_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => forward(signal));
  return { hasCome: () => count > 0 };
}

/** The exit code of a server, when it has ended. */
export function endOf(server) {
  return new Promise((done, fail) =>
    server.once('error', fail).once('exit', (code, signal) => done(codeOf(code, signal))),
  );
}
