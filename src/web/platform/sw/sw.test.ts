import 'fake-indexeddb/auto';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FIRST_SETTINGS } from '#domain/reminder/reminder.ts';
import { markOf } from '#domain/reminder/push-endpoint.ts';
import { fakeApi, LOST, FakeRefusal } from '#web/testing/fake-api.ts';
import { fakePush } from '#web/testing/fake-push.ts';
import { FakeCaches, type CacheKey } from '#web/testing/fake-caches.ts';
import { findCopy, forgetCopies, keepCopy } from '#web/platform/offline/copy-store.ts';
import { KEEP_FILES } from './keep-files.ts';
import { ownerOf, pageFor, NETWORK_PATIENCE_MS } from './pages.ts';

type Answer = (event: object) => void;
type Shown = { title: string; tag: string; body: string; close: () => void };
const answers = new Map<string, Answer>();
let shown: Shown[] = [];
let pages: { focus: () => Promise<void> }[] = [];
const openWindow = vi.fn(async (_url: string) => undefined);
const claim = vi.fn(async () => undefined);
const enable = vi.fn(async () => undefined);
const addRoutes = vi.fn(async () => undefined);
let kept: FakeCaches;
/** Whether there is a version before this one. */
let active: object | null = null;
let push = fakePush();

// The worker binds to its scope when it is loaded: one scope for all, emptied before each.
beforeAll(async () => {
  const scope = {
    addEventListener: (name: string, answer: Answer) => answers.set(name, answer),
    built: {
      version: 'v2',
      files: ['/assets/e-2.js', '/assets/l-2.js'],
      shell: '/offline.html',
      shellNames: '/assets/offline-2.js',
    },
    clients: { matchAll: async () => pages, openWindow, claim },
    registration: {
      navigationPreload: { enable },
      get active() {
        return active;
      },
      get pushManager() {
        return push.pushManager;
      },
      getNotifications: async () => shown,
      showNotification: async (title: string, { body, tag }: { body: string; tag: string }) => {
        const one = { title, body, tag, close: () => (shown = shown.filter((other) => other !== one)) };
        shown = [...shown.filter((other) => other.tag !== tag), one];
      },
    },
  };
  vi.stubGlobal('self', scope);
  vi.stubGlobal('caches', {
    open: (name: string) => kept.open(name),
    keys: () => kept.keys(),
    has: (name: string) => kept.has(name),
    delete: (name: string) => kept.delete(name),
    match: (asked: CacheKey, options: { cacheName?: string }) => kept.match(asked, options),
  });
  await import('./sw.ts');
});
beforeEach(() => {
  shown = [];
  pages = [];
  kept = new FakeCaches();
  active = {};
  [openWindow, claim, enable, addRoutes].forEach((fn) => fn.mockClear());
  push = fakePush({ permission: 'granted' });
});

async function happen(name: string, event: object = {}): Promise<void> {
  const works: Promise<unknown>[] = [];
  answers.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
  expect(works).toHaveLength(1);
  await Promise.all(works);
}
const pushed = (said: unknown) =>
  happen('push', { data: { text: () => (typeof said === 'string' ? said : JSON.stringify(said)) } });
const words = () => shown.map(({ title, body }) => [title, body]);

