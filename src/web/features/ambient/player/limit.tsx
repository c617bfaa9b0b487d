import { href } from '#contract/screens.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { ambient } from '../ambient.copy.ts';
import styles from '../ambient.module.css';

/** How many sounds limited access plays at once, and the way to more. */
export function Limit() {
  return (
    <p className={styles.caption}>
      {ambient.limited}{' '}
      <TextLink inline href={href('subscription')}>
        {ambient.seePlans}
      </TextLink>
    </p>
  );
}
