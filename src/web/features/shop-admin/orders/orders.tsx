import { useState, type FormEvent } from 'react';
import { ORDER_VIEWS, type OrderView } from '#domain/shop-admin/looking-after.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { NotThere } from '../not-there.tsx';
import { shopAdmin } from '../shop-admin.copy.ts';
import { useFindOrder, useOrders } from '../shop-admin.queries.ts';
import styles from '../shop-admin.module.css';
import { OrderRow } from './order-row.tsx';

const { orders: words } = shopAdmin;
const isView = (value: string): value is OrderView => (ORDER_VIEWS as readonly string[]).includes(value);

/** Orders by where they are, and the one of a number. */
export function Orders() {
  const [view, setView] = useState<OrderView>('to_pack');
  const { mutate, data, isPending, error, reset } = useFindOrder();
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label={words.view}
          name="shop-view"
          value={view}
          onChange={(value) => {
            if (isView(value)) setView(value);
            reset();
          }}
          options={ORDER_VIEWS.map((value) => ({ value, label: words.views[value] }))}
        />
        <Find onFind={(number) => mutate(number)} busy={isPending} />
      </div>
      {error && <Notice tone="warning">{sentenceOf(error, shopAdmin.notDone)}</Notice>}
      {data ? (
        <section aria-label={words.foundTitle}>
          {data.items.length > 0 ? (
            <ol className={styles.rows}>
              {data.items.map((one) => (
                <OrderRow key={one.id} of={one} />
              ))}
            </ol>
          ) : (
            <Notice>{words.none}</Notice>
          )}
          <p>
            <TextButton onClick={reset}>{words.all}</TextButton>
          </p>
        </section>
      ) : (
        <List key={view} view={view} />
      )}
      <p className={styles.caption}>{words.caption}</p>
    </>
  );
}

function List({ view }: { readonly view: OrderView }) {
  const { first, items, hasMore, more, state, ...asked } = useOrders(view);
  if (!first) return <NotThere {...asked} />;
  if (items.length === 0) return <Empty title={words.empty.title}>{words.empty.text}</Empty>;
  return (
    <PagedList
      className={styles.rows}
      items={items}
      words={shopAdmin.paged}
      hasMore={hasMore}
      state={state}
      onMore={() => void more()}
    >
      {(one) => <OrderRow key={one.id} of={one} />}
    </PagedList>
  );
}

function Find({ onFind, busy }: { readonly onFind: (number: string) => void; readonly busy: boolean }) {
  const [number, setNumber] = useState('');
  const { ref, error, stops } = useMissing<HTMLInputElement>(number.trim() === '', words.missing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !stops()) onFind(number.trim());
  };
  return (
    <form method="post" role="search" noValidate className={styles.find} onSubmit={submit}>
      <TextField
        ref={ref}
        label={words.number}
        name="shop-number"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        value={number}
        onChange={setNumber}
        error={error}
      />
      <Button type="submit" kind="line" busy={busy} busyLabel={shopAdmin.loading}>
        {words.find}
      </Button>
    </form>
  );
}
