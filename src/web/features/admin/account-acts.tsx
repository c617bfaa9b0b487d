import { useState, type FormEvent } from 'react';
import type { Account } from '#contract/admin/admin.schemas.ts';
import { ACT_REASON, type AccountAct } from '#domain/admin/admin.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField, TextArea } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { admin } from './admin.copy.ts';
import { actsFor } from './acts-for.ts';
import { useAct } from './admin.queries.ts';
import styles from './admin.module.css';

const { act: words } = admin;

type Props = { readonly of: Account; readonly onChanged: (account: Account) => void };

/** Chooses one act about an account and does it for a reason. */
export function AccountActs({ of: account, onChanged }: Props) {
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error, data } = useAct(account.id);
  const options = actsFor(account);
  const { ref: refAct, error: errorAct, stops: stopsAct } = useMissing<HTMLSelectElement>(chosen === '', words.missing);
  const {
    ref: refReason,
    error: errorReason,
    stops: stopsReason,
  } = useMissing<HTMLTextAreaElement>(reason.trim().length < ACT_REASON.least, words.short);
  if (account.isMe) return <p className={styles.quiet}>{words.own}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || stopsAct() || stopsReason()) return;
    const [act = '', detail = ''] = chosen.split(' ');
    mutate(
      { act: act as AccountAct, detail, reason },
      {
        onSuccess: (acted) => {
          setChosen('');
          setReason('');
          if (acted.account) onChanged(acted.account);
        },
      },
    );
  };
  return (
    <form method="post" noValidate className={styles.act} onSubmit={submit}>
      <SelectField
        ref={refAct}
        label={words.what}
        name="admin-act"
        value={chosen}
        onChange={setChosen}
        options={options}
        placeholder={words.choose}
        error={errorAct}
      />
      <TextArea
        ref={refReason}
        label={words.reason}
        hint={words.reasonHint}
        name="admin-reason"
        rows={2}
        maxLength={ACT_REASON.longest}
        value={reason}
        onChange={setReason}
        error={errorReason}
      />
      <div className={styles.go}>
        <Button type="submit" size="small" busy={isPending} busyLabel={words.going}>
          {words.go}
        </Button>
        <span className={styles.quiet}>{words.told}</span>
      </div>
      {error && !(error instanceof StepUpDeclined) && <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>}
      {data?.named && (
        <Notice>
          <b>{data.named.name || admin.nameless}</b> {data.named.address}
        </Notice>
      )}
      {data?.account && <Notice tone="success">{words.done}</Notice>}
    </form>
  );
}
