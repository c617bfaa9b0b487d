import { useState, type FormEvent } from 'react';
import { lengthOf } from '#domain/circle/body.ts';
import { FEEDBACK, FEEDBACK_KINDS, type DeviceFacts, type FeedbackKind } from '#domain/feedback/feedback.ts';
import { DeferredCrisisHelp } from '#web/features/check-in/public.ts';
import { isKept } from '#web/platform/outbox/outbox-state.ts';
import { SaveNotice } from '#web/platform/outbox/save-notice.tsx';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { FactsPart } from './facts-part.tsx';
import { feedback } from './feedback.copy.ts';
import { useSendFeedback } from './feedback.queries.ts';
import { PicturePart } from './picture-part.tsx';
import styles from './feedback.module.css';

const words = feedback.form;
const NEAR = 200;

/** What stands below words: how many characters are left, or too many, once that is near. */
export function lengthHint(text: string): { readonly error?: string; readonly hint?: string } {
  const left = FEEDBACK.longest - lengthOf(text.trim());
  if (left < 0) return { error: words.over(-left) };
  return left < NEAR ? { hint: words.left(left) } : {};
}

/** The form: what it is, the words, and what may come along. Sent, or kept on the device, it begins anew. */
export function WriteForm() {
  const { timeZone, ageGroup } = useMember();
  const [kind, setKind] = useState<FeedbackKind>('idea');
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  const [facts, setFacts] = useState<DeviceFacts>({});
  const { mutate, isPending, error } = useSendFeedback();
  const { ref, error: missing, stops } = useMissing<HTMLTextAreaElement>(text.trim() === '', words.missing);
  const { error: over, hint = words.hint } = lengthHint(text);
  const begin = () => {
    setText('');
    setPicture(null);
    setFacts({});
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || stops() || over !== undefined) return;
    mutate(
      { kind, words: text, facts, picture },
      {
        onSuccess: () => {
          toast(words.sent);
          begin();
        },
        onError: (failure) => {
          if (isKept(failure)) begin();
        },
      },
    );
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={send}>
      <RadioGroup
        legend={words.kind}
        name="feedback-kind"
        look="columns"
        options={FEEDBACK_KINDS.map((value) => ({ value, label: feedback.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      <TextArea
        ref={ref}
        label={words.words}
        hint={hint}
        error={missing ?? over}
        name="feedback-words"
        rows={5}
        maxLength={FEEDBACK.typed}
        value={text}
        onChange={setText}
      />
      {text !== '' && <DeferredCrisisHelp text={text} timeZone={timeZone} teen={ageGroup === 'teen'} />}
      <PicturePart picture={picture} onPicture={setPicture} />
      <FactsPart facts={facts} onFacts={setFacts} />
      {error && <SaveNotice error={error} fallback={words.failed} />}
      <div>
        <Button type="submit" busy={isPending} busyLabel={words.sending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
