import type { AddressParts } from '#contract/address.ts';
import type { Route } from '#contract/kit/route.ts';
import { UnreadableRow } from '#server/platform/vault/keyring.ts';
import { Refusal, type Me, type Visitor } from '#server/platform/http/handler.ts';
import { needsStepUp, type Session } from '#server/platform/sessions/sessions.ts';
import { refusalOf } from './guards.ts';
import type { AnyHandler, Mounting } from './mount.ts';

/** A GET of the table that a page asks for itself, and whoever looks at the page. */
export type InnerCall = {
  readonly route: Route;
  readonly handler: AnyHandler;
  readonly sent: AddressParts;
  /** Null for a visitor. */
  readonly member: { readonly me: Me; readonly session: Session } | null;
  readonly visitor: Visitor;
};

/**
 * The reply that the address of a call would give now, by the same handler, rules and schemas, within a read that is
 * open already. Undefined where it would refuse: the browser asks there for itself, and shows what it is told.
 */
export async function innerReply(deps: Pick<Mounting, 'accessOf'>, call: InnerCall): Promise<unknown> {
  const { route, handler, sent, member, visitor } = call;
  if (!(await isAllowed(deps, call))) return undefined;
  const params = route.params?.safeParse(sent.params ?? {});
  const query = route.query?.safeParse(sent.query ?? {});
  if (params?.success === false || query?.success === false) return undefined;
  const { requestId, ipPrefix } = visitor;
  const parsed = { params: params?.data, query: query?.data, body: undefined, ifMatch: null, requestId, ipPrefix };
  const who = route.access.who !== 'public' && member ? { me: member.me, visitor } : { visitor };
  const reply = await handler({ ...parsed, ...who }).catch(asRefused);
  return reply instanceof Refusal || reply instanceof UnreadableRow ? undefined : route.reply?.parse(reply);
}

async function isAllowed({ accessOf }: Pick<Mounting, 'accessOf'>, { route, member }: InnerCall): Promise<boolean> {
  if (refusalOf(route.access, member?.session ?? null) !== null) return false;
  if (!member) return !route.stepUp && route.access.plan === 'any';
  if (route.stepUp && needsStepUp(member.session)) return false;
  return route.access.plan === 'any' || (await accessOf(member.me)) === 'full';
}

/** A part that cannot be opened costs the page that part: the browser asks for it by itself, and shows what it is told. */
function asRefused(error: unknown): Refusal | UnreadableRow {
  if (error instanceof Refusal || error instanceof UnreadableRow) return error;
  throw error;
}
