import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { gateFor } from '#domain/account/gate.ts';
import { isDrawnLive } from '#contract/page-data.ts';
import { href, screenAt, screens } from '#contract/screens.ts';
import { privacyModeStore } from '#server/features/privacy-mode/public.ts';
import { listDemoAccounts } from '#server/features/demo/public.ts';
import { SessionEnded } from '#server/platform/db/opening.ts';
import type { Env } from '#server/platform/env.ts';
import type { Practice } from '#server/platform/payments/practice/practice.ts';
import { ipPrefix } from '#server/platform/log.ts';
import { openPages, type PageRenderer, type PrerenderedPage, type RenderedPage } from '#server/platform/pages/pages.ts';
import type { Session } from '#server/platform/sessions/sessions.ts';
import type { AppContext } from '../create-services.ts';
import { addAssets } from './assets.ts';
import { addDecoyPage, saySignedOut, shutPage } from '../privacy-mode.ts';
import { DIST } from './dist.ts';
import { memberData, routesOf, visitorAnswers, type PageVisit } from './page-answers.ts';
import { addMailbox } from '../mailbox.ts';
import { addPractice } from '../practice.ts';
import { allowStyle, stillGood } from '../mounting/headers.ts';
import { asMember, asReader } from '../mounting/member-call.ts';
import { visitorOf } from '../mounting/mount.ts';
import { encodingFor, sendPacked } from '../mounting/packing.ts';
import { sendRefusal } from '../mounting/refusals.ts';

const HTML = 'text/html; charset=utf-8';

type Showing = { readonly pages: PageRenderer; readonly env: Env; readonly deps: AppContext };
type Address = { readonly path: string; readonly search: string };

/** Adds the documents, the built files and, on the local default, the mailbox and the practice pages. */
export async function addPages(
  app: FastifyInstance,
  { env, deps, practice }: { env: Env; deps: AppContext; practice: Practice | null },
): Promise<void> {
  const pages = await openPages({ distDir: DIST, before: env.assetsBefore });
  const showing = { pages, env, deps };
  addAssets(app, pages.asset);
  addDecoyPage(app, pages.measures);
  if (env.localDefault) addMailbox(app, env.dataDir);
  if (practice) addPractice(app, { practice, mounting: deps.mounting });
  app.get('/*', async (request, reply) => {
    const wait = await deps.mounting.rates.overNetwork('page', ipPrefix(request.ip) ?? 'unknown');
    if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
    const address = addressOf(request.url);
    if (address.path.startsWith('/api/')) return sendRefusal(reply, 'not_found');
    const { open: session, shut: seenShut } = await deps.mounting.sessions.look(deps.mounting.cookies.token(request));
    reply.header('vary', 'Cookie, Accept-Encoding');
    if (deps.mounting.cookies.signOutMark(request)) {
      deps.mounting.cookies.forgetSignOut(reply);
      // Whoever has signed in since is not told.
      if (!deps.mounting.cookies.token(request)) return saySignedOut(reply);
    }
    const visitor = visitorOf({ request, reply, deps: deps.mounting });
    const visit = { at: screenAt(address.path), search: address.search, visitor };
    const ref = session ? null : new URLSearchParams(address.search).get('ref');
    if (ref) deps.mounting.cookies.touch(request, { reply, code: ref, now: deps.mounting.clock.now() });
    const shown = session && (await memberPage(showing, { request, session, address, visit }));
    const shut = session ? !shown && (await deps.mounting.sessions.shutNow(session)) : seenShut;
    const lock = shut && shutPage(reply, { session: shut, path: address.path, url: request.url });
    if (lock) return lock;
    if (!shown && isStepAlone(visit, address))
      return reply.header('cache-control', 'no-store').redirect(href('auth'), 302);
    if (!shown) return showVisitor(showing, { request, reply, address, visit });
    if ('gate' in shown) return reply.header('cache-control', 'no-store').redirect(shown.gate, 302);
    // A service worker learns whose page it is, and lets nothing of another stay on the device.
    return sendPacked(
      allowStyle(reply, shown.styleHash)
        .code(shown.status)
        .header('cache-control', 'no-store')
        .header('for-member', session.user_id)
        .type(HTML),
      { text: shown.html, light: false },
    );
  });
}

/** The second step of a sign-in is no page of its own: where none waits, the sign-in begins. */
function isStepAlone({ at, visitor }: PageVisit, { search }: Address): boolean {
  return at?.name === 'signInStep' && search === '' && visitor.second === null;
}

function addressOf(url: string): Address {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) };
}

/**
 * A member's document with its first data, or where the onboarding gate sends the member's (§4.1). Null when the
 * member's session has just ended. It answers nothing itself: whoever awaits a reply waits until it is sent, and is
 * told nothing.
 */
async function memberPage(
  { pages, env, deps }: Showing,
  {
    request,
    session,
    address,
    visit,
  }: { request: FastifyRequest; session: Session; address: Address; visit: PageVisit },
): Promise<RenderedPage | { readonly gate: string } | null> {
  // A page that is opened says that the member is here, also where no script does.
  if (session.shut_at)
    await asMember(deps.mounting, session, ({ tx }) => privacyModeStore.stayHere(tx, session.id)).catch(noneWhenEnded);
  const routes = routesOf(visit, session.age_band);
  const mayLag = deps.mounting.positions.mayLag(request, { session, routes });
  const data = await asReader(deps.mounting, { ...session, mayLag }, (me) =>
    memberData(deps, { me, session }, visit),
  ).catch(noneWhenEnded);
  if (!data?.user) return null;
  const at = { user: data.user, path: address.path, isExempt: () => visit.at !== null && !screens[visit.at.name].gate };
  const gate = gateFor({ ...at, plansSeen: true });
  if (gate) return { gate };
  // The marks of rule 3 stand in the member's browser alone: its first script leads the member on by them, before
  // anything is drawn.
  const lead = gateFor({ ...at, plansSeen: false }) ?? undefined;
  return pages.render({ ...address, data: { ...data, devMail: env.localDefault }, lead });
}

function noneWhenEnded(error: unknown): null {
  if (error instanceof SessionEnded) return null;
  throw error;
}

/**
 * A visitor sees the page when it opens signed out, else the sign-in page (§2.1). Without a query it was drawn at
 * build, unless it says what is true at the moment.
 */
async function showVisitor(
  { pages, env, deps }: Showing,
  {
    request,
    reply,
    address,
    visit,
  }: { request: FastifyRequest; reply: FastifyReply; address: Address; visit: PageVisit },
): Promise<FastifyReply> {
  const local = env.localDefault ? { devMail: true, ...(env.demo && { demo: listDemoAccounts() }) } : undefined;
  const isLive = visit.at !== null && screens[visit.at.name].signedOut && isDrawnLive(visit.at.name);
  if (address.search === '' && !isLive)
    return sendAhead(request, { reply, page: pages.prerendered(address.path, local) });
  const live = isLive && { answers: await visitorAnswers(deps, visit) };
  const page = pages.render({ ...address, data: { user: null, theme: 'system', ...local, ...live } });
  return sendPacked(
    allowStyle(reply, page.styleHash).code(page.status).header('cache-control', 'no-cache').type(HTML),
    { text: page.html, light: false },
  );
}

function sendAhead(
  request: FastifyRequest,
  { reply, page }: { reply: FastifyReply; page: PrerenderedPage },
): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', page.etag);
  if (request.headers['if-none-match'] === page.etag) return stillGood(reply).send();
  allowStyle(reply, page.styleHash).type(HTML);
  const encoding = encodingFor(request);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page[encoding]);
}
