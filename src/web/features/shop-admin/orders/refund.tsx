import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '#contract/shop-admin/shop-admin.schemas.ts';
import { dollars } from '#domain/membership/dollars.ts';
import { isHeld } from '#domain/shop/dispute.ts';
import { REFUND_REASONS, type RefundReason } from '#domain/shop-admin/looking-after.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { centsOf, typedDollars } from '../typed-dollars.ts';
import { useReason } from '../reason-field.tsx';
import { shopAdmin } from '../shop-admin.copy.ts';
import { useRefund } from '../shop-admin.queries.ts';
import styles from '../shop-admin.module.css';

const { refund: words } = shopAdmin;

/** Has a part of what was paid given back, or all that is left of it. */
export function Refund({ of: order }: { readonly of: StaffOrder }) {
  const [sum, setSum] = useState('');
  const [why, setWhy] = useState<RefundReason | ''>('');
  const { mutate, isPending, error } = useRefund(order.id);
  const cents = centsOf(sum);
  const reason = useReason('refund');
  const {
    ref: muchRef,
    error: muchError,
    stops: muchStops,
  } = useMissing<HTMLInputElement>(
    cents === null || cents < 1 || cents > order.left,
    words.centsMissing(dollars(order.left)),
  );
  const {
    ref: whatRef,
    error: whatError,
    stops: whatStops,
  } = useMissing<HTMLSelectElement>(why === '', words.whyMissing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || muchStops() || whatStops() || reason.stops() || cents === null || why === '') return;
    mutate(
      { version: order.version, cents, why, reason: reason.reason },
      { onSuccess: () => toast({ title: words.done }) },
    );
  };
  return (
    <Fold
      bare
      summary={words.title}
      note={
        isHeld(order)
          ? words.waits(dollars(order.left))
          : order.due > 0
            ? words.due(dollars(order.due))
            : words.left(dollars(order.left))
      }
    >
      <form method="post" noValidate className={styles.act} onSubmit={submit}>
        <div className={styles.pair}>
          <TextField
            ref={muchRef}
            label={words.cents}
            name="refund-sum"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={sum}
            onChange={setSum}
            error={muchError}
          />
          <SelectField
            ref={whatRef}
            label={words.why}
            name="refund-why"
            value={why}
            onChange={(value) => setWhy(REFUND_REASONS.find((one) => one === value) ?? '')}
            options={REFUND_REASONS.map((value) => ({ value, label: words.whys[value] }))}
            placeholder={shopAdmin.move.choose}
            error={whatError}
          />
        </div>
        <p>
          <TextButton onClick={() => setSum(typedDollars(order.due > 0 ? order.due : order.left))}>
            {order.due > 0 ? words.whatIsDue : words.all}
          </TextButton>
        </p>
        {reason.field}
        {error && !(error instanceof StepUpDeclined) && (
          <Notice tone="warning">{sentenceOf(error, shopAdmin.notDone)}</Notice>
        )}
        <div>
          <Button type="submit" kind="line" size="small" busy={isPending} busyLabel={words.going}>
            {words.go}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
