import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { StepUpDeclined, withStepUp } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from '../privacy.module.css';
import { signingIn } from './signing-in.copy.ts';
import type { useWays } from './use-ways.ts';

const words = signingIn.appDialog;
type Props = { readonly change: ReturnType<typeof useWays>['change']; readonly onClose: () => void };

/** Sets up an app that shows codes: its key, then the first code. Nothing leaves this origin: the key is text, and a link that an app on this device opens. */
export function CodeAppDialog({ change, onClose }: Props) {
  const [code, setCode] = useState('');
  const start = useMutation({ mutationFn: () => withStepUp(() => call('startCodeApp')), onError: (error) => error instanceof StepUpDeclined && onClose() });
  const begin = useEffectEvent(() => start.mutate());
  useEffect(() => begin(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !change.isPending) change.mutate({ do: 'confirm_app', code }, { onSuccess: onClose });
  };
  const failure = change.error instanceof ApiError && change.error.code === 'proof_wrong' ? words.wrong : change.error && !(change.error instanceof StepUpDeclined) && sentenceOf(change.error, signingIn.failed);
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <form method="dialog" noValidate className={styles.stack} onSubmit={submit}>
        <p className={styles.muted}>{words.lead}</p>
        {start.data && (
          <div className={styles.receipt}>
            <span>{words.key}</span>
            <code>{start.data.key.match(/.{1,4}/g)?.join(' ')}</code>
            <TextLink href={start.data.link}>{words.open}</TextLink>
          </div>
        )}
        {start.error && !(start.error instanceof StepUpDeclined) && <Notice tone="danger">{sentenceOf(start.error, signingIn.failed)}</Notice>}
        <TextField label={words.code} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} value={code} onChange={setCode} />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" full busy={change.isPending} busyLabel={words.confirming} disabled={!start.data || code.trim() === ''}>{words.confirm}</Button>
      </form>
    </Dialog>
  );
}
