import { useState, type FormEvent } from 'react';
import { BANK_COUNTRIES } from '#domain/referral/payout-countries.ts';
import { bareAccount, placeProblem, type PayoutPlace } from '#domain/referral/payout-place.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { countryOptions } from '../country-options.ts';
import { referralCopy } from '../referral.copy.ts';
import { usePlace } from '../referral.queries.ts';
import styles from './dashboard.module.css';

const { place: words } = referralCopy.dashboard;
const FORM = 'payout-place';

/** The form for where the money goes. What was there before is never shown again, so it is written anew. */
export function PlaceSheet({ country, onClose }: { readonly country: string; readonly onClose: () => void }) {
  const [place, setPlace] = useState<PayoutPlace>({ holder: '', country, account: '', bank: '' });
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error } = usePlace();
  const problem = asked ? placeProblem(bare(place)) : null;
  const put = (field: keyof PayoutPlace) => (value: string) => setPlace((before) => ({ ...before, [field]: value }));
  const errorOf = (field: keyof PayoutPlace) => (problem?.field === field ? problem.message : null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const wrong = placeProblem(bare(place));
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="payout-${wrong.field}"]`)?.focus();
    if (isPending) return undefined;
    return mutate(place, {
      onSuccess: () => {
        toast(words.saved);
        onClose();
      },
    });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={words.sheet}
      actions={
        <Button type="submit" form={FORM} busy={isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
      }
    >
      <form id={FORM} method="post" noValidate className={styles.fields} onSubmit={submit}>
        <TextField
          label={words.holder}
          name="payout-holder"
          autoComplete="off"
          value={place.holder}
          onChange={put('holder')}
          error={errorOf('holder')}
        />
        <SelectField
          label={words.country}
          name="payout-country"
          placeholder={words.choose}
          value={place.country}
          onChange={put('country')}
          options={countryOptions(BANK_COUNTRIES)}
          error={errorOf('country')}
        />
        <TextField
          label={words.account}
          name="payout-account"
          autoComplete="off"
          spellCheck={false}
          value={place.account}
          onChange={put('account')}
          error={errorOf('account')}
        />
        <TextField
          label={words.bank}
          hint={words.bankHint}
          name="payout-bank"
          autoComplete="off"
          spellCheck={false}
          value={place.bank}
          onChange={put('bank')}
          error={errorOf('bank')}
        />
        {error && !(error instanceof StepUpDeclined) && (
          <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>
        )}
      </form>
    </Sheet>
  );
}

function bare({ holder, country, account, bank }: PayoutPlace): PayoutPlace {
  return { holder, country, account: bareAccount(account), bank: bareAccount(bank) };
}
