import { useId, useState, type FormEvent } from 'react';
import type { MyThanksReply } from '#contract/thanks/thanks.schemas.ts';
import { cleanBody, lengthOf } from '#domain/circle/body.ts';
import { THANKS } from '#domain/thanks/thanks.ts';
import { DeferredCrisisHelp } from '#web/features/check-in/public.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { thanks as words } from './thanks.copy.ts';
import { useMyThanks, useSayThanks, useTakeThanksBack } from './thanks.queries.ts';
import styles from './thanks.module.css';

type Props = {
  readonly recording: string;
  /** Who leads it. */ readonly name: string;
  /** It was heard here just now: the server may not know yet. */ readonly isHeard: boolean;
};

/** A line of thanks to the teacher of a recording, after it was heard. Where there is nothing to say, nothing stands here. */
export function ThankYou({ recording, name, isHeard }: Props) {
  const { data } = useMyThanks(recording);
  const heading = useId();
  if (!data) return null;
  const isOpen = data.may === 'now' || (data.may === 'after' && isHeard);
  if (!data.mine && !isOpen) return null;
  return (
    <section className={styles.thanks} aria-labelledby={heading}>
      <h2 id={heading}>{data.mine ? words.mine : words.title(name)}</h2>
      {data.mine ? <Mine recording={recording} of={data.mine} /> : <Say recording={recording} />}
    </section>
  );
}

function Say({ recording }: Pick<Props, 'recording'>) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useSayThanks(recording);
  const left = THANKS.longest - lengthOf(cleanBody(text));
  const said = error instanceof ApiError ? error.body?.fields?.['words'] : undefined;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '' && left >= 0 && !isPending) mutate(text);
  };
  return (
    <form method="dialog" onSubmit={send}>
      <TextField
        label={words.label}
        hint={left < 30 && left >= 0 ? words.left(left) : words.hint(THANKS.longest)}
        error={isMissing ? words.missing : left < 0 ? words.over(-left) : said}
        name="thanks"
        autoComplete="off"
        maxLength={THANKS.typed}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setMissing(false);
        }}
      />
      <Button type="submit" kind="line" busy={isPending} busyLabel={words.sending}>
        {words.send}
      </Button>
      {error && !said && <Notice tone="danger">{sentenceOf(error, words.failed)}</Notice>}
    </form>
  );
}

function Mine({ recording, of }: Pick<Props, 'recording'> & { readonly of: NonNullable<MyThanksReply['mine']> }) {
  const { timeZone } = useMember();
  const { mutate, isPending, error } = useTakeThanksBack(recording);
  return (
    <>
      <blockquote dir="auto">{of.words}</blockquote>
      <p className={styles.state} role="status">
        {words.states[of.state]}
      </p>
      <DeferredCrisisHelp text={of.words} timeZone={timeZone} teen={false} />
      <Button
        kind="line"
        size="small"
        busy={isPending}
        busyLabel={words.takingBack}
        onClick={() => mutate(undefined, { onSuccess: () => toast({ title: words.taken }) })}
      >
        {words.back}
      </Button>
      {error && <Notice tone="danger">{sentenceOf(error, words.backFailed)}</Notice>}
    </>
  );
}
