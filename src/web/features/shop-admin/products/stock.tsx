import { useState, type FormEvent } from 'react';
import type { StaffProduct } from '#contract/shop-admin/shop-admin.schemas.ts';
import { STAFF_SHOP, STOCK_REASONS, type StockReason } from '#domain/shop-admin/looking-after.ts';
import { momentOf } from '#web/features/admin/public.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { NotThere } from '../not-there.tsx';
import { useReason } from '../reason-field.tsx';
import { shopAdmin } from '../shop-admin.copy.ts';
import { useMoveStock, useStockMoves } from '../shop-admin.queries.ts';
import styles from '../shop-admin.module.css';

const { products, stock: words } = shopAdmin;

/** How much there is of each variant, a movement to add, and what moved before. */
export function Stock({ of: { variants } }: { readonly of: StaffProduct }) {
  const [first] = variants;
  const [sku, setSku] = useState(first?.sku ?? '');
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-label={products.stockTitle} className={styles.part}>
      <h3>{products.stockTitle}</h3>
      <ul className={styles.lines}>
        {variants.map((one) => (
          <li key={one.sku}>
            <span>{one.name}</span>
            <span>
              {products.stock(one.stock ?? 0)}
              {one.bound > 0 && `, ${products.bound(one.bound)}`}
            </span>
          </li>
        ))}
      </ul>
      <SelectField
        label={words.sku}
        name="stock-sku"
        value={sku}
        onChange={setSku}
        options={variants.map((one) => ({ value: one.sku, label: one.name }))}
      />
      <Move key={sku} sku={sku} />
      <Fold bare summary={products.moves} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        {isOpen && <Moves key={sku} sku={sku} />}
      </Fold>
    </section>
  );
}

function Move({ sku }: { readonly sku: string }) {
  const [why, setWhy] = useState<StockReason>('received');
  const [amount, setAmount] = useState('');
  const { mutate, isPending, error } = useMoveStock();
  const reason = useReason('stock');
  const count = /^\d{1,5}$/.test(amount.trim()) ? Number(amount) : null;
  const isWrong = count === null || count > STAFF_SHOP.things || (count === 0 && why !== 'counted');
  const {
    ref: muchRef,
    error: muchError,
    stops: muchStops,
  } = useMissing<HTMLInputElement>(isWrong, words.amountMissing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || muchStops() || reason.stops() || count === null) return;
    const done = () => {
      setAmount('');
      reason.clear();
      toast({ title: words.done });
    };
    mutate({ sku, body: { why, amount: count, reason: reason.reason } }, { onSuccess: done });
  };
  return (
    <form method="post" noValidate className={styles.act} onSubmit={submit}>
      <SelectField
        label={words.why}
        name="stock-why"
        value={why}
        onChange={(value) => setWhy(STOCK_REASONS.find((one) => one === value) ?? why)}
        options={STOCK_REASONS.map((value) => ({ value, label: words.whys[value] }))}
      />
      <TextField
        ref={muchRef}
        label={why === 'counted' ? words.counted : words.amount}
        name="stock-amount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={amount}
        onChange={setAmount}
        error={muchError}
      />
      {reason.field}
      {error && !(error instanceof StepUpDeclined) && (
        <Notice tone="warning">{sentenceOf(error, shopAdmin.notDone)}</Notice>
      )}
      <div>
        <Button type="submit" size="small" kind="line" busy={isPending} busyLabel={words.going}>
          {words.go}
        </Button>
      </div>
    </form>
  );
}

function Moves({ sku }: { readonly sku: string }) {
  const { timeZone } = useMember();
  const { first, items, hasMore, more, state, ...asked } = useStockMoves(sku);
  if (!first) return <NotThere {...asked} />;
  if (items.length === 0) return <p className={styles.quiet}>{products.movesEmpty}</p>;
  return (
    <PagedList
      className={styles.lines}
      items={items}
      words={shopAdmin.paged}
      hasMore={hasMore}
      state={state}
      onMore={() => void more()}
    >
      {({ id, at, amount, why, note, number }) => (
        <li key={id}>
          <span>
            {momentOf(at, timeZone)}, {products.moved(why)}
            {number && `, ${products.order(number)}`}
            {note && <q>{note}</q>}
          </span>
          <span>{amount > 0 ? `+${amount}` : amount}</span>
        </li>
      )}
    </PagedList>
  );
}
