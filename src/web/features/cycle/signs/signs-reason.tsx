import type { CycleView } from '#domain/cycle/cycle-view.ts';
import { phaseWords, reasonWords } from './signs.copy.ts';
import styles from './signs.module.css';

type Props = { readonly view: CycleView; /** What it is said of. */ readonly about: 'period' | 'phase' };

/** One sentence where the member's signs say another day than the calendar; nothing where they agree. */
export function SignsReason({ view, about }: Props) {
  const said = about === 'period' ? reasonWords(view) : phaseWords(view);
  return said && <p className={styles.reason}>{said}</p>;
}
