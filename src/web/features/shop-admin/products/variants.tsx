import { useId } from 'react';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { shopAdmin } from '../shop-admin.copy.ts';
import styles from '../shop-admin.module.css';
import { emptyVariant, variantFaults, type TypedProduct, type TypedVariant } from './typed-product.ts';

const { product: words } = shopAdmin;
const MOST = 20;
type Props = {
  readonly of: TypedProduct;
  /** It was tried to send them: what is wrong is said. */ readonly isAsked: boolean;
  readonly onChange: (variants: readonly TypedVariant[]) => void;
};

/** The variants of a product: code, name, price and weight. */
export function Variants({ of: { variants, kind }, isAsked, onChange }: Props) {
  const id = useId();
  const change = (key: string, changes: Partial<TypedVariant>) =>
    onChange(variants.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h3 id={id}>{words.variants}</h3>
      {variants.map((one, at) => {
        const wrong = isAsked ? variantFaults(one, kind) : { sku: false, name: false, price: false, weight: false };
        // A code that was saved stays: orders and stock are known by it.
        const isNew = one.key.startsWith('+');
        return (
          <fieldset key={one.key} className={styles.variant}>
            <legend>{one.name.trim() || words.variant(at + 1)}</legend>
            <TextField
              label={words.sku}
              name={`variant-${one.key}-sku`}
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
              readOnly={!isNew}
              value={one.sku}
              onChange={(sku) => change(one.key, { sku })}
              error={wrong.sku && words.idMissing}
            />
            <TextField
              label={words.variantName}
              name={`variant-${one.key}-name`}
              autoComplete="off"
              maxLength={40}
              value={one.name}
              onChange={(name) => change(one.key, { name })}
              error={wrong.name && words.missing}
            />
            <TextField
              label={words.price}
              name={`variant-${one.key}-price`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              value={one.price}
              onChange={(price) => change(one.key, { price })}
              error={wrong.price && words.priceMissing}
            />
            {kind === 'physical' && (
              <TextField
                label={words.weight}
                name={`variant-${one.key}-weight`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                value={one.weight}
                onChange={(weight) => change(one.key, { weight })}
                error={wrong.weight && words.weightMissing}
              />
            )}
            <Switch checked={one.isShown} onChange={(isShown) => change(one.key, { isShown })}>
              {words.variantShown}
            </Switch>
          </fieldset>
        );
      })}
      {variants.length < MOST && (
        <p>
          <TextButton onClick={() => onChange([...variants, emptyVariant(`+${variants.length}`)])}>
            {words.more}
          </TextButton>
        </p>
      )}
    </section>
  );
}
