import { useState } from 'react';
import type { CareAdvice as Kind } from '#domain/goals/care-card.ts';
import { deferred } from '#web/platform/deferred.tsx';
import type { Drawing } from '#web/ui/drawings/windows/drawing.ts';
import { seed } from '#web/ui/drawings/windows/phases/seed.ts';
import { rainyRoof } from '#web/ui/drawings/windows/places/rainy-roof.ts';
import { warmBottle } from '#web/ui/drawings/windows/things/warm-bottle.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { cards } from './cards.copy.ts';

const WINDOWS: Readonly<Record<Kind, Drawing>> = { comfort: warmBottle, nights: rainyRoof, conception: seed };
const CareSheet = deferred(async () => (await import('./care-sheet.tsx')).CareSheet, { rare: true });

/** The card that the member's goals choose (§2.4): one more window, and what helps behind it. */
export function CareArch({ kind }: { readonly kind: Kind }) {
  const [open, setOpen] = useState(false);
  const { title, kicker } = cards.care[kind];
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Window of={WINDOWS[kind]} size="fill" />
        <b>{title}</b> <small>{kicker}</small>
      </button>
      {open && <CareSheet kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}
