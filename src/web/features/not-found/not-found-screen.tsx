import { href } from '#contract/screens.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { QuietArch } from '#web/ui/drawings/scene/quiet-arch.tsx';
import { notFoundCopy } from './not-found.copy.ts';
import styles from './not-found.module.css';

/** The page of an address that leads nowhere (§2.9): an empty hearth under an arch, and the way home. */
export function NotFoundScreen() {
  return (
    <div className={styles.page}>
      <QuietArch holds="ember" />
      <h1>{notFoundCopy.title}</h1>
      <p className={styles.text}>{notFoundCopy.text}</p>
      <LinkButton href={href('home')}>{notFoundCopy.home}</LinkButton>
    </div>
  );
}
