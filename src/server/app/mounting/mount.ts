import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { JSON_DEPTH, RATES } from '#contract/limits.ts';
import { actOf, type RateName, type Route } from '#contract/kit/route.ts';
import { deviceWords } from '#domain/account/device-words.ts';
import type { AccessLevel } from '#domain/membership/is-open.ts';
import type { Clock } from '#server/platform/clock.ts';
import { SessionEnded } from '#server/platform/db/opening.ts';
import { Refusal, type Me, type Visitor } from '#server/platform/http/handler.ts';
import { ipPrefix } from '#server/platform/log.ts';
import { actProofStore } from '#server/platform/sessions/act-proof.store.ts';
import { isStale, needsStepUp, sidOf, type Session, type Sessions } from '#server/platform/sessions/sessions.ts';
import type { Quota } from '#server/platform/quota/quota.ts';
import { etagOf } from '#server/platform/pages/hashes.ts';
import { callerOf } from './caller.ts';
import type { Cookies } from './cookies.ts';
import type { LogPositions } from './log-positions.ts';
import { hasWrongMedia, isDeeper, isForAnother, isForeign, refusalOf } from './guards.ts';
import { asMember, asReader, once, type CallResult, type MemberCallDeps } from './member-call.ts';
import { stillGood } from './headers.ts';
import { sendPacked } from './packing.ts';
import type { Rates } from './rate.ts';
import { sendRefusal, sendRefused } from './refusals.ts';
import type { Turns } from './turns.ts';

export type Mounting = MemberCallDeps & {
  readonly sessions: Sessions;
  readonly rates: Rates;
  readonly cookies: Cookies;
  readonly clock: Clock;
  readonly publicOrigin: string;
  /**
   * Runs in a member's transaction at the member's first request of a day and every five minutes: keeps the session's
   * age band and idle limit true.
   */
  readonly renew: (me: Me, session: Session) => Promise<void>;
  /** What is open to the member at this moment (decisions 9). Asked only by routes that need a plan. */
  readonly accessOf: (me: Me) => Promise<AccessLevel>;
  /**
   * Whether the member has taken back the member's consent to work with the member's health data. Asked only by routes
   * that take some in.
   */
  readonly isStopped: (me: Me) => Promise<boolean>;
  /** How many writes of one member go on at once. */
  readonly turns: Turns;
  /** How much one member may store. Asked only by routes that take something of the member's in. */
  readonly quota: Quota;
  /** How far the member of a request has written, where replicas of the database answer what is read. */
  readonly positions: LogPositions;
};
export type AnyHandler = (call: {
  params: unknown;
  query: unknown;
  body: unknown;
  me?: Me;
  visitor?: Visitor;
  ifMatch: number | null;
  requestId: string;
  ipPrefix: string;
}) => Promise<unknown>;

const DECIDED: readonly (keyof Route)[] = [
  'method',
  'path',
  'summary',
  'access',
  'rate',
  'bodyLimit',
  'params',
  'query',
  'body',
  'reply',
  'status',
  'cache',
  'errors',
];
const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const KEY = /^[\w-]{8,64}$/;
const VERSION = /^(?:W\/)?"?(\d{1,9})"?$/;

/** Throws when a route lacks a decision or a handler: the server does not start on one. */
export function assertDecided(name: string, route: Partial<Route>, handler: unknown): asserts route is Route {
  for (const part of DECIDED) if (route[part] === undefined) throw new Error(`route ${name} lacks ${part}`);
  if (route.access?.who.length === 0) throw new Error(`route ${name} names no role`);
  if (!RATES[(route as Route).rate]) throw new Error(`route ${name} names an unknown rate`);
  assertStaffProof(name, route as Route);
  if (typeof handler !== 'function') throw new Error(`route ${name} lacks a handler`);
}

/** What an admin alone may change is an act that asks for a proof of its own, used up in its own transaction. */
function assertStaffProof(name: string, route: Route): void {
  const acts = isTransaction(route);
  if (route.stepUp === 'staff' && !acts)
    throw new Error(`route ${name} asks for a proof of its own and changes nothing`);
  if (route.access.who === 'admin' && acts && route.stepUp !== 'staff' && !route.looksUp)
    throw new Error(`route ${name} is an act of an admin and asks for no proof of its own`);
}

/**
 * Mounts every route of a table. One order of refusals: rate, origin, session, role or age, plan, step-up, media type,
 * body, rule.
 */
export function mount(
  app: FastifyInstance,
  { table, handlers, deps }: { table: Record<string, Route>; handlers: Record<string, unknown>; deps: Mounting },
): void {
  for (const [name, route] of Object.entries(table)) {
    const handler = handlers[name];
    assertDecided(name, route, handler);
    app.route({
      method: route.method,
      url: route.path,
      bodyLimit: Math.max(route.bodyLimit, 1),
      onRequest: (request, reply) => guard({ request, reply, route, deps }),
      handler: (request, reply) => answer({ request, reply, route, deps, handler: handler as AnyHandler }),
    });
  }
}

