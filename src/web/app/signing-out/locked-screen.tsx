import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { Bare } from '#web/ui/drawings/windows/stand-alone.tsx';
import { signOutCopy } from './signed-out.copy.ts';

const words = signOutCopy.locked;

/** What a device shows that was signed out without a connection: nothing of anybody. */
export function LockedScreen({ again }: { readonly again: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [missed, setMissed] = useState(false);
  const ask = async () => {
    setBusy(true);
    await again();
    setBusy(false);
    setMissed(true);
  };
  return (
    <Bare of={lighthouse}>
      <h1 tabIndex={-1} ref={(title) => title?.focus()}>
        {words.title}
      </h1>
      <div role="status">
        <p>{words.text}</p>
        <p>{words.open}</p>
        {missed && <p>{words.missed}</p>}
      </div>
      <Button kind="line" busy={busy} busyLabel={words.asking} onClick={() => void ask()}>
        {words.again}
      </Button>
    </Bare>
  );
}
