import styles from './closed.module.css';

export type DoorPictureName = 'dots' | 'bars' | 'pairs' | 'arc' | 'pages';

// What a door shows is the kind of drawing behind it, not anybody's days.
const DRAWN: Readonly<Record<DoorPictureName, string>> = {
  dots: 'M22 58h.1M34 58h.1M46 58h.1M58 58h.1M22 76h.1M34 76h.1M46 76h.1M58 76h.1M22 94h.1M34 94h.1M46 94h.1M58 94h.1',
  bars: 'M18 52h34M18 68h44M18 84h22M18 100h30',
  pairs: 'M22 60h14M46 60h14M22 78h14M46 78h14M22 96h14M46 96h14M36 60h10M36 96h10',
  arc: 'M16 98c12 0 14-42 24-42s12 42 24 42',
  pages: 'M26 48h20l10 10v44H26zM46 48v10h10M32 70h18M32 80h18M32 90h12',
};

/** A leaf of a door that is shut, with the drawing that is behind it. */
export function DoorPicture({ name }: { readonly name: DoorPictureName }) {
  return (
    <svg className={styles.door} viewBox="0 0 80 116" aria-hidden="true">
      <path className={styles.frame} d="M4 114V40a36 36 0 0 1 72 0v74z" />
      <path className={styles.drawn} data-name={name} d={DRAWN[name]} />
      <path className={styles.leaf} d="M40 4v110" />
    </svg>
  );
}
