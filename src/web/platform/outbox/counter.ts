import { keepText, keptText } from '#web/platform/browser-storage.ts';
import { isDatabaseHere } from '#web/platform/device/is-here.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { vanished } from './counter.copy.ts';
import type { OutboxState } from './outbox-state.ts';
import { OUTBOX_DATABASE } from './sealed-store.ts';

/** As in `connection.ts`: how many entries wait, beside the database that holds them, and nothing else. */
const UNSENT = 'unsent';
/** How long it is said that entries are gone, in milliseconds. */
const SAID_MS = 20_000;
let asked: StorageManager | undefined;

/** Notes how many entries of the member lie here. */
export function countUnsent({ waiting, refused, unreadable, lasting }: OutboxState): void {
  const count = lasting ? waiting.length + refused.length + unreadable.length : 0;
  const text = count > 0 ? String(count) : null;
  if (text !== keptText('localStorage', UNSENT)) keepText('localStorage', UNSENT, text);
}

/** Says, once, that entries waited on this device whose database the browser has removed since. */
export async function mournVanished(): Promise<void> {
  const count = Number(keptText('localStorage', UNSENT));
  if (!(count > 0) || (await isDatabaseHere(OUTBOX_DATABASE, true))) return;
  keepText('localStorage', UNSENT, null);
  toast({ ...vanished(count), kind: 'danger', duration: SAID_MS });
}

/** Asks the browser, once a page, to remove nothing of ours by itself: something waits here that is nowhere else. */
export function askToPersist(): void {
  const { storage } = navigator as Partial<Navigator>;
  if (asked !== storage) void storage?.persist?.().catch(() => undefined);
  asked = storage;
}
