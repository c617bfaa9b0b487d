import type { OrderReply } from '#contract/shop/shop.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { useOrderDeed, usePay } from '../shop.queries.ts';
import { order as words } from './order.copy.ts';
import styles from './order.module.css';

/** What she can do now: pay or cancel what waits, follow what was sent and say that it is here. */
export function OrderActs({ of }: { readonly of: OrderReply }) {
  if (of.state === 'placed') return <Unpaid of={of} />;
  if (of.state === 'sent') return <Sent of={of} />;
  return null;
}

function Unpaid({ of: { id, canPay } }: { readonly of: OrderReply }) {
  const { pay, busy, error } = usePay();
  const cancel = useOrderDeed('cancelOrder', id);
  const failed = cancel.error ?? error;
  return (
    <div className={styles.acts}>
      {canPay && (
        <Button busy={busy} busyLabel={words.opening} onClick={() => pay(id)}>
          {words.pay}
        </Button>
      )}
      <Button
        kind="line"
        busy={cancel.isPending}
        busyLabel={words.canceling}
        onClick={() => cancel.mutate(undefined, { onSuccess: () => toast(words.canceled) })}
      >
        {words.cancel}
      </Button>
      {failed && (
        <Notice tone="danger">{sentenceOf(failed, cancel.error ? words.cancelFailed : words.payFailed)}</Notice>
      )}
    </div>
  );
}

function Sent({ of: { id, tracking } }: { readonly of: OrderReply }) {
  const { mutate, isPending, error } = useOrderDeed('noteArrival', id);
  return (
    <div className={styles.acts}>
      {tracking && <p>{words.tracking(tracking.carrier, tracking.number)}</p>}
      <Button busy={isPending} busyLabel={words.noting} onClick={() => mutate()}>
        {words.arrived}
      </Button>
      {error && <Notice tone="danger">{sentenceOf(error, words.arrivedFailed)}</Notice>}
    </div>
  );
}
