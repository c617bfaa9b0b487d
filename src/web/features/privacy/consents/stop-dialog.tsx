import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { consentsCopy } from '../privacy.copy.ts';
import type { usePutConsent } from './use-put-consent.ts';

const { stop: words, failed } = consentsCopy;

/** Says what taking back the first consent means, before it is taken back. */
export function StopDialog({
  put,
  onClose,
}: {
  readonly put: ReturnType<typeof usePutConsent>;
  readonly onClose: () => void;
}) {
  const actions = (
    <>
      <Button busy={put.isPending} busyLabel={words.going} onClick={() => put.mutate(false, { onSuccess: onClose })}>
        {words.go}
      </Button>
      <Button kind="line" onClick={onClose}>
        {words.keep}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={words.title} actions={actions}>
      <p>{words.text}</p>
      <p>{words.stays}</p>
      {put.isError && <Notice tone="danger">{sentenceOf(put.error, failed)}</Notice>}
    </Dialog>
  );
}
