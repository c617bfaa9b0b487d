import { useId, useState, type FormEvent } from 'react';
import type { Proof, ProofKind } from '#contract/safety/safety.schemas.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { stepUpCopy as words } from './step-up.copy.ts';
import styles from './step-up.module.css';

type Props = { readonly by: readonly ProofKind[]; readonly onShown: () => void; readonly onClose: () => void };

/** Asks for a proof of identity. A wrong one keeps what she typed, and says so. */
export function StepUpDialog({ onShown, onClose }: Props) {
  const { prove, busy, failure } = useProof(onShown);
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <PasswordProof prove={prove} busy={busy} failure={failure} />
    </Dialog>
  );
}

type ProofProps = { readonly prove: (proof: Proof) => void; readonly busy: boolean; readonly failure: string | null };

function PasswordProof({ prove, busy, failure }: ProofProps) {
  const [password, setPassword] = useState('');
  const [seen, setSeen] = useState(false);
  const lead = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !busy) prove({ by: 'password', password });
  };
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit} aria-describedby={lead}>
      <p id={lead} className={styles.lead}>{words.lead}</p>
      <div>
        <TextField label={words.password} type={seen ? 'text' : 'password'} name="password" autoComplete="current-password" autoCapitalize="none" spellCheck={false} maxLength={1024} required value={password} onChange={setPassword} data-autofocus />
        <TextButton aria-pressed={seen} onClick={() => setSeen(!seen)}>{words.seen}</TextButton>
      </div>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" full busy={busy} busyLabel={words.showing} disabled={password === ''}>{words.show}</Button>
    </form>
  );
}

function useProof(onShown: () => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const prove = async (proof: Proof) => {
    setBusy(true);
    setFailure(null);
    try {
      await call('stepUp', { body: proof });
      onShown();
    } catch (error) {
      setBusy(false);
      setFailure(wordsOf(error));
    }
  };
  return { prove: (proof: Proof) => void prove(proof), busy, failure };
}

function wordsOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'proof_wrong') return words.wrong;
  if (error instanceof ApiError && error.code === 'rate_limited') return words.tooMany;
  return sentenceOf(error, words.failed);
}
