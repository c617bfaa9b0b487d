import type { APIRequestContext, APIResponse, Page, Request, Response } from '@playwright/test';

/** How long nothing may be on its way, in milliseconds. */
const STILL = 60;
const under = new WeakMap<Page, Set<Request>>();

/** Begins to count what a page has under way; once a page, before it loads. */
export function countRequests(page: Page): void {
  const open = new Set<Request>();
  under.set(page, open);
  page.on('request', (request) => open.add(request));
  const ended = (request: Request): void => void open.delete(request);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  // What the page before had under way is nobody's any more.
  page.on('framenavigated', (frame) => frame === page.mainFrame() && open.clear());
}

/**
 * Until nothing is under way and the page has nothing left to do, twice in a row: what one answer brought may ask for
 * the next. It says the same as a network at rest, without half a second of doing nothing at each press.
 */
export async function quiet(page: Page): Promise<void> {
  const open = under.get(page);
  if (!open) throw new Error('count the requests of a page before it loads');
  for (let still = 0; still < 2;) {
    await page.evaluate(
      (ms) => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 1000 }), ms)),
      STILL,
    );
    still = open.size === 0 ? still + 1 : 0;
  }
}

/** Keeps what a page asks for at such addresses from coming, as on a line that has stalled, until it is told to. */
export async function heldBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const told = new Promise<void>((done) => (release = done));
  await page.route(addresses, async (route) => {
    await told;
    await route.continue();
  });
  return release;
}

/** As often as a server may say that it has too much to do at the moment, before a journey fails of it. */
const MOST = 6;

/**
 * Whether a server that had too much to do has said when to ask again; waits until then. On two busy cores it says so
 * now and then (`busy`, nothing of the request was begun), and whoever uses the product asks again.
 */
export async function isToldToAskAgain(reply: APIResponse | Response | null): Promise<boolean> {
  if (reply?.status() !== 503) return false;
  const seconds = Number(reply.headers()['retry-after']);
  if (!(seconds > 0)) return false;
  await new Promise((done) => setTimeout(done, seconds * 1000));
  return true;
}

/** Asks, and asks again whenever it is told to. */
export async function askedAgain<Reply extends APIResponse | Response | null>(
  ask: () => Promise<Reply>,
): Promise<Reply> {
  let reply = await ask();
  for (let again = 1; again < MOST && (await isToldToAskAgain(reply)); again += 1) reply = await ask();
  return reply;
}

const heeding = new WeakSet<APIRequestContext>();

/** Every request of these cookies waits and asks again when it is told to. */
export function heedRetryAfter(request: APIRequestContext): void {
  if (heeding.has(request)) return;
  heeding.add(request);
  // `get`, `post` and the others go through it.
  const once = request.fetch.bind(request);
  request.fetch = async (...parts) => askedAgain(() => once(...parts));
}
