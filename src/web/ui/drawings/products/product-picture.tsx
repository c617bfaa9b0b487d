import { useId } from 'react';
import type { ProductDrawing } from '#domain/shop/product-drawings.ts';
import { classes } from '#web/ui/classes.ts';
import { pictureOf } from '../windows/window.tsx';
import { ALL_PRODUCTS } from './all-products.ts';
import '../windows/tokens.css';
import styles from './product-picture.module.css';

type Props = {
  readonly name: ProductDrawing;
  /** 96, 152, 240 px, or as wide as its place up to 480 px. */ readonly size?: 'thumb' | 'shelf' | 'large' | 'page';
  /** Without it there is nothing to hear: the name of the product stands beside the picture. */ readonly label?: string;
};

/** A product as we draw it, on a plank that goes from edge to edge of its place: beside another, both stand on one plank. */
export function ProductPicture({ name, size = 'shelf', label }: Props) {
  const { paints, picture } = pictureOf(ALL_PRODUCTS[name].drawing, {
    id: useId(),
    light: undefined,
    hemisphere: undefined,
  });
  return (
    <span className={styles.place}>
      <svg
        className={classes(styles.picture, styles[size])}
        viewBox="0 0 240 240"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <defs>{paints}</defs>
        {picture}
      </svg>
      <span className={styles.plank} />
    </span>
  );
}
