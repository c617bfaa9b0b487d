import { ALL_COVERS } from '#web/ui/drawings/covers/all-covers.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

/** Every cover of a meditation, as wide as a door of the shelf and as in the sheet it was drawn on. */
export function Covers() {
  return (
    <Specimen id="covers" title="Covers" note="One thing at rest, one warm light, room to breathe.">
      <div className={styles.windows}>
        {Object.entries(ALL_COVERS).map(([name, { drawing, shows }]) => (
          <figure key={name} data-cover>
            <Window of={drawing} size="fill" label={shows} />
            <figcaption>
              {shows}: {name}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className={styles.windows}>
        {Object.entries(ALL_COVERS).map(([name, { drawing }]) => (
          <div key={name} data-width={96}>
            <Window of={drawing} size="fill" />
          </div>
        ))}
      </div>
    </Specimen>
  );
}
