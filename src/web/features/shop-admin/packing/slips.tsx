import type { OpenedParcel, ParcelsReply } from '#contract/shop-admin/shop-admin.schemas.ts';
import { countryOf } from '../country.ts';
import { shopAdmin } from '../shop-admin.copy.ts';
import styles from './slips.module.css';

const { packing: words } = shopAdmin;

/** The packing list: a slip for each parcel, which paper never breaks in two. */
export function Slips({ of: { parcels, sender } }: { readonly of: ParcelsReply }) {
  return (
    <section aria-label={words.opened}>
      <ol className={styles.slips}>
        {parcels.map((parcel) => (
          <Slip key={parcel.order} of={parcel} sender={sender} />
        ))}
      </ol>
    </section>
  );
}

function Slip({ of, sender }: { readonly of: OpenedParcel; readonly sender: string }) {
  const { name, line1, line2, city, region, postcode, country } = of.to;
  const place = [city, region, postcode].filter((part) => part !== '').join(' ');
  return (
    <li className={styles.slip}>
      <div>
        <h3>{of.number}</h3>
        <p className={styles.from}>{words.from(sender)}</p>
        <address className={styles.to} aria-label={words.to}>
          {[name, line1, line2, place, countryOf(country)]
            .filter((line) => line !== '')
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </address>
      </div>
      <div>
        <ul className={styles.things}>
          {of.lines.map(({ sku, quantity, name: thing, variant }) => (
            <li key={sku}>
              <span className={styles.box} aria-hidden="true" />
              <span>
                {quantity} × {thing}, {variant}
              </span>
              <code>{sku}</code>
            </li>
          ))}
        </ul>
        <p className={styles.from}>
          {words.grams(of.grams)} · {words.customs}: {of.contents}
        </p>
      </div>
    </li>
  );
}
