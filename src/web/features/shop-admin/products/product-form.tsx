import { useState, type FormEvent } from 'react';
import type { StaffProduct } from '#contract/shop-admin/shop-admin.schemas.ts';
import { GOODS } from '#domain/digital-good/goods.ts';
import { PRODUCT_KINDS, SHELVES } from '#domain/shop/product.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { useReason } from '../reason-field.tsx';
import { shopAdmin } from '../shop-admin.copy.ts';
import { useSaveProduct } from '../shop-admin.queries.ts';
import styles from '../shop-admin.module.css';
import { PictureChoice } from './picture-choice.tsx';
import { areRight, isCode, isPlace, productBody, typedProduct, type TypedProduct } from './typed-product.ts';
import { Variants } from './variants.tsx';
import { useWords } from './words-fields.tsx';

const { product: words } = shopAdmin;
type Props = { readonly of?: StaffProduct; readonly onDone?: () => void };

/** Writes a product or changes one, by the version that is shown. */
export function ProductForm({ of, onDone }: Props) {
  const [typed, setTyped] = useState<TypedProduct>(() => typedProduct(of));
  const { mutate, isPending, error } = useSaveProduct();
  const change = (changes: Partial<TypedProduct>) => setTyped({ ...typed, ...changes });
  const {
    ref: idRef,
    error: idError,
    stops: idStops,
  } = useMissing<HTMLInputElement>(!isCode(typed.id), words.idMissing);
  const {
    ref: placeRef,
    error: placeError,
    stops: placeStops,
  } = useMissing<HTMLInputElement>(!isPlace(typed.place), words.placeMissing);
  const {
    ref: goodRef,
    error: goodError,
    stops: goodStops,
  } = useMissing<HTMLSelectElement>(typed.kind === 'digital' && typed.good === null, words.missing);
  const said = useWords(typed, change);
  const [isAsked, setAsked] = useState(false);
  const reason = useReason('product');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || idStops() || goodStops() || placeStops() || said.stops()) return;
    setAsked(true);
    if (!areRight(typed) || reason.stops()) return;
    const body = productBody(typed, { version: of?.version ?? 0, reason: reason.reason });
    const onSuccess = () => {
      toast({ title: words.saved });
      onDone?.();
    };
    mutate({ id: typed.id.trim(), body }, { onSuccess });
  };
  return (
    <form method="post" noValidate className={styles.act} onSubmit={submit}>
      {!of && (
        <>
          <TextField
            ref={idRef}
            label={words.id}
            hint={words.idHint}
            name="product-id"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={typed.id}
            onChange={(value) => change({ id: value })}
            error={idError}
          />
          <SelectField
            label={words.kind}
            name="product-kind"
            value={typed.kind}
            onChange={(value) => change({ kind: PRODUCT_KINDS.find((one) => one === value) ?? typed.kind })}
            options={PRODUCT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          />
        </>
      )}
      {typed.kind === 'digital' && (
        <SelectField
          ref={goodRef}
          label={words.good}
          name="product-good"
          value={typed.good ?? ''}
          onChange={(value) => change({ good: GOODS.find((one) => one === value) ?? null })}
          options={GOODS.map((value) => ({ value, label: words.goods[value] }))}
          placeholder={shopAdmin.move.choose}
          error={goodError}
        />
      )}
      <div className={styles.pair}>
        <SelectField
          label={words.shelf}
          name="product-shelf"
          value={typed.shelf}
          onChange={(value) => change({ shelf: SHELVES.find((one) => one === value) ?? typed.shelf })}
          options={SHELVES.map((value) => ({ value, label: shopAdmin.shelves[value] }))}
        />
        <TextField
          ref={placeRef}
          label={words.place}
          name="product-place"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed.place}
          onChange={(value) => change({ place: value })}
          error={placeError}
        />
      </div>
      <Switch checked={typed.isShown} onChange={(isShown) => change({ isShown })}>
        {words.isShown}
      </Switch>
      {said.fields}
      <PictureChoice picture={typed.picture} onChange={(picture) => change({ picture })} />
      <Variants of={typed} isAsked={isAsked} onChange={(variants) => change({ variants })} />
      {reason.field}
      {error && !(error instanceof StepUpDeclined) && (
        <Notice tone="warning">{sentenceOf(error, shopAdmin.notDone)}</Notice>
      )}
      <div>
        <Button type="submit" size="small" busy={isPending} busyLabel={words.going}>
          {words.go}
        </Button>
      </div>
    </form>
  );
}
