import { useId } from 'react';
import { shopPictureAddress } from '#contract/uploads.ts';
import { PRODUCT_DRAWINGS, type ProductDrawing } from '#domain/shop/product-drawings.ts';
import { classes } from '#web/ui/classes.ts';
import { pictureOf } from '../windows/window.tsx';
import { ALL_PRODUCTS } from './all-products.ts';
import '../windows/tokens.css';
import styles from './product-picture.module.css';

type Size = 'tiny' | 'thumb' | 'shelf' | 'large' | 'page';
type Props = {
  /** One of our drawings, or the id of a picture that an admin uploaded. */ readonly name: string;
  /** 56 px on a thin plank, 96, 152, 240 px, or as wide as its place up to 480 px. */ readonly size?: Size;
  /** Without it there is nothing to hear: the name of the product stands beside the picture. */ readonly label?: string;
};

/** Whether a picture is one of our drawings. */
export function isDrawing(name: string): name is ProductDrawing {
  return (PRODUCT_DRAWINGS as readonly string[]).includes(name);
}

/** A product on a plank that goes from edge to edge of its place: beside another, both stand on one plank. */
export function ProductPicture({ name, size = 'shelf', label }: Props) {
  return (
    <span className={styles.place}>
      {isDrawing(name) ? (
        <Drawn name={name} size={size} label={label} />
      ) : (
        <img
          className={classes(styles.photo, styles[size])}
          src={shopPictureAddress(name)}
          alt={label ?? ''}
          width="512"
          height="512"
          decoding="async"
        />
      )}
      <span className={classes(styles.plank, size === 'tiny' && styles.thin)} />
    </span>
  );
}

type DrawnProps = { readonly name: ProductDrawing; readonly size: Size; readonly label: string | undefined };

function Drawn({ name, size, label }: DrawnProps) {
  const { drawing } = ALL_PRODUCTS[name];
  const { paints, picture } = pictureOf(drawing, { id: useId(), light: undefined, hemisphere: undefined });
  return (
    <svg
      className={classes(styles.picture, styles[size])}
      viewBox="0 0 240 240"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <defs>{paints}</defs>
      {picture}
    </svg>
  );
}
