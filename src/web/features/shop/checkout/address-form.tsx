import { useState, type FormEvent } from 'react';
import type { AddressesReply, AddressPut } from '#contract/shop/shop.schemas.ts';
import { regionsOf } from '#domain/shop/address.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { shop } from '../shop.copy.ts';
import { useSaveAddress } from '../shop.queries.ts';
import { countryOptions } from './countries.ts';
import styles from './checkout.module.css';

const words = shop.checkout;
const NOTHING: AddressPut = { name: '', line1: '', line2: '', city: '', region: '', postcode: '', country: 'US' };
const AUTOFILL = {
  name: 'name',
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  postcode: 'postal-code',
} as const;
type Props = {
  readonly book: AddressesReply;
  readonly onSaved: (id: string) => void;
  /** Null where there is nothing to go back to. */ readonly onCancel: (() => void) | null;
};

/** A new address. What is wrong with it the server says, by its field; what she typed stays. */
export function AddressForm({ book, onSaved, onCancel }: Props) {
  const [typed, setTyped] = useState(NOTHING);
  const [id] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useSaveAddress();
  const fields = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
  const set = (field: keyof AddressPut) => (value: string) => setTyped((was) => ({ ...was, [field]: value }));
  const regions = regionsOf(typed.country);
  const text = (field: keyof typeof AUTOFILL, more: { optional?: boolean } = {}) => (
    <TextField
      label={words.fields[field]}
      value={typed[field]}
      onChange={set(field)}
      error={fields[field]}
      autoComplete={AUTOFILL[field]}
      {...more}
    />
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    mutate({ id, typed }, { onSuccess: () => onSaved(id) });
  };
  return (
    <form method="post" className={styles.new} aria-label={words.newAddress} onSubmit={save}>
      <SelectField
        label={words.country}
        value={typed.country}
        onChange={(country) => setTyped((was) => ({ ...was, country, region: '' }))}
        options={countryOptions(book)}
        error={fields['country']}
        autoComplete="country"
      />
      {text('name')}
      {text('line1')}
      {text('line2', { optional: true })}
      <div className={styles.pair}>
        {text('city')}
        {text('postcode')}
      </div>
      {regions.length > 0 && (
        <SelectField
          label={words.fields.region}
          placeholder={words.chooseRegion}
          value={typed.region}
          onChange={set('region')}
          options={regions.map((region) => ({ value: region, label: region }))}
          error={fields['region']}
          autoComplete="address-level1"
        />
      )}
      {error && <Notice tone="danger">{sentenceOf(error, words.addressFailed)}</Notice>}
      <div className={styles.acts}>
        <Button type="submit" kind="line" busy={isPending} busyLabel={words.saving}>
          {words.save}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
      <p className={styles.small}>{words.sealed}</p>
    </form>
  );
}
