import { Suspense, useEffect, useState } from 'react';
import { late } from '#web/platform/late.tsx';
import { useOutbox, type OutboxState } from '#web/platform/outbox/outbox-state.ts';

/** A save that takes its usual time is nothing to speak of, in milliseconds. */
const USUAL = 1_500;

const UnsentChip = late(async () => (await import('./unsent-chip.tsx')).UnsentChip);

/** In the header: how much of hers waits on this device, once it waits longer than a save usually takes. */
export function UnsentMark() {
  const outbox = useOutbox();
  const waiting = useLasting(outbox.waiting.length > 0) ? outbox.waiting.length : 0;
  const attention = attentionIn(outbox);
  const [wanted, setWanted] = useState(false);
  if (waiting + attention > 0 && !wanted) setWanted(true);
  return <Suspense fallback={null}>{wanted && <UnsentChip waiting={waiting} attention={attention} />}</Suspense>;
}

function attentionIn({ refused, quiet, unreadable }: OutboxState): number {
  return refused.length - quiet + unreadable.length;
}

function useLasting(on: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(on), on ? USUAL : 0);
    return () => clearTimeout(timer);
  }, [on]);
  return on && lasts;
}
