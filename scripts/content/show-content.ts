import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../start/places.mjs';
import { openDoorway } from './doorway.ts';
import { KINDS_WITH_PAGES, pageOf, type Shown } from './page-of.ts';

const READY = /is ready: (\S+)/;
/** Where all of it is found, for whoever names no file. */
const LIBRARY: Shown = { path: '/wisdom', as: 'moderator' };
/** What opens an address in the member's browser, by platform. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start'],
};

/**
 * Starts the product as `npm start` does, with its demo accounts, and opens the page of a file of content in the
 * browser as it will look, signed in as the demo member it is for; without a file the library. Ends with Ctrl-C. Gives
 * the exit code: 1 where no page shows the file.
 */
export async function showContent(file: string | undefined): Promise<number> {
  const shown = file === undefined ? LIBRARY : pageOf(file);
  if (shown === null) {
    process.stdout.write(`No page shows ${file}. There are pages for content/${KINDS_WITH_PAGES.join(', content/')}.\n`);
    return 1;
  }
  const server = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
  createInterface({ input: server.stdout }).on('line', (line) => {
    process.stdout.write(`${line}\n`);
    const [, origin] = READY.exec(line) ?? [];
    if (origin !== undefined) void openDoorway(origin, shown).then(({ address }) => openInBrowser(address, shown));
  });
  return new Promise((done) => server.once('exit', (code) => done(code ?? 0)));
}

/** Opens an address. Where nothing can, the line with the address is enough. */
function openInBrowser(address: string, { path, as }: Shown): void {
  process.stdout.write(`${path}, as the demo ${as} sees it: open ${address}\n`);
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  opener.once('error', () => {});
  opener.unref();
}
