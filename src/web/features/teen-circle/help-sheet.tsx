import { HelpNear } from '#web/features/check-in/public.ts';
import { useMember } from '#web/platform/session.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { teen } from './teen.copy.ts';

/** Whom to call, first where she is. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { timeZone } = useMember();
  return (
    <Sheet open onClose={onClose} title={teen.now.help}>
      <HelpNear timeZone={timeZone} teen />
    </Sheet>
  );
}
