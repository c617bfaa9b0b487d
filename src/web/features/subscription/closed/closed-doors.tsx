import { Lock } from 'lucide-react';
import { useId } from 'react';
import type { Feature } from '#domain/membership/is-open.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { closed as copy } from './closed.copy.ts';
import { DoorPicture, type DoorPictureName } from './door-picture.tsx';
import styles from './closed.module.css';

export type Door = { readonly title: string; readonly text: string; readonly picture: DoorPictureName };
type Props = { readonly feature: Feature; readonly doors: readonly Door[]; readonly stays: string };

/**
 * What is closed, closed kindly (decisions 9, design-wave2): each door keeps its picture and says what is behind it, a press opens the
 * trial-ended modal, and one line says what stays open. Nothing is blurred, and no shelf is empty.
 */
export function ClosedDoors({ feature, doors, stays }: Props) {
  const id = useId();
  return (
    <div className={styles.shelf}>
      <ul className={styles.doors} data-count={doors.length}>
        {doors.map(({ title, text, picture }, index) => (
          <li key={title}>
            <DoorPicture name={picture} />
            <div className={styles.words}>
              <h3>{title}</h3>
              <p id={`${id}${index}`}>{text}</p>
              <button
                type="button"
                className={styles.open}
                aria-haspopup="dialog"
                aria-label={copy.open(title)}
                aria-describedby={`${id}${index}`}
                onClick={() => askForPremium(feature)}
              >
                <Lock size={14} strokeWidth={1.8} aria-hidden="true" />
                {copy.part}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.stays}>{stays}</p>
    </div>
  );
}
