import { Printer } from 'lucide-react';
import { useState } from 'react';
import type { StaffOrder } from '#contract/shop-admin/shop-admin.schemas.ts';
import { isHeld } from '#domain/shop/dispute.ts';
import { STAFF_SHOP } from '#domain/shop-admin/looking-after.ts';
import { momentOf } from '#web/features/admin/public.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { PagedList } from '#web/ui/lists/paged-list.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { NotThere } from '../not-there.tsx';
import { countryOf } from '../country.ts';
import { shopAdmin } from '../shop-admin.copy.ts';
import { useOpenParcels, useOrders } from '../shop-admin.queries.ts';
import styles from '../shop-admin.module.css';
import { Slips } from './slips.tsx';

const { packing: words } = shopAdmin;

/** Chooses the orders that are packed now, and opens their addresses on a list to print. */
export function Packing() {
  const { mutate, data, error, isPending, reset } = useOpenParcels();
  const [asked, setAsked] = useState(0);
  if (data)
    return (
      <>
        <div className={styles.bar}>
          <Button size="small" onClick={() => window.print()}>
            <Printer size={17} aria-hidden="true" />
            {words.print}
          </Button>
          <TextButton onClick={reset}>{words.close}</TextButton>
        </div>
        {data.parcels.length < asked && <Notice>{words.gone(asked - data.parcels.length)}</Notice>}
        <Slips of={data} />
      </>
    );
  return (
    <>
      <p className={styles.lead}>{words.lead}</p>
      {error && !(error instanceof StepUpDeclined) && (
        <Notice tone="warning">{sentenceOf(error, shopAdmin.notDone)}</Notice>
      )}
      <Choose
        busy={isPending}
        onOpen={(orders) => {
          setAsked(orders.length);
          mutate(orders);
        }}
      />
      <p className={styles.caption}>{words.neutral}</p>
    </>
  );
}

type ChooseProps = { readonly busy: boolean; readonly onOpen: (orders: readonly string[]) => void };

function Choose({ busy, onOpen }: ChooseProps) {
  const { first, items: paid, hasMore, more, state, ...asked } = useOrders('to_pack');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  if (!first) return <NotThere {...asked} />;
  const items = paid.filter((one) => !isHeld(one));
  if (items.length === 0 && !hasMore) return <Empty title={words.empty.title}>{words.empty.text}</Empty>;
  // What left the list meanwhile is not asked for.
  const orders = chosen.filter((id) => items.some((one) => one.id === id));
  const open = () => {
    const why = orders.length === 0 ? words.missing : orders.length > STAFF_SHOP.parcels ? words.tooMany : null;
    setFault(why);
    if (why === null && !busy) onOpen(orders);
  };
  return (
    <>
      <PagedList
        className={styles.list}
        items={items}
        words={shopAdmin.paged}
        hasMore={hasMore}
        state={state}
        onMore={() => void more()}
      >
        {(one) => (
          <ChooseRow
            key={one.id}
            of={one}
            isChosen={orders.includes(one.id)}
            onChange={(isChosen) => {
              setFault(null);
              setChosen(isChosen ? [...orders, one.id] : orders.filter((id) => id !== one.id));
            }}
          />
        )}
      </PagedList>
      {fault && <Notice tone="warning">{fault}</Notice>}
      <div className={styles.go}>
        <Button onClick={open} busy={busy} busyLabel={words.going}>
          {words.go(Math.max(1, orders.length))}
        </Button>
      </div>
    </>
  );
}

type RowProps = { readonly of: StaffOrder; readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void };

function ChooseRow({ of: { number, placedAt, lines, country }, isChosen, onChange }: RowProps) {
  const { timeZone } = useMember();
  const packed = lines.filter(({ kind }) => kind === 'physical');
  return (
    <li className={styles.choice}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={words.choose(number)}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>
          <span className={styles.number}>{number}</span>
          <small>
            {momentOf(placedAt, timeZone)} · {countryOf(country)} ·{' '}
            {packed.map(({ quantity, name, variant }) => `${quantity} × ${name}, ${variant}`).join(' · ')}
          </small>
        </span>
      </label>
    </li>
  );
}
