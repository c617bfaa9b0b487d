import { PAIN_PLACES } from '#domain/cycle/day-log.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { AnyOf } from './group.tsx';
import { PLACE_WORDS, sheet } from './sheet.copy.ts';
import type { PartProps } from './sheet-props.ts';
import styles from './pain.module.css';

const words = sheet.pain;
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SMALLEST = 3.5;
const GROWS = 0.85;
const RING = 3;

/** Pain from 0 to 10 as eleven growing dots, each with its words, and where it hurts. */
export function PainPart({ day: { pain }, set }: PartProps) {
  const put = (level: number) => set('pain', { level, places: level === 0 ? [] : (pain?.places ?? []) });
  return (
    <>
      <div className={styles.pain}>
        <p className={styles.said} data-unset={!pain || undefined}>
          {pain ? words.value(pain.level) : words.unset}
        </p>
        <div className={styles.dots} role="radiogroup" aria-label={words.range}>
          {LEVELS.map((level) => (
            <label key={level} className={styles.dot} data-on={(pain && level <= pain.level) || undefined}>
              <input
                type="radio"
                name="pain"
                aria-label={words.level(level)}
                checked={pain?.level === level}
                onChange={() => put(level)}
              />
              <Dot level={level} />
              <span aria-hidden="true">{level}</span>
            </label>
          ))}
        </div>
        {pain && <TextButton onClick={() => set('pain', null)}>{words.clear}</TextButton>}
      </div>
      {pain && pain.level > 0 && (
        <AnyOf
          label={words.places}
          values={PAIN_PLACES}
          words={PLACE_WORDS}
          chosen={pain.places}
          onChange={(places) => set('pain', { level: pain.level, places: places ?? [] })}
        />
      )}
    </>
  );
}

/** Each dot a little larger than the one before; around the chosen one a ring. */
function Dot({ level }: { readonly level: number }) {
  const radius = SMALLEST + GROWS * level;
  return (
    <svg width="32" height="32" viewBox="-16 -16 32 32" aria-hidden="true">
      <circle r={radius} />
      <circle className={styles.ring} r={radius + RING} />
    </svg>
  );
}
