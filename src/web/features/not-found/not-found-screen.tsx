import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { notFoundCopy } from './not-found.copy.ts';
import styles from './not-found.module.css';

/** The page of an address that leads nowhere (§2.9): an empty hearth under an arch, and the way home. */
export function NotFoundScreen() {
  return (
    <div className={styles.page}>
      <svg className={styles.arch} viewBox="0 0 120 150" aria-hidden="true">
        <path className={styles.wall} d="M8 148V60a52 52 0 0 1 104 0v88Z" />
        <path className={styles.dark} d="M26 148V62a34 34 0 0 1 68 0v86Z" />
        <circle className={styles.ember} cx="60" cy="138" r="5" />
      </svg>
      <h1>{notFoundCopy.title}</h1>
      <p className={styles.text}>{notFoundCopy.text}</p>
      <LinkButton href={href('home')}>{notFoundCopy.home}</LinkButton>
    </div>
  );
}
