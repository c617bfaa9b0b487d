import { useState, type FormEvent } from 'react';
import type { StaffOrder } from '#contract/shop-admin/shop-admin.schemas.ts';
import { needsReason, STAFF_SHOP, type OrderMove } from '#domain/shop-admin/looking-after.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { useReason } from '../reason-field.tsx';
import { shopAdmin } from '../shop-admin.copy.ts';
import { useMoveOrder } from '../shop-admin.queries.ts';
import styles from '../shop-admin.module.css';

const { move: words } = shopAdmin;

/** Moves an order on, by the version that is shown. */
export function MoveOrder({ of: order }: { readonly of: StaffOrder }) {
  const moves = order.isMine ? order.moves.filter((to) => !needsReason(to)) : order.moves;
  const [to, setTo] = useState<OrderMove | ''>('');
  const [carrier, setCarrier] = useState('');
  const [number, setNumber] = useState('');
  const [restock, setRestock] = useState(false);
  const { mutate, isPending, error } = useMoveOrder(order.id);
  const isSent = to === 'sent';
  const why = useReason('move', to !== '' && needsReason(to));
  const { ref: whatRef, error: whatError, stops: whatStops } = useMissing<HTMLSelectElement>(to === '', words.missing);
  const {
    ref: firstRef,
    error: firstError,
    stops: firstStops,
  } = useMissing<HTMLInputElement>(isSent && carrier.trim() === '', words.trackingMissing);
  const {
    ref: secondRef,
    error: secondError,
    stops: secondStops,
  } = useMissing<HTMLInputElement>(isSent && number.trim() === '', words.trackingMissing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || whatStops() || firstStops() || secondStops() || why.stops() || to === '') return;
    const tracking = isSent ? { carrier: carrier.trim(), number: number.trim() } : null;
    const reason = needsReason(to) ? why.reason : null;
    mutate(
      { version: order.version, to, tracking, restock: to === 'returned' && restock, reason },
      { onSuccess: () => toast({ title: words.done }) },
    );
  };
  if (moves.length === 0) return null;
  return (
    <form method="post" noValidate className={styles.act} onSubmit={submit}>
      <SelectField
        ref={whatRef}
        label={words.what}
        name="move-to"
        value={to}
        onChange={(value) => setTo(moves.find((one) => one === value) ?? '')}
        options={moves.map((value) => ({ value, label: words.moves[value] }))}
        placeholder={words.choose}
        error={whatError}
      />
      {isSent && (
        <div className={styles.pair}>
          <TextField
            ref={firstRef}
            label={words.carrier}
            name="move-carrier"
            autoComplete="off"
            maxLength={STAFF_SHOP.carrier}
            value={carrier}
            onChange={setCarrier}
            error={firstError}
          />
          <TextField
            ref={secondRef}
            label={words.tracking}
            name="move-number"
            autoComplete="off"
            spellCheck={false}
            maxLength={STAFF_SHOP.tracking}
            value={number}
            onChange={setNumber}
            error={secondError}
          />
        </div>
      )}
      {to === 'returned' && (
        <Switch note={words.restockHint} checked={restock} onChange={setRestock}>
          {words.restock}
        </Switch>
      )}
      {to !== '' && needsReason(to) && why.field}
      {error && !(error instanceof StepUpDeclined) && (
        <Notice tone="warning">{sentenceOf(error, shopAdmin.notDone)}</Notice>
      )}
      <div className={styles.go}>
        <Button type="submit" size="small" busy={isPending} busyLabel={words.going}>
          {words.go}
        </Button>
        {to !== '' && <span className={styles.quiet}>{words.means[to]}</span>}
      </div>
    </form>
  );
}
