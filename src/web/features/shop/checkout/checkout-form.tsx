import { useState } from 'react';
import { href } from '#contract/screens.ts';
import type { AddressesReply, CartReply, OrderPost } from '#contract/shop/shop.schemas.ts';
import { useNavigate } from '#web/platform/address/path.tsx';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { PointsSwitch } from '../cart/points-switch.tsx';
import { shop } from '../shop.copy.ts';
import { useCartPoints, usePay, usePlaceOrder, useQuote } from '../shop.queries.ts';
import { AddressChoice } from './address-choice.tsx';
import { CountryChoice } from './country-choice.tsx';
import { SumsList } from './sums-list.tsx';
import styles from './checkout.module.css';

const words = shop.checkout;
type Props = { readonly cart: CartReply; readonly book: AddressesReply };

/** Where it goes, whether points are used, what it costs, and the one button. */
export function CheckoutForm({ cart, book }: Props) {
  const isPacked = cart.lines.some(({ kind }) => kind === 'physical');
  const [address, setAddress] = useState<string | null>(null);
  const [country, setCountry] = useState<string | null>(null);
  const chosen = book.addresses.find(({ id }) => id === address) ?? book.addresses[0] ?? null;
  const place = isPacked ? placeOf({ address: chosen?.id ?? null }) : placeOf({ country });
  return (
    <div className={styles.checkout}>
      <div className={styles.form}>
        {isPacked ? (
          <AddressChoice book={book} chosen={chosen?.id ?? null} onChoose={setAddress} />
        ) : (
          <CountryChoice book={book} chosen={country} onChoose={setCountry} />
        )}
      </div>
      <Till cart={cart} place={place} />
    </div>
  );
}

type Place = Pick<OrderPost, 'address' | 'country'>;

/** Where an order goes; null while nothing is chosen. */
function placeOf({ address = null, country = null }: Partial<Place>): Place | null {
  return address === null && country === null ? null : { address, country };
}

function Till({ cart, place }: { readonly cart: CartReply; readonly place: Place | null }) {
  const hasDownload = cart.lines.some(({ kind }) => kind === 'digital');
  const points = useCartPoints(cart);
  const [agrees, setAgrees] = useState(false);
  const isTaxOpen = cart.taxAt === 'payment';
  const to = place && { ...place, usesPoints: points.chosen };
  const { data: quote, error: unquoted, isFetching } = useQuote(to, cart.goods);
  const { order, busy, error } = useOrdering();
  const { ref, error: missing, stops } = useMissing<HTMLDivElement>(hasDownload && !agrees, words.digitalMissing);
  const press = () => {
    if (!to || !quote || stops()) return;
    order({ ...to, seenTotal: quote.sums.total, agreesDigital: agrees });
  };
  return (
    <section className={styles.till} aria-labelledby="sums">
      <h2 id="sums">{words.sums}</h2>
      <PointsSwitch cart={cart} points={points} />
      <SumsList
        cart={cart}
        quote={to ? quote : undefined}
        isTaxOpen={isTaxOpen}
        isWaiting={points.isPending || (to !== null && isFetching)}
      />
      {isTaxOpen && <p className={styles.small}>{words.taxAtPayment}</p>}
      {hasDownload && (
        <div ref={ref} tabIndex={-1} className={styles.agree}>
          <label>
            <input type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
            <span>{words.digital}</span>
          </label>
          {missing && <p role="alert">{missing}</p>}
        </div>
      )}
      {unquoted && <Notice tone="danger">{sentenceOf(unquoted, shop.failed.text)}</Notice>}
      {error && <Notice tone="danger">{sentenceOf(error, words.orderFailed)}</Notice>}
      {to && quote && (
        <Button full busy={busy} busyLabel={words.ordering} onClick={press}>
          {isTaxOpen ? words.orderBeforeTax(quote.sums.total) : words.order(quote.sums.total)}
        </Button>
      )}
      <Small cart={cart} />
    </section>
  );
}

function Small({ cart: { checkout, lines } }: { readonly cart: CartReply }) {
  const isPacked = lines.some(({ kind }) => kind === 'physical');
  return (
    <p className={styles.small}>
      {checkout === 'practice' && <>{shop.cart.practice} </>}
      {isPacked && `${shop.cart.held} ${words.terms}`}
    </p>
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
