import { useId, useState, type FormEvent } from 'react';
import type { StepUpProof, ProofKind } from '#contract/safety/safety.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { useTypedSecret } from '#web/ui/fields/use-typed-secret.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { stepUpCopy as words } from './step-up.copy.ts';
import styles from './step-up.module.css';
import { useProof } from './use-proof.ts';

type Props = {
  readonly by: readonly ProofKind[];
  /** The one act that the proof is made for; absent where it opens five minutes. */
  readonly act: string | undefined;
  readonly onShown: () => void;
  readonly onClose: () => void;
};

/**
 * Asks for a proof of identity: what the member has set up, else the member's password. A wrong one keeps what the
 * member typed, and says so.
 */
export function StepUpDialog({ by, act, onShown, onClose }: Props) {
  const { prove, provePasskey, busy, failure } = useProof(onShown, act);
  const lead = useId();
  return (
    <Dialog open wide onClose={onClose} title={words.title}>
      <div className={styles.form}>
        <p id={lead} className={styles.lead}>
          {act === undefined ? words.lead : words.actLead}
        </p>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {by.includes('passkey') && (
          <Button full busy={busy === 'passkey'} busyLabel={words.asking} onClick={provePasskey}>
            {words.passkey}
          </Button>
        )}
        <SecretProof
          kind={by.includes('code') ? 'code' : 'password'}
          prove={prove}
          busy={busy === 'secret'}
          lead={lead}
          second={by.includes('passkey')}
        />
      </div>
    </Dialog>
  );
}

type ProofProps = {
  readonly kind: 'code' | 'password';
  readonly prove: (proof: StepUpProof) => void;
  readonly busy: boolean;
  readonly lead: string;
  readonly second: boolean;
};

function SecretProof({ kind, prove, busy, lead, second }: ProofProps) {
  const [text, setText] = useState('');
  const [seen, setSeen] = useState(false);
  const secretField = useMissing<HTMLInputElement>(text === '', words.missing[kind]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !secretField.stops())
      prove(kind === 'code' ? { by: 'code', code: text } : { by: 'password', password: text });
  };
  const { type, ...secret } = useTypedSecret({ value: text, onChange: setText });
  const { ref, error } = secretField;
  const own = { ref, error, value: text, onChange: setText };
  const common = { autoCapitalize: 'none', spellCheck: false, required: true, ...own } as const;
  return (
    <form method="dialog" noValidate className={styles.form} onSubmit={submit} aria-describedby={lead}>
      {kind === 'code' ? (
        <TextField
          {...common}
          label={second ? words.orCode : words.code}
          hint={words.codeHint}
          name="code"
          autoComplete="one-time-code"
          maxLength={40}
          data-autofocus={second ? undefined : true}
        />
      ) : (
        <div>
          <TextField
            {...common}
            {...secret}
            onChange={type}
            label={words.password}
            type={seen ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            maxLength={1024}
            data-autofocus
          />
          <TextButton aria-pressed={seen} onClick={() => setSeen(!seen)}>
            {words.seen}
          </TextButton>
        </div>
      )}
      <Button type="submit" full kind={second ? 'line' : 'primary'} busy={busy} busyLabel={words.showing}>
        {words.show}
      </Button>
    </form>
  );
}
