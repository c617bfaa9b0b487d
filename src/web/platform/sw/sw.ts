import '#web/platform/endpoints/member-endpoints.ts';
import { PRIVACY_MODE_PATHS } from '#contract/privacy-mode-paths.ts';
import { SIGN_OUT_SYNC } from '#contract/sign-out-mark.ts';
import { callOrNull } from '#web/platform/api.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { openPage, renew, showNote, type Changed, type Scope } from '#web/platform/push/answers.ts';
import { soundAt } from '#web/platform/offline/sound-address.ts';
import { ShellFiles, type Built } from './files.ts';
import { KEEP_FILES } from './keep-files.ts';
import { answerSound } from './kept-sound.ts';
import { ownerOf, pageFor } from './pages.ts';

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Rule = { readonly condition: { readonly urlPattern: string }; readonly source: 'network' };
type Fetching = Lasting & {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Happenings = {
  install: Lasting & { addRoutes?(rules: readonly Rule[]): Promise<void> };
  activate: Lasting;
  message: Lasting & { readonly data: unknown };
  /** There is a connection again. */ sync: Lasting & { readonly tag: string };
  fetch: Fetching;
  push: Lasting & { readonly data: { text(): string } | null };
  notificationclick: Lasting & { readonly notification: Notification };
  pushsubscriptionchange: Lasting & Changed;
};
type Registration = Scope['registration'] & {
  readonly active?: unknown;
  readonly navigationPreload?: { enable(): Promise<void> };
};
type Worker = Omit<Scope, 'registration' | 'clients'> & {
  readonly built: Built;
  readonly registration: Registration;
  readonly clients: Scope['clients'] & { claim(): Promise<void> };
  addEventListener<N extends keyof Happenings>(name: N, answer: (event: Happenings[N]) => void): void;
};

/** The quick exit: its page is the browser's, and nothing of the member's stays here to be found. */
const ASIDE = new Set<string>([PRIVACY_MODE_PATHS.decoy, PRIVACY_MODE_PATHS.leave]);

const worker = self as unknown as Worker;
const files = new ShellFiles(worker.built, caches);

// A new version waits until it has all of its files and no page of the old one is open, and so never mixes with it. The
// first one is here at once, since
// a note may depend on it; its files come when a page that rests asks for them. Where a browser can be told, no call of
// a page ever passes here.
worker.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([worker.registration.active ? files.fetchAll() : null, passBy(event)])),
);
worker.addEventListener('message', (event) =>
  event.waitUntil(event.data === KEEP_FILES ? files.fetchAll() : Promise.resolve()),
);
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname } = url;
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (ASIDE.has(pathname)) return event.waitUntil(forgetCopies({ but: null }));
  const sound = soundAt(url);
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (sound) event.respondWith(answerSound(sound, request));
  else if (pathname.startsWith('/assets/')) event.respondWith(files.file(request));
});
worker.addEventListener('sync', (event) =>
  event.waitUntil(event.tag === SIGN_OUT_SYNC ? callOrNull('getUser') : Promise.resolve()),
);
worker.addEventListener('push', (event) => event.waitUntil(showNote(worker, event.data?.text())));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(worker));
});
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(worker, event)));

// Only spares a detour: where the browser does not take it, calls pass the worker untouched.
async function passBy(event: Happenings['install']): Promise<void> {
  await event.addRoutes?.([{ condition: { urlPattern: '/api/*' }, source: 'network' }]).catch(() => undefined);
}

async function takeOver(): Promise<void> {
  await Promise.all([files.dropOthers(), worker.registration.navigationPreload?.enable()]);
  await worker.clients.claim();
}

/** Documents are never kept: each comes from the server, or is the shell. */
function page(event: Fetching): Promise<Response> {
  const heed = (response: Response) => event.waitUntil(heedOwner(response));
  return pageFor({
    fresh: async () => (await event.preloadResponse) ?? fetch(event.request),
    shell: () => files.shell(),
    heed,
  });
}

/** As soon as a page is another's, or a visitor's, nothing of the member's stays here. */
async function heedOwner(response: Response): Promise<void> {
  const owner = ownerOf(response);
  if (owner !== undefined) await forgetCopies({ but: owner });
}
