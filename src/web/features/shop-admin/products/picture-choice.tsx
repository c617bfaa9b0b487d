import { useId } from 'react';
import { PRODUCT_DRAWINGS } from '#domain/shop/product-drawings.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { ProductPicture, isDrawing } from '#web/ui/drawings/products/product-picture.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { shopAdmin } from '../shop-admin.copy.ts';
import { useUploadPicture } from '../shop-admin.queries.ts';
import styles from '../shop-admin.module.css';

const { product: words } = shopAdmin;
const UPLOADED = 'uploaded';
type Props = { readonly picture: string; readonly onChange: (picture: string) => void };

/** One of our drawings, or a picture that is uploaded: it shows once the product is saved with it. */
export function PictureChoice({ picture, onChange }: Props) {
  const { mutate, isPending, error } = useUploadPicture();
  const hintId = useId();
  const isDrawn = isDrawing(picture);
  return (
    <div className={styles.picture}>
      <ProductPicture name={picture} size="shelf" />
      <div className={styles.act}>
        <SelectField
          label={words.picture}
          name="product-picture"
          value={isDrawn ? picture : UPLOADED}
          onChange={(value) => value !== UPLOADED && onChange(value)}
          options={[
            ...(isDrawn ? [] : [{ value: UPLOADED, label: words.uploaded }]),
            ...PRODUCT_DRAWINGS.map((value) => ({ value, label: words.pictures[value] })),
          ]}
        />
        <label className={styles.upload}>
          <span>{isPending ? words.uploading : words.upload}</span>
          <input
            className="vh"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            disabled={isPending}
            aria-describedby={hintId}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) mutate(file, { onSuccess: onChange });
              target.value = '';
            }}
          />
        </label>
        <p id={hintId} className={styles.quiet}>
          {words.uploadHint}
        </p>
        {error && <Notice tone="warning">{sentenceOf(error, shopAdmin.notDone)}</Notice>}
      </div>
    </div>
  );
}
