import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { marks, observe } from './in-page.mjs';

/**
 * One page as a phone met it. Times in milliseconds of that phone, bytes as they came over the wire, headers included.
 */
export type Visit = {
  readonly ttfb: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly interactive: number;
  readonly longest: number;
  readonly shift: number;
  readonly files: readonly Fetched[];
};
export type Fetched = { readonly url: string; readonly type: string; readonly bytes: number; readonly began: number };

const CHROMIUM = '/usr/bin/chromium';
const ARGS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--disable-features=Translate,OptimizationHints',
];
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const LINK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const SLOWED = 4;
const QUIET_MS = 1_200;
const MOST_MS = 20_000;

export async function openBrowser(): Promise<Browser> {
  if (!existsSync(CHROMIUM))
    throw new Error(`no browser at ${CHROMIUM}: apt-get install -y --no-install-recommends chromium`);
  return chromium.launch({ executablePath: CHROMIUM, args: ARGS });
}

// The gate leads a newcomer's browser to the plans once (§4.1): what is measured is the page that was asked for.
function hasSeenPlans(): void {
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(this: Storage, key: string) {
    return key.startsWith('subscription_flow_shown_') ? 'true' : read.call(this, key);
  };
}

/** A phone with an empty cache, and the page on it. `cookie` signs it in. */
export async function takePhone(
  browser: Browser,
  { origin, cookie, scripts = true }: { origin: string; cookie?: string | undefined; scripts?: boolean },
): Promise<{ context: BrowserContext; page: Page; visit: (path: string) => Promise<Visit> }> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: scripts });
  const at = cookie?.indexOf('=') ?? -1;
  if (cookie) await context.addCookies([{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin }]);
  await context.addInitScript(observe);
  await context.addInitScript(hasSeenPlans);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const fetched = watch(session);
  return { context, page, visit: (path) => visit(page, { fetched, url: `${origin}${path}` }) };
}

type Pending = { url: string; type: string; bytes: number | null; kept: boolean; began: number };

function watch(session: CDPSession): Map<string, Pending> {
  const all = new Map<string, Pending>();
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, request, type, timestamp }) =>
      void all.set(requestId, {
        url: request.url,
        type: type ?? 'Other',
        bytes: null,
        kept: false,
        began: timestamp * 1000,
      }),
  );
  session.on(
    'Network.requestServedFromCache',
    ({ requestId }) => void Object.assign(all.get(requestId) ?? {}, { kept: true }),
  );
  session.on(
    'Network.responseReceived',
    ({ requestId, response }) =>
      void (response.fromDiskCache && Object.assign(all.get(requestId) ?? {}, { kept: true })),
  );
  session.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => void Object.assign(all.get(requestId) ?? {}, { bytes: encodedDataLength }),
  );
  return all;
}

async function visit(page: Page, { fetched, url }: { fetched: Map<string, Pending>; url: string }): Promise<Visit> {
  fetched.clear();
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await untilQuiet(fetched);
  const seen = await page.evaluate(marks);
  if (seen.fcp === 0) throw new Error(`${url} painted nothing`);
  const files = [...fetched.values()].filter(
    ({ url: from, kept, bytes }) => from.startsWith('http') && !kept && bytes !== null,
  );
  return {
    ...seen,
    interactive: Math.max(seen.fcp, ...seen.long.map(([start, length]) => start + length)),
    longest: Math.max(0, ...seen.long.map(([, length]) => length)),
    files: files.map(({ url: from, type, bytes, began }) => ({ url: from, type, bytes: bytes ?? 0, began })),
  };
}

/** Waits until nothing has come over the wire for a while; at most twenty seconds. */
export async function untilQuiet(fetched: ReadonlyMap<string, unknown>): Promise<void> {
  let quiet = 0;
  let known = -1;
  for (let waited = 0; quiet < QUIET_MS && waited < MOST_MS; waited += 200) {
    await sleep(200);
    quiet = fetched.size === known ? quiet + 200 : 0;
    known = fetched.size;
  }
}

export function bytesOf(visit: Visit, fits: (file: Fetched) => boolean): number {
  return visit.files.filter(fits).reduce((sum, { bytes }) => sum + bytes, 0);
}

export const isScript = ({ url, type }: Fetched): boolean =>
  type === 'Script' || url.split('?')[0]?.endsWith('.js') === true;
export const isStyle = ({ url, type }: Fetched): boolean =>
  type === 'Stylesheet' || url.split('?')[0]?.endsWith('.css') === true;
export const isCall = ({ url }: Fetched): boolean => new URL(url).pathname.startsWith('/api/');
