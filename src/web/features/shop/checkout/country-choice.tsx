import type { AddressesReply } from '#contract/shop/shop.schemas.ts';
import { SelectField } from '#web/ui/fields/field.tsx';
import { shop } from '../shop.copy.ts';
import { countryOptions } from './countries.ts';
import styles from './checkout.module.css';

const words = shop.checkout;
type Props = {
  readonly book: AddressesReply;
  readonly chosen: string | null;
  readonly onChoose: (country: string) => void;
};

/** For what is downloaded nothing but the country is asked, since tax depends on it. */
export function CountryChoice({ book, chosen, onChoose }: Props) {
  return (
    <section className={styles.part} aria-labelledby="where">
      <h2 id="where">{words.whereDigital}</h2>
      <SelectField
        label={words.country}
        hint={words.whereDigitalNote}
        placeholder={words.chooseCountry}
        value={chosen ?? ''}
        onChange={onChoose}
        options={countryOptions(book)}
        autoComplete="country"
      />
    </section>
  );
}
