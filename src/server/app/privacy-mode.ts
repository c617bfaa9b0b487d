import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PRIVACY_MODE_PATHS } from '#contract/privacy-mode-paths.ts';
import { href, screenAt, screens, type ScreenName } from '#contract/screens.ts';
import {
  endedPage,
  lockPage,
  decoyPage,
  signedOutPage,
  NEAR_CSS_HASH,
  privacyModeStore,
  openLock,
} from '#server/features/privacy-mode/public.ts';
import { etagOf } from '#server/platform/pages/hashes.ts';
import { sidOf, tokenHash, type Session } from '#server/platform/sessions/sessions.ts';
import type { AppContext } from './create-services.ts';
import { callerOf } from './mounting/caller.ts';
import { isForeign } from './mounting/guards.ts';
import { allowStyle, stillGood } from './mounting/headers.ts';
import { sendPacked } from './mounting/packing.ts';
import { sendRefusal } from './mounting/refusals.ts';

const HTML = 'text/html; charset=utf-8';
const MOST_BYTES = 4096;
const INSIDE = /^\/(?![/\\])[\w\-./?=&%]*$/;

type At = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly deps: AppContext };

/**
 * The ways of a session that is shut: the lock, the quick exit, and the way from it to the lock. None of them needs a script.
 */
export function addPrivacyMode(app: FastifyInstance, deps: AppContext): void {
  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, _body, done) =>
      done(null, null),
    );
    forms.addHook('onRequest', async (request, reply) => {
      const { rates, publicOrigin, cookies } = deps.mounting;
      const rate = request.url === PRIVACY_MODE_PATHS.lock ? 'login' : 'page';
      const wait = await rates.overNetwork(rate, callerOf(request, { cookies, rate }));
      if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
      return isForeign(request, publicOrigin) ? sendRefusal(reply, 'bad_origin') : undefined;
    });
    forms.post(PRIVACY_MODE_PATHS.leave, (request, reply) => leave({ request, reply, deps }));
    forms.post(PRIVACY_MODE_PATHS.decoy, (request, reply) => comeBack({ request, reply, deps }));
    forms.post(PRIVACY_MODE_PATHS.lock, (request, reply) => open({ request, reply, deps }));
    forms.post(PRIVACY_MODE_PATHS.forgot, (request, reply) => forgotten({ request, reply, deps }));
  });
}

/**
 * The ways in: they stand open also where the member left, for whoever signs in anew or follows the link of a message.
 */
const DOORS: readonly (ScreenName | null)[] = [
  'auth',
  'login',
  'simpleAuth',
  'signup',
  'signInStep',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
];

/**
 * What a shut session sees in the place of a page: behind the lock every page for visitors stays open; where the member
 * left, the ways in alone, since every other one tells what the product is. Null for those.
 */
export function shutPage(
  reply: FastifyReply,
  { session, path, url }: { session: Session; path: string; url: string },
): FastifyReply | Promise<FastifyReply> | null {
  const screen = screenAt(path)?.name ?? null;
  if (DOORS.includes(screen)) return null;
  if (session.left_at) return reply.header('cache-control', 'no-store').redirect(PRIVACY_MODE_PATHS.decoy, 302);
  if (screen !== null && screens[screen].signedOut) return null;
  return send(reply, lockPage({ next: inside(url), left: null }));
}

/**
 * The plain page, the same for everybody and kept by the browser: so it stands at once, and without a network. `script`
 * is the address of its own.
 */
export function addDecoyPage(app: FastifyInstance, script: string): void {
  const html = decoyPage(script);
  const etag = etagOf(html);
  app.get(PRIVACY_MODE_PATHS.decoy, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=86400').header('etag', etag).header('vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === etag) return stillGood(reply).send();
    return sendPacked(allowStyle(reply, NEAR_CSS_HASH).type(HTML), { text: html, light: false });
  });
}

/** The member signed out in this browser, the server could not end the session then, and now it has. */
export function saySignedOut(reply: FastifyReply): Promise<FastifyReply> {
  return send(reply, signedOutPage());
}

function send(reply: FastifyReply, html: string, status = 200): Promise<FastifyReply> {
  return sendPacked(allowStyle(reply, NEAR_CSS_HASH).code(status).header('cache-control', 'no-store').type(HTML), {
    text: html,
    light: true,
  });
}

/** Leaves at once. A visitor is led on as well. */
async function leave({ request, reply, deps: { mounting } }: At): Promise<FastifyReply> {
  const token = mounting.cookies.token(request);
  if (token) {
    const hash = tokenHash(sidOf(token));
    await privacyModeStore.leave(mounting.db, hash);
    mounting.sessions.drop(hash.toString('hex'));
  }
  return reply.redirect(PRIVACY_MODE_PATHS.decoy, 303);
}

/** Back to the lock, where there is one; a member without a PIN, or a visitor, stays there. */
async function comeBack({ request, reply, deps: { mounting } }: At): Promise<FastifyReply> {
  const token = mounting.cookies.token(request);
  if (!token) return reply.redirect(PRIVACY_MODE_PATHS.decoy, 303);
  const hash = tokenHash(sidOf(token));
  const isLocked = await privacyModeStore.comeBack(mounting.db, hash);
  mounting.sessions.drop(hash.toString('hex'));
  return reply.redirect(isLocked ? href('home') : PRIVACY_MODE_PATHS.decoy, 303);
}

async function open({ request, reply, deps: { mounting, account } }: At): Promise<FastifyReply> {
  const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const next = inside(fields.get('next') ?? '');
  const token = mounting.cookies.token(request);
  if (!token) return reply.redirect(href('auth'), 303);
  const opened = await openLock(account, { token, pin: fields.get('pin') ?? '' });
  if (opened.is === 'open') return reply.redirect(next, 303);
  if (opened.is === 'wrong') return send(reply, lockPage({ next, left: opened.left }), 422);
  mounting.cookies.letGo(reply);
  return send(reply, endedPage(), 401);
}

/** The member's password instead: the session ends, what waits on this device stays there. */
async function forgotten({ request, reply, deps: { mounting } }: At): Promise<FastifyReply> {
  const token = mounting.cookies.token(request);
  if (token) await mounting.sessions.end(sidOf(token));
  mounting.cookies.letGo(reply);
  return reply.redirect(href('auth'), 303);
}

/** An address of ours to go on to, or home. */
function inside(url: string): string {
  return INSIDE.test(url) ? url : href('home');
}
