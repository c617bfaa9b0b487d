import { useState } from 'react';
import type { DashboardReply } from '#contract/referral/referral.schemas.ts';
import { TRANSFER_COUNTRIES } from '#domain/referral/transfer-countries.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { countryOptions } from '../country-options.ts';
import { referralCopy } from '../referral.copy.ts';
import { useDropAccount, usePayoutAccount } from '../referral.queries.ts';
import styles from './dashboard.module.css';

const { account: words, place } = referralCopy.dashboard;

/** Her account at the payment provider, which pays her out: begun at its own page, where she gives bank and papers. */
export function AccountPart({ account }: Pick<DashboardReply, 'account'>) {
  const [country, setCountry] = useState(account?.country ?? '');
  const { mutate, isPending, error } = usePayoutAccount();
  const { ref, error: missing, stops } = useMissing<HTMLSelectElement>(country === '', place.choose);
  return (
    <>
      <p className={styles.state}>{words.state[account?.state ?? 'none']}</p>
      <div className={styles.form}>
        {!account && (
          <SelectField
            ref={ref}
            label={place.country}
            name="account-country"
            placeholder={place.choose}
            value={country}
            onChange={setCountry}
            options={countryOptions(TRANSFER_COUNTRIES)}
            error={missing}
          />
        )}
        <p className={styles.go}>
          <Button
            kind="line"
            busy={isPending}
            busyLabel={words.opening}
            onClick={() => stops() || mutate(account?.country ?? country)}
          >
            {words.open[account?.state ?? 'none']}
          </Button>
          {account && <Drop />}
        </p>
      </div>
      {error && !(error instanceof StepUpDeclined) && <Notice tone="warning">{sentenceOf(error, words.failed)}</Notice>}
    </>
  );
}

function Drop() {
  const { mutate, isPending } = useDropAccount();
  const drop = () =>
    mutate(undefined, {
      onSuccess: () => void toast(words.dropped),
      onError: (error) => void toast({ title: sentenceOf(error, place.failed) }),
    });
  return (
    <TextButton aria-busy={isPending || undefined} onClick={drop}>
      {words.drop}
    </TextButton>
  );
}
