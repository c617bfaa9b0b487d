import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { useRoomKind } from '../room-kind.tsx';
import { WhatWasDone } from '../what-was-done/what-was-done.tsx';
import { HouseRules } from './house-rules.tsx';

/** The house rules to read at any time. */
export function RulesPanel({ onClose }: { readonly onClose: () => void }) {
  const { room, words } = useRoomKind();
  return (
    <Sheet open onClose={onClose} title={words.rulesTitle}>
      <HouseRules />
      <WhatWasDone room={room} />
    </Sheet>
  );
}
