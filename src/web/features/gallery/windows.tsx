import { ALL_WINDOWS } from '#web/ui/drawings/windows/all-windows.ts';
import { Window } from '#web/ui/drawings/windows/window.tsx';
import { Specimen } from './specimen.tsx';
import styles from './gallery.module.css';

/** Every window at 96, 200 and 480 px. The theme is the sheet's. */
export function Windows() {
  return (
    <Specimen id="windows" title="Windows" note="Two lights in each: the sky outside, the hearth within.">
      {Object.entries(ALL_WINDOWS).map(([name, { drawing, shows, verb }]) => (
        <figure key={name}>
          <figcaption>
            {shows}: {verb}
          </figcaption>
          <div className={styles.windows}>
            {[96, 200, 480].map((width) => (
              <div key={width} data-width={width}>
                <Window of={drawing} size="fill" {...(width === 480 && { label: shows })} />
              </div>
            ))}
          </div>
        </figure>
      ))}
    </Specimen>
  );
}
