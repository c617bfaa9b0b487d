import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './places.mjs';
import { endOf, startServer } from './server.mjs';
import { ensureWebBuild } from './web-build.mjs';

const WATCHED = ['src', 'content', 'db', 'scripts/build.ts', 'scripts/web-build', 'vite.config.ts'];
const QUIET_MS = 200;

/** Runs the server and, on every change, builds what needs building and starts it anew. Ends when `isOver` says so. */
export async function runWithReload(node, { onServer, isOver }) {
  const changes = watchAll();
  for (;;) {
    const server = startServer(node, 'src/server/app/main.ts');
    onServer(server);
    const ended = endOf(server);
    const change = changes.next();
    const first = await Promise.race([ended, change.then(() => 'changed')]);
    if (isOver()) return ended;
    if (first !== 'changed') {
      console.log(`The server ended with ${first}; waiting for a change ...`);
      await change;
    }
    await rebuild(node);
    await stopQuickly(server, ended);
  }
}

async function rebuild(node) {
  try {
    await ensureWebBuild(node);
  } catch (error) {
    // The build has said what is wrong; the pages of before stay.
    console.log(error.message);
  }
}

async function stopQuickly(server, ended) {
  server.kill('SIGINT');
  // Open connections of a browser would hold the old server for long; its database is adopted by the next one.
  const late = setTimeout(() => server.kill('SIGINT'), 500);
  await ended;
  clearTimeout(late);
}

function watchAll() {
  let isDirty = false;
  let heard = () => {};
  const mark = () => {
    isDirty = true;
    heard();
  };
  for (const path of WATCHED.filter((each) => existsSync(join(ROOT, each))))
    watch(join(ROOT, path), { recursive: true }, mark);
  /** Resolves at the next change, at once when one came since the last. */
  const next = async () => {
    if (!isDirty)
      await new Promise((done) => {
        heard = done;
      });
    // An editor writes several files, and each several times.
    await sleep(QUIET_MS);
    isDirty = false;
  };
  return { next };
}
