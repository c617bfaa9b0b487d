import { useState } from 'react';
import { late } from '#web/platform/late.tsx';
import { useOutbox } from '#web/platform/outbox/outbox-state.ts';

const UnsentChip = late(async () => (await import('./unsent-chip.tsx')).UnsentChip, { soon: true });

/** In the header: how much of hers waits on this device. Its drawing comes when there is something to tell. */
export function UnsentMark() {
  const { waiting, refused, unreadable } = useOutbox();
  const [wanted, setWanted] = useState(false);
  if (!wanted && waiting.length + refused.length + unreadable.length > 0) setWanted(true);
  return wanted && <UnsentChip />;
}