type Call = { request: FastifyRequest; reply: FastifyReply; route: Route; deps: Mounting };

async function guard({ request, reply, route, deps }: Call): Promise<FastifyReply | undefined> {
  const wait = await deps.rates.overNetwork(route.rate, callerOf(request, { cookies: deps.cookies, rate: route.rate }));
  if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
  if (UNSAFE.has(route.method) && isForeign(request, deps.publicOrigin)) return sendRefusal(reply, 'bad_origin');
  if (route.access.who !== 'public') {
    const { open: session, shut } = await deps.sessions.look(deps.cookies.token(request));
    const refused = refusalOf(route.access, session);
    if (refused === 'unauthenticated' && shut) return sendRefusal(reply, 'locked');
    if (refused || !session) return sendRefusal(reply, refused ?? 'unauthenticated');
    if (isForAnother(request, session)) return sendRefusal(reply, 'session_ended');
    const slow = await deps.rates.overAccount(route.rate, session.user_id);
    if (slow !== null) return sendRefusal(reply.header('retry-after', slow), 'rate_limited');
    if (route.access.plan === 'full' && (await asReader(deps, session, deps.accessOf)) !== 'full')
      return sendRefusal(reply, 'subscription_required', { feature: route.access.feature });
    if (route.stepUp === true && needsStepUp(session)) return sendRefusal(reply, 'step_up_required');
    const act = route.stepUp === 'staff' ? actOf(route) : null;
    if (act && !(await hasProof(deps, { session, act }))) return sendRefusal(reply, 'step_up_required', { act });
    request.session = session;
  }
  return hasWrongMedia(request, route) ? sendRefusal(reply, 'unsupported_media_type') : undefined;
}

async function answer({ request, reply, route, deps, handler }: Call & { handler: AnyHandler }): Promise<FastifyReply> {
  const parsed = parse(request, route);
  if ('fields' in parsed) return sendRefusal(reply, 'invalid_input', parsed);
  const call = {
    ...parsed,
    ifMatch: ifMatchOf(request),
    requestId: String(request.id),
    ipPrefix: ipPrefix(request.ip) ?? 'unknown',
  };
  const { session } = request;
  const done = session
    ? await answerMember({
        request,
        route,
        deps,
        session,
        run: (me) =>
          handler({ ...call, me, ...(route.rate === 'login' && { visitor: visitorOf({ request, reply, deps }) }) }),
      }).catch(lockedWhenShut(deps, session))
    : {
        status: route.status,
        reply: await handler({ ...call, visitor: visitorOf({ request, reply, deps }) }),
        replayed: false,
      };
  if (done.reply instanceof Refusal) return sendRefused(reply, done.reply);
  if (done.replayed) reply.header('idempotency-replayed', 'true');
  return send({ reply, route, status: done.status, body: done.reply });
}

/** A lock may close between the first look at a session and its transaction: then it is locked, not over. */
function lockedWhenShut({ sessions }: Mounting, session: Session) {
  return async (error: unknown): Promise<never> => {
    throw error instanceof SessionEnded && (await sessions.shutNow(session)) ? new Refusal('locked') : error;
  };
}

function hasProof(deps: Mounting, { session, act }: { session: Session; act: string }): Promise<boolean> {
  return asReader(deps, session, ({ tx }) => actProofStore.has(tx, { session: session.id, act }));
}

/** A staff act goes with the proof that was made for it: two at once by one proof are one. */
async function withProof<T>(route: Route, { me, run }: { me: Me; run: () => Promise<T> }): Promise<T> {
  if (route.stepUp !== 'staff') return run();
  const act = actOf(route);
  if (!me.here || !(await actProofStore.use(me.tx, { session: me.here.session, act })))
    throw new Refusal('step_up_required', { act });
  return run();
}

type MemberCall = Pick<Call, 'request' | 'route' | 'deps'> & {
  session: Session;
  run: (me: Me) => Promise<unknown>;
};

/**
 * What holds no transaction while it works: a search, whose words stand in its body, what asks the payment provider,
 * which may take seconds, what weighs a password, and what a member says without her name (decision 50).
 */
const WITHOUT_TRANSACTION: ReadonlySet<RateName> = new Set(['read', 'nameless', 'checkout', 'billing', 'login']);

function isTransaction({ method, rate }: Pick<Route, 'method' | 'rate'>): boolean {
  return method !== 'GET' && !WITHOUT_TRANSACTION.has(rate);
}

/**
 * What reads is held to that by the database: a GET, and what holds no transaction. Anything else is one transaction.
 */
