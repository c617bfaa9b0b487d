import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';

const PASSWORD = 'two lights to live by';

/** Signs in and gives the cookie header of the session. */
export async function signIn({ origin }: Pick<Product, 'origin'>, email: string): Promise<string> {
  const reply = await post(`${origin}/api/auth/login`, { email, password: PASSWORD });
  const cookie = reply.headers
    .getSetCookie()
    .find((each) => each.includes('sid='))
    ?.split(';')[0];
  if (!reply.ok || !cookie) throw new Error(`sign-in of ${email} answered ${reply.status}`);
  return cookie;
}

export function signInAsDemo(product: Pick<Product, 'origin'>): Promise<string> {
  return signIn(product, 'adult@demo.example');
}

/**
 * New members, each through registration, the mail and its link, signed in; the cookie headers of their sessions.
 * `mails` gives the texts of all that was sent, where it is not in the data folder.
 */
export async function makeMembers(
  product: Pick<Product, 'origin' | 'dataDir'> & { readonly mails?: () => Promise<readonly string[]> },
  count: number,
  family = 'bench',
): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, index) => `${family}${index}@members.example`);
  for (const email of emails) {
    const reply = await register(product, email);
    if (reply.status !== 201) throw new Error(`registration answered ${reply.status} ${await reply.text()}`);
  }
  const tokens = await mailedTokens(product.mails ?? (() => mailsIn(product.dataDir)), emails);
  for (const token of tokens) await post(`${product.origin}/api/auth/verify-email`, { token });
  const cookies: string[] = [];
  for (const email of emails) cookies.push(await signIn(product, email));
  return cookies;
}

/** Signs somebody up once, and gives the answer as it came. */
export function register({ origin }: Pick<Product, 'origin'>, email: string): Promise<Response> {
  return postOnce(`${origin}/api/auth/register`, {
    email,
    password: PASSWORD,
    firstName: 'Ada',
    lastName: 'Bench',
    birthday: '1990-04-03',
    sacredGoals: ['connect with lunar cycles'],
    onboardingCompleted: true,
    timeZone: 'Europe/Berlin',
  });
}

async function mailsIn(dataDir: string): Promise<string[]> {
  const names = await readdir(join(dataDir, 'mail')).catch(() => []);
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(dataDir, 'mail', name), 'utf8')),
  );
}

async function mailedTokens(mails: () => Promise<readonly string[]>, emails: readonly string[]): Promise<string[]> {
  for (let tries = 0; tries < 120; tries += 1) {
    const mine = (await mails()).filter((mail) => emails.some((email) => mail.includes(email)));
    const tokens = mine
      .map((mail) => /\/verify-email[^#\s]*#([\w-]+)/.exec(mail.replaceAll('=\r\n', ''))?.[1])
      .filter((token) => token !== undefined);
    if (tokens.length >= emails.length) return tokens;
    await sleep(250);
  }
  throw new Error('the verification mails did not come');
}

/**
 * What a server, or a proxy before it, answers that has no room or no connection for a moment, and would take the same
 * a little later: any 503 but one that says another reason.
 */
export const isShed = (status: number, text: string) =>
  status === 502 || (status === 503 && !/"code":"(?!busy|unavailable)/.test(text));

/** Asked again where a request was shed, as a browser does: what else runs on the machine is no fault of the server's. */
export async function unlessBusy(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    const reply = await send();
    if (tries === 40 || !isShed(reply.status, await reply.clone().text())) return reply;
    await sleep(500);
  }
}

function post(url: string, body: unknown): Promise<Response> {
  return unlessBusy(() => postOnce(url, body));
}

function postOnce(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
