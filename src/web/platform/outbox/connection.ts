import { keptText } from '#web/platform/browser-storage.ts';
import { isDatabaseHere } from '#web/platform/device/is-here.ts';
import type { AppState } from '#web/platform/app-state.ts';
import { onFirstInteraction } from '#web/platform/deferred/first-interaction.ts';
import type { Outbox } from './outbox.ts';

/**
 * The name of the browser's database, known here too, so that nobody needs the code of the outbox to see whether there
 * is one.
 */
const DATABASE = 'outbox';
/** How many entries waited when the outbox was last seen (`counter.ts`). */
const UNSENT = 'unsent';
/** How long a page that opens is left in peace before it looks for entries, in milliseconds. */
const SETTLED = 1_000;

const code = () => import('./here.ts');
let app: { readonly appState: AppState; readonly ended: AbortSignal } | null = null;
let opening: Promise<Outbox | null> | null = null;

/**
 * Gives the page's outbox its app. Its code comes with the member's first sign, or soon where entries wait on this
 * device. Ends with the function it gives back.
 */
export function connectOutbox(appState: AppState): () => void {
  const ending = new AbortController();
  app = { appState, ended: ending.signal };
  const timer = setTimeout(
    () => void isOutboxThere().then((yes) => (yes || keptText('localStorage', UNSENT) ? outboxOf() : null)),
    SETTLED,
  );
  // The member may be without a line at the member's next press: the code is fetched with the member's first sign.
  onFirstInteraction(() => void code().catch(() => undefined));
  return () => {
    clearTimeout(timer);
    ending.abort();
    app = null;
    opening = null;
  };
}

/** The outbox of this page; null for a visitor, and where its code does not come: the next call tries again. */
export async function outboxOf(): Promise<Outbox | null> {
  const open = app;
  if (!open?.appState.get().user) return null;
  opening ??= code()
    .then(({ openOutbox }) => openOutbox(open.appState, open.ended))
    .catch(() => (opening = null));
  return opening;
}

/** Whether this browser has an outbox. One that cannot say has its entries looked for when it rests. */
export function isOutboxThere(): Promise<boolean> {
  return isDatabaseHere(DATABASE, false);
}
