import { useState, type FormEvent } from 'react';
import { FLOW_MINUTES } from '#domain/daily-flow/daily-flow.ts';
import { dailyFlow, NUMERALS } from '#web/features/daily-flow/daily-flow.copy.ts';
import { LitArch } from '#web/features/daily-flow/lit-arch.tsx';
import { Stage } from '#web/features/daily-flow/stage.tsx';
import type { StepProps } from '#web/features/daily-flow/use-walk.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { TextField } from '#web/ui/fields/field.tsx';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import styles from '../stage.module.css';

const copy = dailyFlow.intention;

/**
 * One thing the member sets themselves. What the member set themselves the last time stands beneath, without a question
 * whether it was kept.
 */
export function IntentionStep({ walk }: StepProps) {
  const { last, words, intention } = walk.reply;
  const [state, setState] = useState<'open' | 'sending' | 'lost'>('open');
  const [changed, setChanged] = useState(false);
  const text = changed ? walk.unsent.intention : walk.unsent.intention || (intention ?? '');
  const {
    ref,
    error: missing,
    stops,
  } = useMissing<HTMLInputElement>(text.trim() === '' && intention === null, copy.missing);
  const type = (to: string) => {
    setChanged(true);
    walk.type({ intention: to });
  };
  const send = async () => {
    setState('sending');
    try {
      await walk.sent({ intention: text }, { intention: '' });
      walk.onward({ intention: '' });
    } catch (error) {
      if (!isKept(error)) return setState('lost');
      toast({ title: error.title, description: error.outlook });
      walk.onward({ intention: '' });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'sending' && !stops()) void send();
  };
  return (
    <Stage
      walk={walk}
      form
      time={dailyFlow.about(FLOW_MINUTES.intention)}
      art={
        <LitArch light={0.8}>
          <p aria-hidden="true">{NUMERALS.intention}</p>
        </LitArch>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          ref={ref}
          error={missing}
          label={copy.label}
          hint={last ? copy.last(last.text) : copy.first}
          value={text}
          onChange={type}
          maxLength={200}
          placeholder={words.example}
          autoComplete="off"
          readOnly={state === 'sending'}
        />
        {state === 'lost' && (
          <Notice tone="danger" title={copy.lost.title}>
            {copy.lost.text}
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button kind="hearth" type="submit" busy={state === 'sending'} busyLabel={copy.keeping}>
            {copy.keep}
          </Button>
          <TextButton onClick={walk.skip}>{dailyFlow.skip}</TextButton>
        </div>
      </form>
    </Stage>
  );
}
