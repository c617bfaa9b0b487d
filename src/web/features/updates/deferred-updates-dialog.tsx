import { useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';

const UpdatesDialog = deferred(async () => (await import('./updates-dialog.tsx')).UpdatesDialog);
type Props = { readonly open: boolean; readonly onClose: () => void };

/** The notes, fetched when they are opened first. From then on the dialog stays, so that it closes as a dialog does. */
export function DeferredUpdatesDialog(props: Props) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted && <UpdatesDialog {...props} />;
}
