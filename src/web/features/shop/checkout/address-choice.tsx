import { useState } from 'react';
import type { AddressesReply, AddressWire } from '#contract/shop/shop.schemas.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { shop } from '../shop.copy.ts';
import { useDeleteAddress } from '../shop.queries.ts';
import { AddressForm } from './address-form.tsx';
import { countryName } from './countries.ts';
import styles from './checkout.module.css';

const words = shop.checkout;
type Props = {
  readonly book: AddressesReply;
  readonly chosen: string | null;
  readonly onChoose: (address: string) => void;
};

/** Her addresses, one of them chosen, and the way to a new one. Without any the form stands open. */
export function AddressChoice({ book, chosen, onChoose }: Props) {
  const [isAdding, setIsAdding] = useState(false);
  const { addresses } = book;
  const isEmpty = addresses.length === 0;
  return (
    <section className={styles.part} aria-labelledby="where">
      <h2 id="where">{words.where}</h2>
      {!isEmpty && (
        <div role="radiogroup" aria-labelledby="where" className={styles.addresses}>
          {addresses.map((one) => (
            <Choice key={one.id} of={one} isChosen={one.id === chosen} onChoose={() => onChoose(one.id)} />
          ))}
        </div>
      )}
      {isEmpty || isAdding ? (
        <AddressForm
          book={book}
          onSaved={(id) => {
            onChoose(id);
            setIsAdding(false);
          }}
          onCancel={isEmpty ? null : () => setIsAdding(false)}
        />
      ) : (
        <div>
          <Button kind="line" size="small" onClick={() => setIsAdding(true)}>
            {words.add}
          </Button>
        </div>
      )}
    </section>
  );
}

type ChoiceProps = { readonly of: AddressWire; readonly isChosen: boolean; readonly onChoose: () => void };

function Choice({ of, isChosen, onChoose }: ChoiceProps) {
  const { mutate, isPending } = useDeleteAddress();
  const { id, name, line1, city } = of;
  return (
    <div className={styles.address} data-chosen={isChosen || undefined} aria-busy={isPending || undefined}>
      <label>
        <input type="radio" name="address" checked={isChosen} onChange={onChoose} />
        <b>{name}</b>
        <small>{lineOf(of)}</small>
      </label>
      <TextButton
        muted
        aria-label={words.deleteOf(`${line1}, ${city}`)}
        onClick={() => mutate(id, { onError: (error) => toast({ title: sentenceOf(error, words.addressFailed) }) })}
      >
        {words.delete}
      </TextButton>
    </div>
  );
}

/** An address in one line. */
export function lineOf({ line1, line2, city, region, postcode, country }: Omit<AddressWire, 'id' | 'name'>): string {
  const place = [city, [region, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [line1, line2, place, countryName(country)].filter(Boolean).join(', ');
}
