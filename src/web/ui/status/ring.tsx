import { classes } from '#web/ui/classes.ts';
import styles from './ring.module.css';

/** The turning ring of a thing in progress. It says nothing by itself: words stand beside it. */
export function Ring({ large = false }: { large?: boolean }) {
  return <span className={classes(styles.ring, large && styles.large)} data-part="ring" aria-hidden="true" />;
}
