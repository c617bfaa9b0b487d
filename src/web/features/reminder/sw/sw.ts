import '#web/platform/member-endpoints.ts';
import { openPage, renew, showNote, type Changed, type Scope } from './answers.ts';

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Happenings = {
  install: Lasting;
  push: Lasting & { readonly data: { text(): string } | null };
  notificationclick: Lasting & { readonly notification: Notification };
  pushsubscriptionchange: Lasting & Changed;
};
type Worker = Scope & { skipWaiting(): Promise<void>; addEventListener<N extends keyof Happenings>(name: N, answer: (event: Happenings[N]) => void): void };

const worker = self as unknown as Worker;

// It holds no page and keeps nothing, so a new one may take over at once. There is no fetch handler: pages come from the server alone.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('push', (event) => event.waitUntil(showNote(worker, event.data?.text())));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(worker));
});
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(worker, event)));
