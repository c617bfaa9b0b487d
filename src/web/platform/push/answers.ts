import { href } from '#contract/screens.ts';
import { markOf } from '#domain/reminder/push-endpoint.ts';
import { DISCREET_WORDS } from '#domain/reminder/reminder-words.ts';
import { call } from '../api.ts';
import { keepSubscription, subscribe } from './subscription.ts';

type Page = { focus(): Promise<unknown> };
/** What the service worker needs of the browser. */
export type Scope = {
  readonly registration: Pick<ServiceWorkerRegistration, 'getNotifications' | 'pushManager' | 'showNotification'>;
  readonly clients: {
    matchAll(wish: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
};
/** A browser's address that was given another. Not every browser says which. */
export type Changed = {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
};
type Note = { readonly id: string; readonly title: string; readonly text: string };

/**
 * Shows the note that came, alone: a later try of the same note takes its place without a sound, an older note goes.
 * What cannot be read shows as the neutral words, since a push must show something.
 */
export async function showNote({ registration }: Scope, data: string | undefined): Promise<void> {
  const { id, title, text } = noteOf(data);
  const shown = await registration.getNotifications();
  shown.filter(({ tag }) => tag !== id).forEach((one) => one.close());
  await registration.showNotification(title, { body: text, tag: id, lang: 'en' });
}

/**
 * Brings an open page of ours to the front as it stands; where there is none, opens home: an address that says nothing
 * of the note.
 */
export async function openPage({ clients }: Scope): Promise<void> {
  const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (page ? page.focus() : clients.openWindow(href('home')));
}

/**
 * Keeps messages coming after the push service changed this browser's address, if the member who is signed in is the
 * one who had the old one.
 */
export async function renew({ registration }: Scope, { oldSubscription, newSubscription }: Changed): Promise<void> {
  if (!oldSubscription) return;
  const { push } = await call('getReminders');
  if (!push.publicKey || !push.marks.includes(markOf(oldSubscription.endpoint))) return;
  await keepSubscription(newSubscription ?? (await subscribe(registration.pushManager, push.publicKey)));
  await call('endPushSubscription', { body: { endpoint: oldSubscription.endpoint } });
}

function noteOf(data: string | undefined): Note {
  const neutral = { id: 'note', ...DISCREET_WORDS };
  try {
    const said = JSON.parse(data ?? '') as Partial<Record<keyof Note, unknown>> | null;
    const word = (key: keyof Note) => (typeof said?.[key] === 'string' ? said[key] : neutral[key]);
    return { id: word('id'), title: word('title'), text: word('text') };
  } catch {
    return neutral;
  }
}
