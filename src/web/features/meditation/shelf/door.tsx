import { boardOf, doorHeight } from '#web/ui/drawings/covers/door-board.ts';
import { Cover } from '#web/platform/covers/cover.tsx';
import styles from './door.module.css';

type Props = {
  readonly cover: string;
  readonly seconds: number;
  /** One leaf is shut. */ readonly shut: boolean;
};

/** A door of the shelf: as high as the meditation is long, lit where it is open, with one leaf shut where it is not. */
export function Door({ cover, seconds, shut }: Props) {
  const height = doorHeight(seconds);
  const { top, viewBox } = boardOf(height);
  return (
    <span className={styles.door} data-shut={shut || undefined}>
      <span className={styles.picture}>
        <Cover of={cover} height={height} />
      </span>
      <svg viewBox={viewBox} aria-hidden="true">
        {shut && (
          <>
            <path className={styles.leaf} d={`M0 320V${top + 120}a120 120 0 0 1 120-120V320z`} />
            <path className={styles.handle} d={`M104 ${top + height * 0.56}v26`} />
          </>
        )}
        <path className={styles.frame} d={`M1.5 318.5V${top + 120}a118.5 118.5 0 0 1 237 0V318.5z`} />
      </svg>
    </span>
  );
}
