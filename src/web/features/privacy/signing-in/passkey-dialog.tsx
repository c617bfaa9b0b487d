import { useState, type FormEvent } from 'react';
import type { SignInWays } from '#contract/safety/safety.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from '../privacy.module.css';
import { signingIn } from './signing-in.copy.ts';
import type { useWays } from './use-ways.ts';

const words = signingIn.passkeyDialog;
type Props = {
  readonly passkey: SignInWays['passkeys'][number];
  readonly ways: Pick<ReturnType<typeof useWays>, 'change' | 'failure'>;
  readonly onClose: () => void;
};

/** One passkey: another name for it, or away with it. */
export function PasskeyDialog({ passkey: { id, name: stands }, ways: { change, failure }, onClose }: Props) {
  const [name, setName] = useState(stands);
  const { ref, error: lacking, stops } = useMissing<HTMLInputElement>(name.trim() === '', words.missing);
  const under = (what: string) => change.isPending && change.variables.do === what;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!stops() && !change.isPending)
      change.mutate({ do: 'rename_passkey', id, name: name.trim() }, { onSuccess: onClose });
  };
  const remove = () => {
    if (!change.isPending) change.mutate({ do: 'end_passkey', id }, { onSuccess: onClose });
  };
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <div className={styles.stack}>
        <form method="dialog" noValidate className={styles.stack} onSubmit={submit}>
          <TextField
            label={words.name}
            hint={words.nameHint}
            name="name"
            autoComplete="off"
            maxLength={40}
            value={name}
            onChange={setName}
            ref={ref}
            error={lacking}
          />
          <Button type="submit" full busy={under('rename_passkey')} busyLabel={words.saving}>
            {words.save}
          </Button>
        </form>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <p className={styles.apart}>{words.removeLead}</p>
        <div className={styles.danger}>
          <Button kind="line" busy={under('end_passkey')} busyLabel={words.removing} onClick={remove}>
            {words.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
