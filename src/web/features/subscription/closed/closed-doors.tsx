import { Lock } from 'lucide-react';
import { useId } from 'react';
import type { Feature } from '#domain/membership/is-open.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { closed as copy } from './closed.copy.ts';
import styles from './closed.module.css';

export type Door = { readonly title: string; readonly text: string; readonly picture: DoorPictureName };
type Props = { readonly feature: Feature; readonly doors: readonly Door[]; readonly stays: string };

/**
 * What is closed, closed kindly (decisions 9, design-wave2): each door keeps its picture and says what is behind it, a
 * press opens the trial-ended modal, and one line says what stays open. Nothing is blurred, and no shelf is empty.
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

type DoorPictureName = 'dots' | 'bars' | 'pairs' | 'arc' | 'pages';

// What a door shows is the kind of drawing behind it, not anybody's days.
const DRAWN: Readonly<Record<DoorPictureName, string>> = {
  dots: 'M22 58h.1M34 58h.1M46 58h.1M58 58h.1M22 76h.1M34 76h.1M46 76h.1M58 76h.1M22 94h.1M34 94h.1M46 94h.1M58 94h.1',
  bars: 'M18 52h34M18 68h44M18 84h22M18 100h30',
  pairs: 'M22 60h14M46 60h14M22 78h14M46 78h14M22 96h14M46 96h14M36 60h10M36 96h10',
  arc: 'M16 98c12 0 14-42 24-42s12 42 24 42',
  pages: 'M26 48h20l10 10v44H26zM46 48v10h10M32 70h18M32 80h18M32 90h12',
};

/** A leaf of a door that is shut, with the drawing that is behind it. */
function DoorPicture({ name }: { readonly name: DoorPictureName }) {
  return (
    <svg className={styles.door} viewBox="0 0 80 116" aria-hidden="true">
      <path className={styles.frame} d="M4 114V40a36 36 0 0 1 72 0v74z" />
      <path className={styles.drawn} data-name={name} d={DRAWN[name]} />
      <path className={styles.leaf} d="M40 4v110" />
    </svg>
  );
}