async function answerMember({ request, route, deps, session, run }: MemberCall): Promise<CallResult> {
  const isDue = isStale(session, deps.clock.now());
  if (isTransaction(route)) {
    const work = async (me: Me) => {
      if (isDue) await deps.renew(me, session);
      const done = once(me, {
        route,
        same: sameness(request, route),
        run: () => withProof(route, { me, run: () => run(me) }),
      });
      if (!route.health) return done;
      // Asked in the same breath; a refusal rolls back what was written.
      const [stopped, hasRoom] = await Promise.all([deps.isStopped(me), deps.quota.admits(me, bytesOf(request)), done]);
      if (stopped) throw new Refusal('processing_stopped');
      if (!hasRoom) throw new Refusal('space_full');
      return done;
    };
    return deps.turns.run(session.user_id, () => asMember(deps, session, work));
  }
  if (isDue) await asMember(deps, session, (me) => deps.renew(me, session));
  const mayLag = deps.positions.mayLag(request, { session, routes: [route] });
  const reply = await asReader(deps, { ...session, mayLag }, run);
  return { status: route.status, reply, replayed: false };
}

/** What the request's body took on its way. */
function bytesOf(request: FastifyRequest): number {
  return Number(request.headers['content-length'] ?? 0) || 0;
}

function sameness(request: FastifyRequest, route: Route): { key: string; content: string } | null {
  const key = request.headers['idempotency-key'];
  // That the member is here is said every few seconds: said twice it is no other, and nothing of it is kept. Nor is what an admin looks up.
  if (
    !UNSAFE.has(route.method) ||
    route.rate === 'presence' ||
    route.looksUp ||
    typeof key !== 'string' ||
    !KEY.test(key)
  )
    return null;
  const body = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('hex');
  return {
    key,
    content: `${route.method} ${route.path} ${JSON.stringify(request.params)} ${ifMatchOf(request) ?? ''}${body}`,
  };
}

/** The version a change was made to: `If-Match: "3"`. Null when the request names none. */
function ifMatchOf(request: FastifyRequest): number | null {
  const found = VERSION.exec(request.headers['if-match'] ?? '');
  return found ? Number(found[1]) : null;
}

type Parsed = { params: unknown; query: unknown; body: unknown };

function parse(request: FastifyRequest, route: Route): Parsed | { fields: Record<string, string> } {
  if (isDeeper(request.body, JSON_DEPTH)) return { fields: { body: 'This is nested too deeply' } };
  const parsed: Record<keyof Parsed, unknown> = { params: undefined, query: undefined, body: undefined };
  for (const part of ['params', 'query', 'body'] as const) {
    // A body is what was sent: `null` is no object with nothing in it.
    const read = route[part]?.safeParse(part === 'body' ? request.body : (request[part] ?? {}));
    if (read && !read.success)
      return {
        fields: Object.fromEntries(read.error.issues.map((issue) => [issue.path.join('.') || part, issue.message])),
      };
    parsed[part] = read?.data;
  }
  return parsed;
}

/** Parses the reply before it leaves, so that nothing undeclared does. */
async function send({
  reply,
  route,
  status,
  body,
}: {
  reply: FastifyReply;
  route: Route;
  status: number;
  body: unknown;
}): Promise<FastifyReply> {
  reply
    .code(status)
    .header('vary', 'Cookie, Accept-Encoding')
    .header('cache-control', route.cache === 'no-store' ? 'no-store' : 'private, no-cache');
  if (!route.reply) return reply.send();
  const text = JSON.stringify(route.reply.parse(body));
  if (route.cache === 'revalidate') {
    const etag = etagOf(text);
    reply.header('etag', etag);
    if (reply.request.headers['if-none-match'] === etag) return stillGood(reply).send();
  }
  return sendPacked(reply.type('application/json; charset=utf-8'), { text, light: true });
}

/** What a public handler may know and do about a request. */
export function visitorOf({
  request,
  reply,
  deps,
}: Pick<Call, 'request' | 'reply'> & { deps: Pick<Mounting, 'cookies' | 'clock'> }): Visitor {
  const token = deps.cookies.token(request);
  return {
    ipPrefix: ipPrefix(request.ip) ?? 'unknown',
    requestId: String(request.id),
    sid: token ? sidOf(token) : null,
    ageRefused: deps.cookies.wasAgeRefused(request, deps.clock.now()),
    signIn: (fresh, shared) => deps.cookies.signIn(reply, fresh, shared),
    signOut: () => deps.cookies.signOut(request, reply),
    second: deps.cookies.second(request),
    awaitSecond: (waiting) => deps.cookies.awaitSecond(reply, waiting),
    refuseAge: () => deps.cookies.refuseAge(reply, deps.clock.now()),
    device: (index) => deps.cookies.knownDevice(request, index),
    browser: deps.cookies.browser(request),
    firstTouch: deps.cookies.firstTouch(request),
    rememberDevice: (index) => deps.cookies.rememberDevice(request, { reply, index }),
    registration: (index) => deps.cookies.begunRegistration(request, index),
    rememberRegistration: (index, id) => deps.cookies.rememberRegistration(request, { reply, index, id }),
    forgetRegistration: (index) => deps.cookies.forgetRegistration(request, { reply, index }),
    deviceWords: deviceWords(request.headers['user-agent']),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}