const network = (answers: Record<string, () => Response>) =>
  vi.stubGlobal('fetch', async (asked: CacheKey) => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, location.href);
    const answer = answers[pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
const SHELL = '<p>shell</p><script data-entry="/assets/offline-2.js"></script>';
const build = {
  '/assets/e-2.js': () => new Response('e'),
  '/assets/l-2.js': () => new Response('l'),
  '/offline.html': () => new Response(SHELL),
};
const install = async () => {
  network(build);
  await happen('install', { addRoutes });
};
/** What the worker answers to a request; null where it leaves it to the browser. */
async function asked(
  path: string,
  { mode = 'cors', method = 'GET', preload }: { mode?: string; method?: string; preload?: Response } = {},
): Promise<Response | null> {
  let answer: Promise<Response> | null = null;
  answers.get('fetch')?.({
    request: { url: new URL(path, location.href).href, mode, method },
    preloadResponse: Promise.resolve(preload),
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: () => undefined,
  });
  return answer;
}

test('answers what it must and no more', () => {
  expect([...answers.keys()].toSorted()).toEqual([
    'activate',
    'fetch',
    'install',
    'message',
    'notificationclick',
    'push',
    'pushsubscriptionchange',
    'sync',
  ]);
});

test('woken with a connection after a sign-out without one, it has the server end the session', async () => {
  const api = fakeApi({ getUser: () => new FakeRefusal('unauthenticated') });
  await happen('sync', { tag: 'sign-out' });
  expect(api.called('getUser')).toHaveLength(1);
  await happen('sync', { tag: 'of somebody else' });
  expect(api.called('getUser')).toHaveLength(1);
  // Where it was not reached after all, the browser tries again.
  fakeApi({ getUser: () => LOST });
  await expect(happen('sync', { tag: 'sign-out' })).rejects.toThrow();
});

test('keeps every file of its version and the shell, and lets calls pass by it', async () => {
  await install();
  expect(kept.all()).toEqual({ 'app v2': ['/assets/e-2.js', '/assets/l-2.js', '/offline.html'] });
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith([{ condition: { urlPattern: '/api/*' }, source: 'network' }]);
});
test('the first one is here at once, and keeps its files when a page asks for that', async () => {
  active = null;
  await install();
  expect(kept.all()).toEqual({});
  await happen('message', { data: 'something else' });
  expect(kept.all()).toEqual({});
  await happen('message', { data: KEEP_FILES });
  expect(kept.all()['app v2']).toHaveLength(3);
  network({});
  await expect(happen('message', { data: KEEP_FILES })).resolves.toBeUndefined();
});
test('installs where a browser cannot be told to let calls pass by', async () => {
  network(build);
  await happen('install');
  expect(Object.keys(kept.all())).toEqual(['app v2']);
});
test.each([
  ['a file does not come', { ...build, '/assets/l-2.js': () => new Response('', { status: 404 }) }],
  [
    'the shell is of another version',
    { ...build, '/offline.html': () => new Response('<script data-entry="/assets/offline-3.js"></script>') },
  ],
])('does not install when %s', async (_, answers) => {
  network(answers);
  await expect(happen('install', { addRoutes })).rejects.toThrow();
});
test('takes over alone: the files of other versions go, what is not its own stays', async () => {
  await install();
  await kept.open('app v1');
  await kept.open('something else');
  await happen('activate');
  expect(Object.keys(kept.all()).toSorted()).toEqual(['app v2', 'something else']);
  expect([claim, enable].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
});

test('a file comes from here, also one that another version brought; a new one stays', async () => {
  await install();
  await (await kept.open('app v1')).put('/assets/old-1.js', new Response('old'));
  network({ '/assets/rare-2.js': () => new Response('rare') });
  expect(
    await Promise.all(
      ['/assets/e-2.js', '/assets/old-1.js', '/assets/rare-2.js'].map(async (path) => (await asked(path))?.text()),
    ),
  ).toEqual(['e', 'old', 'rare']);
  network({});
  expect(await (await asked('/assets/rare-2.js'))?.text()).toBe('rare');
  await expect(asked('/assets/none-2.js')).rejects.toThrow('Failed to fetch');
});
test('after a sign-out emptied this browser, what the leaving page still asks for brings nothing back', async () => {
  await install();
  await kept.delete('app v2');
  network({ '/assets/rare-2.js': () => new Response('rare') });
  expect(await (await asked('/assets/rare-2.js'))?.text()).toBe('rare');
  network({});
  await expect(asked('/tracker', { mode: 'navigate' })).rejects.toThrow('Failed to fetch');
  expect(kept.all()).toEqual({});
});
test.each([
  ['/api/cycle-view', 'cors', 'GET'],
  ['/api/day-logs', 'cors', 'PUT'],
  ['/auth', 'navigate', 'POST'],
  ['/manifest.webmanifest', 'cors', 'GET'],
  ['https://elsewhere.example/assets/e-2.js', 'cors', 'GET'],
])('%s (%s %s) is none of its business', async (path, mode, method) => {
  expect(await asked(path, { mode, method })).toBeNull();
});

test("the quick exit is the browser's own, and takes the copy away", async () => {
  await keepCopy('mara', { copy: 'hers', at: 1 });
  await install();
  network({});
  const works: Promise<unknown>[] = [];
  const respondWith = vi.fn();
  answers.get('fetch')?.({
    request: { url: new URL('/measures', location.href).href, mode: 'navigate', method: 'GET' },
    respondWith,
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  await Promise.all(works);
  expect(respondWith).not.toHaveBeenCalled();
  expect(await findCopy()).toBeNull();
});
test.each([
  ['mara', 'mara'],
  ['jo', undefined],
  [null, undefined],
])("when a page of %s has gone by, of mara's copy there is left: %s", async (owner, left) => {
  await keepCopy('mara', { copy: 'hers', at: 1 });
  await install();
  network({
    '/tracker': () =>
      new Response('a page', {
        headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie', ...(owner && { 'for-member': owner }) },
      }),
  });
  const works: Promise<unknown>[] = [];
  let page: Promise<Response> | null = null;
  answers.get('fetch')?.({
    request: { url: new URL('/tracker', location.href).href, mode: 'navigate', method: 'GET' },
    respondWith: (given: Promise<Response>) => (page = given),
    waitUntil: (work: Promise<unknown>) => works.push(work),
  });
  await page;
  await Promise.all(works);
  expect((await findCopy())?.owner).toBe(left);
  await forgetCopies({ but: null });
});

describe('a document', () => {
  const open = (preload?: Response) => asked('/tracker', { mode: 'navigate', ...(preload && { preload }) });
  test("is the server's, and is never kept", async () => {
    await install();
    network({ '/tracker': () => new Response('hers') });
    expect(await (await open())?.text()).toBe('hers');
    expect(await (await open(new Response('ahead')))?.text()).toBe('ahead');
    expect(kept.all()['app v2']).not.toContain('/tracker');
  });
  test('is the shell without a line, and when what stands before the server cannot reach it', async () => {
    await install();
    network({});
    expect(await (await open())?.text()).toBe(SHELL);
    expect(await (await open(new Response('bad gateway', { status: 502 })))?.text()).toBe(SHELL);
    expect(await (await open(new Response('shed', { status: 503 })))?.text()).toBe('shed');
  });
  test('is what the browser says before there is a shell', async () => {
    network({});
    await expect(open()).rejects.toThrow('Failed to fetch');
  });
  test('that does not come in time is the shell', async () => {
    await install();
    vi.useFakeTimers();
    const waiting = pageFor({
      fresh: () => new Promise(() => undefined),
      shell: async () => new Response(SHELL),
      heed: () => undefined,
    });
    await vi.advanceTimersByTimeAsync(NETWORK_PATIENCE_MS);
    expect(await (await waiting).text()).toBe(SHELL);
  });
});

const doc = (status: number, headers: Record<string, string>) =>
  ownerOf(
    new Response('', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie, Accept-Encoding', ...headers },
    }),
  );
test.each([
  ["a member's page", doc(200, { 'for-member': 'mara' }), 'mara'],
  ["a member's page that is not there", doc(404, { 'for-member': 'mara' }), 'mara'],
  ["a visitor's page", doc(200, {}), null],
  ['the mailbox of the local default', doc(200, { vary: 'Accept-Encoding' }), undefined],
  ['an answer of an endpoint', doc(200, { 'content-type': 'application/json' }), undefined],
  ['a server that sheds', doc(503, {}), undefined],
])('whose page it is: %s', (_, owner, said) => expect(owner).toBe(said));

test('shows the note that came; the same one again, and a newer one, take its place', async () => {
  await pushed({ id: '1', title: 'A note for you', text: 'Open when you like.' });
  await pushed({ id: '1', title: 'A note for you', text: 'Open when you like.' });
  expect(words()).toEqual([['A note for you', 'Open when you like.']]);
  await pushed({ id: '2', title: 'Today is still blank', text: 'One tap.' });
  expect(shown).toMatchObject([{ tag: '2', title: 'Today is still blank', body: 'One tap.' }]);
});
test.each(['', 'no json', 'null', '[]', '{"title":7}'])(
  'what it cannot read (%s) shows as neutral words',
  async (said) => {
    await pushed(said);
    expect(words()).toEqual([['A note for you', 'Open when you like.']]);
  },
);
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
const server = (marks: string[]) =>
  fakeApi({
    getReminders: () => ({
      settings: FIRST_SETTINGS,
      comesAt: '19:00',
      periodTold: true,
      ratingsTold: true,
      push: { publicKey: 'BKey', devices: marks.length, marks, shared: false },
    }),
    addPushSubscription: () => ({ devices: 2 }),
    endPushSubscription: () => ({ devices: 1 }),
  });

test('an address that changed is kept in place of the old one', async () => {
  const api = server([markOf(OLD)]);
  await happen('pushsubscriptionchange', { oldSubscription: { endpoint: OLD } });
  expect(push.pushManager.subscribe).toHaveBeenCalledExactlyOnceWith({
    userVisibleOnly: true,
    applicationServerKey: 'BKey',
  });
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
