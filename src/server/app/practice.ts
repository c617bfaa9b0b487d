import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  accountPage,
  afterPaying,
  cardOf,
  checkoutPage,
  doPaymentDeed,
  doneOf,
  giveAccountForm,
  gonePage,
  fontOf,
  openPracticePortal,
  owes,
  practicePlanOf,
  paymentDoneOf,
  paymentPage,
  portalPage,
  PRACTICE_CSS,
  PRACTICE_PATHS,
  receiptPage,
  type PracticePage,
  type PortalDone,
} from '#server/features/practice/public.ts';
import { cancelLater } from '#server/platform/payments/practice/billing/cancel.ts';
import { changeCard } from '#server/platform/payments/practice/billing/cards.ts';
import { payCheckout } from '#server/platform/payments/practice/billing/checkout.ts';
import { payPurchase } from '#server/platform/payments/practice/billing/purchase.ts';
import { known } from '#server/platform/payments/practice/state/state.ts';
import type { PracticeContext } from '#server/platform/payments/practice/state/context.ts';
import type { CardKind } from '#server/platform/payments/practice/state/records.ts';
import type { Practice } from '#server/platform/payments/practice/practice.ts';
import { ipPrefix } from '#server/platform/log.ts';
import { isForeign } from './mounting/guards.ts';
import type { Mounting } from './mounting/mount.ts';
import { sendRefusal } from './mounting/refusals.ts';

const MOST_BYTES = 4096;

type Of<P> = { Params: P; Querystring: { done?: string } };

/**
 * The pages of the practice provider: checkout, portal and receipts of the local default. The random part of an address
 * is its key; no session is read.
 */
export function addPractice(
  app: FastifyInstance,
  { practice, mounting }: { practice: Practice; mounting: Mounting },
): void {
  app.get(PRACTICE_PATHS.css, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(PRACTICE_CSS),
  );
  app.get<{ Params: { file: string } }>(PRACTICE_PATHS.fonts, async (request, reply) => {
    const font = fontOf(request.params.file);
    return font
      ? reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(font)
      : sendRefusal(reply, 'not_found');
  });
  app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.addHook('onRequest', async (request, reply) => {
      const wait = await mounting.rates.overNetwork('page', ipPrefix(request.ip) ?? 'unknown');
      if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
      return request.method === 'POST' && isForeign(request, mounting.publicOrigin)
        ? sendRefusal(reply, 'bad_origin')
        : undefined;
    });
    addCheckout(pages, practice);
    addPortal(pages, practice);
    addPayment(pages, practice);
    pages.get<Of<{ id: string }>>(PRACTICE_PATHS.account, async (request, reply) =>
      show(reply, await practice.look((context) => accountPage(context, request.params.id))),
    );
    pages.post<Of<{ id: string }>>(PRACTICE_PATHS.account, async (request, reply) =>
      show(reply, await practice.at((context) => giveAccountForm(context, request.params.id))),
    );
    pages.get<Of<{ id: string }>>(PRACTICE_PATHS.receipt, async (request, reply) =>
      show(reply, await practice.look((context) => receiptPage(context, request.params.id))),
    );
  });
}

function addCheckout(pages: FastifyInstance, practice: Practice): void {
  pages.get<Of<{ id: string }>>(PRACTICE_PATHS.checkout, async (request, reply) =>
    show(reply, await practice.look((context) => checkoutPage(context, request.params.id))),
  );
  pages.post<Of<{ id: string }>>(PRACTICE_PATHS.checkout, async (request, reply) => {
    const card = cardOf(fieldsOf(request).get('card'));
    const { id } = request.params;
    const shown = await practice.at((context) => {
      const { sessions, purchases } = context.state;
      const session = Object.hasOwn(sessions, id) ? sessions[id] : undefined;
      const purchase = Object.hasOwn(purchases, id) ? purchases[id] : undefined;
      const page = purchase ?? session;
      if (!page || page.status !== 'open') return checkoutPage(context, id);
      if (card === null) return checkoutPage(context, id, 'choose');
      const outcome = purchase ? payPurchase(context, purchase, card) : session && payCheckout(context, session, card);
      return outcome === 'done'
        ? { leads: afterPaying(page) }
        : checkoutPage(context, id, outcome === 'declined' ? 'declined' : null);
    });
    return show(reply, shown);
  });
}

function addPortal(pages: FastifyInstance, practice: Practice): void {
  pages.get<Of<{ id: string }>>(PRACTICE_PATHS.portal, async (request, reply) =>
    show(
      reply,
      await practice.look((context) => portalPage(context, request.params.id, doneOf(request.query.done ?? null))),
    ),
  );
  pages.post<Of<{ id: string; deed: string }>>(PRACTICE_PATHS.deed, async (request, reply) => {
    const { id, deed } = request.params;
    const card = cardOf(fieldsOf(request).get('card'));
    const done = await practice.at((context) => {
      const portal = openPracticePortal(context, id);
      const plan = portal && practicePlanOf(context, portal.customer);
      if (!portal) return null;
      if (deed === 'card') return putCard(context, portal.customer, card);
      if ((deed !== 'cancel' && deed !== 'resume') || !plan || plan.status === 'canceled') return null;
      cancelLater(context, plan, deed === 'cancel');
      return deed;
    });
    return done === null
      ? show(reply, gonePage())
      : reply.redirect(`/practice/portal/${encodeURIComponent(id)}?done=${done}`, 303);
  });
}

/** The provider's desk, and the buyer's bank, for one payment. */
function addPayment(pages: FastifyInstance, practice: Practice): void {
  pages.get<Of<{ id: string }>>(PRACTICE_PATHS.payment, async (request, reply) => {
    const done = paymentDoneOf(request.query.done ?? null);
    return show(reply, await practice.look((context) => paymentPage(context, request.params.id, done)));
  });
  pages.post<Of<{ id: string; deed: string }>>(PRACTICE_PATHS.paymentDeed, async (request, reply) => {
    const { id } = request.params;
    const sum = fieldsOf(request).get('sum') ?? '';
    const done = await practice.at((context) => doPaymentDeed(context, { ...request.params, sum }));
    return done === null
      ? show(reply, gonePage())
      : reply.redirect(`/practice/payment/${encodeURIComponent(id)}?done=${done}`, 303);
  });
}

function putCard(context: PracticeContext, customer: string, card: CardKind | null): PortalDone {
  if (card === null) return 'choose';
  if (!changeCard(context, known(context.state.customers, customer), card)) return 'declined';
  return owes(context, customer) ? 'owing' : 'card';
}

function fieldsOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

function show(reply: FastifyReply, shown: PracticePage | { readonly leads: string }): FastifyReply {
  reply.header('cache-control', 'no-store');
  return 'leads' in shown
    ? reply.redirect(shown.leads, 303)
    : reply.code(shown.status).type('text/html; charset=utf-8').send(shown.html);
}
