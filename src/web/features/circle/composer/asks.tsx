import { useState } from 'react';
import { call } from '#web/platform/api.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { circle } from '../circle.copy.ts';
import { routeIn, useRefresh } from '../circle.queries.ts';
import { useRoomKind } from '../room-kind.tsx';
import { HouseRules } from '../side/house-rules.tsx';

type RulesProps = { readonly version: string; readonly onAccepted: () => void; readonly onClose: () => void };

/** The house rules in plain words, once, before the first words. */
export function RulesSheet({ version, onAccepted, onClose }: RulesProps) {
  const { room, words } = useRoomKind();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const accept = async () => {
    setBusy(true);
    try {
      await call(routeIn(room, 'AcceptRules'), { body: { version } });
      await refresh();
      onAccepted();
    } catch (failure) {
      setBusy(false);
      setError(failure);
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      kicker={words.accept.title}
      title={words.rulesTitle}
      actions={
        <Button kind="hearth" busy={busy} busyLabel={words.accept.busy} onClick={() => void accept()}>
          {words.accept.yes}
        </Button>
      }
    >
      {error !== null && <Notice tone="danger">{sentenceOf(error, circle.acts.failed.title)}</Notice>}
      <HouseRules />
    </Sheet>
  );
}

type GentleProps = { readonly onAnyway: () => void; readonly onClose: () => void };

/** "Read it again": asked once, decided by the member alone. */
export function GentleDialog({ onAnyway, onClose }: GentleProps) {
  const { gentle } = useRoomKind().words;
  return (
    <Dialog
      open
      onClose={onClose}
      title={gentle.title}
      actions={
        <>
          <Button kind="hearth" onClick={onClose}>
            {gentle.change}
          </Button>
          <Button kind="line" onClick={onAnyway}>
            {gentle.anyway}
          </Button>
        </>
      }
    >
      <p>{gentle.text}</p>
    </Dialog>
  );
}
