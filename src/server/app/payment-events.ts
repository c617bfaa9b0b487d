import type { FastifyInstance } from 'fastify';
import { takeOrderEvent } from '#server/features/shop/public.ts';
import { takePayoutEvent } from '#server/features/referral/public.ts';
import { takeEvent, type PayingDeps } from '#server/features/subscription/public.ts';
import { ipPrefix } from '#server/platform/log.ts';
import { withPayer, type PaymentEvent } from '#server/platform/payments/payments.ts';
import type { Mounting } from './mounting/mount.ts';
import { sendRefusal } from './mounting/refusals.ts';

const MOST_BYTES = 256 * 1024;

/**
 * POST /api/webhooks/stripe: signed events of the payment provider. No cookie and no origin is looked at, only the
 * signature over the bytes as they came, at most 300 s old by real time. What was taken, known before or not ours
 * answers 200; what failed answers 500 and comes again.
 */
export function addPaymentEvents(
  app: FastifyInstance,
  { mounting, paying }: { mounting: Mounting; paying: PayingDeps | null },
): void {
  app.register(async (events) => {
    events.removeAllContentTypeParsers();
    events.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, body),
    );
    events.route({
      method: 'POST',
      url: '/api/webhooks/stripe',
      onRequest: async (request, reply) => {
        const wait = await mounting.rates.overNetwork('webhook', ipPrefix(request.ip) ?? 'unknown');
        if (wait !== null) return sendRefusal(reply.header('retry-after', wait), 'rate_limited');
        return paying ? undefined : sendRefusal(reply, 'not_found');
      },
      handler: async (request, reply) => {
        const signature = request.headers['stripe-signature'];
        const raw = request.body;
        const told =
          paying && Buffer.isBuffer(raw) && typeof signature === 'string'
            ? paying.payments.readEvent(raw, { signature, at: paying.clock.real() })
            : null;
        if (!paying || !told) return sendRefusal(reply, 'invalid_input');
        await take(paying, told);
        return reply.header('cache-control', 'no-store').send({ received: true });
      },
    });
  });
}

async function take(paying: PayingDeps, told: PaymentEvent): Promise<void> {
  if (told.accountId !== undefined || told.transferId !== undefined) return takePayoutEvent(paying, told);
  const event = await withPayer(paying.payments, told);
  return event.purchase ? takeOrderEvent(paying, event) : takeEvent(paying, event);
}
