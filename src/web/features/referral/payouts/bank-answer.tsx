import { useState } from 'react';
import { TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { payoutsCopy } from './payouts.copy.ts';
import { usePayoutAct } from './payouts.queries.ts';
import { ReasonForm } from './reason-form.tsx';

const { runs: words } = payoutsCopy;

/** The bank's answer to one payout: paid, with its reference, or back. */
export function BankAnswer({ of: { id } }: { readonly of: { readonly id: string } }) {
  const { mutate, isPending, error } = usePayoutAct();
  const [proof, setProof] = useState('');
  const { ref, error: proofError, stops } = useMissing<HTMLInputElement>(proof.trim().length < 3, words.proofShort);
  const end = (paid: boolean) => (reason: string) => mutate({ do: 'end', payout: id, paid, proof, reason });
  return (
    <ReasonForm
      name={id}
      isPending={isPending}
      error={error}
      stops={stops}
      presses={[
        { label: words.paid, run: end(true) },
        { label: words.failed, run: end(false) },
      ]}
    >
      <TextField
        ref={ref}
        label={words.proof}
        name={`proof-${id}`}
        maxLength={120}
        autoComplete="off"
        value={proof}
        onChange={setProof}
        error={proofError}
      />
    </ReasonForm>
  );
}
