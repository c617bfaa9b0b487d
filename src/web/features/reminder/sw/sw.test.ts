import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FIRST_SETTINGS } from '#domain/reminder/reminder.ts';
import { markOf } from '#domain/reminder/push-endpoint.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { fakePush } from '#web/testing/fake-push.ts';

type Answer = (event: object) => void;
type Shown = { title: string; tag: string; body: string; close: () => void };
const answers = new Map<string, Answer>();
let shown: Shown[] = [];
let pages: { focus: () => Promise<void> }[] = [];
const openWindow = vi.fn(async (_url: string) => undefined);
const skipWaiting = vi.fn(async () => undefined);
let push = fakePush();

// The worker binds to its scope when it is loaded: one scope for all, emptied before each.
beforeAll(async () => {
  const scope = {
    addEventListener: (name: string, answer: Answer) => answers.set(name, answer),
    skipWaiting,
    clients: { matchAll: async () => pages, openWindow },
    registration: {
      get pushManager() { return push.pushManager; },
      getNotifications: async () => shown,
      showNotification: async (title: string, { body, tag }: { body: string; tag: string }) => {
        const one = { title, body, tag, close: () => (shown = shown.filter((other) => other !== one)) };
        shown = [...shown.filter((other) => other.tag !== tag), one];
      },
    },
  };
  vi.stubGlobal('self', scope);
  await import('./sw.ts');
});
beforeEach(() => {
  shown = [];
  pages = [];
  openWindow.mockClear();
  push = fakePush({ permission: 'granted' });
});

async function happen(name: string, event: object = {}): Promise<void> {
  const works: Promise<unknown>[] = [];
  answers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  expect(works).toHaveLength(1);
  await Promise.all(works);
}
const pushed = (said: unknown) => happen('push', { data: { text: () => (typeof said === 'string' ? said : JSON.stringify(said)) } });
const words = () => shown.map(({ title, body }) => [title, body]);

test('answers what it must and no more: a request of a page never goes through it', () => {
  expect([...answers.keys()].toSorted()).toEqual(['install', 'notificationclick', 'push', 'pushsubscriptionchange']);
});
test('a new one takes over at once', async () => {
  await happen('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('shows the note that came; the same one again, and a newer one, take its place', async () => {
  await pushed({ id: '1', title: 'A note for you', text: 'Open when you like.' });
  await pushed({ id: '1', title: 'A note for you', text: 'Open when you like.' });
  expect(words()).toEqual([['A note for you', 'Open when you like.']]);
  await pushed({ id: '2', title: 'Today is still blank', text: 'One tap.' });
  expect(shown).toMatchObject([{ tag: '2', title: 'Today is still blank', body: 'One tap.' }]);
});
test.each(['', 'no json', 'null', '[]', '{"title":7}'])('what it cannot read (%s) shows as neutral words', async (said) => {
  await pushed(said);
  expect(words()).toEqual([['A note for you', 'Open when you like.']]);
});
test('a push without anything shows as neutral words', async () => {
  await happen('push', { data: null });
  expect(words()).toEqual([['A note for you', 'Open when you like.']]);
});

test('a tap brings the open page to the front, and takes the note away', async () => {
  const focus = vi.fn(async () => undefined);
  const close = vi.fn();
  pages = [{ focus }];
  await happen('notificationclick', { notification: { close } });
  expect(focus).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
  expect(openWindow).not.toHaveBeenCalled();
});
test('a tap without an open page opens home, an address that says nothing', async () => {
  await happen('notificationclick', { notification: { close: () => undefined } });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/');
});

const OLD = 'https://fcm.googleapis.com/fcm/send/the-old-address-here';
const server = (marks: string[]) => fakeApi({
  getReminders: () => ({ settings: FIRST_SETTINGS, comesAt: '19:00', periodTold: true, push: { publicKey: 'BKey', devices: marks.length, marks, shared: false } }),
  addPushSubscription: () => ({ devices: 2 }),
  endPushSubscription: () => ({ devices: 1 }),
});

test('an address that changed is kept in place of the old one', async () => {
  const api = server([markOf(OLD)]);
  await happen('pushsubscriptionchange', { oldSubscription: { endpoint: OLD } });
  expect(push.pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
  expect(api.called('addPushSubscription')[0]?.body).toMatchObject({ endpoint: push.held() });
  expect(api.called('endPushSubscription')[0]?.body).toEqual({ endpoint: OLD });
});
test("another member's address brings the one who is here now nothing", async () => {
  const api = server(['somebody-else-16']);
  await happen('pushsubscriptionchange', { oldSubscription: { endpoint: OLD } });
  await happen('pushsubscriptionchange', { oldSubscription: null });
  expect(api.calls.map(({ name }) => name)).toEqual(['getReminders']);
  expect(push.pushManager.subscribe).not.toHaveBeenCalled();
});
