import { isDatabaseHere } from '#web/platform/device/is-here.ts';
import type { FactStore } from '#web/platform/facts.ts';
import { whenStirred } from '#web/platform/late/signs.ts';
import type { Outbox } from './outbox.ts';

/** The name of the browser's database, known here too, so that nobody needs the code of the outbox to see whether there is one. */
const DATABASE = 'outbox';
/** How long a page that opens is left in peace before it looks for entries, in milliseconds. */
const SETTLED = 1_000;

const code = () => import('./here.ts');
let app: { readonly facts: FactStore; readonly ended: AbortSignal } | null = null;
let opening: Promise<Outbox | null> | null = null;

/** Gives the page's outbox its app. Its code comes with her first sign, or soon where entries wait on this device. Ends with the function it gives back. */
export function connectOutbox(facts: FactStore): () => void {
  const ending = new AbortController();
  app = { facts, ended: ending.signal };
  const timer = setTimeout(() => void isOutboxThere().then((yes) => (yes ? outboxOf() : null)), SETTLED);
  // She may be without a line at her next press: the code is fetched with her first sign.
  whenStirred(() => void code().catch(() => undefined));
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
  if (!open?.facts.get().user) return null;
  opening ??= code()
    .then(({ openOutbox }) => openOutbox(open.facts, open.ended))
    .catch(() => (opening = null));
  return opening;
}

/** Whether this browser has an outbox. One that cannot say has its entries looked for when it rests. */
export function isOutboxThere(): Promise<boolean> {
  return isDatabaseHere(DATABASE, false);
}
