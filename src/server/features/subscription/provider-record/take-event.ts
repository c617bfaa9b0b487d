import type { PaymentEvent } from '#server/platform/payments/payments.ts';
import type { PayingDeps } from '../subscription-deps.ts';
import { mirrorStore } from './provider-record.store.ts';
import { noteOnly, refreshCustomer, takeOfNobody } from './refresh.ts';

/** The events after which a plan may stand otherwise. All others are heard and change nothing. */
const TELLING =
  /^(?:charge\.(?:refunded|dispute\.\w+)|customer\.subscription\.\w+|customer\.updated|checkout\.session\.completed|invoice\.(?:paid|payment_failed|upcoming|voided|marked_uncollectible)|payment_method\.(?:attached|updated|automatically_updated))$/;

/** Whether an event can have changed a plan. */
export function isRelevantEvent({ type }: Pick<PaymentEvent, 'type'>): boolean {
  return TELLING.test(type);
}

/** Takes a signed event that names its customer: once, whatever its order. What fails throws, so that the provider sends it again. */
export async function takeEvent(deps: PayingDeps, event: PaymentEvent): Promise<void> {
  if (!isRelevantEvent(event)) return noteOnly(deps, event);
  if (!(await mirrorStore.unknown(deps.db, [event.id])).has(event.id)) return;
  const { customerId } = event;
  if (customerId) await refreshCustomer(deps, { customerId, event });
  else await takeOfNobody(deps, event);
}
