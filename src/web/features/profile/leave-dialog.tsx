import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { profile } from './profile.copy.ts';

const { leave } = profile;

/** Asked before a page with unsaved changes is left. */
export function LeaveDialog({ onStay, onGo }: { readonly onStay: () => void; readonly onGo: () => void }) {
  const actions = (
    <>
      <Button onClick={onStay}>{leave.stay}</Button>
      <Button kind="line" onClick={onGo}>
        {leave.go}
      </Button>
    </>
  );
  return (
    <Dialog open plain onClose={onStay} title={leave.title} actions={actions}>
      {leave.text}
    </Dialog>
  );
}
