import { Button } from '#web/ui/actions/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { archetype } from './archetype.copy.ts';
import { FiveWindows } from './fireside/fireside.tsx';
import styles from './archetype.module.css';

type Props = { readonly answered: number; readonly of: number; readonly onStart: () => void };

/** Before the first question, and where the member left off. */
export function StartPanel({ answered, of, onStart }: Props) {
  const { title, text, begin } = answered > 0 ? archetype.resume(answered, of) : archetype.start;
  return (
    <Panel ground="hearth" as="section" aria-labelledby="start">
      <div className={styles.begin}>
        <div className={styles.start}>
          <h2 id="start">{title}</h2>
          <p>{text}</p>
          <div className={styles.buttons}>
            <Button onClick={onStart}>{begin}</Button>
            {answered === 0 && <span>{archetype.start.time}</span>}
          </div>
        </div>
        <FiveWindows />
      </div>
    </Panel>
  );
}
