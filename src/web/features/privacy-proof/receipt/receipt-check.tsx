import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { localDate } from '#domain/calendar/local-date.ts';
import { receiptText } from '#domain/privacy/deletion.ts';
import type { ReceiptReply } from '#contract/privacy/privacy.schemas.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { Part } from '../part.tsx';
import proof from '../privacy-proof.module.css';
import { checkText, type Signature } from '../signature.ts';
import { receipt as words } from './receipt.copy.ts';
import styles from './receipt.module.css';

type Found = { readonly kept: ReceiptReply; readonly same: boolean; readonly signature: Signature } | null;

/** Whether a receipt of deletion is real: for whoever holds one, with an account or without. */
export function ReceiptCheck() {
  const [pasted, setPasted] = useState('');
  const [isLacking, setLacking] = useState(false);
  const { mutate, reset, data, isPending, isError } = useMutation({ mutationFn: lookUp });
  const change = (text: string) => {
    setPasted(text);
    setLacking(false);
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setLacking(numberIn(pasted) === null);
    if (numberIn(pasted)) mutate(pasted);
    else document.getElementById('receipt-number')?.focus();
  };
  return (
    <Part id="receipt" title={words.title} note={words.note}>
      <p className={proof.about}>{words.lead}</p>
      <form method="dialog" noValidate className={styles.check} onSubmit={submit}>
        <TextArea
          id="receipt-number"
          label={words.label}
          hint={words.hint}
          error={isLacking ? words.noNumber : undefined}
          value={pasted}
          onChange={change}
          rows={3}
          maxLength={4000}
          spellCheck={false}
          autoCapitalize="none"
        />
        <Button type="submit" busy={isPending} busyLabel={words.checking}>
          {words.check}
        </Button>
      </form>
      <div className={styles.answer} aria-live="polite">
        {isError && <Notice tone="danger">{words.failed}</Notice>}
        {data !== undefined && <Told found={data} />}
      </div>
    </Part>
  );
}

function Told({ found }: { readonly found: Found }) {
  if (!found)
    return (
      <Notice tone="warning" title={words.missing.title}>
        {words.missing.text}
      </Notice>
    );
  if (found.signature === 'bad')
    return (
      <Notice tone="danger" title={words.forged.title}>
        {words.forged.text}
      </Notice>
    );
  const { title, text } = found.same ? words.found : words.differs;
  const at = found.kept.erasedAt;
  return (
    <Notice tone={found.same ? 'success' : 'warning'} title={title}>
      {text(dateWithYear(localDate(at.slice(0, 10))), at.slice(11, 16))} {words.signature[found.signature]}
    </Notice>
  );
}

async function lookUp(pasted: string): Promise<Found> {
  try {
    const kept = await call('getReceipt', { params: { id: numberIn(pasted) ?? '' } });
    return { kept, same: saysTheSame(pasted, kept), signature: await signatureOf(kept) };
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input')) return null;
    throw error;
  }
}

/** What is shown is what was signed: the text says both the number and the instant. */
async function signatureOf(kept: ReceiptReply): Promise<Signature> {
  return kept.text === receiptText(kept) ? checkText({ ...kept, form: 'spki' }) : 'bad';
}

const NUMBER = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/i;
const SIGNED = ['erasedAt', 'text', 'signature', 'publicKey'] as const;

/**
 * The receipt number in whatever was pasted: the number alone, the receipt, or a sentence around it. Null when there is
 * none.
 */
export function numberIn(pasted: string): string | null {
  return NUMBER.exec(pasted)?.[0].toLowerCase() ?? null;
}

/**
 * Whether a pasted receipt says the same as the one that is kept. What is no whole receipt claims nothing and cannot
 * differ.
 */
export function saysTheSame(pasted: string, kept: ReceiptReply): boolean {
  const told = receiptIn(pasted);
  return SIGNED.every((part) => told[part] === undefined || told[part] === kept[part]);
}

function receiptIn(pasted: string): Partial<Record<(typeof SIGNED)[number], unknown>> {
  try {
    return Object(JSON.parse(pasted)) as Partial<Record<(typeof SIGNED)[number], unknown>>;
  } catch {
    // Words around a number are no receipt, and nothing is amiss with them.
    return {};
  }
}
