import { PLACES_IN_ORDER } from '#domain/pain-map/body-places.ts';
import type { PainPlace } from '#domain/cycle/day-log.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { PLACE_WORDS } from '#web/ui/drawings/body/place-words.ts';
import { AnyOf } from '../group.tsx';
import { sheet } from '../sheet.copy.ts';
import type { SheetPartProps } from '../sheet-props.ts';
import { PainRelief } from './pain-relief.tsx';
import styles from './pain.module.css';

const BodyMap = deferred(async () => (await import('#web/ui/drawings/body/body-map.tsx')).BodyMap);

const words = sheet.pain;
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SMALLEST = 3.5;
const GROWS = 0.85;
const RING = 3;

/** Pain from 0 to 10 as eleven growing dots, each with its words; where it hurts; what was taken for it. */
export function PainPart({ day, set, lists, onManage }: SheetPartProps) {
  const { pain } = day;
  const toggle = (place: PainPlace) => {
    if (!pain) return;
    const next = PLACES_IN_ORDER.filter((one) => (one === place) !== pain.places.includes(one));
    set('pain', { level: pain.level, places: next });
  };
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
        <>
          <div className={styles.body}>
            <BodyMap strengthOf={(place) => (pain.places.includes(place) ? 1 : 0)} onPress={toggle} />
          </div>
          <AnyOf
            label={words.places}
            values={PLACES_IN_ORDER}
            words={PLACE_WORDS}
            chosen={pain.places}
            onChange={(places) => set('pain', { level: pain.level, places: places ?? [] })}
          />
          <PainRelief {...{ day, set, lists, onManage }} />
        </>
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
