import { href } from '#contract/screens.ts';
import type { GuideSummary } from '#contract/womb-health/womb-health.schemas.ts';
import { ConditionPicture } from '#web/platform/covers/condition-picture.tsx';
import { shelf } from './guides-shelf.copy.ts';
import styles from './shelf.module.css';

type Props = { readonly guide: GuideSummary; /** Why it stands first. */ readonly why: string };

/** A guide with its window. */
export function Pictured({ guide: { id, title, kicker, minutes, window }, why }: Props) {
  return (
    <li className={styles.first}>
      <ConditionPicture of={window} />
      <div className={styles.words}>
        <p className={styles.why}>{why}</p>
        <h3>
          <a href={href('wombHealthGuide', { params: { guide: id } })}>{title}</a>
        </h3>
        <p>{kicker}</p>
        <p className={styles.length}>{shelf.minutes(minutes)}</p>
      </div>
    </li>
  );
}
