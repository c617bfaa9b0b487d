import type { Energy } from '#domain/cycle/day-log.ts';
import styles from './marks.module.css';

/* From a glow in the coals to a tall fire; each stands on the same ground line at 30. */
const FIRES: Readonly<Record<Energy, string>> = {
  1: 'M14.5 27.5h0M11 28.6h0M18 28.4h0',
  2: 'M15 20c.6 2.4 3.2 3.6 3.2 6.2a3.2 3.2 0 0 1-6.4 0c0-1.5.9-2.2 1.4-3 .3.8.6 1 1 1.3-.2-1.6.1-3.2.8-4.5Z',
  3: 'M15.2 14c.9 3.8 5 5.7 5 9.9a5.2 5.2 0 0 1-10.4 0c0-2.4 1.4-3.5 2.2-4.8.5 1.4 1 1.8 1.7 2.1-.3-2.6.2-5.1 1.5-7.2Z',
  4: 'M15.4 8c1.2 5.1 6.6 7.7 6.6 13.5a7 7 0 0 1-14 0c0-3.2 1.9-4.7 3-6.5.6 1.9 1.3 2.5 2.3 2.9-.5-3.5.2-7 2.1-9.9Z',
  5: 'M15.6 1c1.5 6.8 8.4 10.3 8.4 18a9 9 0 0 1-18 0c0-4.2 2.4-6.2 3.9-8.6.8 2.5 1.7 3.3 3 3.8-.6-4.6.3-9.3 2.7-13.2Z',
};

/** Energy as a fire that grows from embers to bright, standing on one ground line. Takes the phase colour around it. */
export function EnergyEmber({ energy }: { readonly energy: Energy }) {
  return (
    <svg className={styles.fire} width="30" height="32" viewBox="0 0 30 32" aria-hidden="true" data-energy={energy}>
      <path className={styles.ground} d="M7 30.5h16" />
      <path d={FIRES[energy]} />
    </svg>
  );
}
