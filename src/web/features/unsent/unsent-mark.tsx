import { useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { useOutbox } from '#web/platform/outbox/outbox-state.ts';

const UnsentChip = deferred(async () => (await import('./unsent-chip.tsx')).UnsentChip, { soon: true });

/** In the header: how much of the member's waits on this device. Its drawing comes when there is something to tell. */
export function UnsentMark() {
  const { waiting, refused, unreadable } = useOutbox();
  const [wanted, setWanted] = useState(false);
  if (!wanted && waiting.length + refused.length + unreadable.length > 0) setWanted(true);
  return wanted && <UnsentChip />;
}
