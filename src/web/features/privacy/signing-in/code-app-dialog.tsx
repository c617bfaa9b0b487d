import { useState, type FormEvent } from 'react';
import type { CodeApp } from '#contract/safety/safety.schemas.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from '../privacy.module.css';
import { signingIn } from './signing-in.copy.ts';
import type { useWays } from './use-ways.ts';

const QrCode = deferred(async () => (await import('#web/ui/drawings/qr/qr-code.tsx')).QrCode, { rare: true });
const words = signingIn.appDialog;
type Props = {
  readonly app: CodeApp;
  readonly ways: Pick<ReturnType<typeof useWays>, 'change' | 'failure'>;
  readonly onClose: () => void;
};

/**
 * Sets up an app that shows codes: its key, then the first code. The key leaves this page only by the member's own
 * hand: by the member's phone's camera, by a link that an app on this device opens, or typed.
 */
export function CodeAppDialog({ app, ways: { change, failure }, onClose }: Props) {
  const [code, setCode] = useState('');
  const { ref, error: lacking, stops } = useMissing<HTMLInputElement>(code.trim() === '', words.missing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!stops() && !change.isPending) change.mutate({ do: 'confirm_app', code }, { onSuccess: onClose });
  };
  const said = change.error instanceof ApiError && change.error.code === 'proof_wrong' ? words.wrong : failure;
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <form method="dialog" noValidate className={styles.stack} onSubmit={submit}>
        <p className={styles.muted}>{words.lead}</p>
        <div className={styles.setUp}>
          <div className={styles.scan}>
            <QrCode text={app.link} label={words.scan} />
          </div>
          <div className={styles.key}>
            <span>{words.key}</span>
            <code>{app.key.match(/.{1,4}/g)?.join(' ')}</code>
            <TextLink href={app.link}>{words.open}</TextLink>
          </div>
        </div>
        <TextField
          label={words.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onChange={setCode}
          ref={ref}
          error={lacking}
        />
        {said && <Notice tone="danger">{said}</Notice>}
        <Button type="submit" full busy={change.isPending} busyLabel={words.confirming}>
          {words.confirm}
        </Button>
      </form>
    </Dialog>
  );
}
