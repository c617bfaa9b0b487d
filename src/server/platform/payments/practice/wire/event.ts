import Stripe from 'stripe';
import type { EventRecord } from '../state/records.ts';

/** The version of the protocol that is spoken here: the one the library is pinned to. */
export const API_VERSION = Stripe.API_VERSION;

/** An event in the provider's shape, as it is posted and listed. */
export function eventWire(event: EventRecord, waiting: number): object {
  return {
    id: event.id,
    ...(event.account !== undefined && { account: event.account }),
    object: 'event',
    api_version: API_VERSION,
    created: event.created,
    data: { object: event.object, ...(event.previous && { previous_attributes: event.previous }) },
    livemode: false,
    pending_webhooks: waiting,
    request: event.request,
    type: event.type,
  };
}
