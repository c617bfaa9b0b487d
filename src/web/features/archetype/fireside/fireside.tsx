import { ARCHETYPES } from '#domain/archetype/archetype.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { archetype } from '../archetype.copy.ts';
import styles from './fireside.module.css';

const STEP = 76;
const FOOT = 160;
const arch = (left: number) => `M${left} ${FOOT}V56a28 28 0 0 1 56 0V${FOOT}Z`;

/**
 * Five arches with the same small fire in each: before the first answer nothing leans. It says nothing that the words
 * do not.
 */
export function FiveArches() {
  return (
    <svg className={styles.five} viewBox={`0 24 ${STEP * ARCHETYPES.length} 140`} aria-hidden="true">
      <path className={styles.ground} d={`M0 ${FOOT}H${STEP * ARCHETYPES.length}`} />
      {ARCHETYPES.map((id, place) => (
        <g key={id}>
          <rect className={styles.fire} x={place * STEP + 10} y={FOOT - 34} width="56" height="34" />
          <path className={styles.arch} d={arch(place * STEP + 10)} />
        </g>
      ))}
    </svg>
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
