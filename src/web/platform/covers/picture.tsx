import { Cover } from './cover.tsx';
import styles from './picture.module.css';

/** A drawn arch, and the dusk in its place until it came. */
export function Picture({ cover }: { readonly cover: string }) {
  return (
    <div className={styles.place}>
      <Cover of={cover} />
    </div>
  );
}
