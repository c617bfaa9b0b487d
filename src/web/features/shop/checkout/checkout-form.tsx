import { useState } from 'react';
import { href } from '#contract/screens.ts';
import type { AddressesReply, CartReply } from '#contract/shop/shop.schemas.ts';
import { useNavigate } from '#web/platform/address/path.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CheckChip } from '#web/ui/choices/chip.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { shop } from '../shop.copy.ts';
import { usePay, usePlaceOrder, useQuote } from '../shop.queries.ts';
import { AddressChoice } from './address-choice.tsx';
import { CountryChoice } from './country-choice.tsx';
import { SumsList } from './sums-list.tsx';
import styles from './checkout.module.css';

const words = shop.checkout;
type Props = { readonly cart: CartReply; readonly book: AddressesReply };

/** Where it goes, whether points are used, what it costs, and the one button. */
export function CheckoutForm({ cart, book }: Props) {
  const isPacked = cart.lines.some(({ kind }) => kind === 'physical');
  const hasDownload = cart.lines.some(({ kind }) => kind === 'digital');
  const [address, setAddress] = useState<string | null>(null);
  const [country, setCountry] = useState<string | null>(null);
  const [usesPoints, setUsesPoints] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const chosen = book.addresses.find(({ id }) => id === address) ?? book.addresses[0] ?? null;
  const to = isPacked
    ? chosen && { address: chosen.id, country: null, usesPoints }
    : country === null
      ? null
      : { address: null, country, usesPoints };
  const quote = useQuote(to, cart.goods);
  const { order, busy, error } = useOrdering();
  const isMissing = useMissing<HTMLDivElement>(hasDownload && !agrees, words.digitalMissing);
  const press = () => {
    if (!to || !quote.data || isMissing.stops()) return;
    order({ ...to, seenTotal: quote.data.sums.total, agreesDigital: agrees });
  };
  return (
    <div className={styles.checkout}>
      <div className={styles.form}>
        {isPacked ? (
          <AddressChoice book={book} chosen={chosen?.id ?? null} onChoose={setAddress} />
        ) : (
          <CountryChoice book={book} chosen={country} onChoose={setCountry} />
        )}
      </div>
      <section className={styles.till} aria-labelledby="sums">
        <h2 id="sums">{words.sums}</h2>
        {cart.usable > 0 && (
          <Switch checked={usesPoints} onChange={setUsesPoints} note={words.pointsNote(cart.usable)}>
            {words.points(cart.usable)}
          </Switch>
        )}
        <SumsList goods={cart.goods} quote={to ? quote.data : undefined} isWaiting={to !== null && quote.isFetching} />
        {hasDownload && (
          <div ref={isMissing.ref} tabIndex={-1} className={styles.agree}>
            <CheckChip checked={agrees} onChange={setAgrees}>
              {words.digital}
            </CheckChip>
            {isMissing.error && <p role="alert">{isMissing.error}</p>}
          </div>
        )}
        {quote.error && <Notice tone="danger">{sentenceOf(quote.error, shop.failed.text)}</Notice>}
        {error && <Notice tone="danger">{sentenceOf(error, words.orderFailed)}</Notice>}
        {to && quote.data && (
          <Button full busy={busy} busyLabel={words.ordering} onClick={press}>
            {words.order(quote.data.sums.total)}
          </Button>
        )}
        <p className={styles.small}>
          {cart.checkout === 'practice' && <>{shop.cart.practice} </>}
          {isPacked ? `${shop.cart.held} ${words.terms}` : ''}
        </p>
      </section>
    </div>
  );
}

/** Orders, then leaves for the page it is paid on; where that does not open, for the order's own page. */
function useOrdering() {
  const navigate = useNavigate();
  const { pay, busy } = usePay();
  const { mutate, isPending, error } = usePlaceOrder((order) =>
    pay(order, { onError: () => navigate(href('shopOrder', { params: { order } })) }),
  );
  return { order: mutate, busy: isPending || busy, error };
}
