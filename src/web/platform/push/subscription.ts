import { call } from '../api.ts';

/** Tells the server that this browser takes messages. Rejects when it was not kept. */
export async function keepSubscription(subscription: PushSubscription): Promise<void> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await call('addPushSubscription', { body: { endpoint: subscription.endpoint, keys: { p256dh, auth } } });
}

/** Asks the browser's push service for an address under the server's key. A message always shows (userVisibleOnly). */
export function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}
