import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { startTransition } from 'react';
import { createFacts } from '#web/platform/facts.ts';
import { factsOf, readFirstData } from '#web/platform/first-data.ts';
import { askUser } from '#web/platform/session.ts';
import { endSignIn } from '#web/platform/sign-in-flag.ts';
import { ErrorPage } from './page/error-page.tsx';
import { openParts } from './parts.ts';
import { partsOf, placeOf } from './place.ts';
import { Root } from './root.tsx';

const container = document.getElementById('app');
if (container) open(container).catch(() => sayBroken(container));

async function open(root: HTMLElement): Promise<void> {
  const { hydrateRoot } = await drawing();
  const data = readFirstData(document);
  const facts = createFacts(factsOf(data), data);
  if (!data) await askUser(facts);
  const { user, devMail } = facts.get();
  const { pathname, search } = window.location;
  const place = placeOf({ path: pathname, search, user: user ?? null, localDefault: devMail });
  await openParts(partsOf(place));
  // As a transition it is done in small pieces, between which she is heard.
  startTransition(() => void hydrateRoot(root, <Root facts={facts} />));
  // A page that just opened signs nobody in: the flag that a closed tab left in the storage goes. Later, since the storage is slow to open.
  setTimeout(endSignIn);
}

async function sayBroken(root: HTMLElement): Promise<void> {
  const { createRoot } = await drawing();
  createRoot(root).render(<ErrorPage again={() => window.location.reload()} />);
}

// What draws stands in this same file, and begins by itself: with all the rest it was one long task, in which she was not heard.
async function drawing(): Promise<typeof import('react-dom/client')> {
  await nextTask();
  const drawer = await import('react-dom/client');
  await nextTask();
  return drawer;
}

function nextTask(): Promise<unknown> {
  return new Promise((done) => setTimeout(done));
}
