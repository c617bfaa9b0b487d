import { markOf } from '#domain/reminder/push-endpoint.ts';
import { call } from '../api.ts';
import { registerWorker } from '../worker.ts';
import { keepSubscription, subscribe } from './subscription.ts';

/**
 * Whether this browser takes messages for the member: it cannot, it may not (only the member can change that, in its
 * settings), not yet, or it does.
 */
export type DeviceState = 'unsupported' | 'blocked' | 'off' | 'on';

/** How long a sign-out waits for the server to forget this browser, in milliseconds. */
const PARTING_MS = 3_000;

/**
 * How this browser stands to the member whose browsers have these marks. An address that is not among them was somebody
 * else's: it counts as off. Never throws.
 */
export async function lookAtDevice(marks: readonly string[]): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = Notification.permission === 'granted' ? await subscriptionHere().catch(() => null) : null;
  return subscription && marks.includes(markOf(subscription.endpoint)) ? 'on' : 'off';
}

/**
 * Asks the member's (only where the member has not answered yet; call it from the member's tap), and has this browser
 * take messages: 'on' once the server keeps it, 'off' when the member waved the question away, 'blocked' when the
 * member said no. An address from before is given up first: it may have been somebody else's. Rejects where the push
 * service or the server did not answer; nothing is left behind then.
 */
export async function takeMessages(publicKey: string): Promise<Exclude<DeviceState, 'unsupported'>> {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted') return answer === 'denied' ? 'blocked' : 'off';
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await subscribe(pushManager, publicKey);
  try {
    await keepSubscription(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/**
 * Where this browser took messages for the member before the member was signed in anew: has the server know it again,
 * since messages end with the session they were taken in. An address that is not the member's stays as it is. Nothing
 * is asked of the member. Rejects when the server did not answer.
 */
export async function backHere(): Promise<void> {
  const subscription = isSupported() ? await subscriptionHere() : null;
  if (subscription) await call('backPushSubscription', { body: { endpoint: subscription.endpoint } });
}

/** Has this browser take no messages any more: here at once, whatever the server answers; rejects when it did not. */
export async function stopMessages(): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await call('endPushSubscription', { body: { endpoint } });
}

/**
 * Before a sign-out: whoever has this device next gets nothing of the member's. The server forgets it within 3 seconds,
 * or when the push service next says that it is gone. Never rejects.
 */
export async function partWithDevice(): Promise<void> {
  if (!isSupported()) return;
  await Promise.race([stopMessages().catch(() => undefined), new Promise((done) => setTimeout(done, PARTING_MS))]);
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
