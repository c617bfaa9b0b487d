import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import { WHOLE } from '../../check/places.mjs';

const FLAGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
];

/** A browser of our own on a profile that stays. `kill` ends it with all of its processes, without a word. */
export type KilledBrowser = { readonly page: Page; readonly kill: () => Promise<void> };

/** Starts Chromium on a profile, as a group of processes of its own. Throws what it said when it does not start. */
export async function openBrowser(profile: string): Promise<KilledBrowser> {
  const child = spawn(WHOLE, [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () =>
    void (
      child.pid !== undefined &&
      child.exitCode === null &&
      child.signalCode === null &&
      process.kill(-child.pid, 'SIGKILL')
    );
  process.once('exit', end);
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('the browser has no window');
  const page = context.pages()[0] ?? (await context.newPage());
  const kill = async () => {
    end();
    await Promise.all([
      child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null,
      browser.close().catch(() => undefined),
    ]);
    process.off('exit', end);
  };
  return { page, kill };
}

function addressOf(child: ChildProcess): Promise<string> {
  const said: string[] = [];
  return new Promise((done, fail) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      const found = /DevTools listening on (ws:\S+)/.exec(said.join(''))?.[1];
      if (found) done(found);
    });
    child.once('exit', () => fail(new Error(`the browser did not start:\n${said.join('').slice(-2_000)}`)));
  });
}
