import { ARCHETYPES } from '#domain/archetype/archetype.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { ARCHETYPE_WINDOWS } from '../archetype-windows.ts';
import { archetype } from '../archetype.copy.ts';
import styles from './fireside.module.css';

/** The five windows before the first answer: nothing leans yet. They say nothing that the words do not. */
export function FiveWindows() {
  return (
    <div className={styles.five}>
      {ARCHETYPES.map((id) => (
        <Window key={id} of={ARCHETYPE_WINDOWS[id]} size="fill" />
      ))}
    </div>
  );
}

/**
 * Beside a situation, where there is room: a fire that rises with each one behind the member's (`share` of the way, 0
 * to 1), and that none of them can be wrong.
 */
export function Fireside({ share }: { readonly share: number }) {
  const height = 16 + 140 * share;
  return (
    <div className={styles.fireside}>
      <Panel ground="hearth" as="aside" aria-label={archetype.aside.label}>
        <svg className={styles.one} viewBox="0 0 200 200" aria-hidden="true">
          <clipPath id="fireside">
            <path d="M44 190V90a56 56 0 0 1 112 0V190Z" />
          </clipPath>
          <rect className={styles.fire} x="44" y={190 - height} width="112" height={height} clipPath="url(#fireside)" />
          <path
            className={styles.arch}
            d="M44 190V90a56 56 0 0 1 112 0V190M28 190V84a72 72 0 0 1 144 0V190M12 190H188"
          />
        </svg>
        <p>{archetype.aside.text}</p>
      </Panel>
    </div>
  );
}
